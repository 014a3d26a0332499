"""Reading what pictures carry: a position from a megabyte, and one that is made to take long; and drawing pictures."""

import subprocess
import sys
import tempfile
import time
from functools import partial
from itertools import cycle, islice
from pathlib import Path

import numpy as np

from hen_editor.core import hen
from hen_editor.core.formats.format import ReadFormat
from hen_editor.drawing.draw import draw
from hen_editor.drawing.embedding import contents
from hen_editor.drawing.formats import PDF, PNG
from hen_editor.drawing.painter.pictures import png as drawn_png
from hen_editor.drawing.painter.pictures import ready
from hen_editor.drawing.painter.pictures import svg as drawn_svg
from hen_editor.recognition import recognise
from hen_editor.styles import STYLES
from tests.bench.figures import Figure
from tests.bench.hen import shortest
from tests.drawing.figures import many_stones
from tests.drawing.pictures.made import SIGNATURE, chunk, pdf, png, stream, text
from tests.recognition.test_reading import picture
from tests.recognition.test_reading import position as board_by_lot

ROUNDS = 20
GOAL, HOSTILE_GOAL = 20, 1_000
"""Milliseconds."""

SCREENSHOT_GOAL = 1_000

LIGHT = np.ones(3, np.uint8)
"""What makes three channels of one."""

MEGABYTE = 1_000_000

SIDE, MANY = 600, 1_000
"""The width of pictures, and how many positions are drawn at once."""


def measured() -> list[Figure]:
    """Measure all."""
    position = hen.EXAMPLES[1].encode()
    pixels = [chunk(b"IDAT", bytes(8_192))] * (MEGABYTE // 8_192)
    attached = pdf(b"<</EF<</F 2 0 R>>/F(a.hen)>>", stream(position), *[b"<</Type/Page>>"] * (MEGABYTE // 35))
    files = [
        ("PNG of 1 MB: read its position", PNG, png(text(position), *pixels), GOAL),
        (f"PDF of {len(attached) / MEGABYTE:.0f} MB: read its position", PDF, attached, 10 * GOAL),
        ("PNG of 100 MB of empty chunks", PNG, SIGNATURE + chunk(b"abcd", b"") * (100 * MEGABYTE // 12), HOSTILE_GOAL),
    ]
    times = shortest([partial(_read, row.read, data) for _, row, data, _ in files], ROUNDS)
    read = [
        Figure(name, f"{seconds * 1e3:5.2f} ms", f"<= {goal} ms", seconds * 1e3 <= goal)
        for (name, _, _, goal), seconds in zip(files, times, strict=True)
    ]
    return [*read, *_drawn(), _rendered(), *_recognised()]


def _recognised() -> list[Figure]:
    """Measure a board in a screenshot of 4K full of text, such a screenshot without a board, and hostile pictures."""
    board = picture(board_by_lot(19), cell=40)
    lot = np.random.default_rng(1)
    screen = np.full((2160, 3840, 3), 240, np.uint8)
    for y in range(100, 2000, 24):
        screen[y : y + 14, 1400:3700] = np.where(lot.random((14, 2300, 1)) < 0.4, 40, 240)
    empty = screen.copy()
    screen[300 : 300 + len(board), 200 : 200 + board.shape[1]] = board
    figure = np.pad(picture(board_by_lot(9), "print", cell=20), ((20, 20), (20, 20), (0, 0)), constant_values=255)
    row = [0, *[255] * 7]
    rows: list[tuple[str, np.ndarray]] = [
        ("Recognise a board in a screenshot of 4K", screen),
        ("See that a screenshot of 4K has no board", empty),
        ("Recognise 40 figures on a page", np.tile(figure, (8, 5, 1))),
        ("See that noise of 4K has no board", lot.integers(0, 256, (2160, 3840, 3)).astype(np.uint8)),
        (
            "See that tiles of 4K are no board",
            np.tile(np.uint8([row, *[row[::-1]] * 7]), (270, 480))[..., None] * LIGHT,
        ),
        ("See that a picture of 1 x 60,000 has no board", np.zeros((60_000, 1, 3), np.uint8)),
    ]
    times = shortest([partial(recognise, pixels) for _, pixels in rows], 3)
    return [
        Figure(name, f"{seconds * 1e3:.0f} ms", f"<= {SCREENSHOT_GOAL} ms", seconds * 1e3 <= SCREENSHOT_GOAL)
        for (name, _), seconds in zip(rows, times, strict=True)
    ]


def _drawn() -> list[Figure]:
    """Measure pictures of a board of 200 stones after the first one."""
    ready()
    figure = many_stones(numbered=True)
    rows = [(style, kind) for kind in ("png", "svg") for style in ("print", "wood")]

    def make(style: str, kind: str) -> None:
        drawing, carried = draw(figure, STYLES[style]), contents(figure)
        drawn_png(drawing, SIDE, carried) if kind == "png" else drawn_svg(drawing, SIDE, carried)

    times = shortest([partial(make, *row) for row in rows], ROUNDS)
    return [
        Figure(f"{kind.upper()} of {SIDE} pixels, {style}", f"{seconds * 1e3:5.2f} ms", "<= 15 ms", seconds <= 0.015)
        for (style, kind), seconds in zip(rows, times, strict=True)
    ]


def _rendered() -> Figure:
    """Measure `hen render` of many positions in two processes, its start included."""
    with tempfile.TemporaryDirectory() as directory:
        positions = Path(directory) / "many.hen"
        positions.write_text("\n".join(islice(cycle(hen.EXAMPLES), MANY)), encoding="utf-8")
        program = [sys.executable, "-c", "from hen_editor.cli import main; main()", "render", str(positions)]
        started = time.perf_counter()
        subprocess.run([*program, "--jobs", "2", "--style", "print", "-o", f"{directory}/out"], check=True)
        rate = MANY / (time.perf_counter() - started)
        assert len([*Path(directory, "out").iterdir()]) == MANY
    return Figure(f"hen render --jobs 2: {MANY:,} PNG of {SIDE} pixels", f"{rate:5.0f} /s", ">= 50 /s", rate >= 50)


def _read(read: ReadFormat, data: bytes) -> None:
    read(data)
