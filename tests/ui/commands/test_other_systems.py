"""The keys and menus of macOS and Windows, which are functions of the system's name, and so are tried on any."""

import sys
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.core.position import Position
from hen_editor.ui.command_table import BY_NAME, COMMANDS
from hen_editor.ui.commands.point import ask_for_label
from hen_editor.ui.keymap import PRESETS, Keymap
from hen_editor.ui.session.menus import KeyScope
from hen_editor.ui.theme import Theme
from hen_editor.ui.widgets.input import is_for_text
from hen_editor.ui.window.main_window import MainWindow

_MODIFIER, _ROLE = Qt.KeyboardModifier, QAction.MenuRole


def window_on(system: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """Return a window as a system of this name has it."""
    monkeypatch.setattr(sys, "platform", system)
    made = MainWindow(Theme(QApplication.instance()))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made, before_close_func=lambda closed: closed.document.new(Position()))
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def mac(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    return window_on("darwin", qtbot, monkeypatch)


@pytest.fixture
def windows(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    return window_on("win32", qtbot, monkeypatch)


def entries(window: MainWindow) -> Iterator[QAction]:
    """Iterate over the entries of the menu bar, those that are menus among them."""
    for menu in filter(QMenu.title, window.menuBar().findChildren(QMenu)):  # one without is Qt's own, for small bars
        yield menu.menuAction()
        yield from (action for action in menu.actions() if not action.isSeparator())


def types_text(key: QKeySequence, modifiers: Qt.KeyboardModifier) -> bool:
    """Return whether a key has just these modifiers, Shift aside, and is no function key."""
    pressed = key[0]
    is_function_key = Qt.Key.Key_F1 <= pressed.key() <= Qt.Key.Key_F35
    return not is_function_key and pressed.keyboardModifiers() & ~_MODIFIER.ShiftModifier == modifiers


# Keys.


@pytest.mark.parametrize("preset", PRESETS)
def test_the_menu_bar_of_macos_has_no_key_that_types_text_and_none_twice(mac: MainWindow, preset: str) -> None:
    """It triggers the first key of an entry wherever the focus is, whatever Qt knows of where the key works."""
    mac.commands.use_keys(Keymap(BY_NAME, preset).sequences())
    keys = [key for entry in entries(mac) if not (key := entry.shortcut()).isEmpty()]
    assert len(keys) > 20
    assert [key.toString() for key in keys if types_text(key, _MODIFIER.NoModifier)] == []
    assert [key.toString() for key in keys if types_text(key, _MODIFIER.AltModifier)] == []
    assert [key for key, times in Counter(key.toString() for key in keys).items() if times > 1] == []


@pytest.mark.parametrize("preset", PRESETS)
def test_no_window_wide_key_types_text_on_macos(monkeypatch: pytest.MonkeyPatch, preset: str) -> None:
    """The command would else work only while the board or the tree has the focus."""
    monkeypatch.setattr(sys, "platform", "darwin")
    keys = Keymap(BY_NAME, preset).sequences()
    anywhere = [command.name for command in COMMANDS if command.scope is KeyScope.WINDOW]
    assert [name for name in anywhere if any(types_text(key, _MODIFIER.AltModifier) for key in keys[name])] == []


@pytest.mark.parametrize("preset", PRESETS)
def test_no_preset_gives_a_key_to_two_actions_on_macos(monkeypatch: pytest.MonkeyPatch, preset: str) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    keys = Keymap(BY_NAME, preset)
    assert [name for name in BY_NAME for key in keys.keys(name) if keys.others_with(key, name)] == []


def test_the_board_and_the_tree_have_their_own_copies_on_macos(mac: MainWindow) -> None:
    given = []
    for name in ("copy", "copy-variation"):
        mac.commands[name].triggered.connect(lambda checked, name=name: given.append(name))
    for view in (mac.board, mac.tree):
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_C, _MODIFIER.ControlModifier)
    assert given == ["copy", "copy-variation"]


@pytest.mark.parametrize("preset", PRESETS)
def test_altgr_triggers_nothing_in_a_text_on_windows(windows: MainWindow, preset: str) -> None:
    """There it is Ctrl and Alt for Qt: Polish has ń on AltGr+N."""
    windows.commands.use_keys(Keymap(BY_NAME, preset).sequences())
    everywhere = [
        (command.name, key.toString())
        for command in COMMANDS
        for key in windows.commands[command.name].shortcuts()
        if windows.commands[command.name].shortcutContext() is Qt.ShortcutContext.WindowShortcut
        and types_text(key, _MODIFIER.ControlModifier | _MODIFIER.AltModifier)
        and key[0].key() < Qt.Key.Key_Escape
    ]
    assert everywhere == []


_ALTGR = _MODIFIER.ControlModifier | _MODIFIER.AltModifier
_TYPED = {
    "darwin": [(Qt.Key(ord(digit)), _MODIFIER.AltModifier, text) for digit, text in zip("5678", "[]|{", strict=True)],
    "win32": [(Qt.Key(ord(letter)), _ALTGR, text) for letter, text in zip("NCBFGV", "}&{[]@", strict=True)],
}
"""Keys that type characters: of German on macOS, and of Hungarian on Windows: QTest of 6.8 knows ASCII only."""


@pytest.mark.parametrize("system", _TYPED)
def test_option_and_altgr_type_characters(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    window = window_on(system, qtbot, monkeypatch)
    given: list[str] = []
    for name in BY_NAME:
        window.commands[name].triggered.connect(lambda checked=False, name=name: given.append(name))
    label, comment = window.controllers.label_editor, window.comment_box.editor
    for field in (comment, label):
        if field is label:
            ask_for_label(window.session, Point(4, 4))
        field.setFocus()
        for key, modifiers, text in _TYPED[system]:
            QTest.sendKeyEvent(QTest.KeyAction.Click, field, key, text, modifiers)
    typed = "".join(text for *_, text in _TYPED[system])
    assert (comment.toPlainText(), label.text(), given) == (typed, typed, [])


@pytest.mark.parametrize(
    ("system", "key", "is_text"),
    [
        ("linux", "Alt+5", False),
        ("linux", "Ctrl+Alt+N", False),
        ("linux", "P", True),
        ("linux", "Shift+P", True),
        ("linux", "F5", False),
        ("linux", "+", True),
        ("linux", "Ctrl++", False),
        ("darwin", "Alt+5", True),
        ("darwin", "Alt+Shift+5", True),
        ("darwin", "Alt+Left", True),
        ("darwin", "Ctrl+Alt+N", False),
        ("darwin", "Meta+Alt+N", False),
        ("win32", "Alt+5", False),
        ("win32", "Ctrl+Alt+N", True),
        ("win32", "Ctrl+Alt+Shift+N", True),
        ("win32", "Ctrl+Alt+Left", False),
        ("win32", "Ctrl+Alt+F5", False),
        ("win32", "Ctrl+N", False),
    ],
)
def test_keys_that_type_text_are_those_of_the_system(
    monkeypatch: pytest.MonkeyPatch, system: str, key: str, is_text: bool
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert is_for_text(QKeySequence(key)) is is_text


# Menus.


def test_three_entries_have_a_place_of_their_own_on_macos_and_no_other(mac: MainWindow) -> None:
    """Qt would guess by words, and so miss some languages, and find a recent file named "About"."""
    mac.menus.recent.aboutToShow.emit()
    mac.menus.windows.aboutToShow.emit()
    roles = {entry.objectName(): entry.menuRole() for entry in entries(mac) if entry.menuRole() is not _ROLE.NoRole}
    assert roles == {"about": _ROLE.AboutRole, "preferences": _ROLE.PreferencesRole, "quit": _ROLE.QuitRole}


def test_entries_of_the_menu_bar_of_macos_follow_their_actions(mac: MainWindow) -> None:
    action = mac.commands["coordinates"]  # K has no place in that bar
    (entry,) = (entry for entry in entries(mac) if entry.objectName() == "coordinates")
    assert (entry is action, entry.text(), entry.isChecked()) == (False, action.text(), action.isChecked())
    was_checked = action.isChecked()
    entry.trigger()
    assert (entry.isChecked(), action.isChecked()) == (not was_checked, not was_checked)
    choice = mac.commands["play"]
    (chosen,) = (entry for entry in entries(mac) if entry.objectName() == "play")
    chosen.trigger()
    assert (chosen.isChecked(), choice.isChecked()) == (True, True)


def test_an_entry_shows_the_key_that_works_everywhere(mac: MainWindow) -> None:
    shown = []
    for find in (["F"], ["Ctrl+F"], ["Alt+F", "Ctrl+F"]):
        mac.commands.use_keys(Keymap(BY_NAME).with_keys("find", find).sequences())
        (entry,) = (entry for entry in entries(mac) if entry.objectName() == "find")
        shown.append(entry.shortcut().toString())
    assert shown == ["", "Ctrl+F", ""]


def test_macos_has_minimise_and_zoom_in_the_window_menu(mac: MainWindow) -> None:
    shown = {entry.objectName() for entry in entries(mac) if entry.isVisible()}
    assert {"minimise", "zoom"} <= shown


def test_other_systems_leave_minimise_and_zoom_to_the_frame(window: MainWindow) -> None:
    assert not {"minimise", "zoom"} & {entry.objectName() for entry in entries(window) if entry.isVisible()}


def test_full_screen_has_the_key_of_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    keys = Keymap(BY_NAME)
    assert (keys.keys("full-screen"), keys.keys("minimise")) == (("Meta+Ctrl+F",), ("Ctrl+M",))
