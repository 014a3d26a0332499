"""The problems of a file written as a page."""

from pathlib import Path

import pytest

from hen_editor.document import files
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.opening import open_file


def test_the_page_is_written_with_its_suffix_and_the_document_stays(window: MainWindow, tmp_path: Path) -> None:
    window.document.begin(files.of_text("(;SZ[9]GN[First]AB[ee];W[ef])(;SZ[9]AB[cc])"))
    Answers(tmp_path / "problems")(window.commands["export-problems"].trigger)
    assert "First" in (tmp_path / "problems.html").read_text(encoding="utf-8")
    assert window.document.path is None
    told = "Saved problems.html without 1 of 2 games: no moves to find, or too many."
    assert window.statusBar().currentMessage() == told


@pytest.mark.parametrize(
    ("games", "title"),
    [
        ("(;SZ[9]GN[Capture]AB[ee];W[ef])", "Capture"),
        ("(;SZ[9]GN[1]EV[Spring test]AB[ee];W[ef])(;SZ[9]GN[2]EV[Spring test]AB[ee];W[ef])", "Spring test"),
        ("(;SZ[9]GN[1]AB[ee];W[ef])(;SZ[9]GN[2]AB[ee];W[ef])", "week 3"),
        ("(;SZ[9]C[Black to play]AB[ee];W[ef])", "week 3"),
    ],
)
def test_the_title_of_the_page_is_what_the_games_are_called_or_else_the_file(
    window: MainWindow, tmp_path: Path, games: str, title: str
) -> None:
    open_file(window, tmp_path / "week 3.sgf", games)
    Answers(tmp_path / "problems.html")(window.commands["export-problems"].trigger)
    assert f"<title>{title}</title>" in (tmp_path / "problems.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["(;SZ[9]AB[cc])", f"(;SZ[9]{';B[aa];W[bb]' * 1_001})"])
def test_without_a_problem_no_file_is_asked_for(window: MainWindow, game: str) -> None:
    window.document.begin(files.of_text(game))
    window.commands["export-problems"].trigger()
    assert window.statusBar().currentMessage() == "No game of this file has moves to find."
