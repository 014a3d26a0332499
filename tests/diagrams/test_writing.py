"""Diagrams as they are written, and what is reported of what they cannot hold."""

import pytest

from hen_editor import __version__, diagrams
from hen_editor.core import hen
from hen_editor.core.board import Area, Point

POSITION = hen.parse_strict(".5x5_4BbDw_3Cb_2Cw.w")

DRAWN = {
    "sensei": """
$$Wc5
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
    "igo": r"""
\cleargoban
\gobansize{5}
\black{b4,c3}
\white{d4,c2}
\showgoban
""",
    "psgo": r"""
\begin{psgoboard}[5]
  \stone{black}{b}{4}
  \stone{white}{d}{4}
  \stone{black}{c}{3}
  \stone{white}{c}{2}
\end{psgoboard}
""",
    "wgo": """
<div data-wgo="(;FF[4]GM[1]CA[UTF-8]AP[HEN Editor:VERSION]SZ[5]AB[bb][cc]AW[db][cd]PL[W])" data-wgo-move="0"></div>
""",
    "besogo": """
<div class="besogo-diagram" path="0">(;FF[4]GM[1]CA[UTF-8]AP[HEN Editor:VERSION]SZ[5]AB[bb][cc]AW[db][cd]PL[W])</div>
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


@pytest.mark.parametrize("dialect", DRAWN)
def test_a_position_is_drawn(dialect: str) -> None:
    written = diagrams.format(POSITION, dialect)
    assert written.value == DRAWN[dialect].strip("\n").replace("VERSION", __version__)
    assert bool(written.diagnostics) == (dialect in ("igo", "psgo"))  # They do not tell whose turn it is.


def test_eigo_has_stones_of_five_colours_on_a_board_of_nineteen_lines() -> None:
    written = diagrams.format(hen.parse_strict("_16DbQw_10Kr_4DgQlRp.b"), "eigo")
    assert written.value.splitlines() == [
        r"\cleargoban",
        r"\blackstones{d16}",
        r"\whitestones{q16}",
        r"\redstones{k10}",
        r"\bluestones{q4}",
        r"\greenstones{d4}",
        r"\showfullgoban",
    ]
    assert [problem.message for problem in written.diagnostics] == [
        "One stone that is neither black nor white is left out.",
        "The player to move is left out.",
    ]
    assert diagrams.format(POSITION, "eigo").value == ""


def test_more_than_ten_moves_are_several_diagrams() -> None:
    position = hen.parse_strict(".9x9_9~1~2~3~4~5~6~7~8~9_8~10~11~12")
    written = diagrams.format(position, "sensei", crop=Area(Point(0, 0), Point(8, 1)), title="Joseki").value
    assert (
        written
        == """
$$Bc9 Joseki
$$ +-------------------+
$$ | 1 2 3 4 5 6 7 8 9 |
$$ | 0 . . . . . . . . |

$$Bc9m11 Joseki
$$ +-------------------+
$$ | X O X O X O X O X |
$$ | O 1 2 . . . . . . |
""".strip("\n")
    )


def test_numbers_outside_the_part_shown_make_no_diagrams() -> None:
    position = hen.parse_strict(".9x9_9~1~2~3~4~5~6~7~8~9_8~10~11~12")
    written = diagrams.format(position, "sensei", crop=Area(Point(0, 1), Point(2, 2))).value
    assert (
        written
        == """
$$Wc9m10
$$ | 1 2 3
$$ | . . ,
""".strip("\n")
    )


def test_markup_outside_the_part_shown_is_not_reported() -> None:
    position = hen.parse_strict(".9x9_9~1~2~3_4Db.D4-a.E4-TR.F4-long")
    corner = Area(Point(0, 0), Point(3, 3))
    told = [problem.message for problem in diagrams.format(position, "gtp", crop=corner).diagnostics]
    assert told == ["3 move numbers are left out."]
    assert r"\gobansymbol" not in diagrams.format(position, "igo", crop=corner).value


def test_what_cannot_be_held_is_reported() -> None:
    position = hen.parse_strict(".5x5_5~1~2_4Br_3Cb~gw.C1.C3b.w.A1-CR.B1-ab")
    told = {problem.message for problem in diagrams.format(position, "gtp").diagnostics}
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
    written = diagrams.format(hen.parse_strict(".2x2"), "sensei")
    assert written.value == ""
    assert [problem.message for problem in written.diagnostics] == ["A board of 2x2 cannot be written in this format."]


def test_a_crop_off_the_board_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="is not on a board"):
        diagrams.format(POSITION, "plain", crop=Area(Point(0, 0), Point(9, 9)))


