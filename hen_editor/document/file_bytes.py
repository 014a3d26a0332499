"""The bytes of a file or stream, read whole, or the reason why they are not. No Qt: the command line uses it too."""

import io
import re
import stat
from collections.abc import Generator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from hen_editor.core.translatable import QT_TRANSLATE_NOOP

CHUNK = 1 << 20
"""How many bytes are read from one pause to the next."""

MEGABYTE = 1_000_000

MAX_MEGABYTES = 512
"""The size limit unless the user sets another."""

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
"""Archives and what they begin with; one that stores its files uncompressed would be read as the game inside."""


class SizeLimit(NamedTuple):
    """How many bytes a file may have, and a sentence on how to raise that limit."""

    size: int = MAX_MEGABYTES * MEGABYTE
    advice: str = ""


class UnreadableFileError(OSError):
    """A file or stream that is not read: `str` is the reason in English, made of `template` and `fields`."""

    def __init__(self, template: str, **fields: str) -> None:
        super().__init__(template.format(**fields))
        self.template = template
        self.fields = fields


def reading(path: Path, limit: SizeLimit, *, pipes: bool = False) -> Generator[float, None, bytes]:
    """Read a file, pausing every few milliseconds; gives the share that is done, returns its bytes.

    pipes: read named pipes too; waits for whoever writes to them.

    Raises OSError where the system refuses the file; UnreadableFileError for a device, an archive, or
    a file over the limit.
    """
    status = path.stat()
    if not (stat.S_ISREG(status.st_mode) or stat.S_ISDIR(status.st_mode) or (pipes and stat.S_ISFIFO(status.st_mode))):
        raise UnreadableFileError(QT_TRANSLATE_NOOP("Files", "It is not a regular file."))
    with path.open("rb", buffering=0) as stream:
        return (yield from reading_stream(stream, limit, status.st_size))


def reading_stream(stream: BinaryIO | io.RawIOBase, limit: SizeLimit, size: int = 0) -> Generator[float, None, bytes]:
    """Read a stream to its end as `reading` does; size: how many bytes it seems to hold, 0 where nobody knows."""
    if size > limit.size:
        raise _too_large(f"{-(-size // MEGABYTE):,} MB", limit)
    gathered = io.BytesIO()  # `getvalue` gives what was gathered without a copy
    while chunk := stream.read(CHUNK):
        gathered.write(chunk)
        if gathered.tell() > limit.size:
            raise _too_large(f"over {limit.size // MEGABYTE:,} MB", limit)
        yield min(gathered.tell() / size, 1) if size else 0
    data = gathered.getvalue()
    if kind := archive_kind(data):
        raise UnreadableFileError(
            QT_TRANSLATE_NOOP("Files", "It is a {kind} archive. Unpack it, then open the files in it."), kind=kind
        )
    return data


def archive_kind(data: bytes) -> str:
    """Return which kind of archive or compressed file the bytes begin, "" for none."""
    return next((kind for kind, magic in _ARCHIVES.items() if re.match(magic, data, re.DOTALL)), "")


def _too_large(size: str, limit: SizeLimit) -> UnreadableFileError:
    template = QT_TRANSLATE_NOOP("Files", "It is {size}; the limit is {limit} MB. {advice}")
    return UnreadableFileError(template, size=size, limit=f"{limit.size // MEGABYTE:,}", advice=limit.advice)
