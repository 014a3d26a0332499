"""The games of a file after an edit of one of them: a sequence that shares all others, however many they are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from operator import is_, is_not
from typing import overload

from immutables import Map

from hen_editor.core.sgf.tree import GameTree


@dataclass(frozen=True, slots=True, eq=False)
class Games(Sequence[GameTree]):
    """Games, some of them replaced since: those by their indices.

    Equal to games and to a tuple of the same trees in the same order, whatever each was made from.
    """

    originals: tuple[GameTree, ...]
    replaced: Map[int, GameTree] = field(default_factory=Map)

    def __len__(self) -> int:
        return len(self.originals)

    @overload
    def __getitem__(self, index: int) -> GameTree: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[GameTree, ...]: ...

    def __getitem__(self, index: int | slice) -> GameTree | tuple[GameTree, ...]:
        if isinstance(index, slice):
            return tuple([self[each] for each in range(len(self.originals))[index]])
        return self.replaced.get(range(len(self.originals))[index], self.originals[index])

    def __iter__(self) -> Iterator[GameTree]:
        games = [*self.originals]
        for index, tree in self.replaced.items():
            games[index] = tree
        return iter(games)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Games) and self.originals is other.originals:
            return not self.differing(other)
        return tuple(self) == tuple(other) if isinstance(other, Games | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def with_game(self, index: int, tree: GameTree) -> "Games":
        """Return these games with one of them replaced."""
        return Games(self.originals, self.replaced.set(range(len(self.originals))[index], tree))

    def differing(self, other: "Games") -> list[int] | None:
        """Return the indices, ascending, at which other games differ; None if those replace others.

        It takes as long as there are games replaced.
        """
        if self.originals is not other.originals:
            return None
        mine, others, originals = self.replaced.get, other.replaced.get, self.originals
        replaced = {*self.replaced, *other.replaced}
        return sorted(at for at in replaced if mine(at, originals[at]) is not others(at, originals[at]))


def with_game(games: Sequence[GameTree], index: int, tree: GameTree) -> Games:
    """Return games with one of them replaced."""
    return _shared(games).with_game(index, tree)


def changed(old: Sequence[GameTree], new: Sequence[GameTree], game: int) -> tuple[int, int, int]:
    """Return where two lists of games begin to differ, and where they no longer do, in each.

    game: the index of the one that probably differs; to compare all others is fast then. Where one list was made from
    the other by `with_game`, only the games that were replaced are compared.
    """
    differing = _shared(old).differing(_shared(new))
    if differing is not None:
        start, stop = (differing[0], differing[-1] + 1) if differing else (len(old), len(old))
        return start, stop, stop
    if len(old) == len(new) > game >= 0 and old[game] is not new[game] and sum(map(is_not, old, new)) == 1:
        return game, game + 1, game + 1
    start = _common(old, new)
    rest = min(len(old), len(new)) - start
    end = _common(old[len(old) - rest :][::-1], new[len(new) - rest :][::-1])
    return start, len(old) - end, len(new) - end


def _shared(games: Sequence[GameTree]) -> Games:
    return games if isinstance(games, Games) else Games(tuple(games))


def _common(one: Sequence[GameTree], other: Sequence[GameTree]) -> int:
    """Return how many games two lists have in common at the beginning."""
    same = [*map(is_, one, other)]
    return same.index(False) if False in same else len(same)
