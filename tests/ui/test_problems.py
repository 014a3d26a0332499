"""The problems of a document, gathered from where each is found."""

from pathlib import Path

from hen_editor.ui.main_window import MainWindow
from hen_editor.ui.problem_list.problem import Problem, Source
from tests.ui.window import show_game


def listed(window: MainWindow) -> list[Problem]:
    """Return the problems of reading the file, as they are listed now."""
    return [problem for problem in window.wiring.problems._told if problem.source is Source.FILE]


def test_a_problem_of_a_hen_file_has_no_line_of_the_game_shown_before(window: MainWindow, tmp_path: Path) -> None:
    show_game(window, "(;SZ[9])")
    path = tmp_path / "runs-off.hen"
    path.write_text(".9x9_5Gb.\n_4Iw")
    window.files.open_path(path)
    assert [problem.place for problem in listed(window)] == ["Character 9", "Character 13"]
