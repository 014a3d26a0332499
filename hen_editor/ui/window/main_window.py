"""The main window: the views of one document, and what the user can do in them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent

from hen_editor.document.files import path_of_url
from hen_editor.ui import settings
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.views import Views

if TYPE_CHECKING:
    from hen_editor.ui.commands.file import FileCommands
    from hen_editor.ui.panels.comment_box import CommentBox
    from hen_editor.ui.tree.view import TreeView
    from hen_editor.ui.window.wiring import Wiring


class MainWindow(Views):
    """A window for one document.

    at_once: whether it is wired at once, or, for a quick start, when it has been painted for the first time.
    """

    def __init__(self, theme: Theme, *, at_once: bool = True) -> None:
        super().__init__(theme)
        self._wiring: Wiring | None = None
        if at_once:
            self.wire()

    @property
    def wiring(self) -> "Wiring":
        """What the user can do in the window."""
        return self._wiring or self.wire()

    @property
    def files(self) -> "FileCommands":
        """The commands on files."""
        return self.wiring.files

    @property
    def tree(self) -> "TreeView":
        """The tree of moves."""
        return self.wiring.game.tree

    @property
    def comment_box(self) -> "CommentBox":
        """The name and the comment of the node shown."""
        return self.wiring.game.comment_box

    def wire(self) -> "Wiring":
        """Make what the user can do in the window, unless it is there."""
        if self._wiring is None:
            from hen_editor.ui.window.wiring import Wiring

            self._wiring = Wiring(self)
        return self._wiring

    # Events.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the window; when it is there, wire it."""
        super().paintEvent(event)
        if self._wiring is None:
            QTimer.singleShot(0, self, self.wire)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Esc: it cancels a gesture, drops a draft, or goes back to the board with the play tool."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif not self.wiring.hand.cancel():
            if self.document.snapshot.hen_text.draft is not None:
                self.document.drop_draft()
            else:
                self.commands["play"].trigger()
                self.board.setFocus()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let files and texts be dropped."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a dropped file; a dropped text is the same as a pasted one."""
        event.acceptProposedAction()
        files = [path_of_url(url) for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            self.files.open_path(files[0])
        else:
            self.wiring.positions.take_in(event.mimeData())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes; remember the window's layout.

        The event comes accepted, and stays so where this raises: it is ignored until all is done.
        """
        event.ignore()
        if not self.files.may_leave():
            return
        self.files.opening.cancel()
        settings.keep(
            {
                "window/geometry": self.saveGeometry(),
                "window/state": self.saveState(),
                "board/coordinates": self.commands["coordinates"].isChecked(),
            }
        )
        event.accept()
