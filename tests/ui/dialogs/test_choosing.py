"""Where the dialogs that choose a file begin."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hen_editor.core.formats import SGF
from hen_editor.formats import FORMATS
from hen_editor.ui.dialogs.choosing import FileKind, choose_file, choose_folder, choose_where_to_save, folder_for
from hen_editor.ui.settings import remember_file
from tests.ui.answers import Answers


@pytest.fixture
def home(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("Documents", "games", "copies"):
        (tmp_path / "home" / name).mkdir(parents=True)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_first_dialog_begins_in_the_documents(home: Path) -> None:
    assert folder_for(None) == home / "Documents"


def test_a_document_begins_in_its_own_folder(home: Path) -> None:
    remember_file(home / "copies" / "a.sgf")
    assert folder_for(home / "games" / "a.sgf") == home / "games"


def test_others_begin_in_the_folder_used_last(home: Path, parent: QWidget) -> None:
    remember_file(home / "games" / "a.sgf")
    assert folder_for(None) == home / "games"
    copy = home / "copies" / "a.sgf"
    Answers(copy)(lambda: choose_where_to_save(parent, "Save", home / "a.sgf", [FileKind.of(SGF)], FORMATS))
    assert folder_for(None) == home / "copies"
    game = home / "games" / "a.sgf"
    game.touch()
    Answers(game)(lambda: choose_file(parent, "Open", FORMATS, home))
    assert folder_for(None) == home / "games"
    Answers(home / "copies")(lambda: choose_folder(parent, "Find", home))
    assert folder_for(None) == home / "copies"


def test_a_folder_that_is_gone_is_passed_over(home: Path) -> None:
    remember_file(home / "games" / "a.sgf")
    remember_file(home / "gone" / "a.sgf")
    assert folder_for(None) == home / "games"


def test_a_dialog_that_is_cancelled_remembers_nothing(home: Path, parent: QWidget) -> None:
    Answers("Cancel")(lambda: choose_file(parent, "Open", FORMATS, home))
    assert folder_for(None) == home / "Documents"
