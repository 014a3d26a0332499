"""The recovery journal: what it takes to record a step of a large document, and to look for journals after a start."""

import random
from collections.abc import Iterator
from statistics import median
from time import perf_counter, time

from PySide6.QtCore import QObject
from shiboken6 import delete

from hen_editor.core.board import Point
from hen_editor.core.game import navigate
from hen_editor.document import files
from hen_editor.document.document import Document
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.recorder import Recorder
from tests.bench import games
from tests.bench.figures import Figure, spread

STEPS = 300
LONGEST = 2.0
"""Milliseconds that the 99th percentile of a record may take where the window waits for it."""

WORDS = ("corner", "alive", "white", "reduce", "from", "outside", "sente", "later", "yose")

JOURNALS = 20
MOST_AT_START = 5.0
"""Milliseconds that so many journals may take after a start."""


def measured() -> list[Figure]:
    """Edit games in each of several ways; leave journals, and list them."""
    recorded = [
        spread(f"a step recorded in the journal, {name}", [*recording(text)], LONGEST)
        for name, text in (
            ("300 commented moves", commented(300)),
            (f"{games.NODES:,} nodes, beside a thread", games.large_tree(games.NODES)),
        )
    ]
    for _ in range(JOURNALS):
        _leave_journal()
    times = [_milliseconds_to_list() for _ in range(20)]
    listed = Figure(
        f"{JOURNALS} journals listed after a start",
        f"median {median(times):5.1f} ms   n={len(times)}",
        f"<= {MOST_AT_START:g} ms",
        median(times) <= MOST_AT_START,
    )
    return [*recorded, listed]


def commented(moves: int) -> str:
    """Return a game of so many moves, each with a comment."""
    chance = random.Random(games.SEED)
    nodes = [
        f";{'BW'[number % 2]}[{point.sgf}]C[{' '.join(chance.choices(WORDS, k=12))}]"
        for number, point in enumerate(games.moves(moves))
    ]
    return f"(;SZ[19]{''.join(nodes)})"


def recording(text: str) -> Iterator[float]:
    """Comment, label and play at nodes here and there; return the milliseconds that the journal adds to each step."""
    owner = QObject()
    document = Document(owner)
    document.begin(files.of_text(text))
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

    def _follow(self) -> None:
        start = perf_counter()
        super()._follow()
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
    folder.tidy(folder.kept(), time())
    return (perf_counter() - start) * 1_000
