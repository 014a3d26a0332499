"""What is remembered of each game, and forgotten with it."""

from collections.abc import Callable
from itertools import count
from typing import Generic, Protocol, TypeVar
from weakref import WeakKeyDictionary

from hen_editor.core.sgf.node import NodeId

Kept = TypeVar("Kept")


class NodeIds:
    """The supply of node ids of a file's games and all their states: no id is given out twice."""

    def __init__(self, first: NodeId = 0) -> None:
        self._ids = count(first)

    def __next__(self) -> NodeId:
        return next(self._ids)

    def pass_over(self, node: NodeId) -> None:
        """Give out neither this id nor a smaller one from now on."""
        self._ids = count(max(next(self._ids), node + 1))


class _Game(Protocol):
    @property
    def ids(self) -> NodeIds: ...

    @property
    def root(self) -> NodeId: ...


class PerGame(Generic[Kept]):
    """One object for each game, shared by all states of the game and dropped when the last of them is.

    It is for what takes long to find out. The objects must not refer to trees, or the games would be kept for ever.
    """

    def __init__(self, make: Callable[[], Kept]) -> None:
        self._make = make
        self._kept: WeakKeyDictionary[NodeIds, dict[NodeId, Kept]] = WeakKeyDictionary()

    def of(self, tree: _Game) -> Kept:
        """Return the object of a game, made when it is first asked for."""
        games = self._kept.get(tree.ids)
        if games is None:
            games = self._kept[tree.ids] = {}
        if tree.root not in games:
            games[tree.root] = self._make()
        return games[tree.root]
