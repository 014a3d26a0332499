"""One line of a grid: its label, edges and cells."""

import re
from typing import NamedTuple

from hen_editor.core.diagram.characters import BLACK_CIRCLE, BOX, FILLED_NUMBERS, OPEN_NUMBERS, WHITE_CIRCLE
from hen_editor.core.diagram.unwrapping import TextLine

LONGEST = 400
"""Characters in a line; longer ones are no rows."""

SOLID = frozenset(".,+*_-#@:XOxoBWbw012") | BOX | {BLACK_CIRCLE, WHITE_CIRCLE} | set(OPEN_NUMBERS) | set(FILLED_NUMBERS)
"""The signs that a row without blanks is mostly made of."""
_SIGNS = SOLID | frozenset("?!~='`^&%/3456789△▲□■◇◆☆★▽▼◻◼ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

_LABEL = re.compile(r"\s*(?:(\d{1,2})(?!\d)[:)]?)?")
_TOKEN = re.compile(r"\S+")
_BRACKETS = str.maketrans("()[]{}<>", " " * 8)
_NO_BRACKETS = str.maketrans("", "", "()[]{}<>")
_BRACKETED = re.compile(r"[(\[{<]\s?([^\s()])|([^\s()])\s?[)\]}>]")
_STONE_AND_MORE = re.compile(r"[.+!XOxo#@●○RGLYPW*,][A-Za-z0-9*]{0,4}[o#^x]?")
_NUMBERED = re.compile(r"[XOxo#@●○][1-9][0-9]{0,2}")
_GLUED = re.compile(r"(?:[.XO@+][1-9]?){2,8}")
_GAP = re.compile(r"(?<=\S) {6}")
_RECENT = re.compile(r"[XO][1-3]")
_GLUED_CELL = re.compile(r"([.XO@+])([1-9]?)")
_DASHED = re.compile(r"[^-](?:-{1,5}[^-])+-?")
EDGE = re.compile(r"\s*[*'.]?[|┌└├]?[-+=_|\s]*[-=_+][-+=_|\s]*[┐┘┤]?[*'.]?\s*")
FILLER = re.compile(r"[\s|/\\:]*[|/\\][\s|/\\:]*")


class Row(NamedTuple):
    """A row of cells.

    cells: a sign each, which more characters may follow (`X2`, `12`). label: the number before them. left, right:
    whether an edge is shown. bracketed: the index of the one cell in brackets. spaced: whether blanks stand between the
    cells. tail: what follows them in the line.
    """

    line: TextLine
    cells: tuple[str, ...]
    label: int | None = None
    left: bool = False
    right: bool = False
    bracketed: int | None = None
    spaced: bool = True
    tail: str = ""


def read_row(line: TextLine, *, labelled: bool = True) -> Row | None:
    """Read a line as a row, or return None. labelled: whether a number at its beginning may be its label."""
    text = line.text
    if len(text) > LONGEST or len(text) < 2:
        return None
    label = None
    if labelled and (found := _LABEL.match(text)):
        label = int(found[1]) if found[1] else None
        text = text[found.end() :]
    text = text.strip()
    left = right = False
    after = ""
    if "|" in text:
        inner = text.strip("|")
        parts = inner.split("|")
        if len(parts) >= 3 and all(len(part.strip()) <= 2 for part in parts):
            return Row(line, tuple(part.strip() or " " for part in parts), label)
        left = text.startswith("|")
        body, pipe, after = (text[1:] if left else text).partition("|")
        right = bool(pipe)
        text = body.strip("|")
    cells, bracketed, spaced, tail = _cells(text)
    if not cells or (tail and len(cells) < 3):
        return None
    return Row(line, cells, label, left, right and not tail, bracketed, spaced, f"{tail} {after}".strip())


def _cells(text: str) -> tuple[tuple[str, ...], int | None, bool, str]:
    """Return the cells of a row without its edges, the index of the bracketed one, if blanks part them, the rest."""
    stripped = text.strip()
    if not stripped:
        return (), None, True, ""
    plain = text.translate(_BRACKETS)
    tokens = list(_TOKEN.finditer(plain))
    head = list(_TOKEN.finditer(plain, 0, gap.start() + 1)) if (gap := _GAP.search(plain)) else tokens
    singles = sum(token.end() - token.start() <= 2 for token in head)
    glued = any(_GLUED.fullmatch(token.group()) and _RECENT.search(token.group()) for token in head)
    if len(head) >= 2 and singles * 10 >= len(head) * (4 if glued else 6):
        return _spaced(text, tokens)
    first = _TOKEN.match(stripped)
    body = first.group().translate(_NO_BRACKETS) if first else ""
    if len(body) < 3 or not _is_compact(body):
        return (), None, False, ""
    tail = stripped[len(first.group()) :] if first else ""
    if _DASHED.fullmatch(body) and body.count("-") * 2 >= len(body) - 1:
        return tuple(body.replace("-", "")), None, True, tail
    bracketed = _BRACKETED.search(stripped)
    index = None
    if bracketed and bracketed.end() <= len(body) + 2:
        index = len(stripped[: bracketed.start()].translate(_NO_BRACKETS))
    return tuple(body), index, False, tail


def _is_compact(body: str) -> bool:
    if not _SIGNS.issuperset(body):
        return False
    solid = sum(sign in SOLID for sign in body)
    return solid * 10 >= len(body) * 6


def _spaced(text: str, tokens: list[re.Match[str]]) -> tuple[tuple[str, ...], int | None, bool, str]:
    cells: list[str] = []
    starts: list[int] = []
    pitch = 0
    end = tokens[0].start()
    for token in tokens:
        found = token.group()
        gap = token.start() - end
        if cells and gap > 2 + max(2, pitch):
            break
        taken = _split(found)
        if taken is None:
            break
        if len(cells) == 1:
            pitch = gap
        starts += [token.start()] * len(taken)
        cells += taken
        end = token.end()
    else:
        return tuple(cells), _bracketed(text, starts), True, ""
    return tuple(cells), _bracketed(text[: end + 1], starts), True, text[end:].strip()


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
    if not any(sign in text for sign in ")]}>"):
        return None
    found = list(_BRACKETED.finditer(text))
    if len(found) != 1:
        return None
    at = found[0].start(1) if found[0][1] else found[0].start(2)
    return starts.index(at) if at in starts else None
