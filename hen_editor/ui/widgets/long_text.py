"""Long texts: only their beginning is shown or painted, and no more can be pasted."""

import re
from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import QMimeData, QPointF, QRect, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextLine,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from hen_editor.drawing.painter.paragraphs import begun_layout, cut_line
from hen_editor.ui.clipboard import formats_of, holds_text, pasted_text
from hen_editor.ui.style.roles import show_focus
from hen_editor.ui.widgets.plain_text import from_first_character

MAX_TEXT = 100_000
"""The most characters that are laid out; this takes some 30 ms, except for very long lines."""

MAX_LINE = 20_000
"""The most characters in one line: wrapping a single word takes quadratic time."""

_SPACING = 130
"""The distance between lines in percent of the font's own: one and a half times the size of the font."""

_ANY_WIDTH = 1 << 24
"""The maximum width of a widget in pixels: nothing is wrapped or elided in it."""

_LONG_LINE = re.compile(rf"^[^\n]{{{MAX_LINE}}}(?=[^\n])", re.MULTILINE)


def beginning(text: str) -> str:
    """Return the text, or its beginning if all of it would take long to lay out."""
    start = text[:MAX_TEXT]
    found = _LONG_LINE.search(start)
    return start[: found.end()] if found else start


def text_of(document: QTextDocument) -> str:
    """Return a document's text. `toPlainText` would turn no-break spaces into plain ones."""
    return document.toRawText().replace("\u2029", "\n")


def draw_wrapped(painter: QPainter, room: QRect, text: str, lines: int) -> int:
    """Draw a text at the top of a rectangle, aligned to the side where reading begins; return its height.

    lines: the most lines it may take; the last one is elided if necessary.
    """
    is_mirrored = painter.layoutDirection() is Qt.LayoutDirection.RightToLeft
    side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
    top = room.top()
    for line in _lines(text, painter.font(), room.width(), lines, side):
        line.draw(painter, QPointF(room.left(), top))
        top += ceil(line.height())
    return top - room.top()


def wrapped_height(text: str, font: QFont, width: int, lines: int) -> int:
    """Return the height of what `draw_wrapped` draws in a width: at least one line."""
    return sum(ceil(line.height()) for line in _lines(text or " ", font, width, lines))


def line_height(text: str, font: QFont) -> int:
    """Return the height of a text on one line.

    The height of the font is not enough: its metrics ignore the fallback fonts for characters that the font lacks.
    """
    return wrapped_height(text, font, _ANY_WIDTH, 1)


def _lines(
    text: str, font: QFont, width: int, lines: int, alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
) -> Iterator[QTextLine]:
    """Yield at most this number of lines of a text, the last one elided if need be; each is valid until the next."""
    layout = begun_layout(text, font, alignment)
    for number in range(lines):
        line = layout.createLine()
        if not line.isValid():
            return
        line.setLineWidth(width)
        if number == lines - 1:
            layout = cut_line(layout, line)
            line = layout.lineAt(0)
        line.setLeadingIncluded(True)
        yield line


class TextEdit(QTextEdit):
    """A plain-text editor with increased line spacing, which limits the length of its text.

    too_long: a paste or drop was rejected because the text would be too long.
    """

    too_long = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptRichText(False)
        self.setUndoRedoEnabled(False)
        spaced = QTextBlockFormat()
        spaced.setLineHeight(_SPACING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        self.textCursor().setBlockFormat(spaced)
        self.setUndoRedoEnabled(True)
        show_focus(self)

    def show_text(self, text: str) -> None:
        """Show another text from its beginning, as `setPlainText` does, which would reset the line spacing."""
        can_undo = self.isUndoRedoEnabled()
        self.setUndoRedoEnabled(False)
        cursor = self.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(from_first_character(text))
        cursor.setPosition(0)
        self.setTextCursor(cursor)
        self.setUndoRedoEnabled(can_undo)

    @property
    def height_of_line(self) -> int:
        """The height with which one line is seen, without a scroll bar."""
        line = _SPACING / 100 * line_height("", self.font()) + 2 * self.document().documentMargin()
        return ceil(line) + 2 * self.frameWidth()

    def height_for(self, text: str) -> int:
        """Return the height with which all of a text is seen."""
        document = self.document().clone(self)
        cursor = QTextCursor(document)
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(from_first_character(text))
        # With a scroll bar, which Qt keeps for as long as the text would be too high beside it.
        document.setTextWidth(self.width() - 2 * self.frameWidth() - self.verticalScrollBar().sizeHint().width())
        height = ceil(document.size().height()) + 2 * self.frameWidth()
        document.deleteLater()
        return height

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin a new line with Enter; in an empty line Qt would reset the line spacing instead."""
        if event.matches(QKeySequence.StandardKey.InsertParagraphSeparator) and not self.isReadOnly():
            cursor = self.textCursor()
            cursor.insertBlock()
            self.setTextCursor(cursor)
        else:
            super().keyPressEvent(event)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return holds_text(formats_of(source))

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.insert_pasted(pasted_text(source))

    def insert_pasted(self, pasted: str) -> None:
        """Insert a text that was pasted or dropped, as plain text, unless it is too long."""
        kept = self.document().characterCount() - len(self.textCursor().selectedText())
        if len(beginning(pasted)) < len(pasted) or kept + len(pasted) > MAX_TEXT:
            self.too_long.emit()
        elif not self.isReadOnly():
            self.insertPlainText(from_first_character(pasted))  # the default would insert formats, too
            self.ensureCursorVisible()
