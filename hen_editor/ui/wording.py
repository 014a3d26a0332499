"""Texts in the user's language: the wording of problems, names of colours, lists, numbers."""

import re
import sys
from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QCoreApplication, QLocale

from hen_editor.core.board import Color
from hen_editor.core.diagnostics import Diagnostic, Wording, worded, worded_fix
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.texts import QT_TRANSLATE_NOOP, pattern
from hen_editor.drawing.painter import texts

_COLORS = {
    Color.BLACK: QT_TRANSLATE_NOOP("Colors", "Black"),
    Color.WHITE: QT_TRANSLATE_NOOP("Colors", "White"),
    Color.RED: QT_TRANSLATE_NOOP("Colors", "Red"),
    Color.GREEN: QT_TRANSLATE_NOOP("Colors", "Green"),
    Color.BLUE: QT_TRANSLATE_NOOP("Colors", "Blue"),
    Color.YELLOW: QT_TRANSLATE_NOOP("Colors", "Yellow"),
    Color.PURPLE: QT_TRANSLATE_NOOP("Colors", "Purple"),
}

_MAC_SIGNS = {"Alt": "⌥", "Shift": "⇧", "Ctrl": "⌘"}
"""The signs of modifier keys, in their order on macOS."""

_HELD = pattern(r"(?:(?:Alt|Shift|Ctrl)\+)+")

SYMMETRIES = {
    Symmetry.ROTATE_LEFT: "Rotate &left",
    Symmetry.ROTATE_RIGHT: "Rotate &right",
    Symmetry.ROTATE_180: "Rotate by &180°",
    Symmetry.MIRROR_LEFT_RIGHT: "Mirror left and ri&ght",
    Symmetry.MIRROR_TOP_BOTTOM: "Mirror top and &bottom",
    Symmetry.MIRROR_DIAGONAL: "Mirror along the &diagonal \\",
    Symmetry.MIRROR_ANTIDIAGONAL: "Mirror along the di&agonal /",
}
"""The rotations and reflections, as entries of a menu."""


def kanji_numerals() -> str:
    """Return the text of the choice of kanji numerals, without its example if no font can show it."""
    text = QCoreApplication.translate("Commands", "&Kanji numerals (1-一)")
    return text if texts.has_kanji_numerals() else text.replace(" (1-一)", "")


def lacking_kanji_numerals() -> str:
    """Return the message shown when no font has kanji numerals to name lines by."""
    return QCoreApplication.translate(
        "Commands", "No font on this computer has kanji numerals: numbers are shown instead."
    )


def message(problem: Diagnostic) -> str:
    """Return the sentence of a problem."""
    return worded(problem, WORDING)


def fix_label(problem: Diagnostic) -> str:
    """Return the label of the fix that a problem offers."""
    return worded_fix(problem, WORDING)


def color_name(color: Color) -> str:
    """Return the name of a colour in the user's language."""
    return QCoreApplication.translate("Colors", _COLORS[color])


def to_play(color: Color) -> str:
    """Return whose turn it is in the user's language."""
    return QCoreApplication.translate("Pages", "{color} to play").format(color=color_name(color))


def without_key(text: str) -> str:
    """Return the text of a menu's entry without its mnemonic.

    >>> without_key("Save &as..."), without_key("다른 이름으로 저장(&A)...")
    ('Save as...', '다른 이름으로 저장...')
    """
    return re.sub(r"\(&.\)|&", "", text)


def listed(items: Iterable[str]) -> str:
    """Join items as the user's language does; empty for none."""
    words = [*items]
    return reduce(_with_next, words) if words else ""


def grouped(number: int) -> str:
    """Return a number with its digits in groups, as the user's language does."""
    return QLocale().toString(number)


def _translate(context: str, text: str, count: int) -> str:
    return QCoreApplication.translate(context, text, None, count)


WORDING = Wording(_translate, grouped)
"""The user's language."""


def _with_next(items: str, item: str) -> str:
    return QCoreApplication.translate("Lists", "{items}, {next}").format(items=items, next=item)


def with_native_keys(text: str) -> str:
    """Return a text with its keys written as on this system: on macOS Ctrl+Shift+P is ⇧⌘P."""
    return _HELD.sub(_mac_signs, text) if sys.platform == "darwin" else text


def _mac_signs(held: re.Match[str]) -> str:
    return "".join(sign for name, sign in _MAC_SIGNS.items() if name in held[0])
