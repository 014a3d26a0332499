"""Remedies for mistyped HEN: the changes of a text that restore what was meant.

A remedy changes only what is wrong: what is well written stays as it is.
"""

import re
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from hen_editor.core.board import COLUMN_LETTERS
from hen_editor.core.hen.tokens import LABEL_CHARACTERS
from hen_editor.core.texts import pattern

COLUMN, STONE = "[A-HJ-Z]", "[bwrglyp]"
ITEM = rf"(?:{COLUMN}?(?:{STONE}[0-9]*|~[0-9]+))"
PART = (
    rf"(?>\.(?:[0-9]+x[0-9]+|{COLUMN}[0-9]+(?:{STONE}|-{LABEL_CHARACTERS}+)?|p?{STONE})"
    rf"|_[0-9]+{ITEM}+|~{STONE}{{2,}})"
)
"""The grammar of a part, without spaces and bounds."""

LABEL_PART = rf"\.\s*{COLUMN}\s*[0-9]+-{LABEL_CHARACTERS}+"
ROW = r"_[0-9]+[A-Za-z0-9~ ]*"
"""A row, well written or not."""

GAP = r"(?:(?<!\s)\s+)?"
"""Spaces, if any, all of them."""

END = r"(?=[._~\s]|$)"
ROW_FOLLOWS = r"(?=[0-9]{1,2}\s*(?!by)[A-Za-z]?(?:[bwrglypBWRGLYP]|~[0-9]))"

_PARTS = pattern(rf"(?>{PART}*)")
_GOOD_ROW = pattern(rf"_[0-9]+(?>{ITEM}+)")
_ENCODED = pattern(r"%([2-7][0-9A-Fa-f])")
_SPACES = pattern(r"(?>(?:[ \t\r\n\u00a0\u3000]|%20|%09|%0[AaDd])+)")
_STONES = frozenset("bwrglyp")


class Edit(NamedTuple):
    """A change of a text: a span of it, the text found there, and the one meant instead."""

    start: int
    end: int
    found: str
    meant: str


Remedy = Callable[[str], "list[Edit] | None"]
"""Returns what a habit changes in a text, in order; None if the text is ambiguous."""


def edited(text: str, edits: Iterable[Edit]) -> str:
    """Return a text with these changes made; of overlapping ones only the first."""
    pieces: list[str] = []
    end = 0
    for edit in edits:
        if edit.start >= end:
            pieces += text[end : edit.start], edit.meant
            end = edit.end
    return "".join([*pieces, text[end:]])


def distance(edits: Iterable[Edit]) -> int:
    """Return how many characters are changed: replaced, added or removed, and one for each change of their order."""
    return sum(map(_changed, edits))


def _changed(edit: Edit) -> int:
    _, _, found, meant = edit
    before, after = Counter(found), Counter(meant)
    moved = found != meant and (
        before == after or "".join(c for c in found if c in after) != "".join(c for c in meant if c in before)
    )
    counted = max((before - after).total(), (after - before).total()) + moved
    if len(found) == len(meant):
        return min(counted, sum(a != b for a, b in zip(found, meant, strict=True)))
    return counted


def is_grammatical(text: str) -> bool:
    """Return whether a text follows the grammar, apart from spaces and the bounds of numbers."""
    plain = _ENCODED.sub(lambda match: chr(int(match[1], 16)), text) if "%" in text else text
    return _PARTS.fullmatch(_SPACES.sub("", plain)) is not None


def at(where: str, meant: str | Callable[[re.Match[str]], str], flags: int = 0) -> Remedy:
    """Return a remedy that changes each match of a regular expression, except where its group `keep` matches.

    meant: the replacement: a template for the match, or a function of it.
    """
    found = pattern(where, flags)

    def edits(text: str) -> Iterator[Edit]:
        for match in found.finditer(text):
            if not match.groupdict().get("keep"):
                yield Edit(*match.span(), match[0], match.expand(meant) if isinstance(meant, str) else meant(match))

    return lambda text: [edit for edit in edits(text) if edit.meant != edit.found]


def in_bad_rows(where: str, meant: str | Callable[[re.Match[str]], str]) -> Remedy:
    """Return a remedy that changes matches in rows that are not well written, after the row numbers."""
    place = pattern(where)

    def edits(text: str) -> Iterator[Edit]:
        for row in _ROW.finditer(text):
            if not _is_good_row(row[0]):
                yield Edit(*row.span(2), row[2], place.sub(meant, row[2]))

    return lambda text: [edit for edit in edits(text) if edit.meant != edit.found]


def column_last(text: str) -> list[Edit]:
    """Change columns behind stones to columns before them, in rows that are not well written."""
    return [
        Edit(*row.span(2), row[2], _COLUMN_LAST.sub(r"\2\1", row[2]))
        for row in _ROW.finditer(text)
        if not _is_good_row(row[0]) and not _COLUMN_AND_NUMBER.search(row[2])
    ]


