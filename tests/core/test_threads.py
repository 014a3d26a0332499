"""Values in threads: what they remember is found out by several at once, and is what one alone finds."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from hen_editor.core import sgf
from hen_editor.core.editing import snapshot
from hen_editor.core.game import legality
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.game.search import Texts
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.source import LONG_NODE

THREADS = 8

MOVES = "".join(f";{'BW'[move % 2]}[{chr(97 + move * 7 % 19)}{chr(97 + move * 3 % 19)}]" for move in range(300))
LONG = f"VW[aa:cc]C[{'long ' * LONG_NODE}]"


@pytest.fixture(autouse=True)
def _switching_often() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def states() -> list[GameTree]:
    """Return states of one game, each with an edit more: nothing of them is known yet."""
    trees = [sgf.parse(f"(;SZ[19]{MOVES.replace(';B[hg]', f';B[hg]{LONG}')}(;B[aa]{LONG}){MOVES})").value.games[0]]
    for number in range(1, 8):
        nodes = [*trees[-1].walk()]
        trees.append(trees[-1].with_property(nodes[37 * number], "C", LONG))
        trees.append(trees[-1].with_child(nodes[-number], {"B": None, "VW": ()})[0])
    return trees


def facts(tree: GameTree, node: NodeId) -> object:
    """Return what is found out about a node, most of which is remembered."""
    state = Replay.of(tree, node)
    overlay = Overlay.of(tree, node)
    return tree.node(node).raw, tree.children(node), bytes(state.stones.cells), state.captures, overlay


def judged(tree: GameTree, node: NodeId) -> object:
    return legality.judge(tree).legality


def found(tree: GameTree, node: NodeId) -> object:
    return [*Texts(tree).matches("long", node, 1)]


def shown(tree: GameTree, node: NodeId) -> object:
    now = snapshot.of_collection(sgf.Collection.of([tree]))
    return snapshot.at(now, 0, node).position


@pytest.mark.parametrize(("find", "times"), [(facts, 200), (judged, 1), (found, 2), (shown, 40)])
def test_eight_threads_find_what_one_does(find: Callable[[GameTree, NodeId], object], times: int) -> None:
    def work(trees: list[GameTree], seed: int) -> list[object]:
        random, found = Random(seed), list[object]()
        for _ in range(times):
            tree = random.choice(trees)
            found.append(find(tree, random.choice([*tree.walk()])))
        return found

    trees = states()
    with ThreadPoolExecutor(THREADS) as pool:
        together = [*pool.map(work, [trees] * THREADS, range(THREADS))]
    assert together == [work(states(), seed) for seed in range(THREADS)]
