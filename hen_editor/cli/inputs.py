"""The inputs of the commands: texts, files, standard input; and the options that say what of them is read."""

import functools
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn, TextIO, TypeAlias, TypeVar

import click

from hen_editor.cli import codes
from hen_editor.cli.jobs import in_order
from hen_editor.cli.terminal import counted, finished, is_terminal
from hen_editor.cli.wording import message
from hen_editor.core import hen
from hen_editor.core.board import Area, BoardSize, Point
from hen_editor.core.codes import LONG_HEN
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.core.formats import HEN, SGF, Format, of_suffix, recognised, writable
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import MAX_POSITION_LENGTH, Entry, EntrySpan
from hen_editor.core.texts import decoded
from hen_editor.document import file_bytes
from hen_editor.document.codes import NOT_REGULAR, FileError
from hen_editor.document.file_bytes import MAX_MEGABYTES, MEGABYTE, SizeLimit

if TYPE_CHECKING:
    from hen_editor.diagrams.pasting import Pasted

ARGUMENT, STDIN = "<text>", "<stdin>"
"""The names of a text argument and of standard input in messages."""

Item = TypeVar("Item")
Result = TypeVar("Result")

_NAME = re.compile(r"[^\s_~]+\.[A-Za-z][A-Za-z0-9]{1,4}")


@dataclass(frozen=True, slots=True)
class HenInput:
    """A HEN text to read.

    name: its name in messages. path: its file, None for an argument or standard input. spans: where its positions
    are, with their titles.
    """

    name: str
    text: str
    path: Path | None = None
    format: Format = HEN
    spans: tuple[EntrySpan, ...] = ()


@dataclass(frozen=True, slots=True)
class DiagramInput:
    """A text with diagrams of positions, or a list of moves; otherwise as `HenInput`."""

    name: str
    text: str
    path: Path | None
    diagrams: "tuple[Pasted, ...]"
    format: None = None


@dataclass(frozen=True, slots=True)
class GameInput:
    """Games to read in a format other than HEN, as bytes or, for an argument, as text; otherwise as `HenInput`."""

    name: str
    data: bytes | str
    path: Path | None = None
    format: Format = SGF


@dataclass(frozen=True, slots=True)
class Failure:
    """An input that could not be read, or an output that could not be written, and why."""

    name: str
    problem: Diagnostic


class At(NamedTuple):
    """Which position of a game: after a move of the main line or at a node, counted from 0; by default at the end."""

    move: int | None = None
    node: int | None = None


PositionInput: TypeAlias = HenInput | DiagramInput
Given: TypeAlias = PositionInput | GameInput | Failure

Formats: TypeAlias = Sequence[Format]
"""The formats that can be read."""

inputs_argument = click.argument("inputs", nargs=-1, metavar="[INPUT]...")
max_size_option = click.option(
    "--max-size",
    type=click.IntRange(1),
    default=MAX_MEGABYTES,
    show_default=True,
    metavar="MB",
    help="Read inputs of up to this many megabytes.",
)
lines_option = click.option("--lines", "as_lines", is_flag=True, help="Read each line of a text as a HEN of its own.")
game_option = click.option("--game", type=click.IntRange(1), metavar="N", help="Use only the N-th game or position.")


def at_options(command: Callable[..., NoReturn]) -> Callable[..., NoReturn]:
    """Add the options that say which position of a game is meant, `at`."""

    @click.option("--move", type=click.IntRange(0), metavar="N", help="Use the position after move N.")
    @click.option("--node", type=click.IntRange(0), metavar="N", help="Use the position at node N, as printed by find.")
    @functools.wraps(command)
    def with_at(*arguments: object, move: int | None, node: int | None, **options: object) -> NoReturn:
        if move is not None and node is not None:
            raise click.UsageError(message(codes.MOVE_AND_NODE.at()))
        command(*arguments, at=At(move, node), **options)

    return with_at


def each_input(
    inputs: Sequence[str], max_size: int, formats: Formats, pictures: Formats = (), *, as_lines: bool = False
) -> Iterator[Given]:
    """Read the inputs one by one, the files of folders too; by default standard input.

    max_size: in megabytes. pictures: the formats of those that are read of folders without other files. as_lines:
    whether each line of HEN is a position.
    """
    found = [one for argument in inputs for one in expanded(argument, formats, pictures)]
    yield from counted(_read(found, max_size, formats, as_lines=as_lines), len(found) or 1, "Reading")


