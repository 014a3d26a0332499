"""Game info: its fields and their texts, checks of what FF[4] expects in them, and its days. No text is rejected."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind
from hen_editor.core.sgf import GameTree
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.sgf.numbers import komi, meant_komi
from hen_editor.core.sgf.text_values import cut, read_simple_text, read_text
from hen_editor.core.texts import pattern

FIELDS: Mapping[str, str] = {
    "PB": "Black",
    "BR": "Black's rank",
    "BT": "Black's team",
    "PW": "White",
    "WR": "White's rank",
    "WT": "White's team",
    "EV": "Event",
    "RO": "Round",
    "DT": "Date",
    "PC": "Place",
    "RE": "Result",
    "KM": "Komi",
    "HA": "Handicap",
    "RU": "Rules",
    "TM": "Time in seconds",
    "OT": "Overtime",
    "GN": "Game name",
    "ON": "Opening",
    "AN": "Annotator",
    "US": "Entered by",
    "SO": "Source",
    "CP": "Copyright",
    "GC": "Game comment",
}
"""The game-info properties of FF[4] and of Go, with their labels."""

MAX_INFO_LENGTH = 20_000
"""The most raw characters of an editable one-line field."""

MAX_GAME_COMMENT_LENGTH = 100_000
"""The same for the game comment."""


def game_info(tree: GameTree) -> Mapping[str, str]:
    """Return the text of every field, truncated if long; empty if the root lacks it."""
    raw = tree.node(tree.root).raw
    return {
        name: replace_undecodable(read_field(name, cut(raw[name][0], _max_length(name)))) if raw.get(name) else ""
        for name in FIELDS
    }


def too_long(tree: GameTree) -> frozenset[str]:
    """Return the fields that are too long to be edited, of which only the beginning is returned."""
    raw = tree.node(tree.root).raw
    return frozenset(name for name in FIELDS if raw.get(name) and len(raw[name][0]) > _max_length(name))


def _max_length(name: str) -> int:
    return MAX_GAME_COMMENT_LENGTH if name == "GC" else MAX_INFO_LENGTH


def read_field(name: str, raw: str) -> str:
    """Return the text of a raw value of a field."""
    return read_text(raw) if name == "GC" else read_simple_text(raw)


# What FF[4] expects in them.

_DATE = r"(?:[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?)"
_SHORT = r"(?:(?:0[1-9]|1[0-2])-)?(?:0[1-9]|[12][0-9]|3[01])"
_DATES = pattern(rf"{_DATE}(?>(?:,(?:{_DATE}|{_SHORT}))*)", re.ASCII)
_LOOSE_DATE = pattern(r"([0-9]{4})[-/. ]([0-9]{1,2})(?:[-/. ]([0-9]{1,2}))?", re.ASCII)
_RESULT = pattern(r"0|Draw|Void|\?|[BW]\+(?:[0-9]{1,4}(?:\.[0-9]{1,2})?|R|Resign|T|Time|F|Forfeit)?", re.ASCII)
_MOVES = r"moves:?\s*[0-9]{1,4}|[0-9]{1,4}\s*moves|moves (?:after|beyond) [0-9]{1,4} (?:not known|unknown)"
_LOOSE_RESULT = pattern(
    r"(b|w|black|white)"
    r"(?:(?>\s*)(?:\+|wins by|wins)(?>\s*)([0-9]{1,4}(?:[.,][0-9]{1,2})?|r\w*|t\w*|f\w*)?(?:(?>\s*)points?)?)?"
    rf"(?:(?>\s*)[({{](?:{_MOVES})[)}}])?",  # a remark about anything else may contradict the result
    re.ASCII | re.IGNORECASE,
)
_COLOR = pattern("(black|흑|黒|黑)|white|백|白", re.IGNORECASE)
_WON = pattern("win|won|los[et]|勝|胜|승|패|負|负|敗|败|輸|输", re.IGNORECASE)
_LOST = pattern("los[et]|패|負|负|敗|败|輸|输", re.IGNORECASE)
_ENDINGS = {
    "R": pattern("resi|불계|中押|中盘|中盤", re.IGNORECASE),
    "T": pattern("time|시간|時間|时间", re.IGNORECASE),
    "F": pattern("forfeit|반칙|反則", re.IGNORECASE),
}
_POINTS = pattern(r"([0-9]{1,3})(?:[.,]([0-9]))?(?:\s?[目집子]\s?(半|반))?|(半|반)[目집]", re.ASCII)
_REAL = pattern(r"[+-]?[0-9]{1,9}(?:\.[0-9]{1,9})?", re.ASCII)
_WITH_COMMA = pattern(r"([+-]?[0-9]{1,9}),([0-9]{1,9})", re.ASCII)
_DURATION = pattern(r"([0-9]{1,4})\s*(h|hours?|m|min|minutes?)", re.ASCII | re.IGNORECASE)


def remark(name: str, text: str) -> Diagnostic | None:
    """Return a remark on the text of a field, with a replacement if one is obvious, or None.

    >>> odd = remark("KM", "6,5")
    >>> odd.message, odd.replacement
    ('Komi is a number with a decimal point, such as 6.5.', '6.5')
    >>> remark("RE", "B+R") is None
    True
    """
    checked = _CHECKS.get(name)
    return checked(text.strip()) if checked and text.strip() else None


def _date(text: str) -> Diagnostic | None:
    if _DATES.fullmatch(text):
        return None
    found = _LOOSE_DATE.fullmatch(text)
    meant = "-".join(part.zfill(2) for part in found.groups() if part) if found else ""
    return _meaning(codes.ODD_DATE, meant if _DATES.fullmatch(meant) else None)


def _result(text: str) -> Diagnostic | None:
    if _RESULT.fullmatch(text):
        return None
    return _meaning(codes.ODD_RESULT, meant_result(text))


def meant_result(text: str) -> str | None:
    """Return the result that a text means, in English or as servers in Asia write it, as RE; None if it is unsure.

    >>> [meant_result(text) for text in ("White wins by 2.5 points", "黒2目半勝ち", "흑 불계승", "?!")]
    ['W+2.5', 'B+2.5', 'B+R', None]
    """
    text = text.strip()
    plain = {"draw": "Draw", "jigo": "0", "void": "Void", "unknown": "?"}.get(text.lower())
    found = _LOOSE_RESULT.fullmatch(text)
    if plain or not found:
        return plain or _result_in_words(text)
    margin = (found[2] or "").replace(",", ".")
    return f"{found[1][0].upper()}+{margin if margin[:1].isdigit() else margin[:1].upper()}"


def _result_in_words(text: str) -> str | None:
    said = text.partition(">>")[0]  # the points of both follow
    winner = _COLOR.search(said)
    after = said[winner.end() :] if winner else ""
    if winner is None or not _WON.search(after):
        return None
    is_white = (winner[1] is None) is not bool(_LOST.search(after))
    ending = next((letter for letter, words in _ENDINGS.items() if words.search(after)), "")
    points = _POINTS.search(after)
    if points and not ending:
        whole, tenth, half, only_half = points.groups()
        ending = f"{int(whole or 0)}{'.5' if half or only_half else f'.{tenth}' if tenth else ''}"
    return f"{'W' if is_white else 'B'}+{ending}"


def _komi(text: str) -> Diagnostic | None:
    number = komi(text)
    meant = None if number is None else meant_komi(number)
    if meant is None or (meant == number and _REAL.fullmatch(text)):
        return _real(text, codes.ODD_KOMI)
    return _meaning(codes.ODD_KOMI, f"{meant:g}")


def _real(text: str, kind: DiagnosticKind) -> Diagnostic | None:
    if _REAL.fullmatch(text):
        return None
    found = _WITH_COMMA.fullmatch(text)
    return _meaning(kind, f"{found[1]}.{found[2]}" if found else None)


def _time(text: str) -> Diagnostic | None:
    if found := _DURATION.fullmatch(text):
        return _meaning(codes.ODD_TIME, str(int(found[1]) * (3600 if found[2][0] in "hH" else 60)))
    return _real(text, codes.ODD_TIME)


def _handicap(text: str) -> Diagnostic | None:
    if text.isascii() and text.isdecimal() and (text == "0" or int(text[:9]) >= 2):
        return None
    return _meaning(codes.ODD_HANDICAP, "0" if text == "1" else None)


def _meaning(kind: DiagnosticKind, meant: str | None) -> Diagnostic:
    return kind.at(replacement=meant, meant=meant)


_CHECKS: Mapping[str, Callable[[str], Diagnostic | None]] = {
    "DT": _date,
    "RE": _result,
    "KM": _komi,
    "TM": _time,
    "HA": _handicap,
}


# The days of the date.

_PART = pattern(r"(?:(?:([0-9]{4})-)?([0-9]{2})-)?([0-9]{2})", re.ASCII)


class Day(NamedTuple):
    """A day of the calendar."""

    year: int
    month: int
    day: int


def read_days(text: str) -> tuple[Day, ...]:
    """Return the days that a text names, without years, months and whatever else is there.

    >>> [*map(tuple, read_days("1996-12-27,28,1997-01-03,02-01,1998"))]
    [(1996, 12, 27), (1996, 12, 28), (1997, 1, 3), (1997, 2, 1)]
    """
    return tuple(part for part in _dates(text) if isinstance(part, Day))


def with_day_toggled(text: str, day: Day) -> str:
    """Return a text without a day that it names, or with the day before the first later one; the rest is kept.

    >>> with_day_toggled("1996-05,1997-03-04,Spring 1998", Day(1997, 3, 3))
    '1996-05,1997-03-03,04,Spring 1998'
    """
    parts = [*_dates(text)]
    if day in parts:
        return _written(part for part in parts if part != day)
    later = (index for index, part in enumerate(parts) if isinstance(part, Day) and part > day)
    parts.insert(next(later, len(parts)), day)
    return _written(parts)


def _dates(text: str) -> Iterator[Day | str]:
    """Iterate over the parts of a text between commas, a day where one names a day."""
    year = month = 0
    for part in filter(str.strip, text.split(",")):
        matched = _PART.fullmatch(part.strip())
        year, month = (0, 0) if matched is None else (int(matched[1] or year), int(matched[2] or month))
        yield Day(year, month, int(matched[3])) if matched is not None and year and month else part


def write_days(chosen: Iterable[Day]) -> str:
    """Return days in order as the value of DT, each without the year and the month of the one before.

    >>> write_days([Day(1997, 1, 3), Day(1996, 12, 28), Day(1996, 12, 27)])
    '1996-12-27,28,1997-01-03'
    """
    return _written(sorted(set(chosen)))


def _written(parts: Iterable[Day | str]) -> str:
    """Return days and other parts as the value of DT."""
    texts = []
    before = nothing = Day(0, 0, 0)
    for part in parts:
        if isinstance(part, Day):
            shared = 2 if part[:2] == before[:2] else part.year == before.year
            texts.append("-".join([f"{part.year:04}", f"{part.month:02}", f"{part.day:02}"][shared:]))
            before = part
        else:
            texts.append(part)
            before = nothing
    return ",".join(texts)
