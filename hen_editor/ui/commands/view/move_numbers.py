"""Move numbers on the board: shown, and written as markup."""

from hen_editor.core.editing import codes
from hen_editor.core.editing.move_numbers import with_move_numbers
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.commands.command import Choice, Command, KeyScope, is_go, translate
from hen_editor.ui.commands.places import MOVE_NUMBERS, Place
from hen_editor.ui.numbering import MOST, Numbered, Numbering, keep_numbering
from hen_editor.ui.window.session import Session
from hen_editor.ui.wording import message


def show_numbers(session: Session, numbering: Numbering) -> None:
    """Set which move numbers are shown, in later sessions too."""
    session.set_state(session.state._replace(numbering=numbering, numbered_from=None))
    keep_numbering(numbering)


def number_all(session: Session) -> None:
    """Show the numbers of all moves."""
    show_numbers(session, session.state.numbering._replace(are_shown=True, numbered=Numbered.ALL))


def number_from_here(session: Session) -> None:
    """Show the numbers of the moves after this node, from 1, as long as the game is shown."""
    session.set_state(session.state._replace(numbered_from=session.document.snapshot.node_key))


def ask_how_many(session: Session) -> None:
    """Ask how many of the last moves to number, and show their numbers."""
    from hen_editor.ui.dialogs.messages import ask_for_number

    title = translate("Commands", "Move numbers")
    question = translate("Commands", "How many of the last moves to number:")
    shown = session.state.numbering
    count = ask_for_number(session.window, title, question, shown.last, MOST)
    if count is not None:
        show_numbers(session, shown._replace(are_shown=True, numbered=Numbered.LAST, last=count))


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


def _is_chosen(session: Session, numbered: Numbered) -> bool:
    return session.state.numbered_from is None and session.state.numbering.numbered is numbered


COMMANDS = (
    Command(
        "move-numbers",
        QT_TRANSLATE_NOOP("Commands", "&Show"),
        QT_TRANSLATE_NOOP("Commands", "Show move numbers on stones"),
        (Place(MOVE_NUMBERS, 1),),
        toggle_numbers,
        keys=("M",),
        scope=KeyScope.BOARD_AND_TREE,
        enabled=is_go,
        checked=lambda session: session.state.shows_numbers,
    ),
    Command(
        "numbers-all",
        QT_TRANSLATE_NOOP("Commands", "&All moves"),
        QT_TRANSLATE_NOOP("Commands", "Number all moves"),
        (Place(MOVE_NUMBERS, 2),),
        number_all,
        enabled=is_go,
        checked=lambda session: _is_chosen(session, Numbered.ALL),
        choice=Choice.NUMBERED_MOVES,
    ),
    Command(
        "numbers-from-here",
        QT_TRANSLATE_NOOP("Commands", "&From here"),
        QT_TRANSLATE_NOOP("Commands", "Number the moves after this node, from 1"),
        (Place(MOVE_NUMBERS, 2),),
        number_from_here,
        enabled=is_go,
        checked=lambda session: session.state.numbered_from is not None,
        choice=Choice.NUMBERED_MOVES,
    ),
    Command(
        "numbers-last",
        QT_TRANSLATE_NOOP("Commands", "&Last moves..."),
        QT_TRANSLATE_NOOP("Commands", "Number only the last moves"),
        (Place(MOVE_NUMBERS, 2),),
        ask_how_many,
        enabled=is_go,
        checked=lambda session: _is_chosen(session, Numbered.LAST),
        choice=Choice.NUMBERED_MOVES,
    ),
    Command(
        "write-move-numbers",
        QT_TRANSLATE_NOOP("Commands", "&Write as markup"),
        QT_TRANSLATE_NOOP("Commands", "Save these numbers as markup"),
        (Place(MOVE_NUMBERS, 3),),
        write_move_numbers,
        enabled=is_go,
        edits=True,
    ),
)
