"""`hen render`: positions and games as pictures, drawn in one process or several, and read back."""

import multiprocessing
import re
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeVar

import click

from hen_editor import styles
from hen_editor.cli import codes, games, output
from hen_editor.cli.inputs import (
    At,
    Failure,
    Formats,
    GameInput,
    PositionInput,
    area,
    at_options,
    chosen,
    each_input,
    game_option,
    inputs_argument,
    max_size_option,
    problem_of,
)
from hen_editor.cli.output import end, force_option
from hen_editor.cli.positions import Checked, Problem, entry_problems, read_entries
from hen_editor.cli.terminal import counted, is_terminal
from hen_editor.core import sgf
from hen_editor.core.board import Area, BoardSize
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.drawing import codes as style_codes
from hen_editor.core.drawing import embedding
from hen_editor.core.drawing.draw import Drawing
from hen_editor.core.drawing.figure import Figure, Names, Sides
from hen_editor.core.drawing.request import (
    BoardPart,
    Carries,
    NumberedMoves,
    PictureFormat,
    PictureRequest,
    PictureSize,
    SizeUnit,
)
from hen_editor.core.drawing.style import Style, to_toml
from hen_editor.core.game.navigate import NextMoves
from hen_editor.core.pictures import Contents
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.document import file_bytes
from hen_editor.resources import style_paths
from hen_editor.styles import STYLES

_MAX_PIXELS = 120_000_000
"""The most pixels of a picture."""

_FORMATS = {each.value.lower(): each for each in PictureFormat}
_PARTS = {each.value: each for each in BoardPart}
_RANGE = re.compile(r"none|all|last:[1-9]\d{0,4}|[1-9]\d{0,4}-[1-9]\d{0,4}", re.ASCII)

_Function = TypeVar("_Function", bound=Callable[..., object])

# Options.


def _numbers(text: str) -> NumberedMoves | None:
    """Return which moves are numbered. Raises click.BadParameter."""
    first, is_range, last = text.rpartition("-")
    if _RANGE.fullmatch(text) is None or (is_range and int(first) > int(last)):
        raise click.BadParameter(codes.NO_NUMBERS.at(text=text).message)
    if is_range:
        return NumberedMoves(int(first), int(last))
    if text == "none":
        return None
    return NumberedMoves() if text == "all" else NumberedMoves(latest=int(text.removeprefix("last:")))


def _switch(name: str, what: str) -> Callable[[_Function], _Function]:
    return click.option(f"--{name}/--no-{name}", default=True, show_default=True, help=f"Show {what}.")


_OPTIONS = (
    click.option(
        "--style",
        default="wood",
        show_default=True,
        metavar="NAME|FILE",
        help=f"Colours and widths: {', '.join(style_paths())}, one of your own, or a TOML file (see --print-style).",
    ),
    click.option(
        "--part",
        default="whole",
        show_default=True,
        metavar="PART",
        help="What to show: the whole board, the part around the stones (auto), "
        "the view set by VW (view), or the part between two corners, such as A1:J9.",
    ),
    click.option(
        "--coordinates",
        type=click.Choice(["none", "two", "four"]),
        default="four",
        show_default=True,
        help="How many sides show coordinates.",
    ),
    click.option(
        "--names",
        type=click.Choice(["A1", "1-1", "1-一"]),
        default="A1",
        show_default=True,
        help="How coordinates are written.",
    ),
    _switch("marks", "marks"),
    _switch("labels", "labels and numbers written on points"),
    _switch("last-move", "the last move"),
    _switch("ko", "the ko"),
    click.option("--turn", is_flag=True, help="Say below the board whose turn it is."),
    click.option("--next-moves", is_flag=True, help="Show the next moves of the game."),
    click.option(
        "--numbers",
        type=_numbers,
        default="none",
        show_default=True,
        metavar="none|all|last:N|A-B",
        help="Number moves as books do: captured stones stay, and the caption lists the moves without one.",
    ),
    click.option(
        "--start", type=click.IntRange(1, 9999), metavar="N", help="Give the first numbered move the number N."
    ),
    click.option("--title", default="", metavar="TEXT", help="A title above the board."),
    click.option("--caption", default="", metavar="TEXT", help="A caption below the board."),
    click.option(
        "--size",
        type=click.IntRange(16, 20_000),
        default=600,
        show_default=True,
        metavar="PIXELS",
        help="The width of the picture.",
    ),
    click.option(
        "--cell", type=click.FloatRange(1, 500), metavar="PIXELS", help="The distance between lines, instead of --size."
    ),
    click.option(
        "--cm", type=click.FloatRange(0.5, 200), metavar="CM", help="The width in centimetres, instead of --size."
    ),
    click.option(
        "--dpi",
        type=click.FloatRange(30, 2400),
        default=300,
        show_default=True,
        metavar="DPI",
        help="Pixels per inch, with --cm.",
    ),
    click.option(
        "--letters",
        type=click.Choice(["outlines", "text"]),
        default="outlines",
        show_default=True,
        help="Letters in SVG: outlines look the same everywhere, text can be searched.",
    ),
    click.option(
        "--carry",
        type=click.Choice(["position", "game", "nothing"]),
        default="position",
        show_default=True,
        help="What the pictures hold, so that they can be opened again.",
    ),
)


