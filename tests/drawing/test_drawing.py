"""Figures as shapes, and shapes as SVG."""

from collections.abc import Iterator
from math import dist
from xml.etree import ElementTree

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Color, Point, Stones
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.core.symmetry import Symmetry
from hen_editor.drawing import parts
from hen_editor.drawing.draw import LEGIBLE_COORDINATE, Drawing, draw, draw_legibly, on_points, texts_on
from hen_editor.drawing.figure import Figure, Names, Sides
from hen_editor.drawing.frame import COORDINATE, Frame
from hen_editor.drawing.request import PictureRequest, PictureSize, SizeUnit
from hen_editor.drawing.shapes import Box, Circle, Copy, Path, Rect, Text
from hen_editor.drawing.style import Style
from hen_editor.drawing.svg import svg
from hen_editor.drawing.words import coordinates
from hen_editor.styles import STYLES
from tests.drawing.figures import FIGURES, FOLDER, drawn, many_stones
from tests.strategies import points, positions

WOOD, PRINT = STYLES["wood"], STYLES["print"]


@pytest.mark.parametrize("name", FIGURES)
def test_figures_are_drawn_as_they_were(name: str) -> None:
    assert drawn(name) == (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_a_board_with_two_hundred_stones_is_a_small_file(style) -> None:
    assert len(svg(draw(many_stones(numbered=False), style))) < 30_000
    assert len(svg(draw(many_stones(numbered=True), style))) < 40_000


@st.composite
def figures(draw: st.DrawFn) -> Figure:
    position = draw(positions())
    some = st.dictionaries(points(position.size), st.sampled_from(Color), max_size=3)
    pairs = st.lists(st.tuples(points(position.size), points(position.size)), max_size=1).map(tuple)
    corners = st.lists(points(position.size), min_size=1, max_size=2)
    return Figure(
        position,
        Overlay(draw(pairs), draw(pairs), draw(some), selected=frozenset(draw(some)), greyed_out=frozenset(draw(some))),
        part=draw(st.none() | corners.map(Area.around)),
        title=draw(st.text(max_size=30)),
        caption=draw(st.text(max_size=80)),
        sides=draw(st.sampled_from(Sides)),
        names=draw(st.sampled_from(Names)),
        symmetry=draw(st.sampled_from(Symmetry)),
        turn=draw(st.none() | st.sampled_from(Color)),
        next_moves=draw(some),
    )


@given(figures(), st.sampled_from([*STYLES.values()]), st.sampled_from(["", "second-"]))
def test_whatever_is_drawn_is_well_formed_within_its_box_and_has_every_id_once(figure, style, prefix) -> None:
    drawing = draw(figure, style)
    root = ElementTree.fromstring(svg(drawing, prefix=prefix))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    assert all(name.startswith(prefix) for name in ids)
    used = {use.get("{http://www.w3.org/1999/xlink}href", "#")[1:] for use in root.iter() if use.tag.endswith("use")}
    assert used <= set(ids)
    left, top, width, height = drawing.box
    for x, y in places(drawing):
        assert left - 1e-6 <= x <= left + width + 1e-6
        assert top - 1e-6 <= y <= top + height + 1e-6


def places(drawing: Drawing) -> Iterator[tuple[float, float]]:
    for layer in drawing.layers:
        for shape in layer.shapes:
            if isinstance(shape, Path):
                yield from (numbers[-2:] for _, numbers in shape.steps if numbers)
            else:
                yield shape.x, shape.y
            if isinstance(shape, Rect):
                yield shape.x + shape.width, shape.y + shape.height


@pytest.mark.parametrize(
    ("text", "dots"), [(".1x1", 1), (".1x1_1Ab", 0), (".1x1.A1-a", 0), (".1x5_2Ab", 4), (".4x1", 4)]
)
def test_a_board_of_one_line_shows_its_points(text: str, dots: int) -> None:
    assert sum(isinstance(shape, Circle) for shape in shapes(Figure(hen.parse_strict(text)), "lines")) == dots


DIGIT = 0.64
"""The width of a wide digit, in heights of its font."""


def shapes(figure: Figure, layer: str, style=PRINT) -> list:
    return [shape for each in draw(figure, style).layers if each.name == layer for shape in each.shapes]


def lines(figure: Figure, rim: float = 0.0) -> set[tuple[float, ...]]:
    """Return the lines of a figure: where each begins and ends. rim: how much wider the picture is than it need be."""
    layers = draw(figure, WOOD).with_rim(rim).layers
    found = [shape for layer in layers if layer.name == "lines" for shape in layer.shapes if isinstance(shape, Path)]
    steps = [step for path in found for step in path.steps]
    pairs = zip(steps[::2], steps[1::2], strict=True)
    return {(*start, *end) for (_, start), (_, end) in pairs}


def test_lines_end_at_the_edge_and_go_on_where_the_board_does() -> None:
    figure = Figure(Position(), part=Area(Point(0, 0), Point(2, 1)))
    assert lines(figure) == {(0, 0, 0, 1.5), (1, 0, 1, 1.5), (2, 0, 2, 1.5), (0, 0, 2.5, 0), (0, 1, 2.5, 1)}


def test_lines_reach_the_rim_where_the_board_goes_on_and_has_no_coordinates() -> None:
    figure = Figure(Position(), part=Area(Point(1, 0), Point(1, 0)), sides=Sides.NONE)
    assert lines(figure, 0.25) == {(0, 0, 0, 0.75), (-0.75, 0, 0.75, 0)}
    assert lines(figure._replace(sides=Sides.TWO), 0.25) == {(0, 0, 0, 0.5), (-0.5, 0, 0.75, 0)}


def test_a_board_ends_where_its_lines_do_on_a_side_without_coordinates() -> None:
    figure = Figure(Position(), part=Area(Point(1, 1), Point(2, 1)), sides=Sides.NONE)
    frame = Frame.of(figure, rim=0.25)
    left, top, right, bottom = frame.ends
    assert frame.board == Box(left, top, right - left, bottom - top)


def test_lines_that_go_on_keep_off_their_coordinates() -> None:
    figure = Figure(Position(), part=Area(Point(9, 8), Point(10, 9)))
    beside = [text for text in shapes(figure, "coordinates") if isinstance(text, Text) and text.text == "11"]
    left, right = sorted(text.x for text in beside)
    half = DIGIT * len("11") * COORDINATE / 2
    assert left + half < -0.5 - 0.1
    assert right - half > 1.5 + 0.1


def test_lines_are_broken_where_a_label_is_on_the_board_and_not_under_a_stone() -> None:
    label = Figure(hen.parse_strict(".3x3.B2-a"))
    across = sorted(end for end in lines(label) if end[1] == end[3] == 1)
    assert [piece[0] for piece in across] == [0, pytest.approx(1.31)]
    assert [piece[2] for piece in across] == [pytest.approx(0.69), 2]
    assert lines(Figure(hen.parse_strict(".3x3_2Bb.B2-a"))) == lines(Figure(hen.parse_strict(".3x3")))


def test_a_star_point_is_drawn_where_nothing_covers_it() -> None:
    def stars(text: str) -> int:
        return sum(isinstance(shape, Circle) for shape in shapes(Figure(hen.parse_strict(text)), "lines"))

    assert (stars(".9x9"), stars(".9x9_5Eb"), stars(".9x9.E5-a")) == (5, 4, 4)


def names(figure: Figure) -> list[str]:
    return [text.text for text in shapes(figure, "coordinates") if isinstance(text, Text)]


def test_star_points_are_left_out_where_they_are_not_wanted() -> None:
    assert not [shape for shape in shapes(Figure(Position(), stars=False), "lines") if isinstance(shape, Circle)]


def test_coordinates_are_on_the_sides_chosen_in_the_names_chosen() -> None:
    figure = Figure(Position(Stones(BoardSize(2, 3))))
    assert names(figure) == ["A", "A", "B", "B", "3", "3", "2", "2", "1", "1"]
    assert names(figure._replace(sides=Sides.TWO)) == ["A", "B", "3", "2", "1"]
    assert names(figure._replace(sides=Sides.NONE)) == []
    assert names(figure._replace(sides=Sides.TWO, names=Names.NUMBERS)) == ["1", "2", "1", "2", "3"]
    assert names(figure._replace(sides=Sides.TWO, names=Names.CJK)) == ["1", "2", "一", "二", "三"]
    assert names(figure._replace(sides=Sides.TWO, symmetry=Symmetry.ROTATE_RIGHT)) == ["1", "2", "3", "A", "B"]


@pytest.mark.parametrize(
    ("symmetry", "expected"),
    [(Symmetry.IDENTITY, "A C E 5 3 1"), (Symmetry.ROTATE_180, "E C A 1 3 5"), (Symmetry.ROTATE_RIGHT, "1 3 5 A C E")],
)
def test_large_coordinates_leave_lines_out_but_never_the_first_one(symmetry: Symmetry, expected: str) -> None:
    figure = Figure(Position(Stones(BoardSize(5, 5))), sides=Sides.TWO, symmetry=symmetry)
    named = coordinates(figure, Frame.of(figure, coordinate=1.5), WOOD)
    assert " ".join(text.text for text in named) == expected


@given(positions(), st.sampled_from(Symmetry))
def test_what_is_on_some_points_is_what_a_drawing_has_there(position: Position, symmetry: Symmetry) -> None:
    figure = Figure(position, symmetry=symmetry)
    frame = Frame.of(figure)
    columns, rows = range(1, min(frame.columns, 4)), range(min(frame.rows, 3))
    some = frame.within((columns, rows))
    layers = on_points(figure, some, PRINT, texts_on(figure, some))
    for name in ("stones", "labels"):
        expected = [shape for shape in shapes(figure, name) if (shape.x, shape.y) in {*some.places.values()}]
        assert [*layers[name]] == expected
    assert {*some.places.values()} == {(x, y) for x in columns for y in rows}


def test_an_arrow_is_above_what_is_greyed_out_and_below_what_is_out_of_view() -> None:
    points = frozenset({Point(0, 0)})
    overlay = Overlay(arrows=((Point(0, 0), Point(2, 2)),), greyed_out=points, view=points)
    layers = [layer.name for layer in draw(Figure(hen.parse_strict(".3x3"), overlay), WOOD).layers]
    assert layers[-3:] == ["dimmed", "arrows", "veil"]


@given(start=points(BoardSize()), end=points(BoardSize()), signs=st.tuples(st.booleans(), st.booleans()))
@pytest.mark.parametrize("kind", ["arrows", "lines"])
def test_an_arrow_does_not_cover_the_signs_at_its_ends(
    kind: str, start: Point, end: Point, signs: tuple[bool, bool]
) -> None:
    assume(start != end)
    labels = {point: "a" for point, is_signed in zip((start, end), signs, strict=True) if is_signed}
    figure = Figure(Position(labels=labels), Overlay(**{kind: ((start, end),)}))
    *_, outline = shapes(figure, "arrows")
    corners = [place for _, place in outline.steps if place]
    for point, is_signed in zip((start, end), signs, strict=True):
        near = min(dist(point, corner) for corner in corners)
        assert near > 0.34 if is_signed else near < 0.06


@pytest.mark.parametrize("sign", [".E5-a", ".E5-SQ", "_5E~1", "_5Eb.E5b.w", ".E5"])
def test_arrows_keep_off_all_kinds_of_signs(sign: str) -> None:
    overlay = Overlay(arrows=((Point(0, 0), Point(4, 4)),))
    figure = Figure(hen.parse_strict(f".9x9{sign}"), overlay)
    plain = Figure(Position(figure.position.stones), overlay)
    assert shapes(figure, "arrows") != shapes(plain, "arrows")
    hidden = figure._replace(marks=False, labels=False, last_move=False, ko=False)
    assert shapes(hidden, "arrows") == shapes(plain, "arrows")


def test_what_is_not_wanted_is_not_drawn() -> None:
    figure = Figure(hen.parse_strict(".9x9_5Eb.E5-a.C3-SQ.J9.E5b"))
    assert [copy.symbol.name for copy in shapes(figure, "marks")] == ["square", "ko", "last-move-around-on-black"]
    assert [text.text for text in shapes(figure, "labels")] == ["a", "ko"]
    bare = figure._replace(marks=False, labels=False, ko=False, last_move=False)
    assert shapes(bare, "marks") == shapes(bare, "labels") == []


def test_a_mark_goes_around_a_text_and_the_last_move_around_both() -> None:
    figure = Figure(hen.parse_strict(".9x9_5Eb.E5-SQ.E5-a.E5b"))
    assert [copy.symbol.name for copy in shapes(figure, "marks")] == [
        "square-around-on-black",
        "last-move-around-on-black",
    ]


def test_a_stone_covers_the_shadow_of_the_one_before_in_a_rotated_view_too() -> None:
    stones = dict.fromkeys(BoardSize(3, 3).points(), BLACK)
    for symmetry in Symmetry:
        figure = Figure(Position(Stones(BoardSize(3, 3), stones)), symmetry=symmetry)
        drawn = [(shape.y, shape.x) for shape in shapes(figure, "stones", WOOD) if isinstance(shape, Copy)]
        assert drawn == sorted(drawn)


def test_on_paper_the_colours_are_black_and_white() -> None:
    for color in Color:
        for shape in parts.stone(color, PRINT):
            inks = {shape.fill, shape.stroke and shape.stroke.ink} - {None}
            assert {ink.rgb for ink in inks} <= {"#000000", "#ffffff"}


@pytest.mark.parametrize("style", [PRINT, STYLES["contrast"], WOOD._replace(hatching=True)])
def test_hatched_stones_differ_where_colours_cannot_be_seen(style: Style) -> None:
    hatching = {
        color: tuple(
            shape.steps if isinstance(shape, Path) else (shape.x, shape.y, shape.radius)
            for shape in parts.stone(color, style)
            if isinstance(shape, (Path, Circle))
        )
        for color in Color
        if color not in (BLACK, WHITE)
    }
    assert len({*hatching.values()}) == len(hatching)


def test_small_hatched_stones_differ_from_each_other_and_from_large_ones() -> None:
    colors = [color for color in Color if color not in (BLACK, WHITE)]
    assert len({parts.hatching(color, WOOD, is_small=small) for color in colors for small in (False, True)}) == 10


def test_what_is_written_on_a_hatched_stone_has_its_colour_beneath() -> None:
    red = Figure(hen.parse_strict(".5x5_3Cr.C3-a"))
    for style, ground in ((PRINT, PRINT.white), (WOOD._replace(hatching=True), WOOD.red)):
        assert [shape.fill for shape in shapes(red, "labels", style) if isinstance(shape, Circle)] == [ground]
    assert not [shape for shape in shapes(red, "labels", WOOD) if isinstance(shape, Circle)]


def test_a_wider_rim_moves_no_point() -> None:
    drawing = draw(Figure(Position(), title="Title", caption="Caption"), WOOD)
    wider = drawing.with_rim(0.25)
    assert (wider.width, wider.height) == (pytest.approx(drawing.width + 0.5), pytest.approx(drawing.height + 0.5))
    lines, same = ([layer for layer in each.layers if layer.name == "lines"] for each in (drawing, wider))
    assert lines == same


@given(st.integers(1, 52), st.sampled_from(Sides), st.integers(10, 2000))
def test_coordinates_are_drawn_only_where_they_can_be_read(lines: int, sides: Sides, pixels: int) -> None:
    figure = Figure(Position(Stones(BoardSize(lines, lines))), Overlay(), sides=sides)
    drawing = draw_legibly(figure, STYLES["wood"], lambda drawing: pixels)
    named = draw(figure, STYLES["wood"])
    is_legible = COORDINATE * pixels / named.width >= LEGIBLE_COORDINATE
    assert drawing == (named if is_legible else draw(figure._replace(sides=Sides.NONE), STYLES["wood"]))


@pytest.mark.parametrize(
    ("lines", "pixels", "names_lines"),
    [(9, 106, True), (9, 104, False), (19, 300, True), (19, 280, False), (52, 800, True), (52, 600, False)],
)
def test_coordinates_of_two_signs_need_more_pixels(lines: int, pixels: int, names_lines: bool) -> None:
    figure = Figure(Position(Stones(BoardSize(lines, lines))))
    drawing = PictureRequest(WOOD, size=PictureSize(amount=pixels)).drawing(figure)
    assert (drawing.figure.sides is Sides.FOUR) is names_lines


@pytest.mark.parametrize("cell", [28, 29, 30, 31, 34, 46, 47, 500])
def test_a_picture_has_room_for_the_cells_that_are_wanted(cell: int) -> None:
    size = PictureSize(SizeUnit.CELL, cell)
    drawing = PictureRequest(WOOD, size=size).drawing(Figure(Position()))
    assert cell <= size.pixels(drawing) / drawing.width <= cell + 1 / drawing.width
    assert size._replace(longest=100).pixels(drawing) == 100
