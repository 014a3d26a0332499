"""What is odd about a position, whatever notation it came from."""

from hypothesis import given

from hen_editor.core import hen
from hen_editor.core.board import Point
from hen_editor.core.position import Position
from hen_editor.core.positions import check
from tests.drawn import board
from tests.strategies import positions


def told(position: Position) -> list[tuple[str, str, list[str]]]:
    return [
        (found.code, found.message, [point.name(position.size) for point in found.points])
        for found in check.position(position)
    ]


def test_chains_without_liberties_are_reported_with_their_points() -> None:
    position = Position(
        board("""
        w w b
        b b .
        . . .
    """)
    )
    assert told(position) == [
        ("no-liberties", "White's stones at A3 have no liberties; at least one is needed.", ["A3", "B3"])
    ]


def test_a_single_stone_is_spoken_of_as_one() -> None:
    assert told(Position(board("wb."))) == [
        ("no-liberties", "White's stone at A1 has no liberties; at least one is needed.", ["A1"])
    ]


def test_a_number_on_several_stones_is_reported_once() -> None:
    position = hen.parse_strict(".5x5_5~1b~1_4A~2")
    assert told(position) == [
        ("repeated-number", "Move number 1 appears at A5, C5; each number was expected once.", ["A5", "C5"])
    ]


def test_numbers_that_do_not_fit_the_stones_are_reported() -> None:
    position = Position(board("b..\n..."), numbers={Point(0, 0): 2, Point(2, 0): 1})
    assert told(position) == [
        ("number-color", "The stone at A2 is Black's, but move 2 is White's.", ["A2"]),
        ("number-without-stone", "Move number 1 is at C2, where there is no stone.", ["C2"]),
    ]


def test_validating_a_text_tells_what_is_odd_about_its_position_too() -> None:
    report = hen.validate(".9x9_1wb_2b_3Iw")
    assert [problem.code for problem in report.errors] == ["column-i"]
    assert [problem.code for problem in report.warnings] == ["no-liberties"]


@given(positions())
def test_any_position_can_be_checked_and_every_problem_has_its_points_and_a_known_code(position: Position) -> None:
    known = {kind.code for kind in check.ALL}
    for found in check.position(position):
        assert found.points
        assert found.code in known
