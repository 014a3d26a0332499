"""A file that another window has open."""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.position import Position
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.opening import open_file


@pytest.fixture
def other(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    made = MainWindow(Theme(qapp))
    qtbot.addWidget(made, before_close_func=lambda closed: closed.document.new(Position()))
    made.show()
    return made


@pytest.mark.parametrize("name", ["game.sgf", "link.sgf", "hard.sgf"])
def test_save_as_does_not_put_a_second_window_on_a_file(
    window: MainWindow, other: MainWindow, tmp_path: Path, name: str
) -> None:
    path = open_file(other, tmp_path / "game.sgf", "(;SZ[9]C[other])")
    (tmp_path / "link.sgf").symlink_to(path)
    os.link(path, tmp_path / "hard.sgf")
    open_file(window, tmp_path / "mine.sgf", "(;SZ[9]C[mine])")
    answers = Answers(tmp_path / name, "Replace", "Go to that window")
    assert answers(window.session.files.save_as) is False
    assert answers.asked[-1] == f"{name} is open in another window. Choose another name, or close that window first."
    assert (window.document.path, path.read_text()) == (tmp_path / "mine.sgf", "(;SZ[9]C[other])")


def test_save_as_onto_its_own_file_is_saving(window: MainWindow, other: MainWindow, tmp_path: Path) -> None:
    path = open_file(window, tmp_path / "game.sgf", "(;SZ[9])")
    window.document.type_comment("mine")
    assert Answers(path, "Replace")(window.session.files.save_as) is True
    assert path.read_text() == "(;SZ[9]C[mine])"
