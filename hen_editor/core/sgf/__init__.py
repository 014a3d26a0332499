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
        parse,
        parse_strict,
        validate,
    )
    from hen_editor.core.sgf.writing.cleaning import clean
    from hen_editor.core.sgf.writing.writer import format, is_read_as_written, is_same_content, saved

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
    "encoding_candidates",
    "estimate",
    "format",
    "is_read_as_written",
    "is_same_content",
    "line_and_column",
    "parse",
    "parse_strict",
    "property_type",
    "saved",
    "validate",
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
        "is_same_content": "writing.writer",
        "encoding_candidates": "parsing.parser",
        "estimate": "parsing.parser",
        "format": "writing.writer",
        "is_read_as_written": "writing.writer",
        "parse": "parsing.parser",
        "parse_strict": "parsing.parser",
        "saved": "writing.writer",
        "validate": "parsing.parser",
    },
)
