"""The rules of play: captures among any number of colours, suicide and ko."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple, Self

from hen_editor.core.board import EMPTY, BoardSize, Color, Point, Stones

RULES_WITH_SUICIDE = frozenset(
    {"nz", "new zealand", "new-zealand", "goe", "ing", "ing goe", "tromp-taylor", "tromp taylor"}
)
"""The values of SGF's property `RU`, in lower case, for rules that allow suicide of two or more stones."""


class Played(NamedTuple):
    """The result of a move: the stones afterwards, the captured points, and the ko point."""

    stones: Stones
    captured: tuple[Point, ...]
    ko: Point | None


class Refusal(Enum):
    """Why a move is illegal."""

    OCCUPIED = "occupied"
    KO = "ko"
    SUICIDE = "suicide"


def play(stones: Stones, color: Color, point: Point) -> Played:
    """Play a stone even if it is illegal, as SGF executes moves.

    A stone on an occupied point replaces the one there. Adjacent chains of all other colours that are left without a
    liberty are captured together; if there are none and its own chain has no liberty, that chain is removed. A ko
    arises if exactly one stone was captured by a single stone that is left with one liberty.
    """
    board = WorkingBoard.of(stones)
    index = board.size.index(point)
    captured = board.play(index, color.cell)
    ko = board.ko_after(index, captured)
    return Played(board.stones(), tuple(map(board.size.point, captured)), None if ko is None else board.size.point(ko))


def refusal(
    stones: Stones, color: Color, point: Point, *, ko: Point | None = None, allow_suicide: bool = False
) -> Refusal | None:
    """Return why a move is illegal, or None if it is legal.

    ko: the point that this colour may not retake. A single stone may never be played without a liberty;
    `allow_suicide` allows it for two or more stones, as under New Zealand and Ing rules.
    """
    if point in stones:
        return Refusal.OCCUPIED
    if point == ko:
        return Refusal.KO
    board = WorkingBoard.of(stones)
    captured = board.play(board.size.index(point), color.cell)
    removed_own = board.cells[board.size.index(point)] == EMPTY
    if removed_own and not (allow_suicide and len(captured) > 1):
        return Refusal.SUICIDE
    return None


def chain(stones: Stones, point: Point) -> frozenset[Point]:
    """Return the points of the chain that includes this point; none if it is empty."""
    if point not in stones:
        return frozenset()
    board = WorkingBoard.of(stones)
    return frozenset(map(board.size.point, board.chain(board.size.index(point))))


def liberties(stones: Stones, point: Point) -> frozenset[Point]:
    """Return the liberties of the chain that includes this point; none if it is empty."""
    members = chain(stones, point)
    beside = (neighbour for member in members for neighbour in stones.size.neighbours(member))
    return frozenset(neighbour for neighbour in beside if neighbour not in stones)


def chains_without_liberties(stones: Stones) -> list[frozenset[Point]]:
    """Return every chain without liberties, in board order."""
    board, dead = WorkingBoard.of(stones), _without_liberties(stones)
    points = board.size.points()
    chains: list[frozenset[Point]] = []
    while dead:
        members = board.chain((dead & -dead).bit_length() - 1)
        chains.append(frozenset([points[index] for index in members]))
        dead ^= sum(1 << index for index in members)
    return chains


def _without_liberties(stones: Stones) -> int:
    """Return the stones of the chains without liberties as a bit set of indices.

    All points of such a set move one step at once: a game may set up positions in very many nodes.
    """
    columns, count = stones.size.columns, stones.size.count
    first_column = ((1 << count) - 1) // ((1 << columns) - 1)
    last_column = first_column << columns - 1

    def beside(points: int) -> int:
        across = (points & ~last_column) << 1 | (points & ~first_column) >> 1
        return across | points << columns | points >> columns

    def points_of(cell: int) -> int:
        return int(stones.cells[::-1].translate(_ZEROS[:cell] + b"1" + _ZEROS[cell + 1 :]), 2)

    dead, liberties = 0, points_of(EMPTY)
    for cell in {*stones.cells} - {EMPTY}:
        same = points_of(cell)
        reached = beside(liberties) & same
        while reached:
            same ^= reached
            reached = beside(reached) & same
        dead |= same
    return dead


