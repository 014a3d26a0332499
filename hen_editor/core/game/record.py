"""Games with their nodes as objects: read, looked at, stepped through, edited and written.

This is the plain way to a game, for programs that use this library; all of it rests on `GameTree` and `Collection`.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, Self

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color
from hen_editor.core.game.info import FIELDS, meant_result
from hen_editor.core.moves import made_moves
from hen_editor.core.position import Move, Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Collection, GameTree, Node, NodeId
from hen_editor.core.sgf.numbers import komi_in_points
from hen_editor.core.sgf.properties import Value
from hen_editor.core.sgf.typed_values import TypedValues
from hen_editor.core.sgf.values import ValueReading
from hen_editor.core.texts import Data


class Readable(Protocol):
    """What has bytes to be read, such as a `pathlib.Path`."""

    def read_bytes(self) -> bytes:
        """Return all bytes."""
        ...


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a file of SGF. Edits return new games.

    collection: the games of the file. index: which of them this is.

    >>> game = Game.read("(;SZ[9]KM[6.5]PB[Shusaku];B[ee]C[The centre.](;W[ec])(;W[gc]))")
    >>> game.size.columns, game.headers["PB"], game.komi
    (9, 'Shusaku', 6.5)
    >>> [(node.move.point.name(game.size), len(node.children)) for node in game.main_line() if node.move]
    [('E5', 2), ('E7', 0)]
    >>> game.root.children[0].comment
    'The centre.'
    >>> for node, position in game.positions():
    ...     print(len(position.stones), position.mover.title)
    0 Black
    1 White
    2 Black
    """

    collection: Collection
    index: int = 0

    @classmethod
    def new(cls, size: BoardSize | None = None, properties: Mapping[str, object] | None = None) -> Self:
        """Make a game of a new file: a root with these typed values, beside those that say what it is.

        >>> Game.new(BoardSize(9, 9), {"KM": 6.5}).root.properties.raw["SZ"]
        ('9',)
        """
        return cls(Collection.of([GameTree.new(size, properties)]))

    @classmethod
    def read_all(cls, source: str | Data | Readable) -> list[Self]:
        """Read the games of a text or bytes of SGF, or of a file given as a `Path`, damaged ones as far as they can be.

        Use `sgf.parse` for the problems of the file. Raises OSError if the file cannot be read.
        """
        collection = sgf.parse(source if isinstance(source, str | Data) else source.read_bytes()).value
        return [cls(collection, index) for index in range(len(collection.games))]

    @classmethod
    def read(cls, source: str | Data | Readable) -> Self:
        """Read the first game as `read_all` does. Raises ValueError if there is none."""
        games = cls.read_all(source)
        if not games:
            raise ValueError("there is no game of SGF in this; a file is given as a Path")
        return games[0]

    @property
    def tree(self) -> GameTree:
        """The nodes and their ids, with all that can be edited."""
        return self.collection.games[self.index]

    def with_tree(self, tree: GameTree) -> Self:
        """Return this game with an edited tree."""
        return replace(self, collection=self.collection.with_game(self.index, tree))

    def sgf(self) -> bytes:
        """Return the bytes of the whole file; what was not edited keeps its own. Raises as `sgf.saved` does."""
        return sgf.saved(self.collection)

    @property
    def size(self) -> BoardSize:
        """The size of the board."""
        return self.tree.size

    @property
    def headers(self) -> Mapping[str, Value]:
        """The typed values of the game-info properties that the root has, such as PB, DT and KM."""
        root = self.root.properties
        return {name: root[name] for name in FIELDS if name in root}

    @property
    def komi(self) -> float | None:
        """Komi in points; None if it is not given."""
        komi = self.root.get("KM")
        return None if komi is None else komi_in_points(komi)

    @property
    def handicap(self) -> int:
        """The number of handicap stones; 0 if it is not given."""
        return self.root.get("HA", 0)

    @property
    def result(self) -> str | None:
        """The result, such as `B+3.5`; None if it is not given."""
        return self.root.get("RE")

    @property
    def winner(self) -> Color | None:
        """Who won, also by a result in words; None if nobody did, or it is not clear."""
        return {"B": BLACK, "W": WHITE}.get((meant_result(self.result or "") or "")[:1])

    @property
    def root(self) -> "GameNode":
        """The first node."""
        return GameNode(self, self.tree.root)

    def node(self, node: NodeId) -> "GameNode":
        """Return the node with this id. Raises KeyError."""
        if node not in self.tree:
            raise KeyError(node)
        return GameNode(self, node)

    def nodes(self) -> "Iterator[GameNode]":
        """Iterate over all nodes depth first, which is the order of the file."""
        return (GameNode(self, node) for node in self.tree.walk())

    def main_line(self) -> "Iterator[GameNode]":
        """Iterate over the nodes from the root along first variations to the end."""
        return (GameNode(self, node) for node in self.tree.main_line())

    def positions(self, through: "GameNode | None" = None) -> "Iterator[tuple[GameNode, Position]]":
        """Iterate over the nodes of the main line, or the line through a node, each with its position."""
        tree = self.tree
        line: Sequence[NodeId] = [*tree.main_line()]
        if through is not None:
            line = [*tree.path(through.id)[:-1], *tree.main_line(through.id)]
        return ((GameNode(self, node), position) for node, position in Replay(tree.size).positions(tree, line))


@dataclass(frozen=True, slots=True)
class GameNode(TypedValues):
    """A node of a game. Edits return the node in a new game.

    `node["C"]` and `node.get("C")` are typed values, as in `properties`. id: stable through all edits of the game.
    """

    game: Game
    id: NodeId

    def reading(self, name: str) -> ValueReading:
        """Return the typed value of a property, with those of its raw values that cannot be read."""
        return self.properties.reading(name)

    @property
    def properties(self) -> Node:
        """Its properties, typed and raw."""
        return self.game.tree.node(self.id)

    @property
    def parent(self) -> Self | None:
        """The node before it; None for the root."""
        parent = self.game.tree.parent(self.id)
        return None if parent is None else replace(self, id=parent)

    @property
    def children(self) -> tuple[Self, ...]:
        """The nodes after it, the first variation first."""
        return tuple(replace(self, id=child) for child in self.game.tree.children(self.id))

    @property
    def move(self) -> Move | None:
        """Its move, of any colour; None if it has none."""
        return next(iter(made_moves(self.properties)), None)

    @property
    def comment(self) -> str:
        """Its comment, empty if it has none."""
        return self.get("C", "")

    @property
    def position(self) -> Position:
        """The position after it; `Game.positions` is faster for all nodes of a line."""
        return Replay.of(self.game.tree, self.id).position(self.game.tree).value

    def with_property(self, name: str, value: object) -> Self:
        """Return this node with a property set to a typed value; raises as `GameTree.with_property` does."""
        return replace(self, game=self.game.with_tree(self.game.tree.with_property(self.id, name, value)))

    def without_property(self, name: str) -> Self:
        """Return this node without a property."""
        return replace(self, game=self.game.with_tree(self.game.tree.without_property(self.id, name)))

    def with_child(self, properties: Mapping[str, object], index: int | None = None) -> Self:
        """Return a new child of this node, with these typed values; index: its position, None for the last."""
        tree, child = self.game.tree.with_child(self.id, properties, index)
        return replace(self, game=self.game.with_tree(tree), id=child)
