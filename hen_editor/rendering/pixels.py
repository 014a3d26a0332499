"""Pictures as arrays of pixels, for what looks at them without Qt."""

from math import sqrt

import numpy as np
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QColor, QColorSpace, QImage, QImageReader, QPainter

from hen_editor.core.diagnostics import Parsed
from hen_editor.core.recognition import Pixels, codes

MOST_DECODED = 40_000_000
"""The pixels of the largest picture that is decoded, which takes 160 MB: a page of A4 scanned with 600 dpi has 35
million."""

MOST_PIXELS = 9_000_000
"""The pixels that are looked at, those of a screen of 4K; a larger picture is made smaller."""

_MEGABYTES = 200


def decoded(data: bytes) -> Parsed[QImage | None]:
    """Return the picture in the bytes of a file, turned as its camera says; None with an error if there is none."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and size.width() * size.height() > MOST_DECODED:
        return Parsed(None, (codes.TOO_LARGE.at(width=size.width(), height=size.height()),))
    before = QImageReader.allocationLimit()
    QImageReader.setAllocationLimit(_MEGABYTES)
    image = reader.read()
    QImageReader.setAllocationLimit(before)
    if image.isNull():
        return Parsed(None, (codes.UNREADABLE.at(),))
    return Parsed(image)


def pixels_of(image: QImage) -> Pixels:
    """Return the pixels of a picture, on white where it is transparent, at most `MOST_PIXELS` of them."""
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
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    # A copy, since the bytes are gone with the image.
    return lines[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).copy()
