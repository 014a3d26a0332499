"""Fits the weights of the table of evidence to labelled texts: `python -m tests.diagrams.fitting [--without]`.

The texts are the vectors. It is a logistic regression whose weights keep the signs that the table gives them, and stay
near what is expected of them where the texts say little. Prints the weights that differ from those in `evidence.py`,
the figure to quote, which is that of grids that were not fitted to, and what each grid gets. With `--without`, also the
figure without each row: a row goes if that is as good, no vector changes, and `held_out` finds as many boards.
"""

import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from hen_editor.diagrams.evidence import EVIDENCE, LIKELY, SURE
from hen_editor.diagrams.found import Confidence
from hen_editor.diagrams.grids.reading import read_grid
from hen_editor.diagrams.grids.sight import Sight
from hen_editor.diagrams.parser import explained
from tests.diagrams.vectors import described, read_vectors

STEPS, RATE, PENALTY, FOLDS = 800, 0.15, 0.0008, 8
SCALE = 2.0
"""What a weight of the regression is multiplied with before it is rounded."""

MOST_FOR, MOST_AGAINST = 6, 9
"""The largest weights."""

ROWS = list(EVIDENCE)
SIDES = np.sign([row.weight for row in EVIDENCE.values()])

FIXED = {"x and o": 2, "balanced": 3, "circles": 1, "framed": 1, "compact": -1}
FIXED |= {"bare": -4, "long and bare": -3, "tiny": -5, "one colour": -2, "noughts and crosses": -6, "other words": -8}
"""Rows of which more texts than these say enough: they are not fitted."""

USUAL_FOR, USUAL_AGAINST = 3, -6
UNUSUAL = {
    **dict.fromkeys(["words of go", "labels", "without i", "nineteen", "counts down"], 6),
    **dict.fromkeys(["several empty signs", "captured", "one parity", "size line"], -4),
    **dict.fromkeys(["no dots", "no contact", "few captured", "drawing", "letters again", "no stones"], -2),
}
EXPECTED = np.array(
    [
        {**UNUSUAL, **FIXED}.get(name, USUAL_FOR if side > 0 else USUAL_AGAINST)
        for name, side in zip(ROWS, SIDES, strict=True)
    ]
)
"""The weight that each row is pulled to, as strongly as a few texts would."""

Weights = npt.NDArray[np.float64]


class Labelled(NamedTuple):
    """A grid of a text, by the rows of evidence that hold for it; share: how much it counts."""

    text: str
    is_board: bool
    rows: frozenset[int]
    share: float = 1.0

    def with_words(self) -> "Labelled":
        """Return the same grid in a text that speaks of the wrong game, as some do; it counts less."""
        word, share = ("other words", 0.03) if self.is_board else ("words of go", 0.015)
        return self._replace(rows=self.rows | {ROWS.index(word)}, share=share)


def labelled() -> Iterator[Labelled]:
    """Yield the grids of the vectors: boards are those that are read as is expected, but for what was guessed.

    The file `refused` has none, though some of its grids may be likely.
    """
    for vector in read_vectors():
        wanted = {_plain(one) for one in vector.expected.split("\n\n") if one}
        sights = _weighed(vector.text)
        read = [read_grid(sight, Confidence.SURE) for sight in sights]
        has_boards = vector.file != "refused"
        are_boards = [has_boards and one is not None and _plain(described(one)) in wanted for one in read]
        spans = [sight.grid.span for sight, is_board in zip(sights, are_boards, strict=True) if is_board]
        for sight, is_board in zip(sights, are_boards, strict=True):
            span = sight.grid.span
            if is_board or not any(span.start < one.end and one.start < span.end for one in spans):
                yield Labelled(str(vector), is_board, _holding(sight))


def _weighed(text: str) -> list[Sight]:
    return [seen.sight for seen in explained(text) if seen.sight is not None and seen.verdict.evidence]


def _holding(sight: Sight) -> frozenset[int]:
    return frozenset(index for index, row in enumerate(EVIDENCE.values()) if row.holds(sight))


def _plain(one: str) -> str:
    """Return a description without its notes."""
    return "\n".join(line for line in one.splitlines() if not line.startswith(("note:", "warning:")))


