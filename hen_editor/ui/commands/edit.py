"""Undo and redo, and the clipboard in all its forms."""

from collections.abc import Callable

from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from hen_editor.core import codes, convert, sgf
from hen_editor.core.board import Area, Point
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.diagram.dialects import DIALECTS
from hen_editor.core.editing import games
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.sgf import Collection
from hen_editor.ui import clipboard
from hen_editor.ui.commands.command import Command, KeyScope, is_go, translate
from hen_editor.ui.commands.places import COPY_AS, COPY_MENU, EDIT, TOOL_BAR, MenuPlace
from hen_editor.ui.settings import keep
from hen_editor.ui.widgets.transient import pop_up
from hen_editor.ui.window.session import Session
from hen_editor.ui.wording import message

_KEY = QKeySequence.StandardKey


# Undo, redo, copy and paste.


def undo_words(session: Session) -> str:
    """Return the text of the Undo action, which names the change."""
    return translate("Commands", "&Undo {change}").format(change=session.document.undo_stack.undoText()).strip()


def redo_words(session: Session) -> str:
    """Return the text of the Redo action, which names the change."""
    return translate("Commands", "&Redo {change}").format(change=session.document.undo_stack.redoText()).strip()


def copy_hen(session: Session) -> None:
    """Copy the position as HEN."""
    copy(session, clipboard.hen_text(session.document.snapshot), translate("Commands", "HEN copied."))


def copy_picture(session: Session) -> None:
    """Copy a picture of the board, with the choices made last."""
    from hen_editor.ui.pictures import sharing

    sharing.copy_picture(session)


def copy(session: Session, text: Parsed[str | None], done: str) -> None:
    """Copy a text, unless there is none, and report that it is done and what is left out."""
    if text.value is not None:
        QGuiApplication.clipboard().setText(text.value)
    reports = map(message, text.diagnostics)
    session.show_status(" ".join(reports if text.value is None else (done, *reports)))


_STANDARD = (
    Command(
        "undo",
        "&Undo",
        "Undo the last change",
        (MenuPlace(EDIT, 1), MenuPlace(TOOL_BAR, 2)),
        lambda session: session.document.undo_stack.undo(),
        keys=(_KEY.Undo,),
        icon="undo",
        enabled=lambda session: session.document.undo_stack.canUndo(),
        wording=undo_words,
    ),
    Command(
        "redo",
        "&Redo",
        "Redo the last undone change",
        (MenuPlace(EDIT, 1), MenuPlace(TOOL_BAR, 2)),
        lambda session: session.document.undo_stack.redo(),
        keys=(_KEY.Redo, "Ctrl+Shift+Z", "Ctrl+Y"),
        icon="redo",
        enabled=lambda session: session.document.undo_stack.canRedo(),
        wording=redo_words,
    ),
    Command(
        "copy",
        "&Copy HEN",
        "Copy the position as HEN",
        (MenuPlace(EDIT, 2), MenuPlace(TOOL_BAR, 9), MenuPlace(COPY_MENU)),
        copy_hen,
        keys=(_KEY.Copy,),
        scope=KeyScope.BOARD,
        icon="copy-hen",
        enabled=is_go,
    ),
    Command(
        "copy-picture",
        "Pictu&re",
        "Copy a picture of the board, or drag it from here into another program",
        (MenuPlace(COPY_AS, 2, 3), MenuPlace(COPY_MENU, 2, 3), MenuPlace(TOOL_BAR, 9)),
        copy_picture,
        keys=("Ctrl+Alt+C",),
        icon="copy-picture",
        enabled=is_go,
    ),
    Command(
        "paste",
        "&Paste",
        "Paste SGF, HEN, a text diagram or moves from the clipboard",
        (MenuPlace(EDIT, 2, 2), MenuPlace(TOOL_BAR, 9)),
        lambda session: session.paste_wanted.emit(clipboard.clipboard_data()),
        keys=(_KEY.Paste,),
        scope=KeyScope.BOARD,
        icon="paste",
    ),
)


