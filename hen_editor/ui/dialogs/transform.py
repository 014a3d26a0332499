"""The dialog that transforms a position, a variation, this game or all games."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core import transform
from hen_editor.core.board import Area, BoardSize
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.editing.transforming import Extent, transformed
from hen_editor.core.progress import Progress, share_of
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.core.transform import Transform
from hen_editor.core.transform.texts import Renamed
from hen_editor.document.worker import Worker
from hen_editor.ui.thumbnails import Look, painted
from hen_editor.ui.widgets.fields import OkCancelButtons, choice_box, number_box
from hen_editor.ui.widgets.plain_text import EmptyNote, label
from hen_editor.ui.wording import SYMMETRIES, message, without_key

_SIDE = 240
"""The side of the picture."""

_MAX_LISTED = 200
"""The most messages, and the most names, that are listed."""

_SHARE_OF_TRANSFORMING = 0.5
"""The share of transforming in the progress; the rest is finding the names of points."""

_EXTENTS = {
    Extent.POSITION: QT_TRANSLATE_NOOP("TransformDialog", "This position"),
    Extent.VARIATION: QT_TRANSLATE_NOOP("TransformDialog", "This variation"),
    Extent.GAME: QT_TRANSLATE_NOOP("TransformDialog", "This game"),
    Extent.FILE: QT_TRANSLATE_NOOP("TransformDialog", "All games"),
}


class _Found(NamedTuple):
    """Messages on what falls off the board or stays as it is, and names of points that change: the first of each."""

    problems: Sequence[Diagnostic]
    names: Sequence[Renamed]


def _find(snapshot: Snapshot, wanted: Transform, extent: Extent, with_names: bool, progress: Progress) -> _Found:
    """Find what a transform does to a game, or to another extent."""
    transforming, naming = share_of(progress, 0, _SHARE_OF_TRANSFORMING), share_of(progress, _SHARE_OF_TRANSFORMING, 1)
    made = transformed(snapshot, wanted, extent, with_names=with_names, progress=transforming)
    names = _names(snapshot, wanted, extent, made.value, naming) if with_names else iter(())
    return _Found(made.diagnostics[:_MAX_LISTED], [*islice(names, _MAX_LISTED)])


def _names(
    snapshot: Snapshot, wanted: Transform, extent: Extent, made: Snapshot, progress: Progress
) -> Iterator[Renamed]:
    """Iterate over the names of points that change."""
    trees = snapshot.collection.games if extent is Extent.FILE else (snapshot.tree,)
    is_node = extent is Extent.POSITION and not snapshot.is_bare
    start = snapshot.node if is_node or extent is Extent.VARIATION else None
    for tree in trees:
        for node, _, name in transform.names_in_game(tree, wanted, start, progress):
            if is_node and node != made.node:
                return
            if name.after is not None:
                yield name


class TransformDialog(QDialog):
    """Asks for a transform and its extent; previews the position, changed names in texts, and what falls off the board.

    Both lists are made in a thread, since large games take long.
    """

    def __init__(self, snapshot: Snapshot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Transform"))
        self._snapshot, size = snapshot, snapshot.tree.size
        extents = {each: QCoreApplication.translate("TransformDialog", words) for each, words in _EXTENTS.items()}
        self._extent = choice_box(extents, Extent.GAME, self)
        symmetries = {
            symmetry: without_key(QCoreApplication.translate("Commands", words))
            for symmetry, words in SYMMETRIES.items()
        }
        neither = {Symmetry.IDENTITY: self.tr("Neither")}
        self._symmetry = choice_box(neither | symmetries, Symmetry.IDENTITY, self)
        self._swap = QCheckBox(self.tr("Swap &colours"), self)
        self._dx, self._dy = number_box(-51, 51, 0, self), number_box(-51, 51, 0, self)
        self._resize = QCheckBox(self.tr("&Board size:"), self)
        self._columns, self._rows = number_box(1, 52, size.columns, self), number_box(1, 52, size.rows, self)
        self._with_names = QCheckBox(self.tr("Change &names of points in comments and names"), self)
        self._with_names.setChecked(True)
        self._picture = label("", self)
        self._picture.setAccessibleName(self.tr("The position afterwards"))
        self._reports = self._list(self.tr("What falls off or stays as it is"))
        self._names = self._list(self.tr("Names of points that change"))
        self._notes = {box: EmptyNote(self.tr("Nothing"), box) for box in (self._reports, self._names)}
        self._work = Worker(self)
        self._build()
        for box in (self._extent, self._symmetry):
            box.currentIndexChanged.connect(self._show)
        for check in (self._swap, self._resize, self._with_names):
            check.toggled.connect(self._show)
        for number in (self._dx, self._dy, self._columns, self._rows):
            number.valueChanged.connect(self._show)
        self._show()

    @property
    def is_busy(self) -> bool:
        """Whether the search for what falls off and which names change goes on."""
        return self._work.is_working

    def transform(self) -> Transform:
        """Return the transform that is chosen."""
        size = None
        if self._resize.isChecked():
            size = BoardSize(self._columns.value(), self._rows.value())
        return Transform(
            self._symmetry.currentData(), self._dx.value(), self._dy.value(), size, swaps_colors=self._swap.isChecked()
        )

    def extent(self) -> Extent:
        """Return what is to be transformed."""
        extent: Extent = self._extent.currentData()
        return extent

    def with_names(self) -> bool:
        """Return whether names of points in texts change too."""
        return self._with_names.isChecked()

    def done(self, result: int) -> None:
        """Close, and stop looking for what changes."""
        self._work.stop()
        super().done(result)

    def _build(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&What:"), self._extent)
        form.addRow(self.tr("&Rotate or mirror:"), self._symmetry)
        form.addRow(self._swap)
        form.addRow(self.tr("Shift to the r&ight:"), self._dx)
        form.addRow(self.tr("Shift &down:"), self._dy)
        form.addRow(self._resize, self._row(self._columns, self._rows))
        form.addRow(self._with_names)
        self._columns.setAccessibleName(self.tr("Columns"))
        self._rows.setAccessibleName(self.tr("Rows"))
        lists = QVBoxLayout()
        for box in self._notes:
            lists.addWidget(label(box.accessibleName(), self))
            lists.addWidget(box)
        self._picture.setFixedSize(_SIDE, _SIDE)
        row = QHBoxLayout()
        row.addLayout(form)
        row.addWidget(self._picture, alignment=Qt.AlignmentFlag.AlignTop)
        row.addLayout(lists, stretch=1)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(OkCancelButtons(self))

    def _show(self) -> None:
        """Show what becomes of the position, and begin to search for what falls off and which names change."""
        is_game = self.extent() in (Extent.GAME, Extent.FILE) or self._snapshot.is_bare
        self._resize.setEnabled(is_game)
        if not is_game:
            self._resize.setChecked(False)
        for number in (self._columns, self._rows):
            number.setEnabled(self._resize.isChecked())
        stones = transform.position(self._snapshot.position, self.transform()).value.stones
        self._picture.setPixmap(painted(stones, Look.of(self, _SIDE), Area.whole(stones.size)))
        for box, note in self._notes.items():
            box.clear()
            note.hide()
        find = partial(_find, self._snapshot, self.transform(), self.extent(), self.with_names())
        self._work.run(find, self._show_found)

    def _show_found(self, found: _Found) -> None:
        self._reports.addItems([message(problem) for problem in found.problems])
        self._names.addItems([f"{name.before} → {name.after}" for name in found.names])
        for box, note in self._notes.items():
            note.setVisible(not box.count())

    def _list(self, name: str) -> QListWidget:
        box = QListWidget(self)
        box.setAccessibleName(name)
        box.setWordWrap(True)
        return box

    def _row(self, *widgets: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        for widget in widgets:
            row.addWidget(widget)
        return row
