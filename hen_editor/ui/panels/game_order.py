"""Which games a list shows, and in which order: a view of the file, which it does not change."""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QCollator

from hen_editor.core.game.overview import MAX_TEXT_LENGTH, players, title
from hen_editor.core.sgf import GameTree
from hen_editor.core.texts import QT_TRANSLATE_NOOP


class Sorting(Enum):
    """What games are sorted by; the file has an order, too."""

    FILE = QT_TRANSLATE_NOOP("GameList", "&File order")
    TITLE = QT_TRANSLATE_NOOP("GameList", "&Title")
    PLAYERS = QT_TRANSLATE_NOOP("GameList", "&Players")


class GameTexts(NamedTuple):
    """The texts by which a game is found and sorted."""

    title: str
    players: str
    event: str

    @classmethod
    def of(cls, tree: GameTree) -> "GameTexts":
        """Read the texts of a game."""
        seats, event = players(tree), tree.node(tree.root).beginning("EV", MAX_TEXT_LENGTH)
        return cls(title(tree), f"{seats.black} - {seats.white}" if seats.black or seats.white else "", event)


class GameOrder(NamedTuple):
    """A choice of games: those with all of some words in their texts, whatever the case, sorted."""

    words: str = ""
    sorting: Sorting = Sorting.FILE

    @property
    def is_of_file(self) -> bool:
        """Whether all games are shown in the order of the file, so that they can be moved there."""
        return not self.words.strip() and self.sorting is Sorting.FILE

    def of(self, games: Sequence[GameTree], texts: Mapping[GameTree, GameTexts]) -> Sequence[int]:
        """Return the indices of the games to show. texts: of each game; the numbers in them count when sorting."""
        if self.is_of_file:
            return range(len(games))
        words = self.words.casefold().split()
        found = [place for place, game in enumerate(games) if _holds(texts[game], words)]
        if self.sorting is Sorting.FILE:
            return found
        collator, by = QCollator(), self.sorting.name.casefold()
        collator.setNumericMode(True)
        named = {place: text for place in found if (text := getattr(texts[games[place]], by))}
        keys = {place: collator.sortKey(text) for place, text in named.items()}
        return [*sorted(keys, key=keys.__getitem__), *(place for place in found if place not in named)]


def _holds(texts: GameTexts, words: Iterable[str]) -> bool:
    searched = "\n".join(texts).casefold()
    return all(word in searched for word in words)
