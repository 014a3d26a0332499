"""What a game says of itself: its fields, and what FF[4] wants written in them. Nothing here refuses a text."""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from hen_editor.core.patterns import pattern
from hen_editor.core.translatable import QT_TRANSLATE_NOOP


class Remark(NamedTuple):
    """A word on what is written in a field: a sentence, and what was perhaps meant, None where that is open."""

    sentence: str
    meant: str | None


FIELDS: Mapping[str, str] = {
    "PB": QT_TRANSLATE_NOOP("GameInfo", "Black"),
    "BR": QT_TRANSLATE_NOOP("GameInfo", "Black's rank"),
    "BT": QT_TRANSLATE_NOOP("GameInfo", "Black's team"),
    "PW": QT_TRANSLATE_NOOP("GameInfo", "White"),
    "WR": QT_TRANSLATE_NOOP("GameInfo", "White's rank"),
    "WT": QT_TRANSLATE_NOOP("GameInfo", "White's team"),
    "EV": QT_TRANSLATE_NOOP("GameInfo", "Event"),
    "RO": QT_TRANSLATE_NOOP("GameInfo", "Round"),
    "DT": QT_TRANSLATE_NOOP("GameInfo", "Date"),
    "PC": QT_TRANSLATE_NOOP("GameInfo", "Place"),
    "RE": QT_TRANSLATE_NOOP("GameInfo", "Result"),
    "KM": QT_TRANSLATE_NOOP("GameInfo", "Komi"),
    "HA": QT_TRANSLATE_NOOP("GameInfo", "Handicap"),
    "RU": QT_TRANSLATE_NOOP("GameInfo", "Rules"),
    "TM": QT_TRANSLATE_NOOP("GameInfo", "Time in seconds"),
    "OT": QT_TRANSLATE_NOOP("GameInfo", "Overtime"),
    "GN": QT_TRANSLATE_NOOP("GameInfo", "Game name"),
    "ON": QT_TRANSLATE_NOOP("GameInfo", "Opening"),
    "AN": QT_TRANSLATE_NOOP("GameInfo", "Annotator"),
    "US": QT_TRANSLATE_NOOP("GameInfo", "Entered by"),
    "SO": QT_TRANSLATE_NOOP("GameInfo", "Source"),
    "CP": QT_TRANSLATE_NOOP("GameInfo", "Copyright"),
    "GC": QT_TRANSLATE_NOOP("GameInfo", "About the game"),
}
"""The game-info properties of FF[4] and of Go, with what they are."""

_DATE = r"(?:[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01]))?)?)"
_SHORT = r"(?:(?:0[1-9]|1[0-2])-)?(?:0[1-9]|[12][0-9]|3[01])"
_DATES = pattern(rf"{_DATE}(?:,(?:{_DATE}|{_SHORT}))*+", re.ASCII)
_LOOSE_DATE = pattern(r"([0-9]{4})[-/. ]([0-9]{1,2})(?:[-/. ]([0-9]{1,2}))?", re.ASCII)
_RESULT = pattern(r"0|Draw|Void|\?|[BW]\+(?:[0-9]{1,4}(?:\.[0-9]{1,2})?|R|Resign|T|Time|F|Forfeit)?", re.ASCII)
_LOOSE_RESULT = pattern(
    r"(b|w|black|white)\s*(?:\+|wins by|wins)\s*([0-9]{1,4}(?:[.,][0-9]{1,2})?|r\w*|t\w*|f\w*)?(?:\s*points?)?",
    re.ASCII | re.IGNORECASE,
)
_REAL = pattern(r"[+-]?[0-9]{1,9}(?:\.[0-9]{1,9})?", re.ASCII)
_LOOSE_REAL = pattern(r"([+-]?[0-9]{1,9})(?:[.,]([0-9]{1,9})|\s*(½))?", re.ASCII)
_DURATION = pattern(r"([0-9]{1,4})\s*(h|hours?|m|min|minutes?)", re.ASCII | re.IGNORECASE)


def remark(name: str, text: str) -> Remark | None:
    """Say what is odd about the text of a field, None where nothing is.

    >>> remark("KM", "6,5")
    Remark(sentence='Komi is a number with a point, as 6.5.', meant='6.5')
    >>> remark("RE", "B+R") is None
    True
    """
    checked = _CHECKS.get(name)
    return checked(text.strip()) if checked and text.strip() else None


def _date(text: str) -> Remark | None:
    if _DATES.fullmatch(text):
        return None
    found = _LOOSE_DATE.fullmatch(text)
    meant = "-".join(part.zfill(2) for part in found.groups() if part) if found else ""
    return Remark(
        QT_TRANSLATE_NOOP("GameInfo", "A date is a year, month and day, as 2024-05-03."),
        meant if _DATES.fullmatch(meant) else None,
    )


def _result(text: str) -> Remark | None:
    if _RESULT.fullmatch(text):
        return None
    return Remark(
        QT_TRANSLATE_NOOP("GameInfo", "A result is written as B+3.5, W+R, 0 for a draw, Void or ?."),
        _meant_result(text),
    )


def _meant_result(text: str) -> str | None:
    plain = {"draw": "Draw", "jigo": "0", "void": "Void", "unknown": "?"}.get(text.lower())
    found = _LOOSE_RESULT.fullmatch(text)
    if plain or not found:
        return plain
    margin = (found[2] or "").replace(",", ".")
    return f"{found[1][0].upper()}+{margin if margin[:1].isdigit() else margin[:1].upper()}"


def _komi(text: str) -> Remark | None:
    return _real(text, QT_TRANSLATE_NOOP("GameInfo", "Komi is a number with a point, as 6.5."))


def _real(text: str, sentence: str) -> Remark | None:
    if _REAL.fullmatch(text):
        return None
    found = _LOOSE_REAL.fullmatch(text)
    fraction = f".{found[2]}" if found and found[2] else ".5" if found and found[3] else ""
    return Remark(sentence, f"{found[1]}{fraction}" if found else None)


def _time(text: str) -> Remark | None:
    sentence = QT_TRANSLATE_NOOP("GameInfo", "The time is a number of seconds, as 3600 for an hour.")
    if found := _DURATION.fullmatch(text):
        return Remark(sentence, str(int(found[1]) * (3600 if found[2][0] in "hH" else 60)))
    return _real(text, sentence)


def _handicap(text: str) -> Remark | None:
    if text.isascii() and text.isdecimal() and (text == "0" or int(text[:9]) >= 2):
        return None
    return Remark(
        QT_TRANSLATE_NOOP("GameInfo", "A handicap is a number of stones, 2 or more; 0 is none."),
        "0" if text == "1" else None,
    )


_CHECKS: Mapping[str, Callable[[str], Remark | None]] = {
    "DT": _date,
    "RE": _result,
    "KM": _komi,
    "TM": _time,
    "HA": _handicap,
}
