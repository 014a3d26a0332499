"""The examples of the HEN specification, pasted as a new user would."""

import pytest

from hen_editor.core import hen
from tests.drawn import board
from tests.e2e.editor import NINETEEN, Editor

KO = "_19bwb2w3_10Kb_8Kbw_7JbwMw_6Kbw_1Cw3bNwb2.L7.K7w.b"
EAR_REDDENING = (
    "_19Kbw2_18DbKbwNwPw2b_17Cw2FbJwb2w2Pwb_16Mb3Rb_15LbQb2_14Qbw2_13Ow3b3_12Pbw3b_11KbNbw2b3_10Nw2bRbw_9CwPwb2w_8Pwbwb"
    "_7NwPwbw2_6CwKbMbwPwb_5GbJwMbwbwbw_4CbEbHbMbw2bRw_3FbwbwLw2b4w2_2GbwKw2Nwb2Rbw_1JwMwObQbSb"
    ".K11b.w.M6-SQ.M5-SQ.M4-SQ.K6-SQ.J5-CR"
)
NUMBERED = ".9x9_5Gb_4G~3_3E~1b~2~4_2Fw.H3w.b.E2-a"
NUMBERED_BOARD = board("""
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . b . .
    . . . . . . b . .
    . . . . b b w w .
    . . . . . w . . .
    . . . . . . . . .
""")


def test_the_ko_example_is_shown_and_copied_without_its_redundant_size(editor: Editor) -> None:
    editor.replace_field(f".19x19{KO}")
    editor.see_stones(hen.parse_strict(KO).stones)
    editor.leave_field()
    assert editor.hen() == KO
    editor.see_marked(NINETEEN, {"K7"})


def test_the_ear_reddening_position_is_shown_with_its_marks(editor: Editor) -> None:
    editor.replace_field(EAR_REDDENING)
    editor.leave_field()  # in wide fonts it grows over the lowest row of the board
    editor.see_stones(hen.parse_strict(EAR_REDDENING).stones)
    editor.see_marked(NINETEEN, {"K11", "M6", "M5", "M4", "K6", "J5"})
    assert editor.hen() == EAR_REDDENING


@pytest.mark.parametrize(
    "pasted",
    [
        NUMBERED,
        f"https://hen.hemme-dev.workers.dev/c/hen{NUMBERED}/position.png",
        f"https://play.goshawk.cc/playgo/goban.html#{NUMBERED}",
        "%2E9x9%5F5Gb%5F4G%7E3%5F3E%7E1b%7E2%7E4%5F2Fw%2EH3w%2Eb%2EE2%2Da",
    ],
    ids=["plain", "picture", "web-address", "percent-encoded"],
)
def test_the_numbered_example_is_shown_in_whatever_form_it_is_pasted(editor: Editor, pasted: str) -> None:
    editor.desktop.copy(pasted)
    editor.press("ctrl+v")
    editor.see_stones(NUMBERED_BOARD)
    editor.see_marked(NUMBERED_BOARD.size, {"G4", "E3", "G3", "H3"})
    assert editor.hen() == NUMBERED


def test_all_seven_colours_differ(editor: Editor) -> None:
    editor.replace_field(".7x7_7bwrglyp_5pylgrwb_3wDpFy_1bCrEl")
    editor.see_stones(
        board("""
            b w r g l y p
            . . . . . . .
            p y l g r w b
            . . . . . . .
            w . . p . y .
            . . . . . . .
            b . r . l . .
        """)
    )


def test_a_typed_hen_is_shown_stone_by_stone(editor: Editor) -> None:
    editor.enter_field()
    editor.type(".5x5_3Bbw")
    editor.see_stones(
        board("""
        . . . . .
        . . . . .
        . b w . .
        . . . . .
        . . . . .
    """)
    )
    editor.type("b2.b")
    editor.see_stones(
        board("""
        . . . . .
        . . . . .
        . b w b b
        . . . . .
        . . . . .
    """)
    )
    editor.leave_field()
    assert editor.hen() == ".5x5_3Bbwb2.b"
