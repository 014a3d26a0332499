"""The vectors of diagrams: what is found in each text, and what is not."""

from itertools import product

from hen_editor import diagrams
from hen_editor.core.diagnostics import Span
from hen_editor.diagrams import codes
from tests.diagrams.vectors import Vector, described, read_vectors
from tests.each import for_each

VECTORS = list(read_vectors())


@for_each(VECTORS, str)
def test_what_is_found_is_as_expected(vector: Vector) -> None:
    found = diagrams.parse(vector.text).value
    assert "\n\n".join(map(described, found)) == vector.expected


@for_each(VECTORS, str)
def test_every_place_lies_in_the_text_and_every_point_on_the_board(vector: Vector) -> None:
    for found in diagrams.parse(vector.text).value:
        assert 0 <= found.span.start < found.span.end <= len(vector.text)
        for problem in found.diagnostics:
            assert problem.span is not None
            assert 0 <= problem.span.start <= problem.span.end <= len(vector.text)
            assert all(map(found.position.size.holds, problem.points))


@for_each(VECTORS, str)
def test_a_text_without_a_diagram_says_so(vector: Vector) -> None:
    parsed = diagrams.parse(vector.text)
    assert parsed.ok == bool(vector.expected)
    assert (codes.NO_DIAGRAM.code in {problem.code for problem in parsed.diagnostics}) == (not vector.expected)


@for_each(product(VECTORS, ["\r\n", "\r"]), lambda case: f"{case[0]} with {case[1]!r}")
def test_line_breaks_of_other_systems_change_nothing(case: tuple[Vector, str]) -> None:
    vector, line_break = case
    text = vector.text.replace("\r\n", "\n")
    shift = len(line_break) - 1

    def mapped(found: diagrams.Found) -> tuple[str, Span, list[Span | None]]:
        return described(found), found.span, [problem.span for problem in found.diagnostics]

    def moved(span: Span | None) -> Span | None:
        return None if span is None else Span(*(place + shift * text.count("\n", 0, place) for place in span))

    expected = [
        (words, moved(span), [*map(moved, spans)]) for words, span, spans in map(mapped, diagrams.parse(text).value)
    ]
    assert [*map(mapped, diagrams.parse(text.replace("\n", line_break)).value)] == expected


def test_enough_texts_are_refused() -> None:
    assert sum(not vector.expected for vector in VECTORS) >= 60
