"""The problems of a file written as a page."""

from pathlib import Path

import pytest

from hen_editor.document import files
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers


def test_the_page_is_written_with_its_suffix_and_the_document_stays(window: MainWindow, tmp_path: Path) -> None:
    window.document.begin(files.of_text("(;SZ[9]GN[First]AB[ee];W[ef])(;SZ[9]AB[cc])"))
    Answers(tmp_path / "problems")(window.commands["export-problems"].trigger)
    assert "First" in (tmp_path / "problems.html").read_text(encoding="utf-8")
    assert window.document.path is None
    told = "Saved problems.html without 1 of 2 games: no moves to find, or too many."
    assert window.statusBar().currentMessage() == told


@pytest.mark.parametrize("game", ["(;SZ[9]AB[cc])", f"(;SZ[9]{';B[aa];W[bb]' * 1_001})"])
def test_without_a_problem_no_file_is_asked_for(window: MainWindow, game: str) -> None:
    window.document.begin(files.of_text(game))
    window.commands["export-problems"].trigger()
    assert window.statusBar().currentMessage() == "No game of this file has moves to find."
