"""Lists of HENs: one a line, in files, texts and standard input alike."""

from pathlib import Path

import pytest

from hen_editor.core import hen, sgf
from hen_editor.core.board import BoardSize
from hen_editor.core.formats import HEN
from hen_editor.core.hen import entries
from hen_editor.core.hen.extraction import extract_all
from hen_editor.pasting import recognise
from tests.cli.command import run
from tests.core.hen.lists import LISTS, SINGLE

TEXTS = {**{name: text for name, (text, _) in LISTS.items()}, **SINGLE}
ROWS = "_16Qb\n_4Dw\n_3Cb\n"
BROKEN = ".9x9_5Gb.b\n.9x9_5Ib.w\n.9x9_5Gw.w\n"


def valid(texts: list[str]) -> list[str]:
    return [hen.format(parsed.value) for text in texts if (parsed := hen.parse(text)).ok]


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_all_who_read_texts_find_the_same_positions(tmp_path: Path, text: str) -> None:
    listed = [entry.text for entry in entries.read(text)]
    count, positions = len(listed), valid(listed)
    file = tmp_path / "list.hen"
    file.write_bytes(text.encode())
    read = HEN.read(text.encode())
    assert read.collection is not None
    assert len(read.collection.games) == count
    assert len(extract_all(text)) == count
    if positions:
        assert [hen.format(found.position) for found in recognise(text, BoardSize()).value] == positions
    for done in (run("format", str(file)), run("format", text), run("format", stdin=text)):
        assert [
            hen.format(hen.parse(entry.text).value) for entry in entries.read(done.stdout) if positions
        ] == positions
        assert (done.exit_code == 0) == (len(positions) == count)


@pytest.mark.parametrize("command", ["validate", "convert", "format"])
def test_a_broken_line_is_named_and_costs_no_other(tmp_path: Path, command: str) -> None:
    file = tmp_path / "list.hen"
    file.write_text(BROKEN)
    for done in (run(command, str(file)), run(command, stdin=BROKEN)):
        assert ":2:7: error: I is not a column; did you mean J? [column-i]" in done.output
        assert done.exit_code == 1
    assert run("format", stdin=BROKEN).stdout == ".9x9_5Gb.b\n.9x9_5Gw.w\n"


def test_of_hundreds_of_lines_one_that_is_broken_is_lost() -> None:
    lines = [f"_{row}{column}b" for row in range(1, 20) for column in "ABCDEFGHJKLMNOPQRST"]
    lines[1] = "_18I"
    done = run("format", stdin="\n".join(lines))
    assert len(entries.read(done.stdout)) == len(lines) - 1
    assert done.exit_code == 1


def test_rows_are_one_position_and_a_note_says_so_unless_lines_are_wanted() -> None:
    one, several = run("validate", ROWS), run("validate", "--lines", ROWS)
    assert "note: 3 lines were read as one position; title lines (# Title) separate positions." in one.stdout
    assert "note: 3 positions were read" in several.stdout
    assert len(sgf.parse(run("convert", "--lines", stdin=ROWS).stdout).value.games) == 3
    assert run("format", "--lines", stdin=ROWS).stdout == "#\n_16Qb\n#\n_4Dw\n#\n_3Cb\n"
    assert run("format", stdin=ROWS).stdout == "_16Qb_4Dw_3Cb\n"
