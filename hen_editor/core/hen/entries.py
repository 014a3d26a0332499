"""Texts of several positions, each with a title line or on a line of its own: files, and what is pasted alike."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.hen import parser
from hen_editor.core.hen.builder import LONGEST_BY_HAND
from hen_editor.core.hen.tokens import SPACES, TokenKind
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.texts import line_end, pattern

MAX_POSITION_LENGTH = 100_000
"""The most characters of a position that is read, which takes a second."""

_LINES_PER_REPORT = 1_000
"""How many lines are split off between two reports of progress."""

_MARK = "\ufeff"
_BEGINNING = pattern(r"[^\w!-~]*[._~%]")
"""How a HEN begins, after spaces and characters that cannot be seen."""

_LINE = pattern(r"[^\r\n]*(?:\r\n?|\n)|[^\r\n]+")


ReadHen = Callable[[str, Progress], parser.Reading]
"""Reads a text as HEN, and reports progress."""


class Entry(NamedTuple):
    """A position of a file: its HEN text, and its title, None if it has no title line."""

    text: str
    title: str | None = None


class EntrySpan(NamedTuple):
    """Where an entry's text is, with the blank lines around it; title: None if it has no title line."""

    title: str | None
    span: Span


def read(text: str) -> tuple[Entry, ...]:
    r"""Split a text into its positions: a line that starts with `#` begins a new position and is its title.

    Otherwise paragraphs, or else lines, are a position each if half or more are a HEN by themselves, and they cannot be
    one position, which has each row, the size, the turn and the like only once. A broken line among them is an
    entry, too. Any other text is one position, and blank lines are ignored. There is always at least one entry.

    >>> read("# Corner\n_19b\n\n#\n_19w\n")
    (Entry(text='_19b', title='Corner'), Entry(text='_19w', title=''))
    >>> [entry.text for entry in read("_19b.b\n?\n_19w.w\n")], [entry.text for entry in read("_19b\n_18w\n.b")]
    (['_19b.b', '?', '_19w.w'], ['_19b\n_18w\n.b'])
    """
    return read_pieces(text)[0]


def read_pieces(
    text: str, progress: Progress = unreported, read_hen: ReadHen = parser.read
) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
    r"""Split a file's text as `read` does; return the entries, and the piece of each.

    A piece is all of the text up to the next one, with the title line and the blank lines around it. read_hen: reads a
    line or paragraph as HEN, to find out whether it is one.

    >>> read_pieces("# Corner\r\n_19b\r\n\r\n#\r\n_19w")[1]
    ('# Corner\r\n_19b\r\n\r\n', '#\r\n_19w')
    """
    found = _find_spans(text, as_lines=False, progress=progress, read_hen=read_hen)
    entries: list[Entry] = []
    for title, (start, end) in found:
        entries.append(Entry(_without_blank_lines(text[start:end]), title))
        if len(entries) % _LINES_PER_REPORT == 0:
            progress(0.0)
    progress(0.0)
    ends = [0, *(span.end for _, span in found[:-1]), len(text)]
    return tuple(entries), tuple(text[start:end] for start, end in pairwise(ends))


def lack_titles(titles: Sequence[str | None]) -> bool:
    """Return whether these are the titles of several positions of a text without title lines."""
    return len(titles) > 1 and set(titles) == {None}


def is_blank(text: str) -> bool:
    """Return whether there are only spaces and line breaks in a text, which HEN passes over."""
    return not text.strip(SPACES)


def notes(listed: Sequence[Entry]) -> tuple[Diagnostic, ...]:
    """Return a note if it may surprise that a text without title lines was read as several positions, or as one."""
    if lack_titles([entry.title for entry in listed]):
        return (codes.NO_TITLES.at(count=len(listed)),)
    if len(listed) > 1 or listed[0].title is not None:
        return ()
    text = listed[0].text
    lines = [line for line in _lines(text) if not is_blank(line)]
    if (
        len(lines) < 2
        or any(len(line) > LONGEST_BY_HAND for line in lines)
        or len(text) > MAX_POSITION_LENGTH
        or not all(_content(parser.read(line)).is_board for line in lines)
    ):
        return ()
    return (codes.LINES_OF_ONE.at(count=len(lines)),)


