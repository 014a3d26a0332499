"""Screens unlike the usual one: small, or with two pixels for one."""

from pathlib import Path

import pytest

from tests.e2e.conftest import StartEditor
from tests.e2e.desktop import Desktop
from tests.e2e.editor import Editor

EMPTY = {0}
"""What an edge of the screen shows where no window hangs over it."""


def test_the_whole_window_fits_a_small_screen(desktop: Desktop, tmp_path: Path) -> None:
    with Desktop(tmp_path, 1024, 700) as small:
        editor = Editor(small, tmp_path)
        editor.board()
        seen = small.look()
        assert set(seen.row(seen.height - 1, 0, seen.width)) == EMPTY
        assert set(seen.column(seen.width - 1, 0, seen.height)) == EMPTY
        editor.click("D4", "T19")
        editor.see_hen("_19Tw_4Db.T19w.b")
        editor.end()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_lines_are_sharp_at_every_scale(start_editor: StartEditor, scale: float) -> None:
    board = start_editor(scale=scale).board()
    middle = board.across.first + 5 * board.cell + board.cell // 2
    row = range(board.down.first - board.cell // 2, board.down.first + board.cell // 2)
    line = board.picture.color(middle, board.down.first)
    near_line = [y for y in row if abs(board.picture.color(middle, y)[0] - line[0]) < 100]
    assert {board.picture.color(middle, y) for y in near_line} == {line}
    assert len(near_line) <= -(-board.cell // 20)  # a twentieth of a cell, in whole pixels
