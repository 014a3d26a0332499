"""Boards recognised in pictures, for `hen convert`, in one process or several; apart, as NumPy and Qt take 200 ms."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from hen_editor.cli import codes
from hen_editor.cli.inputs import Failure, GameInput
from hen_editor.cli.positions import Checked, Problem
from hen_editor.cli.terminal import counted
from hen_editor.core.convert import hen_file
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.recognition import Certainty, Recognised, recognise
from hen_editor.core.recognition.codes import CHECK, IN_DOUBT


def recognised(given: Sequence[GameInput], workers: int) -> Iterator[Checked | Failure]:
    """Recognise the boards of pictures, in their order. workers: how many processes do so."""
    found = _recognise_all([one.data if isinstance(one.data, bytes) else one.data.encode() for one in given], workers)
    for one, boards in zip(given, counted(found, len(given), "Recognising"), strict=True):
        if not boards.value:
            yield Failure(one.name, boards.diagnostics[0])
            continue
        problems = [problem for board in boards.value for problem in _problems(board)]
        entries = tuple(hen_file.of_position(board.position, None) for board in boards.value)
        yield Checked(one, "", tuple(problems), entries, boards.value)


def _recognise_all(pictures: Sequence[bytes], workers: int) -> Iterator[Parsed[tuple[Recognised, ...]]]:
    if workers == 1 or len(pictures) < 2:
        yield from map(_recognise, pictures)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(pictures)), context, initializer=_leave_interrupts_to_parent) as pool:
        yield from pool.map(_recognise, pictures)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _recognise(data: bytes) -> Parsed[tuple[Recognised, ...]]:
    try:
        from hen_editor.rendering import pictures, pixels
    except ImportError as error:
        return Parsed((), (codes.NO_QT_TO_SEE.at(reason=str(error)),))
    pictures.ready()
    image = pixels.decoded(data)
    if image.value is None:
        return Parsed((), image.diagnostics)
    return recognise(pixels.pixels_of(image.value))


def _problems(board: Recognised) -> Iterator[Problem]:
    """Yield what the user is to know of a board: each point in doubt is a warning."""
    size = board.position.size
    for problem in board.diagnostics:
        yield Problem(problem, None, tuple(point.name(size) for point in problem.points))
    if board.confidence is Certainty.SURE:
        return
    for point, readings in board.doubts.items():
        name = point.name(size)
        yield Problem(IN_DOUBT.at(points=(point,), point=name, readings=frozenset(readings)), None, (name,))
    if not board.doubts:
        yield Problem(CHECK.at())
