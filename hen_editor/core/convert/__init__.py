"""Conversion between HEN and SGF, via positions.

What SGF cannot express (stones of other colours, an order of play, a ko or a last move without a move) is kept in a
private property `HEN[...]` of the node, as canonical HEN with its size. It holds only what the plain properties of its
node do not express, and is read together with the node's setup.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from hen_editor.core.convert.writing import node_to_position, position_to_game

if TYPE_CHECKING:
    from hen_editor.core.convert.notations import (
        game_to_hen,
        hen_to_sgf,
        load_hen,
        node_after,
        node_to_hen,
        not_in_hen,
        sgf_to_hen,
    )

__all__ = [
    "game_to_hen",
    "hen_to_sgf",
    "load_hen",
    "node_after",
    "node_to_hen",
    "node_to_position",
    "not_in_hen",
    "position_to_game",
    "sgf_to_hen",
]

_LAZY_EXPORTS = ("game_to_hen", "hen_to_sgf", "load_hen", "node_after", "node_to_hen", "not_in_hen", "sgf_to_hen")


def __getattr__(name: str) -> object:
    """Import on first use what converts texts: a new board needs none of it."""
    if name not in _LAZY_EXPORTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.notations"), name)
    globals()[name] = found  # cached, so that this runs once per name
    return found