_COLUMN_LAST = pattern(rf"({STONE}[0-9]*|~[0-9]+)({COLUMN})")
_COLUMN_AND_NUMBER = pattern(r"[A-Z][0-9]")


def count_first(text: str) -> list[Edit] | None:
    """Change counts before stones to counts behind them, unless some may be either."""
    bodies = [(row.start(2), row[2]) for row in _ROW.finditer(text)]
    rows = ";".join(body for _, body in bodies)
    wrong, possible = len(_COUNT_AFTER_COLUMN.findall(rows)), len(_COUNT_BEFORE.findall(rows))
    is_accident = _SURE_COUNT.search(rows) is not None
    if not wrong:
        return []
    if wrong < possible and (is_accident or wrong == 1):
        return None
    place = _COUNT_AFTER_COLUMN if is_accident else _COUNT_BEFORE
    return [Edit(at, at + len(body), body, place.sub(r"\2\1", body)) for at, body in bodies if place.search(body)]


_COUNT_AFTER_COLUMN = pattern(rf"(?<!\s[A-Z])(?<=[A-HJ-Z])([2-9])({STONE})")
_COUNT_BEFORE = pattern(rf"(?<=[A-Za-z])(?<!\s[A-Z])([2-9])({STONE})")
_SURE_COUNT = pattern(rf"(?<=[A-Za-z]){STONE}[0-9]+(?:{COLUMN}|[\s;]|$)")


_ROW = pattern(r"(_[0-9]+)([A-Za-z0-9~ ]*)")


def _is_good_row(row: str) -> bool:
    return _GOOD_ROW.fullmatch(_SPACES.sub("", row)) is not None


# Upper and lower case.

_OTHERS_IN_CASE = at(
    rf"(?<=[0-9])X(?=[0-9])|\.(?P<point>[A-Za-z])[0-9]+[A-Za-z]?{END}|\.[a-z][0-9]+(?=-)"
    rf"|\.[Pp]?[BWRGLYPbwrglyp]{END}|~[A-Za-z]+{END}",
    lambda match: (
        match[0][:2].upper() + match[0][2:].lower()
        if match[0][0] == "." and match[0][2:3].isdigit()
        else match[0].lower()
    ),
)
_COLOR = pattern(r"(?<=[A-Z])[rglyp]|[rglyp](?=[0-9A-Z\s]|$)")
"""A rare stone: not before a stone, where it might be a column in lower case."""


def case(text: str) -> list[Edit] | None:
    """Change columns to upper case and stones to lower case, in the rows that are not well written and in other parts.

    Well written rows are changed as well if none has upper case, or where what reads as a rare colour may be a column.
    """
    rows = [(row, _is_good_row(row[0])) for row in _ROW.finditer(text)]
    edits = _OTHERS_IN_CASE(text) or []
    if all(is_good for _, is_good in rows):
        return edits
    good = " ".join(row[2] for row, is_good in rows if is_good)
    is_habit = good.lower() == good
    has_colors = _COLOR.search(good) is not None or _COLORED_ORDER.search(text) is not None
    size = _SIZE.search(text)
    columns = int(size[1]) if size else 19
    for row, is_good in rows:
        body: str | None = row[2]
        if is_good and not is_habit and (has_colors or not _RARE.search(row[2])):
            continue
        if row[2].isupper() or row[2].islower():
            body = _recased(row[2], columns, has_colors=has_colors)
            if body is None and is_good and not is_habit:
                continue
        elif is_good:
            body = _RARE.sub(lambda match: match[0].upper(), row[2])
        else:
            body = _MIXED.sub(lambda match: match[0].swapcase(), row[2])
        if body is None:
            return None
        edits.append(Edit(row.start(2), row.end(2), row[2], body))
    return sorted(edit for edit in edits if edit.meant != edit.found)


_COLORED_ORDER = pattern(r"~[bw]*[rglyp]")
_RARE = pattern(r"(?<![A-Z])[rglyp](?=[bw])")
_SIZE = pattern(r"\.([0-9]{1,2})x([0-9]{1,2})")

_MIXED = pattern(
    r"[ac-fh-km-oqs-vxz](?=[bwrglyp~])"
    r"|(?<=[A-HJ-Z])(?:B(?<!BB)|W|R(?<!RR)|G(?<!GG)|L(?<!LL)|Y|P(?<!PP))(?!\s*[a-z~])|(?<=[A-HJ-Z])[BW](?<!BB)(?=[bw])"
    r"|(?<=[a-z0-9])B(?=[AC-HJ-Z]|$)|(?<=[a-z0-9])W(?=[0-9A-Z]|$)"
)
"""Letters of a row in the wrong case, where others are right."""


