"""What is shown when other programs change the file of a document."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QFileSystemWatcher, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.document import watch
from hen_editor.document.document import Document
from hen_editor.ui.bars import notices
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.commands.point import ask_for_label
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.opening import open_file

BEFORE = b"(;SZ[9];B[aa];W[bb](;B[cc])(;B[dd];W[ee]))"
AFTER = b"(;SZ[9];B[aa]C[new];W[bb](;B[cc])(;B[dd]))"


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have windows look at their files soon."""
    monkeypatch.setattr(notices, "BUSY_CHECK_MS", 20)
    monkeypatch.setattr(watch, "DEBOUNCE_MS", 20)


@pytest.fixture
def path(window: MainWindow, tmp_path: Path) -> Path:
    """The file that the window shows, its cursor at the end of the second variation."""
    path = open_file(window, tmp_path / "game.sgf", BEFORE)
    window.document.go([*window.document.snapshot.tree.walk()][-1])
    return path


def bar(window: MainWindow) -> Bar | None:
    found = [one for one in window.notices.findChildren(Bar) if one.isVisible()]
    return found[0] if found else None


def sentence(window: MainWindow) -> str:
    shown = bar(window)
    return "" if shown is None else "".join([label.text() for label in shown.findChildren(QLabel)])


def buttons(window: MainWindow) -> dict[str, QToolButton]:
    shown = bar(window)
    found = [] if shown is None else shown.findChildren(QToolButton)
    return {button.text(): button for button in found if button.isVisible()}


def click(window: MainWindow, text: str) -> None:
    QTest.mouseClick(buttons(window)[text], Qt.MouseButton.LeftButton)


def says(window: MainWindow, qtbot: QtBot, expected: str) -> None:
    qtbot.waitUntil(lambda: sentence(window) == expected)


def written(window: MainWindow) -> bytes:
    return window.document.written(window.document.formats[0])


RELOADED = "game.sgf was changed by another program and reloaded."
CHANGED = "game.sgf was changed by another program."


