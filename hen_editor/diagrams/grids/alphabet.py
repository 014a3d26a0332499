"""Which signs of a grid are black stones, white stones, empty points, numbers and labels."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hen_editor.core.board import BLACK, WHITE, Color, Point
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.position import PLAIN_ORDER, Mark
from hen_editor.diagrams import codes
from hen_editor.diagrams.grids.grid import Grid
from hen_editor.diagrams.text import (
    BLACK_CIRCLE,
    BOX,
    SENSEI_POINTS,
    SENSEI_STONES,
    WHITE_CIRCLE,
    colors_in,
    is_of_katago,
)

EMPTY = frozenset(".,+:'`·") | BOX

TERRITORY = frozenset("AV~=")
PATTERN = frozenset("?*_-!")


@dataclass(frozen=True, slots=True)
class Alphabet:
    """What the signs of one grid mean; a sign that is in none of these is unknown.

    stones: with the mark of a marked stone, if it has one.
    """

    stones: Mapping[str, tuple[Color, Mark | None]]
    empty: frozenset[str]
    points: Mapping[str, Mark] = field(default_factory=dict)
    problems: tuple[Diagnostic, ...] = ()

    def on(self, cells: Sequence[Sequence[str]]) -> dict[Point, Color]:
        """Return the stones of some rows of cells that are not numbered, as if the first cell were the first point."""
        return {
            Point(column, row): self.stones[cell[0]][0]
            for row, line in enumerate(cells)
            for column, cell in enumerate(line)
            if cell[0] in self.stones
        }


def sensei() -> Alphabet:
    """Return the signs of Sensei's Library."""
    stones: dict[str, tuple[Color, Mark | None]] = {"X": (BLACK, None), "O": (WHITE, None), **SENSEI_STONES}
    return Alphabet(stones, EMPTY | PATTERN | TERRITORY, SENSEI_POINTS)


_PAIRS = (
    ("Xx", "Oo0"),
    (BLACK_CIRCLE, WHITE_CIRCLE + "Oo☆"),
    ("X", "@" + WHITE_CIRCLE),
    ("#", "Oo" + WHITE_CIRCLE),
    ("@", "Oo"),
    ("*", "Oo"),
    ("B", "W"),
    ("b", "w"),
    ("b", "W"),
    ("B", "w"),
    ("■", "□"),
    ("★", "☆"),
    ("#", "@"),
)
"""The signs of Black and of White that stand together, the most certain first."""


def decide(counts: Counter[str], grid: Grid) -> Alphabet:
    """Return what the signs of a grid mean; without a pair of signs for Black and White, none is a stone.

    counts: how often each sign occurs. Boards of engines, which have numbered rows, use no marks of Sensei's Library;
    in them a single `@` is an empty point that was asked about.
    """
    span, labelled = grid.span, grid.labels is not None
    is_asked = labelled and counts["@"] == 1 and (_has(counts, "XxOo") or is_of_katago(grid.context))
    asked = {"@"} if is_asked else set[str]()
    counts = counts - Counter(asked)
    if labelled and grid.with_i is False and (dragons := _dragons(counts, span)):
        return dragons
    legend = colors_in(grid.context)
    pair = _pair(counts, legend, labelled=labelled)
    if pair is None:
        return Alphabet({}, EMPTY | _empty_too(counts, "") | asked)
    is_swapped = any(
        legend.get(sign, color) is not color for color, signs in zip(PLAIN_ORDER, pair, strict=True) for sign in signs
    )
    black, white = pair[::-1] if is_swapped else pair
    there = {color: "".join(filter(counts.get, signs)) for color, signs in ((BLACK, black), (WHITE, white))}
    stones: dict[str, tuple[Color, Mark | None]] = {
        sign: (color, None) for color, signs in there.items() for sign in signs
    }
    is_of_sensei, is_of_engine = pair[0] == "Xx" and not labelled, pair[0] == "Xx" and labelled
    is_evident = pair[0] == BLACK_CIRCLE or is_of_engine or not legend.keys().isdisjoint(black + white)
    problems = []
    if is_swapped or not is_evident:
        of_black, of_white = there[BLACK] or black[0], there[WHITE] or white[0]
        problems.append(codes.STONES_GUESSED.at(span=span, black=of_black, white=of_white))
    if any(counts[small] and counts[small.upper()] for small in "xo"):
        problems.append(codes.SMALL_STONES.at(span=span))
    empty = EMPTY | _empty_too(counts, black + white) | asked | ({"@"} if is_of_engine else set())
    if is_of_sensei:
        return Alphabet({**SENSEI_STONES, **stones}, empty, SENSEI_POINTS, tuple(problems))
    return Alphabet(stones, empty, problems=tuple(problems))


def _pair(counts: Counter[str], legend: Mapping[str, Color], *, labelled: bool) -> tuple[str, str] | None:
    """Return the signs of Black and of White: the first pair of which both occur, or else one does.

    If a legend gives both, and at least one is not a sign of that pair, the legend decides.
    """

    def is_there(pair: tuple[str, str]) -> int:
        return sum(_has(counts, signs) for signs in pair)

    pair = max(filter(is_there, _PAIRS), key=is_there, default=None)
    if pair == _PAIRS[0] and not labelled and not _has(counts, "XxOo"):
        pair = None  # noughts alone are numbers
    black, white = ("".join(sign for sign in legend if legend[sign] is color and counts[sign]) for color in PLAIN_ORDER)
    is_told = black and white and (pair is None or any(map(set("".join(pair)).isdisjoint, (black, white))))
    return (black, white) if is_told else pair


_FEWEST_DRAGONS = 2
"""The least number of names of dragons; a single letter besides X and O marks a region."""


def _dragons(counts: Counter[str], span: Span) -> Alphabet | None:
    """Return the signs of a board on which GNU Go names dragons: Black's by capital letters, White's by small ones."""
    letters = {sign: count for sign, count in counts.items() if sign.isascii() and sign.isalpha()}
    names = letters.keys() - set("XxOoBbWw")
    if len(names) < _FEWEST_DRAGONS or 2 * sum(letters[sign] for sign in letters.keys() & set("XxOo")) > sum(
        letters.values()
    ):
        return None
    black, white = ("".join(sorted(filter(kind, letters))) for kind in (str.isupper, str.islower))
    if not black or not white or set(black) == {"X", "O"}:
        return None
    stones = {sign: (BLACK if sign in black else WHITE, None) for sign in letters}
    return Alphabet(stones, EMPTY, problems=(codes.STONES_GUESSED.at(span=span, black=black, white=white),))


def _has(counts: Counter[str], signs: str) -> bool:
    return not counts.keys().isdisjoint(signs)


def _empty_too(counts: Counter[str], stones: str) -> frozenset[str]:
    """Return the signs that are empty points in this grid only: some usual ones that no stone uses here."""
    known = "-_*0?!/ " if not stones or set(stones) & {"X", "B", "b", BLACK_CIRCLE} else "-_0?!/ "
    return frozenset(sign for sign in known if sign not in stones and counts[sign])
