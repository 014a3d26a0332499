"""Folders for what the program keeps of the user's work: private, and apart from the user's own files."""

import os
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

from hen_editor.document.saving import PRIVATE

_FOLDER_MODE = 0o700


def is_recovery_enabled() -> bool:
    """Return whether the user wants copies of unsaved work and of earlier versions to be kept."""
    return QSettings().value("recovery/enabled", True, type=bool) is not False


def private_folder(name: str) -> Path:
    """Return the folder of this name in the program's local data, created if need be; only the user has access.

    It is neither a cache, which the system may empty, nor roaming. Raises OSError if it cannot be created.
    """
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation)
    folder = Path(data, name)
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(_FOLDER_MODE)
    return folder


def open_private(path: Path, flags: int) -> int:
    """Open a file as `os.open` does, as an `opener` for `open`; only the user has access to a new one."""
    return os.open(path, flags, PRIVATE)
