"""A real game, the ear-reddening game of 1846, stepped through, edited in its middle, undone, saved and read again."""

from pathlib import Path

import pytest
from sgfmill import sgf, sgf_moves

from hen_editor.core import hen
from hen_editor.core.board import Color, Point, Stones
from tests.e2e.conftest import StartEditor
from tests.e2e.editor import NINETEEN, Editor

GAME = (Path(__file__).parent / "ear-reddening.sgf").read_bytes()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "ear-reddening.sgf"
    path.write_bytes(GAME)
    return path


@pytest.fixture
def editor(start_editor: StartEditor, game: Path) -> Editor:
    editor = start_editor(str(game))
    editor.see_title("ear-reddening.sgf")
    return editor


def test_keys_and_wheel_step_through_it_and_the_hen_follows(editor: Editor) -> None:
    for way, move in (
        (lambda: editor.press("Right"), 1),
        (lambda: editor.press("Next"), 11),
        (lambda: editor.wheel(35), 46),
        (lambda: editor.press("Right", "Right", "Right"), 49),
        (lambda: editor.wheel(-3), 46),
        (lambda: editor.press("End"), 325),
        (lambda: editor.press("Prior", "Left"), 314),
        (lambda: editor.press("Home"), 0),
    ):
        way()
        expected = stones_after(move)
        editor.see_stones(expected)
        shown = hen.parse_strict(editor.hen())
        assert shown.stones == expected
        assert shown.turn is (None if move == 0 else Color.WHITE if move % 2 else Color.BLACK)


def test_an_edit_of_its_hen_is_undone_redone_saved_and_read_again(
    editor: Editor, start_editor: StartEditor, game: Path
) -> None:
    editor.wheel(127)
    editor.see_stones(stones_after(127))
    before = editor.hen()
    assert before.endswith(".K11b.w")
    editor.enter_field()
    editor.type(".G5-CR")
    editor.see_title("ear-reddening.sgf*")
    editor.leave_field()
    editor.press("7")
    editor.click("C6")
    editor.see_hen(f"{before}.G5-CR.C6-CR")
    editor.press("ctrl+z", "ctrl+z")
    editor.see_title("ear-reddening.sgf")
    editor.see_hen(before)
    assert game.read_bytes() == GAME
    editor.press("ctrl+y")
    editor.see_hen(f"{before}.G5-CR")
    editor.save("ear-reddening.sgf")
    node = b";B[ji]C[The ear-reddening move.]"
    assert game.read_bytes() == GAME.replace(node, node + b"CR[go]")
    editor.press("ctrl+q")
    editor.see_end()
    again = start_editor(str(game))
    again.see_title("ear-reddening.sgf")
    again.wheel(127)
    again.see_hen(f"{before}.G5-CR")


def test_stones_typed_in_its_middle_become_a_variation_and_all_is_undone(editor: Editor, game: Path) -> None:
    editor.wheel(20)
    there = editor.hen()
    editor.enter_field()
    editor.type("_1Ab")
    editor.see_stones(stones_after(20).with_stone(Point(0, 18), Color.BLACK))
    editor.leave_field()
    editor.press("1")
    editor.click("A19", "B19")
    editor.see_title("ear-reddening.sgf*")
    editor.press("ctrl+z", "ctrl+z", "ctrl+z")
    editor.see_title("ear-reddening.sgf")
    assert editor.hen() == there
    editor.press("End")
    editor.see_stones(stones_after(325))
    written = game.stat().st_mtime_ns
    editor.press("ctrl+s")
    editor.desktop.until("the file is written", lambda: game.stat().st_mtime_ns != written)
    editor.see_no_dialog()
    editor.press("ctrl+q")
    editor.see_end()
    assert game.read_bytes() == GAME


def stones_after(number: int) -> Stones:
    """Return what sgfmill says is on the board after a move."""
    board, plays = sgf_moves.get_setup_and_moves(sgf.Sgf_game.from_bytes(GAME))
    for color, (row, column) in plays[:number]:
        board.play(row, column, color)
    colors = {"b": Color.BLACK, "w": Color.WHITE}
    return Stones(
        NINETEEN, {Point(column, 18 - row): colors[color] for color, (row, column) in board.list_occupied_points()}
    )
