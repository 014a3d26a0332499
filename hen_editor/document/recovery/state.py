"""A snapshot of a document as a JSON object: the file as it would be saved, and what is shown of it.

    file               the games as SGF, compressed
    codec              the encoding to read them in, unless it would be detected anyway
    as read            the file is as it was read
    values             what that encoding cannot represent: a game, the place of a node in it, a property, its values
    encoding           the encoding of the collection, if it is not that of the first game
    new                the games have no file of their own yet: they were made, or read from another format
    entries            for each game the number of the entry that it was read from, negative if that is unedited, or 0
    at                 the game, and the path to the node: its length, and where it takes which of the later variations
    hen                the text of the HEN field
    drafts             unfinished texts left at other nodes
    scope, set up in   where edits go

A journal may hold anything at all: reading what this program did not write raises one of the errors in `UNFIT`.
"""

import codecs
import zlib
from base64 import b64decode, b64encode
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias, TypeVar

from hen_editor.core import sgf
from hen_editor.core.convert import hen_file
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import DraftReason, HenText, KeptDraft, Scope, Snapshot, reached
from hen_editor.core.formats import Kept
from hen_editor.core.formats.format import KeptEntry
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, EncodingReason, GameTree, NodeId
from hen_editor.core.sgf.collection import NEW_FILE
from hen_editor.core.sgf.encoding.charsets import codecs_named
from hen_editor.core.sgf.encoding.decode import decode
from hen_editor.core.sgf.properties import is_identifier
from hen_editor.document.private_folder import MAX_PRIVATE_BYTES

Json: TypeAlias = Any

Record: TypeAlias = dict[str, Any]
"""A JSON object."""

UNFIT = LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, MemoryError, zlib.error
"""What may be raised when a journal holds something that this program did not write."""

_FASTEST = 1
"""The level of compression: the best one saves another tenth, but takes four times as long."""

_STAND_IN = "?"
"""What the file has instead of values that its encoding cannot represent."""

Value = TypeVar("Value")


def typed(value: Json, kind: type[Value]) -> Value:
    """Return a value of this type. Raises TypeError for any other; neither `true` nor `false` is a number."""
    if type(value) is not kind:
        raise TypeError
    return value


def pack(data: bytes) -> str:
    """Return bytes compressed, as a text."""
    return b64encode(zlib.compress(data, _FASTEST)).decode("ascii")


def unpack(text: Json) -> bytes:
    """Return the bytes of a text that `pack` has returned. Raises one of `UNFIT` for anything else."""
    compressed = b64decode(typed(text, str), validate=True)
    decompressor = zlib.decompressobj()
    data = decompressor.decompress(compressed, MAX_PRIVATE_BYTES)
    if not decompressor.eof:
        raise ValueError
    return data


# The layout of files that hold more than their games: each position as it was read.


class EntryNumbers:
    """The entries that games were read from, by numbers from 1, as the lines of a journal have them."""

    def __init__(self) -> None:
        self._numbers: dict[int, tuple[KeptEntry, int]] = {}  # by the identity of the entry: states of a game share it
        self._states: dict[object, tuple[object, int]] = {}
        self._alike: dict[int, int] = {}  # by the identity of a game's content

    def record(self, kept: Kept) -> list[Json]:
        """Use these entries from now on; return them."""
        self._states.clear()
        self._alike.clear()
        found: dict[int, Json] = {}
        for tree, each in kept.items():
            _, number = self._numbers.setdefault(id(each), (each, len(self._numbers) + 1))
            self._states[tree.game_key] = tree.edited, number
            self._alike[id(tree.edited)] = number
            found[number] = [number, each.entry.text, each.entry.title, each.piece]
        return [*found.values()]

    def entries(self, games: Sequence[GameTree]) -> list[int]:
        """Return for each game the number of its entry, negative if the game is unedited, 0 if it has none."""
        return [self._entry(tree) for tree in games] if self._states else []

    def _entry(self, tree: GameTree) -> int:
        edited, number = self._states.get(tree.game_key, (None, 0))
        # A copy of a game is another game with the same content.
        return -number if edited is tree.edited else number or -self._alike.get(id(tree.edited), 0)


