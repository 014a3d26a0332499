"""The games of a collection: added, removed, duplicated, reordered and merged, and their game info.

The cursor and the drafts move with their games. The text around remaining games is kept.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection as Some
from collections.abc import Hashable, Mapping, Sequence

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, Color, Point, Stones
from hen_editor.core.convert import node_to_position, position_to_game
from hen_editor.core.convert.hen_property import HEN_PROPERTY as HEN
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import codes
from hen_editor.core.editing.snapshot import Snapshot, at, edited, with_draft_kept
from hen_editor.core.game.info import game_info, read_field, too_long
from hen_editor.core.game.problem import initial_node
from hen_editor.core.moves import MOVES, hen_of
from hen_editor.core.position import Position
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.replay import SETUP, Replay
from hen_editor.core.sgf import PROPERTIES, Category, Collection, GameTree, Node, NodeId
from hen_editor.core.sgf.edits import Branch
from hen_editor.core.sgf.encoding.charsets import codecs_named, restore_undecodable, title
from hen_editor.core.sgf.text_values import write_text


def copied(snapshot: Snapshot, games: Sequence[int] = ()) -> str:
    """Return games with all their variations as SGF. games: their indices, at least one; by default the current one."""
    chosen = snapshot.collection.with_order(games or (snapshot.game,))
    return sgf.format(chosen.converted_to_utf8().value).decode("utf-8")


def added(snapshot: Snapshot, position: Position, index: int) -> Snapshot:
    """Return the snapshot with a new game that shows a position inserted at an index; the cursor goes there."""
    return inserted(snapshot, [position_to_game(position)], index)


def inserted(snapshot: Snapshot, trees: Sequence[GameTree], index: int) -> Snapshot:
    """Return the snapshot with games inserted at an index, at least one; the cursor goes to the first of them.

    They are copies; those that were read from another text are detached from it.
    """
    new = [(tree.unsourced() if tree.source.text else tree).copied() for tree in trees]
    games = [naming_encoding(tree, snapshot.collection) for tree in new]
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
    first, games_before = wanted[0], snapshot.collection.games
    node = snapshot.node if snapshot.game == first else initial_node(games_before[first])
    places = {old: old + bisect_left(wanted, old) for old in range(len(games_before))}
    return at(_following(snapshot, snapshot.collection.with_copies({*wanted}), places), first + 1, node)


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
        emptied = snapshot._replace(hen_text=snapshot.hen_text.emptied())
        snapshot = at(emptied, successor, initial_node(snapshot.collection.games[successor]))
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


def naming_encoding(game: GameTree, collection: Collection) -> GameTree:
    """Return a new game that declares the encoding of its file by the name that the file has for it.

    If the file declares none and is UTF-8 or plain ASCII, the new game keeps its own declaration of UTF-8.
    """
    codec, first = collection.encoding, collection.games[0]
    name = first.node(first.root).raw.get("CA", ("",))[0].strip()
    if codec in codecs_named(name):
        return game.with_property(game.root, "CA", name)
    return game if codec in ("utf-8", "ascii") else game.with_property(game.root, "CA", title(codec))


_TEXTS = {"C": "\n\n", "GC": "\n\n", "N": " "}
"""Texts that are joined if they differ, and their separators."""

_SAME = frozenset({*MOVES, *SETUP, "PL", HEN})
"""The properties that identify a node: a move, or setup, turn, and what of them SGF lacks."""

_OWN = frozenset({*_SAME, "HA", *(name for name, kind in PROPERTIES.items() if kind.category is Category.ROOT)})
"""The properties that a node never takes from another: they would change its position, or how the file is read."""


def merged(snapshot: Snapshot, *others: GameTree, progress: Progress = unreported) -> Parsed[Snapshot]:
    """Merge other games into the current one; the cursor stays.

    Nodes with the same moves and setup after the same parent become one: its texts are joined if they differ, its
    other properties stay, and missing ones are added that leave its position as it is. If several children of a node
    are the same, they are paired in order, and any left over in another game join the last. Refused, with the snapshot
    unchanged, if one of the games begins with a different position.
    """
    tree, done, total = snapshot.tree, 0, sum(map(len, others))
    beginning = _beginning(tree)
    for other in others:
        if other.is_go != tree.is_go:
            return Parsed(snapshot, (codes.OTHER_GAME.at(),))
        if other.size != tree.size:
            return Parsed(snapshot, (codes.OTHER_SIZE.at(found=other.size, wanted=tree.size),))
        if _beginning(other) != beginning:
            return Parsed(snapshot, (codes.OTHER_BEGINNING.at(),))
    work = [(tree.root, [(other, other.root) for other in others])]
    while work:
        here, there = work.pop()
        tree = _united(tree, here, [other.node(node) for other, node in there])
        known: dict[Hashable, list[NodeId]] = {}
        for child in tree.children(here):
            known.setdefault(_identity(tree.node(child)), []).append(child)
        new: dict[Hashable, Branch] = {}
        same: dict[tuple[Hashable, int], list[tuple[GameTree, NodeId]]] = {}
        for other, node in there:
            met: Counter[Hashable] = Counter()
            for child in other.children(node):
                done += 1
                progress(done / total)
                identity = _identity(other.node(child))
                if identity not in known and identity not in new:
                    new[identity] = other.branch(child)
                last = len(known[identity]) - 1 if identity in known else 0
                same.setdefault((identity, min(met[identity], last)), []).append((other, child))
                met[identity] += 1
        tree, added = tree.with_branches(here, new.values())
        known.update((identity, [node]) for identity, node in zip(new, added, strict=True))
        work += [(known[identity][number], nodes) for (identity, number), nodes in same.items()]
    return Parsed(edited(snapshot, tree))


def _beginning(tree: GameTree) -> tuple[Stones, Sequence[Color] | None]:
    """Return what must be the same at the beginnings of two games: the stones, and the order of play that is set."""
    state = Replay.of(tree, tree.root)
    return state.stones, state.order


def _identity(node: Node) -> Hashable:
    """Return the key by which nodes are the same, whatever their spelling."""
    return frozenset((name, _comparable(node, name)) for name in _SAME & node.raw.keys())


def _comparable(node: Node, name: str) -> Hashable:
    """Return what a property means, and its text where that cannot be read."""
    read = hen_of(node) if name == HEN else None
    if read is not None and read.error is None:
        return read.position, read.has_order
    reading = node.reading(name)
    if not reading.known:
        return node.raw[name]
    value = reading.value
    return frozenset(value) if isinstance(value, tuple) and not isinstance(value, Point) else value


def _united(tree: GameTree, node: NodeId, others: Sequence[Node]) -> GameTree:
    """Add to a node what it lacks of others; the root keeps its game info."""
    own = tree.node(node)
    lacking: dict[str, tuple[str, ...]] = {}
    texts: dict[str, str] = {}
    for other in others:
        for name, values in other.raw.items():
            if name not in own.raw and name not in _OWN:
                lacking.setdefault(name, values)
            if name in _TEXTS:
                present, text = texts.get(name) or str(own.get(name, "")), str(other.get(name))
                texts[name] = present if text in present else _TEXTS[name].join(filter(None, (present, text)))
    for name, values in lacking.items():
        united = tree.with_raw(node, name, values)
        if name != "LB" or _order(united, node) == _order(tree, node):
            tree = united
    for name, text in texts.items():
        if tree.node(node).get(name) != text:
            tree = tree.with_property(node, name, text)
    return tree


def _order(tree: GameTree, node: NodeId) -> Sequence[Color]:
    """Return the order of play at a node, which numbers among its labels may imply."""
    return node_to_position(tree, node).order


# Game info.


def with_game_info(snapshot: Snapshot, texts: Mapping[str, str], game: int | None = None) -> Snapshot:
    """Set the texts of fields, or remove those with an empty text; unchanged ones keep their bytes.

    Fields that are too long to be edited stay as they are. Texts that do not conform to FF[4] are accepted.
    game: the index of the game, by default the current one.
    """
    tree = snapshot.tree if game is None else snapshot.collection.games[game]
    before = game_info(tree)
    raw = tree.node(tree.root).raw
    kept_as_they_are = too_long(tree)
    for name, text in texts.items():
        if text != before[name] and name not in kept_as_they_are:
            kept = restore_undecodable(text, read_field(name, raw[name][0])) if raw.get(name) else text
            tree = tree.with_raw(tree.root, name, (write_text(kept),) if kept else ())
    if game is None or game == snapshot.game:
        return edited(snapshot, tree)
    return snapshot._replace(collection=snapshot.collection.with_game(game, tree))


def with_handicap(snapshot: Snapshot, texts: Mapping[str, str]) -> Snapshot:
    """Set the texts of fields of the current game, and place the stones of another handicap.

    They replace those of the handicap before, unless the game has moves already or the board has other stones.
    """
    tree = snapshot.tree
    after = with_game_info(snapshot, texts)
    before, placed = _handicap_points(tree), _handicap_points(after.tree)
    has_others = dict(snapshot.position.stones) != dict.fromkeys(before, BLACK)
    if before == placed or has_others or tree.children(tree.root):
        return after
    return edited(snapshot, after.tree.with_property(tree.root, "AB", placed))


def _handicap_points(tree: GameTree) -> tuple[Point, ...]:
    """Return the points of the handicap that a game has in its game info, none if it is not a number of stones."""
    handicap = tree.node(tree.root).get("HA")
    return tree.size.handicap_points(handicap) if tree.is_go and isinstance(handicap, int) else ()
