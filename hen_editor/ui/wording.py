"""Texts in the user's language: the translation in use, the wording of problems, names of colours, lists."""

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QCoreApplication, QLocale, QSettings, QTranslator

from hen_editor.core.board import Color
from hen_editor.core.diagnostics import Diagnostic, worded, worded_fix
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.resources import TRANSLATIONS

_COLORS = {
    Color.BLACK: QT_TRANSLATE_NOOP("Colors", "Black"),
    Color.WHITE: QT_TRANSLATE_NOOP("Colors", "White"),
    Color.RED: QT_TRANSLATE_NOOP("Colors", "Red"),
    Color.GREEN: QT_TRANSLATE_NOOP("Colors", "Green"),
    Color.BLUE: QT_TRANSLATE_NOOP("Colors", "Blue"),
    Color.YELLOW: QT_TRANSLATE_NOOP("Colors", "Yellow"),
    Color.PURPLE: QT_TRANSLATE_NOOP("Colors", "Purple"),
}

SYMMETRIES = {
    Symmetry.ROTATE_LEFT: "Rotate &left",
    Symmetry.ROTATE_RIGHT: "Rotate &right",
    Symmetry.ROTATE_180: "Rotate by &180°",
    Symmetry.MIRROR_LEFT_RIGHT: "Mirror left and ri&ght",
    Symmetry.MIRROR_TOP_BOTTOM: "Mirror top and &bottom",
    Symmetry.MIRROR_DIAGONAL: "Mirror along the &diagonal \\",
    Symmetry.MIRROR_ANTIDIAGONAL: "Mirror along the di&agonal /",
}
"""What rotates and mirrors, as entries of a menu."""


LANGUAGE = "language"
"""The key of the language in the settings; empty for the system's."""

_PREFIX = "hen_editor_"


def languages() -> list[str]:
    """Return the codes of the languages that the program speaks."""
    return sorted(path.stem.removeprefix(_PREFIX) for path in TRANSLATIONS.glob(f"{_PREFIX}*.qm"))


def install_translation(application: QCoreApplication) -> None:
    """Install the texts of the language that is chosen, or the English plural forms: the source is English."""
    translator = QTranslator(application)
    chosen = str(QSettings().value(LANGUAGE, ""))
    if not translator.load(QLocale(chosen) if chosen else QLocale(), _PREFIX, "", str(TRANSLATIONS)):
        translator.load(str(TRANSLATIONS / f"{_PREFIX}en.qm"))
    application.installTranslator(translator)


def message(problem: Diagnostic) -> str:
    """Return the sentence of a problem."""
    return worded(problem, _translate)


def fix_label(problem: Diagnostic) -> str:
    """Return the label of the fix that a problem offers."""
    return worded_fix(problem, _translate)


def color_name(color: Color) -> str:
    """Return the name of a colour in the user's language."""
    return QCoreApplication.translate("Colors", _COLORS[color])


def to_play(color: Color) -> str:
    """Return whose turn it is in the user's language."""
    return QCoreApplication.translate("Pages", "{color} to play").format(color=color_name(color))


def listed(items: Iterable[str]) -> str:
    """Join items as the user's language does; empty for none."""
    words = [*items]
    return reduce(_with_next, words) if words else ""


def _translate(context: str, text: str, count: int) -> str:
    return QCoreApplication.translate(context, text, None, count)


def _with_next(items: str, item: str) -> str:
    return QCoreApplication.translate("Lists", "{items}, {next}").format(items=items, next=item)
