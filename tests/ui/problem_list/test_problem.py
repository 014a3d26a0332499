"""Problems in the order and the words in which they are listed."""

from hen_editor.core import sgf
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Severity, Span
from hen_editor.core.sgf import GameTree
from hen_editor.ui.problem_list.problems import ListedProblem, ProblemSource, in_order


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
