"""Reopening: what the windows show is stored, and reopened at the next start."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.core.game import navigate
from hen_editor.core.position import Position
from hen_editor.document import files
from hen_editor.document.recovery.journal import last_end
from hen_editor.document.recovery.recovered import recovered
from hen_editor.ui.program import reopening
from hen_editor.ui.program.reopening import ShownWindow
from hen_editor.ui.program.windows import Windows
from hen_editor.ui.recognition.dialog import RecognitionDialog
from hen_editor.ui.session import session
from hen_editor.ui.settings import MAX_FILE_BYTES
from hen_editor.ui.theme import Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.drawing.pictures import made
from tests.ui.answers import Answers
from tests.ui.patience import wait_for_nothing, wait_until

ROOT = Path(__file__).resolve().parents[3]

GAMES = "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee]))(;SZ[13](;B[aa])(;B[bb](;W[cc])(;W[dd];B[ee])))"

LARGE = "(;SZ[9]" + ";B[aa]" * 1_000 + ")"


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp)


@pytest.fixture(autouse=True)
def closed_at_the_end(qtbot: QtBot) -> Iterator[None]:
    yield
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow) and widget.isVisible():
            widget.document.new(Position())
            widget.close()


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.sgf"
    path.write_text(GAMES)
    return path


def started(theme: Theme, *, restore: bool = True) -> Windows:
    """Start as the program does, up to what follows the first paint."""
    windows = Windows(theme)
    windows.open().complete()
    windows.begin_reopening(restore=restore)
    wait_until(lambda: not windows.is_opening)
    return windows


def open_in(window: MainWindow, path: Path) -> MainWindow:
    window.complete()
    assert window.session.files.open_path(path)
    return window


def shown(windows: Windows) -> list[str | None]:
    return [window.document.path and window.document.path.name for window in windows.visible()]


def test_a_start_without_anything_stored_shows_an_empty_board(theme: Theme) -> None:
    assert shown(started(theme)) == [None]


def test_files_games_nodes_zoom_and_layout_are_reopened(theme: Theme, games: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sgf"
    other.write_text("(;SZ[9];B[aa])")
    windows = started(theme)
    first = open_in(windows.visible()[0], games)
    second = open_in(windows.open(), other)
    document = first.document
    tree = document.snapshot.collection.games[1]
    document.go(navigate.at_variations(tree, [1, 1, 0]), 1)
    first.board.zoom(2)
    second.resize(780, 600)
    second.problem_dock.hide()
    windows.quit()
    assert shown(windows) == []
    again = started(theme)
    one, two = sorted(again.visible(), key=lambda window: window.document.name)
    assert [one.document.path, two.document.path] == [games, other]
    reached = one.document.snapshot
    assert (reached.game, navigate.variations_to(reached.tree, reached.node)) == (1, [1, 1, 0])
    assert one.board.magnification == 2
    assert (two.width(), two.height(), two.problem_dock.isVisible()) == (780, 600, False)


@pytest.fixture
def three(theme: Theme, tmp_path: Path, qtbot: QtBot) -> list[Path]:
    """The files of three windows, of which the last one was active, at the end of the program."""
    paths = [tmp_path / f"{name}.sgf" for name in ("one", "two", "three")]
    windows = started(theme)
    for path in paths:
        path.write_text(GAMES)
        window = windows.visible()[0] if path is paths[0] else windows.open()
        open_in(window, path)
    windows.visible()[-1].activateWindow()
    qtbot.waitUntil(windows.visible()[-1].isActiveWindow)
    windows.quit()
    return paths


def names_stored() -> set[str]:
    return {Path(one.file).name for one in reopening.stored()}


def test_windows_are_reopened_one_in_a_turn_first_that_which_was_active(theme: Theme, three: list[Path]) -> None:
    again = Windows(theme)
    first = again.open()
    turns = []
    first.document.opened.connect(lambda: turns.append(shown(again)))
    again.begin_reopening(restore=True)
    while again.is_opening:
        QApplication.processEvents()
        turns.append(shown(again))
    assert [name for turn in turns for name in turn if name is not None][:1] == ["three.sgf"]
    assert sorted(map(str, turns[-1])) == ["one.sgf", "three.sgf", "two.sgf"]
    counts = [len(turn) for turn in turns]
    assert all(after - before <= 1 for before, after in pairwise(counts))


@pytest.mark.parametrize("end", [Windows.quit, lambda windows: windows.visible()[0].close(), Windows.keep_all])
@pytest.mark.parametrize("opened", [0, 1, 2])
def test_a_program_that_ends_while_it_reopens_its_windows_loses_none(
    theme: Theme, three: list[Path], end: Callable[[Windows], object], opened: int, qtbot: QtBot
) -> None:
    again = Windows(theme)
    again.open().complete()
    again.begin_reopening(restore=True)
    while sum(name is not None for name in shown(again)) < opened:
        QApplication.processEvents()
    count = len(again.visible())
    end(again)
    assert names_stored() == {path.name for path in three} or count > 1
    if count == 1 and end is not Windows.keep_all:
        qtbot.wait(50)
        assert again.visible() == []
    if end is Windows.quit:
        qtbot.wait(50)
        assert (again.visible(), names_stored()) == ([], {path.name for path in three})


def test_while_the_user_is_asked_whether_to_quit_no_window_is_reopened(
    theme: Theme, three: list[Path], qtbot: QtBot
) -> None:
    again = Windows(theme)
    window = again.open()
    window.complete()
    window.document.play(Point(3, 3))
    again.begin_reopening(restore=True)
    while len(again.visible()) < 2:
        QApplication.processEvents()
    seen = list[int]()

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QMessageBox):
            seen.append(len(again.visible()))
            if len(seen) == 50:
                dialog.reject()

    looking = QTimer(interval=0)
    looking.timeout.connect(look)
    looking.start()
    again.quit()
    assert {*seen} == {2}
    qtbot.waitUntil(lambda: len(again.visible()) == 4 and not again.is_opening)
    assert names_stored() == {path.name for path in three}


def test_a_presentation_is_reopened_as_the_window_was_before_it(theme: Theme, games: Path) -> None:
    windows = started(theme)
    window = open_in(windows.visible()[0], games)
    window.resize(780, 600)
    window.commands["presentation"].trigger()
    assert (window.isFullScreen(), window.tool_palette.isVisible()) == (True, False)
    windows.quit()
    (again,) = started(theme).visible()
    assert (again.isFullScreen(), again.tool_palette.isVisible()) == (False, True)
    assert (again.width(), again.height()) == (780, 600)


def test_a_window_that_is_closed_is_not_reopened_unless_it_was_the_last(theme: Theme, games: Path) -> None:
    windows = started(theme)
    first, second = windows.visible()[0], windows.open()
    open_in(first, games)
    open_in(second, games.rename(games.with_name("renamed.sgf")))
    games.write_text(GAMES)
    first.close()
    second.close()
    assert shown(started(theme)) == ["renamed.sgf"]


def test_what_has_no_file_is_not_stored(theme: Theme) -> None:
    windows = started(theme)
    windows.open()
    windows.quit()
    assert reopening.stored() == []


def test_what_is_open_is_stored_before_the_end(theme: Theme, games: Path) -> None:
    windows = started(theme)
    open_in(windows.visible()[0], games)
    assert [Path(one.file) for one in reopening.stored()] == [games]


def become_unreachable(path: Path) -> None:
    path.unlink()
    path.symlink_to("x" * 300)


@pytest.mark.parametrize(
    "do", [Path.unlink, lambda path: path.write_text(""), become_unreachable], ids=["gone", "empty", "unreachable"]
)
def test_a_file_that_is_gone_empty_or_unreachable_is_left_out_and_named(
    theme: Theme, games: Path, tmp_path: Path, do: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "STATUS_MS", 0)  # the message stays
    windows = started(theme)
    open_in(windows.visible()[0], games)
    other = tmp_path / "other.sgf"
    other.write_text(GAMES)
    open_in(windows.open(), other)
    windows.quit()
    do(games)
    again = started(theme)
    assert shown(again) == ["other.sgf"]
    assert QApplication.activeModalWidget() is None
    assert again.visible()[0].statusBar().currentMessage() == "Not reopened, because it cannot be read: games.sgf"


@pytest.mark.parametrize(
    ("becomes", "shows"),
    [(made.png(), RecognitionDialog), (bytes(range(256)), QMessageBox), (LARGE.encode(), QMessageBox)],
    ids=["picture", "refused", "large"],
)
def test_what_there_is_to_say_or_ask_of_a_file_keeps_no_other_from_being_reopened(
    theme: Theme,
    games: Path,
    tmp_path: Path,
    becomes: bytes,
    shows: type[QDialog],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    windows = started(theme)
    open_in(windows.visible()[0], games)
    other = tmp_path / "other.sgf"
    other.write_text(GAMES)
    open_in(windows.open(), other)
    windows.quit()
    games.write_bytes(becomes)
    monkeypatch.setattr(files, "MAX_NODES_UNCONFIRMED", 500)
    seen = list[list[str | None]]()

    def cancel() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, shows):
            seen.append(shown(again))
            dialog.reject()

    again = Windows(theme)
    again.open().complete()
    looking = QTimer()
    looking.timeout.connect(cancel)
    looking.start(0)
    again.begin_reopening(restore=True)
    qtbot.waitUntil(lambda: bool(seen) and "other.sgf" in shown(again))


def test_what_is_saved_in_place_of_a_file_that_is_refused_is_stored(
    theme: Theme, games: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    windows = started(theme)
    open_in(windows.visible()[0], games)
    windows.quit()
    games.write_bytes(bytes(range(256)))
    answers = Answers("OK")
    answers.begin()
    again = started(theme)
    [window] = again.visible()
    qtbot.waitUntil(lambda: bool(answers.asked))
    answers.end()
    assert [Path(one.file) for one in reopening.stored()] == [games]
    window.document.play(Point(4, 4))
    window.document.save(tmp_path / "new.sgf")
    assert [Path(one.file) for one in reopening.stored()] == [tmp_path / "new.sgf"]


def test_a_node_that_is_gone_is_approached(theme: Theme, games: Path) -> None:
    windows = started(theme)
    window = open_in(windows.visible()[0], games)
    window.document.go(navigate.at_variations(window.document.snapshot.tree, [0, 1, 0]))
    windows.quit()
    games.write_text("(;SZ[9];B[aa];W[bb])")
    (window,) = started(theme).visible()
    assert window.document.snapshot.move_number == 1


def test_nothing_is_reopened_if_the_user_does_not_want_it_or_opens_a_file(theme: Theme, games: Path) -> None:
    windows = started(theme)
    open_in(windows.visible()[0], games)
    windows.quit()
    without = started(theme, restore=False)
    assert shown(without) == [None]
    without.visible()[0].leave()
    open_in(started(theme).visible()[0], games).leave()
    QSettings().setValue("session/restore", False)
    assert shown(started(theme)) == [None]


def test_a_board_on_which_something_was_done_meanwhile_is_not_replaced(theme: Theme, games: Path, qtbot: QtBot) -> None:
    windows = started(theme)
    open_in(windows.visible()[0], games)
    windows.quit()
    again = Windows(theme)
    again.open().document.play(Point(3, 3))
    again.begin_reopening(restore=True)
    qtbot.waitUntil(lambda: shown(again) == [None, "games.sgf"])


@pytest.mark.parametrize("is_handed_over", [True, False])
def test_a_file_that_is_opened_meanwhile_is_not_replaced(
    theme: Theme, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, *, is_handed_over: bool
) -> None:
    windows = started(theme)
    open_in(windows.visible()[0], games)
    windows.quit()
    other = tmp_path / "other.sgf"
    other.write_text(LARGE)
    wait_for_nothing(monkeypatch)
    is_ready, find = threading.Event(), ShownWindow.find

    def find_when_ready(shown: ShownWindow) -> str | None:
        is_ready.wait(20)
        return find(shown)

    monkeypatch.setattr(ShownWindow, "find", find_when_ready)
    again = started(theme)
    (window,) = again.visible()
    if is_handed_over:
        again.open_files([other])
        qtbot.waitUntil(lambda: not window.session.is_free)
    else:
        window.session.files.open_path(other)
    is_ready.set()
    qtbot.waitUntil(lambda: sorted(map(str, shown(again))) == ["games.sgf", "other.sgf"])
    assert len(reopening.stored()) == 2


def test_a_large_file_that_is_still_read_is_reopened_next_time(
    theme: Theme, games: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    windows = started(theme)
    open_in(windows.visible()[0], games)
    windows.quit()
    wait_for_nothing(monkeypatch)
    again = Windows(theme)
    again.open().complete()
    again.begin_reopening(restore=True)
    assert shown(again) == [None]
    again.open().close()
    assert [Path(one.file) for one in reopening.stored()] == [games]
    qtbot.waitUntil(lambda: shown(again) == ["games.sgf"])


@pytest.mark.parametrize(
    ("runs", "name", "count", "kept", "with_node"),
    [(1_000, "a", 1, 1, True), (200, "a", 20, 20, True), (1_000, "a", 100, 100, False), (0, "é" * 4_000, 100, 3, True)],
)
def test_however_much_there_is_to_store_the_settings_can_be_read_at_the_next_start(
    tmp_path: Path, runs: int, name: str, count: int, kept: int, *, with_node: bool
) -> None:
    path = [(step % 2, 1) for step in range(runs)]
    reopening.store([ShownWindow(str(tmp_path / name), 0, path, 1.0, "A" * 88, "A" * 508, False)] * count)
    settings = QSettings()
    settings.sync()
    assert 0 < Path(settings.fileName()).stat().st_size < MAX_FILE_BYTES
    assert [one.path == path for one in reopening.stored()] == [with_node] * kept


SOUND = '["FILE",0,[[0,2]],1,"","",true]'


@pytest.mark.parametrize("text", ["", "7", "[7]", '[["x"]]', "[" * 100_000, '{"a":1}', f"[{'1' * 5_000}]"])
def test_stored_nonsense_is_ignored(theme: Theme, text: str) -> None:
    QSettings().setValue("session/windows", text)
    assert shown(started(theme)) == [None]


@pytest.mark.parametrize(
    "odd",
    [
        "7",
        '["FILE",0,0,0,0,0,0]',
        '["FILE",1,[[1,"b"]],1,"","",true]',
        '["FILE",0,[],Infinity,"","",true]',
        '["FILE",0,[],NaN,"","",true]',
        '["FILE",0,[],1e400,"","",true]',
        '["FILE",0,[[0,1000000000000000000000000]],1,"","",true]',
        '["a\\u0000b",0,[],1,"","",true]',
        '["FILE",0,[],1,"no base 64","\\ud800",1]',
        '["FILE",0,[],1,[[[[[[[[[]]]]]]]]],"",true]',
    ],
)
def test_of_stored_windows_each_is_judged_alone(theme: Theme, games: Path, odd: str) -> None:
    text = f"[{odd},{SOUND},{odd}]".replace("FILE", str(games))
    QSettings().setValue("session/windows", text)
    assert shown(started(theme)) == ["games.sgf"]


def test_a_game_that_a_file_never_had_is_none(theme: Theme, games: Path) -> None:
    stored = f'[["{games}",1000000000000000000000000,[[1000000000000000000000000,1]],1,"","",true]]'
    QSettings().setValue("session/windows", stored)
    assert shown(started(theme)) == ["games.sgf"]


def test_a_file_that_is_named_many_times_is_opened_once(theme: Theme, games: Path, tmp_path: Path) -> None:
    (tmp_path / "link.sgf").symlink_to(games)
    many = [SOUND.replace("FILE", str(games)), SOUND.replace("FILE", str(tmp_path / "link.sgf"))] * 50
    QSettings().setValue("session/windows", f"[{','.join(many)}]")
    assert shown(started(theme)) == ["games.sgf"]


def test_the_file_that_a_document_was_saved_to_is_stored_at_once(theme: Theme, games: Path, tmp_path: Path) -> None:
    windows = started(theme)
    window = open_in(windows.visible()[0], games)
    window.document.save(tmp_path / "other.sgf")
    assert [Path(one.file) for one in reopening.stored()] == [tmp_path / "other.sgf"]


class Manager:
    """What the system asks at a log-out."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def allowsInteraction(self) -> bool:
        return bool(self.calls.append("ask")) or True

    def cancel(self) -> None:
        self.calls.append("cancel")

    def release(self) -> None:
        self.calls.append("release")


