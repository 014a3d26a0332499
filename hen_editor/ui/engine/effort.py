"""How much an engine thinks about a move: the more, the stronger it plays."""

from typing import NamedTuple

from hen_editor.engine.engine import SearchLimits
from hen_editor.ui.state import EngineEffort


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
