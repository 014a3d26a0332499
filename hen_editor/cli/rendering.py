"""Positions and games as pictures: what is drawn, in one process or several, and where it is written."""

import multiprocessing
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import click

from hen_editor import styles
from hen_editor.cli import codes, games, output
from hen_editor.cli.finding import area
from hen_editor.cli.inputs import GameInput, PositionInput, Refused, chosen, problem_of
from hen_editor.cli.problems import Checked, Problem, entry_problems, read_entries
from hen_editor.cli.progress import counted, is_terminal
from hen_editor.cli.render_options import KINDS, Choices
from hen_editor.core import convert, sgf
from hen_editor.core.board import Area
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.drawing import codes as style_codes
from hen_editor.core.drawing import style_file
from hen_editor.core.drawing import svg as core_svg
from hen_editor.core.drawing.coordinates import point_name
from hen_editor.core.drawing.draw import Drawing, draw
from hen_editor.core.drawing.figure import Figure, Names, Sides, around
from hen_editor.core.drawing.style import Style
from hen_editor.core.game import numbering
from hen_editor.core.game.line import move_number
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.moves import made_moves
from hen_editor.core.pages.page import Words
from hen_editor.core.pictures import Contents
from hen_editor.core.pictures import svg as svg_file
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, GameTree, NodeId
from hen_editor.rendering.carrying import carries, contents
from hen_editor.styles import STYLES

_CENTIMETRES = 2.54
_SCREEN = 96
"""Pixels of SVG, and of pictures that are no larger on paper than on a screen, to an inch."""

_LARGEST = 120_000_000
"""The most pixels of a picture."""


class Job(NamedTuple):
    """A picture to make. name: of its file, without a suffix. sgf: the game it carries. source: the file it is from."""

    name: str
    figure: Figure
    style: Style
    kind: str
    choices: Choices
    sgf: str | None = None
    source: Path | None = None


class Jobs(NamedTuple):
    """The pictures of an input, with its problems."""

    jobs: tuple[Job, ...]
    checked: Checked


def style(name: str) -> Style:
    """Return a style by its name, or that of a file. Raises click.UsageError."""
    if name in STYLES:
        return STYLES[name]
    path = Path(name)
    own = {} if path.exists() else _own_styles()
    path = own.get(name, own.get(f"{name}.toml", path))
    try:
        read = styles.read(path)
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


def as_toml(look: Style) -> str:
    """Return a style as a file that can be changed."""
    return style_file.written(look)


def kind_of(target: Path | None, named: str | None) -> str:
    """Return the kind of pictures to write, by the name of the target or as named. Raises click.UsageError.

    target: None for standard output.
    """
    suffix = "" if target is None or target.is_dir() else target.suffix.lower().removeprefix(".")
    if target is None or not suffix:
        return named or KINDS[0]
    if suffix not in KINDS:
        raise click.UsageError(codes.NO_PICTURE_NAME.at(name=target.name).message)
    if named not in (None, suffix):
        raise click.UsageError(codes.MISLEADING_NAME.at(format=named.upper(), name=target.name).message)
    return suffix


def require_qt(kind: str, choices: Choices) -> None:
    """Raise click.UsageError if the pictures need Qt and it is missing."""
    if kind == "svg" and choices.letters == "text":
        return
    try:
        from hen_editor.rendering import pictures  # noqa: F401 - to know whether it can be imported
    except ImportError as error:
        raise click.UsageError(codes.NO_QT.at(reason=str(error)).message) from error


def jobs(
    given: PositionInput | GameInput, look: Style, kind: str, choices: Choices, game: int | None, move: int | None
) -> Jobs | Refused:
    """Return the pictures of an input: of its positions, or its games after a move or at the end; or of one of them."""
    name = given.path.stem if given.path is not None else "position"
    problems: list[Problem] = []
    figures: list[tuple[Figure, str | None]] = []
    if isinstance(given, GameInput):
        file = games.read(given)
        if isinstance(file, Refused):
            return file
        trees = chosen(file.games, game, given.name)
        if isinstance(trees, Refused):
            return trees
        problems += file.problems
        for tree in counted(trees, len(trees), "Replaying"):
            after = _last_shown(move, choices)
            position, met = games.position_after(tree, after)
            problems += met
            figures.append((_of_game(tree, after, position, choices), _sgf(tree) if choices.carry == "game" else None))
        text = file.text
    else:
        entries = chosen(read_entries(given), game, given.name)
        if isinstance(entries, Refused):
            return entries
        problems += entry_problems(entries)
        figures += [(_figure(entry.position, Overlay(), choices), None) for entry in entries]
        text = given.text
    checked = Checked(given, text, tuple(problems))
    made = [Job(name, figure, look, kind, choices, game_text, given.path) for figure, game_text in figures]
    if len(made) > 1:
        digits = len(str(len(made)))
        made = [job._replace(name=f"{name}-{number:0{digits}}") for number, job in enumerate(made, start=1)]
    return Jobs(tuple(made) if checked.ok else (), checked)


def _sgf(tree: GameTree) -> str:
    return sgf.format(Collection.of([tree]).converted_to_utf8().value).decode("utf-8")


def _last_shown(move: int | None, choices: Choices) -> int | None:
    """Return after which move a game is shown, at most the last one to number; None: at the end."""
    _, is_range, last = choices.numbers.rpartition("-")
    return min(int(last), int(last) if move is None else move) if is_range else move