def spans(text: str, *, as_lines: bool = False) -> tuple[EntrySpan, ...]:
    r"""Return where the entries of a text are. as_lines: each line that is not blank is one, except title lines.

    >>> [span for _, span in spans("# Corner\n_19b\n\n#\n_19w\n")]
    [Span(start=9, end=15), Span(start=17, end=22)]
    """
    return tuple(_find_spans(text, as_lines=as_lines, progress=unreported))


def rewritten(piece: str, before: Entry, after: Entry) -> str:
    r"""Return the piece of an entry with another text or title; blank lines, line ends and byte order mark stay.

    >>> rewritten("\r\n# Corner\r\n_19b\r\n\r\n", Entry("_19b", "Corner"), Entry("_19w", "Corner"))
    '\r\n# Corner\r\n_19w\r\n\r\n'
    """
    lines = _lines(piece.removeprefix(_MARK))
    head = [*takewhile(is_blank, lines)]
    tail = [*takewhile(is_blank, reversed(lines[len(head) :]))][::-1]
    body = lines[len(head) : len(lines) - len(tail)]
    ending = line_end(piece) or "\n"
    title = [] if after.title is None and before.title is None else [_title_line(after.title).replace("\n", ending)]
    if body and before.title is not None and (after.title or "") == before.title:
        title = body[:1]
    is_last = bool(body) and not tail and body[-1].rstrip("\r\n") == body[-1]
    text = after.text.replace("\n", ending) + ("" if is_last else ending)
    mark = piece[: len(piece) - len(piece.removeprefix(_MARK))]
    return "".join((mark, *head, *title, text, *tail))


def write(entries: Iterable[Entry], *, as_lines: bool = False) -> str:
    """Return the text of a file; if there are several positions or a title, each has a title line.

    as_lines: whether several without titles go on a line each instead, or in a paragraph each, if that reads back.

    >>> print(write([Entry("_19b", "Corner"), Entry("_19w")]), end="")
    # Corner
    _19b
    #
    _19w
    """
    listed = tuple(entries)
    if len(listed) == 1 and listed[0].title is None:
        return f"{listed[0].text}\n"
    for separator in ("\n", "\n\n") if as_lines else ():
        untitled = separator.join(entry.text for entry in listed) + "\n"
        if read(untitled) == listed:
            return untitled
    return "".join(f"{_title_line(entry.title)}{entry.text}\n" for entry in listed)


def _find_spans(text: str, *, as_lines: bool, progress: Progress, read_hen: ReadHen = parser.read) -> list[EntrySpan]:
    """Find the entries; text before the first title counts unless blank. A title belongs to the first one below it."""
    sections = _find_sections(text, progress=progress)
    if len(sections) > 1 and is_blank(text[slice(*sections[0].span)]):
        del sections[0]
    found: list[EntrySpan] = []
    for title, whole in sections:
        spans = _find_positions(text, whole, as_lines=as_lines, progress=progress, read_hen=read_hen)
        starts = [whole.start, *(span.start for span in spans[1:])]
        ends = [*(span.end for span in spans[:-1]), whole.end]
        titles = [title, *[None] * len(spans[1:])]
        found += map(EntrySpan, titles, map(Span, starts, ends))
    return found


def _find_positions(text: str, whole: Span, *, as_lines: bool, progress: Progress, read_hen: ReadHen) -> Sequence[Span]:
    """Find the positions of a text without titles: its lines or its paragraphs, or itself."""
    lines, paragraphs = _find_lines_and_paragraphs(text, whole, progress=progress)
    if len(lines) < 2:
        return [whole]
    if as_lines:
        return lines
    are_blocks = 1 < len(paragraphs) < len(lines) and _are_blocks(
        text, {*paragraphs}.difference(lines), progress, read_hen
    )
    for spans in (paragraphs, lines) if are_blocks else (lines,):
        if _is_list(text, spans, progress, read_hen):
            return spans
    return [whole]


def _are_blocks(text: str, paragraphs: Iterable[Span], progress: Progress, read_hen: ReadHen) -> bool:
    """Return whether paragraphs of several lines are a position each: none is a list, and half or more are a HEN."""
    count = whole = 0
    for paragraph in paragraphs:
        lines, _ = _find_lines_and_paragraphs(text, paragraph, progress=progress)
        if paragraph.end - paragraph.start > LONGEST_BY_HAND or _is_list(text, lines, progress, read_hen):
            return False
        count += 1
        whole += _content(read_hen(text[slice(*paragraph)], share_of(progress, 0.0, 0.0))).is_whole
    return 2 * whole >= count


