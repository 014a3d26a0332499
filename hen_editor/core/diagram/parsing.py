"""Parsing: every diagram in a text, whatever it is wrapped in.

1. `readers.latex` reads commands. Of all else, `unwrapping` and `prefixes` in `lines` leave plain lines, of which
   `readers.sensei` takes its own.
2. `tracing`, `tables`, `side_by_side` and `blanks` in `lines` make rows of signs of the lines of unusual boards.
3. `blocks` in `grids` finds grids: `rows` of cells below `headings`; `readers.matrix` finds those of numbers.
4. `reading` in `grids` says what a grid is: its `alphabet`, with what its `context` says, whether it is a board of Go
   (`lookalikes`, `other_games`), where it is (`placing`), and its `cells`.
"""

from collections.abc import Iterator
from itertools import islice

from hen_editor.core.arguments import require_text
from hen_editor.core.diagnostics import Parsed, Span
from hen_editor.core.diagram import codes
from hen_editor.core.diagram.found import Found
from hen_editor.core.diagram.grids.blocks import grids
from hen_editor.core.diagram.grids.other_games import mentions_another_game, mentions_go
from hen_editor.core.diagram.grids.reading import read_grid
from hen_editor.core.diagram.lines.blanks import with_dots
from hen_editor.core.diagram.lines.prefixes import without_prefixes
from hen_editor.core.diagram.lines.side_by_side import one_below_the_other
from hen_editor.core.diagram.lines.tables import with_rows, without_walls
from hen_editor.core.diagram.lines.tracing import with_plain_cells
from hen_editor.core.diagram.lines.unwrapping import unwrapped
from hen_editor.core.diagram.readers import latex, matrix, sensei

READ = ("sensei", "gtp", "unicode", "plain", "matrix", "igo", "eigo", "psgo")
"""The dialects that are read, by name."""

LATEX = ("igo", "eigo", "psgo")
"""Those of them that are commands, not drawings."""

MOST = 100
"""Diagrams read of one text."""

LONGEST = 200_000
"""Characters of one text that are looked through."""


def parse(text: str, dialect: str | None = None) -> Parsed[tuple[Found, ...]]:
    r"""Return the diagrams in a text in its order, and all problems; no diagram is an error.

    dialect: the name of one that is read, if the user says what the text is; one of `READ`. Raises KeyError for any
    other.

    >>> found = parse("$$Bc9 Two moves\n$$ | . 1 2\n$$ | . . X\n$$ +------").value[0]
    >>> found.title, str(found.position.size), found.area.upper_left
    ('Two moves', '9x9', Point(column=0, row=7))
    """
    require_text(text, "the text of a diagram")
    if dialect not in (None, *READ):
        raise KeyError(dialect)
    found = sorted(islice(_all(text[:LONGEST], dialect), MOST + 1), key=lambda one: one.span)
    problems = [problem for one in found[:MOST] for problem in one.diagnostics]
    if len(text) > LONGEST:
        problems.append(codes.TEXT_LONG.at(span=Span(LONGEST, len(text)), count=LONGEST))
    if len(found) > MOST:
        problems.append(codes.MORE_DIAGRAMS.at(count=MOST))
    if not found:
        problems.append(codes.NO_DIAGRAM.at())
    return Parsed(tuple(found[:MOST]), tuple(problems))


def _all(text: str, dialect: str | None) -> Iterator[Found]:
    if dialect in (None, *LATEX):
        wanted = {None: LATEX, "eigo": ("igo", "eigo")}.get(dialect, (dialect,))  # what eigo adds need not be there
        yield from (found for found in latex.read(text) if found.dialect in wanted)
    if dialect in LATEX:
        return
    lines = without_prefixes([*without_walls(unwrapped(text))])
    marked, lines = sensei.read(lines)
    is_about_go = mentions_go(text)
    lines = list(with_rows(list(with_plain_cells(lines)), is_about_go=is_about_go))
    lines = list(with_dots(list(one_below_the_other(lines))))
    if dialect in (None, "sensei"):
        yield from marked
    is_other = dialect is None and not is_about_go and mentions_another_game(text)
    if dialect in (None, "gtp", "unicode", "plain"):
        for grid in grids(lines):
            one = read_grid(grid, is_about_go=is_about_go, is_other=is_other, forced=dialect is not None)
            if one is not None and dialect in (None, one.dialect):
                yield one
    if dialect in (None, "matrix") and not is_other:
        yield from matrix.read(lines, is_about_go=is_about_go)