def fitted(grids: Sequence[Labelled], without: frozenset[int] = frozenset()) -> Weights:
    """Return the weights of the table, rounded. without: the numbers of rows that are to weigh nothing."""
    grids = [*grids, *(grid.with_words() for grid in grids)]
    holds, boards = _matrix(grids), np.array([grid.is_board for grid in grids])
    shares = np.array([grid.share for grid in grids])
    for side in (boards, ~boards):
        shares[side] *= 0.5 / shares[side].sum()
    used = np.array([index not in without for index in range(len(ROWS))])
    expected = EXPECTED / SCALE * used
    free = used & np.array([name not in FIXED for name in ROWS])
    curves = PENALTY + shares @ holds / 4
    weights, constant = expected.copy(), 0.0
    for _ in range(STEPS):
        total = np.clip(holds @ weights + constant, -30, 30)
        miss = (1 / (1 + np.exp(-total)) - boards) * shares
        constant -= RATE * 4 * miss.sum()
        moved = weights - RATE * (miss @ holds + PENALTY * (weights - expected)) / curves
        weights = np.where(free, np.where(moved * SIDES > 0, moved, 0), weights)
    return np.clip(np.rint(weights * SCALE), -MOST_AGAINST, MOST_FOR)


def _matrix(grids: Sequence[Labelled]) -> Weights:
    holds = np.zeros((len(grids), len(ROWS)))
    for index, grid in enumerate(grids):
        holds[index, list(grid.rows)] = 1
    return holds


class Judged(NamedTuple):
    """How grids are judged by weights that were fitted to others: boards that are missed, and others taken for boards.

    loss: by how much all sums are on the wrong side of the threshold, or hardly on the right one.
    """

    missed: int
    likely: int
    sure: int
    loss: float


def cross_validated(grids: Sequence[Labelled], without: frozenset[int] = frozenset()) -> Judged:
    """Judge each grid by the weights that are fitted without those of its text, and of a share of the other texts."""
    texts = {text: index % FOLDS for index, text in enumerate(dict.fromkeys(grid.text for grid in grids))}
    missed = likely = sure = 0
    loss = 0.0
    for fold in range(FOLDS):
        weights = fitted([grid for grid in grids if texts[grid.text] != fold], without)
        left_out = [grid for grid in grids if texts[grid.text] == fold]
        sums = _matrix(left_out) @ weights
        boards = np.array([grid.is_board for grid in left_out])
        missed += int((sums[boards] < LIKELY).sum())
        likely += int((sums[~boards] >= LIKELY).sum())
        sure += int((sums[~boards] >= SURE).sum())
        loss += float(np.log1p(np.exp(np.where(boards, -1, 1) * (sums - LIKELY + 0.5) / SCALE)).sum())
    return Judged(missed, likely, sure, loss)


def report(grids: Sequence[Labelled], weights: Weights) -> Iterator[str]:
    """Yield the weights to change in `evidence.py`, what cross-validation says, and the sum and rows of each grid."""
    for row, weight in zip(EVIDENCE.values(), weights, strict=True):
        if row.weight != weight:
            yield f"{row.name}: {row.weight:+} -> {int(weight):+}"
    number = sum(grid.is_board for grid in grids)
    yield f"{number} boards, {len(grids) - number} others; cross-validated: {cross_validated(grids)}"
    sums = zip((_matrix(grids) @ weights).astype(int), grids, strict=True)
    for total, grid in sorted(sums, key=lambda one: (one[0], one[1].is_board, one[1].text)):
        names = " ".join(f"{ROWS[row]} {int(weights[row]):+};" for row in sorted(grid.rows))
        yield f"{total:4} {'board' if grid.is_board else '     '} {grid.text}: {names}"


def missed_rows(grids: Sequence[Labelled]) -> Iterator[str]:
    """Yield how grids would be judged without each row, from the one that is missed least."""
    whole = cross_validated(grids)
    each = [(cross_validated(grids, frozenset({index})), name) for index, name in enumerate(ROWS)]
    for judged, name in sorted(each, key=lambda one: one[0].loss):
        yield f"{judged.loss - whole.loss:+7.2f} {name}: {judged}"


if __name__ == "__main__":
    found = list(labelled())
    sys.stdout.writelines(f"{line}\n" for line in report(found, fitted(found)))
    if "--without" in sys.argv:
        sys.stdout.writelines(f"{line}\n" for line in missed_rows(found))
