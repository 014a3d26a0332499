"""Drawings as PNG, SVG and PDF files that carry their position."""

import sys
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from hen_editor.core.drawing import svg as drawn_svg
from hen_editor.core.drawing.draw import Drawing
from hen_editor.core.pictures import Contents
from hen_editor.core.pictures import png as png_file
from hen_editor.core.pictures import svg as svg_file
from hen_editor.core.pictures.carried import SOFTWARE
from hen_editor.rendering.carrying import carries, contents
from hen_editor.rendering.painting import image, paint
from hen_editor.rendering.texts import outlines

__all__ = ["carries", "contents", "pdf", "png", "ready", "svg"]

_PDF_RESOLUTION = 1200
_INCH = 25.4

_RGB, _RGBA = QImage.Format.Format_RGB888, QImage.Format.Format_RGBA8888


@lru_cache(maxsize=1)
def ready() -> QGuiApplication:
    """Return the application, which is made, without a display, if there is none; pictures need one for their texts."""
    application = QGuiApplication.instance()
    if isinstance(application, QGuiApplication):
        return application
    return QGuiApplication(["hen", *(["-platform", "offscreen"] if sys.platform == "linux" else [])])


def png(drawing: Drawing, width: int, carried: Contents | None = None, *, dpi: float | None = None) -> bytes:
    """Return a drawing as PNG. width: in pixels. dpi: how many of them are printed to an inch."""
    made = image(drawing, width)
    per_metre = made.dotsPerMeterX() if dpi is None else round(dpi / _INCH * 1000)
    channels = 4 if made.hasAlphaChannel() else 1 if made.allGray() else 3
    data = png_file.of_pixels(_rows(made, channels), made.width(), made.height(), channels, per_metre)
    return data if carried is None else png_file.with_contents(data, carried)


def _rows(made: QImage, channels: int) -> Iterator[bytes]:
    """Iterate over the rows of a picture, from above, with so many bytes for each pixel: grey, RGB or RGBA."""
    made = made.convertToFormat(_RGBA if channels == 4 else _RGB)
    pixels, length = made.constBits(), made.width() * made.depth() // 8
    for start in range(0, made.sizeInBytes(), made.bytesPerLine()):
        row = bytes(pixels[start : start + length])
        yield row[::3] if channels == 1 else row


def svg(
    drawing: Drawing, width: float, carried: Contents | None = None, *, outlined: bool = True, prefix: str = ""
) -> bytes:
    """Return a drawing as SVG. width: in pixels of 1/96 inch. outlined: whether letters are shapes, not texts."""
    text = drawn_svg.svg(drawing, width, outlines=outlines if outlined else None, prefix=prefix)
    return (text if carried is None else svg_file.with_contents(text, carried)).encode()


def pdf(drawing: Drawing, width: float, carried: Contents | None = None) -> bytes:
    """Return a drawing as PDF of one page as large as it. width: in millimetres."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_RESOLUTION)
    size = QSizeF(width, width * drawing.height / drawing.width)
    page = QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setCreator(SOFTWARE)
    if carried is not None:
        carried.require_readable()
        writer.setTitle(carried.title)
        writer.addFileAttachment("position.hen", carried.hen.encode(), "text/plain")
        if carried.sgf is not None:
            writer.addFileAttachment("game.sgf", carried.sgf.encode(), "application/x-go-sgf")
    painter = QPainter(writer)
    try:
        exact = writer.width() * drawing.height / drawing.width
        painter.scale(1, writer.height() / exact)  # Qt rounds the sides of a page to whole points
        paint(painter, drawing, QRectF(0, 0, writer.width(), exact))
    finally:
        painter.end()
    return bytes(buffer.data().data())
