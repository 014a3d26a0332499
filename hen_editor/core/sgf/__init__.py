"""SGF: read everything, lose nothing, write what all can read.

>>> games = parse(b"(;SZ[9];B[ee];W[])").value.games
>>> [sorted(games[0].node(node).raw.items()) for node in games[0].walk()]
[[('SZ', ('9',))], [('B', ('ee',))], [('W', ('',))]]
"""

from hen_editor.core.sgf.check import check, check_collection
from hen_editor.core.sgf.collection import Collection, Unencodable
from hen_editor.core.sgf.node import Node
from hen_editor.core.sgf.parser import parse, parse_strict, validate
from hen_editor.core.sgf.properties import PROPERTIES, Category, PropertyType, Value, ValueType, property_type
from hen_editor.core.sgf.source import line_and_column
from hen_editor.core.sgf.tree import GameTree, NodeId
from hen_editor.core.sgf.writer import format

__all__ = [
    "PROPERTIES",
    "Category",
    "Collection",
    "GameTree",
    "Node",
    "NodeId",
    "PropertyType",
    "Unencodable",
    "Value",
    "ValueType",
    "check",
    "check_collection",
    "format",
    "line_and_column",
    "parse",
    "parse_strict",
    "property_type",
    "validate",
]
