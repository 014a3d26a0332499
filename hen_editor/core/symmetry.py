"""The eight symmetries of the board: rotations and mirror images."""

from enum import Enum
from typing import Self

from hen_editor.core.board import BoardSize, Point


class Symmetry(Enum):
    """A rotation or mirror image of the board.

    The value is whether columns and rows are exchanged, and whether after that the order of the columns and that of
    the rows is reversed. The diagonal runs from the upper left to the lower right, as in SGF; the antidiagonal crosses
    it.

    >>> Symmetry.ROTATE_RIGHT.point(Point(0, 0), BoardSize(9, 13))
    Point(column=12, row=0)
    """

    IDENTITY = (False, False, False)
    ROTATE_RIGHT = (True, True, False)
    ROTATE_180 = (False, True, True)
    ROTATE_LEFT = (True, False, True)
    MIRROR_LEFT_RIGHT = (False, True, False)
    MIRROR_TOP_BOTTOM = (False, False, True)
    MIRROR_DIAGONAL = (True, False, False)
    MIRROR_ANTIDIAGONAL = (True, True, True)

    def __repr__(self) -> str:
        return f"Symmetry.{self.name}"

    @property
    def exchanges_sides(self) -> bool:
        """Whether columns become rows and rows columns."""
        return self.value[0]

    @property
    def inverse(self) -> Self:
        """The symmetry that takes this one back."""
        exchanges, columns, rows = self.value
        return type(self)((exchanges, rows, columns) if exchanges else self.value)

    def then(self, other: "Symmetry") -> Self:
        """Return the symmetry that has the effect of this one followed by another.

        >>> Symmetry.ROTATE_RIGHT.then(Symmetry.ROTATE_RIGHT)
        Symmetry.ROTATE_180
        """
        exchanges, columns, rows = self.value
        if other.exchanges_sides:
            columns, rows = rows, columns
        also_exchanges, also_columns, also_rows = other.value
        return type(self)((exchanges ^ also_exchanges, columns ^ also_columns, rows ^ also_rows))

    def size(self, size: BoardSize) -> BoardSize:
        """Return the size to which a board of this size turns."""
        return BoardSize(size.rows, size.columns) if self.exchanges_sides else size

    def point(self, point: Point, size: BoardSize) -> Point:
        """Return where a point of a board of this size goes; points off the board go to points off the board."""
        exchanges, reverses_columns, reverses_rows = self.value
        (column, row), turned = (point[::-1] if exchanges else point), self.size(size)
        return Point(
            turned.columns - 1 - column if reverses_columns else column,
            turned.rows - 1 - row if reverses_rows else row,
        )

    def indices(self, size: BoardSize) -> list[int]:
        """Return the indices of the points of a board, in the order of the board to which it turns.

        >>> Symmetry.ROTATE_RIGHT.indices(BoardSize(3, 2))
        [3, 0, 4, 1, 5, 2]
        """
        exchanges, reverses_columns, reverses_rows = self.value
        rows = [[*range(start, start + size.columns)] for start in range(0, size.count, size.columns)]
        if exchanges:
            rows = [list(column) for column in zip(*rows, strict=True)]
        if reverses_columns:
            rows = [row[::-1] for row in rows]
        return [index for row in (rows[::-1] if reverses_rows else rows) for index in row]
