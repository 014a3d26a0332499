"""The table of SGF properties: what each one is for, and the type of its value.

| SGF type | Python |
|---|---|
| None | True |
| Number, Real, Double | int, float, 1 or 2 |
| Colour | Color.BLACK, Color.WHITE |
| SimpleText, Text | str |
| Point, Stone | Point |
| Move | Point, or None for a pass |
| list, elist | tuple |
| compose | pair; FG is (int, str) or None; AP is (name, version); SZ is an int, or a pair if the sides differ |
"""

import re
from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from hen_editor.core.arguments import require_text
from hen_editor.core.board import Color, Point
from hen_editor.core.patterns import pattern

Value: TypeAlias = int | float | str | Color | Point | tuple["Value", ...] | None
"""The typed value of a property."""


class Category(Enum):
    """What a property is for."""

    ROOT = "root"
    GAME_INFO = "game-info"
    SETUP = "setup"
    MOVE = "move"
    NODE = "node"
    MARKUP = "markup"


class ValueType(Enum):
    """The type of a property's value."""

    NONE = "nothing"
    NUMBER = "a whole number"
    REAL = "a number"
    DOUBLE = "1 or 2"
    COLOR = "B or W"
    SIMPLE_TEXT = "a line of text"
    TEXT = "a text"
    MOVE = "a point or a pass"
    POINTS = "points"
    POINTS_OR_NONE = "points or nothing"
    LABELS = "points with texts"
    LINES = "pairs of points"
    SIZE = "a board size"
    APPLICATION = "a name and a version"
    FIGURE = "a number and a name"


class PropertyType(NamedTuple):
    """A row of the table: the identifier, the category (None for an unknown property), the type of the value."""

    name: str
    category: Category | None
    value_type: ValueType


_ROWS: Mapping[Category, Mapping[ValueType, str]] = {
    Category.ROOT: {
        ValueType.NUMBER: "FF GM ST",
        ValueType.SIMPLE_TEXT: "CA",
        ValueType.APPLICATION: "AP",
        ValueType.SIZE: "SZ",
    },
    Category.GAME_INFO: {
        ValueType.SIMPLE_TEXT: "GN EV RO DT PC PB BR BT PW WR WT RE RU OT ON SO US AN CP ID LC LT IP IY SU OM OV",
        ValueType.NUMBER: "HA",
        ValueType.REAL: "KM TM",
        ValueType.TEXT: "GC",
    },
    Category.SETUP: {
        ValueType.POINTS: "AB AW AE",
        ValueType.COLOR: "PL",
    },
    Category.MOVE: {
        ValueType.MOVE: "B W",
        ValueType.NONE: "KO DO IT",
        ValueType.DOUBLE: "BM TE",
        ValueType.NUMBER: "MN OB OW",
        ValueType.REAL: "BL WL",
    },
    Category.NODE: {
        ValueType.TEXT: "C HEN",
        ValueType.SIMPLE_TEXT: "N",
        ValueType.DOUBLE: "DM GB GW HO UC",
        ValueType.REAL: "V",
        ValueType.FIGURE: "FG",
        ValueType.NUMBER: "PM BS WS SC",
    },
    Category.MARKUP: {
        ValueType.POINTS: "CR SQ TR MA SL TB TW L M",
        ValueType.POINTS_OR_NONE: "DD VW",
        ValueType.LABELS: "LB",
        ValueType.LINES: "AR LN",
    },
}

PROPERTIES: Mapping[str, PropertyType] = MappingProxyType(
    {
        name: PropertyType(name, category, value_type)
        for category, types in _ROWS.items()
        for value_type, names in types.items()
        for name in names.split()
    }
)
"""Every property of FF[4] and of Go, the common ones of FF[1] to FF[3], and HEN, by identifier."""

_IDENTIFIER = pattern(r"[A-Z][A-Z0-9]{0,63}", re.ASCII)
_FIRST = ("FF", "GM", "CA", "AP", "SZ")
_ORDER = {name: index for index, name in enumerate([*_FIRST, *(name for name in PROPERTIES if name not in _FIRST)])}


def property_type(name: str) -> PropertyType:
    """Return the row of a property; unknown properties are read as Text.

    >>> property_type("AB").value_type, property_type("KGSDE").category
    (<ValueType.POINTS: 'points'>, None)
    """
    return PROPERTIES.get(name) or PropertyType(name, None, ValueType.TEXT)


def is_identifier(name: str) -> bool:
    """Tell whether a text can be a property identifier: capital letters, then perhaps digits."""
    require_text(name, "the name of a property")
    return _IDENTIFIER.fullmatch(name) is not None


def writing_order(name: str) -> tuple[int, str]:
    """Return the sort key of a property in a new node: FF, GM, CA, AP and SZ first, private ones last."""
    return _ORDER.get(name, len(_ORDER)), name
