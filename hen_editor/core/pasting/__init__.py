"""What people paste and drop: SGF, HEN, text diagrams and lists of moves, found in any text.

>>> from hen_editor.core.board import BoardSize
>>> from hen_editor.core.pasting import recognise
>>> found = recognise("B D4 W Q16 B C3", BoardSize()).value
>>> [(each.kind.value, len(each.position.stones)) for each in found]
[('moves', 3)]
"""

from hen_editor.core.pasting.pasted import Kind, Pasted
from hen_editor.core.pasting.recognition import (
    LONGEST,
    game_text,
    of_games,
    of_picture,
    recognise,
    recognising_without_sgf,
)

__all__ = ["LONGEST", "Kind", "Pasted", "game_text", "of_games", "of_picture", "recognise", "recognising_without_sgf"]
