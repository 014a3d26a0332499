"""Looking for boards in a picture in a thread, so that the window stays responsive."""

from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QImage

from hen_editor.core.progress import Progress
from hen_editor.document.worker import Worker
from hen_editor.recognition import (
    Corners,
    Edges,
    Pixels,
    Recognised,
    guessed_corners,
    read,
    read_usual,
    recognise,
)
from hen_editor.recognition.decoding.decoder import pixels_of

Result = TypeVar("Result")

_SMALL = 1600
"""The longest side in pixels of the smaller copy of a picture, which is faster to paint."""

_one_at_a_time = Lock()
"""Held while a picture is searched, so that searches which were given up do not use its memory at the same time."""


class SeenPicture(NamedTuple):
    """A picture: its pixels, these as an image, and a smaller copy of that."""

    pixels: Pixels
    image: QImage
    small: QImage


class LinesWanted(NamedTuple):
    """Lines on which a board is to be read: their corners, how many they are, and which are edges of the board."""

    corners: Corners
    columns: int
    rows: int
    edges: Edges


class PictureReader(QObject):
    """Looks for boards in a picture, and reads one again between other corners.

    It works in threads. Only one at a time reads a board again; of requests made meanwhile, only the last counts.

    seen: the `SeenPicture`. found: the boards in it, `Recognised`. read: the `Recognised` that was read again. failed:
    there was not enough memory.

    guessed: where the corners of a board may be if no board was found, None if there is no guess.
    """

    seen = Signal(object)
    found = Signal(object)
    read = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._looking, self._reading = Worker(self, at_once_ms=0), Worker(self, at_once_ms=0)
        self._picture: SeenPicture | None = None
        self._wanted: Callable[[Pixels], Recognised] | None = None
        self.guessed: Corners | None = None

    @property
    def is_looking(self) -> bool:
        """Whether boards are being looked for."""
        return self._looking.is_working

    @property
    def is_reading(self) -> bool:
        """Whether a board is being read again."""
        return self._reading.is_working

    def look(self, picture: Pixels | QImage) -> None:
        """Look for boards in a picture."""
        self._looking.run(lambda _: _seen(picture), self._recognise, self._report_failure)

    def read_again(self, wanted: LinesWanted) -> None:
        """Read the board between these corners, once the present reading is done."""
        self._read_soon(lambda pixels: read(pixels, *wanted))

    def read_usual(self, corners: Corners) -> None:
        """Read the board between these corners, with a usual number of lines, once the present reading is done."""
        self._read_soon(lambda pixels: read_usual(pixels, corners))

    def _read_soon(self, wanted: Callable[[Pixels], Recognised]) -> None:
        self.stop_looking()
        self._wanted = wanted
        if not self.is_reading:
            self._read_next()

    def stop_looking(self) -> None:
        """Stop looking for boards in the picture."""
        self._looking.stop()

    def stop(self) -> None:
        """Stop all work; nothing is reported any longer."""
        self.stop_looking()
        self._wanted = None
        self._reading.stop()

    def _recognise(self, picture: SeenPicture) -> None:
        """Look for boards in a picture."""
        self._picture = picture
        self._looking.run(partial(_recognised, picture.pixels), self._report_found, self._report_failure)
        self.seen.emit(picture)

    def _report_found(self, found: "_Found") -> None:
        self.guessed = found.guessed
        self.found.emit(found.boards)

    def _report_failure(self, error: OSError | MemoryError) -> None:
        self.failed.emit()

    def _read_next(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None and self._picture is not None:
            pixels = self._picture.pixels
            self._reading.run(lambda _: wanted(pixels), self._report_read, self._report_failure)

    def _report_read(self, found: Recognised) -> None:
        if self._wanted is None:
            self.read.emit(found)
        else:
            self._read_next()


def _seen(picture: Pixels | QImage) -> SeenPicture:
    """Return a picture with its image and a smaller copy."""
    pixels = pixels_of(picture) if isinstance(picture, QImage) else picture
    height, width = pixels.shape[:2]
    image = QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888)
    small = image
    if max(width, height) > _SMALL:
        smooth = Qt.TransformationMode.SmoothTransformation
        small = image.scaled(_SMALL, _SMALL, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    return SeenPicture(pixels, image, small)


class _Found(NamedTuple):
    """The boards that were found in a picture; if there are none, a guess at the corners of one."""

    boards: tuple[Recognised, ...]
    guessed: Corners | None


def _recognised(pixels: Pixels, progress: Progress) -> _Found:
    """Recognise boards, waiting for the search of another picture to end."""
    with _one_at_a_time:
        boards = recognise(pixels, progress).value
    return _Found(boards, None if boards else guessed_corners(pixels))
