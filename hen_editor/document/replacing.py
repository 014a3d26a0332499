"""Replacing a file by another, and the metadata that systems keep of a file besides its bytes. No Qt."""

import ctypes
import errno
import os
import sys
import time
from pathlib import Path

RETRY_SECONDS = 2.0
"""For how many seconds Windows is asked again while another program, such as a virus scanner, has the file open."""

_RETRY_INTERVAL_SECONDS = 0.05

_COPYFILE_ACL, _COPYFILE_XATTR = 1 << 0, 1 << 2
"""Flags in copyfile.h of macOS; the extended attributes hold Finder's tags and comments."""

_UNABLE_TO_REMOVE_REPLACED = 1175
"""What ReplaceFile on Windows may report, instead of a denied access, while the old file is open elsewhere."""


def replace(new: Path, old: Path) -> None:
    """Have a closed file take the place of another, which need not exist. Raises OSError.

    Only Windows refuses it while any program has one of them open: there it waits for up to `RETRY_SECONDS`.
    """
    deadline = time.monotonic() + (RETRY_SECONDS if os.name == "nt" else 0)
    while True:
        try:
            return _replace(new, old)
        except PermissionError:
            if time.monotonic() >= deadline:
                raise
        time.sleep(_RETRY_INTERVAL_SECONDS)


def _replace(new: Path, old: Path) -> None:
    if sys.platform == "win32" and old.exists():
        # ReplaceFile, unlike a rename, keeps access rights, alternate streams, attributes and the creation date.
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        if kernel.ReplaceFileW(str(old), str(new), None, 0, None, None):
            return
        error = ctypes.WinError(ctypes.get_last_error())
        if error.winerror == _UNABLE_TO_REMOVE_REPLACED:
            raise PermissionError(errno.EACCES, error.strerror)
        if isinstance(error, PermissionError):
            raise error
    new.replace(old)  # there is no old file, or its file system has no such metadata


def copy_attributes(old: Path, new: Path) -> None:
    """Copy extended attributes and access control lists, where they would be lost otherwise. Raises OSError."""
    if sys.platform == "darwin":
        system = ctypes.CDLL(None, use_errno=True)
        if system.copyfile(os.fsencode(old), os.fsencode(new), None, _COPYFILE_ACL | _COPYFILE_XATTR) != 0:
            number = ctypes.get_errno()
            raise OSError(number, os.strerror(number))
    elif sys.platform == "linux":
        for name, value in _attributes(old).items() - _attributes(new).items():
            os.setxattr(new, name, value)


def _attributes(path: Path) -> dict[str, bytes]:
    if sys.platform != "linux":
        return {}
    try:
        return {name: os.getxattr(path, name) for name in os.listxattr(path)}
    except OSError as error:
        if error.errno != errno.ENOTSUP:
            raise
        return {}
