"""The problems of a document, gathered from where each is found."""

from pathlib import Path

from PySide6.QtCore import QObject

from hen_editor.core.diagnostics import DiagnosticKind, Severity
from hen_editor.document import files
from hen_editor.document.document import Document
from hen_editor.ui.problem_list.problems import ListedProblem, ProblemListing, ProblemSource
from hen_editor.ui.window.main_window import MainWindow
from hen_editor.ui.window.mirror import Mirror
from tests.steps import steps
from tests.ui.gestures import show_game
from tests.ui.opening import open_file


def listed(window: MainWindow) -> list[ListedProblem]:
    """Return the problems of reading the file, as they are listed now."""
    return [problem for problem in window.session.state.problems if problem.source is ProblemSource.FILE]


def test_a_problem_of_a_hen_file_has_no_line_of_the_game_shown_before(window: MainWindow, tmp_path: Path) -> None:
    show_game(window, "(;SZ[9])")
    open_file(window, tmp_path / "runs-off.hen", ".9x9_5Gb.\n_4Iw")
    assert [problem.place for problem in listed(window)] == ["Character 9", "Character 13"]


def test_a_step_takes_as_long_however_many_problems_are_listed(owner: QObject) -> None:
    document = Document(owner)
    document.begin(files.of_text("(;SZ[9];B[ee])"))
    mirror = Mirror(document, owner)
    listing = ProblemListing()
    mirror.derive = lambda state: state.with_problems(listing)
    taken = []
    for count in (1, 10, 1000):
        odd = DiagnosticKind("odd", Severity.WARNING, "Odd.").at()
        mirror.show(mirror.state._replace(game_problems=(odd,) * count))
        document.go(document.snapshot.tree.root + 1)
        document.go(document.snapshot.tree.root)
        taken.append(steps(document.go, document.snapshot.tree.root + 1))
        document.go(document.snapshot.tree.root)
    _with_first_use, few, many = taken
    assert few == many


def test_undoing_a_reload_lists_the_problems_of_the_text_shown_again(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "damaged.sgf"
    open_file(window, path, "(;SZ[9];B[aa")
    assert {problem.place for problem in listed(window)} == {"Line 1"}
    path.write_text("(;SZ[9]" + "\n;B[bb]" * 9 + ";W[cc", "utf-8")
    window.document.reload(files.read(path))
    assert {problem.place for problem in listed(window)} == {"Line 10"}
    window.document.undo_stack.undo()
    assert {problem.place for problem in listed(window)} == {"Line 1"}
    window.document.undo_stack.redo()
    assert {problem.place for problem in listed(window)} == {"Line 10"}
