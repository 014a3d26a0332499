"""The table of habits: what people write who half know HEN, or whose keyboard or program alters it."""

import html
import re
import unicodedata
from typing import NamedTuple

from hen_editor.core.diagnostics import DiagnosticKind
from hen_editor.core.hen import codes
from hen_editor.core.hen.builder import Meaning
from hen_editor.core.hen.remedies import (
    COLUMN,
    END,
    GAP,
    LABEL_PART,
    ROW_FOLLOWS,
    STONE,
    Remedy,
    at,
    case,
    column_last,
    count_first,
    edited,
    in_bad_rows,
    is_grammatical,
    row_signs,
)
from hen_editor.core.hen.tokens import LABEL_CHARACTERS


class Habit(NamedTuple):
    """A habit of mistyping.

    kind: the problem at one place. label: that of the remedy for the whole text. signs: at least one of these
    characters is in any text with the habit; empty if there need be none.
    """

    kind: DiagnosticKind
    label: str
    remedy: Remedy
    signs: frozenset[str] = frozenset()

    @property
    def everywhere(self) -> DiagnosticKind:
        """The problem of a whole text with this habit."""
        return DiagnosticKind(self.kind.code, self.kind.severity, self.kind.template, self.label)

    def may_explain(self, characters: frozenset[str]) -> bool:
        """Return whether a text of these characters may show the habit."""
        return not self.signs or not self.signs.isdisjoint(characters)


_SIGNS = {"。": ".", "｡": ".", "、": ",", "\u301c": "~", "∼": "~", "˜": "~"}
_CYRILLIC = dict(zip("АВСЕНКМОРТХУЅЈасеорхуьԝѡг", "ABCEHKMOPTXYSJaceopxybwwr", strict=True))
_GREEK = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧορχω", "ABEZHIKMNOPTYXopxw", strict=True))
_STONE_SIGNS = {"●": "b", "⚫": "b", "⬤": "b", "◉": "b", "○": "w", "⚪": "w", "◯": "w", "\ufe0f": "", "\ufe0e": ""}
_WORDS = {
    "black": "b", "white": "w", "red": "r", "green": "g", "blue": "l", "yellow": "y", "purple": "p",
}  # fmt: skip
_WORD = "|".join(_WORDS)


def _plain(match: re.Match[str]) -> str:
    """Return the ASCII character for a full-width one, or the digit of another script."""
    digit = unicodedata.decimal(match[0], -1)
    plain = _SIGNS.get(match[0]) or (str(digit) if digit >= 0 else unicodedata.normalize("NFKC", match[0]))
    return plain if len(plain) == 1 and plain.isascii() else match[0]


def _characters(kind: DiagnosticKind, label: str, table: dict[str, str]) -> Habit:
    """Make a habit of writing other characters; those of labels stay."""
    where = rf"(?P<keep>{LABEL_PART})|[{''.join(table)}]"
    return Habit(kind, label, at(where, lambda match: table[match[0]]), frozenset(table))


def _word(match: re.Match[str]) -> str:
    """Return the part, or the stone, for a word."""
    if match["passed"]:
        mover = match["mover"] or {"b": "white", "w": "black", "": ""}[(match["turn"] or "").lower()]
        return f".p{_WORDS[mover.lower()]}" if mover else match[0]
    return f"{'.' if match['dot'] or match['to'] else ''}{_WORDS[match['color'].lower()]}"


def _size(match: re.Match[str]) -> str:
    columns = match["columns"] or match["rows"] or match["alone"]
    return f".{columns}x{match['rows'] or columns}"


def _separator(match: re.Match[str]) -> str:
    return "" if match["dot"] is None else "."


def _point(match: re.Match[str]) -> str:
    row, column, stone, first, point, mover, passed = (group or "" for group in match.groups())
    return f".{column}{row}{stone}{point}{first}{passed}{mover}"


