"""Whether a grid is a board of Go: a table of evidence, whose weights are summed and compared with two thresholds.

No row decides alone. `tests/diagrams/fitting.py` fits the weights over the vectors; a new row weighs nothing until
then. What each row that holds says is the answer to "why is this no board?".
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from hen_editor.diagrams.found import Confidence
from hen_editor.diagrams.grids.grid import USUAL
from hen_editor.diagrams.sight import Sight
from hen_editor.diagrams.text import BLACK_CIRCLE, CROSSING, STAR, WHITE_CIRCLE, colors_in

SURE, LIKELY = 7, -2
"""The least sums of weights of what is surely, and of what is likely, a board of Go.

By cross-validation over the vectors, no grid that is no board reaches the first, and at most a fifth the second.
"""

OTHER_LENGTHS = (8, 10, 12, 14, 15, 16)
"""The lengths of boards and tables on which hardly anybody plays Go."""


class EvidenceRow(NamedTuple):
    """A row of the table: what it is called and says, what it weighs, and whether it holds for a grid."""

    name: str
    weight: int
    says: str
    holds: Callable[[Sight], bool]


@dataclass(frozen=True, slots=True)
class BoardVerdict:
    """What the table says of a grid.

    total: the sum of the weights of the rows that hold. evidence: these rows, the heaviest first. confidence: None for
    what is no board.
    """

    total: int = 0
    evidence: tuple[EvidenceRow, ...] = ()
    confidence: Confidence | None = Confidence.SURE


def weigh(sight: Sight) -> BoardVerdict:
    """Return what all rows of the table together say of a grid; where another game is named, it is likely at most."""
    holding = [row for row in EVIDENCE.values() if row.holds(sight)]
    total = sum(row.weight for row in holding)
    is_sure = total >= SURE and not sight.words.others and not sight.words.goals
    confidence = Confidence.SURE if is_sure else Confidence.LIKELY if total >= LIKELY else None
    return BoardVerdict(total, tuple(sorted(holding, key=lambda row: -abs(row.weight))), confidence)


# What rows look at, where it is more than a word.


def _is_bare(sight: Sight) -> bool:
    grid = sight.grid
    has_coordinates = grid.labels is not None or grid.columns is not None
    is_drawn = sight.lines > 0 or (grid.is_drawn and not sight.counts["-"])
    return not (sight.is_square or grid.has_edge() or has_coordinates or is_drawn or sight.length == 19)


def _counts_down(sight: Sight) -> bool:
    labels = sight.grid.labels
    return labels is not None and labels[0] > labels[-1] == 1


def _has_legend(sight: Sight) -> bool:
    return not sight.shown.isdisjoint(colors_in(sight.grid.context))


def _has_last_move(sight: Sight) -> bool:
    marked = [row.cells[row.bracketed] for row in sight.grid.rows if row.bracketed is not None]
    return len(marked) == 1 and marked[0][0] in sight.shown


def _has_labels(sight: Sight) -> bool:
    letters = [cell for cell in sight.counts if cell.isalpha() and cell not in sight.alphabet.stones]
    return 0 < len(letters) <= 8 and all(cell in "abcdefghij" and sight.counts[cell] == 1 for cell in letters)


def _is_grown(sight: Sight) -> bool:
    is_part = sight.grid.is_numbered_part or (sight.grid.has_edge() and not all(sight.grid.edges))
    return len(sight.stones) > 4 and not is_part and sight.is_grown_from_middle


def _is_framed(sight: Sight) -> bool:
    return all(sight.grid.edges) and sight.is_square


def _shows_corner(sight: Sight) -> bool:
    edges = sight.grid.edges
    return (edges.top != edges.bottom) and (edges.left != edges.right)


def _is_framed_oblong(sight: Sight) -> bool:
    return all(sight.grid.edges) and not sight.is_square


def _has_other_size(sight: Sight) -> bool:
    """Return whether a side that is shown as a whole has a length on which hardly anybody plays."""
    grid = sight.grid
    if grid.is_numbered_part:
        return False
    if sight.is_square:
        return sight.width in OTHER_LENGTHS
    named = grid.columns is not None and grid.columns[0] == 0
    is_whole = named or grid.labels is not None or (grid.left and grid.right)
    across = sight.width in OTHER_LENGTHS and is_whole
    return across or (sight.height in OTHER_LENGTHS and grid.top and grid.bottom)


def _has_no_contact(sight: Sight) -> bool:
    return min(sight.signs.black, sight.signs.white) >= 3 and sight.neighbours[1] == 0


def _is_balanced(sight: Sight) -> bool:
    few, many = sorted((sight.signs.black, sight.signs.white))
    return few > 0 and many <= few + 1 + few // 3


def _has_few_neighbours(sight: Sight) -> bool:
    """Return whether few stones lie beside others of their colour, for how many there are."""
    return sight.number >= 9 and sight.neighbours[0] * 4 < sight.number


def _has_one_parity(sight: Sight) -> bool:
    stones = sight.stones
    return len(stones) >= 6 and len({(column + row) % 2 for column, row in stones}) == 1


def _empty_signs(sight: Sight) -> int:
    """Return how many signs for empty points are there again and again, where they are no star points."""
    known = set(".-_*0 ") | ({"+"} if not sight.has_star_points else set())
    return sum(sight.counts[sign] >= 3 for sign in known if sign in sight.alphabet.empty)


def _has_pieces_of_two_kinds(sight: Sight) -> bool:
    signs = sight.counts.keys()
    return ({"b", "w"} <= signs and not signs.isdisjoint("BWXOxo")) or (
        {"x", "o"} <= signs and not signs.isdisjoint("XO") and sight.length in (8, 10)
    )


def _has_size_line(sight: Sight) -> bool:
    """Return whether a line beside it is its height and width, as in the inputs of contests."""
    height, width = str(sight.height), str(sight.width)
    sizes = [height, width], [width, height]
    return any(line.split() in sizes for line in sight.grid.context.splitlines())


def _is_table(sight: Sight) -> bool:
    grid = sight.grid
    worded = sum(any(letter.isalpha() for letter in row.tail) for row in grid.rows)
    tailed = len(grid.rows) > 0 and all(row.tail for row in grid.rows)
    return grid.labels is None and (worded * 4 > len(grid.rows) * 3 or tailed)


def _is_compact(sight: Sight) -> bool:
    return not sight.grid.spaced and not sight.lines and not sight.shown & {BLACK_CIRCLE, WHITE_CIRCLE}


def _is_noughts_and_crosses(sight: Sight) -> bool:
    return (sight.width, sight.height) == (3, 3) and not sight.lines and sight.shown <= set("XxOo")


_ROWS: tuple[tuple[str, str, Callable[[Sight], bool]], ...] = (
    # For a board of Go.
    ("x and o", "Its stones are X and O.", lambda s: bool(s.shown & set("Xx")) and bool(s.shown & set("Oo"))),
    ("black and white", "Its stones are B and W.", lambda s: bool(s.shown & set("Bb")) and bool(s.shown & set("Ww"))),
    ("circles", "Its stones are circles.", lambda s: bool(s.shown & {BLACK_CIRCLE, WHITE_CIRCLE})),
    ("counts down", "The numbers of its rows count down to 1.", _counts_down),
    ("without i", "The names of its columns leave out I.", lambda s: s.grid.with_i is False),
    ("words of go", "The text has words of Go.", lambda s: s.words.go),
    ("legend", "The text beside it says which sign is black or white.", _has_legend),
    ("last move", "One stone is in brackets.", _has_last_move),
    ("nineteen", "It has 19 lines.", lambda s: s.length == 19),
    ("usual size", "It is a square of 9, 13 or 19 lines.", lambda s: s.is_square and s.width in USUAL),
    ("balanced", "There are about as many stones of each colour.", _is_balanced),
    ("framed", "It is a square in a frame.", _is_framed),
    ("corner", "It shows a corner of a board.", _shows_corner),
    (
        "star points",
        "Star points are drawn where they are.",
        lambda s: s.has_star_points or s.counts[STAR] * s.counts[CROSSING] > 0,
    ),
    ("labels", "Small letters are there once each.", _has_labels),
    ("ko", "There is a ko.", lambda s: s.has_ko),
    ("pattern of signs", "Signs for any point stand around it.", lambda s: s.counts["?"] >= 4 and s.number >= 6),
    # Against it.
    ("bare", "It is no square, and has neither frame nor coordinates.", _is_bare),
    ("long and bare", "It is longer than 9 lines, too.", lambda s: s.length > 9 and _is_bare(s)),
    ("other size", "It has 8, 10, 12 or 14 to 16 lines.", _has_other_size),
    ("numbers again", "Numbers are there again and again.", lambda s: s.signs.digits_again > 3),
    ("piled", "The stones are piled up from the bottom.", lambda s: s.number >= 5 and s.is_piled),
    ("othello", "It is the start of a game of Othello.", lambda s: s.is_start_of_othello),
    ("grown", "All stones are connected with the middle.", _is_grown),
    ("other words", "The text names other games or drawings.", lambda s: s.words.others),
    ("other goals", "The text has goals or moves of other games.", lambda s: s.words.goals),
    ("with i", "The names of its columns count I.", lambda s: s.grid.with_i is True),
    ("few neighbours", "Few stones have neighbours of their colour.", _has_few_neighbours),
    ("no contact", "No stones of two colours are in contact.", _has_no_contact),
    ("two kinds", "Signs for stones are there in two kinds.", _has_pieces_of_two_kinds),
    ("oblong frame", "It is framed, and no square.", _is_framed_oblong),
    ("letters again", "The same letters are there again.", lambda s: s.signs.letters_again > max(3, s.number // 2)),
    ("drawing", "It is its own mirror image.", lambda s: s.number > (20 if s.is_square else 4) and s.is_mirrored),
    ("pattern", "Its rows repeat.", lambda s: s.is_pattern),
    ("several empty signs", "Several signs stand for empty points.", lambda s: _empty_signs(s) >= 2),
    ("captured", "Six stones and more have no liberties.", lambda s: s.dead >= 6),
    ("few captured", "Some stones have no liberties.", lambda s: 0 < s.dead < 6),
    ("one parity", "All stones are on squares of one colour.", _has_one_parity),
    ("size line", "A line beside it gives its height and width.", _has_size_line),
    (
        "no dots",
        "Its empty points are no dots or crosses.",
        lambda s: not (s.dots or s.dialect or "*" in s.alphabet.empty),
    ),
    ("tiny", "It has at most 3 by 3 points.", lambda s: s.length <= 3 and not s.lines),
    ("noughts and crosses", "It has 3 by 3 points with X and O.", _is_noughts_and_crosses),
    ("one colour", "Only one colour has stones.", lambda s: s.number > 0 and 0 in (s.signs.black, s.signs.white)),
    ("no stones", "It has no stones.", lambda s: s.number == 0 and not (s.lines and _is_framed(s))),
    ("slanted", "Each row begins further to the right.", lambda s: s.is_slanted),
    ("table", "Words stand beside its rows.", _is_table),
    ("compact", "No blanks stand between its signs.", _is_compact),
)
"""The rows; each of those that follow `bare` tells against a board."""

_WEIGHTS: Mapping[str, int] = {
    "x and o": 2,
    "black and white": 3,
    "circles": 1,
    "counts down": 6,
    "without i": 2,
    "words of go": 6,
    "legend": 5,
    "last move": 5,
    "nineteen": 6,
    "usual size": 2,
    "balanced": 3,
    "framed": 1,
    "corner": 4,
    "star points": 6,
    "labels": 6,
    "ko": 4,
    "pattern of signs": 3,
    "bare": -4,
    "long and bare": -3,
    "other size": -9,
    "numbers again": -7,
    "piled": -9,
    "othello": -9,
    "grown": -8,
    "other words": -8,
    "other goals": -9,
    "with i": -9,
    "few neighbours": -6,
    "no contact": -3,
    "two kinds": -9,
    "oblong frame": -8,
    "letters again": -5,
    "drawing": -7,
    "pattern": -7,
    "several empty signs": -5,
    "captured": -5,
    "few captured": -5,
    "one parity": -7,
    "size line": -7,
    "no dots": -4,
    "tiny": -5,
    "noughts and crosses": -6,
    "one colour": -2,
    "no stones": -4,
    "slanted": -6,
    "table": -6,
    "compact": -1,
}

EVIDENCE: Mapping[str, EvidenceRow] = {
    name: EvidenceRow(name, _WEIGHTS.get(name, 0), says, holds) for name, says, holds in _ROWS
}
"""The table, by name."""
