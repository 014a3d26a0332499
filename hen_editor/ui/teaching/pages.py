"""The dialogs that preview pages beside the choices for them, to print them or write them to files."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6 import QtGui, QtPrintSupport
from PySide6.QtCore import QCoreApplication, QLocale, QSizeF, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.progress import Progress, share_of
from hen_editor.core.sgf import GameTree
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.document.worker import Worker
from hen_editor.drawing.figure import Sides
from hen_editor.teaching.figures import MAX_FIGURES_ON_PAGE, Breaks, Figures, figures
from hen_editor.teaching.page import MAX_DIAGRAMS_ON_PAGE, Pages, Words
from hen_editor.teaching.printing import PAPERS, PagesPreview, page_layout, printable_size
from hen_editor.teaching.worksheet import Worksheet, worksheet
from hen_editor.ui.files.printing import steady_view
from hen_editor.ui.pictures.choices import caption_words
from hen_editor.ui.teaching.choice_form import ChoiceForm, chosen_numbers
from hen_editor.ui.widgets.announcing import announce
from hen_editor.ui.widgets.input import ENTER
from hen_editor.ui.widgets.plain_text import ElidedLabel

translate = QCoreApplication.translate

MAX_PREVIEWED_PAGES = 12
"""The most pages in the preview."""

RESOLUTION = 300
"""Dots per inch."""

CHOOSING_PAUSE_MS = 150
"""How long after the last choice the pages are made, in milliseconds."""

_SIZE = (1000, 720)

_SIDES = {
    Sides.NONE: QT_TRANSLATE_NOOP("PagesDialog", "None"),
    Sides.TWO: QT_TRANSLATE_NOOP("PagesDialog", "On two sides"),
    Sides.FOUR: QT_TRANSLATE_NOOP("PagesDialog", "On all sides"),
}

MAX_MOVES_IN_FIGURE = 999
"""The most moves in a figure, and the last one that can be chosen."""

_BREAKS = {
    Breaks.MOVES: QT_TRANSLATE_NOOP("Figures", "After a number of moves"),
    Breaks.FIGURES: QT_TRANSLATE_NOOP("Figures", "Where the game says so (FG)"),
    Breaks.COMMENTS: QT_TRANSLATE_NOOP("Figures", "After each comment"),
    Breaks.CHOSEN: QT_TRANSLATE_NOOP("Figures", "At chosen moves"),
}

MAX_LINES_TO_WRITE_ON = 12
"""The most lines to write on below a diagram."""

Making = Callable[[], Callable[[Progress], Pages] | None]
"""Takes the choices, and returns a function that makes the pages in a thread; None if the choices make no sense."""


class PagesDialog(QDialog):
    """Previews pages, and makes them anew when a choice changes. The choices are stored when it closes.

    heading: its title. group: the group of the settings that stores the choices.

    print_wanted, save_wanted: print or save the pages. pictures_wanted: save pictures to files with this suffix.
    """

    print_wanted = Signal()
    save_wanted = Signal()
    pictures_wanted = Signal(str)

    def __init__(self, heading: str, group: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(heading)
        self._making: Making = lambda: None
        self.pages = Pages("", ())
        self._shown = PagesPreview()
        self.printer = QtPrintSupport.QPrinter(QtPrintSupport.QPrinter.PrinterMode.HighResolution)
        self.printer.setResolution(RESOLUTION)
        self._timer = QTimer(self, interval=CHOOSING_PAUSE_MS, singleShot=True)
        self._timer.timeout.connect(self.refresh)
        self._work = Worker(self)
        self._preview = QtPrintSupport.QPrintPreviewWidget(self.printer, self)
        self._preview.setAccessibleName(self.tr("Pages"))
        self._preview.paintRequested.connect(self._paint)
        view = steady_view(self._preview)
        view.setAccessibleName(self._preview.accessibleName())
        view.setBackgroundBrush(self.palette().mid())
        self._count = ElidedLabel(self)
        self._count.setObjectName("count")
        self._count.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
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
        self._buttons.addButton(self.tr("&Save as PDF..."), role).clicked.connect(self.save_wanted)
        saving_pictures = self._buttons.addButton(self.tr("Save p&ictures"), role)
        saving_pictures.setMenu(pictures)
        pictures.aboutToHide.connect(saving_pictures.update)  # Qt leaves it painted as pressed after its key
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
        """Show the pages that this function makes."""
        self._making = making
        self.form.focus()
        self.refresh()

    def paper(self) -> QtGui.QPageSize:
        """Return the paper that is chosen."""
        return QtGui.QPageSize(PAPERS[self.form.choice("paper")])

    @property
    def is_busy(self) -> bool:
        """Whether the pages shown do not follow the choices yet."""
        return self._timer.isActive() or self._work.is_working

    def refresh(self) -> None:
        """Begin to make the pages in a thread, so that the user can go on choosing meanwhile."""
        self._timer.stop()
        self._enable(False)
        if (work := self._making()) is None:
            self._work.stop()
            self._count.setText(self.tr("There is nothing to show."))
        else:
            self._count.setText(self.tr("Making pages..."))
            self.printer.setPageLayout(page_layout(self.paper()))
            self._work.run(partial(_made, work, printable_size(self.printer)), self._show)

    def _change(self) -> None:
        """Make the pages anew after a pause in choosing."""
        self._enable(False)
        self._timer.start()

    def _enable(self, enabled: bool) -> None:
        """Enable or disable the buttons that print or save the pages."""
        for button in self._buttons.buttons():
            if self._buttons.buttonRole(button) is not QDialogButtonBox.ButtonRole.RejectRole:
                button.setEnabled(enabled)

    def _show(self, made: tuple[Pages, PagesPreview]) -> None:
        self.pages, self._shown = made
        self._enable(True)
        self.printer.setDocName(self.pages.title)
        self._preview.updatePreview()

    def show_saved(self, name: str) -> None:
        """Say which file was written."""
        self.report(self.tr("Saved {file}").format(file=name))

    def report(self, sentence: str) -> None:
        """Say what was done, until something else is chosen."""
        self._count.setText(sentence)
        announce(self, sentence)

    def done(self, result: int) -> None:
        """Close, and store the choices."""
        self._timer.stop()
        self._work.stop()
        self.form.store()
        super().done(result)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        """Handle Enter: in a field, show the pages for the choices so far; elsewhere, print."""
        is_typing = isinstance(self.focusWidget(), QLineEdit | QSpinBox)
        if is_typing and event.key() in ENTER:
            if self._timer.isActive():
                self.refresh()
        else:
            super().keyPressEvent(event)

    def add_paper(self) -> None:
        """Add the choice of paper, at first what is usual in the user's country."""
        is_letter = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
        names = {"A4": self.tr("A4"), "Letter": self.tr("Letter")}
        self.form.add_combo("paper", self.tr("Pape&r:"), names, "Letter" if is_letter else "A4")

    def add_sides(self, default: Sides) -> None:
        """Add the choice of the sides that have coordinates."""
        words = {side: QCoreApplication.translate("PagesDialog", text) for side, text in _SIDES.items()}
        self.form.add_combo("sides", self.tr("&Coordinates:"), words, default)

    def _paint(self, printer: QtPrintSupport.QPrinter) -> None:
        painter = QtGui.QPainter()
        if not painter.begin(printer):
            return
        try:
            self._shown.paint(printer, painter)
        finally:
            painter.end()
        shown = self.tr("%Ln page(s)", "", self._shown.total)
        if self._shown.total > MAX_PREVIEWED_PAGES:
            shown = self.tr("{pages}, the first {shown} of them shown").format(pages=shown, shown=MAX_PREVIEWED_PAGES)
        self._count.setText(shown)


