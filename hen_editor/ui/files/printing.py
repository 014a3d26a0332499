"""Printing the position: a title, the board, and the comment.

The print classes are named in full: PySide initialises them on first use.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6 import QtGui, QtPrintSupport
from PySide6.QtCore import QObject, QRectF, QSizeF, Qt

from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.ui.board.view import PRINTED
from hen_editor.ui.widgets.long_text import beginning
from hen_editor.ui.widgets.plain_text import from_first_character
from hen_editor.ui.widgets.transient import run

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow

RESOLUTION = 300
"""Dots per inch."""

DOTS = 1250
"""The side of the painted board in dots."""

_BOARD = "board"

_SCREEN = 96
"""Screen pixels per inch."""


class PrintPreview(QObject):
    """Prints what a window shows, with a preview.

    name: returns the name of the document.
    """

    def __init__(self, window: "MainWindow", name: Callable[[], str]) -> None:
        super().__init__(window)
        self._window = window
        self._name = name

    def preview(self) -> None:
        """Show the preview, from which to print."""
        printer = QtPrintSupport.QPrinter(QtPrintSupport.QPrinter.PrinterMode.HighResolution)
        printer.setResolution(RESOLUTION)
        printer.setDocName(from_first_character(self._name()))
        dialog = QtPrintSupport.QPrintPreviewDialog(printer, self._window)
        dialog.setWindowTitle(self.tr("Print"))
        dialog.paintRequested.connect(self.paint)
        run(dialog)

    def paint(self, printer: QtPrintSupport.QPrinter) -> None:
        """Paint all pages, or those selected by the user, on the printer."""
        painter = QtGui.QPainter()
        if not painter.begin(printer):
            return  # not ready: on Windows the user may have cancelled naming the file
        try:
            painter.setRenderHint(QtGui.QPainter.RenderHint.SmoothPixmapTransform)
            scale = printer.resolution() / _SCREEN
            painter.scale(scale, scale)
            pages = self.pages(QRectF(painter.viewport()).size() / scale)
            chosen = printer.pageRanges()
            numbers = [n for n in range(pages.pageCount()) if chosen.isEmpty() or chosen.contains(n + 1)]
            for number in numbers:
                if number != numbers[0]:
                    printer.newPage()
                _paint_page(pages, number, painter)
        finally:
            painter.end()

    def pages(self, size: QSizeF) -> QtGui.QTextDocument:
        """Return the document to print, with pages of this size in screen pixels; long comments take several."""
        snapshot = self._window.document.snapshot
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
        self._insert_board(cursor)
        cursor.insertBlock()
        comment = replace_undecodable(str(snapshot.tree.node(snapshot.node).get("C", "")))
        shown = beginning(comment)
        cursor.insertText(from_first_character(shown if shown == comment else shown + "…"), plain)
        return document

    def _insert_board(self, cursor: QtGui.QTextCursor) -> None:
        """Insert the board below the title, scaled to the rest of the page."""
        document, image = cursor.document(), self._window.board.image(DOTS)
        document.addResource(QtGui.QTextDocument.ResourceType.ImageResource.value, _BOARD, image)
        title = document.documentLayout().blockBoundingRect(document.firstBlock())
        line = QtGui.QFontMetricsF(document.defaultFont()).height()
        margins = 2 * document.documentMargin()
        room = document.pageSize() - QSizeF(margins, margins + title.height() + line)
        size = QSizeF(image.size()).scaled(room.boundedTo(QSizeF(PRINTED, PRINTED)), Qt.AspectRatioMode.KeepAspectRatio)
        board = QtGui.QTextImageFormat()
        board.setName(_BOARD)
        board.setWidth(max(1, size.width()))
        cursor.insertImage(board)


def _paint_page(pages: QtGui.QTextDocument, number: int, painter: QtGui.QPainter) -> None:
    """Paint a page as `QTextDocument.print_` does, but scale pictures smoothly."""
    size = pages.pageSize()
    painter.save()
    painter.translate(0, -number * size.height())
    pages.drawContents(painter, QRectF(0, number * size.height(), size.width(), size.height()))
    painter.restore()
