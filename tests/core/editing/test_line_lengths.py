"""How many moves lines have, counted and remembered."""

from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.editing.line_lengths import LONGEST, LineLengths
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree
from tests.steps import steps

GAME = sgf.parse("(;N[root];B[aa](;W[bb];B[cc]C[good](;W[dd])(;W[ee]))(;AB[gg];B[hh])(;W[ii]))").value.games[0]


def counted(tree: GameTree, node: int) -> int:
    line = [*tree.main_line(node)]
    return Replay.of(tree, line[-1]).move_number - Replay.of(tree, node).move_number


def test_a_very_long_line_is_not_counted_and_not_gone_through_again() -> None:
    game = sgf.parse("(;SZ[9]" + ";B[aa]" * LONGEST + ")").value.games[0]
    lengths = LineLengths()
    assert lengths.after(game, game.root) is None
    assert steps(lambda node: lengths.after(game, node), 1) < 20
    assert LineLengths().after(game, 1) == LONGEST - 1


def test_passes_and_moves_count_but_no_setup() -> None:
    game = sgf.parse("(;B[aa];AW[cc];W[];B[dd])").value.games[0]
    lengths = LineLengths()
    assert [lengths.after(game, node) for node in game.walk()] == [2, 2, 1, 0]


def test_what_cannot_be_played_is_no_move_and_two_moves_in_a_node_are_two() -> None:
    game = sgf.parse("(;SZ[9];B[aa]C[good];W[z];B[zz];W[bb]B[cc]; W[dd];B[d").value.games[0]
    assert LineLengths().after(game, game.root) == counted(game, game.root) == 4


def test_a_move_that_is_made_readable_counts() -> None:
    lengths, game = LineLengths(), sgf.parse("(;SZ[9];B[zz])").value.games[0]
    assert lengths.after(game, game.root) == 0
    assert lengths.after(game.with_property(1, "B", Point(2, 2)), game.root) == 1


@given(st.lists(st.integers(0, 5), max_size=12), st.data())
def test_what_is_remembered_is_what_would_be_counted_after_any_edits(edits: list[int], data: st.DataObject) -> None:
    lengths, tree = LineLengths(), GAME
    for edit in edits:
        node = data.draw(st.sampled_from([*tree.walk()]))
        assert lengths.after(tree, node) == counted(tree, node)
        match edit:
            case 0:
                tree, _ = tree.with_child(node, {"B": Point(3, 3)})
            case 1:
                tree, _ = tree.with_child(node, {"B": Point(3, 3)}, 0)
            case 2:
                tree = tree.with_property(node, "C", "words")
            case 3:
                tree = tree.without_property(node, "B")
            case 4 if node != tree.root:
                tree = tree.without_subtree(node)
            case _:
                tree = GAME
        node = data.draw(st.sampled_from([*tree.walk()]))
        assert lengths.after(tree, node) == counted(tree, node)


def test_a_line_of_50_000_nodes_is_counted_once() -> None:
    long = sgf.parse("(" + ";B[aa]" * 50_000 + ")").value.games[0]
    lengths = LineLengths()
    assert lengths.after(long, long.root) == 49_999
    assert [lengths.after(long, node) for node in range(long.root, 50_000)] == [*range(49_999, -1, -1)]
