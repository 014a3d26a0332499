"""The position printed: what is on the paper."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QAction, QImage, QPageLayout, QPageRanges, QPageSize, QPainter
from PySide6.QtPrintSupport import QPageSetupDialog, QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hen_editor.core.board import BoardSize, Point
from hen_editor.teaching.printing import MARGINS
from hen_editor.ui.colors import DARK
from hen_editor.ui.files import writer
from hen_editor.ui.files.printing import RESOLUTION, PrintedPosition, PrintPreview
from hen_editor.ui.theme import palette
from hen_editor.ui.window.main_window import MainWindow
from tests.drawn import draw
from tests.ui.gestures import press, show_game, shown_picture
from tests.ui.pdf import Page, pages

GAME = "(;GM[1]SZ[9];B[ee]C[Tengen.])"
A4, LETTER, A6 = QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter, QPageSize.PageSizeId.A6
SCREEN = QSizeF(800, 1000)
FINE = 4
TOP = 10 / 25.4 * 72
"""The margin of pages, in points."""

Print = Callable[..., list[Page]]


def preview(window: MainWindow, name: str) -> PrintPreview:
    return PrintPreview(window.document, lambda: window.board.figure, lambda: name, window)


@pytest.fixture
def printing(window: MainWindow) -> PrintPreview:
    show_game(window, GAME)
    window.commands["last"].trigger()
    window.commands["coordinates"].trigger()
    return preview(window, "game.sgf")


@pytest.fixture
def printed(printing: PrintPreview, tmp_path: Path) -> Print:
    """Print what the window shows and return the pages."""

    def print_pages(paper: QPageSize.PageSizeId = A4, *, landscape: bool = False, chosen: str = "") -> list[Page]:
        printer = pdf_printer(tmp_path / "pages.pdf")
        printer.setPageSize(QPageSize(paper))
        if landscape:
            printer.setPageOrientation(QPageLayout.Orientation.Landscape)
        if chosen:
            printer.setPageRanges(QPageRanges.fromString(chosen))
        printing.paint(printer)
        return pages(tmp_path / "pages.pdf")

    return print_pages


def pdf_printer(path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setResolution(RESOLUTION)
    printer.setPageMargins(QMarginsF(10, 10, 10, 10), QPageLayout.Unit.Millimeter)
    printer.setOutputFileName(str(path))
    return printer


class Sheet:
    """The first page, painted."""

    def __init__(self, pages: PrintedPosition) -> None:
        self.pages = pages
        size = (pages.document.pageSize() * FINE).toSize()
        self.image = QImage(size, QImage.Format.Format_RGB32)
        self.image.fill("white")
        painter = QPainter(self.image)
        painter.scale(FINE, FINE)
        pages.paint(0, painter)
        painter.end()

    def lightness(self, column: float, row: float) -> int:
        """Return how light a place of the board is, counted in lines from the first that is shown."""
        rect, box = self.pages.board, self.pages.drawing.box
        cell = rect.width() / box.width
        x, y = rect.x() + (column - box.x) * cell, rect.y() + (row - box.y) * cell
        return self.image.pixelColor(int(x * FINE), int(y * FINE)).lightness()

    def stone(self, point: Point) -> str:
        """Return what is seen on a point, in its lower right, where no line or mark is: a stone, or its edge."""
        if self.lightness(point.column + 0.2, point.row + 0.25) < 90:
            return "b"
        around = [self.lightness(point.column + reach * 0.62, point.row + reach * 0.78) for reach in (0.44, 0.46, 0.48)]
        return "w" if min(around) < 150 else "."

    def stones(self, size: BoardSize) -> str:
        """Draw the stones that are seen on the board, a line a row."""
        return "\n".join(
            "".join(self.stone(Point(column, row)) for column in range(size.columns)) for row in range(size.rows)
        )


# One page.


def test_a_page_holds_what_it_is_the_board_and_the_comment_from_the_top(printing: PrintPreview, printed: Print) -> None:
    (page,) = printed()
    title, comment = page.lines
    assert (title.text, comment.text) == ("game.sgf, move 1", "Tengen.")
    board = printing.pages(SCREEN).board
    points = 72 / 96
    assert title.start.y() - TOP < board.top() * points
    assert board.bottom() * points < comment.start.y() - TOP


def test_the_board_is_drawn_with_lines_and_its_coordinates_are_text(window: MainWindow, printed: Print) -> None:
    window.commands["coordinates"].trigger()
    (page,) = printed()
    assert page.pictures == []
    assert {*"ABCDEFGHJ"} <= {*page.texts}


@pytest.mark.parametrize("board", ["9", "19", "52", "5:30", "1:52", "52:2"])
@pytest.mark.parametrize(
    ("paper", "landscape", "size"),
    [(A4, False, (595, 842)), (LETTER, False, (612, 792)), (A6, False, (297, 420)), (A6, True, (420, 297))],
    ids=["A4", "Letter", "A6", "A6 landscape"],
)
def test_a_board_of_any_size_is_whole_and_in_shape_on_the_first_page(
    window: MainWindow,
    printing: PrintPreview,
    printed: Print,
    board: str,
    paper: QPageSize.PageSizeId,
    landscape: bool,
    size: tuple[int, int],
) -> None:
    show_game(window, f"(;SZ[{board}]C[Tengen.])")
    first, *others = printed(paper, landscape=landscape)
    margin = 10 / 25.4 * 72 - 1
    room = QRectF(margin, margin, size[0] - 2 * margin, size[1] - 2 * margin)
    assert first.size == size
    assert all(room.contains(line.start) for page in [first, *others] for line in page.lines)
    assert first.texts[0] == "game.sgf, move 0"
    laid_out = printing.pages(room.size() * (96 / 72))
    assert QRectF(QPointF(), laid_out.document.pageSize()).contains(laid_out.board)
    assert laid_out.board.width() / laid_out.board.height() == pytest.approx(
        laid_out.drawing.width / laid_out.drawing.height
    )


def test_a_board_is_as_large_on_all_paper_that_has_room(printing: PrintPreview) -> None:
    sizes = QSizeF(718, 1047), QSizeF(980, 740)
    assert {printing.pages(size).board.width() for size in sizes} == {600}


def test_the_board_is_in_the_middle_of_its_lines(printing: PrintPreview) -> None:
    board = printing.pages(QSizeF(718, 1047)).board
    assert board.center().x() == pytest.approx(718 / 2)


# What is on the board.


@pytest.mark.parametrize(
    "game",
    [
        "SZ[9]AB[aa][ee][ii]AW[ia][ei]",
        "SZ[19]AB[dd][pp]AW[pd][dp][sa]",
        "SZ[52]AB[aa][ZZ]AW[Za][aZ][zA]",
        "SZ[5:30]AB[aa][eD]AW[ea][aD]",
        "SZ[52:2]AB[aa][Zb]AW[Za][ab]",
    ],
)
def test_stones_are_where_the_position_has_them(window: MainWindow, printing: PrintPreview, game: str) -> None:
    show_game(window, f"(;{game})")
    position = window.document.snapshot.position
    assert Sheet(printing.pages(SCREEN)).stones(position.size) == draw(position.stones)


def test_of_a_game_that_shows_a_part_of_the_board_the_part_is_printed_as_in_the_window(
    window: MainWindow, printing: PrintPreview
) -> None:
    show_game(window, "(;SZ[9]VW[aa:dd]AB[bb][dd][ff])")
    sheet = Sheet(printing.pages(SCREEN))
    assert sheet.stones(BoardSize(4, 4)) == "....\n.b..\n....\n...b"
    assert sheet.pages.board.width() == 600


def test_the_board_is_printed_as_it_is_shown_without_what_the_pointer_shows(
    window: MainWindow, printing: PrintPreview
) -> None:
    window.document.type_hen(".9x9_5Eb")
    QTest.mouseMove(window.board.viewport(), window.board.centre_of(Point(0, 0)).toPoint())
    assert shown_picture(window).preview.ghosts
    stones = Sheet(printing.pages(SCREEN)).stones(BoardSize(9, 9))
    assert stones == draw(window.document.snapshot.position.stones)


# The comment.


def test_a_long_comment_continues_on_the_next_pages(window: MainWindow, printed: Print) -> None:
    lines = [f"Line {number}." for number in range(200)]
    window.document.type_comment("\n".join(lines))
    first, *others = printed()
    assert len(others) >= 2
    assert [text for page in [first, *others] for text in page.texts] == ["game.sgf, move 1", *lines]
    assert all(0 < line.start.y() < 842 - 10 / 25.4 * 72 for page in [first, *others] for line in page.lines)


def test_of_a_comment_too_long_to_lay_out_the_beginning_is_printed(window: MainWindow, printing: PrintPreview) -> None:
    window.document.type_comment("x" * 1_000_000)
    text = printing.pages(SCREEN).document.toPlainText()
    assert text.endswith("x…")
    assert len(text) < 21_000


@pytest.mark.parametrize(
    ("comment", "text"), [("\ufeffko", "\ufeffko"), ("\ufffeko", "\ufffeko"), ("a\udc98b", "a\ufffdb")]
)
def test_the_comment_is_printed_from_its_first_character(window: MainWindow, comment: str, text: str) -> None:
    window.document.type_comment(comment)
    printing = preview(window, "\ufffe.sgf")
    lines = printing.pages(SCREEN).document.toRawText().split("\u2029")
    assert (lines[0], lines[-1]) == ("\ufffe.sgf, move 0", text)


def test_texts_are_black_in_a_dark_theme_too(qapp: QApplication, printed: Print) -> None:
    before = qapp.palette()
    (light,) = printed()
    try:
        qapp.setPalette(palette(DARK))
        (dark,) = printed()
    finally:
        qapp.setPalette(before)
    assert light.inks == dark.inks == {(0, 0, 0)}


# The printer.


def test_the_pages_that_were_chosen_are_printed_and_no_others(window: MainWindow, printed: Print) -> None:
    window.document.type_comment("\n".join(map(str, range(300))))
    _, second, third, *_ = printed()
    assert [page.texts for page in printed(chosen="2-3")] == [second.texts, third.texts]


def test_it_is_said_that_a_file_could_not_be_written(
    printing: PrintPreview, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = list[str]()
    monkeypatch.setattr(writer, "refuse", lambda _, sentence, why: told.append(sentence))
    printing.paint(pdf_printer(tmp_path / "missing" / "pages.pdf"))
    printing.paint(pdf_printer(Path("/dev/full")))
    assert told == ["pages.pdf could not be saved.", "full could not be saved; it is unchanged."]


def test_ctrl_p_shows_the_pages_first(window: MainWindow) -> None:
    window.document.type_comment("\n".join(map(str, range(150))))
    shown = look_at_preview(lambda: press(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier))
    assert shown == [("Print", 3, MARGINS)]


def look_at_preview(command: Callable[[], object]) -> list[tuple[str, int, QMarginsF]]:
    """Carry out a command and return the title, the number of pages and their margins of each preview that it shows."""
    seen: list[tuple[str, int, QMarginsF]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QPageSetupDialog):
            dialog.reject()
        if isinstance(dialog, QPrintPreviewDialog):
            for action in dialog.findChildren(QAction):
                if action.text() == "Page setup" and action.isVisible():
                    action.trigger()  # Qt warns where that cannot be used, which fails a test
            preview = dialog.findChild(QPrintPreviewWidget)
            assert preview is not None
            margins = dialog.printer().pageLayout().margins(QPageLayout.Unit.Millimeter)
            seen.append((dialog.windowTitle(), preview.pageCount(), margins))
            dialog.reject()

    timer = QTimer(interval=20)
    timer.timeout.connect(look)
    timer.start()
    command()
    timer.stop()
    return seen
