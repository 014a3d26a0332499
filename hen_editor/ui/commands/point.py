"""The board's cursor, and commands on its point; the board's context menu moves it to the clicked point."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from hen_editor.core.board import Color, Point
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing.paint import can_keep
from hen_editor.core.position import Mark
from hen_editor.ui.commands.edit import copy
from hen_editor.ui.session.command import Command, has_points, translate
from hen_editor.ui.session.menus import AT_CURSOR, BOARD_MENU, CURSOR, MARKS_AT_CURSOR, PLAY_AS, KeyScope, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.state import LabelWriting
from hen_editor.ui.tools.tool import go_to_move
from hen_editor.ui.widgets.transient import pop_up
from hen_editor.ui.wording import message

# The cursor.

_BUTTON = Qt.MouseButton


def erase(session: Session) -> None:
    """Erase what is at the cursor, if there is anything."""
    before, was_shown = session.document.snapshot, session.panes.board.cursor_point is not None
    session.board_cursor.erase()
    if was_shown and session.document.snapshot == before:
        session.show_status(translate("Commands", "There is nothing to erase on that point."))


def _cursor(
    name: str,
    text: str,
    tip: str,
    keys: tuple[str, ...],
    section: int,
    run: Callable[[Session], object],
    *places: MenuPlace,
) -> Command:
    places = (MenuPlace(CURSOR, section), *places)
    return Command(name, text, tip, places, run, keys=keys, scope=KeyScope.BOARD, enabled=has_points)


_CURSOR = (
    _cursor(
        "cursor-left",
        "Move &left",
        "Move the board cursor left",
        ("Alt+Left",),
        1,
        lambda session: session.board_cursor.move(-1, 0),
    ),
    _cursor(
        "cursor-right",
        "Move &right",
        "Move the board cursor right",
        ("Alt+Right",),
        1,
        lambda session: session.board_cursor.move(1, 0),
    ),
    _cursor(
        "cursor-up",
        "Move &up",
        "Move the board cursor up",
        ("Alt+Up",),
        1,
        lambda session: session.board_cursor.move(0, -1),
    ),
    _cursor(
        "cursor-down",
        "Move &down",
        "Move the board cursor down",
        ("Alt+Down",),
        1,
        lambda session: session.board_cursor.move(0, 1),
    ),
    _cursor(
        "place",
        "&Place",
        "Click at the cursor",
        ("Return", "Enter"),
        2,
        lambda session: session.board_cursor.click(_BUTTON.LeftButton),
    ),
    _cursor(
        "place-other",
        "Place &other colour",
        "Right-click at the cursor",
        ("Shift+Return", "Shift+Enter"),
        2,
        lambda session: session.board_cursor.click(_BUTTON.RightButton),
    ),
    _cursor(
        "erase-here",
        "&Erase",
        "Erase stone, label and mark at the cursor",
        ("Backspace",),
        2,
        erase,
        MenuPlace(BOARD_MENU, 2, 2),
    )._replace(edits=True),
)


# The point at the cursor.

OnPoint = Callable[[Session, Point], object]


# The label of a point, while it is written on the board.


def ask_for_label(session: Session, point: Point) -> None:
    """Edit the label of a point on the board, unless the document is read-only."""
    if session.document.is_read_only:
        session.document.edit_refused.emit()
    else:
        stroke = session.document.begin_stroke()
        session.document.end_burst()
        session.set_state(session.state._replace(label=LabelWriting.begun(point, stroke)))


def type_label(session: Session, text: str) -> None:
    """Set the label being written to this text."""
    if (writing := session.state.label) is not None:
        writing = writing.with_text(text)
        session.set_state(session.state._replace(label=writing))
        session.document.draw(writing.stroke, writing.shown, translate("Document", "Label"))


def write_label(session: Session, text: str) -> None:
    """Set the label being written to this text, and end writing it."""
    type_label(session, text)
    session.end_mode("label")


def give_up_label(session: Session) -> None:
    """Restore the label that the point had before, and end writing it."""
    if (writing := session.state.label) is not None:
        session.end_mode("label")
        session.document.resume_stroke(writing.stroke)
        session.document.cancel_stroke()


def show_menu(session: Session, point: Point | None, where: QPoint | None) -> None:
    """Show the context menu of a point of the board at a screen position; by default, at the cursor."""
    if not has_points(session):
        return
    if where is None:
        point = point or session.board_cursor.first_point()
        where = session.panes.board.viewport().mapToGlobal(session.panes.board.centre_of(point).toPoint())
    elif point is None or session.state.tool not in {"play", "select"}:
        return
    session.board_cursor.go_to(point)
    session.commands.refresh()
    menu = QMenu(session.dialog_parent)
    session.commands.fill(menu, BOARD_MENU)
    pop_up(menu, where)


def go_to_its_move(session: Session, point: Point) -> None:
    """Go to the move that placed the stone on a point."""
    before = session.document.snapshot
    if not go_to_move(session.document, point):
        session.show_status(translate("Commands", "No move placed that stone."))
    elif session.document.snapshot is before:
        session.show_status(translate("Commands", "This move placed that stone."))


def play(session: Session, point: Point, color: Color) -> None:
    """Play a move of a colour, regardless of turn, or answer the problem being solved with it."""
    solving = session.state.solving
    if solving is not None and solving.player(session.document.snapshot.node) is color:
        session.tools.solve.tried(point)
        return
    refused = session.document.play(point, color)
    if refused is not None:
        session.show_status(message(refused))


def toggle_mark(session: Session, point: Point, mark: Mark) -> None:
    """Set a mark on a point, or remove it."""
    document = session.document
    document.begin_stroke()
    document.set_mark((point,), None if document.snapshot.position.marks.get(point) is mark else mark)
    document.end_burst()


def copy_name(session: Session, point: Point) -> None:
    """Copy the name of a point."""
    name = point.name(session.document.snapshot.position.size)
    copy(session, Parsed(name), translate("Commands", "{point} copied.").format(point=name))


def _at_cursor(
    name: str,
    text: str,
    tip: str,
    place: MenuPlace,
    run: OnPoint,
    *,
    on_stone: bool | None = None,
    color: Color | None = None,
) -> Command:
    """Return a command on the cursor's point, whose first use shows the cursor.

    on_stone: whether it needs a stone on the point (True) or none (False). color: a colour that the game must be able
    to hold.
    """

    def is_enabled(session: Session) -> bool:
        point, position = session.panes.board.cursor_point, session.document.snapshot.position
        is_possible = on_stone is None or point is None or (point in position.stones) is on_stone
        return is_possible and has_points(session) and (color is None or can_keep(position.size, color))

    def run_there(session: Session) -> None:
        point = session.panes.board.cursor_point
        if point is None:
            session.board_cursor.go_to(session.board_cursor.first_point())
        else:
            run(session, point)

    places = (MenuPlace(AT_CURSOR, place.section), place)
    return Command(name, text, tip, places, run_there, scope=KeyScope.BOARD, enabled=is_enabled)


def _move(color: Color, text: str, tip: str, place: MenuPlace) -> Command:
    name = f"play-{color.name.lower()}"
    return _at_cursor(
        name, text, tip, place, lambda session, point: play(session, point, color), on_stone=False, color=color
    )


def _mark(mark: Mark, text: str, tip: str) -> Command:
    name, place = f"mark-{mark.name.lower()}", MenuPlace(MARKS_AT_CURSOR, 2)
    return _at_cursor(name, text, tip, place, lambda session, point: toggle_mark(session, point, mark))


_AT_CURSOR = (
    _at_cursor(
        "go-to-its-move",
        "&Go to this move",
        "Go to the move that placed the stone at the cursor",
        MenuPlace(BOARD_MENU, 1),
        go_to_its_move,
        on_stone=True,
    ),
    _move(
        Color.BLACK,
        "Play &Black here",
        "Play a black move at the cursor, regardless of turn",
        MenuPlace(BOARD_MENU, 1),
    ),
    _move(
        Color.WHITE,
        "Play &White here",
        "Play a white move at the cursor, regardless of turn",
        MenuPlace(BOARD_MENU, 1),
    ),
    _move(
        Color.RED,
        "Play &red here",
        "Play a red move at the cursor, regardless of turn",
        MenuPlace(PLAY_AS),
    ),
    _move(
        Color.GREEN,
        "Play gr&een here",
        "Play a green move at the cursor, regardless of turn",
        MenuPlace(PLAY_AS),
    ),
    _move(
        Color.BLUE,
        "Play bl&ue here",
        "Play a blue move at the cursor, regardless of turn",
        MenuPlace(PLAY_AS),
    ),
    _move(
        Color.YELLOW,
        "Play &yellow here",
        "Play a yellow move at the cursor, regardless of turn",
        MenuPlace(PLAY_AS),
    ),
    _move(
        Color.PURPLE,
        "Play &purple here",
        "Play a purple move at the cursor, regardless of turn",
        MenuPlace(PLAY_AS),
    ),
    _mark(
        Mark.TRIANGLE,
        "Mark with &triangle",
        "Mark the point at the cursor with a triangle, or unmark it",
    ),
    _mark(
        Mark.SQUARE,
        "Mark with &square",
        "Mark the point at the cursor with a square, or unmark it",
    ),
    _mark(
        Mark.CIRCLE,
        "Mark with &circle",
        "Mark the point at the cursor with a circle, or unmark it",
    ),
    _mark(
        Mark.CROSS,
        "Mark with cr&oss",
        "Mark the point at the cursor with a cross, or unmark it",
    ),
    _at_cursor(
        "label-here",
        "&Label",
        "Write a short text on the point at the cursor",
        MenuPlace(BOARD_MENU, 2, 1),
        ask_for_label,
    ),
    _at_cursor(
        "copy-point-name",
        "Copy point &name",
        "Copy the name of the point at the cursor",
        MenuPlace(BOARD_MENU, 3),
        copy_name,
    ),
)


COMMANDS = (*_CURSOR, *_AT_CURSOR)
