"""Dialogs, boxes and menus leave nothing behind when they are closed, however often they are used."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui.command_table import COMMANDS
from hen_editor.ui.dialogs.messages import Answer, ask, refuse
from hen_editor.ui.icons import icon
from hen_editor.ui.panels.game_list import GameList
from hen_editor.ui.style.roles import semibold
from hen_editor.ui.widgets.transient import ROOM_FOR_TITLE_BUTTONS, run
from hen_editor.ui.window.main_window import MainWindow

GAMES = "(;SZ[9]CA[ISO-8859-1]C[caf\xe9 au lait];B[dd]LB[dd:1]C[good];W[ee])(;SZ[9])"
MIDDLE = QPoint(20, 30)

STAYING = {"find": "a bar", "find-position": "a panel"}
"""What commands open that stays open."""

ASKING = [command.name for command in COMMANDS if command.text.endswith("...") and command.name not in STAYING]
"""The commands that open a dialog or a menu."""


def ask_for_menu(panel: QWidget) -> None:
    panel.findChild(QAbstractItemView).customContextMenuRequested.emit(MIDDLE)


OTHERS: dict[str, Callable[[MainWindow], object]] = {
    "about": lambda window: window.commands["about"].trigger(),
    "refusal": lambda window: refuse(window, "It could not be opened.", "It is empty."),
    "question": lambda window: ask(window, "Save the changes?", "They are lost else.", Answer("&Save")),
    "menu of the tree": lambda window: window.tree.menu_requested.emit(MIDDLE),
    "menu of the games": lambda window: ask_for_menu(window.findChild(GameList)),
    "menu of the problems": lambda window: ask_for_menu(window.problem_list),
    "recent files": lambda window: window.menus.recent.popup(MIDDLE),
    "list of the windows": lambda window: window.menus.windows.popup(MIDDLE),
}
OPENERS = {name: lambda window, name=name: window.commands[name].trigger() for name in ASKING} | OTHERS


@pytest.fixture
def shown(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """The window with a file that all dialogs have something to show of."""
    path = tmp_path / "game.sgf"
    path.write_text(GAMES, encoding="latin-1")
    assert window.session.files.open_path(path)
    window.document.go(1)
    window.document.type_hen("_")
    qtbot.waitUntil(lambda: window.findChild(GameList) is not None)
    return window


@pytest.fixture
def closed() -> Iterator[list[str]]:
    """Closes whatever opens; returns the kinds of what was closed."""
    kinds: list[str] = []

    def close() -> None:
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None:
            QTest.keyClick(popup, Qt.Key.Key_Escape)
            kinds.append(type(popup).__name__)
        elif isinstance(dialog, QDialog) and dialog.isActiveWindow():
            dialog.reject()
            kinds.append(type(dialog).__name__)

    timer = QTimer(interval=10)
    timer.timeout.connect(close)
    timer.start()
    yield kinds
    timer.stop()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", "does not support raise()")  # popups offscreen
@pytest.mark.parametrize("name", OPENERS)
def test_nothing_is_left_of_what_was_closed(shown: MainWindow, closed: list[str], qtbot: QtBot, name: str) -> None:
    counts = []
    for number in range(6):
        OPENERS[name](shown)
        qtbot.waitUntil(lambda: len(closed) > number)  # noqa: B023
        qtbot.wait(10)
        counts.append(len(shown.findChildren(QObject)))
    assert counts[2:] == counts[1:2] * 4


def test_no_dialog_is_larger_than_the_screen(window: MainWindow) -> None:
    dialog = QDialog(window)
    dialog.resize(9_000, 9_000)
    sizes = []

    def look() -> None:
        sizes.append(dialog.frameSize())
        dialog.reject()

    QTimer.singleShot(0, dialog, look)
    run(dialog)
    screen = window.screen().availableSize()
    assert [(size.width() < screen.width(), size.height() < screen.height()) for size in sizes] == [(True, True)]


def test_buttons_of_dialogs_have_words_alone_and_their_title_is_whole(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setWindowTitle("A title that is longer than the dialog is wide")
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, dialog)
    for button in buttons.buttons():
        button.setIcon(icon("right"))
    QTimer.singleShot(0, dialog, dialog.reject)
    run(dialog)
    assert [button.text() for button in buttons.buttons() if not button.icon().isNull()] == []
    assert dialog.width() > dialog.fontMetrics().horizontalAdvance(dialog.windowTitle())


def test_a_dialog_is_wide_enough_for_its_title_even_in_bold(qtbot: QtBot) -> None:
    title = "Export problems as web page"
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.setWindowTitle(title)
    QTimer.singleShot(0, dialog.accept)
    run(dialog)
    whole = f"{title} — {QApplication.applicationDisplayName()}"
    assert dialog.width() >= QFontMetrics(semibold(dialog.font())).horizontalAdvance(whole) + ROOM_FOR_TITLE_BUTTONS
