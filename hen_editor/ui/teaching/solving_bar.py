"""The bar while a problem is solved: whose move it is, or how the answer was, and the score."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon

from hen_editor.core.board import Color
from hen_editor.core.sgf import NodeId
from hen_editor.teaching.solution import WORDS, Solution
from hen_editor.teaching.solving import Solving
from hen_editor.ui.bars.bar import Bar, BarButton, BarContent, Note
from hen_editor.ui.bars.modes import above_board
from hen_editor.ui.icons import icon
from hen_editor.ui.session.panes import Panes
from hen_editor.ui.wording import color_name

translate = QCoreApplication.translate


class Score(NamedTuple):
    """How many of the problems that were tried were solved."""

    solved: int
    tried: int


def solving_bar(panes: Panes) -> Bar:
    """Return a bar above the board for a problem; its buttons stay in place from move to move."""
    return above_board(Bar("solving-bar", panes.centre, widest=words("missed")), panes)


def problem_content(
    solving: Solving, found: Solution, node: NodeId, score: Score, do: Mapping[str, Callable[[], object]]
) -> BarContent:
    """Return that the player is to move at a node, or how the moves made are, and what happens next.

    do: the actions of the enabled buttons, by name: ask, move, again, whole, previous, next, end.
    """
    feedback = found.feedback(node)
    asks = feedback in ("find", "found")
    unusable = set() if asks and found.right(node) else {"ask"} if feedback in ("right", "reply") else {"ask", "move"}
    do = {name: each for name, each in do.items() if name not in unusable}
    if node == solving.missed:
        return _solving_content(words("missed"), icon("wrong"), score, do)
    if node == solving.hinted:
        return _solving_content(_hint(solving, found, node), found.color, score, do)
    sentence, passing = words(feedback).format(color=color_name(found.color)), found.passing(node)
    if passing is not None and asks:
        sentence = f"{words('passes').format(color=color_name(passing))} {sentence}"
    sign = icon("right" if feedback in ("right", "solved") else "wrong")
    return _solving_content(sentence, found.color if asks else sign, score, do, is_solved=feedback == "solved")


def no_problem_content(sentence: str, score: Score, do: Mapping[str, Callable[[], object]]) -> BarContent:
    """Return a sentence on a game that has nothing to solve."""
    others = {name: each for name, each in do.items() if name in ("previous", "next", "end")}
    return _solving_content(sentence, icon("problem-note"), score, others)


def _hint(solving: Solving, found: Solution, node: NodeId) -> str:
    part, size = solving.hinted_part(node), solving.tree.size
    if part is None:
        return words("pass_hint").format(color=color_name(found.color))
    return words("hint").format(first=part.upper_left.name(size), last=part.lower_right.name(size))


def _solving_content(
    sentence: str,
    shown: QIcon | Color,
    score: Score,
    do: Mapping[str, Callable[[], object]],
    *,
    is_solved: bool = False,
) -> BarContent:
    buttons = (
        BarButton(words("ask"), translate("SolveBar", "Mark some points, one of them the right one"), do.get("ask")),
        BarButton(words("move"), translate("SolveBar", "Show the next move of the solution"), do.get("move")),
        BarButton(words("again"), translate("SolveBar", "Go back to the start of this problem"), do.get("again")),
        BarButton(words("whole"), "", do.get("whole"), icon="view"),
        BarButton(words("previous"), "", do.get("previous"), icon="previous"),
        BarButton(
            words("next"),
            translate("SolveBar", "Go to the next problem of this file"),
            do.get("next"),
            is_primary=is_solved and "next" in do,
        ),
        BarButton(translate("SolveBar", "Stop solving problems (Esc)"), "", do.get("end"), icon="close"),
    )
    note = Note(_in_words(score) if score.tried else "", room=[_in_words(Score(10, 10))])
    return BarContent(sentence, buttons, shown, [note])


def _in_words(score: Score) -> str:
    return words("score").format(solved=score.solved, tried=score.tried)


def words(name: str) -> str:
    """Return one of the texts for whoever solves a problem."""
    return translate("Solving", WORDS[name])
