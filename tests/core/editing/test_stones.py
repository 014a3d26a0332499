"""Stones moved: those of moves with their moves, others as setup."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.editing import snapshot
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.editing.stones import with_stone_moved, with_stones_moved
from hen_editor.core.position import Move
from tests.games import at_move, nodes, opened
from tests.strategies import points

A9, B9, C9, D9, E5 = Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0), Point(4, 4)
GAME = "(;SZ[9]AB[ee];B[aa]TR[aa]C[first];W[ba](;B[ca];W[da])(;B[cc]))"


def shown(after: Snapshot) -> str:
    return hen.format(after.position)


def test_a_move_is_moved_and_keeps_what_follows() -> None:
    base = at_move(opened(GAME), 3)
    after = with_stone_moved(base, A9, D9)
    assert nodes(after) == [
        {"SZ": "9", "AB": "ee"},
        {"B": "da", "TR": "da", "C": "first"},
        {"W": "ba"},
        {"B": "ca"},
        {"W": "da"},
        {"B": "cc"},
    ]
    assert after.node == base.node
    assert after.position.stones.get(D9) is BLACK


def test_only_the_node_of_the_move_has_other_bytes() -> None:
    base = at_move(opened(GAME), 3)
    after = with_stone_moved(base, B9, D9)
    assert [n for n in base.tree.walk() if base.tree.pieces(n) != after.tree.pieces(n)] == [2]


def test_the_last_move_is_moved_in_place() -> None:
    after = with_stone_moved(at_move(opened(GAME), 1), A9, B9)
    assert after.position.last_move == Move(BLACK, B9)
    assert len(after.tree) == 6


def test_a_move_off_the_board_leaves_what_else_its_node_has() -> None:
    after = with_stone_moved(at_move(opened(GAME), 3), A9, None)
    assert nodes(after)[1] == {"C": "first"}
    assert A9 not in after.position.stones


def test_a_move_off_the_board_that_had_nothing_else_takes_its_node_along_but_not_what_follows() -> None:
    after = with_stone_moved(at_move(opened(GAME), 3), B9, None)
    assert nodes(after)[1:] == [{"B": "aa", "TR": "aa", "C": "first"}, {"B": "ca"}, {"W": "da"}, {"B": "cc"}]
    assert after.position.last_move == Move(BLACK, C9)


def test_the_last_move_off_the_board_brings_the_cursor_to_the_node_before() -> None:
    base = at_move(opened(GAME), 2)
    after = with_stone_moved(base, B9, None)
    assert after.node == base.tree.parent(base.node)


def test_a_stone_of_setup_is_moved_in_place_where_the_node_holds_no_move() -> None:
    after = with_stone_moved(opened("(;SZ[9]AB[ee][aa]LB[ee:x]TR[ee];B[cc];W[dd])"), E5, B9)
    assert nodes(after)[0] == {"SZ": "9", "AB": "aaba", "LB": "ba:x", "TR": "ba"}


def test_a_stone_of_setup_is_moved_in_a_setup_node_after_a_move() -> None:
    base = at_move(opened(GAME), 2)
    after = with_stone_moved(base, E5, D9)
    assert after.tree.parent(after.node) == base.node
    assert dict(after.tree.node(after.node).raw) == {"AB": ("da",), "AE": ("ee",), "HEN": (".9x9.B9w",)}


def test_a_setup_node_that_names_the_last_move_names_it_where_it_is_moved_to() -> None:
    base = with_stone_moved(at_move(opened(GAME), 2), E5, D9)
    after = with_stone_moved(base, B9, C9)
    assert after.position.last_move == Move(WHITE, C9)
    assert after.node == base.node


def test_what_a_node_shows_of_a_stone_goes_with_it() -> None:
    base = at_move(opened("(;SZ[9];B[aa];W[ba]LB[aa:1][ba:2]CR[aa])"), 2)
    after = with_stone_moved(base, A9, E5)
    assert nodes(after)[1:] == [{"B": "ee"}, {"W": "ba", "LB": "ba:2ee:1", "CR": "ee"}]
    assert after.position.numbers == {E5: 1, B9: 2}


def test_what_is_written_where_a_stone_arrives_stays() -> None:
    after = with_stone_moved(opened("(;SZ[9]AB[ee]LB[aa:x];B[cc];W[dd])"), E5, A9)
    assert after.position.labels == {A9: "x"}


def test_a_stone_of_another_colour_that_a_move_placed_is_moved_with_its_move() -> None:
    base = at_move(opened("(;SZ[9];B[aa]HEN[.9x9~br.r];LB[ba:R]HEN[.9x9_9Br.B9r];B[ca])"), 3)
    after = with_stone_moved(base, B9, E5)
    assert shown(after) == ".9x9_9bCb_5Er~br.C9b.r"
    assert nodes(after)[2] == {"LB": "ee:R", "HEN": ".9x9_5Er.E5r.b"}
    assert shown(with_stone_moved(base, B9, None)) == ".9x9_9bCb~br.C9b.r"


@pytest.mark.parametrize(("start", "end"), [(D9, E5), (A9, B9)])
def test_nothing_is_moved_from_an_empty_point_or_onto_a_stone(start: Point, end: Point) -> None:
    base = at_move(opened(GAME), 2)
    assert with_stone_moved(base, start, end) is base


def showing(text: str) -> Snapshot:
    return snapshot.of_position(hen.parse_strict(text))


def test_stones_are_moved_together_over_each_other_and_others() -> None:
    after = with_stones_moved(showing(".9x9_9bwCb"), {A9: B9, B9: C9})
    assert shown(after) == ".9x9_9Bbw"


def test_stones_are_copied_without_their_numbers() -> None:
    after = with_stones_moved(showing(".9x9_9~1~2.A9-TR"), {A9: C9, B9: D9}, copy=True)
    assert shown(after) == ".9x9_9~1~2bw.A9-TR.C9-TR"


def test_stones_moved_take_their_numbers_along() -> None:
    assert shown(with_stones_moved(showing(".9x9_9~1~2"), {A9: C9, B9: D9})) == ".9x9_9C~1~2"


def test_a_number_goes_when_another_stone_takes_its_point() -> None:
    assert shown(with_stones_moved(showing(".9x9_9~1w"), {B9: A9})) == ".9x9_9w"


def test_stones_that_leave_the_board_are_gone() -> None:
    assert shown(with_stones_moved(showing(".9x9_9bw.B9w"), {A9: None, B9: A9})) == ".9x9_9w.A9w.b"


def test_points_without_stones_are_not_moved() -> None:
    base = showing(".9x9_9b")
    assert with_stones_moved(base, {B9: C9}) is base


def test_four_colours_are_moved() -> None:
    after = with_stones_moved(at_move(opened(GAME), 0), {E5: A9})
    red = with_stones_moved(showing(".9x9_9r"), {A9: B9})
    assert (after.position.stones.get(A9), red.position.stones.get(B9)) == (BLACK, Color.RED)


BRANCHED = opened("(;SZ[9]AB[ee]AW[ef];B[aa];W[ba]LB[aa:1];B[]C[x](;W[ab];B[ca])(;B[bb]TR[aa]))")


@given(st.sampled_from([*BRANCHED.tree.walk()]), st.data())
def test_no_node_is_lost_and_none_beside_the_way_here_is_touched(node: int, data: st.DataObject) -> None:
    base = snapshot.at(BRANCHED, 0, node)
    start = data.draw(st.sampled_from([*base.position.stones]))
    end = data.draw(points(base.position.size).filter(lambda point: point not in base.position.stones))
    after = with_stone_moved(base, start, end)
    path = base.tree.path(node)
    assert {*base.tree.walk()} <= {*after.tree.walk()}
    assert all(after.tree.pieces(n) == base.tree.pieces(n) for n in base.tree.walk() if n not in path)
    assert after.position.stones != base.position.stones


def test_of_two_moves_of_a_node_on_a_point_the_last_is_moved() -> None:
    after = with_stone_moved(at_move(opened("(;SZ[9];B[aa]W[aa])"), 1), A9, B9)
    assert nodes(after) == [{"SZ": "9"}, {"B": "aa", "W": "ba"}]