def done_with_each(
    do: Callable[[PositionInput | GameInput], Result],
    inputs: Sequence[str],
    max_size: int,
    formats: Formats,
    jobs: int | None,
    *,
    as_lines: bool = False,
) -> Iterator[Result | Failure]:
    """Yield what a function makes of each input, in their order, or why it cannot be read; as `each_input` reads them.

    jobs: in how many processes, as in `jobs.in_order`; what others cannot read, such as standard input, is read before.
    """
    found = [one for argument in inputs for one in expanded(argument, formats)]
    limit = size_limit(max_size)
    if len(found) < 2:
        for given in _read(found, max_size, formats, as_lines=as_lines):
            yield given if isinstance(given, Failure) else do(given)
        return
    reading = partial(read, limit=limit, formats=formats, as_lines=as_lines)
    items = [one if isinstance(one, Failure) or _is_regular_file(one) else reading(one) for one in found]
    yield from in_order(partial(_done_with, do, reading), items, jobs)


def _done_with(
    do: Callable[[PositionInput | GameInput], Result], reading: Callable[[str], Given], one: str | Given
) -> Result | Failure:
    given = reading(one) if isinstance(one, str) else one
    return given if isinstance(given, Failure) else do(given)


def _is_regular_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # too long: a text
        return False


def one_input(argument: str, max_size: int, formats: Formats) -> Given:
    """Read one input; a folder is refused."""
    return read(argument, size_limit(max_size), formats)


def size_limit(megabytes: int) -> SizeLimit:
    """Return the limit that `--max-size` gives."""
    return SizeLimit(megabytes * MEGABYTE, codes.TOO_LARGE)


def _read(found: Sequence[str | Failure], max_size: int, formats: Formats, *, as_lines: bool) -> Iterator[Given]:
    if not found and is_terminal(sys.stdin):
        raise click.UsageError(message(codes.NOTHING_TO_READ.at()))
    limit = size_limit(max_size)
    for one in found or ("-",):
        yield one if isinstance(one, Failure) else read(one, limit, formats, as_lines=as_lines)


def read(argument: str, limit: SizeLimit, formats: Formats, *, as_lines: bool = False) -> Given:
    """Read the input that an argument names: `-` for standard input, a file name, else a text.

    as_lines: whether each line of HEN is a position.
    Named pipes are read like standard input: shells pass them for `<(command)`.
    """
    if argument == "-":
        return _read_stdin(sys.stdin, limit, formats, as_lines=as_lines)
    if not _names_file(argument, formats):
        return _of_text(ARGUMENT, argument, formats, as_lines=as_lines)
    path = Path(argument)
    try:
        if path.is_dir():
            return Failure(argument, codes.DIRECTORY.at())
        data = finished(lambda progress: file_bytes.read(path, limit, pipes=True, progress=progress), "Reading")
        return _of_bytes(argument, data, path, formats, as_lines=as_lines)
    except OSError as error:
        return Failure(argument, problem_of(error))


def expanded(argument: str, formats: Formats, pictures: Formats = ()) -> Iterator[str | Failure]:
    """Yield an argument, or if it names a folder the files in it and below it, of formats that are written, too.

    pictures: the formats of files that are taken where there are no others. Named pipes in it are failures: only one
    that is named itself is waited for.
    """
    if not is_folder(argument):
        yield argument
        return
    folder = Path(argument)
    refused: list[OSError] = []
    files: list[str] = []
    for rows in (writable(formats), pictures):
        suffixes = {suffix for row in rows for suffix in row.suffixes}
        if not files and suffixes:
            files = [path for each in file_bytes.folders_below(folder, suffixes, refused.append) for path in each]
    for path in files:
        yield Failure(path, NOT_REGULAR.at()) if Path(path).is_fifo() else path
    yield from (Failure(error.filename, problem_of(error)) for error in refused)
    if not files and not refused:
        yield Failure(argument, codes.EMPTY_FOLDER.at())


def is_folder(argument: str) -> bool:
    """Return whether an argument names a folder."""
    try:
        return bool(argument.strip()) and Path(argument).is_dir()
    except (OSError, ValueError):  # too long or not a valid name: a text
        return False


def _read_stdin(stream: TextIO | None, limit: SizeLimit, formats: Formats, *, as_lines: bool) -> Given:
    if stream is None:
        return Failure(STDIN, codes.CLOSED.at())
    try:
        data = finished(lambda progress: file_bytes.read_stream(stream.buffer, limit, progress=progress), "Reading")
        return _of_bytes(STDIN, data, None, formats, as_lines=as_lines)
    except OSError as error:
        return Failure(STDIN, problem_of(error))


def problem_of(error: OSError) -> Diagnostic:
    """Return why a file could not be read or written."""
    return error.problem if isinstance(error, FileError) else codes.SYSTEM.at(reason=reason(error))


def reason(error: OSError) -> str:
    """Return the system's error message, or one of ours in any language, without a period."""
    return f"{error.strerror or error}".rstrip(".。")