def _recased(body: str, columns: int, *, has_colors: bool) -> str | None:
    """Return a row that is all in one case with its letters in the right case; None if that is uncertain."""
    letters = [*body]
    free, is_after_column = 0, False
    for at, letter in enumerate(body.lower()):
        if letter.isdigit():
            if at and body[at - 1].isalpha() and not is_after_column:
                digits = body[at : at + 2] if body[at + 1 : at + 2].isdigit() else letter
                free += int(digits) - 1
            continue
        if letter == "~":
            free, is_after_column = free + 1, False
            continue
        following = body[at + 1 : at + 2].lower()
        column = COLUMN_LETTERS.find(letter.upper())
        is_column = not is_after_column and (following in _STONES or following == "~") and following != ""
        if is_column and letter in _STONES and following != "~":
            is_column = free < column < columns
            if is_column and ((letter == "b" and following != "b") or letter == "w" or has_colors):
                return None
        letters[at] = letter.upper() if is_column else letter
        free = column if is_column else free + 1
        is_after_column = is_column
    return "".join(letters)


# Rows without their sign.

_ITEMS = pattern(
    r"(_[0-9]+)|(?P<part>\.([0-9]{1,2})x\3|\.(?![0-9])[^._~]*|~[a-z]+)|(?P<letter>[A-HJ-Z]?)(?:[bwrglyp](?P<count>[0-9]*)|~[0-9]+)"
)


def row_signs(text: str) -> list[Edit] | None:
    """Find where a row begins without `_`: at the start, behind a size, or among what reads as a count.

    In a text without any `_`, a number behind a space is that of a row: a count is written close to its stone.

    A count is the number of a row, with or without a count before it, where it goes off the board, or where the next
    column has a stone already.
    """
    apart = () if "_" in text else [*_ROW_BEHIND_SPACE.finditer(text)]
    if any(match[0] for match in apart):
        return [Edit(*match.span(), match[0], "_") for match in apart]
    size = _SIZE.search(text)
    columns = int(size[1]) if size else 19
    bare = {match.end() for match in _BARE_ROW.finditer(text)}
    edits = [Edit(place, place, "", "_") for place in sorted(bare)]
    row, free = 0, 0
    signs = [match.start() for match in _SIGN_AND_NUMBER.finditer(text)]
    numbers = [int(match[1]) for match in _SIGN_AND_NUMBER.finditer(text)]
    for item in _ITEMS.finditer(text):
        if item.start() - len(_digits_before(text, item.start())) in bare:
            row, free = int(_digits_before(text, item.start())), 0
        if item[1]:
            row, free = int(item[1][1:4]), 0
            continue
        if item["part"] or not row:
            continue
        letter, count = item["letter"] or "", item["count"] or ""
        free = COLUMN_LETTERS.index(letter) if letter else free
        following = _NEXT_ITEM.match(text, item.end())
        after = free + int(count[:3] or 1)
        if not count or following is None:
            free = after
            continue
        column = COLUMN_LETTERS.index(following[1]) if following[1] else after
        below = bisect(signs, item.start())
        least = numbers[below] if below < len(numbers) and numbers[below] < row else 0
        ways = [at for at in range(len(count[:4])) if _may_split(count, at, range(least + 1, row), columns - free)]
        if ways and (after > columns or column < after):
            if len(ways) > 1:
                return None
            place = item.start("count") + ways[0]
            edits.append(Edit(place, place, "", "_"))
            row, free = int(count[ways[0] :]), 0
        elif edits and text.count("_") <= 1 and any(int(count[at:]) == row - 1 or int(count[at:]) > 4 for at in ways):
            return None
        else:
            free = after
    return sorted(edits)


def _may_split(count: str, at: int, rows: range, room: int) -> bool:
    """Return whether digits may be an optional count, then the number of one of the rows up to the next row."""
    before, number = count[:at], count[at:]
    return (
        not count.startswith("0")
        and number[0] != "0"
        and before != "1"
        and int(before or 1) <= room
        and int(number) in rows
    )


def _digits_before(text: str, end: int) -> str:
    start = end
    while start > max(end - 2, 0) and text[start - 1].isdigit():
        start -= 1
    return text[start:end]


_SIGN_AND_NUMBER = pattern(r"_([0-9]{1,3})")
_BARE_ROW = pattern(rf"(?:^|(?<=\.[bw])|\.([0-9]{{1,2}})x\1){ROW_FOLLOWS}")
_ROW_BEHIND_SPACE = pattern(rf"(?:^|(?<!\s)\s+){ROW_FOLLOWS}")
_NEXT_ITEM = pattern(r"([A-HJ-Z]?)(?:[bwrglyp]|~[0-9])")
