"""The position printed: what it is, the board as it is shown, and the comment.

The classes of printing are named in full: they are made when something is printed for the first time.
"""

from collections.abc import Callable, Mapping

from PySide6 import QtGui, QtPrintSupport
from PySide6.QtCore import QObject, QRectF

from hen_editor.ui.widgets.long_text import beginning
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.views import Views

RESOLUTION = 300
"""Dots an inch."""

_BOARD = "board"
_DOTS, _WIDTH = 1250, 600
"""How many dots wide the board is painted, and how wide it stands on the page in pixels of a screen."""

_SCREEN = 96
"""Pixels of a screen in an inch."""


class PrintCommands(QObject):
    """Prints what a window shows, after a look at the pages.

    name: gives the name of the document.
    """

    def __init__(self, window: Views, name: Callable[[], str]) -> None:
        super().__init__(window)
        self._window = window
        self._name = name

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {"print": self.preview}

    def preview(self) -> None:
        """Show the pages, to be printed from there."""
        self._window.hen_field.flush()
        printer = QtPrintSupport.QPrinter(QtPrintSupport.QPrinter.PrinterMode.HighResolution)
        printer.setResolution(RESOLUTION)
        printer.setDocName(self._name())
        dialog = QtPrintSupport.QPrintPreviewDialog(printer, self._window)
        dialog.setWindowTitle(self.tr("Print"))
        pages = self.pages()
        dialog.paintRequested.connect(lambda printer: paint(pages, printer))
        run(dialog)

    def pages(self) -> QtGui.QTextDocument:
        """Return what is printed; a long comment goes on on the next page."""
        snapshot = self._window.document.snapshot
        document = QtGui.QTextDocument()
        document.addResource(
            QtGui.QTextDocument.ResourceType.ImageResource.value, _BOARD, self._window.board.image(_DOTS)
        )
        cursor = QtGui.QTextCursor(document)
        bold = QtGui.QTextCharFormat()
        bold.setFontWeight(QtGui.QFont.Weight.Bold)
        move = self.tr("move {number}").format(number=snapshot.move_number)
        cursor.insertText(f"{self._name()}, {move}", bold)
        cursor.insertBlock()
        board = QtGui.QTextImageFormat()
        board.setName(_BOARD)
        board.setWidth(_WIDTH)
        cursor.insertImage(board)
        cursor.insertBlock()
        cursor.setCharFormat(QtGui.QTextCharFormat())
        comment = str(snapshot.tree.node(snapshot.node).get("C", ""))
        shown = beginning(comment)
        cursor.insertText(shown if shown == comment else shown + "…")
        return document


def paint(pages: QtGui.QTextDocument, printer: QtPrintSupport.QPrinter) -> None:
    """Paint pages as `QTextDocument.print_` would, but with pictures that are scaled smoothly."""
    painter = QtGui.QPainter(printer)
    try:
        painter.setRenderHint(QtGui.QPainter.RenderHint.SmoothPixmapTransform)
        scale = printer.resolution() / _SCREEN
        painter.scale(scale, scale)
        page = QRectF(painter.viewport()).size() / scale
        pages.setPageSize(page)
        for number in range(pages.pageCount()):
            if number:
                printer.newPage()
                painter.translate(0, -page.height())
            pages.drawContents(painter, QRectF(0, number * page.height(), page.width(), page.height()))
    finally:
        painter.end()
