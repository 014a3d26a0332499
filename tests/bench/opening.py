"""Opening a large tree: from the file on disk to the window with its first position painted."""

import tempfile
from pathlib import Path
from time import perf_counter

from hen_editor.ui.main_window import MainWindow
from tests.bench import games
from tests.bench.figures import Figure
from tests.bench.stopwatch import Stopwatch

LONGEST = 2.0
"""Seconds that it may take."""


def measured(window: MainWindow, nodes: int = games.NODES) -> list[Figure]:
    """Open a generated tree in a window."""
    watch = Stopwatch(window)
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "large.sgf"
        path.write_text(games.large_tree(nodes), encoding="utf-8")
        read = 0.0

        def open_it() -> None:
            nonlocal read
            start = perf_counter()
            window.document.open(path)
            read = perf_counter() - start

        seconds = watch.time(open_it) / 1000
    held = len(window.document.snapshot.tree)
    what = f"a tree of {held:,} nodes opened"
    return [Figure(what, f"{seconds:.2f} s, {read:.2f} s of it before painting", f"< {LONGEST:g} s", seconds < LONGEST)]
