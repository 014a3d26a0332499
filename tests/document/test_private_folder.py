"""The private folders and files: what others could read of the user's work."""

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from hen_editor.document.codes import FileError
from hen_editor.document.private_folder import locked, open_private, private_folder, private_lock, read_private

GAME = b"(;SZ[9];B[dd])"

on_unix = pytest.mark.skipif(sys.platform == "win32", reason="permissions of Unix")


def test_a_private_folder_is_in_the_local_data_of_the_program(data_folder: Path) -> None:
    folder = private_folder("recovery")
    assert folder.is_dir()
    assert folder.is_relative_to(data_folder)
    assert private_folder("recovery") == folder


@on_unix
def test_only_the_user_has_access(data_folder: Path) -> None:
    private_folder("recovery").chmod(0o755)
    folder = private_folder("recovery")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    with open(folder / "a", "x", opener=open_private) as file:
        file.write("mine")
    assert stat.S_IMODE((folder / "a").stat().st_mode) == 0o600


@on_unix
def test_a_folder_that_cannot_be_created_is_named_in_the_error(data_folder: Path) -> None:
    data_folder.mkdir(parents=True, exist_ok=True)
    data_folder.joinpath(*private_folder("a").relative_to(data_folder).parts[:-1], "b").write_text("in the way")
    with pytest.raises(FileError, match="/b is not a folder"):
        private_folder("b")


def test_the_bytes_of_a_private_file_are_read_up_to_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "own"
    path.write_bytes(GAME)
    monkeypatch.setattr("hen_editor.document.private_folder.MAX_PRIVATE_BYTES", len(GAME))
    assert read_private(path) == GAME
    path.write_bytes(GAME + b"\n")
    with pytest.raises(OSError, match="too large"):
        read_private(path)


def test_a_sparse_private_file_is_not_read_into_memory(tmp_path: Path) -> None:
    path = tmp_path / "own"
    with path.open("wb") as sparse:
        sparse.truncate(3_000_000_001)
    with pytest.raises(OSError, match="too large"):
        read_private(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
@pytest.mark.parametrize("kind", ["pipe", "link", "dangling link", "device", "folder"])
def test_anything_but_a_private_file_is_refused_at_once(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "own"
    (tmp_path / "other").write_bytes(GAME)
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case _:
            path.symlink_to({"link": tmp_path / "other", "device": "/dev/zero"}.get(kind, tmp_path / "none"))
    with pytest.raises(OSError, match=r"not a regular file|Is a directory"):
        read_private(path)


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_of_a_lock_that_cannot_be_stored_the_reason_of_the_system_is_given(
    qapp: object, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    lock = private_lock(private_folder("locks") / "none" / "x.lock")  # there is no such folder

    def refuse(name: Path, flags: int, mode: int = 0o777) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(OSError, match=os.strerror(number)):
        locked(lock)
