"""The files that were opened or saved last, remembered from one start to the next."""

from pathlib import Path

from PySide6.QtCore import QSettings

from hen_editor.document.files import path_of, readable
from hen_editor.ui.settings import keep

RECENT = 10
"""How many files are remembered."""

_KEY = "files/recent"


def recent_files() -> list[Path]:
    """Return the files opened or saved last, the newest first."""
    kept = QSettings().value(_KEY, [])
    names = kept if isinstance(kept, list) else [kept]  # one name comes back as a string
    return [path_of(name) for name in names if isinstance(name, str) and name]


def remember(path: Path) -> None:
    """Put a file in front of the recent ones."""
    path = path.absolute()
    kept = [path, *(other for other in recent_files() if other != path)]
    keep({_KEY: [readable(other) for other in kept[:RECENT]]})
