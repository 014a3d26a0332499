"""Fields and buttons that most dialogs have."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QPushButton, QSpinBox, QWidget

Choice = TypeVar("Choice")


class OkCancelButtons(QDialogButtonBox):
    """The buttons that accept or cancel a dialog.

    ok: the button that accepts it.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, dialog)
        self.accepted.connect(dialog.accept)
        self.rejected.connect(dialog.reject)
        self.ok = self.button(QDialogButtonBox.StandardButton.Ok)


def push_button(text: str, do: Callable[..., object], parent: QWidget) -> QPushButton:
    """Return a button of a dialog that Enter does not press from another field."""
    button = QPushButton(text, parent)
    button.setAutoDefault(False)
    button.clicked.connect(do)
    return button


def number_box(lowest: int, highest: int, value: int, parent: QWidget) -> QSpinBox:
    """Return a field for a whole number."""
    box = QSpinBox(parent)
    box.setRange(lowest, highest)
    box.setValue(value)
    return box


def choice_box(texts: Mapping[Choice, str], chosen: Choice, parent: QWidget) -> QComboBox:
    """Return a combo box for one of some values, by their texts."""
    box = QComboBox(parent)
    for value, text in texts.items():
        box.addItem(text, value)
    box.setCurrentIndex(box.findData(chosen))
    return box
