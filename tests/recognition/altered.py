"""Pictures of boards as people and programs leave them: cut out anywhere, or with what an engine draws on them.

    python -m tests.recognition.altered [cuts] [candidates]

prints how they are read.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from math import ceil
from random import Random
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QRadialGradient

from hen_editor.core.board import BoardSize, Color, Edges, Point, Stones
from hen_editor.core.position import Position
from hen_editor.drawing.figure import Figure, Sides
from hen_editor.drawing.painter.painting import image
from hen_editor.drawing.painter.pictures import ready
from hen_editor.drawing.request import PictureRequest
from hen_editor.recognition import Certainty, Pixels, Recognised, recognise
from hen_editor.recognition.decoding.decoder import pixels_of
from hen_editor.styles import STYLES
from tests.recognition.made import image_of


class Pictured(NamedTuple):
    """A picture of a position without coordinates; where its first line is, and the pixels from line to line."""

    position: Position
    pixels: Pixels
    start: tuple[float, float]
    cell: int

    def place(self, point: Point) -> QPointF:
        """Return where a point is."""
        x, y = self.start
        return QPointF(x + point.column * self.cell, y + point.row * self.cell)


def pictured(size: int, style: str, lot: Random, cell: int, share: float = 0.4) -> Pictured:
    """Return a picture of a position by lot. share: of the points that are taken."""
    ready()
    board = BoardSize(size, size)
    taken = [point for point in board.points() if lot.random() < share]
    shown = Position(Stones(board, {point: lot.choice((Color.BLACK, Color.WHITE)) for point in taken}))
    drawing = PictureRequest(STYLES[style]).drawing(Figure(shown, sides=Sides.NONE))
    pixels = pixels_of(image(drawing, ceil(cell * drawing.width)))
    start = tuple((side - (size - 1) * cell) / 2 for side in (pixels.shape[1], pixels.shape[0]))
    return Pictured(shown, pixels, start, cell)


class Cut(NamedTuple):
    """A part of a board cut out beside its lines, on a page of one colour: the rows it shows, and which edges."""

    pixels: Pixels
    grid: tuple[str, ...]
    edges: Edges


PAGES = {"white": (255, 255, 255), "light": (232, 230, 226), "dark": (34, 36, 40)}


def cut(whole: Pictured, sides: str, lines: int, share: float, page: str, margin: int = 50) -> Cut:
    """Return a part with so many lines from the edges in `sides`, and a share of a cell after its last lines.

    sides: one or two of the letters L, T, R, B; where there is one, the other direction is whole.
    """
    size, cell = whole.position.size.columns, whole.cell
    spans, ends = [], []
    for first, last, start, length in (
        ("L", "R", whole.start[0], whole.pixels.shape[1]),
        ("T", "B", whole.start[1], whole.pixels.shape[0]),
    ):
        if first in sides:
            spans.append((0, lines - 1))
            ends.append((0, round(start + (lines - 1 + share) * cell)))
        elif last in sides:
            spans.append((size - lines, size - 1))
            ends.append((round(start + (size - lines - share) * cell), length))
        else:
            spans.append((0, size - 1))
            ends.append((0, length))
    (left, right), (top, bottom) = spans
    (x1, x2), (y1, y2) = ends
    part = whole.pixels[y1:y2, x1:x2]
    pixels = np.full((part.shape[0] + 2 * margin, part.shape[1] + 2 * margin, 3), PAGES[page], np.uint8)
    pixels[margin:-margin, margin:-margin] = part
    stones = whole.position.stones
    signs = {None: ".", Color.BLACK: "X", Color.WHITE: "O"}
    grid = tuple(
        "".join(signs[stones.get(Point(column, row))] for column in range(left, right + 1))
        for row in range(top, bottom + 1)
    )
    return Cut(pixels, grid, Edges(left == 0, top == 0, right == size - 1, bottom == size - 1))


def judged_cut(part: Cut, boards: tuple[Recognised, ...]) -> str:
    """Return how a cut part was read: whether it is right and how sure, or what is wrong with it."""
    if len(boards) != 1:
        return "several" if boards else "none"
    (board,) = boards
    sure = "sure" if board.confidence is Certainty.SURE else "to check"
    if board.grid == part.grid:
        return f"{'right' if board.edges == part.edges else 'wrong edges'}, {sure}"
    is_alike = (board.columns, board.rows) == (len(part.grid[0]), len(part.grid))
    return f"wrong {'stones' if is_alike else 'lines'}, {sure}"


CORNERS = ("LT", "RT", "LB", "RB")


def cuts(numbers: Iterable[int]) -> Iterator[tuple[dict[str, object], Cut]]:
    """Iterate over cuts of boards by lot, each with what describes it. numbers: the seeds."""
    for number in numbers:
        lot = Random(number)
        lines, page, style = lot.choice((7, 8, 11, 12, 17, 18)), lot.choice([*PAGES]), lot.choice([*STYLES])
        share = lot.choice((0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95))
        sides = lot.choice((*CORNERS, *CORNERS, "L", "T", "R", "B"))
        size = lot.choice([size for size in (9, 13, 19, 19, 19) if size > lines])
        whole = pictured(size, style, lot, lot.choice((18, 22, 28)), lot.choice((0.15, 0.3, 0.45)))
        told = {"number": number, "style": style, "page": page, "lines": lines, "share": share, "sides": sides}
        yield told | {"size": size}, cut(whole, sides, lines, share, page)


class Engine(NamedTuple):
    """How a program draws the moves that an engine thinks of.

    radius: in cells. opacity: the least and the most. colors: of discs. rim: the colour of a ring around some, or none.
    text: its colour. lines: how many. glow: whether discs fade towards their rims.
    """

    radius: tuple[float, float]
    opacity: tuple[float, float]
    colors: tuple[str, ...]
    rim: str = ""
    text: str = "black"
    lines: tuple[int, ...] = (1, 2)
    glow: bool = False


ENGINES = {
    # Opaque or not, from bad to good moves; the best one has a ring.
    "six colours": Engine(
        (0.42, 0.5), (0.5, 0.95), ("#72216b", "#cc0000", "#e6661a", "#f2f200", "#abe52e", "#1e9600"), "#0ac8fa"
    ),
    "rainbow": Engine((0.44, 0.5), (0.25, 0.95), ("#ff3030", "#ffa020", "#e0ff20", "#40ff60", "#20ffe0"), "#202020"),
    "blue": Engine((0.36, 0.47), (0.45, 0.85), ("#00e0ff", "#2060ff", "#3080d0"), "#ffffff", "white", (0, 1)),
    "green": Engine((0.4, 0.5), (0.6, 1), ("#48c030", "#2e8b57", "#80b0a0", "#d05050"), "", "white", (1, 2, 3)),
    "glow": Engine((0.5, 0.7), (0.5, 0.9), ("#59a80f", "#2c6db5", "#c95a4a"), "", "white", (1, 2), glow=True),
}


def with_candidates(whole: Pictured, engine: Engine, lot: Random, count: int) -> tuple[Pixels, list[Point]]:
    """Return a picture with an engine's moves on empty points, and these points."""
    shown, cell = whole.position, whole.cell
    free = [point for point in shown.size.points() if point not in shown.stones]
    points = lot.sample(free, min(count, len(free)))
    made = image_of(whole.pixels)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, point in enumerate(points):
            center, radius = whole.place(point), lot.uniform(*engine.radius) * cell
            color = QColor(lot.choice(engine.colors))
            color.setAlphaF(lot.uniform(*engine.opacity))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            if engine.glow:
                gradient, clear = QRadialGradient(center, radius), QColor(color)
                clear.setAlphaF(0)
                gradient.setStops([(0, color), (0.6, color), (1, clear)])
                painter.setBrush(gradient)
            painter.drawEllipse(center, radius, radius)
            if engine.rim and (number == 0 or lot.random() < 0.2):
                painter.setPen(QPen(QColor(engine.rim), 0.06 * cell))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(center, radius, radius)
            lines = lot.choice(engine.lines)
            texts = [
                f"{lot.uniform(0, 100):.1f}",
                lot.choice(("1.2k", "38", "612", "15k")),
                f"{lot.uniform(-9, 9):.1f}",
            ]
            font = QFont("DejaVu Sans")
            font.setPixelSize(max(5, round(cell * (0.36 if lines == 1 else 0.28))))
            painter.setFont(font)
            painter.setPen(QColor(engine.text))
            area = QRectF(center.x() - cell, center.y() - cell, 2 * cell, 2 * cell)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "\n".join(texts[:lines]))
    return pixels_of(made), points


