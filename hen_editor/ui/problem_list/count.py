"""The number of problems in the message line, which shows and hides their list."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from hen_editor.core.diagnostics import Severity
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import make_saying
from hen_editor.ui.widgets.buttons import FlatButton, make_room, show_words

_MANY = 88
"""The number of problems for which there is room from the beginning."""


class ProblemCount(FlatButton):
    """Says how many problems there are, or how many notes where there is nothing worse; nothing while solving."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        make_saying(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setToolTip(self.tr("Show or hide the list of problems"))
        make_room(self, [self._words(0), self._words(_MANY), self._words(_MANY, are_notes=True)])
        self._shown: tuple[int, bool, bool] | None = None

    def show_state(self, state: State) -> None:
        """Show the number of problems of a state, not counting summaries."""
        listed = [problem.diagnostic for problem in state.problems if not problem.is_summary]
        are_notes = all(each.severity is Severity.NOTE for each in listed)
        shown = len(listed), are_notes, state.is_solving
        if shown != self._shown:
            self._shown = shown
            show_words(self, "" if state.is_solving else self._words(len(listed), are_notes=are_notes))
            self.setEnabled(bool(listed) and not state.is_solving)

    def _words(self, count: int, *, are_notes: bool = False) -> str:
        if not count:
            return self.tr("No problems")
        if are_notes:
            return self.tr("%Ln note(s)", "", count)
        return self.tr("%Ln problem(s)", "", count)