def _made(making: Callable[[Progress], Pages], size: QSizeF, progress: Progress) -> tuple[Pages, PagesPreview]:
    """Make pages and their preview. size: what can be printed on, in points."""
    pages = making(share_of(progress, 0.0, 0.5))
    return pages, PagesPreview.of(pages, size, MAX_PREVIEWED_PAGES, share_of(progress, 0.5, 1.0))


def figures_dialog(tree: GameTree, number: int = 1, parent: QWidget | None = None) -> PagesDialog:
    """Return a dialog that asks where figures of a game begin, and what is printed with them.

    number: the number of the game in the file, counted from 1.
    """
    dialog = PagesDialog(translate("Figures", "Print figures"), "figures", parent)
    form = dialog.form
    breaks = {each: translate("Figures", text) for each, text in _BREAKS.items()}
    form.add_combo("breaks", translate("Figures", "&New figure:"), breaks, Breaks.MOVES)
    form.add_number("every", translate("Figures", "&Moves in a figure, at most:"), 1, MAX_MOVES_IN_FIGURE, 50)
    form.add_text("chosen", translate("Figures", "&At the moves:"), "", translate("Figures", "21, 45, 90"))
    form.add_number("per-page", translate("Figures", "&Figures on a page:"), 1, MAX_FIGURES_ON_PAGE, 1)
    dialog.add_sides(Sides.TWO)
    form.add_switch("variations", translate("Figures", "&Variations"))
    form.add_switch("comments", translate("Figures", "C&omments"))
    dialog.add_paper()

    def making() -> Callable[[Progress], Pages]:
        chosen = form.choice("breaks")
        form.field("every").setEnabled(chosen is Breaks.MOVES)
        form.field("chosen").setEnabled(chosen is Breaks.CHOSEN)
        how = Figures(
            chosen,
            form.choice("every"),
            frozenset(chosen_numbers(form.choice("chosen"), MAX_MOVES_IN_FIGURE) or ()),
            form.choice("variations"),
            form.choice("comments"),
            form.choice("sides"),
            form.choice("per-page"),
        )
        return partial(figures, tree, how, _words(), number)

    dialog.show_pages(making)
    return dialog


