"""`hen analyze`: what an engine thinks, in words and as JSON."""

import json
from pathlib import Path

import pytest

from hen_editor.engine.engines import joined_command
from tests.cli.command import run
from tests.engine import scripts

GAME = "(;SZ[9]AB[ee];W[cc];B[dd](;W[];B[gg])(;W[ff]))"


def engine(*faults: str) -> str:
    return joined_command(scripts.command(*faults))


def test_a_position_is_analysed_with_the_best_moves_and_their_lines() -> None:
    done = run("analyze", ".9x9_5Eb.w", "--engine", engine(), "--visits", "20")
    first, *lines = done.stdout.splitlines()
    assert first.startswith("<text>: game 1, move 0, node 0: White to play, Black leads by 10.0, Black wins 99 %, ")
    assert first.endswith(" visits, best is A9")
    assert [line.split()[0] for line in lines] == ["A9", "B9", "C9", "D9", "E9", "F9", "G9", "H9", "J9", "A8"]
    assert lines[1].split()[2:] == ["99", "%", "+11.0", "B9", "A9"]
    assert done.exit_code == 0


@pytest.mark.parametrize(
    ("options", "nodes"),
    [
        ([], [4]),
        (["--move", "1"], [1]),
        (["--node", "5"], [5]),
        (["--all"], [0, 1, 2, 3, 4]),
    ],
)
def test_the_nodes_of_a_game_are_chosen(options: list[str], nodes: list[int]) -> None:
    done = run("analyze", GAME, "--engine", engine(), "--visits", "1", *options, "--json")
    [line] = done.stdout.splitlines()
    found = json.loads(line)
    assert [one["node"] for one in found["analyses"]] == nodes
    leads = {0: 10, 1: 0, 2: 10, 3: 10, 4: 20, 5: 0}
    assert [one["score_lead"] for one in found["analyses"]] == [leads[node] for node in nodes]
    if "--all" in options:
        assert [one["points_lost"] for one in found["analyses"]] == [None, -10, -10, 0, -10]


def test_every_move_of_a_game_is_a_line() -> None:
    done = run("analyze", GAME, "--engine", engine(), "--visits", "1", "--all")
    lines = done.stdout.splitlines()
    assert [line.split(":")[1].split(",")[1].strip() for line in lines] == [f"move {number}" for number in range(5)]
    assert ", the move lost 0.0, " in lines[1]


def test_what_an_engine_cannot_have_is_a_problem_and_the_others_are_analysed(tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text("(;SZ[30])(;SZ[9]AB[aa])", encoding="utf-8")
    done = run("analyze", str(path), "--engine", engine(), "--visits", "1", "--json")
    found = json.loads(done.stdout)
    assert [problem["code"] for problem in found["problems"]] == ["engine-too-large"]
    assert [one["game"] for one in found["analyses"]] == [2]
    assert done.exit_code == 1


def test_an_engine_that_fails_is_a_refusal_with_what_it_wrote_last() -> None:
    done = run("analyze", ".9x9", "--engine", engine("dies-at=komi"))
    assert done.stderr.splitlines() == [
        "  terminate called",
        "    what():  No such network",
        "hen: <text>: The engine ended (exit status 3): “No such network”.",
    ]
    assert done.exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([".9x9"], "Missing option '--engine'"),
        ([".9x9", "--engine", "no-such-engine"], "There is no engine no-such-engine"),
        ([GAME, "--engine", engine(), "--all", "--move", "1"], "Only one of --all, --move and --node"),
        ([".9x9", "--engine", engine(), "--seconds", "nan"], "Invalid value for '--seconds'"),
        ([".9x9", "--engine", engine(), "--seconds", "inf"], "Invalid value for '--seconds'"),
    ],
)
def test_wrong_usage_is_said(arguments: list[str], message: str) -> None:
    done = run("analyze", *arguments)
    assert message in done.stderr
    assert done.exit_code == 2
