"""What must be painted anew from one picture to the next."""

import pytest

from hen_editor.core.board import BLACK, WHITE, BoardSize, Point, Stones
from hen_editor.core.position import Mark, Move, Position
from hen_editor.ui.board.ghost import Ghost
from hen_editor.ui.board.picture import Picture

HERE, THERE = Point(1, 1), Point(2, 0)
STONES = Stones(BoardSize(3, 3), {HERE: BLACK})
PLAIN = Picture(Position(STONES))


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (Picture(Position(STONES)), set()),
        (Picture(Position(STONES.with_stone(THERE, WHITE))), {THERE}),
        (Picture(Position(STONES.with_stone(HERE, WHITE))), {HERE}),
        (Picture(Position(STONES, last_move=Move(BLACK, HERE))), {HERE}),
        (Picture(Position(STONES, last_move=Move(BLACK, None))), set()),
        (Picture(Position(STONES, ko=THERE)), {THERE}),
        (Picture(Position(STONES, labels={THERE: "a"}, marks={HERE: Mark.CIRCLE})), {HERE, THERE}),
        (Picture(Position(STONES, numbers={HERE: 7})), {HERE}),
        (Picture(Position(STONES, turn=WHITE)), set()),
        (Picture(Position(STONES), ghost=Ghost(THERE, BLACK)), {THERE}),
        (Picture(Position(STONES), lit=frozenset({HERE})), {HERE}),
        (Picture(Position(STONES), diagnosed=frozenset({THERE})), {THERE}),
    ],
)
def test_only_points_that_look_different_change_and_they_change_back(other: Picture, expected: set[Point]) -> None:
    assert PLAIN.changes_to(other) == expected
    assert other.changes_to(PLAIN) == expected


def test_a_label_or_a_last_move_that_goes_elsewhere_changes_both_points() -> None:
    before = Picture(Position(STONES, labels={HERE: "a"}, last_move=Move(BLACK, HERE), ko=HERE))
    after = Picture(Position(STONES, labels={THERE: "a"}, last_move=Move(BLACK, THERE), ko=THERE))
    assert before.changes_to(after) == {HERE, THERE}
