"""The games of a collection: added, removed, duplicated and reordered.

The cursor and the drafts move with their games. The text around remaining games is kept.
"""

from collections.abc import Collection as Some
from collections.abc import Mapping, Sequence

from hen_editor.core import sgf
from hen_editor.core.convert import position_to_game
from hen_editor.core.editing.snapshot import HenText, Snapshot, at, with_draft_kept
from hen_editor.core.game.line import initial_node
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.core.sgf.encoding.charsets import codecs_named, title


def copied(snapshot: Snapshot) -> str:
    """Return the current game, with all its variations, as SGF."""
    game = snapshot.collection.with_order((snapshot.game,))
    return sgf.format(game.converted_to_utf8().value).decode("utf-8")


def added(snapshot: Snapshot, position: Position, index: int) -> Snapshot:
    """Return the snapshot with a new game that shows a position inserted at an index; the cursor goes there."""
    return inserted(snapshot, [position_to_game(position)], index)


def inserted(snapshot: Snapshot, trees: Sequence[GameTree], index: int) -> Snapshot:
    """Return the snapshot with games inserted at an index, at least one; the cursor goes to the first of them.

    They are copies; those that were read from another text are detached from it.
    """
    new = [(tree.unsourced() if tree.source.text else tree).copied() for tree in trees]
    games = [_naming_encoding(tree, snapshot.collection) for tree in new]
    collection = snapshot.collection.with_games_inserted(index, games)
    places = {old: old + len(games) * (old >= index) for old in range(len(snapshot.collection.games))}
    there = with_draft_kept(_following(snapshot, collection, places))
    return at(there._replace(hen_text=there.hen_text.emptied()), index, initial_node(games[0]))


def replaced(snapshot: Snapshot, trees: Sequence[GameTree]) -> Snapshot:
    """Return the snapshot with other games, at least one, instead of the current one."""
    return removed(at(inserted(snapshot, trees, snapshot.game + 1), snapshot.game, snapshot.node), [snapshot.game])


def duplicated(snapshot: Snapshot, games: Some[int]) -> Snapshot:
    """Return the snapshot with a copy of each of these games after it; the cursor goes to the first copy."""
    wanted = _existing(snapshot, games)
    if not wanted:
        return snapshot
    first, collection = wanted[0], snapshot.collection
    node = snapshot.node if snapshot.game == first else initial_node(collection.games[first])
    for game in reversed(wanted):
        collection = collection.with_games_inserted(game + 1, [collection.games[game].copied()])
    places = {old: old + sum(game < old for game in wanted) for old in range(len(snapshot.collection.games))}
    return at(_following(snapshot, collection, places), first + 1, node)


def removed(snapshot: Snapshot, games: Some[int]) -> Snapshot:
    """Return the snapshot without these games, or unchanged if none would be left.

    From a removed game the cursor goes to the next one; a draft there is dropped.
    """
    gone = set(_existing(snapshot, games))
    kept = [game for game in range(len(snapshot.collection.games)) if game not in gone]
    if not gone or not kept:
        return snapshot
    if snapshot.game in gone:
        successor = next((game for game in kept if game > snapshot.game), kept[-1])
        hen_text = HenText(multiline=snapshot.hen_text.multiline, always_size=snapshot.hen_text.always_size)
        snapshot = at(
            snapshot._replace(hen_text=hen_text), successor, initial_node(snapshot.collection.games[successor])
        )
    return _ordered(snapshot, kept)


def moved(snapshot: Snapshot, games: Some[int], index: int) -> Snapshot:
    """Return the snapshot with these games, in their order, moved before the one now at an index.

    index: the index of that game, or the number of games for the end.
    """
    moving = _existing(snapshot, games)
    going = set(moving)
    rest = [game for game in range(len(snapshot.collection.games)) if game not in going]
    before = [game for game in rest if game < index]
    return _ordered(snapshot, [*before, *moving, *rest[len(before) :]])


def _ordered(snapshot: Snapshot, order: Sequence[int]) -> Snapshot:
    """Return the snapshot with its games reordered, including the one with the cursor."""
    if [*order] == [*range(len(snapshot.collection.games))]:
        return snapshot
    places: dict[int, int] = {}
    for new, old in enumerate(order):
        places.setdefault(old, new)
    return _following(snapshot, snapshot.collection.with_order(order), places)


def _following(snapshot: Snapshot, collection: Collection, places: Mapping[int, int]) -> Snapshot:
    """Return the snapshot with another collection, its cursor and drafts moved with their games."""
    drafts = tuple(draft._replace(game=places[draft.game]) for draft in snapshot.drafts if draft.game in places)
    return snapshot._replace(collection=collection, game=places[snapshot.game], drafts=drafts)


def _existing(snapshot: Snapshot, games: Some[int]) -> list[int]:
    return sorted({game for game in games if 0 <= game < len(snapshot.collection.games)})


def _naming_encoding(game: GameTree, collection: Collection) -> GameTree:
    """Return a new game that declares the encoding of its file by the name that the file has for it.

    Where the file has none, that of UTF-8 stays for what is plain ASCII.
    """
    codec, first = collection.encoding, collection.games[0]
    name = first.node(first.root).raw.get("CA", ("",))[0].strip()
    if codec in codecs_named(name):
        return game.with_property(game.root, "CA", name)
    return game if codec in ("utf-8", "ascii") else game.with_property(game.root, "CA", title(codec))
