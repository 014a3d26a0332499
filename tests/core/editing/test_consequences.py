"""What an edit does to the moves after it."""

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, Point
from hen_editor.core.editing import paint
from hen_editor.core.editing.consequences import Refused, lost_move, refused_moves
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree
from tests.games import opened


def refused(tree: GameTree) -> list[tuple[int, str, Refusal]]:
    """Return the numbers, points and reasons of the moves that the rules refuse."""
    return [(move.number, move.point, move.reason) for move in refused_moves(tree) if move is not None]


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


def test_there_is_a_step_for_every_node_to_pause_at() -> None:
    tree = opened("(;SZ[9];B[aa];W[aa];C[x])").tree
    assert [move is None for move in refused_moves(tree)] == [True, True, False, True]


def test_the_problem_of_a_lost_move_says_which_and_why() -> None:
    problem = lost_move(Refused(7, 31, "Q16", Refusal.OCCUPIED))
    assert problem.message == "Move 31 at Q16 can no longer be played: There is a stone on that point."
    assert problem.node == 7


def test_a_long_line_and_a_wide_tree_are_looked_through() -> None:
    line = ";B[aa];W[bb];B[ab];W[ba]" * 5_000
    (long,) = sgf.parse(f"(;SZ[5]{line})").value.games
    assert sum(1 for _ in refused_moves(long)) == 20_001
    variations = "(;B[aa])" * 20_000
    (wide,) = sgf.parse(f"(;SZ[5]{variations})").value.games
    assert refused(wide) == []
