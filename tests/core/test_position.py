"""Positions: what they mean, and whose turn goes without saying."""

import pickle
from dataclasses import replace

import pytest
from hypothesis import given

from hen_editor import core
from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones, column_name
from hen_editor.core.position import PLAIN_ORDER, Mark, Move, Position, color_after
from tests.strategies import positions

RED = Color.RED
CORNER, CENTRE = Point(0, 0), Point(2, 2)


def test_the_order_of_labels_and_of_marks_means_nothing() -> None:
    one = Position(labels={CORNER: "a", CENTRE: "b"}, marks={CORNER: Mark.CIRCLE, CENTRE: Mark.CROSS})
    other = Position(labels={CENTRE: "b", CORNER: "a"}, marks={CENTRE: Mark.CROSS, CORNER: Mark.CIRCLE})
    assert one == other
    assert hash(one) == hash(other)
    assert list(one.labels) != list(other.labels)


def test_every_part_is_part_of_the_meaning() -> None:
    empty = Position()
    others = [
        Position(Stones(BoardSize(9, 9))),
        Position(Stones(BoardSize(), {CORNER: BLACK})),
        Position(ko=CORNER),
        Position(last_move=Move(BLACK, None)),
        Position(turn=BLACK),
        Position(labels={CORNER: "a"}),
        Position(marks={CORNER: Mark.SQUARE}),
        Position(numbers={CORNER: 1}),
        Position(order=(WHITE, BLACK)),
    ]
    assert all(other != empty for other in others)
    assert len({empty, *others}) == len(others) + 1


def test_a_position_keeps_what_it_was_made_of() -> None:
    labels = {CORNER: "a"}
    position = Position(labels=labels)
    labels[CENTRE] = "b"
    assert dict(position.labels) == {CORNER: "a"}
    with pytest.raises(TypeError):
        position.labels[CENTRE] = "b"  # type: ignore[index]  # that it cannot be written is the claim


@pytest.mark.parametrize(
    "part",
    [
        {"ko": Point(19, 0)},
        {"last_move": Move(BLACK, Point(0, 19))},
        {"labels": {Point(-1, 0): "a"}},
        {"marks": {Point(0, 52): Mark.CIRCLE}},
        {"numbers": {Point(19, 19): 1}},
    ],
)
def test_nothing_of_a_position_lies_off_the_board(part: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="is not on a board of 19x19"):
        Position(**part)  # type: ignore[arg-type]  # each case names its own part


def test_an_order_of_play_has_two_colours() -> None:
    with pytest.raises(ValueError, match="two colours or more"):
        Position(order=(BLACK,))


@pytest.mark.parametrize(
    ("color", "order", "after"),
    [
        (BLACK, PLAIN_ORDER, WHITE),
        (WHITE, PLAIN_ORDER, BLACK),
        (WHITE, (BLACK, WHITE, RED), RED),
        (RED, (BLACK, WHITE, RED), BLACK),
        (RED, PLAIN_ORDER, BLACK),
        (BLACK, (BLACK, BLACK, WHITE), BLACK),
        (WHITE, (BLACK, WHITE, RED, WHITE), RED),
    ],
)
def test_the_next_to_play_follows_the_first_place_in_the_order(
    color: Color, order: tuple[Color, ...], after: Color
) -> None:
    assert color_after(color, order) is after


def test_without_a_move_the_first_of_the_order_is_to_play() -> None:
    assert Position(order=(WHITE, BLACK)).implied_turn is WHITE
    assert Position(last_move=Move(WHITE, None)).implied_turn is BLACK


@given(positions())
def test_an_implied_turn_is_filled_in_once_and_a_given_one_stays(position: Position) -> None:
    filled = position.with_implied_turn()
    assert filled.turn is (position.turn or position.implied_turn)
    assert filled.with_implied_turn() is filled
    assert replace(filled, turn=position.turn) == position


def test_numbers_go_round_the_order() -> None:
    position = Position(order=(BLACK, WHITE, RED))
    assert [position.number_color(number) for number in (1, 2, 3, 4, 9999)] == [BLACK, WHITE, RED, BLACK, RED]


def test_positions_on_boards_of_different_sizes_do_not_agree() -> None:
    wide = Position(Stones(BoardSize(52, 3)), ko=Point(45, 0), last_move=Move(BLACK, Point(50, 0)))
    assert not Position().agrees_with(wide)
    assert not wide.agrees_with(Position())


@given(positions())
def test_the_repr_of_a_position_makes_it(position: Position) -> None:
    assert eval(repr(position), vars(core)) == position


@given(positions())
def test_a_position_is_drawn_with_its_stones_between_the_names_of_columns_and_rows(position: Position) -> None:
    head, *rows, foot = str(position).splitlines()
    assert head == foot
    assert head.split() == [column_name(column) for column in range(position.size.columns)]
    drawn = [row.split() for row in rows]
    assert [row[0] for row in drawn] == [row[-1] for row in drawn]
    assert [int(row[0]) for row in drawn] == [*range(position.size.rows, 0, -1)]
    assert "".join("".join(row[1:-1]) for row in drawn) == position.stones.cells.decode()


def test_a_position_goes_to_other_processes() -> None:
    position = hen.parse_strict(".9x9_5EbFw_1A~1.C3-a.D3-SQ.E5b.J9")
    assert pickle.loads(pickle.dumps(position)) == position
