"""The ways into SGF: parse, parse_strict, validate, and the check that is done when idle."""

from itertools import islice

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.diagnostics import NotationError


def test_a_text_without_a_game_is_a_collection_of_none_and_an_error() -> None:
    parsed = sgf.parse(b"Dear friend")

    assert not parsed.ok
    assert parsed.value.games == ()
    assert sgf.format(parsed.value) == b"Dear friend"


def test_strict_reading_refuses_what_is_an_error_and_says_why() -> None:
    with pytest.raises(NotationError, match="No game found"):
        sgf.parse_strict(b"")
    with pytest.raises(NotationError, match=r"B\[zz\] is off the 9x9 board"):
        sgf.parse_strict(b"(;SZ[9];B[zz])")


def test_strict_reading_accepts_what_is_only_odd() -> None:
    assert len(sgf.parse_strict(b"(;SZ[9]B[--]").games) == 1


def test_a_report_holds_problems_of_syntax_and_of_properties() -> None:
    report = sgf.validate("(;SZ[9]AB[zz];b[cc]")

    assert [problem.code for problem in report.errors] == ["sgf-off-board"]
    assert [problem.code for problem in report.warnings] == ["sgf-lower-case", "sgf-missing-closing"]


@pytest.mark.parametrize(("end", "missing"), [("", "2 ) are"), (")", "a ) is"), ("(;" * 999, "1,001 ) are")])
def test_how_many_brackets_are_missing_is_reported(end: str, missing: str) -> None:
    (problem,) = sgf.parse("(;B[aa](;W[bb]" + end).diagnostics
    assert problem.message == f"The file ends too early: {missing} missing."


def test_a_check_goes_node_by_node_and_can_stop_between_any_two() -> None:
    tree = sgf.parse("(;SZ[9];B[cc];B[zz];W[dd]B[ee])").value.games[0]
    checking = sgf.check(tree)

    assert list(islice(checking, 2)) == [(), ()]
    assert [problem.code for problem in next(checking)] == ["sgf-off-board"]
    assert [problem.code for problem in next(checking)] == ["sgf-two-moves"]
    assert list(checking) == []


def test_a_check_sees_what_was_edited() -> None:
    tree = sgf.parse("(;SZ[19];B[cc])").value.games[0].with_property(1, "AW", [Point(2, 2)])
    problems = [problem for found in sgf.check(tree) for problem in found]

    assert [(problem.code, problem.node, problem.span) for problem in problems] == [("sgf-setup-and-move", 1, (9, 14))]


def test_a_problem_points_at_its_place_in_the_text() -> None:
    text = "(;SZ[9]\r\n;B[cc]\n;W[zz])"
    problem = sgf.validate(text).errors[0]

    assert problem.span is not None
    assert text[slice(*problem.span)] == "W[zz]"
    assert sgf.line_and_column(text, problem.span.start) == (3, 2)


def test_every_property_of_ff4_is_in_the_table() -> None:
    names = (
        "AB AE AN AP AR AW B BL BM BR BT C CA CP CR DD DM DO DT EV FF FG GB GC GM GN GW HA HO IT KM KO LB LN MA MN N "
        "OB ON OT OW PB PC PL PM PW RE RO RU SL SO SQ ST SZ TB TE TM TR TW UC US V VW W WL WR WT"
    )

    assert set(names.split()) <= set(sgf.PROPERTIES)
