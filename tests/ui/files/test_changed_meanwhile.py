"""Saving over the changes of another program, in the window."""

from pathlib import Path

import pytest

from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.opening import open_file


@pytest.fixture
def path(window: MainWindow, tmp_path: Path) -> Path:
    path = open_file(window, tmp_path / "game.sgf", b"(;SZ[9]C[old])")
    window.document.type_comment("mine")
    path.write_bytes(b"(;SZ[9]C[other])")
    return path


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
