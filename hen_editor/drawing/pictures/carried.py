"""What a picture carries: positions as HEN, and games as SGF."""

import re
import zlib
from collections.abc import Iterator
from typing import NamedTuple, TypeAlias
from urllib.parse import quote, unquote

from hen_editor import __version__
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.hen.entries import Entry
from hen_editor.core.progress import Progress, unreported
from hen_editor.drawing.pictures import codes

MAX_TEXT_BYTES = 1_000_000
"""The most bytes of a text, and of all games of a picture, before and after decompression."""

MAX_HEN_LENGTH = 50_000
"""The most characters of all positions of a picture; they are read in half a second."""

MAX_TEXTS = 100
"""The most texts of a picture that are read, and the most problems."""

_ADDRESS_END = re.compile(r"/position\s*\Z")
_PLAIN = "".join(map(chr, range(0x20, 0x7F))).replace("%", "").replace("/", "")


class CarriedGame(NamedTuple):
    """A game that a picture carries: SGF as bytes in an encoding of their own, or as text."""

    sgf: bytes | str


Event: TypeAlias = float | Entry | CarriedGame | Diagnostic
"""What is met in a picture; a number is the progress, from 0 to 1."""


class Carried(NamedTuple):
    """All that a picture carries, each position and each game once, with the problems of the file."""

    positions: tuple[Entry, ...] = ()
    games: tuple[CarriedGame, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()


class Contents(NamedTuple):
    """What is put into a picture: a position as HEN, a title and a description in words, perhaps the game as SGF.

    hen: None for a board that is too wide for HEN.
    """

    hen: str | None
    title: str = ""
    description: str = ""
    sgf: str | None = None

    def require_readable(self) -> None:
        """Raise ValueError if it is more than is read of a picture."""
        if len(self.hen or "") > MAX_HEN_LENGTH or len((self.sgf or "").encode()) > MAX_TEXT_BYTES:
            raise ValueError("the position or the game is too long for a picture")


SOFTWARE = f"HEN Editor {__version__}"
"""How pictures name the program that wrote them."""


def collect(events: Iterator[Event], progress: Progress = unreported) -> Carried:
    """Collect what is met in a picture, within the limits."""
    met: dict[Entry | CarriedGame | Diagnostic, None] = {}
    room, room_for_hen, room_for_sgf = MAX_TEXTS, MAX_HEN_LENGTH, MAX_TEXT_BYTES
    for event in events:
        if isinstance(event, float):
            progress(event)
            continue
        room -= 1
        if isinstance(event, Entry):
            room_for_hen -= len(event.text)
        elif isinstance(event, CarriedGame):
            room_for_sgf -= len(event.sgf)
        if min(room, room_for_hen, room_for_sgf) < 0:
            met[codes.TOO_MANY.at()] = None
            break
        met[event] = None
    return Carried(
        tuple(each for each in met if isinstance(each, Entry)),
        tuple(each for each in met if isinstance(each, CarriedGame)),
        tuple(each for each in met if isinstance(each, Diagnostic)),
    )


def decoded(text: bytes) -> str:
    """Return a text that is UTF-8, or else Latin-1."""
    try:
        return text.decode()
    except UnicodeDecodeError:
        return text.decode("latin-1")


def position(text: str) -> Entry:
    """Return the position of a text as pictures carry it: a piece of an address, percent-encoded.

    >>> position(".9x9.E2-%E6%98%9F/position").text
    '.9x9.E2-星'
    """
    return Entry(unquote(_ADDRESS_END.sub("", text)).strip())


def encoded(hen: str) -> str:
    """Return a HEN as `position` reads it: in printable ASCII characters.

    >>> encoded(".9x9.E2-星")
    '.9x9.E2-%E6%98%9F'
    """
    return quote(hen, safe=_PLAIN)


def decompress(data: bytes) -> bytes | Diagnostic:
    """Return a text that was compressed with zlib, or what is wrong with it."""
    if len(data) > MAX_TEXT_BYTES:
        return codes.TEXT_TOO_LONG.at()
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(data, MAX_TEXT_BYTES + 1)
    except zlib.error:
        return codes.TEXT_DAMAGED.at()
    if len(text) > MAX_TEXT_BYTES:
        return codes.TEXT_TOO_LONG.at()
    return text if unpacking.eof else codes.TEXT_DAMAGED.at()
