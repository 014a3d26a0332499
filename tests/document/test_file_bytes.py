"""Files that are refused before they are read: archives, devices, pipes, and what is too large."""

import bz2
import gzip
import io
import lzma
import os
import tarfile
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from hen_editor.document import file_bytes, files
from hen_editor.document.document import Document
from hen_editor.document.file_bytes import SizeLimit, UnreadableFileError, archive_kind
from tests.document.test_files import document  # noqa: F401 - a fixture

GAME = b"(;SZ[9];B[dd])"


def zipped() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("game.sgf", GAME)
    return made.getvalue()


def tarred(layout: int) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=layout) as archive:
        entry = tarfile.TarInfo("(;game).sgf")
        entry.size = len(GAME)
        archive.addfile(entry, io.BytesIO(GAME))
    return made.getvalue()


ARCHIVES = {
    "ZIP": zipped(),
    "gzip": gzip.compress(GAME),
    "bzip2": bz2.compress(GAME),
    "xz": lzma.compress(GAME),
    "zstd": b"\x28\xb5\x2f\xfd" + GAME,
    "7z": b"7z\xbc\xaf\x27\x1c\0\4" + GAME,
    "RAR": b"Rar!\x1a\x07\x01\0" + GAME,
    "LZH": b"\x21\x5e-lh0-" + GAME,
    "tar": tarred(tarfile.GNU_FORMAT),
}


@pytest.mark.parametrize(("kind", "data"), ARCHIVES.items(), ids=ARCHIVES)
def test_an_archive_is_refused_whatever_its_name_and_content(
    document: Document,  # noqa: F811 - the fixture
    tmp_path: Path,
    kind: str,
    data: bytes,
) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(data)
    with pytest.raises(OSError, match=rf"It is an archive \({kind}\)"):
        document.open(path)
    assert document.path is None


@pytest.mark.parametrize("layout", [tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT])
def test_every_layout_of_tar_is_an_archive(layout: int) -> None:
    assert archive_kind(tarred(layout)) == "tar"


@pytest.mark.parametrize("data", [b"PK(;B[aa])", b"Rar! (;B[aa])", b"BZh9(;B[aa])", b"(;C[" + b"ustar" * 100 + b"])"])
def test_a_game_that_resembles_an_archive_is_none(data: bytes) -> None:
    assert archive_kind(data) == ""


def test_a_file_over_the_limit_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "sparse.sgf"
    with path.open("wb") as sparse:
        sparse.truncate(3_000_000_001)
    with pytest.raises(UnreadableFileError) as refused:
        file_bytes.read(path, SizeLimit(settings="settings.ini"))
    assert str(refused.value) == (
        "It is over the limit of 512 MB. To raise the limit, set max-megabytes in the section [files] of settings.ini."
    )


def test_a_file_that_grows_over_the_limit_while_it_is_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "growing.sgf"
    path.write_bytes(b"x" * 1_000_000)

    def grow(_share: float) -> None:
        with path.open("ab") as growing:
            growing.write(b"x" * 2_000_000)

    with pytest.raises(UnreadableFileError, match="over the limit of 2 MB"):
        file_bytes.read(path, SizeLimit(2_000_000), progress=grow)


def test_the_settings_say_how_large_a_file_may_be(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "large.sgf"
    path.write_bytes(GAME + b" " * 1_000_000)
    QSettings().setValue("files/max-megabytes", 1)
    with pytest.raises(OSError, match=r"over the limit of 1 MB.*max-megabytes.*\[files\] of .+\."):
        files.read(path)
    QSettings().setValue("files/max-megabytes", 2)
    assert files.read(path).collection is not None


@pytest.mark.parametrize("value", ["", "many", "-1", "²", "nan", "9" * 5000])
def test_a_limit_that_is_no_number_is_the_usual_one(qtbot: QtBot, value: str) -> None:
    QSettings().setValue("files/max-megabytes", value)
    assert files.size_limit().size == 512_000_000


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="the system has no such devices")
@pytest.mark.parametrize("pipes", [False, True])
def test_a_device_is_refused_for_it_never_ends(pipes: bool) -> None:
    with pytest.raises(UnreadableFileError, match="not a regular file"):
        file_bytes.read(Path("/dev/zero"), SizeLimit(), pipes=pipes)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_named_pipe_is_read_only_where_pipes_are_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(UnreadableFileError, match="not a regular file"):
        file_bytes.read(path, SizeLimit())
    writer = os.open(path, os.O_RDWR)  # so that neither end waits for the other
    os.write(writer, GAME)
    assert file_bytes.read(path, SizeLimit(), pipes=True, progress=lambda _: os.close(writer)) == GAME


def test_a_stream_without_end_is_read_up_to_the_limit() -> None:
    class Endless(io.RawIOBase):
        def read(self, size: int = -1, /) -> bytes:
            return b"x" * size

    with pytest.raises(UnreadableFileError, match="over the limit of 5 MB"):
        file_bytes.read_stream(Endless(), SizeLimit(5_000_000))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_file_that_waits_for_more_instead_of_ending_is_refused(tmp_path: Path) -> None:
    """Like /proc/kmsg, which is a regular file, and which the tests may not be allowed to read."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    writer = os.open(path, os.O_WRONLY)
    os.write(writer, GAME)
    with io.FileIO(reader) as stream, pytest.raises(UnreadableFileError, match="not a regular file"):
        file_bytes.read_stream(stream, SizeLimit())
    os.close(writer)


@pytest.mark.skipif(not os.access("/proc/kmsg", os.R_OK), reason="the messages of the kernel may not be read here")
def test_the_messages_of_the_kernel_are_refused_instead_of_waited_for() -> None:
    with pytest.raises(OSError, match=r"not a regular file|Operation not permitted"):
        file_bytes.read(Path("/proc/kmsg"), SizeLimit())