def _render_options(function: _Function) -> _Function:
    """Add the options that say what a picture shows, how it looks, and how large it is."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


@click.command("render")
@inputs_argument
@click.option("-o", "--output", "target", metavar="FILE|FOLDER|-", help="Write here, or - to standard output.")
@click.option(
    "--as", "kind", type=click.Choice([*_FORMATS]), help="The format of pictures in a folder.  [default: png]"
)
@_render_options
@click.option(
    "--jobs", type=click.IntRange(1, 64), default=1, show_default=True, metavar="N", help="Draw in N processes at once."
)
@click.option("--print-style", is_flag=True, help="Print the style as TOML, to be changed, and draw nothing.")
@force_option
@at_options
@game_option
@max_size_option
@click.pass_obj
def command(
    formats: Formats,
    /,
    *,
    inputs: tuple[str, ...],
    target: str | None,
    kind: str | None,
    style: str,
    part: str,
    cell: float | None,
    cm: float | None,
    jobs: int,
    print_style: bool,
    force: bool,
    at: At,
    game: int | None,
    max_size: int,
    **choices: Any,
) -> NoReturn:
    """Draw positions, or games after a move, as PNG, SVG or PDF: one picture to a file, several to a folder.

    Pictures carry their position, so that they can be opened again. No display is needed.
    """
    drawn_in = _style_named(style)
    if print_style:
        click.echo(to_toml(drawn_in), nl=False)
        sys.exit(0)
    if target is None:
        raise click.MissingParameter(param_hint="'-o'", param_type="option")
    if not target:
        raise click.UsageError(codes.NO_OUTPUT_NAME.at().message)
    if cell is not None and cm is not None:
        raise click.UsageError(codes.TWO_SIZES.at().message)
    path = None if target == "-" else Path(target)
    request = _request(drawn_in, _format(path, kind), cell, cm, **choices)
    _require_qt(request)
    results: list[Checked | Failure] = []
    found: list[_Job] = []
    for given in each_input(inputs, max_size, formats):
        one = given if isinstance(given, Failure) else _jobs(given, request, part, game, at)
        results.append(one if isinstance(one, Failure) else one.checked)
        found += () if isinstance(one, Failure) else one.jobs
    output.report(results)
    failures = _write(found, path, jobs, replace=force)
    output.report(failures)
    end([*results, *failures])


def _request(
    style: Style,
    format: PictureFormat,
    cell: float | None,
    cm: float | None,
    *,
    size: int,
    dpi: float,
    coordinates: str,
    names: str,
    numbers: NumberedMoves | None,
    start: int | None,
    next_moves: bool,
    letters: str,
    carry: str,
    **same: Any,
) -> PictureRequest:
    """Return what the options say. same: those that have the names of what they say."""
    if cell is not None:
        wanted = PictureSize(SizeUnit.CELL, cell)
    else:
        wanted = PictureSize(dpi=dpi, amount=size) if cm is None else PictureSize(SizeUnit.CENTIMETRES, cm, dpi)
    return PictureRequest(
        style,
        format,
        wanted,
        sides=Sides(coordinates),
        names=Names(names),
        numbered=None if numbers is None else numbers._replace(start=start),
        next_moves=NextMoves.CHILDREN if next_moves else NextMoves.NONE,
        carries=Carries(carry),
        outlined=letters == "outlines",
        **same,
    )


def _format(target: Path | None, named: str | None) -> PictureFormat:
    """Return the format of the pictures, by the name of the target or as named. Raises click.UsageError.

    target: None for standard output.
    """
    suffix = "" if target is None or target.is_dir() else target.suffix.lower().removeprefix(".")
    if target is None or not suffix:
        return PictureFormat.PNG if named is None else _FORMATS[named]
    if suffix not in _FORMATS:
        raise click.UsageError(codes.NO_PICTURE_NAME.at(name=target.name).message)
    if named not in (None, suffix):
        raise click.UsageError(codes.MISLEADING_NAME.at(format=named.upper(), name=target.name).message)
    return _FORMATS[suffix]


def _require_qt(request: PictureRequest) -> None:
    """Raise click.UsageError if the pictures need Qt and it is missing."""
    if _is_drawn_without_qt(request):
        return
    try:
        from hen_editor.rendering import pictures  # noqa: F401 - to know whether it can be imported
    except ImportError as error:
        raise click.UsageError(codes.NO_QT.at(reason=str(error)).message) from error


def _is_drawn_without_qt(request: PictureRequest) -> bool:
    return request.format is PictureFormat.SVG and not request.outlined


def _style_named(name: str) -> Style:
    """Return a style by its name, the user's own too, or that of a file. Raises click.UsageError."""
    if name in STYLES:
        return STYLES[name]
    path = Path(name)
    own = {} if path.exists() else _own_styles()
    path = own.get(name, own.get(f"{name}.toml", path))
    try:
        read = styles.read(file_bytes.read_beginning(path, styles.MAX_BYTES))
    except OSError as error:
        if path.suffix:
            raise click.UsageError(f"{name}: {problem_of(error).message}") from error
        names = (*STYLES, *(Path(file).stem for file in own))
        raise click.UsageError(style_codes.UNKNOWN_STYLE.at(name=name, names=names).message) from error
    if read.diagnostics:
        raise click.UsageError("\n".join(f"{name}: {problem.message}" for problem in read.diagnostics))
    return read.value


