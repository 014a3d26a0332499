"""The pictures of `hen render`: what they show, drawn in one process or several, read back and written."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click

from hen_editor import styles
from hen_editor.cli import codes, games, output
from hen_editor.cli.inputs import At, Failure, GameInput, Given, area, chosen, problem_of
from hen_editor.cli.jobs import in_order
from hen_editor.cli.positions import Checked, Problem, entry_problems, read_entries, shown_entries
from hen_editor.cli.terminal import counted, is_terminal
from hen_editor.cli.wording import message
from hen_editor.core import sgf
from hen_editor.core.board import Area, BoardSize
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game.navigate import NextMoves
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.document import file_bytes
from hen_editor.drawing import codes as style_codes
from hen_editor.drawing import embedding
from hen_editor.drawing.draw import Drawing
from hen_editor.drawing.figure import Figure, Names, Sides
from hen_editor.drawing.pictures import Contents
from hen_editor.drawing.request import (
    BoardPart,
    Carries,
    NumberedMoves,
    PictureFormat,
    PictureRequest,
    PictureSize,
    SizeUnit,
)
from hen_editor.drawing.style import Style, to_toml
from hen_editor.styles import STYLES

_MAX_PIXELS = 120_000_000
"""The most pixels of a picture."""

_FORMATS = {each.value.lower(): each for each in PictureFormat}
_PARTS = {each.value: each for each in BoardPart}

# What the options say.


def request_of(
    style: Style,
    format: PictureFormat,
    *,
    cell: float | None,
    cm: float | None,
    size: int,
    dpi: float,
    coordinates: str,
    names: str,
    numbers: str,
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
        numbered=_numbered(numbers, start),
        next_moves=NextMoves.CHILDREN if next_moves else NextMoves.NONE,
        carries=Carries(carry),
        outlined=letters == "outlines",
        **same,
    )


def _numbered(text: str, start: int | None) -> NumberedMoves | None:
    """Return which moves are numbered: none, all, last:10 or 1-50. start: the number of the first of them."""
    if text == "none":
        return None
    if text == "all":
        return NumberedMoves(start=start)
    if text.startswith("last:"):
        return NumberedMoves(latest=int(text.removeprefix("last:")), start=start)
    first, _, last = text.partition("-")
    return NumberedMoves(int(first), int(last), start=start)


def format_of(target: Path | None, named: str | None) -> PictureFormat:
    """Return the format of the pictures, by the name of the target or as named. Raises click.UsageError.

    target: None for standard output.
    """
    suffix = "" if target is None or target.is_dir() else target.suffix.lower().removeprefix(".")
    if target is None or not suffix:
        return PictureFormat.PNG if named is None else _FORMATS[named]
    if suffix not in _FORMATS:
        raise click.UsageError(message(codes.NO_PICTURE_NAME.at(name=target.name)))
    if named not in (None, suffix):
        raise click.UsageError(message(codes.MISLEADING_NAME.at(format=named.upper(), name=target.name)))
    return _FORMATS[suffix]


def require_qt(request: PictureRequest) -> None:
    """Raise click.UsageError if the pictures need Qt and it is missing."""
    if _is_drawn_without_qt(request):
        return
    try:
        from hen_editor.drawing.painter import pictures  # noqa: F401 - to know whether it can be imported
    except ImportError as error:
        raise click.UsageError(message(codes.NO_QT.at(reason=str(error)))) from error


def _is_drawn_without_qt(request: PictureRequest) -> bool:
    return request.format is PictureFormat.SVG and not request.outlined


def with_drawable_names(request: PictureRequest) -> PictureRequest:
    """Return a request that names lines by numbers where the fonts of the system lack kanji numerals."""
    if request.names is not Names.CJK or request.sides is Sides.NONE or _is_drawn_without_qt(request):
        return request
    from hen_editor.drawing.painter import pictures, texts

    pictures.ready()
    return request._replace(names=texts.shown_names(request.names))


def style_named(name: str) -> Style:
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
            raise click.UsageError(f"{name}: {message(problem_of(error))}") from error
        names = (*STYLES, *(Path(file).stem for file in own))
        raise click.UsageError(message(style_codes.UNKNOWN_STYLE.at(name=name, names=names))) from error
    if read.diagnostics:
        raise click.UsageError("\n".join(f"{name}: {message(problem)}" for problem in read.diagnostics))
    return read.value


def print_style(style: Style) -> None:
    """Print a style as TOML, to be changed."""
    click.echo(to_toml(style), nl=False)


def _own_styles() -> dict[str, Path]:
    """Return the files of the user's own styles by their names; none where Qt, which knows their folder, is missing."""
    try:
        from hen_editor.document import own_styles
    except ImportError:
        return {}
    return own_styles.paths()


