"""View commands of the board: its coordinates, zoom, crop, style and orientation, and next moves on it."""

from functools import partial

from PySide6.QtGui import QKeySequence

from hen_editor.core.game.next_moves import NextMoves
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.document import own_styles
from hen_editor.ui import settings
from hen_editor.ui.board.view import ZOOM_STEP
from hen_editor.ui.commands.command import Choice, Command, KeyScope, choosing, translate
from hen_editor.ui.commands.places import NEXT_MOVES, ORIENTATION, VIEW, Place
from hen_editor.ui.dialogs.progress import awaited
from hen_editor.ui.window.session import Session, open_sessions

_KEY = QKeySequence.StandardKey


def zoom(session: Session, steps: int) -> None:
    """Enlarge what has the focus by some steps, or shrink it: the tree, the comment or the HEN, else the board."""
    focused = session.window.focused
    for size in session.window.text_sizes:
        if size.field is focused:
            size.step(steps)
            return
    if focused is session.window.tree:
        session.window.tree.zoom(steps)
    else:
        session.window.board.zoom(session.window.board.magnification * ZOOM_STEP**steps)


def show_whole_board(session: Session) -> None:
    """Show the whole board, or again the part that the game shows of it."""
    snapshot = session.document.snapshot
    is_cropped = Overlay.of(snapshot.tree, snapshot.node).view is not None
    shows_whole = is_cropped and not session.state.shows_whole_board
    session.set_state(session.state._replace(shows_whole_board=shows_whole))
    session.window.board.zoom(1)
    if not is_cropped:
        session.show_status(translate("Commands", "The game shows the whole board here."))


def turn_view(session: Session, symmetry: Symmetry) -> None:
    """Rotate or mirror the view of the board; the position stays as it is."""
    session.set_state(session.state._replace(symmetry=session.state.symmetry.then(symmetry)))


def reset_view(session: Session) -> None:
    """Show the board upright."""
    session.set_state(session.state._replace(symmetry=Symmetry.IDENTITY))


def choose_board_style(session: Session, name: str) -> None:
    """Draw the boards of all windows in a style, in later sessions too. name: that of the style; empty: the theme's."""
    reading = translate("Commands", "Reading the board style...")
    style = awaited(partial(own_styles.named, name), reading, session.window) if name else None
    for each in {session, *open_sessions()}:
        each.set_state(each.state._replace(style=style))
    settings.keep({settings.BOARD_STYLE: name})


def show_next_moves(session: Session, next_moves: NextMoves) -> None:
    """Set which next moves the board shows, in later sessions too."""
    session.set_state(session.state._replace(next_moves=next_moves))
    settings.keep({settings.NEXT_MOVES: next_moves.value})


_SEEN = (
    Command(
        "coordinates",
        QT_TRANSLATE_NOOP("Commands", "&Coordinates"),
        QT_TRANSLATE_NOOP("Commands", "Show coordinates around the board"),
        (Place(VIEW, 1),),
        lambda session: session.set_state(session.state._replace(coordinates=not session.state.coordinates)),
        keys=("K",),
        scope=KeyScope.BOARD_AND_TREE,
        checked=lambda session: session.state.coordinates,
    ),
    Command(
        "zoom-in",
        QT_TRANSLATE_NOOP("Commands", "Zoom &in"),
        QT_TRANSLATE_NOOP("Commands", "Enlarge the board, or the tree or text that has the focus"),
        (Place(VIEW, 1, 2),),
        lambda session: zoom(session, 1),
        keys=(_KEY.ZoomIn, "Ctrl+="),
    ),
    Command(
        "zoom-out",
        QT_TRANSLATE_NOOP("Commands", "Zoom &out"),
        QT_TRANSLATE_NOOP("Commands", "Shrink the board, or the tree or text that has the focus"),
        (Place(VIEW, 1, 2),),
        lambda session: zoom(session, -1),
        keys=(_KEY.ZoomOut,),
    ),
    Command(
        "zoom-whole",
        QT_TRANSLATE_NOOP("Commands", "Fit to &window"),
        QT_TRANSLATE_NOOP("Commands", "Fit the board, or the part shown of it, to the window"),
        (Place(VIEW, 1, 2),),
        lambda session: session.window.board.zoom(1),
        keys=("Ctrl+0",),
    ),
    Command(
        "whole-board",
        QT_TRANSLATE_NOOP("Commands", "W&hole board"),
        QT_TRANSLATE_NOOP("Commands", "Show the whole board where the game shows a part of it; again: the part"),
        (Place(VIEW, 1, 2),),
        show_whole_board,
        keys=("Ctrl+1",),
        checked=lambda session: session.state.shows_whole_board,
    ),
)


