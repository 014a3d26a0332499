"""Texts that look like boards, made by lot: other games, drawings, tables, and what else is in rows of signs."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random

from tests.diagrams.posts import Post, bare, fenced, indented, quoted


def filled(lot: Random, width: int, height: int, signs: str, weights: tuple[float, ...], gap: str = " ") -> str:
    return "\n".join(gap.join(lot.choices(signs, weights, k=width)) for _ in range(height))


def othello(lot: Random) -> str:
    cells = [["."] * 8 for _ in range(8)]
    for row, column in product(range(2, 6), range(2, 6)):
        cells[row][column] = lot.choice("XO")
    for _ in range(lot.randrange(12)):
        row, column = lot.randrange(1, 7), lot.randrange(1, 7)
        cells[row][column] = lot.choice("XO")
    rows = (f"{number} {' '.join(line)}" for number, line in enumerate(cells, 1))
    return "\n".join(["  a b c d e f g h", *rows, "", "X to move (Othello)"])


def chess(lot: Random) -> str:
    rows = ["r n b q k b n r", "p p p p . p p p", ". . . . . . . .", ". . . . p . . .", ". . . . P . . ."]
    return "\n".join([*rows, ". . . . . N . .", "P P P P . P P P", "R N B Q K B . R"])


def draughts(lot: Random) -> str:
    def sign(row: int, column: int) -> str:
        return " " if (row + column) % 2 == 0 else "b" if row < 3 else "w" if row > 4 else "."

    return "\n".join(" ".join(sign(row, column) for column in range(8)) for row in range(8))


def four_in_a_row(lot: Random) -> str:
    heights = [lot.randrange(5) for _ in range(7)]
    rows = [
        " ".join(lot.choice("XO") if 6 - row <= heights[column] else "." for column in range(7)) for row in range(6)
    ]
    return "\n".join([*rows, "1 2 3 4 5 6 7"])


def mines(lot: Random) -> str:
    return filled(lot, 9, 9, ".123*", (5, 3, 2, 1, 1))


def life(lot: Random) -> str:
    return f"Generation {lot.randrange(50)}:\n" + filled(lot, 20, 12, ".#", (3, 1), "")


def ships(lot: Random) -> str:
    rows = filled(lot, 10, 10, "~XO", (8, 1, 2)).split("\n")
    return "\n".join(
        ["  A B C D E F G H I J", *(f"{number} {row}" for number, row in enumerate(rows, 1)), "X hit, O miss"]
    )


def crossword(lot: Random) -> str:
    return filled(lot, 11, 11, "#.ABCDEILNORST", (9, 2, *(1,) * 12), "")


def sudoku(lot: Random) -> str:
    return filled(lot, 9, 9, ".123456789", (9, *(1,) * 9))


def heat_map(lot: Random) -> str:
    return "\n".join(" ".join(f"{lot.randrange(1000) / 1000:.3f}" for _ in range(9)) for _ in range(9))


def tracker(lot: Random) -> str:
    days = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
    return "Exercise  1 2 3 4 5 6\n" + "\n".join(f"{day}       {filled(lot, 6, 1, 'xo.', (3, 1, 1))}" for day in days)


def squares(lot: Random) -> str:
    return f"Wordle {lot.randrange(900)} 5/6\n\n" + filled(lot, 5, 5, "⬛🟨🟩", (3, 1, 1), "")


def table(lot: Random) -> str:
    rows = ("| " + " | ".join(lot.choices("xo-", k=5)) + " |" for _ in range(6))
    return "\n".join(["| a | b | c | d | e |", "|---|---|---|---|---|", *rows])


def noughts(lot: Random) -> str:
    return "\n".join(f" {' | '.join(lot.choices('XO ', k=3))}" for _ in range(3))


def maze(lot: Random) -> str:
    rows = ["#" * 15, *("#" + filled(lot, 13, 1, ".#", (2, 1), "") + "#" for _ in range(9)), "#" * 15]
    return "\n".join(rows)


def cave(lot: Random) -> str:
    rows = ["#" * 19, *("#" + filled(lot, 17, 1, ".ox", (14, 1, 1), "") + "#" for _ in range(9)), "#" * 19]
    return "You see an orc (o) and a trap (x).\n" + "\n".join(rows)


def knitting(lot: Random) -> str:
    row = "".join(lot.choices("XO.", k=6))
    return "Row pattern, repeat 4 times:\n" + "\n".join(row[at:] + row[:at] for at in (0, 1, 2, 1, 0, 1))


def bitmap(lot: Random) -> str:
    return "Glyph 0x41\n" + filled(lot, 8, 12, ".X", (3, 2), "")


def adjacency(lot: Random) -> str:
    return "\n".join(" ".join(str(lot.randrange(2)) for _ in range(9)) for _ in range(9))


def seats(lot: Random) -> str:
    rows = (f"Row {letter}: {filled(lot, 12, 1, 'XO', (1, 1))}" for letter in "ABCDEFGH")
    return "Seats (X taken, O free)\n" + "\n".join(rows)


def contents(lot: Random) -> str:
    return "\n".join(f"{number}. Chapter {'. ' * lot.randrange(9, 16)}{number * 13}" for number in range(1, 9))


def truth_table(lot: Random) -> str:
    rows = (
        " ".join("01"[(number >> bit) & 1] for bit in (3, 2, 1, 0)) + f" | {number % 3 % 2}" for number in range(16)
    )
    return "a b c d | f\n" + "\n".join(rows)


def chart(lot: Random) -> str:
    heights = [lot.randrange(9) for _ in range(12)]
    rows = (f"{level} |" + "".join(" *" if each >= level else "  " for each in heights) for level in range(8, 0, -1))
    return "\n".join([*rows, "  +" + "-" * 24])


def tafl(lot: Random) -> str:
    rows = ["...XXXXX...", ".....X.....", "...........", "X....O....X", "X...OOO...X", "XX.OOKOO.XX"]
    return "Hnefatafl, the king K wants to flee\n" + "\n".join([*rows, *rows[-2::-1]])


def hexagons(lot: Random) -> str:
    rows = (" " * row + filled(lot, 11, 1, ".XO", (3, 1, 1)) for row in range(11))
    return "a b c d e f g h i j k\n" + "\n".join(rows)


def sokoban(lot: Random) -> str:
    return "  #####\n###   #\n#.@$  #\n### $.#\n#.##$ #\n# # . ##\n#$ *$$.#\n#   .  #\n########"


def tetris(lot: Random) -> str:
    rows = ["|" + "." * 10 + "|"] * 10 + ["|" + filled(lot, 10, 1, ".#O", (1, 2, 1), "") + "|" for _ in range(5)]
    return "\n".join([*rows, "+----------+", "Score: 1200  Lines: 14"])


OTHER: tuple[Callable[[Random], str], ...] = (
    *(othello, chess, draughts, four_in_a_row, mines, life, ships, crossword, sudoku, heat_map, tracker, squares),
    *(table, noughts, maze, cave, knitting, bitmap, adjacency, seats, contents, truth_table, chart, tafl, hexagons),
    *(sokoban, tetris),
)


def others(count: int) -> Iterator[Post]:
    """Yield texts without a board."""
    for number in range(count):
        lot = Random(9_000 + number)
        writer = OTHER[number % len(OTHER)]
        around = lot.choice((bare, bare, fenced, quoted, indented))
        yield Post(around(writer(lot), lot), (writer.__name__, around.__name__), None)