class ReadEntries:
    """The entries that games were read from, as they are read from a journal.

    kept: what a document keeps of them, for all its states.
    """

    def __init__(self) -> None:
        self._trees: dict[int, GameTree] = {}
        self._live: dict[int, KeptEntry] = {}
        self._edited: list[tuple[int, GameTree]] = []

    @property
    def kept(self) -> Kept:
        """The games as they were read, and each that was edited with the entry that it replaces."""
        kept = {self._trees[number]: entry for number, entry in self._live.items()}
        for number, tree in self._edited:
            if number in self._live:
                kept[replace(self._trees[number], ids=tree.ids, root=tree.root)] = self._live[number]
        return kept

    def read(self, found: Json) -> None:
        """Use these entries from now on."""
        live = {}
        for number, text, title, piece in typed(found, list):
            for each in (title, piece):
                if each is not None:
                    typed(each, str)
            entry = hen_file.Entry(typed(text, str), title)
            live[typed(number, int)] = KeptEntry(entry, piece)
            if number not in self._trees:
                self._trees[number] = hen_file.to_game(entry).value
        self._live = live

    def games(self, numbers: Json, games: Sequence[GameTree]) -> Sequence[GameTree]:
        """Return games, those that are unedited as they were read. numbers: see `EntryNumbers.entries`."""
        found: list[GameTree] = []
        used = set[int]()
        for number, tree in zip(typed(numbers, list), games, strict=True):
            unedited = self._trees.get(-typed(number, int))
            if unedited is not None:
                found.append(unedited.copied() if number in used else unedited)
                used.add(number)
            else:
                found.append(tree)
                if number in self._trees:
                    self._edited.append((number, tree))
        return tuple(found)


# The file.


class StateFile(NamedTuple):
    """The games of a state, how many bytes their file has, and what was found wrong with it."""

    collection: Collection
    length: int
    diagnostics: tuple[Diagnostic, ...]


def file_record(collection: Collection, layout: EntryNumbers) -> tuple[Record, int]:
    """Return the file of games as a JSON object, and how many bytes it has."""
    written, values = _encodable(collection)
    try:
        data, codec = _written(written)
    except ValueError:
        # What an encoding, or several together, cannot represent can only be saved in UTF-8.
        written, values = collection.converted_to_utf8().value, []
        data, codec = sgf.format(written), "utf-8"
    found: Record = {"file": pack(data)}
    if codec is not None:
        found["codec"] = codec
    if data is written.source.data:
        found["as read"] = 1
    if values:
        found["values"] = values
    if written.encoding != written.codec_of(0):
        found["encoding"] = written.encoding
    if not collection.source.text:
        found["new"] = 1
        if entries := layout.entries(collection.games):
            found["entries"] = entries
    return found, len(data)


def _encodable(collection: Collection) -> tuple[Collection, list[Json]]:
    """Return games without the values that their encoding cannot represent, and these."""
    found, values = collection, list[Json]()
    if collection.source.data is None and all(map(_names_utf8, collection.games)):
        return found, values  # what was not read from bytes is written in UTF-8
    nodes: dict[int, list[NodeId]] = defaultdict(list)
    for each in collection.unencodable():
        nodes[each.game].append(each.node)
    for game, unencodable in nodes.items():
        tree = collection.games[game]
        places = _places(tree, {*unencodable})
        for node in dict.fromkeys(unencodable):
            pieces, raw = tree.pieces(node), tree.node(node).raw
            is_in_file = tree.source is collection.source and collection.source.data is not None
            for name in dict.fromkeys(piece.name for piece in pieces if piece.start < 0 or not is_in_file):
                if name and not "".join(raw[name]).isascii():
                    values.append([game, places[node], name, raw[name]])
                    tree = tree.with_raw(node, name, [_STAND_IN])
        if collection.has_edited_charset(game):  # read in the old one, its bytes are as they were
            values.append([game, 0, "CA", collection.games[game].node(tree.root).raw.get("CA", ())])
            tree = tree.with_raw(tree.root, "CA", collection.charset_of_bytes(game) or [_STAND_IN])
        found = found.with_game(game, tree)
    return found, values


def _names_utf8(tree: GameTree) -> bool:
    return all(codecs_named(name) == ("utf-8",) for name in tree.node(tree.root).raw.get("CA", ("",)))


def _places(tree: GameTree, nodes: set[NodeId]) -> dict[NodeId, int]:
    return {node: place for place, node in enumerate(tree.walk()) if node in nodes}


def _written(collection: Collection) -> tuple[bytes, str | None]:
    """Return the bytes of the file, and the encoding to read it in, None for the one that is detected anyway.

    Raises ValueError if the games read back unchanged in none.
    """
    data, source = sgf.format(collection), collection.source
    if data is source.data:
        segment = source.segments[0]
        return data, segment.codec if segment.reason is EncodingReason.ASKED else None
    wanted = {collection.codec_of(game) for game in range(len(collection.games))}
    read = {segment.codec for segment in decode(data).segments}
    if wanted == read and (wanted in ({"utf-8"}, {"ascii"}) or sgf.is_read_as_written(collection)):
        return data, None
    (codec,) = wanted
    if not sgf.is_same_content(collection, sgf.parse(data, encoding=codec).value):
        raise ValueError  # for example because a text contains escape sequences of the encoding
    return data, codec


