"""The numbers of moves on the board: which are shown, and written as markup."""

from typing import TYPE_CHECKING

from PySide6 import QtWidgets

from hen_editor.core.editing import codes
from hen_editor.core.editing.move_numbers import with_move_numbers
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.board.move_numbers import MOST, Numbered
from hen_editor.ui.commands.command import Choice, Command, KeyScope, Place, is_go, translate
from hen_editor.ui.commands.places import MOVE_NUMBERS
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


def ask_how_many(window: "MainWindow") -> None:
    """Ask how many of the last moves are numbered, and show their numbers."""
    title = translate("Commands", "Move numbers")
    question = translate("Commands", "How many of the last moves to number:")
    shown = window.move_numbers
    count, accepted = QtWidgets.QInputDialog.getInt(window, title, question, shown.last, 1, MOST)
    if accepted:
        shown.number_last(count)


def write_move_numbers(window: "MainWindow") -> None:
    """Write the numbers of the moves that were chosen as labels and numbers of stones."""
    snapshot = window.document.snapshot
    numbers = window.move_numbers.numbers(snapshot)
    if not numbers:
        window.show_status(message(codes.NO_MOVES.at()))
    window.document.edit(with_move_numbers(snapshot, numbers), translate("Commands", "Write move numbers"))


COMMANDS = (
    Command(
        "move-numbers",
        QT_TRANSLATE_NOOP("Commands", "&Show"),
        QT_TRANSLATE_NOOP("Commands", "Show move numbers on stones"),
        (Place(MOVE_NUMBERS, 1),),
        lambda window: window.move_numbers.switch(),
        keys=("M",),
        scope=KeyScope.BOARD_AND_TREE,
        enabled=is_go,
        checked=lambda window: window.move_numbers.are_shown,
    ),
    Command(
        "numbers-all",
        QT_TRANSLATE_NOOP("Commands", "&All moves"),
        QT_TRANSLATE_NOOP("Commands", "Number all moves"),
        (Place(MOVE_NUMBERS, 2),),
        lambda window: window.move_numbers.number_all(),
        enabled=is_go,
        checked=lambda window: window.move_numbers.numbered is Numbered.ALL,
        choice=Choice.NUMBERED_MOVES,
    ),
    Command(
        "numbers-from-here",
        QT_TRANSLATE_NOOP("Commands", "&From here"),
        QT_TRANSLATE_NOOP("Commands", "Number the moves after this node, from 1"),
        (Place(MOVE_NUMBERS, 2),),
        lambda window: window.move_numbers.number_from_here(),
        enabled=is_go,
        checked=lambda window: window.move_numbers.numbered is Numbered.FROM_HERE,
        choice=Choice.NUMBERED_MOVES,
    ),
    Command(
        "numbers-last",
        QT_TRANSLATE_NOOP("Commands", "&Last moves..."),
        QT_TRANSLATE_NOOP("Commands", "Number only the last moves"),
        (Place(MOVE_NUMBERS, 2),),
        ask_how_many,
        enabled=is_go,
        checked=lambda window: window.move_numbers.numbered is Numbered.LAST,
        choice=Choice.NUMBERED_MOVES,
    ),
    Command(
        "write-move-numbers",
        QT_TRANSLATE_NOOP("Commands", "&Write as markup"),
        QT_TRANSLATE_NOOP("Commands", "Save these numbers as markup"),
        (Place(MOVE_NUMBERS, 3),),
        write_move_numbers,
        enabled=is_go,
    ),
)
