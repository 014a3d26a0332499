"""Which move a node is at, how many there are on its line, and where a move is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import sgf, transform
from hen_editor.core.board import BoardSize, Color, Point
from hen_editor.core.editing import play
from hen_editor.core.game.line import MAX_HEN_LENGTH, MAX_NODES_COUNTED, Line, MovesAfter, move_number
from hen_editor.core.game.navigate import END_OF_LINE
from hen_editor.core.game.problem import initial_node
from hen_editor.core.moves import made_moves
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from tests import strategies
from tests.games import RED_AND_BLUE, opened
from tests.steps import steps


def game_of(text: str) -> GameTree:
    return sgf.parse(text).value.games[0]


GAME = game_of("(;N[root];B[aa](;W[bb];B[cc]C[good](;W[dd])(;W[ee]))(;AB[gg];B[hh])(;W[ii]))")


def counted(tree: GameTree, node: int) -> int:
    line = [*tree.main_line(node)]
    return Replay.of(tree, line[-1]).move_number - Replay.of(tree, node).move_number


FIRST_SHOWN = {
    "a position with its last move": ("(;SZ[9]AB[aa]AW[ba];B[ab])", 1),
    "a position with comments": ("(;SZ[9]AB[aa]AW[ba]C[Go!];B[ab]C[White is dead.])", 1),
    "a problem with a good move": ("(;SZ[9]AB[aa]AW[ba];B[ab]TE[1])", 0),
    "a problem with a bad move": ("(;SZ[9]AB[aa]AW[ba];B[bb]BM[1])", 0),
    "a problem whose root sets the turn": ("(;SZ[9]AB[aa]AW[ba]PL[B];B[bb])", 0),
    "a problem of more moves": ("(;SZ[9]AB[aa]AW[ba];B[ab];W[bb])", 0),
    "a game": ("(;SZ[9];B[aa];W[bb])", 0),
}


@pytest.mark.parametrize(("text", "node"), FIRST_SHOWN.values(), ids=FIRST_SHOWN)
def test_a_position_is_first_shown_with_its_last_move_and_a_problem_before_its_answer(text: str, node: int) -> None:
    assert initial_node(game_of(text)) == node


@given(strategies.games())
def test_the_number_at_a_node_is_how_many_moves_of_whatever_colour_lead_there(tree: GameTree) -> None:
    for node in tree.walk():
        line = Line.through(tree, node)
        number = sum(len(made_moves(tree.node(step))) for step in tree.path(node))
        assert move_number(tree, node) == Replay.of(tree, node).move_number == number
        assert line.numbers[len(tree.path(node)) - 1] == number
        assert MovesAfter().count(tree, node) == line.last - number


@given(strategies.games())
def test_a_move_is_where_its_number_is_reached(tree: GameTree) -> None:
    line = Line.through(tree, tree.root)
    for number in range(1, line.last + 1):
        node = line.node(number)
        assert node is not None
        parent = tree.parent(node)
        assert (0 if parent is None else move_number(tree, parent)) < number <= move_number(tree, node)
    assert line.node(line.last + 1) is None


played = st.lists(st.none() | strategies.points(BoardSize(3, 3)), max_size=20)


@given(st.lists(st.sampled_from(Color), min_size=2, max_size=3), played)
def test_each_move_that_is_played_counts_whatever_its_colour(order: list[Color], points: list[Point | None]) -> None:
    shown = opened(f"(;SZ[3]RU[NZ]HEN[.3x3~{''.join(color.value for color in order)}])")
    path = [shown.node]
    for point in points:
        if point is None or play.refusal(shown, point) is None:
            shown = play.played(shown, point)
            path.append(shown.node)
            assert shown.move_number == len(path) - 1
    line = Line.through(shown.tree, shown.tree.root)
    assert (line.nodes, line.numbers) == (path, [*range(len(path))])


def test_a_game_of_red_and_blue_has_as_many_moves_as_one_of_black_and_white() -> None:
    game = game_of(RED_AND_BLUE)
    line = Line.through(game, game.root)
    assert [line.node(number) for number in range(line.last + 1)] == [0, 1, 2, 3, 4]
    assert [MovesAfter().count(game, node) for node in game.walk()] == [4, 3, 2, 1, 0]


def test_a_long_line_of_moves_of_other_colours_is_counted() -> None:
    moves = "".join(f";HEN[.9x9_{row}A{color}.A{row}{color}]" for row in range(1, 10) for color in "rl")
    game = game_of(f"(;SZ[9]{moves * 250})")
    assert MovesAfter().count(game, game.root) == 4_500


LONG_TO_READ = {
    "long texts": [" " * (MAX_HEN_LENGTH // 2 + 1)] * 3,
    "texts of their own": [f"{'.9x9.A1-':64}{number:06}" for number in range(MAX_HEN_LENGTH // 64)],
}


@pytest.mark.parametrize("texts", LONG_TO_READ.values(), ids=LONG_TO_READ)
def test_a_line_that_takes_long_to_read_is_not_counted_to_its_end(texts: list[str]) -> None:
    game = game_of("(;SZ[9]" + "".join(f";HEN[{text}]" for text in texts) + ")")
    moves_after = MovesAfter()
    assert moves_after.count(game, game.root) is None
    assert steps(lambda node: moves_after.count(game, node), 1) < 20
    assert len(Line.through(game, game.root, END_OF_LINE).nodes) < len(game) == len(Line.through(game, game.root).nodes)


def test_a_board_of_another_size_is_counted_again() -> None:
    game, moves_after = game_of("(;SZ[9];B[kk])"), MovesAfter()
    assert moves_after.count(game, game.root) == 0
    assert moves_after.count(game.with_property(0, "SZ", 19), game.root) == 1


def test_a_very_long_line_is_not_counted_and_not_gone_through_again() -> None:
    game = game_of("(;SZ[9]" + ";B[aa]" * MAX_NODES_COUNTED + ")")
    moves_after = MovesAfter()
    assert moves_after.count(game, game.root) is None
    assert steps(lambda node: moves_after.count(game, node), 1) < 20
    assert MovesAfter().count(game, 1) == MAX_NODES_COUNTED - 1


def test_passes_and_moves_count_but_no_setup() -> None:
    game = game_of("(;B[aa];AW[cc];W[];B[dd])")
    moves_after = MovesAfter()
    assert [moves_after.count(game, node) for node in game.walk()] == [2, 2, 1, 0]


def test_what_cannot_be_played_is_no_move_and_two_moves_in_a_node_are_two() -> None:
    game = game_of("(;SZ[9];B[aa]C[good];W[z];B[zz];W[bb]B[cc]; W[dd];B[d")
    assert MovesAfter().count(game, game.root) == counted(game, game.root) == 4


def test_a_move_that_is_made_readable_counts() -> None:
    moves_after, game = MovesAfter(), game_of("(;SZ[9];B[zz])")
    assert moves_after.count(game, game.root) == 0
    assert moves_after.count(game.with_property(1, "B", Point(2, 2)), game.root) == 1


@given(st.lists(st.integers(0, 5), max_size=12), st.data())
def test_what_is_remembered_is_what_would_be_counted_after_any_edits(edits: list[int], data: st.DataObject) -> None:
    moves_after, tree = MovesAfter(), GAME
    for edit in edits:
        node = data.draw(st.sampled_from([*tree.walk()]))
        assert moves_after.count(tree, node) == counted(tree, node)
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
        assert moves_after.count(tree, node) == counted(tree, node)


def test_a_line_of_50_000_nodes_is_counted_once() -> None:
    long = game_of("(" + ";B[aa]" * 50_000 + ")")
    moves_after = MovesAfter()
    assert moves_after.count(long, long.root) == 49_999
    assert [moves_after.count(long, node) for node in range(long.root, 50_000)] == [*range(49_999, -1, -1)]


def test_an_edit_is_compared_alone_and_a_change_of_all_nodes_not_node_by_node() -> None:
    long = game_of("(" + ";B[aa]" * 5_000 + ")")
    turned = transform.game(long, Transform(Symmetry.ROTATE_LEFT)).value
    moves_after = MovesAfter()
    counting = steps(lambda node: moves_after.count(long, node), long.root)
    assert steps(lambda node: moves_after.count(turned, node), long.root) < 1.5 * counting
    commented = turned.with_property(7, "C", "words")
    assert steps(lambda node: moves_after.count(commented, node), long.root) < 500
    assert moves_after.count(commented, long.root) == 4_999


def test_the_line_goes_through_the_node_to_its_end() -> None:
    game = game_of("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee];W[ff]))")
    second = game.children(1)[1]
    line = Line.through(game, second)
    assert [game.node(node).raw for node in line.nodes][2:] == [{"W": ("dd",)}, {"B": ("ee",)}, {"W": ("ff",)}]
    assert line.last == 4


def test_nodes_without_a_move_have_the_number_of_the_move_before() -> None:
    line = Line.through(game_of("(;SZ[9];C[no move];B[aa];AE[aa];W[];W[bb])"), 0)
    assert line.numbers == [0, 0, 1, 1, 2, 3]
    assert [line.node(number) for number in (0, 1, 2, 3, 4)] == [0, 2, 4, 5, None]


def test_two_moves_on_a_node_are_two() -> None:
    line = Line.through(game_of("(;SZ[9];B[aa]W[bb];B[cc])"), 0)
    assert line.numbers == [0, 2, 3]
    assert (line.node(1), line.node(2)) == (1, 1)


def test_a_game_without_moves_has_its_root() -> None:
    line = Line.through(game_of("(;SZ[9])"), 0)
    assert (line.node(0), line.node(1), line.node(-1)) == (0, None, None)
