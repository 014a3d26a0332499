"""Copying the position, the game or a variation as text of a chosen kind."""

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMenu

from hen_editor.core import convert, sgf
from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import games
from hen_editor.core.sgf import Collection
from hen_editor.ui.commands.edit import copy
from hen_editor.ui.session.command import Command, is_go, translate
from hen_editor.ui.session.menus import COPY_AS, COPY_MENU, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.settings import keep
from hen_editor.ui.widgets.transient import pop_up

_LAST = "copy/last"
"""The key of the setting with the name of the command chosen last in the menu."""


def copy_game(session: Session) -> None:
    """Copy the current game, with all its variations, as SGF."""
    copy(session, Parsed(games.copied(session.document.snapshot)), translate("Commands", "Game copied as SGF."))


def copy_position(session: Session) -> None:
    """Copy the position alone as SGF."""
    game = convert.position_to_game(session.document.snapshot.position)
    text = sgf.format(Collection.of([game])).decode("utf-8")
    copy(session, Parsed(text), translate("Commands", "Position copied as SGF."))


def offer_copies(session: Session) -> None:
    """Pop up a menu of copy commands over the board; the one chosen last time is active."""
    menu = QMenu(session.dialog_parent)
    session.commands.fill(menu, COPY_MENU)
    last = QSettings().value(_LAST)
    actions = [action for action in menu.actions() if not action.isSeparator()]
    menu.setActiveAction(next((action for action in actions if action.objectName() == last), actions[0]))
    menu.triggered.connect(lambda action: keep({_LAST: action.objectName()}))
    board, size = session.panes.board, session.document.snapshot.position.size
    middle = board.centre_of(board.cursor_point or Point(size.columns // 2, size.rows // 2))
    pop_up(menu, board.viewport().mapToGlobal(middle.toPoint()))


def copy_places(section: int) -> tuple[MenuPlace, ...]:
    """Return the places of a command that copies the position or the game, in both menus of those."""
    return MenuPlace(COPY_AS, section), MenuPlace(COPY_MENU, section)


COMMANDS = (
    Command(
        "copy-sgf",
        "S&GF of the game",
        "Copy the game with all its variations as SGF",
        copy_places(2),
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
    Command(
        "copy-as",
        "&Choose from a menu...",
        "Choose how to copy the position or the game",
        (MenuPlace(COPY_AS, 4),),
        offer_copies,
        keys=("Ctrl+Shift+C",),
    ),
)
