"""The process in which pictures from outside are decoded: whatever they do to it, nothing else is hurt.

It has limits on time and memory, and can open no file meanwhile, as far as the system has such limits.
"""

import faulthandler
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from math import sqrt
from multiprocessing import connection
from pathlib import Path
from struct import Struct
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMessageLogContext,
    QSize,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QColor, QColorSpace, QImage, QImageReader, QPainter

from hen_editor.drawing.painter.picture_format import picture_format

if sys.platform == "win32":
    PipeEnd: TypeAlias = "connection.PipeConnection[Any, Any]"
else:
    import resource

    PipeEnd: TypeAlias = "connection.Connection"

MOST_DECODED = 40_000_000
"""The pixels of the largest picture that is decoded, which takes 160 MB: a page of A4 scanned with 600 dpi has 35
million."""

MOST_PIXELS = 9_000_000
"""The pixels that are looked at, those of a screen of 4K; a larger picture is made smaller."""

SECONDS = 5
"""How long a picture may be decoded."""

SIZE = Struct("!QQ")
"""How an answer begins: width and height of the picture. Its pixels follow, line by line, red, green and blue, unless
they are too many. Both are 0 if there is no picture."""

_MEGABYTES = 200
"""The memory that Qt may take for a picture."""

_MEMORY = 1 << 30
"""The memory of this process, in bytes."""


def serve(pipe: PipeEnd) -> None:
    """Decode what is sent until the other end is closed; first send an empty message, to say that it has started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides what Ctrl+C ends
    qInstallMessageHandler(_drop_warning)
    QImageReader.setAllocationLimit(_MEGABYTES)
    QImageReader.supportedImageFormats()  # loads the plugins, which cannot be opened later: see `_no_files`
    if sys.platform != "win32":
        _set_limit(resource.RLIMIT_DATA, _MEMORY)
        _set_limit(resource.RLIMIT_CORE, 0)
    with Path(os.devnull).open("w") as nowhere, suppress(EOFError, OSError, MemoryError):
        pipe.send_bytes(b"")
        while True:
            data = pipe.recv_bytes()
            # In case the parent, which would have ended this process earlier, is gone.
            faulthandler.dump_traceback_later(2 * SECONDS, exit=True, file=nowhere)
            pipe.send_bytes(_answer(data))
            faulthandler.cancel_dump_traceback_later()


def _drop_warning(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Drop a warning of Qt, as of an SVG with mistakes."""


def _answer(data: bytes) -> bytes:
    kind = picture_format(data)
    if kind.startswith("svg"):
        from hen_editor.recognition.decoding.svg_links import without_links

        _load_fonts()
        data = without_links(data)
    with _no_files():
        image, size = _decoded(data)
    if image.isNull():
        return SIZE.pack(size.width(), size.height())
    rgb = in_rgb(image)
    return SIZE.pack(rgb.width(), rgb.height()) + bytes(rgb.constBits())


def _decoded(data: bytes) -> tuple[QImage, QSize]:
    """Return a picture, turned as its camera says; an empty one if there is none, with its size if it is too large."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return _read(QImageReader(buffer))


def _read(reader: QImageReader) -> tuple[QImage, QSize]:
    """Read a picture. In a function of its own, so that the reader is freed before its buffer: else TIFF crashes."""
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and size.width() * size.height() > MOST_DECODED:
        return QImage(), size
    return reader.read(), QSize(0, 0)


def in_rgb(image: QImage) -> QImage:
    """Return a picture in RGB888 and sRGB, on white where it is transparent, with at most `MOST_PIXELS`."""
    if image.width() * image.height() > MOST_PIXELS:
        share = sqrt(MOST_PIXELS / (image.width() * image.height()))
        size = QSize(max(1, int(image.width() * share)), max(1, int(image.height() * share)))
        image = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    space = image.colorSpace()
    if space.isValid() and space != QColorSpace(QColorSpace.NamedColorSpace.SRgb):
        image = image.convertedToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    if image.hasAlphaChannel():
        opaque = QImage(image.size(), QImage.Format.Format_RGB32)
        opaque.fill(QColor(Qt.GlobalColor.white))
        painter = QPainter(opaque)
        painter.drawImage(0, 0, image)
        painter.end()
        image = opaque
    return image.convertToFormat(QImage.Format.Format_RGB888)


@lru_cache(maxsize=1)
def _load_fonts() -> None:
    """Load the font of texts in SVG, which cannot be loaded any more once no file may be opened."""
    from hen_editor.drawing.painter.pictures import ready

    os.environ["QT_MAC_DISABLE_FOREGROUND_APPLICATION_TRANSFORM"] = "1"  # or macOS would show it in the Dock
    ready()
    QImage.fromData(b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>0</text></svg>')


@contextmanager
def _no_files() -> Iterator[None]:
    """Have the system refuse to open files meanwhile."""
    if sys.platform == "win32":
        yield
    else:
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        _set_limit(resource.RLIMIT_NOFILE, 0)
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)


def _set_limit(which: int, limit: int) -> None:
    """Set a limit of this process, unless it is lower already, or the system lacks or refuses it."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(which)
        if soft == resource.RLIM_INFINITY or soft > limit:
            with suppress(ValueError, OSError):
                resource.setrlimit(which, (limit, hard))
