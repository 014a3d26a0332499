"""Colouring of a text document: formats for spans of it, separate from the text."""

from __future__ import annotations

from collections import defaultdict
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
    """Applies formats to a document.

    The layout of a line takes quadratic time in its formats, so a long text has formats only for the visible part.
    `keep_in_place` moves them along with typing until new ones are set.
    """

    def __init__(self, document: QTextDocument) -> None:
        self._document = document

    def show(self, stretches: Iterable[Stretch], start: int, end: int) -> None:
        """Set the formats of the lines between `start` and `end`."""
        ranges = defaultdict[int, list[QtGui.QTextLayout.FormatRange]](list)
        for begin, stretch in self._by_block(stretches):
            ranges[begin].append(stretch)
        block = self._document.findBlock(start)
        while block.isValid() and block.position() <= end:
            block.layout().setFormats(ranges[block.position()])
            block = block.next()
        self._document.markContentsDirty(start, end - start)

    def keep_in_place(self, position: int, removed: int, added: int) -> None:
        """Shift the formats after a change of the text. Call it on `contentsChange`, before layout."""
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

    def _by_block(self, stretches: Iterable[Stretch]) -> Iterator[tuple[int, QtGui.QTextLayout.FormatRange]]:
        """Split spans at line ends; return them with the beginnings of their lines."""
        begin, end = 0, self._document.begin().length()
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
                yield begin, made
                start = end
