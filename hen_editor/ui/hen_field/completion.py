"""Completion in the HEN field: what can come next, as a list at the caret and as buttons below the text."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QListView, QPlainTextEdit, QToolButton, QWidget

from hen_editor.core.board import BoardSize, Color
from hen_editor.core.hen.guide import STONES, begun, completions
from hen_editor.core.hen.tokens import MARKS, TokenKind
from hen_editor.core.position import Mark
from hen_editor.ui.hen_field.explanation import MARK_NAMES, meaning
from hen_editor.ui.icons import icon
from hen_editor.ui.widgets.buttons import text_button
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.wording import color_name

MAX_BUTTONS = 8
"""The most choices that are shown unasked."""

_INSERTED = Qt.ItemDataRole.UserRole
_WIDTH, _MOST_LINES = 46, 12
"""The width of the list in characters, and the most lines without a scroll bar."""

_STARTS = {"_": TokenKind.ROW, "~": TokenKind.ORDER, ".": TokenKind.SIZE}


class Choice(NamedTuple):
    """Something that can come next: the whole token, and what of it is to be inserted."""

    text: str
    inserted: str

    @property
    def meaning(self) -> str:
        """What it means, empty if it says so itself."""
        if self.text in STONES:
            return color_name(Color(self.text))
        if self.text in MARKS:
            return QCoreApplication.translate("Marks", MARK_NAMES[Mark(self.text)])
        return meaning(_STARTS[self.text]) if self.text in _STARTS else ""

    @property
    def icon(self) -> str:
        """The name of its icon, empty if it has none."""
        if self.text in STONES:
            return f"{Color(self.text).name.lower()}-stone"
        return Mark(self.text).name.lower() if self.text in MARKS else ""


def choices(before: str, size: BoardSize) -> list[Choice]:
    """Return what can follow a text on a board of a size."""
    start = len(begun(before))
    return [Choice(text, text[start:]) for text in completions(before, size)]


class ChoiceList(QCompleter):
    """Offers what can come next in a list at the caret of an editor.

    insert: inserts the chosen text at the caret.
    """

    def __init__(self, editor: QPlainTextEdit, insert: Callable[[str], None]) -> None:
        super().__init__(editor)
        self._editor = editor
        self._insert = insert
        self._list = QListView(editor)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setPopup(self._list)
        self.setMaxVisibleItems(_MOST_LINES)
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setCompletionRole(_INSERTED)
        self.setWidget(editor)
        self.activated.connect(insert)

    def offer(self, found: list[Choice]) -> None:
        """Show choices, or insert the only one; hide the list if there are none."""
        self._model.clear()
        self._model.appendColumn([_item(choice) for choice in found])
        if len(found) <= 1:
            self._list.hide()
            for choice in found:
                self._insert(choice.inserted)
            return
        self._list.setFont(self._editor.font())  # of one width, so that the meanings begin below each other
        place = self._editor.cursorRect()
        place.setWidth(_WIDTH * self._editor.fontMetrics().averageCharWidth())
        self.setCompletionPrefix("")
        self.complete(place)
        self._list.setCurrentIndex(self.completionModel().index(0, 0))

    def hide(self) -> None:
        """Hide the list."""
        self._list.hide()


class ChoiceButtons(QWidget):
    """Offers what can come next in a row of buttons, which take no key and no focus.

    insert: inserts the chosen text at the caret.
    """

    def __init__(self, found: list[Choice], insert: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._insert = insert
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for choice in found:
            row.addWidget(self._button(choice))

    def _button(self, choice: Choice) -> QToolButton:
        button = text_button(choice.text, tooltip(choice.meaning or choice.text), self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if choice.icon:
            button.setIcon(icon(choice.icon))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.clicked.connect(lambda: self._insert(choice.inserted))
        return button


def _item(choice: Choice) -> QStandardItem:
    item = QStandardItem(f"{choice.text}   {choice.meaning}".rstrip())
    item.setData(choice.inserted, _INSERTED)
    return item
