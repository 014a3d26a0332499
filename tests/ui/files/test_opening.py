"""Files opened in the window: quick ones at once, others while it stays alive."""

import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QProgressBar, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.core.sgf import GameTree
from hen_editor.document import files, worker
from hen_editor.document.worker import Worker
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.call_soon import DIALOG_CHECK_MS
from hen_editor.ui.files import reader
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers, once_shown
from tests.ui.gestures import click, write
from tests.ui.patience import wait_for_nothing

LARGE = "(;SZ[9]C[large]" + ";B[dd];W[ee]C[Good.]" * 400_000 + ")"


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have none with files that are not open when the command returns: the bar tells of them on a fast machine too."""
    monkeypatch.setattr(reader, "PATIENCE_MS", 0)


@pytest.fixture
def large(tmp_path: Path) -> Path:
    path = tmp_path / "large.sgf"
    path.write_text(LARGE)
    return path


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.sgf"
    path.write_text("(;SZ[9]C[small];B[ee])")
    return path


def open_at_once(window: MainWindow, path: Path, then: Callable[[], object] | None = None) -> None:
    """Open a file that is open when the command returns, however busy the machine is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker, "AT_ONCE_MS", 10_000)
        assert window.session.files.open_path(path, then)


def comment(window: MainWindow) -> object:
    shown = window.document.snapshot
    return shown.tree.node(shown.tree.root).get("C")


def bar(window: MainWindow) -> Bar | None:
    found = [one for one in window.statusBar().findChildren(Bar) if one.isVisible()]
    return found[0] if found else None


def wait_for_bar(window: MainWindow, qtbot: QtBot) -> Bar:
    qtbot.waitUntil(lambda: bar(window) is not None)
    shown = bar(window)
    assert shown is not None
    return shown


