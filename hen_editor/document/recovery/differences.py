"""The difference of two snapshots of a document as a JSON object, and the snapshot made with it.

A difference holds the nodes that an edit has written, with their text, and of everything else in a snapshot what
changed. It is found in time proportional to the edit, whatever the size of the document. What games were read from is
not in it, but in a reading of its own, which comes before the first difference that needs it.

What is applied may hold anything at all: where it does not fit, that raises one of the errors in `UNFIT`.
"""

import codecs
from bisect import bisect_left
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from itertools import chain, count, islice
from typing import NamedTuple, Self, TypeVar

from hen_editor.core.editing.snapshot import DraftReason, HenText, KeptDraft, Scope, Snapshot, reaching
from hen_editor.core.formats import SGF
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, EncodingReason, GameTree, NodeId
from hen_editor.core.sgf.collection import NEW_FILE, differing_span, with_game
from hen_editor.core.sgf.node import NodeIds
from hen_editor.core.sgf.source import Source
from hen_editor.core.slices import finished
from hen_editor.document.recovery.game_differences import (
    Json,
    Record,
    difference_beside_nodes,
    difference_in_nodes,
    game_applied,
    game_difference,
    game_in_full,
    nodes_in_full,
    require_path,
    typed,
)
from hen_editor.document.threads import working

FEW = 500
"""The most edited nodes of a game whose differences are found at once: some 10 ms."""

GAMES = 1_000
"""How many games are noted between two pauses."""

NO_GAMES = Collection((), "utf-8", NEW_FILE, (), (0, 0))

UNFIT = LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, MemoryError
"""What is raised where something that was read from a journal does not fit: not the work of this program."""


class Base(NamedTuple):
    """What games were read from: bytes or a text, and the name of its format; neither for a new document.

    encoding: the one that the user chose.
    """

    data: bytes = b""
    text: str = ""
    format: str = ""
    encoding: str | None = None

    @classmethod
    def of(cls, source: Source, data: bytes, row: str) -> Self:
        """Return what was read as bytes, or else as a text, in the format of this name."""
        if not data:
            return cls(text=source.text, format=row) if source.text else cls()
        is_chosen = bool(source.segments) and source.segments[0].reason is EncodingReason.ASKED
        return cls(data, format=row, encoding=source.segments[0].codec if is_chosen else None)

    @property
    def stored(self) -> bytes:
        """The bytes to keep for it."""
        return self.data or self.text.encode("utf-8", "surrogatepass")


class _Place(NamedTuple):
    """Where a game was read: the number of the reading, and its index there."""

    reading: int
    game: int


