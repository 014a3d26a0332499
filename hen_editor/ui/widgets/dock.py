"""The docks of a window, and a helper that hides its widgets for a while."""

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QMainWindow, QWidget
from shiboken6 import isValid

from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.icons import icon

_BUTTONS = {
    "qt_dockwidget_floatbutton": ("float", QT_TRANSLATE_NOOP("DockButtons", "Detach this panel, or dock it again")),
    "qt_dockwidget_closebutton": ("close", QT_TRANSLATE_NOOP("DockButtons", "Close this panel")),
}
"""The icons and tooltips of the buttons of a dock, by the object names that Qt gives them."""


class _NoTitle(QWidget):
    """A title bar of no height: a plain `QWidget` has invalid size hints, which Qt 6.8 takes for negative heights."""

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)


class Dock(QDockWidget):
    """A dock with the keys of its window, even while it floats. When closed, it gives the focus to the central widget.

    It has a title bar, to drag it by, only while it floats or when a title is wanted.
    """

    def __init__(self, title: str, window: QWidget) -> None:
        super().__init__(title, window)
        self._no_title = _NoTitle(self)
        self._is_title_wanted = False
        self._show_title()
        self.topLevelChanged.connect(self._show_title)

    def want_title(self, *, wanted: bool) -> None:
        """Show the title bar, or hide it unless the dock floats."""
        if wanted is not self._is_title_wanted:
            self._is_title_wanted = wanted
            self._show_title()

    def _show_title(self) -> None:
        if self._is_title_wanted or self.isFloating():
            self.setTitleBarWidget(None)  # type: ignore[arg-type]  # None restores the title bar of Qt
            show_dock_icons(self)
        else:
            self.setTitleBarWidget(self._no_title)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let the window decide where Tab goes."""
        window = self.parentWidget()
        return window is not None and window.focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass a key that nothing in a floating dock handles to the window, as Qt does for a docked one."""
        window = self.parentWidget()
        if window is not None and self.isFloating():
            window.activateWindow()
            QApplication.sendEvent(window, event)
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        window: QWidget | None = self.parentWidget()
        if window is None or not isValid(window):
            return  # a window that is deleted while it is visible hides its docks
        focused: QWidget | None = window.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            call_soon(self, self._leave_focus)  # not now: a new layout hides docks for a moment, too

    def _leave_focus(self) -> None:
        """Give the focus to the central widget; Qt would give it to the next widget, or to none."""
        window = self.parentWidget()
        centre = window.centralWidget() if isinstance(window, QMainWindow) else None
        if centre is not None and not self.isVisible():
            centre.setFocus()


def show_dock_icons(dock: QDockWidget) -> None:
    """Show our icons and tooltips on the buttons of a dock."""
    for name, (drawn, tip) in _BUTTONS.items():
        button = dock.findChild(QAbstractButton, name)
        if button is not None:
            button.setIcon(icon(drawn))
            button.setToolTip(QCoreApplication.translate("DockButtons", tip))


class Hiding:
    """Hides widgets as long as there is a reason to; widgets that are hidden anyway are left alone."""

    def __init__(self) -> None:
        self._reasons: dict[QWidget, set[object]] = {}

    def hide(self, widget: QWidget, reason: object) -> None:
        """Hide a widget for a reason."""
        if widget in self._reasons or not widget.isHidden():
            self._reasons.setdefault(widget, set()).add(reason)
            widget.hide()

    def show(self, widget: QWidget, reason: object) -> None:
        """Show a widget again, unless it is hidden for another reason, too."""
        reasons = self._reasons.get(widget, set())
        if reason in reasons:
            reasons.remove(reason)
            if not reasons:
                del self._reasons[widget]
                widget.show()
