"""The text of a .hen file: one position, or several, each with a title line or at least on a line of its own."""

from collections.abc import Generator, Iterable, Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from hen_editor.core.diagnostics import Span
from hen_editor.core.hen import parser
from hen_editor.core.hen.tokens import SPACES
from hen_editor.core.slices import finished
from hen_editor.core.texts import line_end, pattern

MAX_POSITION_LENGTH = 100_000
"""The most characters of a position that is read; they are read in a second."""

_STEP = 1_000
"""How many lines are read between two pauses."""

_MARK = "\ufeff"
_LINE = pattern(r"[^\r\n]*(?:\r\n?|\n)|[^\r\n]+")


class Entry(NamedTuple):
    """A position of a file: its HEN text, and its title, None if it has no title line."""

    text: str
    title: str | None = None


def read(text: str) -> tuple[Entry, ...]:
    r"""Split a file's text: a line that starts with `#` begins a new position and is its title.

    Without any `#`, each line is a position, or each paragraph, if the first two both say the size or whose turn it is:
    one position says that once. Otherwise the text is one position, and blank lines are ignored. There is always at
    least one entry.

    >>> read("# Corner\n_19b\n\n#\n_19w\n")
    (Entry(text='_19b', title='Corner'), Entry(text='_19w', title=''))
    >>> read("_19b.b\n_19w.w\n")
    (Entry(text='_19b.b', title=None), Entry(text='_19w.w', title=None))
    """
    return finished(reading(text))[0]


def reading(text: str) -> Generator[None, None, tuple[tuple[Entry, ...], tuple[str, ...]]]:
    r"""Split a file's text as `read` does, pausing every few milliseconds; return the entries, and the piece of each.

    A piece is all of the text up to the next one, with the title line and the blank lines around it.

    >>> finished(reading("# Corner\r\n_19b\r\n\r\n#\r\n_19w"))[1]
    ('# Corner\r\n_19b\r\n\r\n', '#\r\n_19w')
    """
    stretches = yield from _finding_stretches(text)
    entries: list[Entry] = []
    for title, (start, end) in stretches:
        entries.append(Entry(_without_blank_lines(text[start:end]), title))
        if len(entries) % _STEP == 0:
            yield
    ends = [0, *(span.end for _, span in stretches[:-1]), len(text)]
    return tuple(entries), tuple(text[start:end] for start, end in pairwise(ends))


def lack_titles(titles: Sequence[str | None]) -> bool:
    """Return whether these are the titles of several positions of a text without title lines."""
    return len(titles) > 1 and set(titles) == {None}


def is_blank(text: str) -> bool:
    """Return whether there are only spaces and line breaks in a text, which HEN passes over."""
    return not text.strip(SPACES)


def places(text: str) -> tuple[Span, ...]:
    r"""Return the span of each entry's text in the file, with its blank lines and line breaks.

    >>> places("# Corner\n_19b\n\n#\n_19w\n")
    (Span(start=9, end=15), Span(start=17, end=22))
    """
    return tuple(span for _, span in finished(_finding_stretches(text)))


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

    as_lines: whether several without titles are rather on a line each, or a paragraph each, if they are read so again.

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


def _finding_stretches(text: str) -> Generator[None, None, list[tuple[str | None, Span]]]:
    """Find the title and span of each entry; what precedes the first title counts unless it is blank."""
    found = yield from _finding_all(text)
    _, (start, end) = found[0]
    if len(found) == 1:
        spans = yield from _finding_untitled(text, found[0][1])
        return [(None, span) for span in spans]
    return found[1:] if is_blank(text[start:end]) else found


def _finding_untitled(text: str, whole: Span) -> Generator[None, None, Sequence[Span]]:
    """Find the spans of the positions of a text without titles."""
    for spans in (yield from _finding_lines_and_paragraphs(text, whole.start)):
        readings = [parser.read(text[start:end]) for start, end in spans[:2] if end - start <= MAX_POSITION_LENGTH]
        is_size_repeated = [reading.has_size for reading in readings] == [True, True]
        is_turn_repeated = [reading.has_turn for reading in readings] == [True, True]
        if is_size_repeated or is_turn_repeated:
            return spans
    return [whole]


def _finding_lines_and_paragraphs(text: str, start: int) -> Generator[None, None, tuple[list[Span], list[Span]]]:
    """Find the spans of the lines that are not blank, and of the paragraphs that blank lines separate."""
    lines: list[Span] = []
    paragraphs: list[Span] = []
    was_blank = True
    for number, line in enumerate(_lines(text[start:]), 1):
        is_between = is_blank(line)
        if not is_between:
            lines.append(Span(start, start + len(line)))
            paragraphs.append(lines[-1] if was_blank else Span(paragraphs.pop().start, start + len(line)))
        was_blank = is_between
        start += len(line)
        if number % _STEP == 0:
            yield
    return lines, paragraphs


def _finding_all(text: str) -> Generator[None, None, list[tuple[str | None, Span]]]:
    """Find the title and span of each stretch between title lines."""
    title, start = None, len(text) - len(text.removeprefix(_MARK))
    at = start
    found: list[tuple[str | None, Span]] = []
    for number, line in enumerate(_lines(text[start:]), 1):
        if line.startswith("#"):
            found.append((title, Span(start, at)))
            title, start = line[1:].strip(), at + len(line)
        at += len(line)
        if number % _STEP == 0:
            yield
    return [*found, (title, Span(start, at))]


def _lines(text: str) -> list[str]:
    """Split a text after its line breaks, those of HEN alone: `splitlines` knows others, which HEN cannot read."""
    found: list[str] = _LINE.findall(text)
    return found


def _without_blank_lines(text: str) -> str:
    return "\n".join(line.rstrip("\r\n") for line in _lines(text) if not is_blank(line))


def _title_line(title: str | None) -> str:
    return " ".join(("#", *(title or "").split())) + "\n"
