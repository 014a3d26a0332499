"""The listed problems: where each was found, its line and words, and all of them in order."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from hen_editor.core import sgf
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Severity, Span
from hen_editor.core.sgf import GameTree, line_and_column
from hen_editor.document import files
from hen_editor.document.document import Document
from hen_editor.ui.problems import (
    MAX_EXCERPT,
    FileLines,
    ListedProblem,
    ProblemListing,
    ProblemSource,
    in_order,
)
from hen_editor.ui.session.mirror import Mirror
from hen_editor.ui.window.main_window import MainWindow
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


def found(severity: Severity = Severity.ERROR, **place: object) -> Diagnostic:
    return DiagnosticKind("code", severity, f"{severity.value}").at(**place)  # type: ignore[arg-type]  # a place


def test_errors_come_first_then_by_source_then_as_given() -> None:
    given = [
        ListedProblem(found(Severity.NOTE), ProblemSource.TEXT),
        ListedProblem(found(Severity.ERROR), ProblemSource.FILE),
        ListedProblem(found(Severity.WARNING), ProblemSource.TEXT),
        ListedProblem(found(Severity.ERROR, span=Span(9, 10)), ProblemSource.TEXT),
        ListedProblem(found(Severity.ERROR, span=Span(1, 2)), ProblemSource.TEXT),
    ]
    assert in_order(given) == [given[3], given[4], given[1], given[2], given[0]]


def test_the_place_of_a_text_problem_is_its_character() -> None:
    assert ListedProblem(found(span=Span(1233, 1240)), ProblemSource.TEXT).place == "Character 1,234"


def test_the_place_of_a_position_problem_is_its_points() -> None:
    points = tuple(Point(column, 8) for column in range(5))
    tree = GameTree.new(BoardSize(9, 9))
    assert ListedProblem(found(points=points[:2]), ProblemSource.POSITION, tree).place == "A1 B1"
    assert ListedProblem(found(points=points), ProblemSource.POSITION, tree).place == "A1 B1 C1 …"


def test_the_place_of_a_game_problem_is_its_move() -> None:
    tree = GameTree.new(BoardSize(9, 9))
    tree, setup = tree.with_child(tree.root, {"AB": [Point(2, 2)]})
    tree, move = tree.with_child(setup, {"B": Point(3, 3)})
    assert ListedProblem(found(node=tree.root), ProblemSource.GAME, tree).place == "Start"
    assert ListedProblem(found(node=move, points=(Point(3, 3),)), ProblemSource.GAME, tree).place == "Move 1 D6"
    assert ListedProblem(found(node=move), ProblemSource.GAME, tree.without_subtree(move)).place == ""


def test_the_place_of_a_game_problem_counts_moves_of_all_colours_but_none_that_cannot_be_read() -> None:
    tree = sgf.parse("(;SZ[9];B[aa];HEN[.9x9_9Cr.C9r];W[nowhere])").value.games[0]
    places = [ListedProblem(found(node=node), ProblemSource.GAME, tree).place for node in tree.walk()]
    assert places == ["Start", "Move 1", "Move 2", "Move 2"]


@given(st.text("a\r\n", max_size=60), st.lists(st.integers(0, 60), max_size=12))
def test_lines_are_those_of_the_text(text: str, offsets: list[int]) -> None:
    lines = FileLines(text)
    for offset in offsets:
        if offset <= len(text):
            assert lines.number(offset) == line_and_column(text, offset)[0]


def test_an_excerpt_is_on_one_line_and_short() -> None:
    assert FileLines("C[one\n two]").excerpt(0, 11) == "C[one two]"
    long = FileLines("x" * 1000).excerpt(0, 1000)
    assert len(long) == MAX_EXCERPT
    assert long.endswith("…")