def test_arrows_are_counted_in_the_diagram_and_those_that_leave_it_reported() -> None:
    corner = Area(Point(5, 0), Point(8, 3))
    arrows, lines = [(Point(5, 0), Point(6, 1)), (Point(0, 0), Point(6, 1))], [(Point(8, 3), Point(5, 3))]
    written = diagrams.format(hen.parse_strict(".9x9_7Gb"), "sensei", crop=corner, arrows=arrows, lines=lines)
    assert written.value.splitlines()[-2:] == ["$$ {AR 1:1 2:2}", "$$ {LN 4:4 1:4}"]
    assert [problem.message for problem in written.diagnostics] == ["One arrow is left out."]
    told = diagrams.format(hen.parse_strict(".9x9_7Gb"), "gtp", arrows=arrows, lines=lines).diagnostics
    assert [problem.message for problem in told] == ["2 arrows are left out.", "One line is left out."]


def test_only_the_last_of_several_diagrams_has_the_arrows() -> None:
    position = hen.parse_strict(".9x9_9~1~2~3~4~5~6~7~8~9_8~10~11~12")
    written = diagrams.format(position, "sensei", arrows=[(Point(0, 0), Point(1, 1))]).value
    assert ["{AR" in part for part in written.split("\n\n")] == [False, True]


def test_marks_labels_and_numbers_in_latex() -> None:
    position = hen.parse_strict(".9x9_4BbDw_3C~3~4_1Ab.A1-TR.B1-12.B4-SQ.C1-long")
    igo = diagrams.format(position, "igo", title="Cut\n50 %")
    assert igo.value.splitlines() == [
        "% Cut 50 %",
        r"\cleargoban",
        r"\gobansize{9}",
        r"\black[\igosquare]{b4}",
        r"\black[\igotriangle]{a1}",
        r"\white{d4}",
        r"\black[3]{c3,d3}",
        r"\gobansymbol{b1}{12}",
        r"\showgoban",
    ]
    assert [problem.message for problem in igo.diagnostics] == ["One label is left out."]
    psgo = diagrams.format(position, "psgo", crop=Area(Point(0, 5), Point(2, 8))).value
    assert psgo.splitlines() == [
        r"\begin{psgopartialboard}[9]{(1,1)(3,4)}",
        r"  \stone[\marksq]{black}{b}{4}",
        r"  \stone[\marklb{3}]{black}{c}{3}",
        r"  \stone[\marktr]{black}{a}{1}",
        r"  \markpos{\marklb{12}}{b}{1}",
        r"\end{psgopartialboard}",
    ]


def test_a_web_page_shows_the_last_move_and_a_part_of_the_board() -> None:
    position = hen.parse_strict(".9x9_5EbFw.F5w.E5-<a>")
    written = diagrams.format(position, "wgo", title='"Cut" & run', crop=Area(Point(3, 0), Point(8, 5))).value
    assert 'data-wgo-move="1" data-wgo-board="section:{top:0,right:0,bottom:3,left:3}"' in written
    assert "GN[&quot;Cut&quot; &amp; run]" in written
    assert "LB[ee:&lt;a&gt;]" in written
    assert diagrams.format(position, "besogo").value.startswith('<div class="besogo-diagram" path="1">(;')


@pytest.mark.parametrize("dialect", ["igo", "psgo"])
def test_latex_has_square_boards_of_up_to_nineteen_lines(dialect: str) -> None:
    for text in (".9x13_5Eb", ".21x21_5Eb"):
        assert diagrams.format(hen.parse_strict(text), dialect).value == ""
