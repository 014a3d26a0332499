"""Ways through a game."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, Point, Stones
from hen_editor.core.game import navigate
from hen_editor.core.game.navigate import LastVisited, NextMove, NextMoves, forward, last
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree
from tests.games import opened
from tests.steps import steps

GAME = "(;N[root];B[aa]N[a](;W[bb]N[b];B[cc]N[c](;W[dd]N[d])(;W[ee]N[e];B[bb]N[f]))(;W[gg]N[g];B[hh]N[h])(;W[ii]N[i]))"


def tree() -> GameTree:
    return sgf.parse(GAME).value.games[0]


GAME_TREE = tree()
NAMES = {GAME_TREE.node(node)["N"]: node for node in GAME_TREE.walk()}


def go(step: navigate.Navigation, start: str) -> str:
    """Go a step from a node and return the name of the node it leads to."""
    return str(GAME_TREE.node(step(GAME_TREE, NAMES[start]))["N"])


def test_forward_follows_the_first_variation() -> None:
    assert [go(navigate.forward, start) for start in ("root", "a", "c", "d")] == ["a", "b", "d", "d"]


def test_backward_stops_at_the_root() -> None:
    assert [go(navigate.backward, start) for start in ("f", "g", "a", "root")] == ["e", "a", "root", "root"]


def test_several_steps_stop_at_the_ends() -> None:
    assert go(lambda tree, node: navigate.forward(tree, node, 2), "root") == "b"
    assert go(lambda tree, node: navigate.forward(tree, node, 10), "root") == "d"
    assert go(lambda tree, node: navigate.backward(tree, node, 3), "f") == "b"
    assert go(lambda tree, node: navigate.backward(tree, node, 10), "f") == "root"


def test_the_last_node_is_the_end_of_the_line() -> None:
    assert [go(navigate.last, start) for start in ("root", "e", "g", "i")] == ["d", "f", "h", "i"]


def sibling(start: str, offset: int) -> str:
    return go(lambda tree, node: navigate.sibling(tree, node, offset), start)


def test_the_next_variation_is_that_of_the_nearest_fork_above() -> None:
    assert [sibling(start, 1) for start in ("b", "g", "h", "c", "d", "f")] == ["g", "i", "i", "g", "e", "f"]
    assert [sibling(start, -1) for start in ("i", "h", "f", "b")] == ["g", "b", "d", "b"]


def test_without_a_fork_above_there_is_no_other_variation() -> None:
    assert (sibling("root", 1), sibling("a", 1)) == ("root", "a")


def test_forks_are_gone_to_one_after_the_other_and_then_the_end() -> None:
    assert [go(lambda tree, node: navigate.fork(tree, node, 1), start) for start in ("root", "a", "c")] == [
        "a",
        "c",
        "d",
    ]
    assert [go(lambda tree, node: navigate.fork(tree, node, -1), start) for start in ("f", "c", "a")] == [
        "c",
        "a",
        "root",
    ]


def test_the_main_line_is_left_where_the_way_leaves_it() -> None:
    assert [go(navigate.main_line, start) for start in ("f", "h", "d", "root")] == ["c", "a", "d", "root"]


def test_the_move_that_placed_a_stone_is_the_last_one_there() -> None:
    def move_at(start: str, point: Point) -> str | None:
        node = navigate.move_at(GAME_TREE, NAMES[start], point)
        return None if node is None else str(GAME_TREE.node(node)["N"])

    assert move_at("f", Point(1, 1)) == "f"
    assert move_at("e", Point(1, 1)) == "b"
    assert move_at("g", Point(1, 1)) is None


def test_the_move_that_placed_a_stone_is_found_whatever_its_colour() -> None:
    colored = sgf.parse("(;SZ[9];B[aa];HEN[.9x9_9Cr.C9r];W[dd])").value.games[0]
    assert navigate.move_at(colored, 3, Point(2, 0)) == 2


def test_a_line_of_50_000_nodes_is_gone_through() -> None:
    long = sgf.parse("(" + ";B[aa]" * 50_000 + ")").value.games[0]
    end = navigate.last(long, long.root)
    assert len(long.path(end)) == 50_000
    assert navigate.backward(long, end, 60_000) == navigate.fork(long, end, -1) == long.root
    assert navigate.main_line(long, end) == end


def test_one_step_goes_over_so_many_nodes_at_most() -> None:
    long = sgf.parse("(;SZ[9]" + ";B[aa]" * (navigate.END_OF_LINE + 5) + ")").value.games[0]
    assert navigate.last(long, 0) == navigate.END_OF_LINE
    assert navigate.last(long, navigate.END_OF_LINE) == navigate.END_OF_LINE + 5
    assert navigate.fork(long, 0, 1) == navigate.END_OF_LINE
    assert navigate.sibling(long, navigate.END_OF_LINE + 5, 1) == navigate.END_OF_LINE + 5


def test_a_node_is_found_by_the_variations_that_lead_to_it() -> None:
    for node in GAME_TREE.walk():
        assert navigate.at_variations(GAME_TREE, navigate.variations_to(GAME_TREE, node)) == node


def test_a_path_that_leaves_the_tree_ends_where_it_does() -> None:
    assert navigate.at_variations(GAME_TREE, [0, 0, 7, 0]) == NAMES["b"]
    assert navigate.at_variations(GAME_TREE, [0, -1]) == NAMES["a"]
    assert navigate.at_variations(GAME_TREE, [0] * 100) == NAMES["d"]


@pytest.mark.parametrize(
    ("node", "offset", "found"), [(0, 1, 2), (2, 1, 5), (5, 1, 5), (5, -1, 2), (2, -1, 0), (0, -1, 0)]
)
def test_comments_follow_each_other_in_the_order_of_the_file(node: int, offset: int, found: int) -> None:
    game = sgf.parse("(;C[Root];B[aa];W[bb]C[Cut](;B[cc];W[dd])(;B[ee]C[End]))").value.games[0]
    assert navigate.comment(game, node, offset) == found


# Which moves the board shows to step to.


FORKS = "(;SZ[9]{style};B[ee](;W[cc]TE[1];B[gg])(;W[gc]BM[1])(;W[cg]GW[1])(;W[ge]C[quiet])(;W[])(;C[no move])(;W[cc]))"


def shown(tree: GameTree, node: int, next_moves: NextMoves) -> dict[str, NextMove]:
    found = next_moves.of(tree, node, Replay.of(tree, node).stones)
    return {point.name(tree.size): move for point, move in found.items()}


def tree_of(text: str) -> GameTree:
    return opened(text).tree


def test_the_moves_after_a_node_have_the_signs_of_their_nodes_and_the_first_is_the_main_line_s() -> None:
    tree = tree_of(FORKS.format(style=""))
    [move] = tree.children(tree.root)
    first, second, third, fourth, *_ = tree.children(move)
    assert shown(tree, move, NextMoves.CHILDREN) == {
        "C7": NextMove(first, WHITE, "TE", is_first=True),
        "G7": NextMove(second, WHITE, "BM", is_first=False),
        "C3": NextMove(third, WHITE, "GW", is_first=False),
        "G5": NextMove(fourth, WHITE, "", is_first=False),
    }


def test_the_moves_beside_a_node_are_those_that_were_not_played() -> None:
    tree = tree_of(FORKS.format(style=""))
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
    tree = tree_of(FORKS.format(style=style).replace(";B[ee]", "(;B[ee]") + "(;B[ia]))")
    move = tree.children(tree.root)[0]
    assert " ".join(shown(tree, move, NextMoves.AS_GAME)) == expected


def test_no_move_is_shown_on_a_stone_or_in_another_game() -> None:
    tree = tree_of("(;SZ[9]AB[cc];W[cc])")
    assert NextMoves.CHILDREN.of(tree, tree.root, Stones(tree.size, {Point(2, 2): BLACK})) == {}
    other = tree_of("(;GM[2];B[cc])")
    assert NextMoves.CHILDREN.of(other, other.root, Stones(other.size)) == {}


FORKED = "(;SZ[9];B[ee](;W[cc];B[gg])(;W[gc];B[cg]))"


def visiting(tree: GameTree, *nodes: int) -> LastVisited:
    visited, before = LastVisited(), None
    for node in nodes:
        visited.arrive(tree, node, before)
        before = node
    return visited


def test_the_way_forward_goes_back_into_the_branch_just_left() -> None:
    tree = opened(FORKED).tree
    visited = visiting(tree, 5, 4, 1)
    assert [forward(tree, 1, steps, visited) for steps in (1, 2, 9)] == [4, 5, 5]
    assert [forward(tree, 0, steps, visited) for steps in (1, 2)] == [1, 4]
    assert last(tree, 0, visited) == 5
    assert forward(tree, 1) == 2


def test_another_branch_that_is_visited_takes_its_place() -> None:
    tree = opened(FORKED).tree
    assert forward(tree, 0, 9, visiting(tree, 5, 4, 1, 2, 1)) == 3
    assert forward(tree, 0, 9, visiting(tree, 3, 0, 4, 0)) == 5


def test_a_branch_that_is_gone_is_not_gone_into() -> None:
    tree = opened(FORKED).tree
    visited = visiting(tree, 5, 4, 1)
    assert forward(tree.without_subtree(4), 1, 9, visited) == 3
    assert forward(tree.without_subtree(2), 1, 9, visited) == 5


def test_a_node_inserted_above_a_branch_is_not_left_out() -> None:
    tree = opened(FORKED).tree
    visited = visiting(tree, 3, 2, 1)
    inserted, node = tree.with_parent_inserted(2, {})
    assert forward(inserted, 1, 1, visited) == node
    assert forward(inserted, 1, 2, visited) == 2


def test_an_edit_at_the_end_of_a_long_line_walks_no_way_there() -> None:
    tree = opened("(;SZ[9]" + ";B[ee];W[gg]" * 1_000 + ")").tree
    end = tree.root + len(tree) - 1
    visited = visiting(tree, end)
    assert steps(lambda before: visited.arrive(tree, end, before), end) < 20
