"""Print the most frequent positions after 10 moves, of any number of games on any number of machines, with Dask."""

import sys
from collections.abc import Iterator
from pathlib import Path

import dask.bag
from dask.distributed import Client

from hen_editor.core import convert, sgf


def openings(path: Path) -> Iterator[str]:
    """Yield the position after 10 moves of each game of a file as HEN."""
    for game in sgf.parse(path.read_bytes()).value.games:
        if text := convert.game_to_hen(game, 10).value:
            yield text


if __name__ == "__main__":
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else None
    with Client(n_workers=workers, threads_per_worker=1, dashboard_address=None):
        paths = [*Path(sys.argv[1]).rglob("*.sgf")]
        games = dask.bag.from_sequence(paths).map(openings).flatten()
        for text, count in games.frequencies().topk(10, key=1).compute():
            print(f"{count:8} {text}")
