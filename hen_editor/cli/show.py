"""`hen show`: positions drawn in the terminal, as plain text, or as diagrams for other programs."""

import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple, NoReturn

import click

from hen_editor.cli import output, wording
from hen_editor.cli.inputs import (
    At,
    Failure,
    Formats,
    GameInput,
    PositionInput,
    at_options,
    done_with_each,
    game_option,
    inputs_argument,
    lines_option,
    max_size_option,
)
from hen_editor.cli.jobs import jobs_option
from hen_editor.cli.output import Tally, json_option
from hen_editor.cli.positions import Checked, Problem, ShownPosition, ShownPositions, shown_positions
from hen_editor.cli.terminal import echo, is_terminal, shown_beginning
from hen_editor.cli.wording import caption, said
from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Color, Point, column_name
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.position import Mark, Position
from hen_editor.diagrams.dialects import written_dialects


@click.command("show")
@inputs_argument
@click.option("--plain", "is_plain", is_flag=True, help="Draw with plain characters, as outside a terminal.")
@click.option(
    "--as", "dialect", type=click.Choice(written_dialects()), help="Write diagrams for other programs and sites."
)
@json_option
@at_options
@game_option
@jobs_option
@lines_option
@max_size_option
@click.pass_obj
def command(
    formats: Formats,
    inputs: tuple[str, ...],
    *,
    is_plain: bool,
    dialect: str | None,
    at: At,
    game: int | None,
    as_json: bool,
    jobs: int | None,
    as_lines: bool,
    max_size: int,
) -> NoReturn:
    """Draw positions, or games after a move, in the terminal, or write them as diagrams."""
    do = partial(_shown, game=game, at=at, dialect=dialect)
    drawn: list[ShownPosition] = []
    diagrams: list[str] = []
    tally = Tally()
    for one in done_with_each(do, inputs, max_size, formats, jobs, as_lines=as_lines):
        found = _Shown(one) if isinstance(one, Failure) else one
        for result in tally.counting([found.result]):
            if as_json:
                output.print_json(result, boards=_as_json(found))
                continue
            output.report(result)
            diagrams += found.diagrams
            drawn += found.positions if dialect is None else ()
    if diagrams:
        echo("\n\n".join(diagrams))
    _draw(drawn, is_plain=is_plain)
    tally.end()


class _Shown(NamedTuple):
    """What is shown of an input. diagrams: its positions in a dialect, if one is wanted and can hold them."""

    result: Checked | Failure
    positions: tuple[ShownPosition, ...] = ()
    diagrams: tuple[str, ...] = ()


def _shown(given: PositionInput | GameInput, game: int | None, at: At, dialect: str | None) -> _Shown:
    found = shown_positions(given, game, at)
    if isinstance(found, Failure):
        return _Shown(found)
    if dialect is None:
        return _Shown(found.checked, found.positions)
    texts, checked = _written(found, dialect)
    return _Shown(checked, found.positions, tuple(texts))


def _as_json(found: _Shown) -> list[dict[str, object]]:
    """Return the positions that are shown as JSON-compatible values, with their HEN where that can hold them."""
    held = [hen.holdable(one.position).value for one in found.positions]
    return [
        {"title": one.title, "hen": None if position is None else hen.format(position)}
        for one, position in zip(found.positions, held, strict=True)
    ]


def _written(found: ShownPositions, dialect: str) -> tuple[list[str], Checked]:
    """Return each position as a diagram in a dialect of `core.diagram`, and the problems with what it cannot hold."""
    diagrams = [_diagram(one, dialect) for one in found.positions]
    notes = [Problem(problem) for each in diagrams for problem in each.diagnostics]
    checked = found.checked._replace(problems=(*found.checked.problems, *notes))
    return [each.value for each in diagrams if each.value], checked


def _diagram(shown: ShownPosition, dialect: str) -> Parsed[str]:
    title = shown.title or ""
    if shown.overlay is None:
        from hen_editor import diagrams

        return diagrams.format(shown.position, dialect, title=title)
    from hen_editor.diagrams.nodes import position_to_diagram

    return position_to_diagram(shown.position, shown.overlay, dialect, title=title, texts=shown.texts)


