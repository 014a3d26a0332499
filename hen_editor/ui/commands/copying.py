"""Copying the position, the game or a variation as text of a chosen kind."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMenu

from hen_editor.core import convert, sgf
from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import games
from hen_editor.core.editing.move_numbers import with_move_numbers
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection
from hen_editor.diagrams.dialects import DIALECTS, DialectLimits
from hen_editor.ui.commands.command import COPY_AS, COPY_MENU, Command, MenuPlace, is_go, translate
from hen_editor.ui.commands.edit import copy
from hen_editor.ui.settings import keep
from hen_editor.ui.widgets.transient import pop_up
from hen_editor.ui.window.session import Session

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


def copy_diagram(session: Session, dialect: str) -> None:
    """Copy the position, or the part of the board in view, as a diagram in a dialect of `diagrams`.

    Moves are numbered as on the board, if the dialect has numbers.
    """
    from hen_editor.diagrams.nodes import position_to_diagram

    snapshot = session.document.snapshot
    position = _numbered(session, DIALECTS[dialect].limits)
    text = position_to_diagram(position, Overlay.of(snapshot.tree, snapshot.node), dialect)
    copy(session, Parsed(text.value or None, text.diagnostics), translate("Commands", "Diagram copied."))


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


def _numbered(session: Session, limits: DialectLimits) -> Position:
    """Return the position with the move numbers that are shown.

    Numbers also show the last move, and who plays next; in a dialect with nothing else for these, they are left out.
    """
    snapshot, numbers = session.document.snapshot, session.state.numbers_shown
    position = with_move_numbers(snapshot, numbers).position if limits.numbers else snapshot.position
    last = position.last_move
    if last is None or last.point not in position.numbers:
        return position
    follows = position.turn is snapshot.position.implied_turn
    return replace(
        position,
        last_move=last if limits.last_move else None,
        turn=None if follows and not limits.turn_with_numbers else position.turn,
    )


def _in_dialect(dialect: str) -> Callable[[Session], None]:
    return lambda session: copy_diagram(session, dialect)


def _places(section: int) -> tuple[MenuPlace, ...]:
    return MenuPlace(COPY_AS, section), MenuPlace(COPY_MENU, section)


COMMANDS = (
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
