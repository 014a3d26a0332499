"""Pictures of games: which part of the board they show, and what is on it."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Color, Point, Stones
from hen_editor.drawing.painter.outlines import color
from hen_editor.ui.theme import STONE_COLORS, board_colors
from hen_editor.ui.thumbnails import MAX_THUMBNAILS, THUMBNAIL_SIDE, Look, Thumbnails, cropped, painted

LOOK = Look(side=THUMBNAIL_SIDE, scale=1.0, is_dark=False)
WHOLE = range(19)


def stones(text: str) -> Stones:
    return hen.parse_strict(text).stones


@pytest.mark.parametrize(
    ("text", "columns", "rows"),
    [
        ("", WHOLE, WHOLE),
        ("_19Ab", range(7), range(7)),
        ("_1Tb", range(12, 19), range(12, 19)),
        ("_10Kb", range(6, 13), range(6, 13)),
        ("_19Kb_17Lw", range(6, 14), range(8)),
        ("_19Db_12Db", range(11), range(11)),
        ("_19Db_3Db", WHOLE, WHOLE),
        ("_19Ab_1Tb", WHOLE, WHOLE),
        (".5x5_3Cb", range(5), range(5)),
        (".25x5_3Cb", range(7), range(5)),
        (".1x1_1b", range(1), range(1)),
    ],
)
def test_a_problem_is_shown_large_with_the_edges_that_are_near(text: str, columns: range, rows: range) -> None:
    part = cropped(stones(text))
    assert (part.columns, part.rows) == (columns, rows)


def empty_board(*, dark: bool) -> QColor:
    """Return the colour of a whole board in a thumbnail, beside its lines."""
    return painted(Stones(BoardSize(2, 2)), LOOK._replace(is_dark=dark)).toImage().pixelColor(2, 2)


@pytest.mark.parametrize("dark", [False, True])
def test_boards_with_few_lines_and_many_have_one_colour(qapp: QApplication, dark: bool) -> None:
    shown = painted(Stones(BoardSize(19, 19)), LOOK._replace(is_dark=dark)).toImage()
    assert shown.pixelColor(0, 0) == empty_board(dark=dark)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_each_point_has_its_stone(qapp: QApplication, scale: float, dark: bool) -> None:
    shown = Stones(BoardSize(2, 2), {Point(0, 0): BLACK, Point(1, 0): WHITE, Point(0, 1): Color.RED})
    side = round(THUMBNAIL_SIDE * scale)
    picture = painted(shown, Look(side, scale, dark))
    image = picture.toImage()
    near, far = side // 4, side * 3 // 4
    found = [image.pixelColor(x, y) for x, y in ((near, near), (far, near), (near, far))]
    assert found == [STONE_COLORS[BLACK], STONE_COLORS[WHITE], STONE_COLORS[Color.RED]]
    assert image.pixelColor(2, side - 3) == empty_board(dark=dark)
    assert picture.devicePixelRatio() == scale


@pytest.mark.parametrize("size", [BoardSize(1, 1), BoardSize(52, 52), BoardSize(52, 1), BoardSize(2, 25)])
def test_boards_of_all_sizes_have_a_picture(qapp: QApplication, size: BoardSize) -> None:
    full = Stones.from_cells(size, b"b" * size.count)
    image = painted(full, LOOK).toImage()
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert middle.lightness() < color(board_colors(dark=False).style.board[0]).lightness()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("side", [64, THUMBNAIL_SIDE])
def test_small_white_stones_are_seen(qapp: QApplication, side: int, dark: bool) -> None:
    size = BoardSize(19, 19)
    whole = Area.whole(size)
    empty, full = (
        painted(Stones(size, dict.fromkeys(points, WHITE)), Look(side, 1.0, dark), whole).toImage()
        for points in ((), whole.points())
    )
    inside = [(x, y) for x in range(side // 4, side // 2) for y in range(side // 4, side // 2)]
    lighter = [full.pixelColor(*place).lightness() - empty.pixelColor(*place).lightness() for place in inside]
    assert sum(lighter) / len(lighter) > 40


def test_the_part_that_a_game_shows_fills_its_picture(qapp: QApplication) -> None:
    [tree] = sgf.parse("(;SZ[9]VW[ff:ii]AB[ff]AW[aa][ii];B[gg])").value.games
    image = Thumbnails().picture(tree, LOOK).toImage()
    cell = image.width() / 4
    seen = {place: image.pixelColor(round(cell * (place + 0.5)), round(cell * (place + 0.5))) for place in range(4)}
    assert (seen[0], seen[1], seen[3]) == (STONE_COLORS[BLACK], STONE_COLORS[BLACK], STONE_COLORS[WHITE])
    assert seen[2] not in (STONE_COLORS[BLACK], STONE_COLORS[WHITE])


def test_a_picture_is_made_once_while_it_is_kept(qapp: QApplication) -> None:
    thumbnails = Thumbnails()
    tree, same = sgf.parse("(;SZ[9]AB[aa];W[bb])(;SZ[9]AB[aa]C[as before];W[bb])").value.games
    assert thumbnails.picture(tree, LOOK).cacheKey() == thumbnails.picture(same, LOOK).cacheKey()
    assert thumbnails.picture(tree, LOOK._replace(is_dark=True)).cacheKey() != thumbnails.picture(tree, LOOK).cacheKey()
    kept = thumbnails.picture(tree, LOOK).cacheKey()
    for other in sgf.parse("(;SZ[9];B[cc])(;SZ[9];B[dd])" * MAX_THUMBNAILS).value.games:
        thumbnails.picture(other, LOOK)
    assert thumbnails.picture(tree, LOOK).cacheKey() == kept
