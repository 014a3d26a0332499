"""Painting a picture of the board over its ground: stones first, then markup."""

from collections.abc import Callable, Iterable
from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from hen_editor.core.board import EMPTY, Area, Color, Point, Stones
from hen_editor.core.drawing import parts
from hen_editor.core.drawing.shapes import Ink, Outline
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark, Position
from hen_editor.rendering.outlines import color, paint_outlines
from hen_editor.ui.board import marks, overlay_painting
from hen_editor.ui.board.geometry import Geometry
from hen_editor.ui.board.ground import Ground
from hen_editor.ui.board.picture import Picture
from hen_editor.ui.board.preview import Ghost, Sign, Territory
from hen_editor.ui.board.stones import StoneArt
from hen_editor.ui.board.text import TextArt
from hen_editor.ui.theme import BoardColors

if TYPE_CHECKING:
    from hen_editor.core.positions.differences import Difference

_KO, _ROOM_FOR_KO, _SMALLEST_CELL_FOR_KO = "ko", 0.44, 24
"""The text on a ko point, its width in cells, and the smallest cell in logical pixels in which it is legible."""

_GHOST_OPACITY, _ERASURE_OPACITY, _LIFTED_OPACITY = 0.58, 0.9, 0.3


class BoardPainter:
    """Paints pictures in one geometry; caches stones and texts."""

    def __init__(self, geometry: Geometry, ground: Ground, colors: BoardColors, font: QFont, scale: float) -> None:
        self._geometry = geometry
        self._ground = ground
        self._colors = colors
        self._style = colors.style
        self._art = StoneArt(geometry.stone, colors.style)
        self._smallest_cell_for_ko = _SMALLEST_CELL_FOR_KO * scale
        bold = QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        # Hinted glyphs are up to a pixel and a half off their measured outlines.
        bold.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        self._texts = TextArt(bold, smallest=min(7 * scale, geometry.cell * 0.5), largest=geometry.cell * 0.56)

    def paint(self, painter: QPainter, picture: Picture, exposed: QRectF) -> None:
        """Paint the part of the picture that touches a rectangle; the painter uses device pixels."""
        columns, rows = self._geometry.lines_within(exposed.x(), exposed.y(), exposed.width(), exposed.height())
        position, overlay = picture.position, picture.overlay

        def visible(points: Iterable[Point | None]) -> list[Point]:
            return [point for point in points if point and point.column in columns and point.row in rows]

        def staying(points: Iterable[Point | None]) -> list[Point]:
            return [point for point in visible(points) if point not in picture.preview.lifted]

        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._geometry.part != Area.whole(self._geometry.size):
            painter.setClipRect(QRectF(*self._geometry.wood), Qt.ClipOperation.IntersectClip)  # lines to other parts
        texts = picture.texts()
        texts = {point: texts[point] for point in staying(texts)}
        for point, text in texts.items():
            if point not in position.stones:
                self._clear_lines(painter, text, point, self._room(picture, point))
        lit = visible(picture.lit)
        for point in lit:
            marks.paint_light(painter, *self._place(point))
        self._paint_stones(painter, position.stones, picture.preview.lifted, columns, rows)
        self._paint_next_moves(painter, picture, visible(picture.next_moves.keys() - texts.keys()))
        for point in visible(overlay.selected):
            overlay_painting.paint_selected(painter, *self._place(point), self._colors.lit)
        for point in visible(overlay.territory):
            self._paint_shapes(painter, parts.territory(overlay.territory[point], self._style), point)
        for point in staying(position.marks.keys() | overlay.marked):
            mark, ink = picture.mark(point), self._ink(position, point)
            if mark is not None:
                self._paint_ground(painter, position, point, of_text=False)
                self._paint_shapes(painter, parts.mark(mark, ink, around=point in texts), point)
        for point, text in texts.items():
            if picture.mark(point) is None:
                self._paint_ground(painter, position, point, of_text=True)
            self._paint_text(painter, text, point, picture)
        for point in visible([position.ko]):
            self._paint_ko(painter, picture, point, is_labelled=point in texts)
        for point in staying([position.last_move.point if position.last_move else None]):
            alone = point not in texts and picture.mark(point) is None and point not in overlay.territory
            self._paint_shapes(painter, parts.last_move(self._ink(position, point), alone=alone), point)
        overlay_painting.paint_dimmed(painter, self._geometry, visible(overlay.dimmed), self._colors)
        self._paint_lines(painter, overlay)
        if overlay.view is not None:
            overlay_painting.paint_hidden(painter, self._geometry, overlay.view, self._colors)
        for point in lit:
            marks.paint_light_frame(painter, *self._place(point), self._colors.lit)
        for point in visible(picture.differences):
            self._paint_difference(painter, picture.differences[point], point)
        self._paint_preview(painter, picture, visible)
        for point in visible([picture.cursor]):
            marks.paint_cursor(painter, *self._place(point), self._colors.lit)

    def _place(self, point: Point) -> tuple[float, float, int]:
        x, y = self._geometry.centre(point)
        return x, y, self._geometry.cell

    def _paint_stones(
        self, painter: QPainter, stones: Stones, lifted: frozenset[Point], columns: range, rows: range
    ) -> None:
        pixmap, width = self._art.pixmap, self._geometry.size.columns
        cells = stones.with_stones(dict.fromkeys(lifted)).cells if lifted else stones.cells
        corner_x, corner_y = self._corner(Point(0, 0))
        per_column, per_row = self._geometry.steps
        # From the upper left of the view: a stone covers the shadow of the one before.
        columns_in_view = columns if sum(per_column) > 0 else columns[::-1]
        for row in rows if sum(per_row) > 0 else rows[::-1]:
            start, x, y = row * width, corner_x + row * per_row[0], corner_y + row * per_row[1]
            for column in columns_in_view:
                cell = cells[start + column]
                if cell != EMPTY:
                    stone = pixmap(_COLORS[cell], parts.variant(column, row))
                    painter.drawPixmap(x + column * per_column[0], y + column * per_column[1], stone)

        painter.setOpacity(_LIFTED_OPACITY)
        for point in lifted:
            if point in stones and point.column in columns and point.row in rows:
                painter.drawPixmap(QPointF(*self._corner(point)), pixmap(stones[point], parts.variant(*point)))
        painter.setOpacity(1.0)

    def _paint_next_moves(self, painter: QPainter, picture: Picture, points: Iterable[Point]) -> None:
        """Draw the next moves on points without a text where there is nothing else either."""
        position, overlay = picture.position, picture.overlay
        taken = (position.marks, overlay.marked, overlay.territory, picture.differences)
        ghosts = {ghost.point for ghost in picture.preview.ghosts}
        for point in points:
            if point not in ghosts and not any(point in marked for marked in taken):
                marks.paint_next_move(painter, picture.next_moves[point], *self._place(point), self._style)

    def _paint_lines(self, painter: QPainter, overlay: Overlay) -> None:
        for lines, headed in ((overlay.lines, False), (overlay.arrows, True)):
            for line in lines:
                overlay_painting.paint_arrow(painter, self._geometry, line, self._style, headed=headed)

    def _corner(self, point: Point) -> tuple[int, int]:
        x, y = self._geometry.centre(point)
        return round(x - self._art.side / 2), round(y - self._art.side / 2)

    def _paint_shapes(self, painter: QPainter, shapes: Iterable[Outline], point: Point) -> None:
        paint_outlines(painter, shapes, *self._place(point))

    def _ink(self, position: Position, point: Point) -> Ink:
        return self._style.on(position.stones.get(point))

    def _room(self, picture: Picture, point: Point) -> float:
        on_stone = point in picture.position.stones
        return self._geometry.cell * parts.room_for_text(picture.mark(point), on_stone=on_stone)

    def _clear_lines(self, painter: QPainter, text: str, point: Point, width: float) -> None:
        x, y, cell = self._place(point)
        ink = self._texts.bounds(text, width)
        across = ceil(max(ink.width() / 2, cell * 0.25) + cell * 0.06)
        down = ceil(max(ink.height() / 2, cell * 0.25) + cell * 0.06)
        self._ground.paint_wood(painter, QRectF(floor(x) - across, floor(y) - down, 2 * across, 2 * down))

    def _paint_ground(self, painter: QPainter, position: Position, point: Point, *, of_text: bool) -> None:
        """Cover the hatching of a stone, if it has any, where a mark or a text is."""
        if self._style.is_hatched(position.stones.get(point)):
            self._paint_shapes(painter, [parts.ground(self._style, of_text=of_text)], point)

    def _paint_text(self, painter: QPainter, text: str, point: Point, picture: Picture) -> None:
        x, y, _ = self._place(point)
        painter.setPen(color(self._ink(picture.position, point)))
        self._texts.draw(painter, text, x, y, self._room(picture, point))

    def _paint_ko(self, painter: QPainter, picture: Picture, point: Point, *, is_labelled: bool) -> None:
        """Draw the ko marker, and the text if there is room for it."""
        x, y, cell = self._place(point)
        position = picture.position
        ink = self._ink(position, point)
        self._paint_shapes(painter, parts.ko(ink), point)
        alone = not is_labelled and picture.mark(point) is None and point not in position.stones
        if alone and cell >= self._smallest_cell_for_ko:
            self._clear_lines(painter, _KO, point, cell * _ROOM_FOR_KO)
            painter.setPen(color(ink))
            self._texts.draw(painter, _KO, x, y, cell * _ROOM_FOR_KO)

    def _paint_difference(self, painter: QPainter, difference: "Difference", point: Point) -> None:
        """Draw the sign of a difference in the upper right of a point's cell, and the stone that is no longer there."""
        from hen_editor.ui.comparison import paint_sign

        if difference.after is None and isinstance(difference.before, Color):
            painter.setOpacity(_LIFTED_OPACITY)
            painter.drawPixmap(
                QPointF(*self._corner(point)), self._art.pixmap(difference.before, parts.variant(*point))
            )
            painter.setOpacity(1.0)
        x, y, cell = self._place(point)
        paint_sign(painter, difference.kind, x + cell * 0.28, y - cell * 0.28, cell * 0.42)

    def _paint_preview(
        self, painter: QPainter, picture: Picture, visible: Callable[[Iterable[Point]], list[Point]]
    ) -> None:
        preview = picture.preview
        for ghost in preview.ghosts:
            if visible([ghost.point]):
                self._paint_ghost(painter, picture, ghost)
        if preview.arrow is not None:
            painter.setOpacity(_GHOST_OPACITY)
            line, headed = preview.arrow
            overlay_painting.paint_arrow(painter, self._geometry, line, self._style, headed=headed)
            painter.setOpacity(1.0)
        if preview.frame is not None:
            overlay_painting.paint_frame(
                painter, self._geometry, preview.frame, self._colors.lit, color(self._style.halo)
            )

    def _paint_ghost(self, painter: QPainter, picture: Picture, ghost: Ghost) -> None:
        painter.setOpacity(_ERASURE_OPACITY if ghost.what is Sign.ERASE else _GHOST_OPACITY)
        x, y, cell = self._place(ghost.point)
        ink = self._ink(picture.position, ghost.point)
        if isinstance(ghost.what, Color):
            painter.drawPixmap(QPointF(*self._corner(ghost.point)), self._art.pixmap(ghost.what))
        elif isinstance(ghost.what, Mark):
            self._paint_shapes(painter, parts.mark(ghost.what, ink, around=False), ghost.point)
        elif isinstance(ghost.what, Territory):
            self._paint_shapes(painter, parts.territory(ghost.what.owner, self._style), ghost.point)
        elif isinstance(ghost.what, str):
            self._paint_text(painter, ghost.what, ghost.point, picture)
        elif ghost.what is Sign.KO:
            self._paint_shapes(painter, parts.ko(ink), ghost.point)
        elif ghost.what is Sign.LAST_MOVE:
            self._paint_shapes(painter, parts.last_move(ink, alone=True), ghost.point)
        elif ghost.what is Sign.DIMMED:
            overlay_painting.paint_dimmed(painter, self._geometry, [ghost.point], self._colors)
        else:
            marks.paint_erasure(painter, x, y, cell, self._colors.warning)
        painter.setOpacity(1.0)


_COLORS = {color.cell: color for color in Color}
