"""Keys of positions: the same number for positions that are the same, up to what is asked for.

A key is the BLAKE2b hash, 16 bytes of digest read as a big-endian number, of a text in UTF-8. The text has a line for
each of the following, and is the same in all versions of the program:

1. the size, `19x19`;
2. the cells of the board, row by row from the upper left, `.` or the HEN letter of a stone;
3. the turn, or the implied one, and the order of play, in HEN letters; an order of black and white alone as `bw`;
4. the ko point, as SGF writes it;
5. the last move, its HEN letter and its point;
6. for each point with a label, a mark or a number, in the order of their SGF names, that name and then, as far as it
   has them, `L`, the length of the label in characters, a colon and the label; the name of the mark, such as `CR`; `N`
   and the number.

What is absent or may differ leaves its line empty. Of several texts that count as the same, the one with the least
bytes in line 2, and of these the least, is hashed. The key of 64 bits is the upper half of that of 128.
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import Flag, auto
from hashlib import blake2b
from typing import Literal

from hen_editor.core.board import Area, Point
from hen_editor.core.position import PLAIN_ORDER, Position
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transforms import Transform, stones_on, swapped
from hen_editor.core.transforms import position as transformed


class UpTo(Flag):
    """What may differ between positions that have the same key.

    SYMMETRY: the board may be rotated or mirrored. COLOR: black and white may be swapped. SHIFT: all may be shifted, as
    long as nothing falls off a board of the size. TURN: whose turn it is, and the order of play. KO, LAST_MOVE, MARKUP:
    the ko point, the last move, and labels, marks and numbers do not matter. ALL_BUT_STONES: the last four.
    """

    NOTHING = 0
    SYMMETRY = auto()
    COLOR = auto()
    SHIFT = auto()
    TURN = auto()
    KO = auto()
    LAST_MOVE = auto()
    MARKUP = auto()
    ALL_BUT_STONES = TURN | KO | LAST_MOVE | MARKUP


def key(position: Position, up_to: UpTo = UpTo.NOTHING, *, bits: Literal[64, 128] = 128) -> int:
    """Return the key of a position, the same for all positions that differ only in what `up_to` says.

    >>> from hen_editor.core import hen
    >>> corner, other = hen.parse_strict(".9x9_9Ab2"), hen.parse_strict(".9x9_2Jw_1Jw")
    >>> key(corner) == key(other)
    False
    >>> up_to = UpTo.SYMMETRY | UpTo.COLOR | UpTo.TURN
    >>> key(corner, up_to) == key(other, up_to)
    True
    """
    kept = _kept(position, up_to)
    images = [*_images(kept, up_to)]
    cells = [_cells(kept, image) for image in images]
    least = min(cells)
    texts = [
        _text(transformed(kept, image).value) for image, there in zip(images, cells, strict=True) if there == least
    ]
    digest = blake2b(min(texts), digest_size=16).digest()
    return int.from_bytes(digest[: bits // 8], "big")


def _kept(position: Position, up_to: UpTo) -> Position:
    """Return a position without what may differ."""
    shown = position.with_implied_turn()
    if UpTo.TURN in up_to:
        shown = replace(shown, turn=None, order=PLAIN_ORDER)
    if UpTo.KO in up_to:
        shown = replace(shown, ko=None)
    if UpTo.LAST_MOVE in up_to:
        shown = replace(shown, last_move=None)
    return replace(shown, labels={}, marks={}, numbers={}) if UpTo.MARKUP in up_to else shown


def _images(position: Position, up_to: UpTo) -> Iterator[Transform]:
    """Iterate over the transforms to the positions that count as the same; if it may be shifted, to the upper left."""
    points = [*_points(position)] if UpTo.SHIFT in up_to else []
    corners = Area.around(points) if points else ()
    for symmetry in Symmetry if UpTo.SYMMETRY in up_to else (Symmetry.IDENTITY,):
        there = [symmetry.point(corner, position.size) for corner in corners]
        dx, dy = (-min((corner[axis] for corner in there), default=0) for axis in (0, 1))
        for swaps_colors in (False, True) if UpTo.COLOR in up_to else (False,):
            yield Transform(symmetry, dx, dy, swaps_colors=swaps_colors)


def _points(position: Position) -> Iterator[Point]:
    yield from (*position.stones, *position.labels, *position.marks, *position.numbers)
    last = None if position.last_move is None else position.last_move.point
    yield from (point for point in (position.ko, last) if point is not None)


def _cells(position: Position, transform: Transform) -> bytes:
    stones = stones_on(position.stones, transform.on(position.size))
    return (swapped(stones) if transform.swaps_colors else stones).cells


def _text(position: Position) -> bytes:
    turn, move = position.turn, position.last_move
    is_plain = len(position.order) == 2 and set(position.order) == set(PLAIN_ORDER)
    order = PLAIN_ORDER if is_plain else position.order
    lines = (
        str(position.size),
        position.stones.cells.decode(),
        "" if turn is None else turn.value + "".join([color.value for color in order]),
        "" if position.ko is None else position.ko.sgf,
        "" if move is None else move.color.value + ("" if move.point is None else move.point.sgf),
        "".join([_markup(position, point) for point in sorted(_marked(position), key=lambda point: point.sgf)]),
    )
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def _marked(position: Position) -> set[Point]:
    return {*position.labels, *position.marks, *position.numbers}


def _markup(position: Position, point: Point) -> str:
    label, mark, number = position.labels.get(point), position.marks.get(point), position.numbers.get(point)
    parts = (
        "" if label is None else f"L{len(label)}:{label}",
        "" if mark is None else mark.value,
        "" if number is None else f"N{number}",
    )
    return "".join([point.sgf, *parts])
