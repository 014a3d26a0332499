"""The difference of two snapshots of a document as a JSON object, and the snapshot made with it.

A difference holds the nodes that an edit has written, with their text, and of everything else in a snapshot what
changed. It is found in time proportional to the edit, whatever the size of the document.
"""

from base64 import b64decode, b64encode
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice

from hen_editor.core import sgf
from hen_editor.core.editing.snapshot import DraftReason, HenText, KeptDraft, Scope, Snapshot, reached
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, EncodingReason, GameTree, NodeId
from hen_editor.core.sgf.collection import NEW_FILE
from hen_editor.core.sgf.per_game import NodeIds
from hen_editor.document.recovery import game_differences
from hen_editor.document.recovery.game_differences import Json
from hen_editor.document.recovery.lines import Record

FEW = 500
"""The most edited nodes of a game whose differences are found at once: some 10 ms."""

NO_GAMES = Collection((), "utf-8", NEW_FILE, (), (0, 0))


class Differences:
    """Finds and applies the differences between the snapshots of one document.

    opened: the games that the document was opened with, as whoever applies the differences can read them again.
    """

    def __init__(self, opened: Collection = NO_GAMES) -> None:
        self._readings: list[Collection] = []
        self._places: dict[object, tuple[int, int]] = {}
        self._supplies: list[NodeIds] = []
        self._numbers: dict[int, int] = {}
        self._largest: dict[int, NodeId] = {}
        self._parts: dict[int, list[Json]] = {}
        self._part_count = 0
        self._prepared: dict[tuple[GameTree, GameTree], Record] = {}
        self._prepared_games: tuple[object, object, Json] = (None, None, None)
        self._note(opened)

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
        old_games, games = before.collection.games, after.collection.games
        states = {tree.game_key: tree for tree in old_games}
        changed = 0
        for place, tree in enumerate(games):
            if place % FEW == 0:
                yield None
            old = states.get(tree.game_key) or self._as_read(tree)
            changed += old is not tree
            if old is not None and old is not tree and _is_state(tree, old):
                yield from self._preparing_game(old, tree)
        if changed > FEW and before.collection.source is after.collection.source:
            first = self._part_count
            found = self._found_in_games(old_games, games)
            while some := [*islice(found, FEW)]:
                self._part_count += 1
                yield some
            self._prepared_games = old_games, games, {"parts": [first, self._part_count]}

    def _preparing_game(self, old: GameTree, new: GameTree) -> Generator[list[Json], None, None]:
        edited = sorted(new.edited_since(old))
        if len(edited) <= FEW:
            return
        first, gone = self._part_count, list[NodeId]()
        for start in range(0, len(edited), FEW):
            found = game_differences.in_nodes(old, new, edited[start : start + FEW])
            gone += found.get("gone", ())
            self._part_count += 1
            yield found.get("nodes", [])
        found = game_differences.beside_nodes(old, new, gone)
        self._prepared[old, new] = {**found, "parts": [first, self._part_count]}

    def take(self, part: list[Json]) -> None:
        """Take a part of a difference that is applied later."""
        self._parts[self._part_count] = part
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

    def apply(self, before: Snapshot, found: Record) -> Snapshot:
        """Return the snapshot that differs so from another."""
        if not found:
            return before
        after = before
        collection = self._collection(before.collection, found)
        game, node = found.get("at", (before.game, before.node))
        if collection is not before.collection or "at" in found:
            after = reached(collection, game, node, before.hen_text, before.drafts)
            after = after._replace(chosen_scope=before.chosen_scope, set_up_in=before.set_up_in)
        if "hen" in found:
            after = after._replace(hen_text=_hen_text(found["hen"], after.position))
        if "drafts" in found:
            after = after._replace(
                drafts=tuple(KeptDraft(at, its, _hen_text(text)) for at, its, text in found["drafts"])
            )
        if "scope" in found:
            after = after._replace(chosen_scope=None if found["scope"] is None else Scope(found["scope"]))
        return after._replace(set_up_in=found.get("set up in", after.set_up_in))

    def pass_ids(self) -> None:
        """Let new nodes have ids that were in no difference applied."""
        for number, largest in self._largest.items():
            while next(self._supplies[number]) < largest:
                pass
        self._largest.clear()

    def _note(self, reading: Collection) -> int:
        """Take note of games that were read from bytes or a text; return the number of the reading."""
        number = len(self._readings)
        self._readings.append(reading)
        for place, tree in enumerate(reading.games):
            self._places[tree.game_key] = number, place
            self._number(tree.ids)
        return number

    def _number(self, ids: NodeIds) -> int:
        """Return the number of a supply of ids, a new one if it has none."""
        number = self._numbers.setdefault(id(ids), len(self._supplies))
        if number == len(self._supplies):
            self._supplies.append(ids)
        return number

    # Games.

    def _found_in_collection(self, before: Collection, after: Snapshot) -> Record:
        collection, index = after.collection, after.game
        found: Record = {}
        if collection.source is not before.source:
            found, before = self._found_source(collection)
        old, new = before.games, collection.games
        if len(old) == len(new) and old[:index] == new[:index] and old[index + 1 :] == new[index + 1 :]:
            if old[index] is not new[index]:
                found["game"] = [index, self._found_in_game(old, index, new[index])]
        elif old != new:
            (one, other, prepared), self._prepared_games = self._prepared_games, (None, None, None)
            found["games"] = prepared if one is old and other is new else [*self._found_in_games(old, new)]
        if collection.before != before.before:
            found["before"] = collection.before
        if collection.encoding != before.encoding:
            found["encoding"] = collection.encoding
        if collection.is_converted is not before.is_converted:
            found["converted"] = collection.is_converted
        return found

    def _found_source(self, collection: Collection) -> tuple[Record, Collection]:
        """Return what games that were read in the meantime were read from, as after a reload, and these games."""
        source = collection.source
        for number, reading in enumerate(self._readings):
            if reading.source is source:
                return {"reading": number}, _bare(reading)
        read = replace(collection, games=collection.loaded)
        self._note(read)
        if source.data is None:
            return {"text": source.text}, _bare(read)
        is_chosen = collection.encoding_reason is EncodingReason.ASKED
        encoding = source.segments[0].codec if is_chosen else None
        return {"data": b64encode(source.data).decode("ascii"), "encoding": encoding}, _bare(read)

    def _read(self, found: Record) -> Collection:
        if "reading" in found:
            return _bare(self._readings[found["reading"]])
        data = found["text"] if "text" in found else b64decode(found["data"])
        read = sgf.parse(data, encoding=found.get("encoding")).value
        self._note(read)
        return _bare(read)

    def _found_in_games(self, old: Sequence[GameTree], new: Sequence[GameTree]) -> Iterator[Json]:
        places = {id(tree): index for index, tree in reversed([*enumerate(old)])}
        states = {tree.game_key: index for index, tree in reversed([*enumerate(old)])}
        return (
            index
            if (index := places.get(id(tree))) is not None
            else self._found_in_game(old, states.get(tree.game_key, -1), tree)
            for tree in new
        )

    def _found_in_game(self, old: Sequence[GameTree], index: int, tree: GameTree) -> Record:
        """Return a game as what differs from one in the same place before, or from one as opened, or in full."""
        if 0 <= index < len(old) and _is_state(tree, old[index]):
            return {"of": index, **self._found_in_tree(old[index], tree)}
        read = self._as_read(tree)
        if read is not None and _is_state(tree, read):
            return {"read": self._places[tree.game_key], **self._found_in_tree(read, tree)}
        return {"root": tree.root, "ids": self._number(tree.ids), "nodes": game_differences.in_full(tree)}

    def _as_read(self, tree: GameTree) -> GameTree | None:
        """Return the first state of a game, None if it was not read."""
        place = self._places.get(tree.game_key)
        return None if place is None else self._readings[place[0]].games[place[1]]

    def _found_in_tree(self, old: GameTree, new: GameTree) -> Record:
        found = self._prepared.pop((old, new), None)  # its parts can be taken once
        return game_differences.difference(old, new) if found is None else found

    def _collection(self, before: Collection, found: Record) -> Collection:
        if found.keys() & {"reading", "text", "data"}:
            before = self._read(found)
        games = before.games
        if "game" in found:
            index, difference = found["game"]
            games = (*games[:index], self._game(games, difference), *games[index + 1 :])
        elif "games" in found:
            differences = found["games"]
            differences = self._taken(differences) if isinstance(differences, dict) else differences
            games = tuple([self._game(games, difference) for difference in differences])
        if games is before.games and not found.keys() & {"before", "encoding", "converted"}:
            return before
        return replace(
            before,
            games=games,
            before=tuple([span and (span[0], span[1]) for span in found.get("before", before.before)]),
            encoding=found.get("encoding", before.encoding),
            is_converted=found.get("converted", before.is_converted),
        )

    def _taken(self, found: Record) -> list[Json]:
        """Return what the parts of a difference hold."""
        return [*chain.from_iterable(self._parts.pop(number) for number in range(*found["parts"]))]

    def _game(self, old: Sequence[GameTree], found: Json) -> GameTree:
        if isinstance(found, int):
            return old[found]
        if "parts" in found:
            found = {**found, "nodes": self._taken(found)}
        if "root" not in found:
            number, place = found.get("read", (0, 0))
            before = old[found["of"]] if "of" in found else self._readings[number].games[place]
            tree = game_differences.applied(before, found)
            number = self._number(tree.ids)
        else:
            number = found["ids"]
            if number == len(self._supplies):
                self._number(NodeIds())
            nodes = game_differences.entries(found["nodes"])
            tree = GameTree.of_entries(found["root"], nodes, self._supplies[number])
        written = [node[0] for node in found.get("nodes", ())]
        self._largest[number] = max(self._largest.get(number, -1), *written, -1)
        return tree


def _bare(reading: Collection) -> Collection:
    """Return a reading with nothing in it that depends on what was done since."""
    return replace(reading, before=(), encoding="", is_converted=False)


def _is_state(tree: GameTree, other: GameTree) -> bool:
    return tree.is_state_of(other) and tree.source is other.source


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
        found["text"],
        None,
        DraftReason(found["draft"]) if "draft" in found else None,
        found.get("multiline", False),
        found.get("always size", False),
        _hen_text(found["applied"]) if "applied" in found else None,
    )
    return hen_text.meaning(position if found["says"] == 1 else None) if "says" in found else hen_text
