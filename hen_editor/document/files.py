"""Reading files in any format of the table."""

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
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.formats import FORMATS, Format, Kept, WritableFormat, of_magic, of_suffix, writable
from hen_editor.core.formats.format import NOTHING_KEPT
from hen_editor.core.sgf import Collection
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.slices import finished
from hen_editor.document import file_bytes
from hen_editor.document.file_bytes import MAX_MEGABYTES, MEGABYTE, SizeLimit, reading_in
from hen_editor.document.threads import looked_up

LONGEST_TEXT = 100_000
"""The longest text, in a file or pasted, that is searched for a HEN."""

LONGEST_MAGIC = 1_000
"""How much of a text is examined for magic bytes."""

REPLACEMENT = "\ufffd"
"""The replacement for undecodable bytes."""


class File(NamedTuple):
    """A file as last read or written, or one not yet written.

    collection: None if it could not be read, and `refusal` says why. data: the bytes of the file when last read or
    written; empty if there is none. format: that of the file, None for a new one. kept: its games as they were read,
    with their text there. title: the name to show if there is no path. origin: the file that it is a copy of.
    """

    path: Path | None = None
    collection: Collection | None = None
    diagnostics: tuple[Diagnostic, ...] = ()
    refusal: Diagnostic | None = None
    data: bytes = b""
    format: Format | None = None
    kept: Kept = NOTHING_KEPT
    title: str = ""
    origin: Path | None = None

    def require_collection(self) -> Collection:
        """Return its games. Raises ValueError if nothing could be read."""
        if self.collection is None:
            raise ValueError("nothing was read" if self.refusal is None else self.refusal.message)
        return self.collection


def readable(path: Path | str) -> str:
    """Return a path or file name for display and for Qt: bytes that are not UTF-8 become U+FFFD."""
    return replace_undecodable(str(path))


def path_of(text: str) -> Path:
    """Return the path for a displayed one, in which U+FFFD may stand for bytes that are not UTF-8.

    If no file, or more than one, matches, it is the text itself.
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
    """Normalise the number of U+FFFD in a name, in which Qt and Python differ."""
    return re.sub(f"{REPLACEMENT}+", REPLACEMENT, readable(name))


def path_of_url(url: QtCore.QUrl) -> Path:
    """Return the path of a file URL, which may contain any bytes: `toLocalFile` replaces some by U+FFFD."""
    text = url.toLocalFile()
    if REPLACEMENT not in text:
        return Path(text)
    return Path(os.fsdecode(unquote_to_bytes(url.path(QtCore.QUrl.ComponentFormattingOption.FullyEncoded))))


def format_of(path: Path, formats: Sequence[Format] = FORMATS) -> WritableFormat:
    """Return the format in which a file of this name is written."""
    rows = writable(formats)
    return of_suffix(path.suffix, rows) or rows[0]


def read_format(path: Path | None, data: bytes, formats: Sequence[Format] = FORMATS) -> Format:
    """Return the format in which a file is read: by its magic bytes, or its name, or else the first."""
    named = None if path is None else of_suffix(path.suffix, formats)
    return of_magic(data, formats) or named or formats[0]


def text_magic(text: str, formats: Sequence[Format] = FORMATS) -> Format | None:
    """Return the format whose magic bytes a pasted text has."""
    return of_magic(text[:LONGEST_MAGIC].encode(errors="replace"), formats)


def text_format(text: str, formats: Sequence[Format] = FORMATS) -> Format:
    """Return the format in which a pasted text is read: by its first characters, or else the first."""
    return text_magic(text, formats) or formats[0]


def all_kept(*read: File) -> Kept:
    """Return the games of all these files as they were read."""
    return {tree: entry for file in read for tree, entry in file.kept.items()}


def read(path: Path, formats: Sequence[Format] = FORMATS) -> File:
    """Read a file. Raises OSError if the system refuses it."""
    return finished(reading(path, formats))


def reading(path: Path, formats: Sequence[Format] = FORMATS) -> Generator[float, None, File]:
    """Read a file as `read` does, pausing as `reading_bytes` does."""
    data = yield from reading_bytes(path)
    return (yield from reading_games(path, data, formats))


def reading_bytes(path: Path) -> Generator[float, None, bytes]:
    """Read the bytes of a file in a thread, pausing every few milliseconds; yields the progress, from 0 to 1.

    Raises OSError if the system refuses the file, and for a device, a pipe, an archive, or a file over the limit.
    """
    limit = size_limit()

    def read() -> bytes:
        try:
            return finished(file_bytes.reading(path, limit))
        except ValueError as error:  # an impossible file name
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from error

    return (yield from looked_up(read))


def size_limit() -> SizeLimit:
    """Return the size limit in the user's settings."""
    settings = QtCore.QSettings()
    megabytes = str(settings.value("files/max-megabytes", ""))
    is_number = megabytes.isdecimal() and len(megabytes) < 10
    size = (int(megabytes) if is_number else MAX_MEGABYTES) * MEGABYTE
    return SizeLimit(size, settings=settings.fileName())


