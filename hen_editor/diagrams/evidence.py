"""Whether a grid is a board of Go: a table of evidence, whose weights are summed and compared with two thresholds.

No row decides alone. `tests/diagrams/fitting.py` fits the weights to the grids of the vectors, and lists the rows that
do nothing. A new row weighs +1 or -1 until then, and keeps that sign. The sentences of the rows that hold for a grid
answer the question "why is this no board?".
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from hen_editor.diagrams.found import USUAL, Confidence
from hen_editor.diagrams.grids.sight import Sight
from hen_editor.diagrams.text import BLACK_CIRCLE, CROSSING, STAR, WHITE_CIRCLE, colors_in

SURE, LIKELY = 7, -2
"""The least sums of weights of a grid that is surely, or likely, a Go board.

Judged by weights that were fitted without it (cross-validation over the vectors), none of the 235 boards is below the
second, none of the 113 other grids reaches the first, and 13 of them reach the second.
"""

OTHER_LENGTHS = (8, 10, 12, 14, 15, 16)
"""The lengths of boards and tables on which hardly anybody plays Go."""


class EvidenceRow(NamedTuple):
    """A row of the table: its name, its weight, its sentence, and the test of whether it holds for a grid."""

    name: str
    weight: int
    says: str
    holds: Callable[[Sight], bool]


@dataclass(frozen=True, slots=True)
class BoardVerdict:
    """The verdict of the table on a grid.

    total: the sum of the weights of the rows that hold. evidence: these rows, the heaviest first. confidence: None if
    it is not a board.
    """

    total: int = 0
    evidence: tuple[EvidenceRow, ...] = ()
    confidence: Confidence | None = Confidence.SURE


def weigh(sight: Sight) -> BoardVerdict:
    """Return the verdict of all rows of the table on a grid; if another game is named, it is likely a board at most."""
    holding = [row for row in EVIDENCE.values() if row.holds(sight)]
    total = sum(row.weight for row in holding)
    is_sure = total >= SURE and not sight.words.others and not sight.words.goals
    confidence = Confidence.SURE if is_sure else Confidence.LIKELY if total >= LIKELY else None
    return BoardVerdict(total, tuple(sorted(holding, key=lambda row: -abs(row.weight))), confidence)


# The tests of rows, if they are more than an attribute of the grid.


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
    """Return whether few stones are beside others of their colour, considering how many there are."""
    return sight.number >= 9 and sight.neighbours[0] * 4 < sight.number


def _has_one_parity(sight: Sight) -> bool:
    stones = sight.stones
    return len(stones) >= 6 and len({(column + row) % 2 for column, row in stones}) == 1


def _empty_signs(sight: Sight) -> int:
    """Return how many signs for empty points, other than star points, occur at least three times."""
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


def _is_compact(sight: Sight) -> bool:
    return not sight.grid.spaced and not sight.lines and not sight.shown & {BLACK_CIRCLE, WHITE_CIRCLE}


def _is_noughts_and_crosses(sight: Sight) -> bool:
    return (sight.width, sight.height) == (3, 3) and not sight.lines and sight.shown <= set("XxOo")


EVIDENCE: Mapping[str, EvidenceRow] = {
    row.name: row
    for row in (
        # For a board of Go.
        EvidenceRow(
            "x and o", +2, "Its stones are X and O.", lambda s: bool(s.shown & set("Xx")) and bool(s.shown & set("Oo"))
        ),
        EvidenceRow(
            "black and white",
            +3,
            "Its stones are B and W.",
            lambda s: bool(s.shown & set("Bb")) and bool(s.shown & set("Ww")),
        ),
        EvidenceRow("circles", +1, "Its stones are circles.", lambda s: bool(s.shown & {BLACK_CIRCLE, WHITE_CIRCLE})),
        EvidenceRow("counts down", +6, "The numbers of its rows count down to 1.", _counts_down),
        EvidenceRow("without i", +2, "The names of its columns leave out I.", lambda s: s.grid.with_i is False),
        EvidenceRow("words of go", +6, "The text has words of Go.", lambda s: s.words.go),
        EvidenceRow("legend", +4, "The text beside it says which sign is black or white.", _has_legend),
        EvidenceRow("last move", +4, "One stone is in brackets.", _has_last_move),
        EvidenceRow("nineteen", +6, "It has 19 lines.", lambda s: s.length == 19),
        EvidenceRow(
            "usual size", +2, "It is a square of 9, 13 or 19 lines.", lambda s: s.is_square and s.width in USUAL
        ),
        EvidenceRow("balanced", +3, "There are about as many stones of each colour.", _is_balanced),
        EvidenceRow("framed", +1, "It is a square in a frame.", _is_framed),
        EvidenceRow("corner", +4, "It shows a corner of a board.", _shows_corner),
        EvidenceRow(
            "star points",
            +5,
            "Star points are drawn where they are.",
            lambda s: s.has_star_points or s.counts[STAR] * s.counts[CROSSING] > 0,
        ),
        EvidenceRow("labels", +6, "Small letters are there once each.", _has_labels),
        EvidenceRow("ko", +4, "There is a ko.", lambda s: s.has_ko),
        # Against it.
        EvidenceRow("bare", -4, "It is no square, and has neither frame nor coordinates.", _is_bare),
        EvidenceRow("long and bare", -3, "It is longer than 9 lines, too.", lambda s: s.length > 9 and _is_bare(s)),
        EvidenceRow("other size", -9, "It has 8, 10, 12 or 14 to 16 lines.", _has_other_size),
        EvidenceRow("numbers again", -7, "Numbers are there again and again.", lambda s: s.signs.digits_again > 3),
        EvidenceRow("piled", -9, "The stones are piled up from the bottom.", lambda s: s.number >= 5 and s.is_piled),
        EvidenceRow("othello", -9, "It is the start of a game of Othello.", lambda s: s.is_start_of_othello),
        EvidenceRow("grown", -8, "All stones are connected with the middle.", _is_grown),
        EvidenceRow("other words", -8, "The text names other games or drawings.", lambda s: s.words.others),
        EvidenceRow("other goals", -9, "The text has goals or moves of other games.", lambda s: s.words.goals),
        EvidenceRow("with i", -9, "The names of its columns count I.", lambda s: s.grid.with_i is True),
        EvidenceRow("few neighbours", -6, "Few stones have neighbours of their colour.", _has_few_neighbours),
        EvidenceRow("no contact", -3, "No stones of two colours are in contact.", _has_no_contact),
        EvidenceRow("two kinds", -9, "Signs for stones are there in two kinds.", _has_pieces_of_two_kinds),
        EvidenceRow("oblong frame", -8, "It is framed, and no square.", _is_framed_oblong),
        EvidenceRow(
            "letters again",
            -5,
            "The same letters are there again.",
            lambda s: s.signs.letters_again > max(3, s.number // 2),
        ),
        EvidenceRow(
            "drawing",
            -7,
            "It is its own mirror image.",
            lambda s: s.number > (20 if s.is_square else 4) and s.is_mirrored,
        ),
        EvidenceRow("pattern", -7, "Its rows repeat.", lambda s: s.is_pattern),
        EvidenceRow("several empty signs", -5, "Several signs stand for empty points.", lambda s: _empty_signs(s) >= 2),
        EvidenceRow("captured", -6, "Six stones and more have no liberties.", lambda s: s.dead >= 6),
        EvidenceRow("few captured", -5, "Some stones have no liberties.", lambda s: 0 < s.dead < 6),
        EvidenceRow("one parity", -7, "All stones are on squares of one colour.", _has_one_parity),
        EvidenceRow("size line", -7, "A line beside it gives its height and width.", _has_size_line),
        EvidenceRow(
            "no dots",
            -4,
            "Its empty points are no dots or crosses.",
            lambda s: not (s.dots or s.dialect or "*" in s.alphabet.empty),
        ),
        EvidenceRow("tiny", -5, "It has at most 3 by 3 points.", lambda s: s.length <= 3 and not s.lines),
        EvidenceRow("noughts and crosses", -6, "It has 3 by 3 points with X and O.", _is_noughts_and_crosses),
        EvidenceRow(
            "one colour",
            -2,
            "Only one colour has stones.",
            lambda s: s.number > 0 and 0 in (s.signs.black, s.signs.white),
        ),
        EvidenceRow("no stones", -4, "It has no stones.", lambda s: s.number == 0 and not (s.lines and _is_framed(s))),
        EvidenceRow("slanted", -6, "Each row begins further to the right.", lambda s: s.is_slanted),
        EvidenceRow("compact", -1, "No blanks stand between its signs.", _is_compact),
    )
}
"""The table, by name. To fit the weights anew, and to see which row is missed, run `tests.diagrams.fitting`."""
