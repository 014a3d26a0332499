"""Going through the game: by moves, variations, matches, problems, and to a point of the board."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QKeySequence

from hen_editor.core.board import Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game import navigate
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.problems import ListedProblem, ProblemSource
from hen_editor.ui.session.command import Command, has_points, is_go, translate
from hen_editor.ui.session.menus import EDIT, NAVIGATE, STEP_BUTTONS, KeyScope, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import message

# Moves and variations.


def go(session: Session, way: navigate.Navigation) -> None:
    """Go to the node that a navigation leads to."""
    snapshot = session.document.snapshot
    session.document.go(way(snapshot.tree, snapshot.node))


def step(session: Session, steps: int) -> None:
    """Go forward by moves, or back if `steps` is negative."""
    if steps > 0:
        go(session, partial(navigate.forward, steps=steps, visited=session.document.last_visited))
    else:
        go(session, partial(navigate.backward, steps=-steps))


def vary(session: Session, offset: int) -> None:
    """Go to the next variation (1) or the previous one (-1)."""
    go(session, partial(navigate.sibling, offset=offset))


def go_to_seen(session: Session, seen: GameTree | None, node: int) -> None:
    """Go to a node of a tree shown earlier, if it still exists."""
    if seen is not None:
        session.document.go_to_seen(seen, node)


def is_back_at(session: Session, seen: Snapshot) -> bool:
    """Go back to the node of the snapshot that a dialog is about, if the cursor has moved while it was open.

    Returns whether the cursor is there: the node may be gone.
    """
    document = session.document
    if document.snapshot.node_key != seen.node_key:
        document.go_to_seen(seen.tree, seen.node)
    return document.snapshot.node_key == seen.node_key


def go_to_same_position(session: Session) -> None:
    """Go to the next node with the same position as this one; from the last one to the first."""
    nodes, node = _same_positions(session), session.document.snapshot.node
    if nodes:
        session.document.go(nodes[(nodes.index(node) + 1) % len(nodes)])


def _same_positions(session: Session) -> list[NodeId]:
    """Return the nodes with the same position as this one, including it; none if there are no others."""
    snapshot = session.document.snapshot
    nodes = [node for node in session.state.same_positions.get(snapshot.node, ()) if node in snapshot.tree]
    return nodes if len(nodes) > 1 else []


def ask_for_move(session: Session) -> None:
    """Ask for the number of a move on this line, and go to it."""
    from hen_editor.ui.dialogs.go_to import GoToMoveDialog

    document = session.document
    seen = document.snapshot.tree
    dialog = GoToMoveDialog(seen, document.snapshot.node, session.dialog_parent)
    if run(dialog) and (node := dialog.node()) is not None:
        document.go_to_seen(seen, node)


def go_to_point(session: Session) -> None:
    """Ask for a point, and put the board's cursor there."""
    point = asked_point(session, translate("Commands", "Go to point"))
    if point is not None:
        if not session.panes.board.part.holds(point):
            session.set_state(session.state._replace(shows_whole_board=True))
        session.panes.board.setFocus()
        session.board_cursor.go_to(point)


def asked_point(session: Session, title: str, action: str = "") -> Point | None:
    """Ask for the name of a point, and highlight the point while the user types; return it, None if the user cancels.

    title, action: what the point is for, and the label of the button that accepts it.
    """
    from hen_editor.ui.dialogs.go_to import PointDialog

    def highlight(point: Point | None) -> None:
        session.highlight(() if point is None else (point,))

    dialog = PointDialog(title, session.document.snapshot.position.size, session.dialog_parent, action=action)
    dialog.named.connect(highlight)
    accepted, point = run(dialog), dialog.point()
    highlight(None)
    return point if accepted else None


_WITH_BUTTONS = frozenset({"first", "back", "forward", "last"})
"""The steps that have a button in the navigation bar."""


def _step(
    name: str,
    text: str,
    tip: str,
    key: str,
    section: int,
    run: Callable[[Session], object],
    icon: str = "",
) -> Command:
    places = (MenuPlace(NAVIGATE, section), *([MenuPlace(STEP_BUTTONS)] if name in _WITH_BUTTONS else []))
    return Command(name, text, tip, places, run, keys=(key,), scope=KeyScope.BOARD_AND_TREE, icon=icon)


_STEPS = (
    _step(
        "first",
        "&Start of game",
        "Go to the start of the game",
        "Home",
        1,
        lambda session: go(session, navigate.first),
        "first",
    ),
    _step(
        "back-10",
        "Back &10 moves",
        "Go 10 moves back",
        "PgUp",
        1,
        lambda session: step(session, -10),
        "previous-10",
    ),
    _step(
        "back",
        "&Previous move",
        "Go to the previous move",
        "Left",
        1,
        lambda session: step(session, -1),
        "previous",
    ),
    _step(
        "forward",
        "&Next move",
        "Go to the next move",
        "Right",
        1,
        lambda session: step(session, 1),
        "next",
    ),
    _step(
        "forward-10",
        "Forward 1&0 moves",
        "Go 10 moves forward",
        "PgDown",
        1,
        lambda session: step(session, 10),
        "next-10",
    ),
    _step(
        "last",
        "End of &line",
        "Go to the end of the line",
        "End",
        1,
        lambda session: go(session, partial(navigate.last, visited=session.document.last_visited)),
        "last",
    ),
    _step(
        "variation-up",
        "Pre&vious variation",
        "Go to the previous variation",
        "Up",
        2,
        lambda session: vary(session, -1),
        "variation-up",
    ),
    _step(
        "variation-down",
        "Ne&xt variation",
        "Go to the next variation",
        "Down",
        2,
        lambda session: vary(session, 1),
        "variation-down",
    ),
    _step(
        "fork-back",
        "Previous for&k",
        "Go to the previous fork",
        "Ctrl+Up",
        2,
        lambda session: go(session, partial(navigate.fork, offset=-1)),
    ),
    _step(
        "fork-forward",
        "Next fo&rk",
        "Go to the next fork",
        "Ctrl+Down",
        2,
        lambda session: go(session, partial(navigate.fork, offset=1)),
    ),
    _step(
        "main-line",
        "Back to &main line",
        "Go back to the main line",
        "Ctrl+Home",
        3,
        lambda session: go(session, navigate.main_line),
    ),
    Command(
        "next-same-position",
        "Next same pos&ition",
        "Go to the next move of the game that leads to this position",
        (MenuPlace(NAVIGATE, 3),),
        go_to_same_position,
        keys=("Ctrl+Shift+E",),
        enabled=lambda session: bool(_same_positions(session)),
    ),
    Command(
        "go-to-move",
        "G&o to move...",
        "Go to a move by its number",
        (MenuPlace(NAVIGATE, 4),),
        ask_for_move,
        keys=("Ctrl+G",),
    ),
    Command(
        "go-to-point",
        "Go &to point...",
        "Go to a point by its name",
        (MenuPlace(NAVIGATE, 4),),
        go_to_point,
        keys=("Ctrl+L",),
        enabled=has_points,
    ),
)