def _own_styles() -> dict[str, Path]:
    """Return the files of the user's own styles by their names; none where Qt, which knows their folder, is missing."""
    try:
        from hen_editor.document import own_styles
    except ImportError:
        return {}
    return own_styles.paths()


# What is drawn.


class _Job(NamedTuple):
    """A picture to draw. name: of its file, without a suffix. sgf: the game it carries. source: the file it is from."""

    name: str
    figure: Figure
    request: PictureRequest
    sgf: str | None = None
    source: Path | None = None


class _Jobs(NamedTuple):
    """The pictures of an input, with its problems."""

    jobs: tuple[_Job, ...]
    checked: Checked


def _jobs(
    given: PositionInput | GameInput, request: PictureRequest, part: str, game: int | None, at: At
) -> _Jobs | Failure:
    """Return the pictures of an input: of its positions, or its games, one each; or of one of them."""
    name = given.path.stem if given.path is not None else "position"
    problems: list[Problem] = []
    figures: list[tuple[Figure, str | None]] = []
    if isinstance(given, GameInput):
        file = games.read(given)
        if isinstance(file, Failure):
            return file
        trees = chosen(file.games, game, given.name)
        if isinstance(trees, Failure):
            return trees
        problems += file.problems
        after = _last_shown(at, request.numbered)
        for tree in counted(trees, len(trees), "Replaying"):
            position, met = games.position_at(tree, after)
            problems += met
            shown = request._replace(part=_part(part, tree.size))
            carried = _sgf(tree) if request.carries is Carries.GAME else None
            figures.append((shown.figure_at(tree, games.node_at(tree, after), position), carried))
        text = file.text
    else:
        entries = chosen(read_entries(given), game, given.name)
        if isinstance(entries, Failure):
            return entries
        problems += entry_problems(entries)
        for entry in entries:
            shown = request._replace(part=_part(part, entry.position.size))
            figures.append((shown.figure_of(entry.position), None))
        text = given.text
    checked = Checked(given, text, tuple(problems))
    made = [_Job(name, figure, request, game_text, given.path) for figure, game_text in figures]
    if len(made) > 1:
        digits = len(str(len(made)))
        made = [job._replace(name=f"{name}-{number:0{digits}}") for number, job in enumerate(made, start=1)]
    return _Jobs(tuple(made) if checked.ok else (), checked)


def _sgf(tree: GameTree) -> str:
    return sgf.format(Collection.of([tree]).converted_to_utf8().value).decode("utf-8")


