"""Engines that run beside the window, which looks at them when it likes."""

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.worker import collect_no_garbage_during
from hen_editor.engine.engines import EngineSpec
from hen_editor.engine.live import EngineThread

LOOK_MS = 100
"""How often the window looks: it shows no more than ten figures a second."""


def start_engine(spec: EngineSpec) -> EngineThread:
    """Start an engine. As long as it is alive, who has it calls `collect_garbage_here` now and then."""
    engine = EngineThread(spec)
    collect_no_garbage_during(engine, lasts=True)
    engine.start()
    return engine


def is_same_position(one: Snapshot, other: Snapshot) -> bool:
    """Return whether two snapshots are about the same position of the same node, as engines see it."""
    now, then = one.position, other.position
    is_same = one.node == other.node and one.tree.is_state_of(other.tree)
    return is_same and (now.stones, now.mover, now.ko) == (then.stones, then.mover, then.ko)
