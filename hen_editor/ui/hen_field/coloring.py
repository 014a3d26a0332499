"""The colouring of a text document: formats laid over stretches of it, which the text itself knows nothing of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6 import QtGui
from PySide6.QtGui import QTextDocument


class Stretch(NamedTuple):
    """A format for the text from `start` to before `end`, in Qt's units."""

    start: int
    end: int
    format: QtGui.QTextCharFormat


class Coloring:
    """Lays formats over a document.

    Qt lays a line out in a time that grows with the square of its formats, so those of a long text are given for the
    part in view only. `keep_in_place` lets them follow what is typed until new ones are given.
    """

    def __init__(self, document: QTextDocument) -> None:
        self._document = document

    def show(self, stretches: Iterable[Stretch], start: int, end: int) -> None:
        """Lay these formats, and no others, over the lines that the text from `start` to `end` touches."""
        ranges: dict[int, list[QtGui.QTextLayout.FormatRange]] = {}
        for block, stretch in self._by_block(stretches):
            ranges.setdefault(block.blockNumber(), []).append(stretch)
        block = self._document.findBlock(start)
        while block.isValid() and block.position() <= end:
            block.layout().setFormats(ranges.get(block.blockNumber(), []))
            block = block.next()
        self._document.markContentsDirty(start, end - start)

    def keep_in_place(self, position: int, removed: int, added: int) -> None:
        """Move the formats behind a change of the text along with it. Call it on `contentsChange`, before layout."""
        if removed == added:
            return
        block = self._document.findBlock(position)
        place = position - block.position()
        moved = []
        for kept in block.layout().formats():
            if kept.start >= place + removed:
                kept.start += added - removed
            if kept.start + kept.length <= block.length():
                moved.append(kept)
        block.layout().setFormats(moved)

    def _by_block(
        self, stretches: Iterable[Stretch]
    ) -> Iterator[tuple[QtGui.QTextBlock, QtGui.QTextLayout.FormatRange]]:
        """Cut stretches at the ends of lines."""
        block = self._document.begin()
        begin, end = 0, block.length()
        for stretch in stretches:
            start = stretch.start
            while start < stretch.end:
                if not begin <= start < end:
                    block = self._document.findBlock(start)
                    if not block.isValid():
                        break
                    begin, end = block.position(), block.position() + block.length()
                made = QtGui.QTextLayout.FormatRange()
                made.start = start - begin
                made.length = min(stretch.end, end) - start
                made.format = stretch.format
                yield block, made
                start = end
