"""Places in a text as a terminal shows them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.cli.terminal import TextLines, columns, shown
from hen_editor.core.diagnostics import Span


def drawn(text: str, start: int, end: int, width: int = 60) -> list[str]:
    excerpt = TextLines(text).excerpt(Span(start, end), width)
    return [excerpt.text, " " * excerpt.before + "^" * excerpt.carets]


def test_carets_stand_under_the_span() -> None:
    assert drawn("_19Ib", 3, 5) == ["_19Ib", "   ^^"]


@pytest.mark.parametrize(
    ("text", "span", "expected"),
    [
        ("_19\tIb", (4, 5), ["_19    Ib", "       ^"]),
        (".K1-星Ib", (5, 6), [".K1-星Ib", "      ^"]),
        (".K1-星Ib", (4, 5), [".K1-星Ib", "    ^^"]),
        ("e\u0301I", (2, 3), ["e\u0301I", " ^"]),
        ("\x1b[1mI", (4, 5), ["\ufffd[1mI", "    ^"]),
    ],
    ids=["tab", "behind a wide character", "a wide character", "combining accent", "control character"],
)
def test_columns_are_those_of_a_terminal(text: str, span: tuple[int, int], expected: list[str]) -> None:
    assert drawn(text, *span) == expected


def test_a_long_line_is_cut_around_the_place() -> None:
    text = "_19b" * 50 + "?" + "_18w" * 50
    assert drawn(text, 200, 201, width=20) == ["…b_19b_19b?_18w_18w…", "          ^"]


def test_a_span_over_several_lines_is_marked_to_the_end_of_the_first() -> None:
    assert drawn("_19b?\n??_18w", 4, 8) == ["_19b?", "    ^"]


def test_an_empty_span_has_one_caret() -> None:
    assert drawn("_19b", 4, 4) == ["_19b", "    ^"]


def test_lines_and_columns_count_from_1_whatever_ends_a_line() -> None:
    assert [TextLines("a\nb\r\nc\rd").place(offset) for offset in (0, 2, 5, 7)] == [(1, 1), (2, 1), (3, 1), (4, 1)]


@given(st.text(max_size=200), st.data(), st.integers(10, 80))
def test_an_excerpt_fits_its_width_and_holds_the_place(text: str, data: st.DataObject, width: int) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    lines = TextLines(text)
    excerpt = lines.excerpt(Span(start, end), width)
    assert columns(excerpt.text) <= width
    assert excerpt.before + excerpt.carets <= width + 1
    assert "\n" not in excerpt.text
    assert lines.place(start).column >= 1


@given(st.text())
def test_shown_text_controls_no_terminal(text: str) -> None:
    assert all(character.isprintable() or character in "\u200c\u200d" for character in shown(text))
