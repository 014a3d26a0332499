"""A picture of a screen, over all of it, in which the user drags a frame around a board."""

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QScreen
from PySide6.QtWidgets import QDialog

from hen_editor.ui.colors import colors_of

_LEAST = 24
"""The least width and height of a frame: a smaller one is a click."""

_SHADE = QColor(0, 0, 0, 110)
_PADDING = 12


class ScreenDialog(QDialog):
    """Shows what a screen shows, in shade, until a frame is dragged; Enter takes all of it, Tab another screen."""

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
        """Show another screen, without this window on it."""
        screens = QGuiApplication.screens()
        self._show_screen(screens[(screens.index(self._screen) + 1) % len(screens)])

    def focusNextPrevChild(self, forward: bool) -> bool:
        if len(QGuiApplication.screens()) > 1:
            self._go_to_next_screen()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
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
        if min(self._frame.width(), self._frame.height()) >= _LEAST:
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
