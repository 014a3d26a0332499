"""What holds of diagrams for every position: what is written reads as the same position, as far as it can be held."""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hen_editor.core import diagram
from hen_editor.core.board import BLACK, BoardSize, Point
from hen_editor.core.diagram import Area
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import PLAIN_ORDER, Position
from tests.core.diagram.reading_back import game_in, read_back
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


@pytest.mark.parametrize("dialect", diagram.DIALECTS)
@given(data=st.data(), title=st.sampled_from(["", "Cut"]))
@settings(max_examples=60)
def test_what_is_written_reads_as_what_can_be_held(dialect: str, data: st.DataObject, title: str) -> None:
    position = data.draw(any_positions(dialect))
    held = diagram.holdable(position, dialect)
    written = diagram.format(position, dialect, title=title)
    assert written.diagnostics == held.diagnostics
    assume(held.value is not None)
    assert held.value is not None
    read = read_back(written.value, dialect)
    assert read == (held.value if dialect in diagram.READ else held.value.with_implied_turn())
    assert diagram.holdable(held.value, dialect).diagnostics == ()


@pytest.mark.parametrize("dialect", [dialect for dialect in diagram.DIALECTS if dialect in diagram.READ])
@given(data=st.data())
@settings(max_examples=30)
def test_a_part_is_read_where_it_was(dialect: str, data: st.DataObject) -> None:
    position = data.draw(any_positions(dialect))
    size = position.size
    assume(dialect not in ("sensei", "igo", "psgo") or size.columns == size.rows)  # They have no size of a rectangle.
    assume(dialect not in ("igo", "psgo") or size.columns <= 19)
    rows, columns = min(size.rows, 6), min(size.columns, 7)
    left = data.draw(st.sampled_from([0, size.columns - columns]))
    top = data.draw(st.sampled_from([0, size.rows - rows]))
    first = diagram.holdable(position, dialect).value
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
    (read,) = diagram.parse(diagram.format(cropped, dialect, crop=area).value, dialect).value
    assert read.position == cropped
    assert read.area == area


@pytest.mark.parametrize("dialect", [name for name, dialect in diagram.DIALECTS.items() if dialect.holds.arrows])
@given(data=st.data())
@settings(max_examples=30)
def test_arrows_and_lines_are_read_where_they_were(dialect: str, data: st.DataObject) -> None:
    position = data.draw(any_positions(dialect))
    ends = st.tuples(points(position.size), points(position.size)).filter(lambda pair: pair[0] != pair[1])
    arrows, lines = (data.draw(st.lists(ends, max_size=3, unique=True)) for _ in "AL")
    position = replace(position, stones=position.stones.with_stones({Point(0, 0): BLACK}))
    assume(diagram.holdable(position, dialect).value is not None)
    text = diagram.format(position, dialect, arrows=arrows, lines=lines).value
    read = diagram.parse(text, dialect).value[-1] if dialect in diagram.READ else Overlay.of(*game_in(text))
    assert sorted(read.arrows) == sorted(arrows)
    assert sorted(read.lines) == sorted(lines)