def candidates(
    styles: tuple[str, ...], engines: tuple[str, ...], seeds: range
) -> Iterator[tuple[str, str, Pictured, Pixels, list[Point]]]:
    """Iterate over pictures with an engine's moves."""
    for style, engine, seed in product(styles, engines, seeds):
        lot = Random(f"{style} {engine} {seed}")
        whole = pictured(lot.choice((9, 13, 19)), style, lot, lot.choice((24, 30, 38)), lot.choice((0.15, 0.3)))
        pixels, points = with_candidates(whole, ENGINES[engine], lot, lot.choice((3, 8, 16)))
        yield style, engine, whole, pixels, points


def judged_candidates(whole: Pictured, points: list[Point], boards: tuple[Recognised, ...]) -> Counter[str]:
    """Return how candidates were read, and how many other points are wrong."""
    counts: Counter[str] = Counter()
    right = [board for board in boards if board.position.size == whole.position.size and board.part is None]
    if len(boards) != 1 or not right:
        sure = any(board.confidence is Certainty.SURE for board in boards)
        return Counter({"pictures": 1, "SURE AND WRONG" if sure else "not found": 1})
    (board,) = right
    read, there = board.position.stones, whole.position.stones
    for point in points:
        counts[("stone" if point in read else "empty") + (", in doubt" if point in board.doubts else "")] += 1
    for point in whole.position.size.points():
        if point not in points:
            counts["others wrong"] += read.get(point) != there.get(point)
            counts["others in doubt"] += point in board.doubts
    counts["numbers"] = len(board.position.numbers)
    counts["said unread"] = sum(len(note.points) for note in board.diagnostics)
    sure = board.confidence is Certainty.SURE
    counts["sure"] = sure
    counts["SURE AND WRONG"] = sure and dict(read) != dict(there)
    counts["pictures"] = 1
    return counts


def main(wanted: list[str]) -> None:
    styles = tuple(STYLES)
    if "cuts" in wanted:
        rows: dict[tuple[object, ...], Counter[str]] = {}
        for told, part in cuts(range(120)):
            found = judged_cut(part, recognise(part.pixels).value)
            if not found.startswith("right"):
                print(*told.values(), found, flush=True)
            for key in (("all",), *((name, told[name]) for name in ("page", "style", "lines", "share", "sides"))):
                rows.setdefault(key, Counter())[found] += 1
        for key, counts in sorted(rows.items(), key=str):
            print(*key, dict(counts))
    if "candidates" in wanted:
        rows = {}
        for style, engine, whole, pixels, points in candidates(styles, tuple(ENGINES), range(4)):
            found = judged_candidates(whole, points, recognise(pixels).value)
            for key in (("all",), ("style", style), ("engine", engine)):
                rows.setdefault(key, Counter()).update(found)
        for key, counts in rows.items():
            print(*key, dict(counts))


if __name__ == "__main__":
    main(sys.argv[1:] or ["cuts", "candidates"])