def read_file(record: Record, layout: ReadEntries) -> StateFile:
    """Read the games of a state. Raises one of `UNFIT` if they do not fit."""
    data, codec = unpack(record["file"]), record.get("codec")
    parsed = sgf.parse(data, encoding=None if codec is None else typed(codec, str))
    collection = _with_values(parsed.value, typed(record.get("values", []), list))
    if not collection.games:
        raise ValueError
    if codec is not None and "as read" not in record:
        collection = replace(collection, loaded=())  # as edited games, so that saving checks that they read back
    if "encoding" in record:
        codecs.lookup(typed(record["encoding"], str))
        collection = replace(collection, encoding=record["encoding"])
    if "new" not in record:
        return StateFile(collection, len(data), parsed.diagnostics)
    games = layout.games(record["entries"], collection.games) if "entries" in record else tuple(collection.games)
    return StateFile(Collection(games, "utf-8", NEW_FILE, (None,) * len(games), (0, 0), games), len(data), ())


def _with_values(collection: Collection, values: list[Json]) -> Collection:
    by_game: dict[int, list[Json]] = defaultdict(list)
    for game, *value in values:
        by_game[typed(game, int)].append(value)
    for game, found in by_game.items():
        tree = _at(collection.games, game)
        nodes = [*tree.walk()]
        for place, name, raw in found:
            if not is_identifier(typed(name, str)):
                raise ValueError
            tree = tree.with_raw(_at(nodes, place), name, [typed(value, str) for value in raw])
        collection = collection.with_game(game, tree)
    return collection


def _at(items: Sequence[Value], index: Json) -> Value:
    """Return an item by its index. Raises ValueError if that is none."""
    if not 0 <= typed(index, int) < len(items):
        raise ValueError
    return items[index]


# What is shown of it.


def view_record(now: Snapshot) -> Record:
    """Return what is shown of the games as a JSON object."""
    found: Record = {"at": [now.game, *_path(now.tree, now.node)], "hen": _hen_record(now.hen_text, now.position)}
    if now.drafts:
        found["drafts"] = [[one.game, _path_in(now, one), _hen_record(one.hen_text)] for one in now.drafts]
    if now.chosen_scope is not None:
        found["scope"] = now.chosen_scope.value
    if now.set_up_in is not None:
        found["set up in"] = _path(now.tree, now.set_up_in) if now.set_up_in in now.tree else None
    return found


def read_view(collection: Collection, record: Record) -> Snapshot:
    """Return the snapshot of games of which this is shown. Raises one of `UNFIT` if that does not fit."""
    game, *path = record["at"]
    tree = _at(collection.games, game)
    drafts = tuple(
        KeptDraft(typed(at, int), _draft_node(collection, at, its_path), _hen_text(text))
        for at, its_path, text in record.get("drafts", ())
    )
    shown = reached(collection, game, _node(tree, path), HenText(), drafts)
    set_up_in = record.get("set up in")
    return shown._replace(
        hen_text=_hen_text(record["hen"], shown.position),
        chosen_scope=Scope(record["scope"]) if "scope" in record else None,
        set_up_in=None if set_up_in is None else _node(tree, set_up_in),
    )


_NO_NODE = -1


def _path_in(now: Snapshot, draft: KeptDraft) -> Json:
    games = now.collection.games
    is_there = draft.game < len(games) and draft.node in games[draft.game]
    return _path(games[draft.game], draft.node) if is_there else None


def _draft_node(collection: Collection, game: int, path: Json) -> NodeId:
    return _NO_NODE if path is None else _node(_at(collection.games, game), path)


def _path(tree: GameTree, node: NodeId) -> list[Json]:
    """Return the length of a node's path, then for each later variation on it, after how many nodes and which."""
    path = tree.path(node)
    forks = [
        [place, tree.children(above).index(below)]
        for place, (above, below) in enumerate(pairwise(path))
        if tree.first_child(above) != below
    ]
    return [len(path) - 1, forks]


def _node(tree: GameTree, path: Json) -> NodeId:
    length, forks = path
    variations = {typed(place, int): typed(variation, int) for place, variation in forks}
    node = tree.root
    if typed(length, int) < 0:
        raise ValueError
    for place in range(length):
        child = _at(tree.children(node), variations[place]) if place in variations else tree.first_child(node)
        if child is None:
            raise ValueError
        node = child
    return node


def _hen_record(hen_text: HenText, position: Position | None = None) -> Record:
    """Return the text of the field and its layout.

    says: what the text means, if anything: the position shown (1), or the position that is read from it (2).
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
        found["applied"] = _hen_record(hen_text.applied)
    return found


def _hen_text(found: Json, position: Position | None = None) -> HenText:
    hen_text = HenText(
        typed(found["text"], str),
        None,
        DraftReason(found["draft"]) if "draft" in found else None,
        typed(found.get("multiline", False), bool),
        typed(found.get("always size", False), bool),
        _hen_text(found["applied"]) if "applied" in found else None,
    )
    return hen_text.meaning(position if found["says"] == 1 else None) if "says" in found else hen_text
