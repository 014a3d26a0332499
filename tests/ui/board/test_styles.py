"""The board in the window in any style: its own colours and widths, on the table of the theme."""

from math import ceil

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Color, Point, Stones
from hen_editor.core.game.navigate import NextMove
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.drawing.draw import draw
from hen_editor.drawing.painter.outlines import color
from hen_editor.drawing.painter.painting import image
from hen_editor.drawing.style import Style
from hen_editor.styles import STYLES
from hen_editor.ui.board.geometry import Geometry
from hen_editor.ui.board.scene import BoardScene, Framing
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.colors import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, ThemeColors
from hen_editor.ui.state import Hatching
from hen_editor.ui.theme import board_colors, palette

NINE = BoardSize(9, 9)
STONES = {Point(2, 2): BLACK, Point(6, 2): WHITE, Point(2, 6): Color.RED}


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    made = BoardView()
    qtbot.addWidget(made)
    made.resize(400, 400)
    made.setPalette(palette(LIGHT))
    made.show_position(Position(Stones(NINE, STONES)))
    return made


def seen(view: BoardView, point: Point, across: float = 0, down: float = 0) -> QColor:
    """Return the colour beside a point, `cells` away."""
    cell = view.centre_of(Point(1, 0)).x() - view.centre_of(Point(0, 0)).x()
    place = view.centre_of(point)
    return view.viewport().grab().toImage().pixelColor(int(place.x() + across * cell), int(place.y() + down * cell))


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", ["print", "grey", "contrast"])
def test_it_has_the_colours_of_its_style_on_the_table_of_the_theme(view: BoardView, name: str, dark: bool) -> None:
    style = STYLES[name]
    view.setPalette(palette(DARK if dark else LIGHT))
    view.set_style(style)
    assert seen(view, Point(4, 4), 0.5, 0.5) == color(style.board[0])
    assert seen(view, Point(5, 5), 0.5) == color(style.line)
    assert seen(view, Point(2, 2)) == color(style.black)
    assert seen(view, Point(6, 2)) == color(style.white)
    assert view.viewport().grab().toImage().pixelColor(1, 1) == board_colors(dark=dark).table


@pytest.mark.parametrize(
    ("hatching", "themes"),
    [
        (Hatching.IN_HIGH_CONTRAST, [HIGH_LIGHT, HIGH_DARK]),
        (Hatching.ALWAYS, [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK]),
        (Hatching.NEVER, []),
    ],
)
def test_coloured_stones_are_hatched_in_high_contrast_or_as_is_chosen(
    view: BoardView, hatching: Hatching, themes: list[ThemeColors]
) -> None:
    for theme in (LIGHT, DARK, HIGH_LIGHT, HIGH_DARK):
        view.setPalette(palette(theme))
        view.set_style(STYLES["contrast"]._replace(hatching=False), hatching)
        picture, place = view.viewport().grab().toImage(), view.centre_of(Point(2, 6)).toPoint()
        inside = {picture.pixelColor(place + QPoint(away, 0)).name() for away in range(-8, 9)}
        assert (len(inside) > 1) is (theme in themes)


def test_the_style_of_the_theme_is_that_of_none(view: BoardView) -> None:
    usual = view.viewport().grab().toImage()
    view.set_style(STYLES["wood"])
    assert view.viewport().grab().toImage() == usual
    view.set_style(STYLES["print"])
    assert view.viewport().grab().toImage() != usual
    view.set_style(None)
    assert view.viewport().grab().toImage() == usual
    view.setPalette(palette(DARK))
    of_dark = view.viewport().grab().toImage()
    view.set_style(STYLES["dark"])
    assert view.viewport().grab().toImage() == of_dark != usual


def thickness(image: QImage, y: int, ink: QColor) -> list[int]:
    """Return how thick the lines are that a row of pixels crosses."""
    row = [image.pixelColor(x, y) == ink for x in range(image.width())]
    runs, length = list[int](), 0
    for is_line in [*row, False]:
        if not is_line and length:
            runs.append(length)
        length = length + 1 if is_line else 0
    return runs


