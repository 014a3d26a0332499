"""Coloured stones in the tree and in the palette have the patterns of those on the board, where those have them."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication

from hen_editor.core.board import BLACK, Color, Point
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.ui.colors import HIGH_DARK, HIGH_LIGHT, LIGHT, ThemeColors
from hen_editor.ui.commands.view import choose_hatching
from hen_editor.ui.icons import icon
from hen_editor.ui.state import Hatching
from hen_editor.ui.theme import STONE_COLORS, palette
from hen_editor.ui.tree.painting import Artist
from hen_editor.ui.tree.shown import NodeGlyph, Shape
from hen_editor.ui.tree.view import CELL_SIZES
from hen_editor.ui.window.main_window import MainWindow

COLORED = [color for color in Color if color not in PLAIN_ORDER]


def lines(picture: QImage, color: Color) -> frozenset[tuple[int, int]]:
    """Return which pixels in the middle of a stone are not in its own colour."""
    middle, reach = picture.width() // 2, round(picture.width() * 0.2)
    inside = range(middle - reach, middle + reach)
    own = STONE_COLORS[color].lightness()
    return frozenset(
        place for place in product(inside, inside) if abs(picture.pixelColor(*place).lightness() - own) > 20
    )


def move(color: Color, cell: int, number: int | None = None, *, is_hatched: bool = True) -> QImage:
    """Return the picture of a move in the tree."""
    picture = QImage(cell, cell, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    artist = Artist(palette(LIGHT), QFont(), cell, 1, is_hatched=is_hatched)
    artist.prepare(painter)
    artist.draw_node(painter, NodeGlyph(Shape.STONE, color), QPoint(0, 0), number)
    painter.end()
    return picture


@pytest.mark.parametrize("cell", CELL_SIZES[1:])
def test_moves_differ_where_colours_cannot_be_seen(qapp: QApplication, cell: int) -> None:
    assert len({lines(move(color, cell), color) for color in COLORED}) == len(COLORED)
    assert {lines(move(color, cell, is_hatched=False), color) for color in COLORED} == {frozenset()}


def test_a_number_is_shown_where_there_is_room_for_lines_around_it(qapp: QApplication) -> None:
    for cell in CELL_SIZES[1:]:
        assert (move(Color.RED, cell, 7) != move(Color.RED, cell)) is (cell >= 42)
    assert move(BLACK, 24, 7) != move(BLACK, 24)


def test_the_icons_of_tools_differ_where_colours_cannot_be_seen(qapp: QApplication) -> None:
    shown = {
        lines(icon(f"{color.name.lower()}-stone", Hatching.ALWAYS).pixmap(20, 20).toImage(), color) for color in COLORED
    }
    assert len(shown) == len(COLORED)


@pytest.mark.parametrize("theme", [HIGH_LIGHT, HIGH_DARK])
def test_icons_are_hatched_in_high_contrast(qapp: QApplication, theme: ThemeColors) -> None:
    before, made = qapp.palette(), icon("red-stone")
    plain = made.pixmap(20, 20).toImage()
    qapp.setPalette(palette(theme))
    try:
        assert (lines(plain, Color.RED), bool(lines(made.pixmap(20, 20).toImage(), Color.RED))) == (frozenset(), True)
    finally:
        qapp.setPalette(before)


def test_tree_and_palette_follow_the_choice(window: MainWindow) -> None:
    window.document.set_order((BLACK, Color.RED))
    for column in range(2):
        window.document.play(Point(column, 0))

    def shown() -> tuple[QImage, QImage]:
        red = window.commands["red"].icon().pixmap(20, 20)
        return window.tree.viewport().grab().toImage(), red.toImage()

    before = shown()
    choose_hatching(window.session, Hatching.ALWAYS)
    assert [one == other for one, other in zip(before, shown(), strict=True)] == [False, False]
    choose_hatching(window.session, Hatching.NEVER)
    assert shown() == before
