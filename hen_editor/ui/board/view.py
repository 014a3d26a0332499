"""The board as a widget: shows positions, tells what the mouse does on it."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from hen_editor.core.board import Point
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.ui.board.geometry import points_between
from hen_editor.ui.board.picture import Picture
from hen_editor.ui.board.preview import Preview
from hen_editor.ui.board.scene import BoardScene, Surface
from hen_editor.ui.theme import is_dark
from hen_editor.ui.widgets.viewport import known_viewport

_NOTCH = 120
"""What a wheel turns from one notch to the next, in eighths of a degree; touchpads report less at a time."""

ZOOM_STEP = 1.2
"""How many times as large the board gets by one notch of the wheel, or one press of a key."""

PRINTED = 600
"""How many logical pixels wide an image of the board counts as: so large are its words."""

MAX_ZOOM = 6.0
"""How many times as large as the window the board gets."""

_LONGEST = 8192
"""Device pixels that a side of the surface has at most: its ground is kept as a picture."""


class BoardView(QGraphicsView):
    """A board of any size, as large as the widget allows.

    All signals say what the user did. A gesture is one button held down: `pressed` (or `double_clicked`, in its place
    for the second of two quick clicks), `dragged` for each further point the pointer enters, `released` with the point
    where it is then, None off the board. It begins on a point; other buttons pressed meanwhile are ignored. `hovered`
    names the point under the pointer whenever that changes, None off the board, also during a gesture, or the point of
    the cursor that keys move. `stepped` counts notches of the wheel, forward if positive; `varied` counts those with
    Shift held. With Ctrl the wheel zooms.

    Where the board gets another size, a gesture is over without a word, the point under the pointer is another, and
    whatever else was named by points of the board before (lit, numbered, previewed, the cursor) is gone.
    """

    pressed = Signal(object, Qt.MouseButton, Qt.KeyboardModifier)
    dragged = Signal(object)
    released = Signal(object)
    double_clicked = Signal(object, Qt.MouseButton, Qt.KeyboardModifier)
    hovered = Signal(object)
    stepped = Signal(int)
    varied = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(known_viewport(self))
        self._button: Qt.MouseButton | None = None
        self._entered = Point(0, 0)
        self._pointer: QPointF | None = None
        self._hovered: Point | None = None
        self._turned = 0
        self._zoom = 1.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 160)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)
        self.setAccessibleName(self.tr("Board"))
        self._board = BoardScene(self._surface(coordinates=True))
        self.setScene(self._board)
        self._lay_out(self._board.surface)

    @property
    def cursor_point(self) -> Point | None:
        """Where the cursor that keys move is, None while the mouse is used."""
        return self._board.picture.cursor

    @property
    def hovered_point(self) -> Point | None:
        """The point under the pointer, or under the cursor that keys move."""
        return self._hovered

    def show_position(self, position: Position, overlay: Overlay | None = None) -> None:
        """Show this position, and what else its node shows; only points that differ from what is shown are painted."""
        shown, overlay = self._board.picture, overlay or Overlay()
        if position.size == shown.position.size:
            self._board.show_picture(shown._replace(position=position, overlay=overlay))
        else:
            self._button = None
            self._board.show_picture(Picture(position, overlay))
            self._update_hover()

    def show_cursor(self, point: Point | None) -> None:
        """Show the cursor on a point, which is hovered now as if by the mouse, or take it away."""
        self._board.show_picture(self._board.picture._replace(cursor=point))
        self._update_hover()
        if point is not None and self._zoom > 1:
            middle, cell = self._board.geometry.centre(point), self._board.geometry.cell
            self.ensureVisible(QRectF(middle[0] - cell, middle[1] - cell, 2 * cell, 2 * cell), 0, 0)

    def click(self, point: Point, button: Qt.MouseButton) -> None:
        """Tell of a click on a point that was made with a key."""
        if self._button is None:
            self.pressed.emit(point, button, Qt.KeyboardModifier.NoModifier)
            self.released.emit(point)

    def set_preview(self, preview: Preview) -> None:
        """Show what a click or a drag would do."""
        self._board.show_picture(self._board.picture._replace(preview=preview))

    def set_move_numbers(self, numbers: Mapping[Point, int]) -> None:
        """Show these numbers on stones that nothing else is written on."""
        self._board.show_picture(self._board.picture._replace(move_numbers=numbers))

    def set_lit(self, points: frozenset[Point]) -> None:
        """Light these points and no others; what is not on the board is not lit."""
        self._board.show_picture(self._board.picture._replace(lit=self._on_board(points)))

    def set_coordinates(self, visible: bool) -> None:
        """Show the coordinates or leave them away."""
        if visible != self._board.surface.coordinates:
            self._lay_out(self._surface(coordinates=visible))

    @property
    def magnification(self) -> float:
        """How many times as large the board is as one that is shown whole."""
        return self._zoom

    def zoom(self, magnification: float, around: QPointF | None = None) -> None:
        """Show the board so many times as large as one that is shown whole, once to `MAX_ZOOM` times.

        around: a place of the viewport whose point of the board stays there; its middle if none is given.
        """
        longest = max(self.viewport().width(), self.viewport().height()) * self.devicePixelRatioF()
        magnification = max(1.0, min(magnification, MAX_ZOOM, _LONGEST / longest))
        if magnification == self._zoom:
            return
        place = QPointF(self.viewport().rect().center()) if around is None else around
        column, row = self._board.geometry.coordinates(*self._device(place))
        self._zoom = magnification
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if magnification > 1 else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
        self._relayout()
        there = QPointF(*self._board.geometry.place(column, row)) / self._board.surface.scale - place
        self.horizontalScrollBar().setValue(round(there.x()))
        self.verticalScrollBar().setValue(round(there.y()))

    def image(self, side: int) -> QImage:
        """Return the board as it is shown, on white and `side` pixels wide or high, without what the pointer shows."""
        shown = self._board.picture
        surface = self._board.surface._replace(width=side, height=side, scale=side / PRINTED, dark=False)
        scene = BoardScene(surface)
        scene.show_picture(Picture(shown.position, shown.overlay, shown.move_numbers))
        wood = QRectF(*scene.geometry.wood)
        image = QImage(wood.size().toSize(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        try:
            scene.render(painter, QRectF(image.rect()), wood)
        finally:
            painter.end()
        return image

    def point_at(self, position: QPoint | QPointF) -> Point | None:
        """Return the point of the board at a place of the viewport, None where it is more than half a cell off."""
        return self._board.geometry.point_at(*self._device(position))

    def centre_of(self, point: Point) -> QPointF:
        """Return where on the viewport the middle of a point is."""
        x, y = self._board.geometry.centre(point)
        scale = self._board.surface.scale
        return QPointF(x / scale, y / scale) - self._scrolled()

    def sizeHint(self) -> QSize:
        return QSize(640, 640)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._begin_gesture(event, self.pressed)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._begin_gesture(event, self.double_clicked)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_to(event.position())
        if self._button is not None:
            self._drag(*self._device(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._button is not None and event.button() == self._button:
            self._button = None
            self._point_to(event.position())
            self.released.emit(self._hovered)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.zoom(self._zoom * ZOOM_STEP ** (event.angleDelta().y() / _NOTCH), event.position())
            event.accept()
            return
        shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if not shifted and event.modifiers() != Qt.KeyboardModifier.NoModifier:
            event.ignore()
            return
        # Some systems turn the wheel sideways while Shift is held.
        turned = event.angleDelta().y() or (event.angleDelta().x() if shifted else 0)
        notches = self._notches(-turned)
        if notches:
            (self.varied if shifted else self.stepped).emit(notches)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The view would scroll; the window's shortcuts come first, and what they leave is nobody's.
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._pointer = None
            self._update_hover()
        return super().viewportEvent(event)

    def scrollContentsBy(self, across: int, down: int) -> None:
        super().scrollContentsBy(across, down)
        self._update_hover()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._relayout()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._relayout()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._relayout()

    def _relayout(self) -> None:
        surface = self._surface(coordinates=self._board.surface.coordinates)
        if surface != self._board.surface:
            self._lay_out(surface)

    def _lay_out(self, surface: Surface) -> None:
        self.setTransform(QTransform.fromScale(1 / surface.scale, 1 / surface.scale))
        self._board.lay_out(surface)
        self._update_hover()

    def _surface(self, *, coordinates: bool) -> Surface:
        scale = self.devicePixelRatioF()
        return Surface(
            width=max(1, round(self.viewport().width() * scale * self._zoom)),
            height=max(1, round(self.viewport().height() * scale * self._zoom)),
            scale=scale,
            coordinates=coordinates,
            dark=is_dark(self.palette()),
            font=self.font(),
        )

    def _device(self, position: QPoint | QPointF) -> tuple[float, float]:
        scale, scrolled = self._board.surface.scale, self._scrolled()
        return (position.x() + scrolled.x()) * scale, (position.y() + scrolled.y()) * scale

    def _scrolled(self) -> QPointF:
        """Return how far the board is scrolled, in logical pixels."""
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _begin_gesture(self, event: QMouseEvent, signal: SignalInstance) -> None:
        self._point_to(event.position())
        point = self._hovered
        # The same button again: its release went to another window.
        if point is None or self._button not in (None, event.button()):
            return
        self._button = event.button()
        self._entered = point
        signal.emit(point, event.button(), event.modifiers())

    def _drag(self, x: float, y: float) -> None:
        geometry = self._board.geometry
        point = geometry.cell_at(x, y)
        if point == self._entered or not geometry.is_well_inside(x, y):
            return
        start, self._entered = self._entered, point
        for entered in points_between(start, point):
            if geometry.size.holds(entered):
                self.dragged.emit(entered)

    def _point_to(self, place: QPointF) -> None:
        """Have the pointer at a place of the viewport, and no cursor."""
        self._pointer = place
        if self.cursor_point is not None:
            self._board.show_picture(self._board.picture._replace(cursor=None))
        self._update_hover()

    def _update_hover(self) -> None:
        """Find the point that is hovered now: where the cursor is, or else the pointer."""
        pointed = None if self._pointer is None else self.point_at(self._pointer)
        self._hover(pointed if self.cursor_point is None else self.cursor_point)

    def _on_board(self, points: frozenset[Point]) -> frozenset[Point]:
        return frozenset(filter(self._board.picture.position.size.holds, points))

    def _hover(self, point: Point | None) -> None:
        if point != self._hovered:
            self._hovered = point
            self.hovered.emit(point)

    def _notches(self, turned: int) -> int:
        """Add to what the wheel has turned and take whole notches off it, towards zero."""
        if turned * self._turned < 0:
            self._turned = 0
        self._turned += turned
        notches = int(self._turned / _NOTCH)
        self._turned -= notches * _NOTCH
        return notches
