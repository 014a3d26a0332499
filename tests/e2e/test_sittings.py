"""Whole sittings: what an author does from the start to the saved file, and every step of it taken back."""

from pathlib import Path

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Stones
from tests.e2e.conftest import StartEditor
from tests.e2e.editor import Editor
from tests.e2e.test_files import name_file, save_under

GAME = (Path(__file__).parent / "club-game.sgf").read_bytes()
NINE = BoardSize(9, 9)
ELEVEN = BoardSize(11, 11)
PLAY, BLACK, WHITE, TRIANGLE, LETTER, NUMBER, SELECT, ARROW = "1", "2", "3", "5", "9", "0", "alt+0", "alt+4"
"""The keys of the tools."""


def test_a_tsumego_with_variations_and_comments(editor: Editor, tmp_path: Path) -> None:
    path = tmp_path / "tsumego.sgf"
    editor.replace_field(".9x9")
    editor.see_stones(Stones(NINE))
    editor.leave_field()
    editor.see_hen(".9x9")
    board = editor.board(NINE)
    editor.press(BLACK)
    editor.desktop.drag(board.place("A2"), board.place("B2"), board.place("C2"), board.place("D2"))
    editor.click("D1", size=NINE)
    editor.press(WHITE)
    editor.desktop.drag(*(board.place(f"{column}3") for column in "ABCDE"))
    editor.click("E2", "F1", size=NINE)
    editor.see_hen(".9x9_3w5_2b4w_1DbFw")
    editor.press(SELECT)
    editor.desktop.drag(board.place("F1"), board.place("E1"))  # a line nearer
    editor.see_hen(".9x9_3w5_2b4w_1Dbw")
    editor.comment("Black to play and live.")
    editor.press(PLAY)
    editor.click("C1", "B1", size=NINE)
    editor.comment("Dead: one eye only.")
    editor.press("Home")
    editor.click("B1", size=NINE)
    editor.comment("Correct: two eyes.")
    editor.press("ctrl+alt+shift+Left")  # the solution is the main line
    editor.press("Home", LETTER)
    editor.click("B1", "C1", size=NINE)
    editor.press("Right", WHITE)
    editor.click("F2", size=NINE)  # beside the first move: a stone of the problem itself
    editor.see_hen(".9x9_3w5_2b4w2_1BbDbw.B1b.w")
    editor.press("ctrl+s")
    save_under(editor, path)
    authored = path.read_bytes()
    assert authored.decode().split("SZ[9]")[1] == (
        "AB[ah][bh][ch][dh][di]AW[ag][bg][cg][dg][eg][eh][ei][fh]C[Black to play and live.]LB[bi:A][ci:B]\n"
        "(;B[bi]C[Correct: two eyes.])\n(;B[ci];W[bi]C[Dead: one eye only.]))\n"
    )
    editor.undo(16)
    editor.see_hen(".9x9")
    editor.undo(1)
    editor.see_hen(".19x19")
    editor.save("tsumego.sgf")
    assert path.read_text().strip().endswith("SZ[19])")
    editor.redo(17)
    editor.see_hen(".9x9_3w5_2b4w2_1BbDbw.B1b.w")
    editor.save("tsumego.sgf")
    assert path.read_bytes() == authored


def test_a_game_is_annotated(start_editor: StartEditor, tmp_path: Path) -> None:
    path = tmp_path / "club-game.sgf"
    path.write_bytes(GAME)
    editor = start_editor(str(path))
    editor.see_title("club-game.sgf")
    editor.wheel(13)
    editor.comment("An unusual approach.")
    editor.press(TRIANGLE)
    editor.click("C14")
    editor.press(LETTER)
    editor.click("F17", "C17")
    editor.press(ARROW)
    board = editor.board()
    editor.desktop.drag(board.place("C14"), board.place("F17"))
    editor.wheel(4)
    there = editor.hen()
    editor.press(PLAY)
    editor.click("R3", "R4")
    editor.comment("Black is content.")
    editor.press("ctrl+Home")
    editor.see_hen(there)
    editor.press("Home", "Next", "ctrl+shift+b", WHITE)  # 10 moves on: what if this stone had been here before?
    editor.click("R10")
    editor.press("End")  # of the variation that was visited last
    editor.comment(" Black resigned soon after.")
    editor.press("ctrl+i")
    editor.see_dialog()
    editor.press("alt+m", "Tab")  # among the names, to the annotator
    editor.type("A. Reader")
    editor.press("Return")
    editor.see_no_dialog()
    editor.save("club-game.sgf")
    annotated = path.read_bytes()
    assert annotated == (
        GAME.replace(b"C[The league game of the week.]", b"C[The league game of the week.]AN[A. Reader]")
        .replace(b";W[pb]", b";AW[qj];W[pb]")
        .replace(b";B[cf]", b";B[cf]C[An unusual approach.]TR[cf]LB[fc:A][cc:B]AR[cf:fc]")
        .replace(b";B[dn]))", b";B[dn])\n(;W[qq];B[qp]C[Black is content. Black resigned soon after.]))")
    )
    editor.undo(11)
    editor.see_title("club-game.sgf*")
    editor.save("club-game.sgf")
    assert path.read_bytes() == GAME
    editor.redo(11)
    editor.see_title("club-game.sgf*")
    editor.save("club-game.sgf")
    assert path.read_bytes() == annotated


