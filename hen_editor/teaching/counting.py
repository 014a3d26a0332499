"""Who owns each point of a position, once its dead stones are known: regions, seki, area and territory."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from hen_editor.core.board import BLACK, EMPTY, WHITE, Color, Point, Stones
from hen_editor.core.rules import WorkingBoard, chain, neighbour_indices

PLAYERS = (BLACK, WHITE)
"""The colours that can be counted: rules for more than two players do not agree on what is whose."""

MAX_EYE_OF_SEKI = 2
"""The most points of one's own that can never become two eyes."""

MAX_DAME = 8
"""The most points of a neutral region at the end of a game; a larger one has a border that is not closed."""

MAX_SHARED = 4
"""The most points in a row that both sides leave alone in a seki; more are not yet played out."""


def can_be_counted(stones: Stones) -> bool:
    """Return whether all stones are black or white."""
    return not set(stones.cells) - {EMPTY, *(color.cell for color in PLAYERS)}


@dataclass(frozen=True, slots=True)
class Count:
    """A position whose dead stones are known, with the owner of each point.

    A region consists of connected points that are empty or hold dead stones. It belongs to the one colour whose living
    stones surround it; else it is neutral. Raises ValueError for stones that are neither black nor white, and for dead
    ones that are not on the board.

    owners: the owner of each point of a region that has one, row by row. neutral: the points of the other regions.
    open: those of them in regions too large for the end of a game.
    seki: the living stones in a seki, as far as that is certain. eyes_in_seki: the points of regions beside these.

    >>> from hen_editor.core.board import BoardSize
    >>> count = Count(Stones(BoardSize(3, 1), {Point(1, 0): BLACK}))
    >>> count.area(BLACK), count.area(WHITE), len(count.neutral)
    (3, 0, 0)
    """

    stones: Stones
    dead: frozenset[Point] = frozenset()
    owners: Mapping[Point, Color] = field(init=False, repr=False, compare=False)
    neutral: frozenset[Point] = field(init=False, repr=False, compare=False)
    open: frozenset[Point] = field(init=False, repr=False, compare=False)
    seki: frozenset[Point] = field(init=False, repr=False, compare=False)
    eyes_in_seki: frozenset[Point] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not can_be_counted(self.stones):
            raise ValueError("only black and white stones can be counted")
        if not self.dead <= self.stones.keys():
            raise ValueError("only stones on the board can be dead")
        found = _regions(self.stones.with_stones(dict.fromkeys(self.dead)))
        in_seki = _chains_in_seki(found)
        owned = {index: region.owner for region in found.regions if region.owner for index in region.points}
        neutral = [region for region in found.regions if not region.owner]
        large = [region for region in neutral if region.beside and len(region.points) > MAX_DAME]
        eyes = [region for region in found.regions if region.owner and not in_seki.isdisjoint(region.beside)]
        put, point = object.__setattr__, self.stones.size.point
        put(self, "owners", {point(index): owned[index] for index in sorted(owned)})
        for name, regions in (("neutral", neutral), ("open", large), ("eyes_in_seki", eyes)):
            put(self, name, frozenset(point(index) for region in regions for index in region.points))
        put(self, "seki", frozenset(point(index) for number in in_seki for index in found.chains[number]))

    def toggled(self, point: Point) -> "Count":
        """Return the count with the chain on a point dead instead of alive, or vice versa; without one, the same."""
        return Count(self.stones, self.dead ^ chain(self.stones, point))

    @property
    def territories(self) -> Mapping[Point, Color]:
        """The owner of each point of territory, row by row; eyes in a seki are none."""
        return {point: owner for point, owner in self.owners.items() if point not in self.eyes_in_seki}

    def territory(self, color: Color) -> int:
        """Return how many points of territory a colour has."""
        return sum(owner is color for owner in self.territories.values())

    def captured(self, color: Color) -> int:
        """Return how many of the dead stones a colour captures."""
        return sum(self.stones[point] is not color for point in self.dead)

    def living(self, color: Color) -> int:
        """Return how many stones a colour has that are alive."""
        return self.stones.cells.count(color.cell) - sum(self.stones[point] is color for point in self.dead)

    def area(self, color: Color) -> int:
        """Return how many points are a colour's: its living stones and its regions, in seki, too."""
        return self.living(color) + sum(owner is color for owner in self.owners.values())


class _Region(NamedTuple):
    """Connected points without living stones. beside: the numbers of the chains around. owner: None if neutral."""

    points: Sequence[int]
    beside: Collection[int]
    owner: Color | None


class _Regions(NamedTuple):
    """The chains of living stones, their colours, and the regions between them."""

    chains: Sequence[Sequence[int]]
    colors: Sequence[Color]
    regions: Sequence[_Region]


def _regions(stones: Stones) -> _Regions:
    cells, neighbours = stones.cells, neighbour_indices(stones.size)
    chains = list[Sequence[int]]()
    empty = list[Sequence[int]]()
    for members in WorkingBoard.of(stones).chains():
        (empty if cells[members[0]] == EMPTY else chains).append(members)
    colors = [Color(chr(cells[members[0]])) for members in chains]
    chain_at = {index: number for number, members in enumerate(chains) for index in members}
    regions = list[_Region]()
    for points in empty:
        beside = {chain_at[other] for index in points for other in neighbours[index] if other in chain_at}
        around = {colors[number] for number in beside}
        regions.append(_Region(points, beside, around.pop() if len(around) == 1 else None))
    return _Regions(chains, colors, regions)


def _chains_in_seki(found: _Regions) -> set[int]:
    """Return the numbers of the chains that are certainly in a seki.

    Living chains that cannot make two eyes, even with all chains that they share a region with, live in a seki if the
    region that they share with the other colour is small, and that cannot make two eyes either. A seki of chains that
    could still be connected with others is not found: only playing on can tell.
    """
    leader = [*range(len(found.chains))]

    def led_by(number: int) -> int:
        while leader[number] != number:
            leader[number] = number = leader[leader[number]]
        return number

    for region in found.regions:
        first: dict[Color, int] = {}
        for number in region.beside:
            other = first.setdefault(found.colors[number], number)
            leader[led_by(number)] = led_by(other)
    eyes, room = [0] * len(leader), [0] * len(leader)
    for region in found.regions:
        if region.owner is not None:
            group = led_by(next(iter(region.beside)))
            eyes[group] += 1
            room[group] += len(region.points)
    in_seki: set[int] = set()
    for region in found.regions:
        groups = {led_by(number) for number in region.beside}
        is_small = region.owner is None and 0 < len(region.points) <= MAX_SHARED
        if groups and is_small and all(eyes[group] < 2 and room[group] <= MAX_EYE_OF_SEKI for group in groups):
            in_seki |= groups
    return {number for number in range(len(leader)) if led_by(number) in in_seki}
