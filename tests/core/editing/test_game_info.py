"""A game's information read and written."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.core.editing.games import MAX_INFO_LENGTH, game_info, too_long, with_game_info, with_handicap
from tests.games import opened

GAME = "(;SZ[9] PB [Kim \\] x]KM[6,5]GC[one\ntwo] ;B[cc];W[dd])"


def test_every_field_is_a_text() -> None:
    info = game_info(opened(GAME).tree)
    assert (info["PB"], info["KM"], info["GC"], info["PW"]) == ("Kim ] x", "6,5", "one\ntwo", "")


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ({"KM": "6.5"}, GAME.replace("6,5", "6.5")),
        ({"KM": "six"}, GAME.replace("6,5", "six")),
        ({"PW": "Lee]"}, GAME.replace("two] ", "two]PW[Lee\\]] ")),
        ({"KM": ""}, GAME.replace("KM[6,5]", "")),
        ({}, GAME),
    ],
)
def test_only_what_was_changed_is_written(texts: dict[str, str], expected: str) -> None:
    before = opened(GAME)
    after = with_game_info(before, {**game_info(before.tree), **texts})
    assert sgf.format(after.collection).decode() == expected
    assert (after is before) == (expected == GAME)


def test_a_field_that_is_too_long_keeps_its_bytes_whatever_else_is_written() -> None:
    text = f"(;SZ[19]GN[{'x' * MAX_INFO_LENGTH}\\]]KM[6.5])"
    before = opened(text)
    assert too_long(before.tree) == {"GN"}
    shown = game_info(before.tree)
    assert shown["GN"] == "x" * MAX_INFO_LENGTH
    after = with_game_info(before, {**shown, "GN": "other", "KM": "7.5"})
    assert sgf.format(after.collection).decode() == text.replace("6.5", "7.5")


def test_another_game_can_be_named_without_going_there() -> None:
    before = opened(GAME + "(;SZ[9])")
    after = with_game_info(before, {"GN": "Second"}, 1)
    assert sgf.format(after.collection).decode() == GAME + "(;SZ[9]GN[Second])"
    assert after._replace(collection=before.collection) == before


@pytest.mark.parametrize(
    ("size", "handicap", "stones"),
    [
        (19, "2", "D4 Q16"),
        (19, "3", "D4 Q16 Q4"),
        (19, "9", "D4 Q16 Q4 D16 D10 Q10 K4 K16 K10"),
        (13, "5", "D4 K10 K4 D10 G7"),
        (9, "4", "C3 G7 G3 C7"),
        (9, "6", ""),
        (19, "1", ""),
        (19, "20", ""),
        (19, "many", ""),
    ],
)
def test_a_handicap_is_placed_on_the_star_points_with_white_to_play(size: int, handicap: str, stones: str) -> None:
    before = opened(f"(;SZ[{size}])")
    after = with_handicap(before, {**game_info(before.tree), "HA": handicap})
    expected = {Point.from_name(name, before.position.size) for name in stones.split()}
    assert dict(after.position.stones) == dict.fromkeys(expected, BLACK)
    assert after.position.with_implied_turn().turn is (WHITE if stones else BLACK)


def test_another_handicap_moves_the_stones_and_none_removes_them() -> None:
    before = opened("(;SZ[9]HA[2]AB[cg][gc])")
    more = with_handicap(before, {"HA": "3"})
    assert len(more.position.stones) == 3
    assert sgf.format(with_handicap(more, {"HA": ""}).collection) == b"(;SZ[9])"


@pytest.mark.parametrize("text", ["(;SZ[9]AB[ee])", "(;SZ[9];B[ee])", "(;SZ[9]HA[2]AB[cc][gc])", "(;SZ[5])"])
def test_no_handicap_is_placed_beside_other_stones_or_moves_or_without_star_points(text: str) -> None:
    before = opened(text)
    after = with_handicap(before, {"HA": "4"})
    assert after.position.stones == before.position.stones
    assert game_info(after.tree)["HA"] == "4"
