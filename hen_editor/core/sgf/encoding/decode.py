"""Decode the bytes of a file: which encoding each game is in, and how sure that is."""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from hen_editor.core.diagnostics import Diagnostic, DiagnosticKind, Span
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import codes
from hen_editor.core.sgf.encoding.charsets import (
    CHARSET,
    LEADS,
    RESET_SEQUENCES,
    codecs_named,
    codecs_requested,
    first_surrogate,
    parts_by_charset,
    replace_undecodable,
    title,
)
from hen_editor.core.sgf.encoding.familiar import FAMILIAR
from hen_editor.core.sgf.source import EncodingReason, Segment
from hen_editor.core.texts import Data, pattern

MAX_SAMPLE = 64 * 1024
"""How many bytes of text are sampled to guess an encoding."""

BYTES_DECODED_AT_ONCE = 128 * 1024
"""How many bytes are processed at a time."""

MAX_BYTES_UNJOINED = 8 * 1024 * 1024
"""How many bytes of a large file are decoded before their text is joined to the rest."""

CHANGES_AT_ONCE = 128
"""How many changes of encoding between games are processed at a time."""

_BYTE_ORDER_MARKS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
_WIDE_STARTS = ((b"(\0", "utf-16-le"), (b";\0", "utf-16-le"), (b"\0(", "utf-16-be"), (b"\0;", "utf-16-be"))
_WIDE = {codec: (codec,) for _, codec in _WIDE_STARTS}
_SWITCHES = ((b"\x1b$", "iso2022_jp"), (b"\x1b$", "iso2022_jp_2"), (b"\x1b$)C", "iso2022_kr"), (b"~{", "hz"))
"""The escape sequences of the 7-bit encodings of Japanese, Korean and Chinese."""

_HALF_CHARACTER = re.compile(rb"\x1b(\$[()]?|[(.N])?|[^\x1b]")
"""What may be left of a truncated character or escape sequence in those encodings."""

_CHARSET_IN_TEXT = re.compile(CHARSET.decode("ascii"))
_FOREIGN_VALUE = re.compile(rb"\[([^][\x80-\xff]*[\x80-\xff][^\]]*)")


