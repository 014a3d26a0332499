"""Whether lines in a picture are a Go board, and how sure it is that it was read correctly: a table of evidence."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

import numpy as np

from hen_editor.core.board import Edges
from hen_editor.recognition.lattice import USUAL_LENGTHS, is_unclear
from hen_editor.recognition.pixels import CELL, MARGIN, Values, lightness_of
from hen_editor.recognition.points import BLACK, DOUBTFUL, EMPTY, WHITE
from hen_editor.recognition.recognised import NO_EDGES, Certainty


@dataclass(frozen=True, slots=True)
class Appearance:
    """What was seen of lines that may be a board.

    columns, rows: the lines. edges: where they end. going_on: the shares of lines that go on there, as `edges_seen`
    returns them. cell: the size of a cell in pixels. stones: the numbers of empty, black and white points. doubtful,
    worst: the share of points that may be something else, and how likely the least likely reading is. lined: the share
    of the arms that are seen, at points that are surely empty. plain: the share of the cells whose centres are of one
    colour. hidden: the share of the arms of stones that are not seen. rimless: whether something else begins right at a
    line that is taken for an edge. stones_beyond: the sides on which stones lie where the next line would be.
    """

    columns: int
    rows: int
    edges: Edges
    going_on: tuple[float, ...]
    cell: float
    stones: tuple[int, int, int]
    doubtful: float
    worst: float
    lined: float
    plain: float
    hidden: float
    rimless: bool
    stones_beyond: Edges = NO_EDGES

    @classmethod
    def of(
        cls, likely: Values, arms: Values, board: Values, edges: Edges, going_on: list[float], cell: float
    ) -> "Appearance":
        """Look at a board. likely: of its points. arms: of its lattice. board: straightened."""
        rows, columns = likely.shape[:2]
        kinds = likely.argmax(axis=2)
        best = likely.max(axis=2)
        arms = np.nan_to_num(arms)
        inner = np.ones((rows, columns, 4), np.bool_)
        inner[:, 0, 0], inner[0, :, 1], inner[:, -1, 2], inner[-1, :, 3] = False, False, False, False
        empty = (likely[..., EMPTY] >= DOUBTFUL)[..., None] & inner  # a point in doubt may hide its lines
        taken = (kinds != EMPTY)[..., None] & inner
        counts = np.bincount(kinds.ravel(), minlength=3)
        return cls(
            columns,
            rows,
            edges,
            tuple(going_on),
            cell,
            (int(counts[EMPTY]), int(counts[BLACK]), int(counts[WHITE])),
            float((best < DOUBTFUL).mean()),
            float(best.min()),
            float((arms[empty] >= 0.6).mean()) if empty.any() else 0.0,
            _plain(board, columns, rows),
            float((arms[taken] < 0.6).mean()) if taken.any() else 1.0,
            _is_rimless(board, edges),
        )

    @property
    def points(self) -> int:
        """The number of points."""
        return self.columns * self.rows

    @property
    def number(self) -> int:
        """The number of stones."""
        return sum(self.stones[1:])

    @property
    def has_usual_lines(self) -> bool:
        """Whether there are 9, 13 or 19 lines each way."""
        return self.columns == self.rows and self.columns in USUAL_LENGTHS

    @property
    def is_usual(self) -> bool:
        """Whether it is a whole board of 9, 13 or 19 lines each way."""
        return self.is_whole and self.has_usual_lines

    @property
    def unclear_edges(self) -> int:
        """The number of sides on which some lines end and others go on."""
        return sum(map(is_unclear, self.going_on))

    @property
    def is_whole(self) -> bool:
        """Whether all edges are seen."""
        return all(self.edges)

    @property
    def size(self) -> tuple[int, int]:
        """The numbers of columns and rows."""
        return self.columns, self.rows


def _plain(board: Values, columns: int, rows: int) -> float:
    light = lightness_of(board)
    half = CELL // 8
    start = MARGIN * CELL + CELL // 2 - half
    windows = np.lib.stride_tricks.sliding_window_view(light, (2 * half, 2 * half))
    centres = windows[start::CELL, start::CELL][: rows - 1, : columns - 1]
    spread = np.nan_to_num(centres.std(axis=(2, 3)))
    usual = np.median(centres.mean(axis=(2, 3)))
    off = np.abs(centres.mean(axis=(2, 3)) - usual)
    noise = min(12.0, float(np.median(spread)))  # such as that of a scan, which is everywhere
    return float(((spread < noise + 14) & (off < 45)).mean())


_OTHER_COLOR = 60
"""How much the surroundings of a board differ in colour at least; light from one side causes smaller differences."""


def _is_rimless(board: Values, edges: Edges) -> bool:
    """Return whether another colour than the board's begins right at a line taken for an edge: it would cut stones."""
    inner = slice(MARGIN * CELL + CELL // 2, -MARGIN * CELL, CELL)
    usual = np.nanmedian(board[inner, inner], axis=(0, 1))
    beside = MARGIN * CELL - CELL * 3 // 8  # between stones on the line, even where they touch
    sides = board[inner, beside], board[beside, inner], board[inner, -beside - 1], board[-beside - 1, inner]
    off = (float(np.abs(np.median(side, axis=0) - usual).max()) for side in sides)  # NaN where the picture ends
    return any(is_edge and each > _OTHER_COLOR for is_edge, each in zip(edges, off, strict=True))


class Limit(Enum):
    """The effect of a row of the table that holds: none, or the board must be checked, or it is not a board."""

    NOTHING = "speaks for it"
    CHECK = "must be checked"
    NONE = "is no board"


class EvidenceOfBoard(NamedTuple):
    """A row of the table: its sentence, its effect, and the test of whether it holds."""

    says: str
    limit: Limit
    holds: Callable[[Appearance], bool]


class Weighed(NamedTuple):
    """The verdict of the table: how sure it is, None if it is not a board, and the sentences of the rows that hold."""

    certainty: Certainty | None
    words: tuple[str, ...]


def _is_corner(sight: Appearance) -> bool:
    edges = sight.edges
    counted = (edges.left and edges.right, sight.columns), (edges.top and edges.bottom, sight.rows)
    has_corner = not sight.is_whole and (edges.left or edges.right) and (edges.top or edges.bottom)
    return has_corner and all(lines in USUAL_LENGTHS for is_all, lines in counted if is_all)


def _has_clear_edges(sight: Appearance) -> bool:
    return all(share <= 0.1 or share >= 0.9 for share in sight.going_on)


def _is_plainly_usual(sight: Appearance) -> bool:
    return sight.is_usual and _has_clear_edges(sight) and sight.lined > 0.9


_FOR, _CHECK, _NONE = Limit

TABLE: tuple[EvidenceOfBoard, ...] = (
    EvidenceOfBoard("It has four edges and 9, 13 or 19 lines each way.", _FOR, lambda s: s.is_usual),
    EvidenceOfBoard("It shows a corner of a board.", _FOR, _is_corner),
    EvidenceOfBoard("Lines are seen at nearly all empty points.", _FOR, lambda s: s.lined > 0.9),
    EvidenceOfBoard("No point is in doubt.", _FOR, lambda s: s.doubtful == 0),
    EvidenceOfBoard("The centres of its cells are plain.", _FOR, lambda s: s.plain > 0.97),
    # What a board that is sure does not have.
    EvidenceOfBoard("Its numbers of lines are unusual.", _CHECK, lambda s: not (s.is_usual or _is_corner(s))),
    EvidenceOfBoard("Some of its points are in doubt.", _CHECK, lambda s: s.doubtful > 0),
    EvidenceOfBoard("It is not clear where its lines end.", _CHECK, lambda s: not _has_clear_edges(s)),
    EvidenceOfBoard("Lines are missing at some empty points.", _CHECK, lambda s: s.lined <= 0.9),
    EvidenceOfBoard("Something is in some of its cells.", _CHECK, lambda s: s.plain <= 0.97),
    EvidenceOfBoard("It has fewer than four stones.", _CHECK, lambda s: s.number < 4),
    EvidenceOfBoard("It has stones of only one colour.", _CHECK, lambda s: 0 in s.stones[1:]),
    EvidenceOfBoard("Lines go on across stones.", _CHECK, lambda s: s.hidden < 0.3),
    EvidenceOfBoard("Stones seem to lie beyond its lines.", _CHECK, lambda s: any(s.stones_beyond)),
    EvidenceOfBoard("Its stones may be cut off at an edge.", _CHECK, lambda s: s.rimless),
    EvidenceOfBoard("Its cells are tiny.", _CHECK, lambda s: s.cell < 7),
    EvidenceOfBoard("It has fewer than 6 lines one way.", _CHECK, lambda s: min(s.size) < 6),
    # What no board has.
    EvidenceOfBoard(
        "Many of its points are in doubt.", _NONE, lambda s: s.doubtful > (0.4 if s.has_usual_lines else 0.2)
    ),
    EvidenceOfBoard("Lines are missing at many empty points.", _NONE, lambda s: s.lined < 0.6),
    EvidenceOfBoard(
        "Something is in many of its cells.",
        _NONE,
        lambda s: s.plain < (0.6 if _is_plainly_usual(s) else 0.85),  # shadows, and stones beside their points
    ),
    EvidenceOfBoard(
        "Something is in its cells, and no stone hides its lines.", _NONE, lambda s: s.plain < 0.97 and s.hidden < 0.3
    ),
    EvidenceOfBoard(
        "It has fewer than two stones, and is no whole board of 13 or 19 lines.",
        _NONE,
        lambda s: s.number < 2 and not (s.is_usual and s.columns > 9),
    ),
    EvidenceOfBoard("No stone hides its lines.", _NONE, lambda s: s.number > 0 and s.hidden < 0.15),
    EvidenceOfBoard("It has fewer than 4 lines one way.", _NONE, lambda s: min(s.size) < 4),
    EvidenceOfBoard(
        "It is whole, but oblong and small.", _NONE, lambda s: s.is_whole and s.columns != s.rows and min(s.size) < 7
    ),
    EvidenceOfBoard(
        "It is unclear where any of its lines end.", _NONE, lambda s: s.unclear_edges >= 3 and not s.has_usual_lines
    ),
    EvidenceOfBoard("It has fewer than 25 points.", _NONE, lambda s: s.points < 25),
    EvidenceOfBoard("It has more than 25 lines one way.", _NONE, lambda s: max(s.size) > 25),
    EvidenceOfBoard("Its cells are too small.", _NONE, lambda s: s.cell < 4),
)
"""The rows; none is outvoted: one reason to check a board is enough, and so is one that it is not a board."""


SEEN_AT_AN_ANGLE = "It is seen at an angle: check its corners."
"""The additional sentence for a board in a photo, which is never sure."""


def weigh(sight: Appearance) -> Weighed:
    """Return the verdict of all rows of the table on a board."""
    holding = [row for row in TABLE if row.holds(sight)]
    limits = {row.limit for row in holding}
    certainty = None if _NONE in limits else Certainty.CHECK if _CHECK in limits else Certainty.SURE
    return Weighed(certainty, tuple(row.says for row in holding))
