"""The mirror: updates all views of a window to its state, each once per change."""

import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.document import Document
from hen_editor.ui.state import State, View

Done = TypeVar("Done")


class Mirror(QObject):
    """Holds the state of a window, and shows it in the views.

    Views only show a state: they neither change it nor emit anything meanwhile. If a view loses the focus by showing
    it, the change that follows from that is shown at once in all views.

    state: the present state. derive: returns a state with the fields that follow from the others.
    """

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self.state = State(document.snapshot)
        self.derive: Callable[[State], State] = lambda state: state
        self._views: Sequence[View] = ()
        self._shown: dict[View, State] = {}
        document.changed.connect(self._show_snapshot)
        document.file_changed.connect(self._show_file)

    @property
    def views(self) -> Sequence[View]:
        """The views in update order."""
        return self._views

    @views.setter
    def views(self, views: Sequence[View]) -> None:
        self._views = views
        self.show(self._of_document(self._document.snapshot))

    def show(self, state: State) -> None:
        """Show a state in each view that does not show it yet.

        An error in one view does not affect the others; an error in the handler of such errors affects the rest.
        """
        state = self.derive(state)
        if state != self.state:
            self.state = state
        while outdated := self._outdated_views():
            for view in outdated:
                if self._shown.get(view) is not self.state:
                    self._show_in(view)

    def _show_in(self, view: View) -> None:
        self._shown[view] = self.state
        try:
            view.show_state(self.state)
        except Exception:  # noqa: BLE001 - whatever is wrong in one view, the others must show the state
            sys.excepthook(*sys.exc_info())

    def show_after(self, state: State, do: Callable[[], Done]) -> Done:
        """Change the document, and show this state together with the new snapshot; return the result of the change."""
        self.state = state
        done = do()
        if self._outdated_views():
            self.show(self.state)
        return done

    def _outdated_views(self) -> list[View]:
        state, shown = self.state, self._shown
        return [view for view in self._views if shown.get(view) is not state]

    def _show_snapshot(self, snapshot: Snapshot) -> None:
        """Show a snapshot, even if it is unchanged: a view may have missed it."""
        self._shown.clear()
        self.show(self._of_document(snapshot))

    def _show_file(self) -> None:
        state = self._of_document(self.state.snapshot)
        if state != self.state:
            self.show(state)

    def _of_document(self, snapshot: Snapshot) -> State:
        document, state = self._document, self.state
        if snapshot is not state.snapshot:
            state = state.showing(snapshot)
        else:
            state = state._replace(typing=state.typing.showing(snapshot))  # the typed text may have been refused
        return state._replace(
            path=document.path,
            is_modified=document.is_modified,
            is_removed=document.is_removed,
            is_read_only=document.is_read_only,
            is_fresh=document.is_fresh,
            file_problems=document.problems,
        )
