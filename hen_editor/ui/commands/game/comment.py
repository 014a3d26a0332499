"""Commands on comments and annotations, and finding."""

from PySide6.QtGui import QKeySequence

from hen_editor.core.editing import nodes
from hen_editor.core.game import search
from hen_editor.core.game.line import has_move
from hen_editor.core.moves import made_moves
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Command, KeyScope, is_go, translate
from hen_editor.ui.commands.places import ANNOTATE, ANNOTATION_BUTTONS, EDIT, NAVIGATE, Place
from hen_editor.ui.window.session import Session


def go_to_comment(session: Session, offset: int) -> None:
    """Go to the next comment (1) or the previous one (-1)."""
    snapshot = session.document.snapshot
    session.document.go(search.comment(snapshot.tree, snapshot.node, offset))


def annotate(session: Session, name: str) -> None:
    """Set an annotation of the node, replacing another of its kind, or remove it if set."""
    after = nodes.with_annotation_toggled(session.document.snapshot, name)
    session.document.edit(after, translate("Commands", "Annotate"))


def is_annotated(session: Session, name: str) -> bool:
    """Return whether this node has an annotation."""
    snapshot = session.document.snapshot
    return name in snapshot.tree.node(snapshot.node).raw


def _can_be_annotated(session: Session, name: str) -> bool:
    """Return whether an annotation fits the node; that of a move needs one, which only in Go is known for certain."""
    tree, node = session.document.snapshot.tree, session.document.snapshot.node
    is_of_position = name not in nodes.MOVE_ANNOTATIONS or not tree.is_go
    return is_of_position or has_move(tree, node) or bool(made_moves(tree.node(node))) or is_annotated(session, name)


_FINDING = (
    Command(
        "find",
        QT_TRANSLATE_NOOP("Commands", "&Find in comments..."),
        QT_TRANSLATE_NOOP("Commands", "Search comments and node names"),
        (Place(EDIT, 4),),
        lambda session: session.match_wanted.emit(0),
        keys=(QKeySequence.StandardKey.Find,),
    ),
    Command(
        "find-next",
        QT_TRANSLATE_NOOP("Commands", "Find ne&xt"),
        QT_TRANSLATE_NOOP("Commands", "Go to the next match"),
        (Place(EDIT, 4),),
        lambda session: session.match_wanted.emit(1),
        keys=("F3",),
    ),
    Command(
        "find-previous",
        QT_TRANSLATE_NOOP("Commands", "Find pre&vious"),
        QT_TRANSLATE_NOOP("Commands", "Go to the previous match"),
        (Place(EDIT, 4),),
        lambda session: session.match_wanted.emit(-1),
        keys=("Shift+F3",),
    ),
    Command(
        "find-position",
        QT_TRANSLATE_NOOP("Commands", "Find this p&osition..."),
        QT_TRANSLATE_NOOP("Commands", "Search the game, the file or a folder for this position or its selected part"),
        (Place(EDIT, 4),),
        lambda session: session.position_search_wanted.emit(),
        keys=("Ctrl+Shift+F",),
        enabled=is_go,
    ),
    Command(
        "comment-back",
        QT_TRANSLATE_NOOP("Commands", "Previous &comment"),
        QT_TRANSLATE_NOOP("Commands", "Go to the previous comment"),
        (Place(NAVIGATE, 3),),
        lambda session: go_to_comment(session, -1),
        keys=("Ctrl+Shift+Up",),
        scope=KeyScope.BOARD_AND_TREE,
    ),
    Command(
        "comment-forward",
        QT_TRANSLATE_NOOP("Commands", "N&ext comment"),
        QT_TRANSLATE_NOOP("Commands", "Go to the next comment"),
        (Place(NAVIGATE, 3),),
        lambda session: go_to_comment(session, 1),
        keys=("Ctrl+Shift+Down",),
        scope=KeyScope.BOARD_AND_TREE,
    ),
)


def _annotation(prop: str, name: str, text: str, tip: str, icon: str, section: int) -> Command:
    return Command(
        name,
        text,
        tip,
        (Place(ANNOTATE, section), Place(ANNOTATION_BUTTONS)),
        lambda session: annotate(session, prop),
        icon=icon,
        enabled=lambda session: _can_be_annotated(session, prop),
        checked=lambda session: is_annotated(session, prop),
        edits=True,
    )


_ANNOTATIONS = (
    _annotation(
        "TE",
        "annotate-te",
        QT_TRANSLATE_NOOP("Commands", "&Good move"),
        QT_TRANSLATE_NOOP("Commands", "Mark the move as good"),
        "good-move",
        1,
    ),
    _annotation(
        "BM",
        "annotate-bm",
        QT_TRANSLATE_NOOP("Commands", "&Bad move"),
        QT_TRANSLATE_NOOP("Commands", "Mark the move as bad"),
        "bad-move",
        1,
    ),
    _annotation(
        "DO",
        "annotate-do",
        QT_TRANSLATE_NOOP("Commands", "&Doubtful move"),
        QT_TRANSLATE_NOOP("Commands", "Mark the move as doubtful"),
        "doubtful-move",
        1,
    ),
    _annotation(
        "IT",
        "annotate-it",
        QT_TRANSLATE_NOOP("Commands", "&Interesting move"),
        QT_TRANSLATE_NOOP("Commands", "Mark the move as interesting"),
        "interesting-move",
        1,
    ),
    _annotation(
        "GB",
        "annotate-gb",
        QT_TRANSLATE_NOOP("Commands", "Good for B&lack"),
        QT_TRANSLATE_NOOP("Commands", "Mark the position as good for Black"),
        "good-for-black",
        2,
    ),
    _annotation(
        "GW",
        "annotate-gw",
        QT_TRANSLATE_NOOP("Commands", "Good for &White"),
        QT_TRANSLATE_NOOP("Commands", "Mark the position as good for White"),
        "good-for-white",
        2,
    ),
    _annotation(
        "DM",
        "annotate-dm",
        QT_TRANSLATE_NOOP("Commands", "&Even"),
        QT_TRANSLATE_NOOP("Commands", "Mark the position as even"),
        "even",
        2,
    ),
    _annotation(
        "UC",
        "annotate-uc",
        QT_TRANSLATE_NOOP("Commands", "&Unclear"),
        QT_TRANSLATE_NOOP("Commands", "Mark the position as unclear"),
        "unclear",
        2,
    ),
    _annotation(
        "HO",
        "annotate-ho",
        QT_TRANSLATE_NOOP("Commands", "&Hotspot"),
        QT_TRANSLATE_NOOP("Commands", "Mark the node as a hotspot"),
        "hotspot",
        3,
    ),
)

COMMANDS = (*_FINDING, *_ANNOTATIONS)
