"""What the text around a diagram says: whose turn it is, how large the board is, and which sign is whose."""

import re

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color

_TURN = re.compile(r"\b(black|white|b|w)(?: \([XO#]\))?(?:'s)? (?:to (?:play|move|live|kill)|turn)\b", re.IGNORECASE)
_NEXT = re.compile(r"\b(?:next player|to play|player to move|turn|to move)\s*[:=]\s*(black|white|b|w)\b", re.IGNORECASE)
_SIZE = re.compile(r"(?<![\w.])(\d{1,2})[xX](\d{1,2})(?!\w)")
_LEGENDS = (
    re.compile(
        r"(?<![A-Za-z])(?P<sign>[XOxo#@*%&●○])\W{0,3}(?:=|->|:|\bis\b|\()\W{0,3}(?P<color>black|white|黑|黒|白)",
        re.IGNORECASE,
    ),
    re.compile(
        r"(?P<color>black|white|黑|黒|白)(?:\s?stones?)?\s?(?:=|->|:|\bis\b|\(|plays?)\W{0,3}(?P<sign>[XOxo#@*%&●○])(?![\w-])",
        re.IGNORECASE,
    ),
)


def turn_in(context: str) -> Color | None:
    """Return the colour to play in a text."""
    for pattern in (_TURN, _NEXT):
        if found := pattern.search(context):
            return WHITE if found[1][0] in "wW" else BLACK
    return None


def size_in(context: str, columns: int, rows: int) -> BoardSize | None:
    """Return the first size of a board in a text, if it has at least these columns and rows."""
    sizes = ((int(found[1]), int(found[2])) for found in _SIZE.finditer(context))
    return next((BoardSize(*size) for size in sizes if columns <= size[0] <= 52 and rows <= size[1] <= 52), None)


def colors_in(context: str) -> dict[str, Color]:
    """Return the signs whose colour a text says, as a legend does."""
    found: dict[str, Color] = {}
    for pattern in _LEGENDS:
        for legend in pattern.finditer(context):
            color = WHITE if legend["color"].lower() in ("white", "白") else BLACK
            found.setdefault(legend["sign"], color)
    return found
