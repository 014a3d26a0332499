"""The programs that the guide shows, each run as its reader would."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from hen_editor.resources import RECIPES
from tests.guide.making import WORDS

ROOT = Path(__file__).resolve().parent.parent.parent

GAMES = {
    "a.sgf": "(;SZ[9];B[ee];W[ec])",
    "b.sgf": "(;SZ[9];W[ec];B[ee])",
    "more/c.sgf": "(;SZ[9];W[ce];B[ee]B[zz])(;SZ[9];B[a])",
}


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    for name, text in GAMES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def output(name: str, *arguments: object) -> list[str]:
    """Run a program of the guide, and return the lines that it prints."""
    command = [sys.executable, str(RECIPES / f"{name}.py"), *map(str, arguments)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, timeout=300
    ).stdout.splitlines()


def test_the_guide_shows_every_one() -> None:
    for words in WORDS.values():
        assert sorted(words.about_recipe) == sorted(path.stem for path in RECIPES.glob("*.py"))


def test_final_positions(games: Path) -> None:
    assert output("final_positions", games) == [
        "a.sgf .9x9_7Ew_5Eb.E7w.b",
        "b.sgf .9x9_7Ew_5Eb.E5b.w",
        "c.sgf .9x9_5CwEb.E5b.w",
        "c.sgf .9x9",
    ]


def test_problem_table(games: Path) -> None:
    assert [line.split() for line in output("problem_table", games)] == [
        ["error", "sgf-off-board", "1"],
        ["warning", "sgf-repeated", "1"],
        ["warning", "sgf-unreadable", "1"],
    ]


def test_game_pictures(games: Path, tmp_path: Path) -> None:
    assert output("game_pictures", games, tmp_path / "drawn") == []
    drawn = sorted((tmp_path / "drawn").iterdir())
    assert [path.name for path in drawn] == ["a-1.svg", "b-1.svg", "c-1.svg", "c-2.svg"]
    assert drawn[0].read_text(encoding="utf-8").startswith("<svg")


def test_positions_as_keys(games: Path) -> None:
    assert output("positions_as_keys", games) == ["same: a.sgf, b.sgf", "similar: a.sgf, b.sgf, c.sgf"]


def test_process_pool(games: Path) -> None:
    assert output("process_pool", games) == ["7"]


def test_million_games(games: Path) -> None:
    if find_spec("dask") is None or find_spec("distributed") is None:
        pytest.skip("dask[distributed] is not installed")
    lines = output("million_games", games, 2)
    assert sorted(line.split() for line in lines) == [
        ["1", ".9x9"],
        ["1", ".9x9_5CwEb.E5b.w"],
        ["1", ".9x9_7Ew_5Eb.E5b.w"],
        ["1", ".9x9_7Ew_5Eb.E7w.b"],
    ]
