"""What keys and the wheel mean in all views."""

import sys

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that press or open something; the second is on the number pad."""

NOTCH = 120
"""The rotation of a wheel per notch, in eighths of a degree; touchpads report smaller steps."""

ZOOM_STEP = 1.2
"""How much larger one notch of the wheel, or one key press, shows a board or a picture."""


_MODIFIER = Qt.KeyboardModifier

_ALTGR = _MODIFIER.ControlModifier | _MODIFIER.AltModifier

_COMMANDING = _ALTGR | _MODIFIER.MetaModifier
"""The modifiers that make a key a command instead of a character."""


def is_plain(event: QKeyEvent) -> bool:
    """Return whether a key is pressed without modifiers; it may be on the number pad."""
    return not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def is_history_key(event: QKeyEvent) -> bool:
    """Return whether a key stands for undo or redo: these belong to the window, which has the only undo history."""
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)


def is_for_text(key: QKeySequence) -> bool:
    """Return whether a key types or moves in text on this system: no Ctrl, Alt or Meta, and not a function key.

    Keys with Option on macOS type, too: [ is Option+5 on a German keyboard. So do keys with AltGr on Windows, where
    programs see Ctrl+Alt (QTBUG-69317): ń is AltGr+N in Polish.
    """
    pressed: QKeyCombination = key[0]  # type: ignore[index] # the stubs lack it
    code, modifiers = pressed.key(), pressed.keyboardModifiers() & _COMMANDING
    if Qt.Key.Key_F1 <= code <= Qt.Key.Key_F35:
        return False
    is_option = sys.platform == "darwin" and modifiers == _MODIFIER.AltModifier
    is_altgr = sys.platform == "win32" and modifiers == _ALTGR and code < Qt.Key.Key_Escape
    return modifiers == _MODIFIER.NoModifier or is_option or is_altgr


class Wheel:
    """Counts the notches by which a wheel is turned; parts of a notch add up, unless the wheel is turned back."""

    def __init__(self) -> None:
        self._rest = 0

    def notches(self, turned: int) -> int:
        """Return the notches that are complete with this rotation, negative towards the user."""
        if turned * self._rest < 0:
            self._rest = 0
        self._rest += turned
        notches = int(self._rest / NOTCH)
        self._rest -= notches * NOTCH
        return notches
