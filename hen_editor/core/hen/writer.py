"""The HEN writer: the canonical text of a position, and what HEN can store of it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import quote

from hen_editor.core.board import COLUMN_LETTERS, BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.hen import codes
from hen_editor.core.hen.parser import Reading, read
from hen_editor.core.hen.tokens import encode_label, is_label
from hen_editor.core.position import PLAIN_ORDER, Position
from hen_editor.core.texts import pattern

MAX_COLUMNS = len(COLUMN_LETTERS)
MAX_NUMBER = 9999

_NUMBERED = "#"
"""The cell of a numbered stone while a row is being written."""

_RUN = pattern(r"([a-z])\1+")


def format(position: Position, *, always_size: bool = False, multiline: bool = False) -> str:
    """Write a position in canonical form; raise ValueError if `holdable` has a note on it.

    always_size: write the size even if it is 19x19. multiline: write one part per line, rows as in the specification.

    >>> from hen_editor.core.hen import EXAMPLES, parse_strict
    >>> print(format(parse_strict("_3 E~1 b ~2 ~4 .H3w .b _5Gbbb .9x9"), multiline=True))
    .9x9
    _5 Gb3
    _3 E~1b~2~4
    .H3w
    .b
    """
    notes = tuple(_left_out(position))
    if notes:
        raise ValueError(f"HEN cannot store this position: {notes[0].message}")
    size = position.size
    rows = list(_rows(position))
    if multiline:
        width = len(str(size.rows))
        lines = [f"_{row:0{width}} {stones}" for row, stones in rows]
    else:
        lines = [f"_{row}{stones}" for row, stones in rows]
    if always_size or size != BoardSize():
        lines.insert(0, f".{size}")
    lines += _other_parts(position)
    return ("\n" if multiline else "").join(lines)


def write(position: Position, *, always_size: bool = False, multiline: bool = False) -> Reading:
    """Write a position as `format` does, and return it with the tokens of the text.

    >>> from hen_editor.core.hen import parse_strict
    >>> reading = write(parse_strict("_3 K b b"))
    >>> reading.text, [(token.kind.value, len(token.points)) for token in reading.tokens]
    ('_3Kb2', [('row', 2), ('column', 2), ('stone', 2), ('count', 2)])
    """
    return read(format(position, always_size=always_size, multiline=multiline))


def holdable(position: Position) -> Parsed[Position | None]:
    """Return the position as far as HEN can store it, with a note on everything left out.

    A board of more than 25 columns is an error, and has no value.

    >>> from hen_editor.core.board import Point
    >>> parsed = holdable(Position(labels={Point(3, 3): "a b"}))
    >>> parsed.value == Position(), parsed.diagnostics[0].message
    (True, 'HEN cannot store the label “a b” at D16.')
    """
    notes = tuple(_left_out(position))
    if position.size.columns > MAX_COLUMNS:
        return Parsed(None, notes)
    if not notes:
        return Parsed(position)
    labels = {point: label for point, label in position.labels.items() if is_label(label)}
    numbers = {
        point: number
        for point, number in position.numbers.items()
        if not _why_number_is_left_out(position, point, number)
    }
    return Parsed(replace(position, labels=labels, numbers=numbers), notes)


def visible_text(position: Position) -> str:
    """Write a position as `format` does, but the empty 19x19 board, whose text would be blank, with its size.

    >>> visible_text(Position())
    '.19x19'
    """
    return format(position) or format(position, always_size=True)


def web_text(position: Position) -> str:
    """Write a position for a web address: never blank, with all but unreserved characters percent-encoded.

    So is a `~` at its end: programs that find addresses in a text leave a final one out.

    >>> from hen_editor.core.hen import parse_strict
    >>> web_text(parse_strict(".9x9.E2-é"))
    '.9x9.E2-%C3%A9'
    """
    text = quote(visible_text(position), safe="._-~%")
    return f"{text[:-1]}%7E" if text.endswith("~") else text


def _left_out(position: Position) -> Iterator[Diagnostic]:
    """Yield what HEN cannot express of a position."""
    size = position.size
    if size.columns > MAX_COLUMNS:
        yield codes.TOO_WIDE.at(count=size.columns)
    for point, label in position.labels.items():
        if not is_label(label):
            yield codes.LABEL_LEFT_OUT.at(points=(point,), label=label, point=point.name(size))
    for point, number in position.numbers.items():
        reason = _why_number_is_left_out(position, point, number)
        if reason:
            yield codes.NUMBER_LEFT_OUT.at(
                points=(point,),
                number=number,
                point=point.name(size),
                reason=reason,
                color=position.stones.get(point),
                expected=position.number_color(number),
            )


def _why_number_is_left_out(position: Position, point: Point, number: int) -> codes.NumberReason | None:
    if not 1 <= number <= MAX_NUMBER:
        return codes.NumberReason.RANGE
    stone = position.stones.get(point)
    if stone is None:
        return codes.NumberReason.NO_STONE
    return None if stone is position.number_color(number) else codes.NumberReason.COLOR


def _rows(position: Position) -> Iterator[tuple[int, str]]:
    """Yield the rows with stones, from the top: their numbers and contents."""
    columns, rows = position.size.columns, position.size.rows
    cells = position.stones.cells.decode()
    numbers = {position.size.index(point): number for point, number in position.numbers.items()}
    in_order = (numbers[index] for index in sorted(numbers))
    for index in numbers:
        cells = f"{cells[:index]}{_NUMBERED}{cells[index + 1 :]}"
    for row in range(rows):
        start = row * columns
        stones = cells[start : start + columns].rstrip(".")
        if stones:
            items = _RUN.sub(_run_text, _with_columns(stones))
            while _NUMBERED in items:
                items = items.replace(_NUMBERED, f"~{next(in_order)}", 1)
            yield rows - row, items


def _with_columns(cells: str) -> str:
    """Replace each gap between stones by a column letter."""
    items: list[str] = []
    column = 0
    for stones in cells.split("."):
        if stones:
            items.append(COLUMN_LETTERS[column] + stones if column else stones)
        column += len(stones) + 1
    return "".join(items)


def _run_text(run: re.Match[str]) -> str:
    return f"{run[1]}{len(run[0])}"


def _other_parts(position: Position) -> Iterator[str]:
    size, move = position.size, position.last_move
    if position.order != PLAIN_ORDER:
        yield "~" + "".join(color.value for color in position.order)
    if position.ko is not None:
        yield f".{position.ko.name(size)}"
    if move is not None:
        yield f".{move.point.name(size) if move.point else 'p'}{move.color.value}"
    if position.turn is not None:
        yield f".{position.turn.value}"
    for point, label in position.labels.items():
        yield f".{point.name(size)}-{encode_label(label)}"
    for point, mark in position.marks.items():
        yield f".{point.name(size)}-{mark.value}"
