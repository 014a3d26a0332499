"""Commands on the problems in the list: going from one to the next, and fixing."""

from typing import TYPE_CHECKING

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command, Place
from hen_editor.ui.commands.places import EDIT, NAVIGATE
from hen_editor.ui.problem_list.problem import ListedProblem, Source
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


def go_to_problem(window: "MainWindow", problem: ListedProblem) -> None:
    """Go to a problem in the HEN field, in the game or in the file, and highlight its points."""
    if problem.source is Source.TEXT:
        window.hen_field.select_problem(problem.diagnostic)
        return
    window.board.setFocus()  # first: a text that loses the focus no longer highlights a point
    if problem.source is Source.FILE:
        window.source_notice.go_to(problem)
    elif problem.tree is not None and problem.diagnostic.node is not None:
        window.document.go_to_seen(problem.tree, problem.diagnostic.node)
    window.light(problem.diagnostic.points)


def step_problem(window: "MainWindow", offset: int) -> None:
    """Go to the next problem of the list (1) or the previous one (-1), cyclically."""
    problem = window.problem_list.step(offset)
    if problem is not None:
        go_to_problem(window, problem)
        window.show_status(message(problem.diagnostic))


def _has_problems(window: "MainWindow") -> bool:
    return bool(window.state.problems)


COMMANDS = (
    Command(
        "fix-problem",
        QT_TRANSLATE_NOOP("Commands", "F&ix problem"),
        QT_TRANSLATE_NOOP("Commands", "Fix the problem of the HEN text at the caret, or else the first one"),
        (Place(EDIT, 3, 9),),
        lambda window: window.hen_field.fix_first(),
        keys=("Alt+Return", "Alt+Enter", "Ctrl+."),
        icon="fix",
        edits=True,
        enabled=lambda window: window.hen_field.can_fix,
    ),
    Command(
        "next-problem",
        QT_TRANSLATE_NOOP("Commands", "Next pro&blem"),
        QT_TRANSLATE_NOOP("Commands", "Go to the next problem in the list"),
        (Place(NAVIGATE, 6),),
        lambda window: step_problem(window, 1),
        keys=("F8",),
        enabled=_has_problems,
    ),
    Command(
        "previous-problem",
        QT_TRANSLATE_NOOP("Commands", "Previo&us problem"),
        QT_TRANSLATE_NOOP("Commands", "Go to the previous problem in the list"),
        (Place(NAVIGATE, 6),),
        lambda window: step_problem(window, -1),
        keys=("Shift+F8",),
        enabled=_has_problems,
    ),
)
