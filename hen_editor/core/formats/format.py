"""A file format: a row of the table of formats."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.hen.entries import Entry
from hen_editor.core.progress import Progress, share_of, unreported

if TYPE_CHECKING:
    from hen_editor.core.sgf import Collection, Estimate, GameTree


class KeptEntry(NamedTuple):
    """A position as it was read. piece: its text in the file; None if it is just what writing the entry gives."""

    entry: Entry
    piece: str | None = None


Kept = Mapping["GameTree", KeptEntry]
"""Games as they were read, to be written back byte for byte while unedited."""

NOTHING_KEPT: Kept = MappingProxyType({})


_SHARE_OF_READING = 0.6
"""The share of reading in the progress of reading back."""


class Read(NamedTuple):
    """The result of reading a file or a text.

    collection: its games; None or empty if `refusal` says why.
    """

    collection: "Collection | None"
    diagnostics: tuple[Diagnostic, ...] = ()
    refusal: Diagnostic | None = None
    kept: Kept = NOTHING_KEPT


class ReadFormat(Protocol):
    """Reads the bytes of a file, or text.

    encoding: the one to use, None to detect it; raises LookupError if it is unknown.
    """

    def __call__(self, data: bytes | str, encoding: str | None = None, progress: Progress = unreported) -> Read:
        """Read."""
        ...


class Write(Protocol):
    """Returns the bytes of a file of games; raises ValueError if the format cannot hold one of them at all."""

    def __call__(self, collection: "Collection", kept: Kept = NOTHING_KEPT) -> bytes:
        """Write."""
        ...


class IsSame(Protocol):
    """Compares whether a file read back has all that the format holds of games."""

    def __call__(self, collection: "Collection", read: "Collection", progress: Progress = unreported) -> bool:
        """Compare."""
        ...


class Holds(Enum):
    """What a file of a format contains: games, or the position at the end of each game's main line."""

    GAMES = "games"
    POSITIONS = "positions"


@dataclass(frozen=True, kw_only=True, eq=False)
class Format:
    """A format of files that can be read.

    name: as used in sentences. suffixes: the usual one first. magic: matches the beginning of its files, and of no
    other format. has_encodings: whether a file may be in any encoding, and can be reopened with another. is_picture:
    whether its files are pictures or documents to look at. estimate: estimates the number of nodes of a file.
    """

    name: str
    suffixes: tuple[str, ...]
    read: ReadFormat
    magic: re.Pattern[bytes] | None = None
    has_encodings: bool = False
    is_picture: bool = False
    estimate: "Callable[[bytes], Estimate] | None" = None


@dataclass(frozen=True, kw_only=True, eq=False)
class WritableFormat(Format):
    """A format of files that can be written, too.

    title: a file of it, for file dialogs. losses: describes what it would lose of games. is_same: whether games are the
    same as those read back from the file written of them, apart from such losses.
    """

    title: str
    holds: Holds
    write: Write
    losses: "Callable[[Collection], tuple[Diagnostic, ...]]"
    is_same: IsSame


Row = TypeVar("Row", bound=Format)


def writable(formats: Iterable[Format]) -> tuple[WritableFormat, ...]:
    """Return the formats that can be written."""
    return tuple(row for row in formats if isinstance(row, WritableFormat))


def reads_back(row: WritableFormat, data: bytes, collection: "Collection", progress: Progress = unreported) -> bool:
    """Return whether the bytes of a file hold the games it was written of."""
    if data is collection.source.data:
        return True  # nothing but these bytes was read
    read = row.read(data, progress=share_of(progress, 0, _SHARE_OF_READING))
    if read.collection is None:
        return False
    return row.is_same(collection, read.collection, progress=share_of(progress, _SHARE_OF_READING, 1))


def of_suffix(suffix: str, formats: Iterable[Row]) -> Row | None:
    """Return the format with a suffix, such as `.SGF`, or None."""
    return next((row for row in formats if suffix.casefold() in row.suffixes), None)


def of_magic(data: bytes, formats: Iterable[Format]) -> Format | None:
    """Return the format whose files begin like this, or None."""
    return next((row for row in formats if row.magic and row.magic.match(data)), None)
