"""The undo history: what edits of a large tree, and of a file of very many games, take in time and memory."""

import gc
import tracemalloc
from statistics import median
from time import perf_counter

from PySide6.QtCore import QObject
from shiboken6 import delete

from hen_editor.core.game import navigate
from hen_editor.document import files
from hen_editor.document.change import UNDO_MEGABYTES
from hen_editor.document.document import Document
from hen_editor.document.recovery.recorder import Recorder
from tests.bench import games
from tests.bench.figures import Figure

EDITS = 10_000
MEGABYTE = 1_000_000

GAMES = 100_000
GAMES_EDITED = 100
MOST_OF_EDIT, KILOBYTES_OF_EDIT = 1.0, 10
"""The milliseconds and the memory that an edit of one of very many games may take."""


def measured(edits: int = EDITS, nodes: int = games.NODES) -> list[Figure]:
    """Go through a tree and change the comment at each node; then play a move in many games of a file."""
    owner = QObject()
    document = Document(owner)
    document.begin(files.of_text(games.large_tree(nodes)))
    gc.collect()
    tracemalloc.start()
    for number in range(edits):
        document.go(navigate.forward(document.snapshot.tree, document.snapshot.node))
        document.type_comment(f"{number}")
    gc.collect()
    megabytes = tracemalloc.get_traced_memory()[0] / MEGABYTE
    tracemalloc.stop()
    kept = document.undo_stack.count()
    delete(owner)
    what = f"memory for the undo history of {edits:,} edits, {nodes:,} nodes"
    measured = f"{megabytes:.0f} MB for {kept:,} steps"
    return [Figure(what, measured, f"<= {UNDO_MEGABYTES} MB", megabytes <= UNDO_MEGABYTES), *games_edited()]


def games_edited(count: int = GAMES) -> list[Figure]:
    """Play a move in one after another of very many games, with the journal that records it."""
    owner = QObject()
    document = Document(owner)
    document.begin(files.of_text(games.tsumego(count)))
    recorder = Recorder(document, owner)
    step = count // GAMES_EDITED
    _play(document, 0)  # what is done once
    times = [_play(document, number * step + 1) for number in range(GAMES_EDITED)]
    gc.collect()
    tracemalloc.start()
    for number in range(GAMES_EDITED):
        _play(document, number * step + 2)
    gc.collect()
    kilobytes = tracemalloc.get_traced_memory()[0] / 1_000 / GAMES_EDITED
    tracemalloc.stop()
    recorder.stop()
    delete(owner)
    time = median(times)
    what = f"a move played in one of {count:,} games"
    return [
        Figure(what, f"median {time:5.2f} ms", f"<= {MOST_OF_EDIT:g} ms", time <= MOST_OF_EDIT),
        Figure(
            "  memory for it",
            f"{kilobytes:.1f} kB",
            f"<= {KILOBYTES_OF_EDIT} kB",
            kilobytes <= KILOBYTES_OF_EDIT,
        ),
    ]


def _play(document: Document, game: int) -> float:
    """Play a pass in a game; return how many milliseconds it takes."""
    document.go(document.snapshot.collection.games[game].root, game)
    start = perf_counter()
    document.play(None)
    return (perf_counter() - start) * 1_000