# What is drawn.


class PictureJob(NamedTuple):
    """A picture to draw. name: of its file, without a suffix. sgf: the game it carries. source: the file it is from."""

    name: str
    figure: Figure
    request: PictureRequest
    sgf: str | None = None
    source: Path | None = None


class PictureJobs(NamedTuple):
    """The pictures of an input, with its problems, or why it could not be read."""

    result: Checked | Failure
    jobs: tuple[PictureJob, ...] = ()


def jobs_of(given: Given, request: PictureRequest, part: str, game: int | None, at: At) -> PictureJobs:
    """Return the pictures of an input: of its positions, or its games, one each; or of one of them."""
    if isinstance(given, Failure):
        return PictureJobs(given)
    name = given.path.stem if given.path is not None else "position"
    problems: list[Problem] = []
    figures: list[tuple[Figure, str | None]] = []
    if isinstance(given, GameInput):
        file = games.read(given, game)
        if isinstance(file, Failure):
            return PictureJobs(file)
        problems += file.problems
        after = _last_shown(at, request.numbered)
        for tree in counted(file.games, len(file.games), "Replaying"):
            position, met = games.position_at(tree, after)
            problems += met
            shown = request._replace(part=_part(part, tree.size))
            carried = _sgf(tree) if request.carries is Carries.GAME else None
            figures.append((shown.figure_at(tree, games.node_at(tree, after), position), carried))
        text = file.text
    else:
        entries = chosen(read_entries(given), game, given.name)
        if isinstance(entries, Failure):
            return PictureJobs(entries)
        positions, missing = shown_entries(entries, at)
        problems += (*entry_problems(entries), *missing)
        for each in positions:
            shown = request._replace(part=_part(part, each.position.size))
            figures.append((shown.figure_of(each.position), None))
        text = given.text
    checked = Checked.of(given, text, problems)
    made = [PictureJob(name, figure, request, game_text, given.path) for figure, game_text in figures]
    if len(made) > 1:
        digits = len(str(len(made)))
        made = [job._replace(name=f"{name}-{number:0{digits}}") for number, job in enumerate(made, start=1)]
    return PictureJobs(checked, tuple(made) if checked.ok else ())


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


def _render(job: PictureJob) -> _Rendered:
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
    from hen_editor.drawing.painter import pictures

    pictures.ready()
    return pictures.picture_file(drawing, request, embedded)


# Where it goes.


def write(
    found: Sequence[PictureJob], target: Path | None, jobs: int | None, *, replace: bool
) -> Iterator[Path | Failure]:
    """Make pictures and write them, to a folder or to one file; yield the file of each, or why there is none.

    target: None for standard output. jobs: in how many processes, None for what is faster. Raises click.UsageError for
    several pictures and one file.
    """
    is_folder = target is not None and (target.is_dir() or not target.suffix)
    if len(found) > 1 and not is_folder:
        raise click.UsageError(message(codes.SEVERAL_PICTURES.at(count=len(found))))
    if target is None:
        yield from _to_standard_output(found)
        return
    if is_folder and found:
        target.mkdir(parents=True, exist_ok=True)
    sources = {job.source.resolve() for job in found if job.source is not None}
    paths = _paths(found, target) if is_folder else [target] * len(found)
    for path, made in zip(paths, in_order(_render, found, jobs, "Drawing"), strict=True):
        problem = made.problem
        if problem is None and path.resolve() in sources:
            problem = codes.OUTPUT_IS_INPUT.at(path=str(path))
        if problem is None:
            problem = output.write_file(path, made.data, replace=replace)
        yield path if problem is None else Failure(str(path), problem)


def _to_standard_output(found: Sequence[PictureJob]) -> Iterator[Path | Failure]:
    """Write a picture to standard output; yield as `write` does. Raises click.UsageError at a terminal."""
    if is_terminal(sys.stdout):
        raise click.UsageError(message(codes.TERMINAL.at()))
    for made in map(_render, found):
        if made.problem is None:
            click.echo(made.data, nl=False)
        yield Path("-") if made.problem is None else Failure(output.STDOUT, made.problem)


def _paths(found: Sequence[PictureJob], folder: Path) -> list[Path]:
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