def test_logging_out_asks_nothing_and_stores_what_is_shown(theme: Theme, games: Path) -> None:
    windows = started(theme)
    window = open_in(windows.visible()[0], games)
    window.document.go(navigate.last(window.document.snapshot.tree, window.document.snapshot.node))
    window.document.play(Point(3, 3))
    manager = Manager()
    windows.commit_data(manager)
    assert manager.calls == []
    assert shown(windows) == ["games.sgf"]
    (stored,) = reopening.stored()
    assert stored.path == [(0, 4)]


def test_logging_out_with_unsaved_windows_blocks_on_nothing_and_puts_all_on_disk(
    theme: Theme, games: Path, tmp_path: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: set[Path] = set()
    monkeypatch.setattr(os, "fsync", lambda handle: synced.add(Path(f"/proc/self/fd/{handle}").readlink()))
    other = tmp_path / "other.sgf"
    other.write_text(GAMES)
    windows = started(theme)
    open_in(windows.visible()[0], games)
    open_in(windows.open(), other)
    windows.open().complete()
    for window in windows.visible():
        window.document.play(Point(7, 3))
        window.document.type_comment("a")
        window.document.type_comment("ab")
    manager, answers = Manager(), Answers()
    answers(lambda: windows.commit_data(manager))
    journals = {*data_folder.rglob("*.journal")}
    assert (manager.calls, answers.asked) == ([], [])
    assert (len(journals), synced) == (3, journals)
    found = [recovered(path.read_bytes()) for path in journals]
    assert [one.snapshot.tree.node(one.snapshot.node)["C"] for one in found if one is not None] == ["ab"] * 3
    assert [Path(one.file) for one in reopening.stored()] == [games, other]
    assert (games.read_text(), other.read_text()) == (GAMES, GAMES)


BACK = "QCoreApplication.sendEvent(qt, QEvent(QEvent.Type.ApplicationActivate))"

ENDED = """
import os, sys
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication
from hen_editor.app import Application
from hen_editor.core.board import Point

application = Application()
windows = [application.open_window(), application.open_window()]

def log_out():
    for window in windows:
        window.complete()
        window.document.play(Point(3, 3))
    qt = QApplication.instance()
    application._windows.commit_data(None)
    QTimer.singleShot(100, lambda: print("asked", bool(QApplication.activeModalWidget()), flush=True))
    QTimer.singleShot(300, lambda: os._exit(7))
    {back}
    QCoreApplication.sendEvent(qt, QEvent(QEvent.Type.Quit))

QTimer.singleShot(0, log_out)
sys.exit(application.run())
"""


@pytest.mark.parametrize(("back", "status", "said"), [("", 0, ""), (BACK, 7, "asked True\n")], ids=["", "back"])
def test_the_end_of_a_log_out_asks_nothing_unless_it_was_called_off(
    tmp_path: Path, back: str, status: int, said: str
) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / "config")}
    command = [sys.executable, "-c", ENDED.format(back=back)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, "Traceback" in done.stderr) == (status, said, False), done.stderr
    data = [path.read_bytes() for path in tmp_path.rglob("*.journal")]
    ends = [last_end(each) for each in data]
    assert [found.index for found in map(recovered, data) if found is not None] == [1, 1]
    assert [end.is_closed for end in ends if end is not None] == [False, False]


