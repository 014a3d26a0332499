"""Titles and captions: where their lines end, and that they have room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.board import BLACK, WHITE, BoardSize, Stones
from hen_editor.core.position import Position
from hen_editor.drawing.figure import Figure, Sides
from hen_editor.drawing.shapes import Box, Circle, Copy, Text
from hen_editor.drawing.style import Style
from hen_editor.drawing.words import estimated_width, words_around, wrapped
from hen_editor.styles import STYLES


@pytest.mark.parametrize(
    ("text", "ems", "lines"),
    [
        ("黒先、隅で生きる手は", 4, ["黒先、隅", "で生きる", "手は"]),
        ("黒先黒先。生きる", 4, ["黒先黒", "先。生き", "る"]),
        ("黒の「急所」", 3, ["黒の", "「急", "所」"]),
        ("白はハッチャー", 4, ["白はハッ", "チャー"]),
        ("黒が a にオク", 4, ["黒が a", "にオク"]),
        ("黒はD16に", 3, ["黒は", "D16に"]),
        ("次は4-十六へ", 4, ["次は", "4-十六", "へ"]),
        ("次第１２問", 3, ["次第", "１２問"]),
        ("60＝80，黑", 3, ["60＝80，", "黑"]),
        ("か\u3099か\u3099か\u3099か\u3099", 4, ["か\u3099か\u3099", "か\u3099か\u3099"]),
        ("흑이먼저 둡니다", 4, ["흑이먼저", "둡니다"]),
        ("흑이먼저둡니다", 4, ["흑이먼저둡니다"]),
        ("A Schwierigkeit", 4, ["A", "Schwierigkeit"]),
        ("A Schwierigkeitsgrad", 4, ["A", "Schwier", "igkeits", "grad"]),
    ],
)
def test_lines_end_between_words_and_beside_chinese_and_japanese_letters(
    text: str, ems: float, lines: list[str]
) -> None:
    assert wrapped(text, ems) == lines


@given(st.text(st.sampled_from("黒を、。「」ーッ一十 \n\u00a0aB1-흑שx(),"), max_size=60), st.floats(-1, 20))
def test_no_letter_is_lost_and_no_line_is_so_long_that_it_would_be_cut_off(text: str, ems: float) -> None:
    lines = wrapped(text, ems)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(0 < estimated_width(line) <= 2 * max(ems, 3) for line in lines)


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_the_edge_of_the_stone_that_shows_the_turn_is_seen_on_the_page(style: Style) -> None:
    for color in (BLACK, WHITE):
        _, (stone, *_) = words_around(Figure(Position(), turn=color), Box(0, 0, 19, 19), style)
        assert isinstance(stone, Copy)
        (disc,) = stone.symbol.shapes
        assert isinstance(disc, Circle)
        assert disc.stroke is not None
        assert disc.stroke.ink == style.text


@pytest.mark.parametrize("columns", range(1, 10))
def test_a_long_word_has_room_beside_the_stone_that_shows_the_turn(columns: int) -> None:
    figure = Figure(Position(Stones(BoardSize(columns, 3))), caption="Schwierigkeit", turn=BLACK, sides=Sides.NONE)
    box, (stone, text, *_) = words_around(figure, Box(0, 0, columns + 0.24, 3), STYLES["print"])
    assert isinstance(stone, Copy)
    assert isinstance(text, Text)
    half = min(text.room, text.height * estimated_width(text.text)) / 2
    assert 0 < stone.x - 0.21 < stone.x + 0.21 < text.x - half < text.x + half < box.width
