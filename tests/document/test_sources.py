"""What games are read from: a file, its bytes or a text; how large it is, and how far reading has come."""

import os
import stat
from pathlib import Path

import pytest

from hen_editor.core import sgf
from hen_editor.core.progress import Progress
from hen_editor.core.replay import Replay
from hen_editor.document import files
from hen_editor.document.files import GameSource, examine, read_source
from tests.steps import reports

LARGE = "(;SZ[9]" + ";B[dd];W[ee]C[Good.]" * 20_000 + ")"


def test_a_file_is_read_with_its_bytes(tmp_path: Path) -> None:
    path = tmp_path / "small.sgf"
    path.write_text("(;SZ[9];B[dd])")
    examined = examine(GameSource(path))
    assert (examined.source.data, examined.estimate) == (path.read_bytes(), None)
    file = read_source(examined.source)
    assert len(file.require_collection().games[0]) == 2
    assert (file.path, file.data) == (path, path.read_bytes())
    assert read_source(GameSource(path)).data == file.data


@pytest.mark.parametrize("given", ["a file", "bytes", "a text"])
def test_it_is_told_how_far_reading_is_and_that_never_goes_back(tmp_path: Path, given: str) -> None:
    path = tmp_path / "large.sgf"
    path.write_text(LARGE)
    source = {"a file": GameSource(path), "bytes": GameSource(path, LARGE.encode()), "a text": GameSource(text=LARGE)}[
        given
    ]

    def read(progress: Progress) -> None:
        read_source(examine(source, progress=progress).source, progress=progress)

    shares = reports(read)
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] <= 1
    assert len(shares) > 10


@pytest.mark.parametrize("name", ["missing.sgf", "."])
def test_what_the_system_refuses_is_raised(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError):  # noqa: PT011 - the kind depends on the system
        examine(GameSource(tmp_path / name))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_is_refused_for_it_might_never_end(tmp_path: Path) -> None:
    path = tmp_path / "pipe.sgf"
    os.mkfifo(path)
    assert stat.S_ISFIFO(path.stat().st_mode)
    with pytest.raises(OSError, match="It is not a regular file"):
        examine(GameSource(path))


@pytest.mark.parametrize("given", ["a file", "a text"])
def test_of_very_much_it_is_estimated_how_much_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    monkeypatch.setattr(files, "MAX_NODES_UNCONFIRMED", 20)
    text = "(" + ";B[dd]" * 30 + ")"
    path = tmp_path / "large.sgf"
    path.write_text(text)
    estimate = examine(GameSource(path) if given == "a file" else GameSource(text=text)).estimate
    assert estimate is not None
    assert estimate.nodes == 30
    assert examine(GameSource(text=f"(;C[{'word ' * 100}])")).estimate is None


def test_bytes_are_read_in_another_encoding() -> None:
    file = read_source(GameSource(None, "(;SZ[9]C[Привет])".encode("cp1251"), "cp1251"))
    assert file.path is None
    assert file.require_collection().games[0].node(0)["C"] == "Привет"
    with pytest.raises(LookupError):
        read_source(GameSource(None, b"(;SZ[9])", "no encoding of this name"))


def test_a_long_main_line_is_walked_with_progress() -> None:
    """Even one that is not in the order of the file, as that of a pasted text: its encoding is set at its root."""
    tree = sgf.parse("(;SZ[9]" + ";B[dd]" * 100_000 + ")").value.games[0].with_property(0, "CA", "UTF-8")
    assert len(reports(lambda progress: Replay.along(tree, [*tree.main_line()], progress))) > 3
