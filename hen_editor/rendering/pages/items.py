"""What is on a page: lines of text, boards, stones, and lines to write on."""

from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from hen_editor.core.board import Color
from hen_editor.core.drawing.draw import draw
from hen_editor.core.drawing.figure import Figure
from hen_editor.core.drawing.style import Style
from hen_editor.rendering.outlines import color
from hen_editor.rendering.painting import paint
from hen_editor.rendering.texts import LIGATURES

POINT = 10.0
"""Units in a point, so that fonts have whole sizes: all lengths on pages are in such units."""

INCH = 72 * POINT
MM = INCH / 25.4

RULE = 7.5 * MM
"""Between the lines to write on."""

TITLE, BODY, SMALL = 12, 10, 8
"""The sizes of fonts, in points."""


class Item(Protocol):
    """Something on a page."""

    def paint(self, painter: QPainter, place: QPointF, style: Style) -> None:
        """Paint it with its upper left at a place."""


class Line(NamedTuple):
    """A line of text, with its layout, which is thus kept. rest: the text from there on."""

    layout: QTextLayout
    line: QTextLine
    rest: str

    @property
    def height(self) -> float:
        """That of the line."""
        return self.line.height()

    def paint(self, painter: QPainter, place: QPointF, style: Style) -> None:
        """Paint the text."""
        painter.setPen(color(style.text))
        self.line.draw(painter, place - QPointF(0, self.line.y()))


class Board(NamedTuple):
    """A board, within a rectangle of this size."""

    figure: Figure
    width: float
    height: float

    def paint(self, painter: QPainter, place: QPointF, style: Style) -> None:
        """Paint the board as large as there is room."""
        bare = self.figure._replace(title="", caption="", turn=None)
        paint(painter, draw(bare, style), QRectF(place, QSizeF(self.width, self.height)))


class Stone(NamedTuple):
    """A stone as large as a letter."""

    side: Color
    height: float

    def paint(self, painter: QPainter, place: QPointF, style: Style) -> None:
        """Paint the stone with its outline."""
        painter.setPen(QPen(color(style.text), 0.06 * self.height))
        painter.setBrush(color(style.stone(self.side)))
        radius = 0.32 * self.height
        painter.drawEllipse(place + QPointF(radius, self.height / 2), radius, radius)


class Rules(NamedTuple):
    """Lines to write on."""

    width: float
    number: int

    def paint(self, painter: QPainter, place: QPointF, style: Style) -> None:
        """Paint the lines one below the other."""
        painter.setPen(QPen(color(style.text.faint(0.5)), 0.4 * POINT))
        for rule in range(self.number):
            y = (rule + 1) * RULE
            painter.drawLine(place + QPointF(0, y), place + QPointF(self.width, y))


def text_lines(
    text: str,
    size: int,
    width: float,
    *,
    room: float | None = None,
    most: int | None = None,
    bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> list[Line]:
    """Break a text into lines. size: of the font, in points. room, most: the height or number after which it is cut."""
    font = QFont()
    font.setPixelSize(round(size * POINT))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(LIGATURES, 0)
    option = QTextOption(align)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    if room is not None:
        most = max(0, int(room / (QFontMetricsF(font).height() or 1.0)))
    made = list[Line]()
    for paragraph in text.split("\n") if text else ():
        layout = QTextLayout(paragraph, font)
        layout.setTextOption(option)
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y))
            y += line.height()
            made.append(Line(layout, line, paragraph[line.textStart() :]))
        layout.endLayout()
    if most is None or len(made) <= most:
        return made
    return [*made[: most - 1], *(_cut(line, font, width, option) for line in made[:most][-1:])]


def _cut(line: Line, font: QFont, width: float, option: QTextOption) -> Line:
    """Return a line that shows that there is more."""
    shown = QFontMetricsF(font).elidedText(f"{line.rest} …", Qt.TextElideMode.ElideRight, width)
    layout = QTextLayout(shown, font)
    layout.setTextOption(option)
    layout.beginLayout()
    cut = layout.createLine()
    cut.setLineWidth(width)
    layout.endLayout()
    return Line(layout, cut, "")
