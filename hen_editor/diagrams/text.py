"""The text that diagrams are in: its lines, its characters, and what it says of them."""

import re
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from hen_editor.core.board import BLACK, WHITE, BoardSize, Color
from hen_editor.core.diagnostics import Span
from hen_editor.core.position import Mark
from hen_editor.core.texts import pattern


class DiagramTextLine(NamedTuple):
    """A line of a diagram, unwrapped, and the offsets of the text that it came from."""

    text: str
    start: int
    end: int

    def part(self, start: int, end: int | None = None) -> "DiagramTextLine":
        """Return a part of the line."""
        end = len(self.text) if end is None else end
        return DiagramTextLine(self.text[start:end], *self.span(start, end))

    def span(self, start: int, end: int) -> Span:
        """Return where a part of the line came from: all of the line where unwrapping has changed its length."""
        if self.end - self.start == len(self.text):
            return Span(self.start + start, self.start + end)
        return Span(self.start, self.end)


# Characters: variants and look-alikes made one.

BLACK_CIRCLE, WHITE_CIRCLE = "●", "○"
CORNERS_AND_EDGES = "┌┬┐├┤└┴┘"
LOWER_EDGE = frozenset("└┴┘")
CROSSING, STAR = "┼", "╋"
BOX = frozenset(CORNERS_AND_EDGES + CROSSING + STAR)
"""The points of a board in box-drawing characters; `STAR` is a star point."""

OPEN_NUMBERS = {chr(0x2460 + index): index + 1 for index in range(20)}
FILLED_NUMBERS = {chr(0x2776 + index): index + 1 for index in range(10)} | {
    chr(0x24EB + index): index + 11 for index in range(10)
}
"""Circled numbers, ① and ❶."""

CIRCLED = {sign: (number, False) for sign, number in OPEN_NUMBERS.items()} | {
    sign: (number, True) for sign, number in FILLED_NUMBERS.items()
}
"""The numbers of both, and whether they are filled."""

SENSEI_STONES = {
    "B": (BLACK, Mark.CIRCLE),
    "W": (WHITE, Mark.CIRCLE),
    "#": (BLACK, Mark.SQUARE),
    "@": (WHITE, Mark.SQUARE),
    "Y": (BLACK, Mark.TRIANGLE),
    "Q": (WHITE, Mark.TRIANGLE),
    "Z": (BLACK, Mark.CROSS),
    "P": (WHITE, Mark.CROSS),
}
SENSEI_POINTS = {"C": Mark.CIRCLE, "S": Mark.SQUARE, "T": Mark.TRIANGLE, "M": Mark.CROSS}
"""The marks of Sensei's Library, on stones and on empty points."""


def _table() -> dict[int, str]:
    pairs: list[tuple[Iterable[str], str]] = [
        ("⬤⚫⚉◉⏺🔴🖤", BLACK_CIRCLE),
        ("◯〇⚪◎⚬❍🤍", WHITE_CIRCLE),
        ("🟫➕🔲⬜🟨🟧🟩◽▫", "."),
        ("\u00a0\u3000\u202f\u205f" + "".join(map(chr, range(0x2000, 0x200B))), " "),
        ("\ufe0e\ufe0f\u200b\u200d\u2060\ufeff\u00ad", ""),
        ("‐‑‒–—―−─━═╌╍┄┅┈┉", "-"),
        ("│┃║╎╏┆┇┊┋¦", "|"),
        ("·・•∙⋅‧･◦∘", "."),
        ("“”„″", '"'),
        ("‘’‚′", "'"),
        ("╳✕✖❌✗✘×", "X"),
        ("┍┎┏╔╭", "┌"),
        ("┯╦┳╤", "┬"),
        ("┑┒┓╗╮", "┐"),
        ("┝┠╠┣╟╞", "├"),
        ("┥┨╣┫╢╡", "┤"),
        ("┕┖┗╚╰", "└"),
        ("┷╩┻╧", "┴"),
        ("┙┚┛╝╯", "┘"),
        ("╬╫╪", CROSSING),
        ("※╂┿", STAR),
        ("…", "..."),
        ("\t", "    "),
    ]
    table = {ord(found): meant for characters, meant in pairs for found in characters}
    return table | {0xFF01 + index: chr(0x21 + index) for index in range(94)}


_NORMAL = _table()
_DISCORD = pattern(r":([a-z_]{3,20}):")
_ONLY_NAMES = pattern(r"\s{0,40}(?>(?::[a-z_]{3,20}:\s?){3,})")
"""A row without stones is written by the names of other signs alone."""

_NAMES = {"black_circle": BLACK_CIRCLE, "white_circle": WHITE_CIRCLE, "black_large_circle": BLACK_CIRCLE}


def normalised(text: str) -> str:
    r"""Return a text with the variants of signs made one, and spaces plain.

    >>> normalised("Ｘ ⚪\ufe0f－·┏:black_circle:")
    'X ○-.┌●'
    """
    if text.isascii() and ":" not in text and "\t" not in text:
        return text
    if "_circle:" in text or _ONLY_NAMES.fullmatch(text):
        text = _DISCORD.sub(lambda name: _NAMES.get(name[1], "."), text)
    return text if text.isascii() and "\t" not in text else text.translate(_NORMAL)


