"""Worksheets and figures: what is chosen, what is on the pages, and what is written where."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, QSize, Qt
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.progress import Progress
from hen_editor.drawing.figure import Sides
from hen_editor.teaching.figures import Breaks
from hen_editor.teaching.page import Pages
from hen_editor.ui.files import writer
from hen_editor.ui.teaching import pages_output as output
from hen_editor.ui.teaching.choice_form import chosen_numbers
from hen_editor.ui.teaching.pages import (
    MAX_PREVIEWED_PAGES,
    PagesDialog,
    figures_dialog,
    worksheet_dialog,
)
from hen_editor.ui.teaching.pages_output import PagesOutput
from hen_editor.ui.window.main_window import MainWindow
from tests.steps import steps
from tests.ui import pdf
from tests.ui.fields import field
from tests.ui.patience import wait_until

PROBLEMS = sgf.parse("(;SZ[9]GN[One]AB[aa];W[bb]C[Yes.])(;GM[2])(;SZ[9]GN[Two/Three]AB[aa];W[bb];B[cc])").value.games
GAME = sgf.parse("(;SZ[9];B[aa]C[First.];W[bb](;B[cc])(;B[dd]))").value.games[0]


def titles(dialog: PagesDialog) -> list[str]:
    return [diagram.figure.title for diagram in dialog.pages.diagrams()]


@pytest.fixture
def sheet(qtbot: QtBot) -> PagesDialog:
    dialog = worksheet_dialog(PROBLEMS, "Lesson")
    qtbot.addWidget(dialog)
    finish(dialog)
    return dialog


def count(dialog: PagesDialog) -> str:
    """Return what is said of the number of pages."""
    return dialog.findChild(QLabel, "count").text()


def finish(dialog: PagesDialog) -> None:
    """Wait until the pages are those chosen."""
    wait_until(lambda: not dialog.is_busy)


def change(dialog: PagesDialog, name: str, value: object) -> None:
    """Choose something, as the user does."""
    changed = dialog.form.field(name)
    if isinstance(changed, QSpinBox):
        changed.setValue(value)
    elif isinstance(changed, QCheckBox):
        changed.setChecked(value)
    elif isinstance(changed, QComboBox):
        changed.setCurrentIndex([changed.itemData(index) for index in range(changed.count())].index(value))
    elif isinstance(changed, QLineEdit):
        changed.setText(value)
    finish(dialog)


class Painted(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return False


class Settling(QObject):
    """Counts how often a view gets another size; where it is without end, it notes the size of the window and ends it.

    Turns of the event loop would not: Qt handles what it has posted first.
    """

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self.unsettled: list[QSize] = []
        self._view, self._count = view, 0
        view.viewport().installEventFilter(self)

    def resize_window(self, width: int, height: int) -> None:
        self._count = 0
        self._view.window().resize(width, height)
        QCoreApplication.processEvents()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self._count += event.type() is QEvent.Type.Resize
        if self._count == 50:
            self.unsettled.append(self._view.window().size())
            self._view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return False


def test_the_pages_fit_the_window_whatever_its_size(sheet: PagesDialog, qtbot: QtBot) -> None:
    sheet.show()
    qtbot.waitExposed(sheet)
    view = sheet.findChild(QGraphicsView)
    settling = Settling(view)
    least = sheet.minimumSizeHint()
    for more in range(120):
        settling.resize_window(least.width() + more // 10, least.height() + more)
    assert settling.unsettled == []


def test_a_worksheet_is_made_as_chosen_of_the_games_that_are_go(sheet: PagesDialog) -> None:
    assert (sheet.pages.title, titles(sheet)) == ("Lesson", ["1. One", "2. Two/Three"] * 2)
    assert sheet.form.field("wrong-moves").isEnabled()
    change(sheet, "answers", False)
    assert not sheet.form.field("wrong-moves").isEnabled()
    change(sheet, "names", False)
    change(sheet, "lines", 2)
    change(sheet, "sides", Sides.FOUR)
    assert titles(sheet) == ["1", "2"]
    assert {(each.lines, each.figure.sides) for each in sheet.pages.diagrams()} == {(2, Sides.FOUR)}
    change(sheet, "games", "3, 2")
    assert [each.game for each in sheet.pages.diagrams()] == [3]
    change(sheet, "games", "2")
    assert count(sheet) == "There is nothing to show."
    assert [button.isEnabled() for button in sheet.findChild(QDialogButtonBox).buttons()].count(True) == 1


def test_while_more_is_chosen_nothing_is_printed_and_pages_are_made_once(sheet: PagesDialog) -> None:
    made = list[object]()

    def making() -> Callable[[Progress], Pages]:
        made.append(sheet.form.choice("per-page"))
        return lambda progress: sheet.pages

    sheet.show_pages(making)
    finish(sheet)
    printing = field(sheet, "Print...", QPushButton)
    sheet.form.field("per-page").setValue(1)
    sheet.form.field("lines").setValue(1)
    QCoreApplication.processEvents()
    assert (printing.isEnabled(), made[1:]) == (False, [])
    finish(sheet)
    assert (printing.isEnabled(), made[1:]) == (True, [1])


@pytest.mark.parametrize("name", ["title", "games", "per-page"])
def test_enter_in_a_field_shows_the_pages_at_once_and_prints_nothing(
    sheet: PagesDialog, qtbot: QtBot, name: str
) -> None:
    sheet.show()
    qtbot.waitExposed(sheet)
    printed = list[None]()
    sheet.print_wanted.connect(lambda: printed.append(None))
    entered = sheet.form.field(name)
    entered.setFocus()
    QTest.keyClick(entered, Qt.Key.Key_Return)
    QTest.keyClicks(entered, "1")
    QTest.keyClick(entered, Qt.Key.Key_Return)
    finish(sheet)
    QTest.keyClick(entered, Qt.Key.Key_Enter)
    assert printed == []
    assert sheet.isVisible()


def test_a_menu_opened_by_its_key_leaves_no_pressed_button(sheet: PagesDialog, qtbot: QtBot) -> None:
    sheet.show()
    button = next(each for each in sheet.findChildren(QPushButton) if each.menu() is not None)
    button.animateClick()  # as its key does: Qt releases the button while the menu is open, and paints it no more
    qtbot.waitUntil(lambda: button.menu().isVisible() and not button.isDown())
    QCoreApplication.processEvents()
    painted = Painted(button)
    button.menu().close()
    QCoreApplication.processEvents()
    assert painted.count


def test_choices_are_remembered(sheet: PagesDialog, qtbot: QtBot) -> None:
    change(sheet, "per-page", 12)
    change(sheet, "prompts", False)
    change(sheet, "paper", "Letter")
    sheet.reject()
    assert QSettings().value("worksheet/paper") == "Letter"
    again = worksheet_dialog(PROBLEMS, "", [2])
    qtbot.addWidget(again)
    finish(again)
    assert [again.form.choice(name) for name in ("per-page", "prompts", "paper")] == [12, False, "Letter"]
    assert again.form.choice("games") == [(3, PROBLEMS[2])]
    assert titles(again)[0] == "1. Two/Three"


def test_figures_are_made_as_chosen(qtbot: QtBot) -> None:
    dialog = figures_dialog(GAME)
    qtbot.addWidget(dialog)
    finish(dialog)
    assert titles(dialog) == ["Figure 1 (1–3)", "Figure 2, variation at move 3 (1)"]
    change(dialog, "variations", False)
    change(dialog, "breaks", Breaks.CHOSEN)
    assert (dialog.form.field("every").isEnabled(), dialog.form.field("chosen").isEnabled()) == (False, True)
    change(dialog, "chosen", "2-3")
    assert titles(dialog) == ["Figure 1 (1)", "Figure 2 (2)", "Figure 3 (3)"]
    assert dialog.findChild(QPrintPreviewWidget).pageCount() > 0


def test_a_long_worksheet_shows_its_first_pages(qtbot: QtBot) -> None:
    dialog = worksheet_dialog(PROBLEMS[:1] * 30, "", ())
    qtbot.addWidget(dialog)
    change(dialog, "answers", False)
    change(dialog, "per-page", 1)
    assert dialog.findChild(QPrintPreviewWidget).pageCount() == MAX_PREVIEWED_PAGES
    assert count(dialog) == "30 pages, the first 12 of them shown"


def test_the_window_takes_no_longer_to_show_more_pages_than_there_are_in_the_preview(qtbot: QtBot) -> None:
    def cost(problems: int) -> int:
        dialog = worksheet_dialog(PROBLEMS[:1] * problems, "", ())
        qtbot.addWidget(dialog)
        change(dialog, "per-page", 1)
        return steps(QPrintPreviewWidget.updatePreview, dialog.findChild(QPrintPreviewWidget))

    assert cost(60) < 1.2 * cost(30)


def test_pages_are_written_as_pdf_as_html_and_on_a_printer(
    window: MainWindow, sheet: PagesDialog, tmp_path: Path
) -> None:
    change(sheet, "paper", "Letter")
    written = PagesOutput(window.document, sheet)
    assert written.write(tmp_path / "sheet.pdf")
    assert count(sheet) == "Saved sheet.pdf"
    change(sheet, "paper", "A4")
    assert count(sheet) == "2 pages"
    change(sheet, "paper", "Letter")
    assert written.write(tmp_path / "sheet.HTML")
    assert [(page.size, page.texts[0]) for page in pdf.pages(tmp_path / "sheet.pdf")] == [
        ((612, 792), "Lesson"),
        ((612, 792), "Answers"),
    ]
    assert "<h2>1. One</h2>" in (tmp_path / "sheet.HTML").read_text(encoding="utf-8")
    printer = sheet.printer
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setFromTo(2, 2)
    written.paint(printer)
    [page] = pdf.pages(tmp_path / "printed.pdf")
    assert "1: Yes." in page.texts


def test_it_is_said_that_pages_could_not_be_printed_to_a_file(
    window: MainWindow, sheet: PagesDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    monkeypatch.setattr(writer, "refuse", lambda _, sentence, why: told.append(sentence))
    sheet.printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    sheet.printer.setOutputFileName(str(tmp_path / "missing" / "sheet.pdf"))
    PagesOutput(window.document, sheet).paint(sheet.printer)
    assert told == ["sheet.pdf could not be saved."]


@pytest.mark.parametrize("suffix", [".png", ".svg"])
def test_pictures_are_written_into_a_folder_and_not_over_others_unasked(
    window: MainWindow,
    sheet: PagesDialog,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    suffix: str,
) -> None:
    asked = list[str]()
    refuses: Callable[..., None] = lambda _, question, *rest: asked.append(question)  # noqa: E731
    monkeypatch.setattr(output, "choose_folder", lambda *rest: tmp_path)
    monkeypatch.setattr(output, "ask", refuses)
    written = PagesOutput(window.document, sheet)
    change(sheet, "answers", False)
    written.save_pictures(suffix)
    names = [f"1-0-One{suffix}", f"3-0-Two_Three{suffix}"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    assert count(sheet) == f"Saved pictures in {tmp_path.name}"
    before = (tmp_path / names[0]).stat().st_mtime_ns
    written.save_pictures(suffix)
    assert asked == ["2 files with these names already exist. Do you want to replace them?"]
    assert (tmp_path / names[0]).stat().st_mtime_ns == before


def test_a_picture_that_cannot_be_read_back_is_not_written(
    window: MainWindow, sheet: PagesDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    monkeypatch.setattr(output, "choose_folder", lambda *rest: tmp_path)
    monkeypatch.setattr(output, "refuse", lambda _, sentence, why: told.append(sentence))
    monkeypatch.setattr(output.pictures, "png", lambda *rest: b"")
    PagesOutput(window.document, sheet).save_pictures(".png")
    assert told == ["Not all pictures could be saved."]
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("", None), ("2", [2]), ("1-3,2", [1, 2, 3]), (" 9 – ", [9, 10]), ("11", None), ("1,,2", None), ("0-1", [1])],
)
def test_numbers_are_read_as_users_write_them(text: str, expected: list[int] | None) -> None:
    assert chosen_numbers(text, 10) == expected


def test_a_title_is_seen_in_its_field(qtbot: QtBot) -> None:
    title = "Capturing races, second part"
    dialog = worksheet_dialog(PROBLEMS, title)
    qtbot.addWidget(dialog)
    dialog.show()
    field = dialog.form.field("title")
    assert field.width() > field.fontMetrics().horizontalAdvance(title)
