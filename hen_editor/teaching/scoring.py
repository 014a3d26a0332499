"""The score of a counted position in a game: komi, handicap and prisoners, by territory and by area."""

from collections.abc import Mapping
from typing import NamedTuple

from hen_editor.core.board import BLACK, WHITE, Color, Point, Stones
from hen_editor.core.game.info import meant_result
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.rules import chain
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.sgf.numbers import komi_in_points
from hen_editor.teaching.counting import PLAYERS, Count

AREA_RULES = ("chinese", "aga", "nz", "goe")
"""The beginnings, in lower case, of the names of rules that count the area: values of `RU` and their variants."""

_MAX_RESULT = 40
"""How many characters of a result are looked at and shown."""


class Terms(NamedTuple):
    """What a game adds to a count. komi: White's. handicap: Black's stones. rules: their name in lower case, or empty.

    prisoners: how many stones each colour has captured.
    """

    komi: float = 0.0
    handicap: int = 0
    rules: str = ""
    prisoners: Mapping[Color, int] = {}

    @classmethod
    def of(cls, tree: GameTree, prisoners: Mapping[Color, int]) -> "Terms":
        """Return the terms of a game; what is missing in it, or cannot be read, is 0."""
        root = tree.node(tree.root)
        komi, handicap = root.get("KM"), root.get("HA")
        return cls(
            komi_in_points(komi) if isinstance(komi, float) else 0.0,
            handicap if isinstance(handicap, int) and handicap >= 2 else 0,
            str(root.get("RU") or "").strip().casefold(),
            dict(prisoners),
        )

    @property
    def counts_area(self) -> bool:
        """Whether the rules count the area; if none are named, the territory counts."""
        return self.rules.startswith(AREA_RULES)

    @property
    def compensation(self) -> int:
        """The points that White gets for handicap stones where the area counts.

        Chinese rules give one for each stone, AGA rules one less than that, all others none.
        """
        if self.handicap and self.rules.startswith("chinese"):
            return self.handicap
        return self.handicap - 1 if self.handicap and self.rules.startswith("aga") else 0


class GameScore(NamedTuple):
    """The points of a count, with komi, by territory (with prisoners) and by area (with compensation)."""

    territory: Mapping[Color, float]
    area: Mapping[Color, float]
    counts_area: bool

    @classmethod
    def of(cls, count: Count, terms: Terms) -> "GameScore":
        """Return the score of a count under the terms of a game."""
        territory: dict[Color, float] = {
            color: count.territory(color) + terms.prisoners.get(color, 0) + count.captured(color) for color in PLAYERS
        }
        area: dict[Color, float] = {color: count.area(color) for color in PLAYERS}
        territory[WHITE] += terms.komi
        area[WHITE] += terms.komi + terms.compensation
        return cls(territory, area, terms.counts_area)

    @property
    def result(self) -> str:
        """The result that counts under the rules, as SGF's property `RE` has it."""
        return result(self.area if self.counts_area else self.territory)


class Recorded(NamedTuple):
    """What a game says already. result: as SGF has it, empty if it is not known. territory: the marks of a node."""

    result: str = ""
    territory: Mapping[Point, Color] = {}

    @classmethod
    def of(cls, tree: GameTree, node: NodeId) -> "Recorded":
        """Return what a game says of its result, and a node of territory."""
        text = replace_undecodable(tree.node(tree.root).beginning("RE", _MAX_RESULT)).strip()
        meant = meant_result(text) or text
        return cls({"Draw": "0", "?": ""}.get(meant, meant), Overlay.of(tree, node).territory)

    def dead(self, stones: Stones) -> frozenset[Point]:
        """Return the stones that are dead because they are in the other colour's territory, with their chains."""
        found = set[Point]()
        for point, owner in self.territory.items():
            if point not in found and stones.get(point, owner) is not owner:
                found.update(chain(stones, point))
        return frozenset(found)


class Counting(NamedTuple):
    """A count while dead stones are marked, the terms of the game, and what it says already.

    is_guess: whether its dead stones are guessed, and not changed since. is_guessing: whether a guess is computed.
    """

    counted: Count
    terms: Terms = Terms()
    recorded: Recorded = Recorded()
    is_guess: bool = False
    is_guessing: bool = False

    @property
    def is_recorded(self) -> bool:
        """Whether the dead stones are those that the marks of the node say."""
        return bool(self.recorded.territory) and self.counted.dead == self.recorded.dead(self.counted.stones)

    @property
    def score(self) -> GameScore:
        """The score."""
        return GameScore.of(self.counted, self.terms)


def result(points: Mapping[Color, float]) -> str:
    """Return who wins, and by how much, as SGF's property `RE` has it.

    >>> result({BLACK: 61, WHITE: 57.5}), result({BLACK: 40, WHITE: 40})
    ('B+3.5', '0')
    """
    ahead = round(points[BLACK] - points[WHITE], 4)
    return f"{'B' if ahead > 0 else 'W'}+{number(abs(ahead))}" if ahead else "0"


def number(points: float) -> str:
    """Return a number of points, without redundant decimals.

    >>> [number(points) for points in (7.0, 6.5, 3.75, -2)]
    ['7', '6.5', '3.75', '-2']
    """
    return f"{points:.4f}".rstrip("0").rstrip(".")
