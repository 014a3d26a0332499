"""The recovery journal: what it takes to record a step of a large document, and to look for journals after a start."""

import random
from collections.abc import Iterator
from statistics import median
from time import perf_counter, time

from PySide6.QtCore import QObject
from shiboken6 import delete

from hen_editor.core.board import Point
from hen_editor.core.game import navigate
from hen_editor.core.slices import finished
from hen_editor.document import files
from hen_editor.document.document import Document
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.recorder import Recorder
from tests.bench import games
from tests.bench.figures import Figure, spread

STEPS = 1_000
LONGEST = 1.0
"""Milliseconds that the 99th percentile of a record may take."""

JOURNALS = 20
MOST_AT_START = 5.0
"""Milliseconds that so many journals may take after a start."""


def measured() -> list[Figure]:
    """Edit a large tree in each of several ways; leave journals, and list them."""
    what = f"a step recorded in the journal, {games.NODES:,} nodes"
    recorded = spread(what, [*recording()], LONGEST)
    for _ in range(JOURNALS):
        _leave_journal()
    times = [_milliseconds_to_list() for _ in range(20)]
    listed = Figure(
        f"{JOURNALS} journals listed after a start",
        f"median {median(times):5.1f} ms   n={len(times)}",
        f"<= {MOST_AT_START:g} ms",
        median(times) <= MOST_AT_START,
    )
    return [recorded, listed]


def recording() -> Iterator[float]:
    """Comment, label and play at nodes here and there; return the milliseconds that the journal adds to each step."""
    owner = QObject()
    document = Document(owner)
    document.begin(files.of_text(games.large_tree(games.NODES)))
    recorder = _TimedRecorder(document, owner)
    chance = random.Random(games.SEED)
    for number in range(STEPS):
        tree = document.snapshot.tree
        document.go(navigate.forward(tree, tree.root, chance.randrange(200)))
        point = Point(chance.randrange(19), chance.randrange(19))
        before = len(recorder.times)
        while len(recorder.times) == before:
            document.type_comment(f"{number} " * chance.randrange(1, 40))
            document.end_burst()
        document.set_label([point], f"{number % 100}")
        document.play(point)
    yield from recorder.times[:STEPS]
    delete(owner)


class _TimedRecorder(Recorder):
    """A recorder that times itself."""

    def __init__(self, document: Document, parent: QObject) -> None:
        self.times: list[float] = []
        super().__init__(document, parent)

    def _record_move(self, index: int) -> None:
        start = perf_counter()
        super()._record_move(index)
        self.times.append((perf_counter() - start) * 1_000)


def _leave_journal() -> None:
    owner = QObject()
    document = Document(owner)
    recorder = Recorder(document, owner)
    for point in games.moves(30):
        document.play(point)
    recorder.stop()
    delete(owner)


def _milliseconds_to_list() -> float:
    start = perf_counter()
    finished(folder.tidying(folder.kept(), time()))
    return (perf_counter() - start) * 1_000
