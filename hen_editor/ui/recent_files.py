"""The recent files, stored in the settings."""

from pathlib import Path

from PySide6.QtCore import QSettings

from hen_editor.document.files import path_of, readable
from hen_editor.ui.settings import keep

RECENT = 10
"""The number of recent files."""

_KEY = "files/recent"


def recent_files() -> list[Path]:
    """Return the recent files, the newest first."""
    kept = QSettings().value(_KEY, [])
    names = kept if isinstance(kept, list) else [kept]  # a single name is stored as a string
    return [path_of(name) for name in names if isinstance(name, str) and name]


def remember(path: Path) -> None:
    """Add a file to the recent ones."""
    path = path.absolute()
    kept = [path, *(other for other in recent_files() if other != path)]
    keep({_KEY: [readable(other) for other in kept[:RECENT]]})
