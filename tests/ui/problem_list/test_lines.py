"""Lines of a text, counted as `line_and_column` counts them, in whichever order they are asked for."""

from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.sgf import line_and_column
from hen_editor.ui.problem_list.lines import LONGEST_EXCERPT, Lines


@given(st.text("a\r\n", max_size=60), st.lists(st.integers(0, 60), max_size=12))
def test_lines_are_those_of_the_text(text: str, offsets: list[int]) -> None:
    lines = Lines(text)
    for offset in offsets:
        if offset <= len(text):
            assert lines.number(offset) == line_and_column(text, offset)[0]


def test_an_excerpt_is_on_one_line_and_short() -> None:
    assert Lines("C[one\n two]").excerpt(0, 11) == "C[one two]"
    long = Lines("x" * 1000).excerpt(0, 1000)
    assert len(long) == LONGEST_EXCERPT
    assert long.endswith("…")
