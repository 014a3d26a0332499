"""What the HEN field explains, and what can come next: shown in the line below, and offered there or at the caret."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QToolButton, QWidget

from hen_editor.core.board import BoardSize, Color
from hen_editor.core.hen import Reading, Token, TokenKind
from hen_editor.core.hen.guide import PARTS, STONES, begun, completions, expected
from hen_editor.core.hen.tokens import MARKS
from hen_editor.core.position import Mark, Position
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.hen_field.message_line import MessageLine
from hen_editor.ui.icons import icon
from hen_editor.ui.widgets.buttons import text_button
from hen_editor.ui.widgets.plain_text import tooltip
from hen_editor.ui.wording import color_name, listed

MARK_NAMES = {
    Mark.CIRCLE: QT_TRANSLATE_NOOP("Marks", "Circle"),
    Mark.SQUARE: QT_TRANSLATE_NOOP("Marks", "Square"),
    Mark.TRIANGLE: QT_TRANSLATE_NOOP("Marks", "Triangle"),
    Mark.CROSS: QT_TRANSLATE_NOOP("Marks", "Cross"),
}

_MEANINGS = {part.kind: part.meaning for part in PARTS}
_MAX_POINTS = 4
"""The most points that an explanation names."""

MAX_BUTTONS = 8
"""The most choices that are shown without being asked for."""

_INSERTED = Qt.ItemDataRole.UserRole

_WIDTH, _MOST_LINES = 46, 12
"""The width of the list in characters, and the most lines without a scroll bar."""

_STARTS = {"_": TokenKind.ROW, "~": TokenKind.ORDER, ".": TokenKind.SIZE}

HESITATION_MS = 500
"""The pause in typing after which the few choices for an incomplete part are offered, in milliseconds."""


def next_words(before: str) -> str:
    """Return a hint in words on what may follow a text."""
    return QCoreApplication.translate("HenGuide", expected(before).value)


def meaning(kind: TokenKind) -> str:
    """Return what a kind of token means in general."""
    return QCoreApplication.translate("HenGuide", _MEANINGS[kind]) if kind in _MEANINGS else ""


class Explanations(QObject):
    """Explains tokens."""

    def of(self, reading: Reading, token: Token) -> str:
        """Return what a token means here, and below it what its kind means in general."""
        here = self._here(reading.position, reading.text[token.start : token.end], token)
        return "\n".join(filter(None, (here, meaning(token.kind))))

    def _here(self, position: Position, text: str, token: Token) -> str:
        points = self._points(position, token)
        match token.kind:
            case TokenKind.STONE | TokenKind.COUNT | TokenKind.NUMBER | TokenKind.COLUMN if points:
                return self.tr("{text}: {color} at {points}").format(
                    text=text, color=self._color(position, token), points=points
                )
            case TokenKind.ROW if points:
                return self.tr("{text}: stones at {points}").format(text=text, points=points)
            case TokenKind.TURN if position.turn is not None:
                return self.tr("{text}: {color} to play").format(text=text, color=color_name(position.turn))
            case TokenKind.LAST_MOVE if position.last_move is not None:
                color = color_name(position.last_move.color)
                if position.last_move.point is None:
                    return self.tr("{text}: {color} passed").format(text=text, color=color)
                words = self.tr("{text}: {color} played at {points}")
                return words.format(text=text, color=color, points=points)
            case TokenKind.MARK if points and token.points[0] in position.marks:
                name = QCoreApplication.translate("Marks", MARK_NAMES[position.marks[token.points[0]]])
                return self.tr("{text}: {mark} at {points}").format(text=text, mark=name, points=points)
            case TokenKind.ORDER:
                return self.tr("{text}: {colors}").format(text=text, colors=listed(map(color_name, position.order)))
        return text

    def _color(self, position: Position, token: Token) -> str:
        stone: Color | None = position.stones.get(token.points[0])
        return "" if stone is None else color_name(stone)

    def _points(self, position: Position, token: Token) -> str:
        names = [point.name(position.size) for point in token.points[:_MAX_POINTS]]
        return listed(names if len(token.points) <= _MAX_POINTS else [*names, "…"])


class HenChoice(NamedTuple):
    """Something that can come next: the whole token, and the part of it that is still to be inserted."""

    text: str
    inserted: str

    @property
    def meaning(self) -> str:
        """What it means, empty if that is obvious."""
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


def choices(before: str, size: BoardSize) -> list[HenChoice]:
    """Return what can follow a text on a board of a size."""
    start = len(begun(before))
    return [HenChoice(text, text[start:]) for text in completions(before, size)]


class ChoiceList:
    """Offers what can come next in a list at the caret of an editor.

    insert: inserts the chosen text at the caret.
    """

    def __init__(self, editor: QPlainTextEdit, insert: Callable[[str], None]) -> None:
        # These classes are named here, not imported, since their enums take 5 ms, and few users ask for a list.
        self._editor = editor
        self._insert = insert
        self._list = QtWidgets.QListView(editor)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._model = QtGui.QStandardItemModel(editor)
        self._completer = completer = QtWidgets.QCompleter(editor)
        completer.setPopup(self._list)
        completer.setMaxVisibleItems(_MOST_LINES)
        completer.setModel(self._model)
        completer.setCompletionRole(_INSERTED)
        completer.setWidget(editor)
        completer.activated.connect(insert)

    def offer(self, found: list[HenChoice]) -> None:
        """Show choices, or insert the only one; hide the list if there are none."""
        self._model.clear()
        for choice in found:
            item = QtGui.QStandardItem(f"{choice.text}   {choice.meaning}".rstrip())
            item.setData(choice.inserted, _INSERTED)
            self._model.appendRow(item)
        if len(found) <= 1:
            self.hide()
            for choice in found:
                self._insert(choice.inserted)
            return
        self._list.setFont(self._editor.font())  # monospaced, so that the meanings are aligned
        place = self._editor.cursorRect()
        place.setWidth(_WIDTH * self._editor.fontMetrics().averageCharWidth())
        self._completer.setCompletionPrefix("")
        self._completer.complete(place)
        self._list.setCurrentIndex(self._completer.completionModel().index(0, 0))

    def hide(self) -> None:
        """Hide the list."""
        self._list.hide()


class ChoiceButtons(QWidget):
    """Offers what can come next in a row of buttons, which take neither keys nor the focus.

    insert: inserts the chosen text at the caret.
    """

    def __init__(self, found: list[HenChoice], insert: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._insert = insert
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for choice in found:
            row.addWidget(self._button(choice))

    def _button(self, choice: HenChoice) -> QToolButton:
        button = text_button(choice.text, tooltip(choice.meaning or choice.text), self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if choice.icon:
            button.setIcon(icon(choice.icon))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.clicked.connect(lambda: self._insert(choice.inserted))
        return button


class Suggestions(QObject):
    """Suggests what can come next at the caret while the text is edited. reading: returns the reading of the text."""

    def __init__(self, editor: HenEditor, line: MessageLine, reading: Callable[[], Reading]) -> None:
        super().__init__(line)
        self._editor = editor
        self._line = line
        self._reading = reading
        self._list: ChoiceList | None = None
        self._hesitation = QTimer(self, singleShot=True, interval=HESITATION_MS)
        self._hesitation.timeout.connect(self._offer_buttons)
        editor.focus_changed.connect(self._show_hint)
        editor.completion_wanted.connect(self._offer_list)

    def renew(self) -> None:
        """Show the hint for the new position of the caret; offer choices if the caret stays there."""
        self._show_hint()
        self.hide()
        self._hesitation.start()

    def hide(self) -> None:
        """Hide the choices below the text."""
        self._hesitation.stop()
        self._line.show_choices(None)

    def _is_edited(self) -> bool:
        return self._editor.hasFocus() and not self._editor.isReadOnly()

    def _show_hint(self) -> None:
        self._line.show_hint(next_words(self._editor.text_before_caret()) if self._is_edited() else "")

    def _offer_buttons(self) -> None:
        """Offer what can come next below the text, where a part is incomplete and the choices are few."""
        reading = self._reading()
        if self._is_edited() and reading.unfinished(self._editor.caret) is not None:
            found = choices(self._editor.text_before_caret(), reading.position.size)
            if 0 < len(found) <= MAX_BUTTONS:
                self._line.show_choices(ChoiceButtons(found, self._editor.insertPlainText, self._line))

    def _offer_list(self) -> None:
        """Offer all that can come next in a list."""
        if self._editor.isReadOnly():
            return
        self.hide()
        if self._list is None:
            self._list = ChoiceList(self._editor, self._editor.insertPlainText)
            for changed in (self._editor.edited, self._editor.cursorPositionChanged):
                changed.connect(self._list.hide)  # a choice is for the caret where it was
        self._list.offer(choices(self._editor.text_before_caret(), self._reading().position.size))
