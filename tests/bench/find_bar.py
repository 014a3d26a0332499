"""The find bar in a large game: each letter, the first match of a text, and the next, each until it is painted."""

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from hen_editor.ui.window.main_window import MainWindow
from tests.bench import games
from tests.bench.figures import Figure, spread
from tests.bench.opening import opened
from tests.bench.stopwatch import Stopwatch

NODES = 60_000
LONGEST = 16
"""Milliseconds until a letter is painted."""

LONGEST_MATCH = 100
"""Milliseconds until the first match is shown, or the next."""

STEPS = 100


def measured(window: MainWindow) -> Iterator[Figure]:
    """Type words and go from match to match in a game with very many comments."""
    watch = Stopwatch(window)
    with tempfile.TemporaryDirectory() as name:
        opened(window, Path(name), games.commented_line(NODES))
    window.commands["find"].trigger()
    watch.settle()
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    chance = random.Random(games.SEED)
    letters, matches = list[float](), list[float]()
    while len(letters) < STEPS:
        line.clear()
        settle(window)
        word = chance.choice(games.WORDS)
        for end in range(1, len(word) + 1):
            start = perf_counter()
            QTest.keyClick(line, word[end - 1])
            line.repaint()
            letters.append((perf_counter() - start) * 1000)
            while word[:end] not in shown(window):
                QCoreApplication.processEvents()
            window.repaint()
            matches.append((perf_counter() - start) * 1000)
    settle(window)
    yield spread(f"a letter in the find bar, {NODES:,} nodes", letters, LONGEST)
    yield spread("until its first match is shown", matches, LONGEST_MATCH)
    line.setText("shape")
    settle(window)
    steps = [watch.time(lambda: QTest.keyClick(line, Qt.Key.Key_Return)) for _ in range(STEPS)]
    yield spread("the next match", steps, LONGEST_MATCH)


def shown(window: MainWindow) -> str:
    """Return the comment of the current node, ignoring case."""
    snapshot = window.document.snapshot
    return str(snapshot.tree.node(snapshot.node).get("C", "")).casefold()


def settle(window: MainWindow) -> None:
    """Handle events until everything found is counted."""
    while window.controllers.finder.is_searching:
        QCoreApplication.processEvents()
