"""The HEN field under the hands of those who mistype, and of those who mean harm."""

import pytest

from hen_editor.core import hen
from tests.drawn import board
from tests.e2e.editor import Editor

GOOD = ".7x7_4Cbwb"
SHOWN = hen.parse_strict(GOOD).stones


def test_a_broken_hen_leaves_the_last_board_until_esc_drops_it(editor: Editor) -> None:
    editor.replace_field(GOOD)
    editor.see_stones(SHOWN)
    editor.leave_field()
    editor.enter_field()
    editor.type("_9Kb_!")
    assert editor.field_text() == GOOD + "_9Kb_!"
    editor.see_stones(SHOWN)
    editor.press("Escape")
    assert editor.field_text() == GOOD
    editor.see_stones(SHOWN)


def test_every_keystroke_is_undone_by_one_history(editor: Editor) -> None:
    editor.replace_field(GOOD)
    editor.see_stones(SHOWN)
    editor.leave_field()
    editor.click("A1", "B1", size=SHOWN.size)
    editor.see_hen(f"{GOOD}_1bw.B1w.b")
    editor.press(*["ctrl+z"] * 3)
    editor.see_title("Untitled")
    editor.see_stones(board("\n".join(["." * 19] * 19)))
    editor.press(*["ctrl+y"] * 3)
    editor.see_hen(f"{GOOD}_1bw.B1w.b")


@pytest.mark.parametrize(
    "text",
    [
        ".99999x99999_19b99999999999",
        "_1" + "9" * 5_000 + "b",
        "_19" + "bw" * 20_000,
        "\u202e_19b\u202d ｈｅｎ 👩‍👩‍👧 ＿１９ｂ ..__~~--%%%E9%2",
        "<script>alert(1)</script><img src=x onerror=alert(1)>",
        "." * 99_999,
    ],
    ids=["huge-size", "many-digits", "long-row", "odd-characters", "markup", "dots"],
)
def test_no_text_harms_it(editor: Editor, text: str) -> None:
    editor.replace_field(text)
    editor.press("Left", "BackSpace", "ctrl+z")
    editor.press("Escape", "Escape", "Escape")
    editor.desktop.copy(text)
    editor.press("ctrl+v")
    editor.rest()  # what was pasted is read meanwhile, and perhaps offered
    editor.press("Escape", "Escape", "Escape")
    editor.replace_field(GOOD)
    editor.see_stones(SHOWN)