class Differences:
    """Finds and applies the differences between the snapshots of one document.

    new_readings: what the differences found since need to have been read, which is noted before them.
    """

    def __init__(self) -> None:
        self.new_readings: list[Base] = []
        self._readings: list[Collection] = []
        self._by_source: dict[int, int] = {}
        self._places: dict[object, _Place] = {}
        self._supplies: list[NodeIds] = []
        self._numbers: dict[int, int] = {}
        self._largest: dict[int, NodeId] = {}
        self._parts: dict[int, list[Json]] = {}
        self._part_count = 0
        self._prepared: dict[tuple[GameTree, GameTree], Record] = {}
        self._prepared_games: tuple[object, object, Json] = (None, None, None)

    @classmethod
    def beginning(cls, opened: Collection = NO_GAMES) -> Generator[None, None, Self]:
        """Make one, in slices. opened: the games of the document as whoever applies the differences can read them."""
        differences = cls()
        yield from differences.noting(opened)
        return differences

    @property
    def nothing(self) -> Snapshot:
        """What the first difference begins with: the games as opened, with the cursor nowhere."""
        return Snapshot(self._readings[0], -1, -1, Position(), (), 0, {}, HenText())

    def preparing(self, before: Snapshot, after: Snapshot) -> Generator[list[Json] | None, None, None]:
        """Find in slices what is many nodes or games of the difference between two snapshots.

        Yields it in parts, and None to pause at. Whoever applies the difference must have taken these parts first.
        """
        self._prepared.clear()
        self._prepared_games = None, None, None
        yield from self._noting_source_of(after.collection)
        old, new = self._games_before(before.collection, after.collection), after.collection.games
        start, old_stop, new_stop = differing_span(old, new, after.game)
        states = {tree.game_key: tree for tree in old[start:old_stop]}
        for number, tree in enumerate(new[start:new_stop]):
            if number % FEW == 0:
                yield None
            yield from self._noting_source_of(tree)
            known = states.get(tree.game_key) or self._as_read(tree)
            if known is not None and known is not tree and _is_state(tree, known):
                yield from self._preparing_game(known, tree)
        if new_stop - start > FEW:
            first = self._part_count
            found = self._found_in_games(old, new, start, old_stop, new_stop)
            while some := [*islice(found, FEW)]:
                self._part_count += 1
                yield some
            self._prepared_games = old, new, {"parts": [first, self._part_count]}

    def _preparing_game(self, old: GameTree, new: GameTree) -> Generator[list[Json], None, None]:
        edited = sorted(new.edited_since(old))
        if len(edited) <= FEW:
            return
        first, gone = self._part_count, list[NodeId]()
        for start in range(0, len(edited), FEW):
            found = difference_in_nodes(old, new, edited[start : start + FEW])
            gone += found.get("gone", ())
            self._part_count += 1
            yield found.get("nodes", [])
        found = difference_beside_nodes(old, new, gone)
        self._prepared[old, new] = {**found, "parts": [first, self._part_count]}

    def hold_part(self, part: list[Json]) -> None:
        """Hold a part of a difference that is applied later."""
        self._parts[self._part_count] = typed(part, list)
        self._part_count += 1

    def find(self, before: Snapshot, after: Snapshot) -> Record:
        """Return the difference between two snapshots, empty if there is none; with what is prepared of it."""
        found: Record = {}
        if after.collection is not before.collection:
            found |= self._found_in_collection(before.collection, after)
        if (after.game, after.node) != (before.game, before.node):
            found["at"] = [after.game, after.node]
        if after.hen_text != before.hen_text:
            found["hen"] = _hen_found(after.hen_text, after.position)
        if after.drafts != before.drafts:
            found["drafts"] = [[draft.game, draft.node, _hen_found(draft.hen_text)] for draft in after.drafts]
        if after.chosen_scope is not before.chosen_scope:
            found["scope"] = after.chosen_scope and after.chosen_scope.value
        if after.set_up_in != before.set_up_in:
            found["set up in"] = after.set_up_in
        return found

    def applying(self, before: Snapshot, found: Record) -> Generator[float, None, Snapshot]:
        """Return the snapshot that differs so from another, pausing while a long line is replayed."""
        if not found:
            return before
        after = before
        collection = self._collection(before.collection, found)
        game, node = found.get("at", (before.game, before.node))
        if collection is not before.collection or "at" in found:
            require_path(_at(collection.games, game), node)
            after = yield from working(
                lambda progress: reaching(collection, game, node, before.hen_text, before.drafts, progress=progress)
            )
            after = after._replace(chosen_scope=before.chosen_scope, set_up_in=before.set_up_in)
        if "hen" in found:
            after = after._replace(hen_text=_hen_text(found["hen"], after.position))
        if "drafts" in found:
            drafts = [KeptDraft(typed(at, int), typed(its, int), _hen_text(text)) for at, its, text in found["drafts"]]
            for draft in drafts:
                if draft.node in (tree := _at(collection.games, draft.game)):
                    require_path(tree, draft.node)
            after = after._replace(drafts=tuple(drafts))
        if "scope" in found:
            after = after._replace(chosen_scope=None if found["scope"] is None else Scope(found["scope"]))
        if "set up in" in found:
            set_up_in = found["set up in"]
            after = after._replace(set_up_in=None if set_up_in is None else typed(set_up_in, int))
        return after

    def pass_ids(self) -> None:
        """Let new nodes have ids that were in no difference applied."""
        for number, largest in self._largest.items():
            self._supplies[number].pass_over(largest)
        self._largest.clear()

    # What games were read from.

    def number_of(self, games: Collection, base: Base) -> int:
        """Return the number of a reading; base: what it was read from, in case it is a new one."""
        known = next((number for number, read in enumerate(self._readings) if read is games), None)
        if known is not None:
            return known
        self.new_readings.append(base)
        return finished(self.noting(games))

    def noting(self, reading: Collection) -> Generator[None, None, int]:
        """Take note of games that were read, in slices; return the number of the reading."""
        number = len(self._readings)
        self._readings.append(reading)
        self._by_source[id(reading.source)] = number
        if _is_in_order(reading):
            self._number(reading.games[0].ids)
            return number
        for place, tree in enumerate(reading.games):
            self._places[tree.game_key] = _Place(number, place)
            if tree.source.text:  # a copy of the game has the same place there, but another key
                self._places[id(tree.source), tree.span] = _Place(number, place)
            self._number(tree.ids)
            if place % GAMES == 0:
                yield
        return number

    def _noting_source_of(self, read: Collection | GameTree) -> Generator[None, None, None]:
        """Take note of what games were read from since the document was opened, as after a reload."""
        source = read.source
        if not source.text or id(source) in self._by_source:
            return
        if isinstance(read, Collection):
            yield from self._noting_source(source, NodeIds(), read.loaded)
        elif self._as_read(read) is None:
            yield from self._noting_source(source, read.ids, ())

    def _noting_source(self, source: Source, ids: NodeIds, games: Sequence[GameTree]) -> Generator[None, None, None]:
        loaded = [*games]
        for span in source.games[len(games) :]:
            loaded.append(GameTree.loaded(source, span, ids))
            if len(loaded) % GAMES == 0:
                yield
        yield from self.noting(replace(NO_GAMES, games=tuple(loaded), source=source, loaded=tuple(loaded)))
        self.new_readings.append(Base.of(source, source.data or b"", SGF.name))

    def _as_read(self, tree: GameTree) -> GameTree | None:
        """Return the first state of a game, None if it was not read."""
        place = self._place(tree)
        return None if place is None else self._readings[place.reading].games[place.game]

    def _place(self, tree: GameTree) -> _Place | None:
        number = self._by_source.get(id(tree.source))
        if number is not None and _is_in_order(reading := self._readings[number]):
            game = bisect_left(reading.games, tree.span.root, key=_first_node)
            if game < len(reading.games) and reading.games[game].span == tree.span:
                return _Place(number, game)
        return self._places.get(tree.game_key) or self._places.get((id(tree.source), tree.span))

    def _number(self, ids: NodeIds) -> int:
        """Return the number of a supply of ids, a new one if it has none."""
        number = self._numbers.setdefault(id(ids), len(self._supplies))
        if number == len(self._supplies):
            self._supplies.append(ids)
        return number

    # Games.

    def _games_before(self, before: Collection, after: Collection) -> Sequence[GameTree]:
        """Return the games that the difference between two collections begins with."""
        return before.games if after.source is before.source else self._bare_of(after).games

    def _bare_of(self, collection: Collection) -> Collection:
        """Return the games as they were read from the source of a collection, none if they are new."""
        number = self._by_source.get(id(collection.source))
        return NO_GAMES if number is None else _bare(self._readings[number])

    def _found_in_collection(self, before: Collection, after: Snapshot) -> Record:
        collection = after.collection
        finished(self._noting_source_of(collection))
        found: Record = {}
        if collection.source is not before.source:
            before = self._bare_of(collection)
            found["reading"] = self._by_source.get(id(collection.source))
        old, new = before.games, collection.games
        if old is not new:
            start, old_stop, new_stop = differing_span(old, new, after.game)
            (one, other, prepared), self._prepared_games = self._prepared_games, (None, None, None)
            is_prepared = one is old and other is new
            games = prepared if is_prepared else [*self._found_in_games(old, new, start, old_stop, new_stop)]
            if old_stop > start or games:
                found["games"] = [start, old_stop, games]
        if collection.before is not before.before and collection.before != before.before:
            found["before"] = collection.before
        if collection.encoding != before.encoding:
            found["encoding"] = collection.encoding
        if collection.is_converted is not before.is_converted:
            found["converted"] = collection.is_converted
        return found

    def _found_in_games(
        self, old: Sequence[GameTree], new: Sequence[GameTree], start: int, old_stop: int, new_stop: int
    ) -> Iterator[Json]:
        """Iterate over the games that differ: an index in the old ones, or what differs from one of them."""
        states = {tree.game_key: index for index, tree in enumerate(old[start:old_stop], start)}
        places: dict[int, int] = {}
        for tree in new[start:new_stop]:
            index = states.get(tree.game_key)
            if index is None:
                places = places or dict(zip(map(id, old), count(), strict=False))
                index = places.get(id(tree))
            if index is not None and old[index] is tree:
                yield index
            else:
                finished(self._noting_source_of(tree))
                yield self._found_in_game(old, index, tree)

    def _found_in_game(self, old: Sequence[GameTree], index: int | None, tree: GameTree) -> Record:
        """Return a game as what differs from one before, or from one as it was read, or in full."""
        if index is not None and _is_state(tree, old[index]):
            return {"of": index, **self._found_in_tree(old[index], tree)}
        place = self._place(tree)
        if place is not None:
            read = self._readings[place.reading].games[place.game]
            if tree.source is read.source and tree.root == read.root:
                ids = {} if tree.ids is read.ids else {"ids": self._number(tree.ids)}
                return {"read": place, **ids, **self._found_in_tree(read, tree)}
        return {"root": tree.root, "ids": self._number(tree.ids), "nodes": nodes_in_full(tree)}

    def _found_in_tree(self, old: GameTree, new: GameTree) -> Record:
        found = self._prepared.pop((old, new), None)  # its parts can be taken once
        return game_difference(old, new) if found is None else found

    def _collection(self, before: Collection, found: Record) -> Collection:
        if "reading" in found:
            before = NO_GAMES if found["reading"] is None else _bare(_at(self._readings, found["reading"]))
        games = before.games
        if "games" in found:
            start, stop, differences = found["games"]
            new = self._taken(differences) if isinstance(differences, dict) else differences
            if not 0 <= start <= stop <= len(games):
                raise ValueError
            changed_games = [self._game(before.games, difference) for difference in new]
            if len(changed_games) == stop - start == 1:
                games = with_game(games, start, changed_games[0])
            else:
                games = (*games[:start], *changed_games, *games[stop:])
        if games is before.games and not found.keys() & {"before", "encoding", "converted"}:
            return before
        codecs.lookup(found.get("encoding", "utf-8"))
        spans = tuple(map(_span, found["before"])) if "before" in found else before.before
        if len(spans) != len(games):
            raise ValueError
        return replace(
            before,
            games=games,
            before=spans,
            encoding=found.get("encoding", before.encoding),
            is_converted=typed(found.get("converted", before.is_converted), bool),
        )

    def _taken(self, found: Record) -> list[Json]:
        """Return what the parts of a difference hold."""
        return [*chain.from_iterable(self._parts.pop(number) for number in range(*found["parts"]))]

    def _game(self, old: Sequence[GameTree], found: Json) -> GameTree:
        if isinstance(found, int):
            return _at(old, found)
        if "parts" in found:
            found = {**found, "nodes": self._taken(found)}
        if "root" not in found:
            before = _at(old, found["of"]) if "of" in found else self._read_game(found)
            tree = game_applied(before, found)
            number = self._number(tree.ids)
        else:
            number = self._require_number(found["ids"])
            tree = game_in_full(found["root"], found["nodes"], self._supplies[number])
        written = [node[0] for node in found.get("nodes", ())]
        as_read = tree.span.stop - 1  # a copy of a game that was read has its ids, but a supply of its own
        self._largest[number] = max(self._largest.get(number, -1), as_read, *written)
        return tree

    def _read_game(self, found: Record) -> GameTree:
        reading, game = found["read"]
        tree = _at(_at(self._readings, reading).games, game)
        return tree if "ids" not in found else replace(tree, ids=self._supplies[self._require_number(found["ids"])])

    def _require_number(self, number: int) -> int:
        """Return the number of a supply of ids, which may be the next one."""
        if number == len(self._supplies):
            return self._number(NodeIds())
        _at(self._supplies, number)
        return number


