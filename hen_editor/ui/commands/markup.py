"""Clearing markup by kind, erasing the selection, and annotating moves and positions."""

from collections.abc import Callable

from PySide6.QtGui import QKeySequence

from hen_editor.core.editing import nodes
from hen_editor.core.editing.nodes import MARKUP, RemovableKind, cleared
from hen_editor.core.game import problem
from hen_editor.core.game.line import has_move
from hen_editor.core.game.overview import players
from hen_editor.core.moves import made_moves
from hen_editor.core.sgf import NodeId
from hen_editor.ui.commands.tools import choose_tool
from hen_editor.ui.session.command import Command, is_go, translate
from hen_editor.ui.session.menus import ANNOTATE, CLEAR, EDIT, KeyScope, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.tools.select_tool import Selection

# Clearing and erasing.


def clear(session: Session, *kinds: RemovableKind) -> None:
    """Remove all markup of these kinds from this node."""
    before = session.document.snapshot
    after = cleared(before, kinds)
    if after == before:
        session.show_status(translate("Commands", "There is no such markup here."))
    session.document.edit(after, translate("Commands", "Clear markup"))


def select_all(session: Session) -> None:
    """Select the points that the board shows with the select tool."""
    choose_tool(session, "select")
    session.tool_controller.finish()
    session.tools.select.select(session.document.snapshot, Selection(session.panes.board.part))
    session.tool_controller.show_preview()


def erase_selected(session: Session) -> None:
    """Erase the selected stones."""
    if not session.tools.select.erase(session.document):
        words = translate("Commands", "Nothing is selected; drag a frame around stones with the select tool.")
        session.show_status(words)


def _clearing(name: str, text: str, tip: str, section: int, *kinds: RemovableKind) -> Command:
    places = (MenuPlace(CLEAR, section),)
    return Command(name, text, tip, places, lambda session: clear(session, *kinds), enabled=is_go, edits=True)


_CLEARING = (
    Command(
        "select-all",
        "Selec&t all",
        "Select the whole board with the select tool",
        (MenuPlace(EDIT, 3),),
        select_all,
        keys=(QKeySequence.StandardKey.SelectAll,),
        scope=KeyScope.BOARD,
        enabled=is_go,
    ),
    Command(
        "erase-selected",
        "&Erase selected stones",
        "Erase the stones in the frame",
        (MenuPlace(EDIT, 3),),
        erase_selected,
        keys=("Del",),
        scope=KeyScope.BOARD,
        enabled=is_go,
        edits=True,
    ),
    _clearing(
        "clear-markup",
        "&All markup",
        "Remove all labels, marks, arrows, lines and areas from this node",
        1,
        *MARKUP,
    ),
    _clearing(
        "clear-labels",
        "&Labels",
        "Remove all letters, numbers and texts from this node",
        2,
        RemovableKind.LABELS,
    ),
    _clearing(
        "clear-marks",
        "&Marks",
        "Remove all triangles, squares, circles and crosses from this node",
        2,
        RemovableKind.MARKS,
    ),
    _clearing(
        "clear-lines",
        "A&rrows and lines",
        "Remove all arrows and lines from this node",
        2,
        RemovableKind.LINES,
    ),
    _clearing(
        "clear-territory",
        "&Territory",
        "Remove all territory from this node",
        2,
        RemovableKind.TERRITORY,
    ),
    _clearing(
        "clear-dimmed",
        "&Greyed-out points",
        "Stop greying out points from this node on",
        2,
        RemovableKind.GREYED_OUT,
    ),
    _clearing(
        "clear-view",
        "Cropped &view",
        "Show the whole board from this node on",
        2,
        RemovableKind.VIEW,
    ),
)


# Annotations.


def annotate(session: Session, name: str, node: NodeId) -> None:
    """Set an annotation of a node, replacing another of its kind, or remove it if set."""
    after = nodes.with_annotation_toggled(session.document.snapshot, name, node)
    session.document.edit(after, translate("Commands", "Annotate"))


