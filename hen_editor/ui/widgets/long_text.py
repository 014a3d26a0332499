"""Texts that would take long to lay out: only their beginning is shown, and no more can be pasted."""

import re

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtWidgets import QPlainTextEdit

LONGEST = 100_000
"""How many characters are laid out in some 30 ms where they stand in lines."""

LONGEST_LINE = 20_000
"""How many may stand in one line: to wrap a single word takes time that grows with the square of its length."""

_LONG_LINE = re.compile(rf"^[^\n]{{{LONGEST_LINE}}}(?=[^\n])", re.MULTILINE)


def beginning(text: str) -> str:
    """Return the text itself, or its beginning where all of it would take long to lay out."""
    start = text[:LONGEST]
    found = _LONG_LINE.search(start)
    return start[: found.end()] if found else start


class TextEdit(QPlainTextEdit):
    """Edits a text that stays short enough to be laid out.

    too_long: what was pasted or dropped would have made it longer; it was not put in.
    """

    too_long = Signal()

    def insertFromMimeData(self, source: QMimeData) -> None:
        pasted = source.text()
        kept = self.document().characterCount() - len(self.textCursor().selectedText())
        if len(beginning(pasted)) < len(pasted) or kept + len(pasted) > LONGEST:
            self.too_long.emit()
        else:
            super().insertFromMimeData(source)