# Comments and matches.


def go_to_comment(session: Session, offset: int) -> None:
    """Go to the next comment (1) or the previous one (-1)."""
    snapshot = session.document.snapshot
    session.document.go(navigate.comment(snapshot.tree, snapshot.node, offset))


_FINDING = (
    Command(
        "find",
        "&Find in comments...",
        "Search comments and node names",
        (MenuPlace(EDIT, 4),),
        lambda session: session.find(0),
        keys=(QKeySequence.StandardKey.Find,),
    ),
    Command(
        "find-next",
        "Find ne&xt",
        "Go to the next match",
        (MenuPlace(EDIT, 4),),
        lambda session: session.find(1),
        keys=("F3",),
    ),
    Command(
        "find-previous",
        "Find pre&vious",
        "Go to the previous match",
        (MenuPlace(EDIT, 4),),
        lambda session: session.find(-1),
        keys=("Shift+F3",),
    ),
    Command(
        "find-position",
        "Find this p&osition...",
        "Search the game, the file or a folder for this position or its selected part",
        (MenuPlace(EDIT, 4),),
        lambda session: session.search_position(),
        keys=("Ctrl+Shift+F",),
        enabled=is_go,
    ),
    Command(
        "comment-back",
        "Previous &comment",
        "Go to the previous comment",
        (MenuPlace(NAVIGATE, 3),),
        lambda session: go_to_comment(session, -1),
        keys=("Ctrl+Shift+Up",),
        scope=KeyScope.BOARD_AND_TREE,
    ),
    Command(
        "comment-forward",
        "N&ext comment",
        "Go to the next comment",
        (MenuPlace(NAVIGATE, 3),),
        lambda session: go_to_comment(session, 1),
        keys=("Ctrl+Shift+Down",),
        scope=KeyScope.BOARD_AND_TREE,
    ),
)


# Problems in the list.


def go_to_problem(session: Session, problem: ListedProblem) -> None:
    """Go to a problem in the HEN field, in the game or in the file, and highlight its points.

    For a problem in the HEN field, a presentation, which lacks the field, ends.
    """
    if problem.source is ProblemSource.TEXT:
        session.end_mode("is_presenting")
        session.panes.hen_field.select_problem(problem.diagnostic)
        session.highlight(problem.diagnostic.points if session.state.is_text_on_board else ())
        return
    session.panes.board.setFocus()  # first: a text that loses the focus ends a highlight
    if problem.source is ProblemSource.FILE:
        session.show_source(problem)
    elif problem.tree is not None and problem.diagnostic.node is not None:
        session.document.go_to_seen(problem.tree, problem.diagnostic.node)
    session.highlight(problem.diagnostic.points)


def step_problem(session: Session, offset: int) -> None:
    """Go to the next problem of the list (1) or the previous one (-1), cyclically."""
    problem = session.panes.problem_list.step(offset)
    if problem is not None:
        go_to_problem(session, problem)
        session.show_status(message(problem.diagnostic))


def fix_problem(session: Session) -> None:
    """Fix the problem of the HEN text at the caret, or the worst one, ending a presentation, which lacks the field."""
    session.end_mode("is_presenting")
    session.panes.hen_field.fix_first()


def _has_problems(session: Session) -> bool:
    return bool(session.state.problems)


_PROBLEMS = (
    Command(
        "fix-problem",
        "F&ix problem",
        "Fix the problem of the HEN text at the caret, or else the first one",
        (MenuPlace(EDIT, 3, 9),),
        fix_problem,
        keys=("Alt+Return", "Alt+Enter", "Ctrl+."),
        mac_keys=("Ctrl+.",),
        icon="fix",
        edits=True,
        enabled=lambda session: session.panes.hen_field.can_fix,
    ),
    Command(
        "next-problem",
        "Next error or &warning",
        "Go to the next error or warning in the list",
        (MenuPlace(NAVIGATE, 6),),
        lambda session: step_problem(session, 1),
        keys=("F8",),
        enabled=_has_problems,
    ),
    Command(
        "previous-problem",
        "Previo&us error or warning",
        "Go to the previous error or warning in the list",
        (MenuPlace(NAVIGATE, 6),),
        lambda session: step_problem(session, -1),
        keys=("Shift+F8",),
        enabled=_has_problems,
    ),
)


COMMANDS = (*_FINDING, *_STEPS, *_PROBLEMS)
