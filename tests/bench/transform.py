"""Transforms of whole games: a large dictionary, and a game with markup on every move.

What counts is the processor's time, the shortest of several rounds.
"""

import random
from collections.abc import Callable
from time import process_time

from hen_editor.core import sgf
from hen_editor.core.board import BoardSize
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform, game
from tests.bench import games
from tests.bench.figures import Figure

ROUNDS = 5
NODES, MOVES = 60_000, 300
LARGE_GOAL, GAME_GOAL = 1500, 20
"""How long each may take, in milliseconds."""

TRANSFORMS = {
    "rotated": Transform(Symmetry.ROTATE_RIGHT),
    "with colours swapped": Transform(swaps_colors=True),
    "on a smaller board": Transform(size=BoardSize(13, 13)),
}


def measured() -> list[Figure]:
    """Measure each kind of transform."""
    subjects = {
        f"a dictionary of {NODES:,} nodes": (_read(games.large_tree(NODES)), LARGE_GOAL),
        f"a line of {NODES:,} nodes, half with comments,": (_read(games.commented_line(NODES)), LARGE_GOAL),
        f"a game of {MOVES} moves with markup": (_read(marked_game()), GAME_GOAL),
    }
    return [
        _figure(f"{what} {how}", lambda tree=tree, transform=transform: game(tree, transform), goal)
        for what, (tree, goal) in subjects.items()
        for how, transform in TRANSFORMS.items()
    ]


def marked_game() -> str:
    """Return a game as SGF with two labels, a triangle, an arrow and a comment on every move."""
    rng = random.Random(games.SEED)
    points = [point.sgf for point in BoardSize().points()]
    nodes = []
    for number, point in enumerate(games.moves(MOVES)):
        first, second, third, fourth, fifth = rng.sample(points, 5)
        markup = f"LB[{first}:A][{second}:1]TR[{third}]AR[{fourth}:{fifth}]"
        nodes.append(f";{'BW'[number % 2]}[{point.sgf}]{markup}C[Then Q16, D4 and so on.]")
    return f"(;FF[4]GM[1]CA[UTF-8]SZ[19]{''.join(nodes)})\n"


def _read(text: str) -> sgf.GameTree:
    return sgf.parse(text).value.games[0]


def _figure(what: str, work: Callable[[], object], goal: float) -> Figure:
    time = min(_milliseconds(work) for _ in range(ROUNDS))
    return Figure(what, f"{time:8.2f} ms", f"<= {goal:g} ms", time <= goal)


def _milliseconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return (process_time() - start) * 1000
