"""Commands that compare the board with another position."""

from hen_editor.core.convert import node_to_position
from hen_editor.core.editing.snapshot import NodeKey
from hen_editor.core.game.line import move_number
from hen_editor.core.sgf import NodeId
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui import clipboard
from hen_editor.ui.commands.command import Command, is_go, translate
from hen_editor.ui.commands.places import BOARD_MENU, COMPARE, Place
from hen_editor.ui.comparison import Comparison
from hen_editor.ui.window.session import Session


def compare_with_node(session: Session, node: NodeId | None) -> None:
    """Compare what the board shows from now on with the position at a node, unless there is none."""
    if node is None:
        return
    tree = session.document.snapshot.tree
    number = move_number(tree, node)
    title = translate("Commands", "move {number}") if number else translate("Commands", "the start of the game")
    since = NodeKey(tree.game_key, node)
    _begin(session, Comparison(node_to_position(tree, node), title.format(number=f"{number:,}"), since))


def compare_with_clipboard(session: Session) -> None:
    """Compare the board with the position on the clipboard."""
    from hen_editor.core.pasting import LONGEST, recognise

    text, tree = clipboard.clipboard_data().text(), session.document.snapshot.tree
    found = recognise(text, tree.size).value if len(text) <= LONGEST else ()
    if found:
        since = NodeKey(tree.game_key, tree.root)
        _begin(session, Comparison(found[0].position, translate("Commands", "the clipboard"), since))
    else:
        session.show_status(translate("Commands", "Clipboard has no position."))


def _begin(session: Session, comparison: Comparison) -> None:
    session.set_state(session.state._replace(comparison=comparison))


def _previous(session: Session) -> NodeId | None:
    snapshot = session.document.snapshot
    return snapshot.tree.parent(snapshot.node)


COMMANDS = (
    Command(
        "compare-with-this",
        QT_TRANSLATE_NOOP("Commands", "Compare with &this node"),
        QT_TRANSLATE_NOOP("Commands", "Show at other nodes what differs from this one"),
        (Place(COMPARE), Place(BOARD_MENU, 5)),
        lambda session: compare_with_node(session, session.document.snapshot.node),
        enabled=is_go,
    ),
    Command(
        "compare-with-previous",
        QT_TRANSLATE_NOOP("Commands", "Compare with the &previous node"),
        QT_TRANSLATE_NOOP("Commands", "Show what differs from the node before this one"),
        (Place(COMPARE), Place(BOARD_MENU, 5)),
        lambda session: compare_with_node(session, _previous(session)),
        enabled=lambda session: is_go(session) and _previous(session) is not None,
    ),
    Command(
        "compare-with-clipboard",
        QT_TRANSLATE_NOOP("Commands", "Compare with the &clipboard"),
        QT_TRANSLATE_NOOP("Commands", "Show what differs from the position on the clipboard"),
        (Place(COMPARE),),
        compare_with_clipboard,
        enabled=is_go,
    ),
    Command(
        "end-comparison",
        QT_TRANSLATE_NOOP("Commands", "&End comparison"),
        QT_TRANSLATE_NOOP("Commands", "Stop showing what differs"),
        (Place(COMPARE, 2),),
        lambda session: session.end_mode("comparison"),
        enabled=lambda session: session.state.comparison is not None,
    ),
)
