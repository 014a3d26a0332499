"""Several windows, each with a document of its own."""

import threading
import weakref
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from hen_editor.app import go_to_move
from hen_editor.core.board import Point
from hen_editor.core.position import Position
from hen_editor.core.sgf import GameTree
from hen_editor.document import files
from hen_editor.document.files import MOST_UNASKED
from hen_editor.ui.call_soon import DIALOG_CHECK_MS
from hen_editor.ui.clipboard import ClipboardContents
from hen_editor.ui.commands.point import ask_for_label
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.patience import wait_for_nothing


@pytest.mark.usefixtures("thawed")
def test_a_window_that_is_closed_takes_its_document_along(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text("(;SZ[9];B[dd])" * 20_000)
    windows = Windows(Theme(qapp))
    stays = windows.open()
    tree = opened_and_closed(windows, path, qtbot)
    qtbot.waitUntil(lambda: tree() is None)
    assert stays.close()


@pytest.mark.parametrize("mark", ["\ufeff", "\ufffe"])
def test_a_text_is_opened_with_the_byte_order_mark_in_front(qtbot: QtBot, qapp: QApplication, mark: str) -> None:
    windows = Windows(Theme(qapp))
    first = windows.open()
    first.session.hen_opened.emit(f"{mark}.9x9_5Gb")
    (opened,) = (window for window in windows.visible() if window is not first)
    assert opened.document.snapshot.hen_text.text == f"{mark}.9x9_5Gb"
    for window in (first, opened):
        window.document.new(Position())
        assert window.close()


def written(folder: Path, names: str) -> list[Path]:
    """Write a game into a file for each letter, and return the files."""
    paths = [folder / f"{name}.sgf" for name in names]
    for path in paths:
        path.write_text("(;SZ[9];B[dd];W[ee])")
    return paths


def paste_files(window: MainWindow, paths: list[Path]) -> None:
    """Paste files as file managers copy them."""
    window.complete()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    window.paste(ClipboardContents.of(data))


def test_of_several_dropped_files_each_is_shown_in_a_window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    paths = written(tmp_path, "abc")
    windows = Windows(Theme(qapp))
    paste_files(windows.open(), [*paths, paths[1]])
    qtbot.waitUntil(lambda: [window.document.path for window in windows.visible()] == paths)
    for window in windows.visible():
        assert window.close()


def test_a_window_that_is_closed_before_it_shows_a_file_stays_as_it_is(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    paths = written(tmp_path, "ab")
    windows = Windows(Theme(qapp))
    first = windows.open()
    paste_files(first, paths)
    qtbot.waitUntil(lambda: len(windows.visible()) == 2)
    [second] = [window for window in windows.visible() if window is not first]
    opened = list[Path | None]()
    second.document.opened.connect(lambda: opened.append(second.document.path))
    assert second.close()
    qtbot.waitUntil(lambda: first.document.path == paths[0])
    qtbot.wait(50)
    assert opened == []
    assert first.close()


def test_a_window_in_which_something_is_done_before_it_shows_a_file_is_left_alone(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    (path,) = written(tmp_path, "a")
    windows = Windows(Theme(qapp))
    first = windows.open()
    windows.open_files([path])
    first.document.play(Point(3, 3))
    qtbot.waitUntil(lambda: [window.document.path for window in windows.visible()] == [None, path])
    first.document.new(Position())
    for window in windows.visible():
        assert window.close()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A disk on which no two files are compared until this event is set."""
    is_ready, samefile = threading.Event(), Path.samefile

    def same_when_ready(one: Path, other: Path) -> bool:
        is_ready.wait(20)
        return samefile(one, other)

    monkeypatch.setattr(Path, "samefile", same_when_ready)
    yield is_ready
    is_ready.set()


def test_the_file_of_a_window_that_is_closed_meanwhile_is_opened_in_another(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, disk: threading.Event
) -> None:
    paths = written(tmp_path, "ab")
    windows = Windows(Theme(qapp))
    stays, owner = windows.open(), windows.open()
    owner.complete()
    assert owner.session.files.open_path(paths[0])
    windows.open_files(paths)
    assert owner.close()
    qtbot.waitUntil(lambda: windows.visible() == [stays])
    qtbot.wait(50)
    disk.set()
    qtbot.waitUntil(lambda: [window.document.path for window in windows.visible()] == paths)
    for window in windows.visible():
        assert window.close()


def test_a_file_that_is_still_read_is_not_opened_in_a_second_window(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_nothing(monkeypatch)
    path = tmp_path / "large.sgf"
    path.write_text("(;SZ[9]" + ";B[dd];W[ee]" * 50_000 + ")")
    windows = Windows(Theme(qapp))
    reading, other = windows.open(), windows.open()
    for window in (reading, other):
        window.complete()
    reading.session.files.open_path(path)
    assert reading.session.files.opening.reader.is_busy
    other.session.files.open_path(path)
    windows.open_files([path, tmp_path / ".." / tmp_path.name / path.name])
    qtbot.waitUntil(lambda: reading.document.path == path, timeout=30_000)
    qtbot.wait(50)
    assert [window.document.path for window in windows.visible()] == [path, None]
    assert not other.document.is_read_only
    for window in windows.visible():
        assert window.close()


def test_before_very_many_dropped_files_are_opened_the_user_is_asked_once(qapp: QApplication, tmp_path: Path) -> None:
    path = tmp_path / "first.sgf"
    path.write_text("(;SZ[9];B[dd];W[ee])")
    others = [tmp_path / f"{number}.sgf" for number in range(MOST_UNASKED)]
    window = Windows(Theme(qapp)).open()
    window.complete()
    opened: list[Path] = []
    window.session.files_opened.disconnect()
    window.session.files_opened.connect(opened.extend)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(each)) for each in [path, *others, path]])
    Answers("Cancel")(lambda: window.paste(ClipboardContents.of(data)))
    assert (window.document.path, opened) == (None, [])
    answers = Answers("Open")
    answers(lambda: window.paste(ClipboardContents.of(data)))
    assert (window.document.path, opened) == (path, others)
    assert len(answers.asked) == 1
    assert answers.asked[0].startswith("Open 11 file")
    assert window.close()


def test_a_file_takes_no_window_in_which_the_user_is_at_something(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    paths = written(tmp_path, "abc")
    windows = Windows(Theme(qapp))
    first = windows.open()
    first.complete()
    ask_for_label(first.session, Point(3, 3))
    windows.open_files(paths[:1])
    qtbot.waitUntil(lambda: [window.document.path for window in windows.visible()] == [None, paths[0]])
    first.session.end_mode("label")
    asking = QDialog(first, modal=True)
    asking.show()
    windows.open_files(paths[1:2])
    qtbot.waitUntil(lambda: len(windows.visible()) == 3)
    asking.close()
    windows.open_files(paths[2:])
    qtbot.waitUntil(lambda: [window.document.path for window in windows.visible()] == [paths[2], *paths[:2]])
    for window in windows.visible():
        assert window.close()


@pytest.mark.parametrize("place", [(0, 0, 500, 400), (200, 300, 500, 400), (250, 390, 550, 400), (0, 0, 790, 790)])
def test_a_new_window_is_beside_the_other_and_within_the_screen(
    qtbot: QtBot, qapp: QApplication, place: tuple[int, int, int, int]
) -> None:
    windows = Windows(Theme(qapp))
    first = windows.open()
    qtbot.waitExposed(first)
    first.setMinimumSize(1, 1)
    first.setGeometry(*place)
    first.activateWindow()
    qtbot.waitUntil(first.isActiveWindow)
    opened = windows.open()
    qtbot.waitExposed(opened)
    room = opened.screen().availableGeometry()
    assert room.contains(opened.frameGeometry())
    assert opened.pos() != first.pos()
    for window in (first, opened):
        assert window.close()


def test_a_new_window_covers_no_other_exactly(qtbot: QtBot, qapp: QApplication) -> None:
    windows = Windows(Theme(qapp))
    first = windows.open()
    qtbot.waitExposed(first)
    first.setMinimumSize(1, 1)
    first.setGeometry(100, 100, 500, 400)
    for _ in range(3):
        first.activateWindow()
        qtbot.waitUntil(first.isActiveWindow)
        qtbot.waitExposed(windows.open())
    places = [window.pos().toTuple() for window in windows.visible()]
    assert len({*places}) == len(places)
    for window in windows.visible():
        assert window.close()


def opened_and_closed(windows: Windows, path: Path, qtbot: QtBot) -> weakref.ref[GameTree]:
    """Open a file in a window of its own while that goes on, close it, and return the game that it showed."""
    window = windows.open()
    window.complete()
    with pytest.MonkeyPatch.context() as patch:
        wait_for_nothing(patch)
        window.session.files.open_path(path)
        qtbot.waitUntil(lambda: not window.session.files.opening.reader.is_busy, timeout=20_000)
    tree = weakref.ref(window.document.snapshot.tree)
    assert window.close()
    return tree


def test_of_very_many_files_at_a_start_the_user_is_asked_once(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    paths = written(tmp_path, "abcdefghijk")
    windows = Windows(Theme(qapp))
    window = windows.open()
    answers = Answers("Cancel")
    answers(lambda: windows.open_files(paths))
    qtbot.wait(20)
    assert [window.document.path for window in windows.visible()] == [None]
    answers = Answers("Open")
    answers(lambda: windows.open_files(paths))
    assert answers.asked == ["Open all 11 files? Each is opened in a window of its own."]
    qtbot.waitUntil(lambda: [window.document.path for window in windows.visible()] == paths, timeout=30_000)
    for window in windows.visible():
        assert window.close()


def test_files_that_are_not_there_are_named_in_one_message_and_have_no_windows(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    (path,) = written(tmp_path, "a")
    missing = [tmp_path / f"{number}.sgf" for number in range(4)]
    windows = Windows(Theme(qapp))
    windows.open()
    answers = Answers("OK")
    answers(lambda: windows.open_files([*missing, path, tmp_path]))
    words = [f"{each}: No such file or directory" for each in missing] + [f"{tmp_path}: Is a directory"]
    assert [each.partition(". ")[2] for each in answers.asked] == ["\n".join(words)]
    (window,) = windows.visible()
    assert window.document.path == path
    assert window.close()


def test_files_without_games_are_named_in_one_message_once_the_others_are_open(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    letters = [tmp_path / f"{number}.txt" for number in range(3)]
    for letter in letters:
        letter.write_text("Dear Sir")
    (path,) = written(tmp_path, "a")
    windows = Windows(Theme(qapp))
    first = windows.open()
    first.complete()
    answers = Answers("OK")
    answers(lambda: first.session.files.open_each([*letters, path]))
    words = [f"{each.name}: It contains no SGF game and no HEN." for each in letters]
    assert answers.asked == ["3 files could not be opened. " + "\n".join(words)]
    assert path in [window.document.path for window in windows.visible()]
    answers = Answers("OK")
    answers(lambda: first.session.files.open_each(letters[:1]))
    assert answers.asked == ["0.txt could not be opened. It contains no SGF game and no HEN."]
    for window in windows.visible():
        assert window.close()


def test_a_move_of_a_file_that_a_window_has_open_is_shown_there(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    windows = Windows(Theme(qapp))
    window = windows.open()
    (path,) = written(tmp_path, "a")
    windows.open_files([path])
    qtbot.waitUntil(lambda: window.document.path == path)
    windows.open_files([path], partial(go_to_move, number=2))
    qtbot.waitUntil(lambda: window.document.snapshot.move_number == 2)
    assert windows.visible() == [window]
    assert window.close()


def test_a_move_of_a_file_that_a_window_is_opening_is_shown_once_it_is_open(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_nothing(monkeypatch)
    windows = Windows(Theme(qapp))
    window = windows.open()
    path = tmp_path / "large.sgf"
    path.write_text(f"(;SZ[9]C[large]{';B[dd];W[ee]' * 30_000})")
    windows.open_files([path])
    qtbot.waitUntil(lambda: window.session.opening == path)
    windows.open_files([path], partial(go_to_move, number=2))
    qtbot.waitUntil(lambda: window.document.snapshot.move_number == 2, timeout=20_000)
    assert window.close()


@pytest.mark.parametrize("beginning", ["(;SZ[9]", "(;SZ[9]AB[ee]", "(;SZ[9];C[First.]", "(;SZ[9]C[First.]"])
def test_a_move_that_is_asked_for_is_counted_from_the_start_of_the_game(window: MainWindow, beginning: str) -> None:
    window.document.begin(files.of_text(f"{beginning};B[aa];W[bb];B[cc])"))
    for asked, shown in ((1, 1), (3, 3), (9, 3)):
        go_to_move(window, asked)
        assert window.document.snapshot.move_number == shown


def test_what_cannot_be_opened_is_not_explained_once_all_windows_are_closed(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    windows = Windows(Theme(qapp))
    window = windows.open()
    window.complete()
    windows.open_files([tmp_path / "missing.sgf"])
    qtbot.waitUntil(lambda: not windows.is_opening)
    assert window.close()
    with qtbot.captureExceptions() as raised:
        qtbot.wait(2 * DIALOG_CHECK_MS)
    assert raised == []
