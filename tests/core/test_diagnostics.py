"""Problems as values."""

import pytest

from hen_editor.core.board import Point
from hen_editor.core.diagnostics import (
    Diagnostic,
    DiagnosticKind,
    Fix,
    NotationError,
    Parsed,
    Report,
    Severity,
    Span,
)

ROW = DiagnosticKind("row", Severity.ERROR, "Row {row} is not on the board.")
ERROR = ROW.at(Span(0, 3), row=20)
WARNING = Diagnostic("odd", Severity.WARNING, "That is odd.")
NOTE = Diagnostic("note", Severity.NOTE, "Others read it differently.")


def test_a_kind_makes_problems_with_its_message_filled_in() -> None:
    problem = ROW.at(Span(0, 3), [Point(0, 0)], node=7, fix=Fix("Remove it", ""), row=20)
    assert problem == Diagnostic(
        "row",
        Severity.ERROR,
        "Row 20 is not on the board.",
        Span(0, 3),
        (Point(0, 0),),
        7,
        Fix("Remove it", ""),
    )


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


def test_a_refusal_says_its_first_error() -> None:
    with pytest.raises(ValueError, match="Row 20 is not on the board") as refusal:
        raise NotationError([NOTE, ERROR])
    assert isinstance(refusal.value, NotationError)
    assert refusal.value.diagnostics == (NOTE, ERROR)