_SIGN = "[,;/|]"
_ANY_STONE = "[bwrglypBWRGLYP]"
_POINT_PART = rf"{COLUMN}[0-9]+(?:{_ANY_STONE}?(?:{END}|{_SIGN})|-)"
_DOT_PART = rf"(?:{_POINT_PART}|[pP]?{_ANY_STONE}(?:{END}|{_SIGN})|[0-9]+[xX][0-9])"
_BRACKETS_OPEN, _BRACKETS_CLOSE = r"\s\"'`“”„‘’«»「」(\[{<", r"\s\"'`“”„‘’«»「」)\]}>.,;:!?…。、"

HABITS = (
    Habit(
        codes.ESCAPED,
        "Remove all escapes of Markdown and HTML",
        at(
            r"&#?[A-Za-z0-9]{1,8};|\\(?=[^\w\s]|_)|%25(?:2[DEde]|5[Ff]|7[Ee])",
            lambda match: (
                chr(int(match[0][3:], 16)) if match[0][0] == "%" else html.unescape(match[0]).removeprefix("\\")
            ),
        ),
        frozenset("&\\%"),
    ),
    Habit(
        codes.FULL_WIDTH,
        "Change all to plain characters",
        at(rf"(?P<keep>\.{COLUMN}[0-9]+-[^\s._\-．＿－。]+)|[^\x00-\x7f]", _plain),
    ),
    _characters(codes.CYRILLIC, "Change all to Latin letters", _CYRILLIC),
    _characters(codes.GREEK, "Change all to Latin letters", _GREEK),
    _characters(codes.STONE_SIGN, "Change all signs of stones to letters", _STONE_SIGNS),
    Habit(
        codes.STONE_SIGN,
        "Change all x and o to b and w",
        lambda text: [
            *(in_bad_rows("[xo]", lambda match: "b" if match[0] == "x" else "w")(text) or ()),
            *(
                at(rf"\.(?:p|{COLUMN}[0-9]+)?[xo]{END}", lambda match: match[0].replace("x", "b").replace("o", "w"))(
                    text
                )
                or ()
            ),
        ],
        frozenset("xo"),
    ),
    Habit(
        codes.WORD,
        "Change all words to letters",
        at(
            rf"(?P<keep>{LABEL_PART})"
            rf"|(?P<passed>\.?{GAP}(?:(?P<mover>{_WORD})\s*)?pass(?:e[sd])?(?=(?:\.(?P<turn>[bw]))?))"
            rf"|(?P<dot>\.?){GAP}(?P<color>{_WORD})(?P<to>(?:\s+(?:to\s+(?:play|move)|plays|moves)\b)?)",
            _word,
            re.IGNORECASE,
        ),
    ),
    Habit(
        codes.SPACE_IN_NUMBER,
        "Join all digits",
        at(r"(?<=[0-9])(?:[ \t\r\n]|%20)+(?=[0-9])", ""),
        frozenset(" \t\r\n%"),
    ),
    Habit(
        codes.WRONG_SIGN,
        "Join all digits",
        at(r"(?<=[0-9])[,'’`´·\u066c](?=[0-9])", ""),
        frozenset(",'’`´·\u066c"),
    ),
    Habit(
        codes.SIZE_SIGN,
        "Write the size with x",
        at(
            rf"(?P<keep>{LABEL_PART})"
            rf"|\.?{GAP}(?:size:?\s*)?(?<![0-9A-Za-z])(?:(?P<columns>[0-9]{{1,2}})\s*)?(?:by|[xX*×✕✖хХ:/-])\s*(?P<rows>[0-9]{{1,2}})"
            rf"(?![0-9]|\s*[bwrglypA-Z~])|\.(?P<alone>[0-9]{{1,2}})x?{END}",
            _size,
        ),
    ),
    Habit(codes.WRONG_CASE, "Write columns in upper case, stones in lower case", case),
    Habit(
        codes.COLUMN_I,
        "Change I to J",
        at(rf"(?P<keep>{LABEL_PART})|I(?=\s*(?:{STONE}|~?[0-9]))", "J"),
        frozenset("I"),
    ),
    Habit(
        codes.LETTER_FOR_DIGIT,
        "Change O and l to digits",
        at(
            rf"(?<=[_.x])(?:[lI|][0-9Ool|]?|[1-9][Ool|])(?=[x._~]|{COLUMN}|$)"
            rf"|(?<=\.{COLUMN})(?:[lI|][0-9Ool|]?|[1-9][Ool|])(?={STONE}|{END})"
            rf"|(?<=[_.x])[lI|][0-9OlI|]?(?={STONE}|~)|(?<=[_.x])[1-9][o|](?={STONE}|~)|(?<=_)1l(?=[bw~])",
            lambda match: match[0].translate(str.maketrans("OolI|", "00111")),
        ),
        frozenset("OolI|"),
    ),
    Habit(
        codes.DOUBLED,
        "Write once what is doubled",
        at(
            rf"([._~])\1+|({COLUMN})(?<!\2\2)\2+(?={STONE})|(?<=[0-9])xx+(?=[0-9])|-{{2,}}",
            lambda match: match[0][0],
        ),
    ),
    Habit(
        codes.COLUMN_BEFORE_ROW,
        "Read all rows as number, column, stones",
        at(
            rf"(?P<keep>\.\s*{COLUMN}\s*[0-9]+(?:-{LABEL_CHARACTERS}+)?)"
            rf"|(?<![\s_])[\s_]*({COLUMN})\s*([0-9]+)(?=\s*(?:{STONE}|~[0-9]))|(?:_|^)([a-z])([0-9]+)(?={STONE})",
            lambda match: f"_{match[3] or match[5]}{(match[2] or match[4]).upper()}",
        ),
    ),
    Habit(
        codes.WRONG_SEQUENCE,
        "Read all stones as colour, column, number",
        at(
            rf"(?P<keep>\.\s*{STONE}?{COLUMN}\s*[0-9]+(?:-{LABEL_CHARACTERS}+)?|{COLUMN}[0-9]+\s*{STONE})"
            rf"|(?<![\s_])[\s_]*({STONE})\s*({COLUMN})\s*((?>[0-9]+))(?!{STONE})",
            r"_\4\3\2",
        ),
    ),
    Habit(
        codes.WRONG_SEQUENCE,
        "Read all rows as number, stones, column",
        column_last,
    ),
    Habit(codes.WRONG_SEQUENCE, "Read all counts as before the stones", count_first),
    Habit(
        codes.WRONG_SIGN,
        "Remove the signs between stones",
        at(
            rf"(?P<keep>{LABEL_PART})|(?<=[A-Zbwrglyp0-9])[,;:=/|+]\s*(?={COLUMN}\s*[bwrglyp~])"
            rf"|(?<=[A-HJ-Z])[,;:=/|+-](?={STONE})",
            "",
        ),
    ),
    Habit(
        codes.WRONG_SIGN,
        "Begin all rows with “_”",
        at(rf"(?P<keep>{LABEL_PART})|{GAP}[-,;/|‐‑‒–—―−]\s*{ROW_FOLLOWS}|(?:(?<![_\s])|^)\s+{ROW_FOLLOWS}", "_"),
    ),
    Habit(
        codes.DOT_BEFORE_ROW,
        "Begin all rows with “_”",
        at(rf"(?P<keep>{LABEL_PART})|\.{ROW_FOLLOWS}", "_"),
    ),
    Habit(codes.ROW_WITHOUT_UNDERSCORE, "Begin all rows with “_”", row_signs),
    Habit(
        codes.WRONG_SIGN,
        "Separate all parts with dots",
        at(
            rf"(?P<keep>-(?:[^\s._\-,;/|]|{_SIGN}(?!{_DOT_PART}|{END}))+)|{GAP}[,;/|]+\s*(?:(?=[._~])|$)"
            rf"|(?P<dot>{GAP}{_SIGN}\s*(?={_DOT_PART}))",
            _separator,
        ),
        frozenset(",;/|"),
    ),
    Habit(
        codes.WRONG_SIGN,
        "Separate all parts with dots",
        at(
            rf"(?P<keep>-(?:[^\s._\-,;/|]|{_SIGN}(?!\s))+)"
            rf"|(?P<dot>(?:{_SIGN}|(?<!\s))\s+(?={_POINT_PART}|[0-9]+x[0-9])|(?<![0-9\s])\s+(?=p?{STONE}{END}))",
            _separator,
        ),
        frozenset(" \t\r\n"),
    ),
    Habit(
        codes.WRONG_SIGN,
        "Separate all parts with dots",
        at(
            rf"(?P<keep>-(?:[^\s._\-A-HJ-Z]|{COLUMN}(?![0-9]+-))+)"
            rf"|(?P<dot>(?:(?<=[a-zA-Z0-9])|^)(?={COLUMN}[0-9]+(?:{STONE}(?:{END}|[A-Zbw])|-))"
            rf"|(?:(?<=[A-Z][0-9])|(?<=[A-Z][0-9][0-9bw])|(?<=[0-9])|^)(?={COLUMN}[0-9]+{END})|(?:(?<=[a-z])|^)(?=[0-9]+x[0-9])"
            rf"|(?<=[A-Z][0-9][bw])(?=[bw]{END})|(?<=[A-Z][0-9][0-9][bw])(?=[bw]{END})|(?<=\.p[bw])(?=[bw]{END})"
            rf"|(?<=[a-z])(?=[bw]$)|(?<=[a-z][0-9])(?=[bw]$))",
            _separator,
        ),
    ),
    Habit(
        codes.WRONG_SEQUENCE,
        "Write all points as column and row",
        at(rf"\.(?:([0-9]+)({COLUMN})({STONE}?)(?={END}|-)|({STONE})({COLUMN}[0-9]+)|([bw])(p){END})", _point),
    ),
    Habit(
        codes.WRONG_SIGN,
        "Write “-” before all labels",
        at(rf"(\.{COLUMN}[0-9]+)\s*[–—‐‑‒―−:=](?={LABEL_CHARACTERS})", r"\1-"),
        frozenset("–—‐‑‒―−:="),
    ),
    Habit(
        codes.WRONG_SIGN,
        "Write the order without signs",
        at(
            rf"~{STONE}(?:\s*[,;/|>-]\s*{STONE})(?:\s*[,;/|>-]?\s*{STONE})*",
            lambda match: re.sub(r"[^~a-z]", "", match[0]),
        ),
        frozenset("~"),
    ),
    Habit(
        codes.UNEXPECTED,
        "Remove what is around the text",
        at(
            rf"^[{_BRACKETS_OPEN}]*(?:hen\b\s*[:=]?\s*)?|(?<![{_BRACKETS_CLOSE}])[{_BRACKETS_CLOSE}]+$",
            "",
            re.IGNORECASE,
        ),
    ),
)
"""All habits; if several explain a text equally well, the first one is named."""


_LONGEST_PIECE = 1_000
"""The longest piece, in characters, that is explained by itself; longer ones are examined with the whole text."""


def meaning(found: str, before: str = "") -> Meaning | None:
    """Return what was meant by an unreadable piece of a text, by the first habit that makes it readable, or None.

    before: the text to read in front of it.

    >>> meaning("_K10b").meant, meaning("KBW2", "_1").meant, meaning("?")
    ('_10Kb', 'Kbw2', None)
    """
    text = before + found
    characters = frozenset(text)
    for habit in HABITS if len(found) <= _LONGEST_PIECE else ():
        if habit.may_explain(characters):
            meant = edited(text, habit.remedy(text) or ())
            if meant != text and len(meant) > len(before) and meant.startswith(before) and is_grammatical(meant):
                return Meaning(habit.kind, meant[len(before) :])
    return None