@dataclass(frozen=True, slots=True)
class Decoded:
    """The text of a file, and the encoding of each part of it."""

    text: str
    data: bytes | None = None
    segments: tuple[Segment, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()


class _Chosen(NamedTuple):
    """The encoding chosen for some bytes, their text, what to report about the choice, and whether all bytes fit."""

    codec: str
    text: str
    reason: EncodingReason
    kind: DiagnosticKind | None = None
    fits: bool = True


def decode(data: Data | str, encoding: str | None = None, progress: Progress = unreported) -> Decoded:
    """Decode a file: by its byte order mark, by what its games declare, as ASCII, as UTF-8, or by a guess.

    encoding: the name of the one to use instead; raises LookupError if it is unknown. A str has no encoding; any that
    it declares is ignored.
    """
    if not isinstance(data, Data | str):
        raise TypeError(f"SGF must be bytes or str, not {data!r:.60}")
    asked = () if encoding is None else _WIDE.get(encoding) or codecs_requested(encoding)
    if encoding is not None and not asked:
        raise LookupError(f"{encoding!r} is not known as an encoding of SGF files")
    if isinstance(data, str):
        return _from_text(data)
    return _from_bytes(bytes(data), asked, progress=progress)


def _from_text(text: str) -> Decoded:
    whole = replace_undecodable(text)
    problems = () if whole == text else (codes.BROKEN_TEXT.at(),)
    return Decoded(whole, None, (Segment(0, len(whole), 0, 0, "utf-8", EncodingReason.TEXT),), problems)


def _from_bytes(data: bytes, asked: tuple[str, ...], progress: Progress) -> Decoded:
    given = asked or _codecs_of_start(data)
    given_by = EncodingReason.ASKED if asked else EncodingReason.MARK
    parts = [(0, len(data), b"")] if given else parts_by_charset(data, progress=progress)
    segments: list[Segment] = []
    texts: list[str] = []
    problems: list[Diagnostic] = []
    position = 0
    for start, end, declared in parts:
        part = data[start:end]
        if given:
            chosen = _first_that_fits(part, given, given_by, progress=progress)
        else:
            chosen = _choose(part, declared, data, progress=progress)
        problems += _problems_of(chosen, declared, position)
        segments.append(Segment(position, position + len(chosen.text), start, end, chosen.codec, chosen.reason))
        texts.append(chosen.text)
        position += len(chosen.text)
        if len(texts) % CHANGES_AT_ONCE == 0:
            progress(0.0)
    if len(segments) > 1:
        problems.append(codes.MIXED_CHARSETS.at())
    return Decoded("".join(texts), data, tuple(segments), tuple(problems))


def _problems_of(chosen: _Chosen, declared: bytes, position: int) -> Iterator[Diagnostic]:
    encoding = title(chosen.codec)
    if chosen.kind:
        match = _CHARSET_IN_TEXT.search(chosen.text)
        span = Span(position + match.start(), position + match.end()) if match else None
        yield chosen.kind.at(span, charset=declared.decode("ascii", "replace"), encoding=encoding)
    if not chosen.fits and (undecodable := first_surrogate(chosen.text)) is not None:
        here = position + undecodable
        yield codes.UNDECODABLE.at(Span(here, here + 1), encoding=encoding)


def _codecs_of_start(data: bytes) -> tuple[str, ...]:
    """Return the encoding that the first bytes reveal: by a byte order mark, or as UTF-16."""
    marked = [codec for mark, codec in _BYTE_ORDER_MARKS if data.startswith(mark)]
    head = data[:64].lstrip(b" \t\r\n")[:2]
    return tuple(marked or [codec for start, codec in _WIDE_STARTS if head == start])


def _choose(part: bytes, declared: bytes, data: bytes, progress: Progress) -> _Chosen:
    """Choose the codec for some bytes: the declared one if it fits, ASCII, UTF-8, then a guess."""
    named = codecs_named(declared.decode("latin-1"))
    unknown = codes.UNKNOWN_CHARSET if declared and not named else None
    if named and (chosen := _first_that_fits(part, named, EncodingReason.NAMED, progress=progress)).fits:
        return chosen
    if part.isascii():
        choice, reason = _switching(part, progress=progress), EncodingReason.SWITCHES
        if not choice:
            text = _decoded(part, "ascii", "strict", progress=progress)
            return _Chosen("ascii", text or "", EncodingReason.ASCII, unknown)
    else:
        choice, reason = ("utf-8",), EncodingReason.UTF8
    chosen = _first_that_fits(part, choice, reason, progress=progress)
    is_sure = True
    if not chosen.fits or (chosen.codec == "utf-8" and len(part) <= MAX_SAMPLE and _is_utf8_by_chance(_sample(part))):
        guessed, is_sure = _guess(_sample(data), is_utf8_named="utf-8" in named)
        chosen = _first_that_fits(part, (guessed,), EncodingReason.GUESSED, progress=progress)
    if named:
        return chosen._replace(kind=codes.WRONG_CHARSET if chosen.codec not in named else None)
    return chosen._replace(kind=unknown or (codes.GUESSED_CHARSET if is_sure else codes.PERHAPS_CHARSET))


def _switching(part: bytes, progress: Progress) -> tuple[str, ...]:
    """Return the 7-bit encodings that these bytes fit; none if they are plain ASCII."""
    for switch, codec in _SWITCHES:
        if _holds(part, switch, progress=progress):
            if codec == "hz" and part.rfind(b"~}") < part.rfind(b"~{"):
                continue  # just two typed characters: no return to ASCII follows
            text = _decoded(part, codec, "strict", progress=progress)
            if text and not text.isascii():
                return (codec,)
    return ()


def _holds(part: bytes, sign: bytes, progress: Progress) -> bool:
    if sign[:1] not in part:  # searching for one byte is 50 times as fast
        return False
    for start in range(0, len(part), BYTES_DECODED_AT_ONCE):
        if part.find(sign, start, start + BYTES_DECODED_AT_ONCE + len(sign) - 1) >= 0:
            return True
        progress(0.0)
    return False


def _first_that_fits(part: bytes, choice: tuple[str, ...], reason: EncodingReason, progress: Progress) -> _Chosen:
    """Decode with the first codec that fits all the bytes, else with the first as far as it goes."""
    for codec in choice:
        if (text := _decoded(part, codec, "strict", progress=progress)) is not None:
            return _Chosen(codec, text, reason)
    is_wide = choice[0].startswith("utf-16")
    whole = part[: len(part) // 2 * 2] if is_wide else part
    text = _decoded(whole, choice[0], "surrogatepass" if is_wide else "surrogateescape", progress=progress)
    return _Chosen(choice[0], text or "", reason, fits=False)


def _decoded(part: bytes, codec: str, errors: str, progress: Progress) -> str | None:
    """Decode some bytes; None if they do not fit.

    In stateful encodings a truncated character at the end is dropped: its bytes look like ASCII.
    """
    may_be_cut_off = codec in RESET_SEQUENCES
    try:
        if len(part) <= BYTES_DECODED_AT_ONCE and not may_be_cut_off:
            return part.decode(codec, errors)
        decoder = codecs.getincrementaldecoder(codec)(errors)
        text, pieces, waiting = "", list[str](), 0
        for start in range(0, len(part), BYTES_DECODED_AT_ONCE):
            pieces.append(decoder.decode(part[start : start + BYTES_DECODED_AT_ONCE]))
            waiting += BYTES_DECODED_AT_ONCE
            # Joining everything at the end would be a long pause; this grows the string in place.
            if waiting > MAX_BYTES_UNJOINED + len(text) // 8:
                text += "".join(pieces)
                pieces, waiting = [], 0
            progress(0.0)
        if not (may_be_cut_off and _HALF_CHARACTER.fullmatch(decoder.getstate()[0])):
            pieces.append(decoder.decode(b"", final=True))
        text += "".join(pieces)
    except UnicodeError:  # also raised if an escape sequence exceeds the decoder's buffer
        return None
    return text


def _sample(data: bytes) -> bytes:
    sample = bytearray()
    for found in _FOREIGN_VALUE.finditer(data):
        sample += found[1] + b"\n"
        if len(sample) >= MAX_SAMPLE:
            break
    return bytes(sample[:MAX_SAMPLE]) or data[:MAX_SAMPLE]


# Guessing: by frequent characters, or else by statistics.

COMMON_CODECS = ("cp932", "gb18030", "big5hkscs", "cp949", "cp1251", "cp1252", "cp1250", "koi8_r", "euc_jp")
"""The encodings in which game records are found, the most common first."""

MAX_COUNTED = 8 * 1024
"""How many bytes are examined for frequent characters."""

_SURE = 0.75
"""The share of a text's characters that are common in its encoding, and of the sequences of UTF-8 that are whole."""

_SURE_IF_NAMED = 0.5
"""The share of whole sequences if the file says that it is UTF-8."""

_FAMILIAR_ENOUGH = 1.25
"""The sum of the shares of common and of familiar characters of a text some of whose characters are rare."""

_FAMILIAR_IN_ALPHABETS = 0.8
_NEAR = 0.02
_CLEAR = 0.4
"""By how much the score of the best encoding must exceed the next one's for it to be more than a likely guess."""

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
        (
            "gb18030",
            rb"([\xa1-\xa3\xb0-\xd7][\xa1-\xfe])|(?:[\x81-\xfe][\x30-\x39]){2}|[\x81-\xfe][\x40-\xfe]|[\x80-\xff]",
        ),
        ("cp949", rb"([\xa1-\xa3\xb0-\xc8][\xa1-\xfe])|[\x81-\xfe][\x41-\xfe]|[\x80-\xff]"),
        ("cp950", rb"([\xa1-\xc6][\x40-\x7e\xa1-\xfe])|[\x81-\xfe][\x40-\xfe]|[\x80-\xff]"),
        ("cp1251", rb"((?<=[\xc0-\xff])[\xe0-\xff]|(?<![\x80-\xff])[\xc0-\xff](?=[\xe0-\xff]))|[\x80-\xff]"),
        ("cp1252", rb"((?<![\x80-\xff])[\x80-\xff]{1,2}(?![\x80-\xff@\\\[\]^_`{|}~]))|[\x80-\xff]"),
        ("koi8_r", rb"((?<=[\xc0-\xff])[\xc0-\xdf]|(?<![\x80-\xff])[\xc0-\xff](?=[\xc0-\xdf]))|[\x80-\xff]"),
        ("euc_jp", rb"([\xa1-\xa5\xb0-\xcf][\xa1-\xfe])|[\x80-\xff]{2}|[\x80-\xff]"),
    )
)


