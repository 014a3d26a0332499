"""What screen readers are told: sentences to say, though nothing has the focus that holds them, and what views are."""

from functools import cache

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

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


_PAINTED = {"BoardView", "TreeView"}
"""The classes of views that paint what they show, of which Qt knows only that they scroll."""


@cache
def register_roles() -> None:
    """Tell screen readers from now on what the views are that paint themselves: many pass over what has no role."""
    QAccessible.installFactory(_painted)


def _painted(name: str, widget: object) -> QAccessibleInterface | None:
    if name in _PAINTED and isinstance(widget, QWidget):
        return QAccessibleWidget(widget, QAccessible.Role.Canvas)
    return None
