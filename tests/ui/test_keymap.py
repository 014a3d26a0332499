"""The keymap: presets, what the user changed, and no key that two actions would have."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.ui import keymap
from hen_editor.ui.command_table import BY_NAME, COMMANDS
from hen_editor.ui.keymap import PRESETS, Keymap
from hen_editor.ui.session.menus import KeyScope
from hen_editor.ui.theme import Theme
from hen_editor.ui.widgets.input import is_for_text
from hen_editor.ui.window.main_window import MainWindow


@pytest.mark.parametrize("preset", PRESETS)
def test_no_preset_gives_a_key_to_two_actions(qapp: QApplication, preset: str) -> None:
    keys = Keymap(BY_NAME, preset)
    pairs = [(name, key) for name in BY_NAME for key in keys.keys(name)]
    assert not {(name, key): others for name, key in pairs if (others := keys.others_with(key, name))}


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_speak_of_actions_there_are(preset: str) -> None:
    assert PRESETS[preset].keys.keys() <= BY_NAME.keys()


def test_single_letters_and_digits_act_only_on_board_and_tree(qapp: QApplication) -> None:
    anywhere = [command for command in COMMANDS if command.scope is KeyScope.WINDOW]
    assert not [command.name for command in anywhere if any(map(is_for_text, command.standard_keys()))]


def test_a_key_that_is_given_is_taken_away_from_the_action_that_had_it(qapp: QApplication) -> None:
    keys = Keymap(BY_NAME).with_keys("pass", ["T", "Ctrl+Alt+P"])
    assert keys.keys("pass") == ("T", "Ctrl+Alt+P")
    assert keys.keys("turn") == ()


def test_only_what_differs_from_the_preset_is_kept(qapp: QApplication) -> None:
    keys = Keymap(BY_NAME, "sabaki").with_keys("pass", ["F5"])
    assert keys.changed == {"pass": ("F5",)}
    assert keys.with_reset("pass") == Keymap(BY_NAME, "sabaki")


def test_a_keymap_survives_in_the_settings(qapp: QApplication) -> None:
    keys = Keymap(BY_NAME, "sabaki").with_keys("pass", ["Ctrl+;", ";", "Ctrl++"]).with_keys("turn", [])
    keymap.save(keys)
    assert keymap.load(BY_NAME) == keys


def test_the_standard_keys_leave_nothing_in_the_settings(qapp: QApplication) -> None:
    keymap.save(Keymap(BY_NAME, "sabaki").with_keys("pass", ["F5"]))
    keymap.save(Keymap(BY_NAME))
    assert not [key for key in QSettings().allKeys() if key.startswith("keys")]


def test_settings_of_another_version_do_no_harm(qapp: QApplication) -> None:
    settings = QSettings()
    settings.setValue("keys/preset", "emacs")
    settings.setValue("keys/changed/fly", "F5")
    settings.setValue("keys/changed/pass", "F6")
    assert keymap.load(BY_NAME) == Keymap(BY_NAME, changed={"pass": ("F6",)})


def test_a_window_begins_with_the_keys_of_the_settings(qtbot: QtBot, qapp: QApplication) -> None:
    keymap.save(Keymap(BY_NAME, "sabaki"))
    window = MainWindow(Theme(qapp))
    qtbot.addWidget(window)
    assert window.commands["forward"].shortcut().toString() == "Down"
    assert "Down" in window.commands["forward"].toolTip()
