"""The format SGF."""

from typing import TYPE_CHECKING

from hen_editor.core import codes
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.formats.format import NOTHING_KEPT, Holds, Kept, Read, WritableFormat
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.texts import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from hen_editor.core.sgf import Collection, Estimate


def _read(data: bytes | str, encoding: str | None = None, progress: Progress = unreported) -> Read:
    from hen_editor.core import sgf

    read = sgf.parse(data, encoding=encoding, progress=progress)
    refusal = None if read.value.games else codes.NO_GAME_AND_NO_HEN.at()
    return Read(read.value, read.diagnostics, refusal)


def _write(collection: "Collection", kept: Kept = NOTHING_KEPT) -> bytes:
    from hen_editor.core import sgf

    return sgf.format(collection)


def _losses(collection: "Collection") -> tuple[Diagnostic, ...]:
    return ()


def _is_same(collection: "Collection", read: "Collection", progress: Progress = unreported) -> bool:
    from hen_editor.core import sgf

    return sgf.is_same_content(collection, read, progress=progress)


def _estimate(data: bytes) -> "Estimate":
    from hen_editor.core import sgf

    return sgf.estimate(data)


SGF = WritableFormat(
    name="SGF",
    title=QT_TRANSLATE_NOOP("Formats", "SGF game"),
    suffixes=(".sgf",),
    holds=Holds.GAMES,
    read=_read,
    write=_write,
    losses=_losses,
    is_same=_is_same,
    has_encodings=True,
    estimate=_estimate,
)