def worksheet_dialog(
    games: Sequence[GameTree], title: str, chosen: Sequence[int] = (), parent: QWidget | None = None
) -> PagesDialog:
    """Return a dialog that asks which games are the problems, and how they are printed.

    title: of the worksheet. chosen: the indices of the games that are chosen at first, empty for all.
    """
    dialog = PagesDialog(translate("Worksheet", "Worksheet"), "worksheet", parent)
    form = dialog.form
    form.add_text("title", translate("Worksheet", "&Title:"), title, "")
    form.add_games("games", games, chosen)
    form.add_number("per-page", translate("Worksheet", "&Diagrams on a page:"), 1, MAX_DIAGRAMS_ON_PAGE, 6)
    form.add_number("lines", translate("Worksheet", "&Lines to write on:"), 0, MAX_LINES_TO_WRITE_ON, 0)
    dialog.add_sides(Sides.NONE)
    form.add_switch("names", translate("Worksheet", "&Names of the problems"))
    form.add_switch("prompts", translate("Worksheet", "Co&mments before the first move"))
    form.add_switch("answers", translate("Worksheet", "&Answers on pages of their own"))
    form.add_switch("wrong-moves", translate("Worksheet", "&Wrong moves in the answers"))
    dialog.add_paper()

    def making() -> Callable[[Progress], Pages] | None:
        chosen = form.choice("games")
        form.field("wrong-moves").setEnabled(form.choice("answers"))
        choices = ("per-page", "lines", "answers", "names", "prompts", "sides", "wrong-moves")
        how = Worksheet(*map(form.choice, choices))
        return partial(worksheet, chosen, how, form.choice("title"), _words()) if chosen else None

    dialog.show_pages(making)
    return dialog


def _words() -> Words:
    """Return the texts on pages in the user's language."""
    return Words(
        caption_words(),
        figure=translate("Pages", "Figure {number}"),
        variation=translate("Pages", "Figure {number}, variation at move {move}"),
        answers=translate("Pages", "Answers"),
        wrong=translate("Pages", "{title} – wrong"),
    )
