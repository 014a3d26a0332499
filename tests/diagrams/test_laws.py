"""What holds of diagrams for every position: what is written reads as the same position, as far as it can be held."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hen_editor import diagrams
from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Point, Stones
from hen_editor.core.convert import node_to_position
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import PLAIN_ORDER, Position
from hen_editor.diagrams.text import turn_in
from hen_editor.pasting import game_text, recognise
from tests.diagrams.reading_back import game_in, read_back
from tests.each import for_each
from tests.games import told
from tests.strategies import on_points, points, positions

sizes = st.one_of(
    st.sampled_from([BoardSize(19, 19), BoardSize(9, 9), BoardSize(13, 13)]),
    st.builds(BoardSize, st.integers(3, 25), st.integers(3, 25)),
)
numbers_of_play = st.integers(1, 40)
any_position = positions(sizes)
any_full_size = positions(st.just(BoardSize(19, 19)))


@st.composite
def any_positions(draw: st.DrawFn, dialect: str) -> Position:
    """Any position, many of its numbers in an order of play that diagrams have."""
    position = draw(any_full_size if dialect == "eigo" else any_position)
    numbers = draw(on_points(position.size, numbers_of_play, 14))
    order = draw(st.sampled_from([position.order, position.order[:2], *([tuple(reversed(position.order[:2]))])]))
    colored = {point: order[(number - 1) % len(order)] for point, number in numbers.items()}
    return replace(
        position, stones=position.stones.with_stones(colored), numbers={**position.numbers, **numbers}, order=order
    )


@pytest.mark.parametrize("dialect", diagrams.written_dialects())
@given(data=st.data(), title=st.sampled_from(["", "Cut"]))
def test_what_is_written_reads_as_what_can_be_held(dialect: str, data: st.DataObject, title: str) -> None:
    position = data.draw(any_positions(dialect))
    held = diagrams.holdable(position, dialect)
    written = diagrams.format(position, dialect, title=title)
    assert written.diagnostics == held.diagnostics
    assume(held.value is not None)
    assert held.value is not None
    read = read_back(written.value, dialect)
    assert read == (held.value if dialect in diagrams.read_dialects() else told(held.value))
    assert diagrams.holdable(held.value, dialect).diagnostics == ()


TITLES = [
    *(
        "",
        "Cut",
        "B",
        "C",
        "X",
        "O",
        "T",
        "1",
        "10",
        "B W",
        "c19",
        "W9",
        "X X X X X X X X X",
        "X to kill",
        "O is black",
    ),
    *("From my chess blog", "othello start", "9x9", "A 13x13 board", "$$", "---", "| . . X |", "> quoted", "# Corner"),
    *("* star", "A B C D", "1 2 3 4 5", "=1", "5 at 3", "{AR 1:1 2:2}", "[a|b]", "12 . . .", '"Alive?"', "¿Qué?"),
    *("// x", "/* y", "-- z", "Captured 3 stones", "Black to play", "White to play"),
]
"""What could be read as another part of a diagram."""


@pytest.mark.parametrize("dialect", diagrams.written_dialects())
@given(
    data=st.data(), title=st.sampled_from(TITLES) | st.text(st.sampled_from(sorted({*"".join(TITLES)})), max_size=20)
)
def test_what_is_written_is_recognised_in_any_paste(dialect: str, data: st.DataObject, title: str) -> None:
    held = diagrams.holdable(data.draw(any_positions(dialect)), dialect).value
    assume(held is not None)
    assert held is not None
    assume(held.turn is not None or turn_in(title) is None)  # The title may say it, too.
    assume(game_text(title, BoardSize()) is None)
    found = recognise(diagrams.format(held, dialect, title=title).value, BoardSize(9, 9)).value
    assert len(found) == 1 or (dialect == "sensei" and held.numbers)
    read = found[-1].position
    if dialect in diagrams.read_dialects():
        numbers = {point: number for one in found for point, number in one.position.numbers.items()}
        assert replace(read, numbers=numbers) == held
    else:
        tree = found[-1].games[0]
        assert node_to_position(tree, [*tree.main_line()][-1]) == told(held)


@for_each(product(diagrams.written_dialects(), range(1, 26)))
def test_boards_of_all_lengths_with_few_stones_are_recognised(case: tuple[str, int]) -> None:
    dialect, length = case
    size = BoardSize(length, length)
    for stones in ({}, {Point(0, 0): BLACK}, {Point(0, 0): WHITE, Point(length - 1, 0): WHITE}):
        held = diagrams.holdable(Position(Stones(size, stones)), dialect).value
        if held is not None:
            (found,) = recognise(diagrams.format(held, dialect).value, BoardSize()).value
            assert found.position.stones == held.stones


@pytest.mark.parametrize(
    "dialect", [dialect for dialect in diagrams.written_dialects() if dialect in diagrams.read_dialects()]
)
@given(data=st.data())
def test_a_part_is_read_where_it_was(dialect: str, data: st.DataObject) -> None:
    position = data.draw(any_positions(dialect))
    size = position.size
    assume(dialect not in ("sensei", "igo", "psgo") or size.columns == size.rows)  # They have no size of a rectangle.
    assume(dialect not in ("igo", "psgo") or size.columns <= 19)
    rows, columns = min(size.rows, 6), min(size.columns, 7)
    left = data.draw(st.sampled_from([0, size.columns - columns]))
    top = data.draw(st.sampled_from([0, size.rows - rows]))
    first = diagrams.holdable(position, dialect).value
    assert first is not None
    area = Area(Point(left, top), Point(left + columns - 1, top + rows - 1))
    cropped = replace(
        first,
        stones=first.stones.with_stones({point: None for point in first.stones if not area.holds(point)}),
        labels={point: text for point, text in first.labels.items() if area.holds(point)},
        marks={point: mark for point, mark in first.marks.items() if area.holds(point)},
        numbers={},
        turn=None,
        order=PLAIN_ORDER,
    )
    assume(dialect != "unicode" or len(cropped.stones) < 3)  # Stones on all points of an edge hide it.
    (read,) = diagrams.parse(diagrams.format(cropped, dialect, crop=area).value, dialect).value
    assert read.position == cropped
    assert read.area == area


@pytest.mark.parametrize("dialect", [name for name, dialect in diagrams.DIALECTS.items() if dialect.limits.arrows])
@given(data=st.data())
def test_arrows_and_lines_are_read_where_they_were(dialect: str, data: st.DataObject) -> None:
    position = data.draw(any_positions(dialect))
    ends = st.tuples(points(position.size), points(position.size)).filter(lambda pair: pair[0] != pair[1])
    arrows, lines = (data.draw(st.lists(ends, max_size=3, unique=True)) for _ in "AL")
    position = replace(position, stones=position.stones.with_stones({Point(0, 0): BLACK}))
    assume(diagrams.holdable(position, dialect).value is not None)
    text = diagrams.format(position, dialect, arrows=arrows, lines=lines).value
    read = (
        diagrams.parse(text, dialect).value[-1] if dialect in diagrams.read_dialects() else Overlay.of(*game_in(text))
    )
    assert sorted(read.arrows) == sorted(arrows)
    assert sorted(read.lines) == sorted(lines)
