"""Search for a position in games, and for nodes of a game with the same one."""

from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from hen_editor.core.board import BLACK, EMPTY, WHITE, Area, BoardSize, Stones
from hen_editor.core.moves import moves_of
from hen_editor.core.positions.key import UpTo
from hen_editor.core.positions.sightings import key_of
from hen_editor.core.replay import SETUP, changes
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.values import point_ranges
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform.transforms import Transform, swapped

MAX_NODES_WEIGHED = 10_000
"""The most nodes of a game whose stones are looked through before it is searched: some 5 ms."""

_PLACED = (BLACK.cell, WHITE.cell)


class Match(NamedTuple):
    """A node at which the sought stones occur: at its parent they were not there.

    game: the index of its game. number: the number of moves up to it. transform: takes the sought stones to these.
    """

    game: int
    node: NodeId
    number: int
    transform: Transform


class PositionSearch:
    """Searches games for the stones of a board of the same size; turn, ko and markup do not matter.

    part: the part of the board in which all points must be the same, None for all of it. up_to: `UpTo.SYMMETRY` finds
    rotations and mirror images, too, of a part at the place to which it turns; `UpTo.COLOR` those with black and white
    swapped.

    >>> from hen_editor.core import hen, sgf
    >>> from hen_editor.core.board import Point
    >>> games = sgf.parse("(;SZ[9];B[ee];W[gc];B[gg])").value.games
    >>> search = PositionSearch(hen.parse(".9x9_7Cb").value.stones, Area(Point(0, 0), Point(3, 3)), UpTo.SYMMETRY)
    >>> [match.number for match in search.matches(games) if match]
    [3]
    """

    def __init__(self, stones: Stones, part: Area | None = None, up_to: UpTo = UpTo.NOTHING) -> None:
        old = stones.size
        points = (part or Area.whole(old)).points()
        symmetries = Symmetry if UpTo.SYMMETRY in up_to else (Symmetry.IDENTITY,)
        images: dict[BoardSize, dict[frozenset[tuple[int, int]], Transform]] = {}
        for symmetry, swaps in product(symmetries, (False, True) if UpTo.COLOR in up_to else (False,)):
            cells, size = (swapped(stones) if swaps else stones).cells, symmetry.size(stones.size)
            there = {
                (size.index(symmetry.point(point, stones.size)), cells[stones.size.index(point)]) for point in points
            }
            images.setdefault(size, {}).setdefault(frozenset(there), Transform(symmetry, swaps_colors=swaps))
        self._images = {size: _Images(found) for size, found in images.items()}
        self._whole = (stones, *([swapped(stones)] if UpTo.COLOR in up_to else [])) if part is None else ()

    @property
    def keys(self) -> frozenset[int] | None:
        """The keys of the boards that are sought, as `sightings` has them; None if only a part of the board is."""
        return frozenset(map(key_of, self._whole)) if self._whole else None

    @property
    def needs(self) -> Mapping[BoardSize, Sequence[tuple[int, int]]]:
        """What must be on a board of a size: the points of black and of white stones, as bits, for each transform."""
        return {size: images.needs() for size, images in self._images.items()}

    def matches(self, games: Sequence[GameTree], numbers: Iterable[int] | None = None) -> Iterator[Match | None]:
        """Yield the matches in games in order, and None for every other node, to pause at.

        A game that never has all of the stones is not replayed, and there is one None for all of it. numbers: the games
        to look at, None for all.
        """
        for index in range(len(games)) if numbers is None else numbers:
            tree = games[index]
            images = self._images.get(tree.size)
            if images is None or not images.may_be_in(tree):
                yield None
                continue
            for node, state, changed in changes(tree):
                found = images.found(state.cells, None if node == tree.root else changed)
                yield None if found is None else Match(index, node, state.move_number, found)


