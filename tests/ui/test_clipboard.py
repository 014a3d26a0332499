"""What is pasted in place of the whole text, and what goes in at the caret."""

import pytest

from hen_editor.core import hen
from hen_editor.ui.clipboard import whole_hen

EXAMPLE = hen.EXAMPLES[2]


@pytest.mark.parametrize(
    ("pasted", "whole"),
    [
        (EXAMPLE, EXAMPLE),
        (f" `{EXAMPLE}`\n", EXAMPLE),
        (f"https://hen.hemme-dev.workers.dev/c/hen{EXAMPLE}/position.png", EXAMPLE),
        ("https://play.goshawk.cc/playgo/goban.html#_5Gb", "_5Gb"),
        ("play.goshawk.cc/playgo/goban.html#_5Gb", "_5Gb"),
        ("_5Gb", None),
        ("“_5Gb”", None),
        ("_5Gb.A1-a/b", None),
        ("b2", None),
        ("", None),
        ("https://example.org/", None),
    ],
)
def test_a_size_or_an_address_stands_for_the_whole_text(pasted: str, whole: str | None) -> None:
    assert whole_hen(pasted) == whole