def _draw(drawn: Sequence[ShownPosition], *, is_plain: bool) -> None:
    if not is_plain and is_terminal(sys.stdout):
        from hen_editor.cli import color_boards

        if console := color_boards.color_console():
            color_boards.print_boards(console, drawn)
            return
    if drawn:
        click.echo("\n\n".join(page(one.title, one.position) for one in drawn))


# Plain text.

STONES = {color: color.value.upper() for color in Color} | {BLACK: "X", WHITE: "O"}
"""The stones in plain diagrams: X and O for Black and White, HEN letters for other colours."""

MARKS = {Mark.CIRCLE: "o", Mark.SQUARE: "#", Mark.TRIANGLE: "^", Mark.CROSS: "x"}

_MAX_LABEL_CHARACTERS = 4
"""The most characters of a label within a diagram; longer ones are shown as `*`."""


def page(title: str | None, position: Position) -> str:
    """Draw a position in plain text, with its title above and its caption below."""
    above = [shown_beginning(title)] if title else []
    return "\n".join([*above, plain(position), caption(position), *legend(position)])


def plain(position: Position) -> str:
    """Draw a position with ASCII characters only.

    Black stones are `X`, white ones `O`, others their HEN letters in upper case, followed by numbers, labels and marks
    (`o # ^ x`); the last move is in parentheses, the ko point is `!`.

    >>> from hen_editor.core import hen
    >>> print(plain(hen.parse_strict(".4x3_2Bbw_1C~1.C2w.B1-a.B2-TR.D1")))
        A  B  C  D
     3  .  .  .  .   3
     2  .  X^(O) .   2
     1  .  .a X1 !   1
        A  B  C  D
    """
    size = position.size
    bodies = dict.fromkeys(size.points(), ".") | dict.fromkeys(size.star_points(), "+")
    if position.ko is not None and position.ko not in position.stones:
        bodies[position.ko] = "!"
    for point in {*position.stones, *position.marks, *position.labels, *position.numbers}:
        bodies[point] = _body(position, point, bodies[point])
    stride = max(map(len, bodies.values())) + 1
    header = "    " + "".join(f"{column_name(column):<{stride}}" for column in range(size.columns)).rstrip()
    cells = [body.ljust(stride) for body in bodies.values()]
    return "\n".join([header, *(_row(position, row, bodies, cells, stride) for row in range(size.rows)), header])


def _row(position: Position, row: int, bodies: Mapping[Point, str], cells: Sequence[str], stride: int) -> str:
    columns, number = position.size.columns, position.size.rows - row
    line = f"{number:>2}  {''.join(cells[row * columns : (row + 1) * columns])}{number:>2}"
    last = position.last_move.point if position.last_move else None
    if last is None or last.row != row:
        return line
    at = 4 + last.column * stride
    end = at + len(bodies[last])
    return f"{line[: at - 1]}({line[at:end]}){line[end + 1 :]}"


def _body(position: Position, point: Point, empty: str) -> str:
    """Return the characters of a point; empty: those without a stone."""
    stone, mark = position.stones.get(point), position.marks.get(point)
    sign = empty if stone is None else STONES[stone]
    text = text_at(position, point)
    if text and not (len(text) <= _MAX_LABEL_CHARACTERS and text.isascii() and text.isprintable()):
        text = "*"
    return f"{sign}{text}{MARKS[mark] if mark else ''}"


def text_at(position: Position, point: Point) -> str:
    """Return the number or label on a point."""
    number = position.numbers.get(point)
    return position.labels.get(point, "") if number is None else str(number)


def legend(position: Position, points: Collection[Point] | None = None) -> Iterator[str]:
    """Yield lines that list the labels and marks of a position, or only those on some points.

    >>> from hen_editor.core import hen
    >>> list(legend(hen.parse_strict(".9x9.E2-a.C3-SQ.D3-SQ")))
    ['Labels: E2 a', 'Squares: C3 D3']
    """
    size = position.size
    labels = [
        f"{point.name(size)} {shown_beginning(label)}"
        for point, label in position.labels.items()
        if points is None or point in points
    ]
    if labels:
        yield said(wording.LABELS, points=", ".join(labels))
    for mark in Mark:
        marked = [
            p.name(size) for p, found in position.marks.items() if found is mark and (points is None or p in points)
        ]
        if marked:
            yield said(wording.MARKS[mark], points=" ".join(marked))
