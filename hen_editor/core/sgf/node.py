"""Nodes of a game, made on demand: their ids, what the root sets for all, and those that only need to be played."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from threading import Lock
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from hen_editor.core.board import BLACK, WHITE, BoardSize
from hen_editor.core.pickling import reduced
from hen_editor.core.sgf import values
from hen_editor.core.sgf.source import Source
from hen_editor.core.sgf.text_values import cut
from hen_editor.core.sgf.tokens import GAME_IN_ROOT, SIZE_IN_ROOT, Piece, raw_properties
from hen_editor.core.sgf.typed_values import TypedValues
from hen_editor.core.sgf.values import ABSENT, ValueReading

NodeId: TypeAlias = int
"""The id of a node, stable through all edits of its tree and never reused."""

Kept = TypeVar("Kept")


_one_at_a_time = Lock()


class NodeIds:
    """The supply of node ids of a file's games and all their states: no id is given out twice, in any thread."""

    __slots__ = ("__weakref__", "_next")

    def __init__(self, first: NodeId = 0) -> None:
        self._next = first

    def __next__(self) -> NodeId:
        with _one_at_a_time:
            node = self._next
            self._next += 1
        return node

    def __reduce__(self) -> "tuple[type[NodeIds], tuple[NodeId]]":
        return NodeIds, (self._next,)


class _Game(Protocol):
    @property
    def ids(self) -> NodeIds: ...

    @property
    def root(self) -> NodeId: ...


class PerGame(Generic[Kept]):
    """One object for each game, shared by all states of the game and dropped when the last of them is.

    It is for results that take long to compute. The objects must not refer to trees, or the games would be kept for
    ever. Several threads use them, so they lock what they change.
    """

    def __init__(self, make: Callable[[], Kept]) -> None:
        self._make = make
        self._kept: WeakKeyDictionary[NodeIds, dict[NodeId, Kept]] = WeakKeyDictionary()
        self._lock = Lock()

    def of(self, tree: _Game) -> Kept:
        """Return the object of a game, made when it is first asked for."""
        with self._lock:
            games = self._kept.get(tree.ids)
            if games is None:
                games = self._kept[tree.ids] = {}
            if tree.root not in games:
                games[tree.root] = self._make()
            return games[tree.root]


@dataclass(slots=True)  # a frozen one takes five times as long to make, and each visited node makes one
class Node(TypedValues):
    """A node and its properties, not to be modified.

    raw: each property's identifier in FF[4] form, and its raw values, still escaped.
    `node[name]` is the typed value (see the table in `properties`); it raises KeyError if the property is absent or
    unreadable. `name in node` is whether there is a typed value; `name in node.raw` whether there is any.
    In games other than Go every property is a text.
    """

    id: NodeId
    parent: NodeId | None
    size: BoardSize
    raw: Mapping[str, tuple[str, ...]]
    is_go: bool = True

    def __reduce__(self) -> tuple[object, ...]:
        return reduced(self)

    def reading(self, name: str) -> ValueReading:
        """Return the typed value of a property, with those of its raw values that cannot be read."""
        raw = self.raw.get(name)
        if raw is None:
            return ABSENT
        return values.read_named(name, raw, self.size) if self.is_go else values.read_as_text(raw, self.size)

    def is_longer(self, name: str, limit: int) -> bool:
        """Return whether the raw values of a property, with the brackets between them, are longer than this."""
        raw = self.raw.get(name, ())
        return len(raw) > limit or sum(map(len, raw)) + len(raw) - 1 > limit

    def beginning(self, name: str, limit: int) -> str:
        """Return the beginning of a text, about this many raw characters; empty if it is absent."""
        left, values_there = limit, list[str]()
        for raw in self.raw.get(name, ()):
            values_there.append(cut(raw, left))
            left -= len(raw) + 1
            if left < 0:
                break
        value = replace(self, raw={name: tuple(values_there)}).get(name) if values_there else ""
        return value if isinstance(value, str) else ""


def facts_as_read(source: Source, root: NodeId) -> tuple[BoardSize, bool]:
    """Do what `root_facts` does for a root in its source, without splitting it into pieces."""
    size: BoardSize | None = BoardSize()
    start, end = source.starts[root], source.ends[root]
    if root not in source.damaged:
        if found := SIZE_IN_ROOT.match(source.text, start, end):
            size = values.board_size(found[1])
        if size is not None:
            found = GAME_IN_ROOT.match(source.text, start, end)
            return size, _is_go(found[1] if found else "1")
    return root_facts(source.pieces(root))


def root_facts(pieces: Sequence[Piece]) -> tuple[BoardSize, bool]:
    """Return the size of the board and whether the game is Go, from the properties of the root."""
    raw = raw_properties([piece for piece in pieces if piece.name in ("SZ", "GM")])
    sizes = [size for value in raw.get("SZ", ()) if (size := values.board_size(value))]
    return sizes[0] if sizes else BoardSize(), _is_go(raw.get("GM", ("1",))[0])


def _is_go(game: str) -> bool:
    """Return whether a value of GM means Go, or is meaningless."""
    return game.strip() == "1" or not game.strip().isdecimal()


class PlainMove(NamedTuple):
    """A move on a point: the point's index in `Stones.cells`, and the cell of a stone of the move's colour."""

    point_index: int
    cell: int


PlainMoves = tuple[PlainMove, ...]
"""The moves of a node that only needs to be played: one, or none."""


@lru_cache(maxsize=8)
def plain_moves(size: BoardSize) -> Mapping[str, PlainMoves]:
    """Return the moves on a board by the texts of nodes that hold just these moves."""
    return {
        f";{name}[{point.sgf}]": (PlainMove(index, color.cell),)
        for name, color in (("B", BLACK), ("W", WHITE))
        for index, point in enumerate(size.points())
    }
