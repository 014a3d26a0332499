"""The two views of a draft: the picture, with lines, stones and four corners to drag, and the board read from it.

In both, points in doubt are ringed.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from hen_editor.core.board import BLACK, Color, Point
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.recognition import Corners, Place
from hen_editor.recognition.recognised import are_convex
from hen_editor.ui.board.overlay import paint_cursor
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.colors import colors_of, mixed
from hen_editor.ui.recognition.draft import BoardDraft
from hen_editor.ui.recognition.reader import SeenPicture
from hen_editor.ui.session.command import translate
from hen_editor.ui.style.roles import RING
from hen_editor.ui.widgets.input import NOTCH, ZOOM_STEP

_LEAST, _USUAL = 160, 440
"""The least and the usual side of the view, in pixels."""

_MARGIN = 1.6
"""The margin around a board that is shown with it, in cells."""

_LEAST_SHOWN = 40.0
"""The side of the smallest part of a picture that is shown, in pixels of the picture."""

ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
"""The steps of the arrow keys to the right and down."""

_FAST = 10
"""How many pixels of the picture an arrow key moves a corner with Shift."""

_CORNERS = (
    QT_TRANSLATE_NOOP("PictureView", "Upper left corner of the board"),
    QT_TRANSLATE_NOOP("PictureView", "Upper right corner of the board"),
    QT_TRANSLATE_NOOP("PictureView", "Lower right corner of the board"),
    QT_TRANSLATE_NOOP("PictureView", "Lower left corner of the board"),
)


class _Mark(NamedTuple):
    """A mark on a point: its place in the picture, the size of a cell there in pixels, and a stone."""

    place: Place
    cell: float
    stone: Color | None


class PictureView(QFrame):
    """Shows a picture, or a part of it, with what was read from it; the wheel zooms, as + and - do.

    cycled: a point that was clicked, and whether with the right button. hovered: the point under the pointer, None
    outside the board. corners_moved: the four corners after the user has dragged one.
    """

    cycled = Signal(object, bool)
    hovered = Signal(object)
    corners_moved = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture: SeenPicture | None = None
        self._draft: BoardDraft | None = None
        self._marks: Mapping[Point, _Mark] = {}
        self._part = QRectF()
        self._scale, self._origin = 1.0, QPointF()
        self._cursor: Point | None = None
        self._panned: QPointF | None = None
        self.setFrameStyle(QFrame.Shape.Panel | QFrame.Shadow.Plain)
        self.setLineWidth(RING)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(_LEAST, _LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Picture"))
        self.handles = [CornerHandle(translate("PictureView", name), self) for name in _CORNERS]
        for number, handle in enumerate(self.handles):
            handle.hide()
            handle.moved.connect(partial(self._move_corner, number))
            handle.stepped.connect(partial(self._step_corner, number))

    # What is shown.

    def show_picture(self, picture: SeenPicture) -> None:
        """Show all of a picture."""
        self._picture = picture
        self.show_whole()

    def show_draft(self, draft: BoardDraft | None) -> None:
        """Show what was read, None for nothing."""
        self._draft = draft
        self._marks = {} if draft is None else dict(_marks(draft))
        for handle in self.handles:
            handle.setVisible(draft is not None)
        self._place_handles()
        self.update()

    def show_cursor(self, point: Point | None) -> None:
        """Show the point that the keys or the pointer are at, None for none."""
        if point == self._cursor:
            return
        self._cursor = point
        if point is not None and self._draft is not None:
            self._show_place(self._draft.place(point), 2 * self._draft.cell(point))
        self.update()

    def show_whole(self) -> None:
        """Show the whole picture."""
        self._show_part(self._whole())

    def show_board(self) -> None:
        """Show the board, with a margin around it."""
        if self._draft is None:
            return
        xs, ys = zip(*self._draft.read.corners, strict=True)
        margin = _MARGIN * self._draft.cell(Point(0, 0))
        around = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        self._show_part(around.adjusted(-margin, -margin, margin, margin) & self._whole())

    @property
    def shows_whole(self) -> bool:
        """Whether the whole picture is shown."""
        return self._part == self._whole()

    def zoom(self, factor: float, around: QPointF | None = None) -> None:
        """Zoom in by a factor, or out if it is less than 1. around: the place that stays, None for the middle."""
        fixed = self._in_picture(QPointF(self.contentsRect().center()) if around is None else around)
        whole, part = self._whole(), self._part
        factor = min(factor, part.width() / _LEAST_SHOWN, part.height() / _LEAST_SHOWN)
        size = part.size() / factor
        if size.width() >= whole.width() and size.height() >= whole.height():
            self.show_whole()
            return
        start = fixed - (fixed - part.topLeft()) / factor
        self._show_part(QRectF(start, size))

    def in_view(self, place: Place) -> QPointF:
        """Return the position in the view of a place of the picture."""
        return self._origin + QPointF(*place) * self._scale

    def _in_picture(self, spot: QPointF) -> QPointF:
        return (spot - self._origin) / self._scale

    def _whole(self) -> QRectF:
        return QRectF() if self._picture is None else QRectF(self._picture.image.rect())

    def _show_part(self, part: QRectF) -> None:
        self._part = part
        self._fit()

    def _show_place(self, place: Place, margin: float) -> None:
        """Show another part of the picture if a place of it is not in view."""
        around = QRectF(place[0] - margin, place[1] - margin, 2 * margin, 2 * margin)
        room = QRectF(self._in_picture(QPointF(self.contentsRect().topLeft())), QSize())
        room.setSize(QRectF(self.contentsRect()).size() / self._scale)
        if not room.contains(around & self._whole()):
            part = QRectF(self._part)
            part.moveCenter(around.center())
            self._show_part(part)

    def _fit(self) -> None:
        """Fit the part that is shown into the view."""
        room = QRectF(self.contentsRect())
        if not self._part.isEmpty() and not room.isEmpty():
            self._scale = min(room.width() / self._part.width(), room.height() / self._part.height())
            self._origin = room.center() - self._part.center() * self._scale
        self._place_handles()
        self.update()

    def _place_handles(self) -> None:
        if self._draft is not None:
            for handle, corner in zip(self.handles, self._draft.read.corners, strict=True):
                handle.move_to(self.in_view(corner))

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        colors = colors_of(self.palette())
        painter = QPainter(self)
        try:
            painter.setClipRect(self.contentsRect())
            painter.fillRect(self.contentsRect(), colors.background)
            if self._picture is None:
                return
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_picture(painter, self._picture)
            if self._draft is not None:
                self._paint_draft(painter, self._draft)
        finally:
            painter.end()

    def _paint_picture(self, painter: QPainter, picture: SeenPicture) -> None:
        """Paint the picture, from its smaller copy if that has enough pixels."""
        share = picture.small.width() / picture.image.width()
        is_enough = self._scale * self.devicePixelRatioF() <= share * 1.2
        shown, factor = (picture.small, share) if is_enough else (picture.image, 1.0)
        room = QRectF(self.contentsRect())
        seen = QRectF(self._in_picture(room.topLeft()), room.size() / self._scale) & self._whole()
        place = QRectF(self.in_view((seen.x(), seen.y())), seen.size() * self._scale)
        painter.drawImage(place, shown, QRectF(seen.topLeft() * factor, seen.size() * factor))

    def _paint_draft(self, painter: QPainter, draft: BoardDraft) -> None:
        colors, lines = colors_of(self.palette()), draft.lines
        line = QColor(colors.accent)
        line.setAlphaF(0.65)
        painter.setPen(QPen(line, 1.0))
        last_column, last_row = lines.columns - 1, lines.rows - 1
        for column in range(lines.columns):
            painter.drawLine(*(self.in_view(draft.place(Point(column, row))) for row in (0, last_row)))
        for row in range(lines.rows):
            painter.drawLine(*(self.in_view(draft.place(Point(column, row))) for column in (0, last_column)))
        for mark in self._marks.values():
            if mark.stone is not None:
                _paint_stone(painter, self.in_view(mark.place), mark.cell * self._scale, is_black=mark.stone is BLACK)
        for point in draft.doubts:
            mark = self._marks[point]
            _paint_doubt(painter, self.in_view(mark.place), mark.cell * self._scale, colors.warning)
        if self._cursor is not None and self._cursor in self._marks:
            mark = self._marks[self._cursor]
            spot = self.in_view(mark.place)
            paint_cursor(painter, spot.x(), spot.y(), max(8, round(mark.cell * self._scale)), colors.accent)

    # What the user does.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.update()

    def point_at(self, spot: QPointF) -> Point | None:
        """Return the point of the board at a place in the view."""
        place = self._in_picture(spot)
        return None if self._draft is None else self._draft.point_at((place.x(), place.y()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self.point_at(event.position())
        if event.button() is Qt.MouseButton.MiddleButton or (point is None and not self.shows_whole):
            self._panned = event.position()
        elif point is not None and event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self.cycled.emit(point, event.button() is Qt.MouseButton.RightButton)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._panned is None:
            self.hovered.emit(self.point_at(event.position()))
        else:
            moved = (event.position() - self._panned) / self._scale
            self._panned = event.position()
            self._show_part(self._part.translated(-moved))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._panned = None

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered.emit(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._picture is not None:
            self.zoom(ZOOM_STEP ** (event.angleDelta().y() / NOTCH), event.position())
        event.accept()

    def sizeHint(self) -> QSize:
        return QSize(_USUAL, _USUAL)

    def _move_corner(self, number: int, spot: QPointF) -> None:
        place = self._in_picture(spot)
        self._set_corner(number, (place.x(), place.y()))

    def _step_corner(self, number: int, across: int, down: int) -> None:
        if self._draft is not None:
            x, y = self._draft.read.corners[number]
            self._set_corner(number, (x + across, y + down))
            self._show_place(self._draft.read.corners[number], 4)

    def _set_corner(self, number: int, place: Place) -> None:
        """Move a corner within the picture, unless the four would no longer be those of a board."""
        if self._draft is None:
            return
        whole = self._whole()
        inside = (min(max(place[0], 0.0), whole.width()), min(max(place[1], 0.0), whole.height()))
        first, second, third, fourth = (
            inside if number == other else corner for other, corner in enumerate(self._draft.read.corners)
        )
        corners: Corners = (first, second, third, fourth)
        if are_convex(corners):
            self.corners_moved.emit(corners)


def _marks(draft: BoardDraft) -> Iterator[tuple[Point, _Mark]]:
    stones = draft.shown.stones
    for point in draft.lines.points():
        yield point, _Mark(draft.place(point), draft.cell(point), stones.get(point))


_SIDE = 28
"""The side of the handle of a corner, in pixels."""


class CornerHandle(QWidget):
    """A corner of the board in a picture, which is dragged, or moved with the arrow keys, faster with Shift.

    moved: where in its parent it was dragged to. stepped: how many pixels of the picture to move right and down.
    """

    moved = Signal(QPointF)
    stepped = Signal(int, int)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._grabbed: QPointF | None = None
        self.setFixedSize(_SIDE, _SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.SizeAllCursor)
        self.setAccessibleName(name)
        self.setToolTip(self.tr("Drag it to where the outermost lines cross; arrow keys move it, faster with Shift"))

    def move_to(self, spot: QPointF) -> None:
        """Show it at a place in its parent."""
        self.move(round(spot.x()) - _SIDE // 2, round(spot.y()) - _SIDE // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, middle = colors_of(self.palette()), QPointF(_SIDE / 2, _SIDE / 2)
        radius = 10.0 if self.hasFocus() else 8.0
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for pen in (QPen(QColor("white"), 5.5), QPen(colors.accent, 3.5 if self.hasFocus() else 2.5)):
                painter.setPen(pen)
                painter.drawEllipse(middle, radius, radius)
        finally:
            painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._grabbed = event.position() - QPointF(_SIDE / 2, _SIDE / 2)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is not None:
            self.moved.emit(QPointF(self.mapToParent(event.position() - self._grabbed)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grabbed = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = ARROWS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        factor = _FAST if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        self.stepped.emit(step[0] * factor, step[1] * factor)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.raise_()


class DraftBoard(BoardView):
    """Shows the position that was read; the part of the board that the picture does not show is greyed out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._doubts: list[Point] = []

    def show_draft(self, draft: BoardDraft) -> None:
        """Show what was read."""
        position, area = draft.position, draft.area
        beside = frozenset(point for point in position.size.points() if not area.holds(point))
        self._doubts = [draft.on_board(point) for point in draft.doubts]
        self.show_position(position, Overlay(greyed_out=beside))
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._doubts:
            return
        cell = (self.centre_of(Point(1, 0)) - self.centre_of(Point(0, 0))).x()
        painter = QPainter(self.viewport())
        try:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for point in self._doubts:
                _paint_doubt(painter, self.centre_of(point), cell, colors_of(self.palette()).warning)
        finally:
            painter.end()


def _paint_stone(painter: QPainter, spot: QPointF, cell: float, *, is_black: bool) -> None:
    """Paint a small stone at the lower right of a point, beside what the picture shows on the point."""
    inks = QColor("black"), QColor("white")
    radius = max(2.0, cell * 0.18)
    spot = spot + QPointF(cell * 0.3, cell * 0.3)
    painter.setPen(QPen(inks[is_black], max(1.0, cell * 0.05)))
    painter.setBrush(inks[not is_black])
    painter.drawEllipse(spot, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_doubt(painter: QPainter, spot: QPointF, cell: float, color: QColor) -> None:
    """Paint the ring around a point in doubt, on white, visible on wood and on all stones."""
    radius, width = max(4.0, cell * 0.46), max(2.0, cell * 0.1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(mixed(QColor("white"), color, 0.9), width * 1.9), QPen(color, width)):
        painter.setPen(pen)
        painter.drawEllipse(spot, radius, radius)
