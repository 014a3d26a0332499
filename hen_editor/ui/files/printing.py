"""Printing: the position with its comment, and pages of games and problems, which can also be saved to files.

The print classes are used through their module: PySide initialises them on import.
"""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6 import QtGui, QtPrintSupport
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtWidgets import QWidget

from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.document import codes, saving
from hen_editor.document.codes import FileError
from hen_editor.document.copies import Copy
from hen_editor.document.document import Document
from hen_editor.document.files import readable
from hen_editor.drawing import embedding
from hen_editor.drawing.draw import Drawing, draw
from hen_editor.drawing.figure import Figure
from hen_editor.drawing.painter import pictures
from hen_editor.drawing.painter.painting import paint
from hen_editor.styles import STYLES
from hen_editor.teaching.html import html
from hen_editor.teaching.page import file_names
from hen_editor.teaching.printing import MARGINS, page_layout, paint_pages, painted_pdf, pdf
from hen_editor.ui.dialogs.choosing import FileKind, choose_folder, folder_near
from hen_editor.ui.dialogs.messages import Answer, ask, reason, refuse
from hen_editor.ui.dialogs.pages import PagesDialog, steady_view
from hen_editor.ui.dialogs.progress import awaited, completed
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
        self._writer = FileWriter(document, window, lambda path: False, lambda: False)
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


CELL_PIXELS = 40
"""The distance between two lines of the board in pictures, in pixels."""

_WEB_PAGE = (".html", ".htm")


class PagesOutput(QObject):
    """Prints or saves the pages of a dialog as the user wants, with questions before and messages after.

    saved: the name of the file or folder that was written.
    """

    saved = Signal(str)

    def __init__(self, document: Document, dialog: PagesDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._document = document
        self._writer = FileWriter(document, dialog, lambda path: False, lambda: False)
        self._writer.saved.connect(self.saved)
        self.saved.connect(dialog.show_saved)
        dialog.print_wanted.connect(self.print)
        dialog.save_wanted.connect(self.save)
        dialog.pictures_wanted.connect(self.save_pictures)

    def print(self) -> None:
        """Ask for a printer, and print the pages."""
        dialog = QtPrintSupport.QPrintDialog(self._dialog.printer, self._dialog)
        if run(dialog):
            self.paint(self._dialog.printer)

    def paint(self, printer: QtPrintSupport.QPrinter) -> None:
        """Paint all pages, or those selected by the user, on a printer."""
        pages, wanted = self._dialog.pages, partial(is_wanted, printer)
        if (path := printed_file(printer)) is not None:
            self._writer.write(path, partial(pdf, pages, printer.pageLayout(), wanted))
            return
        painter = QtGui.QPainter()
        if not painter.begin(printer):
            return  # not ready: on Windows the user may have cancelled naming the file
        try:
            painting = partial(paint_pages, pages, printer, painter, wanted)
            if not completed(painting, self.tr("Printing..."), self._dialog):
                printer.abort()
        finally:
            painter.end()

    def save(self) -> None:
        """Ask for a file, and write the pages as PDF or HTML."""
        kinds = [FileKind(self.tr("PDF"), (".pdf",)), FileKind(self.tr("Web page"), _WEB_PAGE)]
        path = self._writer.choose_where_to_export(self.tr("Save pages"), kinds)
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> bool:
        """Write the pages to a file, as HTML if its name says so, else as PDF; return whether they were written."""
        return self._writer.write(path, self._making(path.suffix))

    def _making(self, suffix: str) -> Copy:
        pages, layout = self._dialog.pages, page_layout(self._dialog.paper())
        if suffix.casefold() in _WEB_PAGE:
            return lambda progress: html(pages, STYLES["print"], progress).encode()
        return lambda progress: pdf(pages, layout, progress=progress)

    def save_pictures(self, suffix: str) -> None:
        """Ask for a folder, and write each diagram to a file of its own in it, as PNG or SVG."""
        near = folder_near(self._document.path, self._dialog)
        folder = choose_folder(self._dialog, self.tr("Save pictures in"), near)
        if folder is None:
            return
        names = [*file_names(self._dialog.pages.diagrams(), suffix)]
        looking = self.tr("Looking for the folder...")
        existing = awaited(lambda: sum(os.path.lexists(folder / name) for name in names), looking, self._dialog)
        if existing is None:
            return
        replace = Answer(self.tr("&Replace"), risky=True)
        question = self.tr("%Ln file(s) with these names already exist. Do you want to replace them?", "", existing)
        if existing and ask(self._dialog, question, "", replace) is not replace:
            return
        try:
            if completed(
                partial(self._write_pictures, folder, names), self.tr("Saving pictures..."), self._dialog, finishes=True
            ):
                self.saved.emit(readable(folder.name))
        except OSError as error:
            refuse(self._dialog, self.tr("Not all pictures could be saved."), reason(error))

    def _write_pictures(self, folder: Path, names: list[str], progress: Progress) -> None:
        for count, (name, diagram) in enumerate(zip(names, self._dialog.pages.diagrams(), strict=True)):
            progress(count / len(names))
            drawing, carried = draw(diagram.figure, STYLES["print"]), embedding.contents(diagram.figure)
            write, kind = (pictures.png, "PNG") if name.endswith(".png") else (pictures.svg, "SVG")
            data = write(drawing, round(CELL_PIXELS * drawing.width), carried)
            if carried is not None and not embedding.carries(kind, data, diagram.figure):
                raise FileError(codes.MISWRITTEN.at())
            saving.write(folder / name, data)
