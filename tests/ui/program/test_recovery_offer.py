"""What is offered after a start: documents that were not saved when the program stopped."""

import os
import shutil
import time
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QPushButton, QToolButton, QTreeWidget
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.core.editing.paint import label_at
from hen_editor.core.formats import Format
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import format as format_sgf
from hen_editor.document.document import Document
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.journal_file import JournalFile, lock_of, recovery_folder
from hen_editor.document.recovery.recorder import Recorder
from hen_editor.document.worker import Worker
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.commands.point import ask_for_label
from hen_editor.ui.dialogs import progress
from hen_editor.ui.dialogs.unsaved import RecoveryDialog
from hen_editor.ui.program.reopening import MOST_AT_ONCE, RecoveryOffer
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.theme import Theme
from hen_editor.ui.widgets.plain_text import ElidedLabel
from hen_editor.ui.window.main_window import MainWindow
from tests.document.recovery.test_odd_journals import of_version
from tests.ui.answers import Answers
from tests.ui.patience import wait_for_nothing, wait_until

GAME = "(;SZ[9];B[aa];W[bb])"


def lost(owner: QObject, path: Path | None = None, *, game: str = GAME, comments: int = 0) -> bytes:
    """Leave the journal of a program that stopped; return what its document was."""
    document = Document(owner)
    recorder = Recorder(document, owner)
    if path is not None:
        path.write_text(game)
        document.open(path)
        document.go(2)
    for column in (4, 5, 6):
        document.play(Point(column, 4))
    document.undo_stack.undo()
    for number in range(comments):
        document.type_comment(str(number))
        document.end_burst()
    recorder.stop()
    return format_sgf(document.snapshot.collection)


@pytest.fixture
def windows(qtbot: QtBot, qapp: QApplication) -> Iterator[Windows]:
    made = Windows(Theme(qapp))
    made.open()
    yield made
    for window in made.visible():
        window.document.new(window.document.snapshot.position)
        window.close()


def offer(windows: Windows) -> None:
    """Let what was lost be offered, and wait until all of it was looked at."""
    windows.offer_recovery()
    made = [one for window in windows.visible() for one in window.findChildren(RecoveryOffer)]
    for work in [work for one in made for work in one.findChildren(Worker)]:
        wait_until(lambda work=work: not work.is_working)


def bar(window: MainWindow) -> Bar | None:
    return next((one for one in window.notices.findChildren(Bar) if not one.isHidden()), None)


def said(window: MainWindow) -> str:
    shown = bar(window)
    assert shown is not None
    label = shown.findChild(ElidedLabel)
    assert label is not None
    return label.text()


def press(window: MainWindow, text: str) -> None:
    shown = bar(window)
    assert shown is not None
    next(button for button in shown.findChildren(QToolButton) if button.text() == text).click()


def all_windows() -> list[MainWindow]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible()]


def test_where_nothing_was_lost_nothing_is_offered(windows: Windows) -> None:
    offer(windows)
    assert bar(all_windows()[0]) is None


def test_what_was_lost_is_offered_and_restored(windows: Windows, owner: QObject, tmp_path: Path) -> None:
    document = lost(owner, tmp_path / "joseki.sgf")
    lost(owner)
    offer(windows)
    (window,) = all_windows()
    assert said(window).startswith("2 documents were not saved when HEN Editor stopped: ")
    assert "joseki.sgf (2 changes, " in said(window)
    assert "Untitled (2 changes, " in said(window)
    press(window, "Restore all")
    assert bar(window) is None
    restored = {one.document.name: one.document for one in all_windows()}
    assert sorted(restored) == ["Untitled", "joseki.sgf"]
    joseki = restored["joseki.sgf"]
    assert (joseki.path, joseki.is_modified) == (tmp_path / "joseki.sgf", True)
    assert format_sgf(joseki.snapshot.collection) == document
    assert (joseki.undo_stack.index(), joseki.undo_stack.count()) == (2, 3)
    assert (tmp_path / "joseki.sgf").read_text() == GAME
    assert folder.kept() == []


def test_a_document_is_recovered_in_the_window_of_its_file_though_another_is_fresh(
    windows: Windows, owner: QObject, tmp_path: Path
) -> None:
    path = tmp_path / "joseki.sgf"
    document = lost(owner, path)
    (kept,) = folder.kept()
    shown = windows.open()
    shown.complete()
    assert shown.session.files.open_path(path)
    windows.recover([kept])
    assert [window.document.path for window in all_windows() if window is not shown] == [None]
    assert format_sgf(shown.document.snapshot.collection) == document


def test_no_document_is_recovered_in_a_window_that_is_closed(windows: Windows, owner: QObject) -> None:
    document = lost(owner)
    (kept,) = folder.kept()
    (first,) = all_windows()
    stays = windows.open()
    assert first.close()
    windows.recover([kept])
    assert all_windows() == [stays]
    assert format_sgf(stays.document.snapshot.collection) == document