def _span(found: Json) -> tuple[int, int] | None:
    if found is None:
        return None
    start, end = found
    return typed(start, int), typed(end, int)


def finding_same(one: Snapshot, other: Snapshot) -> Generator[None, None, bool]:
    """Return, in slices, whether two snapshots made apart from one another are the same."""
    if len(one.collection.games) != len(other.collection.games):
        return False
    for number, (tree, known) in enumerate(zip(one.collection.games, other.collection.games, strict=True), 1):
        if not _are_same(tree, known):
            return False
        if number % FEW == 0:
            yield
    cursor, known_cursor = (one.game, one.node, one.hen_text), (other.game, other.node, other.hen_text)
    return (cursor, one.drafts, one.collection.encoding) == (known_cursor, other.drafts, other.collection.encoding)


def _are_same(tree: GameTree, other: GameTree) -> bool:
    # `!=` of two HashTrieMaps is wrong: two empty ones are unequal. Tuples ask their items for `==`, which is right.
    nodes = tree.root, tree.span, tree.edited, tree.removed, tree.node_count
    if nodes != (other.root, other.span, other.edited, other.removed, other.node_count):
        return False
    start, end = tree.span.start, tree.span.end
    return tree.source is other.source or tree.source.text[start:end] == other.source.text[start:end]


