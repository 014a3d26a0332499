"""What becomes of pages: they are printed, or saved as PDF, HTML or pictures.

The print classes are named in full: PySide initialises them on first use.
"""

import os
from functools import partial
from pathlib import Path

from PySide6 import QtGui, QtPrintSupport
from PySide6.QtCore import QObject, Signal

from hen_editor.core.progress import Progress
from hen_editor.document import codes, saving
from hen_editor.document.codes import FileError
from hen_editor.document.copies import Copy
from hen_editor.document.document import Document
from hen_editor.document.files import readable
from hen_editor.drawing import embedding
from hen_editor.drawing.draw import draw
from hen_editor.drawing.painter import pictures
from hen_editor.styles import STYLES
from hen_editor.teaching.html import html
from hen_editor.teaching.page import file_names, file_stem
from hen_editor.teaching.printing import page_layout, paint_pages, pdf
from hen_editor.ui.dialogs.choosing import FileKind, choose_folder, folder_near
from hen_editor.ui.dialogs.messages import Answer, ask, reason, refuse
from hen_editor.ui.dialogs.progress import awaited, completed
from hen_editor.ui.files.printing import is_wanted, printed_file
from hen_editor.ui.files.writer import FileWriter
from hen_editor.ui.teaching.pages import PagesDialog
from hen_editor.ui.widgets.transient import run

CELL_PIXELS = 40
"""The distance between two lines of the board in pictures, in pixels."""

_WEB_PAGE = (".html", ".htm")


class PagesOutput(QObject):
    """Prints or saves the pages of a dialog as the user wants, with questions before and messages after.

    saved: the name of the file that was written.
    """

    saved = Signal(str)

    def __init__(self, document: Document, dialog: PagesDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._document = document
        self._writer = FileWriter(document, dialog)
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
        path = self._writer.choose_where_to_export(self.tr("Save pages"), kinds, file_stem(self._dialog.pages.title))
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
                self._dialog.report(self.tr("Saved pictures in {folder}").format(folder=readable(folder.name)))
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
