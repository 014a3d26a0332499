"""Characters of diagrams: look-alikes and variants made one."""

import re
from collections.abc import Iterable

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
_DISCORD = re.compile(r":([a-z_]{3,20}+):")
_NAMES = {"black_circle": BLACK_CIRCLE, "white_circle": WHITE_CIRCLE, "black_large_circle": BLACK_CIRCLE}


def normalised(text: str) -> str:
    r"""Return a text with the variants of signs made one, and spaces plain.

    >>> normalised("Ｘ ⚪\ufe0f－·┏:black_circle:")
    'X ○-.┌●'
    """
    if text.isascii() and ":" not in text and "\t" not in text:
        return text
    if "_circle:" in text:
        text = _DISCORD.sub(lambda name: _NAMES.get(name[1], "."), text)
    return text if text.isascii() and "\t" not in text else text.translate(_NORMAL)
