"""The dialogs on unsaved documents: when the program quits, and when they can be recovered."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.formats import Format
from hen_editor.core.game.overlay import Overlay
from hen_editor.document.files import readable
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import SAFE_DAYS, KeptDocument
from hen_editor.document.recovery.recovered import Recovered
from hen_editor.document.worker import Worker
from hen_editor.ui.dialogs.messages import Answer, ask
from hen_editor.ui.widgets.picture_table import PictureTable, TableButtons
from hen_editor.ui.widgets.plain_text import label, without_mnemonic

_WIDTH = 480
_RECOVERY_SIZE = 600, 440
_LIST_HEIGHT = 160


class Unsaved(NamedTuple):
    """What would be lost of a document: its changes, an unfinished HEN, or both."""

    name: str
    is_modified: bool
    has_draft: bool


class UnsavedDialog(QDialog):
    """Lists documents; when it is accepted, the ticked ones are to be saved, and the others discarded."""

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


class RecoveryDialog(QDialog):
    """Shows documents that were not saved; their pictures are made one after another while it is open.

    chosen: the documents to restore once the dialog is accepted.
    """

    def __init__(self, kept: Sequence[KeptDocument], formats: Sequence[Format], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Recover"))
        self.chosen: list[KeptDocument] = []
        self._formats = formats
        self._unpainted = [document for document in reversed(kept) if document.can_be_restored]
        headings = self.tr("Document"), self.tr("Changes"), self.tr("Last change")
        self._table = PictureTable[KeptDocument](headings, self, self.tr("Nothing to recover"))
        self._table.setAccessibleName(self.windowTitle())
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        for document in kept:
            self._table.add(document, self._texts(document), "" if document.file is None else readable(document.file))
        self._table.itemSelectionChanged.connect(self._enable)
        self._table.itemDoubleClicked.connect(self._restore_selected)
        explanation = label(self.tr("Documents closed without saving are kept for %Ln day(s).", "", SAFE_DAYS), self)
        explanation.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(self._table)
        column.addWidget(explanation)
        column.addWidget(self._buttons())
        self._enable()
        self.resize(*_RECOVERY_SIZE)
        self._reading = Worker(self, at_once_ms=0)
        self.finished.connect(self._reading.stop)
        self._paint_next()

    def _buttons(self) -> TableButtons:
        buttons = TableButtons(self)
        self._restore = buttons.add(
            self.tr("&Restore"),
            self.tr("Open the document as it was, with its undo history; no file is changed"),
            self._restore_selected,
        )
        self._restore.setDefault(True)
        self._delete = buttons.add(
            self.tr("&Delete..."), self.tr("Delete the selected documents for good"), self._delete_selected
        )
        return buttons

    def _texts(self, kept: KeptDocument) -> tuple[str, str, str]:
        when = QDateTime.fromSecsSinceEpoch(int(kept.time))
        name = kept.name or self.tr("Untitled")
        if kept.is_closed:
            name = self.tr("{name}\nclosed without being saved").format(name=name)
        if kept.is_damaged:
            name = self.tr("Damaged ({size})").format(size=QLocale().formattedDataSize(kept.size))
        if kept.is_of_other_version:
            name = self.tr("{name}\nkept by another version of HEN Editor").format(name=name)
        changes = "" if kept.is_damaged else QLocale().toString(kept.changes)
        return name, changes, QLocale().toString(when, QLocale.FormatType.ShortFormat)

    def _paint_next(self) -> None:
        """Read the next journal in a thread, and show the position at the cursor of its document."""
        if self._unpainted:
            kept = self._unpainted.pop()
            read = partial(folder.read, kept.path, self._formats)
            self._reading.run(read, partial(self._paint, kept), lambda error: self._paint_next())

    def _paint(self, kept: KeptDocument, found: Recovered | None) -> None:
        if found is not None:
            shown = found.snapshot
            part = Overlay.of(shown.tree, shown.node).part
            self._table.show_picture(kept, shown.position.stones, part)
        self._paint_next()

    def _enable(self) -> None:
        selected = self._table.selected()
        self._delete.setEnabled(bool(selected))
        self._restore.setEnabled(any(kept.can_be_restored for kept in selected))

    def _restore_selected(self) -> None:
        self.chosen = [kept for kept in self._table.selected() if kept.can_be_restored]
        if self.chosen:
            self.accept()

    def _delete_selected(self) -> None:
        selected, delete = self._table.selected(), Answer(self.tr("&Delete"), risky=True)
        question = self.tr("Delete %Ln document(s) for good?", "", len(selected))
        if not selected or ask(self, question, "", delete) is not delete:
            return
        for kept in selected:
            folder.discard(kept.path)
            self._table.remove(kept)
        self._enable()
