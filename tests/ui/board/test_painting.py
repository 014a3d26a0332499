"""What is on the screen: the right colours, crisp lines, and nothing left behind by what was there before."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import groupby

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.game.navigate import SIGNS, NextMove
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark, Move, Position
from hen_editor.core.symmetry import Symmetry
from hen_editor.drawing.painter.outlines import color as ink_color
from hen_editor.ui.board.analysis import AnalysisLayer, CandidateDisc
from hen_editor.ui.board.picture import Arrow, Ghost, Preview, Sign, Territory
from hen_editor.ui.board.scene import Framing
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.colors import DARK, LIGHT
from hen_editor.ui.theme import STONE_COLORS, board_colors, palette
from tests.effort import fewer

NINE = BoardSize(9, 9)
MIDDLE = Point(4, 4)


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    return shown(qtbot, Position(Stones(NINE)))


def shown(qtbot: QtBot, position: Position) -> BoardView:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(400, 400)
    view.setPalette(palette(LIGHT))
    view.show_position(position)
    view.show()
    qtbot.waitExposed(view)
    return view


def on_screen(view: BoardView) -> QImage:
    """Return what the screen shows, without painting anything that was not to be painted anyway."""
    QApplication.processEvents()
    image, frame = view.screen().grabWindow(view.winId()).toImage(), round(view.frameWidth() * view.devicePixelRatioF())
    return image.copy(image.rect().adjusted(frame, frame, -frame, -frame))


def color_at(image: QImage, view: BoardView, point: Point, off: tuple[float, float] = (0, 0)) -> tuple[int, int, int]:
    scale = view.devicePixelRatioF()
    place, next_place = view.centre_of(point), view.centre_of(Point(point.column + 1, point.row))
    cell = next_place.x() - place.x()
    pixel = image.pixelColor(int((place.x() + off[0] * cell) * scale), int((place.y() + off[1] * cell) * scale))
    return pixel.red(), pixel.green(), pixel.blue()


def is_near(one: tuple[int, int, int], other: tuple[int, int, int], by: int = 60) -> bool:
    return all(abs(a - b) <= by for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("color", Color)
def test_a_stone_has_its_colour(qtbot: QtBot, color: Color) -> None:
    view = shown(qtbot, Position(Stones(NINE, {MIDDLE: color})))
    expected = STONE_COLORS[color]
    rgb = expected.red(), expected.green(), expected.blue()
    assert is_near(color_at(on_screen(view), view, MIDDLE, off=(0.1, 0.1)), rgb)


NEXT = {MIDDLE: NextMove(1, BLACK, "TE", is_first=True)}


def test_a_next_move_is_a_small_stone_on_an_empty_point(view: BoardView) -> None:
    before = on_screen(view)
    view.show_position(Position(Stones(NINE)), next_moves=NEXT)
    after = on_screen(view)
    assert sum(color_at(after, view, MIDDLE)) < 200
    assert color_at(after, view, MIDDLE, off=(0, -0.4)) == color_at(before, view, MIDDLE, off=(0, -0.4))
    view.show_position(Position(Stones(NINE)))
    assert on_screen(view) == before


def test_the_main_line_s_move_has_a_ring_and_each_has_its_sign(view: BoardView) -> None:
    seen = []
    for move in [NextMove(1, BLACK, sign, is_first) for sign in ("", *SIGNS) for is_first in (True, False)]:
        view.show_position(Position(Stones(NINE)), next_moves={MIDDLE: move})
        image = on_screen(view)
        assert image not in seen
        seen.append(image)
    on_ring = (-0.205, -0.205)
    first, other = (sum(color_at(image, view, MIDDLE, on_ring)) for image in seen[:2])
    assert first < other - 100


@pytest.mark.parametrize(
    ("position", "overlay"),
    [
        (Position(Stones(NINE), labels={MIDDLE: "A"}), Overlay()),
        (Position(Stones(NINE), marks={MIDDLE: Mark.CIRCLE}), Overlay()),
        (Position(Stones(NINE)), Overlay(territory={MIDDLE: WHITE})),
    ],
)
def test_a_next_move_covers_no_markup(view: BoardView, position: Position, overlay: Overlay) -> None:
    view.show_position(position, overlay)
    before = on_screen(view)
    view.show_position(position, overlay, next_moves=NEXT)
    assert on_screen(view) == before


def test_what_is_printed_has_no_next_moves(view: BoardView) -> None:
    before = view.figure
    view.show_position(Position(Stones(NINE)), next_moves=NEXT)
    assert view.figure == before


SCAN = """
from PySide6.QtWidgets import QApplication
from hen_editor.core.board import Point
from hen_editor.ui.board.scene import Framing
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.colors import LIGHT
from hen_editor.ui.theme import palette
application = QApplication([])
view = BoardView()
view.setPalette(palette(LIGHT))
view.resize(431, 401)
image = view.viewport().grab().toImage()
start, end = view.centre_of(Point(0, 0)), view.centre_of(Point(18, 1))
scale = view.devicePixelRatioF()
row = int((start.y() + end.y()) / 2 * scale)
print(scale, *(image.pixelColor(x, row).red() for x in range(int(start.x() * scale) - 5, int(end.x() * scale) + 5)))
"""


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "2", "3"])
def test_lines_are_sharp_at_every_scaling(scale: str) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
    scan = subprocess.run([sys.executable, "-c", SCAN], env=environment, capture_output=True, text=True, check=True)
    shown_scale, *reds = scan.stdout.split()
    assert float(shown_scale) == float(scale)
    ink = str(ink_color(board_colors(dark=False).style.line).red())
    strokes = [len(list(pixels)) for is_ink, pixels in groupby(red == ink for red in reds) if is_ink]
    assert len(strokes) == 19
    assert len(set(strokes)) == 1
    assert not [red for red in reds if red != ink and int(red) < 190]


def test_lines_are_cleared_under_a_label(qtbot: QtBot) -> None:
    view = shown(qtbot, Position(Stones(NINE), labels={MIDDLE: "."}))
    red, _, _ = color_at(on_screen(view), view, MIDDLE, off=(0, -0.22))
    assert red > 190


BLACK_STONE = Stones(NINE, {MIDDLE: BLACK})

POSITIONS = [
    Position(BLACK_STONE),
    Position(Stones(NINE), ko=MIDDLE),
    Position(Stones(NINE), labels={MIDDLE: "a"}),
    Position(Stones(NINE), labels={MIDDLE: "a"}, marks={MIDDLE: Mark.SQUARE}),
    Position(Stones(NINE), numbers={MIDDLE: 3}),
    *(Position(Stones(NINE), marks={MIDDLE: mark}) for mark in Mark),
    Position(Stones(NINE), last_move=Move(BLACK, MIDDLE)),
    Position(BLACK_STONE, last_move=Move(BLACK, MIDDLE)),
    Position(BLACK_STONE, numbers={MIDDLE: 3}),
    Position(BLACK_STONE, numbers={MIDDLE: 3}, last_move=Move(BLACK, MIDDLE)),
    *(Position(BLACK_STONE, marks={MIDDLE: mark}) for mark in Mark),
    *(Position(BLACK_STONE, marks={MIDDLE: mark}, last_move=Move(BLACK, MIDDLE)) for mark in Mark),
]


def test_whatever_a_position_holds_is_seen_looks_like_nothing_else_and_goes_away(view: BoardView) -> None:
    seen = [on_screen(view)]
    for position in POSITIONS:
        view.show_position(position)
        image = on_screen(view)
        assert image not in seen
        seen.append(image)
        view.show_position(Position(Stones(NINE)))
        assert on_screen(view) == seen[0]


def _preview(preview: Preview, view: BoardView) -> None:
    view.set_preview(preview)


def _overlay(overlay: Overlay, view: BoardView) -> None:
    view.show_position(Position(Stones(NINE)), overlay)


OVERLAYS: list[Callable[[BoardView], None]] = [
    lambda view: view.show_position(Position(Stones(NINE)), highlighted={MIDDLE}),
    lambda view: view.set_preview(Preview((Ghost(MIDDLE, BLACK),))),
    lambda view: view.set_preview(Preview((Ghost(MIDDLE, WHITE),))),
    lambda view: view.set_preview(Preview((Ghost(MIDDLE, Mark.TRIANGLE),))),
    lambda view: view.set_preview(Preview((Ghost(MIDDLE, "a"),))),
    *(partial(_preview, Preview((Ghost(MIDDLE, sign),))) for sign in Sign),
    *(partial(_preview, Preview((Ghost(MIDDLE, Territory(color)),))) for color in (BLACK, WHITE)),
    partial(_preview, Preview(frame=(MIDDLE, Point(6, 2)))),
    partial(_preview, Preview(arrow=Arrow((MIDDLE, Point(6, 2)), headed=True))),
    partial(_preview, Preview(arrow=Arrow((MIDDLE, Point(6, 2)), headed=False))),
    partial(_overlay, Overlay(arrows=((MIDDLE, Point(6, 2)),))),
    partial(_overlay, Overlay(lines=((MIDDLE, Point(6, 2)),))),
    partial(_overlay, Overlay(territory={MIDDLE: BLACK})),
    partial(_overlay, Overlay(territory={MIDDLE: WHITE})),
    partial(_overlay, Overlay(selected=frozenset({MIDDLE}))),
    partial(_overlay, Overlay(greyed_out=frozenset({MIDDLE}))),
    partial(_overlay, Overlay(view=frozenset({MIDDLE}))),
]


def test_ghosts_highlights_and_warnings_are_seen_look_different_and_go_away(view: BoardView) -> None:
    seen = [on_screen(view)]
    for overlay in OVERLAYS:
        overlay(view)
        image = on_screen(view)
        assert image not in seen
        seen.append(image)
        view.set_preview(Preview())
        view.show_position(Position(Stones(NINE)))
        assert on_screen(view) == seen[0]


def test_a_lifted_stone_is_faint_and_a_numbered_move_has_its_number(view: BoardView) -> None:
    view.show_position(Position(BLACK_STONE))
    plain = on_screen(view)
    view.set_preview(Preview(lifted=frozenset({MIDDLE})))
    lifted = on_screen(view)
    assert color_at(lifted, view, MIDDLE, off=(0.2, 0.2))[0] > color_at(plain, view, MIDDLE, off=(0.2, 0.2))[0] + 60
    view.set_preview(Preview())
    assert on_screen(view) == plain
    view.show_position(Position(BLACK_STONE), move_numbers={MIDDLE: 12})
    assert on_screen(view) != plain
    view.show_position(Position(BLACK_STONE))
    assert on_screen(view) == plain


def test_what_is_not_in_view_fades_nearly_away(view: BoardView) -> None:
    view.show_position(Position(Stones(NINE, {Point(1, 1): BLACK, MIDDLE: BLACK})), Overlay(view=frozenset({MIDDLE})))
    image = on_screen(view)
    table = board_colors(dark=False).table
    assert is_near(color_at(image, view, Point(1, 1)), (table.red(), table.green(), table.blue()), by=30)
    assert sum(color_at(image, view, MIDDLE)) < 300


def test_an_arrow_is_seen_on_black_and_on_white_stones(view: BoardView) -> None:
    stones = Stones(NINE, {Point(2, 4): BLACK, Point(4, 4): WHITE})
    view.show_position(Position(stones))
    before = on_screen(view)
    view.show_position(Position(stones), Overlay(lines=((Point(0, 4), Point(8, 4)),)))
    after = on_screen(view)
    for point in (Point(2, 4), Point(4, 4)):
        strip = [(0.0, down / 100) for down in range(-14, 15)]
        changes = [
            abs(sum(color_at(after, view, point, off)) - sum(color_at(before, view, point, off))) for off in strip
        ]
        assert max(changes) > 200


def test_overlays_off_the_board_are_not_painted(view: BoardView) -> None:
    before = on_screen(view)
    view.show_position(Position(Stones(NINE)), highlighted={Point(30, 2)})
    view.set_preview(Preview((Ghost(Point(30, 30), BLACK),)))
    assert on_screen(view) == before


points = st.builds(Point, st.integers(0, 8), st.integers(0, 8))
positions = st.builds(
    Position,
    st.builds(Stones, st.just(NINE), st.dictionaries(points, st.sampled_from(Color), max_size=50)),
    ko=st.none() | points,
    last_move=st.none() | st.builds(Move, st.sampled_from(Color), st.none() | points),
    labels=st.dictionaries(
        points, st.text(st.characters(codec="ascii", categories=["L", "N"]), min_size=1), max_size=5
    ),
    marks=st.dictionaries(points, st.sampled_from(Mark), max_size=5),
    numbers=st.dictionaries(points, st.integers(1, 9999), max_size=5),
)


some = st.frozensets(points, max_size=5)
overlays = st.builds(
    Overlay,
    arrows=st.lists(st.tuples(points, points), max_size=1).map(tuple),
    territory=st.dictionaries(points, st.sampled_from([BLACK, WHITE]), max_size=5),
    selected=some,
    greyed_out=some,
    view=st.none() | st.just(frozenset(Point(x, y) for x in range(5) for y in range(6))),
)


@settings(fewer(25), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(positions, overlays), min_size=2, max_size=4))
def test_painting_only_what_changed_shows_what_painting_all_shows(
    qtbot: QtBot, shows: list[tuple[Position, Overlay]]
) -> None:
    view = shown(qtbot, shows[0][0])
    for position, overlay in shows:
        on_screen(view)
        view.show_position(position, overlay)
    stepwise = on_screen(view)
    view.viewport().update()
    assert on_screen(view) == stepwise
    view.close()


def test_a_changed_label_alone_is_painted_again(view: BoardView) -> None:
    position = Position(Stones(NINE), labels={MIDDLE: "a"})
    view.show_position(position)
    before = on_screen(view)
    view.show_position(replace(position, labels={MIDDLE: "b"}))
    assert on_screen(view) != before


def test_coordinates_can_be_left_away(view: BoardView) -> None:
    with_them = on_screen(view)
    view.set_framing(Framing(coordinates=False))
    assert on_screen(view) != with_them
    view.set_framing(Framing())
    assert on_screen(view) == with_them


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_rotated_view_shows_each_stone_where_it_is_and_names_the_lines(view: BoardView, symmetry: Symmetry) -> None:
    upright = on_screen(view)
    view.set_framing(Framing(symmetry=symmetry))
    turned = on_screen(view)
    assert (turned == upright) is (symmetry is Symmetry.IDENTITY)
    stones = {Point(2, 0): BLACK, Point(1, 6): WHITE}
    view.show_position(Position(Stones(NINE, stones)))
    placed = on_screen(view)
    for point, color in stones.items():
        expected = STONE_COLORS[color]
        assert is_near(color_at(placed, view, point), (expected.red(), expected.green(), expected.blue()))
    view.show_position(Position(Stones(NINE)))
    assert on_screen(view) == turned


def test_a_board_that_is_not_square_turns_in_the_view(qtbot: QtBot) -> None:
    view = shown(qtbot, Position(Stones(BoardSize(5, 9), {Point(4, 0): BLACK})))
    upper_left, upper_right = view.centre_of(Point(0, 0)), view.centre_of(Point(4, 0))
    assert upper_left.y() == upper_right.y()
    view.set_framing(Framing(symmetry=Symmetry.ROTATE_RIGHT))
    upper_left, upper_right = view.centre_of(Point(0, 0)), view.centre_of(Point(4, 0))
    assert upper_left.x() == upper_right.x()
    assert upper_left.y() < upper_right.y()
    assert sum(color_at(on_screen(view), view, Point(4, 0))) < 200


def test_the_board_follows_the_palette(view: BoardView) -> None:
    light = on_screen(view)
    view.setPalette(palette(DARK))
    dark = on_screen(view)
    assert dark.pixelColor(1, 1).lightness() < 60 < light.pixelColor(1, 1).lightness()
    view.setPalette(palette(LIGHT))
    assert on_screen(view) == light


@pytest.mark.parametrize(
    "size", [BoardSize(1, 1), BoardSize(1, 52), BoardSize(52, 1), BoardSize(52, 52), BoardSize(2, 2)]
)
@pytest.mark.parametrize("pixels", [160, 900])
def test_boards_of_any_size_can_be_painted(view: BoardView, size: BoardSize, pixels: int) -> None:
    view.resize(pixels, pixels)
    corner = Point(size.columns - 1, size.rows - 1)
    empty = Position(Stones(size))
    view.show_position(empty)
    before = on_screen(view)
    view.show_position(
        replace(empty, stones=empty.stones.with_stone(corner, WHITE), labels={corner: "longer than a stone"})
    )
    assert on_screen(view) != before


def test_what_an_engine_thinks_is_painted_over_the_board_and_leaves_nothing_behind(view: BoardView) -> None:
    before, figure = on_screen(view), view.figure
    view.show_analysis(AnalysisLayer({MIDDLE: CandidateDisc("0.0", "9", is_best=True)}, {Point(6, 6): 1.0}))
    shown_now = on_screen(view)
    assert color_at(shown_now, view, MIDDLE, (-0.35, 0)) == LIGHT.accent.getRgb()[:3]
    assert max(color_at(shown_now, view, Point(6, 6), (0.08, 0.08))) < 100
    assert view.figure == figure
    view.show_analysis(AnalysisLayer(line=((MIDDLE, WHITE), (Point(5, 4), BLACK), (MIDDLE, WHITE))))
    assert min(color_at(on_screen(view), view, MIDDLE, (-0.35, 0))) > 180
    view.show_analysis(AnalysisLayer())
    assert on_screen(view) == before
