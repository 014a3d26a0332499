"""A grid as it is in the text: rows of cells with edges and labels, before anyone knows what its signs mean."""

from dataclasses import dataclass

from hen_editor.core.board import Edges
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.diagram.grids.rows import Row


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of equal length.

    top, right, bottom, left: the edges that are shown. labels: the numbers of the rows, if they are numbered one after
    another. columns: the columns, from 0, that a line of names gives. with_i: whether their names count the letter I;
    None if they do not come so far.
    context: the text around it that may say who plays and which sign is whose. below: the first line of it below.
    """

    rows: tuple[Row, ...]
    cells: tuple[tuple[str, ...], ...]
    span: Span
    top: bool = False
    right: bool = False
    bottom: bool = False
    left: bool = False
    labels: tuple[int, ...] | None = None
    columns: tuple[int, ...] | None = None
    with_i: bool | None = None
    context: str = ""
    below: str = ""
    problems: tuple[Diagnostic, ...] = ()

    @property
    def width(self) -> int:
        """The number of columns that it shows."""
        return len(self.cells[0])

    @property
    def height(self) -> int:
        """The number of rows that it shows."""
        return len(self.cells)

    @property
    def is_tiny(self) -> bool:
        """Whether a side has less than three lines, or no side more than three."""
        return min(self.width, self.height) < 3 or max(self.width, self.height) == 3

    @property
    def missing(self) -> int:
        """The number of cells that its rows lack."""
        return sum(max(0, self.width - len(row.cells)) for row in self.rows)

    @property
    def spaced(self) -> bool:
        """Whether blanks stand between the cells."""
        return sum(row.spaced for row in self.rows) * 2 > len(self.rows)

    @property
    def is_numbered_part(self) -> bool:
        """Whether the numbers of its rows or the names of its columns tell more lines than it has."""
        return (self.columns or (0,))[0] > 0 or max(self.labels or (0,)) > max(self.width, self.height)

    @property
    def is_numbered_twice(self) -> bool:
        """Whether the numbers of its rows stand at both ends."""
        ends = (row.line.text[row.starts[-1] + len(row.cells[-1]) :].lstrip(" |") for row in self.rows)
        labels = self.labels or ()
        return len(labels) == self.height and all(map(str.startswith, ends, map(str, labels)))

    @property
    def is_drawn(self) -> bool:
        """Whether lines are drawn between its points."""
        return sum("--" in row.line.text for row in self.rows) * 2 > self.height

    @property
    def edges(self) -> Edges:
        """The edges that it shows."""
        return Edges(self.left, self.top, self.right, self.bottom)

    def has_edge(self) -> bool:
        """Return whether any edge is shown."""
        return any(self.edges)
