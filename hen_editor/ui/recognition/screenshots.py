"""Pictures of the screen, in which boards are looked for.

On Wayland the desktop's own dialog takes them; elsewhere the user drags a frame over a picture of the screen.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import SLOT, QCoreApplication, QObject, QPoint, QRect, QRectF, Qt, QTimer, QUrl, Slot
from PySide6.QtGui import QColor, QGuiApplication, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QScreen
from PySide6.QtWidgets import QDialog

from hen_editor.document.files import path_of_url, read_bytes
from hen_editor.ui.colors import colors_of
from hen_editor.ui.session.session import Session
from hen_editor.ui.widgets.input import ENTER
from hen_editor.ui.widgets.transient import run

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCall

translate = QCoreApplication.translate

HIDING_MS = 300
"""How long the desktop may take to repaint after the window was minimised, in milliseconds; 0: it is not minimised."""

_NEXT_LOOK, _MOST_LOOKS = 50, 40
"""The interval in milliseconds at which to check whether the window is hidden or shown again, and the most checks."""

_MINIMIZED = Qt.WindowState.WindowMinimized

_LEAST_FRAME = 24
"""The least width and height of a frame in pixels: a smaller one is a click."""

_SHADE = QColor(0, 0, 0, 110)
_PADDING = 12

_SERVICE, _OBJECT = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_SCREENSHOT, _REQUEST = "org.freedesktop.portal.Screenshot", "org.freedesktop.portal.Request"
_RECEIVE = SLOT("receive(uint,QVariantMap)")
_tokens = count(1)


def take_screenshot(session: Session) -> None:
    """Let the user choose the part of the screen in which to look for a board."""
    window = session.dialog_parent
    if sys.platform == "linux" and QGuiApplication.platformName().startswith("wayland"):
        ScreenshotPortal(session).ask()
    elif HIDING_MS:
        window.setWindowState(window.windowState() | _MINIMIZED)
        choose = partial(QTimer.singleShot, HIDING_MS, window, partial(_choose, session))
        _await(session, choose, is_shown=False)
    else:
        _choose(session)


def _choose(session: Session) -> None:
    window = session.dialog_parent
    dialog = ScreenDialog(window.screen())
    is_chosen = run(dialog)
    picture = dialog.picture()
    if HIDING_MS:
        window.setWindowState(window.windowState() & ~_MINIMIZED)
        session.bring_forward()
    if is_chosen:
        # A dialog of a window that is not shown yet would not be shown either.
        _await(session, partial(_look_at, session, picture), is_shown=True)


def _look_at(session: Session, picture: QImage) -> None:
    if picture.isNull():
        session.show_status(translate("Screenshots", "The system gives no picture of the screen."))
    else:
        session.look_at(picture)


def _await(session: Session, do: Callable[[], object], *, is_shown: bool, looks: int = 0) -> None:
    """Do something once the desktop shows the window, or once it does not, but after a while in any case."""
    if session.dialog_parent.windowHandle().isExposed() is is_shown or looks >= _MOST_LOOKS or not HIDING_MS:
        do()
    else:
        again = partial(_await, session, do, is_shown=is_shown, looks=looks + 1)
        QTimer.singleShot(_NEXT_LOOK, session.dialog_parent, again)


class ScreenDialog(QDialog):
    """Shows a darkened picture of a screen to drag a frame in; Enter takes all of it, Tab goes to the next screen."""

    def __init__(self, screen: QScreen) -> None:
        super().__init__(None, Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowStaysOnTopHint)
        self.setWindowTitle(self.tr("Screenshot"))
        self.setAccessibleDescription(self._help())
        self.setCursor(Qt.CursorShape.CrossCursor)
        self._start: QPoint | None = None
        self._frame = QRect()
        self._show_screen(screen)

    def picture(self) -> QImage:
        """Return what is in the frame, or on the whole screen if there is none; null if the system gives none."""
        image = self._shot.toImage()
        if self._frame.isEmpty():
            return image
        scale = image.width() / max(1, self.width())
        place = QRectF(QRectF(self._frame).topLeft() * scale, QRectF(self._frame).size() * scale)
        return image.copy(place.toRect())

    def _show_screen(self, screen: QScreen) -> None:
        self._screen = screen
        self._shot = screen.grabWindow(0)
        self.setGeometry(screen.geometry())
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.update()

    def _help(self) -> str:
        if len(QGuiApplication.screens()) > 1:
            return self.tr("Drag a frame around the board. Enter: the whole screen. Tab: the next screen. Esc: cancel.")
        return self.tr("Drag a frame around the board. Enter: the whole screen. Esc: cancel.")

    def _go_to_next_screen(self) -> None:
        """Go to the next screen."""
        screens = QGuiApplication.screens()
        self._show_screen(screens[(screens.index(self._screen) + 1) % len(screens)])

    def focusNextPrevChild(self, forward: bool) -> bool:
        if len(QGuiApplication.screens()) > 1:
            self._go_to_next_screen()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._frame = QRect()
            self.accept()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._start = event.position().toPoint()
        else:
            self.reject()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._start is not None:
            self._frame = QRect(self._start, event.position().toPoint()).normalized() & self.rect()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.mouseMoveEvent(event)
        self._start = None
        if min(self._frame.width(), self._frame.height()) >= _LEAST_FRAME:
            self.accept()
        else:
            self._frame = QRect()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = colors_of(self.palette())
        painter = QPainter(self)
        try:
            painter.drawPixmap(self.rect(), self._shot)
            painter.fillRect(self.rect(), _SHADE)
            if not self._frame.isEmpty():
                painter.setClipRect(self._frame)
                painter.drawPixmap(self.rect(), self._shot)
                painter.setClipping(False)
                painter.setPen(QPen(colors.accent, 2))
                painter.drawRect(self._frame)
            self._paint_help(painter)
        finally:
            painter.end()

    def _paint_help(self, painter: QPainter) -> None:
        colors, words = colors_of(self.palette()), self._help()
        card = self.fontMetrics().boundingRect(words).adjusted(-_PADDING, -_PADDING, _PADDING, _PADDING)
        card.moveCenter(QPoint(self.rect().center().x(), 0))
        card.moveTop(2 * _PADDING)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colors.line, 1))
        painter.setBrush(colors.window)
        painter.drawRoundedRect(card, 8, 8)
        painter.setPen(colors.ink)
        painter.drawText(card, Qt.AlignmentFlag.AlignCenter, words)


class ScreenshotPortal(QObject):
    """Asks the desktop for a screenshot, which the user takes in its dialog; the object exists until the answer."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session

    def ask(self) -> None:
        """Show the dialog of the desktop."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():  # a call would end at once, without an error
            self._refuse()
            return
        token = f"hen_editor_{os.getpid()}_{next(_tokens)}"
        sender = bus.baseService().removeprefix(":").replace(".", "_")
        # Connected before the call, since the answer may come before the call returns.
        request = f"{_OBJECT}/request/{sender}/{token}"
        bus.connect(_SERVICE, request, _REQUEST, "Response", self, _RECEIVE)  # type: ignore[call-overload]  # PySide wants `str`
        call = QDBusMessage.createMethodCall(_SERVICE, _OBJECT, _SCREENSHOT, "Screenshot")
        call.setArguments(["", {"interactive": True, "handle_token": token}])
        self._watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
        self._watcher.finished.connect(self._check)

    def _check(self, call: "QDBusPendingCall") -> None:
        if call.isError():
            self._refuse()

    def _refuse(self) -> None:
        self._session.show_status(translate("Screenshots", "The desktop offers no screenshots to programs."))
        self.deleteLater()

    @Slot("uint", "QVariantMap")
    def receive(self, response: int, results: dict[str, object]) -> None:
        """Open the picture that was taken, unless the user cancelled."""
        address = results.get("uri")
        if response == 0 and isinstance(address, str):
            read = partial(read_bytes, path_of_url(QUrl(address)))
            self._session.files.pasting.recognise("", read, self._session.look_at)
        self.deleteLater()
