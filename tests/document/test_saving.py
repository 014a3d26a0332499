"""Saving: the new bytes or the old ones, whatever fails, and all else of a file as it was."""

import errno
import os
import stat
import subprocess
import sys
from io import FileIO
from pathlib import Path

import pytest

from hen_editor.document import saving
from hen_editor.document.codes import ChangedMeanwhileError
from tests.document.conftest import OLD

NEW = b"(;SZ[9]C[new])" * 100

on_posix = pytest.mark.skipif(os.name != "posix", reason="the system has other names, owners and links")


def test_a_file_is_replaced_and_nothing_stays_beside_it(path: Path) -> None:
    saving.write(path, NEW)
    assert path.read_bytes() == NEW
    assert [*path.parent.iterdir()] == [path]


@pytest.mark.parametrize("kept", [b"", NEW[:-1], NEW + b")", NEW.replace(b"new", b"ne\0")])
def test_a_file_that_is_not_read_back_as_it_was_written_replaces_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch, kept: bytes
) -> None:
    class Lossy(FileIO):
        def write(self, data: object, /) -> int:
            super().write(kept)
            return len(NEW)

        def truncate(self, size: int | None = None, /) -> int:
            return 0

    monkeypatch.setattr(saving, "FileIO", Lossy)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        saving.write(path, NEW)
    assert path.read_bytes() == OLD
    assert [*path.parent.iterdir()] == [path]


@on_posix
@pytest.mark.parametrize("is_there", [True, False])
def test_what_another_program_writes_meanwhile_is_not_overwritten(
    path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    if not is_there:
        path.unlink()

    class Slow(FileIO):
        def close(self) -> None:
            path.write_bytes(b"(;SZ[9]C[theirs])")
            super().close()

    monkeypatch.setattr(saving, "FileIO", Slow)
    with pytest.raises(ChangedMeanwhileError):
        saving.write(path, NEW)
    assert path.read_bytes() == b"(;SZ[9]C[theirs])"
    assert [*path.parent.iterdir()] == [path]


def test_a_file_is_replaced_only_if_it_has_the_bytes_that_it_is_known_to_have(path: Path) -> None:
    for theirs in (OLD + b" ", OLD.replace(b"(", b")")):
        path.write_bytes(theirs)
        with pytest.raises(ChangedMeanwhileError):
            saving.write(path, NEW, known=OLD)
        assert path.read_bytes() == theirs
    path.unlink()
    saving.write(path, NEW, known=OLD)
    saving.write(path, OLD, known=NEW)
    assert path.read_bytes() == OLD
    assert [*path.parent.iterdir()] == [path]


def test_a_new_file_has_the_permissions_that_new_files_have(path: Path) -> None:
    other = path.with_name("other.sgf")
    other.touch()
    saving.write(path.with_name("new.sgf"), NEW)
    assert path.with_name("new.sgf").stat().st_mode == other.stat().st_mode


@on_posix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o777])
def test_a_file_keeps_its_permissions(path: Path, mode: int) -> None:
    path.chmod(mode)
    saving.write(path, NEW)
    assert stat.S_IMODE(path.stat().st_mode) == mode


@on_posix
def test_a_file_that_has_two_names_keeps_both(path: Path) -> None:
    other = path.with_name("other.sgf")
    other.hardlink_to(path)
    saving.write(path, NEW)
    assert other.read_bytes() == NEW
    assert other.samefile(path)
    assert {*path.parent.iterdir()} == {path, other}


@on_posix
@pytest.mark.parametrize("target", ["game.sgf", "missing.sgf"])
def test_a_symbolic_link_stays_one(path: Path, target: str) -> None:
    link = path.with_name("link.sgf")
    link.symlink_to(target)
    saving.write(link, NEW)
    assert link.is_symlink()
    assert path.with_name(target).read_bytes() == NEW


@pytest.mark.skipif(not hasattr(os, "setxattr"), reason="the system has no extended attributes that Python can set")
def test_a_file_keeps_its_extended_attributes(path: Path) -> None:
    try:
        os.setxattr(path, "user.note", b"joseki")
    except OSError:
        pytest.skip("the file system has no extended attributes")
    saving.write(path, NEW)
    assert os.getxattr(path, "user.note") == b"joseki"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only the superuser can give files away")
def test_a_file_keeps_its_owner(path: Path) -> None:
    os.chown(path, 65534, 65534)
    saving.write(path, NEW)
    assert (path.stat().st_uid, path.stat().st_gid) == (65534, 65534)


