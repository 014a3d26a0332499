"""The panes of the window, gone through with keys."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget


class Panes(QObject):
    """Gives the focus from one pane that is shown to the next."""

    def __init__(self, panes: Sequence[QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._panes = panes

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {"next-pane": partial(self.step, 1), "previous-pane": partial(self.step, -1)}

    def step(self, offset: int) -> None:
        """Give the focus to the next pane (1) or to the previous one (-1); before the first stands the last."""
        shown = [pane for pane in self._panes if pane.isVisible()]
        focused = QApplication.focusWidget()
        places = [
            place for place, pane in enumerate(shown) if focused and (pane is focused or pane.isAncestorOf(focused))
        ]
        place = (places[0] + offset) % len(shown) if places else 0
        shown[place].setFocus(Qt.FocusReason.TabFocusReason)
