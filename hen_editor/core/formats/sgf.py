"""The format SGF."""

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.formats.format import NOTHING_KEPT, Holds, Kept, Read, WritableFormat
from hen_editor.core.texts import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from hen_editor.core.sgf import Collection, Estimate


def _reading(data: bytes | str, encoding: str | None = None) -> Generator[float, None, Read]:
    from hen_editor.core import sgf

    read = yield from sgf.reading(data, encoding=encoding)
    refusal = None if read.value.games else codes.NO_GAME_AND_NO_HEN.at()
    return Read(read.value, read.diagnostics, refusal)


def _write(collection: "Collection", kept: Kept = NOTHING_KEPT) -> bytes:
    from hen_editor.core import sgf

    return sgf.format(collection)


def _losses(collection: "Collection") -> tuple[Diagnostic, ...]:
    return ()


def _comparing(collection: "Collection", read: "Collection") -> Generator[float, None, bool]:
    from hen_editor.core import sgf

    return (yield from sgf.comparing(collection, read))


def _estimating(data: bytes) -> "Iterator[Estimate]":
    from hen_editor.core import sgf

    return sgf.estimating(data)


SGF = WritableFormat(
    name="SGF",
    title=QT_TRANSLATE_NOOP("Formats", "SGF game"),
    suffixes=(".sgf",),
    holds=Holds.GAMES,
    reading=_reading,
    write=_write,
    losses=_losses,
    comparing=_comparing,
    has_encodings=True,
    estimating=_estimating,
)
