"""Saving over the changes of another program, in the window."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.opening import open_file


@pytest.fixture
def path(window: MainWindow, tmp_path: Path) -> Path:
    path = open_file(window, tmp_path / "game.sgf", b"(;SZ[9]C[old])")
    window.document.type_comment("mine")
    path.write_bytes(b"(;SZ[9]C[other])")
    return path


@pytest.fixture
def late(window: MainWindow, tmp_path: Path) -> Path:
    """A file that another program changes once the first look at it is over and its new bytes are built."""
    path = open_file(window, tmp_path / "game.sgf", b"(;SZ[9]C[old])")
    window.document.type_comment("mine")
    window.document.saving_begun.connect(
        lambda *_: path.write_bytes(b"(;SZ[9]C[other])"), Qt.ConnectionType.SingleShotConnection
    )
    return path


CHANGED = "game.sgf has been changed by another program. Saving now overwrites those changes."


@pytest.mark.parametrize(("answer", "content"), [("Cancel", "other"), ("Overwrite", "mine")])
def test_a_change_that_comes_late_is_asked_about(window: MainWindow, late: Path, answer: str, content: str) -> None:
    answers = Answers(answer)
    answers(window.session.files.save)
    assert answers.asked == [CHANGED]
    assert late.read_text() == f"(;SZ[9]C[{content}])"
    assert window.document.is_modified is (answer == "Cancel")


@pytest.mark.skipif(sys.platform == "win32", reason="the system has other links")
def test_a_change_that_comes_while_another_question_is_open_is_asked_about(window: MainWindow, tmp_path: Path) -> None:
    path = open_file(window, tmp_path / "game.sgf", b"(;SZ[9]C[old])")
    path.with_name("same.sgf").hardlink_to(path)
    window.document.type_comment("mine")

    def change() -> None:
        if QApplication.activeModalWidget() is None:
            QTimer.singleShot(0, change)
        else:
            path.write_bytes(b"(;SZ[9]C[other])")

    QTimer.singleShot(0, change)
    answers = Answers("Overwrite in place", "Cancel")
    assert answers(window.session.files.save) is False
    assert answers.asked[1] == CHANGED
    assert path.read_bytes() == b"(;SZ[9]C[other])"


def test_the_file_is_reloaded_and_that_is_undone(window: MainWindow, path: Path) -> None:
    assert Answers("Reload")(window.session.files.save) is False
    assert window.document.written(window.document.formats[0]) == b"(;SZ[9]C[other])"
    assert not window.document.is_modified
    window.commands["undo"].trigger()
    assert window.document.written(window.document.formats[0]) == b"(;SZ[9]C[mine])"
    assert window.document.is_modified


def test_the_differences_are_shown_and_nothing_is_written(window: MainWindow, path: Path) -> None:
    answers = Answers("Compare", "Cancel")
    assert answers(window.session.files.save) is False
    assert len(answers.asked) == 2
    assert path.read_bytes() == b"(;SZ[9]C[other])"
    assert window.document.is_modified
