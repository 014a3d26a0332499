"""`hen diff`: how the positions of two inputs differ, as text and as JSON."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple, NoReturn

import click

from hen_editor.cli import output, wording
from hen_editor.cli.inputs import At, Failure, Formats, at_options, game_option, max_size_option, one_input
from hen_editor.cli.output import json_option
from hen_editor.cli.positions import ShownPosition, shown_positions
from hen_editor.cli.terminal import shown_beginning
from hen_editor.cli.wording import color_name, said
from hen_editor.core.board import BoardSize, Color, Point
from hen_editor.core.position import Mark, Move
from hen_editor.core.positions.differences import PositionDifference, PositionPart, Value, differences


@click.command("diff")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@at_options
@game_option
@json_option
@max_size_option
@click.pass_obj
def command(
    formats: Formats, first: str, second: str, *, at: At, game: int | None, as_json: bool, max_size: int
) -> NoReturn:
    """Compare two positions, or games after a move.

    If there are several positions, each is compared with that in the same place. The exit status is 0 if they are the
    same, 1 if they differ, 2 if one of them has an error or cannot be read.
    """
    found = [
        given if isinstance(given, Failure) else shown_positions(given, game, at)
        for given in (one_input(first, max_size, formats), one_input(second, max_size, formats))
    ]
    output.report([one if isinstance(one, Failure) else one.checked for one in found])
    taken = [one for one in found if not isinstance(one, Failure)]
    if len(taken) < len(found):
        sys.exit(2)
    pairs = _compared(*(one.positions for one in taken))
    if as_json:
        click.echo(json.dumps(_as_json(pairs), indent=2))
    else:
        for line in _lines(pairs):
            click.echo(line)
    if not all(one.checked.ok for one in taken):
        sys.exit(2)
    sys.exit(not all(pair.is_same for pair in pairs))


class _Compared(NamedTuple):
    """Two positions, None where one input has fewer, and what differs between them."""

    before: ShownPosition | None
    after: ShownPosition | None
    found: Sequence[PositionDifference]

    @property
    def is_same(self) -> bool:
        """Whether the positions are the same."""
        return self.before is not None and self.after is not None and not self.found


def _compared(before: Sequence[ShownPosition], after: Sequence[ShownPosition]) -> list[_Compared]:
    """Compare positions with those in the same place."""
    pairs = zip_longest(before, after)
    return [_Compared(old, new, differences(old.position, new.position) if old and new else ()) for old, new in pairs]


def _lines(pairs: Sequence[_Compared]) -> Iterator[str]:
    """Yield a line for each difference; if there are several positions, below a line with the number of each."""
    for number, pair in enumerate(pairs, start=1):
        if pair.is_same:
            continue
        if len(pairs) > 1:
            title = next((each.title for each in (pair.before, pair.after) if each and each.title), "")
            yield f"# {number} {shown_beginning(title)}".rstrip()
        if pair.before is None or pair.after is None:
            yield said(wording.ONLY_IN_SECOND if pair.before is None else wording.ONLY_IN_FIRST)
            continue
        size = pair.before.position.size
        yield from (_line(difference, size) for difference in pair.found)


def _as_json(pairs: Sequence[_Compared]) -> dict[str, object]:
    """Return the differences as JSON-compatible values."""
    return {
        "same": all(pair.is_same for pair in pairs),
        "positions": [
            {
                "same": pair.is_same,
                "in first": pair.before is not None,
                "in second": pair.after is not None,
                "differences": [_difference_as_json(each, pair.before) for each in pair.found] if pair.before else [],
            }
            for pair in pairs
        ],
    }


def _line(difference: PositionDifference, size: BoardSize) -> str:
    part, before, after, point = difference
    nothing = said(wording.EMPTY if part is PositionPart.STONE else wording.NONE)
    change = f"{_text(before, size, _said) or nothing} -> {_text(after, size, _said) or nothing}"
    place = [] if point is None else [point.name(size)]
    what = [] if part is PositionPart.STONE else [said(part.value)]
    return f"{' '.join(place + what)}: {change}"


def _difference_as_json(difference: PositionDifference, shown: ShownPosition) -> dict[str, object]:
    part, before, after, point = difference
    size = shown.position.size
    place = {} if point is None else {"point": point.name(size)}
    return {"part": part.value, **place, "before": _text(before, size), "after": _text(after, size)}


def _in_english(word: str | Color) -> str:
    return word.title if isinstance(word, Color) else word


def _said(word: str | Color) -> str:
    return color_name(word) if isinstance(word, Color) else said(word)


def _text(value: Value, size: BoardSize, worded: Callable[[str | Color], str] = _in_english) -> str | None:
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
