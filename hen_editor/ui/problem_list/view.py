"""The problem list widget: counts above, a row for each problem."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListView, QMenu, QVBoxLayout, QWidget

from hen_editor.core.diagnostics import Report
from hen_editor.ui.icons import icon
from hen_editor.ui.problem_list.model import ProblemModel
from hen_editor.ui.problem_list.problem import ListedProblem
from hen_editor.ui.problem_list.row import ProblemRow
from hen_editor.ui.state import State
from hen_editor.ui.widgets.buttons import FlatButton, draw_focus
from hen_editor.ui.widgets.plain_text import tooltip, without_mnemonic
from hen_editor.ui.widgets.transient import pop_up
from hen_editor.ui.wording import fix_label, listed, message

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LINES_WITH_A_ROW = 5
"""The height in lines from which there is room for a row; in less there are only the counts."""


class ProblemList(QWidget):
    """Lists problems, errors first.

    activated: the `ListedProblem` that was clicked, or opened with Enter, to go there. fix_requested: the one to fix.
    room_wanted: the counts were clicked, to see the rows.
    """

    activated = Signal(object)
    room_wanted = Signal()
    fix_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = _Counts(self)
        self._fix = FlatButton(self)
        self._fix.setIcon(icon("fix"))
        self._fix.setAccessibleName(self.tr("Fix"))
        self._view = _Rows(self)
        self._view.setAccessibleName(self.tr("Problems"))
        self._view.setFrameShape(QListView.Shape.NoFrame)
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
        self._let_tab_reach_problems()
        self._title.setToolTip(self.tr("Click to see the list") if problems else "")
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._view.setVisible(self.height() >= _LINES_WITH_A_ROW * self.fontMetrics().lineSpacing())
        self._let_tab_reach_problems()

    def _let_tab_reach_problems(self) -> None:
        """Have Tab go to the rows, to the counts if there is no room for them, and to neither if there are none."""
        no_focus, is_folded = Qt.FocusPolicy.NoFocus, self._view.isHidden()
        self._view.setFocusPolicy(Qt.FocusPolicy.StrongFocus if self._model.rowCount() else no_focus)
        self._title.setFocusPolicy(Qt.FocusPolicy.TabFocus if self._model.rowCount() and is_folded else no_focus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self._shown:
            self.room_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._title.hasFocus() and event.key() in (*_ENTER, Qt.Key.Key_Space):
            self.room_wanted.emit()
            self._view.setFocus()
        elif event.key() in _ENTER:
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
        fixable = None if problem is None or problem.diagnostic.replacement is None else problem.diagnostic
        self._fix.setEnabled(fixable is not None)
        self._fix.setToolTip("" if fixable is None else tooltip(fix_label(fixable)))

    def _show_menu(self, where: QPoint) -> None:
        problem = self._model.problem(self._view.indexAt(where))
        if problem is not None:
            pop_up(self._menu(problem), self._view.viewport().mapToGlobal(where))

    def _menu(self, problem: ListedProblem) -> QMenu:
        found = problem.diagnostic
        menu = QMenu(self)
        menu.addAction(self.tr("Go there")).triggered.connect(lambda: self.activated.emit(problem))
        if found.replacement is not None:
            fix = menu.addAction(icon("fix"), without_mnemonic(fix_label(found)))
            fix.triggered.connect(lambda: self.fix_requested.emit(problem))
        menu.addAction(self.tr("Copy")).triggered.connect(lambda: QGuiApplication.clipboard().setText(message(found)))
        return menu


class _Rows(QListView):
    """Rows of which one is selected while they have the focus, as that is what shows it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))


class _Counts(QLabel):
    """A label that shows the focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            draw_focus(self)
