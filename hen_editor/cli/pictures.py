"""The pictures of `hen render`: what they show, drawn in one process or several, read back and written."""

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click

from hen_editor import styles
from hen_editor.cli import codes, output
from hen_editor.cli.inputs import At, Input, area, problem_of
from hen_editor.cli.jobs import map_in_order
from hen_editor.cli.positions import positions_at
from hen_editor.cli.results import Item, Problem, Result
from hen_editor.cli.terminal import is_terminal
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
from hen_editor.drawing.pictures import codes as picture_codes
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

_FORMATS = {each.value.lower(): each for each in PictureFormat}
_PARTS = {each.value: each for each in BoardPart}

# From the options to a request.


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
    """Return the request that the options make. same: options with the same names and values as fields of it."""
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
    suffix = "" if target is None or os.path.isdir(target) else target.suffix.lower().removeprefix(".")
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
    """Return a style by its name, including the user's own, or from a file. Raises click.UsageError."""
    if name in STYLES:
        return STYLES[name]
    path = Path(name)
    own = {} if os.path.exists(path) else _own_styles()
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
    """Print a style as TOML, for the user to change."""
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
    """A picture to draw. name: of its file, without a suffix. source: the file it is from."""

    name: str
    figure: Figure
    request: PictureRequest
    contents: Contents | None = None
    source: Path | None = None


def pictures_of(given: Input, request: PictureRequest, part: str, at: At) -> Result[PictureJob]:
    """Find what to draw of an input: its positions or games, or one of them. Raises FileError."""
    found = positions_at(given, _last_shown(at, request.numbered))
    name = given.path.stem if given.path is not None else "position"
    digits = len(str(len(found.items)))
    pictures: list[PictureJob] = []
    for number, item in enumerate(found.items, start=1):
        title = name if len(found.items) == 1 else f"{name}-{number:0{digits}}"
        figure = _figure(item, request._replace(part=_part(part, item.position.size)))
        pictures.append(PictureJob(title, figure, request, _contents(item, figure, request.carries), given.path))
    problems = found.problems
    if request.carries is not Carries.NOTHING and any(picture.contents is None for picture in pictures):
        problems += (Problem(picture_codes.POSITION_NOT_CARRIED.at()),)
    return Result(found.input, tuple(pictures) if found.ok else (), problems)


def _figure(item: Item, request: PictureRequest) -> Figure:
    if item.game is None:
        return request.figure_of(item.position)
    return request.figure_at(item.game, item.node, item.position)


def _contents(item: Item, figure: Figure, carries: Carries) -> Contents | None:
    if carries is Carries.NOTHING:
        return None
    game = item.game if carries is Carries.GAME else None
    return embedding.contents(figure, None if game is None else _sgf(game))


def _sgf(game: GameTree) -> str:
    return sgf.format(Collection.of([game]).converted_to_utf8().value).decode("utf-8")


def _last_shown(at: At, numbered: NumberedMoves | None) -> At:
    """Return where a game is shown; unless that is a node, at most after the last move to number."""
    if numbered is None or numbered.last is None or at.node is not None:
        return at
    if at.move is not None and at.move <= numbered.last:
        return at
    return at._replace(move=numbered.last, is_at_most=True)


def _part(text: str, size: BoardSize) -> BoardPart | Area:
    return _PARTS[text] if text in _PARTS else area(text, size)


# How it is drawn.


def _render(picture: PictureJob) -> bytes | Diagnostic:
    """Draw a picture and read it back; return its file, or why there is none."""
    request = picture.request
    drawing = request.drawing(picture.figure)
    if request.format is PictureFormat.PNG and request.size.has_too_many_pixels(drawing):
        return codes.PICTURE_TOO_LARGE.at()
    try:
        data = _file(drawing, request, picture.contents)
    except ValueError:
        return codes.NOT_CARRIED.at()
    contents, format_name = picture.contents, request.format.value
    if contents is not None and not embedding.carries(format_name, data, picture.figure, contents.sgf):
        return codes.NOT_CARRIED.at()
    return data


def _file(drawing: Drawing, request: PictureRequest, embedded: Contents | None) -> bytes:
    if _is_drawn_without_qt(request):
        return embedding.svg(drawing, request.size.screen_pixels(drawing), embedded)
    from hen_editor.drawing.painter import pictures

    pictures.ready()
    return pictures.picture_file(drawing, request, embedded)


# Where it goes.


class PictureFile(NamedTuple):
    """The file of a picture. refusal: why it was not written, None if it was."""

    name: str
    refusal: Diagnostic | None = None


def write(
    found: Sequence[PictureJob], target: Path | None, jobs: int | None, *, replace: bool
) -> Iterator[PictureFile]:
    """Draw pictures and write them, to a folder or to one file; yield the file of each.

    target: None for standard output; one without a suffix that does not exist becomes a folder. jobs: in how many
    processes, None for what is faster. Raises click.UsageError for several pictures and one file.
    """
    is_folder = target is not None and (os.path.isdir(target) or not (target.suffix or os.path.exists(target)))
    if len(found) > 1 and not is_folder:
        raise click.UsageError(message(codes.SEVERAL_PICTURES.at(count=len(found))))
    if target is None:
        yield from _to_standard_output(found)
        return
    if is_folder and found:
        try:
            target.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            output.fail(str(target), problem_of(error))
    sources = {picture.source.resolve() for picture in found if picture.source is not None}
    paths = _paths(found, target) if is_folder else [target] * len(found)
    for path, drawn in zip(paths, map_in_order(_render, found, jobs, "Drawing"), strict=True):
        if isinstance(drawn, Diagnostic):
            problem: Diagnostic | None = drawn
        elif path.resolve() in sources:
            problem = codes.OUTPUT_IS_INPUT.at(path=str(path))
        else:
            problem = output.write_file(path, drawn, replace=replace)
        yield PictureFile(str(path), problem)


def _to_standard_output(found: Sequence[PictureJob]) -> Iterator[PictureFile]:
    """Write a picture to standard output; yield as `write` does. Raises click.UsageError at a terminal."""
    if is_terminal(sys.stdout):
        raise click.UsageError(message(codes.TERMINAL.at()))
    for drawn in map(_render, found):
        if isinstance(drawn, bytes):
            click.echo(drawn, nl=False)
        yield PictureFile(output.STDOUT, drawn if isinstance(drawn, Diagnostic) else None)


def _paths(found: Sequence[PictureJob], folder: Path) -> list[Path]:
    """Return a path for each picture, of different names."""
    taken: set[str] = set()
    paths = []
    for picture in found:
        name, number = picture.name, 1
        while name.casefold() in taken:
            number += 1
            name = f"{picture.name}-{number}"
        taken.add(name.casefold())
        paths.append(folder / f"{name}.{picture.request.format.value.lower()}")
    return paths
