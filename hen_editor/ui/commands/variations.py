"""Commands on the tree: copying, pasting and reordering variations, inserting and deleting nodes, collapsing."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import games, play, variations
from hen_editor.core.editing.nodes import cleared
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import GameTree
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.document import files
from hen_editor.ui.clipboard import ClipboardContents, clipboard_data
from hen_editor.ui.commands.edit import copy
from hen_editor.ui.commands.navigate import asked_point
from hen_editor.ui.dialogs.choosing import choose_file, folder_near
from hen_editor.ui.dialogs.messages import reason, refuse
from hen_editor.ui.dialogs.progress import result_of
from hen_editor.ui.session.command import Command, is_go, translate
from hen_editor.ui.session.menus import ANNOTATE, BOARD_MENU, COMPARE, COPY_MENU, VARIATIONS, KeyScope, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.widgets.transient import pop_up, run
from hen_editor.ui.wording import grouped, message

LONGEST_VARIATION = 1_000_000
"""The most characters of a pasted variation; they are read in half a second."""

_KEY = QKeySequence.StandardKey


def copy_variation(session: Session) -> None:
    """Copy the node and its descendants as SGF."""
    copy(session, Parsed(variations.copied(session.document.snapshot)), translate("Commands", "Variation copied."))


def cut_variation(session: Session) -> None:
    """Cut the node and its descendants."""
    snapshot = session.document.snapshot
    if snapshot.tree.parent(snapshot.node) is None:
        session.show_status(translate("Commands", "You can't cut the start of the game."))
        return
    copy_variation(session)
    session.document.edit(variations.without_subtree(snapshot), translate("Commands", "Cut variation"))


def paste_variation(session: Session) -> None:
    """Paste variations after the node; paste anything else as usual."""
    contents = ClipboardContents.of(clipboard_data())
    text = contents.text
    if len(text) > LONGEST_VARIATION:
        words = translate(
            "Commands", "The variation is too long to paste (over {count} characters). Merge it as a file instead."
        )
        session.show_status(words.format(count=grouped(LONGEST_VARIATION)))
    elif files.of_text(text).collection is not None:
        _show(session, variations.pasted(session.document.snapshot, text), translate("Commands", "Paste variation"))
    else:
        session.paste(contents)


def rename_node(session: Session) -> None:
    """Edit the name of this node in its field."""
    session.panes.game_dock.show()
    session.panes.comment_box.edit_name()


def place_variation(session: Session, seen: GameTree | None, node: int, place: int) -> None:
    """Move the variation that a node begins to an index among its siblings, unless the tree has changed."""
    snapshot = session.document.snapshot
    if snapshot.tree is seen:
        session.document.edit(variations.moved_to(snapshot, node, place), translate("Commands", "Move variation"))


def merge(session: Session) -> None:
    """Ask for a file, and merge the variations of its games into the current game."""
    document = session.document
    folder = folder_near(document.path, session.dialog_parent)
    path = choose_file(session.dialog_parent, translate("Commands", "Merge with file"), document.formats, folder)
    if path is None:
        return
    name = files.readable(path.name)
    sentence = translate("Commands", "{file} could not be merged.").format(file=name)
    reading = translate("Commands", "Reading {file}...").format(file=name)
    try:
        file = result_of(partial(files.read, path, document.formats), reading, session.dialog_parent)
        if file is None:
            return
        if file.collection is None or file.refusal is not None:
            refuse(session.dialog_parent, sentence, "" if file.refusal is None else message(file.refusal))
            return
        before, others = document.snapshot, file.collection.games
        merged = result_of(
            lambda progress: games.merged(before, *others, progress=progress),
            translate("Commands", "Merging..."),
            session.dialog_parent,
        )
    except (OSError, MemoryError) as error:
        refuse(session.dialog_parent, sentence, reason(error))
        return
    if merged is None or document.snapshot is not before:  # a file may be reloaded meanwhile
        return
    if not merged.ok:
        refuse(session.dialog_parent, sentence, message(merged.diagnostics[0]))
        return
    if merged.value.collection is before.collection:
        session.show_status(translate("Commands", "The file adds nothing to this game."))
    _show(session, merged, translate("Commands", "Merge"))


def strip(session: Session) -> None:
    """Ask what to remove and where, and remove it."""
    from hen_editor.ui.dialogs.properties import StripDialog

    dialog = StripDialog(session.dialog_parent)
    if run(dialog):
        before = session.document.snapshot
        after = cleared(before, dialog.kinds(), whole_game=dialog.whole_game())
        if after == before:
            session.show_status(translate("Commands", "Nothing to remove."))
        session.document.edit(after, translate("Commands", "Remove comments and markup"))


def make_main_line(session: Session) -> None:
    """Make the line to the node the main line, unless it is."""
    before = session.document.snapshot
    after = variations.promoted(before)
    if after == before:
        session.show_status(translate("Commands", "This is the main line already."))
    session.document.edit(after, translate("Commands", "Make main line"))


def shift_variation(session: Session, offset: int) -> None:
    """Move the variation that the node is in down or up, if there is another one there."""
    before = session.document.snapshot
    after = variations.shifted(before, offset)
    if after == before:
        words = (
            translate("Commands", "There is no variation above this one.")
            if offset < 0
            else translate("Commands", "There is no variation below this one.")
        )
        session.show_status(words)
    session.document.edit(after, translate("Commands", "Move variation"))


def insert_move(session: Session) -> None:
    """Ask for a point, and insert a move there before this node."""
    title = translate("Commands", "Insert move")
    point = asked_point(session, title, translate("Commands", "&Insert"))
    if point is not None:
        _show(session, play.with_move_before(session.document.snapshot, point), title)


def show_menu(session: Session, where: QPoint) -> None:
    """Show the context menu of the tree at a screen position."""
    menu = QMenu(session.dialog_parent)
    session.commands.fill(menu, VARIATIONS)
    menu.addSeparator()
    for submenu in (ANNOTATE, COMPARE):
        added = menu.addMenu(translate("Menus", submenu.title))
        added.setTitle(added.menuAction().iconText())  # without the letter that the menu has already
        session.commands.fill(added, submenu)
    pop_up(menu, where)


def _is_after_start(session: Session) -> bool:
    """Return whether the node is not the start of the game."""
    snapshot = session.document.snapshot
    return snapshot.tree.parent(snapshot.node) is not None


def _show(session: Session, changed: Parsed[Snapshot], text: str) -> None:
    for problem in changed.diagnostics[:1]:
        session.show_status(message(problem))
    session.document.edit(changed.value, text)


def _editing(change: Callable[[Snapshot], Snapshot], text: str) -> Callable[[Session], None]:
    """Return a function that applies this change to the document; `text` is its undo text."""

    def edit(session: Session) -> None:
        session.document.edit(change(session.document.snapshot), translate("Commands", text))

    return edit


def _trying(change: Callable[[Snapshot], Parsed[Snapshot]], text: str) -> Callable[[Session], None]:
    """Return a function that applies this change to the document, or says why it is refused."""
    return lambda session: _show(session, change(session.document.snapshot), translate("Commands", text))


COMMANDS = (
    Command(
        "copy-variation",
        "Cop&y variation",
        "Copy this node and everything after it as SGF",
        (MenuPlace(VARIATIONS, 1), MenuPlace(COPY_MENU, 2, 1)),
        copy_variation,
        keys=(_KEY.Copy,),
        scope=KeyScope.TREE,
    ),
    Command(
        "cut-variation",
        "Cu&t variation",
        "Cut this node and everything after it",
        (MenuPlace(VARIATIONS, 1),),
        cut_variation,
        keys=(_KEY.Cut,),
        scope=KeyScope.TREE,
        edits=True,
    ),
    Command(
        "paste-variation",
        "&Paste variation",
        "Paste variations after this node",
        (MenuPlace(VARIATIONS, 1),),
        paste_variation,
        keys=(_KEY.Paste,),
        scope=KeyScope.TREE,
    ),
    Command(
        "delete",
        "&Delete from here",
        "Delete this node and everything after it",
        (MenuPlace(VARIATIONS, 2),),
        _editing(variations.without_subtree, QT_TRANSLATE_NOOP("Commands", "Delete from here")),
        keys=("Ctrl+Del",),
        edits=True,
        enabled=_is_after_start,
    ),
    Command(
        "delete-node",
        "Delete this &node",
        "Delete this node but keep what follows",
        (MenuPlace(VARIATIONS, 2),),
        _editing(variations.without_node, QT_TRANSLATE_NOOP("Commands", "Delete node")),
        edits=True,
        enabled=_is_after_start,
    ),
    Command(
        "insert-node-before",
        "Insert node &before",
        "Insert an empty node before this one",
        (MenuPlace(VARIATIONS, 3),),
        _editing(variations.with_node_before, QT_TRANSLATE_NOOP("Commands", "Insert node")),
        edits=True,
        enabled=_is_after_start,
    ),
    Command(
        "insert-node-after",
        "Insert node &after",
        "Insert an empty node after this one",
        (MenuPlace(VARIATIONS, 3),),
        _editing(variations.with_node_after, QT_TRANSLATE_NOOP("Commands", "Insert node")),
        edits=True,
    ),
    Command(
        "insert-move",
        "Insert mo&ve before...",
        "Insert a move of the player to move before this node",
        (MenuPlace(VARIATIONS, 3),),
        insert_move,
        enabled=is_go,
        edits=True,
    ),
    Command(
        "exchange-moves",
        "Exchange &with previous move",
        "Exchange the points of this move and the player's move before it",
        (MenuPlace(VARIATIONS, 3),),
        _trying(play.exchanged, QT_TRANSLATE_NOOP("Commands", "Exchange moves")),
        enabled=is_go,
        edits=True,
    ),
    Command(
        "recolor-move",
        "Give move to other p&layer",
        "Change the colour of this move",
        (MenuPlace(VARIATIONS, 3),),
        _trying(play.recolored, QT_TRANSLATE_NOOP("Commands", "Change colour of move")),
        enabled=is_go,
        edits=True,
    ),
    Command(
        "rename-node",
        "Rename thi&s node",
        "Edit the name of this node",
        (MenuPlace(VARIATIONS, 3, 1),),
        rename_node,
        keys=("F2",),
        edits=True,
    ),
    Command(
        "make-main-line",
        "&Make main line",
        "Make the line to this node the main line",
        (MenuPlace(VARIATIONS, 4),),
        make_main_line,
        keys=("Ctrl+Alt+Shift+Left",),
        scope=KeyScope.BOARD_AND_TREE,
        edits=True,
    ),
    Command(
        "variation-earlier",
        "Move variation &up",
        "Move this variation up by one",
        (MenuPlace(VARIATIONS, 4),),
        partial(shift_variation, offset=-1),
        keys=("Ctrl+Shift+Left",),
        scope=KeyScope.BOARD_AND_TREE,
        edits=True,
        enabled=_is_after_start,
    ),
    Command(
        "variation-later",
        "Move variation d&own",
        "Move this variation down by one",
        (MenuPlace(VARIATIONS, 4),),
        partial(shift_variation, offset=1),
        keys=("Ctrl+Shift+Right",),
        scope=KeyScope.BOARD_AND_TREE,
        edits=True,
        enabled=_is_after_start,
    ),
    Command(
        "flatten",
        "Start game &from here",
        "Start the game with this position; what came before is deleted",
        (MenuPlace(VARIATIONS, 5), MenuPlace(BOARD_MENU, 4)),
        _editing(variations.flattened, QT_TRANSLATE_NOOP("Commands", "Start game from here")),
        enabled=is_go,
        edits=True,
    ),
    Command(
        "split-off",
        "Move branc&h to new game",
        "Move this node and everything after it to a new game",
        (MenuPlace(VARIATIONS, 5),),
        _editing(variations.split_off, QT_TRANSLATE_NOOP("Commands", "Move branch to new game")),
        enabled=lambda session: is_go(session) and _is_after_start(session),
        edits=True,
    ),
    Command(
        "merge",
        "Mer&ge with file...",
        "Merge the variations of another file into this game",
        (MenuPlace(VARIATIONS, 5),),
        merge,
        edits=True,
    ),
    Command(
        "strip",
        "&Remove comments and markup...",
        "Remove comments, markup and more from this node or the whole game",
        (MenuPlace(VARIATIONS, 5),),
        strip,
        enabled=is_go,
        edits=True,
    ),
    Command(
        "collapse-branch",
        "&Collapse branch",
        "Hide everything after this node (or double-click it)",
        (MenuPlace(VARIATIONS, 6),),
        lambda session: session.panes.tree.collapse_branch(),
        keys=("-",),
        scope=KeyScope.TREE,
    ),
    Command(
        "expand-branch",
        "&Expand branch",
        "Show everything after this node",
        (MenuPlace(VARIATIONS, 6),),
        lambda session: session.panes.tree.expand_branch(),
        keys=("+",),
        scope=KeyScope.TREE,
    ),
    Command(
        "collapse-variations",
        "Collapse all but the ma&in line",
        "Collapse every variation to its first move",
        (MenuPlace(VARIATIONS, 6),),
        lambda session: session.panes.tree.collapse_variations(),
    ),
    Command(
        "expand-all",
        "E&xpand all",
        "Show the whole tree",
        (MenuPlace(VARIATIONS, 6),),
        lambda session: session.panes.tree.expand_all(),
        keys=("*",),
        scope=KeyScope.TREE,
    ),
)
