"""The settings dialog."""

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from hen_editor.document.change import UNDO_MEGABYTES, undo_megabytes
from hen_editor.ui.clipboard import ADDRESS, PLACES_OF_HEN
from hen_editor.ui.widgets.plain_text import label

_WIDTH = 500
_LEAST_MEGABYTES, _MOST_MEGABYTES = 10, 10_000

_RESTORE, _RECOVERY, _UNDO, _ADDRESS = "session/restore", "recovery/enabled", "undo/megabytes", "address"


class SettingsDialog(QDialog):
    """Shows the settings that are stored; `values` are those chosen, by their keys."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self._restore = QCheckBox(self.tr("&Reopen windows at the next start"), self)
        self._recovery = QCheckBox(self.tr("&Keep a recovery copy of unsaved work"), self)
        self._undo = QSpinBox(self)
        self._undo.setRange(_LEAST_MEGABYTES, _MOST_MEGABYTES)
        self._undo.setSingleStep(_LEAST_MEGABYTES)
        self._address = QLineEdit(self)
        addresses = QFormLayout()
        addresses.addRow(self.tr("&Web address of a position:"), self._address)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.addRow(self.tr("&Memory for undo in MB:"), self._undo)
        button = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(button.Ok | button.Cancel | button.RestoreDefaults, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        buttons.button(button.RestoreDefaults).clicked.connect(lambda: self._show(True, True, UNDO_MEGABYTES, ADDRESS))
        self._address.textChanged.connect(
            lambda text: buttons.button(button.Ok).setEnabled(any(place in text for place in PLACES_OF_HEN))
        )
        column = QVBoxLayout(self)
        for box, details in (
            (self._restore, self.tr("Files are shown at the same move, with the same zoom and layout.")),
            (self._recovery, self.tr("It stays on this computer, and is offered if the program stops unexpectedly.")),
        ):
            column.addWidget(box)
            column.addLayout(self._details(details))
        column.addLayout(form)
        column.addLayout(self._details(self.tr("For each document opened from now on; at least the last 1,000 steps.")))
        column.addLayout(addresses)
        words = self.tr("The HEN takes the place of {first} or {second}.").format(
            first=PLACES_OF_HEN[0], second=PLACES_OF_HEN[1]
        )
        column.addLayout(self._details(words))
        column.addStretch(1)
        column.addWidget(buttons)
        self.setMinimumWidth(_WIDTH)
        stored = QSettings()
        restore, recovery = (stored.value(key, True, type=bool) is not False for key in (_RESTORE, _RECOVERY))
        self._show(restore, recovery, undo_megabytes(), str(stored.value(_ADDRESS, ADDRESS)))

    def values(self) -> dict[str, object]:
        """Return what is chosen, by the keys of the settings."""
        return {
            _RESTORE: self._restore.isChecked(),
            _RECOVERY: self._recovery.isChecked(),
            _UNDO: self._undo.value(),
            _ADDRESS: self._address.text(),
        }

    def _show(self, restore: bool, recovery: bool, megabytes: int, address: str) -> None:
        self._restore.setChecked(restore)
        self._recovery.setChecked(recovery)
        self._undo.setValue(megabytes)
        self._address.setText(address)
        self._address.setCursorPosition(0)

    def _details(self, text: str) -> QVBoxLayout:
        shown = label(text, self)
        shown.setWordWrap(True)
        indented = QVBoxLayout()
        indented.setContentsMargins(24, 0, 0, 8)
        indented.addWidget(shown)
        return indented
