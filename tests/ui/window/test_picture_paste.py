"""Pictures that carry nothing, pasted, dropped, opened or of the screen: a sheet, then the offers of any paste."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QMimeData, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from hen_editor.core import hen
from hen_editor.core.board import Area, Point
from hen_editor.document import files
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.journal_file import recovery_folder
from hen_editor.recognition.decoding import decoder
from hen_editor.ui.clipboard import ClipboardContents
from hen_editor.ui.recognition.dialog import RecognitionDialog
from hen_editor.ui.recognition.views import DraftBoard
from hen_editor.ui.window.main_window import MainWindow
from tests.recognition.decoding.test_decoder import bomb
from tests.ui.patience import wait_for_nothing, wait_until
from tests.ui.recognition.pictures import NINE, blank, offered, picture, with_sheet
from tests.ui.window.test_paste_offer import MAIL, keys_of_paste, sentence

Key, Use = Qt.Key, Callable[[RecognitionDialog], object]
GAME = "(;SZ[9]PB[Ann]C[start];B[ee];W[cc](;B[gg])(;B[gc]))"
ALL = ["Replace", "Overlay", "As variation", "As new game", "New window"]


@pytest.fixture
def game(window: MainWindow) -> MainWindow:
    """A game of which two moves are shown, and that was changed."""
    window.document.begin(files.of_text(GAME))
    window.document.go([*window.document.snapshot.tree.main_line()][2])
    window.document.type_comment("typed")
    window.document.end_burst()
    return window


def paste(window: MainWindow, image: QImage, use: Use, text: str = "") -> list[str]:
    """Paste the pixels of a picture, and use the sheet; return the titles of the sheets that came."""
    data = QMimeData()
    data.setImageData(image)
    if text:
        data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)
    return with_sheet(lambda: keys_of_paste(window), use)


def open_file(window: MainWindow, path: Path) -> None:
    """Open a file, and wait until it was read."""
    window.session.files.open_path(path)
    finish_reading(window)


def finish_reading(window: MainWindow) -> None:
    files = window.session.files
    wait_until(lambda: not (files.opening.reader.is_busy or files.pasting.reader.is_busy))


def taking(name: str) -> Use:
    """Return what presses the button of an offer."""
    return lambda sheet: next(each for each in sheet.findChildren(QPushButton) if each.text() == name).click()


def pressing(key: Key) -> Use:
    return lambda sheet: QTest.keyClick(sheet.focusWidget(), key)


def shown(window: MainWindow) -> str:
    return hen.format(hen.holdable(window.document.snapshot.position).value)


def steps(window: MainWindow) -> int:
    return window.document.undo_stack.count()


def test_enter_takes_the_board_of_a_picture_in_one_step(window: MainWindow) -> None:
    assert paste(window, picture(NINE), pressing(Key.Key_Return)) == ["Board from picture"]
    assert (shown(window), steps(window)) == (NINE, 1)
    window.commands["undo"].trigger()
    assert shown(window) == ""


def test_esc_leaves_the_document_as_it_was(game: MainWindow) -> None:
    before = game.document.snapshot
    assert paste(game, picture(NINE), pressing(Key.Key_Escape)) == ["Board from picture"]
    assert game.document.snapshot is before


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_a_board_put_right_on_the_sheet_is_recovered_after_a_kill(window: MainWindow, key: Key) -> None:
    recovered: list[str] = []
    corrected: list[str] = []
    names: list[str] = []

    def use(sheet: RecognitionDialog) -> None:
        board = sheet.findChild(DraftBoard)
        board.setFocus()
        recovered.extend(journal.name for journal in recovery_folder().glob("*.journal"))  # none: nothing is done yet
        for pressed in (Key.Key_Left, Key.Key_Up, Key.Key_Right, Key.Key_Space, Key.Key_Space):
            QTest.keyClick(board, pressed)
        found = [each for each in map(folder.read, recovery_folder().glob("*.journal")) if each is not None]
        recovered.extend(hen.format(each.snapshot.position) for each in found)
        names.extend(step.text for each in found for step in each.steps)
        corrected.append(hen.format(sheet.pasted().position))
        sheet.focusNextChild()
        QTest.keyClick(sheet, key)

    paste(window, picture(NINE), use)
    assert recovered == corrected != [NINE]
    assert names == ["Board from picture"]
    assert [*recovery_folder().glob("*.journal")] == ([own] if (own := window.session.recorder.path) else [])


@pytest.mark.parametrize(
    ("offer", "games", "stones"),
    [("Replace", 1, NINE), ("As variation", 1, NINE), ("As new game", 2, NINE), ("Overlay", 1, "_5Ebw")],
)
def test_the_offers_are_those_of_any_paste(game: MainWindow, offer: str, games: int, stones: str) -> None:
    before = steps(game)
    paste(game, picture(NINE), taking(offer))
    assert len(game.document.snapshot.collection.games) == games
    assert stones in shown(game)
    assert steps(game) == before + 1


def test_a_part_is_put_over_only_its_part_of_the_board(window: MainWindow) -> None:
    window.document.type_hen("_17Qb_10Kw_3Db")
    window.document.end_burst()
    corner = Area(Point(12, 0), Point(18, 6))
    paste(window, picture("_17PbRw_16Qb_15Pwb", part=corner), taking("Overlay"))
    assert shown(window) == "_17PbRw_16Qb_15Pwb_10Kw_3Db"


def test_on_another_size_it_says_what_can_be_done(window: MainWindow) -> None:
    window.document.type_hen("_3Db")
    window.document.end_burst()
    seen: list[list[str]] = []
    paste(window, picture(NINE), lambda sheet: seen.append(offered(sheet)))
    assert seen == [["Replace", "As new game", "New window"]]


def test_a_read_only_document_takes_it_in_a_new_window(game: MainWindow, tmp_path: Path) -> None:
    game.document.set_read_only(is_read_only=True)
    seen: list[list[str]] = []
    opened: list[object] = []
    game.session.copy_opened.connect(opened.append)

    def use(sheet: RecognitionDialog) -> None:
        seen.append(offered(sheet))
        QTest.keyClick(sheet.focusWidget(), Key.Key_Return)

    paste(game, picture(NINE), use)
    assert (seen, len(opened)) == ([["New window"]], 1)
    game.document.set_read_only(is_read_only=False)


def test_what_can_be_done_follows_the_document(game: MainWindow) -> None:
    seen: list[list[str]] = []

    def use(sheet: RecognitionDialog) -> None:
        seen.append(offered(sheet))
        game.document.new(hen.parse_strict(".13x13"))
        seen.append(offered(sheet))

    paste(game, picture(NINE), use)
    assert seen == [ALL, ["Replace", "As new game", "New window"]]


@pytest.mark.parametrize("mode", ["solve", "count", "presentation", "compare-with-this"])
def test_it_comes_in_every_mode(game: MainWindow, mode: str) -> None:
    game.commands[mode].trigger()
    QApplication.processEvents()
    assert paste(game, picture(NINE), taking("As new game")) == ["Board from picture"]
    assert len(game.document.snapshot.collection.games) == 2


def test_a_picture_without_a_board_says_so(window: MainWindow) -> None:
    seen: list[str] = []
    paste(window, blank(), lambda sheet: seen.append(sheet.findChild(QPushButton).text()))
    assert len(seen) == 1
    assert steps(window) == 0


def test_text_that_holds_something_comes_before_the_picture_beside_it(game: MainWindow) -> None:
    assert paste(game, picture(NINE), pressing(Key.Key_Return), MAIL) == []
    assert sentence(game) == "1 of 3: HEN, 9x9."


def test_the_picture_comes_where_the_text_beside_it_holds_nothing(window: MainWindow) -> None:
    sheets = paste(window, picture(NINE), pressing(Key.Key_Return), "https://example.org/board.png")
    assert (sheets, shown(window)) == (["Board from picture"], NINE)


# Files.


@pytest.mark.parametrize("suffix", ["png", "jpg", "bmp"])
def test_the_file_of_a_picture_is_opened(window: MainWindow, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"board.{suffix}"
    picture(NINE).save(str(path))
    sheets = with_sheet(lambda: open_file(window, path), pressing(Key.Key_Return))
    assert (sheets, shown(window)) == (["Board from picture"], NINE)
    assert window.document.path is None


def test_it_is_opened_in_a_new_window_where_there_is_a_document_and_nothing_is_asked(
    game: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "board.png"
    picture(NINE).save(str(path))
    opened: list[object] = []
    game.session.copy_opened.connect(opened.append)
    before = game.document.snapshot
    assert with_sheet(lambda: open_file(game, path), pressing(Key.Key_Return)) == ["Board from picture"]
    assert (len(opened), game.document.snapshot is before) == (1, True)


def test_a_dropped_file_is_opened(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    picture(NINE).save(str(path))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    with_sheet(lambda: (window.paste(ClipboardContents.of(data)), finish_reading(window)), pressing(Key.Key_Return))
    assert shown(window) == NINE


def test_a_text_file_with_a_diagram_is_opened_with_the_same_offers(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "diagram.txt"
    path.write_text("$$c9 Corner\n$$ ---------\n$$ | . . . .\n$$ | . X O .\n$$ | . . W 1\n")
    window.session.files.open_path(path)
    assert sentence(window).startswith("Diagram, “Corner”, 9x9")


def test_pixels_that_are_too_many_are_refused_before_they_are_looked_at(window: MainWindow) -> None:
    image = QImage(20_000, 20_000, QImage.Format.Format_Mono)
    assert paste(window, image, lambda sheet: None) == []
    assert (
        window.statusBar().currentMessage()
        == "This picture has 20,000 by 20,000 pixels, more than can be looked through."
    )


def test_another_format_of_a_picture_is_preferred_to_pixels_that_qt_would_decode_here() -> None:
    image = picture(NINE)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "BMP")
    file = bytes(buffer.data().data())
    data = QMimeData()
    data.setImageData(image)
    data.setData("image/bmp", file)
    assert ClipboardContents.of(data).picture == file


def test_the_window_goes_on_while_a_picture_unfolds_without_an_end(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decoder, "SECONDS", 0.5)
    wait_for_nothing(monkeypatch)
    window.look_at(bomb())
    ticks = 0
    while window.session.files.pasting.reader.is_busy:
        QTest.qWait(1)
        ticks += 1
    assert ticks > 1
    assert window.statusBar().currentMessage() == "This picture was not decoded within 0.5 seconds, and is left alone."


def test_a_picture_that_is_being_decoded_can_be_cancelled(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_for_nothing(monkeypatch)
    window.look_at(bomb())
    QTest.qWait(1)
    assert window.session.files.pasting.reader.is_busy
    window.session.files.pasting.reader.cancel()
    assert not window.session.files.pasting.reader.is_busy
    assert window.statusBar().currentMessage() == ""
