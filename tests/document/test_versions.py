"""Earlier versions: what saving replaces is kept, privately, and not for ever."""

import os
import stat
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSettings

from hen_editor.document.codes import FileError
from hen_editor.document.document import Document
from hen_editor.document.files import read_games
from hen_editor.document.private_folder import private_folder
from hen_editor.document.versions import MAX_VERSIONS, VERSION_DAYS, keep_version, versions_of
from tests.document.conftest import let_no_version_be_kept

DAY = 24 * 60 * 60


@pytest.fixture
def path(owner: QObject, tmp_path: Path) -> Path:
    path = tmp_path / "secret-name.sgf"
    path.write_bytes(b"(;SZ[9]C[0])")
    return path


def save(path: Path, text: str) -> None:
    keep_version(path)
    path.write_text(text)


def kept(path: Path) -> list[bytes]:
    return [version.read() for version in versions_of(path)]


def test_what_saving_replaces_is_kept_the_newest_first(owner: QObject, path: Path) -> None:
    document = Document(owner)
    document.open(path)
    for number in (1, 2):
        document.type_comment(str(number))
        document.end_burst()
        document.save(path)
    assert kept(path) == [b"(;SZ[9]C[1])", b"(;SZ[9]C[0])"]
    assert versions_of(path)[0].replaced == pytest.approx(time.time(), abs=60)


def test_a_file_that_another_saved_document_replaces_is_kept(owner: QObject, path: Path) -> None:
    document = Document(owner)
    document.type_hen(".9x9_5Eb")
    document.save(path)
    assert kept(path) == [b"(;SZ[9]C[0])"]
    assert kept(path.with_name("new.sgf")) == []


def test_what_another_program_wrote_is_kept(owner: QObject, path: Path) -> None:
    document = Document(owner)
    document.open(path)
    document.type_comment("mine")
    path.write_bytes(b"(;SZ[9]C[another program's])")
    document.save(path, overwrites=True)
    assert kept(path) == [b"(;SZ[9]C[another program's])"]


def test_the_same_bytes_are_kept_once(path: Path) -> None:
    keep_version(path)
    keep_version(path)
    assert kept(path) == [b"(;SZ[9]C[0])"]


def test_only_the_newest_are_kept(path: Path) -> None:
    for number in range(1, MAX_VERSIONS + 4):
        save(path, f"(;C[{number}])")
    assert len(kept(path)) == MAX_VERSIONS
    assert kept(path)[0] == f"(;C[{MAX_VERSIONS + 2}])".encode()
    assert len(list(private_folder("versions").iterdir())) == MAX_VERSIONS


def test_versions_are_let_go_after_some_days(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time_ns()
    other = path.with_name("other.sgf")
    other.write_bytes(b"(;C[other])")
    keep_version(other)
    save(path, "(;C[1])")
    monkeypatch.setattr(time, "time_ns", lambda: now + (VERSION_DAYS - 1) * DAY * 10**9)
    save(path, "(;C[2])")
    assert (len(kept(path)), len(kept(other))) == (2, 1)
    monkeypatch.setattr(time, "time_ns", lambda: now + (VERSION_DAYS + 1) * DAY * 10**9)
    save(path, "(;C[3])")
    assert (kept(path), kept(other)) == ([b"(;C[2])", b"(;C[1])"], [])


def test_the_newest_is_the_one_saved_last_even_if_the_clock_is_set_back(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(path, "(;C[1])")
    now = time.time_ns()
    monkeypatch.setattr(time, "time_ns", lambda: now - DAY * 10**9)
    save(path, "(;C[2])")
    assert kept(path) == [b"(;C[1])", b"(;SZ[9]C[0])"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_has_the_versions_of_its_target(path: Path) -> None:
    link = path.with_name("link.sgf")
    link.symlink_to(path)
    keep_version(link)
    assert kept(path) == kept(link) == [b"(;SZ[9]C[0])"]


@pytest.mark.skipif(sys.platform == "win32", reason="permissions of Unix")
def test_only_the_user_may_look_and_names_tell_nothing(path: Path) -> None:
    keep_version(path)
    (version,) = versions_of(path)
    folder = version.kept_in.parent
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [stat.S_IMODE(one.stat().st_mode) for one in folder.iterdir()] == [0o600]
    assert "secret" not in version.kept_in.name
    assert b"secret-name.sgf" in version.kept_in.read_bytes().splitlines()[0]


def test_nothing_is_kept_where_the_user_does_not_want_it(path: Path) -> None:
    QSettings().setValue("recovery/enabled", False)
    keep_version(path)
    assert kept(path) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_is_not_waited_for(path: Path) -> None:
    pipe = path.with_name("pipe.sgf")
    os.mkfifo(pipe)
    keep_version(pipe)
    assert kept(pipe) == []


def test_a_file_is_saved_even_if_its_earlier_version_cannot_be_kept(owner: QObject, path: Path) -> None:
    let_no_version_be_kept()
    document = Document(owner)
    lost: list[OSError] = []
    document.version_lost.connect(lost.append)
    document.open(path)
    document.type_comment("mine")
    document.save(path)
    assert path.read_bytes() == b"(;SZ[9]C[mine])"
    assert not document.is_modified
    assert [type(error) for error in lost] == [FileError]


def test_an_earlier_version_is_restored_as_one_undo_step(owner: QObject, path: Path) -> None:
    document = Document(owner)
    document.open(path)
    document.type_comment("mine")
    document.save(path)

    document.restore_version(read_games(path, kept(path)[0]))
    assert document.is_modified
    document.save(path)
    assert path.read_bytes() == b"(;SZ[9]C[0])"
    document.undo_stack.undo()
    document.save(path)
    assert path.read_bytes() == b"(;SZ[9]C[mine])"


def test_a_read_only_document_stays_as_it_is_when_an_earlier_version_is_restored(owner: QObject, path: Path) -> None:
    document = Document(owner)
    document.open(path)
    document.type_comment("mine")
    document.save(path)
    document.set_read_only(is_read_only=True)
    before = document.snapshot, document.file
    document.restore_version(read_games(path, kept(path)[0]))
    assert document.snapshot is before[0]
    assert document.file is before[1]


def test_a_removed_file_is_as_gone_after_an_earlier_version_is_restored(owner: QObject, path: Path) -> None:
    document = Document(owner)
    document.open(path)
    document.type_comment("mine")
    document.save(path)
    path.unlink()
    document.mark_removed(is_removed=True)
    document.restore_version(read_games(path, kept(path)[0]))
    document.undo_stack.undo()
    assert (document.is_removed, document.is_modified) == (True, True)
    document.save(path)
    assert (document.is_removed, document.is_modified) == (False, False)