# Copying as a text of a chosen kind.

_LAST = "copy/last"
"""The setting with the name of the command last chosen in the menu."""


def copy_address(session: Session) -> None:
    """Copy a web address of the position."""
    copy(session, clipboard.address(session.document.snapshot), translate("Commands", "Web address copied."))


def copy_game(session: Session) -> None:
    """Copy the current game, with all its variations, as SGF."""
    copy(session, Parsed(games.copied(session.document.snapshot)), translate("Commands", "Game copied as SGF."))


def copy_position(session: Session) -> None:
    """Copy the position alone as SGF."""
    game = convert.position_to_game(session.document.snapshot.position)
    text = sgf.format(Collection.of([game])).decode("utf-8")
    copy(session, Parsed(text), translate("Commands", "Position copied as SGF."))


def copy_diagram(session: Session, dialect: str) -> None:
    """Copy the position, or the part of the board in view, as a diagram in a dialect of `core.diagram`."""
    from hen_editor.core import diagram

    snapshot = session.document.snapshot
    text = diagram.format(snapshot.position, dialect, crop=_view(session))
    lacking = [what for what in clipboard.markup_beside_position(snapshot) if what != "view window"]
    notes = [codes.NODE_NOT_IN_DIAGRAM.at(what=what) for what in lacking]
    copy(session, Parsed(text.value or None, (*text.diagnostics, *notes)), translate("Commands", "Diagram copied."))


def offer_copies(session: Session) -> None:
    """Pop up a menu of copy commands over the board; the one chosen last time is active."""
    menu = QMenu(session.window)
    session.commands.fill(menu, COPY_MENU)
    last = QSettings().value(_LAST)
    actions = [action for action in menu.actions() if not action.isSeparator()]
    menu.setActiveAction(next((action for action in actions if action.objectName() == last), actions[0]))
    menu.triggered.connect(lambda action: keep({_LAST: action.objectName()}))
    board, size = session.window.board, session.document.snapshot.position.size
    middle = board.centre_of(board.cursor_point or Point(size.columns // 2, size.rows // 2))
    pop_up(menu, board.viewport().mapToGlobal(middle.toPoint()))


def _view(session: Session) -> Area | None:
    """Return the rectangle around the points in view, None for the whole board."""
    view = Overlay.of(session.document.snapshot.tree, session.document.snapshot.node).view
    return None if view is None else Area.around(view)


def _in_dialect(dialect: str) -> Callable[[Session], None]:
    return lambda session: copy_diagram(session, dialect)


def _places(section: int) -> tuple[MenuPlace, ...]:
    return MenuPlace(COPY_AS, section), MenuPlace(COPY_MENU, section)


_COPYING = (
    Command(
        "copy-address",
        "&Web address",
        "Copy a web address of the position",
        _places(1),
        copy_address,
        icon="link",
        enabled=is_go,
    ),
    Command(
        "copy-sgf",
        "S&GF of the game",
        "Copy the game with all its variations as SGF",
        _places(2),
        copy_game,
    ),
    Command(
        "copy-position",
        "SGF of this &position",
        "Copy this position alone as SGF",
        (MenuPlace(COPY_AS, 2), MenuPlace(COPY_MENU, 2, 2)),
        copy_position,
        enabled=is_go,
    ),
    *(
        Command(f"copy-{row.name}", row.title, row.tip, _places(3), _in_dialect(row.name), enabled=is_go)
        for row in DIALECTS.values()
        if row.write is not None
    ),
    Command(
        "copy-as",
        "&Choose from a menu...",
        "Choose how to copy the position or the game",
        (MenuPlace(COPY_AS, 4),),
        offer_copies,
        keys=("Ctrl+Shift+C",),
    ),
)


COMMANDS = (*_STANDARD, *_COPYING)
