"""Large trees in the window: opened while it stays alive, gone through, edited and saved, each until it is painted."""

import tempfile
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest

from hen_editor.core import sgf
from hen_editor.core.formats import SGF
from hen_editor.core.position import Position
from hen_editor.ui.window.main_window import MainWindow
from tests.bench import games
from tests.bench.figures import Figure, spread
from tests.bench.stopwatch import Stopwatch

LONGEST = 2.0
"""Seconds that it may take to open a tree of 100,000 nodes."""

LONGEST_GAP = 100
"""Milliseconds between two paints while a file is read or saved."""

LONGEST_STEP = 33
"""Milliseconds that a step in a long line may take: a key held down repeats every 33."""

LONGEST_EDIT = 100
"""Milliseconds that an edit there may take before it is felt as a pause."""

MOVES = 50_000
GAMES = 100_000
STEPS = 60


def measured(window: MainWindow, nodes: int = games.NODES, count: int = GAMES) -> list[Figure]:
    """Open generated trees in a window and work with them."""
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        return [
            *tree_opened(window, directory, nodes),
            *games_opened(window, directory, count),
            *line_stepped(window, directory),
        ]


def tree_opened(window: MainWindow, directory: Path, nodes: int) -> Iterator[Figure]:
    """Open a tree, and one ten times as large that takes long enough for the window to be seen working."""
    watch = Stopwatch(window)
    seconds = watch.time(lambda: opened(window, directory, games.large_tree(nodes))) / 1000
    held = len(window.document.snapshot.tree)
    yield Figure(f"a tree of {held:,} nodes opened", f"{seconds:.2f} s", f"< {LONGEST:g} s", seconds < LONGEST)
    path = written(directory, games.large_tree(10 * nodes))
    yield longest_gap(window, f"{10 * nodes:,} nodes are read", lambda: wait_for(window, path))
    path = written(directory, games.large_tree(3 * nodes))
    wait_for(window, path)
    window.document.play(None)
    yield longest_gap(window, f"{3 * nodes:,} nodes are saved", window.session.files.save)
    opened(window, directory, games.large_tree(nodes))
    yield saved(window, f"{held:,} nodes")


def games_opened(window: MainWindow, directory: Path, count: int) -> Iterator[Figure]:
    """Open a file of very many games."""
    path = written(directory, games.tsumego(count))
    yield longest_gap(window, f"{count:,} games are read", lambda: wait_for(window, path))
    yield saved(window, f"{count:,} games")


def longest_gap(window: MainWindow, what: str, work: Callable[[], object]) -> Figure:
    """Do something that takes long enough for the window to be seen working."""
    paints = Paints(window)
    start = perf_counter()
    work()
    seconds = perf_counter() - start
    QCoreApplication.processEvents()
    gap = max(later - earlier for earlier, later in pairwise([*paints.times, perf_counter()])) * 1000
    paints.end()
    measured = f"{gap:.0f} ms   done in {seconds:.2f} s"
    return Figure(f"longest time between paints while {what}", measured, f"<= {LONGEST_GAP} ms", gap <= LONGEST_GAP)


def saved(window: MainWindow, what: str) -> Figure:
    """Write a file to which one node was added."""
    window.document.play(None)
    start = perf_counter()
    collection = window.document.snapshot.collection
    assert not collection.unencodable()
    assert sgf.is_read_as_written(collection)
    window.document.written(SGF)
    return Figure(f"{what} written after an edit", f"{1000 * (perf_counter() - start):.0f} ms")


def line_stepped(window: MainWindow, directory: Path) -> Iterator[Figure]:
    """Go back move by move from near the end of a long line, then play and undo there."""
    points = [point.sgf for point in games.moves()]
    moves = "".join(f";{'BW'[number % 2]}[{points[number % len(points)]}]" for number in range(MOVES))
    opened(window, directory, f"(;SZ[19]{moves})")
    watch = Stopwatch(window)
    watch.time(lambda: QTest.keyClick(window.board, Qt.Key.Key_End))
    back = [watch.time(lambda: QTest.keyClick(window.board, Qt.Key.Key_Left)) for _ in range(STEPS)]
    yield spread(f"a move back near move {MOVES:,}", back, LONGEST_STEP)
    edits = [
        watch.time(edit)
        for _ in range(STEPS // 2)
        for edit in (lambda: window.document.play(None), window.document.undo_stack.undo)
    ]
    yield spread(f"a move played or undone near move {MOVES:,}", edits, LONGEST_EDIT)


def opened(window: MainWindow, directory: Path, text: str) -> None:
    """Open a game, handling events until it is there."""
    wait_for(window, written(directory, text))


def written(directory: Path, text: str) -> Path:
    """Write a game to a file."""
    path = directory / "large.sgf"
    path.write_bytes(text.encode())
    return path


def wait_for(window: MainWindow, path: Path) -> None:
    """Open a file, handling events until it is there."""
    window.document.new(Position())  # what was edited before is not asked about
    window.session.files.open_path(path)
    while window.session.files.opening.reader.is_busy:
        QCoreApplication.processEvents()
    window.board.setFocus()


class Paints(QObject):
    """Notes when a window is painted, and has it painted as often as it can be."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.times = [perf_counter()]
        self._window = window
        self._timer = QTimer(self, interval=10)
        self._timer.timeout.connect(window.board.viewport().update)
        self._timer.start()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.UpdateRequest:
            self.times.append(perf_counter())
        return False

    def end(self) -> None:
        """Leave the window alone again."""
        self._timer.stop()
        self._window.removeEventFilter(self)
