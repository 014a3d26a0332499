"""The dialog that shows pages beside the choices that make them, to print them or write them to files."""

from collections.abc import Callable, Generator
from time import monotonic

from PySide6 import QtGui, QtPrintSupport
from PySide6.QtCore import QCoreApplication, QLocale, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGraphicsView,
    QHBoxLayout,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.drawing.figure import Sides
from hen_editor.core.pages.page import Pages, Words
from hen_editor.core.slices import finished
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.rendering.pages import PAPERS, page_layout, paint_pages
from hen_editor.ui.dialogs.export.choice_form import ChoiceForm
from hen_editor.ui.dialogs.progress import BETWEEN_EVENTS
from hen_editor.ui.pictures.choices import caption_words
from hen_editor.ui.widgets.plain_text import label

PREVIEWED = 12
"""The most pages in the preview."""

RESOLUTION = 300
"""Dots per inch."""

PAUSE = 150
"""How long nothing is chosen before pages are made, in milliseconds."""

_SIZE = (1000, 720)

_SIDES = {
    Sides.NONE: QT_TRANSLATE_NOOP("PagesDialog", "None"),
    Sides.TWO: QT_TRANSLATE_NOOP("PagesDialog", "On two sides"),
    Sides.FOUR: QT_TRANSLATE_NOOP("PagesDialog", "On all sides"),
}


Making = Callable[[], Generator[float, None, Pages] | None]
"""Makes pages as chosen; yields the progress, from 0 to 1. None if what is chosen makes no sense."""


class PagesDialog(QDialog):
    """Shows pages, and makes them anew when something else is chosen. What is chosen is stored when it closes.

    heading: its title. group: that of the settings.

    print_wanted, save_wanted: what the user wants. pictures_wanted: the suffix of the files that are wanted.
    """

    print_wanted = Signal()
    save_wanted = Signal()
    pictures_wanted = Signal(str)

    def __init__(self, heading: str, group: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(heading)
        self._making: Making = lambda: None
        self.pages = Pages("", ())
        self.printer = QtPrintSupport.QPrinter(QtPrintSupport.QPrinter.PrinterMode.HighResolution)
        self.printer.setResolution(RESOLUTION)
        self._timer = QTimer(self, interval=PAUSE, singleShot=True)
        self._timer.timeout.connect(self.refresh)
        self._work: Generator[float, None, Pages] | None = None
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._work_on)
        self._preview = QtPrintSupport.QPrintPreviewWidget(self.printer, self)
        self._preview.setAccessibleName(self.tr("Pages"))
        self._preview.paintRequested.connect(self._paint)
        if (view := self._preview.findChild(QGraphicsView)) is not None:
            view.setBackgroundBrush(self.palette().mid())
        self._count = label("", self)
        self.form = ChoiceForm(group, self)
        self.form.changed.connect(self._change)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._buttons.rejected.connect(self.reject)
        role = QDialogButtonBox.ButtonRole.ActionRole
        pictures = QMenu(self)
        for text, suffix in ((self.tr("As &PNG files..."), ".png"), (self.tr("As S&VG files..."), ".svg")):
            pictures.addAction(text).triggered.connect(lambda *_, suffix=suffix: self.pictures_wanted.emit(suffix))
        printing = self._buttons.addButton(self.tr("&Print..."), role)
        printing.clicked.connect(self.print_wanted)
        self._buttons.addButton(self.tr("&Save..."), role).clicked.connect(self.save_wanted)
        self._buttons.addButton(self.tr("Save p&ictures"), role).setMenu(pictures)
        printing.setDefault(True)
        left = QVBoxLayout()
        left.addLayout(self.form)
        left.addStretch(1)
        left.addWidget(self._count)
        row = QHBoxLayout()
        row.addLayout(left)
        row.addWidget(self._preview, 1)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self._buttons)
        self.resize(*_SIZE)

    def show_pages(self, making: Making) -> None:
        """Show pages, which are made as chosen."""
        self._making = making
        self.form.focus()
        self.refresh()

    def paper(self) -> QtGui.QPageSize:
        """Return the paper that is chosen."""
        return QtGui.QPageSize(PAPERS[self.form.choice("paper")])

    @property
    def is_busy(self) -> bool:
        """Whether the pages are not yet those that are chosen."""
        return self._timer.isActive() or self._work is not None

    def refresh(self) -> None:
        """Begin to make the pages as chosen, in slices, so that the user can go on choosing meanwhile."""
        self._timer.stop()
        self._work = self._making()
        self._enable(False)
        if self._work is None:
            self._count.setText(self.tr("There is nothing to show."))
        else:
            self._count.setText(self.tr("Making pages..."))
            self._slices.start()

    def _change(self) -> None:
        """Make the pages anew once nothing more is chosen."""
        self._enable(False)
        self._timer.start()

    def _enable(self, enabled: bool) -> None:
        """Enable or disable what is done with the pages."""
        for button in self._buttons.buttons():
            if self._buttons.buttonRole(button) is not QDialogButtonBox.ButtonRole.RejectRole:
                button.setEnabled(enabled)

    def _work_on(self) -> None:
        start = monotonic()
        while self._work is not None and monotonic() - start < BETWEEN_EVENTS:
            try:
                next(self._work)
            except StopIteration as made:
                self._work = None
                self._show(made.value)
        if self._work is None:
            self._slices.stop()

    def _show(self, pages: Pages) -> None:
        self.pages = pages
        self._enable(True)
        self.printer.setPageLayout(page_layout(self.paper()))
        self.printer.setDocName(pages.title)
        self._preview.updatePreview()

    def done(self, result: int) -> None:
        """Close, and store what is chosen."""
        self._timer.stop()
        self._slices.stop()
        self.form.store()
        super().done(result)

    def add_paper(self) -> None:
        """Add the choice of paper: at first that of the user's country."""
        is_letter = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
        names = {"A4": self.tr("A4"), "Letter": self.tr("Letter")}
        self.form.add_combo("paper", self.tr("Pape&r:"), names, "Letter" if is_letter else "A4")

    def add_sides(self, default: Sides) -> None:
        """Add the choice where coordinates are."""
        words = {side: QCoreApplication.translate("PagesDialog", text) for side, text in _SIDES.items()}
        self.form.add_combo("sides", self.tr("&Coordinates:"), words, default)

    def _paint(self, printer: QtPrintSupport.QPrinter) -> None:
        painter = QtGui.QPainter()
        if not painter.begin(printer):
            return
        try:
            total = finished(paint_pages(self.pages, printer, painter, lambda number: number <= PREVIEWED))
        finally:
            painter.end()
        shown = self.tr("%Ln page(s)", "", total)
        if total > PREVIEWED:
            shown = self.tr("{pages}, the first {shown} of them shown").format(pages=shown, shown=PREVIEWED)
        self._count.setText(shown)


def words() -> Words:
    """Return the texts on pages in the user's language."""
    translate = QCoreApplication.translate
    return Words(
        caption_words(),
        figure=translate("Pages", "Figure {number}"),
        variation=translate("Pages", "Figure {number}, variation at move {move}"),
        answers=translate("Pages", "Answers"),
        wrong=translate("Pages", "{title} – wrong"),
    )
