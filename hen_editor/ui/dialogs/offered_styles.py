"""The styles of boards that the user can choose from."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.document import own_styles
from hen_editor.ui.dialogs.progress import awaited
from hen_editor.ui.wording import message

_TITLES = {
    "wood": QT_TRANSLATE_NOOP("Styles", "Wood"),
    "dark": QT_TRANSLATE_NOOP("Styles", "Dark wood"),
    "print": QT_TRANSLATE_NOOP("Styles", "Black and white"),
    "grey": QT_TRANSLATE_NOOP("Styles", "Greyscale"),
    "contrast": QT_TRANSLATE_NOOP("Styles", "High contrast"),
}
"""The styles that come with the program, except the transparent one: in a picture, any style can be transparent."""


class OfferedStyles(NamedTuple):
    """The titles of styles by their names, and the problems of files of the user's that cannot be offered."""

    titles: dict[str, str]
    problems: list[str]


def offered_styles(window: QWidget) -> OfferedStyles:
    """Return the styles that come with the program, and the user's own unless the user cancels reading them."""
    offered = OfferedStyles({name: QCoreApplication.translate("Styles", title) for name, title in _TITLES.items()}, [])
    looking = QCoreApplication.translate("Styles", "Looking for board styles...")
    for name, path, problems in awaited(_own, looking, window) or ():
        if problems:
            words = QCoreApplication.translate("Styles", "{file}: {problem}")
            offered.problems.append(words.format(file=name, problem=message(problems[0])))
        else:
            offered.titles[name] = path.stem
    return offered


def _own() -> list[tuple[str, Path, tuple[Diagnostic, ...]]]:
    return [(name, path, own_styles.read(path).diagnostics) for name, path in own_styles.paths().items()]
