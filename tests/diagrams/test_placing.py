"""Where a diagram may be on the board, and the same diagram in another place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor import diagrams
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.transform import Anchor
from hen_editor.diagrams import Found, Placement, codes
from tests.diagrams.vectors import read_vectors

PATTERN = """
$$W Cut (3 at 1)
$$ . . . . .
$$ . X 1 C .
$$ . a 2 O .
$$ {AR B2 C3}
$$ {AR 2:2 3:3}
"""
found_diagrams = st.deferred(
    lambda: st.sampled_from([found for vector in read_vectors() for found in diagrams.parse(vector.text).value])
)
"""What is found in the vectors, which are read when a test runs."""

sizes = st.none() | st.builds(BoardSize, st.integers(1, 25), st.integers(1, 25))


def found_in(text: str) -> Found:
    (found,) = diagrams.parse(text).value
    return found


@pytest.mark.parametrize(
    ("text", "anchors"),
    [
        ("$$ . . . .\n$$ . X O .\n$$ . . . .", [*Anchor]),
        ("$$ -------\n$$ . . . .\n$$ . X O .", [Anchor.UPPER_LEFT, Anchor.UPPER, Anchor.UPPER_RIGHT]),
        ("$$ | . . . .\n$$ | . X O .", [Anchor.UPPER_LEFT, Anchor.LEFT, Anchor.LOWER_LEFT]),
        ("$$ . . . . |\n$$ . X O . |\n$$ ---------", [Anchor.LOWER_RIGHT]),
        ("   C D E F\n 3 . . . .\n 2 . X O .\n 1 . . . .", []),
        ("+-------+\n| . . . |\n| . X O |\n| . . . |\n+-------+", []),
    ],
)
def test_the_edges_that_are_shown_leave_a_choice(text: str, anchors: list[Anchor]) -> None:
    found = diagrams.parse(text).value
    assert [anchor for one in found for anchor in one.anchors()] == anchors


@pytest.mark.parametrize("numbers", [range(99, 90, -1), range(61, 70)])
def test_numbers_of_rows_that_no_board_has_are_those_of_lines(numbers: range) -> None:
    rows = [". . . . . . . . ."] * 3 + [". . X . O . . . .", ". . O X X O . . ."] + [". . . . . . . . ."] * 4
    bare = found_in("\n".join(rows))
    found = found_in("\n".join(f"{number} {row}" for number, row in zip(numbers, rows, strict=True)))
    assert (found.position, found.placement) == (bare.position, bare.placement)


def test_a_whole_board_is_where_it_is() -> None:
    rows = (
        [". . . . . . . . ."] * 3
        + [". . X . O . . . .", ". . . X O X . . .", ". . . . O . . . ."]
        + [". . . . . . . . ."] * 3
    )
    found = found_in("\n".join(rows))
    assert found.anchors() == (Anchor.UPPER_LEFT,)
    assert found.anchors(BoardSize(19, 19)) == (*Anchor,)
    assert found.anchors(BoardSize(7, 7)) == ()


def test_all_of_a_diagram_moves_to_where_it_is_placed() -> None:
    found = found_in(PATTERN)
    assert codes.CENTRED in {problem.kind for problem in found.diagnostics}
    moved = found.placed(Anchor.LOWER_RIGHT, BoardSize(9, 9))
    names = {point.name(moved.position.size) for point in moved.position.stones}
    assert names == {"F2", "G2", "G1", "H1"}
    assert moved.area.upper_left == Point(4, 6)
    assert moved.placement is Placement.CHOSEN
    assert {point.name(moved.position.size) for point in moved.position.labels} == {"F1"}
    assert {point.name(moved.position.size) for point in moved.position.marks} == {"H2"}
    assert [move.point and move.point.name(moved.position.size) for move in moved.moves] == ["G2", "G1", "G2"]
    assert [[end.name(moved.position.size) for end in arrow] for arrow in moved.arrows] == [["F2", "G1"]]
    assert {problem.kind for problem in moved.diagnostics}.isdisjoint({codes.CENTRED, codes.SIZE_GUESSED})


@given(found_diagrams, sizes)
def test_a_placed_diagram_shows_the_same(found: Found, size: BoardSize | None) -> None:
    for anchor in found.anchors(size):
        moved = found.placed(anchor, size)
        assert moved.position.size == (size or found.position.size)
        assert (len(moved.area.columns), len(moved.area.rows)) == (len(found.area.columns), len(found.area.rows))
        assert drawn(moved) == drawn(found)
        assert moved.anchors() == found.anchors(size)
        assert moved.placed(anchor) == moved


@given(found_diagrams, sizes, st.sampled_from(Anchor))
def test_a_place_that_it_cannot_have_is_a_mistake(found: Found, size: BoardSize | None, anchor: Anchor) -> None:
    if anchor not in found.anchors(size):
        with pytest.raises(ValueError, match="cannot be at"):
            found.placed(anchor, size)


def drawn(found: Found) -> list[object]:
    """Return what a diagram shows on each point of its area."""
    position = found.position
    points = [Point(column, row) for row in found.area.rows for column in found.area.columns]
    parts = (position.stones, position.labels, position.marks, position.numbers)
    return [[part.get(point) for part in parts] for point in points]
