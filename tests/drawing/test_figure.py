"""What a figure shows, and the part of the board around it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, Area, BoardSize, Point, Stones
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.drawing.figure import Figure, around
from hen_editor.teaching.solution import around_problem, find
from tests.strategies import positions


def part(figure: Figure) -> str:
    size, area = figure.position.size, around(figure)
    return f"{Point(area.upper_left.column, area.lower_right.row).name(size)}:{_upper_right(area).name(size)}"


def _upper_right(area: Area) -> Point:
    return Point(area.lower_right.column, area.upper_left.row)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "A1:T19"),
        ("_10Kb", "G7:N13"),
        ("_3Db", "A1:G6"),
        ("_6Fb", "A1:J9"),
        ("_7Gb", "D4:K10"),
        ("_14Pb", "M11:T19"),
        ("_18Bw_18Sb", "A15:T19"),
        ("_2Bb_18Sw", "A1:T19"),
        (".9x9_5Eb", "A1:J9"),
        (".K10-a", "G7:N13"),
        (".K10-SQ.L11-x", "G7:O14"),
        (".K10", "G7:N13"),
    ],
)
def test_the_part_shown_is_around_what_there_is_and_reaches_an_edge_that_is_near(text: str, expected: str) -> None:
    assert part(Figure(hen.parse_strict(text))) == expected


def test_markup_that_is_not_shown_does_not_widen_the_part() -> None:
    position = hen.parse_strict("_10Kb.Q16-a.C3-SQ")
    assert part(Figure(position, labels=False, marks=False)) == "G7:N13"


def test_the_part_shown_is_around_arrows_territory_and_next_moves() -> None:
    arrow = Overlay(arrows=((Point(9, 9), Point(9, 12)),))
    assert part(Figure(Position(), arrow)) == "G4:N13"
    assert part(Figure(Position(), Overlay(territory={Point(9, 9): BLACK}))) == "G7:N13"
    assert part(Figure(Position(), next_moves={Point(9, 9): BLACK})) == "G7:N13"


@given(positions())
def test_the_part_shown_holds_all_stones_and_is_on_the_board(position: Position) -> None:
    area = around(Figure(position))
    assert all(position.size.holds(corner) for corner in area)
    assert all(area.holds(point) for point in position.stones)


def test_numbers_of_moves_give_way_to_marks_and_labels() -> None:
    stones = Stones(BoardSize(9, 9), dict.fromkeys([Point(0, 0), Point(1, 0), Point(2, 0)], BLACK))
    position = Position(stones, labels={Point(0, 0): "a"}, marks=hen.parse_strict(".9x9.B9-SQ").marks)
    numbers = {Point(column, 0): column + 1 for column in range(4)}
    assert Figure(position, numbers=numbers).texts() == {Point(0, 0): "a", Point(2, 0): "3"}
    assert Figure(position, numbers=numbers, labels=False).texts() == {Point(0, 0): "1", Point(2, 0): "3"}


def test_numbers_of_moves_are_on_stones_whose_marks_are_not_shown() -> None:
    figure = Figure(hen.parse_strict(".9x9_9Bb.B9-CR"), numbers={Point(1, 0): 3})
    assert figure.texts() == {}
    assert figure._replace(marks=False).texts() == {Point(1, 0): "3"}


@given(
    st.integers(2, 25),
    st.lists(st.tuples(st.integers(0, 24), st.integers(0, 24)), min_size=1, max_size=6),
    st.tuples(st.integers(0, 24), st.integers(0, 24)),
)
def test_a_problem_shows_all_its_stones_and_moves_with_room_around_them(
    lines: int, stones: list[tuple[int, int]], move: tuple[int, int]
) -> None:
    def name(point: tuple[int, int]) -> str:
        return "".join("abcdefghijklmnopqrstuvwxy"[min(line, lines - 1)] for line in point)

    text = f"(;SZ[{lines}]{''.join(f'AB[{name(stone)}]' for stone in stones)};W[{name(move)}])"
    found = find(sgf.parse(text).value.games[0])
    assert found is not None
    area = around_problem(found)
    for point in (*stones, move):
        for column, row in ((-2, 0), (2, 0), (0, -2), (0, 2)):
            near = Point(min(point[0], lines - 1) + column, min(point[1], lines - 1) + row)
            assert area.holds(near) or not BoardSize(lines, lines).holds(near)
    assert min(len(area.columns), len(area.rows)) >= min(9, lines)
    assert BoardSize(lines, lines).holds(area.lower_right)