@on_posix
def test_a_file_whose_attributes_cannot_be_kept_is_overwritten_in_place(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    file = path.stat().st_ino
    monkeypatch.setattr(os, "setxattr", refuse, raising=False)
    monkeypatch.setattr(os, "listxattr", lambda path: [] if path.name.startswith(".") else ["user.note"], raising=False)
    monkeypatch.setattr(os, "getxattr", lambda *_: b"joseki", raising=False)
    saving.write(path, NEW)
    assert path.read_bytes() == NEW
    assert path.stat().st_ino == file


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no names that are not UTF-8")
@pytest.mark.parametrize("name", [b"caf\xe9.sgf", b"\xff" * 250, b"x" * 245 + b".sgf", b"x" * 251 + b".sgf"])
def test_any_name_that_the_system_knows_can_be_saved_to(path: Path, name: bytes) -> None:
    odd = path.with_name(os.fsdecode(name))
    for data in (OLD, NEW):
        saving.write(odd, data)
        assert odd.read_bytes() == data
    assert {os.fsencode(one.name) for one in path.parent.iterdir()} == {name, b"game.sgf"}


@pytest.mark.parametrize("name", ["", "missing/game.sgf", "x" * 300])
def test_what_cannot_be_written_is_refused(path: Path, name: str) -> None:
    with pytest.raises(OSError, match=r"\w"):
        saving.write(path.parent / name, NEW)
    assert [*path.parent.iterdir()] == [path]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_is_refused(path: Path) -> None:
    pipe = path.with_name("pipe.sgf")
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="regular file"):
        saving.write(pipe, NEW)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


SAVE = """
import sys
from pathlib import Path
from hen_editor.document import saving
from hen_editor.document.codes import ChangedMeanwhileError
from tests.document.conftest import OLD
try:
    saving.write(Path(sys.argv[1]), Path(sys.argv[2]).read_bytes())
except OSError as error:
    sys.exit(f"refused: {error.strerror or error}")
"""


def saved_where_the_disk_fails(library: Path, path: Path, call: str, first: int, last: int) -> str:
    """Save to a file while some calls of the system fail, counted from 1; return what the user is told."""
    data = path.parent.with_name("new")
    data.write_bytes(NEW)
    calls = {"FAILING": call, "FIRST": str(first), "LAST": str(last)}
    return subprocess.run(
        [sys.executable, "-c", SAVE, path, data],
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "LD_PRELOAD": str(library), **calls},
        capture_output=True,
        text=True,
        check=False,
    ).stderr


WRITES = len(NEW) // 100
"""How many times the library is called to write to the temporary file."""


@pytest.mark.parametrize("call", ["write", "fsync", "close"])
def test_where_the_disk_fails_the_old_file_stays(path: Path, failing_disk: Path, call: str) -> None:
    assert saved_where_the_disk_fails(failing_disk, path, call, 1, 99).startswith("refused: ")
    assert path.read_bytes() == OLD
    assert [*path.parent.iterdir()] == [path]


@pytest.mark.parametrize(("call", "number"), [("write", 2), ("write", WRITES + 2), ("fsync", 1), ("fsync", 2)])
def test_where_the_disk_fails_a_file_of_two_names_has_its_old_bytes(
    path: Path, failing_disk: Path, call: str, number: int
) -> None:
    other = path.with_name("other.sgf")
    other.hardlink_to(path)
    assert saved_where_the_disk_fails(failing_disk, path, call, number, number) == "refused: No space left on device\n"
    assert path.read_bytes() == OLD
    assert {*path.parent.iterdir()} == {path, other}


def test_where_not_even_the_old_bytes_can_be_written_the_new_ones_are_kept(path: Path, failing_disk: Path) -> None:
    path.with_name("other.sgf").hardlink_to(path)
    told = saved_where_the_disk_fails(failing_disk, path, "write", WRITES + 2, 99)
    assert "the complete data is in" in told
    (kept,) = path.parent.glob(".hen-editor-*.tmp")
    assert kept.read_bytes() == NEW


KILLED = """
import os, signal, sys
from pathlib import Path
from hen_editor.document import saving
from hen_editor.document.codes import ChangedMeanwhileError
os.fsync = lambda handle: os.kill(os.getpid(), signal.SIGKILL)
saving.write(Path(sys.argv[1]), b"new")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a temporary file of a killed process stays")
def test_what_a_kill_while_saving_leaves_is_removed_by_the_next_save_and_nothing_else(path: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, path], check=False)
    (left,) = path.parent.glob(".hen-editor-*.tmp")
    assert path.read_bytes() == OLD
    machine, dead = left.name.split("-")[2], left.name.split("-")[3]
    kept = [
        left.with_name(name)
        for name in (
            f".hen-editor-{machine}-{os.getpid()}-0123456789abcdef.tmp",
            f".hen-editor-00000000-{dead}-0123456789abcdef.tmp",
            f".hen-editor-{machine}-{dead}-notes.tmp",
            ".hen-editor-0123456789abcdef.tmp",
            "notes.tmp",
        )
    ]
    for one in kept:
        one.write_bytes(b"another's")
    link = left.with_name(f".hen-editor-{machine}-{dead}-fedcba9876543210.tmp")
    link.symlink_to(kept[-1])
    saving.write(path, NEW)
    assert path.read_bytes() == NEW
    assert sorted(path.parent.iterdir()) == sorted([path, link, *kept])


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_of_a_file_that_may_not_be_written_the_reason_of_the_system_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path, real = tmp_path / "game.sgf", os.open
    path.write_bytes(b"(;)")

    def refuse(name: os.PathLike[str], flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(number, os.strerror(number))
        return real(name, flags, mode)

    monkeypatch.setattr(os, "access", lambda name, mode: False)
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(OSError, match=os.strerror(number)):
        saving.write(path, b"(;SZ[9])", 0o600)
