"""Properties of the two colours, and values that name one, with black and white swapped."""

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from hen_editor.core.board import BoardSize
from hen_editor.core.patterns import pattern
from hen_editor.core.sgf.tokens import WHITESPACE, Piece, raw_properties
from hen_editor.core.sgf.values import REAL, point_ranges
from hen_editor.core.transform.spelling import respelled

_PAIRS = "B:W AB:AW TB:TW PB:PW BR:WR BT:WT BL:WL OB:OW GB:GW BS:WS KGSSB:KGSSW"

SWAPPED_NAMES: Mapping[str, str] = MappingProxyType(
    {name: other for pair in _PAIRS.split() for name, other in (pair.split(":"), pair.split(":")[::-1])}
)
"""The properties of each colour, with those of the other."""

_OPPOSITES = {"b": "w", "w": "b", "black": "white", "white": "black", "1": "2", "2": "1"}
_WINNER = pattern(r"\A(\s*)(black|white|b|w)\b", re.ASCII | re.IGNORECASE)
_NO_WINNER = frozenset({"", "0", "draw", "jigo", "void", "?"})


def swapped_color(raw: str) -> str:
    """Return a value of PL with the other colour, in the same spelling."""
    word = raw.strip()
    return raw.replace(word, _opposite(word)) if word.lower() in _OPPOSITES else raw


def swapped_result(raw: str) -> str:
    """Return a result with the other winner, in the same spelling.

    >>> swapped_result("B+3.5"), swapped_result("White wins"), swapped_result("Draw")
    ('W+3.5', 'Black wins', 'Draw')
    """
    return _WINNER.sub(lambda found: found[1] + _opposite(found[2]), raw, count=1)


def is_result_of_no_color(raw: str) -> bool:
    """Tell whether a result says who has won, but not so that `swapped_result` can swap it."""
    return _WINNER.match(raw) is None and raw.strip().lower() not in _NO_WINNER


def swapped_value(raw: str) -> str:
    """Return a value of a node, which is positive if it is good for Black, for the other colour."""
    number = raw.strip()
    if REAL.fullmatch(number) is None or float(number.replace(",", ".")) == 0:
        return raw
    return raw.replace(number, number[1:] if number[0] == "-" else f"-{number.removeprefix('+')}")


SWAPPERS: Mapping[str, Callable[[str], str]] = {"PL": swapped_color, "RE": swapped_result, "V": swapped_value}
"""The properties whose values name a colour."""


def _opposite(word: str) -> str:
    opposite = _OPPOSITES[word.lower()]
    return opposite.upper() if word.isupper() else opposite.capitalize() if word[0].isupper() else opposite


def without_overlap(pieces: tuple[Piece, ...], size: BoardSize) -> tuple[Piece, ...]:
    """Return the pieces of a node with no point both black and white; of the two, White's counts.

    Black's would count after the colours are swapped.
    """
    raw = raw_properties(pieces)
    for black, white in (("AB", "AW"), ("TB", "TW")):
        if black in raw and white in raw:
            both = _indices(raw[black], size) & _indices(raw[white], size)
            changed = [_without(piece, both, size) if both and piece.name == black else piece for piece in pieces]
            pieces = tuple([piece for piece in changed if piece is not None])
    return pieces


def _without(piece: Piece, unwanted: set[int], size: BoardSize) -> Piece | None:
    if not unwanted & _indices(piece.values, size):
        return piece
    kept = [raw for raw in piece.values if not unwanted & _indices((raw,), size)]
    touched = [raw for raw in piece.values if unwanted & _indices((raw,), size)]
    rest = [size.point(index).sgf for index in sorted(_indices(touched, size) - unwanted)]
    return respelled(piece._replace(text=piece.text[len(piece.text.rstrip(WHITESPACE)) :]), piece.name, [*kept, *rest])


def _indices(values: Sequence[str], size: BoardSize) -> set[int]:
    return {index for start, stop in point_ranges(values, size) for index in range(start, stop)}
