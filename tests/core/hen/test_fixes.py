"""All fixes of a text at once."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given

from hen_editor.core import hen
from tests.core.hen.vectors import VECTORS, Vector
from tests.each import for_each
from tests.fuzz import laws
from tests.strategies import hen_texts


@pytest.mark.parametrize(
    ("text", "fixed"),
    [
        ("9X9_D3w_5Ib", ".9x9_3Dw_5Jb"),
        ("_19KBW2.k7 w", "_19Kbw2.K7w"),
        ("_19Sb5_0b~b w", "_19Sb2~bw"),
        ("＿１９ｂ.9*9", "_19b.9x9"),
        ("_1 9Kb_19?", "_19Kb_19?"),
        (".b.w.b_19", ".b"),
        ("_19b", "_19b"),
        ("_19?", "_19?"),
        ("", ""),
    ],
)
def test_every_fix_is_applied_and_what_has_none_stays(text: str, fixed: str) -> None:
    assert hen.fixed(text) == fixed


@for_each(VECTORS)
def test_all_fixes_of_a_vector_take_their_problems_away_and_bring_none(path: Path) -> None:
    text = Vector.read(path).input
    before = hen.parse(text).diagnostics
    after = hen.parse(hen.fixed(text)).diagnostics
    assert not any(problem.fix for problem in after)
    assert Counter(problem.code for problem in after) <= Counter(p.code for p in before if not p.fix)


def test_a_fix_that_would_bring_another_error_is_left_out() -> None:
    assert hen.fixed(".5.K7") == ".5.K7"
    assert hen.fixed(".5.K7_19Ib") == ".5.K7_19Jb"


@given(hen_texts)
def test_fixing_brings_no_error_and_is_done_at_once(text: str) -> None:
    laws.fixes(text)


@pytest.mark.parametrize("turn", ["w", "W"])
def test_a_pass_in_words_is_by_the_one_whose_turn_it_is_not(turn: str) -> None:
    assert hen.fixed(f"_5b pass.{turn}") == "_5b.pb.w"
