"""The number of problems in the message line, which shows and hides their list."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from hen_editor.ui.state import State
from hen_editor.ui.style.roles import make_saying
from hen_editor.ui.widgets.buttons import FlatButton, make_room, show_words

_MANY = 88
"""The number of problems for which there is room from the beginning."""


class ProblemCount(FlatButton):
    """Says how many problems there are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        make_saying(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setToolTip(self.tr("Show or hide the list of problems"))
        make_room(self, [self._words(0), self._words(_MANY)])
        self._count = -1

    def show_state(self, state: State) -> None:
        """Show the number of problems of a state, not counting summaries."""
        listed = [problem.diagnostic for problem in state.problems if not problem.is_summary]
        count = len(listed)
        if count != self._count:
            self._count = count
            show_words(self, self._words(count))
            self.setEnabled(count > 0)

    def _words(self, count: int) -> str:
        return self.tr("%Ln problem(s)", "", count) if count else self.tr("No problems")
