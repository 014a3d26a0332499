"""The fields of a dialog by the names that the user reads or hears."""

from typing import TypeVar

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QMenu, QWidget

Field = TypeVar("Field", bound=QWidget)


def field(within: QWidget, name: str, kind: type[Field]) -> Field:
    """Return the field with this label, text or accessible name; without colons, and underlined letters as others."""

    def is_called(text: str) -> bool:
        return text.replace("&", "").removesuffix(":") == name

    found = {label.buddy() for label in within.findChildren(QLabel) if label.buddy() and is_called(label.text())}
    found |= {button for button in within.findChildren(QAbstractButton) if is_called(button.text())}
    found |= {each for each in within.findChildren(QWidget) if is_called(each.accessibleName())}
    (one,) = [each for each in found if isinstance(each, kind)]
    return one


def choose(within: QWidget, name: str, value: object) -> None:
    """Choose what stands for this value in a list that folds out."""
    box = field(within, name, QComboBox)
    box.setCurrentIndex(box.findData(value))


def layout_action(field: QWidget, words: str) -> QAction:
    """Return what the menu of the HEN field offers in these words."""
    actions = (action for menu in field.findChildren(QMenu) for action in menu.actions())
    return next(action for action in actions if action.text().replace("&", "") == words)
