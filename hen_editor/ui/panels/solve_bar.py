"""The bar above the board while problems are solved: whose move it is, or how the answer was, and the score."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from hen_editor.core.game.solution import WORDS, Solution, Verdict
from hen_editor.core.sgf import NodeId
from hen_editor.ui.icons import STONE_ICON, icon, stone_icon
from hen_editor.ui.widgets.buttons import make_room, show_words
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.widgets.sentence_bar import SentenceBar
from hen_editor.ui.wording import color_name


class SolveBar(SentenceBar):
    """Shows what the player is asked or told, the score and buttons, which stay in place from move to move.

    again_wanted: the user wants to begin the problem again. move_wanted: to see the next move of the solution.
    previous_wanted, next_wanted: to go to another problem. end_wanted: to stop.
    """

    again_wanted = Signal()
    move_wanted = Signal()
    previous_wanted = Signal()
    next_wanted = Signal()
    end_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.grid.setContentsMargins(12, 2, 4, 2)
        self._score = label("", self)
        self.add_last(self._score)
        make_room(self._score, (_score(10, 10), ""))
        self._again = self.add_button(_said("again"), self.tr("Go back to the start of this problem"))
        self._move = self.add_button(_said("move"), self.tr("Show the next move of the solution"))
        self._previous = self.add_button(_said("previous"), self.tr("Go to the previous problem of this file"))
        self._next = self.add_button(_said("next"), self.tr("Go to the next problem of this file"))
        end = self.add_button(self.tr("End"), self.tr("Stop solving problems (Esc)"))
        self._again.clicked.connect(self.again_wanted)
        self._move.clicked.connect(self.move_wanted)
        self._previous.clicked.connect(self.previous_wanted)
        self._next.clicked.connect(self.next_wanted)
        end.clicked.connect(self.end_wanted)

    def show_problem(self, found: Solution, node: NodeId, *, is_missing: bool = False) -> None:
        """Show that the player is to move at a node, or that the moves made are right or wrong.

        is_missing: the move tried last is not one of those that the problem has.
        """
        verdict = found.verdict(node)
        if is_missing:
            self._show(icon("wrong"), _said("missed"))
        elif verdict is Verdict.OPEN:
            sentence, passing = _said("find").format(color=color_name(found.color)), found.passing(node)
            if passing is not None:
                sentence = f"{_said('passes').format(color=color_name(passing))} {sentence}"
            self._show(stone_icon(found.color, self.devicePixelRatioF()), sentence)
        elif found.answer(node) is not None and found.pause(node) is None:
            self._show(icon(verdict.value), _said("reply"))
        else:
            self._show(icon(verdict.value), _said(verdict.value))
        self._again.setEnabled(True)
        self._move.setEnabled(verdict is Verdict.OPEN and bool(found.moves(node)))

    def show_no_problem(self, sentence: str) -> None:
        """Show a sentence on a game that has nothing to solve."""
        self._show(icon("problem-note"), sentence)
        self._again.setEnabled(False)
        self._move.setEnabled(False)

    def show_score(self, solved: int, tried: int, *, has_previous: bool, has_next: bool) -> None:
        """Show how many of the problems tried were solved, and whether there are others before and after this one."""
        show_words(self._score, _score(solved, tried) if tried else "")
        self._previous.setEnabled(has_previous)
        self._next.setEnabled(has_next)

    def sentence_width(self) -> int:
        """Return the width of the longest sentence, so that the board keeps its size from move to move."""
        return self.fontMetrics().horizontalAdvance(_said("missed"))

    def _show(self, sign: QIcon, sentence: str) -> None:
        self.show_sign(sign, STONE_ICON.height())
        self.show_sentence(sentence)


def _score(solved: int, tried: int) -> str:
    return _said("score").format(solved=solved, tried=tried)


def _said(name: str) -> str:
    return QCoreApplication.translate("Solving", WORDS[name])
