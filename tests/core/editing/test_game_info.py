"""A game's information read and written."""

import pytest

from hen_editor.core import sgf
from hen_editor.core.editing.game_info import game_info, with_game_info
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