def _is_in_order(reading: Collection) -> bool:
    """Return whether a game is found among others by its place in their common source: to note each takes too long."""
    games, spans = reading.games, reading.source.games
    return bool(games) and len(games) == len(spans) and games[-1].span is spans[-1] and games[0].span is spans[0]


def _first_node(tree: GameTree) -> NodeId:
    return tree.span.root


def _bare(reading: Collection) -> Collection:
    """Return a reading with nothing in it that depends on what was done since."""
    return replace(reading, before=(), encoding="", is_converted=False)


def _is_state(tree: GameTree, other: GameTree) -> bool:
    return tree.is_state_of(other) and tree.source is other.source


Item = TypeVar("Item")


def _at(items: Sequence[Item], index: Json) -> Item:
    """Return an item by its index. Raises ValueError if that is none."""
    if not 0 <= typed(index, int) < len(items):
        raise ValueError
    return items[index]


def _hen_found(hen_text: HenText, position: Position | None = None) -> Record:
    """Return the text of the field and its layout.

    says: what it means, if anything: the position shown (1), or what is read in it (2).
    """
    found: Record = {"text": hen_text.text}
    if hen_text.position is not None:
        found["says"] = 1 if position is not None and hen_text.means(position) else 2
    if hen_text.draft is not None:
        found["draft"] = hen_text.draft.value
    if hen_text.multiline:
        found["multiline"] = True
    if hen_text.always_size:
        found["always size"] = True
    if hen_text.applied is not None:
        found["applied"] = _hen_found(hen_text.applied)
    return found


def _hen_text(found: Record, position: Position | None = None) -> HenText:
    hen_text = HenText(
        typed(found["text"], str),
        None,
        DraftReason(found["draft"]) if "draft" in found else None,
        typed(found.get("multiline", False), bool),
        typed(found.get("always size", False), bool),
        _hen_text(found["applied"]) if "applied" in found else None,
    )
    return hen_text.meaning(position if found["says"] == 1 else None) if "says" in found else hen_text
