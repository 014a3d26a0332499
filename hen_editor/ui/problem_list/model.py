"""The problems as an item model that computes rows on demand."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QIcon

from hen_editor.core.diagnostics import Severity
from hen_editor.ui.icons import icon
from hen_editor.ui.problem_list.problem import ListedProblem, in_order
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.wording import message

PLACE_ROLE = Qt.ItemDataRole.UserRole + 1
"""The role of a problem's location as text."""

PART_ROLE = PLACE_ROLE + 1
"""The role that tells whether a problem is included in the summary above it."""

Index = QModelIndex | QPersistentModelIndex


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
