"""Accessibility: announcements of sentences that no focused widget shows, and the roles of custom views."""

from functools import cache

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_POLITE, _AT_ONCE = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive


def announce(widget: QWidget, words: str, *, at_once: bool = False) -> None:
    """Make a screen reader, if there is one, say something that a widget shows.

    at_once: whether to interrupt what is being said, because that is no longer true.
    """
    if words and QAccessible.isActive():
        sayable = words.encode("utf-8", "replace").decode()  # undecodable bytes are lone surrogates, which Qt rejects
        event = QAccessibleAnnouncementEvent(widget, sayable)
        event.setPoliteness(_AT_ONCE if at_once else _POLITE)
        QAccessible.updateAccessibility(event)


_PAINTED = {"BoardView", "TreeView"}
"""The classes of views that paint their own content: to Qt they are only scroll areas."""


@cache
def register_roles() -> None:
    """Give the views that paint their own content a role: many screen readers skip widgets without one."""
    QAccessible.installFactory(_painted)


def _painted(name: str, widget: object) -> QAccessibleInterface | None:
    if name in _PAINTED and isinstance(widget, QWidget):
        return QAccessibleWidget(widget, QAccessible.Role.Canvas)
    return None
