"""Milestones: a replay that begins at one shows what a replay from the root shows, whatever was edited before."""

from gc import collect
from weakref import ref

from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import replay, sgf
from hen_editor.core.board import Point
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.replay import (
    MAX_MILESTONES,
    MILESTONE_DISTANCE,
    Milestones,
    Replay,
    first_change,
    milestone_depths,
)
from hen_editor.core.sgf import GameTree
from hen_editor.core.sgf.node import PerGame
from tests.effort import fewer

LENGTH = 4 * MILESTONE_DISTANCE


def line(length: int = LENGTH) -> GameTree:
    """Return a game of one long line that fills a 9x9 board over and over."""
    points = [Point(number * 7 % 9, number * 7 // 9 * 5 % 9) for number in range(length)]
    moves = "".join(f";{'BW'[number % 2]}[{point.sgf}]" for number, point in enumerate(points))
    return sgf.parse(f"(;SZ[9]{moves})").value.games[0]


def from_the_root(tree: GameTree, node: int) -> Replay:
    state = Replay(tree.size)
    for step in tree.path(node):
        state.step(tree.node(step))
    return state


def shown(state: Replay, tree: GameTree) -> object:
    return state.position(tree), state.move_number, state.captures, state.ko, state.refused


GAME = line()
NODES = st.integers(1, LENGTH)
EDITS = st.tuples(st.sampled_from(["look", "comment", "setup", "child", "insert", "remove", "back"]), NODES)


@fewer(25)
@given(st.lists(EDITS, min_size=1, max_size=8))
def test_a_replay_from_a_milestone_is_one_from_the_root(edits: list[tuple[str, int]]) -> None:
    tree, shown_last = GAME, LENGTH
    for kind, node in edits:
        if node not in tree:
            continue
        match kind:
            case "comment":
                tree = tree.with_property(node, "C", "Good.")
            case "setup":
                tree = tree.with_property(node, "AE", [Point(4, 4)])
            case "child":
                tree, shown_last = tree.with_child(shown_last, {"B": Point(0, 0)})
            case "insert":
                tree, _ = tree.with_parent_inserted(node, {"AW": [Point(node % 9, 0)]})
            case "remove" if node != shown_last:
                tree = tree.without_node(node)
            case "back":
                tree, shown_last = GAME, LENGTH
        for seen in {node, shown_last}:
            if seen in tree:
                assert shown(Replay.of(tree, seen), tree) == shown(from_the_root(tree, seen), tree)


def test_an_edit_leaves_the_milestones_above_it() -> None:
    tree = line()
    Replay.of(tree, LENGTH)
    later = tree.with_property(LENGTH - 3, "C", "Good.")
    milestones = replay.MILESTONES.of(tree)
    depth, _ = milestones.last(later, later.path(LENGTH)) or (0, None)
    assert depth == 3 * MILESTONE_DISTANCE
    assert milestones.last(tree.with_property(1, "C", "Good."), tree.path(LENGTH)) is None


def test_a_new_variation_changes_nothing_on_the_way() -> None:
    tree = line(20)
    grown, _ = tree.with_child(10, {"B": None})
    assert first_change(tree.edited, tree.log, grown, grown.path(20)) == 21


class CountedPath(list[int]):
    """A path that counts how often it is searched."""

    searches = 0

    def index(self, *node: int) -> int:
        self.searches += 1
        return super().index(*node)


def test_a_path_is_searched_once_however_many_of_its_nodes_are_edited() -> None:
    tree = line(20)
    edited = tree
    for node in range(7, 20):
        edited = edited.with_property(node, "C", "Good.")
    path = CountedPath(edited.path(20))
    assert first_change(tree.edited, tree.log, edited, path) == 7
    assert path.searches == 1


def test_a_line_has_few_milestones_however_long_it_is() -> None:
    assert [*milestone_depths(-1, 3 * MILESTONE_DISTANCE)] == [MILESTONE_DISTANCE, 2 * MILESTONE_DISTANCE]
    assert len(milestone_depths(-1, 10_000_000)) <= 128


def test_a_game_keeps_few_milestones() -> None:
    tree = line(10)
    milestones, state = Milestones(), Replay(tree.size)
    for number in range(2 * MAX_MILESTONES):
        milestones.set(tree, number, number, state)
    assert len(milestones) == MAX_MILESTONES


def test_short_games_have_none() -> None:
    tree = line(MILESTONE_DISTANCE - 2)
    Replay.of(tree, MILESTONE_DISTANCE - 2)
    assert len(replay.MILESTONES.of(tree)) == 0


def test_what_is_remembered_of_a_game_goes_with_its_last_state() -> None:
    remembered = PerGame(list[int])
    tree = line(10)
    edited, _ = tree.with_child(10, {"B": None})
    remembered.of(tree).append(1)
    assert remembered.of(edited) == [1]
    assert remembered.of(line(10)) == []


def test_a_closed_game_is_forgotten_with_all_that_was_found_out() -> None:
    tree = line()
    Replay.of(tree.with_property(3, "C", "Good."), LENGTH)
    Overlay.of(tree, LENGTH)
    known = ref(tree.ids)
    del tree
    collect()
    assert known() is None
