"""The problem list widget: counts above, a row for each problem."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.diagnostics import Report, Severity
from hen_editor.ui.icons import icon
from hen_editor.ui.problems import ListedProblem, in_order
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import Role, show_focus
from hen_editor.ui.widgets.buttons import FlatButton
from hen_editor.ui.widgets.input import ENTER
from hen_editor.ui.widgets.long_text import draw_wrapped, line_height
from hen_editor.ui.widgets.plain_text import label, show_tip, tooltip, without_mnemonic
from hen_editor.ui.widgets.transient import pop_up
from hen_editor.ui.wording import fix_label, listed, message

_PADDING = 4
_GAP = 6

_ROOM_FOR_ONE_LINE = 90
"""The width of the list in characters from which each problem has one line; in a narrower list it has two."""

PLACE_ROLE = Qt.ItemDataRole.UserRole + 1
"""The role of a problem's location as text."""

PART_ROLE = PLACE_ROLE + 1
"""The role of whether a problem is included in the summary above it."""

Index = QModelIndex | QPersistentModelIndex


class ProblemList(QWidget):
    """Lists problems, errors first.

    activated: the `ListedProblem` to go to: it was clicked, or opened with Enter. fix_requested: the `ListedProblem` to
    fix.
    """

    activated = Signal(object)
    fix_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = label("", self)
        self._fix = FlatButton(self)
        self._fix.setIcon(icon("fix"))
        self._fix.setAccessibleName(self.tr("Fix"))
        self._view = _Rows(self)
        self._view.setAccessibleName(self.tr("Problems"))
        show_focus(self._view, Role.PANE)
        self._view.setUniformItemSizes(True)
        self._view.setMinimumHeight(1)
        self._view.setResizeMode(QListView.ResizeMode.Adjust)
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._view.setItemDelegate(ProblemRow(self._view))
        self._model = ProblemModel(self)
        self._view.setModel(self._model)
        self._fix.clicked.connect(self._fix_current)
        self._view.clicked.connect(self._activate_current)
        self._view.customContextMenuRequested.connect(self._show_menu)
        self._view.selectionModel().currentChanged.connect(self._offer_fix)
        above = QHBoxLayout()
        above.setContentsMargins(6, 2, 2, 2)
        above.addWidget(self._title, 1)
        above.addWidget(self._fix)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(above)
        column.addWidget(self._view)
        self.setFocusProxy(self._view)
        self._shown: Sequence[ListedProblem] = ()
        self.show_problems(())

    def show_state(self, state: State) -> None:
        """Show the problems of a state."""
        if state.problems is not self._shown:
            self._shown = state.problems
            self.show_problems(state.problems)

    def show_problems(self, problems: Sequence[ListedProblem]) -> None:
        """Replace the problems; the selected one stays selected if it is still there."""
        chosen = self._current()
        self._model.show_problems(problems)
        self._view.setCurrentIndex(self._model.index_of(chosen))
        self._title.setText(self._summary(problems))
        self._view.setFocusPolicy(Qt.FocusPolicy.StrongFocus if problems else Qt.FocusPolicy.NoFocus)
        self._offer_fix()

    def step(self, offset: int) -> ListedProblem | None:
        """Select the next problem (1) or the previous one (-1), cyclically, and return it; None if there are none."""
        count, row = self._model.rowCount(), self._view.currentIndex().row()
        if count:
            first = 0 if offset > 0 else count - 1
            self._view.setCurrentIndex(self._model.index((row + offset) % count if row >= 0 else first))
        return self._current()

    def _summary(self, problems: Sequence[ListedProblem]) -> str:
        """Return the number of problems of each severity as text, not counting summaries."""
        report = Report.of(problem.diagnostic for problem in problems if not problem.is_summary)
        counts = (
            self.tr("%Ln error(s)", "", len(report.errors)) if report.errors else "",
            self.tr("%Ln warning(s)", "", len(report.warnings)) if report.warnings else "",
            self.tr("%Ln note(s)", "", len(report.notes)) if report.notes else "",
        )
        return listed(filter(None, counts)) or self.tr("No problems")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._activate_current()
        else:
            super().keyPressEvent(event)

    def _current(self) -> ListedProblem | None:
        return self._model.problem(self._view.currentIndex())

    def _activate_current(self) -> None:
        problem = self._current()
        if problem is not None:
            self.activated.emit(problem)

    def _fix_current(self) -> None:
        self.fix_requested.emit(self._current())

    def _offer_fix(self) -> None:
        problem = self._current()
        fixable = problem.diagnostic if problem is not None and problem.can_be_fixed else None
        self._fix.setEnabled(fixable is not None)
        show_tip(self._fix, self.tr("This problem has no fix") if fixable is None else fix_label(fixable))

    def _show_menu(self, where: QPoint) -> None:
        problem = self._model.problem(self._view.indexAt(where))
        if problem is not None:
            pop_up(self._menu(problem), self._view.viewport().mapToGlobal(where))

    def _menu(self, problem: ListedProblem) -> QMenu:
        found = problem.diagnostic
        menu = QMenu(self)
        menu.addAction(self.tr("Go there")).triggered.connect(lambda: self.activated.emit(problem))
        if problem.can_be_fixed:
            fix = menu.addAction(icon("fix"), without_mnemonic(fix_label(found)))
            fix.triggered.connect(lambda: self.fix_requested.emit(problem))
        menu.addAction(self.tr("Copy")).triggered.connect(lambda: QGuiApplication.clipboard().setText(message(found)))
        return menu


