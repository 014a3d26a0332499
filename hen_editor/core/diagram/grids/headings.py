"""Lines of column names above and below a grid."""

import re
from itertools import pairwise

_TAIL = re.compile(r"(?<=[A-Z0-9])\s{3,20}(?=\S*[a-z]{2})\S.*$")
_CORNER = re.compile(r"[^\w\s]\s+(?=[Aa]\s+[Bb]\s)")
"""A sign in the corner, above the numbers of the rows."""

_LETTERS = re.compile(r"[A-Za-z]{1,60}")
_WITH_I = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_WITHOUT_I = _WITH_I.replace("I", "")
_PAST_Z = {names: "".join(first + second for first in "AB" for second in names) for names in (_WITH_I, _WITHOUT_I)}
"""The names of columns past Z, AA, AB, ..., put together."""


def has_i(text: str) -> bool | None:
    """Return whether a line of column names counts the letter I, as boards of other games do; None if it has no H."""
    found = "".join(_TAIL.sub("", text).split()).upper()
    return True if "HI" in found or "IJ" in found else False if "HJ" in found else None


def columns(text: str) -> tuple[int, ...] | None:
    """Return the columns that a line names, counted from 0, or None if it is no line of column names.

    >>> columns("   C D E F G H J"), columns(" 1 2 3 4 5"), columns("   A B D")
    ((2, 3, 4, 5, 6, 7, 8), (0, 1, 2, 3, 4), None)
    """
    text = text.strip().strip("|+").strip()
    if not (text[:1].isalnum() or _CORNER.match(text)):
        return None
    text = _CORNER.sub("", _TAIL.sub("", text), count=1)
    if len(text) < 2 or len(text) > 200 or not text[0].isalnum():
        return None
    if text[0].isdecimal():
        return _numbered(text)
    found = "".join(text.split())
    if not _LETTERS.fullmatch(found):
        return None
    upper = found[0].isupper()
    return (
        _lettered(found.upper(), _WITHOUT_I) or _lettered(found.upper(), _WITH_I) if upper or len(found) > 3 else None
    )


def _lettered(found: str, names: str) -> tuple[int, ...] | None:
    all_names = names + _PAST_Z[names]
    start = names.find(found[0])
    if not (start >= 0 and (len(found) >= 3 or found == "AB")):
        return None
    if all_names.startswith(found, start):
        count = len(found) if start + len(found) <= len(names) else len(names) + (len(found) + start - len(names)) // 2
        return tuple(range(start, count if start + len(found) > len(names) else start + count))
    return _lettered(found[: len(found) // 2], names) if len(found) >= 6 and _is_double(found) else None


def _is_double(found: str) -> bool:
    return len(found) % 2 == 0 and found[: len(found) // 2] == found[len(found) // 2 :]


def _numbered(text: str) -> tuple[int, ...] | None:
    words = text.split()
    if not all(word.isdecimal() and len(word) <= 2 for word in words):
        if text.isdecimal() and len(text) >= 5 and all((int(b) - int(a)) % 10 == 1 for a, b in pairwise(text)):
            return tuple(range(len(text)))
        return None
    numbers = [int(word) for word in words]
    if len(numbers) >= 4 and numbers[0] in (0, 1) and all((b - a) % 10 == 1 for a, b in pairwise(numbers)):
        return tuple(range(len(numbers)))
    return None
