"""The text of a comment, with links on the names of points."""

from bisect import bisect_right
from typing import NamedTuple

from PySide6.QtCore import QEvent, QMimeData, QPoint, QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from hen_editor.core.board import BoardSize, Point
from hen_editor.ui.clipboard import holds_files
from hen_editor.ui.widgets.long_text import TextEdit

MOST = 1000
"""The most linked names in one comment."""

_CONTROL = Qt.KeyboardModifier.ControlModifier
_NAME = r"(?<![A-Za-z0-9])[A-HJ-Za-hj-z][1-9][0-9]?(?![A-Za-z0-9])"


class Mention(NamedTuple):
    """A point named in the text, with the cursor that selects its name."""

    point: Point
    cursor: QTextCursor


class CommentText(TextEdit):
    """Underlines the names of points of the board, such as Q16.

    pointed: the point whose name is under the pointer, or None, whenever that changes.
    """

    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = BoardSize()
        self._mentions: list[Mention] = []
        self._pointed: Point | None = None
        self.setMouseTracking(True)
        self.textChanged.connect(self._look)

    def show_size(self, size: BoardSize) -> None:
        """Set the board size for the names of points."""
        if size != self._size:
            self._size = size
            self._look()

    def insert_name(self, name: str) -> None:
        """Insert the name of a point at the caret, separated from the words around it, unless read-only."""
        if self.isReadOnly():
            return
        cursor = self.textCursor()
        before = self.document().characterAt(cursor.selectionStart() - 1)
        after = self.document().characterAt(cursor.selectionEnd())
        is_apart = before.isalnum() or before in ".,;:!?)"
        cursor.insertText(f"{' ' * is_apart}{name}{' ' * (after.isalnum() or after == '(')}")
        self.setTextCursor(cursor)

    def mentions(self) -> list[Point]:
        """Return the points named in the text, in order."""
        return [mention.point for mention in self._mentions]

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Leave dropped files to the window, which opens them."""
        return super().canInsertFromMimeData(source) and not holds_files(source)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write a tab with Ctrl+Tab: Tab alone leaves the text."""
        if event.key() == Qt.Key.Key_Tab and event.modifiers() == _CONTROL and not self.isReadOnly():
            self.insertPlainText("\t")
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(self._mention_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def _point_at(self, point: Point | None) -> None:
        if point != self._pointed:
            self._pointed = point
            self.pointed.emit(point)

    def _look(self) -> None:
        self._mentions = []
        name = QRegularExpression(_NAME)
        found = self.document().find(name)
        while not found.isNull() and len(self._mentions) < MOST:
            point = Point.from_name(found.selectedText(), self._size)
            if point is not None:
                self._mentions.append(Mention(point, found))
            found = self.document().find(name, found)
        self.setExtraSelections([_underlined(mention.cursor) for mention in self._mentions])
        self._point_at(None)

    def _mention_at(self, where: QPoint) -> Point | None:
        cursor = self.cursorForPosition(where)  # at the nearest gap between characters, however far away
        reach = self.fontMetrics().averageCharWidth()
        if not self.cursorRect(cursor).adjusted(-reach, 0, reach, 0).contains(where):
            return None
        place = bisect_right([mention.cursor.selectionStart() for mention in self._mentions], cursor.position()) - 1
        if place < 0 or cursor.position() > self._mentions[place].cursor.selectionEnd():
            return None
        return self._mentions[place].point


def _underlined(cursor: QTextCursor) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    selection.cursor = cursor
    selection.format = QTextCharFormat()
    selection.format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
    return selection
