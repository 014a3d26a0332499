"""What of typing mistakes is fixed as it was meant: no kind gets worse than the table says.

`python -m tests.core.hen.mistakes` shows the shares over all positions, and with the name of a kind what fails of it.
"""

import pytest

from hen_editor.core import hen
from tests.core.hen.mistakes import DIRECTORY, KINDS, POSITIONS, score
from tests.each import holds_for_each

SAMPLE = POSITIONS[::10]
_, *_ROWS = (DIRECTORY / "shares.tsv").read_text(encoding="utf-8").splitlines()
SHARES = {kind: (int(meant), int(another)) for kind, meant, another in (row.split("\t") for row in _ROWS)}
"""The least percentage of each kind of mistake that is fixed as meant, and the greatest fixed to another position."""


def test_each_kind_is_fixed_as_meant_as_often_as_it_was() -> None:
    def is_as_good(kind: str) -> None:
        found, (least, most) = score(kind, SAMPLE), SHARES[kind]
        assert found.percent >= least
        assert 100 * found.another <= most * found.texts

    assert SHARES.keys() == KINDS.keys()
    holds_for_each(KINDS, is_as_good)


def test_the_positions_are_valid_and_no_habit_is_seen_in_them() -> None:
    assert len(POSITIONS) == 400
    for text in POSITIONS:
        assert hen.fixed(text) == text
        assert hen.suggestion(text) is None


@pytest.mark.parametrize(
    ("text", "label", "meant"),
    [
        ("_E5b_G5w", "Read all rows as number, column, stones", "_5Eb_5Gw"),
        ("E5b, G5w", "Read all rows as number, column, stones", "_5Eb_5Gw"),
        ("16Db 4Qw", "Begin all rows with “_”", "_16Db_4Qw"),
        ("16Db\n4Qw3", "Begin all rows with “_”", "_16Db_4Qw3"),
        ("16Db Qw 4Dw", "Begin all rows with “_”", "_16DbQw_4Dw"),
        ("_5bEwG", "Read all rows as number, stones, column", "_5EbGw"),
        ("\uff3f\uff11\uff19\uff4b\uff42", "Change all to plain characters", "_19Kb"),
    ],
)
def test_one_fix_stands_for_the_whole_text(text: str, label: str, meant: str) -> None:
    found = hen.suggestion(text)
    assert found is not None
    assert found.fix is not None
    assert found.span == (0, len(text))
    assert found.fix.label == label
    assert hen.parse_strict(found.fix.replacement) == hen.parse_strict(meant)
    assert hen.fixed(text) == found.fix.replacement


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("16Db", "“16Db” needs “_” before it: “_16Db”."),
        ("16Db_4Dw", "“16Db” needs “_” before it: “_16Db”."),
        ("_1,6Db", "“_1,6Db” has another sign than expected, or one too many: “_16Db”."),
        ("_4Dw_1,6Db", "“_1,6Db” has another sign than expected, or one too many: “_16Db”."),
    ],
)
def test_what_lacks_a_character_or_has_one_too_many_is_quoted_with_its_part(text: str, message: str) -> None:
    found = hen.suggestion(text)
    assert found is not None
    assert found.message == message


@pytest.mark.parametrize("text", ["_5BW_4KB", "_9Eb2w_8E2bw"])
def test_what_may_mean_either_of_two_positions_stays_as_it_is(text: str) -> None:
    assert hen.fixed(text) == text
    assert hen.suggestion(text) is None