def _last_shown(at: At, numbered: NumberedMoves | None) -> At:
    """Return where a game is shown; unless that is a node, at most after the last move to number."""
    if numbered is None or numbered.last is None or at.node is not None:
        return at
    return At(numbered.last if at.move is None else min(numbered.last, at.move))


def _part(text: str, size: BoardSize) -> BoardPart | Area:
    return _PARTS[text] if text in _PARTS else area(text, size)


# How it is drawn.


class _Rendered(NamedTuple):
    """What a job made: a file, or why there is none."""

    data: bytes
    problem: Diagnostic | None = None


def _render(job: _Job) -> _Rendered:
    """Draw a picture and read it back."""
    request = job.request
    drawing = request.drawing(job.figure)
    embedded = None if request.carries is Carries.NOTHING else embedding.contents(job.figure, job.sgf)
    width = request.size.pixels(drawing)
    if request.format is PictureFormat.PNG and width * width * drawing.height / drawing.width > _MAX_PIXELS:
        return _Rendered(b"", codes.PICTURE_TOO_LARGE.at())
    try:
        data = _file(drawing, request, embedded)
    except ValueError:
        return _Rendered(b"", codes.NOT_CARRIED.at())
    if embedded is not None and not embedding.carries(request.format.value, data, job.figure):
        return _Rendered(b"", codes.NOT_CARRIED.at())
    return _Rendered(data)


def _file(drawing: Drawing, request: PictureRequest, embedded: Contents | None) -> bytes:
    if _is_drawn_without_qt(request):
        return embedding.svg(drawing, request.size.screen_pixels(drawing), embedded)
    from hen_editor.rendering import pictures

    pictures.ready()
    return pictures.picture_file(drawing, request, embedded)


def _render_all(found: Sequence[_Job], workers: int) -> Iterator[_Rendered]:
    """Draw the pictures, in their order. workers: how many processes draw them."""
    if workers == 1 or len(found) < 2:
        yield from map(_render, found)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(found)), context, initializer=_leave_interrupts_to_parent) as pool:
        yield from pool.map(_render, found)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# Where it goes.


def _write(found: Sequence[_Job], target: Path | None, workers: int, *, replace: bool) -> list[Failure]:
    """Make pictures and write them, to a folder or to one file; return what could not be written.

    target: None for standard output. workers: how many processes make them. Raises click.UsageError for several
    pictures and one file.
    """
    is_folder = target is not None and (target.is_dir() or not target.suffix)
    if len(found) > 1 and not is_folder:
        raise click.UsageError(codes.SEVERAL_PICTURES.at(count=len(found)).message)
    if target is None:
        return _to_standard_output(found)
    failures: list[Failure] = []
    if is_folder and found:
        target.mkdir(parents=True, exist_ok=True)
    sources = {job.source.resolve() for job in found if job.source is not None}
    paths = _paths(found, target) if is_folder else [target] * len(found)
    for path, made in zip(paths, counted(_render_all(found, workers), len(found), "Drawing"), strict=True):
        problem = made.problem
        if problem is None and path.resolve() in sources:
            problem = codes.OUTPUT_IS_INPUT.at(path=str(path))
        if problem is not None:
            failures.append(Failure(str(path), problem))
            continue
        try:
            output.write_file(path, made.data, replace=replace)
        except FileExistsError:
            failures.append(Failure(str(path), codes.OUTPUT_EXISTS.at()))
        except OSError as error:
            failures.append(Failure(str(path), problem_of(error)))
    return failures


def _to_standard_output(found: Sequence[_Job]) -> list[Failure]:
    """Write a picture to standard output; return why it cannot be made. Raises click.UsageError at a terminal."""
    if is_terminal(sys.stdout):
        raise click.UsageError(codes.TERMINAL.at().message)
    for made in map(_render, found):
        if made.problem is not None:
            return [Failure(output.STDOUT, made.problem)]
        click.echo(made.data, nl=False)
    return []


def _paths(found: Sequence[_Job], folder: Path) -> list[Path]:
    """Return a path for each picture, of different names."""
    taken: set[str] = set()
    paths = []
    for job in found:
        name, number = job.name, 1
        while name.casefold() in taken:
            number += 1
            name = f"{job.name}-{number}"
        taken.add(name.casefold())
        paths.append(folder / f"{name}.{job.request.format.value.lower()}")
    return paths
