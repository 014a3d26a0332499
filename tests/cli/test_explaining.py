"""`--explain`: why what stands in a text is, or is not, a board of Go; and what only likely is one."""

import json

from hen_editor.diagrams.evidence import EVIDENCE
from tests.cli.command import run

BOARD = "Black (X) to play:\n\n. . . . .\n. X O . .\n. . X O .\n. . . . .\n. . . . .\n"
OTHELLO = "  a b c d\n1 . . . .\n2 . O X .\n3 . X O .\n4 . . . .\n"
MARKED = "$$ . . .\n$$ . X O\n$$ . . .\n"


def test_it_says_of_each_grid_what_speaks_for_it_and_against_it() -> None:
    lines = run("validate", "--explain", BOARD + "\n" + OTHELLO + "\n" + MARKED).stdout.splitlines()
    heads = [line for line in lines if "of Go: " in line or "diagram of Go" in line]
    assert [head.partition(" points")[0].rpartition(":")[0] for head in heads[:2]] == [
        "<text>:3:1: 5x5, surely a board of Go",
        "<text>:10:1: 4x4, no board of Go",
    ]
    assert heads[2] == "<text>:15:1: 3x3, marked as a diagram of Go."
    for name in ("legend", "othello"):
        assert f"  {EVIDENCE[name].weight:+3}  {EVIDENCE[name].says}" in lines


def test_the_points_add_up() -> None:
    head, *rows = run("convert", "--explain", BOARD).stderr.splitlines()
    total = int(head.rpartition(": ")[2].removesuffix(" points."))
    assert sum(int(row.split()[0]) for row in rows if row.lstrip()[:1] in ("+", "-")) == total


def test_it_stays_out_of_what_other_programs_read() -> None:
    done = run("validate", "--explain", "--json", BOARD)
    assert json.loads(done.stdout)["ok"]
    assert "board of Go" in done.stderr
    done = run("convert", "--explain", BOARD)
    assert done.stdout == ".5x5_4Bbw_3Cbw.b\n"
    assert "board of Go" in done.stderr


def test_a_text_without_a_grid_has_none() -> None:
    assert "nothing in it is a grid of signs." in run("validate", "--explain", "Dear Sir").stdout


def test_a_likely_board_is_read_with_a_note() -> None:
    text = BOARD.partition("\n\n")[2]
    done = run("convert", text)
    assert (done.stdout, done.exit_code) == (".5x5_4Bbw_3Cbw\n", 0)
    assert "note: This is likely a board of Go, but may be one of another game, or a drawing." in done.stderr
    done = run("validate", text)
    assert "[diagram-likely]" in done.stdout
    assert done.exit_code == 0
