"""Painting a picture of the board over its ground: stones first, then what is on them."""

from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from hen_editor.core.board import EMPTY, Color, Point
from hen_editor.core.position import Mark
from hen_editor.ui.board import marks
from hen_editor.ui.board.geometry import Geometry
from hen_editor.ui.board.ghost import Ghost, Sign
from hen_editor.ui.board.ground import Ground
from hen_editor.ui.board.picture import Picture
from hen_editor.ui.board.stones import VARIANTS, StoneArt
from hen_editor.ui.board.text import TextArt
from hen_editor.ui.theme import BoardColors, ink_on

_ROOM_ON_WOOD = 0.92
"""Width that a text may have on a point without a stone, in cells."""

_GHOST_OPACITY, _ERASURE_OPACITY = 0.58, 0.9


class BoardPainter:
    """Paints pictures of one geometry; keeps the stones and texts it has made."""

    def __init__(self, geometry: Geometry, ground: Ground, colors: BoardColors, font: QFont, scale: float) -> None:
        self._geometry = geometry
        self._ground = ground
        self._colors = colors
        self._art = StoneArt(geometry.stone)
        bold = QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        # Hinted letters are up to a pixel and a half off where their outlines are measured.
        bold.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        self._texts = TextArt(bold, smallest=min(7 * scale, geometry.cell * 0.5), largest=geometry.cell * 0.56)

    def paint(self, painter: QPainter, picture: Picture, exposed: QRectF) -> None:
        """Paint whatever of the picture touches a rectangle; the painter counts in device pixels."""
        columns, rows = self._geometry.lines_within(exposed.x(), exposed.y(), exposed.width(), exposed.height())
        position = picture.position

        def visible(points: frozenset[Point]) -> list[Point]:
            return [point for point in points if point.column in columns and point.row in rows]

        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = visible(picture.lit)
        for point in lit:
            marks.paint_light(painter, *self._place(point))
        self._paint_stones(painter, picture, columns, rows)
        written = position.numbers.keys() | position.labels.keys()
        for point in visible(frozenset(written | position.marks.keys())):
            self._paint_markup(painter, picture, point)
        self._paint_ko(painter, picture)
        self._paint_last_move(painter, picture)
        for point in visible(picture.diagnosed):
            marks.paint_warning(painter, *self._place(point), self._colors.warning)
        for point in lit:
            marks.paint_light_frame(painter, *self._place(point), self._colors.lit)
        if picture.ghost is not None and picture.ghost.point in visible(frozenset((picture.ghost.point,))):
            self._paint_ghost(painter, picture, picture.ghost)

    def _place(self, point: Point) -> tuple[float, float, int]:
        x, y = self._geometry.centre(point)
        return x, y, self._geometry.cell

    def _paint_stones(self, painter: QPainter, picture: Picture, columns: range, rows: range) -> None:
        geometry, pixmap = self._geometry, self._art.pixmap
        cells, width = picture.position.stones.cells, geometry.size.columns
        corner_x, corner_y = self._corner(Point(0, 0))
        for row in rows:
            start = row * width
            y = corner_y + row * geometry.cell
            for column in columns:
                cell = cells[start + column]
                if cell != EMPTY:
                    stone = pixmap(_COLORS[cell], _variant(column, row))
                    painter.drawPixmap(corner_x + column * geometry.cell, y, stone)

    def _corner(self, point: Point) -> tuple[int, int]:
        x, y = self._geometry.centre(point)
        return round(x - self._art.side / 2), round(y - self._art.side / 2)

    def _ink(self, picture: Picture, point: Point) -> QColor:
        color = picture.position.stones.get(point)
        return self._colors.ink if color is None else ink_on(color)

    def _paint_markup(self, painter: QPainter, picture: Picture, point: Point) -> None:
        position = picture.position
        ink = self._ink(picture, point)
        mark = position.marks.get(point)
        number = position.numbers.get(point)
        words = [str(number)] if number is not None else []
        words += [position.labels[point]] if point in position.labels else []
        x, y, cell = self._place(point)
        text = " ".join(words)
        room = self._room(picture, point, mark)
        if text and point not in position.stones:
            self._clear_lines(painter, text, point, room)
        if mark is not None:
            marks.paint_mark(painter, mark, x, y, cell, ink, around=bool(text))
        if text:
            painter.setPen(ink)
            self._texts.draw(painter, text, x, y, room)

    def _room(self, picture: Picture, point: Point, mark: Mark | None) -> float:
        on_wood = mark is None and point not in picture.position.stones
        return self._geometry.cell * (_ROOM_ON_WOOD if on_wood else marks.room_within(mark))

    def _clear_lines(self, painter: QPainter, text: str, point: Point, width: float) -> None:
        x, y, cell = self._place(point)
        ink = self._texts.bounds(text, width)
        across = ceil(max(ink.width() / 2, cell * 0.25) + cell * 0.06)
        down = ceil(max(ink.height() / 2, cell * 0.25) + cell * 0.06)
        self._ground.paint_wood(painter, QRectF(floor(x) - across, floor(y) - down, 2 * across, 2 * down))

    def _paint_ko(self, painter: QPainter, picture: Picture) -> None:
        ko = picture.position.ko
        if ko is not None:
            marks.paint_ko(painter, *self._place(ko), self._ink(picture, ko))

    def _paint_last_move(self, painter: QPainter, picture: Picture) -> None:
        position = picture.position
        point = position.last_move.point if position.last_move else None
        if point is not None:
            alone = not (point in position.labels or point in position.marks or point in position.numbers)
            marks.paint_last_move(painter, *self._place(point), self._ink(picture, point), alone=alone)

    def _paint_ghost(self, painter: QPainter, picture: Picture, ghost: Ghost) -> None:
        x, y, cell = self._place(ghost.point)
        painter.setOpacity(_ERASURE_OPACITY if isinstance(ghost.what, Sign) else _GHOST_OPACITY)
        ink = self._ink(picture, ghost.point)
        if isinstance(ghost.what, Color):
            painter.drawPixmap(QPointF(*self._corner(ghost.point)), self._art.pixmap(ghost.what, 0))
        elif isinstance(ghost.what, Mark):
            marks.paint_mark(painter, ghost.what, x, y, cell, ink, around=False)
        elif isinstance(ghost.what, Sign):
            marks.paint_erasure(painter, x, y, cell, self._colors.warning)
        else:
            painter.setPen(ink)
            self._texts.draw(painter, ghost.what, x, y, self._room(picture, ghost.point, None))
        painter.setOpacity(1.0)


_COLORS = {color.cell: color for color in Color}


def _variant(column: int, row: int) -> int:
    return (column * 5 + row * 3 + column * row) % VARIANTS
