"""The position printed: what is on the paper."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPageLayout, QPageRanges, QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hen_editor.core.board import Area, BoardSize, Point
from hen_editor.ui.board.geometry import Geometry
from hen_editor.ui.board.scene import BoardScene
from hen_editor.ui.board.view import PRINTED
from hen_editor.ui.files.printing import DOTS, RESOLUTION, PrintPreview
from hen_editor.ui.theme import palette
from hen_editor.ui.window.main_window import MainWindow
from tests.diagrams import draw
from tests.ui.gestures import press, show_game
from tests.ui.pdf import Page, Picture, pages

GAME = "(;GM[1]SZ[9];B[ee]C[Tengen.])"
A4, LETTER, A6 = QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter, QPageSize.PageSizeId.A6
SCREEN = QSizeF(800, 1000)

Print = Callable[..., list[Page]]


@pytest.fixture
def printing(window: MainWindow) -> PrintPreview:
    show_game(window, GAME)
    window.commands["last"].trigger()
    return PrintPreview(window, lambda: "game.sgf")


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


def color_at(picture: Picture, point: Point, size: BoardSize) -> QColor:
    """Return the colour of a point of a printed board, in its lower right, where no line or mark is."""
    geometry = Geometry.fit(size, DOTS, DOTS, scale=DOTS / PRINTED)
    x, y = geometry.place(point.column + 0.2, point.row + 0.25)
    return picture.image.pixelColor(int(x) - geometry.wood.x, int(y) - geometry.wood.y)


def drawn(picture: Picture, size: BoardSize) -> str:
    """Draw the stones that are seen on a printed board, a line a row."""

    def letter(color: QColor) -> str:
        is_grey = color.hsvSaturation() < 50
        return "b" if is_grey and color.lightness() < 90 else "w" if is_grey and color.lightness() > 180 else "."

    points = [[Point(column, row) for column in range(size.columns)] for row in range(size.rows)]
    return "\n".join("".join(letter(color_at(picture, point, size)) for point in row) for row in points)


# One page.


def test_a_page_holds_what_it_is_the_board_and_the_comment_from_the_top(printed: Print) -> None:
    (page,) = printed()
    (board,) = page.pictures
    title, comment = page.lines
    assert (title.text, comment.text) == ("game.sgf, move 1", "Tengen.")
    assert title.start.y() < board.box.top()
    assert board.box.bottom() < comment.start.y()


@pytest.mark.parametrize("board", ["9", "19", "52", "5:30", "1:52", "52:2"])
@pytest.mark.parametrize(
    ("paper", "landscape", "size"),
    [(A4, False, (595, 842)), (LETTER, False, (612, 792)), (A6, False, (297, 420)), (A6, True, (420, 297))],
    ids=["A4", "Letter", "A6", "A6 landscape"],
)
def test_a_board_of_any_size_is_whole_and_in_shape_on_the_first_page(
    window: MainWindow,
    printed: Print,
    board: str,
    paper: QPageSize.PageSizeId,
    landscape: bool,
    size: tuple[int, int],
) -> None:
    show_game(window, f"(;SZ[{board}]C[Tengen.])")
    first, *others = printed(paper, landscape=landscape)
    (picture,) = first.pictures
    margin = 10 / 25.4 * 72 - 1
    room = QRectF(margin, margin, size[0] - 2 * margin, size[1] - 2 * margin)
    assert first.size == size
    assert room.contains(picture.box)
    assert all(room.contains(line.start) for page in [first, *others] for line in page.lines)
    assert not any(page.pictures for page in others)
    assert first.texts[0] == "game.sgf, move 0"
    assert picture.box.width() / picture.box.height() == pytest.approx(
        picture.image.width() / picture.image.height(), rel=0.02
    )


def test_a_board_is_as_large_on_all_paper_that_has_room(printed: Print) -> None:
    (a4,), (letter,) = printed(A4), printed(LETTER, landscape=True)
    assert a4.pictures[0].box.width() == letter.pictures[0].box.width() == pytest.approx(450)


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
def test_stones_are_where_the_position_has_them(window: MainWindow, printed: Print, game: str) -> None:
    show_game(window, f"(;{game})")
    position = window.document.snapshot.position
    assert drawn(printed()[0].pictures[0], position.size) == draw(position.stones)


def test_of_a_game_that_shows_a_part_of_the_board_the_part_is_printed_as_in_the_window(
    window: MainWindow, printed: Print
) -> None:
    show_game(window, "(;SZ[9]VW[aa:dd]AB[bb][dd][ff])")
    (picture,) = printed()[0].pictures
    part = Area(Point(0, 0), Point(3, 3))
    geometry = Geometry.fit(BoardSize(9, 9), DOTS, DOTS, scale=DOTS / PRINTED, part=part)
    assert (picture.image.width(), picture.image.height()) == geometry.wood[2:]
    centres = {point: geometry.centre(point) for point in part.points()}
    colors = {
        point: picture.image.pixelColor(int(x) - geometry.wood.x, int(y) - geometry.wood.y)
        for point, (x, y) in centres.items()
    }
    assert [point for point, color in colors.items() if color.hsvSaturation() < 50] == [Point(1, 1), Point(3, 3)]


def test_the_board_is_printed_as_it_is_shown_without_what_the_pointer_shows(window: MainWindow, printed: Print) -> None:
    window.document.type_hen(".9x9_5Eb")
    QTest.mouseMove(window.board.viewport(), window.board.centre_of(Point(0, 0)).toPoint())
    scene = window.board.scene()
    assert isinstance(scene, BoardScene)
    assert scene.picture.preview.ghosts
    stones = drawn(printed()[0].pictures[0], BoardSize(9, 9))
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
    text = printing.pages(SCREEN).toPlainText()
    assert text.endswith("x…")
    assert len(text) < 21_000


@pytest.mark.parametrize(
    ("comment", "text"), [("\ufeffko", "\ufeffko"), ("\ufffeko", "\ufffeko"), ("a\udc98b", "a\ufffdb")]
)
def test_the_comment_is_printed_from_its_first_character(window: MainWindow, comment: str, text: str) -> None:
    window.document.type_comment(comment)
    printing = PrintPreview(window, lambda: "\ufffe.sgf")
    lines = printing.pages(SCREEN).toRawText().split("\u2029")
    assert (lines[0], lines[-1]) == ("\ufffe.sgf, move 0", text)


def test_texts_are_black_in_a_dark_theme_too(qapp: QApplication, printed: Print) -> None:
    before = qapp.palette()
    (light,) = printed()
    try:
        qapp.setPalette(palette(dark=True))
        (dark,) = printed()
    finally:
        qapp.setPalette(before)
    assert light.inks == dark.inks == {(0, 0, 0)}
    assert light.pictures == dark.pictures


# The printer.


def test_the_pages_that_were_chosen_are_printed_and_no_others(window: MainWindow, printed: Print) -> None:
    window.document.type_comment("\n".join(map(str, range(300))))
    _, second, third, *_ = printed()
    assert [page.texts for page in printed(chosen="2-3")] == [second.texts, third.texts]


@pytest.mark.qt_log_ignore(r"QPainter::begin\(\): Returned false")
def test_nothing_is_painted_where_the_printer_takes_nothing(printing: PrintPreview, tmp_path: Path) -> None:
    printing.paint(pdf_printer(tmp_path / "missing" / "pages.pdf"))


def test_ctrl_p_shows_the_pages_first(window: MainWindow) -> None:
    window.document.type_comment("\n".join(map(str, range(150))))
    assert look_at_preview(lambda: press(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)) == [("Print", 3)]


def look_at_preview(command: Callable[[], object]) -> list[tuple[str, int]]:
    """Carry out a command and return the title and the number of pages of each preview that it shows."""
    seen: list[tuple[str, int]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QPrintPreviewDialog):
            preview = dialog.findChild(QPrintPreviewWidget)
            assert preview is not None
            seen.append((dialog.windowTitle(), preview.pageCount()))
            dialog.reject()

    timer = QTimer(interval=20)
    timer.timeout.connect(look)
    timer.start()
    command()
    timer.stop()
    return seen
