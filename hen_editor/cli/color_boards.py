"""The board in colours, with rich; separate, since importing rich takes 45 ms."""

from collections.abc import Iterable
from typing import NamedTuple

import click
from rich.console import Console
from rich.style import Style
from rich.text import Text

from hen_editor.cli.results import Item
from hen_editor.cli.terminal import columns, shown_beginning
from hen_editor.cli.text_boards import legend, text_at
from hen_editor.cli.wording import caption
from hen_editor.core.board import BoardSize, Color, Point, column_name
from hen_editor.core.position import PLAIN_ORDER, Mark, Position

WOOD, LINE, NAME, INK, ACCENT = "#d9a55a", "#7d5a26", "#5c4017", "#141414", "#d3121f"
STONES = {
    Color.BLACK: "#141414",
    Color.WHITE: "#ffffff",
    Color.RED: "#c3172b",
    Color.GREEN: "#0f7f37",
    Color.BLUE: "#1b4fd0",
    Color.YELLOW: "#fff100",
    Color.PURPLE: "#8a22a8",
}
_ON_STONES = {color: INK if color in (Color.WHITE, Color.YELLOW) else "#ffffff" for color in Color}
MARKS = {Mark.CIRCLE: "○", Mark.SQUARE: "□", Mark.TRIANGLE: "△", Mark.CROSS: "✕"}
STONE, STAR, KO, LAST = "●", "•", "◇", "●"
_LEFT_HALF, _RIGHT_HALF = "▌", "▐"

_MAX_LABEL = 3
"""The most columns of a label on the board; longer ones are listed below."""


class TerminalCell(NamedTuple):
    """One column of a line; an empty character after one that takes two columns."""

    character: str
    color: str
    ground: str = WOOD


def color_console() -> Console | None:
    """Return standard output if it has enough colours, or must have them, else None."""
    console = Console(highlight=False, no_color=False, force_terminal=True)
    if console.color_system not in ("256", "truecolor"):
        if not click.get_current_context().color:
            return None
        console = Console(highlight=False, no_color=False, force_terminal=True, color_system="256")
    return console if console.encoding.startswith("utf") else None


def print_boards(console: Console, found: Iterable[Item]) -> None:
    """Print positions as wooden boards, each with its title above and its caption below."""
    for number, item in enumerate(found):
        position = item.position
        if number:
            console.print()
        if item.title:
            console.print(Text(shown_beginning(item.title), "bold"))
        for line in board(position):
            console.print(line, soft_wrap=True)
        console.print(Text(caption(position)))
        for text in legend(position, _unseen(position)):
            console.print(Text(text))


def _unseen(position: Position) -> set[Point]:
    """Return the points that the board cannot show completely."""
    too_long = {point for point in position.labels if _text(position, point) is None}
    return too_long | {point for point in position.marks if _text(position, point)}


def board(position: Position) -> list[Text]:
    """Draw a position, one `Text` per line; each point takes two columns, or more if labels need them."""
    size = position.size
    longest = max(columns(_text(position, point) or "") for point in size.points())
    width = max(2, longest + 1, len(column_name(size.columns - 1)) + 1)
    names = "".join(column_name(column).rjust(width) for column in range(size.columns))
    edge = Text(f"    {names}      ", _style(NAME))
    return [edge, *(_row(position, row, width) for row in range(size.rows)), edge]


def _row(position: Position, row: int, width: int) -> Text:
    size, number = position.size, position.size.rows - row
    cells: list[TerminalCell] = []
    for column in range(size.columns):
        reach = " " if column == 0 else "─"
        cells += [TerminalCell(reach, LINE)] * (width - 1)
        cells.append(TerminalCell(_crossing(size, Point(column, row)), LINE))
    cells += [TerminalCell(" ", LINE)] * 2
    for column in range(size.columns):
        _draw_point(cells, position, Point(column, row), (column + 1) * width - 1)
    line = Text(f"{number:>3} ", _style(NAME))
    for cell in cells:
        line.append(cell.character, _style(cell.color, cell.ground))
    return line.append(f"{number:<3} ", _style(NAME))


def _draw_point(cells: list[TerminalCell], position: Position, point: Point, at: int) -> None:
    """Draw a point over the cells of its row's grid, centred at an index."""
    stone, mark, text = position.stones.get(point), position.marks.get(point), _text(position, point)
    is_last = position.last_move is not None and position.last_move.point == point
    sign = text or (MARKS[mark] if mark else LAST if is_last and stone else "")
    if stone is None:
        if sign:
            _write(cells, at - columns(sign) // 2, sign, INK, WOOD)
        elif point == position.ko:
            cells[at] = TerminalCell(KO, ACCENT)
    elif sign:
        ink = ACCENT if is_last and stone in PLAIN_ORDER else _ON_STONES[stone]
        _draw_block(cells, at - columns(sign) // 2, sign, stone, ink)
    else:
        cells[at] = TerminalCell(STONE, STONES[stone])


def _draw_block(cells: list[TerminalCell], start: int, sign: str, stone: Color, ink: str) -> None:
    """Draw a stone large enough for its text, with half a column more on either side."""
    ground, end = STONES[stone], start + columns(sign)
    left = cells[start - 1]
    is_shared = left.character == _LEFT_HALF
    cells[start - 1] = TerminalCell(_LEFT_HALF, left.color, ground) if is_shared else TerminalCell(_RIGHT_HALF, ground)
    _write(cells, start, sign, ink, ground)
    cells[end] = TerminalCell(_LEFT_HALF, ground)


def _write(cells: list[TerminalCell], start: int, text: str, color: str, ground: str) -> None:
    for character in text:
        needed = columns(character)
        if needed:
            cells[start : start + needed] = [
                TerminalCell(character, color, ground),
                *[TerminalCell("", color)] * (needed - 1),
            ]
            start += needed
        else:
            cells[start - 1] = cells[start - 1]._replace(character=cells[start - 1].character + character)


def _style(color: str, ground: str = WOOD) -> Style:
    return Style(color=color, bgcolor=ground, bold=ground != WOOD)


def _crossing(size: BoardSize, point: Point) -> str:
    """Return the grid character at an empty point: a corner, an edge, a star or a crossing."""
    if point in size.star_points():
        return STAR
    across = 0 if point.column == 0 else 2 if point.column == size.columns - 1 else 1
    down = 0 if point.row == 0 else 2 if point.row == size.rows - 1 else 1
    if size.columns == 1:
        return "╷│╵"[down] if size.rows > 1 else STAR
    return ("┌┬┐", "├┼┤", "└┴┘")[down][across] if size.rows > 1 else "╶─╴"[across]


def _text(position: Position, point: Point) -> str | None:
    """Return the text on a point, None if it is too long for the board."""
    text = shown_beginning(text_at(position, point))
    return text if columns(text) <= _MAX_LABEL else None
