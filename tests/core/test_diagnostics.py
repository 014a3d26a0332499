"""Problems as values."""

import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterator
from string import Formatter

import pytest

import hen_editor.core
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
WARNING = DiagnosticKind("odd", Severity.WARNING, "That is odd.").at()
NOTE = DiagnosticKind("note", Severity.NOTE, "Others read it differently.").at()


def test_a_kind_makes_problems_with_its_message_filled_in() -> None:
    problem = ROW.at(Span(0, 3), [Point(0, 0)], node=7, fix=Fix("Remove it", ""), row=20)
    assert problem == Diagnostic(ROW, (("row", 20),), Span(0, 3), (Point(0, 0),), 7, Fix("Remove it", ""))
    assert (problem.code, problem.severity) == ("row", Severity.ERROR)
    assert len({problem, ROW.at(Span(0, 3), [Point(0, 0)], node=7, fix=Fix("Remove it", ""), row=20)}) == 1
    assert problem.message == "Row 20 is not on the board."


def kinds() -> Iterator[DiagnosticKind]:
    """Go through the rows of all tables of problems."""
    for module in pkgutil.walk_packages(hen_editor.core.__path__, "hen_editor.core."):
        table = getattr(importlib.import_module(module.name), "ALL", ())
        yield from (kind for kind in table if isinstance(kind, DiagnosticKind))


def test_a_code_means_one_kind_in_all_tables() -> None:
    codes = Counter(kind.code for kind in kinds())
    assert len(codes) > 100
    assert [code for code, count in codes.items() if count > 1] == []


@pytest.mark.parametrize("kind", [*kinds()], ids=lambda kind: kind.code)
def test_every_kind_is_a_sentence_once_its_fields_are_filled_in(kind: DiagnosticKind) -> None:
    names = {name for _, name, _, _ in Formatter().parse(kind.template) if name}
    assert all(name.split(".")[0].isidentifier() for name in names)
    message = kind.at(**{name.split(".")[0]: Stand() for name in names}).message
    assert message[-1] in ".?]" or message.endswith("stand-in")
    assert "{" not in message


class Stand:
    """A stand-in for any field: it has every attribute and takes every format."""

    def __getattr__(self, name: str) -> str:
        return "stand-in"

    def __format__(self, how: str) -> str:
        return "stand-in"

    def __str__(self) -> str:
        return "stand-in"

    __repr__ = __str__


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
