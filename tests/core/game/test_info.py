"""What FF[4] wants in the fields of a game's information."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core.game.info import FIELDS, Day, read_days, remark, with_day_toggled, write_days


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(("DT", text) for text in ("2024", "2024-05", "2024-05-03", "2024-05-03,04", "2024-05-03,06-01,2025")),
        *(("RE", text) for text in ("0", "Draw", "Void", "?", "B+", "B+3.5", "W+R", "B+Resign", "W+T", "W+Forfeit")),
        *(("KM", text) for text in ("6.5", "0", "-7", "7")),
        *(("HA", text) for text in ("0", "2", "9")),
        *(("TM", text) for text in ("3600", "90.5")),
        *((name, "") for name in FIELDS),
        ("PB", "anything, really"),
    ],
)
def test_what_is_as_it_should_be_gets_no_remark(name: str, text: str) -> None:
    assert remark(name, text) is None


def test_a_result_with_very_many_blanks_is_read_in_one_go() -> None:
    odd = remark("RE", f"W+{' ' * 200_000}x")  # minutes, if each blank were looked at from each other
    assert odd is not None
    assert odd.replacement is None


@pytest.mark.parametrize(
    ("name", "text", "meant"),
    [
        ("DT", "2024/5/3", "2024-05-03"),
        ("DT", "2024.5", "2024-05"),
        ("DT", "2024-13-01", None),
        ("DT", "May 3rd", None),
        ("RE", "w+resign", "W+R"),
        ("RE", "W+3,5", "W+3.5"),
        ("RE", "black wins by 4.5 points", "B+4.5"),
        ("RE", "White wins by resignation", "W+R"),
        ("RE", "jigo", "0"),
        ("RE", "W+0.5 (moves: 200)", "W+0.5"),
        ("RE", "B+R {moves beyond 173 not known}", "B+R"),
        ("RE", "B+R (312 moves)", "B+R"),
        ("RE", "B+R (after an appeal)", None),
        ("RE", "who knows", None),
        ("KM", "6,5", "6.5"),
        ("KM", "6½", "6.5"),
        ("KM", "half a point", None),
        ("HA", "1", "0"),
        ("HA", "two", None),
        ("TM", "1h", "3600"),
        ("TM", "90 min", "5400"),
        ("TM", "long", None),
    ],
)
def test_what_is_not_is_explained_and_fixed_where_the_intention_is_clear(
    name: str, text: str, meant: str | None
) -> None:
    said = remark(name, text)
    assert said is not None
    assert said.message.endswith(".")
    assert said.replacement == meant


@given(st.sampled_from(sorted(FIELDS)), st.text(max_size=40))
def test_no_text_raises_and_what_is_meant_gets_no_remark(name: str, text: str) -> None:
    said = remark(name, text)
    if said is not None and said.replacement is not None:
        assert remark(name, said.replacement) is None


# Days as SGF writes them.


DAYS = st.lists(st.builds(Day, st.integers(1, 9999), st.integers(1, 12), st.integers(1, 31)))


@given(DAYS)
def test_days_that_are_written_are_read_again_and_nothing_is_odd_about_them(chosen: list[Day]) -> None:
    assert read_days(write_days(chosen)) == tuple(sorted(set(chosen)))
    assert remark("DT", write_days(chosen)) is None


@given(DAYS, st.builds(Day, st.integers(1, 9999), st.integers(1, 12), st.integers(1, 31)))
def test_a_day_toggled_is_added_in_order_or_removed(chosen: list[Day], day: Day) -> None:
    assert with_day_toggled(write_days(chosen), day) == write_days({*chosen} ^ {day})


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("", "1999-01-02"),
        ("1996-05,06", "1996-05,06,1999-01-02"),
        ("1999-01,03", "1999-01,03,1999-01-02"),
        ("May 4, 1997", "May 4, 1997,1999-01-02"),
        ("1999-01-02,?,1999-01-03", "?,1999-01-03"),
        ("1999-01-04,1998-01-01, 05", "1999-01-02,04,1998-01-01,05"),
    ],
)
def test_what_is_no_day_is_kept_when_a_day_is_toggled(text: str, after: str) -> None:
    assert with_day_toggled(text, Day(1999, 1, 2)) == after


@pytest.mark.parametrize("text", ["", "1996", "1996-05", "1996,07", "12-24", "last winter", "1996-5-6", ",,"])
def test_what_names_no_day_has_none(text: str) -> None:
    assert read_days(text) == ()
