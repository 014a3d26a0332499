"""View commands of the board: how it is seen, its move numbers, and what it is compared with."""

from functools import partial

from PySide6.QtGui import QKeySequence

from hen_editor.core.convert import node_to_position
from hen_editor.core.editing import codes
from hen_editor.core.editing.move_numbers import with_move_numbers
from hen_editor.core.editing.snapshot import NodeKey
from hen_editor.core.game.line import move_number
from hen_editor.core.game.navigate import NextMoves
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.sgf import NodeId
from hen_editor.core.symmetry import Symmetry
from hen_editor.document import own_styles
from hen_editor.drawing.figure import Names
from hen_editor.drawing.painter.texts import shown_names
from hen_editor.ui import clipboard, settings
from hen_editor.ui.dialogs.messages import ask_for_number
from hen_editor.ui.dialogs.progress import awaited
from hen_editor.ui.session.command import Command, choosing, is_go, translate
from hen_editor.ui.session.menus import (
    BOARD_MENU,
    COMPARE,
    COORDINATES,
    MOVE_NUMBERS,
    NEXT_MOVES,
    ORIENTATION,
    VIEW,
    ChoiceGroup,
    KeyScope,
    MenuPlace,
)
from hen_editor.ui.session.session import Session, open_sessions
from hen_editor.ui.settings import keep_numbering
from hen_editor.ui.state import MAX_NUMBERED, Comparison, Hatching, MovesNumbered, Numbering
from hen_editor.ui.widgets.input import ZOOM_STEP
from hen_editor.ui.wording import grouped, kanji_numerals, lacking_kanji_numerals, message

_KEY = QKeySequence.StandardKey


# The board.


def zoom(session: Session, steps: int) -> None:
    """Enlarge what has the focus by some steps, or shrink it: the tree, the comment or the HEN, else the board."""
    focused = session.focused
    for size in session.panes.text_sizes:
        if size.field is focused:
            size.step(steps)
            return
    if focused is session.panes.tree:
        session.panes.tree.zoom(steps)
    else:
        session.panes.board.zoom(session.panes.board.magnification * ZOOM_STEP**steps)


def show_whole_board(session: Session) -> None:
    """Toggle between the whole board and the part of it that the game shows, or that a problem is about."""
    snapshot = session.document.snapshot
    is_cropped = session.state.cropped(Overlay.of(snapshot.tree, snapshot.node).part) is not None
    shows_whole = is_cropped and not session.state.shows_whole_board
    session.set_state(session.state._replace(shows_whole_board=shows_whole))
    session.panes.board.zoom(1)
    if not is_cropped:
        session.show_status(translate("Commands", "The game shows the whole board here."))


def turn_view(session: Session, symmetry: Symmetry) -> None:
    """Rotate or mirror the view of the board; the position stays as it is."""
    session.set_state(session.state._replace(symmetry=session.state.symmetry.then(symmetry)))


def reset_view(session: Session) -> None:
    """Show the board upright."""
    session.set_state(session.state._replace(symmetry=Symmetry.IDENTITY))


def choose_board_style(session: Session, name: str) -> None:
    """Draw the boards of all windows in a style, in later sessions too. name: of the style; empty for the theme's."""
    reading = translate("Commands", "Reading the board style...")
    style = awaited(partial(own_styles.named, name), reading, session.dialog_parent) if name else None
    for each in {session, *open_sessions()}:
        each.set_state(each.state._replace(style=style))
    settings.keep({settings.BOARD_STYLE: name})


def choose_hatching(session: Session, hatching: Hatching) -> None:
    """Set when coloured stones are hatched, in all windows, and in later sessions too."""
    for each in {session, *open_sessions()}:
        each.set_state(each.state._replace(hatching=hatching))
    settings.keep({settings.HATCHING: hatching.value})


def name_lines(session: Session, names: Names) -> None:
    """Set how lines are named around the board, and show the names, in later sessions too."""
    session.set_state(session.state._replace(names=names, coordinates=True))
    settings.keep({settings.NAMES: names.value})
    if shown_names(names) is not names:
        session.show_status(lacking_kanji_numerals())


def show_next_moves(session: Session, next_moves: NextMoves) -> None:
    """Set which next moves the board shows, in later sessions too."""
    session.set_state(session.state._replace(next_moves=next_moves))
    settings.keep({settings.NEXT_MOVES: next_moves.value})


