"""The file of a document, watched for what other programs do to it."""

import io
import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QFileSystemWatcher, QObject, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.formats import SGF
from hen_editor.core.formats.format import NOTHING_KEPT
from hen_editor.document import copies, file_bytes, files, saving, watch
from hen_editor.document.document import Document
from hen_editor.document.watch import FileChange, Seen, Watch
from hen_editor.document.worker import Job

BEFORE, AFTER = b"(;SZ[9];B[aa])", b"(;SZ[9];B[bb])"
REST = 50


class Watched:
    """A document with its watch, and what that has seen."""

    def __init__(self, path: Path, owner: QObject, qtbot: QtBot) -> None:
        self.path = path
        self.document = Document(owner)
        assert self.document.open(path) is None
        self.watch = Watch(self.document, owner)
        self.seen: list[Seen] = []
        self.watch.seen.connect(self.seen.append)
        self._qtbot = qtbot
        self.watch.look()

    def rest(self) -> None:
        """Wait until whatever happened to the file would have been seen."""
        self._qtbot.wait(5 * REST)

    def sees(self, *expected: Seen) -> None:
        """Wait until this and no more has been seen."""
        self._qtbot.waitUntil(lambda: self.seen[-len(expected) :] == [*expected])
        self.rest()
        assert self.seen == [*expected]
        self.seen.clear()


