"""Texts shared by many views: the names of colours, and lists."""

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QCoreApplication

from hen_editor.core.board import Color
from hen_editor.core.translatable import QT_TRANSLATE_NOOP

_COLORS = {
    Color.BLACK: QT_TRANSLATE_NOOP("Colors", "Black"),
    Color.WHITE: QT_TRANSLATE_NOOP("Colors", "White"),
    Color.RED: QT_TRANSLATE_NOOP("Colors", "Red"),
    Color.GREEN: QT_TRANSLATE_NOOP("Colors", "Green"),
    Color.BLUE: QT_TRANSLATE_NOOP("Colors", "Blue"),
    Color.YELLOW: QT_TRANSLATE_NOOP("Colors", "Yellow"),
    Color.PURPLE: QT_TRANSLATE_NOOP("Colors", "Purple"),
}


def color_name(color: Color) -> str:
    """Return the name of a colour in the user's language."""
    return QCoreApplication.translate("Colors", _COLORS[color])


def listed(items: Iterable[str]) -> str:
    """Join items as the user's language does; empty for none."""
    words = [*items]
    return reduce(_with_next, words) if words else ""


def _with_next(items: str, item: str) -> str:
    return QCoreApplication.translate("Lists", "{items}, {next}").format(items=items, next=item)
