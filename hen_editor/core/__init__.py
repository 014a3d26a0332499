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
from hen_editor.core.lazy_exports import lazy_exports
from hen_editor.core.position import Mark, Move, Position

if TYPE_CHECKING:
    from hen_editor.core import convert, hen, sgf
    from hen_editor.core.game.record import Game, GameNode

__all__ = [
    "BoardSize",
    "Color",
    "Game",
    "GameNode",
    "Mark",
    "Move",
    "Point",
    "Position",
    "Stones",
    "convert",
    "hen",
    "sgf",
]

_NOTATIONS = ("convert", "hen", "sgf")

_exported = lazy_exports(__name__, {"Game": "game.record", "GameNode": "game.record"})


def __getattr__(name: str) -> object:
    """Import a notation or a game on first use: reading HEN needs no SGF."""
    return import_module(f"{__name__}.{name}") if name in _NOTATIONS else _exported(name)
