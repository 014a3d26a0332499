"""What people paste and drop: SGF, HEN, text diagrams and lists of moves, found in any text.

>>> from hen_editor.core.board import BoardSize
>>> from hen_editor.pasting import recognise
>>> found = recognise("B D4 W Q16 B C3", BoardSize()).value
>>> [(each.kind.value, len(each.position.stones)) for each in found]
[('moves', 3)]
"""

from hen_editor.pasting.pasted import Pasted, PasteKind
from hen_editor.pasting.recognition import (
    MAX_TEXT_LENGTH,
    game_text,
    of_games,
    of_picture,
    recognise,
    recognise_without_sgf,
)

__all__ = [
    "MAX_TEXT_LENGTH",
    "PasteKind",
    "Pasted",
    "game_text",
    "of_games",
    "of_picture",
    "recognise",
    "recognise_without_sgf",
]
