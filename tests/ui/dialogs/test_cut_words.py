"""No dialog cuts its words, in English or wide letters, at 100 % or 200 %, doubles a mnemonic or lacks a name."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from hen_editor.ui.dialogs.help import HelpWindow
from hen_editor.ui.widgets import transient
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.dialogs.cut_words import cut_in_dialogs, cut_words, doubled_mnemonics, nameless


def test_what_is_cut_is_found(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    row = QHBoxLayout(dialog)
    button, label = QPushButton("Button"), QLabel("Label")
    row.addWidget(button)
    row.addWidget(label)
    dialog.show()
    assert [*cut_words(dialog)] == []
    button.setFixedWidth(20)
    label.setFixedHeight(4)
    assert sorted(cut_words(dialog)) == [": Button", ": Label"]


def test_a_letter_underlined_twice_is_found(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    row = QHBoxLayout(dialog)
    for text in ("&One", "&Two", "L&ot"):
        row.addWidget(QPushButton(text))
    dialog.show()
    assert [*doubled_mnemonics(dialog)] == [": Alt+O"]


def test_what_has_no_name_is_found(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    row = QHBoxLayout(dialog)
    row.addWidget(QPushButton("Button"))
    line = QLineEdit()
    row.addWidget(line)
    assert [*nameless(dialog)] == [": QLineEdit"]
    line.setAccessibleName("Line")
    assert [*nameless(dialog)] == []


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")  # menus, offscreen
def test_no_word_is_cut(window: MainWindow) -> None:
    seen, found = cut_in_dialogs(window)
    assert found == []
    assert {"PreferencesDialog", "GameInfoDialog", "ShortcutsDialog", "TransformDialog", "QMessageBox"} <= seen


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")  # menus, offscreen
def test_no_dialog_is_larger_than_a_small_screen_nor_cut_there(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = QRect(0, 0, 640, 480)
    room = screen.size() - transient.ROOM_FOR_FRAME
    monkeypatch.setattr(transient, "room_for", lambda dialog: screen)

    def outside(dialog: QDialog) -> list[str]:
        is_inside = dialog.isFullScreen() or room.boundedTo(dialog.size()) == dialog.size()
        return [] if is_inside else [f"{dialog.windowTitle()}: {dialog.width()} x {dialog.height()}"]

    seen, found = cut_in_dialogs(window, outside)
    assert found == []
    assert {"TransformDialog", "PreferencesDialog"} <= seen
    window.commands["help"].trigger()
    shown = window.findChild(HelpWindow)
    assert shown is not None
    assert outside(shown) == []
    assert screen.contains(shown.frameGeometry())


def test_no_word_is_cut_in_wide_letters_at_200_percent(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": "offscreen"}
    environment |= {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.dialogs.cut_words"], env=environment, capture_output=True, check=True
    )
    assert done.stdout.decode() == ""
