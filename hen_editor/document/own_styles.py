"""The user's own styles of boards: TOML files in a folder of the program's data."""

import os
from pathlib import Path

from PySide6 import QtCore

from hen_editor import NAME, styles
from hen_editor.core.diagnostics import Parsed
from hen_editor.document import file_bytes
from hen_editor.document.codes import FileError
from hen_editor.drawing import codes
from hen_editor.drawing.style import Style
from hen_editor.styles import STYLES


def folder() -> Path:
    """Return the folder, which need not exist; it is the same for the window and the command line."""
    # In full: PySide initialises a class on first use, which takes 1 ms at startup.
    standard = QtCore.QStandardPaths
    data = standard.writableLocation(standard.StandardLocation.GenericDataLocation)
    return Path(data, NAME, NAME, "styles")


def paths() -> dict[str, Path]:
    """Return the files of the user's own styles, by their names."""
    return {path.name: path for path in sorted(folder().glob("*.toml")) if os.path.isfile(path)}


def read(path: Path) -> Parsed[Style]:
    """Read a style from a file; that it cannot be read is a problem, too."""
    try:
        return styles.read(file_bytes.read_beginning(path, styles.MAX_BYTES))
    except FileError as error:
        return Parsed(STYLES["print"], (error.problem,))
    except OSError as error:
        return Parsed(STYLES["print"], (codes.UNREADABLE.at(reason=error.strerror or str(error)),))


def named(name: str) -> Style | None:
    """Return a style by its name, or by the name of the user's own file; None if there is none without problems."""
    if name in STYLES:
        return STYLES[name]
    path = paths().get(name)
    found = read(path) if path is not None else None
    return found.value if found is not None and not found.diagnostics else None
