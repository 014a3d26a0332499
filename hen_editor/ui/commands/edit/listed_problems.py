"""Commands on the problems in the list: going from one to the next, and fixing."""

from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command
from hen_editor.ui.commands.places import EDIT, NAVIGATE, Place
from hen_editor.ui.problem_list.problem import ListedProblem, Source
from hen_editor.ui.window.session import Session
from hen_editor.ui.wording import message


def go_to_problem(session: Session, problem: ListedProblem) -> None:
    """Go to a problem in the HEN field, in the game or in the file, and highlight its points."""
    if problem.source is Source.TEXT:
        session.window.hen_field.select_problem(problem.diagnostic)
        return
    session.window.board.setFocus()  # first: a text that loses the focus no longer highlights a point
    if problem.source is Source.FILE:
        session.source_wanted.emit(problem)
    elif problem.tree is not None and problem.diagnostic.node is not None:
        session.document.go_to_seen(problem.tree, problem.diagnostic.node)
    session.highlight(problem.diagnostic.points)


def step_problem(session: Session, offset: int) -> None:
    """Go to the next problem of the list (1) or the previous one (-1), cyclically."""
    problem = session.window.problem_list.step(offset)
    if problem is not None:
        go_to_problem(session, problem)
        session.show_status(message(problem.diagnostic))


def _has_problems(session: Session) -> bool:
    return bool(session.state.problems)


COMMANDS = (
    Command(
        "fix-problem",
        QT_TRANSLATE_NOOP("Commands", "F&ix problem"),
        QT_TRANSLATE_NOOP("Commands", "Fix the problem of the HEN text at the caret, or else the first one"),
        (Place(EDIT, 3, 9),),
        lambda session: session.window.hen_field.fix_first(),
        keys=("Alt+Return", "Alt+Enter", "Ctrl+."),
        icon="fix",
        edits=True,
        enabled=lambda session: session.window.hen_field.can_fix,
    ),
    Command(
        "next-problem",
        QT_TRANSLATE_NOOP("Commands", "Next pro&blem"),
        QT_TRANSLATE_NOOP("Commands", "Go to the next problem in the list"),
        (Place(NAVIGATE, 6),),
        lambda session: step_problem(session, 1),
        keys=("F8",),
        enabled=_has_problems,
    ),
    Command(
        "previous-problem",
        QT_TRANSLATE_NOOP("Commands", "Previo&us problem"),
        QT_TRANSLATE_NOOP("Commands", "Go to the previous problem in the list"),
        (Place(NAVIGATE, 6),),
        lambda session: step_problem(session, -1),
        keys=("Shift+F8",),
        enabled=_has_problems,
    ),
)