_RARE_IN_UTF8 = pattern("[\u0180-\u036f\u0530-\u058f\u0700-\u07ff]")
"""Scripts of two bytes a character that hardly any game record is in."""


def _is_utf8_by_chance(sample: bytes) -> bool:
    """Return whether these bytes are well-formed UTF-8, but a familiar text in another encoding.

    >>> _is_utf8_by_chance("檀啸".encode("gbk")), _is_utf8_by_chance("Größe".encode())
    (True, False)
    """
    text = sample[:MAX_COUNTED].decode(errors="ignore")
    return _RARE_IN_UTF8.search(text) is not None and max(_scores(sample).values(), default=0.0) > 2 * _SURE


def _guess(sample: bytes, *, is_utf8_named: bool) -> tuple[str, bool]:
    """Return the most likely encoding of these bytes, and whether it is much more likely than the others."""
    enough = _SURE_IF_NAMED if is_utf8_named else _SURE
    if _share_of_utf8(sample) >= enough and not _is_utf8_by_chance(sample):
        return "utf-8", True
    scores = _scores(sample)
    if not scores:
        return _by_statistics(sample) or "cp1252", False
    best = max(scores.values())
    codec = next(codec for codec, score in scores.items() if score >= best - _NEAR)
    return codec, all(score <= best - _CLEAR for other, score in scores.items() if other != codec)


