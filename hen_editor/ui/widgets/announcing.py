"""Announcing: sentences that a screen reader says, though nothing has the focus that holds them."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

_POLITE, _AT_ONCE = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive


def announce(widget: QWidget, words: str, *, at_once: bool = False) -> None:
    """Have a screen reader say something that a widget shows, if one is there.

    at_once: whether it interrupts what is being said, because that is no longer so.
    """
    if words and QAccessible.isActive():
        sayable = words.encode("utf-8", "replace").decode()  # a character that could not be decoded is none
        event = QAccessibleAnnouncementEvent(widget, sayable)
        event.setPoliteness(_AT_ONCE if at_once else _POLITE)
        QAccessible.updateAccessibility(event)
