"""Boards on which empty points are blanks."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from hen_editor.core.diagram.characters import BLACK_CIRCLE, WHITE_CIRCLE
from hen_editor.core.diagram.grids.placing import USUAL
from hen_editor.core.diagram.text_line import TextLine

_STONES = f"XxOo#@*{BLACK_CIRCLE}{WHITE_CIRCLE}"
_FRAMED = re.compile(rf"[ \d]*\|([ {_STONES}]{{5,}})\|[ \d]*")
_BARE = re.compile(r"[XO ]*|[BW ]*")
_NAMES = re.compile(r" {1,9}([A-Ta-t](?: [A-Ta-t]){4,18}) *")
_SIGNS = frozenset(_STONES) | {" "}
_SMALLEST = 5


def with_dots(lines: Sequence[TextLine]) -> Iterator[TextLine]:
    """Yield the lines; in those of boards that leave empty points blank, there is a dot on each."""
    for kind, group in groupby(_named(lines), key=_kind):
        if kind == "framed":
            yield from _framed(list(group))
        elif kind == "bare":
            yield from _bare(list(group))
        else:
            yield from group


def _kind(line: TextLine) -> str:
    text = line.text
    if len(text) <= max(USUAL) + 1 and _BARE.fullmatch(text):
        return "bare"
    if len(text) <= 120 and "  " in text and "|" in text and _FRAMED.fullmatch(text):
        return "framed"
    return ""


def _named(lines: Sequence[TextLine]) -> list[TextLine]:
    """Return the lines, with dots below the names of columns."""
    dotted = list(lines)
    for index, line in enumerate(lines, 1):
        if names := _NAMES.fullmatch(line.text):
            columns = range(*names.span(1))
            rows = _below(lines[index : index + (len(columns) + 1) // 2], columns)
            dotted[index : index + len(rows)] = rows
    return dotted


def _below(run: Sequence[TextLine], columns: range) -> list[TextLine]:
    """Return rows with a dot on each blank below some names; none if they are no whole board, counted from below."""
    if any(set(line.text[columns.start : columns.stop]) - _SIGNS for line in run):
        return []
    numbers = [line.text[: columns.start].strip() for line in run]
    rows = [line.text[columns.start : columns.stop].ljust(len(columns)) for line in run]
    is_counted = numbers == [str(number) for number in range((len(columns) + 1) // 2, 0, -1)]
    if not is_counted or not _has_two_colors(rows) or any(row[1::2].strip() for row in rows):
        return []
    return [
        line._replace(text=f"{number:{columns.start}}{' '.join(row[::2].replace(' ', '.'))}")
        for line, number, row in zip(run, numbers, rows, strict=True)
    ]


def _framed(run: list[TextLine]) -> list[TextLine]:
    """Put dots into rows between two bars, at every place or at every second one."""
    inner = [found[1] for line in run if (found := _FRAMED.fullmatch(line.text))]
    length = len(inner[0])
    every_second = length % 2 == 1 and length // 2 >= _SMALLEST and all(not text[::2].strip() for text in inner)
    columns = length // 2 if every_second else length
    is_board = len(run) == columns or (columns in USUAL and _SMALLEST <= len(run) < columns)
    if not is_board or any(len(text) != length for text in inner) or not _has_two_colors(inner):
        return run
    dotted: list[TextLine] = []
    for line, text in zip(run, inner, strict=True):
        row = "".join(
            "." if sign == " " and (not every_second or index % 2) else sign for index, sign in enumerate(text)
        )
        start = line.text.index("|") + 1
        dotted.append(line._replace(text=line.text[:start] + row + line.text[start + length :]))
    return dotted


def _bare(run: list[TextLine]) -> list[TextLine]:
    """Put dots into rows of stones and blanks, if they are as many as a board has."""
    length = len(run) - (not run[-1].text)
    texts = [line.text for line in run[:length]]
    if length not in USUAL or not _has_two_colors(texts) or any(len(text.rstrip()) > length for text in texts):
        return run
    return [line._replace(text=line.text[:length].replace(" ", ".").ljust(length, ".")) for line in run[:length]]


def _has_two_colors(texts: Sequence[str]) -> bool:
    return len(set("".join(texts)) - {" "}) >= 2
