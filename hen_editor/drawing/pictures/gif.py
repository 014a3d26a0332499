"""GIF: positions in comments that begin with `HEN:`."""

import re
from collections.abc import Iterator

from hen_editor.drawing.pictures import codes
from hen_editor.drawing.pictures.carried import MAX_TEXT_BYTES, Event, decoded, position

SIGNATURES = (b"GIF87a", b"GIF89a")

MAX_BLOCKS = 500_000
"""The most blocks of bytes of a file that are searched: pictures of 100 MB have 400,000."""

_BLOCKS_PER_STEP = 10_000
_LONGEST_BLOCK = 255  # the most bytes of a data sub-block

_EXTENSION, _COMMENT, _IMAGE, _TRAILER = 0x21, 0xFE, 0x2C, 0x3B
_SCREEN_LENGTH, _SCREEN_FLAGS = 13, 10
_IMAGE_LENGTH, _IMAGE_FLAGS = 10, 9

_HEN = re.compile(r"\s*HEN:\s*", re.IGNORECASE)


def events(gif: bytes) -> Iterator[Event]:
    """Go through what a GIF carries."""
    if not gif.startswith(SIGNATURES):
        yield codes.NOT_OF_FORMAT.at(format="GIF")
        return
    try:
        yield from _parts(gif)
    except IndexError:
        yield codes.CUT_OFF.at()


def _parts(gif: bytes) -> Iterator[Event]:
    """Go through what a GIF carries; raise IndexError if it is cut off."""
    at = _SCREEN_LENGTH + _length_of_colors(gif[_SCREEN_FLAGS])
    blocks = 0
    while (kind := gif[at]) != _TRAILER:
        is_comment = kind == _EXTENSION and gif[at + 1] == _COMMENT
        if kind == _EXTENSION:
            at += 2
        elif kind == _IMAGE:
            at += _IMAGE_LENGTH + _length_of_colors(gif[at + _IMAGE_FLAGS]) + 1
        else:
            raise IndexError(at)
        pieces: list[bytes] = []
        length = -1
        while length:
            length = gif[at]
            if is_comment and len(pieces) < MAX_TEXT_BYTES // _LONGEST_BLOCK:
                pieces.append(gif[at + 1 : at + 1 + length])
            at += 1 + length
            blocks += 1
            if blocks % _BLOCKS_PER_STEP == 0:
                yield at / len(gif)
            if blocks == MAX_BLOCKS:
                yield codes.TOO_LARGE.at()
                return
        if is_comment and (found := _HEN.match(text := decoded(b"".join(pieces)))):
            yield position(text[found.end() :])


def _length_of_colors(flags: int) -> int:
    """Return the length in bytes of the table of colours that follows."""
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0
