"""Files read: what the games in them are, in any format of the table, or why there are none."""

import errno
import os
import re
import stat
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote_to_bytes

from PySide6 import QtCore

from hen_editor.core import codes
from hen_editor.core.convert import hen_file
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.formats import FORMATS, Format, Kept, Read, of_magic, of_suffix
from hen_editor.core.formats.format import NOTHING_KEPT
from hen_editor.core.sgf import Collection
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.slices import finished
from hen_editor.document import file_bytes
from hen_editor.document.file_bytes import MAX_MEGABYTES, MEGABYTE, SizeLimit

LONGEST_TEXT = 100_000
"""How many characters a text may have in which a HEN is looked for, be it in a file or pasted."""

LONGEST_MAGIC = 1_000
"""How much of a text is looked at for what the files of a format begin with."""

MAX_PROPERTIES = 10_000
"""How many properties a node may have: several for each point of any board. No window could work with a million."""

REPLACEMENT = "\ufffd"
"""The character that stands for bytes that are no characters."""


class File(NamedTuple):
    """A file as it was read or written last, or the place of one not yet written.

    collection: None where it could not be read, and `refusal` says why. data: the bytes that the file held when it was
    read or written last; empty where there is none. format: the one that it was read or written in, None for a new one.
    kept: its games as they were read, with their text there.
    """

    path: Path | None = None
    collection: Collection | None = None
    diagnostics: tuple[Diagnostic, ...] = ()
    refusal: Diagnostic | None = None
    data: bytes = b""
    format: Format | None = None
    kept: Kept = NOTHING_KEPT


def readable(path: Path | str) -> str:
    """Return a path or the name of a file for people, and for Qt: bytes in it that are no UTF-8 become U+FFFD."""
    return replace_undecodable(str(path))


def path_of(text: str) -> Path:
    """Return the path that is meant by a readable one: U+FFFD may stand for bytes that are no UTF-8.

    Where no file, or more than one, is meant, it is the text as it stands.
    """
    path = Path(text)
    if REPLACEMENT not in text or os.path.lexists(path):
        return path
    folder = path_of(str(path.parent))
    try:
        found = [other for other in folder.iterdir() if _look(other.name) == _look(path.name)]
    except OSError:
        found = []
    return found[0] if len(found) == 1 else folder / path.name


def _look(name: str) -> str:
    """Return a name as it looks, however many U+FFFD are shown for bytes that are no UTF-8: Qt and Python differ."""
    return re.sub(f"{REPLACEMENT}+", REPLACEMENT, readable(name))


def path_of_url(url: QtCore.QUrl) -> Path:
    """Return the path of a local file by its address, which can hold any bytes: `toLocalFile` makes U+FFFD of some."""
    text = url.toLocalFile()
    if REPLACEMENT not in text:
        return Path(text)
    return Path(os.fsdecode(unquote_to_bytes(url.path(QtCore.QUrl.ComponentFormattingOption.FullyEncoded))))


def format_of(path: Path, formats: Sequence[Format] = FORMATS) -> Format:
    """Return the format that a file of this name is written in."""
    return of_suffix(path.suffix, formats) or formats[0]


def read_format(path: Path | None, data: bytes, formats: Sequence[Format] = FORMATS) -> Format:
    """Return the format that a file is read in: by its name, or how it begins, or else the first."""
    named = None if path is None else of_suffix(path.suffix, formats)
    return named or of_magic(data, formats) or formats[0]


def text_magic(text: str, formats: Sequence[Format] = FORMATS) -> Format | None:
    """Return the format whose files alone begin as a pasted text does."""
    return of_magic(text[:LONGEST_MAGIC].encode(errors="replace"), formats)


def text_format(text: str, formats: Sequence[Format] = FORMATS) -> Format:
    """Return the format that a pasted text is read in: by its first characters, or else the first."""
    return text_magic(text, formats) or formats[0]


def read(path: Path, formats: Sequence[Format] = FORMATS) -> File:
    """Read a file. Raises OSError where the system refuses it."""
    return finished(reading_games(path, finished(reading_bytes(path)), formats))


def reading_bytes(path: Path) -> Generator[float, None, bytes]:
    """Read the bytes of a file, pausing every few milliseconds; gives the share that is done, from 0 to 1.

    Raises OSError where the system refuses the file, and for a device, a pipe, an archive, or a file over the limit.
    """
    if not path.exists():  # a name that no file can have raises a ValueError elsewhere
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    return (yield from file_bytes.reading(path, size_limit()))


def size_limit() -> SizeLimit:
    """Return the size that the user's settings allow a file to have."""
    settings = QtCore.QSettings()
    megabytes = str(settings.value("files/max-megabytes", ""))
    is_number = megabytes.isdecimal() and len(megabytes) < 10
    size = (int(megabytes) if is_number else MAX_MEGABYTES) * MEGABYTE
    return SizeLimit(size, settings=settings.fileName())


def reading_games(
    path: Path | None, data: bytes, formats: Sequence[Format] = FORMATS, encoding: str | None = None
) -> Generator[float, None, File]:
    """Read the games or positions from the bytes of a file, pausing as `reading_bytes` does.

    A text that holds none is searched for a HEN among its words. What is found so has no path, for saving it there
    would lose the words, and neither has what would be saved in another format under its name.
    encoding: the one to read the file in, None for the one that it seems to be in. Raises LookupError where it is not
    known.
    """
    if not data or data.isspace():
        return File(path, refusal=codes.EMPTY_FILE.at())
    row = read_format(path, data, formats)
    read = yield from _reading(row, data, encoding)
    if read.refusal is not None:
        return _of_words(data) or File(path, None, read.diagnostics, read.refusal)
    own = path if path is not None and format_of(path, formats) is row else None
    return File(own, read.collection, read.diagnostics, None, data, row, read.kept)


def of_text(text: str, formats: Sequence[Format] = FORMATS) -> File:
    """Read the games of a text that stands in no file; they will be written in UTF-8."""
    return finished(reading_text(text, formats))


def reading_text(text: str, formats: Sequence[Format] = FORMATS) -> Generator[float, None, File]:
    """Read a text as `of_text` does, pausing as `reading_bytes` does."""
    row = text_format(text, formats)
    read = yield from _reading(row, text, None)
    if read.collection is None or read.refusal is not None:
        return File(None, None, read.diagnostics, read.refusal)
    converted = read.collection.converted_to_utf8()
    return File(None, converted.value, (*read.diagnostics, *converted.diagnostics), format=row)


def _reading(row: Format, data: bytes | str, encoding: str | None) -> Generator[float, None, Read]:
    """Read as a format does; refuse what no window could work with."""
    read = yield from row.reading(data, encoding)
    if read.collection is not None and (yield from read.collection.source.finding_crowded(MAX_PROPERTIES)):
        return Read(None, refusal=codes.CROWDED_NODE.at(count=MAX_PROPERTIES))
    return read


def _of_words(data: bytes) -> File | None:
    """Read the HEN among the words of a text; None where there is none, or what is no text or a very long one."""
    if len(data) > LONGEST_TEXT:
        return None
    try:
        found = hen_file.among_words(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return None
    return None if found.value is None else File(None, Collection.of([found.value]), found.diagnostics)


def holds_other(path: Path, data: bytes) -> bool:
    """Tell whether there is a file that holds other bytes. Raises OSError where the system does not let it be read."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return False
    return not stat.S_ISREG(status.st_mode) or status.st_size != len(data) or path.read_bytes() != data
