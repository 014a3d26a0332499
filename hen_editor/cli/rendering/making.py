"""Pictures made, in one process or several, and read back."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from hen_editor.cli import codes
from hen_editor.cli.rendering.jobs import Job
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.drawing import svg as core_svg
from hen_editor.core.drawing.draw import Drawing, draw, draw_legibly
from hen_editor.core.pictures import Contents
from hen_editor.core.pictures import svg as svg_file
from hen_editor.rendering.carrying import carries, contents

_INCH = 2.54
"""In centimetres."""

_SCREEN = 96
"""Pixels of SVG, and of pictures that are no larger on paper than on a screen, to an inch."""

_LARGEST = 120_000_000
"""The most pixels of a picture."""


class Rendered(NamedTuple):
    """What a job made: a file, or why there is none."""

    data: bytes
    problem: Diagnostic | None = None


def render(job: Job) -> Rendered:
    """Make a picture and read it back."""
    drawing = _drawn(job)
    carried = None if job.choices.carry == "nothing" else contents(job.figure, job.sgf)
    width = _width(drawing, job)
    if job.kind == "png" and width * width * drawing.height / drawing.width > _LARGEST:
        return Rendered(b"", codes.PICTURE_TOO_LARGE.at())
    try:
        data = _written(drawing, job, width, carried)
    except ValueError:
        return Rendered(b"", codes.NOT_CARRIED.at())
    if carried is not None and not carries(job.kind.upper(), data, job.figure):
        return Rendered(b"", codes.NOT_CARRIED.at())
    return Rendered(data)


def _drawn(job: Job) -> Drawing:
    if job.kind == "pdf":  # paper shows whatever is small
        return draw(job.figure, job.style)
    return draw_legibly(job.figure, job.style, lambda drawing: _width(drawing, job))


def _width(drawing: Drawing, job: Job) -> float:
    """Return the width of a picture: in pixels, those of a screen for SVG; in millimetres for PDF."""
    choices = job.choices
    pixels = choices.size if choices.cell is None else choices.cell * drawing.width
    if job.kind == "pdf":
        return pixels / _SCREEN * _INCH * 10 if choices.cm is None else choices.cm * 10
    if choices.cm is None:
        return pixels
    return choices.cm / _INCH * (choices.dpi if job.kind == "png" else _SCREEN)


def _written(drawing: Drawing, job: Job, width: float, carried: Contents | None) -> bytes:
    if job.kind == "svg" and job.choices.letters == "text":
        text = core_svg.svg(drawing, width)
        return (text if carried is None else svg_file.with_contents(text, carried)).encode()
    from hen_editor.rendering import pictures

    pictures.ready()
    if job.kind == "svg":
        return pictures.svg(drawing, width, carried)
    if job.kind == "pdf":
        return pictures.pdf(drawing, width, carried)
    return pictures.png(drawing, round(width), carried, dpi=None if job.choices.cm is None else job.choices.dpi)


def render_all(found: Sequence[Job], workers: int) -> Iterator[Rendered]:
    """Make the pictures, in their order. workers: how many processes make them."""
    if workers == 1 or len(found) < 2:
        yield from map(render, found)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(found)), context, initializer=_leave_interrupts_to_parent) as pool:
        yield from pool.map(render, found)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
