"""Watching the file of a document for changes by other programs."""

import os
import stat
import sys
from collections.abc import Sequence
from enum import Enum
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from hen_editor.core.progress import Progress
from hen_editor.document import file_bytes, files
from hen_editor.document.document import Document
from hen_editor.document.file_bytes import SizeLimit, UnreadableFileError
from hen_editor.document.worker import Worker

DEBOUNCE_MS = 500
"""How long a file must stay unchanged before it is compared."""


class FileChange(Enum):
    """What has become of a file since the document was read from or saved to it."""

    NONE = "none"
    CONTENT = "content"
    REMOVED = "removed"


class Seen(NamedTuple):
    """What was seen of a file; data: its bytes if its content has changed."""

    change: FileChange
    data: bytes = b""


UNCHANGED = Seen(FileChange.NONE)
REMOVED = Seen(FileChange.REMOVED)


class Watch(QObject):
    """Watches the file of a document. Only its content counts: neither its times nor the document's own saves do.

    seen: what has become of the file, a `Seen`, whenever that has changed. A file that cannot be read at the moment
    counts as unchanged; so does one on a file system that is gone.
    """

    seen = Signal(object)

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._path: Path | None = None
        self._device = 0
        self._last = UNCHANGED
        self._watcher = QFileSystemWatcher(self)
        self._work = Worker(self)
        self._rest = QTimer(self, singleShot=True, interval=DEBOUNCE_MS)
        self._rest.timeout.connect(self.look)
        self._watcher.fileChanged.connect(self.look_later)
        self._watcher.directoryChanged.connect(self.look_later)
        self._above = QFileSystemWatcher(self)
        self._above.directoryChanged.connect(self._look_if_gone)
        self._gone = Worker(self)
        document.file_changed.connect(self._follow)
        document.opened.connect(self._begin_anew)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._follow_user)
        self._follow()

    def look_later(self) -> None:
        """Compare the file once it has stayed unchanged for a while."""
        self._rest.start()

    def look(self) -> None:
        """Compare the file now, or once it is written if the document is being saved."""
        if self._document.is_writing or self._work.is_working:
            self.look_later()
            return
        self._rest.stop()
        if self._path is not None:
            find, then = partial(_find_watched, self._path, self._device), partial(self._watch_and_look, self._path)
            self._work.run(find, then, lambda _: None)

    def _look_if_gone(self) -> None:
        """Compare the file if it is gone or back, after one of the folders above it has changed."""
        if self._path is not None and not self._gone.is_working:
            path = self._path
            self._gone.run(lambda _: os.path.exists(path), self._look_if_new)

    def _look_if_new(self, is_there: bool) -> None:
        if is_there is (self._last == REMOVED):
            self.look_later()

    def _follow(self) -> None:
        """Watch the file of the document, which may be another one or have been saved."""
        path = self._document.path
        if path != self._path:
            self._path = path
            self._device = 0
            self._last = UNCHANGED
            self._work.stop()
            self._watch_nothing()
        if path is not None:
            self.look_later()

    def _begin_anew(self) -> None:
        """Report anew what another program has done to the file: it may be that of the document before, read again."""
        self._last = UNCHANGED

    def _follow_user(self, state: Qt.ApplicationState) -> None:
        """Look again when the user comes back: network drives and cloud clients do not report changes.

        On Windows watch nothing while the user is elsewhere: folders above a watched one cannot be moved (QTBUG-52470).
        """
        if state is Qt.ApplicationState.ApplicationActive:
            self.look_later()
        elif sys.platform == "win32":
            self._rest.stop()
            self._work.stop()
            self._watch_nothing()

    def _watch_and_look(self, path: Path, found: "_Found") -> None:
        """Watch what is now at a path, which may have been replaced, and compare it."""
        self._device = found.device
        self._watch_nothing()
        self._watcher.addPath(found.watched.name)
        self._above.addPaths([each.name for each in found.above])
        for each in (found.watched, *found.above):
            each.close()
        file, limit = self._document.file, files.size_limit()
        look = partial(_look_at, path, self._device, file.data, limit)
        self._work.run(lambda _: look(), partial(self._emit_if_new, file), lambda _: None)

    def _emit_if_new(self, file: files.File, seen: Seen) -> None:
        """Emit what was seen, unless the document has another file by now than it was compared with."""
        if self._document.file is not file or self._document.is_writing:
            self.look_later()
        elif seen != self._last:
            self._last = seen
            self.seen.emit(seen)

    def _watch_nothing(self) -> None:
        for watcher in (self._watcher, self._above):
            if watched := [*watcher.files(), *watcher.directories()]:
                watcher.removePaths(watched)


class _Watched(NamedTuple):
    """Something to watch: its name for Qt, and the open handle behind that name, if there is one."""

    name: str
    handle: int | None = None

    @classmethod
    def at(cls, path: Path) -> "_Watched":
        """Return what is at a path; if there is nothing, its folder.

        On Linux it is named after an open handle: Qt cannot represent names that are not UTF-8, and would have to look
        the path up on the disk.
        """
        found = path if os.path.exists(path) else path.parent
        if sys.platform != "linux":
            return cls(str(found))
        try:
            handle = os.open(found, os.O_PATH)
        except OSError:
            return cls(str(found))
        return cls(f"/proc/self/fd/{handle}", handle)

    def close(self) -> None:
        """Close the handle: Qt keeps one of its own."""
        if self.handle is not None:
            os.close(self.handle)


class _Found(NamedTuple):
    """What to watch: a file, and the folders above it; and the device it is on."""

    device: int
    watched: _Watched
    above: list[_Watched]


def _find_watched(path: Path, device: int, _: Progress) -> _Found:
    """Find what to watch for a file. device: the file's, 0 if it is not known yet."""
    device = device or device_above(path)
    return _Found(device, _Watched.at(path), [_Watched.at(folder) for folder in _folders_above(path)[1:]])


def _look_at(path: Path, device: int, data: bytes, limit: SizeLimit) -> Seen:
    """Return what has become of a file that had these bytes. Raises OSError if that cannot be seen at the moment."""
    try:
        status = path.stat()
    except FileNotFoundError:
        if device_above(path) != device:
            raise
        return REMOVED
    if not stat.S_ISREG(status.st_mode):
        return REMOVED
    try:
        found = file_bytes.read(path, limit)
    except UnreadableFileError:
        return Seen(FileChange.CONTENT)  # reloading it will report the reason
    return UNCHANGED if found == data else Seen(FileChange.CONTENT, found)


def device_above(path: Path) -> int:
    """Return the device of the nearest folder above a path that exists, 0 if there is none."""
    for folder in _folders_above(path):
        try:
            return folder.stat().st_dev
        except OSError:
            continue
    return 0


def _folders_above(path: Path) -> Sequence[Path]:
    """Return the folders above what a path leads to, the nearest first."""
    return Path(os.path.realpath(path)).parents  # Path.resolve raises for a loop of links before Python 3.13
