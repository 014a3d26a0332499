"""The positions of an input, and their problems."""

from collections.abc import Iterator, Sequence

from hen_editor.cli.inputs import At, Input, select
from hen_editor.cli.results import Item, Problem, Result
from hen_editor.cli.terminal import track
from hen_editor.core import hen
from hen_editor.core.diagnostics import Parsed, Span
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry
from hen_editor.core.positions import check

_ON_POINTS = {hen.TokenKind.STONE, hen.TokenKind.NUMBER}


def positions_at(given: Input, at: At) -> Result[Item]:
    """Find the positions of an input, or a single one by number; one of each game. Raises FileError."""
    if given.holds_games:
        from hen_editor.cli import games

        return games.positions_at(given, at)
    selected = select(read_positions(given), at.game)
    found = selected.value
    problems = [*problems_of(found), *map(Problem, selected.diagnostics)]
    if at.node is not None:  # a number of moves does not matter: positions have none
        from hen_editor.cli import games

        found, missing = games.entries_at(found, at)
        problems += missing
    return Result.of(given, found, problems)


def read_positions(given: Input) -> list[Item]:
    """Read the positions of an input that is HEN or diagrams."""
    if given.diagrams:
        return [Item(each.title or None, each.position, diagnostics=each.diagnostics) for each in given.diagrams]
    found: list[Item] = []
    for title, (start, end) in track(given.spans, len(given.spans), "Reading"):
        text = given.text[start:end]
        parsed = hen.parse(text)
        found.append(Item(title, parsed.value, text, start, parsed.diagnostics))
    return found


def as_entry(item: Item) -> Parsed[Entry | None]:
    """Return a position as HEN in canonical form, None if HEN cannot hold it."""
    held = hen.holdable(item.position)
    entry = None if held.value is None else Entry(hen.visible_text(held.value), item.title)
    return Parsed(entry, held.diagnostics)


def problems_of(found: Sequence[Item], *, of_position: bool = False) -> list[Problem]:
    """Return the problems of positions that were read. of_position: those on the board, too."""
    listed = [Entry(item.text, item.title) for item in found if item.text is not None]
    problems = [Problem(note) for note in (entries.notes(listed) if listed else ())]
    for item in found:
        problems += _problems(item, of_position=of_position)
    return problems


def _problems(item: Item, *, of_position: bool) -> Iterator[Problem]:
    size = item.position.size
    on_board = check.position(item.position) if of_position else ()
    tokens = hen.tokens(item.text) if item.text and on_board else ()
    stones = [token for token in tokens if token.kind in _ON_POINTS]
    for diagnostic in item.diagnostics:
        yield Problem.on(size, diagnostic, _moved(diagnostic.span, item.start))
    for diagnostic in on_board:
        first = diagnostic.points[:1]
        span = next((stone.span for stone in stones if first and first[0] in stone.points), None)
        yield Problem.on(size, diagnostic, _moved(span, item.start))


def _moved(span: Span | None, start: int) -> Span | None:
    return None if span is None else Span(start + span.start, start + span.end)
