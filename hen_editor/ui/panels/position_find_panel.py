"""The panel for finding a position: where and how to search, and the places found."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.board import Area, Stones
from hen_editor.core.positions.key import UpTo
from hen_editor.document.files import readable
from hen_editor.ui.thumbnails import THUMBNAIL_SIDE, Look, painted
from hen_editor.ui.widgets.buttons import icon_button
from hen_editor.ui.widgets.dock import Dock
from hen_editor.ui.widgets.fields import choice_box
from hen_editor.ui.widgets.picture_table import PictureTable
from hen_editor.ui.widgets.plain_text import label, show_tip

_STEPS = 1000
"""The steps of the progress bar."""


class SearchPlace(Enum):
    """Where to search for a position."""

    GAME = "game"
    FILE = "file"
    FOLDER = "folder"


class PositionFindPanel(Dock):
    """Shows a search for a position, and reports the user's wishes.

    search_wanted: search for the position that the board shows now. settings_changed: search again. part_wanted: search
    again, for a part of the board or for all of it. folder_wanted: ask for a folder. stop_wanted: end the search; also
    emitted when the panel is closed. closed: the panel was closed. reached: the number of a place that was reached with
    the keys. chosen: the number of a place that was clicked, or reached and confirmed.
    """

    search_wanted = Signal()
    settings_changed = Signal()
    part_wanted = Signal()
    folder_wanted = Signal()
    stop_wanted = Signal()
    closed = Signal()
    reached = Signal(int)
    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(QCoreApplication.translate("PositionFindPanel", "Find position"), parent)
        self.setObjectName("position-find-panel")
        content = QWidget(self)
        self._sought = _Sought(content)
        self._sought.setAccessibleName(self.tr("The position to find"))
        self._where = choice_box(self._places(), SearchPlace.FILE, content)
        self._where.setAccessibleName(self.tr("Where to search"))
        self._searched = self._where.currentIndex()  # where the last search was
        self._where.activated.connect(self._choose_place)
        self._folder: Path | None = None
        self._symmetric = QCheckBox(self.tr("&Rotated and mirrored, too"), content)
        self._swapped = QCheckBox(self.tr("With &colours swapped, too"), content)
        self._part = QCheckBox(self.tr("Only the selected &part"), content)
        for box in (self._symmetric, self._swapped, self._part):
            box.clicked.connect(self.part_wanted if box is self._part else self.settings_changed)
        self._search = QPushButton(self.tr("&Find this position"), content)
        self._search.setToolTip(self.tr("Search for the position that the board shows now"))
        self._search.clicked.connect(self.search_wanted)
        self._results = _Results((self.tr("Place"), self.tr("Move")), content)
        self._results.reached.connect(self.reached)
        self._results.itemClicked.connect(self._choose)
        self._results.itemActivated.connect(self._choose)
        self._outcome = label("", content)
        self._outcome.setWordWrap(True)
        self._progress = QProgressBar(content)
        self._progress.setRange(0, _STEPS)
        self._progress.setTextVisible(False)
        self._progress.setAccessibleName(self.tr("Search progress"))
        self._lay_out(content)
        self.setWidget(content)

    @property
    def where(self) -> SearchPlace:
        """Where to search."""
        where: SearchPlace = self._where.currentData()
        return where

    @property
    def folder(self) -> Path | None:
        """The folder that was chosen last."""
        return self._folder

    @property
    def up_to(self) -> UpTo:
        """What may differ between the position and a match."""
        symmetry = UpTo.SYMMETRY if self._symmetric.isChecked() else UpTo.NOTHING
        return symmetry | UpTo.COLOR if self._swapped.isChecked() else symmetry

    @property
    def is_part_wanted(self) -> bool:
        """Whether only the selected part of the board is to be found."""
        return self._part.isChecked()

    def offer_part(self, *, is_selected: bool) -> None:
        """Offer to find only the selected part of the board, if there is one."""
        self._part.setEnabled(is_selected)
        tip = "" if is_selected else self.tr("Select a part of the board with the select tool, then find it")
        self._part.setToolTip(tip)

    def choose_part(self, *, is_wanted: bool) -> None:
        """Find only the selected part of the board, or all of it."""
        self._part.setChecked(is_wanted)

    def show_folder(self, folder: Path) -> None:
        """Show the folder that was chosen."""
        self._folder = folder
        index = self._where.findData(SearchPlace.FOLDER)
        self._where.setCurrentIndex(index)
        name = readable(folder.name or folder)
        self._where.setItemText(index, self.tr("In the folder {name}").format(name=name))
        show_tip(self._where, readable(folder))

    def begin(self, sought: Stones) -> None:
        """Show that a search for some stones begins, without results yet."""
        self._sought.show_stones(sought)
        self._searched = self._where.currentIndex()
        self._results.remove_all()
        self._progress.setValue(0)
        self._bottom.setCurrentIndex(1)
        if self.isVisible():  # a button pressed by key clicks later: a presentation may have begun meanwhile
            self._results.setFocus()

    def add(self, number: int, place: str, move: str, stones: Stones, tip: str) -> None:
        """Show a place where the position was found."""
        self._results.add(number, (place, move), tip)
        self._results.show_picture(number, stones, Area.whole(stones.size))

    def show_progress(self, share: float) -> None:
        """Show the progress of the search."""
        self._progress.setValue(round(share * _STEPS))

    def end(self, outcome: str, problems: Sequence[str] = ()) -> None:
        """Show how the search ended; problems: what to say about files that could not be read."""
        self._outcome.setText(outcome)
        show_tip(self._outcome, *problems)
        self._bottom.setCurrentIndex(0)

    def clear(self) -> None:
        """Forget what was found."""
        self._results.remove_all()
        self.end("")

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.stop_wanted.emit()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc, as the find bar does."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _places(self) -> dict[SearchPlace, str]:
        return {
            SearchPlace.GAME: self.tr("In this game"),
            SearchPlace.FILE: self.tr("In this file"),
            SearchPlace.FOLDER: self.tr("In a folder..."),
        }

    def _lay_out(self, content: QWidget) -> None:
        stop = QPushButton(self.tr("&Stop"), content)
        stop.clicked.connect(self.stop_wanted)
        above = QGridLayout()
        above.addWidget(self._sought, 0, 0, 4, 1, Qt.AlignmentFlag.AlignTop)
        for row, widget in enumerate((self._where, self._symmetric, self._swapped, self._part)):
            above.addWidget(widget, row, 1)
        above.setColumnStretch(1, 1)
        close = icon_button("close", self.tr("Close (Esc)"), content)
        close.clicked.connect(self.close)
        above.addWidget(close, 0, 2, Qt.AlignmentFlag.AlignTop)
        running = QWidget(content)
        beside = QHBoxLayout(running)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self._progress, stretch=1)
        beside.addWidget(stop)
        self._bottom = QStackedLayout()
        self._bottom.addWidget(self._outcome)
        self._bottom.addWidget(running)
        column = QVBoxLayout(content)
        column.addLayout(above)
        column.addWidget(self._search)
        column.addWidget(self._results, stretch=1)
        column.addLayout(self._bottom)

    def _choose_place(self) -> None:
        if self.where is SearchPlace.FOLDER:
            self._where.setCurrentIndex(self._searched)  # back, until a folder is chosen
            self.folder_wanted.emit()
        else:
            self.settings_changed.emit()

    def _choose(self) -> None:
        for number in self._results.selected():
            self.chosen.emit(number)


class _Sought(QWidget):
    """A thumbnail of the position to find."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._stones: Stones | None = None
        self.setFixedSize(THUMBNAIL_SIDE, THUMBNAIL_SIDE)

    def show_stones(self, stones: Stones) -> None:
        """Show other stones."""
        self._stones = stones
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._stones is not None:
            QPainter(self).drawPixmap(0, 0, painted(self._stones, Look.of(self, THUMBNAIL_SIDE)))


class _Results(PictureTable[int]):
    """The places found. reached: the number of one that was reached with the keys."""

    reached = Signal(int)

    def __init__(self, headings: Sequence[str], parent: QWidget) -> None:
        super().__init__(headings, parent)
        self.setAccessibleName(self.tr("Places found"))
        self.setUniformRowHeights(True)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentItem()
        super().keyPressEvent(event)
        if self.currentItem() is not before:
            for number in self.selected():
                self.reached.emit(number)
