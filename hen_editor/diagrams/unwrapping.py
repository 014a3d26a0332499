"""Unwrapping: a pasted text as plain lines, without quotes, markup, comment signs and escapes."""

import html
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, groupby
from typing import NamedTuple

from hen_editor.diagrams.found import USUAL
from hen_editor.diagrams.grids.rows import MAX_LINE_LENGTH, SOLID, counts_by_one
from hen_editor.diagrams.text import DiagramTextLine, normalised

_LINE_BREAK = re.compile(r"\r\n|[\r\n]")
_BREAK = re.compile(
    r"</?(?:br|p|pre|div|tr|li|table|blockquote)\b[^<>]{0,200}>|\\r\\n|\\n|(?<![\\$])(?=(?:\\?\$){2}(?!\$))",
    re.IGNORECASE,
)
_COMMENT_SIGNS = re.compile(r"[\s>*/#;%]*[>*/#;%]\s*")
_ANSI = re.compile(r"\x1b\[[0-9;?]{0,20}[A-Za-z]|\\(?:e|033|x1b)\[[0-9;]{0,20}m")
_TAG = re.compile(
    r"</?(?:code|span|b|i|em|strong|font|td|th|tbody|igoban|tt|samp|ul|a|img)\b"
    r"[^<>]{0,200}>|\[/?(?:go|diagram|code|quote|tt|pre|font|size|b)\b[^\[\]]{0,60}\]",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"\d+")
_FENCE = re.compile(r"\s*(?:`{3,}|~{3,})\s*(?![.+XOxo\s]{5,}$)[\w{}.=\- ]{0,30}$")
_MARGIN = re.compile(r"^(?:[^|]{0,80}\"\"\")?\s{0,80}\|")
_NAMES_IN_MARGIN = re.compile(r"^\s{0,80}\|\s{1,8}[Aa] [Bb](?: [A-Za-z]){1,30}\s{0,9}$")
"""The names of columns after a bar, where a bar with an edge would have no letters."""
_CLOSING = re.compile(r"[\"'`\s+,;)\\]{0,80}\.?\s*")
_ANSWER = re.compile(r"=\d{0,6}(?=\s|$)")


MOST_BLANK = 60
"""The most consecutive blank lines that are kept: a board that leaves its empty points blank has fewer."""


def unwrapped(text: str) -> Iterator[DiagramTextLine]:
    """Yield the lines of a text: split where escapes and markup break them, and cleaned of both."""
    has_names = "|" in text and any(_NAMES_IN_MARGIN.match(text[start:end]) for start, end in _lines(text))
    scala = has_names or "stripMargin" in text
    blank = 0
    above = ""
    for first, last in _lines(text):
        blank = blank + 1 if first == last or text[first:last].isspace() else 0
        if blank > MOST_BLANK:
            continue
        before, marked, _ = text[first:last].partition("$$")
        before = _DIGITS.sub("", before) if marked else ""
        for piece, start, end in _pieces(text[first:last], first, is_repeated=before == above != ""):
            line = DiagramTextLine(_clean(piece), start, end)
            margin = _MARGIN.match(line.text) if scala else None
            yield line.part(margin.end()) if margin else line
        above = before


