"""Files: reading them in any format of the table.

The bytes of a file are read by `file_bytes`, which the command line uses too.
"""

import errno
import gc
import os
import re
import stat
from bisect import bisect_right
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote_to_bytes

from PySide6 import QtCore
from PySide6.QtCore import QSettings

from hen_editor.core import codes
from hen_editor.core.diagnostics import AND_MORE, Diagnostic, Severity
from hen_editor.core.formats import Format, Kept, WritableFormat, of_magic, of_suffix, writable
from hen_editor.core.formats.format import NOTHING_KEPT
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import Collection, Place
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.document import file_bytes
from hen_editor.document.file_bytes import MAX_MEGABYTES, MEGABYTE, SizeLimit, read_in
from hen_editor.drawing.formats import SEEN_ONLY
from hen_editor.drawing.painter.picture_format import picture_format
from hen_editor.formats import FORMATS

if TYPE_CHECKING:
    from hen_editor.core.sgf import Estimate

LONGEST_TEXT = 100_000
"""The longest text, in a file or pasted, that is searched for a HEN."""

MOST_UNASKED = 10
"""The most files that are opened at once, each in a window, without a question."""

LONGEST_MAGIC = 1_000
"""How much of a text is examined for magic bytes."""

REPLACEMENT = "\ufffd"
"""The replacement for undecodable bytes."""

MAX_NODES_UNCONFIRMED = 2_000_000
"""The number of nodes above which the user is asked for confirmation."""