def test_an_unmodified_document_is_reloaded_at_the_same_node(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    path.write_bytes(AFTER)
    says(window, qtbot, RELOADED)
    snapshot = window.document.snapshot
    assert written(window) == AFTER
    assert snapshot.node == [*snapshot.tree.walk()][-1]
    assert snapshot.move_number == 3
    assert not window.document.is_modified
    assert window.focusWidget() is window.board


def test_a_reload_can_be_undone_from_its_bar(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    before = window.document.snapshot
    path.write_bytes(AFTER)
    says(window, qtbot, RELOADED)
    click(window, "Undo")
    assert window.document.snapshot is before
    assert window.document.is_modified
    assert bar(window) is None
    assert window.focusWidget() is window.board


def test_reloads_in_a_row_are_undone_together(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    before = window.document.snapshot
    for data in (AFTER, b"(;SZ[9])", b"(;SZ[13])"):
        path.write_bytes(data)
        qtbot.waitUntil(lambda data=data: written(window) == data)
    assert window.document.undo_stack.count() == 1
    window.document.undo_stack.undo()
    assert window.document.snapshot is before


def test_the_bar_of_a_reload_goes_with_the_next_edit(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    path.write_bytes(AFTER)
    says(window, qtbot, RELOADED)
    window.document.play(None)
    assert bar(window) is None


def test_the_bar_can_be_closed(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    path.write_bytes(AFTER)
    says(window, qtbot, RELOADED)
    click(window, "\u00d7")
    assert bar(window) is None
    assert written(window) == AFTER


def test_of_a_modified_document_it_is_asked(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.document.play(None)
    mine = window.document.snapshot
    path.write_bytes(AFTER)
    says(window, qtbot, CHANGED)
    assert window.document.snapshot is mine
    assert window.focusWidget() is window.board


def test_work_is_kept_when_a_modified_document_is_reloaded(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.document.play(None)
    mine = window.document.snapshot
    path.write_bytes(AFTER)
    says(window, qtbot, CHANGED)
    click(window, "Reload")
    says(window, qtbot, RELOADED)
    assert written(window) == AFTER
    window.commands["undo"].trigger()
    assert window.document.snapshot is mine
    assert window.document.is_modified


@pytest.mark.parametrize("leave", [Document.detach, lambda document: document.save(document.path.with_name("b.sgf"))])
def test_the_bar_goes_when_the_document_leaves_its_file(
    window: MainWindow, path: Path, qtbot: QtBot, leave: Callable[[Document], None]
) -> None:
    window.document.play(None)
    path.write_bytes(AFTER)
    says(window, qtbot, CHANGED)
    leave(window.document)
    assert bar(window) is None


def test_mine_is_kept_and_then_saved_without_a_question(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.document.play(None)
    path.write_bytes(AFTER)
    says(window, qtbot, CHANGED)
    click(window, "Keep mine")
    assert bar(window) is None
    assert window.document.is_modified
    assert window.session.files.save()
    assert path.read_bytes() == written(window) != AFTER


def test_both_are_compared(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.document.play(None)
    mine = window.document.snapshot
    path.write_bytes(AFTER)
    says(window, qtbot, CHANGED)
    answers = Answers("OK")
    answers(lambda: click(window, "Compare"))
    assert answers.asked == ["Compare"]
    assert window.document.snapshot is mine
    assert sentence(window) == CHANGED


def test_both_are_compared_before_one_is_saved_over_the_other(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.document.play(None)
    path.write_bytes(AFTER)
    answers = Answers("Compare", "OK")
    assert answers(window.session.files.save) is False
    assert answers.asked[-1] == "Compare"
    assert path.read_bytes() == AFTER


def test_a_later_change_is_told_again(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.document.play(None)
    path.write_bytes(AFTER)
    says(window, qtbot, CHANGED)
    click(window, "Keep mine")
    path.write_bytes(b"(;SZ[13])")
    says(window, qtbot, CHANGED)


def test_the_bar_goes_when_the_file_is_as_it_was(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.document.play(None)
    path.write_bytes(AFTER)
    says(window, qtbot, CHANGED)
    path.write_bytes(BEFORE)
    says(window, qtbot, "")


def test_the_bar_goes_with_the_document(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    path.write_bytes(AFTER)
    says(window, qtbot, RELOADED)
    window.document.new(window.document.snapshot.position)
    assert bar(window) is None


@pytest.mark.parametrize("data", [b"", b"words", b"Look at .9x9_5Eb, it is fine."])
def test_what_cannot_be_read_is_not_shown(window: MainWindow, path: Path, qtbot: QtBot, data: bytes) -> None:
    before = window.document.snapshot
    path.write_bytes(data)
    says(window, qtbot, CHANGED)
    answers = Answers("OK")
    answers(lambda: click(window, "Reload"))
    assert answers.asked[0].startswith("game.sgf could not be opened.")
    assert window.document.snapshot is before


def test_an_unfinished_text_is_work(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.document.type_hen(".9x9_9")
    assert window.document.has_draft
    path.write_bytes(AFTER)
    says(window, qtbot, CHANGED)


def test_what_can_be_redone_is_work(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.document.play(None)
    window.document.undo_stack.undo()
    path.write_bytes(AFTER)
    says(window, qtbot, CHANGED)


def test_a_document_is_not_reloaded_while_a_label_is_written(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    ask_for_label(window.session, Point(3, 3))
    before = window.document.snapshot
    path.write_bytes(AFTER)
    qtbot.wait(200)
    assert window.document.snapshot is before
    window.finish_typing()
    says(window, qtbot, RELOADED)


def test_a_removed_file_is_told_in_the_title(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    path.unlink()
    qtbot.waitUntil(lambda: window.windowTitle() == "game.sgf (removed)[*]")
    assert window.isWindowModified()
    assert window.session.files.save()
    assert window.windowTitle() == "game.sgf[*]"
    assert not window.isWindowModified()
    assert path.exists()


def test_a_removed_file_that_comes_back_changed_is_reloaded(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    path.unlink()
    qtbot.waitUntil(lambda: window.document.is_removed)
    path.write_bytes(AFTER)
    says(window, qtbot, RELOADED)
    assert not window.document.is_modified


def test_the_file_is_looked_at_when_the_window_gets_the_focus(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    for watcher in window.findChildren(QFileSystemWatcher):
        if watched := watcher.files():
            watcher.removePaths(watched)
    path.write_bytes(AFTER)
    other = QLabel()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    window.activateWindow()
    says(window, qtbot, RELOADED)


def test_own_saves_are_not_told(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    for _ in range(3):
        window.document.play(None)
        assert window.session.files.save()
        qtbot.wait(60)
    assert bar(window) is None
