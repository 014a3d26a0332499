"""Print the move of each game of an archive that lost most, as an engine sees it, with Dask."""

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import dask.bag
from dask.distributed import Client

from hen_editor.core import sgf
from hen_editor.engine import Engine, EngineError, SearchLimits, analyze_nodes, engine_named, points_lost


def mistakes(path: Path, name: str) -> Iterator[tuple[float, str]]:
    """Yield the move of each game of a file that lost most points, with its place. name: of the engine."""
    with Engine(engine_named(name)) as engine:
        for number, game in enumerate(sgf.parse(path.read_bytes()).value.games, 1):
            try:
                line = [*analyze_nodes(engine, game, game.main_line(), SearchLimits(visits=50))]
            except EngineError as error:
                print(f"{path.name}, game {number}: {error}", file=sys.stderr)
                if not engine.is_running:
                    return
                continue
            lost = [(points_lost(a, b), node) for (_, a), (node, b) in pairwise(line) if a and b]
            points, node = max(((points, node) for points, node in lost if points), default=(0.0, 0))
            if points > 0:
                yield points, f"{path.name}, game {number}, node {node - game.root}"


if __name__ == "__main__":
    workers = int(sys.argv[3]) if len(sys.argv) > 3 else None
    with Client(n_workers=workers, threads_per_worker=1, dashboard_address=None):
        paths = [*Path(sys.argv[1]).rglob("*.sgf")]
        found = dask.bag.from_sequence(paths).map(mistakes, sys.argv[2]).flatten()
        for points, place in sorted(found.compute(), reverse=True):
            print(f"{points:6.1f} points: {place}")
