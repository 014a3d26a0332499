"""The dialog that asks about all unsaved documents at once, when the program quits."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hen_editor.ui.widgets.plain_text import label, without_mnemonic

_WIDTH = 480
_LIST_HEIGHT = 160


class Unsaved(NamedTuple):
    """What would be lost of a document: its changes, an unfinished HEN, or both."""

    name: str
    is_modified: bool
    has_draft: bool


class UnsavedDialog(QDialog):
    """Lists documents; when it is accepted, those that are ticked are to be saved, and the others discarded."""

    def __init__(self, documents: Sequence[Unsaved], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Quit"))
        question = label(self.tr("Save the changes to these documents?"), self)
        font = question.font()
        font.setBold(True)
        question.setFont(font)
        self._list = QWidget(self)
        self._boxes = [self._box(document) for document in documents]
        buttons = QDialogButtonBox(self)
        self._save = self._button(buttons, self.tr("&Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        discard = self._button(buttons, self.tr("&Discard"), QDialogButtonBox.ButtonRole.DestructiveRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self._save.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        discard.clicked.connect(self._discard)
        column = QVBoxLayout(self)
        column.addWidget(question)
        column.addWidget(self._area(), 1)
        column.addWidget(label(self.tr("The changes to documents that are not ticked are discarded."), self))
        column.addWidget(buttons)
        self.resize(_WIDTH, self.sizeHint().height())
        self._save.setFocus()
        self._enable()

    def ticked(self) -> list[int]:
        """Return the indexes of the documents that are to be saved."""
        return [index for index, box in enumerate(self._boxes) if box.isChecked()]

    def _area(self) -> QScrollArea:
        rows = QVBoxLayout(self._list)
        for box in self._boxes:
            rows.addWidget(box)
        rows.addStretch(1)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.StyledPanel)
        area.setWidgetResizable(True)
        area.setMinimumHeight(_LIST_HEIGHT)
        area.setAccessibleName(self.tr("Unsaved documents"))
        area.setWidget(self._list)
        return area

    def _box(self, document: Unsaved) -> QCheckBox:
        box = QCheckBox(without_mnemonic(self._words(document)), self._list)
        box.setChecked(document.is_modified)
        box.setEnabled(document.is_modified)
        box.toggled.connect(self._enable)
        return box

    def _words(self, document: Unsaved) -> str:
        if not document.has_draft:
            return document.name
        if document.is_modified:
            return self.tr("{file} (its unfinished HEN is not part of the file)").format(file=document.name)
        return self.tr("{file}: unfinished HEN, not part of the file").format(file=document.name)

    def _button(self, buttons: QDialogButtonBox, text: str, role: QDialogButtonBox.ButtonRole) -> QPushButton:
        button = buttons.addButton(text, role)
        button.setAutoDefault(False)
        return button

    def _discard(self) -> None:
        for box in self._boxes:
            box.setChecked(False)
        self.accept()

    def _enable(self) -> None:
        self._save.setEnabled(bool(self.ticked()))
