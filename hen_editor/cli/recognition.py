"""Boards recognised in pictures, for `hen convert`; a module of its own, since NumPy and Qt take 200 ms to import."""

from collections.abc import Iterator

from hen_editor.cli import codes
from hen_editor.cli.inputs import Input, select
from hen_editor.cli.jobs import interrupts_held
from hen_editor.cli.results import Item, Problem, Result
from hen_editor.core.convert import hen_file
from hen_editor.core.diagnostics import Parsed
from hen_editor.document.codes import FileError
from hen_editor.recognition import Certainty, Recognised, recognise
from hen_editor.recognition.codes import CHECK, IN_DOUBT


def boards(given: Input, game: int | None) -> Result[Item]:
    """Find the boards of a picture, or a single one by number, with the problems of all. Raises FileError."""
    found = _recognise(given.data if isinstance(given.data, bytes) else given.data.encode())
    if not found.value:
        raise FileError(found.diagnostics[0])
    problems = [problem for board in found.value for problem in _problems(board)]
    items = [Item(None, each.position, hen_file.of_position(each.position).text, board=each) for each in found.value]
    chosen = select(items, game)
    return Result.of(given, chosen.value, [*problems, *map(Problem, chosen.diagnostics)])


def _recognise(data: bytes) -> Parsed[tuple[Recognised, ...]]:
    try:
        from hen_editor.recognition.decoding.decoder import the_decoder
    except ImportError as error:
        return Parsed((), (codes.NO_QT_TO_SEE.at(reason=str(error)),))
    with interrupts_held():
        the_decoder().start()
    pixels = the_decoder().decoded(data)
    return Parsed((), pixels.diagnostics) if pixels.value is None else recognise(pixels.value)


def _problems(board: Recognised) -> Iterator[Problem]:
    """Yield what the user should know about a board: each point in doubt is a warning."""
    size = board.position.size
    for problem in board.diagnostics:
        yield Problem.on(size, problem)
    if board.confidence is Certainty.SURE:
        return
    for point, readings in board.doubts.items():
        yield Problem.on(size, IN_DOUBT.at(points=(point,), point=point.name(size), readings=frozenset(readings)))
    if not board.doubts:
        yield Problem(CHECK.at())
