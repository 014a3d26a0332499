"""Reading a file or stream: its bytes, and what they mean in a format. No Qt: also used by the command line."""

import errno
import io
import os
import re
import stat
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, NamedTuple

from hen_editor.core.codes import CROWDED_NODE, EMPTY_FILE
from hen_editor.core.diagnostics import DiagnosticKind
from hen_editor.core.formats import Format, Read, recognised
from hen_editor.core.progress import Progress, unreported
from hen_editor.document import codes
from hen_editor.document.codes import FileError

CHUNK = 1 << 20
"""How many bytes are read between two reports of progress."""

NEVER_WAIT = getattr(os, "O_NONBLOCK", 0)
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""Flags for `os.open`, which only some systems have: do not wait for another program, do not follow a symbolic link."""

PRIVATE_MODE = 0o600
"""The permissions of a file to which only the user has access."""

MEGABYTE = 1_000_000

MAX_MEGABYTES = 512
"""The default size limit."""

MAX_PROPERTIES = 10_000
"""The most properties of a node: several for each point of any board. A million would block the window."""

_ARCHIVES = {
    "ZIP": rb"PK(?:\x03\x04|\x05\x06|\x07\x08)",
    "gzip": rb"\x1f\x8b\x08",
    "bzip2": rb"BZh[1-9](?:1AY&SY|\x17rE8P\x90)",
    "xz": rb"\xfd7zXZ\0",
    "zstd": rb"\x28\xb5\x2f\xfd",
    "7z": rb"7z\xbc\xaf\x27\x1c",
    "RAR": rb"Rar!\x1a\x07",
    "LZH": rb"..-lh[0-7d]-",
    "tar": rb".{257}ustar[\0 ]",
}
"""Archives and their magic bytes; one with uncompressed files would be read as the game inside."""


class SizeLimit(NamedTuple):
    """The size limit in bytes; too_large: the problem of a larger file; settings: the file that sets the limit."""

    size: int = MAX_MEGABYTES * MEGABYTE
    too_large: DiagnosticKind = codes.TOO_LARGE
    settings: str = ""


class UnreadableFileError(FileError):
    """A file or stream that is rejected."""


def open_regular(path: Path, *, private: bool = False) -> io.FileIO:
    """Open a regular file to read it without ever waiting for a writer: then `read` returns None instead.

    private: only a file of the user's own, and not through a symbolic link. Raises OSError if the system refuses it,
    UnreadableFileError if it is anything else, such as a device or a pipe.
    """
    try:
        kind = (os.lstat if private else os.stat)(path).st_mode
    except ValueError as error:  # for a NUL, which no name has
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from error
    if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):  # merely opening a device may already change it
        raise UnreadableFileError(codes.NOT_REGULAR.at())
    more = NEVER_WAIT | (NO_LINK if private else 0)
    file = io.FileIO(path, opener=lambda name, flags: os.open(name, flags | more))
    if not is_regular(file.fileno(), private=private):
        file.close()
        raise UnreadableFileError(codes.NOT_REGULAR.at())
    return file


def holds_other(path: Path, data: bytes) -> bool:
    """Return whether the file exists with different bytes. Raises OSError if it cannot be read."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return False
    return not stat.S_ISREG(status.st_mode) or status.st_size != len(data) or path.read_bytes() != data


def is_regular(handle: int, *, private: bool) -> bool:
    """Return whether an open file is a regular one. private: and the user's own."""
    status = os.fstat(handle)
    is_own = not hasattr(os, "getuid") or status.st_uid == os.getuid()
    return stat.S_ISREG(status.st_mode) and (is_own or not private)


def read_beginning(path: Path, size: int) -> bytes:
    """Return at most the first `size` bytes of a file; raise OSError as `open_regular` does."""
    with open_regular(path) as file:
        data = file.read(size)
    if data is None:  # there would be more to wait for
        raise UnreadableFileError(codes.NOT_REGULAR.at())
    return data


def read(path: Path, limit: SizeLimit, *, pipes: bool = False, progress: Progress = unreported) -> bytes:
    """Read a file.

    pipes: also read named pipes, waiting for their writers.

    Raises OSError if the system refuses the file; UnreadableFileError for a device, an archive, a file over the limit,
    or one that has no end, as some of the system's own.
    """
    is_pipe = pipes and stat.S_ISFIFO(path.stat().st_mode)
    with io.FileIO(path) if is_pipe else open_regular(path) as stream:
        return read_stream(stream, limit, os.fstat(stream.fileno()).st_size, progress)


def read_stream(
    stream: BinaryIO | io.RawIOBase, limit: SizeLimit, size: int = 0, progress: Progress = unreported
) -> bytes:
    """Read a stream to its end as `read` does; size: its expected size in bytes, 0 if unknown."""
    if size > limit.size:
        raise _too_large(limit)
    gathered = io.BytesIO()  # `getvalue` does not copy
    while chunk := stream.read(CHUNK):
        gathered.write(chunk)
        if gathered.tell() > limit.size:
            raise _too_large(limit)
        progress(min(gathered.tell() / size, 1) if size else 0)
    if chunk is None:  # there would be more to wait for
        raise UnreadableFileError(codes.NOT_REGULAR.at())
    data = gathered.getvalue()
    if kind := archive_kind(data):
        raise UnreadableFileError(codes.ARCHIVE.at(kind=kind))
    return data


def read_in(row: Format, data: bytes | str, encoding: str | None = None, progress: Progress = unreported) -> Read:
    """Read in a format; reject a node so large that it would block the window, which works on one node at a time."""
    read = row.read(data, encoding, progress)
    if read.collection is not None and read.collection.source.has_crowded_node(MAX_PROPERTIES, progress):
        return Read(None, refusal=CROWDED_NODE.at(count=MAX_PROPERTIES))
    return read


def read_file(path: Path, limit: SizeLimit, formats: Sequence[Format], progress: Progress = unreported) -> Read:
    """Read a file in the format that its bytes and name show. Raises OSError."""
    data = read(path, limit)
    if not data or data.isspace():
        return Read(None, refusal=EMPTY_FILE.at())
    return read_in(recognised(data, path.suffix, formats), data, progress=progress)


def folders_below(folder: Path, suffixes: Collection[str], refused: Callable[[OSError], object]) -> Iterator[list[str]]:
    """Iterate over a folder and those in it, with the files of each that have one of these suffixes, by their names.

    Hidden files and folders, whose names begin with a dot, are left out. The files are paths as texts, since making a
    `Path` of each takes long. refused: called with the reason if a folder cannot be listed.
    """
    for here, folders, names in os.walk(folder, onerror=refused):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        before = str(Path(here, "_"))[:-1]
        yield [before + name for name in sorted(names) if _suffix(name) in suffixes and not name.startswith(".")]


def _suffix(name: str) -> str:
    """Return what `Path.suffix` of a file's name is, in lower case."""
    dot = name.rfind(".")
    return name[dot:].casefold() if dot > 0 else ""


def archive_kind(data: bytes) -> str:
    """Return the kind of archive or compressed file that the bytes begin, "" for none."""
    return next((kind for kind, magic in _ARCHIVES.items() if re.match(magic, data, re.DOTALL)), "")


def _too_large(limit: SizeLimit) -> UnreadableFileError:
    return UnreadableFileError(limit.too_large.at(limit=limit.size // MEGABYTE, file=limit.settings))
