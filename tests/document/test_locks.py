"""Locks of files that documents have open."""

import gc
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLockFile, QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from hen_editor.document import worker
from hen_editor.document.document import Document
from hen_editor.document.locks import DocumentLock, remove_abandoned
from hen_editor.document.private_folder import private_folder

HOLD = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QObject
from hen_editor.document import worker
from hen_editor.document.document import Document
from hen_editor.document.locks import DocumentLock
application, document = QCoreApplication([]), Document()
worker.AT_ONCE_MS = 10_000
application.setApplicationName(sys.argv[2])
application.setOrganizationName(sys.argv[3])
document.open(Path(sys.argv[1]))
lock = DocumentLock(document, document)
print(lock.owner, flush=True)
sys.stdin.readline()
document.new(document.snapshot.position)
print(flush=True)
sys.stdin.readline()
"""


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have what is looked up in a thread be known when the command returns, however busy the machine is."""
    monkeypatch.setattr(worker, "AT_ONCE_MS", 10_000)


@pytest.fixture
def path(tmp_path: Path, qapp: object) -> Path:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9])")
    return path


def opened(path: Path, owner: QObject) -> Document:
    document = Document(owner)
    assert document.open(path) is None
    return document


def holding(path: Path) -> subprocess.Popen[str]:
    """Return a process that holds the lock of a file until it gets a line."""
    pipe = subprocess.PIPE
    names = [QCoreApplication.applicationName(), QCoreApplication.organizationName()]
    process = subprocess.Popen([sys.executable, "-c", HOLD, str(path), *names], stdin=pipe, stdout=pipe, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "None\n"
    return process


def test_the_lock_is_beside_no_file_and_names_none(path: Path, owner: QObject, data_folder: Path) -> None:
    lock = DocumentLock(opened(path, owner), owner)
    assert lock.owner is None
    assert [*path.parent.glob("*.sgf*")] == [path]
    (file,) = data_folder.rglob("*.lock")
    assert "game" not in file.name
    if os.name == "posix":
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_lock_is_given_back_with_the_file(path: Path, owner: QObject, data_folder: Path) -> None:
    document = opened(path, owner)
    lock = DocumentLock(document, owner)
    document.save(path.with_name("other.sgf"))
    assert len([*data_folder.rglob("*.lock")]) == 1
    document.new(document.snapshot.position)
    assert [*data_folder.rglob("*.lock")] == []
    assert lock.owner is None


def test_a_lock_is_given_back_with_the_window(path: Path, owner: QObject, data_folder: Path) -> None:
    window = QObject()
    DocumentLock(opened(path, owner), window)
    assert [*data_folder.rglob("*.lock")]
    delete(window)
    assert [*data_folder.rglob("*.lock")] == []


def test_two_documents_of_one_process_do_not_lock_each_other_out(path: Path, owner: QObject) -> None:
    locks = [DocumentLock(opened(path, owner), owner) for _ in range(2)]
    assert [lock.owner for lock in locks] == [None, None]


def test_a_lock_of_another_process_is_taken_when_it_is_given_back(path: Path, owner: QObject, qtbot: QtBot) -> None:
    with holding(path) as process:
        link = path.with_name("link.sgf")
        link.symlink_to(path)
        lock = DocumentLock(opened(link, owner), owner)
        assert lock.owner is not None
        assert lock.owner.pid == process.pid
        with qtbot.waitSignal(lock.owner_changed):
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
        assert lock.owner is None
        process.kill()


def test_the_lock_of_a_killed_process_is_taken_over(path: Path, owner: QObject) -> None:
    with holding(path) as process:
        lock = DocumentLock(opened(path, owner), owner)
        assert lock.owner is not None
        process.kill()
        process.wait()
        lock.try_to_take()
        assert lock.owner is None


def test_without_room_for_a_lock_there_is_none(path: Path, owner: QObject, data_folder: Path) -> None:
    data_folder.write_text("not a folder")
    assert DocumentLock(opened(path, owner), owner).owner is None


def test_a_lock_is_private_and_gone_with_the_file(path: Path, owner: QObject) -> None:
    document = opened(path, owner)
    lock = DocumentLock(document, owner)
    (file,) = private_folder("locks").glob("*.lock")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 or sys.platform == "win32"
    others = [path.with_stem(str(number)) for number in range(5)]
    count = len(locks_in_memory())
    for other in others:
        other.write_text("(;SZ[9])")
        assert document.open(other) is None
    assert lock.owner is None
    assert len(locks_in_memory()) == count
    document.new(document.snapshot.position)
    assert [*private_folder("locks").glob("*.lock")] == []


def locks_in_memory() -> list[QLockFile]:
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, QLockFile)]


def test_locks_that_dead_processes_left_are_removed_and_no_others(path: Path, owner: QObject) -> None:
    other = path.with_stem("other")
    other.write_text("(;SZ[9])")
    dead, alive = holding(path), holding(other)
    dead.kill()
    dead.communicate()
    assert len([*private_folder("locks").glob("*.lock")]) == 2
    remove_abandoned()
    (left,) = private_folder("locks").glob("*.lock")
    owning = DocumentLock(opened(other, owner), owner).owner
    assert owning is not None
    assert (owning.pid, left.exists()) == (alive.pid, True)
    alive.communicate("\n\n")
