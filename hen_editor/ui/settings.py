"""The settings as they are kept from one start to the next; they are read with `QSettings` itself."""

import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6 import QtCore
from PySide6.QtCore import QSettings

LARGEST = 1 << 18
"""How many bytes the file of the settings may have: far more than ours take, and few enough to be read at once."""

PATIENCE = 100
"""Milliseconds to wait for another program that is writing the settings; Qt would wait for 30 seconds."""


def use_safe_file(name: str) -> str:
    """Use no settings where their file would stop the start; return a sentence that says so, else an empty one.

    name: that of the program and of its organisation. To be called before the settings are read for the first time.
    """
    if sys.platform in {"win32", "darwin"}:
        return ""  # there the settings are no file of ours
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home() raises where there is no home
    config = Path(home, os.environ.get("XDG_CONFIG_HOME") or ".config")
    for path in (config / name / f"{name}.conf", config / f"{name}.conf"):  # Qt reads both
        why = _why_not(path)
        if why:
            QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, os.devnull)
            return f"{path} {why}: settings are neither read nor kept."
    return ""


def keep(values: Mapping[str, object], instead_of: str = "") -> None:
    """Keep values under their keys, and nothing else of the group `instead_of`.

    Nothing is kept where another program holds the settings and does not let them go.
    """
    settings = QSettings()
    lock = QtCore.QLockFile(f"{settings.fileName()}.lock")
    if lock.tryLock(PATIENCE):
        lock.unlock()
    elif lock.error() is QtCore.QLockFile.LockError.LockFailedError:
        return
    if instead_of:
        settings.remove(instead_of)
    for key, value in values.items():
        settings.setValue(key, value)


def _why_not(path: Path) -> str:
    try:
        status = path.stat()
    except OSError:
        return ""
    if not stat.S_ISREG(status.st_mode):
        return "is no ordinary file"
    return f"has more than {LARGEST:,} bytes" if status.st_size > LARGEST else ""
