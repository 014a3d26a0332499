"""Reading what pictures carry: a position from a picture of a megabyte, and one that is made to take long."""

from functools import partial

from hen_editor.core import hen
from hen_editor.core.formats import PDF, PNG
from hen_editor.core.formats.format import Reading
from hen_editor.core.slices import finished
from tests.bench.figures import Figure
from tests.bench.hen import shortest
from tests.core.pictures.made import SIGNATURE, chunk, pdf, png, stream, text

ROUNDS = 20
GOAL, HOSTILE_GOAL = 20, 1_000
"""Milliseconds."""

MEGABYTE = 1_000_000


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
    times = shortest([partial(_read, row.reading, data) for _, row, data, _ in files], ROUNDS)
    return [
        Figure(name, f"{seconds * 1e3:5.2f} ms", f"<= {goal} ms", seconds * 1e3 <= goal)
        for (name, _, _, goal), seconds in zip(files, times, strict=True)
    ]


def _read(reading: Reading, data: bytes) -> None:
    finished(reading(data))
