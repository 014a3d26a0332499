"""What is written to files: a document, or a copy of it or of a part, built in slices and read back.

Each of these yields its progress, from 0 to 1, and returns the bytes of a file. It raises MiswrittenError if they do
not hold what they were built from, and ValueError if the format cannot store one of the games.
"""

from collections.abc import Generator
from hashlib import sha256

from hen_editor.core import sgf
from hen_editor.core.convert import position_to_game
from hen_editor.core.formats import Kept, WritableFormat, reading_back
from hen_editor.core.formats.format import NOTHING_KEPT
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection
from hen_editor.core.slices import part
from hen_editor.document.codes import MiswrittenError, UnencodableError

Copy = Generator[float, None, bytes]


def whole(row: WritableFormat, collection: Collection, kept: Kept = NOTHING_KEPT) -> Copy:
    """Build a file of games, of which nothing is lost."""
    data = row.write(collection, kept)
    if not (yield from reading_back(row, data, collection)):
        raise MiswrittenError
    return data


def encoded(row: WritableFormat, collection: Collection, kept: Kept) -> Copy:
    """Build a file of games as `whole` does; raises UnencodableError if the encoding of the file does not fit."""
    if row.has_encodings and collection.unencodable():
        raise UnencodableError
    try:
        return (yield from whole(row, collection, kept))
    except (MiswrittenError, UnicodeEncodeError) as error:
        if row.has_encodings and not sgf.is_read_as_written(collection):
            raise UnencodableError from error
        raise


def what_fits(row: WritableFormat, collection: Collection, kept: Kept) -> Copy:
    """Build a file of games without what the format cannot store of them."""
    if not row.losses(collection):
        return (yield from whole(row, collection, kept))
    yield 0.0
    return row.write(collection, kept)


def position_alone(row: WritableFormat, position: Position) -> Copy:
    """Build a file of one position."""
    return (yield from whole(row, Collection.of([position_to_game(position)])))


def fits(row: WritableFormat, position: Position) -> bool:
    """Return whether a format can store a position."""
    try:
        row.write(Collection.of([position_to_game(position)]))
    except ValueError:
        return False
    return True


def in_utf8(row: WritableFormat, collection: Collection) -> Copy:
    """Build a file of games with all their text in UTF-8."""
    converted = yield from part(collection.converting_to_utf8(), 0, 0.2)
    return (yield from part(whole(row, converted.value), 0.2, 1))


def as_read(collection: Collection) -> Copy:
    """Return the file that games were read from, byte for byte."""
    return of_data(collection.source.data or b"")


def of_data(data: bytes) -> Copy:
    """Return what was built before."""
    yield 0.0
    return data


def normalised(collection: Collection) -> Copy:
    """Build a file of games in standard form, which has all their nodes and would not change again."""
    data = yield from part(sgf.writing_clean(collection), 0, 0.4)
    read = (yield from part(sgf.reading(data), 0.4, 0.7)).value
    lacks = [len(tree) > len(there) for tree, there in zip(collection.games, read.games, strict=False)]
    if (
        len(collection.games) != len(read.games)
        or any(lacks)
        or data != (yield from part(sgf.writing_clean(read), 0.7, 1))
    ):
        raise MiswrittenError
    return data


def digest(data: bytes) -> str:
    """Return the SHA-256 of a file."""
    return sha256(data).hexdigest()
