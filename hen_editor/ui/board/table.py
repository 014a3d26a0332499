"""The board as a table: each point is a cell that a screen reader reads, and that keys reach and edit."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from hen_editor.core.board import Color, Point
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark
from hen_editor.drawing.figure import Figure
from hen_editor.drawing.frame import Frame
from hen_editor.drawing.painter.texts import shown_names
from hen_editor.drawing.words import line_names
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.speech import point_here, spoken
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import Role, show_focus
from hen_editor.ui.widgets.input import is_plain
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.widgets.viewport import known_viewport

Index = QModelIndex | QPersistentModelIndex

_MARKS = {Mark.CIRCLE: "○", Mark.SQUARE: "□", Mark.TRIANGLE: "△", Mark.CROSS: "×"}

_EMPTY, _STAR, _KO = "·", "+", "ko"
"""What is shown on points without stones."""

_WIDEST = "w12"
"""The widest text that a cell and the name of a column have room for."""

_MOVING = frozenset(
    {
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    }
)
"""The keys that move over the table; all others do what they do on the board."""


class BoardTable(QTableView):
    """Shows the points that the board shows, in the same places: a cell has the letter of its stone, and what is on it.

    first_point: returns which point is current at first.

    pointed: the current cell, or a key pressed in it, is about this point.
    """

    pointed = Signal(object)

    def __init__(self, first_point: Callable[[], Point], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first_point = first_point
        self.setViewport(known_viewport(self))
        self.setAccessibleName(self.tr("Board as a table"))
        self.setAccessibleDescription(
            self.tr("Arrow keys go from point to point; all other keys do what they do on the board.")
        )
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # like the board, even in right-to-left languages
        show_focus(self, Role.PANE)
        self._is_showing = False
        self._points = PointModel(self)
        self.setModel(self._points)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionsClickable(False)
            header.setHighlightSections(True)
            header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit()

    @property
    def current_point(self) -> Point | None:
        """The point of the current cell."""
        return self._points.point(self.currentIndex())

    def show_state(self, state: State) -> None:
        """Show the points of a state; the current one stays current."""
        point, self._is_showing = self.current_point, True
        if self._points.show_state(state) and point is not None:
            self.setCurrentIndex(self._points.index_of(point))
        self._is_showing = False

    def show_point(self, point: Point) -> None:
        """Make the cell of a point current, unless it is not shown."""
        index = self._points.index_of(point)
        if index.isValid() and index != self.currentIndex():
            self._is_showing = True
            self.setCurrentIndex(index)
            self._is_showing = False

    def keyboardSearch(self, typed: str) -> None:
        """Do nothing: letters are keys of the board."""

    def sizeHint(self) -> QSize:
        across, down = self.horizontalHeader(), self.verticalHeader()
        frame = 2 * self.frameWidth()
        return QSize(down.sizeHint().width() + across.length(), across.sizeHint().height() + down.length()) + QSize(
            frame, frame
        )

    def minimumSizeHint(self) -> QSize:
        side = 4 * self.horizontalHeader().defaultSectionSize()
        return QSize(side, side)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.current_point is None:
            self.show_point(self._first_point())
        super().focusInEvent(event)
        self._point()
        call_soon(self, self._say_current)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._point()

    def event(self, event: QEvent) -> bool:
        """Keep the arrow keys, which step through the game elsewhere; any key is about the current point."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._point()
            if event.key() in _MOVING and is_plain(event):
                event.accept()
                return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _say_current(self) -> None:
        """Let a screen reader say the current cell, after the table itself, which has just got the focus."""
        super().currentChanged(self.currentIndex(), self.currentIndex())

    def _point(self) -> None:
        if (point := self.current_point) is not None and not self._is_showing:
            self.pointed.emit(point)

    def _fit(self) -> None:
        """Give all cells the size that the longest usual text needs."""
        metrics = self.fontMetrics()
        width, height = metrics.horizontalAdvance(_WIDEST) + 6, metrics.height() + 4
        for header, size in ((self.horizontalHeader(), width), (self.verticalHeader(), height)):
            header.setMinimumSectionSize(min(width, height))
            header.setDefaultSectionSize(size)
            for section in range(header.count()):
                header.resizeSection(section, size)


class PointModel(QAbstractTableModel):
    """The points of a board as cells, where the board shows them."""

    def __init__(self, parent: QTableView) -> None:
        super().__init__(parent)
        self._state: State | None = None
        self._frame: Frame | None = None
        self._cells: Mapping[tuple[int, int], Point] = {}
        self._texts: Mapping[Point, str] = {}

    def show_state(self, state: State) -> bool:
        """Show the points of a state; return whether they have other places than before."""
        self._state = state
        figure = shown_figure(state)
        frame, before = Frame.of(figure), self._frame
        is_moved = before is None or (before.places, before.size, before.figure.names) != (
            frame.places,
            frame.size,
            frame.figure.names,
        )
        if is_moved:
            self.beginResetModel()
        self._frame, self._texts = frame, figure.texts()
        if is_moved:
            self._cells = {place: point for point, place in frame.places.items()}
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0, 0), self.index(frame.rows - 1, frame.columns - 1))
        return is_moved

    def point(self, index: Index) -> Point | None:
        """Return the point of a cell."""
        return self._cells.get((index.column(), index.row()))

    def index_of(self, point: Point) -> QModelIndex:
        """Return the cell of a point; an invalid index, if it is not shown."""
        if self._frame is None or not self._frame.shows(point):
            return QModelIndex()
        column, row = self._frame.place(point)
        return self.index(row, column)

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if self._frame is None or (parent is not None and parent.isValid()) else self._frame.rows

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if self._frame is None or (parent is not None and parent.isValid()) else self._frame.columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | Qt.AlignmentFlag | None:
        point = self.point(index)
        if point is None or self._state is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._shown(point)
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken([point_here(self._state, point)])
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip(spoken([point_here(self._state, point)]))
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if self._frame is None or role != Qt.ItemDataRole.DisplayRole:
            return None
        is_column = orientation is Qt.Orientation.Horizontal
        return line_names(self._frame.figure, self._frame, is_column=is_column)[section][1]

    def _shown(self, point: Point) -> str:
        """Return the HEN letter of a stone, and what is on the point."""
        assert self._frame is not None
        figure = self._frame.figure
        color: Color | None = figure.position.stones.get(point)
        mark = figure.mark(point)
        on_it = [
            "" if color is None else color.value,
            _MARKS[mark] if mark else "",
            self._texts.get(point, ""),
            _KO if point == figure.position.ko else "",
        ]
        is_star = point in figure.position.size.star_points()
        return "".join(on_it) or (_STAR if is_star else _EMPTY)


def shown_figure(state: State) -> Figure:
    """Return what the board shows of a state: the position of a paste, while one is offered."""
    snapshot = state.shown
    overlay = Overlay.of(snapshot.tree, snapshot.node)
    if state.preview is not None:
        return Figure(snapshot.position, overlay, names=shown_names(state.names), symmetry=state.symmetry)
    return Figure(
        snapshot.position,
        overlay,
        state.part(overlay.part),
        state.numbers_shown,
        names=shown_names(state.names),
        symmetry=state.symmetry,
    )
