"""Encodings by the names that files use, and conversion of text."""

import codecs
import re
from functools import lru_cache
from typing import NamedTuple

from hen_editor.core.progress import Progress, unreported
from hen_editor.core.texts import pattern, repeated

LATIN_1 = "iso8859-1"
"""What ISO-8859-1 means; it is read as cp1252, which many programs write by this name, but not written so."""

# Declared names, and the supersets that programs really meant by them.
_WIDER = {
    "gb2312": ("gb18030",),
    "gbk": ("gb18030",),
    "gb18030": ("gb18030",),
    "shift_jis": ("cp932", "shift_jisx0213"),
    "cp932": ("cp932", "shift_jisx0213"),
    "big5": ("cp950", "big5hkscs"),
    "cp950": ("cp950", "big5hkscs"),
    "euc_kr": ("cp949",),
    LATIN_1: ("cp1252", LATIN_1),
    "utf-8-sig": ("utf-8",),
}
_ALIASES = {
    "utf": "utf-8",
    "unicode": "utf-8",
    "sjis": "shift_jis",
    "x-sjis": "shift_jis",
    "windows-31j": "cp932",
    "ms932": "cp932",
    "shiftjis": "shift_jis",
    "euc-cn": "gb2312",
    "x-gbk": "gbk",
    "gb": "gbk",
    "x-euc-jp": "euc_jp",
    "ks_c_5601-1987": "euc_kr",
    "x-windows-949": "cp949",
    "ms949": "cp949",
    "big-5": "big5",
    "x-big5": "big5",
    "x-mac-roman": "mac_roman",
}
# Codecs unfit for files: they depend on the machine, or are not ASCII-compatible.
_UNFIT = frozenset({"mbcs", "oem", "unicode_escape", "raw_unicode_escape", "utf-7", "idna", "punycode", "undefined"})
_MARKED_ASCII = bytes(range(0x20, ord("~")))  # which begins a Chinese character in HZ
_TITLES = {
    "ascii": "US-ASCII",
    "cp932": "Shift_JIS",
    "cp949": "EUC-KR",
    "cp950": "Big5",
    "big5hkscs": "Big5",
    "cp1250": "windows-1250",
    "cp1251": "windows-1251",
    "cp1252": "windows-1252",
    "hz": "HZ-GB-2312",
    "iso2022_jp": "ISO-2022-JP",
    "iso2022_jp_2": "ISO-2022-JP-2",
    "iso2022_kr": "ISO-2022-KR",
    "mac-roman": "macintosh",
    "utf-16-le": "UTF-16",
    "utf-16-be": "UTF-16",
}
_JAPANESE = ("", "_1", "_2", "_3", "_2004", "_ext")
RESET_SEQUENCES = {**{f"iso2022_jp{kind}": b"\x1b(B" for kind in _JAPANESE}, "iso2022_kr": b"\x0f", "hz": b"~}"}
"""The stateful encodings, and the escape sequences that return to ASCII."""

LEADS = {
    "cp932": rb"\x81-\x9f\xe0-\xfc",
    "shift_jisx0213": rb"\x81-\x9f\xe0-\xfc",
    "gb18030": rb"\x81-\xfe",
    "cp950": rb"\x81-\xfe",
    "big5hkscs": rb"\x81-\xfe",
}
"""The encodings in which a trail byte may look like a bracket, and their lead bytes."""

_SURROGATE = pattern("[\ud800-\udfff]")


@lru_cache(maxsize=256)  # a collection names its encoding once per game
def codecs_named(name: str) -> tuple[str, ...]:
    """Return the codecs that a declared encoding may mean, the likeliest first; none if it is unknown.

    >>> codecs_named("GB2312"), codecs_named("utf-8 "), codecs_named("UTF8"), codecs_named("foo")
    (('gb18030',), ('utf-8',), ('utf-8',), ())
    """
    plain = name.strip().lower()
    try:
        found = codecs.lookup(_ALIASES.get(plain, plain)).name
        fits = found not in _UNFIT and _MARKED_ASCII.decode(found).encode("ascii") == _MARKED_ASCII
    except (LookupError, ValueError):  # no such codec, or not a text codec
        return ()
    return _WIDER.get(found, (found,)) if fits else ()


