"""Texts that people wrote, collected and labelled by hand before anything read them: none is to be fitted to.

`boards.txt` has texts with boards of Go, `lookalikes.txt` others. Those whose names end in `_later` were collected
after the last change that was made by looking at the first ones. Each text is below `== where it was found`.
After `-- board` follows what it shows: `9x9` for a whole board, `part` for some rows and columns,
`part of 19x19 at A19` where the text says where they are; then its rows. A text may show several boards.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hen_editor import diagrams
from hen_editor.core.board import Area, BoardSize, Color, Point

DIRECTORY = Path(__file__).parents[1] / "vectors" / "diagram_held_out"
_SIGNS = {None: ".", Color.BLACK: "X", Color.WHITE: "O"}


class ShownBoard(NamedTuple):
    """A board that a text shows: its rows; the size of the board and the point of the upper left, None if not said."""

    rows: list[str]
    size: BoardSize | None
    corner: Point | None

    def is_read(self, found: diagrams.Found) -> bool:
        """Return whether this is what was found, to the stone."""
        area, stones = found.area, found.position.stones
        rows = [
            "".join(_SIGNS.get(stones.get(Point(column, row)), "?") for column in area.columns) for row in area.rows
        ]
        is_placed = self.corner in (None, area.upper_left) and self.size in (None, found.position.size)
        return rows == self.rows and is_placed


class Collected(NamedTuple):
    """A text, where it is from, and the boards in it."""

    source: str
    text: str
    boards: list[ShownBoard]


def collected(name: str) -> Iterator[Collected]:
    """Read one of the files."""
    text = DIRECTORY.joinpath(name).read_text(encoding="utf-8")
    for part in re.split(r"^== ", text, flags=re.MULTILINE)[1:]:
        source, _, rest = part.partition("\n")
        shown, *boards = re.split(r"^-- board ", rest, flags=re.MULTILINE)
        yield Collected(source, shown.rstrip("\n"), [_board(board) for board in boards])


def _board(text: str) -> ShownBoard:
    head, *rows = text.split("\n")
    rows = [row for row in rows if row]
    said = re.search(r"(\d+)x(\d+)(?: at (\w+))?", head)
    if said is None:
        return ShownBoard(rows, None, None)
    size = BoardSize(int(said[1]), int(said[2]))
    corner = Area.whole(size).upper_left if said[3] is None else Point.from_name(said[3], size)
    return ShownBoard(rows, size, corner)
