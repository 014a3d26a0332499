"""Boards recognised in pictures, for `hen convert`; apart, as NumPy and Qt take 200 ms."""

from collections.abc import Iterator

from hen_editor.cli import codes
from hen_editor.cli.inputs import Failure, GameInput
from hen_editor.cli.jobs import interrupts_ignored
from hen_editor.cli.positions import Checked, Problem
from hen_editor.core.convert import hen_file
from hen_editor.core.diagnostics import Parsed
from hen_editor.recognition import Certainty, Recognised, recognise
from hen_editor.recognition.codes import CHECK, IN_DOUBT


def recognised(given: GameInput) -> Checked | Failure:
    """Recognise the boards of a picture."""
    boards = _recognise(given.data if isinstance(given.data, bytes) else given.data.encode())
    if not boards.value:
        return Failure(given.name, boards.diagnostics[0])
    problems = [problem for board in boards.value for problem in _problems(board)]
    entries = [hen_file.of_position(board.position, None) for board in boards.value]
    return Checked.of(given, "", problems, entries)._replace(boards=boards.value)


def _recognise(data: bytes) -> Parsed[tuple[Recognised, ...]]:
    try:
        from hen_editor.recognition.decoding.decoder import the_decoder
    except ImportError as error:
        return Parsed((), (codes.NO_QT_TO_SEE.at(reason=str(error)),))
    with interrupts_ignored():
        the_decoder().start()
    pixels = the_decoder().decoded(data)
    return Parsed((), pixels.diagnostics) if pixels.value is None else recognise(pixels.value)


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
