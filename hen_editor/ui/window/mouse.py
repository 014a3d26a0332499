"""What the mouse does apart from the tools: a middle click on the board, and all but a click on the picture button."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QClipboard, QContextMenuEvent, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu, QPlainTextEdit, QTextEdit, QWidget

from hen_editor.core.board import Point
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.clipboard import ClipboardContents, clipboard_data
from hen_editor.ui.session.session import Session


class MiddleClick(QObject):
    """Handles middle clicks on the board.

    A text that the click has taken the focus from gets it back, with the name of the point inserted at its caret. If
    there is no such text, or some of it is selected, or the click is off the points, the primary selection is pasted
    like the clipboard, on systems that have one.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._views = session.panes.comment_box, session.panes.hen_field
        self._left: QObject | None = None
        for watched in (*[_text(view) for view in self._views], session.panes.board.viewport()):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent):
            if event.lostFocus() and event.reason() is Qt.FocusReason.MouseFocusReason:
                self._left = watched
                call_soon(self, self._forget)  # the click that took the focus follows before that
        elif (
            isinstance(event, QMouseEvent)
            and event.type() is QEvent.Type.MouseButtonPress
            and event.button() is Qt.MouseButton.MiddleButton
            and watched is self._session.panes.board.viewport()
        ):
            self._click(self._session.panes.board.point_at(event.position()))
            return True
        return super().eventFilter(watched, event)

    def _forget(self) -> None:
        self._left = None

    def _click(self, point: Point | None) -> None:
        session = self._session
        edited = next((view for view in self._views if _text(view) is self._left), None)
        size = session.state.shown_size
        if (
            point is not None
            and size.holds(point)
            and edited is not None
            and not _text(edited).textCursor().hasSelection()
        ):
            edited.setFocus()  # first: in a presentation, a change of the HEN may hide the field
            edited.insert_point(point.name(size))
            return
        selection = ClipboardContents.of(clipboard_data(QClipboard.Mode.Selection))
        if selection != ClipboardContents():
            session.dispatch(lambda: session.paste(selection))


def _text(view: QWidget) -> QPlainTextEdit | QTextEdit:
    text = view.focusProxy()
    assert isinstance(text, QPlainTextEdit | QTextEdit)
    return text


class PictureButton(QObject):
    """Makes the picture button beside the HEN, which copies a picture when clicked, draggable.

    Its context menu, and the menu beside it, export a picture.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._pressed_at: QPoint | None = None
        buttons, export = session.panes.hen_field.buttons, session.commands["export-picture"]
        self._button = buttons.button_of(session.commands["copy-picture"])
        self._button.installEventFilter(self)
        self._menu = QMenu(self._button)
        self._menu.addAction(export)
        buttons.menu.addSeparator()
        buttons.menu.addAction(export)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin a drag when the pointer moves far enough from where it was pressed."""
        if isinstance(event, QContextMenuEvent):
            self._menu.popup(event.globalPos())
            return True
        if not isinstance(event, QMouseEvent):
            return False
        if event.type() is QEvent.Type.MouseButtonPress and event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint() if self._button.isEnabled() else None
        elif event.type() is QEvent.Type.MouseMove and self._pressed_at is not None:
            way = event.position().toPoint() - self._pressed_at
            if way.manhattanLength() >= QApplication.startDragDistance():
                self._pressed_at = None
                self._button.setDown(False)
                self._session.dispatch(self._drag)
                return True
        elif event.type() is QEvent.Type.MouseButtonRelease:
            self._pressed_at = None
        return False

    def _drag(self) -> None:
        from hen_editor.ui.commands.pictures import drag_picture

        drag_picture(self._session, self._button)
        self._button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)  # Qt sends no leave event during a drag
        self._button.update()
