"""Watching the file of a document for what other programs do to it."""

import stat
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from hen_editor.document.document import Document

DEBOUNCE = 500
"""How long a file must rest before it is compared, in milliseconds."""


class Change(Enum):
    """What has become of a file since the document was read from or saved to it."""

    NONE = "none"
    CONTENT = "content"
    REMOVED = "removed"


class Seen(NamedTuple):
    """What was seen of a file; data: its bytes if its content has changed."""

    change: Change
    data: bytes = b""


UNCHANGED = Seen(Change.NONE)
REMOVED = Seen(Change.REMOVED)


class Watch(QObject):
    """Watches the file of a document. Only its content counts: neither its times nor the document's own saves do.

    seen: what has become of the file, a `Seen`, whenever that is something else than before. A file that cannot be
    read for the moment is as it was; so is one on a file system that is gone.
    """

    seen = Signal(object)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._path: Path | None = None
        self._device = 0
        self._last = UNCHANGED
        self._watcher = QFileSystemWatcher(self)
        self._rest = QTimer(self, singleShot=True, interval=DEBOUNCE)
        self._rest.timeout.connect(self.look)
        self._watcher.fileChanged.connect(self.look_later)
        self._watcher.directoryChanged.connect(self.look_later)
        document.file_changed.connect(self._follow)
        self._follow()

    def look_later(self) -> None:
        """Compare the file when it has rested."""
        self._rest.start()

    def look(self) -> None:
        """Compare the file now, or once it is written if the document is being saved."""
        if self._document.is_writing:
            self.look_later()
            return
        self._rest.stop()
        path = self._path
        if path is None:
            return
        self._watch(path)
        try:
            seen = self._look_at(path)
        except OSError:
            return
        if seen != self._last:
            self._last = seen
            self.seen.emit(seen)

    def _follow(self) -> None:
        """Watch the file of the document, which may be another one or have been saved."""
        path = self._document.path
        if path != self._path:
            self._path = path
            self._last = UNCHANGED
            self._watch_nothing()
            self._device = 0 if path is None else _device_above(path)
        if path is not None:
            self.look_later()

    def _watch(self, path: Path) -> None:
        """Watch what is now at a path, which may have been replaced; if there is nothing, the folder."""
        self._watch_nothing()
        self._watcher.addPath(str(path if path.exists() else path.parent))

    def _watch_nothing(self) -> None:
        if watched := [*self._watcher.files(), *self._watcher.directories()]:
            self._watcher.removePaths(watched)

    def _look_at(self, path: Path) -> Seen:
        """Return what has become of a file. Raises OSError if that cannot be told for the moment."""
        try:
            status = path.stat()
        except FileNotFoundError:
            if _device_above(path) != self._device:
                raise
            return REMOVED
        if not stat.S_ISREG(status.st_mode):
            return REMOVED
        data = path.read_bytes()
        return UNCHANGED if self._document.has_data(data) else Seen(Change.CONTENT, data)


def _device_above(path: Path) -> int:
    """Return the device of the nearest folder above a path that exists, 0 if there is none."""
    for folder in path.resolve().parents:
        try:
            return folder.stat().st_dev
        except OSError:
            continue
    return 0
