"""Engines beside the board: programs that play Go and speak GTP.

`engines`: those on this machine, and how one is started. `process`: a program that runs. `protocol`: what it says, as
values. `sync`: a position and its line as commands. `engine`: an engine to be asked. `live`: one that follows what is
shown. `lines`: whole games, and problems.
"""

from hen_editor.engine.codes import EngineError
from hen_editor.engine.engine import Engine, SearchLimits
from hen_editor.engine.engines import EngineSpec, engine_named, found_engines
from hen_editor.engine.lines import FirstMoves, analyze_nodes, first_moves, points_lost
from hen_editor.engine.live import EngineThread
from hen_editor.engine.protocol import Analysis, CandidateMove

__all__ = [
    "Analysis",
    "CandidateMove",
    "Engine",
    "EngineError",
    "EngineSpec",
    "EngineThread",
    "FirstMoves",
    "SearchLimits",
    "analyze_nodes",
    "engine_named",
    "first_moves",
    "found_engines",
    "points_lost",
]
