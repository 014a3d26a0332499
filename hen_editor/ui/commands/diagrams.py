"""Copying the position as a text diagram: a command for each dialect."""

from collections.abc import Callable
from dataclasses import replace

from hen_editor.core.board import Area
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing.move_numbers import with_move_numbers
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.diagrams.dialects import DIALECTS, DialectLimits
from hen_editor.ui.commands.copying import copy_places
from hen_editor.ui.commands.edit import copy
from hen_editor.ui.session.command import Command, is_go, translate
from hen_editor.ui.session.session import Session


def copy_diagram(session: Session, dialect: str) -> None:
    """Copy the position, or the part of the board in view, as a diagram in a dialect of `diagrams`.

    Moves are numbered as on the board, if the dialect has numbers.
    """
    from hen_editor.diagrams.nodes import position_to_diagram

    snapshot = session.document.snapshot
    overlay = Overlay.of(snapshot.tree, snapshot.node)
    text = position_to_diagram(_numbered(session, DIALECTS[dialect].limits, overlay.part), overlay, dialect)
    copy(session, Parsed(text.value or None, text.diagnostics), translate("Commands", "Diagram copied."))


def _numbered(session: Session, limits: DialectLimits, part: Area | None) -> Position:
    """Return the position with the move numbers that are shown, of a part of the board those within it.

    Numbers also show the last move, and who plays next; in a dialect with nothing else for these, they are left out.
    """
    snapshot, shown = session.document.snapshot, session.state.numbers_shown
    numbers = {point: number for point, number in shown.items() if part is None or part.holds(point)}
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


COMMANDS = tuple(
    Command(f"copy-{row.name}", row.title, row.tip, copy_places(3), _in_dialect(row.name), enabled=is_go)
    for row in DIALECTS.values()
    if row.write is not None
)
