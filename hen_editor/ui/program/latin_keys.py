"""The letters of shortcuts, on keyboards without any: found by the places of their keys."""

import unicodedata

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from hen_editor.ui.widgets.input import is_for_text

_PC = {first + offset: key for first, row in ((16, "QWERTYUIOP[]"), (30, "ASDFGHJKL;'`"), (43, "\\ZXCVBNM,./"))
       for offset, key in enumerate(row)}  # fmt: skip
"""The keys of a US keyboard by their scan codes, which Windows has, and X11 and Wayland plus 8."""

_MAC = {first + offset: key for first, row in ((0, "ASDFHGZXCV"), (11, "BQWERYT"), (30, "]OU[IP"), (37, "LJ'K;\\,/NM."))
        for offset, key in enumerate(row)}  # fmt: skip
"""The same by the virtual key codes of macOS, which are places, too."""

_MODIFIER = Qt.KeyboardModifier
_HELD = _MODIFIER.ShiftModifier | _MODIFIER.ControlModifier | _MODIFIER.AltModifier | _MODIFIER.MetaModifier

_LATIN_1 = 0x100


def latin_key(event: QKeyEvent, platform: str) -> Qt.Key | None:
    """Return the key that a US keyboard has in the place of a letter of another script; None for anything else.

    platform: that of Qt, as "xcb".
    """
    if not _LATIN_1 <= event.key() < Qt.Key.Key_Escape:
        return None
    character = chr(event.key())
    if unicodedata.category(character)[0] not in "LM" or unicodedata.name(character, "").startswith("LATIN"):
        return None
    if platform == "xcb" or platform.startswith("wayland"):
        found = _PC.get(event.nativeScanCode() - 8)
    elif platform == "windows":
        found = _PC.get(event.nativeScanCode())
    else:
        found = _MAC.get(event.nativeVirtualKey()) if platform == "cocoa" else None
    return None if found is None else Qt.Key(ord(found))


class LatinKeys(QObject):
    """Has shortcuts with letters work with a keyboard of another script alone, such as Russian.

    Qt does so only if the user has a second layout, with Latin letters. A key that is no shortcut is looked at again as
    a US keyboard has it: as a key of what has the focus, then as that of an action. Text that is typed is left alone.

    platform: that of Qt, if not the one that is used.
    """

    def __init__(self, application: QGuiApplication, platform: str = "") -> None:
        super().__init__(application)
        self._platform = platform or QGuiApplication.platformName()
        application.focusWindowChanged.connect(self.listen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the keys of a window: Qt hands them to the widget in focus only afterwards."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key, focused = latin_key(event, self._platform), QApplication.focusWidget()
        if key is None or focused is None or QApplication.activePopupWidget() is not None:
            return False
        pressed = QKeyCombination(event.modifiers() & _HELD, key)
        claim = _event(QEvent.Type.ShortcutOverride, pressed, event)
        claim.ignore()
        QCoreApplication.sendEvent(focused, claim)
        if claim.isAccepted():
            return not is_for_text(QKeySequence(pressed)) and QCoreApplication.sendEvent(
                focused, _event(QEvent.Type.KeyPress, pressed, event)
            )
        action = _action(QKeySequence(pressed), focused)
        if action is None:
            return False
        action.trigger()
        return True

    def listen(self, window: QWindow | None) -> None:
        """Look from now on at the keys of a window."""
        if window is not None:
            window.installEventFilter(self)  # once more, if it had the focus before, which changes nothing


def _event(kind: QEvent.Type, pressed: QKeyCombination, event: QKeyEvent) -> QKeyEvent:
    return QKeyEvent(kind, pressed.key(), pressed.keyboardModifiers(), "", event.isAutoRepeat())


def _action(key: QKeySequence, focused: QWidget) -> QAction | None:
    """Return the action that has a key where this widget has the focus."""
    context = Qt.ShortcutContext
    candidates = [action for action in focused.actions() if action.shortcutContext() is context.WidgetShortcut]
    widget: QWidget | None = focused
    while widget is not None:
        within = (one for one in widget.actions() if one.shortcutContext() is context.WidgetWithChildrenShortcut)
        candidates += within
        widget = None if widget.isWindow() else widget.parentWidget()
    window, owner = focused.window(), focused.window().parentWidget()
    if window.windowType() is Qt.WindowType.Tool and owner is not None:  # a panel that floats
        window = owner.window()
    anywhere = (context.WindowShortcut, context.ApplicationShortcut)
    candidates += [action for action in window.findChildren(QAction) if action.shortcutContext() in anywhere]
    return next((action for action in candidates if action.isEnabled() and key in action.shortcuts()), None)
