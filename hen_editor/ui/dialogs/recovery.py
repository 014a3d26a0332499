"""The dialog of documents that can be recovered, each with its name, what was done to it, and a picture."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.formats import Format
from hen_editor.document.files import readable
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.folder import SAFE_DAYS, Kept
from hen_editor.ui.dialogs.messages import Answer, ask
from hen_editor.ui.miniature import Look, painted
from hen_editor.ui.theme import is_dark
from hen_editor.ui.widgets.plain_text import label

_SIZE = 600, 440
_SIDE = 76


class RecoveryDialog(QDialog):
    """Shows documents that were not saved; their pictures are made one after another while it is open.

    chosen: the documents to restore once the dialog is accepted.
    """

    def __init__(self, kept: Sequence[Kept], formats: Sequence[Format], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Recover"))
        self.chosen: list[Kept] = []
        self._kept = list(kept)
        self._formats = formats
        self._unread = list(kept)
        self._table = QTreeWidget(self)
        self._table.setHeaderLabels([self.tr("Document"), self.tr("Changes"), self.tr("Last change")])
        self._table.setRootIsDecorated(False)
        self._table.setIconSize(QSize(_SIDE, _SIDE))
        self._table.setAllColumnsShowFocus(True)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for one in kept:
            self._table.addTopLevelItem(self._row(one))
        self._table.itemSelectionChanged.connect(self._enable)
        self._table.itemDoubleClicked.connect(self._restore_selected)
        explanation = label(self.tr("What was closed without being saved is kept for %Ln day(s).", "", SAFE_DAYS), self)
        explanation.setWordWrap(True)
        column = QVBoxLayout(self)
        column.addWidget(self._table)
        column.addWidget(explanation)
        column.addWidget(self._buttons())
        if first := self._table.topLevelItem(0):
            self._table.setCurrentItem(first)
        self._enable()
        self.resize(*_SIZE)
        self._next = QTimer(self, singleShot=True, interval=0)
        self._next.timeout.connect(self._paint_next)
        self._next.start()

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._restore = QPushButton(self.tr("&Restore"), self)
        self._restore.setToolTip(self.tr("Open the document as it was, with its undo history; no file is changed"))
        self._delete = QPushButton(self.tr("&Delete..."), self)
        self._delete.setToolTip(self.tr("Delete for good what was not saved"))
        self._restore.clicked.connect(self._restore_selected)
        self._delete.clicked.connect(self._delete_selected)
        for button in (self._restore, self._delete):
            button.setAutoDefault(False)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        return buttons

    def _row(self, kept: Kept) -> QTreeWidgetItem:
        when = QDateTime.fromSecsSinceEpoch(int(kept.time))
        name = self.tr("Untitled") if kept.file is None else readable(Path(kept.file).name)
        if kept.is_closed:
            name = self.tr("{name}\nclosed without being saved").format(name=name)
        changes = QLocale().toString(kept.changes)
        row = QTreeWidgetItem([name, changes, QLocale().toString(when, QLocale.FormatType.ShortFormat)])
        row.setToolTip(0, "" if kept.file is None else readable(kept.file))
        row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.setIcon(0, QIcon(self._blank()))
        return row

    def _blank(self) -> QPixmap:
        scale = self.devicePixelRatioF()
        blank = QPixmap(round(_SIDE * scale), round(_SIDE * scale))
        blank.setDevicePixelRatio(scale)
        blank.fill(Qt.GlobalColor.transparent)
        return blank

    def _paint_next(self) -> None:
        """Show the position at the cursor of the next document."""
        if not self._unread:
            return
        kept = self._unread.pop(0)
        try:
            found = folder.read(kept.path, self._formats)
        except OSError:
            found = None
        if kept in self._kept and found is not None and (row := self._table.topLevelItem(self._kept.index(kept))):
            scale = self.devicePixelRatioF()
            look = Look(round(_SIDE * scale), scale, is_dark(self.palette()))
            picture = painted(found.snapshot.position.stones, look)
            icon = QIcon(picture)
            icon.addPixmap(picture, QIcon.Mode.Selected)
            row.setIcon(0, icon)
        self._next.start()

    def _selected(self) -> list[Kept]:
        return [self._kept[self._table.indexOfTopLevelItem(row)] for row in self._table.selectedItems()]

    def _enable(self) -> None:
        for button in (self._restore, self._delete):
            button.setEnabled(bool(self._selected()))

    def _restore_selected(self) -> None:
        self.chosen = self._selected()
        self.accept()

    def _delete_selected(self) -> None:
        selected, delete = self._selected(), Answer(self.tr("&Delete"), risky=True)
        question = self.tr("Delete %Ln document(s) for good?", "", len(selected))
        if not selected or ask(self, question, "", delete) is not delete:
            return
        for kept in selected:
            folder.discard(kept.path)
            self._table.takeTopLevelItem(self._kept.index(kept))
            self._kept.remove(kept)
        self._enable()
