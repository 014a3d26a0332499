"""No text costs more than linear time: twice the text takes twice the steps, whatever the text.

Steps are counted, not timed: lines of Python that run, and characters that problems quote or replace. What runs inside
regular expressions is linear by their possessive quantifiers.
"""

from collections.abc import Callable, Mapping

import pytest

from hen_editor.core import hen
from hen_editor.core.hen.extraction import extract_all
from hen_editor.core.hen.habits import HABITS
from tests.each import holds_for_each
from tests.steps import grows_in_line, steps

HOSTILE = [
    ".", "_", "~", "-", "%", "x", "b", "I", "K", "9", "0", " ", "\u00a0", "\ufeff", "？", "\ud800", "%2", "%20", "%C3",
    "%2D", "..", "._", "_~", "~~", "~1", "~b", "~bw", ".p", ".b ", ".K1", ".K1-", ".K1-a", ".K1-a ", ".K1-%2E", ".K1--",
    ".K1 ", "-1", ".9", "9x", "9x9", ".9x9", ".9x8", ".9X9", ".99x99", "_1 9", "_1 9b ", "_19", "_19b", "_0b", "_20b",
    "_19Ib", "_19K", "_19K~", "_19kb", "_19bb", "_19b25", "_19b99999999", "_19Tb25b", "_19~0", "_K1b", "_19b?", "?.",
    "K ", "1 ", "IK", "KB", "kb", "hen", "hen:", "/hen.", "/hen%2E", "?hen=", "#", "'", "`hen ", "<", "://",
    "> ", ">\n", "```\n", "```a\n~~~\n", "(", "[hen]", "**", "&amp;", "&lt;", "_1b.b ", "_1b.b\n", "a/b ", "a#_1b ",
    "_E5b", "E5b ", "bE5 ", "_5bE", "_5E2b", "_5KBW", "_5kb", ".9by9", ", ", "&#95;", "black ", "_19Kb18", "\u200b",
    "1,", "АВ", "●○", "\\_", "1\u200b", ".pass", "–",
]  # fmt: skip


FEW = 400
"""Characters in the shortest text whose cost is looked at."""


def said(text: str) -> int:
    """Return how much the problems of a text say."""
    diagnostics = hen.read(text).diagnostics
    return sum(len(found.message) + len(found.fix.replacement if found.fix else "") for found in diagnostics)


def address(text: str) -> str:
    return f"https://x/hen{text}#{text}"


COSTS: Mapping[str, Callable[[str], int]] = {
    "reading": lambda text: steps(hen.read, text),
    "parsing": lambda text: steps(hen.parse, text),
    "what is said": said,
    "fixing": lambda text: steps(hen.fixed, text),
    "fixing all at once": lambda text: steps(hen.suggestion, text),
    "writing": lambda text: steps(hen.write, hen.parse(text).value),
    "extracting from an address": lambda text: steps(hen.extract, address(text)),
    "extracting": lambda text: steps(hen.extract, text),
    "extracting all": lambda text: steps(extract_all, text),
}


@pytest.mark.parametrize("cost", COSTS.values(), ids=COSTS)
def test_no_text_costs_more_than_its_length(cost: Callable[[str], int]) -> None:
    def is_linear(piece: str) -> None:
        assert grows_in_line(lambda count: cost(piece * count), FEW // len(piece))

    holds_for_each(HOSTILE, is_linear)


@pytest.mark.parametrize("digit", "0189")
def test_a_number_of_any_length_is_read(digit: str) -> None:
    digits = digit * 5000
    for text in (f"_{digits}b", f"_1b{digits}", f"_1~{digits}", f".{digits}x{digits}", f".K{digits}", f".K1{digits}w"):
        assert all(len(problem.message) < 200 for problem in hen.parse(text).diagnostics)


@pytest.mark.parametrize("piece", [" ", "\u00a0", "K", "X", "b", "9", "-", "_", "9 ", "b ", "black ", "size ", "_5E"])
def test_habits_look_at_long_runs_once(piece: str) -> None:
    """Where a regular expression looks from each character to the end, one of these runs takes minutes."""
    for beginning in ("", ".", "_5Eb", "9x"):
        for habit in HABITS:
            habit.remedy(beginning + piece * (50_000 // len(piece)))


def test_mistakes_of_a_text_longer_than_any_position_are_not_explained() -> None:
    assert {problem.code for problem in hen.parse("_19Ib" * 1_000).diagnostics} == {"column-i"}
    assert {problem.code for problem in hen.parse("_19Ib" * 2_000).diagnostics} == {"unreadable-stones"}


@pytest.mark.parametrize("text", ["_E5b_G5w" * 5_000, "_19Ib" * 10_000])
def test_a_text_longer_than_any_position_stays_as_it_is(text: str) -> None:
    assert steps(hen.fixed, text) < 10
    assert steps(hen.suggestion, text) < 10
    assert (hen.fixed(text), hen.suggestion(text)) == (text, None)
