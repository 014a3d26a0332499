"""Guess the encoding of a game record: by its frequent characters, or else by statistics."""

import re
from typing import NamedTuple

CANDIDATES = ("cp932", "gb18030", "big5hkscs", "cp949", "cp1251", "cp1252", "cp1250", "koi8_r", "euc_jp")
"""The encodings in which game records are found, the most common first."""

SAMPLE = 8 * 1024
"""How many bytes are examined for frequent characters."""

_SURE = 0.75
_NEAR = 0.02
_COST_OF_UNDECODABLE = 0.15


class _Profile(NamedTuple):
    """An encoding, and a pattern that splits text into characters; group 1 matches in the common ones."""

    codec: str
    characters: re.Pattern[bytes]


_UTF8_CHARACTERS = re.compile(
    rb"([\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})|[\x80-\xff]"
)

# Ties are won by the earlier one. The common characters are level 1 of each national standard, kana and punctuation,
# which make up nearly all of a text; in alphabets, capitals that begin a word.
_PROFILES = tuple(
    _Profile(codec, re.compile(pattern))
    for codec, pattern in (
        ("cp932", rb"([\x81-\x84\x88-\x97][\x40-\xfc])|[\x81-\x9f\xe0-\xfc][\x40-\xfc]|[\x80-\xff]"),
        ("cp949", rb"([\xa1-\xa3\xb0-\xc8][\xa1-\xfe])|[\x81-\xfe][\x41-\xfe]|[\x80-\xff]"),
        (
            "gb18030",
            rb"([\xa1-\xa3\xb0-\xd7][\xa1-\xfe])|(?:[\x81-\xfe][\x30-\x39]){2}|[\x81-\xfe][\x40-\xfe]|[\x80-\xff]",
        ),
        ("cp950", rb"([\xa1-\xc6][\x40-\x7e\xa1-\xfe])|[\x81-\xfe][\x40-\xfe]|[\x80-\xff]"),
        ("cp1251", rb"((?<=[\xc0-\xff])[\xe0-\xff]|(?<![\x80-\xff])[\xc0-\xff](?=[\xe0-\xff]))|[\x80-\xff]"),
        ("cp1252", rb"((?<![\x80-\xff])[\x80-\xff]{1,2}(?![\x80-\xff@\\\[\]^_`{|}~]))|[\x80-\xff]"),
        ("koi8_r", rb"((?<=[\xc0-\xff])[\xc0-\xdf]|(?<![\x80-\xff])[\xc0-\xff](?=[\xc0-\xdf]))|[\x80-\xff]"),
        ("euc_jp", rb"([\xa1-\xa5\xb0-\xcf][\xa1-\xfe])|[\x80-\xff]{2}|[\x80-\xff]"),
    )
)


def guess(sample: bytes) -> str | None:
    """Return the most likely encoding of these bytes, or None if none fits."""
    if _is_nearly_utf8(sample):
        return "utf-8"
    return _by_characters(sample) or _by_statistics(sample)


def _is_nearly_utf8(sample: bytes) -> bool:
    """Return whether these bytes are damaged UTF-8; three in four sequences are never well-formed by chance.

    >>> _is_nearly_utf8("Größe, naïve, cliché".encode()[:-1]), _is_nearly_utf8("Größe".encode("latin-1"))
    (True, False)
    """
    characters = _UTF8_CHARACTERS.findall(sample)
    return sum(map(bool, characters)) >= _SURE * len(characters)


def _by_characters(sample: bytes) -> str | None:
    """Return the encoding whose common characters make up nearly all of these bytes, or None.

    >>> _by_characters("第三十期名人戦".encode("shift_jis")), _by_characters("中国围棋甲级联赛".encode("gbk"))
    ('cp932', 'gb18030')
    """
    scores = {profile.codec: _score(sample[:SAMPLE], profile) for profile in _PROFILES}
    best = max(scores.values())
    return next(codec for codec, score in scores.items() if score >= best - _NEAR) if best >= _SURE else None


def _score(sample: bytes, profile: _Profile) -> float:
    """Return the share of common characters, minus a penalty for undecodable bytes."""
    common = [bool(found) for found in profile.characters.findall(sample)]
    share = sum(common) / len(common) if common else 0.0
    try:
        sample.decode(profile.codec)
    except UnicodeDecodeError as problem:
        if problem.end < len(sample) - 1:  # the last character of a sample may be truncated
            share -= _COST_OF_UNDECODABLE
    return share


def _by_statistics(sample: bytes) -> str | None:
    """Return the most likely candidate for these bytes, or None if none fits."""
    from charset_normalizer import from_bytes

    possible = [codec for codec in CANDIDATES if _decodes(sample, codec)]
    best = from_bytes(sample, cp_isolation=possible, preemptive_behaviour=False).best() if possible else None
    if best is not None:
        return best.encoding
    return possible[0] if possible else None


def _decodes(sample: bytes, codec: str) -> bool:
    try:
        sample.decode(codec)
    except UnicodeDecodeError:
        return False
    return True
