"""Conversion between HEN and SGF, via positions.

What SGF cannot express (stones of other colours, an order of play, a ko or a last move without a move) is kept in a
private property `HEN[...]` of the node, as canonical HEN with its size. It holds only what the plain properties of its
node do not express, and is read together with the node's setup.
"""

from typing import TYPE_CHECKING

from hen_editor.core.convert.writing import node_to_position, position_to_game
from hen_editor.core.lazy_exports import lazy_exports

if TYPE_CHECKING:
    from hen_editor.core.convert.notations import (
        game_to_hen,
        hen_to_sgf,
        load_hen,
        node_after,
        node_to_hen,
        not_in_hen,
        sgf_to_hen,
        sgf_to_position,
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
    "sgf_to_position",
]

# A new board needs nothing of what converts texts.
__getattr__ = lazy_exports(
    __name__,
    dict.fromkeys((name for name in __all__ if name not in ("node_to_position", "position_to_game")), "notations"),
)
