r"""Diagrams: positions drawn as text, as people paste them and as programs print them.

>>> from hen_editor.core import diagram
>>> found = diagram.parse("> . . . . .\n> . X . O .\n> . . X . .\n> . . O . .\n> . . . . .").value[0]
>>> print(diagram.format(found.position, "unicode").value)
┌┬┬┬┐
├●┼○┤
├┼●┼┤
├┼○┼┤
└┴┴┴┘
<BLANKLINE>
5x5
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hen_editor.core.diagram.dialect import Dialect
    from hen_editor.core.diagram.dialects import DIALECTS, read_dialects, written_dialects
    from hen_editor.core.diagram.evidence import BoardVerdict
    from hen_editor.core.diagram.found import Confidence, DiagramArrow, DiagramLine, Edges, Found, Placement
    from hen_editor.core.diagram.parser import Candidate, explained, parse, parsing
    from hen_editor.core.diagram.writing import format, holdable

__all__ = [
    "DIALECTS",
    "BoardVerdict",
    "Candidate",
    "Confidence",
    "DiagramArrow",
    "DiagramLine",
    "Dialect",
    "Edges",
    "Found",
    "Placement",
    "explained",
    "format",
    "holdable",
    "parse",
    "parsing",
    "read_dialects",
    "written_dialects",
]

_LAZY_EXPORTS = {
    "Confidence": "found",
    "DIALECTS": "dialects",
    "DiagramArrow": "found",
    "DiagramLine": "found",
    "Dialect": "dialect",
    "Edges": "found",
    "Found": "found",
    "Placement": "found",
    "Candidate": "parser",
    "BoardVerdict": "evidence",
    "explained": "parser",
    "format": "writing",
    "holdable": "writing",
    "parse": "parser",
    "parsing": "parser",
    "read_dialects": "dialects",
    "written_dialects": "dialects",
}


def __getattr__(name: str) -> object:
    """Import on first use what reads and writes: the menu of a window needs the table of dialects alone."""
    if name not in _LAZY_EXPORTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{_LAZY_EXPORTS[name]}"), name)
    globals()[name] = found  # cached, so that this runs once per name
    return found