_next_moves = choosing(NEXT_MOVES, Choice.NEXT_MOVES, show_next_moves, lambda session: session.state.next_moves)

_NEXT_MOVES = (
    _next_moves(
        NextMoves.AS_GAME,
        "next-moves-as-game",
        QT_TRANSLATE_NOOP("Commands", "&As set in the game"),
        QT_TRANSLATE_NOOP("Commands", "Show the next moves that the game asks for (ST)"),
    ),
    _next_moves(
        NextMoves.CHILDREN,
        "next-moves-children",
        QT_TRANSLATE_NOOP("Commands", "&Next moves"),
        QT_TRANSLATE_NOOP("Commands", "Show the moves after this one on the board"),
    ),
    _next_moves(
        NextMoves.SIBLINGS,
        "next-moves-siblings",
        QT_TRANSLATE_NOOP("Commands", "A&lternatives"),
        QT_TRANSLATE_NOOP("Commands", "Show the alternatives to this move on the board"),
    ),
    _next_moves(
        NextMoves.NONE,
        "next-moves-none",
        QT_TRANSLATE_NOOP("Commands", "N&one"),
        QT_TRANSLATE_NOOP("Commands", "Show only the moves played"),
    ),
)


def _turning(symmetry: Symmetry, name: str, text: str, tip: str) -> Command:
    return Command(name, text, tip, (Place(ORIENTATION),), lambda session: turn_view(session, symmetry))


_ORIENTATION = (
    _turning(
        Symmetry.ROTATE_LEFT,
        "view-rotate-left",
        QT_TRANSLATE_NOOP("Commands", "Rotate view &left"),
        QT_TRANSLATE_NOOP("Commands", "Show the board rotated by 90° to the left; the position stays as it is"),
    ),
    _turning(
        Symmetry.ROTATE_RIGHT,
        "view-rotate-right",
        QT_TRANSLATE_NOOP("Commands", "Rotate view &right"),
        QT_TRANSLATE_NOOP("Commands", "Show the board rotated by 90° to the right; the position stays as it is"),
    ),
    _turning(
        Symmetry.ROTATE_180,
        "view-rotate-180",
        QT_TRANSLATE_NOOP("Commands", "Rotate view by &180°"),
        QT_TRANSLATE_NOOP("Commands", "Show the board from the other side; the position stays as it is"),
    ),
    _turning(
        Symmetry.MIRROR_LEFT_RIGHT,
        "view-mirror",
        QT_TRANSLATE_NOOP("Commands", "&Mirror view"),
        QT_TRANSLATE_NOOP("Commands", "Show the board with left and right exchanged; the position stays as it is"),
    ),
    Command(
        "view-upright",
        QT_TRANSLATE_NOOP("Commands", "&Upright"),
        QT_TRANSLATE_NOOP("Commands", "Show the board neither rotated nor mirrored"),
        (Place(ORIENTATION, 2),),
        reset_view,
        enabled=lambda session: session.state.symmetry is not Symmetry.IDENTITY,
    ),
)

COMMANDS = (*_SEEN, *_NEXT_MOVES, *_ORIENTATION)
