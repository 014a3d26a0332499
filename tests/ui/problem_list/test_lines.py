"""FileLines of a text, counted as `line_and_column` counts them, in whichever order they are asked for."""

from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.sgf import line_and_column
from hen_editor.ui.problem_list.problems import MAX_EXCERPT, FileLines


@given(st.text("a\r\n", max_size=60), st.lists(st.integers(0, 60), max_size=12))
def test_lines_are_those_of_the_text(text: str, offsets: list[int]) -> None:
    lines = FileLines(text)
    for offset in offsets:
        if offset <= len(text):
            assert lines.number(offset) == line_and_column(text, offset)[0]


def test_an_excerpt_is_on_one_line_and_short() -> None:
    assert FileLines("C[one\n two]").excerpt(0, 11) == "C[one two]"
    long = FileLines("x" * 1000).excerpt(0, 1000)
    assert len(long) == MAX_EXCERPT
    assert long.endswith("…")
