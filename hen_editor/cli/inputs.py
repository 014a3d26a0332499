"""The inputs of the commands: texts, files, standard input; and the options that select what is read of them."""

import functools
import math
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar

import click
from click.shell_completion import CompletionItem

from hen_editor.cli import codes
from hen_editor.cli.terminal import finished, is_terminal, track
from hen_editor.cli.wording import message
from hen_editor.core import hen
from hen_editor.core.board import Area, BoardSize, Point
from hen_editor.core.codes import LONG_HEN
from hen_editor.core.diagnostics import Diagnostic, Parsed, Span
from hen_editor.core.formats import HEN, SGF, Format, of_suffix, recognised, writable
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import MAX_POSITION_LENGTH, Entry, EntrySpan
from hen_editor.core.texts import decoded
from hen_editor.document import file_bytes
from hen_editor.document.codes import NOT_REGULAR, FileError
from hen_editor.document.file_bytes import MAX_MEGABYTES, MEGABYTE, SizeLimit

if TYPE_CHECKING:
    from hen_editor.pasting import Pasted

ARGUMENT, STDIN = "<text>", "<stdin>"
"""The names of a text argument and of standard input in messages."""

DAY = 86_400
"""In seconds: the longest time that an option may set."""

Member = TypeVar("Member")

_NAME = re.compile(r"[^\s_~]+\.[A-Za-z][A-Za-z0-9]{1,4}")


@dataclass(frozen=True, slots=True)
class Input:
    """A text, a file or standard input, as it was read.

    name: its name in messages. path: its file, None for an argument or standard input. format: HEN for positions,
    including diagrams; otherwise the format of its games. text: the text of positions. spans: where HENs are in it,
    with their titles. diagrams: what was found in it if not HEN. data: games, as bytes or, if they are an argument, as
    text, not parsed yet; a list of moves is one. notes: what was guessed of it. refusal: why it cannot be read, None if
    it can.
    """

    name: str
    path: Path | None = None
    format: Format = HEN
    text: str = ""
    spans: tuple[EntrySpan, ...] = ()
    diagrams: "tuple[Pasted, ...]" = ()
    data: bytes | str = b""
    notes: tuple[Diagnostic, ...] = ()
    refusal: Diagnostic | None = None

    @property
    def holds_games(self) -> bool:
        """Whether it is games, rather than positions."""
        return self.format is not HEN


class ReadOptions(NamedTuple):
    """How inputs are read: in which formats, up to which size, and whether each line of HEN is a position."""

    formats: Sequence[Format]
    limit: SizeLimit
    as_lines: bool


class At(NamedTuple):
    """Which games or positions of an input, and which position of a game; by default all, at the end.

    game: the number of the only one, counted from 1. move: after a move of the main line. node: at a node, from 0.
    is_at_most: whether a game with fewer moves is used at its end.
    """

    game: int | None = None
    move: int | None = None
    node: int | None = None
    is_at_most: bool = False

    @property
    def is_end(self) -> bool:
        """Whether the position is that at the end of a game."""
        return self.move is None and self.node is None


class NumberRange(click.FloatRange):
    """A number in a range; NaN, which click finds in each, is in none."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Read a number. Raises click.BadParameter."""
        number: float = super().convert(value, param, ctx)
        if math.isnan(number):
            self.fail(f"{value!r} is not a valid {self.name}.", param, ctx)
        return number


