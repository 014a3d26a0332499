"""The recorder: what is on disk while a document is edited, saved and closed."""

import os
import shutil
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BoardSize, Color, Point
from hen_editor.core.formats import SGF
from hen_editor.core.sgf import format as format_sgf
from hen_editor.document import files
from hen_editor.document.document import Document
from hen_editor.document.recovery import folder
from hen_editor.document.recovery.journal import format_line, read_lines
from hen_editor.document.recovery.journal_file import JournalFile, recovery_folder
from hen_editor.document.recovery.recorder import REST_MS, RETRY_MS, Recorder
from hen_editor.document.recovery.recovered import Recovered, recovered
from hen_editor.document.worker import Worker
from hen_editor.pasting import recognise
from tests.document.recovery.alike import same

GAME = "(;SZ[9];B[aa];W[bb])"


@pytest.fixture
def document(owner: QObject) -> Document:
    return Document(owner)


@pytest.fixture
def recorder(document: Document, owner: QObject, monkeypatch: pytest.MonkeyPatch) -> Recorder:
    monkeypatch.setattr("hen_editor.document.recovery.recorder.AT_ONCE_MS", 10_000)
    return Recorder(document, owner)


def slow(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it take a while until a new journal is read back, and the window not wait for what is written."""

    def read_slowly(*data: object) -> Recovered | None:
        time.sleep(0.1)
        return recovered(*data)

    monkeypatch.setattr("hen_editor.document.recovery.recorder.recovered", read_slowly)
    for work in recorder.findChildren(Worker):
        work.at_once_ms = 0


@pytest.fixture
def journals(data_folder: Path) -> Callable[[], list[Path]]:
    return lambda: sorted(data_folder.rglob("*.journal"))


def the(journals: list[Path]) -> Recovered:
    (path,) = journals
    found = recovered(path.read_bytes())
    assert found is not None
    return found


def unsaved(journals: list[Path]) -> int:
    """Return how many changes are not saved as the last line of the journal has it."""
    (path,) = journals
    found: int = [*read_lines(path.read_bytes())][-1].record["end"]["u"]
    return found


def open_game(document: Document, folder: Path) -> None:
    """Open a file of the game."""
    (folder / "game.sgf").write_text(GAME)
    document.open(folder / "game.sgf")


def is_as(found: Recovered, document: Document) -> bool:
    """Return whether what was recovered is the document, with its history."""
    stack, now = document.undo_stack, document.snapshot
    assert found.index == stack.index()
    assert [step.text for step in found.steps] == [stack.text(place) for place in range(stack.count())]
    return same(found.snapshot, now)


def play(document: Document, *columns: int) -> None:
    for column in columns:
        assert document.play(Point(column, 4)) is None


def test_what_is_only_looked_at_has_no_journal(
    document: Document, recorder: Recorder, journals, tmp_path: Path
) -> None:
    open_game(document, tmp_path)
    document.go(2)
    document.leaving.emit()
    assert journals() == []


def test_each_step_is_written_at_once(document: Document, recorder: Recorder, journals) -> None:
    for column in range(5):
        play(document, column)
        assert is_as(the(journals()), document)
    for _ in range(3):
        document.undo_stack.undo()
        assert is_as(the(journals()), document)
    document.undo_stack.redo()
    assert is_as(the(journals()), document)
    play(document, 7)
    assert is_as(the(journals()), document)


def test_a_burst_of_typing_is_one_step_and_written_after_a_rest(
    document: Document, recorder: Recorder, journals, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    document.type_comment("a")
    assert is_as(the(journals()), document)
    for text in ("ab", "abc"):
        document.type_comment(text)
    assert the(journals()).snapshot.tree.node(0)["C"] == "a"
    qtbot.waitUntil(lambda: the(journals()).snapshot.tree.node(0)["C"] == "abc", timeout=5 * REST_MS)
    assert is_as(the(journals()), document)
    document.type_comment("abcd")
    play(document, 1)
    assert is_as(the(journals()), document)
    document.undo_stack.undo()
    document.undo_stack.undo()
    document.undo_stack.redo()
    assert the(journals()).snapshot.tree.node(0)["C"] == "abcd"


@pytest.mark.parametrize(
    "end",
    [Document.end_burst, lambda document: document.go(0), lambda document: document.drop_draft()],
    ids=["the field is left", "another node", "the draft is dropped"],
)
def test_a_burst_that_has_ended_is_written_at_once(
    document: Document, recorder: Recorder, journals, end: Callable[[Document], object]
) -> None:
    play(document, 1)
    for text in ("g", "go", "good"):
        document.type_comment(text)
    end(document)
    assert the(journals()).snapshot.tree.node(1)["C"] == "good"


def test_a_drag_that_has_ended_is_written_at_once(document: Document, recorder: Recorder, journals) -> None:
    document.begin_stroke()
    for column in range(4):
        document.set_stones([Point(column, 0)], Color.BLACK)
    document.end_burst()
    assert is_as(the(journals()), document)


def test_an_unfinished_hen_is_kept(document: Document, recorder: Recorder, journals) -> None:
    document.type_hen(".9x9_1A")
    document.type_hen(".9x9_1Ax")
    recorder.flush()
    assert the(journals()).snapshot.hen_text.text == ".9x9_1Ax"
    assert is_as(the(journals()), document)


def test_a_burst_that_ends_where_it_began_leaves_no_step(document: Document, recorder: Recorder, journals) -> None:
    play(document, 1)
    document.type_comment("a")
    document.type_comment("")
    assert document.undo_stack.count() == 1
    assert is_as(the(journals()), document)
    play(document, 2)
    assert is_as(the(journals()), document)


def test_what_was_done_before_a_document_was_saved_can_be_undone_after_a_recovery(
    document: Document, recorder: Recorder, journals, tmp_path: Path
) -> None:
    play(document, 1, 2)
    document.save(tmp_path / "game.sgf")
    assert unsaved(journals()) == 0
    play(document, 3)
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert unsaved(journals()) == 1
    found = the(journals())
    assert is_as(found, document)
    assert found.saved is found.steps[1].after.collection
    assert found.disk.path == str(tmp_path / "game.sgf")


def test_nothing_is_offered_of_a_document_that_is_saved_unless_it_has_unfinished_text(
    document: Document, recorder: Recorder, journals, tmp_path: Path
) -> None:
    open_game(document, tmp_path)
    play(document, 3)
    document.save(tmp_path / "game.sgf")
    document.type_hen(".9x9_unfinished")
    document.save(tmp_path / "game.sgf")
    assert unsaved(journals()) == 1
    recorder.stop()
    assert [one.file for one in folder.kept()] == [str(tmp_path / "game.sgf")]
    assert the(journals()).snapshot.hen_text.text == ".9x9_unfinished"


def test_a_saved_document_that_is_closed_leaves_nothing(
    document: Document, recorder: Recorder, journals, tmp_path: Path
) -> None:
    play(document, 1)
    document.save(tmp_path / "game.sgf")
    play(document, 2)
    document.undo_stack.undo()
    document.leaving.emit()
    assert journals() == []


def test_what_is_closed_without_being_saved_is_kept_and_not_open(
    document: Document, recorder: Recorder, journals
) -> None:
    play(document, 1)
    assert folder.kept() == []
    document.new(document.snapshot.position)
    (kept,) = folder.kept()
    assert (kept.file, kept.changes, kept.is_closed) == (None, 1, True)
    assert kept.path == journals()[0]


def test_a_copy_of_a_game_is_edited_after_a_recovery_as_before(
    document: Document, recorder: Recorder, owner: QObject, journals, tmp_path: Path
) -> None:
    open_game(document, tmp_path)
    document.duplicate_games([0])
    recorder.stop()
    other = Document(owner)
    assert Recorder(other, owner).recover(journals()[0])
    for each in (document, other):
        each.go(each.snapshot.tree.root, each.snapshot.game)
        play(each, 1, 2)
    assert other.written(SGF) == document.written(SGF)


def test_a_pasted_document_has_a_journal_at_once(document: Document, recorder: Recorder, journals) -> None:
    document.begin(files.of_text(GAME), saved=False)
    assert is_as(the(journals()), document)


@pytest.mark.parametrize("text", ["(;SZ[9];B[ee];W[cc](;B[dd])(;B[gg]))", "B D4 W Q16", "$$c9\n$$ -----\n$$ | O 1 .\n"])
def test_what_was_pasted_to_a_new_window_can_be_recovered(
    document: Document, recorder: Recorder, journals, text: str, tmp_path: Path
) -> None:
    pasted = recognise(text, BoardSize(9, 9)).value[0]
    document.begin(files.File(None, pasted.as_collection(), format=SGF), saved=False)
    assert is_as(the(journals()), document)
    document.save(tmp_path / "game.sgf")
    document.type_comment("after")
    assert is_as(the(journals()), document)
    document.leaving.emit()
    assert is_as(the(journals()), document)


@pytest.mark.parametrize("do", [Document.reload, Document.restore_version])
def test_after_a_reload_or_a_restored_version_each_game_is_recovered_in_its_own_encoding(
    document: Document, recorder: Recorder, journals, tmp_path: Path, do: Callable[[Document, files.File], None]
) -> None:
    open_game(document, tmp_path)
    several = "(;CA[GBK]SZ[9]C[围棋];B[aa])".encode("gbk") + "(;CA[Shift_JIS]SZ[9]C[表])".encode("cp932")
    (tmp_path / "game.sgf").write_bytes(several)
    do(document, files.read(tmp_path / "game.sgf"))
    play(document, 1)
    found = the(journals()).snapshot.collection
    assert [found.codec_of(game) for game in range(2)] == ["gb18030", "cp932"]
    assert format_sgf(found) == format_sgf(document.snapshot.collection)


def test_when_the_program_loses_the_focus_all_is_written_and_soon_on_disk(
    document: Document, recorder: Recorder, journals, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    for text in ("a", "ab"):
        document.type_comment(text)
    assert (the(journals()).snapshot.tree.node(0)["C"], synced) == ("a", [])
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert is_as(the(journals()), document)
    qtbot.waitUntil(lambda: len(synced) == 1)


def test_only_the_user_may_read_a_journal(document: Document, recorder: Recorder, journals) -> None:
    play(document, 1)
    (path,) = journals()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_the_name_of_a_journal_says_nothing(document: Document, recorder: Recorder, journals, tmp_path: Path) -> None:
    (tmp_path / "secret.sgf").write_text(GAME)
    document.open(tmp_path / "secret.sgf")
    play(document, 1)
    assert "secret" not in journals()[0].name
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".sgf") == ["secret.sgf"]


def test_recovery_can_be_switched_off_and_wipes_what_there_is(document: Document, recorder: Recorder, journals) -> None:
    play(document, 1)
    QSettings().setValue("recovery/enabled", False)
    play(document, 2)
    assert journals() == []
    play(document, 3)
    assert journals() == []


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """A disk that writes half of what is asked for, and then no more, while the list is not empty."""
    is_full: list[bool] = []
    write = os.write

    def written(handle: int, data: bytes) -> int:
        if not is_full:
            return write(handle, data)
        if len(is_full) == 1 and len(data) > 1:
            is_full.append(True)
            return write(handle, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", written)
    yield is_full
    is_full.clear()


def test_on_a_full_disk_editing_goes_on_and_once_there_is_room_everything_so_far_is_written(
    document: Document, recorder: Recorder, journals, full_disk: list[bool], qtbot: QtBot
) -> None:
    said: list[str] = []
    recorder.failed.connect(lambda error: said.append(error.strerror))
    recorder.resumed.connect(lambda: said.append("resumed"))
    play(document, 1)
    before = journals()
    full_disk.append(True)
    play(document, 2, 3)
    recorder.retry()
    assert said == ["No space left on device"]
    assert the(journals()).index == 1
    play(document, 4)
    document.undo_stack.undo()
    full_disk.clear()
    recorder.retry()
    play(document, 5)
    assert is_as(the([path for path in journals() if path not in before]), document)
    qtbot.waitUntil(lambda: said[1:] == ["resumed"])
    assert is_as(the(journals()), document)


@pytest.mark.parametrize("refused", [PermissionError(13, "Permission denied"), OSError(28, "No space left on device")])
def test_a_journal_that_could_not_be_created_is_begun_by_itself_when_it_can_be(
    document: Document, recorder: Recorder, journals, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, refused: OSError
) -> None:
    said: list[object] = []
    recorder.failed.connect(said.append)
    recorder.resumed.connect(lambda: said.append("resumed"))

    def refuse(cls: type) -> JournalFile:
        raise refused

    with monkeypatch.context() as patched:
        patched.setattr(JournalFile, "created", classmethod(refuse))
        play(document, 1, 2)
    assert (said, journals()) == ([refused], [])
    for timer in recorder.findChildren(QTimer):
        if timer.isActive() and timer.interval() == RETRY_MS:
            timer.setInterval(0)
    qtbot.waitUntil(lambda: said == [refused, "resumed"])
    assert is_as(the(journals()), document)


@pytest.mark.qt_log_ignore("Could not remove our own lock file")  # Qt 6.8 says so
def test_where_the_folder_was_removed_while_the_program_runs_the_journal_begins_afresh(
    document: Document, recorder: Recorder, journals, qtbot: QtBot
) -> None:
    play(document, 1)
    shutil.rmtree(journals()[0].parent)
    play(document, 2)
    assert recorder.error is not None
    recorder.retry()
    qtbot.waitUntil(lambda: recorder.error is None)
    assert is_as(the(journals()), document)


@pytest.mark.parametrize("name", ["game.sgf", "another.sgf"])
def test_a_document_whose_program_is_killed_once_its_file_is_written_belongs_to_that_file(
    document: Document, recorder: Recorder, journals, owner: QObject, tmp_path: Path, name: str
) -> None:
    open_game(document, tmp_path)
    play(document, 1)
    document.saving_begun.connect(recorder.stop)
    document.save(tmp_path / name)
    again = Document(owner)
    assert Recorder(again, owner).recover(journals()[0])
    assert (again.path, again.is_modified, again.undo_stack.count()) == (tmp_path / name, False, 1)


@pytest.mark.parametrize("is_written", [True, False])
def test_whether_a_file_was_written_is_known_by_its_bytes_if_the_program_is_killed_then(
    document: Document,
    recorder: Recorder,
    journals,
    owner: QObject,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_written: bool,
) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9]C[one])")
    document.open(path)
    document.type_comment("two")
    document.saving_begun.connect(recorder.stop)
    document.save(path)
    if not is_written:
        path.write_text("(;SZ[9]C[one])")
    again = Document(owner)
    assert Recorder(again, owner).recover(journals()[0])
    assert (again.path, again.is_modified) == (path, not is_written)


@pytest.mark.parametrize("is_killed_before_the_end", [True, False])
def test_what_is_done_while_a_document_is_saved_is_unsaved_after_a_recovery(
    document: Document, recorder: Recorder, journals, owner: QObject, tmp_path: Path, is_killed_before_the_end: bool
) -> None:
    open_game(document, tmp_path)
    play(document, 1, 2)
    document.saving_begun.connect(lambda: play(document, 3))
    if is_killed_before_the_end:
        document.saving_begun.connect(recorder.stop)
    document.save(tmp_path / "game.sgf")
    play(document, *([] if is_killed_before_the_end else [4]))
    recorder.stop()
    again = Document(owner)
    assert Recorder(again, owner).recover(journals()[0])
    assert (again.path, again.is_modified) == (tmp_path / "game.sgf", True)
    again.undo_stack.setIndex(2)
    assert not again.is_modified
    assert again.written(SGF) == (tmp_path / "game.sgf").read_bytes()


def test_a_large_file_that_was_saved_is_known_after_a_recovery(
    document: Document, recorder: Recorder, journals, owner: QObject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game(document, tmp_path)
    play(document, 1)
    document.save(tmp_path / "game.sgf")
    play(document, 2)
    recorder.stop()
    again = Document(owner)
    assert Recorder(again, owner).recover(journals()[0])
    assert (again.path, again.is_modified) == (tmp_path / "game.sgf", True)


def test_a_recovered_document_goes_on_with_its_journal(
    document: Document, recorder: Recorder, journals, owner: QObject, tmp_path: Path
) -> None:
    open_game(document, tmp_path)
    play(document, 1, 2, 3)
    document.undo_stack.undo()
    data = journals()[0].read_bytes()
    document.leaving.emit()
    path = journals()[0]
    path.write_bytes(data + b"torn")

    again = Document(owner)
    its = Recorder(again, owner)
    assert its.recover(path)
    assert (again.path, again.is_modified) == (tmp_path / "game.sgf", True)
    assert is_as(the(journals()), again)
    again.undo_stack.redo()
    play(again, 6)
    assert is_as(the(journals()), again)
    for _ in range(4):
        again.undo_stack.undo()
    assert not again.is_modified
    assert format_sgf(again.snapshot.collection) == GAME.encode()


def test_a_document_whose_file_has_changed_is_recovered_as_a_copy(
    document: Document, recorder: Recorder, journals, owner: QObject, tmp_path: Path
) -> None:
    open_game(document, tmp_path)
    play(document, 1)
    document.leaving.emit()
    (tmp_path / "game.sgf").write_text("(;SZ[9];B[cc])")
    again = Document(owner)
    assert Recorder(again, owner).recover(journals()[0])
    assert (again.path, again.is_modified, again.name) == (None, True, "game (recovered)")
    assert (tmp_path / "game.sgf").read_text() == "(;SZ[9];B[cc])"


def test_a_document_whose_file_cannot_be_looked_up_is_recovered_as_a_copy(
    document: Document, recorder: Recorder, journals, owner: QObject, tmp_path: Path
) -> None:
    open_game(document, tmp_path)
    play(document, 1)
    document.leaving.emit()
    (tmp_path / "game.sgf").unlink()
    (tmp_path / "game.sgf").symlink_to("x" * 300)
    again = Document(owner)
    assert Recorder(again, owner).recover(journals()[0])
    assert (again.path, again.is_modified) == (None, True)


def test_what_is_open_elsewhere_is_not_recovered(
    document: Document, recorder: Recorder, journals, owner: QObject
) -> None:
    play(document, 1)
    again = Document(owner)
    assert not Recorder(again, owner).recover(journals()[0])
    assert again.is_fresh


def test_a_journal_that_this_version_cannot_apply_is_left_alone(
    document: Document, recorder: Recorder, journals, owner: QObject, tmp_path: Path
) -> None:
    open_game(document, tmp_path)
    play(document, 1)
    (path,) = journals()
    recorder.stop()
    found = [line.record for line in read_lines(path.read_bytes())]
    for record in found:
        if "disk" in record:
            record["disk"]["format"] = "a later one"
    data = b"".join(format_line(record.pop("n"), record) for record in found)
    path.write_bytes(data)
    again = Document(owner)
    assert not Recorder(again, owner).recover(path)
    assert again.is_fresh
    assert path.read_bytes() == data


def test_a_text_that_would_be_an_escape_sequence_in_its_file_is_recovered(
    document: Document, recorder: Recorder, journals, tmp_path: Path
) -> None:
    (tmp_path / "game.sgf").write_bytes("(;CA[ISO-2022-JP]SZ[9]C[詰碁];B[aa])".encode("iso2022_jp"))
    document.open(tmp_path / "game.sgf")
    for name in ("\x1b$B", "a \x1b$B]", "é"):
        document.rename_game(0, name)
        assert recorder.error is None
        assert the(journals()).snapshot.tree.node(0)["GN"] == document.snapshot.tree.node(0)["GN"]


# Long histories and large documents.


def test_a_long_journal_begins_again_with_the_newest_steps(
    document: Document, recorder: Recorder, journals, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("hen_editor.document.recovery.recorder.MAX_JOURNAL_BYTES", 12_000)
    monkeypatch.setattr("hen_editor.document.recovery.recorder.GROWTH", 2)
    monkeypatch.setattr("hen_editor.document.recovery.journal.BEGINNING_LENGTH", 2_000)

    def type_comments(numbers: range) -> None:
        for number in numbers:
            document.type_comment(f"{number} " * 50)
            document.end_burst()

    type_comments(range(55))
    qtbot.waitUntil(lambda: the(journals()).index < 40)
    type_comments(range(55, 60))
    qtbot.waitUntil(lambda: not recorder.is_busy)
    found = the(journals())
    assert 5 < found.index < 60
    assert [step.text for step in found.steps] == ["Comment"] * found.index
    assert same(found.snapshot, document.snapshot)
    for move in (document.undo_stack.undo, document.undo_stack.redo):
        for _ in range(60):
            move()
            assert same(the(journals()).snapshot, document.snapshot)
    qtbot.waitUntil(lambda: not recorder.is_busy)
    assert same(the(journals()).snapshot, document.snapshot)


def test_what_is_done_and_saved_while_a_journal_is_compacted_is_in_it(
    document: Document, recorder: Recorder, journals, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    monkeypatch.setattr("hen_editor.document.recovery.recorder.MAX_JOURNAL_BYTES", 3_000)
    monkeypatch.setattr("hen_editor.document.recovery.recorder.GROWTH", 2)
    slow(recorder, monkeypatch)
    open_game(document, tmp_path)
    number = 0
    while len(journals()) < 2:
        QGuiApplication.processEvents()
        document.type_comment(f"{number} " * 50)
        document.end_burst()
        number += 1
    document.undo_stack.undo()
    document.save(tmp_path / "other.sgf")
    play(document, 3)
    qtbot.waitUntil(lambda: not recorder.is_busy)
    found = the(journals())
    assert is_as(found, document)
    assert found.saved is found.steps[-1].before.collection
    assert found.disk.path == str(tmp_path / "other.sgf")


@pytest.mark.parametrize("where", ["created", "write"])
def test_a_journal_that_cannot_be_replaced_goes_on(
    document: Document, recorder: Recorder, journals, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.setattr("hen_editor.document.recovery.recorder.MAX_JOURNAL_BYTES", 3_000)
    play(document, 1)
    (first,) = journals()
    write = JournalFile.write

    def refuse(file: JournalFile | type, data: bytes = b"") -> None:
        if isinstance(file, JournalFile) and file.path == first:
            return write(file, data)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(JournalFile, where, classmethod(refuse) if where == "created" else refuse)
    for number in range(40):
        document.type_comment(f"{number} " * 50)
        document.end_burst()
    assert (recorder.error, journals()) == (None, [first])
    assert is_as(the(journals()), document)


LARGE_GAME = f"(;SZ[9]C[{'x' * 300_000}];B[aa])"


def test_the_steps_of_a_large_document_are_written_in_a_thread_after_a_rest(
    document: Document, recorder: Recorder, journals, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "large.sgf").write_text(LARGE_GAME)
    document.open(tmp_path / "large.sgf")
    play(document, 1)
    qtbot.waitUntil(lambda: not recorder.is_busy)
    play(document, 2, 3, 4)
    document.undo_stack.undo()
    assert len(the(journals()).steps) == 1
    qtbot.waitUntil(lambda: same(the(journals()).snapshot, document.snapshot), timeout=5 * REST_MS)
    for move in (document.undo_stack.undo, document.undo_stack.redo):
        for _ in range(4):
            move()
            recorder.sync()
            assert same(the(journals()).snapshot, document.snapshot)
    play(document, 5)
    recorder.sync()
    for _ in range(5):
        document.undo_stack.undo()
    recorder.sync()
    assert same(the(journals()).snapshot, document.snapshot)


def test_a_move_of_a_large_document_that_is_played_and_undone_again_and_again_is_written_after_a_rest(
    document: Document, recorder: Recorder, journals, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "large.sgf").write_text(LARGE_GAME)
    document.open(tmp_path / "large.sgf")
    play(document, 1)
    recorder.sync()
    size = journals()[0].stat().st_size
    for move in (document.undo_stack.undo, document.undo_stack.redo) * 3:
        move()
        assert not recorder.is_busy
    assert journals()[0].stat().st_size == size
    document.undo_stack.undo()
    recorder.sync()
    assert same(the(journals()).snapshot, document.snapshot)


def test_a_large_document_that_is_closed_or_whose_program_is_terminated_is_written_first(
    document: Document, recorder: Recorder, journals, tmp_path: Path
) -> None:
    (tmp_path / "large.sgf").write_text(LARGE_GAME)
    document.open(tmp_path / "large.sgf")
    play(document, 1, 2)
    recorder.sync()
    assert same(the(journals()).snapshot, document.snapshot)
    play(document, 3)
    now = document.snapshot
    document.leaving.emit()
    assert same(the(journals()).snapshot, now)
    assert folder.kept()[0].is_closed


def test_what_is_done_while_a_journal_begins_in_a_thread_follows(
    document: Document, recorder: Recorder, journals, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    QSettings().setValue("recovery/enabled", False)
    play(document, *range(9))
    document.type_comment("unrecorded")
    QSettings().setValue("recovery/enabled", True)
    slow(recorder, monkeypatch)
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert recorder.is_beginning
    document.undo_stack.redo()
    document.set_turn(Color.BLUE)
    document.type_comment("a")
    document.type_comment("")
    document.type_comment("abc")
    document.type_comment("abcd")
    document.go(0)
    qtbot.waitUntil(lambda: not recorder.is_busy)
    recorder.flush()
    assert is_as(the(journals()), document)


def test_a_program_that_is_terminated_while_a_journal_begins_writes_the_rest_of_it(
    document: Document, recorder: Recorder, journals, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow(recorder, monkeypatch)
    play(document, 1)
    document.type_comment("abc")
    document.type_comment("abcd")
    assert recorder.is_beginning
    recorder.sync()
    assert is_as(the(journals()), document)


# What is kept, and how long.


def test_a_journal_is_removed_when_it_was_offered_long_ago_and_never_before(
    document: Document, recorder: Recorder, journals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "MOST_JOURNALS", 3)
    play(document, 1)
    recorder.stop()
    (made,) = journals()
    data = made.read_bytes()
    made.unlink()
    for day, is_closed in ((0, False), (1, False), (2, False), (3, True), (4, False)):
        records = [dict(line.record) for line in read_lines(data)]
        for record in records:
            record["end"] |= {"t": day * folder.DAY_SECONDS}
        closed = [{"n": 0, "end": {**records[-1]["end"], "closed": True}}] if is_closed else []
        lines = [{name: value for name, value in one.items() if name != "n"} for one in (*records, *closed)]
        journal = b"".join(format_line(number, record) for number, record in enumerate(lines))
        (recovery_folder() / f"{day}.journal").write_bytes(journal)
    assert [one.path.stem for one in folder.kept()] == ["4", "3", "2", "1", "0"]

    def days_left(now: float) -> list[str]:
        folder.tidy(folder.kept(), now * folder.DAY_SECONDS)
        return [path.stem for path in journals()]

    everything = ["0", "1", "2", "3", "4"]
    assert days_left(8000) == days_left(9000) == everything  # however late it is
    for day in (9000, 9003):
        folder.mark_offered(folder.kept(), day * folder.DAY_SECONDS)
    assert days_left(9006.9) == days_left(100) == everything
    assert days_left(9007.5) == ["2", "4"]  # the latest three, but for the one that was closed
    assert days_left(9029.5) == ["2", "4"]
    assert days_left(9030.5) == []
    assert [*recovery_folder().glob("*.offered")] == []
