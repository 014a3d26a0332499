"""A middle click on the board: it names the point in the text that is being edited, or else pastes the selection."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QClipboard, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from hen_editor.core.board import Point
from hen_editor.ui.clipboard import clipboard_data

if TYPE_CHECKING:
    from hen_editor.ui.window.session import Session


class MiddleClick(QObject):
    """Does what a middle click on the board does.

    The text that the click takes the focus from gets it back, with the name of the point at its caret. Beside the
    points, and without such a text or with some of it selected, the selection is pasted as the clipboard would be if
    the system has one.
    """

    def __init__(self, session: "Session") -> None:
        super().__init__(session.window)
        self._session = session
        self._views = session.window.comment_box, session.window.hen_field
        self._left: QObject | None = None
        for watched in (*[_text(view) for view in self._views], session.window.board.viewport()):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent):
            if event.lostFocus() and event.reason() is Qt.FocusReason.MouseFocusReason:
                self._left = watched
                QTimer.singleShot(0, self, self._forget)  # the click itself follows at once
        elif (
            isinstance(event, QMouseEvent)
            and event.type() is QEvent.Type.MouseButtonPress
            and event.button() is Qt.MouseButton.MiddleButton
            and watched is self._session.window.board.viewport()
        ):
            self._click(self._session.window.board.point_at(event.position()))
            return True
        return super().eventFilter(watched, event)

    def _forget(self) -> None:
        self._left = None

    def _click(self, point: Point | None) -> None:
        session = self._session
        edited = next((view for view in self._views if _text(view) is self._left), None)
        if point is not None and edited is not None and not _text(edited).textCursor().hasSelection():
            edited.insert_point(point.name(session.document.snapshot.position.size))
            edited.setFocus()
            return
        selection = clipboard_data(QClipboard.Mode.Selection)
        if selection.formats():
            session.dispatch(lambda: session.paste_wanted.emit(selection))


def _text(view: QWidget) -> QPlainTextEdit:
    text = view.focusProxy()
    assert isinstance(text, QPlainTextEdit)
    return text
