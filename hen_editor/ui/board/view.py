"""The board widget: shows positions and reports mouse actions."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip, QWidget

from hen_editor.core.board import Area, Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.navigate import NextMove, NextMoves
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.drawing.figure import Figure, Sides
from hen_editor.drawing.painter.texts import shown_names
from hen_editor.drawing.style import Style
from hen_editor.ui.board.analysis import AnalysisLayer
from hen_editor.ui.board.geometry import points_between
from hen_editor.ui.board.motion import MovingStones, by_hand, is_motion_wanted
from hen_editor.ui.board.picture import Picture, Preview
from hen_editor.ui.board.scene import BoardScene, Framing, Surface
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.colors import colors_of
from hen_editor.ui.state import Comparison, Hatching, State
from hen_editor.ui.style.roles import Role, show_focus
from hen_editor.ui.widgets.input import NOTCH, ZOOM_STEP, Wheel
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.widgets.viewport import known_viewport

if TYPE_CHECKING:
    from hen_editor.core.positions.differences import PositionDifference

MAX_ZOOM = 6.0
"""The largest zoom factor."""

_LONGEST_TOOLTIP = 300
"""The most characters of a comment in a tooltip."""

LONGEST_SURFACE = 8192
"""The longest side of the surface in device pixels: its ground is cached as a pixmap."""


class BoardView(QGraphicsView):
    """A board of any size, as large as the widget allows.

    All signals report what the user did. A gesture is one button held down: `pressed` (or `double_clicked` instead,
    for the second of two quick clicks), `dragged` for each further point the pointer enters, `released` with the point
    under the pointer, None off the board. It begins on a point; other buttons pressed meanwhile are ignored. `hovered`
    is sent with the point under the pointer, or of the keyboard cursor, whenever that changes, also during a gesture;
    None off the board. `stepped` counts notches of the wheel, forward if positive; `varied` counts those with Shift
    held. With Ctrl the wheel zooms. `menu_requested` has the point that a context menu is for, or None, and the screen
    position; a key asks for it without a position, with the point of the keyboard cursor.

    laid_out: the points have moved in the viewport. stone_came: an edit has put a stone in the place of its ghost.

    preview_at: returns what a click on a point, or off the board, would do.

    When the board size changes, a gesture ends silently, the point under the pointer changes, and everything else
    that referred to points (highlights, numbers, preview, cursor) is cleared.
    """

    pressed = Signal(object, Qt.MouseButton, Qt.KeyboardModifier)
    dragged = Signal(object)
    released = Signal(object)
    double_clicked = Signal(object, Qt.MouseButton, Qt.KeyboardModifier)
    hovered = Signal(object)
    menu_requested = Signal(object, object)
    stepped = Signal(int)
    varied = Signal(int)
    laid_out = Signal()
    stone_came = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(known_viewport(self))
        self.preview_at: Callable[[Point | None], Preview] = lambda point: Preview()
        self._shown: Snapshot | None = None
        self._comparison: Comparison | None = None
        self._differences: Mapping[Point, PositionDifference] = {}
        self._overlay = Overlay()
        self._next_moves = NextMoves.NONE
        self._button: Qt.MouseButton | None = None
        self._entered = Point(0, 0)
        self._pointer: QPointF | None = None
        self._hovered: Point | None = None
        self._wheel = Wheel()
        self._notches = 0
        self._is_varying = False
        # After the events that are waiting, so that the notches of a fast turn become a single step.
        self._turning = QTimer(self, singleShot=True, interval=0)
        self._turning.timeout.connect(self.finish_turn)
        self._zoom = 1.0
        self._style: Style | None = None
        self._hatching = Hatching.IN_HIGH_CONTRAST
        show_focus(self, Role.DESK)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 160)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(
            self.tr("A cursor goes from point to point by keys. The board as a table is in the menu View, Panels.")
        )
        self._board = BoardScene(self._surface(Framing()))
        self.setScene(self._board)
        self._lay_out(self._board.surface)

    @property
    def cursor_point(self) -> Point | None:
        """The point of the keyboard cursor, None while the mouse is used."""
        return self._board.picture.cursor

    @property
    def part(self) -> Area:
        """The points that are shown."""
        return self._board.geometry.part

    @property
    def hovered_point(self) -> Point | None:
        """The point under the pointer, or of the keyboard cursor."""
        return self._hovered

    def show_state(self, state: State) -> None:
        """Show the position of a state with all that is shown on it, or the preview of another one."""
        snapshot = state.shown
        self.set_style(state.style, state.hatching)
        # The bar of an engine is right below it.
        framing = Framing(state.coordinates, state.symmetry, names=shown_names(state.names), tight=state.analysis.is_on)
        if state.preview is not None:
            self._shown = None
            self.set_framing(framing)
            overlay = Overlay.of(snapshot.tree, snapshot.node)
            self.show_position(snapshot.position, overlay, highlighted=state.preview.replaced)
            return
        is_new = snapshot is not self._shown
        if is_new:
            self._overlay = Overlay.of(snapshot.tree, snapshot.node)
        overlay, dead = self._overlay, frozenset[Point]()
        self.set_framing(framing._replace(part=state.part(overlay.part)))
        if is_new or state.comparison is not self._comparison:
            comparison = self._comparison = state.comparison
            self._differences = {} if comparison is None else comparison.on_points(snapshot.position)
        next_moves = self._board.picture.next_moves
        if is_new or state.next_moves_shown is not self._next_moves:
            self._next_moves = state.next_moves_shown
            next_moves = self._next_moves.of(snapshot.tree, snapshot.node, snapshot.position.stones)
        if state.counting is not None:
            count = state.counting.counted
            overlay, dead = overlay._replace(territory=count.territories), count.dead
        numbers, highlighted = state.numbers_shown, state.highlighted_points
        before, is_edit = self._board.picture, self._shown is not None and snapshot.tree is not self._shown.tree
        self.show_position(snapshot.position, overlay, numbers, highlighted, self._differences, next_moves, dead)
        self._shown = snapshot
        if is_edit:
            self._show_arrival(by_hand(before, self._board.picture))

    def show_position(
        self,
        position: Position,
        overlay: Overlay | None = None,
        move_numbers: Mapping[Point, int] | None = None,
        highlighted: Iterable[Point] = (),
        differences: "Mapping[Point, PositionDifference] | None" = None,
        next_moves: Mapping[Point, NextMove] | None = None,
        dead: frozenset[Point] = frozenset(),
    ) -> None:
        """Show a position and the other markup of its node; only points that differ are repainted.

        move_numbers: numbers on stones without other text. highlighted: points; those off the board are ignored.
        differences: how points differ from the position it is compared with. next_moves: moves to step to. dead: points
        whose stones are dead.
        """
        overlay = overlay or Overlay()
        if position.size != self._board.picture.position.size:
            self._button = None
            self._board.show_picture(Picture(position, overlay))
            self._update_hover()
        preview, shown = self.preview_at(self._hovered), self._board.picture
        on_board = frozenset(filter(position.size.holds, highlighted))
        numbers = move_numbers or {}
        self._show_picture(
            shown._replace(
                position=position,
                overlay=overlay,
                move_numbers=numbers,
                preview=preview,
                highlighted=on_board,
                differences=differences or {},
                next_moves=next_moves or {},
                dead=dead,
            )
        )

    def _show_arrival(self, moving: MovingStones) -> None:
        """Animate stones that come or go, which are already shown in their final state."""
        if moving.coming:
            if is_motion_wanted():
                self._board.move_stones(moving)
            call_soon(self, self.stone_came.emit)  # not while a state is being shown: views emit nothing then

    def show_cursor(self, point: Point | None) -> None:
        """Show the keyboard cursor on a point, which then counts as hovered; None hides it."""
        self._board.show_picture(self._board.picture._replace(cursor=point))
        self._update_hover()
        if point is not None and self.magnification > 1:
            middle, cell = self._board.geometry.centre(point), self._board.geometry.cell
            self.ensureVisible(QRectF(middle[0] - cell, middle[1] - cell, 2 * cell, 2 * cell), 0, 0)

    def click(self, point: Point, button: Qt.MouseButton) -> None:
        """Emit the signals of a click on a point, made with a key."""
        if self._button is None:
            self.pressed.emit(point, button, Qt.KeyboardModifier.NoModifier)
            self.released.emit(point)

    @property
    def analysis(self) -> AnalysisLayer:
        """What is shown of an analysis."""
        return self._board.picture.analysis

    def show_analysis(self, analysis: AnalysisLayer) -> None:
        """Show what an engine thinks of the position, until something else is to be shown of it."""
        self._show_picture(self._board.picture._replace(analysis=analysis))

    @property
    def wood(self) -> QRectF:
        """The rectangle of the board itself in the viewport."""
        x, y, width, height = (side / self._board.surface.scale for side in self._board.geometry.wood)
        return QRectF(x, y, width, height).translated(-self._scrolled())

    def set_preview(self, preview: Preview) -> None:
        """Show what a click or a drag would do."""
        self._show_picture(self._board.picture._replace(preview=preview))

    def set_framing(self, framing: Framing) -> None:
        """Show or hide the coordinates, and show the board rotated or mirrored, or only a part of it."""
        if framing != self._board.surface.framing:
            self._lay_out(self._surface(framing))

    def set_style(self, style: Style | None, hatching: Hatching = Hatching.IN_HIGH_CONTRAST) -> None:
        """Draw the board in a style, by default the theme's. hatching: when coloured stones are hatched."""
        if style is not self._style or hatching is not self._hatching:
            self._style, self._hatching = style, hatching
            self._relayout()

    @property
    def magnification(self) -> float:
        """The zoom factor; 1 shows all of the board, or of its part. It is lower while the window is very large."""
        return self._board.surface.magnification

    def zoom(self, magnification: float, around: QPointF | None = None) -> None:
        """Set the zoom factor, from 1 to `MAX_ZOOM`.

        around: the viewport position that stays fixed; by default that of the pointer, else the middle of the part of
        the board to show, else of the viewport.
        """
        magnification = self._bounded(magnification)
        if magnification == self.magnification:
            return
        place = around or self._pointer or self._middle()
        column, row = self._board.geometry.coordinates(*self._device(place))
        self._zoom = magnification
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if magnification > 1 else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
        self._relayout()
        there = QPointF(*self._board.geometry.place(column, row)) / self._board.surface.scale - place
        self.horizontalScrollBar().setValue(round(there.x()))
        self.verticalScrollBar().setValue(round(there.y()))

    @property
    def figure(self) -> Figure:
        """Return what is shown, as exported pictures have it: without previews and next moves."""
        shown, framing = self._board.picture, self._board.surface.framing
        return Figure(
            shown.position,
            shown.overlay,
            shown.overlay.part,
            shown.move_numbers,
            sides=Sides.FOUR if framing.coordinates else Sides.NONE,
            names=framing.names,
            symmetry=framing.symmetry,
        )

    def point_at(self, position: QPoint | QPointF) -> Point | None:
        """Return the point of the board at a viewport position, None if it is more than half a cell away."""
        return self._board.geometry.point_at(*self._device(position))

    def centre_of(self, point: Point) -> QPointF:
        """Return the viewport position of a point's centre."""
        x, y = self._board.geometry.centre(point)
        scale = self._board.surface.scale
        return QPointF(x / scale, y / scale) - self._scrolled()

    def beside(self, point: Point, across: int, down: int) -> Point:
        """Return the point `across` lines to the right of a point and `down` below it, as the board is shown."""
        geometry = self._board.geometry
        column, row = geometry.in_view(point)
        return geometry.on_board(Point(column + across, row + down))

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

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is not QContextMenuEvent.Reason.Mouse:
            self.menu_requested.emit(self.cursor_point, None)
        elif self._button in (None, Qt.MouseButton.RightButton):
            self.menu_requested.emit(self.point_at(event.pos()), event.globalPos())
            if QApplication.activePopupWidget() is not None:
                self._button = None  # the menu will get the release of the button

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.zoom(self.magnification * ZOOM_STEP ** (event.angleDelta().y() / NOTCH), event.position())
            event.accept()
            return
        shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if not shifted and event.modifiers() != Qt.KeyboardModifier.NoModifier:
            event.ignore()
            return
        # Some systems swap the wheel's axes while Shift is held.
        turned = event.angleDelta().y() or (event.angleDelta().x() if shifted else 0)
        if shifted is not self._is_varying:
            self.finish_turn()
            self._is_varying = shifted
        self._notches += self._wheel.notches(-turned)
        self._turning.start()
        event.accept()

    def finish_turn(self) -> None:
        """Report the notches of the wheel that were collected, as one step."""
        self._turning.stop()
        notches, self._notches = self._notches, 0
        if notches:
            (self.varied if self._is_varying else self.stepped).emit(notches)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # QGraphicsView would scroll; all keys belong to the window's shortcuts.
        event.ignore()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._pointer = None
            self._update_hover()
        elif event.type() == QEvent.Type.ToolTip:
            help_event = cast(QHelpEvent, event)
            QToolTip.showText(help_event.globalPos(), self._tooltip(self.point_at(help_event.pos())), self.viewport())
            return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint only the points that have changed, not all points between them as well."""
        self._board.exposed = [self.mapToScene(part).boundingRect() for part in cast(Iterable[QRect], event.region())]
        super().paintEvent(event)
        self._board.exposed = ()

    def scrollContentsBy(self, across: int, down: int) -> None:
        super().scrollContentsBy(across, down)
        self._update_hover()
        self.laid_out.emit()

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
        shown = self._board.surface
        surface = self._surface(shown.framing)
        if surface != shown:
            self._lay_out(surface)

    def _lay_out(self, surface: Surface) -> None:
        self.setTransform(QTransform.fromScale(1 / surface.scale, 1 / surface.scale))
        self._board.lay_out(surface)
        if self.cursor_point is not None and not self.part.holds(self.cursor_point):
            self._board.show_picture(self._board.picture._replace(cursor=None))
        self._update_hover()
        self.laid_out.emit()

    def _surface(self, framing: Framing) -> Surface:
        scale, theme = self.devicePixelRatioF(), colors_of(self.palette())
        magnification = self._bounded(self._zoom)
        return Surface(
            width=max(1, round(self.viewport().width() * scale * magnification)),
            height=max(1, round(self.viewport().height() * scale * magnification)),
            scale=scale,
            dark=theme.is_dark,
            font=self.font(),
            framing=framing,
            magnification=magnification,
            style=self._style,
            hatching=self._hatching.applies(theme),
        )

    def _bounded(self, magnification: float) -> float:
        """Return the zoom factor nearest to this one that the surface has room for."""
        longest = max(self.viewport().width(), self.viewport().height()) * self.devicePixelRatioF()
        return max(1.0, min(magnification, MAX_ZOOM, LONGEST_SURFACE / longest))

    def _middle(self) -> QPointF:
        """Return the viewport position of the middle of the part of the board to show, or of the viewport."""
        part = self._board.picture.overlay.part
        if part is None or self._board.surface.framing.part is not None:
            return QPointF(self.viewport().rect().center())
        return (self.centre_of(part.upper_left) + self.centre_of(part.lower_right)) / 2

    def _device(self, position: QPoint | QPointF) -> tuple[float, float]:
        scale, scrolled = self._board.surface.scale, self._scrolled()
        return (position.x() + scrolled.x()) * scale, (position.y() + scrolled.y()) * scale

    def _scrolled(self) -> QPointF:
        """Return the scroll offset in logical pixels."""
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _begin_gesture(self, event: QMouseEvent, signal: SignalInstance) -> None:
        self.finish_turn()
        self._point_to(event.position())
        point = self._hovered
        # If it is the same button again, its release went to another window.
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
            if geometry.part.holds(entered):
                self.dragged.emit(entered)

    def _tooltip(self, point: Point | None) -> str:
        """Return the name of the node that the next move on a point leads to, and how its comment begins."""
        move = None if point is None else self._board.picture.next_moves.get(point)
        if move is None or self._shown is None:
            return ""
        node = self._shown.tree.node(move.node)
        name, comment = (node.beginning(identifier, _LONGEST_TOOLTIP + 1) for identifier in ("N", "C"))
        return tooltip(name, comment if len(comment) <= _LONGEST_TOOLTIP else f"{comment[:_LONGEST_TOOLTIP]}…")

    def _point_to(self, place: QPointF) -> None:
        """Set the pointer's viewport position, and hide the keyboard cursor."""
        self._pointer = place
        if self.cursor_point is not None:
            self._board.show_picture(self._board.picture._replace(cursor=None))
        self._update_hover()

    def _update_hover(self) -> None:
        """Update the hovered point: where the keyboard cursor is, or else the pointer."""
        pointed = None if self._pointer is None else self.point_at(self._pointer)
        self._hover(pointed if self.cursor_point is None else self.cursor_point)

    def _show_picture(self, picture: Picture) -> None:
        if picture != self._board.picture:
            if picture.preview.moves != self._board.picture.preview.moves:
                shape = Qt.CursorShape.SizeAllCursor if picture.preview.moves else Qt.CursorShape.ArrowCursor
                self.viewport().setCursor(shape)
            self._board.show_picture(picture)

    def _hover(self, point: Point | None) -> None:
        if point != self._hovered:
            self._hovered = point
            self.hovered.emit(point)
