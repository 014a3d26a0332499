"""The recovery journal: what it takes to record a step of a document, and to look for journals after a start."""

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter, time

from PySide6.QtCore import QCoreApplication, QObject
from shiboken6 import delete

from hen_editor.core.board import BoardSize, Point
from hen_editor.core.game import navigate
from hen_editor.document import files
from hen_editor.document.document import Document
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.recorder import Recorder
from tests.bench import games
from tests.bench.figures import Figure, spread

STEPS, LARGE_STEPS = 300, 20

LONGEST = 2.0
"""Milliseconds that the 99th percentile of a step may take from the window."""

WORDS = ("corner", "alive", "white", "reduce", "from", "outside", "sente", "later", "yose")

JOURNALS = 20
MOST_AT_START = 5.0
"""Milliseconds that so many journals may take after a start."""


def measured() -> list[Figure]:
    """Edit games in each of several ways; leave journals, and list them."""
    found = [
        *recorded("300 commented moves", commented(300), STEPS),
        *recorded("5,000 commented nodes", commented(5_000), LARGE_STEPS),
        *recorded("100,000 plain nodes", plain(100_000), LARGE_STEPS),
    ]
    for _ in range(JOURNALS):
        _leave_journal()
    times = [_milliseconds(lambda: folder.tidy(folder.kept(), time())) for _ in range(20)]
    listed = Figure(
        f"{JOURNALS} journals listed after a start",
        f"median {median(times):5.1f} ms   n={len(times)}",
        f"<= {MOST_AT_START:g} ms",
        median(times) <= MOST_AT_START,
    )
    return [*found, listed]


def commented(moves: int) -> str:
    """Return a game of so many moves, each with a comment."""
    chance = random.Random(games.SEED)
    points = [*BoardSize().points()]
    nodes = [
        f";{'BW'[number % 2]}[{points[number % 361].sgf}]C[{' '.join(chance.choices(WORDS, k=12))}]"
        for number in range(moves)
    ]
    return f"(;SZ[19]{''.join(nodes)})"


def plain(moves: int) -> str:
    """Return a game of so many moves without comments."""
    chance = random.Random(games.SEED)
    points = [point.sgf for point in BoardSize().points()]
    nodes = [f";{'BW'[number % 2]}[{chance.choice(points)}]" for number in range(moves)]
    return f"(;SZ[19]{''.join(nodes)})"


def recorded(name: str, text: str, steps: int) -> list[Figure]:
    """Comment, label and play at nodes here and there; measure the window, the thread, and the bytes."""
    owner = QObject()
    document = Document(owner)
    document.begin(files.of_text(text))
    recorder = _TimedRecorder(document, owner)
    document.type_comment("begin")
    recorder.sync()
    assert recorder.path is not None
    before = recorder.path.stat().st_size
    chance = random.Random(games.SEED)
    whole: list[float] = []
    recorder.times.clear()
    for number in range(steps):
        tree = document.snapshot.tree
        document.go(navigate.forward(tree, tree.root, chance.randrange(200)))
        document.end_burst()
        if number % 2:
            document.type_comment(f"{number} " * chance.randrange(1, 40))
        else:
            document.set_label([Point(chance.randrange(19), chance.randrange(19))], f"{number % 100}")
        whole.append(_milliseconds(lambda: _written(recorder)))
    size = (recorder.path.stat().st_size - before) / steps
    recorder.stop()
    delete(owner)
    return [
        spread(f"a step recorded, {name}: the window waits", recorder.times, LONGEST),
        spread(f"a step recorded, {name}: until it is written", whole),
        Figure(f"a step recorded, {name}: bytes", f"{size:,.0f}"),
    ]


def _written(recorder: Recorder) -> None:
    recorder.flush()
    while recorder.is_busy:
        QCoreApplication.processEvents()


class _TimedRecorder(Recorder):
    """A recorder that times what it does when something is done."""

    def __init__(self, document: Document, parent: QObject) -> None:
        self.times: list[float] = []
        super().__init__(document, parent)

    def _follow(self) -> None:
        self.times.append(_milliseconds(super()._follow))


def _leave_journal() -> None:
    owner = QObject()
    document = Document(owner)
    recorder = Recorder(document, owner)
    for point in games.moves(30):
        document.play(point)
    recorder.sync()
    recorder.stop()
    delete(owner)


def _milliseconds(do: Callable[[], object]) -> float:
    start = perf_counter()
    do()
    return (perf_counter() - start) * 1_000
