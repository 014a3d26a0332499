"""An engine in a thread of its own, for a window that never waits for it: it follows what is shown, and does jobs.

It tells nobody anything; whoever wants to know looks. A signal from a thread might be emitted while its receiver is
being destroyed, and would arrive for every line.
"""

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

_LOOK_SECONDS = 0.5
"""How often an engine that has nothing to do is looked at to see whether it still runs."""

EngineJob = Callable[[Engine, Event], object]
"""Asks an engine for something, in its thread, until the event is set."""


class NodeAnalysis(NamedTuple):
    """What an engine thinks of a node of a game; notes: in what its position is not that of the node."""

    tree: GameTree
    node: NodeId
    notes: tuple[Diagnostic, ...]
    analysis: Analysis


class EngineThread:
    """An engine that follows what is shown, once it is started. Its methods return at once.

    is_ready: whether it answers. can_analyze: as for `Engine`. error: what has gone wrong since it was last asked for
    anything. is_lost: whether it has ended or soon will, as after an error if it does not run or answer any more.
    """

    def __init__(self, spec: EngineSpec) -> None:
        self.spec = spec
        self.is_ready = self.can_analyze = self.is_lost = False
        self.error: EngineError | None = None
        self._engine: Engine | None = None
        self._newest: NodeAnalysis | None = None
        self._is_new = False
        self._changed = Condition()
        self._jobs: deque[EngineJob] = deque([self._open])
        self._shown: EngineJob | None = None
        self._stop = Event()
        self._thread = Thread(target=self._run, name="engine jobs", daemon=True)

    def start(self) -> None:
        """Start the engine."""
        self._thread.start()

    def is_alive(self) -> bool:
        """Return whether it has not ended; it has not before it is started."""
        return self._thread.ident is None or self._thread.is_alive()

    @property
    def log(self) -> str:
        """The last lines of its error output, which say what it does while it starts."""
        if self.error is not None and self.error.log:
            return self.error.log
        return "" if self._engine is None else self._engine.log

    def news(self) -> tuple[NodeAnalysis | None, bool]:
        """Return the newest analysis, if it is news, and whether there are any news since this was called last."""
        is_new, self._is_new = self._is_new, False
        found, self._newest = self._newest, None
        return found, is_new

    def keep(self, found: NodeAnalysis) -> None:
        """Keep an analysis as the newest."""
        self._newest = found
        self._is_new = True

    def follow(self, tree: GameTree, node: NodeId, limits: SearchLimits = NO_LIMITS) -> None:
        """Analyse a node from now on, within limits, instead of the one before, of which nothing is kept."""

        def analyze(engine: Engine, stop: Event) -> None:
            notes = engine.put(tree, node)

            def keep(found: Analysis) -> None:
                if not stop.is_set():
                    self.keep(NodeAnalysis(tree, node, notes, found))

            if not stop.is_set():
                engine.analyze(limits, keep, stop=stop)

        with self._changed:
            self._newest, self._shown = None, analyze
            self._wake()

    def pause(self) -> None:
        """Analyse nothing."""
        with self._changed:
            self._shown = None
            self._stop.set()

    def do(self, job: EngineJob) -> None:
        """Do a job after those that wait; the analysis goes on after them. The event is set if that is not wanted."""
        with self._changed:
            self._jobs.append(job)
            self._wake()

    def close(self) -> None:
        """End the engine, whatever it does; `join` waits for that, and so does the end of the program."""
        with self._changed:
            self.is_lost = True
            self._wake()
            engine = self._engine
        if engine is not None:
            Thread(target=engine.close, name="engine end").start()

    def join(self, seconds: float) -> bool:
        """Wait for the end; return whether it has come."""
        self._thread.join(seconds)
        return not self.is_alive()

    def _wake(self) -> None:
        if not self.is_lost:
            self.error = None
        self._stop.set()
        self._changed.notify()

    # In its thread.

    def _run(self) -> None:
        try:
            engine = Engine(self.spec)
        except EngineError as error:
            self._fail(error, is_last=True)
            return
        except Exception as error:
            self._fail_unforeseen(error)
            raise
        try:
            with self._changed:
                self._engine = engine
            while (next_one := self._next(engine)) is not None:
                self._attempt(engine, *next_one)
        finally:
            engine.close()

    def _open(self, engine: Engine, stop: Event) -> None:
        self.can_analyze = engine.open().can_analyze
        self.is_ready = self._is_new = True

    def _next(self, engine: Engine) -> tuple[EngineJob, Event] | None:
        """Wait for something to do; None if there will be nothing any more."""
        with self._changed:
            while not self._changed.wait_for(lambda: self.is_lost or self._jobs or self._shown, _LOOK_SECONDS):
                if not engine.is_running:
                    return self._open, Event()  # which says why
            if self.is_lost:
                return None
            self._stop = Event()
            job = self._jobs.popleft() if self._jobs else self._shown
            return None if job is None else (job, self._stop)

    def _attempt(self, engine: Engine, job: EngineJob, stop: Event) -> None:
        is_complete = True
        try:
            job(engine, stop)
            is_complete = not stop.is_set()
        except EngineError as error:
            is_last = not engine.is_running or error.problem.kind == codes.NO_ANSWER
            with self._changed:
                if self.is_lost or (stop.is_set() and not is_last):  # it is about what is no longer wanted
                    return
                self._fail(error, is_last=is_last)
        except Exception as error:
            self._fail_unforeseen(error)
            raise
        with self._changed:
            if job is self._shown and is_complete:
                self._shown = None

    def _fail_unforeseen(self, error: Exception) -> None:
        problem = codes.UNFORESEEN.at(reason=f"{type(error).__name__}: {error}")
        self._fail(EngineError(problem, self.log), is_last=True)

    def _fail(self, error: EngineError, *, is_last: bool) -> None:
        self.error, self.is_lost = error, is_last
        self._is_new = True