@pytest.mark.parametrize("pasted", ["(;SZ[9];B[aa])", ".9x9_5Eb"])
@pytest.mark.parametrize("way", ["command", "HEN field"])
def test_what_is_pasted_while_a_file_takes_the_place_of_a_new_document_is_pasted_afterwards(
    window: MainWindow, qtbot: QtBot, large: Path, pasted: str, way: str
) -> None:
    window.session.files.open_path(large)
    QApplication.clipboard().setText(pasted)
    if way == "command":
        window.commands["paste"].trigger()
    else:
        window.hen_field.editor.setFocus()
        QTest.keyClick(window.hen_field.editor, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert window.statusBar().currentMessage() == "It will be pasted when large.sgf is open."
    qtbot.waitUntil(lambda: comment(window) == "large", timeout=30_000)
    qtbot.waitUntil(lambda: window.session.state.preview is not None)  # it is offered, as in any document


def test_what_waits_to_be_pasted_is_pasted_if_opening_is_cancelled(
    window: MainWindow, qtbot: QtBot, large: Path
) -> None:
    window.session.files.open_path(large)
    window.paste_text(".9x9_5Eb")
    window.session.files.opening.reader.cancel()
    qtbot.waitUntil(lambda: len(window.document.snapshot.position.stones) == 1)


def test_what_is_pasted_while_a_file_is_opened_is_offered_and_the_file_is_opened(
    window: MainWindow, qtbot: QtBot, small: Path, large: Path
) -> None:
    open_at_once(window, small)
    window.session.files.open_path(large)
    window.paste_text("(;SZ[9];B[aa])")
    qtbot.waitUntil(lambda: window.session.state.preview is not None)
    assert window.session.files.opening.reader.is_busy
    qtbot.waitUntil(lambda: comment(window) == "large", timeout=30_000)
    assert window.session.state.preview is None


def test_the_bar_shows_the_file_until_it_is_open_whatever_is_pasted_meanwhile(
    window: MainWindow, qtbot: QtBot, small: Path, large: Path
) -> None:
    open_at_once(window, small)
    window.session.files.open_path(large)
    shown = wait_for_bar(window, qtbot)
    window.paste_text(LARGE)
    qtbot.wait(50)
    assert bar(window) is shown
    window.session.files.pasting.reader.cancel()
    assert bar(window) is shown
    qtbot.waitUntil(lambda: comment(window) == "large", timeout=30_000)


@pytest.mark.usefixtures("patience")
def test_a_file_keeps_its_name_while_it_is_looked_through_for_diagrams(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_nothing(monkeypatch)
    path = tmp_path / "diagram.txt"
    path.write_text("$$c9\n$$ | . . .\n$$ | X . O\n$$ -------\n")
    names: set[str] = set()
    window.session.files.opening.reader.slow.connect(lambda loading: names.add(loading.name if loading else ""))
    window.session.files.open_path(path)
    qtbot.waitUntil(lambda: window.session.state.preview is not None)
    assert names == {"diagram.txt", ""}


class Painted(QObject):
    """Counts how often a window is painted; something in it asks for that all the time."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.count = 0
        self._timer = QTimer(interval=10)
        self._timer.timeout.connect(window.board.viewport().update)
        self._timer.start()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.UpdateRequest:
            self.count += 1
        return False


def test_a_quick_file_is_open_when_the_command_returns(window: MainWindow, small: Path) -> None:
    told: list[object] = []
    open_at_once(window, small, lambda: told.append(comment(window)))
    assert told == ["small"]
    assert not window.session.files.opening.reader.is_busy
    assert bar(window) is None


def test_the_window_is_painted_while_a_large_file_is_read(window: MainWindow, qtbot: QtBot, large: Path) -> None:
    painted = Painted(window)
    assert window.session.files.open_path(large) is False
    shown = wait_for_bar(window, qtbot)
    seen = set()
    while window.session.files.opening.reader.is_busy:
        seen.add(shown.findChild(QProgressBar).value())
        qtbot.wait(20)
    assert comment(window) == "large"
    assert len(seen) > 2
    assert painted.count > 2
    qtbot.waitUntil(lambda: bar(window) is None)


def test_the_document_stays_until_the_new_one_is_whole(
    window: MainWindow, qtbot: QtBot, small: Path, large: Path
) -> None:
    open_at_once(window, small)
    window.session.files.open_path(large)
    QApplication.processEvents()
    assert comment(window) == "small"
    assert window.document.path == small
    qtbot.waitUntil(lambda: comment(window) == "large", timeout=30_000)


def test_cancel_leaves_the_document_and_answers_at_once(
    window: MainWindow, qtbot: QtBot, small: Path, large: Path
) -> None:
    open_at_once(window, small)
    window.session.files.open_path(large)
    shown = wait_for_bar(window, qtbot)
    qtbot.mouseClick(shown.findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert not window.session.files.opening.reader.is_busy
    assert bar(window) is None
    assert comment(window) == "small"


def test_another_file_takes_the_place_of_one_that_is_read(
    window: MainWindow, qtbot: QtBot, small: Path, large: Path
) -> None:
    window.session.files.open_path(large)
    open_at_once(window, small)
    qtbot.wait(100)
    assert not window.session.files.opening.reader.is_busy
    assert comment(window) == "small"


def test_a_new_board_takes_the_place_of_a_file_that_is_read(window: MainWindow, qtbot: QtBot, large: Path) -> None:
    window.session.files.open_path(large)
    window.commands["new-9"].trigger()
    qtbot.wait(100)
    assert not window.session.files.opening.reader.is_busy
    assert window.document.path is None


def test_nothing_is_kept_of_the_file_before(window: MainWindow, tmp_path: Path, small: Path, qtbot: QtBot) -> None:
    games = tmp_path / "games.sgf"
    games.write_text("(;SZ[9];B[dd];W[ee])" * 3)
    open_at_once(window, games)
    shown = window.document.snapshot
    window.document.go(shown.tree.root + 1)
    qtbot.waitUntil(lambda: window.game_list_dock.isVisible())
    before = [weakref.ref(tree) for tree in shown.collection.games]
    del shown
    open_at_once(window, small)
    QApplication.processEvents()  # a signal that waits for its turn holds what it is about
    assert [tree() for tree in before] == [None] * 3


def test_closing_the_window_ends_the_reading(window: MainWindow, qtbot: QtBot, large: Path) -> None:
    window.session.files.open_path(large)
    assert window.close()
    assert not window.session.files.opening.reader.is_busy


def test_an_untouched_board_takes_no_edits_while_a_file_is_read(window: MainWindow, qtbot: QtBot, large: Path) -> None:
    title = window.windowTitle()
    window.session.files.open_path(large)
    window.commands["pass"].trigger()
    window.hen_field.editor.setFocus()
    write(window, "_19K")
    click(window, Point(3, 3))
    assert window.document.is_fresh
    assert not window.document.has_draft
    assert window.windowTitle() == title
    assert window.statusBar().currentMessage() == "large.sgf is being opened."
    window.session.files.opening.reader.cancel()
    click(window, Point(3, 3))
    assert window.document.snapshot.move_number == 1


def test_a_board_takes_edits_again_when_the_file_was_refused(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_nothing(monkeypatch)
    nothing = tmp_path / "nothing.sgf"
    nothing.write_text("Nothing.")
    window.session.files.open_path(nothing)
    assert window.document.is_read_only
    Answers("OK")(lambda: qtbot.waitUntil(lambda: not window.session.files.opening.reader.is_busy))
    assert not window.document.is_read_only


def test_what_was_edited_meanwhile_is_asked_about(window: MainWindow, qtbot: QtBot, small: Path, large: Path) -> None:
    open_at_once(window, small)
    window.commands["first"].trigger()
    window.session.files.open_path(large)
    window.document.type_comment("mine")
    answers = Answers("Cancel")
    answers(
        lambda: qtbot.waitUntil(
            lambda: not window.session.files.opening.reader.is_busy and bool(answers.asked), timeout=30_000
        )
    )
    assert answers.asked == ["Save the changes to small.sgf?"]
    assert comment(window) == "mine"


def test_a_hen_begun_meanwhile_is_asked_about(window: MainWindow, qtbot: QtBot, small: Path, large: Path) -> None:
    open_at_once(window, small)
    window.session.files.open_path(large)
    window.document.type_hen("_19K")
    answers = Answers("Cancel")
    answers(lambda: qtbot.waitUntil(lambda: not window.session.files.opening.reader.is_busy, timeout=30_000))
    assert [asked.partition("?")[0] for asked in answers.asked] == ["Discard the unfinished HEN"]
    assert window.document.snapshot.hen_text.text == "_19K"


def test_a_label_that_is_being_written_is_asked_about(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.commands["pass"].trigger()
    window.document.save(tmp_path / "passed.sgf")
    wait_for_nothing(monkeypatch)
    window.session.files.open_path(small)
    window.commands["label"].trigger()
    click(window, Point(3, 3))
    write(window, "mine")
    answers = Answers("Cancel")
    answers(lambda: qtbot.waitUntil(lambda: not window.session.files.opening.reader.is_busy))
    assert answers.asked == ["Save the changes to passed.sgf?"]
    assert window.document.snapshot.position.labels == {Point(3, 3): "mine"}


def test_an_unfinished_hen_that_the_user_agreed_to_leave_is_not_asked_about_again(
    window: MainWindow, qtbot: QtBot, large: Path
) -> None:
    window.document.type_hen("_19K")
    Answers("Discard")(lambda: window.session.files.open_path(large))
    qtbot.waitUntil(lambda: comment(window) == "large", timeout=30_000)


def test_what_the_user_agreed_to_leave_is_not_asked_about_again(window: MainWindow, qtbot: QtBot, large: Path) -> None:
    window.document.type_comment("mine")
    Answers("Discard")(lambda: window.session.files.open_path(large))
    qtbot.waitUntil(lambda: comment(window) == "large", timeout=30_000)


def test_a_file_is_not_opened_that_was_cancelled_while_unsaved_changes_were_asked_about(
    window: MainWindow, qtbot: QtBot, small: Path
) -> None:
    window.document.type_comment("mine")
    opening = window.session.files.opening

    def cancel_and_discard(asked: QMessageBox) -> None:
        opening.reader.cancel()
        (discard,) = (button for button in asked.buttons() if "Discard" in button.text().replace("&", ""))
        discard.click()

    once_shown(QMessageBox, cancel_and_discard)
    opening.open(small)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None and not opening.reader.is_busy)
    assert comment(window) == "mine"


def test_a_file_that_waited_for_a_dialog_is_not_opened_after_it_was_cancelled(
    window: MainWindow, qtbot: QtBot, small: Path, large: Path
) -> None:
    open_at_once(window, small)
    window.session.files.open_path(large)
    reading = window.session.files.opening.reader.findChild(Worker)
    assert reading is not None
    dialog = QDialog(window)

    def cancel_when_it_is_read() -> None:
        qtbot.waitUntil(lambda: not reading.is_working, timeout=30_000)
        window.session.files.opening.reader.cancel()
        qtbot.wait(3 * DIALOG_CHECK_MS)
        dialog.accept()

    QTimer.singleShot(0, dialog, cancel_when_it_is_read)
    dialog.exec()
    assert comment(window) == "small"


@pytest.mark.parametrize(("answer", "opened"), [("Cancel", False), ("Open", True)])
def test_of_a_very_large_file_is_asked_with_its_memory(
    window: MainWindow, qtbot: QtBot, small: Path, monkeypatch: pytest.MonkeyPatch, answer: str, opened: bool
) -> None:
    monkeypatch.setattr(files, "MAX_NODES_UNCONFIRMED", 1)
    answers = Answers(answer)
    answers(lambda: window.session.files.open_path(small))
    assert answers.asked[0].startswith("small.sgf has about ")
    assert "of memory" in answers.asked[0]
    qtbot.waitUntil(lambda: not window.session.files.opening.reader.is_busy)
    assert (comment(window) == "small") is opened


def test_what_is_read_is_kept_from_the_garbage_collector(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text("(;SZ[9];B[dd])" * 20_000)
    open_at_once(window, path)
    assert gc.isenabled()
    looked_through = sum(isinstance(one, GameTree) for one in gc.get_objects())
    assert looked_through < 1_000 < len(window.document.snapshot.collection.games)
