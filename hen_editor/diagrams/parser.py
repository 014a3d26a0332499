"""Parsing: every diagram in a text, whatever it is wrapped in.

1. What has a reader of its own in the table of dialects, as commands of LaTeX have, is read by that. Of all else,
   `unwrapping` leaves plain lines, of which `readers.sensei` reads its own.
2. `unusual` makes rows of signs of the lines of unusual boards.
3. `blocks` in `grids` finds grids: `rows` of cells below names of columns; `readers.matrix` finds those of numbers.
4. `sight` describes a grid whose signs are understood (`alphabet`), and what the text around it says; `evidence` weighs
   whether this is a Go board.
5. `reading` in `grids` places it on the board (`grid`) and reads its cells.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from hen_editor.core.diagnostics import Parsed, Span
from hen_editor.core.progress import Progress, collected, unreported
from hen_editor.core.texts import require_text
from hen_editor.diagrams import codes
from hen_editor.diagrams.dialects import DIALECTS, read_dialects
from hen_editor.diagrams.evidence import BoardVerdict, weigh
from hen_editor.diagrams.found import Found
from hen_editor.diagrams.grids.blocks import grids
from hen_editor.diagrams.grids.reading import read_grid
from hen_editor.diagrams.grids.sight import Sight, is_ours, see
from hen_editor.diagrams.readers import matrix, sensei
from hen_editor.diagrams.text import DiagramTextLine, TextWords
from hen_editor.diagrams.unusual import usual, without_walls
from hen_editor.diagrams.unwrapping import unwrapped, without_prefixes

MAX_DIAGRAMS = 100
"""The most diagrams that are read from one text."""

MAX_CHARACTERS = 200_000
"""The most characters of one text that are searched."""


class Candidate(NamedTuple):
    """Something in a text that was considered as a diagram.

    size: the numbers of its columns and rows. sight: what was seen of it, if it was weighed. found: the diagram, if it
    is one. verdict: the verdict of the table of evidence, which is empty for a marked diagram.
    """

    span: Span
    size: tuple[int, int]
    sight: Sight | None
    found: Found | None
    verdict: BoardVerdict = BoardVerdict()


def parse(text: str, dialect: str | None = None, progress: Progress = unreported) -> Parsed[tuple[Found, ...]]:
    r"""Return the diagrams in a text in its order, and all problems; no diagram is an error.

    dialect: the name of one that is read, if the user says what the text is: one of `read_dialects()`. Raises
    KeyError for any other.

    >>> found = parse("$$Bc9 Two moves\n$$ | . 1 2\n$$ | . . X\n$$ +------").value[0]
    >>> found.title, str(found.position.size), found.area.upper_left
    ('Two moves', '9x9', Point(column=0, row=7))
    """
    require_text(text, "the text of a diagram")
    if dialect not in (None, *read_dialects()):
        raise KeyError(dialect)
    found = sorted(_find(text[:MAX_CHARACTERS], dialect, progress), key=lambda one: one.span)
    problems = [problem for one in found[:MAX_DIAGRAMS] for problem in one.diagnostics]
    if len(text) > MAX_CHARACTERS:
        problems.append(codes.TEXT_LONG.at(span=Span(MAX_CHARACTERS, len(text)), count=MAX_CHARACTERS))
    if len(found) > MAX_DIAGRAMS:
        problems.append(codes.MORE_DIAGRAMS.at(count=MAX_DIAGRAMS))
    if not found:
        problems.append(codes.NO_DIAGRAM.at())
    return Parsed(tuple(found[:MAX_DIAGRAMS]), tuple(problems))


def explained(text: str) -> tuple[Candidate, ...]:
    """Return all that was considered in a text, in its order: the diagrams, and the grids that are none."""
    require_text(text, "the text of a diagram")
    seen: list[Candidate] = []
    for one in _find(text[:MAX_CHARACTERS], None, unreported, seen):
        if not any(known.found is one for known in seen):
            seen.append(Candidate(one.span, (len(one.area.columns), len(one.area.rows)), None, one))
    return tuple(sorted(seen, key=lambda one: one.span))


def _find(text: str, dialect: str | None, progress: Progress, seen: list[Candidate] | None = None) -> list[Found]:
    """Return the diagrams of a text, reader by reader; if there are very many, one more than `MAX_DIAGRAMS`.

    seen: a list to which all candidates that were weighed are appended.
    """
    found: list[Found] = []
    rows = DIALECTS.values() if dialect is None else (DIALECTS[dialect],)
    wanted = {name for row in rows for name in (row.name, *row.includes)}
    for read in dict.fromkeys(row.read for row in rows if row.read is not None):
        found += islice((one for one in read(text) if one.dialect in wanted), MAX_DIAGRAMS + 1)
    if not any(row.is_drawn for row in rows):
        return found
    lines = collected(without_prefixes(without_walls(unwrapped(text))), progress=progress)
    marked, lines = sensei.read(lines, progress=progress)
    words = TextWords(text)
    lines = usual(lines, is_about_go=words.go, progress=progress)
    if dialect in (None, "sensei"):
        found += marked
    for sight in _sights(lines, words, dialect):
        progress(0.5)
        if sight is None:
            continue
        verdict = BoardVerdict() if dialect is not None or is_ours(sight) else weigh(sight)
        one = read_grid(sight, verdict.confidence) if verdict.confidence else None
        if seen is not None:
            seen.append(Candidate(sight.grid.span, (sight.width, sight.height), sight, one, verdict))
        if one is not None and dialect in (None, one.dialect):
            found.append(one)
            if len(found) > MAX_DIAGRAMS:
                return found
    return found


def _sights(lines: Sequence[DiagramTextLine], words: TextWords, dialect: str | None) -> Iterator[Sight | None]:
    """Yield what is seen in some lines, and None now and then, to report progress."""
    if dialect in (None, "gtp", "unicode", "plain"):
        for grid in grids(lines):
            yield None if grid is None else see(grid, words)
    if dialect in (None, "matrix"):
        yield from matrix.sights(lines, words)