PICTURE_SUFFIXES = (".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".tif", ".tiff", ".svg")
"""The suffixes of pictures that may show a board, even if they carry nothing."""

_LONG_TEXT = 100_000
"""The length of a text in characters from which the user would notice a garbage collection of its nodes."""

_SHARE_OF_BYTES = 0.05
"""The share of reading bytes in the progress."""

_SHARE_OF_REPLAY = 0.05
"""The share of replaying the game."""


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


def for_qt(path: Path | str) -> str:
    """Return a path or file name for Qt and for fields: bytes that are not UTF-8 become U+FFFD."""
    return replace_undecodable(str(path))


_SIGNS = {code: 0x2400 + code for code in range(0x20)} | {0x7F: 0x2421}
_SIGNS |= dict.fromkeys((*range(0x80, 0xA0), 0x061C, *range(0x200E, 0x2010), *range(0x2028, 0x202F)), ord(REPLACEMENT))
_SIGNS |= dict.fromkeys(range(0x2066, 0x206A), ord(REPLACEMENT))
"""Signs for control characters: line breaks and changes of direction would make a name look like another."""


def readable(path: Path | str) -> str:
    r"""Return a path or file name for display, with signs for control characters, as for bytes that are not UTF-8.

    >>> readable("a\n\x1b[31m\u202ebgs.fgs")
    'a␊␛[31m�bgs.fgs'
    """
    return for_qt(path).translate(_SIGNS)


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
    """Replace runs of U+FFFD in a name by one: Qt and Python make different numbers of them."""
    return re.sub(f"{REPLACEMENT}+", REPLACEMENT, for_qt(name))


def path_of_url(url: "QtCore.QUrl") -> Path:
    """Return the path of a file URL, which may contain any bytes: `toLocalFile` replaces some by U+FFFD."""
    text = url.toLocalFile()
    if REPLACEMENT not in text:
        return Path(text)
    return Path(os.fsdecode(unquote_to_bytes(url.path(QtCore.QUrl.ComponentFormattingOption.FullyEncoded))))


def why_unreadable(path: Path) -> OSError | None:
    """Return why a file cannot be read, as far as that is seen without opening it; None if it can."""
    try:
        if stat.S_ISDIR(path.stat().st_mode):
            return IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    except OSError as error:
        return error
    except ValueError:  # for a NUL, which no name has
        return FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    return None if os.access(path, os.R_OK) else PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def format_of(path: Path, formats: Sequence[Format] = FORMATS) -> WritableFormat:
    """Return the format in which a file of this name is written."""
    rows = writable(formats)
    return of_suffix(path.suffix, rows) or rows[0]


def read_format(path: Path | None, data: bytes, formats: Sequence[Format] = FORMATS) -> Format:
    """Return the format in which a file is read: by its magic bytes, or its name, or else the first.

    Magic bytes come first because the bytes of a photo may contain what looks like the beginning of a game.
    """
    named = None if path is None else of_suffix(path.suffix, formats)
    return of_magic(data, (*formats, *SEEN_ONLY)) or named or formats[0]


def text_magic(text: str, formats: Sequence[Format] = FORMATS) -> Format | None:
    """Return the format whose magic bytes a pasted text has."""
    return of_magic(text[:LONGEST_MAGIC].encode(errors="replace"), formats)


def text_format(text: str, formats: Sequence[Format] = FORMATS) -> Format:
    """Return the format in which a pasted text is read: by its first characters, or else the first."""
    return text_magic(text, formats) or formats[0]


def text_of(data: bytes) -> str:
    """Return the text of a file that may be searched for a HEN or a diagram; empty if it is none, or too long."""
    try:
        return "" if len(data) > LONGEST_TEXT or b"\0" in data else data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return ""


def is_picture(data: bytes) -> bool:
    """Return whether a file is a picture that can be decoded, by how it begins."""
    return f".{picture_format(data)}" in PICTURE_SUFFIXES


def all_kept(*read: File) -> Kept:
    """Return the games of all these files as they were read."""
    return {tree: entry for file in read for tree, entry in file.kept.items()}


def read(path: Path, formats: Sequence[Format] = FORMATS, progress: Progress = unreported) -> File:
    """Read a file. Raises OSError as `read_bytes` does."""
    data = read_bytes(path, share_of(progress, 0, _SHARE_OF_BYTES))
    return read_games(path, data, formats, progress=share_of(progress, _SHARE_OF_BYTES, 1))


def read_bytes(path: Path, progress: Progress = unreported) -> bytes:
    """Read the bytes of a file.

    Raises OSError if the system refuses the file, and for a device, a pipe, an archive, or a file over the limit.
    """
    return file_bytes.read(path, size_limit(), progress=progress)


def size_limit() -> SizeLimit:
    """Return the size limit in the user's settings."""
    settings = QSettings()
    megabytes = str(settings.value("files/max-megabytes", ""))
    is_number = megabytes.isdecimal() and len(megabytes) < 10
    size = (int(megabytes) if is_number else MAX_MEGABYTES) * MEGABYTE
    return SizeLimit(size, settings=settings.fileName())


def read_games(
    path: Path | None,
    data: bytes,
    formats: Sequence[Format] = FORMATS,
    encoding: str | None = None,
    progress: Progress = unreported,
) -> File:
    """Read the games or positions from the bytes of a file.

    Other text is searched for a HEN. The result then has only a title, no path, since saving there would lose the text;
    the same goes for a file that would be saved in another format under its name.
    encoding: the one to use, None to detect it. Raises LookupError if it is unknown.
    """
    if not data or data.isspace():
        return File(path, refusal=codes.EMPTY_FILE.at())
    row = read_format(path, data, formats)
    read = read_in(row, data, encoding, progress)
    if read.refusal is not None:
        words = _of_words(data)
        return File(path, None, read.diagnostics, read.refusal, data) if words is None else _without_path(words, path)
    file = File(path, read.collection, read.diagnostics, None, data, row, read.kept)
    return file if path is not None and format_of(path, formats) is row else _without_path(file, path)


def of_text(text: str, formats: Sequence[Format] = FORMATS, progress: Progress = unreported) -> File:
    """Read the games of a text without a file; they will be written in UTF-8."""
    row = text_format(text, formats)
    read = read_in(row, text, progress=progress)
    if read.collection is None or read.refusal is not None:
        return File(None, None, read.diagnostics, read.refusal)
    converted = read.collection.converted_to_utf8()
    return File(None, converted.value, (*read.diagnostics, *converted.diagnostics), format=row)


def _without_path(file: File, path: Path | None) -> File:
    """Return what was read of a file without its path; it has the title and place of that."""
    return file._replace(path=None, title="" if path is None else readable(path.stem), origin=path)


def _of_words(data: bytes) -> File | None:
    """Read the HEN within a text; None if there is none, or for binary data or a very long text."""
    from hen_editor.core.convert import hen_file

    found = hen_file.among_words(text_of(data))
    return None if found.value is None else File(None, Collection.of([found.value]), found.diagnostics)


def is_same_file(one: Path, other: Path) -> bool:
    """Return whether two paths lead to the same file, even under different names."""
    try:
        return one.samefile(other)
    except (OSError, ValueError):  # one of them does not exist
        return one == other


def index_of_same(path: Path, others: Sequence[Path | None]) -> int | None:
    """Return the index of the first of these files that is the same, None if there is none."""
    return next((index for index, other in enumerate(others) if other and is_same_file(other, path)), None)


# What is found wrong with a file.


def repairs(problems: Sequence[Diagnostic]) -> tuple[int, bool]:
    """Count the repairs among the problems of reading a file, except notes; return whether there are more.

    >>> from hen_editor.core import sgf
    >>> repairs(sgf.parse("Dear Sir (;b[dd])").diagnostics)
    (1, False)
    """
    count = sum(problem.severity is not Severity.NOTE for problem in problems)
    return count, any(problem.code == AND_MORE.code for problem in problems)


def place_of(collection: Collection, problem: Diagnostic) -> Place | None:
    """Return the node of a problem of reading a file: its own, or the one that contains or precedes its text.

    None if that node no longer exists.
    """
    source, node = collection.source, problem.node
    if node is None and problem.span is not None:
        node = max(bisect_right(source.starts, problem.span.start) - 1, 0)
    if node is None:
        return None
    games = enumerate(collection.games)
    return next((Place(index, node) for index, tree in games if tree.source is source and node in tree), None)


# What games are read from.


class GameSource(NamedTuple):
    """What games are read from: a file, or a text instead.

    data: the bytes of the file, None if they are to be read. encoding: the one to use, None to detect it.
    """

    path: Path | None = None
    data: bytes | None = None
    encoding: str | None = None
    text: str | None = None

    @property
    def is_picture(self) -> bool:
        """Whether it is a file with the name of a picture."""
        return self.path is not None and self.path.suffix.casefold() in PICTURE_SUFFIXES


class Examined(NamedTuple):
    """A source with its bytes, and an estimate of how many nodes it has if they may be too many to be read unasked."""

    source: GameSource
    estimate: "Estimate | None"


def examine(source: GameSource, formats: Sequence[Format] = FORMATS, progress: Progress = unreported) -> Examined:
    """Read the bytes of a file, and estimate how large it is. Raises OSError as `read_bytes` does."""
    path, data, _, text = source
    if text is None and data is None and path is not None:
        data = read_bytes(path, share_of(progress, 0, _SHARE_OF_BYTES))
        source = source._replace(data=data)
    row = read_format(path, data or b"", formats) if text is None else text_format(text, formats)
    if row.estimate is None or len(text or data or b"") <= MAX_NODES_UNCONFIRMED:
        return Examined(source, None)
    found = row.estimate(data or b"" if text is None else text.encode(errors="replace"))
    return Examined(source, found if found.nodes > MAX_NODES_UNCONFIRMED else None)


def read_source(source: GameSource, formats: Sequence[Format] = FORMATS, progress: Progress = unreported) -> File:
    """Read the games of a source, and replay the first, so that later steps to its end are fast.

    What many games keep is never looked through for garbage.

    Raises OSError as `read_bytes` does, LookupError for an unknown encoding.
    """
    path, data, encoding, text = source
    if text is None and data is None and path is not None:
        data = read_bytes(path, share_of(progress, 0, _SHARE_OF_BYTES))
    share = share_of(progress, _SHARE_OF_BYTES, 1 - _SHARE_OF_REPLAY)
    if text is not None:
        file = of_text(text, formats, share)
    else:
        file = read_games(path, data or b"", formats, encoding, share)
    if file.collection is not None:
        tree = file.collection.games[0]
        Replay.along(tree, [*tree.main_line()], share_of(progress, 1 - _SHARE_OF_REPLAY, 1))
        if len(file.collection.source.text) > _LONG_TEXT:
            gc.freeze()  # in the thread, where the collector is off: once on again, it would traverse all nodes
    return file
