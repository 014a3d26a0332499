"""Count the moves of the games in a folder, in several processes."""

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from hen_editor.core import sgf


def moves(path: Path) -> int:
    """Return how many moves the games of a file have, variations included."""
    games = sgf.parse(path.read_bytes()).value.games
    return sum(not {"B", "W"}.isdisjoint(game.node(node).raw) for game in games for node in game.walk())


if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        print(sum(pool.map(moves, Path(sys.argv[1]).rglob("*.sgf"), chunksize=100)))
