"""An engine that runs in threads of its own, and the newest of what it tells: the window looks at it when it likes.

A signal from a thread might be emitted while its receiver is being destroyed, and would arrive for every line.
"""

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.document.worker import collect_no_garbage_during
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engine import Engine
from hen_editor.engine.engines import EngineSpec
from hen_editor.engine.live import EngineJob, EngineThread, NodeAnalysis

LOOK_MS = 100
"""How often the window looks: it shows no more than ten figures a second."""


def is_same_position(one: Snapshot, other: Snapshot) -> bool:
    """Return whether two snapshots are about the same position of the same node, as engines see it."""
    now, then = one.position, other.position
    is_same = one.node == other.node and one.tree.is_state_of(other.tree)
    return is_same and (now.stones, now.mover, now.ko) == (then.stones, then.mover, then.ko)


class RunningEngine:
    """Starts an engine; whatever goes wrong is its `error`.

    is_ready: whether it answers. can_analyze: as for `Engine`. error: the last one. Its methods return at
    once.
    """

    def __init__(self, spec: EngineSpec) -> None:
        self.spec = spec
        self.is_ready = self.can_analyze = self.is_new = False
        self.error: EngineError | None = None
        self._analysis: NodeAnalysis | None = None
        self._thread: EngineThread | None = None
        collect_no_garbage_during(self, lasts=True)
        try:
            self._thread = EngineThread(spec, self._open, self.keep, self._fail)
        except EngineError as error:
            self._fail(error)

    def is_alive(self) -> bool:
        """Return whether it has not ended; it has not failed before it has begun."""
        return self.error is None if self._thread is None else self._thread.is_alive()

    @property
    def log(self) -> str:
        """The last lines of its error output."""
        if self.error is not None and self.error.log:
            return self.error.log
        return "" if self._thread is None else self._thread.engine.log

    def news(self) -> tuple[NodeAnalysis | None, bool]:
        """Return the newest analysis, if it is news, and whether there are any news since this was called last."""
        is_new, self.is_new = self.is_new, False
        found, self._analysis = self._analysis, None
        return found, is_new

    def follow(self, tree: GameTree, node: NodeId) -> None:
        """Analyse a node, and forget what was known of others."""
        if self._thread is not None and self.is_alive():
            self.error = self._analysis = None
            self._thread.follow(tree, node)

    def pause(self) -> None:
        """Analyse nothing."""
        if self._thread is not None:
            self._thread.pause()

    def do(self, job: EngineJob) -> None:
        """Let the engine do something else, in its thread."""
        if self._thread is not None and self.is_alive():
            self.error = None
            self._thread.do(job)

    def close(self) -> None:
        """End the engine."""
        if self._thread is not None:
            self._thread.close()

    # In its threads.

    def _open(self, engine: Engine) -> None:
        self.can_analyze = engine.can_analyze
        self.is_ready = self.is_new = True

    def keep(self, found: NodeAnalysis) -> None:
        """Keep an analysis as the newest."""
        self._analysis = found
        self.is_new = True

    def _fail(self, error: EngineError) -> None:
        self.error = error
        self.is_new = True
