"""Storing settings, among them recent files; most are read with `QSettings` directly."""

import os
import stat
import sys
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6 import QtCore
from PySide6.QtCore import QSettings, QUrl

from hen_editor.core import hen
from hen_editor.core.board import Stones
from hen_editor.core.position import Position
from hen_editor.document.files import path_of, path_of_url
from hen_editor.ui.state import MAX_NUMBERED, MovesNumbered, Numbering

MAX_FILE_BYTES = 1 << 18
"""The largest settings file that is read, in bytes: far larger than ours, and small enough to read quickly."""

LOCK_TIMEOUT_MS = 100
"""How long to wait for another process that writes the settings, in milliseconds; Qt would wait for 30 seconds."""

MAX_RECENT = 10
"""The number of recent files, and of recent commands."""

NEXT_MOVES, TREE_DIRECTION = "board/next-moves", "tree/direction"
"""The keys of which next moves the board shows, and of the direction of the tree."""

NAMES = "board/names"
"""The key of how lines are named around the board."""

BOARD_STYLE = "board/style"
"""The key of the name of the board's style; empty for the theme's own."""

HATCHING = "board/hatching"
"""The key of when coloured stones are hatched."""

MOTION, SOUND = "board/motion", "board/sound"
"""The keys of whether stones move onto the board (on by default), and whether they make a sound (off by default)."""

FOLDER = "files/folder"
"""The key of the folder in which file dialogs begin; empty for the one used last."""

Chosen = TypeVar("Chosen", bound=Enum)

_RECENT_COMMANDS = "commands/recent"
_RECENT_POSITIONS = "files/recent-positions"
_RECENT_FILES, _LAST_FOLDER = "files/recent", "files/last-folder"


def use_safe_file(name: str) -> str:
    """Disable the settings if their file would block the start; return a message if so, otherwise an empty text.

    name: of the program and its organisation. Call this before any settings are read.
    """
    if not _are_a_file():
        return ""
    home = os.path.expanduser("~")  # noqa: PTH111 - Path.home() raises where there is no home
    config = Path(home, os.environ.get("XDG_CONFIG_HOME") or ".config")
    for path in (config / name / f"{name}.conf", config / f"{name}.conf"):  # Qt reads both
        why = _why_not(path)
        if why:
            QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, os.devnull)
            return f"{path} {why}: settings are neither read nor kept."
    return ""


def keep(values: Mapping[str, object], instead_of: str = "") -> None:
    """Store values under their keys, replacing the group `instead_of`.

    Nothing is stored if another process keeps the settings locked.
    """
    settings = QSettings()
    if _are_a_file():
        lock = QtCore.QLockFile(f"{settings.fileName()}.lock")
        if lock.tryLock(LOCK_TIMEOUT_MS):
            lock.unlock()
        elif lock.error() is QtCore.QLockFile.LockError.LockFailedError:
            return
    if instead_of:
        settings.remove(instead_of)
    for key, value in values.items():
        settings.setValue(key, value)


def chosen(key: str, default: Chosen) -> Chosen:
    """Return the choice whose value is stored under a key; the default if the value is missing or unknown."""
    value = QSettings().value(key)
    return next((choice for choice in type(default) if choice.value == value), default)


def kept_numbering() -> Numbering:
    """Return the stored choice of move numbers."""
    settings = QSettings()
    last = settings.value("board/numbered-last", 1, type=int)
    return Numbering(
        settings.value("board/move-numbers", False, type=bool) is True,
        MovesNumbered.LAST if settings.value("board/numbered", "") == MovesNumbered.LAST.value else MovesNumbered.ALL,
        last if isinstance(last, int) and 0 < last <= MAX_NUMBERED else 1,
    )


def keep_numbering(numbering: Numbering) -> None:
    """Store the choice of move numbers."""
    keep(
        {
            "board/move-numbers": numbering.are_shown,
            "board/numbered": numbering.numbered.value,
            "board/numbered-last": numbering.last,
        }
    )


def recent_files() -> list[Path]:
    """Return the recent files, the newest first."""
    return [_path(name) for name in _names(_RECENT_FILES)]


def recent_positions() -> dict[Path, str]:
    """Return the positions by which users recognise recent files, as HEN."""
    pairs = (name.partition(" ") for name in _names(_RECENT_POSITIONS))
    return {_path(address): position for address, _, position in pairs}


def remember_file(path: Path, stones: Stones | None = None) -> None:
    """Add a file to the recent ones. stones: a position to recognise it by, stored if HEN can hold the board."""
    path = path.absolute()
    kept = [path, *(other for other in recent_files() if other != path)][:MAX_RECENT]
    position = None if stones is None else hen.holdable(Position(stones)).value
    positions = {**recent_positions(), path: "" if position is None else hen.format(position)}
    keep(
        {
            _RECENT_FILES: [other.as_uri() for other in kept],
            _RECENT_POSITIONS: [f"{other.as_uri()} {positions[other]}" for other in kept if positions.get(other)],
        }
    )
    remember_folder(path.parent)


def recent_commands() -> list[str]:
    """Return the names of the commands run last from the command palette, the newest first."""
    return _names(_RECENT_COMMANDS)


def remember_command(name: str) -> None:
    """Add a command to the recent ones."""
    kept = [name, *(other for other in recent_commands() if other != name)]
    keep({_RECENT_COMMANDS: kept[:MAX_RECENT]})


def used_folders() -> list[Path]:
    """Return the folder used last, and those of the recent files."""
    return [*_folders(_LAST_FOLDER), *(path.parent for path in recent_files())]


def chosen_folders() -> list[Path]:
    """Return the folder that the user has chosen for file dialogs, if there is one."""
    return _folders(FOLDER)


def remember_folder(folder: Path) -> None:
    """Store a folder as the one used last."""
    keep({_LAST_FOLDER: folder.absolute().as_uri()})


def _folders(key: str) -> list[Path]:
    stored = QSettings().value(key)
    return [_path(stored)] if isinstance(stored, str) and stored else []


def _path(stored: str) -> Path:
    """Return a stored path: the URL of a file, whose path may have any bytes, or a path that the user has typed."""
    return path_of_url(QUrl(stored)) if stored.startswith("file:") else path_of(stored)


def _names(key: str) -> list[str]:
    kept = QSettings().value(key, [])
    names = kept if isinstance(kept, list) else [kept]  # a single name is stored as a string
    return [name for name in names if isinstance(name, str) and name]


def _are_a_file() -> bool:
    """Return whether the settings are a file of their own: Windows has its registry, and macOS a service."""
    return sys.platform not in {"win32", "darwin"}


def _why_not(path: Path) -> str:
    try:
        status = path.stat()
    except OSError:
        return ""
    if not stat.S_ISREG(status.st_mode):
        return "is not a regular file"
    return f"has more than {MAX_FILE_BYTES:,} bytes" if status.st_size > MAX_FILE_BYTES else ""
