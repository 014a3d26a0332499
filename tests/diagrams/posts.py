"""Texts as people post them, made by lot: boards as programs and people write them, with what is around them.

Nothing was tuned on them: the ways of writing know nothing of the readers. Each board is a position with chains that
fight, and captures.
"""

import json
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from hen_editor.core import rules
from hen_editor.core.board import BoardSize, Color, Point, Stones

LETTERS = "ABCDEFGHJKLMNOPQRST"


class Shown(NamedTuple):
    """What a text shows: rows of `X`, `O` and `.`, where they are on the board, and the last move (row, column)."""

    rows: list[str]
    size: int
    left: int
    top: int
    last: tuple[int, int] | None

    @property
    def is_whole(self) -> bool:
        return len(self.rows) == self.size and len(self.rows[0]) == self.size


class Post(NamedTuple):
    """A text, what it is, and the board in it, None if there is none."""

    text: str
    tags: tuple[str, ...]
    shown: Shown | None


def game(lot: Random, size: int) -> Shown:
    """Return a whole board after moves by lot, most of which are beside others."""
    board, stones, color, last = BoardSize(size, size), Stones(BoardSize(size, size)), Color.BLACK, None
    around = {point: board.neighbours(point) for point in board.points()}
    for _ in range(lot.randrange(size, size * size // 2)):
        taken = {*stones}
        points = [point for point in around if point not in taken]
        near = [point for point in points if not taken.isdisjoint(around[point])]
        point = lot.choice(near if near and lot.random() < 0.75 else points)
        after = rules.play(stones, color, point).stones
        if after.get(point) is not None:
            stones, last = after, point
            color = Color.WHITE if color is Color.BLACK else Color.BLACK
    signs = {None: ".", Color.BLACK: "X", Color.WHITE: "O"}
    rows = ["".join(signs[stones.get(Point(column, row))] for column in range(size)) for row in range(size)]
    return Shown(rows, size, 0, 0, None if last is None else (last.row, last.column))


def corner(lot: Random, shown: Shown) -> Shown:
    """Return the corner of a board with the most stones."""
    width, height = lot.randrange(7, 12), lot.randrange(6, 11)
    places = product((0, shown.size - width), (0, shown.size - height))
    corners = []
    for left, top in places:
        rows = [row[left : left + width] for row in shown.rows[top : top + height]]
        corners.append(Shown(rows, shown.size, left, top, None))
    return max(corners, key=lambda each: sum(row.count("X") + row.count("O") for row in each.rows))


def signed(shown: Shown, black: str, white: str, empty: str, star: str = "") -> list[list[str]]:
    """Return the signs of all points. star: the sign of star points."""
    low, middle, high = (2 if shown.size < 13 else 3), shown.size // 2, shown.size - (3 if shown.size < 13 else 4)
    stars = {*product((low, high), repeat=2), (middle, middle)}
    if shown.size == 19:
        stars = {*product((low, middle, high), repeat=2)}

    def sign(row: int, column: int, cell: str) -> str:
        is_star = (row + shown.top, column + shown.left) in stars
        return {"X": black, "O": white}.get(cell, star if star and is_star else empty)

    return [[sign(row, column, cell) for column, cell in enumerate(line)] for row, line in enumerate(shown.rows)]


def numbers(shown: Shown) -> list[int]:
    return [shown.size - shown.top - row for row in range(len(shown.rows))]


def names(shown: Shown) -> str:
    return LETTERS[shown.left : shown.left + len(shown.rows[0])]


# Programs, which write whole boards.


def gnugo(lot: Random, shown: Shown) -> str:
    head = "   " + " ".join(names(shown))
    rows = zip(numbers(shown), signed(shown, "X", "O", ".", "+"), strict=True)
    return "\n".join([head, *(f"{number:2} {' '.join(cells)} {number}" for number, cells in rows), head])


def gnugo_text(lot: Random, shown: Shown) -> str:
    lines = [f"White (O) has captured {lot.randrange(5)} stones", "Black (X) has captured 0 stones", ""]
    lines.append("    " + " ".join(names(shown)))
    for row, (number, cells) in enumerate(zip(numbers(shown), signed(shown, "X", "O", ".", "+"), strict=True)):
        line = f"{number:3} " + " ".join(cells) + f" {number}"
        if shown.last is not None and shown.last[0] == row:
            at = 4 + 2 * shown.last[1]
            line = line[: at - 1] + "(" + line[at] + ")" + line[at + 2 :]
        lines.append(line)
    return "\n".join([*lines, lines[3]])


def katago(lot: Random, shown: Shown) -> str:
    lines = [f"MoveNum: {lot.randrange(200)} HASH: {lot.randrange(16**16):032X}", "   " + " ".join(names(shown))]
    for row, (number, cells) in enumerate(zip(numbers(shown), signed(shown, "X", "O", "."), strict=True)):
        marked = ["1" if shown.last == (row, column) else " " for column in range(len(cells))]
        lines.append(f"{number:2} " + "".join(cell + mark for cell, mark in zip(cells, marked, strict=True)).rstrip())
    rules_said = '{"hasButton":false,"ko":"POSITIONAL","score":"AREA","suicide":true,"tax":"NONE"}'
    return "\n".join([*lines, "Next player: Black", f"Rules: {rules_said}", "B stones captured: 0"])


def leela(lot: Random, shown: Shown) -> str:
    head = "   " + " ".join(names(shown)).lower()
    lines = ["Passes: 0            Black (X) Prisoners: 1", "Black (X) to move    White (O) Prisoners: 0", "", head]
    for row, (number, cells) in enumerate(zip(numbers(shown), signed(shown, "X", "O", ".", "+"), strict=True)):
        line = f"{number:2} " + " ".join(cells) + f" {number:2}"
        if shown.last is not None and shown.last[0] == row:
            at = 3 + 2 * shown.last[1]
            line = line[: at - 1] + "(" + line[at] + ")" + line[at + 2 :]
        lines.append(line)
    return "\n".join([*lines, head])


def pachi(lot: Random, shown: Shown) -> str:
    edge = "    +" + "-" * (2 * shown.size + 1) + "+"
    lines = ["Move:  61  Komi: 7.5  Handicap: 0  Captures B: 2 W: 1", "      " + " ".join(names(shown)), edge]
    for row, (number, cells) in enumerate(zip(numbers(shown), signed(shown, "X", "O", "."), strict=True)):
        after = [")" if shown.last == (row, column) else " " for column in range(len(cells))]
        lines.append(f"{number:3} | " + "".join(cell + sign for cell, sign in zip(cells, after, strict=True)) + "|")
    return "\n".join([*lines, edge])


def fuego(lot: Random, shown: Shown) -> str:
    head = ("  " if shown.size < 10 else "   ") + " ".join(names(shown))
    width = 1 if shown.size < 10 else 2
    lines = [head]
    for number, cells in zip(numbers(shown), signed(shown, "X", "O", ".", "+"), strict=True):
        said = "    Black to play" if number == 1 else ""
        lines.append(f"{number:{width}} {' '.join(cells)} {number}{said}")
    return "\n".join([*lines, head])


def ray(lot: Random, shown: Shown) -> str:
    edge = "    +" + "-" * (2 * shown.size + 1) + "+"
    rows = zip(numbers(shown), signed(shown, "B", "W", "+"), strict=True)
    lines = [f" {number:2}:| {' '.join(cells)} |" for number, cells in rows]
    head = "      " + " ".join(names(shown))
    return "\n".join(["Prisoner(Black) : 0", "Prisoner(White) : 2", "Move : 44", head, edge, *lines, edge])


def sgfmill(lot: Random, shown: Shown) -> str:
    rows = zip(numbers(shown), signed(shown, "#", "o", "."), strict=True)
    lines = [f"{number:2}  {'  '.join(cells)}" for number, cells in rows]
    return "\n".join([*lines, "    " + "  ".join(names(shown))])


def telnet(lot: Random, shown: Shown) -> str:
    head = "     " + " ".join(names(shown))
    rows = zip(numbers(shown), signed(shown, "#", "O", ".", "+"), strict=True)
    return "\n".join([head, *(f"  {number:2} |{' '.join(cells)}| {number:2}" for number, cells in rows), head])


def from_the_top(lot: Random, shown: Shown) -> str:
    start = lot.choice((0, 1))
    rows = enumerate(signed(shown, *lot.choice((("X", "O", "."), ("x", "o", "."), ("B", "W", "."))), "+"), start)
    head = "   " + " ".join("ABCDEFGHIJKLMNOPQRS"[: shown.size])
    return "\n".join([head, *(f"{number:2} {' '.join(cells)}" for number, cells in rows)])


def blocks(lot: Random, shown: Shown) -> str:
    """As plain rows of the signs that people choose."""
    signs = lot.choice((("X", "O", ".", "+"), ("#", "O", ".", ","), ("@", "O", ".", ""), ("*", "o", ".", "+")))
    gap = lot.choice((" ", " ", ""))
    return "\n".join(gap.join(cells) for cells in signed(shown, *signs))


def drawn(lot: Random, shown: Shown) -> str:
    cells = signed(shown, "●", "○", "┼")
    size = shown.size - 1
    for row, column in product(range(shown.size), repeat=2):
        if cells[row][column] == "┼":
            sides = "".join(
                {0: start, size: end}.get(place, "") for place, start, end in ((row, "t", "b"), (column, "l", "r"))
            )
            signs = {"tl": "┌", "tr": "┐", "bl": "└", "br": "┘", "t": "┬", "b": "┴", "l": "├", "r": "┤", "": "┼"}
            cells[row][column] = signs[sides]
    gap = lot.choice(("", "─", " "))
    return "\n".join(gap.join(line) for line in cells)


def full_width(lot: Random, shown: Shown) -> str:
    return "\n".join("".join(cells) for cells in signed(shown, *lot.choice((("●", "○", "＋"), ("●", "○", "．")))))


def emoji(lot: Random, shown: Shown) -> str:
    return "\n".join("".join(cells) for cells in signed(shown, "⚫", "⚪", lot.choice(("🟫", "➕", "🟨"))))


def chat(lot: Random, shown: Shown) -> str:
    return "\n".join("".join(cells) for cells in signed(shown, ":black_circle:", ":white_circle:", ":heavy_plus_sign:"))


def python_matrix(lot: Random, shown: Shown) -> str:
    cells = signed(shown, "1", lot.choice(("2", "-1")), "0")
    rows = ",\n         ".join("[" + ", ".join(line) + "]" for line in cells)
    return f"# 1 is black\nboard = [{rows}]"


def numpy_matrix(lot: Random, shown: Shown) -> str:
    cells = signed(shown, " 1", "-1", " 0")
    rows = "\n ".join("[" + " ".join(line) + "]" for line in cells)
    return f">>> print(go.board)\n[{rows}]"


def json_rows(lot: Random, shown: Shown) -> str:
    rows = ["".join(cells) for cells in signed(shown, *lot.choice((("X", "O", "."), ("B", "W", "."), ("b", "w", "."))))]
    return json.dumps({"game": "go", "size": shown.size, "komi": 6.5, "board": rows}, indent=lot.choice((None, 2)))


def literals(lot: Random, shown: Shown) -> str:
    rows = ["".join(cells) for cells in signed(shown, "X", "O", ".")]
    return "board := parseBoard(\n" + " +\n".join(f'    "{row}\\n"' for row in rows) + ")"


def slashes(lot: Random, shown: Shown) -> str:
    return "Go position: " + "/".join("".join(cells) for cells in signed(shown, "X", "O", "."))


def barred(lot: Random, shown: Shown) -> str:
    edge = "+" + "-" * (2 * shown.size + 1) + "+"
    return "\n".join([edge, *(f"| {' '.join(cells)} |" for cells in signed(shown, "X", "O", ".")), edge])


def terminal(lot: Random, shown: Shown) -> str:
    rows = zip(numbers(shown), signed(shown, "X", "O", "."), strict=True)
    colored = {"X": "\x1b[30mX\x1b[0m", "O": "\x1b[37mO\x1b[0m", ".": "."}
    lines = [f"{number:2} {' '.join(colored[cell] for cell in cells)}" for number, cells in rows]
    return "\n".join(["   " + " ".join(names(shown)), *lines])


# Writers of parts, and of whole boards, too.


def sensei(lot: Random, shown: Shown) -> str:
    bottom, right = shown.top + len(shown.rows) == shown.size, shown.left + len(shown.rows[0]) == shown.size
    gap = lot.choice((" ", " ", ""))
    edge = "$$ " + ("-" * (len(gap) + 1) * (len(shown.rows[0]) + 1))
    size = str(shown.size) if shown.size != 19 else ""
    lines = [f"$${lot.choice(('B', 'W', ''))}{lot.choice(('c', ''))}{size} {lot.choice(('A fight', 'What now?', ''))}"]
    lines += [edge] if shown.top == 0 else []
    for cells in signed(shown, "X", "O", ".", ","):
        sides = ("|" if shown.left == 0 else "", "|" if right else "")
        lines.append("$$ " + gap.join(filter(None, (sides[0], *cells, sides[1]))))
    return "\n".join([*lines, *([edge] if bottom else [])])


def usenet(lot: Random, shown: Shown) -> str:
    bottom, right = shown.top + len(shown.rows) == shown.size, shown.left + len(shown.rows[0]) == shown.size
    left = "|" if shown.left == 0 else " "
    edge = ("+" if left == "|" else " ") + "-" * (2 * len(shown.rows[0]) + 1) + ("+" if right else "")
    cells = signed(shown, lot.choice("#X"), "O", ".", lot.choice("+,"))
    lines = [f"{left} {' '.join(line)} {'|' if right else ''}".rstrip() for line in cells]
    return "\n".join([*([edge] if shown.top == 0 else []), *lines, *([edge] if bottom else [])])


def named_part(lot: Random, shown: Shown) -> str:
    head = "    " + " ".join(names(shown))
    rows = zip(numbers(shown), signed(shown, "X", "O", ".", "+"), strict=True)
    return "\n".join([head, *(f" {number:2} {' '.join(cells)} {number}" for number, cells in rows), head])


WHOLE: tuple[Callable[[Random, Shown], str], ...] = (
    *(gnugo, gnugo_text, katago, leela, pachi, fuego, ray, sgfmill, telnet, from_the_top, blocks, drawn, full_width),
    *(emoji, chat, python_matrix, numpy_matrix, json_rows, literals, slashes, barred, terminal),
)
PARTS: tuple[Callable[[Random, Shown], str], ...] = (sensei, usenet, named_part)


# What is around a text.


def bare(text: str, lot: Random) -> str:
    return text


def prose(text: str, lot: Random) -> str:
    before = lot.choice(
        (
            "I played this yesterday and lost by half a point. What should I have done?",
            "Is the group in the middle alive? My teacher says no...\nHere is the board:",
            "White to play. I think the cut is too early, but see for yourself.",
            "Our bot crashed here (v1.2.3, see the log below); the board it printed:",
        )
    )
    after = lot.choice(("Thanks!", "Any ideas? - M.", "Best regards,\nAnna"))
    return f"{before}\n\n{text}\n\n{after}"


def quoted(text: str, lot: Random) -> str:
    return (
        "On Monday, Jo wrote:\n" + "\n".join(f"> {line}".rstrip() for line in text.split("\n")) + "\n\nI'd say tenuki."
    )


def fenced(text: str, lot: Random) -> str:
    return f"See this:\n\n```\n{text}\n```\n"


def indented(text: str, lot: Random) -> str:
    return "\n".join("    " + line for line in text.split("\n"))


def commented(text: str, lot: Random) -> str:
    sign = lot.choice(("// ", "# ", " * ", "-- "))
    return "\n".join(sign + line for line in text.split("\n")) + "\nfunc TestLadder() {}"


def windows_lines(text: str, lot: Random) -> str:
    return text.replace("\n", "\r\n")


def logged(text: str, lot: Random) -> str:
    lines = (f"2024-05-01 12:00:{at % 60:02} INFO {line}" for at, line in enumerate(text.split("\n")))
    return "\n".join(lines)


def html(text: str, lot: Random) -> str:
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<html><body><p>The game:</p>\n<pre>\n{escaped}\n</pre></body></html>"


AROUND = (bare, bare, prose, prose, quoted, fenced, indented, commented, windows_lines, logged, html)


def boards(count: int) -> Iterator[Post]:
    """Yield texts with a board."""
    for number in range(count):
        lot = Random(7_000 + number)
        shown = game(lot, lot.choice((9, 9, 13, 19, 19)))
        writers = (*WHOLE, *PARTS, *PARTS)
        writer = writers[number % len(writers)]
        if writer in PARTS and lot.random() < 0.6:
            shown = corner(lot, shown._replace(size=19) if shown.size == 19 else game(lot, 19))
        around = lot.choice(AROUND)
        if writer in (slashes, json_rows, literals, python_matrix) and around in (commented, logged):
            around = prose
        yield Post(around(writer(lot, shown), lot), (writer.__name__, around.__name__), shown)
