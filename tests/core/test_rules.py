"""The rules of play, on boards drawn as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.position import Move, Position
from hen_editor.core.rules import Refusal, WorkingBoard, chain, chains_without_liberties, liberties, play
from tests.drawn import board, draw
from tests.strategies import colors, points, sizes, stones

RED = Color.RED


def names(found: object, size: BoardSize) -> set[str]:
    return {point.name(size) for point in found}  # type: ignore[attr-defined]  # any collection of points


def test_a_stone_without_liberties_is_captured() -> None:
    before = board("""
        . b . .
        b w . .
        . b . .
    """)
    played = play(before, BLACK, Point(2, 1))
    assert draw(played.stones).split() == [".b..", "b.b.", ".b.."]
    assert played.captured == (Point(1, 1),)
    assert played.ko is None


def test_a_chain_is_captured_as_a_whole_and_at_the_edge() -> None:
    before = board("""
        w w b .
        b b . .
        . . . .
    """)
    assert draw(play(before, BLACK, Point(0, 2)).stones).split() == ["wwb.", "bb..", "b..."]
    before = board("""
        . w w b
        b b b .
        . . . .
    """)
    played = play(before, BLACK, Point(0, 0))
    assert draw(played.stones).split() == ["b..b", "bbb.", "...."]
    assert len(played.captured) == 2


def test_chains_of_all_other_colours_are_captured_together() -> None:
    before = board("""
        . b . b .
        b w . r b
        . b . b .
    """)
    played = play(before, BLACK, Point(2, 1))
    assert draw(played.stones).split() == [".b.b.", "b.b.b", ".b.b."]
    assert names(played.captured, before.size) == {"B2", "D2"}


def test_a_liberty_that_another_capture_gives_does_not_save_a_chain() -> None:
    before = board("""
        b r b
        w . w
        b g b
    """)
    played = play(before, BLACK, Point(1, 1))
    assert draw(played.stones).split() == ["b.b", ".b.", "b.b"]
    assert len(played.captured) == 4


def test_a_stone_that_captures_has_no_need_of_a_liberty() -> None:
    before = board("""
        . w b .
        w b . b
        . w b .
    """)
    played = play(before, WHITE, Point(2, 1))
    assert draw(played.stones).split() == [".wb.", "w.wb", ".wb."]


def test_one_stone_taken_by_a_lone_stone_with_one_liberty_is_ko() -> None:
    before = board("""
        . w b .
        w b . b
        . w b .
    """)
    played = play(before, WHITE, Point(2, 1))
    assert played.ko == Point(1, 1)
    after = Position(played.stones, ko=played.ko, last_move=Move(WHITE, Point(2, 1)))
    assert after.refusal(Move(BLACK, Point(1, 1))) is Refusal.KO


def test_one_stone_taken_by_a_chain_is_no_ko() -> None:
    before = board("""
        . w b .
        w b . b
        . w w b
        . . b .
    """)
    assert play(before, WHITE, Point(2, 1)).ko is None


def test_one_stone_taken_by_a_stone_with_two_liberties_is_no_ko() -> None:
    before = board("""
        . w . .
        w b . .
        . w . .
    """)
    assert play(before, WHITE, Point(2, 1)).ko is None


def test_two_stones_taken_are_no_ko() -> None:
    before = board("""
        w w b
        b . b
        w w b
    """)
    played = play(before, BLACK, Point(1, 1))
    assert len(played.captured) == 4
    assert played.ko is None


def test_suicide_removes_the_chain_that_was_joined() -> None:
    before = board("""
        . b w
        b b w
        w w .
    """)
    played = play(before, BLACK, Point(0, 0))
    assert draw(played.stones).split() == ["..w", "..w", "ww."]
    assert len(played.captured) == 4
    assert played.ko is None


def test_suicide_of_one_stone_leaves_the_board_as_it_was() -> None:
    before = board("""
        . w .
        w . .
        . . .
    """)
    played = play(before, BLACK, Point(0, 0))
    assert played.stones == before
    assert played.captured == (Point(0, 0),)
    assert played.ko is None


def test_a_move_onto_a_stone_takes_its_place() -> None:
    assert draw(play(board("b.."), WHITE, Point(0, 0)).stones) == "w.."


@pytest.mark.parametrize(
    ("drawing", "color", "point", "expected"),
    [
        ("b..", WHITE, (0, 0), Refusal.OCCUPIED),
        (".w.", BLACK, (0, 0), Refusal.SUICIDE),
        ("...", BLACK, (0, 0), None),
        ("b.w\nbw.\nww.", BLACK, (1, 0), Refusal.SUICIDE),
        (".b.\nb..", RED, (0, 0), Refusal.SUICIDE),
        (".b\nbw", WHITE, (0, 0), None),
        (".bw\nbw.\nw..", WHITE, (0, 0), None),
    ],
)
def test_moves_against_the_rules_are_refused_with_the_reason(
    drawing: str, color: Color, point: tuple[int, int], expected: Refusal | None
) -> None:
    assert Position(board(drawing)).refusal(Move(color, Point(*point))) is expected


def test_suicide_of_two_stones_is_allowed_where_the_rules_allow_it_of_one_never() -> None:
    two = Position(board("b.w\nbw.\nww."))
    assert two.refusal(Move(BLACK, Point(1, 0)), allow_suicide=True) is None
    one = Position(board(".w.\nw..\n..."))
    assert one.refusal(Move(BLACK, Point(0, 0)), allow_suicide=True) is Refusal.SUICIDE


def test_the_ko_point_is_refused_to_all_but_the_colour_that_moved_last() -> None:
    stones_there = board("""
        . w b .
        w . w b
        . w b .
    """)
    position = Position(stones_there, ko=Point(1, 1), last_move=Move(WHITE, Point(2, 1)))
    assert position.refusal(Move(BLACK, Point(1, 1))) is Refusal.KO
    assert position.refusal(Move(RED, Point(1, 1))) is Refusal.KO
    assert position.refusal(Move(WHITE, Point(1, 1))) is not Refusal.KO


def test_a_chain_is_all_stones_joined_by_lines() -> None:
    drawn = board("""
        b b .
        . b w
        b . b
    """)
    assert names(chain(drawn, Point(0, 0)), drawn.size) == {"A3", "B3", "B2"}
    assert names(chain(drawn, Point(2, 1)), drawn.size) == {"C2"}
    assert chain(drawn, Point(2, 0)) == frozenset()


def test_chains_without_liberties_are_found_once_each_in_board_order() -> None:
    drawn = board("""
        w w b . .
        b b b . b
        . . . b w
    """)
    assert [names(found, drawn.size) for found in chains_without_liberties(drawn)] == [{"A3", "B3"}, {"E1"}]


@given(st.data(), sizes)
def test_chains_without_liberties_are_those_without_an_empty_point_beside_them(
    data: st.DataObject, size: BoardSize
) -> None:
    placed = data.draw(stones(size))
    expected = dict.fromkeys(chain(placed, point) for point in placed if not liberties(placed, point))
    assert chains_without_liberties(placed) == [*expected]


@given(st.data(), sizes)
def test_a_working_board_gives_back_its_stones(data: st.DataObject, size: BoardSize) -> None:
    placed = data.draw(stones(size))
    working = WorkingBoard.of(placed)
    assert working.stones() == placed


@given(st.data(), st.sampled_from([BoardSize(3, 3), BoardSize(4, 2), BoardSize(1, 5), BoardSize(1, 1)]))
def test_after_a_move_no_chain_next_to_it_is_without_liberties(data: st.DataObject, size: BoardSize) -> None:
    placed = data.draw(stones(size))
    point, color = data.draw(points(size)), data.draw(colors)
    played = play(placed, color, point)
    dead = {point for found in chains_without_liberties(played.stones) for point in found}
    assert not dead & {point, *size.neighbours(point)}
    assert set(played.captured).isdisjoint(played.stones)
    assert played.ko is None or len(played.captured) == 1


@given(st.lists(st.tuples(colors, st.integers(0, 15)), max_size=40))
def test_a_game_on_a_working_board_is_the_same_as_move_by_move(moves: list[tuple[Color, int]]) -> None:
    size = BoardSize(4, 4)
    working, placed = WorkingBoard(size), Stones(size)
    for color, index in moves:
        point = size.point(index)
        captured = working.play(index, color.cell)
        ko = working.ko_after(index, captured)
        played = play(placed, color, point)
        placed = played.stones
        assert [size.point(taken) for taken in captured] == list(played.captured)
        assert (None if ko is None else size.point(ko)) == played.ko
        assert working.stones() == placed
