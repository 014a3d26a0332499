"""Searches in games: for a text, for a position, and for nodes of a game with the same one.

What an index stores about the positions of a game is here, too: the keys of its boards, and when each point first has a
stone of a colour and is last empty.
"""

import struct
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import shake_128
from itertools import product
from typing import NamedTuple

from hen_editor.core.board import BLACK, EMPTY, WHITE, Area, BoardSize, Color, Stones
from hen_editor.core.moves import moves_of
from hen_editor.core.positions.key import UpTo
from hen_editor.core.progress import Progress, collected, unreported
from hen_editor.core.replay import SETUP, changes
from hen_editor.core.sgf import GameTree, Node, NodeId
from hen_editor.core.sgf.values import point_ranges
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transforms import Transform, swapped

NODES_PER_REPORT = 250
"""How many nodes are read or searched between two reports of progress."""

_TEXTS = ("N", "C")

_PLACED = (BLACK.cell, WHITE.cell)

MAX_NODES_COMPARED = 200_000
"""The most nodes of a game whose positions are compared: some 20 MB while that is done."""

SamePositions = Mapping[NodeId, tuple[NodeId, ...]]
"""For each node whose stones occur elsewhere in the game, too: all nodes that have them, in order, itself included."""

_LANES = struct.Struct("<8q")
_POSITIVE = int.from_bytes(_LANES.pack(*[2**63 - 1] * len(Symmetry)), "little")


# Texts.


class Texts:
    """The comments and names of a game, to be searched in the order of the file; each is read when first needed.

    earlier: the texts of another state of the game: nodes that are the same are not read again.
    """

    def __init__(self, tree: GameTree, earlier: "Texts | None" = None) -> None:
        self.tree = tree
        self._order: Sequence[NodeId] = ()
        self._known: dict[NodeId, tuple[str, ...]] = {}  # the texts of nodes, ready for comparison
        if earlier is not None and tree.is_edit_of(earlier.tree):
            self._known = earlier.known()
            for node in tree.edited_since(earlier.tree):
                self._known.pop(node, None)

    def known(self) -> dict[NodeId, tuple[str, ...]]:
        """Return a copy of what is known so far, also while another thread reads on."""
        return self._known.copy()

    def matches(self, sought: str, node: NodeId, offset: int, progress: Progress = unreported) -> Iterator[NodeId]:
        """Iterate over the nodes whose comment or name contains a text, ignoring case.

        offset: all around from the next node (1), from the previous one backwards (-1), or from this one (0).
        """
        wanted = sought.casefold()
        if not wanted:
            return
        order = self._order = self._order or collected(self.tree.walk(), progress)
        place = order.index(node) + (offset > 0)
        around = [*order[place:], *order[:place]]
        if offset < 0:
            around.reverse()
        for start in range(0, len(around), NODES_PER_REPORT):
            progress(start / len(around))
            some = around[start : start + NODES_PER_REPORT]
            self._read(some)
            for candidate in some:
                if any(wanted in text for text in self._known[candidate]):
                    yield candidate

    def _read(self, nodes: Sequence[NodeId]) -> None:
        unknown = [node for node in nodes if node not in self._known]
        for node, only_moves in zip(unknown, self.tree.move_only_nodes(unknown), strict=True):
            self._known[node] = _texts(self.tree.node(node)) if only_moves is None else ()


def _texts(node: Node) -> tuple[str, ...]:
    return tuple([str(node.get(name, "")).casefold() for name in _TEXTS if name in node.raw])


# Positions.


