"""Earlier versions of files: the bytes that saving replaced, kept in a private folder for a while.

Each is a file of its own: a line of JSON with the name of the original file, then the bytes. Its own name begins with a
hash of the original's path, so that it reveals nothing, and ends with the time.
"""

import contextlib
import json
import os
import time
from pathlib import Path
from typing import NamedTuple

from hen_editor.document import saving
from hen_editor.document.codes import InPlaceError
from hen_editor.document.file_bytes import PRIVATE_MODE
from hen_editor.document.private_folder import file_key, is_recovery_enabled, private_folder, read_private

MAX_VERSIONS = 10
"""The most versions kept of a file."""

VERSION_DAYS = 30
"""How long a version is kept."""

_FORMAT = 1
_SUFFIX = ".version"
_NANOSECONDS = 1_000_000_000
_DIGITS = 20


class Version(NamedTuple):
    """An earlier version of a file.

    kept_in: the file that holds it. replaced: when it was replaced, in seconds since 1970.
    """

    kept_in: Path
    replaced: float

    def read(self) -> bytes:
        """Return its bytes. Raises OSError if it cannot be read."""
        _, _, data = read_private(self.kept_in).partition(b"\n")
        return data

    def delete(self) -> None:
        """Delete it; it may be gone already. Raises OSError if it cannot be deleted."""
        self.kept_in.unlink(missing_ok=True)


def versions_of(path: Path) -> list[Version]:
    """Return the earlier versions of a file, the newest first. Raises OSError if they cannot be listed."""
    found = private_folder("versions").glob(f"{_key(path)}-*{_SUFFIX}")
    return [Version(one, _stamp(one) / _NANOSECONDS) for one in sorted(found, key=_stamp, reverse=True)]


def delete_all() -> None:
    """Delete the earlier versions of all files. Raises OSError."""
    for kept_in in private_folder("versions").glob(f"*{_SUFFIX}"):
        kept_in.unlink(missing_ok=True)


def keep_version(path: Path) -> None:
    """Keep the bytes of a file that is about to be replaced; delete the oldest versions beyond `MAX_VERSIONS`.

    Nothing is kept of a file that does not exist, has the bytes of its newest version, or if the user's settings forbid
    it. Raises OSError if the version cannot be kept.
    """
    if not path.is_file() or not is_recovery_enabled():
        return
    data = path.read_bytes()
    versions = versions_of(path)
    if versions and versions[0].read() == data:
        return
    now = time.time_ns()
    stamp = max(now, _stamp(versions[0].kept_in) + 1) if versions else now  # the clock may have been set back
    header = json.dumps({"v": _FORMAT, "file": os.path.realpath(path), "replaced": stamp / _NANOSECONDS})
    kept_in = private_folder("versions") / f"{_key(path)}-{stamp:0{_DIGITS}}{_SUFFIX}"
    saving.write(kept_in, header.encode() + b"\n" + data, PRIVATE_MODE)
    for old in versions[MAX_VERSIONS - 1 :]:
        old.delete()
    _delete_outdated(now)


def replace(path: Path, data: bytes, in_place: bool | None, known: bytes | None) -> OSError | None:
    """Write a file after keeping what it replaces as an earlier version; return why that was not kept, None if it was.

    in_place: whether the file may be overwritten in place even if it has not been kept; None if not at all.
    known: the bytes that the file must have until then, if it exists; None if it may have any.
    """
    unkept: OSError | None = None
    try:
        keep_version(path)
    except OSError as error:
        unkept = error
    is_allowed = in_place is not None and (unkept is None or in_place)
    reserve = private_folder("versions") if is_allowed and unkept is None else None
    try:
        saving.write(path, data, in_place=is_allowed, reserve=reserve, known=known)
    except InPlaceError as error:
        raise InPlaceError(error.problem, unkept) from error
    return unkept


def _key(path: Path) -> str:
    return file_key(path)[:32]


def _stamp(kept_in: Path) -> int:
    """Return when a version was replaced, in nanoseconds since 1970."""
    digits = kept_in.name.removesuffix(_SUFFIX)[-_DIGITS:]
    return int(digits) if digits.isdecimal() else 0


def _delete_outdated(now: int) -> None:
    """Delete the versions of all files that are too old."""
    for kept_in in private_folder("versions").glob(f"*{_SUFFIX}"):
        if now - _stamp(kept_in) > VERSION_DAYS * 24 * 60 * 60 * _NANOSECONDS:
            with contextlib.suppress(OSError):  # another process may delete it at the same time
                kept_in.unlink()
