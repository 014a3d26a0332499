"""What a file says about a move in a problem: that it is right or wrong.

Problem collections say so with the properties of FF[4] (`TE`, `BM`, `GB`, `GW`), with `WV` as uliGo does, or at the
beginning of the name or the comment of a node, in the language of their authors.
"""

import re
from enum import Enum

from hen_editor.core.board import BLACK, Color
from hen_editor.core.sgf import Node
from hen_editor.core.texts import pattern

MAX_LENGTH = 1000
"""How many characters of a comment are looked at."""


class Verdict(Enum):
    """Whether the moves made solve the problem; OPEN: there are moves to find yet."""

    RIGHT = "right"
    WRONG = "wrong"
    OPEN = "open"


_RIGHT = (
    r"right\s*(?:[\d.!:,;)\]]|\Z)|(?:correct|correctly|success|giusto|giusta|corretto|corretta|esatto|esatta|successo)\b"
    "|正解|正确|正確|成功|정답|성공"
)
_WRONG = (
    r"(?:wrong|incorrect|fail|fails|failed|failure|sbagliato|sbagliata|errore|errato|errata|fallito|fallimento)\b"
    "|失敗|失败|不正解|不正确|不正確|错误|錯誤|실패|오답"
)
_WORDS = {
    said: pattern(rf"[\s(\[（【「]*(?:{words})", re.IGNORECASE)
    for said, words in ((Verdict.RIGHT, _RIGHT), (Verdict.WRONG, _WRONG))
}
"""How a name or a comment begins that calls the move right or wrong. "Right side" does not."""

_VARIATION = pattern(r"[\s(\[（【「]*(?:変化|变化|變化)")
"""How a name or a comment begins that shows a variation, not the solution."""

_RIGHT_ANYWHERE = pattern(r"\bRIGHT\b")
"""What problem collections write anywhere in the comment of a right move."""

_JUDGED = frozenset({"TE", "BM", "DO", "IT", "GB", "GW", "WV"})
"""The properties that judge a move, which so belongs to a problem."""


def judgement(node: Node, color: Color, *, is_own: bool) -> Verdict | None:
    """Return how a node is marked for the player of a colour, None if it is not. is_own: whether the move is theirs.

    `TE` and `BM` judge the move itself, all else judges the line that leads there.
    """
    for_player, for_other = ("GB", "GW") if color is BLACK else ("GW", "GB")
    if for_player in node.raw or (is_own and "TE" in node.raw):
        return Verdict.RIGHT
    if "WV" in node.raw or (is_own and ("BM" in node.raw or for_other in node.raw)):
        return Verdict.WRONG
    texts = [node.beginning(name, MAX_LENGTH) for name in ("N", "C") if name in node.raw]
    if said := next(filter(None, map(_said, texts)), None):
        return said
    if "C" in node.raw and _RIGHT_ANYWHERE.search(texts[-1]):
        return Verdict.RIGHT
    return Verdict.WRONG if is_own and any(map(_VARIATION.match, texts)) else None


def is_judged(node: Node) -> bool:
    """Return whether a node says, by an annotation, its name or its comment, whether its move is good for a player."""
    comment = node.beginning("C", MAX_LENGTH) if "C" in node.raw else ""
    is_said = _said(comment) is not None or _RIGHT_ANYWHERE.search(comment) is not None
    return is_said or not node.raw.keys().isdisjoint(_JUDGED) or has_judging_name(node)


def has_judging_name(node: Node) -> bool:
    """Return whether the name of a node says whether its move is good, or part of the solution."""
    name = node.beginning("N", MAX_LENGTH) if "N" in node.raw else ""
    return _said(name) is not None or _VARIATION.match(name) is not None


def _said(text: str) -> Verdict | None:
    return next((said for said, words in _WORDS.items() if words.match(text)), None)
