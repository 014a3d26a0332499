"""The position printed."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt, QTimer
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hen_editor.core.board import Point
from hen_editor.ui.board.scene import BoardScene
from hen_editor.ui.commands.printing import PrintCommands, paint
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import press

GAME = "(;GM[1]SZ[9];B[ee]C[Tengen.])"


@pytest.fixture
def printing(window: MainWindow, tmp_path: Path) -> PrintCommands:
    path = tmp_path / "game.sgf"
    path.write_text(GAME)
    window.document.open(path)
    window.commands["last"].trigger()
    return PrintCommands(window, lambda: "game.sgf")


def test_a_page_holds_what_it_is_the_board_and_the_comment(printing: PrintCommands) -> None:
    text = printing.pages().toPlainText()
    assert text.splitlines() == ["game.sgf, move 1", "\ufffc", "Tengen."]


def test_the_board_is_printed_as_it_is_shown_without_what_the_pointer_shows(window: MainWindow) -> None:
    window.document.type_hen(".9x9_5Eb")
    QTest.mouseMove(window.board.viewport(), window.board.centre_of(Point(0, 0)).toPoint())
    image = window.board.image(900)
    scene = window.board.scene()
    assert isinstance(scene, BoardScene)
    assert scene.picture.preview.ghosts
    assert 800 < image.width() <= 900
    middle, corner = image.pixelColor(image.rect().center()), image.pixelColor(image.width() // 9, image.height() // 9)
    assert middle.lightness() < 60
    assert corner.lightness() > 60


def test_pages_are_printed_to_a_file(printing: PrintCommands, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setPageSize(QPageSize(QSizeF(210, 297), QPageSize.Unit.Millimeter))
    printer.setOutputFileName(str(tmp_path / "page.pdf"))
    paint(printing.pages(), printer)
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")


def test_a_long_comment_goes_on_on_the_next_page(window: MainWindow, printing: PrintCommands, tmp_path: Path) -> None:
    window.document.type_comment("A word or two.\n" * 200)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "pages.pdf"))
    pages = printing.pages()
    paint(pages, printer)
    assert pages.pageCount() > 2
    assert (tmp_path / "pages.pdf").read_bytes().count(b"/Type /Page\n") == pages.pageCount()


def test_of_a_comment_too_long_to_lay_out_the_beginning_is_printed(window: MainWindow, printing: PrintCommands) -> None:
    window.document.type_comment("x" * 1_000_000)
    text = printing.pages().toPlainText()
    assert text.endswith("x…")
    assert len(text) < 21_000


def test_ctrl_p_shows_the_pages_first(window: MainWindow) -> None:
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QPrintPreviewDialog):
            seen.append(dialog.windowTitle())
            dialog.reject()

    timer = QTimer(window, interval=20)
    timer.timeout.connect(look)
    timer.start()
    press(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    timer.stop()
    assert seen == ["Print"]