def codecs_requested(name: str) -> tuple[str, ...]:
    """Return the codecs of a requested encoding: those of `codecs_named`, else any Python codec of that name.

    >>> codecs_requested("shift_jisx0213"), codecs_named("shift_jisx0213")
    (('shift_jisx0213',), ())
    """
    return codecs_named(name) or ((name,) if any(name in wider for wider in _WIDER.values()) else ())


def title(codec: str) -> str:
    """Return the display name of an encoding, as written in CA."""
    return _TITLES.get(codec, codec.upper().replace("_", "-"))


def unencodable_characters(text: str, codec: str) -> str:
    r"""Return the characters of a text, each once, that this encoding cannot represent.

    If all can be written but do not round-trip, return the first that does not.

    >>> unencodable_characters("aéбe", "cp1252"), unencodable_characters("[a\udc83]", "cp932")
    ('б', '\udc83')
    """
    try:
        again = decode(encode(text, codec), codec)
    except UnicodeEncodeError:
        return "".join(character for character in dict.fromkeys(text) if not _can_encode(character, codec))
    except UnicodeError:  # an incomplete escape sequence
        return text[:1]
    return "" if again == text else text[_common(text, again) :][:1]


def _can_encode(character: str, codec: str) -> bool:
    try:
        encode(character, codec)
    except UnicodeEncodeError:
        return False
    return True


def encode(text: str, codec: str) -> bytes:
    """Encode a text; undecodable bytes are restored. Raises UnicodeEncodeError."""
    return text.encode(codec, _errors(codec))


def decode(data: bytes, codec: str) -> str:
    """Decode bytes; undecodable ones are kept as surrogates."""
    return data.decode(codec, _errors(codec))


def _errors(codec: str) -> str:
    return "surrogatepass" if codec.startswith("utf-16") else "surrogateescape"


def has_surrogate(text: str) -> bool:
    """Return whether a text has undecodable bytes or lone surrogates."""
    return first_surrogate(text) is not None


def replace_undecodable(text: str) -> str:
    """Return a text with U+FFFD in place of every undecodable byte."""
    return _SURROGATE.sub("\ufffd", text) if has_surrogate(text) else text


def restore_undecodable(text: str, before: str) -> str:
    r"""Return an edited `replace_undecodable(before)`, with the undecodable bytes outside the edit restored.

    >>> restore_undecodable("a\ufffdbc", "a\udc98b")
    'a\udc98bc'
    """
    if not has_surrogate(before):
        return text
    shown = replace_undecodable(before)
    start = _common(shown, text)
    end = _common(shown[start:][::-1], text[start:][::-1])
    return before[:start] + text[start : len(text) - end] + before[len(before) - end :]


def _common(one: str, other: str) -> int:
    """Return the length of the common prefix of two texts."""
    differ = (index for index, (mine, yours) in enumerate(zip(one, other, strict=False)) if mine != yours)
    return next(differ, min(len(one), len(other)))


def first_surrogate(text: str) -> int | None:
    """Return the index of the first undecodable byte or lone surrogate; None if there is none."""
    try:
        text.encode()  # a quarter of the time of a search
    except UnicodeEncodeError as error:
        return error.start
    return None


BYTES_SEARCHED_AT_ONCE = 32 * 1024
"""How many bytes are searched at a time."""

# A pattern that begins with a letter is found ten times as fast as one that begins with an assertion.
CHARSET = rb"C(?<![A-Za-z]C)[a-z]{0,9}A[a-z]{0,9}\s{0,9}\[([^\]]{0,60})\]"
"""What looks like the property, even inside a value; group 1 is the name of the encoding."""

_CHARSET = pattern(CHARSET)
_LONGEST_CHARSET = 100
_GAME = pattern(rb"\(\s*;")
_DEPTHS = {ord("("): 1, ord(")"): -1}

_SWITCHES = {
    **{codec: (rb"\x1b", rb"\$[^\x1b]*") for codec in RESET_SEQUENCES if codec.startswith("iso2022_jp")},
    "iso2022_kr": (rb"\x0e", rb"[^\x0f]*"),
    "hz": (b"~", rb"\{[^~]*"),
}
_WIDE = {codec: (leads, b".") for codec, leads in LEADS.items()} | _SWITCHES
"""Encodings with brackets among their trail bytes: the lead bytes, and what follows them."""


