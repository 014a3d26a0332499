"""Pages painted on paper of any size: on printers and into PDF files."""

from collections.abc import Callable, Generator, Sequence

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QSizeF, Qt
from PySide6.QtGui import (
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from hen_editor.core.drawing.style import Style
from hen_editor.core.pages.page import Pages
from hen_editor.core.pictures.carried import SOFTWARE
from hen_editor.rendering.outlines import color
from hen_editor.rendering.pages.items import INCH, POINT, SMALL, TITLE, text_lines
from hen_editor.rendering.pages.layout import GAP, HEADER, Page, laid_out
from hen_editor.styles import STYLES

PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}

MARGINS = QMarginsF(18, 14, 18, 14)
"""Those of paper, in millimetres."""

RESOLUTION = 1200
"""That of PDF files, in dots per inch."""


def painting(
    pages: Pages, device: QPagedPaintDevice, painter: QPainter, wanted: Callable[[int], bool] | None = None
) -> Generator[float, None, int]:
    """Paint pages on a device, on which the painter is active; yields the progress, from 0 to 1.

    wanted: whether to paint the page of a number, counted from 1; None: all of them. Returns how many pages there are.
    """
    scale = device.logicalDpiX() / INCH
    size = QSizeF(painter.viewport().size()) / scale
    made, style = laid_out(pages, size / POINT), STYLES["print"]
    chosen = [number for number in range(len(made)) if wanted is None or wanted(number + 1)]
    for count, number in enumerate(chosen):
        if count:
            device.newPage()
        painter.save()
        painter.scale(scale, scale)
        paint_page(painter, made, number, size, style)
        painter.restore()
        yield (count + 1) / len(chosen)
    return len(made)


def page_layout(paper: QPageSize) -> QPageLayout:
    """Return how pages are on paper of some size."""
    return QPageLayout(paper, QPageLayout.Orientation.Portrait, MARGINS, QPageLayout.Unit.Millimeter)


def pdf(pages: Pages, paper: QPageSize) -> Generator[float, None, bytes]:
    """Return pages as PDF; yields the progress, from 0 to 1."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page_layout(paper))
    writer.setCreator(SOFTWARE)
    writer.setTitle(pages.title)
    painter = QPainter(writer)
    try:
        yield from painting(pages, writer, painter)
    finally:
        painter.end()
    return bytes(buffer.data().data())


def paint_page(painter: QPainter, pages: Sequence[Page], number: int, size: QSizeF, style: Style) -> None:
    """Paint a page with its header and footer. size: of the page."""
    page = pages[number]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    y = HEADER - GAP
    painter.setPen(QPen(color(style.text), 0.5 * POINT))  # no default pen: a preview would take the window's instead
    painter.drawLine(QPointF(0, y), QPointF(size.width(), y))
    for title in text_lines(page.title, TITLE, size.width(), most=1, bold=True):
        title.paint(painter, QPointF(0, 0), style)
    [footer] = text_lines(f"{number + 1} / {len(pages)}", SMALL, size.width(), align=Qt.AlignmentFlag.AlignHCenter)
    footer.paint(painter, QPointF(0, size.height() - footer.height), style)
    for place, item in page.items:
        item.paint(painter, place, style)
