"""A file read in slices: what is told on the way, and that nothing is told after the end."""

import gc
import os
import stat
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.sgf import Estimate
from hen_editor.document import files, idle_work
from hen_editor.document.files import File, Loading

LARGE = "(;SZ[9]" + ";B[dd];W[ee]C[Good.]" * 400_000 + ")"


class Witness:
    """Notes what a loading tells."""

    def __init__(self, watched: Loading) -> None:
        self.shares: list[float] = []
        self.asked: list[Estimate] = []
        self.files: list[File] = []
        self.errors: list[Exception] = []
        watched.progressed.connect(self.shares.append)
        watched.large.connect(self.asked.append)
        watched.read.connect(self.files.append)
        watched.refused.connect(self.errors.append)


@pytest.fixture
def large(tmp_path: Path) -> Path:
    path = tmp_path / "large.sgf"
    path.write_text(LARGE)
    return path


def test_a_small_file_is_read_at_once(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_work, "AT_ONCE", 10_000)
    path = tmp_path / "small.sgf"
    path.write_text("(;SZ[9];B[dd])")
    reading = Loading(path)
    witness = Witness(reading)
    reading.start()
    assert reading.is_over
    assert len(witness.files[0].collection.games[0]) == 2
    assert witness.files[0].data == path.read_bytes()


def test_a_large_file_is_read_in_slices_that_tell_how_far_they_are(qtbot: QtBot, large: Path) -> None:
    reading = Loading(large)
    witness = Witness(reading)
    reading.start()
    assert not reading.is_over
    qtbot.waitUntil(lambda: reading.is_over, timeout=20_000)
    assert witness.shares == sorted(witness.shares)
    assert 0 <= witness.shares[0] <= witness.shares[-1] <= 1
    assert len(witness.shares) > 10
    assert sgf.format(witness.files[0].collection) == LARGE.encode()


def test_on_a_busy_machine_it_goes_on_and_never_back(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_work, "AT_ONCE", 0)
    monkeypatch.setattr(idle_work, "SLICE", 0)  # over before it begins
    path = tmp_path / "some.sgf"
    path.write_text(f"(;SZ[9]{';B[aa];W[]' * 1_000})")
    reading = Loading(path)
    witness = Witness(reading)
    reading.start()
    qtbot.waitUntil(lambda: reading.is_over)
    assert witness.shares == sorted(witness.shares)


def test_after_a_cancel_nothing_is_reported(qtbot: QtBot, large: Path) -> None:
    reading = Loading(large)
    witness = Witness(reading)
    reading.start()
    reading.cancel()
    told = len(witness.shares)
    qtbot.wait(100)
    assert (len(witness.shares), witness.files, witness.errors) == (told, [], [])


@pytest.mark.parametrize("name", ["missing.sgf", "."])
def test_what_the_system_refuses_is_reported(
    qtbot: QtBot, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_work, "AT_ONCE", 10_000)
    reading = Loading(tmp_path / name)
    witness = Witness(reading)
    reading.start()
    assert reading.is_over
    assert isinstance(witness.errors[0], OSError)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_is_refused_for_it_might_never_end(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "pipe.sgf"
    os.mkfifo(path)
    assert stat.S_ISFIFO(path.stat().st_mode)
    reading = Loading(path)
    witness = Witness(reading)
    reading.start()
    assert str(witness.errors[0]) == "It is not a regular file."


def test_of_a_very_large_file_is_asked_before_it_is_read(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MAX_NODES_UNCONFIRMED", 20)
    path = tmp_path / "large.sgf"
    path.write_text("(" + ";B[dd]" * 30 + ")")
    reading = Loading(path)
    witness = Witness(reading)
    reading.start()
    assert [asked.nodes for asked in witness.asked] == [30]
    qtbot.wait(50)
    assert witness.files == []
    reading.go_on()
    qtbot.waitUntil(lambda: reading.is_over)
    assert len(witness.files[0].collection.games[0]) == 30


def test_bytes_are_read_again_in_another_encoding(qtbot: QtBot, tmp_path: Path) -> None:
    data = "(;SZ[9]C[Привет])".encode("cp1251")
    reading = Loading(None, None, data, "cp1251")
    witness = Witness(reading)
    reading.start()
    (file,) = witness.files
    assert file.path is None
    assert file.collection.games[0].node(0)["C"] == "Привет"


def test_what_is_read_is_kept_from_the_garbage_collector(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text("(;SZ[9];B[dd])" * 20_000)
    reading = Loading(path)
    witness = Witness(reading)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(idle_work, "AT_ONCE", 0)
        reading.start()
    assert gc.isenabled()
    qtbot.waitUntil(lambda: reading.is_over, timeout=20_000)
    assert gc.isenabled()
    looked_through = sum(isinstance(one, sgf.GameTree) for one in gc.get_objects())
    assert looked_through < 1_000 < len(witness.files[0].collection.games)


def test_after_a_mistake_of_the_program_nothing_more_is_read_or_reported(
    qtbot: QtBot, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_work, "AT_ONCE", 0)
    reading = Loading(large, None, None, "no encoding of this name")
    witness = Witness(reading)
    with qtbot.captureExceptions() as exceptions:
        reading.start()
        qtbot.waitUntil(lambda: reading.is_over)
        qtbot.wait(50)
    assert [kind for kind, *_ in exceptions] == [LookupError]
    assert (witness.files, witness.errors) == ([], [])


def test_a_long_main_line_is_walked_in_slices(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even one that is not in the order of the file, as that of a pasted text: its encoding is set at its root."""
    reading = Loading(None, text="(;SZ[9]" + ";B[dd]" * 100_000 + ")")
    witness = Witness(reading)
    monkeypatch.setattr(idle_work, "SLICE", 1)
    reading.start()
    qtbot.waitUntil(lambda: reading.is_over, timeout=20_000)
    assert len(witness.files[0].collection.games[0]) == 100_001
    assert sum(share >= 0.95 for share in witness.shares) > 3, "all is read, and only the replay is left"
