"""Positions drawn with plain characters and in colours."""

import io
from textwrap import dedent

from hypothesis import given
from rich.console import Console
from rich.text import Text

from hen_editor.cli import color_boards
from hen_editor.cli.results import Item
from hen_editor.cli.terminal import columns
from hen_editor.cli.text_boards import page, plain
from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Color, Stones
from hen_editor.core.position import Position
from tests import strategies

EVERYTHING = ".5x5_5bwrgl_3A~1~2yp.D3p.E1.A1-a.B1-longer.A5-TR.C1-SQ"


def test_a_page_says_all_there_is_in_ascii() -> None:
    drawn = page("Title", hen.parse_strict(EVERYTHING))
    assert drawn == dedent(
        """\
        Title
            A  B  C  D  E
         5  X^ O  R  G  L   5
         4  .  .  .  .  .   4
         3  X1 O2 Y (P) .   3
         2  .  .  .  .  .   2
         1  .a .* .# .  !   1
            A  B  C  D  E
        5x5, Black to play, last move Purple D3, ko E1
        Labels: A1 a, B1 longer
        Squares: C1
        Triangles: A5"""
    )


def test_a_last_move_at_the_right_edge_keeps_its_bracket() -> None:
    assert plain(hen.parse_strict(".2x1_1bw.B1w")).splitlines()[1] == " 1  X(O) 1"


def test_a_board_beyond_25_columns_has_all_its_names() -> None:
    assert plain(Position(Stones(BoardSize(26, 1)))).splitlines()[0].split()[-2:] == ["Z", "AA"]


def board(text: str) -> list[Text]:
    return color_boards.board(hen.parse_strict(text))


def test_the_board_in_colours_is_a_grid_with_stones() -> None:
    assert [line.plain.rstrip() for line in board(".3x3_3b_1Cw.B2")] == [
        "     A B C",
        "  3  ●─┬─┐  3",
        "  2  ├─◇─┤  2",
        "  1  └─┴─●  1",
        "     A B C",
    ]


def test_numbers_marks_and_the_last_move_stand_on_large_stones() -> None:
    line = board(".5x1_1A~1b2Ew.E1w.B1-TR")[1]
    assert line.plain.rstrip() == "  1 ▐1▌△▌●──▐●▌ 1"


def test_boards_of_one_line_have_no_corners() -> None:
    assert [line.plain.split()[1] for line in board(".1x3")[1:-1]] == ["╷", "│", "╵"]
    assert board(".3x1")[1].plain.split()[1] == "╶───╴"


def test_seven_colours_stay_apart() -> None:
    assert len(set(color_boards.STONES.values()) | {color_boards.WOOD}) == len(Color) + 1


@given(strategies.holdable_positions())
def test_every_line_of_a_board_is_equally_wide(position: Position) -> None:
    assert len({columns(line.plain) for line in color_boards.board(position)}) == 1


def test_what_the_board_cannot_show_is_reported_below() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=80)
    with console.capture() as captured:
        color_boards.print_boards(console, [Item("A title", hen.parse_strict(EVERYTHING + ".A1-MA"))])
    said = captured.get()
    assert "A title" in said
    assert "Labels: A1 a, B1 longer" in said
    assert "Crosses: A1" in said
    assert "Squares" not in said
