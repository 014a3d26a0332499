"""Printing the position with its comment.

The print classes are used through their module: PySide initialises them on import.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6 import QtGui, QtPrintSupport
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsView, QWidget

from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.document.document import Document
from hen_editor.drawing.draw import Drawing, draw
from hen_editor.drawing.figure import Figure
from hen_editor.drawing.painter.painting import paint
from hen_editor.drawing.painter.pdf import MARGINS, painted_pdf
from hen_editor.styles import STYLES
from hen_editor.ui.files.writer import FileWriter
from hen_editor.ui.widgets.long_text import beginning
from hen_editor.ui.widgets.plain_text import from_first_character
from hen_editor.ui.widgets.transient import run

RESOLUTION = 300
"""Dots per inch."""

MAX_BOARD_SIDE = 600
"""The longest side of the board, in screen pixels."""

_SIZE = QSize(900, 720)
"""The size of the preview, unless the screen is smaller; by default it would show only a strip of the page."""

_SCREEN = 96
"""Screen pixels per inch."""


class PrintPreview(QObject):
    """Prints a document as it is shown, with a preview.

    figure: returns what the board shows. name: returns the name of the document. window: the parent of the preview.
    """

    def __init__(
        self, document: Document, figure: Callable[[], Figure], name: Callable[[], str], window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._figure = figure
        self._name = name
        self._window = window
        self._writer = FileWriter(document, window)
        self._writer.setParent(self)

    def preview(self) -> None:
        """Show the preview, from which to print."""
        printer = QtPrintSupport.QPrinter(QtPrintSupport.QPrinter.PrinterMode.HighResolution)
        printer.setResolution(RESOLUTION)
        printer.setPageMargins(MARGINS, QtGui.QPageLayout.Unit.Millimeter)
        printer.setDocName(from_first_character(self._name()))
        dialog = QtPrintSupport.QPrintPreviewDialog(printer, self._window)
        steady_view(dialog)
        dialog.setWindowTitle(self.tr("Print"))
        dialog.resize(_SIZE)
        dialog.paintRequested.connect(self.paint)
        if printer.outputFormat() is not QtPrintSupport.QPrinter.OutputFormat.NativeFormat:
            _hide_page_setup(dialog)
        run(dialog)

    def paint(self, printer: QtPrintSupport.QPrinter) -> None:
        """Paint all pages, or those selected by the user, on the printer."""
        painting = partial(self._paint_pages, printer)
        if (path := printed_file(printer)) is not None:
            title, layout = self._name(), printer.pageLayout()
            self._writer.write(path, lambda progress: painted_pdf(title, layout, partial(painting, progress=progress)))
            return
        painter = QtGui.QPainter()
        if not painter.begin(printer):
            return  # not ready: on Windows the user may have cancelled naming the file
        try:
            painting(printer, painter, unreported)
        finally:
            painter.end()

    def _paint_pages(
        self,
        printer: QtPrintSupport.QPrinter,
        device: QtGui.QPagedPaintDevice,
        painter: QtGui.QPainter,
        progress: Progress,
    ) -> None:
        scale = device.logicalDpiX() / _SCREEN
        painter.scale(scale, scale)
        pages = self.pages(QRectF(painter.viewport()).size() / scale)
        numbers = [number for number in range(pages.document.pageCount()) if is_wanted(printer, number + 1)]
        for count, number in enumerate(numbers):
            if count:
                device.newPage()
            pages.paint(number, painter)
            progress((count + 1) / len(numbers))

    def pages(self, size: QSizeF) -> "PrintedPosition":
        """Return what is printed on pages of this size in screen pixels; long comments take several."""
        snapshot = self._document.snapshot
        document = QtGui.QTextDocument()
        document.setPageSize(size)
        plain, bold = QtGui.QTextCharFormat(), QtGui.QTextCharFormat()
        plain.setForeground(Qt.GlobalColor.black)  # not the theme's colour, which is white in the dark theme
        bold.merge(plain)
        bold.setFontWeight(QtGui.QFont.Weight.Bold)
        cursor = QtGui.QTextCursor(document)
        heading = self.tr("{file}, move {number}").format(file=self._name(), number=snapshot.move_number)
        cursor.insertText(from_first_character(heading), bold)
        cursor.insertBlock()
        drawing = draw(self._figure(), STYLES["print"])
        board = _leave_room(cursor, drawing)
        cursor.insertBlock(QtGui.QTextBlockFormat())
        comment = replace_undecodable(str(snapshot.tree.node(snapshot.node).get("C", "")))
        shown = beginning(comment)
        cursor.insertText(from_first_character(shown if shown == comment else shown + "…"), plain)
        return PrintedPosition(document, drawing, board)


def steady_view(preview: QWidget) -> QGraphicsView:
    """Return the view inside Qt's preview widget, with its scroll bar always shown.

    Qt fits a page into the room that the bar leaves. At some sizes of the window the page then needs the bar only
    while it is hidden, and Qt would show and hide it without end.
    """
    view = preview.findChild(QGraphicsView)
    assert view is not None
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    return view


def _hide_page_setup(dialog: QtPrintSupport.QPrintPreviewDialog) -> None:
    """Hide the button for the page setup: Qt supports that only for real printers, and warns where there is none."""
    title = QCoreApplication.translate("QPrintPreviewDialog", "Page setup")
    for action in dialog.findChildren(QtGui.QAction):
        if action.text() == title:
            action.setVisible(False)


def _leave_room(cursor: QtGui.QTextCursor, drawing: Drawing) -> QRectF:
    """Leave room for the board below the title, on the rest of the page; return its place."""
    document = cursor.document()
    title = document.documentLayout().blockBoundingRect(document.firstBlock())
    line, margin = QtGui.QFontMetricsF(document.defaultFont()).height(), document.documentMargin()
    room = document.pageSize() - QSizeF(2 * margin, 2 * margin + title.height() + 2 * line)
    fitting = room.expandedTo(QSizeF(1, 1)).boundedTo(QSizeF(MAX_BOARD_SIDE, MAX_BOARD_SIDE))
    size = QSizeF(drawing.width, drawing.height).scaled(fitting, Qt.AspectRatioMode.KeepAspectRatio)
    below = QtGui.QTextBlockFormat()
    below.setTopMargin(size.height())
    cursor.setBlockFormat(below)
    return QRectF(QPointF((document.pageSize().width() - size.width()) / 2, title.bottom()), size)


class PrintedPosition(NamedTuple):
    """What is printed: a title and a comment, and the board at a place on the first page."""

    document: QtGui.QTextDocument
    drawing: Drawing
    board: QRectF

    def paint(self, number: int, painter: QtGui.QPainter) -> None:
        """Paint a page."""
        size = self.document.pageSize()
        painter.save()
        painter.translate(0, -number * size.height())
        self.document.drawContents(painter, QRectF(0, number * size.height(), size.width(), size.height()))
        if number == 0:
            paint(painter, self.drawing, self.board)
        painter.restore()


def printed_file(printer: QtPrintSupport.QPrinter) -> Path | None:
    """Return the PDF file that is printed to, None for a printer or a preview.

    The program writes such files itself: Qt does not report when it cannot write one.
    """
    is_pdf = printer.paintEngine().type() is QtGui.QPaintEngine.Type.Pdf
    return Path(printer.outputFileName()) if is_pdf and printer.outputFileName() else None


def is_wanted(printer: QtPrintSupport.QPrinter, number: int) -> bool:
    """Return whether the user wants a page, counted from 1, to be printed."""
    chosen = printer.pageRanges()
    return chosen.isEmpty() or chosen.contains(number)
