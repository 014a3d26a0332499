"""Problems in the user's language."""

from PySide6.QtCore import QCoreApplication

from hen_editor.core.diagnostics import Diagnostic, worded, worded_fix


def message(problem: Diagnostic) -> str:
    """Return the sentence of a problem."""
    return worded(problem, _translate)


def fix_label(problem: Diagnostic) -> str:
    """Return the label of the fix that a problem offers."""
    return worded_fix(problem, _translate)


def _translate(context: str, text: str, count: int) -> str:
    return QCoreApplication.translate(context, text, None, count)
