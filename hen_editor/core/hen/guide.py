"""A guide to HEN for learners: its parts with examples, and what may follow at a caret."""

from enum import Enum
from typing import NamedTuple

from hen_editor.core.board import COLUMN_LETTERS, BoardSize, Color
from hen_editor.core.hen.tokens import LABEL_CHARACTERS, MARKS, TokenKind
from hen_editor.core.texts import pattern


class GuidePart(NamedTuple):
    """A kind of token: how it is written, what it means in English, and a whole HEN that has one."""

    kind: TokenKind
    form: str
    meaning: str
    example: str


PARTS = (
    GuidePart(
        TokenKind.ROW,
        "_4",
        "A row, counted from 1 at the bottom. Its stones follow.",
        ".5x5_4b",
    ),
    GuidePart(
        TokenKind.COLUMN,
        "C",
        "The column of the next stone: A to Z, without I. Without it, a stone goes right of the one before.",
        ".5x5_4Cb_2BbDw",
    ),
    GuidePart(
        TokenKind.STONE,
        "b w r g l y p",
        "A stone: black, white, red, green, blue (l), yellow or purple.",
        ".7x3_2bwrglyp",
    ),
    GuidePart(
        TokenKind.COUNT,
        "b3",
        "That many stones of a colour side by side, to the right.",
        ".5x5_3b3w2",
    ),
    GuidePart(
        TokenKind.NUMBER,
        "~3",
        "A stone that shows a move number. Odd numbers are black, if Black began.",
        ".5x5_4C~3_3B~1~2",
    ),
    GuidePart(
        TokenKind.SIZE,
        ".9x9",
        "The size of the board: columns, x, rows. Without it the board is 19x19.",
        ".9x9_5Eb",
    ),
    GuidePart(
        TokenKind.TURN,
        ".w",
        "The player to move.",
        ".5x5_3Cb.w",
    ),
    GuidePart(
        TokenKind.LAST_MOVE,
        ".C3b .pb",
        "The move just played: a point and a stone, or p and a stone for a pass.",
        ".5x5_3Cb.C3b",
    ),
    GuidePart(
        TokenKind.KO,
        ".B3",
        "The ko point, which cannot be retaken yet.",
        ".5x5_4Bbw_3bCbw_2Bbw.B3.C3b",
    ),
    GuidePart(
        TokenKind.LABEL,
        ".C3-a",
        "A label on a point: any text without spaces, dots, “_” and “-”.",
        ".5x5_3Bb.C3-a.D3-2",
    ),
    GuidePart(
        TokenKind.MARK,
        ".C3-TR",
        "A mark on a point: CR circle, SQ square, TR triangle, MA cross.",
        ".5x5_3Bbw.B3-TR.C3-SQ.D3-CR.B2-MA",
    ),
    GuidePart(
        TokenKind.ORDER,
        "~brw",
        "The order in which the colours play. Without it Black and White take turns.",
        ".5x5_3B~1~2~3~brw",
    ),
)
"""All parts, in the order in which they are best learnt."""


MISTAKES = (
    *(
        "_19RBW",
        "_19Ibw2",
        ".5x5_c4b",
        ".5x5.4Cb",
        "4Cb.5x5",
        ".5x5_b",
        ".5x5_5_4b",
        ".5x5_5bD",
        ".5x5_4bX",
        ".5x5_4Jb",
    ),
    *(".5x5_6b_5w", ".5x5_0b_1w", ".5x5_5Db5", ".5x5_5Cb0", ".5x5_4?b", ".5x5_5b~", ".5x5_5~0b", ".5x5_5wA~1"),
    *("5x5_5b", "5Eb", ".5X5_5b", ".5_5b", "_19b.0x5", ".13x3_3Nb", ".5x5.B", ".5x5.F3", ".5x5.C0", ".5x5.C3-"),
    *(".5x5.C3-a-b", ".5x5.C3-a.C3-b", ".5x5.C3-a~b", ".5x5.C3-a%2Eb", ".5x5.C3w", ".5x5_3Cb.C3w", ".5x5_3Cb.C3"),
    *(".5x5.b.w", ".5x5.pb.b", ".5x5~b", ".5x5~w b", ".5x5_5b.", ".5x5_", ".5x5.?3", "hello", "_1 9b", "＿１９ｂ"),
    *("_19\u00a0b", "\ufeff_19b", "_19\u200bb", "_1,9b", "-19b", ".5x5.bC3", ".5x5.black", ".5x5_5C●", ".5x5_5CCb"),
    *(".5x5_lCb", ".5x5_5\u0421b", ".5x5_5\u0392b", ".5x5\\_5b", ".5x5.C3-tr"),
)
"""Texts with one problem each, so that all kinds of problems are shown."""


