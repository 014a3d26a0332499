"""SGF: read everything, lose nothing, write what every program reads.

>>> from hen_editor.core import sgf
>>> games = sgf.parse(b"(;SZ[9];B[ee];W[])").value.games
>>> [sorted(games[0].node(node).raw.items()) for node in games[0].walk()]
[[('SZ', ('9',))], [('B', ('ee',))], [('W', ('',))]]
"""

from typing import TYPE_CHECKING

from hen_editor.core.lazy_exports import lazy_exports
from hen_editor.core.sgf.collection import Collection, Place, Unencodable
from hen_editor.core.sgf.node import Node, NodeId, PlainMove, PlainMoves
from hen_editor.core.sgf.properties import PROPERTIES, Category, PropertyType, Value, ValueType, property_type
from hen_editor.core.sgf.source import EncodingReason, line_and_column
from hen_editor.core.sgf.tree import GameTree

if TYPE_CHECKING:
    from hen_editor.core.sgf.checks import check, check_collection, check_node
    from hen_editor.core.sgf.parsing.parser import (
        EncodingCandidate,
        Estimate,
        encoding_candidates,
        estimate,
        estimating,
        parse,
        parse_strict,
        reading,
        validate,
    )
    from hen_editor.core.sgf.writing.cleaning import clean, writing_clean
    from hen_editor.core.sgf.writing.writer import comparing, format, is_read_as_written

__all__ = [
    "PROPERTIES",
    "Category",
    "Collection",
    "EncodingCandidate",
    "EncodingReason",
    "Estimate",
    "GameTree",
    "Node",
    "NodeId",
    "Place",
    "PlainMove",
    "PlainMoves",
    "PropertyType",
    "Unencodable",
    "Value",
    "ValueType",
    "check",
    "check_collection",
    "check_node",
    "clean",
    "comparing",
    "encoding_candidates",
    "estimate",
    "estimating",
    "format",
    "is_read_as_written",
    "line_and_column",
    "parse",
    "parse_strict",
    "property_type",
    "reading",
    "validate",
    "writing_clean",
]


# A new board needs nothing of what reads, checks and writes files.
__getattr__ = lazy_exports(
    __name__,
    {
        "EncodingCandidate": "parsing.parser",
        "Estimate": "parsing.parser",
        "check": "checks",
        "check_collection": "checks",
        "check_node": "checks",
        "clean": "writing.cleaning",
        "comparing": "writing.writer",
        "encoding_candidates": "parsing.parser",
        "estimate": "parsing.parser",
        "estimating": "parsing.parser",
        "format": "writing.writer",
        "is_read_as_written": "writing.writer",
        "parse": "parsing.parser",
        "parse_strict": "parsing.parser",
        "reading": "parsing.parser",
        "validate": "parsing.parser",
        "writing_clean": "writing.cleaning",
    },
)
