"""`hen diff`: how the positions of two inputs differ, as text and as JSON."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple, NoReturn, TypeAlias

import click

from hen_editor.cli import output, wording
from hen_editor.cli.inputs import At, ReadOptions, at_options, expanded, file_names, read, read_options
from hen_editor.cli.jobs import jobs_option, map_in_order
from hen_editor.cli.output import Tally, fail, json_option
from hen_editor.cli.positions import positions_at
from hen_editor.cli.results import Item, Result, result_of
from hen_editor.cli.terminal import echo, shown, shown_beginning
from hen_editor.cli.wording import color_name, translated
from hen_editor.core.board import BoardSize, Color, Point
from hen_editor.core.position import Mark, Move
from hen_editor.core.positions.differences import PartValue, PositionDifference, PositionPart, differences

_Pair: TypeAlias = tuple[str | None, str | None]
"""Two inputs to compare: texts or files, or files of the same name in two folders; None for one that is missing."""


@click.command("diff")
@click.argument("first", metavar="A", shell_complete=file_names)
@click.argument("second", metavar="B", shell_complete=file_names)
@at_options
@json_option
@jobs_option
@read_options
def command(first: str, second: str, *, at: At, as_json: bool, jobs: int | None, options: ReadOptions) -> NoReturn:
    """Compare two positions, or games after a move.

    If there are several positions, each is compared with that in the same place; of two folders, the files of the same
    names. The exit status is 0 if they are the same, 1 if they differ or one of them has an error, 2 if one cannot be
    read.
    """
    pairs = _pairs(first, second, options)
    tally, is_same = Tally(), True
    for comparison in map_in_order(partial(_compare, options=options, at=at), pairs, jobs, "Comparing"):
        _report(comparison, as_json=as_json, has_heading=len(pairs) > 1)
        is_same = is_same and comparison.is_same
        for side in comparison.sides:
            tally.add(side)
    tally.end(succeeded=is_same)


def _pairs(first: str, second: str, options: ReadOptions) -> list[_Pair]:
    """Return what is compared: two inputs, or in two folders the files of the same names."""
    if not (os.path.isdir(first) and os.path.isdir(second)):
        return [(first, second)]
    listed: list[dict[str, str]] = []
    for folder in (first, second):
        names: dict[str, str] = {}
        for item in expanded(folder, options.formats):
            if isinstance(item, str):
                names[str(Path(item).relative_to(folder))] = item
            elif item.refusal is not None:
                fail(item.name, item.refusal)
        listed.append(names)
    before, after = listed
    return [(before.get(name), after.get(name)) for name in dict.fromkeys([*before, *after])]


class _Comparison(NamedTuple):
    """How two inputs differ. names: of the inputs. sides: the result of each that exists."""

    names: _Pair
    sides: tuple[Result[Item], ...]
    positions: "tuple[_Compared, ...]" = ()

    @property
    def is_same(self) -> bool:
        """Whether both inputs have the same positions."""
        is_read = len(self.sides) == 2 and all(side.input.refusal is None for side in self.sides)
        return is_read and all(each.is_same for each in self.positions)


class _Compared(NamedTuple):
    """Two positions, None where one input has fewer, and what differs between them."""

    before: Item | None
    after: Item | None
    found: Sequence[PositionDifference]

    @property
    def is_same(self) -> bool:
        """Whether the positions are the same."""
        return self.before is not None and self.after is not None and not self.found


def _compare(names: _Pair, options: ReadOptions, at: At) -> _Comparison:
    """Compare two inputs; if one is missing or cannot be read, no positions are compared."""
    results = [result_of(partial(positions_at, at=at), read(name, options)) for name in names if name is not None]
    sides = tuple(replace(one, items=tuple(replace(item, game=None) for item in one.items)) for one in results)
    if len(sides) < 2 or any(side.input.refusal is not None for side in sides):
        return _Comparison(names, sides)
    pairs = zip_longest(*(side.items for side in sides))
    compared = [
        _Compared(old, new, differences(old.position, new.position) if old and new else ()) for old, new in pairs
    ]
    return _Comparison(names, sides, tuple(compared))


def _report(one: _Comparison, *, as_json: bool, has_heading: bool) -> None:
    """Print how two inputs differ. has_heading: below the names of both."""
    if as_json:
        _print_json(one)
        return
    for side in one.sides:
        output.report(side)
    first, second = one.names
    if has_heading and not one.is_same:
        echo(f"{shown(first or second or '')}:")
    if first is None or second is None:
        echo(translated(wording.ONLY_IN_SECOND if first is None else wording.ONLY_IN_FIRST))
    for line in _lines(one.positions):
        echo(line)


def _lines(pairs: Sequence[_Compared]) -> Iterator[str]:
    """Yield a line for each difference; if there are several positions, below a line with the number of each."""
    for number, pair in enumerate(pairs, start=1):
        if pair.is_same:
            continue
        if len(pairs) > 1:
            title = next((each.title for each in (pair.before, pair.after) if each and each.title), "")
            yield f"# {number} {shown_beginning(title)}".rstrip()
        if pair.before is None or pair.after is None:
            yield translated(wording.ONLY_IN_SECOND if pair.before is None else wording.ONLY_IN_FIRST)
            continue
        size = pair.before.position.size
        yield from (_line(difference, size) for difference in pair.found)


def _print_json(one: _Comparison) -> None:
    """Print a line of JSON for two inputs: that of the first, with what differs, and with the second as `other`."""
    positions = [
        {
            "same": pair.is_same,
            "in_first": pair.before is not None,
            "in_second": pair.after is not None,
            "differences": [_difference_as_json(each, pair.before) for each in pair.found] if pair.before else [],
        }
        for pair in one.positions
    ]
    first, *rest = one.sides
    only_in = None if rest else "second" if one.names[0] is None else "first"
    other = output.json_values(rest[0]) if rest else None
    output.print_json(first, other=other, only_in=only_in, same=one.is_same, positions=positions)


def _line(difference: PositionDifference, size: BoardSize) -> str:
    part, before, after, point = difference
    nothing = translated(wording.EMPTY if part is PositionPart.STONE else wording.NONE)
    change = f"{_text(before, size, _translated) or nothing} -> {_text(after, size, _translated) or nothing}"
    place = [] if point is None else [point.name(size)]
    what = [] if part is PositionPart.STONE else [translated(part.value)]
    return f"{' '.join(place + what)}: {change}"


def _difference_as_json(difference: PositionDifference, shown: Item) -> dict[str, object]:
    part, before, after, point = difference
    size = shown.position.size
    place = {} if point is None else {"point": point.name(size)}
    return {"part": part.value, **place, "before": _text(before, size), "after": _text(after, size)}


def _in_english(word: str | Color) -> str:
    return word.title if isinstance(word, Color) else word


def _translated(word: str | Color) -> str:
    return color_name(word) if isinstance(word, Color) else translated(word)


def _text(value: PartValue, size: BoardSize, worded: Callable[[str | Color], str] = _in_english) -> str | None:
    """Return a part of a position as text, None for nothing."""
    match value:
        case None:
            return None
        case Color():
            return worded(value)
        case Mark():
            return worded(value.name.lower())
        case Move(color, point):
            return f"{worded(color)} {worded(wording.PASS) if point is None else point.name(size)}"
        case Point():
            return value.name(size)
        case BoardSize():
            return str(value)
        case tuple():
            return " ".join(worded(color) for color in value if isinstance(color, Color))
    return str(value)
