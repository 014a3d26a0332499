"""The vectors of HEN: what each text means, how it is written, and what is said of it."""

import json
from collections import Counter
from pathlib import Path

import pytest

from hen_editor.core import hen
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.hen import codes
from tests.core.hen.vectors import VECTORS, Vector
from tests.drawn import draw
from tests.each import for_each
from tests.fuzz import laws


def written(diagnostic: Diagnostic, reading: hen.Reading) -> str:
    """Write a problem as the files have it."""
    assert diagnostic.span is not None
    start, end = diagnostic.span
    lines = [f"{diagnostic.severity.value} {diagnostic.code} {start}-{end}", f"  says    {diagnostic.message}"]
    if diagnostic.points:
        lines.append(f"  points  {' '.join(point.name(reading.position.size) for point in diagnostic.points)}")
    if diagnostic.fix:
        lines.append(f"  fix     {json.dumps(diagnostic.fix.replacement, ensure_ascii=False)}")
    return "\n".join(lines)


@for_each(VECTORS)
def test_the_text_means_the_board(path: Path) -> None:
    vector = Vector.read(path)
    assert draw(hen.parse(vector.input).value.stones) == vector.board


@for_each(VECTORS)
def test_the_canonical_form_is_as_expected_and_means_the_same(path: Path) -> None:
    vector = Vector.read(path)
    position = hen.parse(vector.input).value
    assert hen.format(position) == vector.canonical
    assert hen.parse_strict(vector.canonical) == position


@for_each(VECTORS)
def test_the_problems_are_those_expected(path: Path) -> None:
    vector = Vector.read(path)
    reading = hen.read(vector.input)
    expected = "\n".join(vector.problems)
    assert "\n".join(written(diagnostic, reading) for diagnostic in reading.diagnostics) == expected


@for_each(VECTORS)
def test_the_text_is_parsed_to_the_same_position_and_problems_as_with_its_tokens(path: Path) -> None:
    laws.parsing(hen.read(Vector.read(path).input))


@for_each(VECTORS)
def test_every_place_lies_in_the_text_and_every_point_on_the_board(path: Path) -> None:
    vector = Vector.read(path)
    reading = hen.read(vector.input)
    for diagnostic in reading.diagnostics:
        assert diagnostic.span is not None
        assert 0 <= diagnostic.span.start < diagnostic.span.end <= len(vector.input)
        assert all(map(reading.position.size.holds, diagnostic.points))


@for_each(VECTORS)
def test_each_fix_takes_its_problem_away_and_brings_none(path: Path) -> None:
    vector = Vector.read(path)
    diagnostics = hen.parse(vector.input).diagnostics
    before = Counter(diagnostic.code for diagnostic in diagnostics)
    for diagnostic in diagnostics:
        if diagnostic.fix and diagnostic.span:
            start, end = diagnostic.span
            fixed = vector.input[:start] + diagnostic.fix.replacement + vector.input[end:]
            after = Counter(left.code for left in hen.parse(fixed).diagnostics)
            assert after <= before - Counter([diagnostic.code]), fixed


def test_each_code_that_a_text_can_have_is_in_a_vector() -> None:
    told = {diagnostic.code for path in VECTORS for diagnostic in hen.parse(Vector.read(path).input).diagnostics}
    of_positions = {codes.TOO_WIDE.code, codes.LABEL_LEFT_OUT.code, codes.NUMBER_LEFT_OUT.code}
    assert told == {kind.code for kind in codes.ALL} - of_positions


@pytest.mark.parametrize("example", hen.EXAMPLES)
def test_the_examples_of_the_specification_come_back_as_they_stand(example: str) -> None:
    assert hen.format(hen.parse_strict(example)) == example.replace(".19x19", "")
    assert hen.parse(example).diagnostics == ()
