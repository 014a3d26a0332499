"""Long texts: only their beginning is shown, and no more can be pasted."""

import re

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtWidgets import QPlainTextEdit

LONGEST = 100_000
"""The number of characters in lines that are laid out in some 30 ms."""

LONGEST_LINE = 20_000
"""The most characters in one line: wrapping a single word takes quadratic time."""

_LONG_LINE = re.compile(rf"^[^\n]{{{LONGEST_LINE}}}(?=[^\n])", re.MULTILINE)


def beginning(text: str) -> str:
    """Return the text, or its beginning if all of it would take long to lay out."""
    start = text[:LONGEST]
    found = _LONG_LINE.search(start)
    return start[: found.end()] if found else start


class TextEdit(QPlainTextEdit):
    """A text editor that limits the length of its text.

    too_long: what was pasted or dropped was rejected because the text would be too long.
    """

    too_long = Signal()

    def insertFromMimeData(self, source: QMimeData) -> None:
        pasted = source.text()
        kept = self.document().characterCount() - len(self.textCursor().selectedText())
        if len(beginning(pasted)) < len(pasted) or kept + len(pasted) > LONGEST:
            self.too_long.emit()
        else:
            super().insertFromMimeData(source)
