"""Problems as values."""

import json
import pickle

import pytest

from hen_editor.core.board import BoardSize, Color, Point
from hen_editor.core.diagnostics import (
    REMOVE,
    Choice,
    Diagnostic,
    DiagnosticKind,
    Fix,
    NotationError,
    Parsed,
    Plural,
    Report,
    Severity,
    Span,
    Wording,
    worded,
    worded_fix,
)

ROW = DiagnosticKind("row", Severity.ERROR, "Row {row} is not on the board.", fix=REMOVE)
ERROR = ROW.at(Span(0, 3), row=20)
WARNING = DiagnosticKind("odd", Severity.WARNING, "That is odd.").at()
NOTE = DiagnosticKind("note", Severity.NOTE, "Others read it differently.").at()


def test_a_kind_makes_problems_with_its_message_filled_in() -> None:
    problem = ROW.at(Span(0, 3), [Point(0, 0)], node=7, replacement="", row=20)
    assert problem == Diagnostic(ROW, (("row", 20),), Span(0, 3), (Point(0, 0),), 7, "")
    assert (problem.code, problem.severity) == ("row", Severity.ERROR)
    assert len({problem, ROW.at(Span(0, 3), [Point(0, 0)], node=7, replacement="", row=20)}) == 1
    assert problem.message == "Row 20 is not on the board."
    assert problem.fix == Fix("Remove it", "")
    assert ERROR.fix is None


SPLIT = DiagnosticKind(
    "split",
    Severity.NOTE,
    Choice("whole", {True: "All is well.", False: Plural("{names} is left.", "{names} are left, {count:,} in all.")}),
)


def test_a_count_chooses_the_singular_or_the_plural_and_a_field_the_text() -> None:
    assert SPLIT.at(whole=True).message == "All is well."
    assert SPLIT.at(whole=False, count=1, names=("A1",)).message == "A1 is left."
    assert SPLIT.at(whole=False, count=1200, names=("A1", "B2")).message == "A1, B2 are left, 1,200 in all."


def test_colours_and_other_problems_are_words_of_a_message() -> None:
    kind = DiagnosticKind("why", Severity.NOTE, "{color} cannot play: {reason}")
    assert kind.at(color=Color.RED, reason=ERROR).message == "Red cannot play: Row 20 is not on the board."


def test_a_problem_is_worded_in_another_language_text_by_text() -> None:
    german = {
        "{color} cannot play: {reason}": "{color} darf nicht ziehen: {reason}",
        "Red": "Rot",
        "{items}, {next}": "{items}; {next}",
        "{names} are left, {count:,} in all.": "Es bleiben {names}.",
        "Change to {meant}": "Zu {meant} ändern",
    }
    kind = DiagnosticKind("why", Severity.NOTE, "{color} cannot play: {reason}", fix="Change to {meant}")
    problem = kind.at(
        replacement="w", color=Color.RED, reason=SPLIT.at(whole=False, count=1, names=("A1", "B2")), meant="w"
    )

    in_german = Wording(lambda context, text, count: german[text], "{:_}".format)
    assert worded(problem, in_german) == "Rot darf nicht ziehen: Es bleiben A1; B2."
    assert worded_fix(problem, in_german) == "Zu w ändern"


def test_digits_are_grouped_as_the_language_does_and_other_numbers_are_not() -> None:
    kind = DiagnosticKind("long", Severity.NOTE, "{count:,} of {all}: {last}")
    problem = kind.at(count=1200, all=3400, last=SPLIT.at(whole=False, count=5600, names=()))
    in_italian = Wording(lambda context, text, count: text, lambda number: f"{number:,}".replace(",", "."))
    assert worded(problem, in_italian) == "1.200 of 3400:  are left, 5.600 in all."


def test_the_count_of_a_problem_is_passed_to_its_translation() -> None:
    asked: list[int] = []

    def translate(context: str, text: str, count: int) -> str:
        asked.append(count)
        return text

    worded(SPLIT.at(whole=False, count=3, names="A1, B2, C3"), Wording(translate, str))
    worded(ERROR, Wording(translate, str))
    assert asked == [3, -1]


def test_braces_in_a_quoted_text_mean_nothing() -> None:
    assert ROW.at(row="{0}{row}").message == "Row {0}{row} is not on the board."


def test_only_errors_make_a_parse_not_ok() -> None:
    assert Parsed("value", (WARNING, NOTE)).ok
    assert not Parsed("value", (NOTE, ERROR)).ok


def test_a_report_sorts_problems_by_severity_and_keeps_their_order() -> None:
    other = ROW.at(row=21)
    report = Report.of([NOTE, ERROR, WARNING, other])
    assert (report.errors, report.warnings, report.notes) == ((ERROR, other), (WARNING,), (NOTE,))
    assert not report.ok
    assert Report.of([WARNING]).ok
    assert Report.of([]) == Report()


def test_a_report_has_all_problems_in_the_order_of_the_text() -> None:
    later, nowhere = WARNING._replace(span=Span(5, 6)), NOTE
    early = NOTE._replace(span=Span(1, 2))
    assert Report.of([nowhere, later, ERROR, early]).problems == (ERROR, early, later, nowhere)


def test_a_problem_as_json_has_the_names_of_its_points() -> None:
    problem = ROW.at(Span(0, 3), [Point(0, 0)], replacement="", row=20)
    assert json.loads(json.dumps(problem.to_json(BoardSize(9, 9)))) == {
        "code": "row",
        "severity": "error",
        "message": "Row 20 is not on the board.",
        "span": {"start": 0, "end": 3},
        "points": ["A9"],
        "fix": {"label": "Remove it", "replacement": ""},
    }
    assert NOTE.to_json(BoardSize(9, 9)) == NOTE.to_json()
    assert (NOTE.to_json()["span"], NOTE.to_json()["fix"]) == (None, None)


def test_a_refusal_says_its_first_error() -> None:
    with pytest.raises(ValueError, match="Row 20 is not on the board") as refusal:
        raise NotationError([NOTE, ERROR])
    assert isinstance(refusal.value, NotationError)
    assert refusal.value.diagnostics == (NOTE, ERROR)


def test_a_refusal_passes_between_processes() -> None:
    error = pickle.loads(pickle.dumps(NotationError([WARNING, ERROR])))
    assert str(error) == ERROR.message
    assert [(problem.code, problem.span) for problem in error.diagnostics] == [("odd", None), ("row", Span(0, 3))]
