"""Labels: their allowed characters, and their percent-encoding."""

from typing import NamedTuple

from hen_editor.core.arguments import require_text
from hen_editor.core.diagnostics import Span
from hen_editor.core.patterns import pattern
from hen_editor.core.position import Mark

LABEL_CHARACTERS = r"[^\s\x00-\x1f\x7f-\x9f\ud800-\udfff._\-]"
"""A character class: all but whitespace, control characters, surrogates, `.`, `_` and `-`."""

MARKS = {mark.value: mark for mark in Mark}
"""The marks by name; these names are never read as labels."""

_LABEL = pattern(rf"{LABEL_CHARACTERS}++")
_ENCODED_RUN = pattern(r"(?:%[0-9A-Fa-f]{2})++")


class LabelText(NamedTuple):
    """A decoded label, and the percent-encoded runs left as they are (offsets into the raw label)."""

    text: str
    left: tuple[Span, ...] = ()


def is_label(text: str) -> bool:
    """Tell whether HEN can store this text as a label.

    >>> is_label("7"), is_label("a b"), is_label("CR")
    (True, False, False)
    """
    require_text(text, "a label")
    return _LABEL.fullmatch(text) is not None and text not in MARKS


def decode_label(raw: str) -> LabelText:
    """Percent-decode a label, once.

    A run of `%XX` that is not UTF-8, or decodes to a character not allowed in labels, is left as it is.

    >>> decode_label("caf%C3%A9"), decode_label("a%2Eb")
    (LabelText(text='café', left=()), LabelText(text='a%2Eb', left=(Span(start=1, end=4),)))
    """
    if "%" not in raw:
        return LabelText(raw)
    pieces: list[str] = []
    left: list[Span] = []
    position = 0
    for run in _ENCODED_RUN.finditer(raw):
        decoded = _decode_run(run.group())
        if decoded is None:
            left.append(Span(*run.span()))
        pieces += raw[position : run.start()], run.group() if decoded is None else decoded
        position = run.end()
    return LabelText("".join([*pieces, raw[position:]]), tuple(left))


def encode_label(text: str) -> str:
    """Encode a label so that `decode_label` returns it."""
    return text.replace("%", "%25")


def _decode_run(run: str) -> str | None:
    try:
        decoded = bytes.fromhex(run.replace("%", "")).decode("utf-8")
    except UnicodeDecodeError:
        return None
    return decoded if _LABEL.fullmatch(decoded) else None
