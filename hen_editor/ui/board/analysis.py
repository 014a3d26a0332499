"""What an engine thinks of the position, as the board shows it: moves as discs, their line, and whose points are."""

from collections.abc import Iterable, Mapping
from math import floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from hen_editor.core.board import Color, Point
from hen_editor.ui.board.geometry import Geometry
from hen_editor.ui.colors import LIGHT
from hen_editor.ui.style.roles import semibold

LEAST_OWNERSHIP = 0.45
"""From which ownership on a point has a square."""

_STEPS = 20
"""The number of ownerships that are told apart: a square that hardly changes is not painted again."""

_DISC, _SMALLEST_SQUARE, _LARGEST_SQUARE = 0.94, 0.12, 0.26
"""The diameter of discs, and the sides of squares, in cells."""

_CELL_FOR_WORDS, _CELL_FOR_NOTE = 24, 30
"""The smallest cells, in logical pixels, on which a disc has words, and a note below them."""

_WORDS, _NOTE, _AT_CELL = 10, 9, 33
"""The heights of the texts on a disc, in pixels, on a cell of this many."""

_CREAM, _INK, _RIM = QColor("#f7efdd"), QColor("#1f1e1c"), QColor("#6b5a3a")
_BLACK, _WHITE = QColor(28, 26, 22, 205), QColor(250, 245, 234, 225)

_TEXT = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip


class CandidateDisc(NamedTuple):
    """A good move. words, note: the texts on it. strength: how opaque it is. is_best: whether none is better."""

    words: str = ""
    note: str = ""
    strength: float = 1.0
    is_best: bool = False


class AnalysisLayer(NamedTuple):
    """What the board shows of an analysis. discs: on empty points.

    ownership: by point, from -1 (White's) to 1. line: the moves of a line, as points and colours.
    """

    discs: Mapping[Point, CandidateDisc] = {}
    ownership: Mapping[Point, float] = {}
    line: tuple[tuple[Point, Color], ...] = ()

    @property
    def numbers(self) -> Mapping[Point, int]:
        """The numbers of the moves of the line; a point that is played twice has the first."""
        return {point: number for number, (point, _) in reversed([*enumerate(self.line, 1)])}


def rounded_ownership(owner: float) -> float:
    """Return an ownership as it is shown: 0 where there is no square."""
    return 0.0 if abs(owner) < LEAST_OWNERSHIP else round(owner * _STEPS) / _STEPS


def paint_ownership(painter: QPainter, geometry: Geometry, layer: AnalysisLayer, points: Iterable[Point]) -> None:
    """Paint whose some points are."""
    for point in points:
        owner, (x, y) = layer.ownership[point], geometry.centre(point)
        share = (abs(owner) - LEAST_OWNERSHIP) / (1 - LEAST_OWNERSHIP)
        side = geometry.cell * (_SMALLEST_SQUARE + (_LARGEST_SQUARE - _SMALLEST_SQUARE) * share)
        painter.fillRect(QRectF(x - side / 2, y - side / 2, side, side), _BLACK if owner > 0 else _WHITE)


def paint_discs(
    painter: QPainter, geometry: Geometry, layer: AnalysisLayer, points: Iterable[Point], font: QFont, scale: float
) -> None:
    """Paint the moves on some points. font: of the texts. scale: device pixels in a logical one."""
    for point in points:
        disc, (x, y), radius = layer.discs[point], geometry.centre(point), geometry.cell * _DISC / 2
        painter.setOpacity(disc.strength)
        painter.setBrush(LIGHT.accent if disc.is_best else _CREAM)
        painter.setPen(QPen(QColor("white") if disc.is_best else _RIM, (1.5 if disc.is_best else 1.0) * scale))
        painter.drawEllipse(QPointF(x, y), radius - scale, radius - scale)
        painter.setOpacity(1.0)
        if geometry.cell >= _CELL_FOR_WORDS * scale:
            note = disc.note if geometry.cell >= _CELL_FOR_NOTE * scale else ""
            painter.setPen(LIGHT.on_accent if disc.is_best else _INK)
            room = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            _paint_texts(painter, disc.words, note, room, geometry.cell, font)


def _paint_texts(painter: QPainter, words: str, note: str, room: QRectF, cell: int, font: QFont) -> None:
    """Paint the words above the note, each in the middle if there is no other."""
    apart = room.height() * 0.17 if words and note else 0.0
    for text, height, made, down in (
        (words, _WORDS, semibold(font), -apart),
        (note, _NOTE, QFont(font), apart * 1.15),
    ):
        made.setPixelSize(max(1, floor(height * cell / _AT_CELL)))
        painter.setFont(made)
        painter.drawText(room.translated(0, down), _TEXT, text)
