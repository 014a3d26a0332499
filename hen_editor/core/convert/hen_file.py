"""Files of HEN positions: one position, or several of which each begins with a title line."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hen_editor.core import hen
from hen_editor.core.convert.games import node_to_position, position_to_game
from hen_editor.core.convert.texts import GAME_INFO, unsaid
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.position import Position
from hen_editor.core.replay import MOVES
from hen_editor.core.sgf import GameTree


class Entry(NamedTuple):
    """A position of a file as its HEN text, and its title, None where it has no title line."""

    text: str
    title: str | None = None


def read(text: str) -> tuple[Entry, ...]:
    r"""Take a file's text apart: a line that starts with `#` begins a new position and is its title.

    Blank lines mean nothing; a text without `#` is one position. There is always at least one entry.

    >>> read("# Corner\n_19b\n\n#\n_19w\n")
    (Entry(text='_19b', title='Corner'), Entry(text='_19w', title=''))
    """
    titles: list[str | None] = [None]
    bodies: list[list[str]] = [[]]
    for line in text.removeprefix("\ufeff").splitlines():
        if line.startswith("#"):
            titles.append(line[1:].strip())
            bodies.append([])
        elif line.strip():
            bodies[-1].append(line)
    entries = [Entry("\n".join(body), title) for title, body in zip(titles, bodies, strict=True)]
    return tuple(entries[1:] if len(entries) > 1 and not entries[0].text else entries)


def write(entries: Iterable[Entry]) -> str:
    """Return the text of a file; where there are several positions or a title, each has a title line.

    >>> print(write([Entry("_19b", "Corner"), Entry("_19w")]), end="")
    # Corner
    _19b
    #
    _19w
    """
    listed = tuple(entries)
    titled = len(listed) > 1 or any(entry.title is not None for entry in listed)
    return "".join(f"{_title_line(entry.title) if titled else ''}{entry.text}\n" for entry in listed)


def _title_line(title: str | None) -> str:
    return " ".join(("#", *(title or "").split())) + "\n"


def to_game(entry: Entry) -> Parsed[GameTree]:
    """Return a game that shows the position of an entry, its title as the name of the game (`GN`)."""
    read = hen.parse(entry.text)
    game = position_to_game(read.value)
    return Parsed(game.with_property(game.root, "GN", entry.title) if entry.title else game, read.diagnostics)


def of_game(game: GameTree) -> Entry:
    """Return the entry for the position at the end of a game's main line.

    Raises ValueError where HEN cannot hold it.
    """
    title = game.node(game.root).get("GN")
    return of_position(node_to_position(game, [*game.main_line()][-1]), title if isinstance(title, str) else None)


def of_position(position: Position, title: str | None = None) -> Entry:
    """Return the entry for a position. Raises ValueError where HEN cannot hold it."""
    held = hen.holdable(position).value
    if held is None:
        raise ValueError(f"a board of {position.size} has more columns than HEN has letters")
    return Entry(hen.format(held), title)


def lost(game: GameTree) -> Iterator[str]:
    """Go through what an entry would lose of a game, in words, some perhaps more than once."""
    for node in game.walk():
        if len(game.children(node)) > 1:
            yield "variations"
        parent = game.parent(node)
        if parent is not None and (parent != game.root or MOVES.keys().isdisjoint(game.node(node).raw)):
            yield "moves beyond the last one"
        yield from unsaid(game, node)
    if game.size.columns > hen.MAX_COLUMNS:
        yield f"boards of more than {hen.MAX_COLUMNS} columns"
    if (GAME_INFO - {"GN"}) & game.node(game.root).raw.keys():
        yield "the game information"


def holds_hen(entries: Iterable[Entry]) -> bool:
    """Tell whether any entry reads as HEN, if with errors; a wholly empty text is the empty board."""
    return any(not entry.text.strip() or hen.extract(entry.text) is not None for entry in entries)
