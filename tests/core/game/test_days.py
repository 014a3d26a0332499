"""Days as SGF writes them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.game.info import Day, read_days, remark, write_days

DAYS = st.lists(st.builds(Day, st.integers(1, 9999), st.integers(1, 12), st.integers(1, 31)))


@given(DAYS)
def test_days_that_are_written_are_read_again_and_nothing_is_odd_about_them(chosen: list[Day]) -> None:
    assert read_days(write_days(chosen)) == tuple(sorted(set(chosen)))
    assert remark("DT", write_days(chosen)) is None


@pytest.mark.parametrize("text", ["", "1996", "1996-05", "1996,07", "12-24", "last winter", "1996-5-6", ",,"])
def test_what_names_no_day_has_none(text: str) -> None:
    assert read_days(text) == ()
