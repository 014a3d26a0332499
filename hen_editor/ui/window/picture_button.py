"""The button from which a picture of the board is dragged into another program."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QToolButton

if TYPE_CHECKING:
    from hen_editor.ui.window.session import Session


class PictureButton(QObject):
    """Makes the picture button of the tool bar, which copies when clicked, one that is dragged too."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session.window)
        self._session = session
        self._pressed_at: QPoint | None = None
        button = session.window.tool_bar.widgetForAction(session.commands["copy-picture"])
        assert isinstance(button, QToolButton)
        self._button = button
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin a drag when the pointer leaves the place where it was pressed."""
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
        from hen_editor.ui.pictures.sharing import drag_picture

        drag_picture(self._session, self._button)
        self._button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)  # no event tells it where the drag ended
        self._button.update()
