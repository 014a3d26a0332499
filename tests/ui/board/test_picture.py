"""What must be painted anew from one picture to the next."""

import pytest

from hen_editor.core.board import BLACK, WHITE, BoardSize, Point, Stones
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark, Move, Position
from hen_editor.ui.board.picture import Arrow, Ghost, Picture, Preview

HERE, THERE = Point(1, 1), Point(2, 0)
STONES = Stones(BoardSize(3, 3), {HERE: BLACK})
ALL = set(STONES.size.points())
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
        (Picture(Position(STONES), preview=Preview((Ghost(THERE, BLACK),))), {THERE}),
        (Picture(Position(STONES), preview=Preview(lifted=frozenset({HERE}))), {HERE}),
        (Picture(Position(STONES), preview=Preview(frame=(HERE, HERE))), ALL),
        (Picture(Position(STONES), preview=Preview(arrow=Arrow((HERE, THERE), headed=True))), ALL),
        (Picture(Position(STONES), Overlay(arrows=((HERE, THERE),))), ALL),
        (Picture(Position(STONES), Overlay(lines=((HERE, THERE),))), ALL),
        (Picture(Position(STONES), Overlay(view=frozenset({HERE}))), ALL),
        (Picture(Position(STONES), Overlay(territory={HERE: BLACK}, greyed_out=frozenset({THERE}))), {HERE, THERE}),
        (Picture(Position(STONES), Overlay(selected=frozenset({HERE}))), {HERE}),
        (Picture(Position(STONES), move_numbers={HERE: 7}), {HERE}),
        (Picture(Position(STONES), highlighted=frozenset({HERE})), {HERE}),
    ],
)
def test_only_points_that_look_different_change_and_they_change_back(other: Picture, expected: set[Point]) -> None:
    assert PLAIN.changes_to(other) == expected
    assert other.changes_to(PLAIN) == expected


def test_a_label_or_a_last_move_that_goes_elsewhere_changes_both_points() -> None:
    before = Picture(Position(STONES, labels={HERE: "a"}, last_move=Move(BLACK, HERE), ko=HERE))
    after = Picture(Position(STONES, labels={THERE: "a"}, last_move=Move(BLACK, THERE), ko=THERE))
    assert before.changes_to(after) == {HERE, THERE}


def test_an_arrow_changes_with_the_sign_at_its_end_beyond_that_point() -> None:
    overlay = Overlay(arrows=((HERE, THERE),))
    plain, labelled = (Picture(Position(STONES, labels=labels), overlay) for labels in ({}, {THERE: "a"}))
    assert plain.changes_to(labelled) == ALL


def test_a_label_comes_before_the_number_of_a_move() -> None:
    labelled = Picture(Position(STONES, labels={HERE: "x", THERE: "b"}), move_numbers={HERE: 1})
    assert labelled.figure.texts() == {HERE: "x", THERE: "b"}
    assert Picture(Position(STONES), move_numbers={HERE: 1, THERE: 2}).figure.texts() == {HERE: "1"}


def test_a_mark_takes_the_place_of_the_number_of_a_move() -> None:
    assert Picture(Position(STONES, marks={HERE: Mark.CIRCLE}), move_numbers={HERE: 1}).figure.texts() == {}


def test_what_is_lifted_is_not_there_but_all_else_is() -> None:
    position = Position(
        STONES.with_stone(THERE, WHITE),
        last_move=Move(BLACK, HERE),
        labels={HERE: "a", THERE: "b"},
        marks={HERE: Mark.CIRCLE},
        numbers={HERE: 1},
    )
    overlay = Overlay(territory={HERE: BLACK})
    lifted = Picture(position, overlay, {HERE: 1}, Preview(lifted=frozenset({HERE})))
    left = Position(Stones(STONES.size, {THERE: WHITE}), labels={THERE: "b"})
    assert lifted.figure[:2] == (left, Overlay(territory={HERE: BLACK}))
    assert Picture(position, overlay).figure[:2] == (position, overlay)
