"""The bytes of files to write: a document, or a copy of all or part of it, built and read back.

Each function that builds a file returns its bytes. It raises MiswrittenError if they do not read back as what they were
built from, and ValueError if the format cannot store one of the games.
"""

from collections.abc import Callable
from typing import TypeAlias

from hen_editor.core import sgf
from hen_editor.core.convert import position_to_game
from hen_editor.core.formats import Kept, WritableFormat, reads_back
from hen_editor.core.formats.format import NOTHING_KEPT
from hen_editor.core.position import Position
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.sgf import Collection
from hen_editor.document.codes import LossyError, MiswrittenError, UnencodableError

Copy: TypeAlias = Callable[[Progress], bytes]
"""Builds the bytes of a file."""


def whole(
    row: WritableFormat, collection: Collection, kept: Kept = NOTHING_KEPT, progress: Progress = unreported
) -> bytes:
    """Build a file that holds games without any loss."""
    data = row.write(collection, kept)
    if not reads_back(row, data, collection, progress):
        raise MiswrittenError
    return data


def encoded(row: WritableFormat, collection: Collection, kept: Kept, progress: Progress = unreported) -> bytes:
    """Build a file of games as `whole` does.

    Raises LossyError if the format cannot store all of them, UnencodableError if the encoding of the file does not fit.
    """
    if losses := row.losses(collection):
        raise LossyError(losses)
    if row.has_encodings and collection.unencodable():
        raise UnencodableError
    try:
        return whole(row, collection, kept, progress)
    except (MiswrittenError, UnicodeEncodeError) as error:
        if row.has_encodings and not sgf.is_read_as_written(collection):
            raise UnencodableError from error
        raise


def what_fits(row: WritableFormat, collection: Collection, kept: Kept, progress: Progress = unreported) -> bytes:
    """Build a file of games without what the format cannot store of them."""
    if not row.losses(collection):
        return whole(row, collection, kept, progress)
    return row.write(collection, kept)


def position_alone(row: WritableFormat, position: Position, progress: Progress = unreported) -> bytes:
    """Build a file of one position."""
    return whole(row, Collection.of([position_to_game(position)]), progress=progress)


def fits(row: WritableFormat, position: Position) -> bool:
    """Return whether a format can store a position."""
    try:
        row.write(Collection.of([position_to_game(position)]))
    except ValueError:
        return False
    return True


def in_utf8(row: WritableFormat, collection: Collection, progress: Progress = unreported) -> bytes:
    """Build a file of games with all their text in UTF-8."""
    converted = collection.converted_to_utf8(share_of(progress, 0, 0.2))
    return whole(row, converted.value, progress=share_of(progress, 0.2, 1))


def normalised(collection: Collection, progress: Progress = unreported) -> bytes:
    """Build a file of games in standard form, which has all their nodes and would not change again."""
    data = sgf.clean(collection, share_of(progress, 0, 0.4))
    read = sgf.parse(data, progress=share_of(progress, 0.4, 0.7)).value
    lacks = [len(tree) > len(there) for tree, there in zip(collection.games, read.games, strict=False)]
    if len(collection.games) != len(read.games) or any(lacks) or data != sgf.clean(read, share_of(progress, 0.7, 1)):
        raise MiswrittenError
    return data


def of_data(data: bytes) -> Copy:
    """Return a `Copy` that just returns bytes that were built before."""
    return lambda _: data
