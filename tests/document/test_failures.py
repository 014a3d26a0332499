"""Saving a document where the system fails: the file is the old one, the document is modified and still there."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject

from hen_editor.document.codes import FileError, InPlaceError
from hen_editor.document.document import Document
from hen_editor.document.private_folder import private_folder
from hen_editor.document.versions import versions_of
from tests.document.conftest import NEW, OLD, let_no_version_be_kept

SAVE = """
import resource, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QObject
from hen_editor.document.document import Document

application, owner = QCoreApplication([]), QObject()
path, largest, in_place = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
document = Document(owner)
document.open(path)
document.type_comment("new")
if in_place:
    document.allow_in_place(path)
if largest:
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))
try:
    document.save(path)
    print("saved", document.is_modified)
except OSError as error:
    print(error.strerror or error, document.is_modified)
print(document.written(document.formats[0]).decode())
"""


class Told(NamedTuple):
    """What became of a document: the reason of the system, whether it is modified, and its games."""

    first: str
    games: str


def saved(
    path: Path,
    library: Path | None,
    call: str = "",
    first: int = 1,
    last: int = 99,
    *,
    largest: int = 0,
    in_place: bool = False,
) -> Told:
    """Save in another process. largest: the most bytes of a file that the system allows, 0 for any."""
    calls = {"FAILING": call, "FIRST": str(first), "LAST": str(last), "LD_PRELOAD": str(library or "")}
    data = {"XDG_DATA_HOME": str(path.parent.parent / "data"), "XDG_CONFIG_HOME": str(path.parent.parent / "config")}
    run = subprocess.run(
        [sys.executable, "-c", SAVE, path, str(largest), str(int(in_place))],
        env={**os.environ, **calls, **data},
        capture_output=True,
        text=True,
        check=True,
    )
    return Told(*run.stdout.splitlines())


def kept(path: Path) -> list[bytes]:
    folder = path.parent.parent / "data"
    return [one.read_bytes().split(b"\n", 1)[1] for one in folder.rglob("*.version")]


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("write", "No space left on device"),
        ("fsync", "No space left on device"),
        ("close", "Input/output error"),
        ("rename", "Input/output error"),
    ],
)
def test_a_call_that_fails_leaves_the_old_file_and_a_modified_document(
    path: Path, failing_disk: Path, call: str, why: str
) -> None:
    assert saved(path, failing_disk, call) == (f"{why} True", NEW.decode())
    assert path.read_bytes() == OLD
    assert [*path.parent.iterdir()] == [path]
    assert kept(path) == [OLD]


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such limit")
def test_a_file_that_may_not_grow_is_the_old_one(path: Path) -> None:
    path.write_bytes(OLD + b" " * 100)
    assert saved(path, None, largest=50) == ("File too large True", NEW.decode() + " " * 100)
    assert path.read_bytes() == OLD + b" " * 100
    assert [*path.parent.iterdir()] == [path]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no such device")
def test_a_device_is_refused(owner: QObject) -> None:
    document = Document(owner)
    document.type_hen(".9x9_5Eb")
    with pytest.raises(OSError, match="not a regular file"):
        document.save(Path("/dev/full"))
    assert document.is_modified


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="the superuser may write anywhere")
def test_a_file_that_may_only_be_read_is_refused(owner: QObject, path: Path) -> None:
    path.chmod(0o400)
    document = Document(owner)
    document.open(path)
    document.type_comment("new")
    with pytest.raises(PermissionError):
        document.save(path)
    assert (path.read_bytes(), document.is_modified) == (OLD, True)


def test_in_a_folder_without_new_files_a_file_is_overwritten_only_if_the_user_allows_it(
    path: Path, failing_disk: Path
) -> None:
    assert saved(path, failing_disk, "create") == ("Its folder allows no new files. True", NEW.decode())
    assert path.read_bytes() == OLD
    assert saved(path, failing_disk, "create", in_place=True) == ("saved False", NEW.decode())
    assert path.read_bytes() == NEW
    assert kept(path) == [OLD]
    assert [*path.parent.iterdir()] == [path]


@pytest.mark.parametrize("number", [1, 2])
def test_where_overwriting_in_place_fails_the_old_bytes_are_written_back(
    path: Path, failing_disk: Path, number: int
) -> None:
    path.with_name("other.sgf").hardlink_to(path)
    told = saved(path, failing_disk, "fsync", number, number, in_place=True)
    assert told == ("No space left on device True", NEW.decode())
    assert path.read_bytes() == OLD
    assert kept(path) == [OLD]


@pytest.mark.skipif(sys.platform == "win32", reason="the system has other links")
def test_a_file_of_two_names_is_overwritten_in_place_only_if_the_user_allows_it(owner: QObject, path: Path) -> None:
    other = path.with_name("other.sgf")
    other.hardlink_to(path)
    document = Document(owner)
    document.open(path)
    document.type_comment("new")
    with pytest.raises(InPlaceError, match="hard links"):
        document.save(path)
    assert (path.read_bytes(), document.is_modified) == (OLD, True)
    document.allow_in_place(path)
    document.save(path)
    assert other.read_bytes() == NEW
    assert other.samefile(path)
    assert [version.read() for version in versions_of(path)] == [OLD]
    assert [one.suffix for one in private_folder("versions").iterdir()] == [".version"]


@pytest.mark.skipif(sys.platform == "win32", reason="the system has other links")
def test_a_file_whose_earlier_version_cannot_be_kept_is_overwritten_in_place_only_if_the_user_allows_that(
    owner: QObject, path: Path
) -> None:
    path.with_name("other.sgf").hardlink_to(path)
    let_no_version_be_kept()
    document = Document(owner)
    lost: list[OSError] = []
    document.version_lost.connect(lost.append)
    document.open(path)
    document.type_comment("new")
    document.allow_in_place(path)
    with pytest.raises(InPlaceError, match="hard links") as refused:
        document.save(path)
    assert isinstance(refused.value.unkept, FileError)
    assert (path.read_bytes(), document.is_modified, lost) == (OLD, True, [])
    document.allow_in_place(path, unkept=True)
    document.save(path)
    assert path.read_bytes() == path.with_name("other.sgf").read_bytes() == NEW
    assert [type(error) for error in lost] == [FileError]
