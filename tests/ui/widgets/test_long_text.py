"""Where texts are cut that would take long to lay out."""

import pytest

from hen_editor.ui.widgets.long_text import MAX_LINE, MAX_TEXT, beginning

LINE = "x" * MAX_LINE


@pytest.mark.parametrize("text", ["", "Good.\n", LINE, f"{LINE}\n{LINE}\n", "x\n" * (MAX_TEXT // 2)])
def test_a_text_that_is_not_too_long_is_shown_whole(text: str) -> None:
    assert beginning(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (LINE + "x", LINE),
        (f"Good.\n{LINE}x\nGood.", f"Good.\n{LINE}"),
        ("囲\n" * MAX_TEXT, "囲\n" * (MAX_TEXT // 2)),
    ],
)
def test_of_a_longer_one_the_beginning_is(text: str, shown: str) -> None:
    assert beginning(text) == shown
