"""What is typed in the HEN field, apart from the field."""

from hen_editor.core import hen
from hen_editor.ui.hen_typing import HenTyping
from tests.steps import steps


def typed(text: str) -> HenTyping:
    return HenTyping.of(hen.read(text), len(text), has_focus=True, is_part_open=False)


def test_a_valid_text_is_not_read_again_for_a_fix_of_all_of_it() -> None:
    valid = typed("".join(f"_{row}AbQwTb" for row in range(1, 20)))
    assert steps(lambda typing: typing.suggestion, valid) < 50
    assert valid.suggestion is None
    mistyped = typed("_E5b_G5w").suggestion
    assert mistyped is not None
    assert mistyped.replacement == "_5Eb_5Gw"
