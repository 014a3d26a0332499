"""An engine in a thread of its own, for a window that never waits for it: it follows what is shown, and does jobs."""

from collections import deque
from collections.abc import Callable
from threading import Condition, Event, Thread
from typing import NamedTuple

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.engine import codes
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engine import NO_LIMITS, Engine, SearchLimits
from hen_editor.engine.engines import EngineSpec
from hen_editor.engine.protocol import Analysis

EngineJob = Callable[[Engine, Event], object]
"""Asks an engine for something, in its thread, until the event is set."""


class NodeAnalysis(NamedTuple):
    """What an engine thinks of a node of a game; notes: in what its position is not that of the node."""

    tree: GameTree
    node: NodeId
    notes: tuple[Diagnostic, ...]
    analysis: Analysis


class EngineThread:
    """An engine that follows what is shown. Raises EngineError if it cannot be started; else returns at once, always.

    on_open: is called once the engine is ready. on_analysis: is given what is known so far of a node that is still
    shown, at most ten times a second. on_error: is given what went wrong; if the engine does not run after that, or
    does not answer, it is closed. They are all called in other threads. engine: its `log` is for any thread, too.
    """

    def __init__(
        self,
        spec: EngineSpec,
        on_open: Callable[[Engine], None],
        on_analysis: Callable[[NodeAnalysis], None],
        on_error: Callable[[EngineError], None],
    ) -> None:
        self.engine = Engine(spec)
        self._on_open, self._on_analysis, self._on_error = on_open, on_analysis, on_error
        self._changed = Condition()
        self._jobs: deque[EngineJob] = deque()
        self._shown: EngineJob | None = None
        self._stop = Event()
        self._is_closing = False
        self._thread = Thread(target=self._run, name="engine jobs", daemon=True)
        self._thread.start()

    def follow(self, tree: GameTree, node: NodeId, limits: SearchLimits = NO_LIMITS) -> None:
        """Analyse a node from now on, within limits, instead of the one before."""

        def analyze(engine: Engine, stop: Event) -> None:
            notes = engine.put(tree, node)

            def hand_on(found: Analysis) -> None:
                if not stop.is_set():
                    self._on_analysis(NodeAnalysis(tree, node, notes, found))

            if not stop.is_set():
                engine.analyze(limits, hand_on, stop=stop)

        with self._changed:
            self._shown = analyze
            self._wake()

    def pause(self) -> None:
        """Analyse nothing."""
        with self._changed:
            self._shown = None
            self._wake()

    def do(self, job: EngineJob) -> None:
        """Do a job after those that wait; the analysis goes on after them. The event is set if that is not wanted."""
        with self._changed:
            self._jobs.append(job)
            self._wake()

    def close(self) -> None:
        """End the engine, whatever it does; `join` waits for that, and so does the end of the program."""
        with self._changed:
            self._is_closing = True
            self._wake()
        Thread(target=self.engine.close, name="engine end").start()

    def is_alive(self) -> bool:
        """Return whether it has not ended, as for a thread."""
        return self._thread.is_alive()

    def join(self, seconds: float) -> bool:
        """Wait for the end; return whether it has come."""
        self._thread.join(seconds)
        return not self.is_alive()

    def _wake(self) -> None:
        self._stop.set()
        self._changed.notify()

    def _run(self) -> None:
        try:
            self._attempt(lambda engine, _: self._on_open(engine.open()), Event())
            while (next_one := self._next()) is not None:
                self._attempt(*next_one)
        finally:
            self.engine.close()

    def _next(self) -> tuple[EngineJob, Event] | None:
        """Wait for something to do; None if there will be nothing any more."""
        with self._changed:
            self._changed.wait_for(lambda: self._is_closing or self._jobs or self._shown)
            if self._is_closing:
                return None
            self._stop = Event()
            job = self._jobs.popleft() if self._jobs else self._shown
            return None if job is None else (job, self._stop)

    def _attempt(self, job: EngineJob, stop: Event) -> None:
        is_complete = True
        try:
            job(self.engine, stop)
            is_complete = not stop.is_set()
        except EngineError as error:
            with self._changed:
                if self._is_closing:
                    return
                self._is_closing = not self.engine.is_running or error.problem.kind is codes.NO_ANSWER
            self._on_error(error)
        with self._changed:
            if job is self._shown and is_complete:
                self._shown = None