# What the text around a diagram says: whose turn it is, how large the board is, and which sign is whose.

_TURN = pattern(r"\b(black|white|b|w)(?: \([XO#]\))?(?:'s)? (?:to (?:play|move|live|kill)|turn)\b", re.IGNORECASE)
_NEXT = pattern(r"\b(?:next player|to play|player to move|turn|to move)\s*[:=]\s*(black|white|b|w)\b", re.IGNORECASE)
_SIZE = pattern(r"(?<![\w.])(\d{1,2})[xX](\d{1,2})(?!\w)")
_LEGENDS = (
    pattern(
        r"(?<![A-Za-z])(?P<sign>[XOxo#@*%&●○])\W{0,3}(?:=|->|:|\bis\b|\()\W{0,3}(?P<color>black|white|黑|黒|白)",
        re.IGNORECASE,
    ),
    pattern(
        r"(?P<color>black|white|黑|黒|白)(?:\s?(?:stone|group|chain|one|piece|player)s?)?\s?"
        r"(?:=|->|:|\bis\b|\(|plays?)\W{0,3}(?P<sign>[XOxo#@*%&●○])(?![\w-])",
        re.IGNORECASE,
    ),
)


_KATAGO = pattern(r"\bMoveNum:|\bHASH:|stones captured:")


def is_of_katago(context: str) -> bool:
    """Return whether a text is what KataGo writes around a board."""
    return _KATAGO.search(context) is not None


def turn_in(context: str) -> Color | None:
    """Return the colour to play in a text."""
    for form in (_TURN, _NEXT):
        if found := form.search(context):
            return WHITE if found[1][0] in "wW" else BLACK
    return None


def size_in(context: str, columns: int, rows: int) -> BoardSize | None:
    """Return the first size of a board in a text, if it has at least these columns and rows."""
    sizes = ((int(found[1]), int(found[2])) for found in _SIZE.finditer(context))
    return next((BoardSize(*size) for size in sizes if columns <= size[0] <= 52 and rows <= size[1] <= 52), None)


def colors_in(context: str) -> dict[str, Color]:
    """Return the signs whose colour a text says, as a legend does."""
    found: dict[str, Color] = {}
    for form in _LEGENDS:
        for legend in form.finditer(context):
            color = WHITE if legend["color"].lower() in ("white", "白") else BLACK
            found.setdefault(legend["sign"], color)
    return found


# Words in the text around a diagram: of Go, and of other games, puzzles and drawings.

_GO = pattern(
    r"\b(?:komi|prisoners?|captured \d{1,3} (?:stones?|pieces?)|stones captured|movenum|parseboard|boardsize"
    r"|goban|tsumego|joseki|baduk|weiqi|atari|handicap|gnugo|katago|liberties|semeai|tenuki|seki|sente|gote"
    r"|game of go|go[ -](?:like|board|game|player|problem|position|stone)s?)\b|hash:|围棋|囲碁|碁盤|路盤|死活|바둑"
)
"""Words of Go, and of the programs that play it, in lower case: a search that ignores case is slow."""

_OTHERS = pattern(
    r"othello|reversi|go[mb]oku|gobang|renju|connect[ _-]?(?:four|six|[46])|tic[ _-]?tac[ _-]?toe|noughts and crosses"
    r"|bit ?board|\bglyphs?\b"
    r"|battle ?ships?|opponent(?:'s)? board|\b(?:ships|shots)\b|checkers|draughts|chess|sudoku|kakuro|minesweeper"
    r"|crossword|game of life|sprite|\bpent(?:e|ago)\b|\bninuki|\b(?:hnefa)?tafl\b|tablut|ataxx|quoridor|konane"
    r"|lines of action|peg solitaire|(?<![a-z])fen(?![a-z])|\bopen (?:three|four)s?\b"
    r"|オセロ|リバーシ|五目並べ|五子棋|连珠|連珠|黑白棋|成五|活三|冲四|오목|오델로"
)
"""Names of other games and drawings, their notation and shapes, in lower case; none of them contains a word of Go."""

_GOAL = pattern(
    r"\b(?:[3-7kn]|three|four|five|six|seven)(?: [a-z]{4,7})?[ -]in[ -]a[ -](?:row|line)\b|check_?win|forced[_ ]win"
)
_MOVE = pattern(r"\b[a-k]\d{1,2}[-x][a-k]\d{1,2}(?![a-z\d])")


class TextWords:
    """Whether a text has words of Go, or of other things; each kind is searched for on demand."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def go(self) -> bool:
        """Whether it has words of Go."""
        return _GO.search(self._small) is not None

    @cached_property
    def others(self) -> bool:
        """Whether it names other games or drawings."""
        return _OTHERS.search(self._small) is not None

    @cached_property
    def goals(self) -> bool:
        """Whether it says what one wins other games by, or how their pieces move."""
        return _GOAL.search(self._small) is not None or _MOVE.search(self._text) is not None

    @cached_property
    def _small(self) -> str:
        return self._text.lower()
