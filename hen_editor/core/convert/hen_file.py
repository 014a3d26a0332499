"""Files of HEN positions as games, and what such a file would lose of a game."""

from collections.abc import Iterable, Iterator

from hen_editor.core import codes, hen, markup
from hen_editor.core.convert.hen_property import HEN_PROPERTY as HEN
from hen_editor.core.convert.notations import GAME_INFO, NOT_IN_HEN
from hen_editor.core.convert.writing import node_to_position, position_to_game, with_start_said
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.hen import parser
from hen_editor.core.hen.entries import Entry, is_blank, write
from hen_editor.core.moves import MOVES, made_moves
from hen_editor.core.position import Position
from hen_editor.core.replay import SETUP
from hen_editor.core.sgf import GameTree
from hen_editor.core.sgf.encoding.charsets import replace_undecodable

__all__ = [
    "Entry",
    "among_words",
    "held",
    "holds_hen",
    "lost",
    "of_game",
    "of_position",
    "title",
    "titled",
    "to_game",
    "write",
]


def to_game(entry: Entry) -> Parsed[GameTree]:
    """Return a game that shows the position of an entry, its title as the name of the game (`GN`)."""
    parsed = hen.parse(entry.text)
    game = position_to_game(parsed.value)
    if parsed.value.last_move is not None:
        *_, shown = game.main_line()
        game = with_start_said(game, shown)
    return Parsed(titled(game, entry.title), parsed.diagnostics)


def titled(game: GameTree, title: str | None) -> GameTree:
    """Return a game with a title as its name (`GN`), where there is one."""
    return game.with_property(game.root, "GN", title) if title else game


def title(game: GameTree) -> str | None:
    """Return the title of a game's entry: its name (`GN`), with U+FFFD in place of every undecodable byte."""
    name = game.node(game.root).get("GN")
    return replace_undecodable(name) if isinstance(name, str) else None


def of_game(game: GameTree, layout: str = "") -> Entry:
    """Return the entry for the position at the end of a game's main line.

    layout: a HEN text whose layout to follow: whether there is one part per line, and whether the size is written.
    Raises ValueError where HEN cannot hold it.
    """
    return of_position(node_to_position(game, [*game.main_line()][-1]), title(game), layout)


def of_position(position: Position, title: str | None = None, layout: str = "") -> Entry:
    """Return the entry for a position; an empty board says its size, so that no file is blank.

    layout: as for `of_game`. Raises ValueError where HEN cannot hold it.
    """
    held = hen.holdable(position).value
    if held is None:
        raise ValueError(f"a board of {position.size} has more columns than HEN has letters")
    if not layout:
        return Entry(hen.visible_text(held), title)
    always_size = parser.read(layout).has_size
    return Entry(hen.format(held, always_size=always_size, multiline="\n" in layout) or hen.visible_text(held), title)


def held(game: GameTree) -> tuple[str, Position | None]:
    """Return what an entry holds of a game: the title, and the position at the end of its main line, or None."""
    position = hen.holdable(node_to_position(game, [*game.main_line()][-1])).value
    return " ".join((title(game) or "").split()), None if position is None else position.with_implied_turn()


def lost(game: GameTree) -> tuple[Diagnostic, ...]:
    """Return what an entry would lose of a game, each thing once."""
    return tuple(codes.NOT_IN_FORMAT.at(what=what) for what in dict.fromkeys(_lost(game)))


def _lost(game: GameTree) -> Iterator[str]:
    """Iterate over what an entry would lose of a game, by its names in the table of problems, perhaps repeatedly."""
    *_, end = game.main_line()
    if sum(len(made_moves(game.node(node))) for node in {game.root, end}) > 1:
        yield "moves"
    for node in game.walk():
        raw = game.node(node).raw
        if len(game.children(node)) > 1:
            yield "variations"
        parent = game.parent(node)
        if parent is not None and (parent != game.root or MOVES.keys().isdisjoint(raw)):
            yield "moves"
        if node != end and not raw.keys().isdisjoint(markup.PROPERTIES):
            yield "earlier markup"
        yield from (what for name, what in NOT_IN_HEN.items() if name in raw)
        if (GAME_INFO - {"GN"}) & raw.keys():
            yield "game information"
        if not raw.keys() <= _COVERED:
            yield "properties"
    if game.size.columns > hen.MAX_COLUMNS:
        yield "columns"
    elif hen.holdable(node_to_position(game, end)).diagnostics:
        yield "labels"


_COVERED = {"FF", "GM", "CA", "AP", "SZ", "ST", "PL", HEN, *MOVES, *SETUP, *markup.PROPERTIES, *NOT_IN_HEN, *GAME_INFO}
"""The properties that an entry holds, or that `lost` reports."""


def holds_hen(entries: Iterable[Entry]) -> bool:
    """Return whether any entry is HEN from beginning to end, even with errors, or all are blank: empty boards."""
    texts = [entry.text.strip() for entry in entries if not is_blank(entry.text)]
    return not texts or any(hen.extract(text) == text for text in texts)


def among_words(text: str) -> Parsed[GameTree | None]:
    """Return a game that shows the position of the HEN among the words of a text, None where there is none.

    The problems are those of the HEN, without their place, and where there are other words a note on them.

    >>> found = among_words("Can Black live in .9x9_2Cb4_1Bbw4.b? I doubt it.")
    >>> found.value.size, found.diagnostics[-1].message
    (BoardSize(columns=9, rows=9), 'Only the HEN in this text was read; the words around it are ignored.')
    """
    found = hen.extract(text)
    if found is None:
        return Parsed(None)
    game = to_game(Entry(found))
    problems = [problem._replace(span=None, replacement=None) for problem in game.diagnostics]
    text_left_out = [] if found == text.strip() else [codes.TEXT_LEFT_OUT.at()]
    return Parsed(game.value, (*problems, *text_left_out))
