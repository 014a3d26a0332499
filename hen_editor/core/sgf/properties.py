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

from hen_editor.core.board import Color, Point
from hen_editor.core.texts import pattern, require_text

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


LISTS = frozenset({ValueType.POINTS, ValueType.POINTS_OR_NONE, ValueType.LABELS, ValueType.LINES})
"""The types of properties that may have many values."""


POINT_LISTS = frozenset({ValueType.POINTS, ValueType.POINTS_OR_NONE})
"""The types of properties whose values may be rectangles, each of very many points."""


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
    """Return whether a text can be a property identifier: capital letters, then perhaps digits."""
    require_text(name, "the name of a property")
    return _IDENTIFIER.fullmatch(name) is not None


def writing_order(name: str) -> tuple[int, str]:
    """Return the sort key of a property in a new node: FF, GM, CA, AP and SZ first, private ones last."""
    return _ORDER.get(name, len(_ORDER)), name


HELP: Mapping[str, str] = MappingProxyType(
    {
        "FF": "The SGF version of the file; 4 is the newest.",
        "GM": "The kind of game; 1 is Go.",
        "ST": "How programs should show variations.",
        "CA": "The encoding of the file.",
        "AP": "The program that wrote the file, and its version.",
        "SZ": "The board size: one number for a square board, two separated by a colon for a rectangle.",
        "GN": "The name of the game.",
        "EV": "The event at which the game was played.",
        "RO": "The round of the event.",
        "DT": "The date, such as 2024-05-03.",
        "PC": "The place where the game was played.",
        "PB": "Black's name.",
        "BR": "Black's rank.",
        "BT": "Black's team.",
        "PW": "White's name.",
        "WR": "White's rank.",
        "WT": "White's team.",
        "RE": "The result: B+3.5, W+R, 0 for a draw, Void or ?.",
        "RU": "The rules of the game.",
        "OT": "The overtime system.",
        "ON": "The opening played.",
        "SO": "The source of the game, such as a book.",
        "US": "Who entered the game.",
        "AN": "Who annotated the game.",
        "CP": "The copyright of the game and its annotations.",
        "ID": "An identifier of the game (old files only).",
        "LC": "Overtime periods in which a move must be made (old files only).",
        "LT": "Whether a lost overtime loses the game (old files only).",
        "IP": "Who moves first (old files only).",
        "IY": "Which side the board is seen from (old files only).",
        "SU": "The kind of setup (old files only).",
        "OM": "How many moves an overtime period has (old files only).",
        "OV": "How long an overtime period is (old files only).",
        "HA": "The number of handicap stones, 2 or more.",
        "KM": "Komi: the points White gets.",
        "TM": "Each player's main time, in seconds.",
        "GC": "A comment on the whole game.",
        "AB": "Black stones placed as setup.",
        "AW": "White stones placed as setup.",
        "AE": "Points emptied as setup.",
        "PL": "Whose turn it is: B or W.",
        "B": "Black's move: a point, or empty for a pass.",
        "W": "White's move: a point, or empty for a pass.",
        "KO": "The move is played even if it is illegal.",
        "DO": "The move is doubtful.",
        "IT": "The move is interesting.",
        "BM": "The move is bad; 2 is very bad.",
        "TE": "The move is good; 2 is very good.",
        "MN": "The move number, if it differs.",
        "OB": "Black's remaining overtime moves.",
        "OW": "White's remaining overtime moves.",
        "BL": "Black's remaining time, in seconds.",
        "WL": "White's remaining time, in seconds.",
        "C": "A comment on the node.",
        "HEN": "What SGF cannot express, as HEN: stones of other colours, for example.",
        "N": "A short name for the node.",
        "DM": "The position is even; 2 for emphasis.",
        "GB": "The position is good for Black; 2 is very good.",
        "GW": "The position is good for White; 2 is very good.",
        "HO": "The node is of special interest.",
        "UC": "The position is unclear.",
        "V": "An estimate of the score: positive is good for Black.",
        "FG": "Starts a diagram: how it should look, and its name.",
        "PM": "How move numbers are printed.",
        "BS": "Whether Black is a program or a person (old files only).",
        "WS": "Whether White is a program or a person (old files only).",
        "SC": "The score (old files only).",
        "CR": "Points marked with a circle.",
        "SQ": "Points marked with a square.",
        "TR": "Points marked with a triangle.",
        "MA": "Points marked with a cross.",
        "SL": "Selected points.",
        "TB": "Black's territory.",
        "TW": "White's territory.",
        "L": "Points labelled with consecutive letters (old files only).",
        "M": "Points with an unspecified mark (old files only).",
        "DD": "Greyed-out points; an empty value ends greying out.",
        "VW": "The visible part of the board; an empty value shows all of it.",
        "LB": "Labels: a point, a colon and a text.",
        "AR": "Arrows: two points separated by a colon.",
        "LN": "Lines: two points separated by a colon.",
    }
)
"""A sentence for each property of the table, by identifier."""
