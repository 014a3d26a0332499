"""Undo, redo, and the clipboard."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.document.files import LONGEST_TEXT
from hen_editor.ui import clipboard
from hen_editor.ui.commands.command import Command, KeyScope, Place, is_go, translate
from hen_editor.ui.commands.places import COPY_AS, EDIT, TOOL_BAR
from hen_editor.ui.widgets.transient import pop_up

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow

_KEY = QKeySequence.StandardKey


def undo_words(window: "MainWindow") -> str:
    """Return the text of the Undo action, which names the change."""
    return translate("Commands", "&Undo {change}").format(change=window.document.undo_stack.undoText()).strip()


def redo_words(window: "MainWindow") -> str:
    """Return the text of the Redo action, which names the change."""
    return translate("Commands", "&Redo {change}").format(change=window.document.undo_stack.redoText()).strip()


def copy_hen(window: "MainWindow") -> None:
    """Copy the position as HEN."""
    if clipboard.copy_hen(window.document.snapshot.position):
        window.show_status(translate("Commands", "HEN copied."))
    else:
        _refuse_wide_board(window)


def copy_address(window: "MainWindow") -> None:
    """Copy a web address of the position."""
    if clipboard.copy_address(window.document.snapshot.position):
        window.show_status(translate("Commands", "Web address copied."))
    else:
        _refuse_wide_board(window)


def copy_sgf(window: "MainWindow") -> None:
    """Copy the current game, with all its variations, as SGF."""
    snapshot = window.document.snapshot
    game = snapshot.collection.with_order((snapshot.game,))
    QGuiApplication.clipboard().setText(sgf.format(game.converted_to_utf8().value).decode("utf-8"))
    window.show_status(translate("Commands", "Game copied as SGF."))


def offer_copies(window: "MainWindow") -> None:
    """Pop up a menu of copy commands over the board."""
    menu = QMenu(window)
    window.menus.fill(menu, COPY_AS)
    menu.setActiveAction(menu.actions()[0])
    board, size = window.board, window.document.snapshot.position.size
    middle = board.centre_of(board.cursor_point or Point(size.columns // 2, size.rows // 2))
    pop_up(menu, board.viewport().mapToGlobal(middle.toPoint()))


def take_in(window: "MainWindow", data: QMimeData) -> None:
    """Handle pasted or dropped text: a HEN, or games to open."""
    text = data.text()
    found = clipboard.pasted_hen(text, window.document.formats)
    if found is not None:
        window.document.end_burst()
        window.document.type_hen(found, whole=True)
        window.document.end_burst()
    else:
        window.files.loader.open_text(text, lambda: _refuse_text(window, text))


def _refuse_text(window: "MainWindow", text: str) -> None:
    """Report that a pasted text has no HEN or SGF."""
    words = translate("Commands", "Clipboard has no HEN or SGF.")
    if len(text) > LONGEST_TEXT:
        words = translate(
            "Commands", "The text is not SGF, and too long to search for a HEN (over {count} characters)."
        )
    window.show_status(words.format(count=f"{LONGEST_TEXT:,}"))


def _refuse_wide_board(window: "MainWindow") -> None:
    window.show_status(translate("Commands", "HEN is limited to 25 columns; this board has more."))


COMMANDS = (
    Command(
        "undo",
        QT_TRANSLATE_NOOP("Commands", "&Undo"),
        QT_TRANSLATE_NOOP("Commands", "Undo the last change"),
        (Place(EDIT, 1), Place(TOOL_BAR, 2)),
        lambda window: window.document.undo_stack.undo(),
        keys=(_KEY.Undo,),
        icon="undo",
        enabled=lambda window: window.document.undo_stack.canUndo(),
        wording=undo_words,
    ),
    Command(
        "redo",
        QT_TRANSLATE_NOOP("Commands", "&Redo"),
        QT_TRANSLATE_NOOP("Commands", "Redo the last undone change"),
        (Place(EDIT, 1), Place(TOOL_BAR, 2)),
        lambda window: window.document.undo_stack.redo(),
        keys=(_KEY.Redo, "Ctrl+Shift+Z", "Ctrl+Y"),
        icon="redo",
        enabled=lambda window: window.document.undo_stack.canRedo(),
        wording=redo_words,
    ),
    Command(
        "copy",
        QT_TRANSLATE_NOOP("Commands", "&Copy HEN"),
        QT_TRANSLATE_NOOP("Commands", "Copy the position as HEN"),
        (Place(EDIT, 2), Place(TOOL_BAR, 9), Place(COPY_AS)),
        copy_hen,
        keys=(_KEY.Copy,),
        scope=KeyScope.BOARD,
        icon="copy-hen",
        enabled=is_go,
    ),
    Command(
        "copy-as",
        QT_TRANSLATE_NOOP("Commands", "Copy &as..."),
        QT_TRANSLATE_NOOP("Commands", "Choose how to copy the position or the game"),
        (Place(EDIT, 2),),
        offer_copies,
        keys=("Ctrl+Shift+C",),
    ),
    Command(
        "copy-address",
        QT_TRANSLATE_NOOP("Commands", "Copy as &web address"),
        QT_TRANSLATE_NOOP("Commands", "Copy a web address of the position"),
        (Place(EDIT, 2), Place(COPY_AS)),
        copy_address,
        icon="link",
        enabled=is_go,
    ),
    Command(
        "copy-sgf",
        QT_TRANSLATE_NOOP("Commands", "Copy as S&GF"),
        QT_TRANSLATE_NOOP("Commands", "Copy the game with all its variations as SGF"),
        (Place(EDIT, 2), Place(COPY_AS)),
        copy_sgf,
    ),
    Command(
        "paste",
        QT_TRANSLATE_NOOP("Commands", "&Paste"),
        QT_TRANSLATE_NOOP("Commands", "Paste a HEN or an SGF from the clipboard"),
        (Place(EDIT, 2), Place(TOOL_BAR, 9)),
        lambda window: take_in(window, clipboard.clipboard_data()),
        keys=(_KEY.Paste,),
        scope=KeyScope.BOARD,
        icon="paste",
    ),
)