class _Rows(QListView):
    """Rows of which one is selected while they have the focus, since only the selection shows the focus."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))


# Rows as they are painted, and their model.


class ProblemRow(QStyledItemDelegate):
    """Paints the rows of one list, all of the same height."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        line = line_height(index.data(Qt.ItemDataRole.DisplayRole), self._view.font())
        return QSize(0, self._lines(self._view.fontMetrics()) * line + 2 * _PADDING)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        picture, text = QIcon(option.icon), option.text
        option.text, option.icon = "", QIcon()
        style = self._view.style()
        option.state &= ~style.StateFlag.State_HasFocus  # the selection shows it
        style.drawControl(style.ControlElement.CE_ItemViewItem, option, painter, self._view)
        is_selected = bool(option.state & style.StateFlag.State_Selected)
        metrics = QFontMetrics(option.font)
        inside = option.rect.adjusted(_GAP, _PADDING, -_GAP, -_PADDING)
        extent = style.pixelMetric(style.PixelMetric.PM_SmallIconSize)
        if index.data(PART_ROLE):
            inside.setLeft(inside.left() + extent + _GAP)
        mode = QIcon.Mode.Selected if is_selected else QIcon.Mode.Normal
        first = QRect(inside)
        first.setHeight(line_height(text, option.font))
        sign = QRect(inside.left(), first.center().y() - extent // 2, extent, extent)
        picture.paint(painter, _mirrored(sign, option), Qt.AlignmentFlag.AlignCenter, mode)
        inside.setLeft(inside.left() + extent + _GAP)
        painter.save()
        painter.setFont(option.font)
        ink = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        faded = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.PlaceholderText
        place = metrics.elidedText(index.data(PLACE_ROLE), Qt.TextElideMode.ElideRight, inside.width() // 3)
        painter.setPen(option.palette.color(faded))
        painter.drawText(_mirrored(first, option), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, place)
        painter.setPen(option.palette.color(ink))
        if place:
            inside.setRight(inside.right() - metrics.horizontalAdvance(place) - 2 * _GAP)
        draw_wrapped(painter, _mirrored(inside, option), text, self._lines(metrics))
        painter.restore()

    def _lines(self, metrics: QFontMetrics) -> int:
        return 1 if self._view.viewport().width() > _ROOM_FOR_ONE_LINE * metrics.averageCharWidth() else 2


def _mirrored(part: QRect, option: QStyleOptionViewItem) -> QRect:
    """Return the place of a part of a row, mirrored in right-to-left layouts."""
    return QStyle.visualRect(option.direction, option.rect, part)


class ProblemModel(QAbstractListModel):
    """Problems, the worst first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._problems: list[ListedProblem] = []
        self._icons = {severity: icon(f"problem-{severity.value}") for severity in Severity}

    def show_problems(self, problems: Sequence[ListedProblem]) -> None:
        """Replace the problems."""
        self.beginResetModel()
        self._problems = in_order(problems)
        self.endResetModel()

    def problem(self, index: Index) -> ListedProblem | None:
        """Return the problem of a row, None for no row."""
        return self._problems[index.row()] if index.isValid() else None

    def index_of(self, problem: ListedProblem | None) -> QModelIndex:
        """Return the first row of a problem, or an invalid index."""
        return self.index(self._problems.index(problem)) if problem in self._problems else QModelIndex()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._problems)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | bool | QIcon | None:
        problem = self.problem(index)
        if problem is None:
            return None
        found = problem.diagnostic
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return message(found)
            case Qt.ItemDataRole.DecorationRole:
                return self._icons[found.severity]
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip(message(found), problem.place, problem.excerpt)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(found.severity).format(message=message(found), place=problem.place)
            case _ if role == PLACE_ROLE:
                return problem.place
            case _ if role == PART_ROLE:
                return problem.is_part
        return None

    def _spoken(self, severity: Severity) -> str:
        """Return the screen-reader text of a problem, with fields for its message and location."""
        match severity:
            case Severity.ERROR:
                return self.tr("error: {message} {place}")
            case Severity.WARNING:
                return self.tr("warning: {message} {place}")
            case Severity.NOTE:
                return self.tr("note: {message} {place}")