def _of_game(tree: GameTree, move: int | None, position: Position, choices: Choices) -> Figure:
    node = convert.node_after(tree, move)
    numbered = _numbered(tree, node, choices)
    figure = _figure(position if numbered is None else numbered.position, Overlay.of(tree, node), choices)
    if numbered is not None:
        told = numbered.told(name=partial(point_name, names=figure.names))
        captions = filter(None, (figure.caption, told))
        figure = figure._replace(numbers=numbered.numbers, caption="\n".join(captions), played=numbered.played)
    if choices.next_moves:
        following = [made_moves(tree.node(child)) for child in tree.children(node)]
        nexts = {moves[0].point: moves[0].color for moves in reversed(following) if moves}
        figure = figure._replace(next_moves={point: color for point, color in nexts.items() if point is not None})
    return figure


def _numbered(tree: GameTree, node: NodeId, choices: Choices) -> numbering.Numbered | None:
    if choices.numbers == "none":
        return None
    last = move_number(tree, node)
    if choices.numbers == "all":
        return numbering.numbered(tree, node, 1, last, choices.start)
    if choices.numbers.startswith("last:"):
        first = max(1, last - int(choices.numbers.removeprefix("last:")) + 1)
        return numbering.numbered(tree, node, first, last, choices.start)
    first, end = map(int, choices.numbers.split("-"))
    return numbering.numbered(tree, node, first, min(end, last), choices.start)


def _figure(position: Position, overlay: Overlay, choices: Choices) -> Figure:
    turn = (position.turn or position.implied_turn) if choices.turn else None
    figure = Figure(
        position,
        overlay,
        title=choices.title,
        caption=choices.caption or (Words().to_play[turn] if turn else ""),
        sides=Sides(choices.coordinates),
        names=Names(choices.names),
        marks=choices.marks,
        labels=choices.labels,
        last_move=choices.last_move,
        ko=choices.ko,
        turn=turn,
    )
    return figure._replace(part=_part(figure, choices.part))


def _part(figure: Figure, part: str) -> Area | None:
    if part == "whole":
        return None
    if part == "auto":
        return around(figure)
    if part == "view":
        return Area.around(figure.overlay.view) if figure.overlay.view else None
    return area(part, figure.position.size)


class Picture(NamedTuple):
    """What a job made: a file, or why there is none."""

    data: bytes
    problem: Diagnostic | None = None


def picture(job: Job) -> Picture:
    """Make a picture and read it back."""
    drawing = draw(job.figure, job.style)
    carried = None if job.choices.carry == "nothing" else contents(job.figure, job.sgf)
    width = _width(drawing, job)
    if job.kind == "png" and width * width * drawing.height / drawing.width > _LARGEST:
        return Picture(b"", codes.PICTURE_TOO_LARGE.at())
    try:
        data = _written(drawing, job, width, carried)
    except ValueError:
        return Picture(b"", codes.NOT_CARRIED.at())
    if carried is not None and not carries(job.kind.upper(), data, job.figure):
        return Picture(b"", codes.NOT_CARRIED.at())
    return Picture(data)


def _width(drawing: Drawing, job: Job) -> float:
    """Return the width of a picture: in pixels, those of a screen for SVG; in millimetres for PDF."""
    choices = job.choices
    pixels = choices.size if choices.cell is None else choices.cell * drawing.width
    if job.kind == "pdf":
        return pixels / _SCREEN * _CENTIMETRES * 10 if choices.cm is None else choices.cm * 10
    if choices.cm is None:
        return pixels
    return choices.cm / _CENTIMETRES * (choices.dpi if job.kind == "png" else _SCREEN)


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


def render(found: Sequence[Job], target: Path | None, workers: int, *, replace: bool) -> list[Refused]:
    """Make pictures and write them, to a folder or to one file; return what could not be written.

    target: None for standard output. workers: how many processes make them. Raises click.UsageError for several
    pictures and one file.
    """
    is_folder = target is not None and (target.is_dir() or not target.suffix)
    if len(found) > 1 and not is_folder:
        raise click.UsageError(codes.SEVERAL_PICTURES.at(count=len(found)).message)
    if target is None:
        return _to_standard_output(found)
    refused: list[Refused] = []
    if is_folder and found:
        target.mkdir(parents=True, exist_ok=True)
    sources = {job.source.resolve() for job in found if job.source is not None}
    paths = _paths(found, target) if is_folder else [target] * len(found)
    for path, made in zip(paths, counted(_made(found, workers), len(found), "Drawing"), strict=True):
        problem = made.problem
        if problem is None and path.resolve() in sources:
            problem = codes.OUTPUT_IS_INPUT.at(path=str(path))
        if problem is not None:
            refused.append(Refused(str(path), problem))
            continue
        try:
            output.write_file(path, made.data, replace=replace)
        except FileExistsError:
            refused.append(Refused(str(path), codes.OUTPUT_EXISTS.at()))
        except OSError as error:
            refused.append(Refused(str(path), problem_of(error)))
    return refused


def _to_standard_output(found: Sequence[Job]) -> list[Refused]:
    """Write a picture to standard output; return why it cannot be made. Raises click.UsageError at a terminal."""
    if is_terminal(sys.stdout):
        raise click.UsageError(codes.TERMINAL.at().message)
    for made in map(picture, found):
        if made.problem is not None:
            return [Refused(output.STDOUT, made.problem)]
        click.echo(made.data, nl=False)
    return []


def _paths(found: Sequence[Job], folder: Path) -> list[Path]:
    """Return a path for each picture, of different names."""
    taken: set[str] = set()
    paths = []
    for job in found:
        name, number = job.name, 1
        while name.casefold() in taken:
            number += 1
            name = f"{job.name}-{number}"
        taken.add(name.casefold())
        paths.append(folder / f"{name}.{job.kind}")
    return paths


def _made(found: Sequence[Job], workers: int) -> Iterator[Picture]:
    if workers == 1 or len(found) < 2:
        yield from map(picture, found)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(found)), context, initializer=_leave_interrupts_to_parent) as pool:
        yield from pool.map(picture, found)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
