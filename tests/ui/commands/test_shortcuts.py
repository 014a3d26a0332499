"""The dialog for keys: searched, changed, warned of conflicts, and put to use in all windows."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QKeySequenceEdit, QLabel, QLineEdit, QPushButton, QTreeWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui import keymap
from hen_editor.ui.command_table import BY_NAME
from hen_editor.ui.commands.shortcuts import ShortcutsDialog
from hen_editor.ui.keymap import Keymap, entries
from hen_editor.ui.theme import Theme
from hen_editor.ui.widgets.plain_text import EmptyNote
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import once_shown
from tests.ui.gestures import press

Key = Qt.Key


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> ShortcutsDialog:
    made = ShortcutsDialog(entries(BY_NAME), Keymap(BY_NAME), frozenset({"Esc", "Alt+F"}), window)
    qtbot.addWidget(made)
    made.show()
    return made


def button(dialog: ShortcutsDialog, text: str) -> QPushButton:
    (found,) = (each for each in dialog.findChildren(QPushButton) if each.text().replace("&", "") == text)
    return found


def search(dialog: ShortcutsDialog, text: str) -> list[str]:
    """Search for a text; return the actions that are shown."""
    dialog.findChild(QLineEdit).setText(text)
    table = dialog.findChild(QTreeWidget)
    menus = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
    rows = [menu.child(row) for menu in menus for row in range(menu.childCount())]
    return [row.text(0) for row in rows if not row.isHidden()]


def press_key(dialog: ShortcutsDialog, key: str) -> str:
    """Press a key for the action that is chosen; return what the dialog says."""
    dialog.findChild(QKeySequenceEdit).setKeySequence(QKeySequence(key))
    (verdict,) = (label for label in dialog.findChildren(QLabel) if label.wordWrap())
    return verdict.text()


def test_every_action_has_a_row_by_its_menu(dialog: ShortcutsDialog) -> None:
    table = dialog.findChild(QTreeWidget)
    menus = [table.topLevelItem(row).text(0) for row in range(table.topLevelItemCount())]
    assert menus[:3] == ["File", "Edit", "View"]
    assert {"Pass", "New: 19x19 board", "Board cursor: Place"} <= set(search(dialog, ""))


def test_the_search_goes_by_words_and_by_keys(dialog: ShortcutsDialog) -> None:
    assert search(dialog, "pass") == ["Pass"]
    assert search(dialog, "ctrl+home") == ["Back to main line"]
    assert search(dialog, "edit  copy web") == ["Copy as: Web address"]
    note = dialog.findChild(EmptyNote)
    assert note.isHidden()
    assert search(dialog, "nothing has this name") == []
    assert (note.text(), note.isHidden()) == ("No matches", False)


def test_a_key_is_given(dialog: ShortcutsDialog) -> None:
    search(dialog, "pass")
    assert press_key(dialog, "F5") == ""
    button(dialog, "Set").click()
    assert dialog.keymap.keys("pass") == ("F5",)


def test_a_key_is_given_beside_another(dialog: ShortcutsDialog) -> None:
    search(dialog, "pass")
    press_key(dialog, "F5")
    button(dialog, "Add").click()
    assert dialog.keymap.keys("pass") == ("P", "F5")


def test_a_conflict_names_the_other_action_and_takes_the_key_from_it(dialog: ShortcutsDialog) -> None:
    search(dialog, "pass")
    said = press_key(dialog, "T")
    assert said == "T is assigned to “Switch player to move”. Setting it here removes it there."
    button(dialog, "Set").click()
    assert (dialog.keymap.keys("pass"), dialog.keymap.keys("turn")) == (("T",), ())


def test_keys_of_the_window_cannot_be_given(dialog: ShortcutsDialog) -> None:
    search(dialog, "pass")
    assert press_key(dialog, "Alt+F") == "Alt+F cannot be assigned: the window itself needs it."
    assert not button(dialog, "Set").isEnabled()


def test_a_letter_for_a_command_of_the_window_is_reported_to_work_on_the_board_only(dialog: ShortcutsDialog) -> None:
    search(dialog, "save as")
    assert press_key(dialog, "S") == "S works only while the board or the tree has the focus."


def test_one_action_is_reset_and_all_are(dialog: ShortcutsDialog) -> None:
    for action, key in (("pass", "F5"), ("quit", "F7"), ("open...", "F12")):
        search(dialog, action.removesuffix("..."))
        press_key(dialog, key)
        button(dialog, "Set").click()
    button(dialog, "Reset").click()
    assert dialog.keymap.changed.keys() == {"pass", "quit"}
    button(dialog, "Reset all").click()
    assert dialog.keymap == Keymap(BY_NAME)


def test_a_key_is_taken_away(dialog: ShortcutsDialog) -> None:
    search(dialog, "pass")
    button(dialog, "Remove").click()
    assert dialog.keymap.keys("pass") == ()


def test_a_preset_is_chosen(dialog: ShortcutsDialog) -> None:
    presets = dialog.findChild(QComboBox)
    presets.setCurrentIndex(presets.findText("Sabaki"))
    assert dialog.keymap.keys("forward") == ("Down",)


def give_x_to_pass(window: MainWindow, ended: Callable[[ShortcutsDialog], None]) -> None:
    """Give X to the command `pass` in the dialog, and end it."""

    def answer(dialog: ShortcutsDialog) -> None:
        dialog.keymap = dialog.keymap.with_keys("pass", ["X"])
        ended(dialog)

    once_shown(ShortcutsDialog, answer)
    window.commands["shortcuts"].trigger()


def test_new_keys_are_put_to_use_in_all_windows_at_once(window: MainWindow, qtbot: QtBot, qapp: QApplication) -> None:
    other = MainWindow(Theme(qapp))
    other.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(other)
    other.show()

    give_x_to_pass(window, ShortcutsDialog.accept)
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    window.board.setFocus()
    press(window, Key.Key_X)
    press(window, Key.Key_P)
    assert window.document.snapshot.move_number == 1
    assert other.commands["pass"].toolTip().endswith("(X)")
    assert keymap.load(BY_NAME).changed == {"pass": ("X",)}


def test_keys_given_up_with_cancel_stay(window: MainWindow) -> None:
    give_x_to_pass(window, ShortcutsDialog.reject)
    assert window.commands["pass"].shortcut().toString() == "P"


def test_a_letter_given_to_a_command_of_the_window_is_text_in_a_comment(window: MainWindow) -> None:
    window.commands.use_keys(Keymap(BY_NAME).with_keys("new-9", ["N"]).sequences())
    window.comment_box.setFocus()
    QTest.keyClicks(window.focusWidget(), "n")
    assert window.document.snapshot.position.size.columns == 19
    window.document.undo_stack.undo()
    window.board.setFocus()
    press(window, Key.Key_N)
    assert window.document.snapshot.position.size.columns == 9
