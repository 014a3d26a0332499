"""Commands on the tree: copying, pasting and reordering variations, inserting and deleting nodes, collapsing."""

from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import merging, moves, variations
from hen_editor.core.editing.clearing import cleared
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import GameTree
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.document import files
from hen_editor.ui.clipboard import clipboard_data
from hen_editor.ui.commands.command import Command, KeyScope, Place, is_go, translate
from hen_editor.ui.commands.navigate import asked_point
from hen_editor.ui.commands.places import BOARD_MENU, COPY_MENU, VARIATIONS
from hen_editor.ui.widgets.transient import pop_up, run
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow

LONGEST_VARIATION = 1_000_000
"""The most characters of a pasted variation; they are read in half a second."""

_KEY = QKeySequence.StandardKey


def copy_variation(window: "MainWindow") -> None:
    """Copy the node and its descendants as SGF."""
    QGuiApplication.clipboard().setText(variations.copied(window.document.snapshot))
    window.show_status(translate("Commands", "Variation copied."))


def cut_variation(window: "MainWindow") -> None:
    """Cut the node and its descendants."""
    snapshot = window.document.snapshot
    if snapshot.tree.parent(snapshot.node) is None:
        window.show_status(translate("Commands", "You can't cut the start of the game."))
        return
    copy_variation(window)
    window.document.edit(variations.without_subtree(snapshot), translate("Commands", "Cut variation"))


def paste_variation(window: "MainWindow") -> None:
    """Paste variations after the node; paste anything else as elsewhere."""
    text = clipboard_data().text()
    if len(text) > LONGEST_VARIATION:
        words = translate(
            "Commands", "The variation is too long to paste (over {count} characters). Merge it as a file instead."
        )
        window.show_status(words.format(count=f"{LONGEST_VARIATION:,}"))
    elif files.of_text(text).collection is not None:
        _show(window, variations.pasted(window.document.snapshot, text), translate("Commands", "Paste variation"))
    else:
        window.paste(text)


def rename_node(window: "MainWindow") -> None:
    """Edit the name of this node in its field."""
    window.game_dock.show()
    window.comment_box.edit_name()


def place_variation(window: "MainWindow", seen: GameTree | None, node: int, place: int) -> None:
    """Move the variation that a node begins to an index among its siblings, unless the tree has changed."""
    snapshot = window.document.snapshot
    if snapshot.tree is seen:
        window.document.edit(variations.moved_to(snapshot, node, place), translate("Commands", "Move variation"))


def merge(window: "MainWindow") -> None:
    """Ask for a file, and merge the variations of its games into the current game."""
    from hen_editor.ui.dialogs.files.choosing import choose_file, folder_near
    from hen_editor.ui.dialogs.messages import reason, refuse
    from hen_editor.ui.dialogs.progress import completed

    document = window.document
    folder = folder_near(document.path, window)
    path = choose_file(window, translate("Commands", "Merge with file"), document.formats, folder)
    if path is None:
        return
    name, found = files.readable(path.name), list[files.File]()
    sentence = translate("Commands", "{file} could not be merged.").format(file=name)

    def read() -> Generator[float, None, None]:
        found.append((yield from files.reading(path, document.formats)))

    try:
        if not completed(read(), translate("Commands", "Reading {file}...").format(file=name), window):
            return
    except (OSError, MemoryError) as error:
        refuse(window, sentence, reason(error))
        return
    [file] = found
    if file.collection is None or file.refusal is not None:
        refuse(window, sentence, "" if file.refusal is None else message(file.refusal))
        return
    merged = Parsed(document.snapshot)
    for game in file.collection.games:
        merged = merging.merged(merged.value, game)
        if not merged.ok:
            refuse(window, sentence, message(merged.diagnostics[0]))
            return
    if merged.value.collection is document.snapshot.collection:
        window.show_status(translate("Commands", "The file adds nothing to this game."))
    _show(window, merged, translate("Commands", "Merge"))


def strip(window: "MainWindow") -> None:
    """Ask what to remove and where, and remove it."""
    from hen_editor.ui.dialogs.game.properties import StripDialog

    dialog = StripDialog(window)
    if run(dialog):
        before = window.document.snapshot
        after = cleared(before, dialog.kinds(), whole_game=dialog.whole_game())
        if after == before:
            window.show_status(translate("Commands", "Nothing to remove."))
        window.document.edit(after, translate("Commands", "Remove comments and markup"))


def make_main_line(window: "MainWindow") -> None:
    """Make the line to the node the main line, unless it is."""
    before = window.document.snapshot
    after = variations.promoted(before)
    if after == before:
        window.show_status(translate("Commands", "This is the main line already."))
    window.document.edit(after, translate("Commands", "Make main line"))


def insert_move(window: "MainWindow") -> None:
    """Ask for a point, and insert a move there before this node."""
    title = translate("Commands", "Insert move")
    point = asked_point(window, title, translate("Commands", "&Insert"))
    if point is not None:
        _show(window, moves.with_move_before(window.document.snapshot, point), title)


