"""Quitting with several windows: one question about all that is unsaved, before any window is closed."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QProgressDialog, QPushButton
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.core.position import Position
from hen_editor.document.document import Document
from hen_editor.ui.dialogs import progress
from hen_editor.ui.dialogs.game_info import GameInfoDialog
from hen_editor.ui.dialogs.unsaved import UnsavedDialog
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers, once_shown

Answer = Callable[[UnsavedDialog], object]


@pytest.fixture
def windows(qtbot: QtBot, qapp: QApplication) -> Iterator[Windows]:
    made = Windows(Theme(qapp))
    yield made
    for window in visible():
        window.document.new(Position())
        window.close()


def visible() -> list[MainWindow]:
    return [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow) and widget.isVisible()
    ]


def edited(windows: Windows, path: Path | None = None) -> MainWindow:
    """Open a window with a document to which a move was added."""
    window = windows.open()
    window.complete()
    if path is not None:
        path.write_text("(;SZ[9];B[aa])")
        window.document.open(path)
    window.document.play(Point(4, 4))
    return window


def press(text: str, *unticked: int) -> Answer:
    """Untick rows of the dialog and press a button."""

    def answer(dialog: UnsavedDialog) -> None:
        for row in unticked:
            dialog.findChildren(QCheckBox)[row].click()
        (button,) = (each for each in dialog.findChildren(QPushButton) if each.text().replace("&", "") == text)
        button.click()

    return answer


def quit_with(
    windows: Windows, answer: Answer, then: str | Path | None = None, by: Callable[[], object] | None = None
) -> list[str]:
    """Quit and answer the question about all documents, then that for a name; return the rows of the question.

    by: what is done instead of what the menu does.
    """
    rows: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, UnsavedDialog):
            QTimer.singleShot(10, look)
            return
        rows.extend(box.text() for box in dialog.findChildren(QCheckBox))
        if then is not None:
            answers.begin()
        answer(dialog)

    answers = Answers() if then is None else Answers(then)
    QTimer.singleShot(0, look)
    (by or windows.quit)()
    answers.end()
    return rows


def moves(path: Path, qapp: QApplication) -> int:
    document = Document(qapp)
    document.open(path)
    return len(document.snapshot.tree) - 1


def test_all_that_is_ticked_is_saved_and_all_is_closed(windows: Windows, qapp: QApplication, tmp_path: Path) -> None:
    one, two = tmp_path / "one.sgf", tmp_path / "two.sgf"
    edited(windows, one), edited(windows, two), windows.open()
    assert quit_with(windows, press("Save", 1)) == ["one.sgf", "two.sgf"]
    assert (visible(), moves(one, qapp), moves(two, qapp)) == ([], 2, 1)


def test_all_is_discarded(windows: Windows, qapp: QApplication, tmp_path: Path) -> None:
    one = tmp_path / "one.sgf"
    edited(windows, one), edited(windows)
    assert quit_with(windows, press("Discard")) == ["one.sgf", "Untitled"]
    assert (visible(), moves(one, qapp)) == ([], 1)


def test_cancel_keeps_all_open(windows: Windows) -> None:
    edited(windows), edited(windows), windows.open()
    quit_with(windows, press("Cancel"))
    assert len(visible()) == 3


def test_a_document_without_a_file_is_asked_for_a_name(windows: Windows, qapp: QApplication, tmp_path: Path) -> None:
    edited(windows), edited(windows, tmp_path / "one.sgf")
    quit_with(windows, press("Save"), then=tmp_path / "new.sgf")
    assert (visible(), moves(tmp_path / "new.sgf", qapp)) == ([], 1)


def test_cancel_at_the_name_keeps_all_open(windows: Windows, tmp_path: Path) -> None:
    edited(windows, tmp_path / "one.sgf"), edited(windows)
    quit_with(windows, press("Save"), then="Cancel")
    assert [window.document.is_modified for window in visible()].count(True) == 1
    assert len(visible()) == 2


def test_nothing_ticked_is_nothing_to_save(windows: Windows) -> None:
    dialog = UnsavedDialog([])
    assert [button.isEnabled() for button in dialog.findChildren(QPushButton) if "Save" in button.text()] == [False]


def test_unfinished_text_is_mentioned_and_cannot_be_saved(windows: Windows) -> None:
    edited(windows)
    edited(windows).document.type_hen("_?")
    third = windows.open()
    third.complete()
    third.document.type_hen("_?")
    assert quit_with(windows, press("Discard")) == [
        "Untitled",
        "Untitled (its unfinished HEN is not part of the file)",
        "Untitled: unfinished HEN, not part of the file",
    ]
    assert visible() == []


def test_a_single_unsaved_document_is_asked_about_as_when_its_window_closes(windows: Windows) -> None:
    edited(windows), windows.open()
    answers = Answers("Cancel")
    answers(windows.quit)
    assert answers.asked == ["Save the changes to Untitled?"]
    assert len(visible()) == 2
    Answers("Discard")(windows.quit)
    assert visible() == []


def test_a_document_that_cannot_be_saved_keeps_all_open(windows: Windows, tmp_path: Path) -> None:
    one = tmp_path / "one.sgf"
    edited(windows, one), edited(windows)
    one.unlink()
    one.mkdir()
    quit_with(windows, press("Save", 1), then="Cancel")
    assert len(visible()) == 2


def save_and_wait(windows: Windows, window: MainWindow) -> None:
    assert window.session.files.save()
    assert len(visible()) == 2
    windows.quit()


def save_and_quit(windows: Windows, window: MainWindow) -> None:
    window.commands["save"].trigger()
    windows.quit()


@pytest.mark.parametrize("save", [save_and_wait, save_and_quit])
def test_to_quit_while_a_window_waits_for_its_file_does_nothing(
    windows: Windows,
    qapp: QApplication,
    tmp_path: Path,
    disk: threading.Event,
    monkeypatch: pytest.MonkeyPatch,
    save: Callable[[Windows, MainWindow], None],
) -> None:
    monkeypatch.setattr(progress, "SHOWN_AFTER_MS", -1)
    window = edited(windows, tmp_path / "one.sgf")
    windows.open()
    answers = Answers()

    def quit_meanwhile() -> None:
        if not isinstance(QApplication.activeModalWidget(), QProgressDialog):
            QTimer.singleShot(0, quit_meanwhile)
            return
        answers.begin()
        windows.quit()
        answers.end()
        disk.set()

    QTimer.singleShot(0, quit_meanwhile)
    save(windows, window)
    assert (answers.asked, visible(), moves(tmp_path / "one.sgf", qapp)) == ([], [], 2)


def test_the_system_is_refused_if_the_user_stays(windows: Windows) -> None:
    edited(windows), edited(windows)
    event = QEvent(QEvent.Type.Quit)
    quit_with(windows, press("Cancel"), by=lambda: windows.quit_or_refuse(event))
    assert (event.isAccepted(), len(visible())) == (False, 2)


def test_the_system_is_refused_while_a_dialog_is_open_which_comes_to_the_front(windows: Windows) -> None:
    window = windows.open()
    window.complete()
    event = QEvent(QEvent.Type.Quit)
    raised = list[bool]()

    def quit_meanwhile(dialog: GameInfoDialog) -> None:
        window.activateWindow()
        QTest.keyClicks(dialog.findChild(QLineEdit), "Honinbo")
        windows.quit_or_refuse(event)
        raised.append(QApplication.activeModalWidget() is dialog and dialog.isActiveWindow())
        dialog.accept()

    once_shown(GameInfoDialog, quit_meanwhile)
    window.commands["game-info"].trigger()
    assert (raised, event.isAccepted(), visible()) == ([True], False, [window])
