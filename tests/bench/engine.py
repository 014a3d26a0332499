"""Engines: what a step costs beside one that pours, and how long it takes until the first move is on the board."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from time import perf_counter, thread_time

from PySide6.QtTest import QTest

from hen_editor.core.position import Position
from hen_editor.engine.engine import Engine, SearchLimits
from hen_editor.engine.engines import EngineSpec, found_engines
from hen_editor.ui.engine import known
from hen_editor.ui.settings import keep
from hen_editor.ui.window.main_window import MainWindow
from tests.bench import games
from tests.bench.figures import Figure, ratio, spread
from tests.bench.steps import LONGEST, USUAL, User, navigation
from tests.engine import scripts

ROUNDS = 2
"""How often the game is gone through, on and back, without the engine and with it, by turns."""

STARTS = 5

DEARER = 1.1
"""How many times as long a step may take beside an engine: as long as without one, but for what else is measured."""


def measured(window: MainWindow) -> list[Figure]:
    """Measure steps without an engine and with one, by turns, and starts."""
    user, figures = User(window), list[Figure]()
    with tempfile.TemporaryDirectory() as directory:
        game = Path(directory) / "game.sgf"
        game.write_text(games.commented_game(), encoding="utf-8")
        for clock, what, goals in (
            (thread_time, "of the window's thread", (LONGEST, USUAL)),
            (perf_counter, "on the clock", ()),
        ):
            user.watch.clock = clock
            alone, beside = list[float](), list[float]()
            for _ in range(ROUNDS):
                alone += islice(navigation(user, game), 2 * games.MOVES)
                with analysing(window, scripts.spec()):  # a hundred lines a second
                    beside += islice(navigation(user, game), 2 * games.MOVES)
            figures += [
                spread(f"a step without an engine, {what}", alone),
                spread(f"a step beside one that pours, {what}", beside, *goals),
                ratio("  as often as without", beside, alone, DEARER),
            ]
    for spec in (scripts.spec(), *(each for each in found_engines() if each.name == "GNU Go")):
        user.new()
        bare = [bare_start(spec) for _ in range(STARTS)]
        shown = [start(window, spec) for _ in range(STARTS)]
        figures.append(spread(f"{spec.name}: from nothing to its first move", bare))
        figures.append(spread(f"{spec.name}: to the first disc on the board", shown))
    return figures


@contextmanager
def analysing(window: MainWindow, spec: EngineSpec) -> Iterator[None]:
    """Let an engine analyse what is shown meanwhile."""
    keep(known.stored([spec]) | {"engines/last": spec.name})
    window.commands["analyse"].trigger()
    while not window.board.analysis.discs:
        QTest.qWait(1)
    yield
    window.commands["analyse"].trigger()
    QTest.qWait(500)  # until it has ended


def start(window: MainWindow, spec: EngineSpec) -> float:
    """Return the milliseconds until the first move is on the board."""
    begun = perf_counter()
    with analysing(window, spec):
        return (perf_counter() - begun) * 1000


def bare_start(spec: EngineSpec) -> float:
    """Return the milliseconds until an engine that is alone names a move."""
    begun = perf_counter()
    with Engine(spec) as engine:
        engine.put_position(Position())
        engine.analyze(SearchLimits(1, 10.0))
        return (perf_counter() - begun) * 1000