_SEEN = (
    Command(
        "coordinates",
        "&Show coordinates",
        "Show coordinates around the board",
        (MenuPlace(COORDINATES, 1),),
        lambda session: session.set_state(session.state._replace(coordinates=not session.state.coordinates)),
        keys=("K",),
        scope=KeyScope.BOARD_AND_TREE,
        checked=lambda session: session.state.coordinates,
    ),
    Command(
        "zoom-in",
        "Zoom &in",
        "Enlarge the board, or the tree or text that has the focus",
        (MenuPlace(VIEW, 1, 2),),
        lambda session: zoom(session, 1),
        keys=(_KEY.ZoomIn, "Ctrl+="),
    ),
    Command(
        "zoom-out",
        "Zoom &out",
        "Shrink the board, or the tree or text that has the focus",
        (MenuPlace(VIEW, 1, 2),),
        lambda session: zoom(session, -1),
        keys=(_KEY.ZoomOut,),
    ),
    Command(
        "zoom-whole",
        "Fit to &window",
        "Fit the board, or the part shown of it, to the window",
        (MenuPlace(VIEW, 1, 2),),
        lambda session: session.panes.board.zoom(1),
        keys=("Ctrl+0",),
    ),
    Command(
        "whole-board",
        "W&hole board",
        "Show the whole board where only a part of it is shown; again: the part",
        (MenuPlace(VIEW, 1, 2),),
        show_whole_board,
        keys=("Ctrl+1",),
        checked=lambda session: session.state.shows_whole_board,
    ),
)


_names = choosing(COORDINATES, ChoiceGroup.NAMES, name_lines, lambda session: session.state.names, section=2)

_NAMES = (
    _names(
        Names.LETTERS,
        "names-letters",
        "&Letters and numbers (A1)",
        "Name columns by letters and rows by numbers from below",
    ),
    _names(
        Names.NUMBERS,
        "names-numbers",
        "&Numbers (1-1)",
        "Name columns and rows by numbers from the upper left",
    ),
    _names(
        Names.CJK,
        "names-kanji",
        "&Kanji numerals (1-一)",
        "Name columns by numbers and rows by kanji numerals from the upper left",
    )._replace(wording=lambda session: kanji_numerals()),
)


_next_moves = choosing(NEXT_MOVES, ChoiceGroup.NEXT_MOVES, show_next_moves, lambda session: session.state.next_moves)

_NEXT_MOVES = (
    _next_moves(
        NextMoves.AS_GAME,
        "next-moves-as-game",
        "&As set in the game",
        "Show the next moves that the game asks for (ST)",
    ),
    _next_moves(
        NextMoves.CHILDREN,
        "next-moves-children",
        "&Next moves",
        "Show the moves after this one on the board",
    ),
    _next_moves(
        NextMoves.SIBLINGS,
        "next-moves-siblings",
        "A&lternatives",
        "Show the alternatives to this move on the board",
    ),
    _next_moves(
        NextMoves.NONE,
        "next-moves-none",
        "N&one",
        "Show only the moves played",
    ),
)


def _turning(symmetry: Symmetry, name: str, text: str, tip: str) -> Command:
    return Command(name, text, tip, (MenuPlace(ORIENTATION),), lambda session: turn_view(session, symmetry))


_ORIENTATION = (
    _turning(
        Symmetry.ROTATE_LEFT,
        "view-rotate-left",
        "Rotate view &left",
        "Show the board rotated by 90° to the left; the position stays as it is",
    ),
    _turning(
        Symmetry.ROTATE_RIGHT,
        "view-rotate-right",
        "Rotate view &right",
        "Show the board rotated by 90° to the right; the position stays as it is",
    ),
    _turning(
        Symmetry.ROTATE_180,
        "view-rotate-180",
        "Rotate view by &180°",
        "Show the board from the other side; the position stays as it is",
    ),
    _turning(
        Symmetry.MIRROR_LEFT_RIGHT,
        "view-mirror",
        "&Mirror view",
        "Show the board with left and right exchanged; the position stays as it is",
    ),
    Command(
        "view-upright",
        "&Upright",
        "Show the board neither rotated nor mirrored",
        (MenuPlace(ORIENTATION, 2),),
        reset_view,
        enabled=lambda session: session.state.symmetry is not Symmetry.IDENTITY,
    ),
)

# Move numbers.


def show_numbers(session: Session, numbering: Numbering) -> None:
    """Set which move numbers are shown, in later sessions too."""
    session.set_state(session.state._replace(numbering=numbering, numbered_from=None))
    keep_numbering(numbering)


def number_all(session: Session) -> None:
    """Show the numbers of all moves."""
    show_numbers(session, session.state.numbering._replace(are_shown=True, numbered=MovesNumbered.ALL))


def number_from_here(session: Session) -> None:
    """Show the numbers of the moves after this node, from 1, as long as the game is shown."""
    session.set_state(session.state._replace(numbered_from=session.document.snapshot.node_key))


def ask_how_many(session: Session) -> None:
    """Ask how many of the last moves to number, and show their numbers."""
    title = translate("Commands", "Move numbers")
    question = translate("Commands", "How many of the last moves to number:")
    shown = session.state.numbering
    count = ask_for_number(session.dialog_parent, title, question, shown.last, MAX_NUMBERED)
    if count is not None:
        show_numbers(session, shown._replace(are_shown=True, numbered=MovesNumbered.LAST, last=count))


def toggle_numbers(session: Session) -> None:
    """Show or hide move numbers."""
    state = session.state
    show_numbers(session, state.numbering._replace(are_shown=not state.shows_numbers))


