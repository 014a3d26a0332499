"""The game and its notations: positions, HEN, SGF and the conversion between them, without Qt, files or a clock.

>>> from hen_editor.core import Point, hen
>>> position = hen.parse_strict(".3x2_2Bb")
>>> position.stones[Point(1, 0)]
Color.BLACK
>>> print(position)
  A B C
2 . b . 2
1 . . . 1
  A B C
"""

from importlib import import_module
from typing import TYPE_CHECKING

from hen_editor.core.board import BoardSize, Color, Point, Stones
from hen_editor.core.position import Mark, Move, Position

if TYPE_CHECKING:
    from hen_editor.core import convert, hen, sgf

__all__ = ["BoardSize", "Color", "Mark", "Move", "Point", "Position", "Stones", "convert", "hen", "sgf"]

_NOTATIONS = ("convert", "hen", "sgf")


def __getattr__(name: str) -> object:
    """Import a notation on first use: reading HEN needs no SGF."""
    if name not in _NOTATIONS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.{name}")
