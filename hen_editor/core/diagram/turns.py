"""Whose turn it is, as the words around a diagram tell."""

import re

from hen_editor.core.board import BLACK, WHITE, Color

_TURN = re.compile(r"\b(black|white|b|w)(?: \([XO#]\))?(?:'s)? (?:to (?:play|move|live|kill)|turn)\b", re.IGNORECASE)
_NEXT = re.compile(r"\b(?:next player|to play|player to move|turn|to move)\s*[:=]\s*(black|white|b|w)\b", re.IGNORECASE)


def turn_told(context: str) -> Color | None:
    """Return the colour to play that a text tells."""
    for pattern in (_TURN, _NEXT):
        if found := pattern.search(context):
            return WHITE if found[1][0] in "wW" else BLACK
    return None