def _lines(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for found in _LINE_BREAK.finditer(text):
        yield start, found.start()
        start = found.end()
    yield start, len(text)


def _pieces(line: str, offset: int, *, is_repeated: bool) -> Iterator[tuple[str, int, int]]:
    """Split a line where something stands for a line break.

    is_repeated: whether the line above has the same before its first `$$`, such as a name; it is then left out.
    """
    start = 0
    if "$" in line or "\\" in line or "<" in line:
        for found in _BREAK.finditer(line):
            before = line[start : found.start()]
            plain = before if found.group() else _clean(before).strip()
            if not found.group() and not start and plain:
                if _COMMENT_SIGNS.fullmatch(plain) or _LOG.fullmatch(plain):
                    continue
                plain = "" if is_repeated else plain
            if found.group() or plain:
                yield before, offset + start, offset + found.start()
            start = found.end()
    if start and _CLOSING.fullmatch(line, start):
        return
    yield line[start:], offset + start, offset + len(line)


def _clean(piece: str) -> str:
    if "\x1b" in piece or "\\" in piece:
        piece = _ANSI.sub("", piece).replace('\\"', '"').replace("\\t", "    ").replace("\\$", "$")
    if "<" in piece or "[" in piece:
        piece = _TAG.sub("", piece)
    if "&" in piece:
        piece = html.unescape(piece)
    if _FENCE.match(piece):
        return ""
    piece = normalised(piece)
    return _ANSWER.sub(lambda answer: " " * len(answer.group()), piece, count=1) if piece[:1] == "=" else piece


_PREFIX = re.compile(
    r"\s*(//[/!]?|/?\*{1,2}(?=\s|$)|/\*|<!--|\#{1,3}(?=\s|$|\d)|--(?=\s|$)|;{1,3}(?=\s|$)|%(?=\s)"
    r"|>[> ]*|\|>|<(?=\s|$|\d))"
)
_COMMENT_END = re.compile(r"\s*(?:\*/|(?<!-)-->)\s*$")
_AMBIGUOUS = {"*", "#", "--", "<"}
_LOG = re.compile(
    r"\s*(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]?"
    r"|\[?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?\]?)"
    r"(?:\s{0,4}\[?\b(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|stderr|stdout)\b\]?)?[:|\- ]?\s?",
    re.IGNORECASE,
)
_LITERAL = re.compile(r'"([^"]{1,400})"|\'([^\']{1,400})\'|`([^`]{1,400})`')
_OPENED = re.compile(r'.*?("""|\'\'\'|`|"|(?:(?<=[:=(\[{,])|(?<=[:=(\[{,] ))\')(?=[^"\'`]{3,}$)')
_CLOSED = re.compile(
    r"""([^"'`]{3,}?)(?:(?:"{3}|'{3}|`{1,3}|")[\s,;+).\\\w(|]{0,60}|"\s?[,}\]].*|'(?:[}\]]|,\s?').*)$"""
)
_MOST_BEFORE = 80
"""The most characters before a quote that opens a literal, unless the literal is a value; more are a sentence."""

_FLAT = {length * length: length for length in USUAL}
_POINTS = re.compile(rf"[.,+XOxo]{{{min(_FLAT)},{MAX_LINE_LENGTH}}}")
_SHORTEST_LIST = 3
"""The least number of literals in a line that can be the rows of a grid."""

_LIST_BEGINS, _LIST_ENDS = re.compile(r"[^\"'`]*[\[({]\s*[\"'`]"), re.compile(r"[\"'`]\s*,?\s*[\])}][^\"'`]*$")
"""Brackets before the first literal of a line and after its last, without which a list goes on in the next line."""

_SIGNS_OF_ROW = re.compile(r"""\[\s?(?:["'`][^"'`\s]["'`],?\s?){3,52}\]""")
"""A list of the signs of one row, in a line that has the lists of other rows, too."""

_SIGNS = r".XOxobwBW_,+*#@\-012"
_JOINED = re.compile(rf"[{_SIGNS}]{{3,52}}(?:[/|;][{_SIGNS}]{{3,52}}){{2,51}}[/|]?")
_NUMBERED = re.compile(r"(?<!\S)(\d{1,2})(?: {1,3}[^\s\d]| {1,3}\d{1,3}){5,52}? {1,3}\1(?!\S)")
_FEWEST_NUMBERED, _SHORTEST_NUMBERED = 5, 60
"""How many rows with their numbers at both ends, in at least how many characters, have lost their line breaks."""

_NAMES = re.compile(r"(?<!\S)[A-Za-z](?: {1,3}[A-Za-z]){4,51}(?!\S)")
"""The names of columns in such a line."""

_COMPARED = re.compile(r"(?:==|\breturn)\s*[\"'`]")
"""A literal that is compared or returned: it ends no grid, but may begin one."""

_STONES_AND_BLANKS = frozenset("XOxobwBW#@* ")

_LIST_OF_ROWS = re.compile(rf"""\[\s?(?:["'`][{_SIGNS} ]{{3,103}}["'`],?\s?){{3,52}}\]""")
"""A list of rows in one line, where other literals may be beside it, as in JSON."""


def without_prefixes(lines: Iterable[DiagramTextLine]) -> Iterator[DiagramTextLine]:
    """Yield the lines without what a source file, mail or log puts around them."""
    named = _without_names(_without_names(map(_without_continuation, lines)))
    return chain.from_iterable(map(_literals, _uncommented(_uncommented(named))))


_CONTINUATION = re.compile(r"\s*(?:/{2}|\\{1,2})\s*$")


def _without_continuation(line: DiagramTextLine) -> DiagramTextLine:
    """Return a line without a sign at its end that it goes on, or that begins an empty comment."""
    if not line.text.rstrip().endswith(("//", "\\")):
        return line
    found = _CONTINUATION.search(line.text)
    return line.part(0, found.start()) if found else line


_NAME = re.compile(r"\s{0,20}(?:[A-Za-z][\w.\-]{0,20}(?:\[\d{1,6}\]:?|[:>]) ?|\+ (?=\s{0,8}(?:\d{1,2}|[Aa] [Bb]) ))")
"""What stands before each line of a part of a text: who says it, or that it was added."""

_NAME_END = re.compile(r"[:|>\]](?!\S)")
_WORD = re.compile(r"(?![XOBWxo]{2})[A-Za-z]{2}")
"""Two letters that are not both signs of stones."""

_LONGEST_NAME, _FEWEST_NAMED = 60, 4


def _without_names(lines: Iterable[DiagramTextLine]) -> Iterator[DiagramTextLine]:
    """Yield the lines; runs that begin alike except for digits, as in logs and chats, without that beginning.

    If the digits count the lines, the beginning stays: they may be numbers of rows.
    """
    for shared, group in groupby(lines, key=lambda line: _DIGITS.sub("0", _name(line.text))):
        if not shared:
            yield from group
            continue
        run = list(group)
        names = [_name(line.text) for line in run]
        if len(names) < _FEWEST_NAMED or _is_counting(names):
            yield from run
            continue
        for line, name in zip(run, names, strict=True):
            yield line.part(len(name) + line.text.startswith(" ", len(name)))


def _name(text: str) -> str:
    """Return what may be a name that stands before a line, with what ends it."""
    if found := _NAME.match(text):
        return found.group().rstrip()
    ends = (found.end() for found in _NAME_END.finditer(text[: _LONGEST_NAME + 1]))
    return next((text[:end] for end in ends if end <= _LONGEST_NAME and _WORD.search(text, 0, end)), "")


def _is_counting(names: Sequence[str]) -> bool:
    numbers = ([int(number) for number in _DIGITS.findall(name)] for name in names)
    return any(map(counts_by_one, zip(*numbers, strict=True)))


class _CommentRun(NamedTuple):
    """Lines that begin with the same comment sign, each with where its text begins; or one line without a sign.

    is_open: whether the first line opens a comment of several.
    """

    sign: str
    is_open: bool
    lines: list[tuple[DiagramTextLine, int]]


def _uncommented(lines: Iterable[DiagramTextLine]) -> Iterator[DiagramTextLine]:
    """Yield the lines without the comment sign that a run of them shares, with a blank if one follows it in all.

    An empty line separates a comment from the code below it, but not a quote from text that a mail program wrapped. A
    comment of several lines goes on below the line that opens it, with or without stars.
    """
    before: list[DiagramTextLine] = []
    run: _CommentRun | None = None
    for each in chain(map(_comment_run, lines), (None,)):
        if each and run and each.sign == run.sign != "" and not each.is_open:
            run.lines.extend(each.lines)
            continue
        if run:
            before = _without_sign(run, [*before[-1:], *(line for line, _ in (each.lines if each else ()))])
            yield from before
        run = each


def _comment_run(line: DiagramTextLine) -> _CommentRun:
    """Return a line as a run, without what a log puts before it and what ends a comment."""
    if (log := _LOG.match(line.text)) and log.end():
        line = line.part(log.end())
    found = _PREFIX.match(line.text)
    if found is None:
        sign, start, opens = "", 0, False
    else:
        sign, start, opens = found[1].strip()[:2], found.end(), found[1].startswith(("/*", "<!--"))
    if line.text.rstrip().endswith(("*/", "-->")) and (end := _COMMENT_END.search(line.text)):
        line, opens = line.part(0, end.start()), False
    sign = "*" if opens else sign[:1] if sign[:1] in (">", "/") else sign
    return _CommentRun(sign, opens, [(line, start)])


def _without_sign(run: _CommentRun, around: Iterable[DiagramTextLine]) -> list[DiagramTextLine]:
    """Return the lines of a run without its sign, if it is one. around: the lines before and after it."""
    lines, sign = run.lines, run.sign
    is_comment = sign and (
        run.is_open or sign not in _AMBIGUOUS or (len(lines) >= 3 and not any(map(_is_grid, around)))
    )
    if not is_comment:
        return [line for line, _ in lines]
    blank = all(line.text[start : start + 1].strip() == "" for line, start in lines)
    plain = [line.part(min(start + blank, len(line.text))) for line, start in lines]
    is_quote, is_opening_alone = sign == ">", run.is_open and len(lines) == 1
    return plain if is_quote or is_opening_alone else [*plain, _after(lines[-1][0])]


def _is_grid(line: DiagramTextLine) -> bool:
    """Return whether a line looks like a row, so that the sign before a run next to it is not a comment sign."""
    signs = "".join(line.text.split())
    return len(signs) >= 3 and SOLID.issuperset(signs)


def _literals(line: DiagramTextLine) -> Iterable[DiagramTextLine]:
    """Return a line, or what is in the string literals in it."""
    text = line.text
    if text.lstrip().startswith("$$") and not _CLOSED.match(text):
        return [line]  # quotes are those of a title
    if '"' in text or "'" in text or "`" in text:
        for read in (_lists_of_signs, _whole_literals, _lists_of_rows, _open_literals):
            if found := [*read(line)]:
                return found
    return _joined(line)


def _lists_of_signs(line: DiagramTextLine) -> Iterator[DiagramTextLine]:
    """Yield the rows of a line that has a list of signs for each of them."""
    lists = [*_SIGNS_OF_ROW.finditer(line.text)] if line.text.count("]") > 1 else []
    if len(lists) >= _SHORTEST_LIST:
        yield from _apart(line, chain.from_iterable(_literals(line.part(*row.span())) for row in lists))


def _whole_literals(line: DiagramTextLine) -> Iterator[DiagramTextLine]:
    """Yield what is in the literals of a line, if they are the signs of a row, or look like a grid each."""
    found = _within_literals(line)
    if len(found) >= 3 and all(len(one.text) <= 2 for one in found):
        yield line._replace(text=" ".join(one.text.strip() or "_" for one in found))
    elif all(_is_grid_like(one.text) for one in found):
        is_list = len(found) >= _SHORTEST_LIST
        if (is_list and _LIST_BEGINS.match(line.text)) or (found and _COMPARED.search(line.text)):
            yield _before(line)
        for one in found:
            yield from _joined(one)
        if is_list and _LIST_ENDS.search(line.text):
            yield _after(line)


def _lists_of_rows(line: DiagramTextLine) -> Iterator[DiagramTextLine]:
    """Yield the rows of the lists in a line, with dots for blanks where they have no dots."""
    for found in _LIST_OF_ROWS.finditer(line.text) if "]" in line.text else ():
        part = line.part(*found.span())
        rows = _within_literals(part)
        signs = {sign for row in rows for sign in row.text}
        if len({len(row.text) for row in rows}) == 1 and " " in signs and signs <= _STONES_AND_BLANKS:
            rows = [row._replace(text=row.text.replace(" ", ".")) for row in rows]
        yield from _apart(part, chain.from_iterable(map(_joined, rows)))


def _open_literals(line: DiagramTextLine) -> Iterator[DiagramTextLine]:
    """Yield the text before a quote that ends a literal begun above, and after a quote that opens one."""
    closed = _CLOSED.match(line.text)
    if closed and not _is_grid_like(closed[1]):
        closed = None
    if closed:
        yield from _joined(line.part(*closed.span(1)))
    if opened := _opened(line, closed.end(1) + 1 if closed else 0):
        if closed:
            yield _before(line)
        yield from _joined(opened)


def _within_literals(line: DiagramTextLine) -> list[DiagramTextLine]:
    return [line.part(*one.span(one.lastindex or 0)) for one in _LITERAL.finditer(line.text)]


def _apart(line: DiagramTextLine, rows: Iterable[DiagramTextLine]) -> Iterator[DiagramTextLine]:
    """Yield the rows in a line, apart from what is around it."""
    yield _before(line)
    yield from rows
    yield _after(line)


def _before(line: DiagramTextLine) -> DiagramTextLine:
    """Return an empty line to stand before a line."""
    return DiagramTextLine("", line.start, line.start)


def _after(line: DiagramTextLine) -> DiagramTextLine:
    return DiagramTextLine("", line.end, line.end)


def _opened(line: DiagramTextLine, start: int = 0) -> DiagramTextLine | None:
    """Return what follows the last quote of a line if it opens a literal, which goes on in the next line."""
    found = _OPENED.match(line.text, start)
    if found is None:
        return None
    is_value = line.text[start : found.start(1)].rstrip().endswith((":", "=", "(", "[", "{"))
    is_odd = found[1] == "'" or line.text.count(found[1], start) % 2 > 0
    return line.part(found.end()) if is_value or (is_odd and found.start(1) <= _MOST_BEFORE) else None


def _joined(line: DiagramTextLine) -> Iterator[DiagramTextLine]:
    """Yield a line, or the rows that it joins with `/`, `|` or nothing, or if they are numbered, with blanks."""
    text = line.text
    numbered = [*_NUMBERED.finditer(text)] if len(text) >= _SHORTEST_NUMBERED else []
    if len(numbered) >= _FEWEST_NUMBERED:
        end = 0
        for found in numbered:
            yield from _with_names(line.part(end, found.start()))
            yield line.part(*found.span())
            end = found.end()
        yield from _with_names(line.part(end))
        return
    if len(text) >= min(_FLAT) and (flat := _POINTS.search(text)) and len(flat.group()) in _FLAT:
        length = _FLAT[len(flat.group())]
        starts = range(flat.start(), flat.end(), length)
        yield from _apart(line, (line.part(start, start + length) for start in starts))
        return
    for one in _JOINED.finditer(text) if "/" in text or "|" in text or ";" in text else ():
        rows = re.split(r"[/|;]", one.group().rstrip("/|"))
        if len({len(row) for row in rows}) == 1 and set("".join(rows)) & set("XOxo#bwBW12"):
            length = len(rows[0])
            starts = range(one.start(), one.end(), length + 1)
            yield from _apart(line, (line.part(start, start + length) for start in starts[: len(rows)]))
            return
    yield line


def _with_names(line: DiagramTextLine) -> Iterator[DiagramTextLine]:
    """Yield a line, in parts where it names columns among other words."""
    end = 0
    for names in _NAMES.finditer(line.text):
        yield line.part(end, names.start())
        yield line.part(*names.span())
        end = names.end()
    if line.text[end:].strip():
        yield line.part(end)


def _is_grid_like(text: str) -> bool:
    """Return whether a literal is mostly signs of stones and points; if blanks separate them, more letters count."""
    words = text.rstrip("|/; ").split()
    signs = "".join(words)
    if len(signs) < 2 or len(signs) > 4000:
        return False
    solid = sum(sign in SOLID or sign in "|/;" or sign.isdecimal() for sign in signs)
    least = 6 if len(words) == len(signs) else 8
    return solid * 10 >= len(signs) * least or signs.startswith(("$$", "ABCDEFG"))
