"""A game's information read and written."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.editing.game_info import LONGEST, game_info, too_long, with_game_info
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
    text = f"(;SZ[19]GN[{'x' * LONGEST}\\]]KM[6.5])"
    before = opened(text)
    assert too_long(before.tree) == {"GN"}
    shown = game_info(before.tree)
    assert shown["GN"] == "x" * LONGEST
    after = with_game_info(before, {**shown, "GN": "other", "KM": "7.5"})
    assert sgf.format(after.collection).decode() == text.replace("6.5", "7.5")


def test_another_game_can_be_named_without_going_there() -> None:
    before = opened(GAME + "(;SZ[9])")
    after = with_game_info(before, {"GN": "Second"}, 1)
    assert sgf.format(after.collection).decode() == GAME + "(;SZ[9]GN[Second])"
    assert after._replace(collection=before.collection) == before