class _Grammar(NamedTuple):
    """A value with its brackets, and a stretch of text and complete values up to the next bracket."""

    value: re.Pattern[bytes]
    stretch: re.Pattern[bytes]


class _Named(NamedTuple):
    """The name of an encoding, and where the game that declares it begins; -1 if none does."""

    name: bytes
    game: int


def parts_by_charset(data: bytes, progress: Progress = unreported) -> list[tuple[int, int, bytes]]:
    """Split a file where its games declare different encodings; return start, end and name of each part.

    CA quoted inside a text does not count.
    """
    found = _look_alikes(data, progress=progress)
    if len({_meaning(name) for _, name in found}) <= 1:
        first = _named(data, found, only_first=True, progress=progress)
        return [(0, len(data), first[0].name if first else b"")]
    named = _named(data, found, progress=progress)
    parts: list[tuple[int, int, bytes]] = []
    start, declared = 0, named[0].name if named else b""
    for name, game in named[1:]:
        if game > start and _meaning(name) != _meaning(declared):
            parts.append((start, game, declared))
            start, declared = game, name
    return [*parts, (start, len(data), declared)]


def _meaning(name: bytes) -> tuple[str, ...] | bytes:
    return codecs_named(name.decode("latin-1")) or name


def _look_alikes(data: bytes, progress: Progress) -> list[tuple[int, bytes]]:
    """Return the offsets of what looks like CA, even inside a text, and the names in it."""
    found: list[tuple[int, bytes]] = []
    for start in range(0, len(data), BYTES_SEARCHED_AT_ONCE):
        end = start + BYTES_SEARCHED_AT_ONCE
        matches = _CHARSET.finditer(data, start, end + _LONGEST_CHARSET)
        found += [(match.start(), match[1]) for match in matches if match.start() < end]
        if end < len(data):
            progress(0.0)
    return found


def _named(
    data: bytes, found: list[tuple[int, bytes]], *, only_first: bool = False, progress: Progress
) -> list[_Named]:
    """Return those outside values, the first of each game, or only the very first.

    Values are read in the encoding declared last; those before the first declaration and at the start of a game in the
    encoding that is about to be declared.
    """
    named: list[_Named] = []
    position, depth, game, tried, limit = 0, 0, -1, -1, BYTES_SEARCHED_AT_ONCE
    for offset, name in found:
        if offset >= limit:
            limit = offset + BYTES_SEARCHED_AT_ONCE
            progress(0.0)
        own = _grammar(name)
        grammar = _grammar(named[-1].name) if named else own
        while position < offset:
            position = _end(grammar.stretch, data, position, offset)
            if position < offset and data[position] == ord("["):
                position = _end(grammar.value, data, position, len(data))
            elif position < offset:
                game = position if depth == 0 and _GAME.match(data, position) else game
                depth = max(0, depth + _DEPTHS.get(data[position], 0))
                position += 1
            if position >= limit:
                limit = position + BYTES_SEARCHED_AT_ONCE
                progress(0.0)
        if position > offset and game > tried:
            tried = game
            position = offset if _end(own.stretch, data, game + 1, offset) == offset else position
        if position == offset and not (named and named[-1].game == game):
            named.append(_Named(name, game))
            tried = game
            if only_first:
                break
    return named


def _end(pattern: re.Pattern[bytes], data: bytes, start: int, end: int) -> int:
    """Return the end of a pattern's match between two offsets; the end of the file if it does not match."""
    found = pattern.match(data, start, end)
    return found.end() if found else len(data)


def _grammar(name: bytes) -> _Grammar:
    codecs = codecs_named(name.decode("latin-1"))
    return _grammar_of(*_WIDE.get(codecs[0] if codecs else "", (b"", b"")))


@lru_cache(maxsize=8)
def _grammar_of(first: bytes, rest: bytes) -> _Grammar:
    character = rb"(?>\\?[%b]%b)|[%b]|" % (first, rest, first) if first else b""
    value = rb"\[%b\]" % repeated(rb"[^]\\%b]+|%b\\." % (first, character))
    return _Grammar(
        re.compile(value, re.DOTALL),
        re.compile(rb"(?>(?:[^()\[]+|%b){0,1000})" % value, re.DOTALL),
    )