def file_names(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Let the shell complete the names of files."""
    return [CompletionItem(incomplete, type="file")]


inputs_argument = click.argument("inputs", nargs=-1, metavar="[INPUT]...", shell_complete=file_names)
lines_option = click.option("--lines", "as_lines", is_flag=True, help="Read each line of a text as a HEN of its own.")


def read_options(command: Callable[..., NoReturn]) -> Callable[..., NoReturn]:
    """Add the parameter `options`, made from `--max-size`, `--lines` if the command has it, and the formats."""

    @click.option(
        "--max-size",
        type=click.IntRange(1),
        default=MAX_MEGABYTES,
        show_default=True,
        metavar="MB",
        help="Read inputs of up to this many megabytes.",
    )
    @click.pass_obj
    @functools.wraps(command)
    def with_options(
        formats: Sequence[Format], /, *, max_size: int, as_lines: bool = False, **others: object
    ) -> NoReturn:
        limit = SizeLimit(max_size * MEGABYTE, codes.TOO_LARGE)
        command(options=ReadOptions(formats, limit, as_lines), **others)

    return with_options


def at_options(command: Callable[..., NoReturn]) -> Callable[..., NoReturn]:
    """Add the parameter `at`, made from the options that select games and a position in each."""

    @click.option("--move", type=click.IntRange(0), metavar="N", help="Use the position after move N.")
    @click.option("--node", type=click.IntRange(0), metavar="N", help="Use the position at node N, as printed by find.")
    @click.option("--game", type=click.IntRange(1), metavar="N", help="Use only the N-th game or position.")
    @functools.wraps(command)
    def with_at(*, game: int | None, move: int | None, node: int | None, **others: object) -> NoReturn:
        if move is not None and node is not None:
            raise click.UsageError(message(codes.MOVE_AND_NODE.at()))
        command(at=At(game, move, node), **others)

    return with_at


# Finding and reading.


def each_input(arguments: Sequence[str], options: ReadOptions, pictures: Sequence[Format] = ()) -> Iterator[Input]:
    """Read the inputs one by one, as `find_inputs` finds them, with the progress on a terminal."""
    found = find_inputs(arguments, options, pictures)
    yield from track((read(one, options) for one in found), len(found), "Reading")


def find_inputs(arguments: Sequence[str], options: ReadOptions, pictures: Sequence[Format] = ()) -> list[str | Input]:
    """Return the arguments, the files in those that are folders, or standard input if there are no arguments.

    pictures: the formats of pictures that are read in folders without other files.
    """
    if not arguments and is_terminal(sys.stdin):
        raise click.UsageError(message(codes.NOTHING_TO_READ.at()))
    return [one for argument in arguments or ("-",) for one in expanded(argument, options.formats, pictures)]


def expanded(argument: str, formats: Sequence[Format], pictures: Sequence[Format] = ()) -> Iterator[str | Input]:
    """Yield an argument, or if it names a folder the files in it and below it, of formats that are written, too.

    pictures: the formats of files that are yielded if there are no others. Named pipes in a folder are refused: only
    one that is an argument itself is waited for.
    """
    if not os.path.isdir(argument):
        yield argument
        return
    folder = Path(argument)
    errors: list[OSError] = []
    files: list[str] = []
    for rows in (writable(formats), pictures):
        suffixes = {suffix for row in rows for suffix in row.suffixes}
        if not files and suffixes:
            files = [path for each in file_bytes.folders_below(folder, suffixes, errors.append) for path in each]
    for path in files:
        yield Input(path, refusal=NOT_REGULAR.at()) if Path(path).is_fifo() else path
    yield from (Input(error.filename, refusal=problem_of(error)) for error in errors)
    if not files and not errors:
        yield Input(argument, refusal=codes.EMPTY_FOLDER.at())


def read(argument: str | Input, options: ReadOptions) -> Input:
    """Read the input that an argument names: `-` for standard input, a file name, else a text; a folder is refused.

    Named pipes are read like standard input: shells pass them for `<(command)`. An `Input` was read already.
    """
    if isinstance(argument, Input):
        return argument
    if argument == "-":
        given = Input(STDIN)
    elif _names_file(argument, options.formats):
        given = Input(argument, Path(argument))
    else:
        given = Input(ARGUMENT, text=argument)
    try:
        if argument != "-" and given.path is None:
            return _classified(given, options)
        return _decoded(given, _bytes(given, options), options)
    except OSError as error:
        return replace(given, text="", refusal=problem_of(error))


def _bytes(given: Input, options: ReadOptions) -> bytes:
    """Read a file or standard input. Raises OSError."""
    if given.path is None:
        if sys.stdin is None:
            raise FileError(codes.CLOSED.at())
        stream = sys.stdin.buffer
        return finished(lambda progress: file_bytes.read_stream(stream, options.limit, progress=progress), "Reading")
    if os.path.isdir(given.path):
        raise FileError(codes.DIRECTORY.at())
    path = given.path
    return finished(lambda progress: file_bytes.read(path, options.limit, pipes=True, progress=progress), "Reading")


def problem_of(error: OSError) -> Diagnostic:
    """Return why a file could not be read or written."""
    return error.problem if isinstance(error, FileError) else codes.SYSTEM.at(reason=reason(error))


def reason(error: OSError) -> str:
    """Return the system's error message, or one of ours in any language, without a period."""
    return f"{error.strerror or error}".rstrip(".。")


def _names_file(argument: str, formats: Sequence[Format]) -> bool:
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
        return bool(has_shape_of_name) and hen.extract(argument) is None and not _holds_game(argument)
    return True


def _holds_game(text: str) -> bool:
    """Return whether a text holds SGF, as a web address or HTML may."""
    from hen_editor.pasting import game_text

    return game_text(text, BoardSize()) is not None


# Telling what a text is.


def _decoded(given: Input, data: bytes, options: ReadOptions) -> Input:
    """Return an input with its games, or its positions. Raises FileError if it is neither."""
    if not data.removeprefix(b"\xef\xbb\xbf").strip():
        raise FileError(codes.EMPTY.at())
    row = recognised(data, "" if given.path is None else given.path.suffix, options.formats)
    if row is not HEN:
        return replace(given, format=row, data=data)
    try:
        text = decoded(data).removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(codes.NOT_TEXT.at(line=line, byte=f"0x{data[error.start]:02X}")) from error
    return _with_positions(replace(given, text=text), as_lines=options.as_lines)


def _classified(given: Input, options: ReadOptions) -> Input:
    """Return a text with its games, or its positions. Raises FileError if it is too long."""
    row = recognised(given.text.strip().encode("utf-8", "replace"), formats=options.formats)
    if row is not HEN:
        return replace(given, format=row, text="", data=given.text)
    return _with_positions(given, as_lines=options.as_lines)


def _with_positions(given: Input, *, as_lines: bool) -> Input:
    """Return a HEN file or a list as it is, any other text with its HENs, or if these have errors, its diagrams."""
    text = given.text
    given = replace(given, spans=entries.spans(text, as_lines=as_lines))
    is_file = as_lines or (given.path is not None and given.path.suffix.lower() in HEN.suffixes)
    has_titles = any(title is not None for title, _ in given.spans)
    is_long = len(text) > MAX_POSITION_LENGTH
    first = text[slice(*given.spans[0].span)].strip() if is_long and has_titles else ""
    if is_file or (hen.extract(first) == first if first else has_titles or len(given.spans) > 1):
        if any(len(text[slice(*span)].strip()) > MAX_POSITION_LENGTH for _, span in given.spans):
            raise FileError(LONG_HEN.at(count=MAX_POSITION_LENGTH))
        return given
    if is_long:
        raise FileError(codes.TEXT_TOO_LONG.at(count=MAX_POSITION_LENGTH))
    found = hen.extract_all(text, most=len(text))
    given = _with_spans(given, found) if found else given
    if found and all(hen.read(entry.text).ok for entry in found):
        return given
    from hen_editor.pasting import PasteKind, game_text, recognise

    if not found and (written := game_text(text, BoardSize())):
        return Input(given.name, given.path, SGF, data=written)
    pasted = recognise(text, BoardSize()).value
    for each in pasted:
        if each.kind is PasteKind.MOVES:
            return Input(given.name, given.path, SGF, data=SGF.write(each.as_collection()), notes=each.diagnostics)
    diagrams = tuple(each for each in pasted if each.kind is PasteKind.DIAGRAM)
    return replace(given, text=text, spans=(), diagrams=diagrams) if diagrams else given


def _with_spans(given: Input, found: Sequence[Entry]) -> Input:
    """Return a text with the spans of its HENs; if one is not in it literally, a text of just the HENs."""
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


# Selecting a part of it.


def select(members: Sequence[Member], number: int | None) -> Parsed[Sequence[Member]]:
    """Return the game or position with this number, counted from 1; none, with the problem, if there is none.

    number: None for all.
    """
    if number is None:
        return Parsed(members)
    chosen = members[number - 1 : number]
    return Parsed(chosen, () if chosen else (codes.NO_SUCH_NUMBER.at(number=number, count=len(members)),))


def area(text: str, size: BoardSize) -> Area:
    """Return a part of a board given by two corners, such as `A1:J9`. Raises click.UsageError if it is none."""
    match [Point.from_name(name, size) for name in text.split(":")]:
        case [Point() as corner, Point() as opposite]:
            return Area.around((corner, opposite))
    raise click.UsageError(message(codes.NO_SUCH_PART.at(part=text, corner=Point(size.columns - 1, 0).name(size))))