@pytest.fixture
def watched(owner: QObject, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Watched:
    monkeypatch.setattr(watch, "DEBOUNCE_MS", REST)
    path = tmp_path / "folder" / "game.sgf"
    path.parent.mkdir()
    path.write_bytes(BEFORE)
    return Watched(path, owner, qtbot)


@pytest.mark.parametrize("folder", ["folder", "."])
def test_a_file_whose_folder_was_moved_is_removed_and_back_with_it(
    owner: QObject, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    monkeypatch.setattr(watch, "DEBOUNCE_MS", REST)
    path = tmp_path / "above" / "folder" / "game.sgf"
    path.parent.mkdir(parents=True)
    path.write_bytes(BEFORE)
    watched = Watched(path, owner, qtbot)
    watched.rest()
    moved, elsewhere = (tmp_path / "above" / folder).resolve(), tmp_path / "elsewhere"
    moved.rename(elsewhere)
    watched.sees(watch.REMOVED)
    elsewhere.rename(moved)
    watched.sees(watch.UNCHANGED)


def in_place(path: Path, data: bytes) -> None:
    with path.open("r+b") as file:
        file.write(data)


def by_renaming(path: Path, data: bytes) -> None:
    new = path.with_name("new.tmp")
    new.write_bytes(data)
    new.replace(path)


def by_deleting_and_creating(path: Path, data: bytes) -> None:
    path.unlink()
    path.write_bytes(data)


def by_a_link(path: Path, data: bytes) -> None:
    target = path.with_name("target.sgf")
    target.write_bytes(data)
    link = path.with_name("link.tmp")
    link.symlink_to(target)
    link.replace(path)


def while_open_elsewhere(path: Path, data: bytes) -> None:
    with path.open("rb"):
        by_renaming(path, data)


def at_the_same_time(path: Path, data: bytes) -> None:
    before = path.stat()
    in_place(path, data)
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


WAYS = (in_place, by_renaming, by_deleting_and_creating, by_a_link, while_open_elsewhere, at_the_same_time)


@pytest.mark.parametrize("change", WAYS)
def test_a_change_is_seen_once_however_it_was_made(watched: Watched, change: Callable[[Path, bytes], None]) -> None:
    change(watched.path, AFTER)
    watched.sees(Seen(FileChange.CONTENT, AFTER))


@pytest.mark.parametrize("change", WAYS)
def test_the_file_is_watched_after_a_change(watched: Watched, change: Callable[[Path, bytes], None]) -> None:
    change(watched.path, AFTER)
    watched.sees(Seen(FileChange.CONTENT, AFTER))
    in_place(watched.path, AFTER[::-1])
    watched.sees(Seen(FileChange.CONTENT, AFTER[::-1]))


def test_the_same_change_is_seen_once_however_often_it_is_looked_at(watched: Watched) -> None:
    in_place(watched.path, AFTER)
    watched.sees(Seen(FileChange.CONTENT, AFTER))
    watched.watch.look()
    watched.rest()
    assert not watched.seen


def test_a_change_that_is_taken_back_is_over(watched: Watched) -> None:
    in_place(watched.path, AFTER)
    watched.sees(Seen(FileChange.CONTENT, AFTER))
    by_renaming(watched.path, BEFORE)
    watched.sees(Seen(FileChange.NONE))


@pytest.mark.parametrize("touch", [Path.touch, lambda path: by_renaming(path, BEFORE)], ids=["touch", "the same bytes"])
def test_the_same_content_is_no_change(watched: Watched, touch: Callable[[Path], None]) -> None:
    touch(watched.path)
    watched.rest()
    assert not watched.seen


def test_own_saves_are_no_changes(watched: Watched) -> None:
    watched.document.play(None)
    watched.document.save(watched.path)
    watched.rest()
    watched.document.play(None)
    copy = partial(copies.whole, SGF, watched.document.snapshot.collection, NOTHING_KEPT)
    watched.document.write(watched.document.prepare_copy(watched.path, copy))
    watched.rest()
    assert not watched.seen


def test_an_own_save_that_takes_long_is_no_change(
    watched: Watched, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "sync_folder", lambda folder: time.sleep(6 * REST / 1000))
    watched.document.play(None)
    write = watched.document.prepare_save(watched.path)
    write.build()
    watched.document.begin_writing(write)
    job = Job(write.write)
    while not job.is_done:
        qtbot.wait(1)
    watched.document.end_writing(write)
    watched.rest()
    assert not watched.seen


@pytest.mark.parametrize("ends_first", [True, False])
def test_a_file_that_is_saved_while_it_is_looked_at_is_no_change(
    watched: Watched, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ends_first: bool
) -> None:
    is_looking, is_saved, open_regular = Event(), Event(), file_bytes.open_regular

    def open_when_saved(path: Path) -> io.FileIO:
        if not is_looking.is_set():
            is_looking.set()
            is_saved.wait(20)
        return open_regular(path)

    watched.rest()
    monkeypatch.setattr(file_bytes, "open_regular", open_when_saved)
    watched.watch.look()
    qtbot.waitUntil(is_looking.is_set)
    watched.document.play(None)
    write = watched.document.prepare_save(watched.path)
    write.build()
    watched.document.begin_writing(write)
    write.write()
    if ends_first:
        watched.document.end_writing(write)
    is_saved.set()
    watched.rest()
    if not ends_first:
        watched.document.end_writing(write)
        watched.rest()
    assert not watched.seen


def test_a_removed_file_is_seen_and_so_is_its_return(watched: Watched) -> None:
    watched.path.unlink()
    watched.sees(Seen(FileChange.REMOVED))
    watched.path.write_bytes(BEFORE)
    watched.sees(Seen(FileChange.NONE))


def test_a_removed_file_whose_bytes_are_read_again_is_still_removed(watched: Watched) -> None:
    removed = Seen(FileChange.REMOVED)
    watched.path.unlink()
    watched.sees(removed)
    watched.document.begin(files.read_games(watched.path, BEFORE))
    watched.sees(removed)


def test_a_file_is_removed_with_its_folder(watched: Watched) -> None:
    shutil.rmtree(watched.path.parent)
    watched.sees(Seen(FileChange.REMOVED))


def test_a_file_in_whose_place_there_is_a_folder_is_removed(watched: Watched) -> None:
    watched.path.unlink()
    watched.path.mkdir()
    watched.sees(Seen(FileChange.REMOVED))


def test_a_file_that_cannot_be_read_is_as_it_was(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path) -> io.FileIO:
        raise PermissionError

    with monkeypatch.context() as unreadable:
        unreadable.setattr(file_bytes, "open_regular", refuse)
        in_place(watched.path, AFTER)
        watched.rest()
    assert not watched.seen
    watched.watch.look()
    watched.sees(Seen(FileChange.CONTENT, AFTER))


@pytest.mark.parametrize("target", ["game.sgf", "x" * 300], ids=["a loop", "a name that is too long"])
def test_a_file_that_cannot_be_looked_up_is_as_it_was(watched: Watched, target: str) -> None:
    watched.path.unlink()
    watched.path.symlink_to(target)
    watched.rest()
    assert not watched.seen
    by_renaming(watched.path, AFTER)
    watched.watch.look()
    watched.sees(Seen(FileChange.CONTENT, AFTER))


def test_a_file_in_whose_place_there_is_an_archive_is_changed(watched: Watched) -> None:
    in_place(watched.path, b"PK\3\4" + AFTER)
    watched.sees(Seen(FileChange.CONTENT))


def test_a_file_on_a_share_that_is_gone_is_as_it_was(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "device_above", lambda path: -1)
    watched.path.unlink()
    watched.rest()
    assert not watched.seen


def test_a_link_to_another_file_is_seen_when_looked_at(watched: Watched, owner: QObject, qtbot: QtBot) -> None:
    link, other = watched.path.with_name("link.sgf"), watched.path.with_name("other.sgf")
    other.write_bytes(AFTER)
    link.symlink_to(watched.path)
    linked = Watched(link, owner, qtbot)
    link.unlink()
    link.symlink_to(other)
    linked.watch.look()
    linked.sees(Seen(FileChange.CONTENT, AFTER))


def test_a_document_saved_elsewhere_is_watched_there(watched: Watched) -> None:
    old, new = watched.path, watched.path.with_name("new.sgf")
    watched.document.save(new)
    watched.rest()
    old.unlink()
    watched.rest()
    assert not watched.seen
    data = new.read_bytes()
    in_place(new, data[::-1])
    watched.sees(Seen(FileChange.CONTENT, data[::-1]))


@pytest.mark.parametrize("name", [b"\xff.sgf", b"\xff/game.sgf", b"\xff/\xfe.sgf"])
def test_changes_of_a_file_are_seen_whose_name_is_not_text(
    owner: QObject, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: bytes
) -> None:
    monkeypatch.setattr(watch, "DEBOUNCE_MS", REST)
    path = tmp_path / os.fsdecode(name)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(BEFORE)
    watched = Watched(path, owner, qtbot)
    watched.rest()
    in_place(path, AFTER)
    watched.sees(Seen(FileChange.CONTENT, AFTER))
    by_renaming(path, BEFORE)
    watched.sees(Seen(FileChange.NONE))
    path.unlink()
    watched.sees(Seen(FileChange.REMOVED))


def test_a_new_document_has_no_file_to_watch(owner: QObject, qtbot: QtBot) -> None:
    watched = Watch(Document(owner), owner)
    watched.look()


# What the user does with the program.


def change_without_event(watched: Watched) -> None:
    """Change a file as a network drive does: without a word to those that watch."""
    watched.rest()
    watcher = watched.watch.findChild(QFileSystemWatcher)
    watcher.removePaths([*watcher.files(), *watcher.directories()])
    watched.path.write_bytes(AFTER)
    watched.rest()
    assert watched.seen == []


def test_a_file_is_looked_at_when_the_user_comes_back(watched: Watched) -> None:
    change_without_event(watched)
    QGuiApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    watched.sees(Seen(FileChange.CONTENT, AFTER))


@pytest.mark.parametrize(("system", "is_watched"), [("win32", False), ("linux", True)])
def test_windows_can_move_folders_while_the_user_is_elsewhere(
    watched: Watched, monkeypatch: pytest.MonkeyPatch, system: str, is_watched: bool
) -> None:
    """There a folder that is watched cannot be moved, nor those above it."""
    watched.rest()
    monkeypatch.setattr(sys, "platform", system)
    QGuiApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    watched.rest()
    watcher = watched.watch.findChild(QFileSystemWatcher)
    assert bool([*watcher.files(), *watcher.directories()]) is is_watched
    QGuiApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    watched.rest()
    assert [*watcher.files(), *watcher.directories()] != []