class Match(NamedTuple):
    """A node at which the sought stones occur, unlike at its parent.

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
    >>> [match.number for match in search.matches(games)]
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
        self._images = {size: _Images(found, size.count) for size, found in images.items()}
        self._whole = (stones, *([swapped(stones)] if UpTo.COLOR in up_to else [])) if part is None else ()

    @property
    def keys(self) -> frozenset[int] | None:
        """The keys of the boards that are sought, as `Sightings` has them; None if only a part of the board is."""
        return frozenset(map(key_of, self._whole)) if self._whole else None

    @property
    def sizes(self) -> Collection[BoardSize]:
        """The sizes of the boards that may have what is sought."""
        return self._images.keys()

    def may_be_seen(self, size: BoardSize, times: bytes) -> bool:
        """Return whether a game may have what is sought, by the size of its board and the times of its `Sightings`."""
        return self._images[size].may_be_seen(times)

    def matches(
        self,
        games: Sequence[GameTree],
        numbers: Collection[int] | None = None,
        progress: Progress = unreported,
    ) -> Iterator[Match]:
        """Iterate over the matches in games, in order; a game that never has all of the stones is not replayed.

        numbers: the games to look at, None for all.
        """
        chosen = range(len(games)) if numbers is None else numbers
        total, before = sum(len(games[number]) for number in chosen), 0
        for index in chosen:
            tree = games[index]
            images = self._images.get(tree.size)
            if images is not None and images.may_be_in(tree):
                for done, (node, state, changed) in enumerate(changes(tree), before):
                    found = images.found(state.cells, None if node == tree.root else changed)
                    if found is not None:
                        yield Match(index, node, state.move_number, found)
                    if done % NODES_PER_REPORT == 0:
                        progress(done / total)
            before += len(tree)
            progress(before / total)


class _Images:
    """The sought stones after all transforms that lead to a board of one size, which has this many points."""

    def __init__(self, images: Mapping[frozenset[tuple[int, int]], Transform], points: int) -> None:
        self._transforms = [*images.values()]
        # Stones come first: most boards differ in one of them.
        self._cells = [sorted(cells, key=lambda pair: (pair[1] == EMPTY, pair)) for cells in images]
        self._stones = [[pair for pair in cells if pair[1] in _PLACED] for cells in self._cells]
        # Where in the times of sightings is when a stone first comes, and when an empty point is last empty.
        self._times = [
            (
                [_FIRST[cell] * points + index for index, cell in cells if cell in _FIRST],
                [len(_FIRST) * points + index for index, cell in cells if cell == EMPTY],
            )
            for cells in self._cells
        ]
        self._with: dict[tuple[int, int], list[int]] = defaultdict(list)
        for number, cells in enumerate(self._cells):
            for pair in cells:
                self._with[pair].append(number)

    def may_be_seen(self, times: bytes) -> bool:
        """Return whether an image has all its stones, as far as times tell, while each empty point of it still is."""
        for stones, empty in self._times:
            latest = max([times[place] for place in stones], default=0)
            if latest != _NEVER and latest <= min([times[place] for place in empty], default=_END):
                return True
        return False

    def may_be_in(self, tree: GameTree) -> bool:
        """Return whether a game has all stones of one of these images, though not necessarily at the same time."""
        placed = _placed(tree)
        return any(placed.issuperset(stones) for stones in self._stones)

    def found(self, cells: Sequence[int], changed: Iterable[int] | None) -> Transform | None:
        """Return the first transform after which all sought cells are on a board, though they were not before, or None.

        changed: the indices of the points that have changed; None for all.
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


def same_positions(tree: GameTree, progress: Progress = unreported) -> SamePositions:
    """Find the transpositions of a game; none in a very large game.

    A node that leaves the stones as they are, such as a pass, does not count as one.

    >>> from hen_editor.core import sgf
    >>> tree = sgf.parse("(;SZ[9](;B[cc];W[gg];B[cg])(;B[cg];W[gg];B[cc];W[]))").value.games[0]
    >>> same_positions(tree)
    {3: (3, 6), 6: (3, 6)}
    """
    if len(tree) > MAX_NODES_COMPARED:
        return {}
    nodes: dict[int, list[NodeId]] = defaultdict(list)  # by the hash of the board
    for done, (node, state, changed) in enumerate(changes(tree)):
        if changed or node == tree.root:
            nodes[hash(bytes(state.cells))].append(node)
        if done % NODES_PER_REPORT == 0:
            progress(done / len(tree))
    return {node: group for found in nodes.values() if len(found) > 1 for group in [tuple(found)] for node in group}