_ZEROS = b"0" * 256


class WorkingBoard:
    """A mutable board for playing many moves: the cells of `Stones` in a list, which is faster than bytes.

    Indices are those of `BoardSize.index`.
    """

    __slots__ = ("_beside", "cells", "size")

    def __init__(self, size: BoardSize, cells: list[int] | None = None) -> None:
        self.size = size
        self.cells = [EMPTY] * size.count if cells is None else cells
        self._beside = neighbour_indices(size)

    @classmethod
    def of(cls, stones: Stones) -> Self:
        """Make a working board with these stones."""
        return cls(stones.size, [*stones.cells])

    def copy(self) -> Self:
        """Return a copy of the board."""
        return type(self)(self.size, self.cells.copy())

    def stones(self) -> Stones:
        """Return the stones on the board."""
        return Stones.from_cells(self.size, bytes(self.cells))

    def play(self, index: int, cell: int) -> Sequence[int]:
        """Place a stone with this cell on a point; return the indices emptied."""
        cells, beside = self.cells, self._beside
        cells[index] = cell
        captured: Sequence[int] = ()
        breathes = False
        for neighbour in beside[index]:
            other = cells[neighbour]
            if other == EMPTY:
                breathes = True
            elif other != cell:
                # Most stones have a liberty of their own; a call for each would dominate the time.
                for point in beside[neighbour]:
                    if cells[point] == EMPTY:
                        break
                else:
                    if neighbour not in captured:
                        captured = (*captured, *self.dead_chain(neighbour))
        if not breathes and not captured:
            captured = self.dead_chain(index)
        for emptied in captured:
            cells[emptied] = EMPTY
        return captured

    def ko_after(self, index: int, captured: Sequence[int]) -> int | None:
        """Return the index of the ko point after the move just played, which captured these points; else None."""
        return captured[0] if len(captured) == 1 and self._is_alone_with_one_liberty(index) else None

    def chain(self, index: int) -> list[int]:
        """Return the indices of the chain at this index, which comes first; at an empty point, of its empty region."""
        cells, beside = self.cells, self._beside
        color = cells[index]
        members, seen = [index], {index}
        for member in members:
            for neighbour in beside[member]:
                if cells[neighbour] == color and neighbour not in seen:
                    seen.add(neighbour)
                    members.append(neighbour)
        return members

    def chains(self) -> Iterator[list[int]]:
        """Iterate over all chains and empty regions in board order, each as `chain` returns it."""
        seen = bytearray(len(self.cells))
        for index in range(len(self.cells)):
            if not seen[index]:
                members = self.chain(index)
                for member in members:
                    seen[member] = True
                yield members

    def dead_chain(self, index: int) -> list[int]:
        """Return the chain at this index if it has no liberty, else an empty list as soon as a liberty is found."""
        cells, beside = self.cells, self._beside
        color = cells[index]
        members, seen = [index], {index}
        for member in members:
            for neighbour in beside[member]:
                cell = cells[neighbour]
                if cell == EMPTY:
                    return []
                if cell == color and neighbour not in seen:
                    seen.add(neighbour)
                    members.append(neighbour)
        return members

    def _is_alone_with_one_liberty(self, index: int) -> bool:
        around = [self.cells[neighbour] for neighbour in self._beside[index]]
        return self.cells[index] != EMPTY and self.cells[index] not in around and around.count(EMPTY) == 1


@lru_cache(maxsize=8)
def neighbour_indices(size: BoardSize) -> Sequence[Sequence[int]]:
    """Return the indices of the neighbours of each point, in board order."""
    columns, count = size.columns, size.count
    beside: list[list[int]] = []
    for index in range(count):
        column = index % columns
        above = [index - columns] if index >= columns else []
        left = [index - 1] if column else []
        right = [index + 1] if column < columns - 1 else []
        below = [index + columns] if index < count - columns else []
        beside.append(above + left + right + below)
    return beside