class _Images:
    """The sought stones after all transforms that lead to a board of one size."""

    def __init__(self, images: Mapping[frozenset[tuple[int, int]], Transform]) -> None:
        self._transforms = [*images.values()]
        # Stones come first: most boards differ in one of them.
        self._cells = [sorted(cells, key=lambda pair: (pair[1] == EMPTY, pair)) for cells in images]
        self._stones = [[pair for pair in cells if pair[1] in _PLACED] for cells in self._cells]
        self._with: dict[tuple[int, int], list[int]] = defaultdict(list)
        for number, cells in enumerate(self._cells):
            for pair in cells:
                self._with[pair].append(number)

    def needs(self) -> list[tuple[int, int]]:
        """Return the points of black and of white stones, as bits, for each transform."""
        return [(_bits(cells, BLACK.cell), _bits(cells, WHITE.cell)) for cells in self._cells]

    def may_be_in(self, tree: GameTree) -> bool:
        """Return whether a game has all stones of one of them, at whatever time; a very large game is not asked."""
        if len(tree) > MAX_NODES_WEIGHED:
            return True
        placed = _placed(tree)
        return any(placed.issuperset(stones) for stones in self._stones)

    def found(self, cells: Sequence[int], changed: Iterable[int] | None) -> Transform | None:
        """Return the first transform of which all cells are on a board, but one of them was not before, else None.

        changed: the indices of the points that were others before; None for all.
        """
        if changed is None:
            numbers: Iterable[int] = range(len(self._cells))
        else:
            numbers = sorted({number for index in changed for number in self._with.get((index, cells[index]), ())})
        for number in numbers:
            for index, cell in self._cells[number]:
                if cells[index] != cell:
                    break
            else:
                return self._transforms[number]
        return None


def _placed(tree: GameTree) -> set[tuple[int, int]]:
    """Return the black and white stones that the nodes of a game place: their points and colours, as in `_Images`."""
    nodes = [*tree.walk()]
    moves = [*tree.moves_ignoring_annotations(nodes)]
    placed: set[tuple[int, int]] = {move for each in {*moves} if each for move in each}
    for node in (tree.node(node) for node, each in zip(nodes, moves, strict=True) if each is None):
        placed |= {(node.size.index(move.point), move.color.cell) for move in moves_of(node) if move.point is not None}
        for name, color in SETUP.items():
            if color is not None and name in node.raw:
                ranges = point_ranges(node.raw[name], node.size)
                placed |= {(index, color.cell) for start, stop in ranges for index in range(start, stop)}
    return placed


def _bits(cells: Iterable[tuple[int, int]], wanted: int) -> int:
    return sum(1 << index for index, cell in cells if cell == wanted)


SamePositions = Mapping[NodeId, tuple[NodeId, ...]]
"""For each node whose stones occur elsewhere in the game, too: all these nodes in order, itself among them."""

MAX_NODES_SEARCHED = 200_000
"""The most nodes of a game that is searched: some 20 MB while that is done."""


def finding_same_positions(tree: GameTree) -> Generator[None, None, SamePositions]:
    """Find the transpositions of a game, pausing at each node; none in a very large game.

    A node that leaves the stones as they are, such as a pass, is none.

    >>> from hen_editor.core import sgf
    >>> from hen_editor.core.slices import finished
    >>> tree = sgf.parse("(;SZ[9](;B[cc];W[gg];B[cg])(;B[cg];W[gg];B[cc];W[]))").value.games[0]
    >>> finished(finding_same_positions(tree))
    {3: (3, 6), 6: (3, 6)}
    """
    if len(tree) > MAX_NODES_SEARCHED:
        return {}
    nodes: dict[int, list[NodeId]] = defaultdict(list)  # by the hash of the board
    for node, state, changed in changes(tree):
        if changed or node == tree.root:
            nodes[hash(bytes(state.cells))].append(node)
        yield
    return {node: group for found in nodes.values() if len(found) > 1 for group in [tuple(found)] for node in group}
