"""Pages that are painted one after the other, as PDF."""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter

from hen_editor.drawing.pictures.carried import SOFTWARE

MARGINS = QMarginsF(18, 14, 18, 14)
"""The margins of paper, in millimetres."""

_RESOLUTION = 1200
"""In dots per inch."""


def painted_pdf(title: str, layout: QPageLayout, paint: Callable[[QPagedPaintDevice, QPainter], object]) -> bytes:
    """Return what is painted on pages as PDF."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setPageLayout(layout)
    writer.setCreator(SOFTWARE)
    writer.setTitle(title)
    painter = QPainter(writer)
    try:
        paint(writer, painter)
    finally:
        painter.end()
    return bytes(buffer.data().data())
