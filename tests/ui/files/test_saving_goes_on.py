"""Saving while the window goes on: what is done meanwhile is neither lost nor out of order."""

import os
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.formats import HEN, SGF
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection
from hen_editor.document import worker
from hen_editor.document.worker import Worker
from hen_editor.ui.call_soon import DIALOG_CHECK_MS
from hen_editor.ui.program.windows import may_quit
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.opening import open_file
from tests.ui.patience import wait_for_nothing


@pytest.fixture
def path(window: MainWindow, tmp_path: Path) -> Path:
    path = open_file(window, tmp_path / "game.sgf", "(;SZ[9]C[old])")
    window.document.type_comment("first")
    window.document.end_burst()
    return path


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that takes a while to read."""
    wait_for_nothing(monkeypatch)
    large = tmp_path / "large.sgf"
    large.write_text("(;SZ[9]C[large]" + ";B[dd];W[ee]" * 50_000 + ")")
    return large


@pytest.fixture
def two_names(path: Path) -> None:
    """Have the file of the document two names, so that the user is asked whether to overwrite it in place."""
    path.with_name("same.sgf").hardlink_to(path)


def begin_opening(window: MainWindow, qtbot: QtBot, large: Path, disk: threading.Event, answers: Answers) -> None:
    """Begin to open a large file; have the disk ready some time after that has been read."""
    window.session.files.open_path(large)
    qtbot.waitUntil(lambda: bool(answers.asked) and QApplication.activeModalWidget() is None)
    worker = window.session.files.opening.reader.findChild(Worker)
    assert worker is not None
    timer = QTimer(worker, interval=10)
    timer.timeout.connect(lambda: worker.is_working or QTimer.singleShot(300, disk.set))
    timer.start()


has_links = pytest.mark.skipif(sys.platform == "win32", reason="the system has other links")


def is_saved(window: MainWindow) -> bool:
    return not window.document.is_writing and not window.document.is_modified


def test_what_is_done_while_the_file_is_written_is_not_in_it_and_counts_as_modified(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event
) -> None:
    window.commands["save"].trigger()
    assert window.statusBar().currentMessage() == "Saving game.sgf..."
    window.document.type_comment("second")
    disk.set()
    qtbot.waitUntil(lambda: path.read_text() == "(;SZ[9]C[first])")
    qtbot.waitUntil(lambda: window.statusBar().currentMessage() == "Saved game.sgf")
    assert window.document.is_modified
    window.document.undo_stack.undo()
    assert not window.document.is_modified


def test_an_undo_while_the_file_is_written_leads_away_from_what_is_saved(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event
) -> None:
    window.commands["save"].trigger()
    window.commands["undo"].trigger()
    disk.set()
    qtbot.waitUntil(lambda: window.statusBar().currentMessage() == "Saved game.sgf")
    assert path.read_text() == "(;SZ[9]C[first])"
    assert window.document.is_modified
    window.commands["redo"].trigger()
    assert not window.document.is_modified


def test_a_second_save_comes_after_the_first(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event
) -> None:
    window.commands["save"].trigger()
    window.document.type_comment("second")
    window.commands["save"].trigger()
    window.document.type_comment("third")
    window.commands["save"].trigger()
    disk.set()
    qtbot.waitUntil(lambda: is_saved(window))
    assert path.read_text() == "(;SZ[9]C[third])"


@pytest.fixture
def position(window: MainWindow, tmp_path: Path) -> Path:
    """A file of one position, to which a stone was added."""
    path = open_file(window, tmp_path / "position.hen", ".9x9_5Eb\n")
    window.document.set_stones([Point(0, 0)], BLACK)
    return path


LOSSY = "A .hen file stores positions only. The comment will be lost."


def test_a_second_save_asks_about_what_the_format_cannot_store_by_then(
    window: MainWindow, position: Path, disk: threading.Event
) -> None:
    window.commands["save"].trigger()
    window.document.set_stones([Point(1, 1)], BLACK)
    window.commands["save"].trigger()
    window.document.type_comment("mine")
    disk.set()
    answers = Answers("Cancel")
    answers(window.session.files.writer.finish_saving)
    assert answers.asked == [LOSSY]
    assert position.read_text() == ".9x9_9b_5Eb\n"
    assert window.document.is_modified


@has_links
def test_a_save_that_is_tried_again_asks_about_what_the_format_cannot_store_by_then(
    window: MainWindow, position: Path, disk: threading.Event
) -> None:
    position.with_name("same.hen").hardlink_to(position)
    window.commands["save"].trigger()
    window.document.type_comment("mine")
    disk.set()
    answers = Answers("Overwrite in place", "Cancel")
    answers(window.session.files.writer.finish_saving)
    assert answers.asked[1:] == [LOSSY]
    assert position.read_text() == ".9x9_5Eb\n"
    assert window.document.is_modified


def test_what_the_format_cannot_store_is_found_in_the_background(window: MainWindow, position: Path) -> None:
    threads = []

    def losses(collection: Collection) -> tuple[Diagnostic, ...]:
        threads.append(threading.current_thread())
        return HEN.losses(collection)

    window.document.formats = (SGF, replace(HEN, losses=losses))
    window.document.type_comment("mine")
    answers = Answers("Cancel")
    answers(window.commands["save"].trigger)
    assert answers.asked == [LOSSY]
    assert threads
    assert threading.main_thread() not in threads


def test_the_question_is_about_what_the_format_cannot_store_when_it_is_asked(
    window: MainWindow, position: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = threading.Event()

    def losses(collection: Collection) -> tuple[Diagnostic, ...]:
        if threading.current_thread() is not threading.main_thread():
            built.wait(30)
        return HEN.losses(collection)

    window.document.formats = (SGF, replace(HEN, losses=losses))
    monkeypatch.setattr(worker, "AT_ONCE_MS", 0)
    window.document.type_comment("mine")
    window.commands["save"].trigger()
    window.document.play(Point(1, 1))
    window.document.play(Point(2, 2))
    built.set()
    answers = Answers("Cancel")
    answers(window.session.files.writer.finish_saving)
    assert "All moves but the last will be lost." in answers.asked[-1]


def add_a_game_before_a_second_save(window: MainWindow, qtbot: QtBot, folder: Path) -> None:
    window.commands["save"].trigger()
    window.document.type_comment("second")
    window.commands["save"].trigger()
    (folder / "other.sgf").write_text("(;SZ[9]C[other])")
    window.session.files.adding.add([folder / "other.sgf"], window.document.formats)
    qtbot.waitUntil(lambda: len(window.document.snapshot.collection.games) == 2)


@pytest.mark.parametrize("ask", ["Ctrl+S", "closing"])
def test_who_has_declined_to_save_added_games_is_not_asked_again(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event, tmp_path: Path, ask: str
) -> None:
    add_a_game_before_a_second_save(window, qtbot, tmp_path)
    disk.set()
    answers = Answers("Cancel")
    answers(window.commands["save"].trigger if ask == "Ctrl+S" else window.close)
    qtbot.wait(3 * DIALOG_CHECK_MS)
    assert len(answers.asked) == 1


def test_no_other_file_is_asked_for_when_the_document_becomes_read_only_while_it_is_saved(
    window: MainWindow, path: Path, disk: threading.Event
) -> None:
    window.commands["save"].trigger()
    window.document.type_comment("second")
    window.commands["save"].trigger()
    window.document.set_read_only(is_read_only=True)
    disk.set()
    window.session.files.writer.finish_saving()
    assert path.read_text() == "(;SZ[9]C[second])"


def test_a_second_save_asks_about_games_that_were_added_meanwhile(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event, tmp_path: Path
) -> None:
    add_a_game_before_a_second_save(window, qtbot, tmp_path)
    disk.set()
    answers = Answers("Cancel")
    answers(window.session.files.writer.finish_saving)
    assert answers.asked[0].startswith("game.sgf held one game when it was opened; now there are 2.")
    assert path.read_text() == "(;SZ[9]C[first])"
    assert window.document.is_modified


def test_closing_waits_for_the_file_and_then_has_nothing_to_ask(
    window: MainWindow, path: Path, disk: threading.Event
) -> None:
    window.commands["save"].trigger()
    QTimer.singleShot(50, disk.set)
    window.close()
    assert not window.isVisible()
    assert path.read_text() == "(;SZ[9]C[first])"


def test_closing_asks_about_what_was_done_while_the_file_was_written(
    window: MainWindow, path: Path, disk: threading.Event
) -> None:
    window.commands["save"].trigger()
    window.document.type_comment("second")
    QTimer.singleShot(50, disk.set)
    answers = Answers("Cancel")
    answers(window.close)
    assert answers.asked == ["Save the changes to game.sgf?"]
    assert window.isVisible()
    assert path.read_text() == "(;SZ[9]C[first])"


def test_quitting_waits_for_the_file(window: MainWindow, path: Path, disk: threading.Event) -> None:
    window.commands["save"].trigger()
    QTimer.singleShot(50, disk.set)
    assert may_quit([window])
    assert path.read_text() == "(;SZ[9]C[first])"


def test_save_as_comes_after_the_save_that_goes_on(
    window: MainWindow, path: Path, disk: threading.Event, tmp_path: Path
) -> None:
    window.commands["save"].trigger()
    window.document.type_comment("second")
    QTimer.singleShot(50, disk.set)
    assert Answers(tmp_path / "other.sgf")(window.session.files.save_as) is True
    assert (path.read_text(), (tmp_path / "other.sgf").read_text()) == ("(;SZ[9]C[first])", "(;SZ[9]C[second])")
    assert window.document.path == tmp_path / "other.sgf"


def test_another_document_does_not_take_the_file_of_the_one_that_is_saved(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event
) -> None:
    window.commands["save"].trigger()
    window.document.new(Position())
    window.document.set_stones([Point(0, 0)], BLACK)
    disk.set()
    qtbot.waitUntil(lambda: path.read_text() == "(;SZ[9]C[first])" and not window.document.is_writing)
    assert (window.document.path, window.document.is_modified) == (None, True)
    window.document.undo_stack.undo()


@has_links
@pytest.mark.usefixtures("two_names")
def test_a_file_that_is_opened_waits_for_the_save_and_for_the_answer_to_its_question(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event, large: Path
) -> None:
    def save_meanwhile() -> None:
        begin_opening(window, qtbot, large, disk, answers)
        window.commands["save"].trigger()
        qtbot.waitUntil(lambda: window.document.path == large, timeout=30_000)
        qtbot.waitUntil(lambda: not window.document.is_writing and QApplication.activeModalWidget() is None)

    answers = Answers("Discard", "Overwrite in place")
    answers(save_meanwhile)
    assert answers.asked[1].startswith("game.sgf cannot be replaced, only overwritten in place.")
    assert path.read_text() == "(;SZ[9]C[first])"
    assert (window.document.path, window.document.is_modified) == (large, False)


@has_links
@pytest.mark.usefixtures("two_names")
def test_what_could_not_be_saved_after_all_is_asked_about_again_before_a_file_takes_its_place(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event, large: Path
) -> None:
    def save_meanwhile() -> None:
        begin_opening(window, qtbot, large, disk, answers)
        window.commands["save"].trigger()
        qtbot.waitUntil(lambda: len(answers.asked) == 3 and QApplication.activeModalWidget() is None, timeout=30_000)

    answers = Answers("Discard", "Cancel", "Cancel")
    answers(save_meanwhile)
    assert answers.asked.count("Save the changes to game.sgf?") == 2  # before or after it is told that it was not saved
    assert (window.document.path, window.document.is_modified) == (path, True)


def test_what_could_not_be_saved_is_asked_about_again_when_a_file_is_read_later(
    window: MainWindow, qtbot: QtBot, path: Path, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    def save_meanwhile() -> None:
        window.session.files.open_path(large)
        qtbot.waitUntil(lambda: bool(answers.asked) and QApplication.activeModalWidget() is None)
        window.commands["save"].trigger()
        qtbot.waitUntil(lambda: len(answers.asked) == 3 and QApplication.activeModalWidget() is None, timeout=30_000)
        qtbot.waitUntil(lambda: window.session.opening is None)

    monkeypatch.setattr(os, "fsync", fail)
    answers = Answers("Discard", "Cancel", "Cancel")
    answers(save_meanwhile)
    assert answers.asked.count("Save the changes to game.sgf?") == 2  # before or after it is told that it was not saved
    assert (window.document.path, window.document.is_modified) == (path, True)


def test_a_file_that_is_opened_waits_for_a_save_that_the_window_waits_for(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event, large: Path
) -> None:
    answers = Answers("Discard")
    answers(lambda: begin_opening(window, qtbot, large, disk, answers))
    assert window.session.files.save()
    assert (window.document.path, window.document.is_modified) == (path, False)
    qtbot.waitUntil(lambda: window.document.path == large, timeout=30_000)


@has_links
@pytest.mark.usefixtures("two_names")
def test_a_failure_is_only_told_once_another_document_is_shown(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event
) -> None:
    window.commands["save"].trigger()
    window.document.new(Position())
    disk.set()
    answers = Answers("OK")
    answers(lambda: qtbot.waitUntil(lambda: bool(answers.asked) and QApplication.activeModalWidget() is None))
    assert answers.asked[0].startswith("game.sgf could not be saved; it is unchanged.")
    assert (path.read_text(), window.document.path) == ("(;SZ[9]C[old])", None)


def test_a_failure_is_told_when_it_comes(
    window: MainWindow, qtbot: QtBot, path: Path, disk: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(handle: int) -> None:
        disk.wait(20)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    window.commands["save"].trigger()
    answers = Answers("Cancel")

    def wait() -> None:
        disk.set()
        qtbot.waitUntil(lambda: bool(answers.asked) and QApplication.activeModalWidget() is None)

    answers(wait)
    assert answers.asked == ["game.sgf could not be saved; it is unchanged. No space left on device"]
    assert path.read_text() == "(;SZ[9]C[old])"
    assert window.document.is_modified
