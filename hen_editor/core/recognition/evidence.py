"""Whether lines in a picture are a board of Go, and how sure it is that they were read rightly: a table of evidence."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from hen_editor.core.recognition.pixels import CELL, MARGIN, Values, lightness_of
from hen_editor.core.recognition.points import BLACK, EMPTY, WHITE
from hen_editor.core.recognition.recognised import Certainty, SeenEdges

USUAL = (9, 13, 19)


@dataclass(frozen=True, slots=True)
class Sight:
    """What was seen of lines that may be a board.

    columns, rows: the lines. edges: where they end. going_on: the shares of lines that go on there, as `edges_seen`
    says. cell: the pixels of a cell. stones: the numbers of empty, black and white points. doubtful, worst: the share
    of points that may be something else, and how likely the least likely reading is. lined: the share of the arms of
    empty points that are seen. plain: the share of the cells whose centres are of one colour.
    """

    columns: int
    rows: int
    edges: SeenEdges
    going_on: tuple[float, ...]
    cell: float
    stones: tuple[int, int, int]
    doubtful: float
    worst: float
    lined: float
    plain: float
    hidden: float = 0.0

    @classmethod
    def of(
        cls, likely: Values, arms: Values, board: Values, edges: SeenEdges, going_on: list[float], cell: float
    ) -> "Sight":
        """Look at a board. likely: of its points. arms: of its lattice. board: straightened."""
        rows, columns = likely.shape[:2]
        kinds = likely.argmax(axis=2)
        best = likely.max(axis=2)
        arms = np.nan_to_num(arms)
        inner = np.ones((rows, columns, 4), np.bool_)
        inner[:, 0, 0], inner[0, :, 1], inner[:, -1, 2], inner[-1, :, 3] = False, False, False, False
        empty = (kinds == EMPTY)[..., None] & inner
        taken = (kinds != EMPTY)[..., None] & inner
        counts = np.bincount(kinds.ravel(), minlength=3)
        return cls(
            columns,
            rows,
            edges,
            tuple(going_on),
            cell,
            (int(counts[EMPTY]), int(counts[BLACK]), int(counts[WHITE])),
            float((best < 0.9).mean()),
            float(best.min()),
            float((arms[empty] >= 0.6).mean()) if empty.any() else 0.0,
            _plain(board, columns, rows),
            float((arms[taken] < 0.6).mean()) if taken.any() else 1.0,
        )

    @property
    def is_whole(self) -> bool:
        """Whether all edges are seen."""
        return self.edges.all_seen

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
    return float(((spread < 14) & (off < 45)).mean())


class EvidenceOfBoard(NamedTuple):
    """A row of the table: what it is called and says, what it weighs if it holds, and when it does."""

    says: str
    weight: float
    holds: Callable[[Sight], bool]


class Weighed(NamedTuple):
    """What the table says: the sum, how sure it is, None for what is no board, and the words of the rows that hold."""

    total: float
    certainty: Certainty | None
    words: tuple[str, ...]


TABLE: tuple[EvidenceOfBoard, ...] = (
    EvidenceOfBoard("Lines are seen at nearly all empty points.", 2, lambda s: s.lined > 0.85),
    EvidenceOfBoard("Lines are missing at many empty points.", -4, lambda s: s.lined < 0.6),
)


def weigh(sight: Sight) -> Weighed:
    """Return what all rows of the table say of a board."""
    holding = [row for row in TABLE if row.holds(sight)]
    total = sum(row.weight for row in holding) + sight.lined + sight.columns * sight.rows / 361
    return Weighed(total, Certainty.CHECK if total > 0 else None, tuple(row.says for row in holding))
