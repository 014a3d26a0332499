"""The differences between the positions of two inputs, as text and as JSON."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from hen_editor.cli.excerpts import shown_beginning
from hen_editor.cli.showing import Picture
from hen_editor.core.board import BoardSize, Color, Point
from hen_editor.core.position import Mark, Move
from hen_editor.core.positions.differences import Difference, Part, Value, differences


class Compared(NamedTuple):
    """Two positions, None where one input has fewer, and what differs between them."""

    before: Picture | None
    after: Picture | None
    found: Sequence[Difference]

    @property
    def is_same(self) -> bool:
        """Whether the positions are the same."""
        return self.before is not None and self.after is not None and not self.found


def compared(before: Sequence[Picture], after: Sequence[Picture]) -> list[Compared]:
    """Compare positions with those in the same place."""
    pairs = zip_longest(before, after)
    return [Compared(old, new, differences(old.position, new.position) if old and new else ()) for old, new in pairs]


def lines(pairs: Sequence[Compared]) -> Iterator[str]:
    """Yield a line for each difference; if there are several positions, below a line with the number of each."""
    for number, pair in enumerate(pairs, start=1):
        if pair.is_same:
            continue
        if len(pairs) > 1:
            title = next((each.title for each in (pair.before, pair.after) if each and each.title), "")
            yield f"# {number} {shown_beginning(title)}".rstrip()
        if pair.before is None or pair.after is None:
            yield "only in the second" if pair.before is None else "only in the first"
            continue
        size = pair.before.position.size
        yield from (_line(difference, size) for difference in pair.found)


def as_json(pairs: Sequence[Compared]) -> dict[str, object]:
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


def _line(difference: Difference, size: BoardSize) -> str:
    part, before, after, point = difference
    nothing = "empty" if part is Part.STONE else "none"
    change = f"{_text(before, size) or nothing} -> {_text(after, size) or nothing}"
    if point is None:
        return f"{part.value}: {change}"
    return f"{point.name(size)}{'' if part is Part.STONE else f' {part.value}'}: {change}"


def _difference_as_json(difference: Difference, shown: Picture) -> dict[str, object]:
    part, before, after, point = difference
    size = shown.position.size
    place = {} if point is None else {"point": point.name(size)}
    return {"part": part.value, **place, "before": _text(before, size), "after": _text(after, size)}


def _text(value: Value, size: BoardSize) -> str | None:
    """Return a part of a position as text, None for nothing."""
    match value:
        case None:
            return None
        case Color():
            return value.title
        case Mark():
            return value.name.lower()
        case Move(color, point):
            return f"{color.title} {'pass' if point is None else point.name(size)}"
        case Point():
            return value.name(size)
        case BoardSize():
            return str(value)
        case tuple():
            return " ".join(color.title for color in value if isinstance(color, Color))
    return str(value)