class Expected(Enum):
    """What may follow at a caret, in English."""

    PART = "Next: _ and a row (_16Qb), a dot (.9x9, .K10, .b), or ~ and an order of play"
    ROW = "Next: the number of the row, from 1 at the bottom"
    ITEM = "Next: column, then stones: b w r g l y p, or ~n"
    STONE = "Next: a stone: b w r g l y p, or ~n for one with a number"
    MORE = "Next: how many, more stones to the right, another column, or a new part"
    NUMBER = "Next: a move number (~3), or an order of play (~bw)"
    AFTER_DOT = "Next: a size (9x9), a point (K10), the player to move (b), or a pass (pb)"
    SIZE = "Next: x and the number of rows, as in .9x9"
    POINT_ROW = "Next: the row of the point, as in .K10"
    AFTER_POINT = "Ko point. Next: a stone for the last move, or - for a label or mark"
    LABEL = "Next: a label, or a mark: CR circle, SQ square, TR triangle, MA cross"
    PASS = "Purple to play. Next: a stone, if that colour passed"
    ORDER = "Next: two or more colours in the order in which they play, as in ~bw"


STONES = tuple(color.value for color in Color)
COMMON_SIZES = ("9x9", "13x13", "19x19")

_ITEMS = r"_\s*[0-9]+(?>(?:\s*[A-HJ-Z]?\s*(?:[bwrglyp]\s*[0-9]*|~\s*[0-9]+))*)\s*"
_STATES = tuple(
    (pattern(rf"(?:{text})\Z"), expected)
    for text, expected in (
        (rf"\.[A-HJ-Z][0-9]+-{LABEL_CHARACTERS}*", Expected.LABEL),
        (r"\.[A-HJ-Z][0-9]+", Expected.AFTER_POINT),
        (r"\.[A-HJ-Z]", Expected.POINT_ROW),
        (r"\.[0-9]+x?", Expected.SIZE),
        (r"\.p", Expected.PASS),
        (r"\.", Expected.AFTER_DOT),
        (r"_", Expected.ROW),
        (r"_[0-9]+", Expected.ITEM),
        (rf"{_ITEMS}[A-HJ-Z]", Expected.STONE),
        (rf"{_ITEMS}[A-HJ-Z]?~", Expected.NUMBER),
        (_ITEMS, Expected.MORE),
        (r"~[bwrglyp]?", Expected.ORDER),
    )
)
_BEGINNINGS = {Expected.LABEL: "-", Expected.SIZE: "."}
"""What comes before a token of several characters, which can be completed."""

_LONGEST = 200
"""How many characters before a caret decide what may follow."""


def expected(before: str) -> Expected:
    """Return what may follow a text.

    >>> [expected(text).name for text in ("", "_16", "_16Q", "_16Qb", "_16Qb.", "_16Qb.w")]
    ['PART', 'ITEM', 'STONE', 'MORE', 'AFTER_DOT', 'PART']
    """
    end = before[-_LONGEST:]
    return next((expected for state, expected in _STATES if state.search(end)), Expected.PART)


def begun(before: str) -> str:
    """Return the beginning of a size, label or mark that a text ends with, empty if there is none.

    >>> begun(".1"), begun(".K10-T"), begun("_16Q")
    ('1', 'T', '')
    """
    sign = _BEGINNINGS.get(expected(before))
    return before.rpartition(sign)[2] if sign else ""


def completions(before: str, size: BoardSize) -> tuple[str, ...]:
    """Return what can follow a text, or replace what it has `begun`, on a board of a size.

    The most common come first.

    >>> completions("_3A", BoardSize(3, 3)), completions(".C2-", BoardSize(3, 3)), completions(".1", BoardSize(3, 3))
    (('b', 'w', 'r', 'g', 'l', 'y', 'p', '~'), ('CR', 'SQ', 'TR', 'MA'), ('13x13', '19x19'))
    """
    columns = tuple(COLUMN_LETTERS[: size.columns])
    rows = tuple(str(row) for row in range(size.rows, 0, -1))
    following = {
        Expected.PART: ("_", ".", "~"),
        Expected.ROW: rows,
        Expected.ITEM: (*columns, *STONES),
        Expected.STONE: (*STONES, "~"),
        Expected.MORE: (*STONES, *columns, "_", "."),
        Expected.AFTER_DOT: (*COMMON_SIZES, *STONES, "pb", "pw", *columns),
        Expected.SIZE: COMMON_SIZES,
        Expected.POINT_ROW: rows,
        Expected.AFTER_POINT: ("-", *STONES),
        Expected.LABEL: tuple(MARKS),
        Expected.PASS: STONES,
        Expected.ORDER: STONES,
    }
    start = begun(before)
    return tuple(text for text in following.get(expected(before), ()) if text.startswith(start) and text != start)
