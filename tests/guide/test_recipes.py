"""The programs that the guide shows, each run as its reader would."""

import json
import os
import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hen_editor.drawing.pictures import read
from hen_editor.engine.engines import joined_command
from hen_editor.resources import RECIPES
from tests.effort import some
from tests.engine import scripts
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


def output(name: str, *arguments: object, given: str = "") -> list[str]:
    """Run a program of the guide, and return the lines that it prints. given: its standard input."""
    command = [sys.executable, str(RECIPES / f"{name}.py"), *map(str, arguments)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, sys.path)])}
    return subprocess.run(
        command, env=environment, input=given, capture_output=True, encoding="utf-8", check=True, timeout=300
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


def test_chat_bot(tmp_path: Path) -> None:
    path = tmp_path / "answer.png"
    assert output("chat_bot", path, given="Is .9x9_5Ebw_4Ib.b alive?") == [
        ".9x9_5Ebw.b",
        "error: I is not a column; did you mean J?",
    ]
    [carried] = read("PNG", path.read_bytes()).positions
    assert carried.text == ".9x9_5Ebw.b"
    path.unlink()
    assert output("chat_bot", path, given="Hello!")[0].startswith("Nothing to paste")
    assert not path.exists()


def test_comment_editor(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[3]  C[ x ];B[aa]LB[cc:1];W[bb] )")
    output("comment_editor", path, 1, "Good.", "A1=a", "C1=2")
    assert path.read_bytes() == b"(;SZ[3]  C[ x ];B[aa]LB[cc:2][ac:a]C[Good.];W[bb] )"


def test_notebook() -> None:
    assert output("notebook") == ["[0, 1, 2, 3, 4, 5] {'E5': 4, 'E7': 4, 'G7': 4, 'C7': 4, 'C5': 4} True"]


SENT = (
    b"",
    b"\xff\xfe\x00",
    b".9x9_5Eb.b",
    b"_19Ib" * 200,
    b"(;SZ[52];B[aa]" + b"C[" * 500,
    b"(;SZ[9]" + b"AB[aa:ii]AE[aa:ii];" * 300 + b")",
    b"(" * 5000,
    ("$$c9\n$$ " + "| . X O ~ \u0000 " * 300).encode(),
    "1\u2028\uff11 黒 ".encode() * 1000,
    b".25x25" + b".26x26" * 1000,
    b"B D4 W Q16 " * 500,
)


def hostile_requests(count: int) -> Iterator[dict[str, Any]]:
    """Yield requests, of which many are spoilt somewhere."""
    lots = Random(count)
    for _ in range(count):
        body = bytearray(lots.choice(SENT))
        for _ in range(lots.choice([0, 1, 20])):
            at = lots.randrange(len(body) + 1)
            body[at : at + lots.choice([0, 1, 9])] = lots.randbytes(lots.choice([0, 1, 3]))
        length = lots.choice([str(len(body))] * 9 + ["", "-1", "x", "9" * 5000, "²", "5"])
        yield {
            "REQUEST_METHOD": lots.choice(["POST"] * 9 + ["GET", "", "\0"]),
            "CONTENT_LENGTH": length,
            "wsgi.input": BytesIO(body),
        }


def test_web_service_answers_whatever_it_is_sent() -> None:
    application = runpy.run_path(str(RECIPES / "web_service.py"))["application"]
    statuses: Counter[str] = Counter()
    for request in hostile_requests(some(2000, 200)):
        [body] = application(request, lambda status, headers: statuses.update([status[:3]]))
        assert isinstance(json.loads(body), dict)
    assert {*statuses} == {"200", "400", "405", "413"}


def test_web_service_says_what_it_found() -> None:
    application = runpy.run_path(str(RECIPES / "web_service.py"))["application"]
    text = b"See .9x9_5Eb_4Ib.b"
    request = {"REQUEST_METHOD": "POST", "CONTENT_LENGTH": str(len(text)), "wsgi.input": BytesIO(text)}
    [body] = application(request, lambda status, headers: None)
    [found] = json.loads(body)["positions"]
    assert (found["hen"], [problem["code"] for problem in found["problems"]]) == (".9x9_5Eb.b", ["column-i"])
    assert found["svg"].startswith("<svg")


def test_positions_as_keys(games: Path) -> None:
    assert output("positions_as_keys", games) == ["same: a.sgf, b.sgf", "similar: a.sgf, b.sgf, c.sgf"]


def test_process_pool(games: Path) -> None:
    assert output("process_pool", games) == ["7"]


def test_archive_analysis(games: Path) -> None:
    if find_spec("dask") is None or find_spec("distributed") is None:
        pytest.skip("dask[distributed] is not installed")
    (games / "mistake.sgf").write_text("(;SZ[9]AW[ee];B[aa];W[bb])", encoding="utf-8")
    (games / "large.sgf").write_text("(;SZ[30])", encoding="utf-8")
    assert output("archive_analysis", games, joined_command(scripts.command("pours")), 2) == [
        "  10.0 points: mistake.sgf, game 1, node 1"
    ]


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
