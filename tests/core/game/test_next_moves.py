"""Which moves the board shows to step to."""

import pytest

from hen_editor.core.board import BLACK, WHITE, Point, Stones
from hen_editor.core.game.navigate import NextMove, NextMoves
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree
from tests.games import opened

GAME = "(;SZ[9]{style};B[ee](;W[cc]TE[1];B[gg])(;W[gc]BM[1])(;W[cg]GW[1])(;W[ge]C[quiet])(;W[])(;C[no move])(;W[cc]))"

FOLLOWING = "C7 G7 C3 G5"


def shown(tree: GameTree, node: int, next_moves: NextMoves) -> dict[str, NextMove]:
    found = next_moves.of(tree, node, Replay.of(tree, node).stones)
    return {point.name(tree.size): move for point, move in found.items()}


def tree_of(text: str) -> GameTree:
    return opened(text).tree


def test_the_moves_after_a_node_have_the_signs_of_their_nodes_and_the_first_is_the_main_line_s() -> None:
    tree = tree_of(GAME.format(style=""))
    [move] = tree.children(tree.root)
    first, second, third, fourth, *_ = tree.children(move)
    assert shown(tree, move, NextMoves.CHILDREN) == {
        "C7": NextMove(first, WHITE, "TE", is_first=True),
        "G7": NextMove(second, WHITE, "BM", is_first=False),
        "C3": NextMove(third, WHITE, "GW", is_first=False),
        "G5": NextMove(fourth, WHITE, "", is_first=False),
    }


def test_the_moves_beside_a_node_are_those_that_were_not_played() -> None:
    tree = tree_of(GAME.format(style=""))
    [move] = tree.children(tree.root)
    second = tree.children(move)[1]
    assert [*shown(tree, second, NextMoves.SIBLINGS)] == ["C7", "C3", "G5"]
    assert shown(tree, tree.root, NextMoves.SIBLINGS) == {}


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        ("", "C7 G7 C3 G5"),
        ("ST[0]", "C7 G7 C3 G5"),
        ("ST[1]", "J9"),
        ("ST[2]", ""),
        ("ST[3]", ""),
        ("ST[x]", "C7 G7 C3 G5"),
    ],
)
def test_a_game_asks_for_them_in_its_root(style: str, expected: str) -> None:
    tree = tree_of(GAME.format(style=style).replace(";B[ee]", "(;B[ee]") + "(;B[ia]))")
    move = tree.children(tree.root)[0]
    assert " ".join(shown(tree, move, NextMoves.AS_GAME)) == expected


def test_no_move_is_shown_on_a_stone_or_in_another_game() -> None:
    tree = tree_of("(;SZ[9]AB[cc];W[cc])")
    assert NextMoves.CHILDREN.of(tree, tree.root, Stones(tree.size, {Point(2, 2): BLACK})) == {}
    other = tree_of("(;GM[2];B[cc])")
    assert NextMoves.CHILDREN.of(other, other.root, Stones(other.size)) == {}
