"""What is saved is read back first: nothing is written that does not hold the document."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from hen_editor.core import codes
from hen_editor.core.formats import HEN, SGF, Kept, WritableFormat
from hen_editor.core.formats.format import NOTHING_KEPT
from hen_editor.core.sgf import Collection
from hen_editor.core.sgf.writing import cleaning
from hen_editor.document import copies
from hen_editor.document.codes import MiswrittenError
from hen_editor.document.document import Document
from tests.bench.games import large_tree
from tests.steps import reports

GAME = b"(;SZ[9]CA[UTF-8]C[root];B[aa](;W[bb]C[\xe4\xb8\x89])(;W[cc]))(;SZ[13])"


def broken(row: WritableFormat, spoil: Callable[[bytes], bytes]) -> WritableFormat:
    """Return a row of the table of formats that writes something else."""

    def write(collection: Collection, kept: Kept = NOTHING_KEPT) -> bytes:
        return spoil(row.write(collection, kept))

    return replace(row, write=write)


SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "a game is lost": lambda data: data.replace(b"(;SZ[13])", b""),
    "a variation is lost": lambda data: data.replace(b"(;W[cc])", b""),
    "a move is lost": lambda data: data.replace(b";B[aa]", b""),
    "a property is lost": lambda data: data.replace(b"SZ[9]", b""),
    "a value is cut off": lambda data: data.replace(b"root", b"roo"),
    "another encoding": lambda data: data.decode().encode("koi8-r", "replace"),
    "cut off": lambda data: data[:-20],
    "nothing": lambda data: b"",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgf"
    path.write_bytes(GAME)
    return path


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_what_would_be_read_otherwise_is_not_written(
    owner: QObject, path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    document = Document(owner, (broken(SGF, spoil), HEN))
    document.open(path)
    document.type_node_name("new")
    with pytest.raises(MiswrittenError, match="would not show the same games"):
        document.save(path)
    assert path.read_bytes() == GAME
    assert [*path.parent.glob("*.sgf")] == [path]
    assert document.is_modified


def test_a_position_that_would_be_read_otherwise_is_not_written(owner: QObject, tmp_path: Path) -> None:
    document = Document(owner, (SGF, broken(HEN, lambda data: data.replace(b"5E", b"5F"))))
    document.type_hen(".9x9_5Eb")
    with pytest.raises(MiswrittenError):
        document.save(tmp_path / "position.hen")
    assert not (tmp_path / "position.hen").exists()
    document.save(tmp_path / "position.sgf")
    assert not document.is_modified


def test_a_copy_is_read_back_too(owner: QObject, path: Path) -> None:
    document = Document(owner)
    document.open(path)
    now, row = document.snapshot, broken(SGF, SPOILT["a move is lost"])
    misplacing = broken(HEN, lambda data: data.replace(b"9x9", b"9x10"))
    for copy in (
        partial(copies.in_utf8, row, now.collection),
        partial(copies.what_fits, row, now.collection, document.file.kept),
        partial(copies.position_alone, misplacing, now.position),
    ):
        with pytest.raises(MiswrittenError):
            document.write(document.prepare_copy(path.with_name("copy"), copy))
    assert [*path.parent.glob("copy*")] == []


MISNORMALISED: dict[str, Callable[[str], str]] = {
    "a move is lost": lambda text: text.replace(";B[aa]", ""),
    "a game is lost": lambda text: "" if "SZ[13]" in text else text,
    "a value grows": lambda text: text.replace("root", "rootroot"),
}


@pytest.mark.parametrize("spoil", MISNORMALISED.values(), ids=MISNORMALISED)
def test_a_normalised_copy_is_read_back_too(
    owner: QObject, path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[str], str]
) -> None:
    document = Document(owner)
    document.open(path)
    copies.normalised(document.snapshot.collection)
    written = cleaning.clean_game
    monkeypatch.setattr(cleaning, "clean_game", lambda tree: [spoil("".join(written(tree)))])
    with pytest.raises(MiswrittenError):
        copies.normalised(document.snapshot.collection)


def test_what_a_format_does_not_hold_is_left_out_of_a_copy(owner: QObject, path: Path) -> None:
    lossy = replace(broken(SGF, SPOILT["a variation is lost"]), losses=lambda _: (codes.EMPTY_FILE.at(),))
    document = Document(owner)
    document.open(path)
    document.type_node_name("new")
    data = copies.what_fits(lossy, document.snapshot.collection, document.file.kept)
    assert data.count(b";W") == 1


def test_a_large_document_is_built_and_read_back_with_progress(owner: QObject, path: Path) -> None:
    path.write_text(large_tree(10_000))
    document = Document(owner)
    document.open(path)
    document.type_node_name("new")
    write = document.prepare_save(path)
    progress = reports(write.build)
    assert len(progress) > 10
    assert progress == sorted(progress)
    assert 0 <= progress[0] <= progress[-1] <= 1
    document.begin_writing(write)
    write.write()
    document.end_writing(write)
    assert b"N[new]" in path.read_bytes()
    assert not document.is_modified