def test_a_document_is_recovered_in_the_window_that_is_still_reading_its_file(
    windows: Windows, owner: QObject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path = tmp_path / "joseki.sgf"
    document = lost(owner, path)
    (kept,) = folder.kept()
    (shown,) = all_windows()
    shown.complete()
    wait_for_nothing(monkeypatch)
    shown.session.files.open_path(path)
    assert shown.session.opening == path
    windows.recover([kept])
    qtbot.waitUntil(lambda: folder.kept() == [])
    qtbot.waitUntil(lambda: all(window.session.opening is None for window in all_windows()))
    (window,) = all_windows()
    assert (window, window.document.path) == (shown, path)
    assert format_sgf(window.document.snapshot.collection) == document


@pytest.mark.parametrize("active", [0, 1])
def test_of_several_windows_the_active_one_offers_what_was_lost(
    windows: Windows, owner: QObject, qtbot: QtBot, active: int
) -> None:
    lost(owner)
    windows.open()
    shown = windows.visible()
    shown[active].activateWindow()
    qtbot.waitUntil(shown[active].isActiveWindow)
    offer(windows)
    assert [bar(window) is not None for window in shown] == [index == active for index in range(2)]


def test_a_long_history_is_restored_with_its_progress_shown_and_that_can_be_cancelled(
    windows: Windows, owner: QObject, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_nothing(monkeypatch)
    monkeypatch.setattr(progress, "SHOWN_AFTER_MS", 0)
    document = lost(owner, comments=50)
    (kept,) = folder.kept()
    answers, recover = Answers("Cancel"), folder.recover

    def recover_slowly(path: Path, formats: Sequence[Format], report: Progress) -> object:
        for step in range(100):
            report(step / 200)
            time.sleep(0.01)
        return recover(path, formats, report)

    with monkeypatch.context() as patch:
        patch.setattr(folder, "recover", recover_slowly)
        answers(lambda: windows.recover([kept]))
    assert answers.asked == ["Recovering..."]
    (window,) = all_windows()
    assert window.document.is_fresh
    assert folder.kept() == [kept]
    windows.recover([kept])
    qtbot.waitUntil(lambda: format_sgf(window.document.snapshot.collection) == document)
    qtbot.waitUntil(lambda: folder.kept() == [])


def test_a_label_that_is_being_written_when_the_program_is_killed_is_kept(windows: Windows, qtbot: QtBot) -> None:
    (window,) = all_windows()
    window.complete()
    ask_for_label(window.session, Point(3, 3))
    QTest.keyClicks(window.controllers.label_editor, "half a label")
    qtbot.waitUntil(lambda: not window.session.recorder.is_beginning)
    (journal,) = recovery_folder().glob("*.journal")
    found = folder.read(journal)
    assert found is not None
    assert label_at(found.snapshot.position, Point(3, 3)) == "half a label"


@pytest.mark.parametrize("names", [*permutations(("open.sgf", "damaged.sgf", "sound.sgf"))], ids=" ".join)
def test_what_cannot_be_restored_is_named_with_its_reason_in_one_message(
    windows: Windows, owner: QObject, tmp_path: Path, names: tuple[str, ...]
) -> None:
    for name in names:
        lost(owner, tmp_path / name)
    for age, kept in enumerate(sorted(folder.kept(), key=lambda one: names.index(one.name))):
        os.utime(kept.path, (time.time() - age, time.time() - age))
    offer(windows)
    paths = {one.name: one.path for one in folder.kept()}
    elsewhere = lock_of(paths["open.sgf"])  # as if another program had restored it
    assert elsewhere is not None
    paths["damaged.sgf"].write_bytes(b"[[[[" * 500)
    (window,) = all_windows()
    answers = Answers("OK")
    answers(lambda: press(window, "Restore all"))
    (said_once,) = answers.asked
    sentence, _, each = said_once.partition(". ")
    assert "could not be recovered" in sentence
    assert sorted(each.split("\n")) == [
        "damaged.sgf: Its recovery data is damaged.",
        "open.sgf: It is open in another window.",
    ]
    assert [one.document.name for one in all_windows()] == ["sound.sgf"]
    elsewhere.unlock()


def test_what_is_put_off_is_offered_at_the_next_start(windows: Windows, owner: QObject) -> None:
    lost(owner)
    offer(windows)
    (window,) = all_windows()
    assert said(window).startswith("1 document was not saved")
    press(window, "Later")
    assert bar(window) is None
    assert len(folder.kept()) == 1


def test_what_was_lost_long_ago_is_offered_at_the_first_start_and_kept_for_another_month(
    windows: Windows, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost(owner)
    lost(owner)
    now, day = time.time(), folder.DAY_SECONDS
    for days, count in ((400, 2), (429, 2), (431, 1)):
        with monkeypatch.context() as patched:
            patched.setattr(time, "time", lambda days=days: now + days * day)
            offer(windows)
        (window,) = all_windows()
        assert said(window).startswith(f"{count} document")
        press(window, "Later")
        if days == 400:  # what is recovered and lost again was not offered since
            windows.recover(folder.kept()[:1])
            (window,) = all_windows()
            window.document.play(Point(1, 1))
            window.session.recorder.stop()
            window.document.new(window.document.snapshot.position)


def test_what_was_closed_without_being_saved_is_not_offered_but_can_be_recovered(
    windows: Windows, qtbot: QtBot
) -> None:
    (window,) = all_windows()
    window.complete()
    window.document.play(Point(4, 4))
    window.document.new(window.document.snapshot.position)
    offer(windows)
    assert bar(window) is None
    dialog = RecoveryDialog(folder.kept(), window.document.formats, window)
    qtbot.addWidget(dialog)
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    next(button for button in buttons.findChildren(QPushButton) if "Restore" in button.text()).click()
    windows.recover(dialog.chosen)
    assert window.document.undo_stack.count() == 1
    assert window.document.is_modified


def test_a_file_that_has_changed_meanwhile_is_left_alone(windows: Windows, owner: QObject, tmp_path: Path) -> None:
    lost(owner, tmp_path / "joseki.sgf")
    (tmp_path / "joseki.sgf").write_text("(;SZ[9])")
    offer(windows)
    (window,) = all_windows()
    press(window, "Restore all")
    assert (window.document.name, window.document.path) == ("joseki (recovered)", None)
    assert window.document.is_modified
    assert said(window) == "joseki.sgf was changed by another program; the recovered document is shown as a copy."
    answers = Answers("OK")
    answers(lambda: press(window, "Compare"))
    assert answers.asked == ["Compare"]
    window.document.new(window.document.snapshot.position)
    assert bar(window) is None


def test_a_file_that_is_gone_is_not_compared(windows: Windows, owner: QObject, tmp_path: Path) -> None:
    lost(owner, tmp_path / "joseki.sgf")
    (tmp_path / "joseki.sgf").unlink()
    offer(windows)
    (window,) = all_windows()
    press(window, "Restore all")
    assert (window.document.name, bar(window)) == ("joseki (recovered)", None)


def test_what_was_lost_is_restored_in_the_window_that_shows_its_file(
    windows: Windows, owner: QObject, tmp_path: Path
) -> None:
    document = lost(owner, tmp_path / "joseki.sgf")
    (window,) = all_windows()
    window.document.open(tmp_path / "joseki.sgf")
    offer(windows)
    press(window, "Restore all")
    assert all_windows() == [window]
    assert format_sgf(window.document.snapshot.collection) == document


def test_what_is_damaged_is_listed_with_its_age_and_size_and_hides_nothing(windows: Windows, owner: QObject) -> None:
    lost(owner)
    for name in ("first", "last"):
        (recovery_folder() / f"{name}.journal").write_bytes(b"[[[[" * 500)
    os.mkfifo(recovery_folder() / "pipe.journal")
    offer(windows)
    (window,) = all_windows()
    assert said(window).startswith("1 document was not saved")
    dialog = RecoveryDialog(folder.kept(), window.document.formats, window)
    table = dialog.findChild(QTreeWidget)
    assert table is not None
    rows = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
    texts = [row.text(0) for row in rows if row is not None]
    assert sorted(texts) == ["Damaged (0 bytes)", "Damaged (1.95 KiB)", "Damaged (1.95 KiB)", "Untitled"]
    table.selectAll()
    next(button for button in dialog.findChildren(QPushButton) if button.text() == "&Restore").click()
    assert [one.name for one in dialog.chosen] == [None]
    press(window, "Restore all")
    assert window.document.undo_stack.count() == 3


def test_very_many_documents_are_listed_but_not_opened_at_once(windows: Windows, owner: QObject) -> None:
    lost(owner)
    (kept,) = folder.kept()
    for number in range(MOST_AT_ONCE):
        shutil.copy(kept.path, kept.path.with_stem(str(number)))
    offer(windows)
    (window,) = all_windows()
    assert said(window).startswith("21 documents were not saved")
    shown = bar(window)
    assert shown is not None
    assert "Restore all" not in [button.text() for button in shown.findChildren(QToolButton)]


def test_a_document_recovered_as_a_copy_keeps_its_name_and_where_it_belongs_in_the_next_recovery(
    windows: Windows, owner: QObject, tmp_path: Path
) -> None:
    lost(owner, tmp_path / "joseki.sgf")
    (tmp_path / "joseki.sgf").write_text("(;SZ[9];B[cc])")
    for _ in range(2):
        offer(windows)
        (window,) = all_windows()
        press(window, "Restore all")
        assert (window.document.name, window.document.path) == ("joseki (recovered)", None)
        assert window.document.file.origin == tmp_path / "joseki.sgf"
        assert said(window).startswith("joseki.sgf was changed by another program")
        assert window.document.undo_stack.count() == 3
        window.session.recorder.stop()  # as if the program stopped here
        assert [one.name for one in folder.kept()] == ["joseki (recovered)"]
        window.document.new(window.document.snapshot.position)


def test_what_was_read_from_another_format_is_recovered_under_its_name_as_no_copy(
    windows: Windows, owner: QObject, tmp_path: Path
) -> None:
    lost(owner, tmp_path / "final.gib", game="\\HS\n\\HE\n\\GS\nSTO 0 2 1 16 2\nSTO 0 3 2 3 15\n")
    offer(windows)
    (window,) = all_windows()
    press(window, "Restore all")
    assert (window.document.name, window.document.path) == ("final", None)
    assert bar(window) is None


def test_a_document_recovered_as_a_copy_is_saved_beside_its_file_under_its_name(
    windows: Windows, owner: QObject, tmp_path: Path
) -> None:
    lost(owner, tmp_path / "joseki.sgf")
    (tmp_path / "joseki.sgf").write_text("(;SZ[9];B[cc])")
    offer(windows)
    (window,) = all_windows()
    press(window, "Restore all")
    assert Answers("As suggested")(window.session.files.save) is True
    assert window.document.path == tmp_path / "joseki (recovered).sgf"
    assert (tmp_path / "joseki.sgf").read_text() == "(;SZ[9];B[cc])"


def test_while_nothing_can_be_recorded_a_bar_stays_and_says_why(
    windows: Windows, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refuse(cls: type) -> JournalFile:
        raise OSError(28, "No space left on device")

    (window,) = all_windows()
    window.complete()
    with monkeypatch.context() as patched:
        patched.setattr(JournalFile, "created", classmethod(refuse))
        for column in (1, 2, 3):
            qtbot.mouseClick(window.board.viewport(), Qt.MouseButton.LeftButton)
            window.session.dispatch(lambda column=column: window.document.play(Point(column, 4)))
            qtbot.wait(10)
            assert "No space left on device" in said(window)
        press(window, "Try again")
        assert "No space left on device" in said(window)
    press(window, "Try again")
    qtbot.waitUntil(lambda: bar(window) is None)
    (journal,) = recovery_folder().glob("*.journal")
    found = folder.read(journal)
    assert found is not None
    assert found.index == window.document.undo_stack.index() >= 3


def test_recovery_that_is_switched_off_leaves_no_journal(windows: Windows, owner: QObject) -> None:
    lost(owner)
    QSettings().setValue("recovery/enabled", False)
    offer(windows)
    assert bar(all_windows()[0]) is None
    assert list(folder.recovery_folder().glob("*.journal")) == []


def test_what_another_version_has_kept_is_said_once_and_listed_but_cannot_be_restored(
    windows: Windows, qtbot: QtBot
) -> None:
    (recovery_folder() / "other.journal").write_bytes(of_version(2))
    offer(windows)
    (window,) = all_windows()
    assert said(window) == "Not saved, and kept by another version of HEN Editor: joseki.sgf"
    dialog = RecoveryDialog(folder.kept(), window.document.formats, window)
    qtbot.addWidget(dialog)
    table = dialog.findChild(QTreeWidget)
    assert table is not None
    assert table.topLevelItem(0).text(0) == "joseki.sgf\nkept by another version of HEN Editor"
    assert (recovery_folder() / "other.journal").read_bytes() == of_version(2)


def test_what_another_version_has_kept_is_said_at_another_start_if_documents_are_offered_at_this(
    windows: Windows, owner: QObject
) -> None:
    (recovery_folder() / "other.journal").write_bytes(of_version(4))
    lost(owner)
    offer(windows)
    assert "1 document was not saved" in said(all_windows()[0])
    assert [one.was_offered for one in folder.kept() if one.is_of_other_version] == [False]


def test_what_another_version_has_kept_is_not_said_again(windows: Windows) -> None:
    (recovery_folder() / "other.journal").write_bytes(of_version(4))
    folder.mark_offered(folder.kept(), time.time())
    offer(windows)
    (window,) = all_windows()
    assert bar(window) is None
    answers = Answers("OK")
    answers(lambda: windows.recover(folder.kept()))
    (said_once,) = answers.asked
    assert "joseki.sgf: It was kept by another version of HEN Editor." in said_once
