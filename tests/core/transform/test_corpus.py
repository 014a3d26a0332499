"""The laws of transforms over real files, where HEN_EDITOR_CORPUS names a directory of them."""

import os
from pathlib import Path

import pytest

from hen_editor.core import sgf
from hen_editor.core.sgf import Collection
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform, collection, position
from tests.core.transform.test_games import positions

CORPUS = os.environ.get("HEN_EDITOR_CORPUS")
LARGEST = 100_000
FILES = sorted(path for path in Path(CORPUS).rglob("*.sgf") if path.stat().st_size < LARGEST) if CORPUS else []
WITH_CORPUS = pytest.mark.skipif(not FILES, reason="HEN_EDITOR_CORPUS names no files")
TURNS = (Symmetry.ROTATE_RIGHT, Symmetry.MIRROR_ANTIDIAGONAL)


def read(path: Path) -> Collection:
    return sgf.parse(path.read_bytes()).value


@WITH_CORPUS
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_transforms_that_cancel_out_give_back_the_bytes_of_undamaged_files(path: Path) -> None:
    file = read(path)
    assert collection(file, Transform()).value is file
    for symmetry in TURNS:
        there = collection(file, Transform(symmetry)).value
        back = collection(there, Transform(symmetry.inverse)).value
        if not file.source.is_damaged:
            assert sgf.format(back) == path.read_bytes()


@WITH_CORPUS
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_replaying_transformed_games_gives_the_transformed_positions(path: Path) -> None:
    file = read(path)
    turn = Transform(Symmetry.ROTATE_RIGHT)
    for before, after in zip(file.games, collection(file, turn).value.games, strict=True):
        if before.is_go:
            assert positions(after) == [position(shown, turn).value for shown in positions(before)]
