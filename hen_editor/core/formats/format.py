"""What a format of files is: a row of the table of formats."""

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.hen.entries import Entry

if TYPE_CHECKING:
    from hen_editor.core.sgf import Collection, Estimate, GameTree

Kept = Mapping["GameTree", Entry]
"""Games as they were read, each with its text and title in the file, to be written back while it is not edited."""

NOTHING_KEPT: Kept = MappingProxyType({})


class Read(NamedTuple):
    """What was read of a file or a text.

    collection: its games; None, or without any, where `refusal` says why.
    """

    collection: "Collection | None"
    diagnostics: tuple[Diagnostic, ...] = ()
    refusal: Diagnostic | None = None
    kept: Kept = NOTHING_KEPT


class Reading(Protocol):
    """Reads the bytes of a file, or text that came without bytes, in slices: gives the share that is done.

    encoding: the one to read it in, None for the one that it seems to be in; LookupError where it is not known.
    """

    def __call__(self, data: bytes | str, encoding: str | None = None) -> Generator[float, None, Read]:
        """Begin to read."""
        ...


class Write(Protocol):
    """Returns the bytes of a file of games; ValueError where the format cannot hold one of them at all."""

    def __call__(self, collection: "Collection", kept: Kept = NOTHING_KEPT) -> bytes:
        """Write."""
        ...


class Holds(Enum):
    """What a file of a format holds: games, or of each game the position at the end of its main line."""

    GAMES = "games"
    POSITIONS = "positions"


@dataclass(frozen=True, slots=True, eq=False)
class Format:
    """A format of files.

    name: as sentences have it. title: what a file of it is, for file dialogs. suffixes: the usual one first. losses:
    what it would lose of games, in words. magic: what its files begin with, and those of no other format.
    has_encodings: whether the text of a file may be in any encoding, in which it can be read again. estimating: finds
    in slices how many nodes a file has.
    """

    name: str
    title: str
    suffixes: tuple[str, ...]
    holds: Holds
    reading: Reading
    write: Write
    losses: "Callable[[Collection], tuple[str, ...]]"
    magic: tuple[bytes, ...] = ()
    has_encodings: bool = False
    estimating: "Callable[[bytes], Iterator[Estimate]] | None" = None


def of_suffix(suffix: str, formats: Iterable[Format]) -> Format | None:
    """Return the format whose files have a suffix, such as `.SGF`; None where there is none."""
    return next((row for row in formats if suffix.casefold() in row.suffixes), None)


def of_magic(data: bytes, formats: Iterable[Format]) -> Format | None:
    """Return the format whose files alone begin like this; None where there is none."""
    return next((row for row in formats if row.magic and data.startswith(row.magic)), None)
