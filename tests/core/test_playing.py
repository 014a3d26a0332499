"""Playing on from a position: legal moves, captures, ko, the turn, chains and their liberties."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.convert import node_to_position, position_to_game
from hen_editor.core.moves import MOVE_NAMES
from hen_editor.core.position import PLAIN_ORDER, AnyMove, Move, Position
from hen_editor.core.rules import Refusal
from tests.strategies import positions


def named(points: frozenset[Point], position: Position) -> set[str]:
    return {point.name(position.size) for point in points}


def test_a_game_is_played_by_the_names_of_points() -> None:
    position = Position(Stones(BoardSize(9, 9))).play("E5").play("E6").play(None).play("d5")
    assert [position["E5"], position["E6"], position["D5"], position["A1"]] == [BLACK, WHITE, WHITE, None]
    assert (position.last_move, position.turn, position.ko) == (Move(WHITE, Point(3, 4)), BLACK, None)
    assert "E5" in position.stones
    assert "A1" not in position.stones


@pytest.mark.parametrize("move", ["D16", Point(3, 3), Move(Color.RED, Point(3, 3)), None])
def test_a_legal_move_is_executed_as_it_is_played_however_it_is_given(move: AnyMove) -> None:
    assert Position().after(move) == Position().play(move)


def test_an_illegal_move_is_executed_too() -> None:
    position = hen.parse_strict(".3x1_1Ab.w").after("A1")
    assert (position["A1"], position.last_move, position.turn) == (WHITE, Move(WHITE, Point(0, 0)), BLACK)
    with pytest.raises(KeyError, match="D1"):
        position.after("D1")


def test_a_move_may_be_that_of_another_colour_than_the_one_to_move() -> None:
    position = Position().play(Move(Color.RED, Point(3, 3)))
    assert (position["D16"], position.turn) == (Color.RED, BLACK)


def test_a_capture_that_can_be_retaken_is_ko_for_one_move() -> None:
    before = hen.parse_strict(".4x4_4BwCb_3AwCwDb_2BwCb.b")
    taken = before.play("B3")
    assert (taken["C3"], taken.ko, taken["B3"]) == (None, Point(2, 1), BLACK)
    assert taken.refusal("C3") is Refusal.KO
    with pytest.raises(ValueError, match=r"^Ko: you can't retake here yet\.$"):
        taken.play("C3")
    later = taken.play("A1").play("D1")
    assert later.is_legal("C3")


@pytest.mark.parametrize(
    ("text", "point", "message"),
    [
        (".3x1_1Ab.w", "A1", "There is a stone on that point."),
        (".3x1_1Bb.w", "A1", "Suicide: that move would have no liberties."),
    ],
)
def test_an_illegal_move_is_refused_in_a_sentence(text: str, point: str, message: str) -> None:
    position = hen.parse_strict(text)
    problem = position.why_illegal(point)
    assert problem is not None
    assert (problem.message, problem.points) == (message, (position.size.find(point),))
    assert not position.is_legal(point)


def test_suicide_is_legal_where_the_rules_allow_it() -> None:
    position = hen.parse_strict(".3x3_3AbCw_2AbBw_1AwBw.b")
    assert not position.is_legal("B3")
    assert len(position.play("B3", allow_suicide=True).stones) == len(position.stones) - 2


@pytest.mark.parametrize("name", ["T20", "I5", "", "D4 ", Point(9, 0), Point(-1, 3)])
def test_a_point_that_is_not_there_is_named(name: str | Point) -> None:
    position = Position(Stones(BoardSize(9, 9)))
    moves = (lambda point: position.play(Move(BLACK, point)),) if isinstance(name, Point) else ()
    for look in (*moves, position.play, position.chain, position.liberties, lambda name: position[name]):
        with pytest.raises(KeyError, match=r"is not on a board of 9x9"):
            look(name)


def test_a_chain_and_its_liberties() -> None:
    position = hen.parse_strict(".5x5_5Ab_4AbBbCw")
    assert named(position.chain("A5"), position) == {"A5", "A4", "B4"}
    assert named(position.liberties("A5"), position) == {"B5", "A3", "B3"}
    assert position.liberties("E1") == position.chain("E1") == frozenset()


def test_the_opponent_of_a_colour() -> None:
    assert (BLACK.opponent, WHITE.opponent) == (WHITE, BLACK)
    with pytest.raises(ValueError, match="Red has no opponent"):
        _ = Color.RED.opponent


@given(positions(sizes=st.builds(BoardSize, st.integers(1, 7), st.integers(1, 7))))
def test_a_move_leads_to_what_a_game_shows_after_it(position: Position) -> None:
    tree = position_to_game(position)
    node = [*tree.main_line()][-1]
    shown = node_to_position(tree, node)
    for move in [move for move in shown.legal_moves() if move.color in PLAIN_ORDER][:3]:
        after, child = tree.with_child(node, {MOVE_NAMES[move.color]: move.point})
        found, played = node_to_position(after, child), shown.play(move)
        assert (found.stones, found.ko, found.last_move) == (played.stones, played.ko, played.last_move)
        assert (found.order != PLAIN_ORDER) or found.mover is played.mover