def show_menu(window: "MainWindow", where: QPoint) -> None:
    """Show the context menu of the tree at a screen position."""
    menu = QMenu(window)
    window.menus.fill(menu, VARIATIONS)
    pop_up(menu, where)


def _is_after_start(window: "MainWindow") -> bool:
    """Return whether the node is not the start of the game."""
    snapshot = window.document.snapshot
    return snapshot.tree.parent(snapshot.node) is not None


def _has_sibling(window: "MainWindow", index: int) -> bool:
    """Return whether another variation than the node's own is the first (0) or the last (-1) beside it."""
    snapshot = window.document.snapshot
    parent = snapshot.tree.parent(snapshot.node)
    return parent is not None and snapshot.tree.children(parent)[index] != snapshot.node


def _show(window: "MainWindow", changed: Parsed[Snapshot], text: str) -> None:
    for problem in changed.diagnostics[:1]:
        window.show_status(message(problem))
    window.document.edit(changed.value, text)


def _editing(change: Callable[[Snapshot], Snapshot], text: str) -> "Callable[[MainWindow], None]":
    """Return a function that edits the document in this way; `text` is its undo text."""

    def edit(window: "MainWindow") -> None:
        window.document.edit(change(window.document.snapshot), translate("Commands", text))

    return edit


def _trying(change: Callable[[Snapshot], Parsed[Snapshot]], text: str) -> "Callable[[MainWindow], None]":
    """Return a function that edits the document in this way, or says why that is refused."""
    return lambda window: _show(window, change(window.document.snapshot), translate("Commands", text))


