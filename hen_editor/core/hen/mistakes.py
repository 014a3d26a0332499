"""Common typing mistakes: what was meant by unreadable parts of a text."""

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from hen_editor.core.diagnostics import DiagnosticKind
from hen_editor.core.hen import codes
from hen_editor.core.hen.labels import LABEL_CHARACTERS
from hen_editor.core.patterns import pattern

_ITEM = r"(?:[A-HJ-Z]?(?:[bwrglyp][0-9]*+|~[0-9]++))"
_PART = (
    r"(?:\.(?:[0-9]++x[0-9]++"
    rf"|[A-HJ-Z][0-9]++(?:[bwrglyp]|-{LABEL_CHARACTERS}++)?"
    r"|p?[bwrglyp])"
    rf"|_[0-9]++{_ITEM}++|~[bwrglyp]{{2,}}+)"
)
_PARTS = pattern(rf"{_PART}++")
_REST_OF_ROW = pattern(rf"{_ITEM}++{_PART}*+")
_REST_AFTER_STONE = pattern(rf"[0-9]*+{_ITEM}*+{_PART}*+")

_SPACE = r"(?:[ \t\r\n\u00a0\u3000]|%20|%09|%0[AaDd])++"
_SPACES = pattern(_SPACE)
_SPACE_IN_NUMBER = pattern(rf"(?<=[0-9]){_SPACE}(?=[0-9])")
_COLUMN_BEFORE_ROW = pattern(r"\A(?:_[ \t\r\n]*+)?([A-HJ-Za-hj-z])[ \t\r\n]*+([0-9]++)")
_LETTERS = pattern(r"[A-Za-z]")


class Mistake(NamedTuple):
    """The problem of an unreadable part, and what was meant by it."""

    kind: DiagnosticKind
    meant: str


def mistake_in_stones(found: str, *, counting: bool = False) -> Mistake | None:
    """Return what was meant by an unreadable part of a row, or None; `counting`: it follows a stone.

    >>> mistake_in_stones("KBW2").meant, mistake_in_stones("Ib").meant, mistake_in_stones("?")
    ('Kbw2', 'Jb', None)
    """
    return _first_readable(found, _stone_mistakes(found), _REST_AFTER_STONE if counting else _REST_OF_ROW)


def mistake_in_parts(found: str) -> Mistake | None:
    """Return what was meant by an unreadable part outside rows, or None.

    >>> mistake_in_parts("_K10b").meant, mistake_in_parts("＿１９ｂ").meant
    ('_10Kb', '_19b')
    """
    return _first_readable(found, _part_mistakes(found), _PARTS)


def broken_number(found: str) -> Mistake:
    """Return what was meant by a number split by whitespace, and what follows it.

    >>> broken_number("1 9b").meant
    '19b'
    """
    return Mistake(codes.SPACE_IN_NUMBER, _SPACE_IN_NUMBER.sub("", found))


def _first_readable(found: str, mistakes: Iterator[Mistake], grammar: re.Pattern[str]) -> Mistake | None:
    for mistake in mistakes:
        if mistake.meant != found and grammar.fullmatch(_SPACES.sub("", mistake.meant)):
            return mistake
    return None


def _stone_mistakes(found: str) -> Iterator[Mistake]:
    yield from _character_mistakes(found)
    yield Mistake(codes.WRONG_CASE, _with_stones_small(found))


def _part_mistakes(found: str) -> Iterator[Mistake]:
    yield from _character_mistakes(found)
    yield Mistake(codes.COLUMN_BEFORE_ROW, _COLUMN_BEFORE_ROW.sub(lambda m: f"_{m[2]}{m[1].upper()}", found, count=1))
    head, letters = found[:1], found[1:]
    yield Mistake(codes.WRONG_CASE, head + letters[:1].upper() + letters[1:].lower())
    yield Mistake(codes.WRONG_CASE, head + letters.lower())
    if head.isdigit():
        yield Mistake(codes.ROW_WITHOUT_UNDERSCORE, f"_{found}")
    if head == ".":
        yield Mistake(codes.DOT_BEFORE_ROW, f"_{letters}")


def _character_mistakes(found: str) -> Iterator[Mistake]:
    if not found.isascii():
        yield Mistake(codes.FULL_WIDTH, unicodedata.normalize("NFKC", found))
    if "I" in found:
        yield Mistake(codes.COLUMN_I, found.replace("I", "J"))
    yield broken_number(found)


def _with_stones_small(found: str) -> str:
    """Change stones to lower case, columns to upper case; an upper-case R, G, L, Y or P before a letter is a column."""

    def recase(match: re.Match[str]) -> str:
        letter, following = match[0], found[match.end() : match.end() + 1]
        if letter in "RGLYP" and following.isalpha():
            return letter
        return letter.lower() if letter.lower() in "bwrglyp" else letter.upper()

    return _LETTERS.sub(recase, found)