def _is_annotated(session: Session, name: str, node: Callable[[Session], NodeId]) -> bool:
    """Return whether a node has an annotation, which is sought only if the shown one or the one before has it."""
    tree, shown = session.document.snapshot.tree, session.document.snapshot.node
    near = [shown, tree.parent(shown)]
    is_near = any(name in tree.node(each).raw for each in near if each is not None)
    return is_near and name in tree.node(node(session)).raw


def _can_be_annotated(session: Session, name: str) -> bool:
    """Return whether an annotation fits the shown node: in Go, an annotation of a move needs a move."""
    tree, node = session.document.snapshot.tree, session.document.snapshot.node
    is_of_position = name not in nodes.MOVE_ANNOTATIONS or not tree.is_go
    shown = tree.node(node)
    return is_of_position or has_move(tree, node) or bool(made_moves(shown)) or name in shown.raw


def _shown_node(session: Session) -> NodeId:
    return session.document.snapshot.node


def _judged_node(session: Session) -> NodeId:
    """Return the node of the move that is right or wrong: at an answer, that of the move before."""
    snapshot = session.document.snapshot
    return problem.judged(snapshot.tree, snapshot.node)


def _may_be_problem(session: Session) -> bool:
    """Return whether a game can be a problem, with right and wrong answers: one between players is none."""
    known = players(session.document.snapshot.tree)
    return not known.black and not known.white


def _annotation(
    prop: str,
    name: str,
    text: str,
    tip: str,
    icon: str,
    section: int,
    node: Callable[[Session], NodeId] = _shown_node,
) -> Command:
    return Command(
        name,
        text,
        tip,
        (MenuPlace(ANNOTATE, section),),
        lambda session: annotate(session, prop, node(session)),
        icon=icon,
        enabled=lambda session: _can_be_annotated(session, prop),
        checked=lambda session: _is_annotated(session, prop, node),
        edits=True,
    )


_ANNOTATIONS = (
    _annotation(
        "TE",
        "annotate-te",
        "&Good move",
        "Mark the move as good; in a problem: right",
        "good-move",
        1,
    ),
    _annotation(
        "IT",
        "annotate-it",
        "&Interesting move",
        "Mark the move as interesting",
        "interesting-move",
        1,
    ),
    _annotation(
        "DO",
        "annotate-do",
        "&Doubtful move",
        "Mark the move as doubtful",
        "doubtful-move",
        1,
    ),
    _annotation(
        "BM",
        "annotate-bm",
        "&Bad move",
        "Mark the move as bad; in a problem: wrong",
        "bad-move",
        1,
    ),
    _annotation(
        "GB",
        "annotate-gb",
        "Good for B&lack",
        "Mark the position as good for Black",
        "good-for-black",
        2,
    ),
    _annotation(
        "GW",
        "annotate-gw",
        "Good for &White",
        "Mark the position as good for White",
        "good-for-white",
        2,
    ),
    _annotation(
        "DM",
        "annotate-dm",
        "&Even",
        "Mark the position as even",
        "even",
        2,
    ),
    _annotation(
        "UC",
        "annotate-uc",
        "&Unclear",
        "Mark the position as unclear",
        "unclear",
        2,
    ),
    _annotation(
        "HO",
        "annotate-ho",
        "&Hotspot",
        "Mark the node as a hotspot",
        "hotspot",
        3,
    ),
    *(
        each._replace(visible=_may_be_problem)
        for each in (
            _annotation(
                "TE",
                "right-answer",
                "&Right answer",
                "Mark the move as the right answer to a problem",
                "tick",
                4,
                _judged_node,
            ),
            _annotation(
                "BM",
                "wrong-answer",
                "Wr&ong answer",
                "Mark the move as a wrong answer to a problem",
                "cross",
                4,
                _judged_node,
            ),
        )
    ),
)


COMMANDS = (*_CLEARING, *_ANNOTATIONS)
