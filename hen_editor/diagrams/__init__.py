r"""Diagrams: positions drawn as text, as people paste them and as programs print them.

>>> from hen_editor import diagrams
>>> found = diagrams.parse("> . . . . .\n> . X . O .\n> . . X . .\n> . . O . .\n> . . . . .").value[0]
>>> print(diagrams.format(found.position, "unicode").value)
┌┬┬┬┐
├●┼○┤
├┼●┼┤
├┼○┼┤
└┴┴┴┘
<BLANKLINE>
5x5
"""

from typing import TYPE_CHECKING

from hen_editor.core.board import Edges
from hen_editor.core.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from hen_editor.diagrams.dialects import DIALECTS, Dialect, read_dialects, written_dialects
    from hen_editor.diagrams.evidence import BoardVerdict
    from hen_editor.diagrams.found import Confidence, DiagramArrow, DiagramLine, Found, Placement
    from hen_editor.diagrams.parser import Candidate, explained, parse
    from hen_editor.diagrams.writing import format, holdable

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
    "read_dialects",
    "written_dialects",
]

# The menu of a window needs the table of dialects alone, nothing of what reads and writes.
__getattr__ = lazy_exports(
    __name__,
    {
        "Confidence": "found",
        "DIALECTS": "dialects",
        "DiagramArrow": "found",
        "DiagramLine": "found",
        "Dialect": "dialects",
        "Found": "found",
        "Placement": "found",
        "Candidate": "parser",
        "BoardVerdict": "evidence",
        "explained": "parser",
        "format": "writing",
        "holdable": "writing",
        "parse": "parser",
        "read_dialects": "dialects",
        "written_dialects": "dialects",
    },
)
