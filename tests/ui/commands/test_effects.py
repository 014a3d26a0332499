"""Every command of the table, given in a document where it applies: its effect is seen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from hen_editor.ui.command_table import BY_NAME, COMMANDS
from hen_editor.ui.session.command import sections
from hen_editor.ui.session.menus import CORNER_BUTTONS, HEN_BUTTONS, TOOL_PALETTE, Menu
from hen_editor.ui.session.session import open_sessions
from hen_editor.ui.window.main_window import FIRST_COMMANDS, MainWindow
from tests.ui.commands.effects import EFFECTS


@pytest.fixture
def opened() -> Iterator[list[str]]:
    """Closes every dialog and every menu that opens; returns what they are called."""
    titles: list[str] = []

    def close() -> None:
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if isinstance(popup, QMenu):
            titles.append(" | ".join(action.text().replace("&", "") for action in popup.actions()))
            QTest.keyClick(popup, Qt.Key.Key_Escape)
        elif isinstance(dialog, QDialog) and dialog.isActiveWindow():
            titles.append(dialog.windowTitle())
            dialog.reject()

    timer = QTimer(interval=10)
    timer.timeout.connect(close)
    timer.start()
    yield titles
    timer.stop()


def test_every_command_has_an_effect_that_is_expected() -> None:
    assert EFFECTS.keys() == BY_NAME.keys()


def test_a_name_belongs_to_one_command() -> None:
    assert len(BY_NAME) == len(COMMANDS)


def test_what_is_chosen_among_others_shows_whether_it_is_chosen() -> None:
    assert [command.name for command in COMMANDS if command.choice is not None and command.checked is None] == []


@pytest.mark.parametrize("menu", [TOOL_PALETTE, CORNER_BUTTONS, HEN_BUTTONS], ids=lambda menu: menu.name)
def test_the_first_paint_shows_all_buttons(menu: Menu) -> None:
    assert sections(menu, FIRST_COMMANDS) == sections(menu, COMMANDS) != []


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", "does not support raise()")  # popups offscreen
@pytest.mark.parametrize("name", EFFECTS)
def test_a_command_has_its_effect(
    window: MainWindow, opened: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    QGuiApplication.clipboard().clear()
    effect = EFFECTS[name]
    for begin in effect.begins:
        begin(window)
    sees = effect.sees or (lambda window: [*opened])
    before = sees(window)
    assert window.commands[name].isEnabled()
    window.commands[name].trigger()
    QTest.qWait(30 if effect.sees is None else 0)
    after = sees(window)
    for other in open_sessions():
        assert other is window.session or other.close_window()
    assert (before != effect.becomes, after) == (True, effect.becomes)


def test_while_a_command_is_at_work_the_tool_in_use_is_checked_not_the_one_that_was_asked_for(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = []
    monkeypatch.setattr(window.session, "solve", lambda offset: checked.append(window.commands["play"].isChecked()))
    window.commands["solve"].trigger()
    assert (checked, window.commands["play"].isChecked()) == ([True], True)