def test_logging_out_without_a_journal_asks_about_unsaved_documents(theme: Theme, games: Path) -> None:
    QSettings().setValue("recovery/enabled", False)
    windows = started(theme)
    open_in(windows.visible()[0], games).document.play(Point(3, 3))
    manager = Manager()
    answers = Answers("Cancel")
    answers(lambda: windows.commit_data(manager))
    assert answers.asked == ["Save the changes to games.sgf?"]
    assert manager.calls == ["ask", "cancel", "release"]


HOLDING = """
import sys, time
from PySide6.QtCore import QCoreApplication
from hen_editor.document.locks import lock_named

application = QCoreApplication([])
application.setOrganizationName(sys.argv[1])
application.setApplicationName(sys.argv[2])
lock = lock_named("session")
print(lock.tryLock(0), flush=True)
sys.stdin.read()
"""


def test_only_the_process_that_began_first_stores_what_is_shown(theme: Theme, games: Path) -> None:
    window = open_in(Windows(theme).open(), games)
    stored = reopening.ShownWindow.of(window)
    assert stored is not None
    reopening.store([stored])
    window.leave()
    names = QCoreApplication.organizationName(), QCoreApplication.applicationName()
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, *names], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as first:
        assert first.stdin is not None
        assert first.stdout is not None
        assert first.stdout.readline() == b"True\n"
        second = started(theme)
        assert shown(second) == [None]
        second.quit()
        assert reopening.stored() == [stored]
        first.stdin.close()
    assert shown(started(theme)) == ["games.sgf"]
