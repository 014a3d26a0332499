"""Texts and their escapes: what a careful reader makes of them character by character."""

import re
from itertools import product

import pytest

from hen_editor.core.sgf.text_values import cut, read_text
from tests.steps import steps

BREAKS = ("\r\n", "\n\r", "\r", "\n")


def meant(raw: str) -> str:
    """Return a text as FF[4] says it is read, one character after another."""
    text, at = "", 0
    while at < len(raw):
        escaped = raw[at] == "\\" and at + 1 < len(raw)
        at += escaped
        found = next((each for each in BREAKS if raw.startswith(each, at)), "")
        if found:
            text += "" if escaped else "\n"
        else:
            text += " " if raw[at] in "\t\v\f" else raw[at]
        at += len(found) or 1
    return text


@pytest.mark.parametrize("before", ["", "\x01", "\x01\x02\x03\x04\x05\x06\x07\x08"])
def test_every_text_is_read_as_ff4_says(before: str) -> None:
    for length in range(7):
        for characters in product("\\\r\na\t", repeat=length):
            raw = before + "".join(characters)
            assert read_text(raw) == meant(raw), repr(raw)


@pytest.mark.parametrize("piece", ["\\\\", "\\]", "a\\\n", "\r\n", "\r", "\t", "words \\: "])
def test_a_long_text_is_read_in_a_few_steps(piece: str) -> None:
    assert steps(read_text, piece * 100_000) < 50


def test_a_text_is_not_cut_within_an_escape() -> None:
    raw = "a\\\\\\]b\\n"
    for most in range(len(raw) + 1):
        assert read_text(raw).startswith(read_text(cut(raw, most)))
        assert not re.search(r"(?<!\\)(?:\\\\)*\\\Z", cut(raw, most))
