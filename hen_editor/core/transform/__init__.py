"""Transforms of whole positions, in the data: rotate, mirror, shift, change the board size, swap colours.

>>> from hen_editor.core import hen, transform
>>> from hen_editor.core.symmetry import Symmetry
>>> rotated = transform.position(hen.parse_strict(".9x9_9Ab"), transform.Transform(Symmetry.ROTATE_RIGHT))
>>> hen.format(rotated.value)
'.9x9_9Jb'
"""

from hen_editor.core.transform.games import (
    NameInGame,
    collection,
    game,
    names_in_game,
    node,
)
from hen_editor.core.transform.texts import Renamed, renamed, with_names
from hen_editor.core.transforms import Anchor, PointMap, Transform, position

__all__ = [
    "Anchor",
    "NameInGame",
    "PointMap",
    "Renamed",
    "Transform",
    "collection",
    "game",
    "names_in_game",
    "node",
    "position",
    "renamed",
    "with_names",
]
