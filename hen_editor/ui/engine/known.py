"""The engines to choose from, how one is started, and how much it thinks about a move."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSettings

from hen_editor.document.worker import collect_no_garbage_during
from hen_editor.engine.engine import SearchLimits
from hen_editor.engine.engines import EngineSpec, of_text, to_text
from hen_editor.engine.live import EngineThread
from hen_editor.ui.settings import keep
from hen_editor.ui.state import EngineEffort

ADDED, _LAST = "engines/added", "engines/last"

LOOK_MS = 100
"""How often the window looks at an engine: it shows no more than ten figures a second."""


class EffortBounds(NamedTuple):
    """What bounds a search for a move. level: for engines that do not search, 1 to 10."""

    limits: SearchLimits
    level: int


BOUNDS = {
    EngineEffort.LEAST: EffortBounds(SearchLimits(1, 10.0), 1),
    EngineEffort.LITTLE: EffortBounds(SearchLimits(20, 10.0), 4),
    EngineEffort.MEDIUM: EffortBounds(SearchLimits(100, 10.0), 7),
    EngineEffort.MUCH: EffortBounds(SearchLimits(1000, 60.0), 10),
}
"""By how much an engine thinks: the more, the stronger it plays."""


def added_engines() -> list[EngineSpec]:
    """Return the engines that the user has added."""
    return of_text(str(QSettings().value(ADDED, "")))


def stored(added: Sequence[EngineSpec]) -> dict[str, object]:
    """Return what is to be stored for the engines that the user has added."""
    return {ADDED: to_text(added)}


def preferred(engines: Sequence[EngineSpec]) -> EngineSpec | None:
    """Return the engine that was used last, else the first; None if there is none."""
    last = last_name()
    return next((spec for spec in engines if spec.name == last), next(iter(engines), None))


def last_name() -> str:
    """Return the name of the engine that was used last; empty if none was."""
    return str(QSettings().value(_LAST, ""))


def start_engine(spec: EngineSpec) -> EngineThread:
    """Start an engine. As long as it is alive, who has it calls `collect_garbage_here` now and then."""
    engine = EngineThread(spec)
    collect_no_garbage_during(engine, lasts=True)
    engine.start()
    return engine


def remember(spec: EngineSpec) -> None:
    """Store an engine as the one used last."""
    keep({_LAST: spec.name})
