"""The lines of a grid: its rows with labels, edges and cells, and the names of its columns."""

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from hen_editor.core.diagnostics import Span
from hen_editor.diagrams.text import BLACK_CIRCLE, BOX, FILLED_NUMBERS, OPEN_NUMBERS, WHITE_CIRCLE, DiagramTextLine

MAX_LINE_LENGTH = 400
"""The most characters of a row; longer lines are none."""

SOLID = frozenset(".,+*_-#@:XOxoBWbw012") | BOX | {BLACK_CIRCLE, WHITE_CIRCLE} | set(OPEN_NUMBERS) | set(FILLED_NUMBERS)
"""The signs that a row without blanks is mostly made of."""
_SIGNS = SOLID | frozenset("?!~='`^&%/3456789△▲□■◇◆☆★▽▼◻◼ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

_EVEN = re.compile(rf"[{re.escape(''.join(sorted(_SIGNS)))}](?: [{re.escape(''.join(sorted(_SIGNS)))}])+")
"""Signs with a blank between each two of them, as most rows are."""

_LABEL = re.compile(r"\s*(?:(?:[A-Za-z]{1,4}\s?=?(?=\s?\d{1,2}:))?\s?\+?(\d{1,2})(?!\d)(?:[:)]|>(?=\|))?)?")
"""The number of a row, after a word if a colon follows (`row 3:`, `y=3:`), or before an edge (`3>|`)."""

_DRAWN = re.compile(rf"[{''.join(BOX)}]-")
_UNDRAWN = re.compile(rf"(?<=[{BLACK_CIRCLE}{WHITE_CIRCLE}]) (?=[{''.join(BOX)}{BLACK_CIRCLE}{WHITE_CIRCLE}])")
"""A blank between two points, where others have a line between them."""

_CONTINUED = " \t/\\"
"""What may follow the last cell where a row ends or a line goes on."""

_TOKEN = re.compile(r"\S+")
_BRACKETS = str.maketrans("()[]{}<>", " " * 8)
_BRACKET_SIGNS = "()[]{}<>"
_CLOSING = frozenset(")]}>")
_NO_BRACKETS = str.maketrans("", "", _BRACKET_SIGNS)
_PUNCTUATION = frozenset("'`,:")
"""Signs that end a literal, of which alone no row is made."""

_LAST_MOVE = re.compile(r">(\S)<|([XOxo#@●○])<")
_BRACKETED = re.compile(r"[(\[{<]\s?([^\s()\[\]{}<>])|([^\s()\[\]{}<>])\s?[)\]}>]")
_STONE_AND_MORE = re.compile(r"[.+!XOxo#@●○RGLYPW*,][A-Za-z0-9*]{0,4}[o#^x]?")
_NUMBERED = re.compile(r"[XOxo#@●○][1-9][0-9]{0,2}")
_GLUED = re.compile(r"(?:[.XO@+][1-9]?){2,8}")
_GAP = re.compile(r"(?<=\S) {6}")
_POINTED = re.compile(r"\s(?:<[-=]|[←⟵◄◀])")
"""An arrow after a row, which points at it."""

_RECENT = re.compile(r"[XO][1-3]")
_GLUED_CELL = re.compile(r"([.XO@+])([1-9]?)")
_DASHED = re.compile(r"[^-](?:-{1,5}[^-])+-?")
EDGE = re.compile(r"\s*[*'.]?[|┌└├]?[-+=_|\s]*[-=_+][-+=_|\s]*[┐┘┤]?[*'.]?\s*")
FILLER = re.compile(r"[\s|/\\:]*[|/\\][\s|/\\:]*")


class Row(NamedTuple):
    """A row of cells.

    cells: a sign each, which more characters may follow (`X2`, `12`). starts: where each of them begins in the line.
    label: the number before them. left, right: whether an edge is shown. bracketed: the index of the one cell in
    brackets. spaced: whether blanks stand between the cells. tail: what follows them in the line. barred: whether bars
    stand between the cells.
    """

    line: DiagramTextLine
    cells: tuple[str, ...]
    starts: tuple[int, ...]
    label: int | None = None
    left: bool = False
    right: bool = False
    bracketed: int | None = None
    spaced: bool = True
    tail: str = ""
    barred: bool = False

    @property
    def span(self) -> Span:
        """Where the line came from."""
        return Span(self.line.start, self.line.end)

    def cell_span(self, index: int) -> Span:
        """Return where a cell came from; the place after the last for one that is missing."""
        if index >= len(self.starts):
            return self.line.span(len(self.line.text), len(self.line.text))
        return self.line.span(self.starts[index], self.starts[index] + len(self.cells[index]))

    def part(self, start: int, end: int | None = None) -> "Row":
        """Return the row with some of its cells alone."""
        cells = self.cells[start:end]
        at = None if self.bracketed is None else self.bracketed - start
        bracketed = at if at is not None and 0 <= at < len(cells) else None
        return self._replace(cells=cells, starts=self.starts[start:end], bracketed=bracketed)


def read_row(line: DiagramTextLine) -> Row | None:
    """Read a line as a row, or return None."""
    text = line.text
    if len(text) > MAX_LINE_LENGTH or len(text) < 2:
        return None
    after = ""
    if ("<" in text or not text.isascii()) and (pointed := _POINTED.search(text)):
        text, after = text[: pointed.start()], text[pointed.start() :]
    start, end, label = 0, len(text.rstrip(_CONTINUED)), None
    if numbered := _LABEL.match(text):
        start, label = numbered.end(), int(numbered[1]) if numbered[1] else None
    if "<" in text:
        text = _LAST_MOVE.sub(lambda move: f"({move[1]})" if move.group()[0] == ">" else f"{move[2]})", text)
    if "-" in text and _DRAWN.search(text):
        text = _UNDRAWN.sub("-", text)
    left = right = False
    if "|" in text[start:]:
        if barred := _between_bars(line, text, start):
            return barred._replace(label=label)
        left = text[start:].lstrip().startswith("|")
        if left:
            start = text.index("|", start) + 1
        bar = text.find("|", start)
        right = bar >= 0
        if right:
            after, end = text[bar + 1 :] + after, bar
    found = _cells(text[start:end].rstrip(), start)
    cells, tail = found.cells, found.tail
    is_word = len(cells) < 3 and (tail or not (found.spaced or left or right or BOX.intersection(cells)))
    if not cells or _PUNCTUATION.issuperset(cells) or is_word:
        return None
    rest = f"{tail} {after}".strip()
    return Row(line, cells, found.starts, label, left, right and not tail, found.bracketed, found.spaced, rest)


def _between_bars(line: DiagramTextLine, text: str, start: int) -> Row | None:
    """Read a line as a row with a bar between each two cells, or return None. start: where they begin."""
    inner = text[start:].strip().strip("|")
    parts = inner.split("|")
    if len(parts) < 3 or any(len(part.strip()) > 2 for part in parts):
        return None
    place = text.index(inner, start)
    starts: list[int] = []
    for part in parts:
        starts.append(place + len(part) - len(part.lstrip() or part))
        place += len(part) + 1
    return Row(line, tuple(part.strip() or " " for part in parts), tuple(starts), barred=True)


class _Cells(NamedTuple):
    """The cells of a row without its edges, as `Row` has them, and what follows them."""

    cells: tuple[str, ...] = ()
    starts: tuple[int, ...] = ()
    bracketed: int | None = None
    spaced: bool = True
    tail: str = ""


def _cells(text: str, offset: int) -> _Cells:
    """Return the cells in a text without edges. offset: where the text begins in its line."""
    stripped = text.strip()
    begin = offset + len(text) - len(text.lstrip())
    if _EVEN.fullmatch(stripped):
        return _Cells(tuple(stripped[::2]), tuple(range(begin, begin + len(stripped), 2)))
    plain = text.translate(_BRACKETS)
    tokens = list(_TOKEN.finditer(plain))
    return _spaced(text, tokens, offset) if _is_spaced(plain, tokens) else _compact(stripped, begin)


def _is_spaced(plain: str, tokens: list[re.Match[str]]) -> bool:
    """Return whether the words of a text without brackets, up to a wide gap, are mostly a cell each."""
    head = list(_TOKEN.finditer(plain, 0, gap.start() + 1)) if (gap := _GAP.search(plain)) else tokens
    singles = sum(token.end() - token.start() <= 2 or _NUMBERED.fullmatch(token.group()) is not None for token in head)
    glued = _RECENT.search(plain) and any(
        _GLUED.fullmatch(token.group()) and _RECENT.search(token.group()) for token in head
    )
    return len(head) >= 2 and singles * 10 >= len(head) * (4 if glued else 6)


def _compact(text: str, begin: int) -> _Cells:
    """Return the cells of the first word of a text, a sign each, none if it is no row. begin: where it is in its line.

    A word with a dash after each sign is a row whose points have lines between them.
    """
    first = _TOKEN.match(text)
    word = first.group() if first else ""
    body = word.translate(_NO_BRACKETS)
    if len(body) < 2 or not _is_compact(body):
        return _Cells()
    tail = text[len(word) :]
    places = tuple(begin + index for index, sign in enumerate(word) if sign not in _BRACKET_SIGNS)
    if _DASHED.fullmatch(body) and body.count("-") * 2 >= len(body) - 1:
        points = [index for index, sign in enumerate(body) if sign != "-"]
        return _Cells(tuple(body[index] for index in points), tuple(places[index] for index in points), tail=tail)
    bracketed = _BRACKETED.search(text)
    index = None
    if bracketed and bracketed.end() <= len(body) + 2:
        index = len(text[: bracketed.start()].translate(_NO_BRACKETS))
    return _Cells(tuple(body), places, index, spaced=False, tail=tail)


def _is_compact(body: str) -> bool:
    if not _SIGNS.issuperset(body):
        return False
    solid = sum(sign in SOLID or sign == "?" for sign in body)
    return solid * 10 >= len(body) * 6


def _spaced(text: str, tokens: list[re.Match[str]], offset: int) -> _Cells:
    """Return the cells of the words of a text, up to one that is none, or a gap wider than those between cells."""
    cells: list[str] = []
    starts: list[int] = []
    pitch = 0
    end = tokens[0].start()
    for token in tokens:
        found = token.group()
        if token is tokens[-1] and len(found) == 2:
            found = found.removesuffix(",")  # no star point: it parts the rows
        gap = token.start() - end
        if cells and gap > 2 + max(2, pitch):
            break
        taken = _split(found)
        if taken is None:
            break
        if len(cells) == 1:
            pitch = gap
        place = token.start()
        for cell in taken:
            starts.append(place)
            place += len(cell)
        cells += taken
        end = token.end()
    else:
        end = len(text)
    places = tuple(offset + start for start in starts)
    return _Cells(tuple(cells), places, _bracketed(text[: end + 1], starts), tail=text[end:].strip())


def _split(token: str) -> list[str] | None:
    """Return the cells that a word of a row makes, None if it is none."""
    if len(token) == 1:
        return [token] if token in _SIGNS else None
    if token.isdecimal():
        return [token] if len(token) <= 3 else None
    if len(token) <= 16 and any(sign in "123456789" for sign in token) and _GLUED.fullmatch(token):
        return [sign + number for sign, number in _GLUED_CELL.findall(token)]
    if len(token) <= 6 and _STONE_AND_MORE.fullmatch(token) and not SOLID.issuperset(token):
        return [token]
    if _NUMBERED.fullmatch(token):
        return [token]
    if SOLID.issuperset(token) and not token.isalpha():
        return list(token)
    if len(token) <= 4 and set(token) <= set("XOxo"):
        return list(token)
    return None


def _bracketed(text: str, starts: list[int]) -> int | None:
    """Return the index of the only bracketed cell."""
    if _CLOSING.isdisjoint(text):
        return None
    found = list(_BRACKETED.finditer(text))
    if len(found) != 1:
        return None
    at = found[0].start(1) if found[0][1] else found[0].start(2)
    return starts.index(at) if at in starts else None


# Lines of column names above and below a grid.

_TAIL = re.compile(r"(?<=[A-Z0-9])\s{3,20}(?=\S*[a-z]{2})\S.*$")
_CORNER = re.compile(r"[^\w\s]\s+(?=[Aa]\s+[Bb]\s)")
"""A sign in the corner, above the numbers of the rows."""

_LETTERS = re.compile(r"[A-Za-z]{1,60}")
_WITH_I = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_WITHOUT_I = _WITH_I.replace("I", "")
_PAST_Z = {names: "".join(first + second for first in "AB" for second in names) for names in (_WITH_I, _WITHOUT_I)}
"""The names of columns past Z, AA, AB, ..., put together."""


def has_i(text: str) -> bool | None:
    """Return whether a line of column names includes I, as boards of other games do; None if that cannot be seen."""
    found = "".join(_TAIL.sub("", text).split()).upper()
    return True if "HI" in found or "IJ" in found else False if "HJ" in found else None


def named_columns(text: str) -> tuple[int, ...] | None:
    """Return the columns that a line names, counted from 0, or None if it is no line of column names.

    >>> named_columns("   C D E F G H J"), named_columns(" 1 2 3 4 5"), named_columns("   A B D")
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
        past = max(0, start + len(found) - len(names))  # letters after Z, two for each column
        return tuple(range(start, start + len(found) - past + past // 2))
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


def counts_by_one(numbers: Iterable[int]) -> bool:
    """Return whether some numbers, at least two, count up or down by one."""
    return {after - before for before, after in pairwise(numbers)} in ({1}, {-1})
