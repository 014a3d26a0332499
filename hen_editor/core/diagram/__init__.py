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

from hen_editor.core.board import Area
from hen_editor.core.diagram.found import Arrow, Edges, Found, Line, Placement
from hen_editor.core.diagram.parsing import READ, parse, parsing
from hen_editor.core.diagram.writing import DIALECTS, Dialect, format, holdable
from hen_editor.core.transform import Anchor

__all__ = [
    "DIALECTS",
    "READ",
    "Anchor",
    "Area",
    "Arrow",
    "Dialect",
    "Edges",
    "Found",
    "Line",
    "Placement",
    "format",
    "holdable",
    "parse",
    "parsing",
]
