"""Shortcuts with Latin letters on keyboards of other scripts: the letters are found by the positions of the keys."""

import unicodedata

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from hen_editor.ui.widgets.input import is_for_text

_PC = {first + offset: key for first, row in ((16, "QWERTYUIOP[]"), (30, "ASDFGHJKL;'`"), (43, "\\ZXCVBNM,./"))
       for offset, key in enumerate(row)}  # fmt: skip
"""The keys of a US keyboard by their scan codes on Windows; those of X11 and Wayland are higher by 8."""

_MAC = {first + offset: key for first, row in ((0, "ASDFHGZXCV"), (11, "BQWERYT"), (30, "]OU[IP"), (37, "LJ'K;\\,/NM."))
        for offset, key in enumerate(row)}  # fmt: skip
"""The same by the virtual key codes of macOS, which stand for positions, too."""

_MODIFIER = Qt.KeyboardModifier
_HELD = _MODIFIER.ShiftModifier | _MODIFIER.ControlModifier | _MODIFIER.AltModifier | _MODIFIER.MetaModifier

_LATIN_1 = 0x100


def latin_key(event: QKeyEvent, platform: str) -> Qt.Key | None:
    """Return the key of a US keyboard at the position of a key with a letter of another script; None for other keys.

    platform: Qt's name of the platform, such as "xcb".
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
    """Makes shortcuts with letters work with a single keyboard layout of another script, such as Russian.

    Qt does so only if the user has a second layout, with Latin letters. A key that is no shortcut is tried again as the
    key of a US keyboard: first as a key of the focused widget, then as a shortcut of an action. Typing is unaffected.

    platform: Qt's name of the platform, if not the current one.
    """

    def __init__(self, application: QGuiApplication, platform: str = "") -> None:
        super().__init__(application)
        self._platform = platform or QGuiApplication.platformName()
        application.focusWindowChanged.connect(self.listen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the keys of a window, before Qt passes them to the focused widget."""
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
        """Handle the keys of a window from now on."""
        if window is not None:
            window.installEventFilter(self)  # for a window that had the focus before, this changes nothing


def _event(kind: QEvent.Type, pressed: QKeyCombination, event: QKeyEvent) -> QKeyEvent:
    return QKeyEvent(kind, pressed.key(), pressed.keyboardModifiers(), "", event.isAutoRepeat())


def _action(key: QKeySequence, focused: QWidget) -> QAction | None:
    """Return the action with this shortcut that applies while a widget has the focus."""
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