COMMANDS = (
    Command(
        "copy-variation",
        QT_TRANSLATE_NOOP("Commands", "Cop&y variation"),
        QT_TRANSLATE_NOOP("Commands", "Copy this node and everything after it as SGF"),
        (Place(VARIATIONS, 1), Place(COPY_MENU, 2, 1)),
        copy_variation,
        keys=(_KEY.Copy,),
        scope=KeyScope.TREE,
    ),
    Command(
        "cut-variation",
        QT_TRANSLATE_NOOP("Commands", "Cu&t variation"),
        QT_TRANSLATE_NOOP("Commands", "Cut this node and everything after it"),
        (Place(VARIATIONS, 1),),
        cut_variation,
        keys=(_KEY.Cut,),
        scope=KeyScope.TREE,
        edits=True,
    ),
    Command(
        "paste-variation",
        QT_TRANSLATE_NOOP("Commands", "&Paste variation"),
        QT_TRANSLATE_NOOP("Commands", "Paste variations after this node"),
        (Place(VARIATIONS, 1),),
        paste_variation,
        keys=(_KEY.Paste,),
        scope=KeyScope.TREE,
    ),
    Command(
        "delete",
        QT_TRANSLATE_NOOP("Commands", "&Delete from here"),
        QT_TRANSLATE_NOOP("Commands", "Delete this node and everything after it"),
        (Place(VARIATIONS, 2),),
        _editing(variations.without_subtree, QT_TRANSLATE_NOOP("Commands", "Delete from here")),
        keys=("Ctrl+Del",),
        edits=True,
        enabled=_is_after_start,
    ),
    Command(
        "delete-node",
        QT_TRANSLATE_NOOP("Commands", "Delete this &node"),
        QT_TRANSLATE_NOOP("Commands", "Delete this node but keep what follows"),
        (Place(VARIATIONS, 2),),
        _editing(variations.without_node, QT_TRANSLATE_NOOP("Commands", "Delete node")),
        edits=True,
        enabled=_is_after_start,
    ),
    Command(
        "insert-node-before",
        QT_TRANSLATE_NOOP("Commands", "Insert node &before"),
        QT_TRANSLATE_NOOP("Commands", "Insert an empty node before this one"),
        (Place(VARIATIONS, 3),),
        _editing(variations.with_node_before, QT_TRANSLATE_NOOP("Commands", "Insert node")),
        edits=True,
        enabled=_is_after_start,
    ),
    Command(
        "insert-node-after",
        QT_TRANSLATE_NOOP("Commands", "Insert node &after"),
        QT_TRANSLATE_NOOP("Commands", "Insert an empty node after this one"),
        (Place(VARIATIONS, 3),),
        _editing(variations.with_node_after, QT_TRANSLATE_NOOP("Commands", "Insert node")),
        edits=True,
    ),
    Command(
        "insert-move",
        QT_TRANSLATE_NOOP("Commands", "Insert mo&ve before..."),
        QT_TRANSLATE_NOOP("Commands", "Insert a move of the player to move before this node"),
        (Place(VARIATIONS, 3),),
        insert_move,
        enabled=is_go,
        edits=True,
    ),
    Command(
        "exchange-moves",
        QT_TRANSLATE_NOOP("Commands", "Exchange &with previous move"),
        QT_TRANSLATE_NOOP("Commands", "Exchange the points of this move and the player's move before it"),
        (Place(VARIATIONS, 3),),
        _trying(moves.exchanged, QT_TRANSLATE_NOOP("Commands", "Exchange moves")),
        enabled=is_go,
        edits=True,
    ),
    Command(
        "recolor-move",
        QT_TRANSLATE_NOOP("Commands", "Give move to other p&layer"),
        QT_TRANSLATE_NOOP("Commands", "Change the colour of this move"),
        (Place(VARIATIONS, 3),),
        _trying(moves.recolored, QT_TRANSLATE_NOOP("Commands", "Change colour of move")),
        enabled=is_go,
        edits=True,
    ),
    Command(
        "rename-node",
        QT_TRANSLATE_NOOP("Commands", "Rename thi&s node"),
        QT_TRANSLATE_NOOP("Commands", "Edit the name of this node"),
        (Place(VARIATIONS, 3, 1),),
        rename_node,
        keys=("F2",),
        edits=True,
    ),
    Command(
        "make-main-line",
        QT_TRANSLATE_NOOP("Commands", "&Make main line"),
        QT_TRANSLATE_NOOP("Commands", "Make the line to this node the main line"),
        (Place(VARIATIONS, 4),),
        make_main_line,
        keys=("Ctrl+Alt+Shift+Left",),
        scope=KeyScope.BOARD_AND_TREE,
        edits=True,
    ),
    Command(
        "variation-earlier",
        QT_TRANSLATE_NOOP("Commands", "Move variation &up"),
        QT_TRANSLATE_NOOP("Commands", "Move this variation up by one"),
        (Place(VARIATIONS, 4),),
        _editing(partial(variations.shifted, offset=-1), QT_TRANSLATE_NOOP("Commands", "Move variation")),
        keys=("Ctrl+Shift+Left",),
        scope=KeyScope.BOARD_AND_TREE,
        edits=True,
        enabled=partial(_has_sibling, index=0),
    ),
    Command(
        "variation-later",
        QT_TRANSLATE_NOOP("Commands", "Move variation d&own"),
        QT_TRANSLATE_NOOP("Commands", "Move this variation down by one"),
        (Place(VARIATIONS, 4),),
        _editing(partial(variations.shifted, offset=1), QT_TRANSLATE_NOOP("Commands", "Move variation")),
        keys=("Ctrl+Shift+Right",),
        scope=KeyScope.BOARD_AND_TREE,
        edits=True,
        enabled=partial(_has_sibling, index=-1),
    ),
    Command(
        "flatten",
        QT_TRANSLATE_NOOP("Commands", "Start game &from here"),
        QT_TRANSLATE_NOOP("Commands", "Start the game with this position; what came before is deleted"),
        (Place(VARIATIONS, 5), Place(BOARD_MENU, 4)),
        _editing(variations.flattened, QT_TRANSLATE_NOOP("Commands", "Start game from here")),
        enabled=is_go,
        edits=True,
    ),
    Command(
        "split-off",
        QT_TRANSLATE_NOOP("Commands", "Move branc&h to new game"),
        QT_TRANSLATE_NOOP("Commands", "Move this node and everything after it to a new game"),
        (Place(VARIATIONS, 5),),
        _editing(variations.split_off, QT_TRANSLATE_NOOP("Commands", "Move branch to new game")),
        enabled=lambda window: is_go(window) and _is_after_start(window),
        edits=True,
    ),
    Command(
        "merge",
        QT_TRANSLATE_NOOP("Commands", "Mer&ge with file..."),
        QT_TRANSLATE_NOOP("Commands", "Merge the variations of another file into this game"),
        (Place(VARIATIONS, 5),),
        merge,
        edits=True,
    ),
    Command(
        "strip",
        QT_TRANSLATE_NOOP("Commands", "&Remove comments and markup..."),
        QT_TRANSLATE_NOOP("Commands", "Remove comments, markup and more from this node or the whole game"),
        (Place(VARIATIONS, 5),),
        strip,
        enabled=is_go,
        edits=True,
    ),
    Command(
        "collapse-branch",
        QT_TRANSLATE_NOOP("Commands", "&Collapse branch"),
        QT_TRANSLATE_NOOP("Commands", "Hide everything after this node (or double-click it)"),
        (Place(VARIATIONS, 6),),
        lambda window: window.tree.collapse_branch(),
        keys=("-",),
        scope=KeyScope.TREE,
    ),
    Command(
        "expand-branch",
        QT_TRANSLATE_NOOP("Commands", "&Expand branch"),
        QT_TRANSLATE_NOOP("Commands", "Show everything after this node"),
        (Place(VARIATIONS, 6),),
        lambda window: window.tree.expand_branch(),
        keys=("+",),
        scope=KeyScope.TREE,
    ),
    Command(
        "collapse-variations",
        QT_TRANSLATE_NOOP("Commands", "Collapse all but the ma&in line"),
        QT_TRANSLATE_NOOP("Commands", "Collapse every variation to its first move"),
        (Place(VARIATIONS, 6),),
        lambda window: window.tree.collapse_variations(),
    ),
    Command(
        "expand-all",
        QT_TRANSLATE_NOOP("Commands", "E&xpand all"),
        QT_TRANSLATE_NOOP("Commands", "Show the whole tree"),
        (Place(VARIATIONS, 6),),
        lambda window: window.tree.expand_all(),
        keys=("*",),
        scope=KeyScope.TREE,
    ),
)