def write_move_numbers(session: Session) -> None:
    """Write the selected move numbers as markup."""
    snapshot = session.document.snapshot
    numbers = session.state.numbers
    if not numbers:
        session.show_status(message(codes.NO_MOVES.at()))
    session.document.edit(with_move_numbers(snapshot, numbers), translate("Commands", "Write move numbers"))


def _is_chosen(session: Session, numbered: MovesNumbered) -> bool:
    return session.state.numbered_from is None and session.state.numbering.numbered is numbered


_MOVE_NUMBERS = (
    Command(
        "move-numbers",
        "&Show",
        "Show move numbers on stones",
        (MenuPlace(MOVE_NUMBERS, 1),),
        toggle_numbers,
        keys=("M",),
        scope=KeyScope.BOARD_AND_TREE,
        enabled=is_go,
        checked=lambda session: session.state.shows_numbers,
    ),
    Command(
        "numbers-all",
        "&All moves",
        "Number all moves",
        (MenuPlace(MOVE_NUMBERS, 2),),
        number_all,
        enabled=is_go,
        checked=lambda session: _is_chosen(session, MovesNumbered.ALL),
        choice=ChoiceGroup.NUMBERED_MOVES,
    ),
    Command(
        "numbers-from-here",
        "&From here",
        "Number the moves after this node, from 1",
        (MenuPlace(MOVE_NUMBERS, 2),),
        number_from_here,
        enabled=is_go,
        checked=lambda session: session.state.numbered_from is not None,
        choice=ChoiceGroup.NUMBERED_MOVES,
    ),
    Command(
        "numbers-last",
        "&Last moves...",
        "Number only the last moves",
        (MenuPlace(MOVE_NUMBERS, 2),),
        ask_how_many,
        enabled=is_go,
        checked=lambda session: _is_chosen(session, MovesNumbered.LAST),
        choice=ChoiceGroup.NUMBERED_MOVES,
    ),
    Command(
        "write-move-numbers",
        "&Write as markup",
        "Save these numbers as markup",
        (MenuPlace(MOVE_NUMBERS, 3),),
        write_move_numbers,
        enabled=is_go,
        edits=True,
    ),
)


# Comparing the board.


def compare_with_node(session: Session, node: NodeId | None) -> None:
    """Compare the board from now on with the position at a node, unless there is no node."""
    if node is None:
        return
    tree = session.document.snapshot.tree
    number = move_number(tree, node)
    title = translate("Commands", "move {number}") if number else translate("Commands", "the start of the game")
    since = NodeKey(tree.game_key, node)
    _compare(session, Comparison(node_to_position(tree, node), title.format(number=grouped(number)), since))


def compare_with_clipboard(session: Session) -> None:
    """Compare the board with the position on the clipboard."""
    from hen_editor.pasting import MAX_TEXT_LENGTH, recognise

    text, tree = clipboard.pasted_text(clipboard.clipboard_data()), session.document.snapshot.tree
    found = recognise(text, tree.size).value if len(text) <= MAX_TEXT_LENGTH else ()
    if found:
        since = NodeKey(tree.game_key, tree.root)
        _compare(session, Comparison(found[0].position, translate("Commands", "the clipboard"), since))
    else:
        session.show_status(translate("Commands", "Clipboard has no position."))


def _compare(session: Session, comparison: Comparison) -> None:
    session.set_state(session.state._replace(comparison=comparison, counting=None))


def _previous(session: Session) -> NodeId | None:
    snapshot = session.document.snapshot
    return snapshot.tree.parent(snapshot.node)


_COMPARING = (
    Command(
        "compare-with-this",
        "Compare with &this node",
        "Show at other nodes what differs from this one",
        (MenuPlace(COMPARE), MenuPlace(BOARD_MENU, 5)),
        lambda session: compare_with_node(session, session.document.snapshot.node),
        enabled=is_go,
    ),
    Command(
        "compare-with-previous",
        "Compare with the &previous node",
        "Show what differs from the node before this one",
        (MenuPlace(COMPARE), MenuPlace(BOARD_MENU, 5)),
        lambda session: compare_with_node(session, _previous(session)),
        enabled=lambda session: is_go(session) and _previous(session) is not None,
    ),
    Command(
        "compare-with-clipboard",
        "Compare with the &clipboard",
        "Show what differs from the position on the clipboard",
        (MenuPlace(COMPARE),),
        compare_with_clipboard,
        enabled=is_go,
    ),
    Command(
        "end-comparison",
        "&End comparison",
        "Stop showing what differs",
        (MenuPlace(COMPARE, 2),),
        lambda session: session.end_mode("comparison"),
        enabled=lambda session: session.state.comparison is not None,
    ),
)


COMMANDS = (*_SEEN, *_NAMES, *_NEXT_MOVES, *_ORIENTATION, *_MOVE_NUMBERS, *_COMPARING)
