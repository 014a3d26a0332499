"""Thumbnails of boards and games: thin lines and flat stones, cropped for problems."""

import base64
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QIcon, QPixmap

from hen_editor.core.board import Area, Point, Stones
from hen_editor.core.game.overview import stones_at_start, thumbnail_part, thumbnail_stones
from hen_editor.core.position import Position
from hen_editor.core.sgf import GameTree
from hen_editor.drawing.draw import draw
from hen_editor.drawing.figure import Figure, Sides, around
from hen_editor.drawing.painter.painting import image, painter_on
from hen_editor.drawing.shapes import Ink
from hen_editor.drawing.style import Finish, Style
from hen_editor.ui.theme import board_colors, is_dark

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

THUMBNAIL_SIDE = 80
"""The side of thumbnails in lists, in pixels: 4 per line on 19x19, and a rim."""

ROW_SIDE = 64
"""The side of thumbnails in rows of games, in pixels."""

MAX_THUMBNAILS = 256
"""The most cached thumbnails: some 6 MB, and four times that at 200 % scaling."""

_LARGEST_PART = 13
"""The most lines of a cropped view; beyond that the whole board is shown."""

_SMALLEST_PART = 7
"""The fewest lines of a cropped view."""

_EDGE = Ink("#17130d")
_LIGHT_BOARD = Ink("#dcb36c")
"""A board on which white stones are seen even where they have no room for an edge."""

_ROOM_FOR_DARK_LINES = 6
"""The distance between lines in device pixels from which they can be dark."""


class Look(NamedTuple):
    """The look of thumbnails: the side in device pixels, device pixels per logical pixel, the theme."""

    side: int
    scale: float
    is_dark: bool

    @classmethod
    def of(cls, widget: "QWidget", side: int) -> "Look":
        """Return the look in a widget; side: in its own pixels."""
        scale = widget.devicePixelRatioF()
        return cls(round(side * scale), scale, is_dark(widget.palette()))


class Thumbnails:
    """Creates thumbnails of games on demand, and caches the latest."""

    def __init__(self) -> None:
        self._stones = lru_cache(MAX_THUMBNAILS)(thumbnail_stones)
        self._start = lru_cache(MAX_THUMBNAILS)(stones_at_start)
        self._part = lru_cache(MAX_THUMBNAILS)(thumbnail_part)
        self._picture = lru_cache(MAX_THUMBNAILS)(painted)

    def picture(self, tree: GameTree, look: Look, *, hides_moves: bool = False) -> QPixmap:
        """Return the thumbnail of a game. hides_moves: shows it before its first move."""
        return self._picture((self._start if hides_moves else self._stones)(tree), look, self._part(tree))

    def forget(self) -> None:
        """Clear the cache."""
        self._stones.cache_clear()
        self._start.cache_clear()
        self._part.cache_clear()
        self._picture.cache_clear()


def painted(stones: Stones, look: Look, part: Area | None = None) -> QPixmap:
    """Return a thumbnail of a part of a board, by default the part around its stones."""
    shown = part or cropped(stones)
    lines = max(len(shown.columns), len(shown.rows))
    style = _style(is_dark=look.is_dark, has_room=look.side >= _ROOM_FOR_DARK_LINES * lines)
    drawing = draw(Figure(Position(stones), part=shown, sides=Sides.NONE), style)
    board = image(drawing, max(1, round(look.side * min(1.0, drawing.width / drawing.height))))
    pixmap = QPixmap(look.side, look.side)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painter_on(pixmap) as painter:
        painter.drawImage((look.side - board.width()) // 2, (look.side - board.height()) // 2, board)
    pixmap.setDevicePixelRatio(look.scale)
    return pixmap


def as_icon(picture: QPixmap) -> QIcon:
    """Return the icon for an item of a list, which would tint a picture of its own where the item is selected."""
    made = QIcon(picture)
    made.addPixmap(picture, QIcon.Mode.Selected)
    return made


def painted_html(stones: Stones, look: Look, part: Area | None = None) -> str:
    """Return a thumbnail of a board, or of the part of it that the game shows, as an element of rich text."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    painted(stones, look, part).save(buffer, "PNG")
    side = round(look.side / look.scale)
    data = base64.b64encode(buffer.data().data()).decode()
    return f'<img width="{side}" height="{side}" src="data:image/png;base64,{data}">'


def cropped(stones: Stones) -> Area:
    """Return the part of the board to show: a square around the stones if they are in a small part of it, else all.

    >>> from hen_editor.core import hen
    >>> cropped(hen.parse("_19CbDw_18Db").value.stones).lower_right
    Point(column=6, row=6)
    """
    area, size = around(Figure(Position(stones))), stones.size
    side = max(len(area.columns), len(area.rows), _SMALLEST_PART)
    if side > _LARGEST_PART:
        return Area.whole(size)
    columns, rows = _widened(area.columns, side, size.columns), _widened(area.rows, side, size.rows)
    return Area(Point(columns[0], rows[0]), Point(columns[-1], rows[-1]))


def _widened(part: range, length: int, lines: int) -> range:
    """Return a range of at most this many lines that includes another range."""
    start = max(0, min(part.start - (length - len(part)) // 2, lines - length))
    return range(start, min(lines, start + length))


@lru_cache(maxsize=4)
def _style(*, is_dark: bool, has_room: bool) -> Style:
    """Return the window's style, flat. has_room: whether lines are far enough apart to be dark."""
    style, edge = board_colors(dark=is_dark).style, _EDGE if has_room else _EDGE.faint(0.4)
    return style._replace(
        board=style.board[:1] if is_dark else (_LIGHT_BOARD,),
        line=style.line.faint(0.67 if has_room else 0.37),
        finish=Finish.FLAT,
        edge=edge,
        edge_of_white=edge if has_room else edge.faint(0),
        edge_width=0.07,
    )