def lines(view: BoardView, style: Style) -> list[int]:
    view.set_style(style)
    return thickness(view.viewport().grab().toImage(), int(seen_row(view)), color(style.line))


def seen_row(view: BoardView) -> float:
    first, second = view.centre_of(Point(0, 4)), view.centre_of(Point(0, 5))
    return (first.y() + second.y()) / 2


def test_lines_and_the_border_are_as_wide_as_the_style_says(view: BoardView) -> None:
    thin = STYLES["print"]
    assert lines(view, thin._replace(border_width=thin.line_width)) == [2] * 9
    assert lines(view, thin._replace(line_width=0.05, border_width=0.1)) == [4, *[2] * 7, 4]
    view.set_framing(Framing(part=Area(Point(0, 2), Point(5, 8))))
    assert lines(view, thin._replace(border_width=0.06)) == [4, *[2] * 5]
    assert Geometry.fit(NINE, 800, 800, line_width=0.5).line > Geometry.fit(NINE, 800, 800).line


def test_a_style_may_have_no_board_no_lines_and_no_star_points(view: BoardView) -> None:
    bare = STYLES["transparent"]._replace(hoshi_radius=0, line_width=0)
    view.set_style(bare)
    table = board_colors(dark=False).table
    assert seen(view, Point(4, 4), 0.5, 0.5) == table
    assert seen(view, Point(4, 4), 0.06, 0.06) == table
    view.show_position(Position(Stones(NINE)), Overlay(greyed_out=frozenset({Point(4, 4)})))
    assert seen(view, Point(4, 4), 0.4, 0.4) != table


def test_next_moves_are_drawn_in_the_style(view: BoardView) -> None:
    view.set_style(STYLES["print"])
    moves = {Point(4, 4): NextMove(1, WHITE, "", is_first=True)}
    view.show_position(Position(Stones(NINE)), next_moves=moves)
    assert seen(view, Point(4, 4)) == QColor("white")
    assert seen(view, Point(4, 4), 0.2, 0.21) == QColor("black")


@pytest.mark.parametrize("size", [BoardSize(1, 1), BoardSize(1, 2), BoardSize(3, 1), NINE])
def test_the_shadow_of_a_small_board_is_smaller_than_the_board(view: BoardView, size: BoardSize) -> None:
    view.resize(900, 400)
    view.show_position(Position(Stones(size)))
    shown, scene = view.viewport().grab().toImage(), view.scene()
    assert isinstance(scene, BoardScene)
    x, y, width, height = scene.geometry.wood
    reach, table = min(width, height) // 2, board_colors(dark=False).table
    beside = [shown.pixelColor(column, y + height // 2) for column in range(x - reach)]
    below = [shown.pixelColor(x + width // 2, row) for row in range(y + height + reach, shown.height())]
    assert {tone.name() for tone in (*beside, *below)} == {table.name()}


@pytest.mark.parametrize("name", STYLES)
def test_stones_and_what_is_on_them_look_as_in_pictures(view: BoardView, name: str) -> None:
    style = STYLES[name]._replace(line_width=0.045)
    view.set_style(style)
    view.show_position(hen.parse_strict(".9x9_9CbGw_8Crglyp_7CbDbFwGw_5EbFw.E8-55.G8-A.F5-12.D7-SQ.F7-CR.G7-MA.E5b"))
    window, drawing = view.viewport().grab().toImage(), draw(view.figure, style)
    cell = round(view.centre_of(Point(1, 0)).x() - view.centre_of(Point(0, 0)).x())
    picture = image(drawing, ceil(cell * drawing.width))
    wide = drawing.with_rim((picture.width() / cell - drawing.width) / 2)
    first = QPoint(round(-cell * wide.box.x), round(-cell * wide.box.y))
    inside = QRect(-cell // 4, -cell // 4, cell // 2, cell // 2)
    for point in view.figure.position.stones:
        here, there = view.centre_of(point).toPoint(), first + QPoint(*point) * cell
        in_window, in_picture = window.copy(inside.translated(here)), picture.copy(inside.translated(there))
        is_equal = in_window == in_picture.convertToFormat(window.format())
        assert is_equal, point
