"""Registration with the desktop and the shell: a menu entry, icons, file types; completions and a manual for `hen`.

A package manager installs the same files with the program. Programs installed by pip into an environment of their own,
by pipx or by uv are not found by a desktop: `hen-editor --install-desktop` puts the files into the user's data folder,
and `--remove-desktop` removes them.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from hen_editor import DESKTOP_ID
from hen_editor.resources import RESOURCES, application_icon_path

COMMAND = "hen-editor"

_FILES = RESOURCES / "desktop"

SHELLS = {
    "bash": "bash-completion/completions/hen",
    "zsh": "zsh/site-functions/_hen",
    "fish": "fish/vendor_completions.d/hen.fish",
}
"""Where each shell looks for completions in a data folder."""

_UPDATES = (
    ("update-mime-database", "mime"),
    ("update-desktop-database", "applications"),
    ("gtk-update-icon-cache", "icons/hicolor"),
)
"""The programs that update the desktop's caches of a data folder."""


def data_home() -> Path:
    """Return the folder of the user's data."""
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser()


def install(home: Path) -> list[Path]:
    """Write the files into a data folder, and let the desktop read them; return their paths. Raises OSError."""
    written = []
    for name, data in _contents():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        written.append(path)
    _update(home)
    return written


def remove(home: Path) -> list[Path]:
    """Remove the files from a data folder, and let the desktop know; return the paths of those that were there."""
    found = [home / name for name, _ in _contents() if (home / name).is_file()]
    for path in found:
        path.unlink()
    _update(home)
    return found


def _contents() -> Iterator[tuple[str, bytes]]:
    """Yield the files by their places in a data folder, with what is in them."""
    entry = (_FILES / f"{DESKTOP_ID}.desktop").read_text(encoding="utf-8")
    yield (
        f"applications/{DESKTOP_ID}.desktop",
        entry.replace(f"Exec={COMMAND} ", f"Exec={_quoted(_program())} ").encode(),
    )
    yield f"mime/packages/{DESKTOP_ID}.xml", (_FILES / f"{DESKTOP_ID}.mime.xml").read_bytes()
    yield f"metainfo/{DESKTOP_ID}.metainfo.xml", (_FILES / f"{DESKTOP_ID}.metainfo.xml").read_bytes()
    yield f"icons/hicolor/scalable/apps/{DESKTOP_ID}.svg", application_icon_path().read_bytes()
    for path in sorted((_FILES / "icons").glob("*.png"), key=lambda path: int(path.stem)):
        yield f"icons/hicolor/{path.stem}x{path.stem}/apps/{DESKTOP_ID}.png", path.read_bytes()
    yield "man/man1/hen.1", (RESOURCES / "man" / "hen.1").read_bytes()
    for shell, name in SHELLS.items():
        yield name, (RESOURCES / "completions" / f"hen.{shell}").read_bytes()


def _program() -> str:
    """Return the path of the command that runs the program, by which a desktop finds it in any environment."""
    own = Path(sys.argv[0]).absolute()
    if own.name.startswith(COMMAND) and os.access(own, os.X_OK):
        return str(own)
    beside = Path(sys.executable).with_name(COMMAND)
    return str(beside) if beside.exists() else shutil.which(COMMAND) or COMMAND


def _quoted(path: str) -> str:
    r"""Return a path as the key Exec of a desktop entry has it.

    >>> print(_quoted("/opt/Go 100%/hen-editor"), _quoted("/usr/bin/hen-editor"))
    "/opt/Go 100%%/hen-editor" /usr/bin/hen-editor
    """
    path = path.replace("%", "%%")
    if path.replace("/", "").replace("-", "").replace("_", "").replace(".", "").isalnum():
        return path
    for sign in '\\"`$':
        path = path.replace(sign, "\\" + sign)
    return '"' + path.replace("\\", "\\\\") + '"'


def _update(home: Path) -> None:
    """Let the desktop read the folders again, if it has programs for that."""
    for program, folder in _UPDATES:
        if shutil.which(program) and (home / folder).is_dir():
            subprocess.run([program, str(home / folder)], capture_output=True, check=False)
