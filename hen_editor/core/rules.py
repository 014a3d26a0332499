"""The rules of play: captures among any number of colours, suicide and ko."""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple, Self

from hen_editor.core.board import EMPTY, BoardSize, Color, Point, Stones
from hen_editor.core.position import Position

BORDER = ord("#")


RULES_WITH_SUICIDE = ("nz", "goe")
"""The values of SGF's property `RU`, in lower case, for rules that allow the suicide of two stones and more."""


class Played(NamedTuple):
    """What a move did: the stones afterwards, the points it emptied, and the ko point it left."""

    stones: Stones
    captured: tuple[Point, ...]
    ko: Point | None


class Refusal(Enum):
    """Why a move may not be played; the value is the sentence for the player."""

    OCCUPIED = "There is a stone on that point."
    KO = "That point is ko: it cannot be retaken now."
    SUICIDE = "That move would have no liberty."


def play(stones: Stones, color: Color, point: Point) -> Played:
    """Play a stone whatever the rules say of it, as SGF executes moves.

    A stone on an occupied point takes its place. Chains of all other colours that are left without a liberty
    next to it are captured together; if there are none and its own chain has no liberty, that chain is removed.
    A ko arises where exactly one stone was captured by a stone that stands alone with one liberty.
    """
    board = WorkingBoard.of(stones)
    captured, ko = board.play(board.index(point), color.cell)
    return Played(board.stones(), tuple(map(board.point, captured)), None if ko is None else board.point(ko))


def refusal(position: Position, color: Color, point: Point, *, allow_suicide: bool = False) -> Refusal | None:
    """Tell why a move may not be played, or None where it may.

    A single stone may never be played without a liberty; `allow_suicide` allows it for two stones and more, as
    the rules of New Zealand and Ing do. The ko point is refused to all but the colour that moved last.
    """
    if point in position.stones:
        return Refusal.OCCUPIED
    if point == position.ko and (position.last_move is None or position.last_move.color is not color):
        return Refusal.KO
    board = WorkingBoard.of(position.stones)
    captured, _ = board.play(board.index(point), color.cell)
    removed_own = board.cells[board.index(point)] == EMPTY
    if removed_own and not (allow_suicide and len(captured) > 1):
        return Refusal.SUICIDE
    return None


def chain(stones: Stones, point: Point) -> frozenset[Point]:
    """Return the points of all stones joined to the one on this point, itself included; none where it is empty."""
    if point not in stones:
        return frozenset()
    board = WorkingBoard.of(stones)
    return frozenset(map(board.point, board.chain(board.index(point))))


def chains_without_liberties(stones: Stones) -> list[frozenset[Point]]:
    """Return every chain that has no liberty, in the order of the board."""
    board = WorkingBoard.of(stones)
    found: list[frozenset[Point]] = []
    seen: set[int] = set()
    for index in board.occupied():
        if index not in seen:
            members = board.chain(index)
            seen.update(members)
            if board.dead_chain(index):
                found.append(frozenset(map(board.point, members)))
    return found


class WorkingBoard:
    """A board to play many moves on: one mutable byte a point, with a border so that no neighbour needs a check.

    Cells are those of `Stones`; indices count over rows that are one border cell longer than the board.
    """

    __slots__ = ("cells", "size", "width")

    def __init__(self, size: BoardSize) -> None:
        self.size = size
        self.width = size.columns + 1
        border_row = b"#" * self.width
        self.cells = bytearray(border_row + (b"." * size.columns + b"#") * size.rows + border_row)

    @classmethod
    def of(cls, stones: Stones) -> Self:
        """Make a working board with these stones on it."""
        board = cls(stones.size)
        columns, width = stones.size.columns, board.width
        for row in range(stones.size.rows):
            start = (row + 1) * width
            board.cells[start : start + columns] = stones.cells[row * columns : (row + 1) * columns]
        return board

    def stones(self) -> Stones:
        """Return the stones that are on the board now."""
        cells = bytes(self.cells[self.width : -self.width]).replace(b"#", b"")
        return Stones.from_cells(self.size, cells)

    def index(self, point: Point) -> int:
        """Return the index of a point that is on the board."""
        return (point.row + 1) * self.width + point.column

    def point(self, index: int) -> Point:
        """Return the point at an index."""
        row, column = divmod(index, self.width)
        return Point(column, row - 1)

    def occupied(self) -> Iterator[int]:
        """Go through the indices of all stones."""
        return (index for index, cell in enumerate(self.cells) if cell not in (EMPTY, BORDER))

    def play(self, index: int, cell: int) -> tuple[list[int], int | None]:
        """Put a stone of the colour with this cell on a point; return the indices emptied, and the ko or None."""
        cells, width = self.cells, self.width
        cells[index] = cell
        captured: list[int] = []
        breathes = False
        for neighbour in (index - width, index - 1, index + 1, index + width):
            other = cells[neighbour]
            if other == EMPTY:
                breathes = True
            elif other != cell and other != BORDER and neighbour not in captured:
                captured += self.dead_chain(neighbour)
        if not captured:
            if breathes:
                return captured, None
            captured = self.dead_chain(index)
        self._empty(captured)
        ko = captured[0] if len(captured) == 1 and self._is_alone_with_one_liberty(index) else None
        return captured, ko

    def chain(self, index: int) -> list[int]:
        """Return the indices of all stones joined to the one at this index."""
        cells, width = self.cells, self.width
        color = cells[index]
        members, seen = [index], {index}
        for member in members:
            for neighbour in (member - width, member - 1, member + 1, member + width):
                if cells[neighbour] == color and neighbour not in seen:
                    seen.add(neighbour)
                    members.append(neighbour)
        return members

    def dead_chain(self, index: int) -> list[int]:
        """Return the chain of the stone at this index if it has no liberty, else an empty list, at the first seen."""
        cells, width = self.cells, self.width
        if EMPTY in (cells[index - width], cells[index - 1], cells[index + 1], cells[index + width]):
            return []
        color = cells[index]
        members, seen = [index], {index}
        for member in members:
            for neighbour in (member - width, member - 1, member + 1, member + width):
                cell = cells[neighbour]
                if cell == EMPTY:
                    return []
                if cell == color and neighbour not in seen:
                    seen.add(neighbour)
                    members.append(neighbour)
        return members

    def _empty(self, indices: Iterable[int]) -> None:
        for index in indices:
            self.cells[index] = EMPTY

    def _is_alone_with_one_liberty(self, index: int) -> bool:
        width, cells = self.width, self.cells
        around = [cells[neighbour] for neighbour in (index - width, index - 1, index + 1, index + width)]
        return cells[index] != EMPTY and cells[index] not in around and around.count(EMPTY) == 1
