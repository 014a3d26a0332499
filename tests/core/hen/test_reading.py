"""What a reading tells besides the position: tokens, points, parts, and what is not written to its end yet."""

import pytest

from hen_editor.core import hen
from hen_editor.core.board import Point


def kinds(text: str) -> list[tuple[str, str]]:
    return [(text[token.start : token.end], token.kind.value) for token in hen.tokens(text)]


def names(points: tuple[Point, ...], reading: hen.Reading) -> list[str]:
    return [point.name(reading.position.size) for point in points]


def test_each_part_is_a_token_and_each_piece_of_a_row() -> None:
    assert kinds(".5x5_5Bb2~3?w~bw.C1.B5b.w.A1-x.A1-CR") == [
        (".5x5", "size"),
        ("_5", "row"),
        ("B", "column"),
        ("b", "stone"),
        ("2", "count"),
        ("~3", "number"),
        ("?w", "unreadable"),
        ("~bw", "order"),
        (".C1", "ko"),
        (".B5b", "last move"),
        (".w", "turn"),
        (".A1-x", "label"),
        (".A1-CR", "mark"),
    ]


def test_tokens_stand_in_the_text_as_given_even_when_it_is_percent_encoded() -> None:
    assert kinds("%2E9x9_%35%47b.E2-%C3%A9") == [
        ("%2E9x9", "size"),
        ("_%35", "row"),
        ("%47", "column"),
        ("b", "stone"),
        (".E2-%C3%A9", "label"),
    ]


def test_tokens_know_their_points() -> None:
    reading = hen.read(".5x5_5Bb2~3.C1.A1-x.pb.w")
    assert [names(token.points, reading) for token in reading.tokens] == [
        [],
        ["B5", "C5", "D5"],
        ["B5", "C5"],
        ["B5", "C5"],
        ["B5", "C5"],
        ["D5"],
        ["C1"],
        ["A1"],
        [],
        [],
    ]


def test_stones_off_the_board_have_no_points() -> None:
    reading = hen.read(".5x5_5Db4w_6b")
    assert [names(token.points, reading) for token in reading.tokens][1:] == [
        ["D5", "E5"],
        ["D5", "E5"],
        ["D5", "E5"],
        ["D5", "E5"],
        [],
        [],
        [],
    ]


def test_the_caret_is_in_the_token_before_it_else_in_the_one_behind_it() -> None:
    reading = hen.read("_5Bb .w")
    found = [reading.token_at(caret) for caret in range(8)]
    assert [token and token.kind.value for token in found] == [
        "row",
        "row",
        "row",
        "column",
        "stone",
        "turn",
        "turn",
        "turn",
    ]
    assert hen.read("  ").token_at(1) is None


def test_a_point_finds_the_tokens_that_speak_of_it() -> None:
    text = ".5x5_5Bb2_4b.C5-a"
    tokens = hen.read(text).tokens_at(Point(2, 0))
    assert [text[token.start : token.end] for token in tokens] == ["B", "b", "2", ".C5-a"]


def test_the_parts_of_a_text_are_known() -> None:
    reading = hen.read("_5b.b")
    assert reading.has_turn
    assert not any([reading.has_size, reading.has_order])
    reading = hen.read(".9x9.13x13~wb.C3.pb")
    assert reading.has_size
    assert reading.has_order
    assert reading.size_span == (4, 10)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (".", "lone-dot"),
        (".9", "size-incomplete"),
        (".9x", "size-incomplete"),
        ("_", "lone-underscore"),
        ("_19", "row-empty"),
        ("_19K", "stone-missing"),
        ("_19K~", "number-missing"),
        (".K", "point-without-row"),
        (".K10-", "label-missing"),
        ("~", "order-short"),
        ("~b", "order-short"),
    ],
)
def test_a_part_is_unfinished_while_the_caret_is_at_its_end(text: str, code: str) -> None:
    for whole in (text, f"{text}_18b"):
        reading = hen.read(whole)
        unfinished = reading.unfinished(len(text))
        assert unfinished is not None
        assert unfinished.code == code
        assert reading.unfinished(0) is None
        assert [diagnostic.code for diagnostic in reading.diagnostics] == [code]


def test_a_whole_text_is_never_unfinished() -> None:
    for example in hen.EXAMPLES:
        assert not any(hen.read(example).unfinished(caret) for caret in range(len(example) + 1))


def test_every_prefix_of_an_example_is_readable_or_unfinished_at_its_end() -> None:
    for example in hen.EXAMPLES:
        for end in range(len(example) + 1):
            reading = hen.read(example[:end])
            errors = [diagnostic for diagnostic in reading.diagnostics if diagnostic.severity.value == "error"]
            assert len(errors) == (reading.unfinished(end) is not None), example[:end]
