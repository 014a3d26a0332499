"""What an edit does to the moves after it."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.editing import nodes, paint, play
from hen_editor.core.editing.apply import applied
from hen_editor.core.editing.snapshot import Snapshot, with_scope
from hen_editor.core.game.legality import Judged, Legality, RefusedMove, judge, problems
from hen_editor.core.moves import moves_of
from hen_editor.core.position import Move, Position
from hen_editor.core.positions import check
from hen_editor.core.replay import Replay
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree
from tests.core.editing.edits import edits
from tests.games import at_move, opened
from tests.steps import reports, steps
from tests.strategies import games


def refused(tree: GameTree) -> list[tuple[int, str, Refusal]]:
    """Return the numbers, points and reasons of the moves that the rules refuse."""
    found = judged(tree).legality.refused
    return [(move.number, _point(tree, node).name(tree.size), move.reason) for node, move in found.items()]


def _point(tree: GameTree, node: int) -> Point:
    (move,) = moves_of(tree.node(node))
    assert move.point is not None
    return move.point


def after(base: Snapshot, point: Point) -> GameTree:
    return paint.with_stones(base, [point], BLACK).tree


def test_a_legal_game_has_none() -> None:
    assert refused(opened("(;SZ[9]AB[aa];W[bb];B[cc];W[];B[dd])").tree) == []


def test_a_move_on_a_stone_that_was_put_there() -> None:
    base = opened("(;SZ[9];B[aa];W[bb];B[cc])")
    assert refused(after(base, Point(1, 1))) == [(2, "B8", Refusal.OCCUPIED)]


def test_a_move_that_has_become_suicide() -> None:
    base = opened("(;SZ[9]AB[ba];W[aa];B[cc])")
    assert refused(after(base, Point(0, 1))) == [(1, "A9", Refusal.SUICIDE)]


def test_a_move_that_has_become_the_retaking_of_a_ko() -> None:
    tree = opened("(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])").tree
    assert refused(tree) == [(2, "B4", Refusal.KO)]


def test_every_variation_is_looked_at_by_itself() -> None:
    tree = opened("(;SZ[9];B[aa](;W[aa];B[bb])(;W[bb](;B[bb])(;B[cc]))(;W[cc];B[cc]))").tree
    assert refused(tree) == [(2, "A9", Refusal.OCCUPIED), (3, "B8", Refusal.OCCUPIED), (3, "C7", Refusal.OCCUPIED)]


def test_progress_is_reported_at_every_node() -> None:
    tree = opened("(;SZ[9];B[aa];W[aa];C[x])").tree
    assert len(reports(partial(judge, tree, None))) == 4


@pytest.mark.parametrize(
    "set_up", ["AB[aa]", "AB[ab]AE[aa]", "AB[aa]TR[bb]", "AB[aa:ZY]AE[bb]", "TR[aa:ZZ]", "HEN[.b]"]
)
def test_a_node_that_sets_up_a_position_is_not_looked_at_point_by_point(set_up: str) -> None:
    tree = opened(f"(;SZ[52]{f';{set_up}' * 100})").tree
    judge(tree)  # makes what is made when it is first used
    assert steps(judge, tree) < len(tree) * tree.size.count / 2


def judged(tree: GameTree, before: Judged | None = None) -> Judged:
    return judge(tree, before)


def told(state: Judged) -> list[str]:
    return [problem.message for problem in problems(state)]


def numbers(state: Judged) -> list[int]:
    return [state.legality.refused[node].number for node in state.legality.lost]


def test_a_move_that_was_legal_before_an_edit_is_lost() -> None:
    base = opened("(;SZ[9];B[aa];W[bb];B[cc])")
    assert told(judged(after(base, Point(1, 1)), judged(base.tree))) == [
        "Move 2 at B8 can no longer be played: the point is occupied."
    ]


def test_lost_moves_of_all_variations_are_summed_up_by_their_numbers_and_reported_each() -> None:
    base = opened("(;SZ[9];B[aa](;W[bb];B[cc](;W[bc])(;W[dd]))(;W[cc];B[bb]))")
    state = judged(paint.with_stones(base, [Point(1, 1), Point(2, 2)], BLACK).tree, judged(base.tree))
    assert told(state) == [
        "4 moves can no longer be played: 2, 2, 3, 3.",
        "Move 2 at B8: the point is occupied.",
        "Move 2 at C7: the point is occupied.",
        "Move 3 at C7: the point is occupied.",
        "Move 3 at B8: the point is occupied.",
    ]


def test_each_problem_names_its_node_and_its_point_and_the_summary_the_first() -> None:
    tree = opened("(;SZ[9];B[aa];W[bb])").tree
    _, first, second = tree.walk()
    refused = {second: RefusedMove(31, Refusal.KO), first: RefusedMove(12, Refusal.SUICIDE)}
    state = Judged(tree, Legality(refused, frozenset(refused)))
    places = [(problem.node, problem.points) for problem in problems(state)]
    assert places == [(first, ()), (first, (Point(0, 0),)), (second, (Point(1, 1),))]


def test_a_move_that_was_refused_before_and_one_that_was_not_there_are_not_lost() -> None:
    base = opened("(;SZ[9];B[aa];W[aa])")
    edited = play.with_move(at_move(base, 2), Move(BLACK, Point(0, 0)))
    state = judged(edited.tree, judged(base.tree))
    assert len(state.legality.refused) == 2
    assert told(state) == ["Move 2 at A9: the point is occupied.", "Move 3 at A9: the point is occupied."]


def test_a_lost_move_stays_lost_through_other_edits_until_it_is_legal_again() -> None:
    base = opened("(;SZ[9];B[aa];W[bb];B[cc])")
    stone = paint.with_stones(base, [Point(1, 1)], BLACK)
    commented = nodes.with_comment(stone, "x")
    freed = paint.with_stones(commented, [Point(1, 1)], None)
    first = judged(stone.tree, judged(base.tree))
    second = judged(commented.tree, first)
    third = judged(freed.tree, second)
    assert [numbers(state) for state in (first, second, third)] == [[2], [2], []]


def test_a_move_made_legal_by_one_edit_is_lost_by_the_next() -> None:
    base = opened("(;SZ[9]AB[bb];B[aa];W[bb])")
    freed = paint.with_stones(base, [Point(1, 1)], None)
    again = paint.with_stones(freed, [Point(1, 1)], BLACK)
    assert numbers(judged(again.tree, judged(freed.tree, judged(base.tree)))) == [2]


@given(edits(), st.data())
def test_lost_are_exactly_the_moves_that_were_legal_and_are_not(
    edit: tuple[Snapshot, Position], data: st.DataObject
) -> None:
    base, wanted = edit
    base = with_scope(base, data.draw(st.sampled_from(base.scopes)))
    edited = applied(base, wanted).tree
    lost = {
        node
        for node in base.tree.walk()
        if node in edited and Replay.of(base.tree, node).refused is None and Replay.of(edited, node).refused is not None
    }
    assert judged(edited, judged(base.tree)).legality.lost == lost


def test_of_many_lost_moves_the_first_are_named() -> None:
    tree = opened(f"(;SZ[9]{'(;B[aa])' * 5_000})").tree
    variations = tree.children(tree.root)
    refused = {node: RefusedMove(5_000 - place, Refusal.OCCUPIED) for place, node in enumerate(variations)}
    summary, *each = problems(Judged(tree, Legality(refused, frozenset(refused))))
    assert (
        summary.message == "5,000 moves can no longer be played; the first are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12."
    )
    assert len(each) == 1_000


def test_a_long_line_and_a_wide_tree_are_looked_through() -> None:
    line = ";B[aa];W[bb];B[ab];W[ba]" * 5_000
    (long,) = sgf.parse(f"(;SZ[5]{line})").value.games
    assert len(reports(partial(judge, long, None))) == 20_001
    variations = "(;B[aa])" * 20_000
    (wide,) = sgf.parse(f"(;SZ[5]{variations})").value.games
    assert refused(wide) == []


ILLEGAL = {
    "an occupied point": ("(;SZ[9];B[ee];W[ee];B[ee];W[ed])", ["2 E5 occupied", "3 E5 occupied"]),
    "the retaking of a ko": ("(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb];B[ee])", ["2 B8 ko"]),
    "a ko retaken after another move": ("(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[ee];B[ff];W[bb])", []),
    "a ko retaken after comments": ("(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];C[x];W[bb]C[y])", ["2 B8 ko"]),
    "suicide": ("(;SZ[9]AB[ba][ab];W[aa];B[ee])", ["1 A9 suicide"]),
    "suicide of two": ("(;SZ[9]AB[ca][bb][ab]AW[aa];W[ba])", ["1 B9 suicide"]),
    "suicide of two in New Zealand": ("(;SZ[9]RU[New Zealand]AB[ca][bb][ab]AW[aa];W[ba])", []),
    "suicide of two by Ing's rules": ("(;SZ[9]RU[Ing]AB[ca][bb][ab]AW[aa];W[ba])", []),
    "suicide of one in New Zealand": ("(;SZ[9]RU[NZ]AB[ba][ab];W[aa])", ["1 A9 suicide"]),
    "a pass": ("(;SZ[9];B[];W[];B[tt])", []),
    "a variation": ("(;SZ[9];B[ee](;W[ed])(;W[ee]C[x]))", ["2 E5 occupied"]),
}


@pytest.mark.parametrize(("text", "expected"), ILLEGAL.values(), ids=ILLEGAL)
def test_illegal_moves_of_a_game_are_told_that_nobody_edited(text: str, expected: list[str]) -> None:
    tree = opened(text).tree
    assert [f"{number} {point} {reason.value}" for number, point, reason in refused(tree)] == expected
    assert len(told(judged(tree))) == len(expected)


def test_stones_without_liberties_are_told_where_they_are_set_up() -> None:
    tree = opened("(;SZ[9];B[ee];AB[ba][ab][aa]AW[ca][bb][ac];W[ff])").tree
    [found] = problems(judged(tree))
    assert (found.code, found.node) == ("no-liberties", [*tree.main_line()][2])
    assert [problem._replace(node=None) for problem in [found]] == [*check.position(node_to_position(tree, 2))]


@given(games())
def test_each_illegal_move_is_the_one_that_a_replay_of_its_line_refuses(tree: GameTree) -> None:
    found = judged(tree).legality.refused
    assert found.keys() == {node for node in tree.walk() if Replay.of(tree, node).refused is not None}
