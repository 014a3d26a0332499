"""Drawings as PNG, SVG and PDF files that carry their position."""

import sys
from functools import lru_cache
from threading import Lock, current_thread, main_thread

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from hen_editor.drawing import embedding
from hen_editor.drawing.draw import Drawing
from hen_editor.drawing.painter.painting import image, paint
from hen_editor.drawing.painter.texts import outlines
from hen_editor.drawing.pictures import Contents
from hen_editor.drawing.pictures import png as png_file
from hen_editor.drawing.pictures.carried import SOFTWARE
from hen_editor.drawing.request import PictureFormat, PictureRequest

_PDF_RESOLUTION = 1200
"""In dots per inch."""

_INCH = 25.4
"""In millimetres."""

_COMPRESSION = 22
"""How hard PNG is compressed, from 0 to 100: the usual 67 takes twice as long, and makes 4 % less of wood."""


_one_at_a_time = Lock()


@lru_cache(maxsize=1)
def ready() -> QGuiApplication:
    """Return the application, which is made if there is none; pictures need one for their texts.

    It needs no display, and on macOS it has no icon in the Dock. It belongs to the thread that makes it: Qt crashes at
    the end if that is not the main thread, so another raises RuntimeError.
    """
    with _one_at_a_time:
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            return application
        if current_thread() is not main_thread():
            raise RuntimeError("The first PNG or PDF must be drawn in the main thread; then any thread can draw them")
        return QGuiApplication(["hen", *([] if sys.platform == "win32" else ["-platform", "offscreen"])])


def picture_file(drawing: Drawing, request: PictureRequest, embedded: Contents | None = None) -> bytes:
    """Return a drawing as a file of the format and size that are chosen."""
    size = request.size
    if request.format is PictureFormat.PNG:
        return png(drawing, size.pixels(drawing), embedded, dpi=size.printed_dpi)
    if request.format is PictureFormat.SVG:
        return svg(drawing, size.screen_pixels(drawing), embedded, outlined=request.outlined)
    return pdf(drawing, 10 * size.centimetres(drawing), embedded)


def png(drawing: Drawing, width: int, embedded: Contents | None = None, *, dpi: float | None = None) -> bytes:
    """Return a drawing as PNG. width: in pixels. dpi: how many of them are printed to an inch."""
    return png_of(image(drawing, width), embedded, dpi=dpi)


def png_of(made: QImage, embedded: Contents | None = None, *, dpi: float | None = None) -> bytes:
    """Return the image of a drawing as PNG, as `png` does."""
    if dpi is not None:
        made = QImage(made)
        made.setDotsPerMeterX(round(dpi / _INCH * 1000))
        made.setDotsPerMeterY(round(dpi / _INCH * 1000))
    if not made.hasAlphaChannel() and made.allGray():
        made = made.convertToFormat(QImage.Format.Format_Grayscale8)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setCompression(_COMPRESSION)
    writer.write(made)
    data = bytes(buffer.data().data())
    return data if embedded is None else png_file.with_contents(data, embedded)


def svg(
    drawing: Drawing, width: float, embedded: Contents | None = None, *, outlined: bool = True, prefix: str = ""
) -> bytes:
    """Return a drawing as SVG. width: in pixels of 1/96 inch. outlined: whether letters are shapes, not texts."""
    return embedding.svg(drawing, width, embedded, outlines=outlines if outlined else None, prefix=prefix)


def pdf(drawing: Drawing, width: float, embedded: Contents | None = None) -> bytes:
    """Return a drawing as a PDF of one page of its size. width: in millimetres."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_RESOLUTION)
    size = QSizeF(width, width * drawing.height / drawing.width)
    page = QPageSize(size, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setCreator(SOFTWARE)
    if embedded is not None:
        embedded.require_readable()
        writer.setTitle(embedded.title)
        if embedded.hen is not None:
            writer.addFileAttachment("position.hen", embedded.hen.encode(), "text/plain")
        if embedded.sgf is not None:
            writer.addFileAttachment("game.sgf", embedded.sgf.encode(), "application/x-go-sgf")
    painter = QPainter(writer)
    try:
        exact = writer.width() * drawing.height / drawing.width
        painter.scale(1, writer.height() / exact)  # Qt rounds the sides of a page to whole points
        paint(painter, drawing, QRectF(0, 0, writer.width(), exact))
    finally:
        painter.end()
    return bytes(buffer.data().data())
