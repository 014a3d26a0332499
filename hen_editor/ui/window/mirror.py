"""The mirror: updates all views of a window to its state, each once per change."""

import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.document import Document
from hen_editor.ui.state import State, View


class Mirror(QObject):
    """Holds the state of a window, and shows it in the views.

    state: the present state.
    """

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self.state = State(document.snapshot)
        self._views: Sequence[View] = ()
        self._shown: dict[View, State] = {}
        self._is_showing = False
        document.changed.connect(self._follow)
        document.file_changed.connect(lambda: self.show(self._of_document(self.state.snapshot)))

    @property
    def views(self) -> Sequence[View]:
        """The views in update order; later ones see changes made by earlier ones."""
        return self._views

    @views.setter
    def views(self, views: Sequence[View]) -> None:
        self._views = views
        self.show(self._of_document(self._document.snapshot))

    def show(self, state: State) -> None:
        """Show a state in each view that does not show it yet.

        A view may change the state during an update; the new state is then shown in all views. An error in one view
        does not affect the others; one in the handler of such errors, those to come.
        """
        if state != self.state:
            self.state = state
        if self._is_showing:
            return
        self._is_showing = True
        try:
            while (view := self._next_view()) is not None:
                self._shown[view] = self.state
                self._show_in(view)
        finally:
            self._is_showing = False

    def _show_in(self, view: View) -> None:
        try:
            view.show_state(self.state)
        except Exception:  # noqa: BLE001 - whatever is wrong in one view, the others show the state
            sys.excepthook(*sys.exc_info())

    def _next_view(self) -> View | None:
        state, shown = self.state, self._shown
        return next((view for view in self._views if shown.get(view) is not state), None)

    def _follow(self, snapshot: Snapshot) -> None:
        """Show a snapshot, even if it is unchanged: a view may have missed it."""
        self._shown.clear()
        self.show(self._of_document(snapshot))

    def _of_document(self, snapshot: Snapshot) -> State:
        document, state = self._document, self.state
        if snapshot is not state.snapshot:
            state = state.showing(snapshot)
        return state._replace(
            path=document.path,
            is_modified=document.is_modified,
            is_removed=document.is_removed,
            is_read_only=document.is_read_only,
            is_fresh=document.is_fresh,
        )
