"""Diagrams as they are written, and what is reported of what they cannot hold."""

import pytest

from hen_editor.core import diagram, hen
from hen_editor.core.board import Point
from hen_editor.core.diagram import Area

POSITION = hen.parse_strict(".5x5_4BbDw_3Cb_2Cw.w")

DRAWN = {
    "sensei": """
$$W5
$$ +-----------+
$$ | . . . . . |
$$ | . X . O . |
$$ | . . X . . |
$$ | . . O . . |
$$ | . . . . . |
$$ +-----------+
""",
    "gtp": """
   A B C D E
 5 . . . . . 5
 4 . X . O . 4
 3 . . X . . 3
 2 . . O . . 2
 1 . . . . . 1
   A B C D E

5x5, White to play
""",
    "unicode": """
┌┬┬┬┐
├●┼○┤
├┼●┼┤
├┼○┼┤
└┴┴┴┘

5x5, White to play
""",
    "plain": """
+-----------+
| . . . . . |
| . X . O . |
| . . X . . |
| . . O . . |
| . . . . . |
+-----------+

5x5, White to play
""",
}


@pytest.mark.parametrize("dialect", diagram.DIALECTS)
def test_a_position_is_drawn(dialect: str) -> None:
    written = diagram.format(POSITION, dialect)
    assert written.value == DRAWN[dialect].strip("\n")
    assert written.diagnostics == ()


def test_more_than_ten_moves_are_several_diagrams() -> None:
    position = hen.parse_strict(".9x9_9~1~2~3~4~5~6~7~8~9_8~10~11~12")
    written = diagram.format(position, "sensei", crop=Area(Point(0, 0), Point(8, 1)), title="Joseki").value
    assert (
        written
        == """
$$B9 Joseki
$$ +-------------------+
$$ | 1 2 3 4 5 6 7 8 9 |
$$ | 0 . . . . . . . . |

$$B9m11 Joseki
$$ +-------------------+
$$ | X O X O X O X O X |
$$ | O 1 2 . . . . . . |
""".strip("\n")
    )


def test_what_cannot_be_held_is_reported() -> None:
    position = hen.parse_strict(".5x5_5~1~2_4Br_3Cb~gw.C1.C3b.w.A1-CR.B1-ab")
    told = {problem.message for problem in diagram.format(position, "gtp").diagnostics}
    assert told == {
        "2 stones that are neither black nor white are left out.",
        "One mark is left out.",
        "One label is left out.",
        "2 move numbers are left out.",
        "The ko is left out.",
        "The last move is left out.",
        "The order of play is left out.",
    }


def test_a_board_too_large_is_an_error_and_no_text() -> None:
    written = diagram.format(hen.parse_strict(".2x2"), "sensei")
    assert written.value == ""
    assert [problem.message for problem in written.diagnostics] == ["A board of 2x2 cannot be written in this format."]


def test_a_crop_off_the_board_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="is not on a board"):
        diagram.format(POSITION, "plain", crop=Area(Point(0, 0), Point(9, 9)))
