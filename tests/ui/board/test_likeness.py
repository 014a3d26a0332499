"""Pictures look like the board of the window in the same style, but for wood, coordinates and the width of lines."""

from collections.abc import Callable
from math import ceil

import pytest
from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Point, Stones
from hen_editor.core.drawing.draw import draw
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.core.symmetry import Symmetry
from hen_editor.rendering import pictures
from hen_editor.rendering.painting import image
from hen_editor.styles import STYLES
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.theme import palette

SIDE = 604
BLOCK = 8
"""The pixels of a square whose mean is compared, so that the edges of shapes may differ."""

ALIKE = 50
"""The greatest difference of means, from 0 to 255."""

FIGURES = {
    "marks": (
        (
            ".9x9_9CbGw_8Crglyp_7CbDbFwGw_5EbFw_4Cb_3CwEb.J5.E3b.E8-55.G8-A.E5-A.F5-12.C4-b.H3-c"
            ".A1-TR.C8-CR.D8-SQ.F8-TR.B6-SQ.C6-CR.D6-MA.C7-TR.D7-SQ.F7-CR.G7-MA"
        ),
        Overlay(
            arrows=((Point(0, 6), Point(4, 8)),),
            lines=((Point(1, 0), Point(1, 4)),),
            territory={Point(5, 8): WHITE, Point(8, 8): BLACK},
            selected=frozenset({Point(1, 8)}),
            dimmed=frozenset({Point(1, 0), Point(8, 0), Point(2, 0)}),
            letters={Point(8, 4): "d", Point(7, 8): "e"},
            marked=frozenset({Point(6, 0), Point(7, 2)}),
        ),
    ),
    "view": (".9x9_5Eb_9Aw", Overlay(view=frozenset(Point(x, y) for x in range(5) for y in range(5)))),
}


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    made = BoardView()
    qtbot.addWidget(made)
    made.setPalette(palette(dark=False))
    made.resize(SIDE, SIDE)
    made.show()
    qtbot.waitExposed(made)
    return made


def of_window(view: BoardView, style: str, cell: int) -> QImage:
    """Return what is around the points in the window."""
    first = view.centre_of(view.part.upper_left)
    return grid(view.grab().toImage(), first.x(), first.y(), cell, view)


def of_png(view: BoardView, style: str, cell: int) -> QImage:
    drawing = draw(view.figure, STYLES[style])
    made = image(drawing, 2 * ceil(cell * drawing.width / 2))
    rim = (made.width() - cell * drawing.width) / 2
    half = max(1, round(drawing.style.line_width * cell)) % 2 / 2
    x, y = (round(rim - cell * first) + half for first in drawing.box[:2])
    return grid(made, x, y, cell, view)


def of_svg(view: BoardView, style: str, cell: int) -> QImage:
    drawing = draw(view.figure, STYLES[style])
    made = QImage(ceil(cell * drawing.width), ceil(cell * drawing.height), QImage.Format.Format_RGB32)
    painter = QPainter(made)
    renderer = QSvgRenderer(QByteArray(pictures.svg(drawing, 100)))
    renderer.render(painter, QRectF(0, 0, cell * drawing.width, cell * drawing.height))
    painter.end()
    return grid(made, -drawing.box.x * cell, -drawing.box.y * cell, cell, view)


def grid(made: QImage, x: float, y: float, cell: int, view: BoardView) -> QImage:
    """Return what is around the points shown, of which the first is here, in squares."""
    columns, rows = len(view.part.columns), len(view.part.rows)
    around = QRect(round(x - cell / 2), round(y - cell / 2), columns * cell, rows * cell)
    squares = QSize(columns, rows) * cell / BLOCK
    small = made.copy(around).scaled(squares, mode=Qt.TransformationMode.SmoothTransformation)
    return small.convertToFormat(QImage.Format.Format_RGB888)


def added(kind: Callable[[BoardView, str, int], QImage], view: BoardView, style: str, name: str) -> list[int]:
    """Return by how much a figure changes the channels of all squares of an empty board."""
    text, overlay = FIGURES[name]
    position = hen.parse_strict(text)
    seen = []
    for shown in ((Position(Stones(position.size)), Overlay(view=overlay.view)), (position, overlay)):
        view.set_edge(coordinates=True, symmetry=Symmetry.IDENTITY, part=overlay.part)
        view.show_position(*shown)
        cell = round(view.centre_of(Point(1, 0)).x() - view.centre_of(Point(0, 0)).x())
        made = kind(view, style, cell)
        seen.append([made.constScanLine(row)[: 3 * made.width()].tobytes() for row in range(made.height())])
    empty, full = map(b"".join, seen)
    return [after - before for before, after in zip(empty, full, strict=True)]


@pytest.mark.parametrize(
    ("style", "name"), [("wood", "view"), *((style, "marks") for style in ("wood", "dark", "grey", "print"))]
)
def test_pictures_look_like_the_window(view: BoardView, style: str, name: str) -> None:
    view.set_style(STYLES[style])
    window = added(of_window, view, style, name)
    assert max(map(abs, window)) > 100
    for kind in (of_png, of_svg):
        differences = [abs(one - other) for one, other in zip(window, added(kind, view, style, name), strict=True)]
        assert max(differences) < ALIKE, kind