def test_a_position_of_four_colours_with_numbers(editor: Editor, start_editor: StartEditor, tmp_path: Path) -> None:
    path = tmp_path / "four-colours.sgf"
    editor.replace_field(".11x11")
    editor.press("ctrl+End")
    editor.type("~brgl_11Ab_1Lr")
    editor.leave_field()
    editor.see_hen(".11x11_11b_1Lr~brgl")
    moves = ("C3", "J9", "C9", "J3", "D3", "H9", "C8", "J4")
    editor.press(PLAY)
    editor.click(*moves, size=ELEVEN)
    editor.press(NUMBER)
    editor.click(*moves, size=ELEVEN)
    shown = ".11x11_11b_9C~3H~6~2_8C~7_4J~8_3C~1~5J~4_1Lr~brgl.J4l.b"
    editor.see_hen(shown)
    editor.see_stones(hen.parse_strict(shown).stones)
    editor.press("ctrl+s")
    save_under(editor, path)
    editor.undo(16)
    editor.see_hen(".11x11_11b_1Lr~brgl")
    editor.undo(2)
    editor.see_hen(".19x19")
    editor.redo(18)
    editor.see_hen(shown)
    editor.see_title("four-colours.sgf")
    editor.press("ctrl+q")
    editor.see_end()
    again = start_editor(str(path))
    again.see_title("four-colours.sgf")
    again.press("End")
    again.see_hen(shown)


def test_a_position_is_built_played_on_commented_and_saved_by_keyboard_alone(editor: Editor, tmp_path: Path) -> None:
    path = tmp_path / "keyboard.sgf"
    editor.press("alt+f")
    editor.see_popup()
    editor.press("n")
    editor.see_popup(2)
    editor.press("9")
    editor.see_hen(".9x9")
    put(editor, BLACK, "g5")
    editor.press("alt+Down", "Return", "alt+Down", "alt+Right", "shift+Return")
    editor.see_hen(".9x9_5Gb_4Gb_3Hw")
    editor.press("alt+Left", "alt+Left", "Return")
    editor.see_hen(".9x9_5Gb_4Gb_3FbHw")
    editor.press("BackSpace", "alt+Left", "Return", "alt+Down", "alt+Right", "shift+Return")
    editor.see_hen(".9x9_5Gb_4Gb_3EbHw_2Fw")
    put(editor, PLAY, "f3", "d3")
    editor.press("F6", "F6")  # over the HEN to the comment
    editor.type("White answers at D3.")
    editor.press("Escape", "ctrl+s")
    save_under(editor, path)
    assert path.read_text().split("SZ[9]")[1] == ("AB[ge][gf][eg]AW[hg][fh]\n;B[fg];W[dg]C[White answers at D3.])\n")
    editor.see_hen(".9x9_5Gb_4Gb_3Dwb2Hw_2Fw.D3w.b")
    editor.undo(10)
    editor.see_hen(".9x9")
    editor.redo(10)
    editor.see_title("keyboard.sgf")
    editor.press("ctrl+o")
    name_file(editor, path)
    editor.see_no_dialog()
    editor.see_hen(".9x9_5Gb_4Gb_3EbHw_2Fw")
    editor.press("End")
    editor.see_hen(".9x9_5Gb_4Gb_3Dwb2Hw_2Fw.D3w.b")


def put(editor: Editor, tool: str, *points: str) -> None:
    """Put what a tool puts on points, which are gone to by their names."""
    editor.press(tool)
    for point in points:
        editor.press("ctrl+l")
        editor.see_dialog()
        editor.type(point)
        editor.press("Return")
        editor.see_no_dialog()
        editor.press("Return")