def _share_of_utf8(sample: bytes) -> float:
    """Return the share of complete ones among the sequences that begin like UTF-8; three in four is never chance.

    >>> _share_of_utf8("Größe, naïve, cliché".encode()[:-1]), _share_of_utf8("Größe".encode("latin-1"))
    (0.75, 0.0)
    """
    characters = _UTF8_CHARACTERS.findall(sample)
    return sum(map(bool, characters)) / max(len(characters), 1)


def _scores(sample: bytes) -> dict[str, float]:
    """Return the encodings in which nearly all of these bytes are common or familiar characters, each with its score.

    The score is the sum of both shares.

    >>> [*_scores("第三十期名人戦".encode("shift_jis"))]
    ['cp932']
    """
    beginning = sample[:MAX_COUNTED]
    found = {}
    for profile in _PROFILES:
        common = _share_of_common(beginning, profile)
        familiar = _share_of_familiar(beginning, profile.codec, common)
        if common >= _SURE or common + familiar >= _FAMILIAR_ENOUGH:
            found[profile.codec] = common + familiar
    return found


def _share_of_common(sample: bytes, profile: _Profile) -> float:
    """Return the share of common characters, minus a penalty for undecodable bytes."""
    common = [bool(found) for found in profile.characters.findall(sample)]
    share = sum(common) / len(common) if common else 0.0
    try:
        sample.decode(profile.codec)
    except UnicodeDecodeError as problem:
        if problem.end < len(sample) - 1:  # the last character of a sample may be truncated
            share -= _COST_OF_UNDECODABLE
    return share


def _share_of_familiar(sample: bytes, codec: str, share_of_common: float) -> float:
    """Return the share of characters that are frequent in game records; in alphabets nearly all common ones are."""
    if codec not in FAMILIAR:
        return _FAMILIAR_IN_ALPHABETS * share_of_common
    foreign = [character for character in sample.decode(codec, "ignore") if character > "\x7f" and character.isalpha()]
    return sum(character in FAMILIAR[codec] for character in foreign) / max(len(foreign), 1)


def _by_statistics(sample: bytes) -> str | None:
    """Return the most likely candidate for these bytes, or None if none fits."""
    from charset_normalizer import from_bytes

    possible = [codec for codec in COMMON_CODECS if _decodes(sample, codec)]
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


# Texts of old programs.

_BYTES_AT_ONCE = 32 * 1024
"""How many bytes are processed at a time, rounded up to the end of a line."""

_ESCAPED_BYTE = rb"([%s])\\([\\\]])|[%s][\x30-\x39][%s][\x30-\x39]|[%s][\x40-\xfe]"
_PATTERNS = {codec: re.compile(_ESCAPED_BYTE.replace(b"%s", leads)) for codec, leads in LEADS.items()}


def without_byte_escapes(decoded: Decoded, progress: Progress = unreported) -> Decoded | None:
    """Return the text as meant by an old program that worked on single bytes; None if it is the same.

    Such a program put a backslash before the second byte of a character if that byte looks like a backslash or a
    bracket. The backslash is moved in front of the character, where it is harmless.
    """
    data, texts = decoded.data or b"", list[str]()
    for segment in decoded.segments:
        pattern = _PATTERNS.get(segment.codec)
        if pattern is None:
            texts.append(decoded.text[segment.start : segment.end])
            continue
        for start, end in _lines(data, segment.first_byte, segment.last_byte):
            moved = pattern.sub(_with_escape_in_front, data[start:end])
            texts.append(moved.decode(segment.codec, "surrogateescape"))
            progress(0.0)
    text = "".join(texts)
    if text == decoded.text or len(text) != len(decoded.text):
        return None
    note = codes.BYTE_ESCAPES.at(encoding=title(decoded.segments[0].codec))
    return replace(decoded, text=text, diagnostics=(*decoded.diagnostics, note))


def _with_escape_in_front(found: re.Match[bytes]) -> bytes:
    return b"\\" + found[1] + found[2] if found[1] else found[0]


def _lines(data: bytes, start: int, stop: int) -> Iterator[tuple[int, int]]:
    """Split bytes at line ends, which are never inside a multibyte character."""
    while start < stop:
        line_end = data.find(b"\n", start + _BYTES_AT_ONCE, stop)
        end = line_end + 1 if line_end >= 0 else stop
        yield start, end
        start = end
