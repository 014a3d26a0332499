"""The dialog of documents that can be recovered, each with its name, what was done to it, and a picture."""

from collections.abc import Iterator, Sequence
from time import monotonic

from PySide6.QtCore import QDateTime, QLocale, QTimer
from PySide6.QtWidgets import QAbstractItemView, QDialog, QVBoxLayout, QWidget

from hen_editor.core.formats import Format
from hen_editor.core.game.overlay import Overlay
from hen_editor.document.files import readable
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import SAFE_DAYS, Kept
from hen_editor.ui.dialogs.messages import Answer, ask
from hen_editor.ui.dialogs.progress import BETWEEN_EVENTS
from hen_editor.ui.widgets.picture_table import PictureTable, TableButtons
from hen_editor.ui.widgets.plain_text import label

_SIZE = 600, 440


class RecoveryDialog(QDialog):
    """Shows documents that were not saved; their pictures are made one after another while it is open.

    chosen: the documents to restore once the dialog is accepted.
    """

    def __init__(self, kept: Sequence[Kept], formats: Sequence[Format], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Recover"))
        self.chosen: list[Kept] = []
        self._formats = formats
        self._painting = self._paint(kept)
        headings = self.tr("Document"), self.tr("Changes"), self.tr("Last change")
        self._table = PictureTable[Kept](headings, self, self.tr("Nothing to recover"))
        self._table.setAccessibleName(self.windowTitle())
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        for one in kept:
            self._table.add(one, self._texts(one), "" if one.file is None else readable(one.file))
        self._table.itemSelectionChanged.connect(self._enable)
        self._table.itemDoubleClicked.connect(self._restore_selected)
        explanation = label(self.tr("Documents closed without saving are kept for %Ln day(s).", "", SAFE_DAYS), self)
        explanation.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(self._table)
        column.addWidget(explanation)
        column.addWidget(self._buttons())
        self._enable()
        self.resize(*_SIZE)
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._paint_next)
        self._next.start()

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

    def _texts(self, kept: Kept) -> tuple[str, str, str]:
        when = QDateTime.fromSecsSinceEpoch(int(kept.time))
        name = kept.name or self.tr("Untitled")
        if kept.is_closed:
            name = self.tr("{name}\nclosed without being saved").format(name=name)
        if kept.is_damaged:
            name = self.tr("Damaged ({size})").format(size=QLocale().formattedDataSize(kept.size))
        changes = "" if kept.is_damaged else QLocale().toString(kept.changes)
        return name, changes, QLocale().toString(when, QLocale.FormatType.ShortFormat)

    def _paint_next(self) -> None:
        """Go on painting for a while."""
        start = monotonic()
        for _ in self._painting:
            if monotonic() - start > BETWEEN_EVENTS:
                self._next.start()
                return

    def _paint(self, documents: Sequence[Kept]) -> Iterator[float]:
        """Show the position at the cursor of each document, in slices."""
        for kept in documents:
            if kept.is_damaged:
                continue
            try:
                found = yield from folder.reading(kept.path, self._formats)
            except OSError:
                continue
            if found is not None:
                shown = found.snapshot
                part = Overlay.of(shown.tree, shown.node).part
                self._table.show_picture(kept, shown.position.stones, part)

    def _enable(self) -> None:
        selected = self._table.selected()
        self._delete.setEnabled(bool(selected))
        self._restore.setEnabled(any(not kept.is_damaged for kept in selected))

    def _restore_selected(self) -> None:
        self.chosen = [kept for kept in self._table.selected() if not kept.is_damaged]
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
