"""The text of a .hen file: one position, or several, each with a title line."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hen_editor.core.diagnostics import Span


class Entry(NamedTuple):
    """A position of a file: its HEN text, and its title, None if it has no title line."""

    text: str
    title: str | None = None


def read(text: str) -> tuple[Entry, ...]:
    r"""Split a file's text: a line that starts with `#` begins a new position and is its title.

    Blank lines are ignored; a text without `#` is one position. There is always at least one entry.

    >>> read("# Corner\n_19b\n\n#\n_19w\n")
    (Entry(text='_19b', title='Corner'), Entry(text='_19w', title=''))
    """
    return tuple(Entry(_without_blank_lines(text[start:end]), title) for title, (start, end) in _stretches(text))


def places(text: str) -> tuple[Span, ...]:
    r"""Return the span of each entry's text in the file, with its blank lines and line breaks.

    >>> places("# Corner\n_19b\n\n#\n_19w\n")
    (Span(start=9, end=15), Span(start=17, end=22))
    """
    return tuple(span for _, span in _stretches(text))


def write(entries: Iterable[Entry]) -> str:
    """Return the text of a file; if there are several positions or a title, each has a title line.

    >>> print(write([Entry("_19b", "Corner"), Entry("_19w")]), end="")
    # Corner
    _19b
    #
    _19w
    """
    listed = tuple(entries)
    titled = len(listed) > 1 or any(entry.title is not None for entry in listed)
    return "".join(f"{_title_line(entry.title) if titled else ''}{entry.text}\n" for entry in listed)


def _stretches(text: str) -> list[tuple[str | None, Span]]:
    """Return the title and span of each entry; what precedes the first title counts unless it is blank."""
    found = list(_all_stretches(text))
    _, (start, end) = found[0]
    return found[1:] if len(found) > 1 and not text[start:end].strip() else found


def _all_stretches(text: str) -> Iterator[tuple[str | None, Span]]:
    title, start = None, len(text) - len(text.removeprefix("\ufeff"))
    at = start
    for line in text[start:].splitlines(keepends=True):
        if line.startswith("#"):
            yield title, Span(start, at)
            title, start = line[1:].strip(), at + len(line)
        at += len(line)
    yield title, Span(start, at)


def _without_blank_lines(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if line.strip())


def _title_line(title: str | None) -> str:
    return " ".join(("#", *(title or "").split())) + "\n"
