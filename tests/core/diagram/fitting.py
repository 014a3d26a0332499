"""Fits the weights of the table of evidence to labelled texts: `python -m tests.core.diagram.fitting [FOLDER]`.

The texts are the vectors; with a folder, also its files `*.txt`, in which `=== B name` begins a text with boards and
`=== N name` one without. It is a logistic regression whose weights keep the signs that the table gives them, and stay
near what is expected of them where the texts say little. Writes what is to be put into `evidence.py`, and what each
grid gets, so that the thresholds can be seen.
"""

import math
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from hen_editor.core.diagram.evidence import EVIDENCE
from hen_editor.core.diagram.found import Confidence
from hen_editor.core.diagram.grids.reading import read_grid
from hen_editor.core.diagram.parser import explained
from hen_editor.core.diagram.sight import Sight
from tests.core.diagram.vectors import described, read_vectors

STEPS, RATE, PENALTY = 3000, 0.15, 0.0008
SCALE = 2.0
"""What a weight of the regression is multiplied with before it is rounded."""

MOST_FOR, MOST_AGAINST = 6, 9
"""The largest weights."""

ROWS = list(EVIDENCE)
FIRST_AGAINST = ROWS.index("bare")

FIXED = {"x and o": 2, "balanced": 3, "circles": 1, "lattice": 1, "framed": 1, "compact": -1}
FIXED |= {"bare": -4, "long and bare": -3, "tiny": -5, "noughts and crosses": -6, "other words": -7}
"""Rows of which more texts than these say enough."""

EXPECTED = {
    "words of go": 8,
    "labels": 7,
    **dict.fromkeys(["without i", "nineteen", "counts down"], 5),
    **dict.fromkeys(["legend", "last move", "star points", "ko"], 4),
    **dict.fromkeys(["usual size", "usual share", "turn", "black and white"], 3),
    **dict.fromkeys(["corner", "named", "told size", "moves", "pattern of signs"], 2),
    **dict.fromkeys(["other size", "numbers again", "piled", "othello", "grown", "with i"], -6),
    **dict.fromkeys(["few neighbours", "seven by six", "many letters", "other goals", "diagonal", "two kinds"], -6),
    **dict.fromkeys(["barred", "oblong frame", "slanted", "pattern", "own letters", "table"], -6),
    **dict.fromkeys(["several empty signs", "captured", "one parity", "size line", "no empty point"], -4),
    **dict.fromkeys(["hashes", "king", "many numbers"], -3),
    **dict.fromkeys(["no dots", "no contact", "few captured", "unbalanced", "one colour", "drawing"], -2),
    **dict.fromkeys(["unknown signs", "letters again", "no stones", "long"], -2),
    "counts up": -1,
    **FIXED,
}
"""What each row weighs as far as is known from elsewhere."""


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
    """Yield the grids of the vectors: boards are those that are read as is expected, but for what was guessed."""
    for vector in read_vectors():
        wanted = {_plain(one) for one in vector.expected.split("\n\n") if one}
        sights = _weighed(vector.text)
        read = [read_grid(sight, Confidence.SURE) for sight in sights]
        are_boards = [one is not None and _plain(described(one)) in wanted for one in read]
        spans = [sight.grid.span for sight, is_board in zip(sights, are_boards, strict=True) if is_board]
        for sight, is_board in zip(sights, are_boards, strict=True):
            span = sight.grid.span
            if is_board or not any(span.start < one.end and one.start < span.end for one in spans):
                yield Labelled(str(vector), is_board, _holding(sight))


def of_folder(folder: Path) -> Iterator[Labelled]:
    """Yield the grids of other texts."""
    for path in sorted(folder.glob("*.txt")):
        for part in re.split(r"^=== ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            head, _, text = part.partition("\n")
            for sight in _weighed(text):
                yield Labelled(head, head.startswith("B"), _holding(sight))


def _weighed(text: str) -> list[Sight]:
    return [seen.sight for seen in explained(text) if seen.sight is not None and seen.verdict.evidence]


def _holding(sight: Sight) -> frozenset[int]:
    return frozenset(index for index, row in enumerate(EVIDENCE.values()) if row.holds(sight))


def _plain(one: str) -> str:
    """Return a description without its notes."""
    return "\n".join(line for line in one.splitlines() if not line.startswith(("note:", "warning:")))


def fit(grids: Sequence[Labelled]) -> list[float]:
    """Return the weights of a logistic regression."""
    expected = [EXPECTED[name] / SCALE for name in ROWS]
    weights, constant = [*expected], 0.0
    sums = [sum(grid.share for grid in grids if grid.is_board is is_board) for is_board in (True, False)]
    shares = [0.5 * grid.share / sums[not grid.is_board] for grid in grids]
    curves = [PENALTY] * len(ROWS)
    for grid, share in zip(grids, shares, strict=True):
        for row in grid.rows:
            curves[row] += share / 4
    for _ in range(STEPS):
        slopes, slope = [PENALTY * (weight - one) for weight, one in zip(weights, expected, strict=True)], 0.0
        for grid, share in zip(grids, shares, strict=True):
            total = constant + sum(weights[row] for row in grid.rows)
            miss = (1 / (1 + math.exp(-max(-30.0, min(30.0, total)))) - grid.is_board) * share
            slope += miss
            for row in grid.rows:
                slopes[row] += miss
        constant -= RATE * 4 * slope
        for row, one in enumerate(slopes):
            if ROWS[row] not in FIXED:
                moved = weights[row] - RATE * one / curves[row]
                weights[row] = max(0.0, moved) if row < FIRST_AGAINST else min(0.0, moved)
    return weights


def fitted(grids: Sequence[Labelled]) -> dict[str, int]:
    """Return the weights of the table, rounded."""
    weights = fit([*grids, *(grid.with_words() for grid in grids)])
    return {
        name: max(-MOST_AGAINST, min(MOST_FOR, round(weight * SCALE)))
        for name, weight in zip(ROWS, weights, strict=True)
    }


def report(grids: Sequence[Labelled], weights: dict[str, int]) -> Iterator[str]:
    """Yield the lines for `evidence.py`, and the sum of each grid with the rows that make it."""
    for name, weight in weights.items():
        yield f'    "{name}": {weight},'
    sums = [(sum(weights[ROWS[row]] for row in grid.rows), grid) for grid in grids]
    for total, grid in sorted(sums, key=lambda one: (one[0], one[1].is_board, one[1].text)):
        names = " ".join(f"{ROWS[row]} {weights[ROWS[row]]:+};" for row in sorted(grid.rows))
        yield f"{total:4} {'board' if grid.is_board else '     '} {grid.text}: {names}"


if __name__ == "__main__":
    found = [*labelled(), *(of_folder(Path(sys.argv[1])) if len(sys.argv) > 1 else ())]
    sys.stdout.writelines(f"{line}\n" for line in report(found, fitted(found)))
