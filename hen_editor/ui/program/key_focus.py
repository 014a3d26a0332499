"""The focus ring of views: seen once a key has moved the focus or something in it, until the mouse is pressed."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from hen_editor.ui.call_soon import call_soon

_BY_KEYS = Qt.WidgetAttribute.WA_KeyboardFocusChange

_KEYS = frozenset(
    key.value
    for key in (
        *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_F6),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    )
)


class KeyFocus(QObject):
    """Keeps the attribute of a window by which the style shows where the keys go.

    Qt sets it at Tab only, clears it where a dialog closes, and leaves it set when the mouse is pressed where the focus
    is already.
    """

    def __init__(self, application: QGuiApplication) -> None:
        super().__init__(application)
        self._by_keys = False
        application.focusWindowChanged.connect(self.listen)
        application.focusObjectChanged.connect(self._show_soon)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.MouseButtonPress:
            self._by_keys = False
            self._show()
        elif event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _KEYS:
            # What a shortcut takes comes as no other event; and Qt clears the attribute where one moves the focus.
            self._by_keys = True
            self._show_soon()
        return False

    def listen(self, window: QWindow | None) -> None:
        """Follow the keys and the mouse in a window from now on."""
        if window is not None:
            window.installEventFilter(self)  # for a window that had the focus before, this changes nothing

    def _show_soon(self) -> None:
        call_soon(self, self._show)

    def _show(self) -> None:
        focused = QApplication.focusWidget()
        if focused is None or focused.window().testAttribute(_BY_KEYS) is self._by_keys:
            return
        focused.window().setAttribute(_BY_KEYS, self._by_keys)
        QWidget.update(focused)  # the `update` of lists and tables is another function