class _Content(NamedTuple):
    """What a line or paragraph has of a position.

    is_whole: whether it is a HEN by itself. parts: the numbers of its rows, and those of its other parts that may occur
    only once. board_rows: how many rows the size gives, None without a size.
    """

    is_whole: bool
    parts: frozenset[int | TokenKind]
    board_rows: int | None

    @property
    def is_board(self) -> bool:
        """Whether it is a HEN with stones, not only a size or a turn."""
        return self.is_whole and any(isinstance(part, int) for part in self.parts)


def _content(read: parser.Reading) -> _Content:
    height = read.position.size.rows
    rows = {height - token.points[0].row for token in read.tokens if token.kind is TokenKind.ROW and token.points}
    is_whole = read.ok and bool(rows or read.has_size or read.has_turn)
    return _Content(is_whole, frozenset((*rows, *read.parts)), height if read.has_size else None)


def _is_list(text: str, spans: Sequence[Span], progress: Progress, read_hen: ReadHen) -> bool:
    """Return whether half or more of these are a HEN by themselves, and all together are not one.

    Half, since of two lines one may be broken. Together they are one if no part is repeated, and the rows are on the
    board. No more are read than needed.
    """
    seen: set[int | TokenKind] = set()
    board_rows: int | None = None
    whole, boards, is_repeated = 0, 0, False
    for number, (start, end) in enumerate(spans, 1):
        if number % _LINES_PER_REPORT == 0:
            progress(0.0)
        if 2 * (whole + len(spans) - number + 1) < len(spans):
            return False
        if end - start > LONGEST_BY_HAND or not _BEGINNING.match(text, start, end):
            continue
        content = _content(read_hen(text[start:end].rstrip("\r\n"), share_of(progress, 0.0, 0.0)))
        progress(0.0)
        whole += content.is_whole
        boards += content.is_board
        board_rows = content.board_rows or board_rows
        is_repeated = is_repeated or not seen.isdisjoint(content.parts)
        seen |= content.parts
        if is_repeated and 2 * whole >= len(spans):
            return True
    highest = max((part for part in seen if isinstance(part, int)), default=0)
    return boards == len(spans) > 1 and board_rows is not None and highest > board_rows


def _find_lines_and_paragraphs(text: str, whole: Span, progress: Progress) -> tuple[list[Span], list[Span]]:
    """Find the spans of the lines that are not blank, and of the paragraphs that blank lines separate."""
    lines: list[Span] = []
    paragraphs: list[Span] = []
    was_blank, start = True, whole.start
    for number, line in enumerate(_lines(text[slice(*whole)]), 1):
        is_between = is_blank(line)
        if not is_between:
            lines.append(Span(start, start + len(line)))
            paragraphs.append(lines[-1] if was_blank else Span(paragraphs.pop().start, start + len(line)))
        was_blank = is_between
        start += len(line)
        if number % _LINES_PER_REPORT == 0:
            progress(0.0)
    return lines, paragraphs


def _find_sections(text: str, progress: Progress) -> list[EntrySpan]:
    """Find the spans between title lines."""
    title, start = None, len(text) - len(text.removeprefix(_MARK))
    at = start
    found: list[EntrySpan] = []
    for number, line in enumerate(_lines(text[start:]), 1):
        if line.startswith("#"):
            found.append(EntrySpan(title, Span(start, at)))
            title, start = line[1:].strip(), at + len(line)
        at += len(line)
        if number % _LINES_PER_REPORT == 0:
            progress(0.0)
    return [*found, EntrySpan(title, Span(start, at))]


def _lines(text: str) -> list[str]:
    """Split a text after its line breaks, those of HEN alone: `splitlines` knows others, which HEN cannot read."""
    found: list[str] = _LINE.findall(text)
    return found


def _without_blank_lines(text: str) -> str:
    return "\n".join(line.rstrip("\r\n") for line in _lines(text) if not is_blank(line))


def _title_line(title: str | None) -> str:
    return " ".join(("#", *(title or "").split())) + "\n"