def _names_file(argument: str, formats: Formats) -> bool:
    """Return whether an argument names a file, even a missing one."""
    if not argument.strip():
        return False
    path = Path(argument)
    try:
        path.stat()
    except (OSError, ValueError):  # missing, inaccessible, too long or not a valid name
        if of_suffix(path.suffix, formats):
            return True
        has_shape_of_name = "/" in argument or _NAME.fullmatch(argument)
        return bool(has_shape_of_name) and not argument.startswith("(") and hen.extract(argument) is None
    return True


def _of_bytes(name: str, data: bytes, path: Path | None, formats: Formats, *, as_lines: bool) -> Given:
    if not data.removeprefix(b"\xef\xbb\xbf").strip():
        return Failure(name, codes.EMPTY.at())
    row = recognised(data, "" if path is None else path.suffix, formats)
    if row is not HEN:
        return GameInput(name, data, path, row)
    try:
        text = decoded(data).removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        found = f"0x{data[error.start]:02X}"
        return Failure(name, codes.NOT_TEXT.at(line=line, byte=found))
    return _of_positions(name, text, path, as_lines=as_lines)


def _of_text(name: str, text: str, formats: Formats, *, as_lines: bool) -> Given:
    """Classify a text by its content."""
    row = recognised(text.strip().encode("utf-8", "replace"), formats=formats)
    return _of_positions(name, text, as_lines=as_lines) if row is HEN else GameInput(name, text, format=row)


def _of_positions(name: str, text: str, path: Path | None = None, *, as_lines: bool) -> Given:
    """Return a HEN file or a list as it is; of others all HENs, or if those have errors, what a paste would find."""
    spans = entries.spans(text, as_lines=as_lines)
    is_file = as_lines or (path is not None and path.suffix.lower() in HEN.suffixes)
    has_titles = any(title is not None for title, _ in spans)
    is_long = len(text) > MAX_POSITION_LENGTH
    first = text[slice(*spans[0].span)].strip() if is_long and has_titles else ""
    if is_file or (hen.extract(first) == first if first else has_titles or len(spans) > 1):
        return _as_it_is(HenInput(name, text, path, spans=spans))
    if is_long:
        return Failure(name, codes.TEXT_TOO_LONG.at(count=MAX_POSITION_LENGTH))
    found = hen.extract_all(text, most=len(text))
    given = HenInput(name, text, path, spans=spans)
    given = _with_spans(given, found) if found else given
    if found and all(hen.read(entry.text).ok for entry in found):
        return given
    from hen_editor.diagrams.pasting import PasteKind, game_text, recognise

    if not found and (written := game_text(text, BoardSize())):
        return GameInput(name, written, path, SGF)
    pasted = recognise(text, BoardSize()).value
    diagrams = tuple(each for each in pasted if each.kind in (PasteKind.DIAGRAM, PasteKind.MOVES))
    return DiagramInput(name, text, path, diagrams) if diagrams else given


def _as_it_is(given: HenInput) -> HenInput | Failure:
    """Return a HEN file, of which each position is read only up to the length that no position needs."""
    if any(len(given.text[slice(*span)].strip()) > MAX_POSITION_LENGTH for _, span in given.spans):
        return Failure(given.name, LONG_HEN.at(count=MAX_POSITION_LENGTH))
    return given


def _with_spans(given: HenInput, found: Sequence[Entry]) -> HenInput:
    """Return a text with the places of the HENs in it; of those that are not there to the letter only their texts."""
    spans: list[EntrySpan] = []
    end = 0
    for entry in found:
        start = given.text.find(entry.text, end)
        if start < 0:
            text = entries.write(found, as_lines=True)
            return replace(given, text=text, spans=entries.spans(text))
        end = start + len(entry.text)
        spans.append(EntrySpan(None, Span(start, end)))
    return replace(given, spans=tuple(spans))


def chosen(items: Sequence[Item], number: int | None, name: str) -> Sequence[Item] | Failure:
    """Return the game or position with this number, counted from 1; all if there is no number."""
    if number is None:
        return items
    if number <= len(items):
        return [items[number - 1]]
    return Failure(name, codes.NO_SUCH_NUMBER.at(number=number, count=len(items)))


def area(text: str, size: BoardSize) -> Area:
    """Return a part of a board given by two corners, such as `A1:J9`. Raises click.UsageError if it is none."""
    match [Point.from_name(name, size) for name in text.split(":")]:
        case [Point() as corner, Point() as opposite]:
            return Area.around((corner, opposite))
    raise click.UsageError(message(codes.NO_SUCH_PART.at(part=text, corner=Point(size.columns - 1, 0).name(size))))
