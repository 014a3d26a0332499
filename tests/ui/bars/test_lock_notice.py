"""A file that two processes open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, Point
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.other_process import OtherProcess
from tests.ui import gestures
from tests.ui.answers import Answers

GAME = b"(;SZ[9];B[aa];W[bb])"


@pytest.fixture
def path(tmp_path: Path, window: MainWindow) -> Path:
    path = tmp_path / "game.sgf"
    path.write_bytes(GAME)
    return path


@pytest.fixture
def other(path: Path, window: MainWindow) -> Iterator[OtherProcess]:
    """Another process that has the file open; then the window opens it, too."""
    with OtherProcess(path) as other:
        assert other.state == "open"
        assert window.session.files.open_path(path)
        yield other


def sentence(window: MainWindow) -> str:
    bars = [bar for bar in window.notices.findChildren(Bar) if bar.isVisible()]
    return "".join([label.text() for bar in bars for label in bar.findChildren(QLabel)])


def click(window: MainWindow, text: str) -> None:
    found = [button for bar in window.notices.findChildren(Bar) for button in bar.findChildren(QToolButton)]
    (button,) = [button for button in found if button.text() == text and button.isVisible()]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_file_that_is_open_elsewhere_is_read_only(window: MainWindow, other: OtherProcess) -> None:
    assert sentence(window).startswith(f"Read-only: game.sgf is open in another HEN Editor (process {other.pid} on ")
    assert window.windowTitle() == "game.sgf (read-only)[*]"
    assert window.focusWidget() is window.board


def test_no_edit_of_a_read_only_document_is_made(window: MainWindow, other: OtherProcess) -> None:
    document = window.document
    before = document.snapshot
    fields = [window.hen_field.editor, window.comment_box.editor]
    texts = [field.toPlainText() for field in fields]
    for edit in (
        lambda: document.play(None),
        lambda: document.set_stones([Point(3, 3)], BLACK),
        document.convert_to_utf8,
        lambda: document.duplicate_games([0]),
        lambda: gestures.click(window, Point(3, 3)),
    ):
        window.session.show_status("")
        edit()
        assert window.statusBar().currentMessage().startswith("game.sgf is read-only while it is open in another")
    for field in fields:
        QTest.keyClicks(field, "_3Cb")
        window.finish_typing()
    assert [field.toPlainText() for field in fields] == texts
    assert document.snapshot is before
    assert not document.undo_stack.count()
    document.go(1)
    assert document.snapshot.move_number == 1


def test_saving_a_read_only_document_asks_for_another_file(
    window: MainWindow, other: OtherProcess, tmp_path: Path
) -> None:
    answers = Answers(tmp_path / "mine.sgf")
    answers(window.session.files.save)
    assert answers.asked == ["Save as"]
    assert not window.document.is_read_only
    assert sentence(window) == ""


def test_a_copy_has_no_file_and_can_be_edited(window: MainWindow, other: OtherProcess) -> None:
    click(window, "Open a copy")
    assert sentence(window) == ""
    assert window.document.path is None
    assert window.document.is_modified
    window.document.play(None)
    assert window.document.undo_stack.count() == 1


def test_the_file_can_be_edited_anyway(window: MainWindow, other: OtherProcess) -> None:
    click(window, "Edit anyway")
    assert sentence(window) == ""
    window.document.play(None)
    assert window.document.undo_stack.count() == 1


def test_the_file_can_be_edited_once_it_is_closed_elsewhere(
    window: MainWindow, other: OtherProcess, qtbot: QtBot
) -> None:
    other.close()
    qtbot.waitUntil(lambda: not window.document.is_read_only)
    assert sentence(window) == ""
    assert window.statusBar().currentMessage() == "game.sgf can be edited now."


def test_the_lock_of_a_killed_process_is_taken_when_the_window_gets_the_focus(
    window: MainWindow, other: OtherProcess, qtbot: QtBot
) -> None:
    other.kill()
    label = QLabel()
    qtbot.addWidget(label)
    label.show()
    label.activateWindow()
    qtbot.waitUntil(label.isActiveWindow)
    window.activateWindow()
    qtbot.waitUntil(lambda: not window.document.is_read_only)


def test_a_killed_process_does_not_keep_the_file(window: MainWindow, path: Path) -> None:
    with OtherProcess(path) as other:
        other.kill()
    assert window.session.files.open_path(path)
    assert not window.document.is_read_only
    with OtherProcess(path) as other:
        assert other.state == "read-only"


def test_what_is_saved_elsewhere_is_shown_read_only(
    window: MainWindow, other: OtherProcess, path: Path, qtbot: QtBot
) -> None:
    other.run("window.document.play(None); window.session.files.save()")
    qtbot.waitUntil(lambda: len(window.document.snapshot.tree) == 4)
    assert window.document.is_read_only
    assert not window.document.undo_stack.count()
    assert window.statusBar().currentMessage() == "game.sgf was changed by another program and reloaded."


def test_a_file_saved_where_another_process_has_one_is_not_read_only(
    window: MainWindow, path: Path, tmp_path: Path
) -> None:
    with OtherProcess(path):
        window.document.play(None)
        window.document.save(path)
        assert not window.document.is_read_only
        assert sentence(window).startswith("game.sgf is also open in another HEN Editor")


def test_a_file_that_another_window_shows_is_shown_there(qtbot: QtBot, qapp: QApplication, path: Path) -> None:
    windows = Windows(Theme(qapp))
    first, second = windows.open(), windows.open()
    for window in (first, second):
        window.complete()
    assert first.session.files.open_path(path)
    link = path.with_name("link.sgf")
    link.symlink_to(path)
    second.activateWindow()
    qtbot.waitUntil(second.isActiveWindow)
    assert not second.session.files.open_path(link)
    qtbot.waitUntil(first.isActiveWindow)
    assert second.document.path is None
    for window in (first, second):
        assert window.close()