# What an index knows of the positions of a game.


class Sightings(NamedTuple):
    """The keys of all positions of a game, and the times of its stones.

    A key is the least of eight Zobrist hashes of 63 bits, one for each symmetry, and so the same for positions that are
    the same up to symmetry. The eight are kept in one number, which each stone that comes or goes changes by one XOR.

    The times are three bytes for each point: when it first has a black stone, when a white one (`_NEVER`: it has none),
    and when it is last empty (0: it never is). They go from 1 to `_END` in the order of the file.
    """

    keys: frozenset[int]
    times: bytes


_END, _NEVER = 254, 255

_FIRST = {BLACK.cell: 0, WHITE.cell: 1}
"""Which third of the times tells when a point first has such a stone."""


def sightings(tree: GameTree) -> Sightings:
    """Return what is seen in a game, variations included."""
    size, hashes, keys = tree.size, _hashes(tree.size), set[int]()
    first = {cell: bytearray([_NEVER] * size.count) for cell in _FIRST}
    last_empty = bytearray([_END] * size.count)
    before, previous, packed, time = [EMPTY] * size.count, None, 0, 0
    for number, (node, state, changed) in enumerate(changes(tree)):
        cells, time_before, time = state.cells, time, 1 + number * _END // len(tree)
        if tree.parent(node) != previous:
            changed = [index for index, (old, new) in enumerate(zip(before, cells, strict=True)) if old != new]
        for index in changed:
            old, new = before[index], cells[index]
            packed ^= hashes[old][index] ^ hashes[new][index]
            if old == EMPTY:
                last_empty[index] = time_before
            if new == EMPTY:
                last_empty[index] = _END
            elif new in first:
                first[new][index] = min(time, first[new][index])
            before[index] = new
        if changed or previous is None:
            keys.add(_least(packed))
        previous = node
    return Sightings(frozenset(keys), b"".join([*first.values(), last_empty]))


def key_of(stones: Stones) -> int:
    """Return the key of a board, the same for all rotations and mirror images.

    >>> from hen_editor.core import hen
    >>> corner, other = hen.parse_strict(".9x9_9Ab2").stones, hen.parse_strict(".9x9_2Jb_1Jb").stones
    >>> key_of(corner) == key_of(other), key_of(corner) == key_of(hen.parse_strict(".9x9_9Aw2").stones)
    (True, False)
    """
    return _least(_packed(_hashes(stones.size), stones.cells))


def _least(packed: int) -> int:
    lanes: tuple[int, ...] = _LANES.unpack((packed & _POSITIVE).to_bytes(_LANES.size, "little"))
    return min(lanes)


def _packed(hashes: dict[int, list[int]], cells: Sequence[int]) -> int:
    packed = hashes[EMPTY][0]
    for index, cell in enumerate(cells):
        if cell != EMPTY:
            packed ^= hashes[cell][index]
    return packed


@cache
def _hashes(size: BoardSize) -> dict[int, list[int]]:
    """Return for each cell, and each point that has it, its hashes under all symmetries, packed; 0 for empty points.

    A board that is not square turns to one of another size; its hashes are those of the point there.
    """
    own = {symmetry: symmetry.size(size) for symmetry in Symmetry}
    drawn = {each: {color: _drawn(each, color) for color in Color} for each in {*own.values()}}
    found = {EMPTY: [0] * size.count}
    for color in Color:
        packed = []
        for index in range(size.count):
            point = size.point(index)
            lanes = [drawn[own[each]][color][own[each].index(each.point(point, size))] for each in Symmetry]
            packed.append(int.from_bytes(_LANES.pack(*lanes), "little"))
        found[color.cell] = packed
    return found


def _drawn(size: BoardSize, color: Color) -> list[int]:
    """Return a number of 63 bits for each point of a board, the same in all versions of the program."""
    data = shake_128(f"{size} {color.value}".encode()).digest(8 * size.count)
    return [value & (2**63 - 1) for (value,) in struct.iter_unpack("<q", data)]
