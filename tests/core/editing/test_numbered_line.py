"""The line a node is on, with the numbers of its moves."""

from hen_editor.core import sgf
from hen_editor.core.editing.numbered_line import NumberedLine
from hen_editor.core.sgf import GameTree


def tree(text: str) -> GameTree:
    collection = sgf.parse(text).value
    assert collection is not None
    return collection.games[0]


def test_the_line_goes_through_the_node_to_its_end() -> None:
    game = tree("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee];W[ff]))")
    second = game.children(1)[1]
    line = NumberedLine.through(game, second)
    assert [game.node(node).raw for node in line.nodes][2:] == [{"W": ("dd",)}, {"B": ("ee",)}, {"W": ("ff",)}]
    assert line.last == 4


def test_nodes_without_a_move_have_the_number_of_the_move_before() -> None:
    line = NumberedLine.through(tree("(;SZ[9];C[no move];B[aa];AE[aa];W[];W[bb])"), 0)
    assert line.numbers == [0, 0, 1, 1, 2, 3]
    assert [line.node(number) for number in (0, 1, 2, 3, 4)] == [0, 2, 4, 5, None]


def test_two_moves_on_a_node_are_two() -> None:
    line = NumberedLine.through(tree("(;SZ[9];B[aa]W[bb];B[cc])"), 0)
    assert line.numbers == [0, 2, 3]
    assert (line.node(1), line.node(2)) == (1, 1)


def test_a_game_without_moves_has_its_root() -> None:
    line = NumberedLine.through(tree("(;SZ[9])"), 0)
    assert (line.node(0), line.node(1), line.node(-1)) == (0, None, None)