def reading_games(
    path: Path | None, data: bytes, formats: Sequence[Format] = FORMATS, encoding: str | None = None
) -> Generator[float, None, File]:
    """Read the games or positions from the bytes of a file, pausing as `reading_bytes` does.

    Other text is searched for a HEN. The result then has no path, since saving there would lose the text; neither has
    what would be saved in another format under its name.
    encoding: the one to use, None to detect it. Raises LookupError if it is unknown.
    """
    if not data or data.isspace():
        return File(path, refusal=codes.EMPTY_FILE.at())
    row = read_format(path, data, formats)
    read = yield from reading_in(row, data, encoding)
    if read.refusal is not None:
        return _of_words(data) or File(path, None, read.diagnostics, read.refusal)
    own = path if path is not None and format_of(path, formats) is row else None
    return File(own, read.collection, read.diagnostics, None, data, row, read.kept)


def of_text(text: str, formats: Sequence[Format] = FORMATS) -> File:
    """Read the games of a text without a file; they will be written in UTF-8."""
    return finished(reading_text(text, formats))


def reading_text(text: str, formats: Sequence[Format] = FORMATS) -> Generator[float, None, File]:
    """Read a text as `of_text` does, pausing as `reading_bytes` does."""
    row = text_format(text, formats)
    read = yield from reading_in(row, text)
    if read.collection is None or read.refusal is not None:
        return File(None, None, read.diagnostics, read.refusal)
    converted = read.collection.converted_to_utf8()
    return File(None, converted.value, (*read.diagnostics, *converted.diagnostics), format=row)


def _of_words(data: bytes) -> File | None:
    """Read the HEN within a text; None if there is none, or for binary data or a very long text."""
    from hen_editor.core.convert import hen_file

    if len(data) > LONGEST_TEXT:
        return None
    try:
        found = hen_file.among_words(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        return None
    return None if found.value is None else File(None, Collection.of([found.value]), found.diagnostics)


def holds_other(path: Path, data: bytes) -> bool:
    """Tell whether the file exists with different bytes. Raises OSError if it cannot be read."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return False
    return not stat.S_ISREG(status.st_mode) or status.st_size != len(data) or path.read_bytes() != data


def is_same_file(one: Path, other: Path) -> bool:
    """Tell whether two paths lead to the same file, even under different names."""
    try:
        return one.samefile(other)
    except (OSError, ValueError):  # one of them does not exist
        return one == other


def finding_same(path: Path, others: Sequence[Path | None]) -> Generator[float, None, int | None]:
    """Find the first of these files that is the same, in a thread; return its index, None if there is none."""

    def find() -> int | None:
        return next((index for index, other in enumerate(others) if other and is_same_file(other, path)), None)

    return looked_up(find)
