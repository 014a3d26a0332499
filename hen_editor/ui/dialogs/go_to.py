"""The dialogs for going to a move or a point, which check the input while typing."""

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from hen_editor.core.board import BoardSize, Point
from hen_editor.core.game.line import Line
from hen_editor.core.game.navigate import END_OF_LINE
from hen_editor.core.moves import made_moves
from hen_editor.core.point_names import all_names, read_point
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.widgets.fields import OkCancelButtons
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.wording import color_name, message

_WIDTH = 340

_MAX_DIGITS = 18
"""The most digits of a number; Python limits the conversion of longer ones."""


class _Judgement(NamedTuple):
    feedback: str
    will_do: bool = False


class _GoToDialog(QDialog):
    """Asks a question, and shows feedback on the answer below it. action: the label of OK; empty for "Go"."""

    def __init__(self, title: str, question: str, parent: QWidget | None, action: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(_WIDTH)
        self._field = QLineEdit(self)
        self._field.textChanged.connect(self._show_feedback)
        asked = label(question, self)
        asked.setBuddy(self._field)
        self._feedback = label("", self)
        self._feedback.setWordWrap(True)
        self._feedback.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self._feedback.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = OkCancelButtons(self)
        self._ok = buttons.ok
        self._ok.setText(action or self.tr("&Go"))
        self._ok.setDefault(True)
        column = QVBoxLayout(self)
        for widget in (asked, self._field, self._feedback, buttons):
            column.addWidget(widget)
        self._show_feedback("")

    def _judge(self, text: str) -> _Judgement:
        """Return feedback on an answer, and whether it is valid."""
        raise NotImplementedError

    def _show_feedback(self, text: str) -> None:
        judgement = self._judge(text.strip())
        self._feedback.setText(judgement.feedback)
        self._ok.setEnabled(judgement.will_do)


class GoToMoveDialog(_GoToDialog):
    """Asks for the number of a move on the line of a node."""

    def __init__(self, tree: GameTree, node: NodeId, parent: QWidget | None = None) -> None:
        self._tree = tree
        self._line = Line.through(tree, node, END_OF_LINE)
        super().__init__(self.tr("Go to move"), self.tr("Move &number:"), parent)

    def node(self) -> NodeId | None:
        """Return the node of the entered move, or None."""
        return self._named(self._field.text().strip())

    def _judge(self, text: str) -> _Judgement:
        last = self._line.last
        if not text:
            return _Judgement(self.tr("From 0 (start of game) to {last} (end of line).").format(last=last))
        if not text.isdecimal():
            return _Judgement(self.tr("“{text}” is not a move number.").format(text=text))
        node = self._named(text)
        if node is None:
            return _Judgement(self.tr("This line ends at move {last}.").format(last=last))
        return _Judgement(self._words(node), True)

    def _named(self, text: str) -> NodeId | None:
        return self._line.node(int(text)) if text.isdecimal() and len(text) <= _MAX_DIGITS else None

    def _words(self, node: NodeId) -> str:
        moves = made_moves(self._tree.node(node))
        if not moves:
            return self.tr("Start of game")
        color, point = moves[-1].color, moves[-1].point
        if point is None:
            return self.tr("{color} pass").format(color=color_name(color))
        return self.tr("{color} {point}").format(color=color_name(color), point=point.name(self._tree.size))


class PointDialog(_GoToDialog):
    """Asks for the name of a point; title, action: what the point is for.

    named: the point that the text names so far, or None.
    """

    named = Signal(object)

    def __init__(self, title: str, size: BoardSize, parent: QWidget | None = None, *, action: str = "") -> None:
        self._size = size
        super().__init__(title, self.tr("&Point:"), parent, action)

    def point(self) -> Point | None:
        """Return the entered point."""
        return read_point(self._field.text(), self._size).point

    def _judge(self, text: str) -> _Judgement:
        point, problem = read_point(text, self._size)
        self.named.emit(point)
        if point is not None:
            return _Judgement(" = ".join(all_names(point, self._size)), True)
        if text and problem is not None:
            return _Judgement(message(problem))
        names = all_names(Point(self._size.columns - 1, 0), self._size)
        words = self.tr("The upper right corner is {name}, {letters} or {numbers}.")
        return _Judgement(words.format(name=names[0], letters=names[1], numbers=names[2]))
