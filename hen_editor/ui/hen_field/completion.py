"""Completion in the HEN field: a list at the caret of what can come next."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QListView, QPlainTextEdit

from hen_editor.core.board import BoardSize, Color
from hen_editor.core.hen.guide import completions
from hen_editor.core.hen.tokens import TokenKind
from hen_editor.core.position import Mark
from hen_editor.ui.hen_field.explanation import MARK_NAMES, meaning
from hen_editor.ui.wording import color_name

_INSERTED = Qt.ItemDataRole.UserRole
_WIDTH = 42
"""The width of the list in characters."""

_STARTS = {"_": TokenKind.ROW, "~": TokenKind.ORDER, ".": TokenKind.SIZE}


class Completion(QCompleter):
    """Offers what can come next in an editor.

    insert: inserts the chosen text at the caret.
    """

    def __init__(self, editor: QPlainTextEdit, insert: Callable[[str], None]) -> None:
        super().__init__(editor)
        self._editor = editor
        self._list = QListView(editor)
        self.setPopup(self._list)
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setCompletionRole(_INSERTED)
        self.setWidget(editor)
        self.activated.connect(insert)

    def offer(self, before: str, size: BoardSize) -> None:
        """Show what can follow a text on a board of a size; hide the list if that is nothing."""
        self._model.clear()
        self._model.appendColumn([_item(text, _described(text)) for text in completions(before, size)])
        if not self._model.rowCount():
            self._list.hide()
            return
        place = self._editor.cursorRect()
        place.setWidth(_WIDTH * self._editor.fontMetrics().averageCharWidth())
        self.setCompletionPrefix("")
        self.complete(place)
        self._list.setCurrentIndex(self.completionModel().index(0, 0))

    def hide(self) -> None:
        """Hide the list."""
        self._list.hide()


def _item(text: str, words: str) -> QStandardItem:
    item = QStandardItem(f"{text}   {words}".rstrip())
    item.setData(text, _INSERTED)
    return item


def _described(text: str) -> str:
    """Return what a text means, empty if it says so itself."""
    if text in {color.value for color in Color}:
        return color_name(Color(text))
    if text in {mark.value for mark in Mark}:
        return QCoreApplication.translate("Marks", MARK_NAMES[Mark(text)])
    return meaning(_STARTS[text]) if text in _STARTS else ""
