"""Moves, stones and marks made with the mouse."""

from hen_editor.core import hen
from hen_editor.core.board import BoardSize
from tests.e2e.editor import NINETEEN, Editor


def test_a_capture_by_mouse_takes_the_stone_off_the_board_and_the_hen(editor: Editor) -> None:
    editor.click("C4", "D4", "D5", "Q16", "D3", "Q4")
    editor.see_hen("_16Qw_5Db_4CbwQw_3Db.Q4w.b")
    editor.click("E4")
    editor.see_hen("_16Qw_5Db_4CbEbQw_3Db.E4b.w")
    editor.see_marked(NINETEEN, {"E4"})
    editor.press("Left")
    editor.see_marked(NINETEEN, {"Q4"})


def test_a_ko_taken_by_mouse_cannot_be_retaken_at_once(editor: Editor) -> None:
    editor.replace_field(".5x5_4Bbw_3AbCbDw_2Bbw.w")
    editor.see_stones(hen.parse_strict(".5x5_4Bbw_3AbCbDw_2Bbw").stones)
    editor.leave_field()
    small = BoardSize(5, 5)
    editor.click("B3", size=small)
    taken = ".5x5_4Bbw_3bwDw_2Bbw.C3.B3w.b"
    editor.see_hen(taken)
    editor.click("C3", size=small)
    assert editor.hen() == taken
    editor.click("E5", "E1", "C3", size=small)
    editor.see_hen(".5x5_5Eb_4Bbw_3bCbw_2Bbw_1Ew.B3.C3b.w")


def test_an_occupied_point_is_refused(editor: Editor) -> None:
    editor.click("D4")
    editor.see_hen("_4Db.D4b.w")
    editor.click("D4")
    assert editor.hen() == "_4Db.D4b.w"


def test_pass_and_side_to_move_have_keys(editor: Editor) -> None:
    editor.press("p")
    editor.see_hen(".pb.w")
    editor.press("t")
    editor.see_hen(".pb.b")
    editor.press("ctrl+z", "ctrl+z")
    editor.see_hen(".19x19")


def test_stone_tools_place_paint_and_erase_with_both_buttons(editor: Editor) -> None:
    editor.press("2")
    editor.click("A1")
    editor.click("B1", button=3)
    editor.see_hen("_1bw")
    seen = editor.board()
    editor.desktop.drag(seen.place("D4"), seen.place("F4"))
    editor.see_hen("_4Db3_1bw")
    editor.click("A1")
    editor.see_hen("_4Db3_1Bw")
    editor.press("ctrl+z", "ctrl+z")
    editor.see_hen("_1bw")
    editor.press("4")
    editor.desktop.drag(seen.place("A1"), seen.place("B1"))
    editor.see_hen(".19x19")


def test_marks_letters_and_numbers_are_placed_and_counted(editor: Editor) -> None:
    for key, point in (("5", "A1"), ("6", "B1"), ("7", "C1"), ("8", "D1"), ("9", "A3"), ("0", "A4")):
        editor.press(key)
        editor.click(point)
    editor.press("9")
    editor.click("B3")
    editor.see_hen(".A3-A.A4-1.B3-B.A1-TR.B1-SQ.C1-CR.D1-MA")


def test_the_wheel_and_shift_wheel_walk_the_game(editor: Editor) -> None:
    editor.click("D4", "Q16", "Q4")
    editor.see_hen("_16Qw_4DbQb.Q4b.w")
    editor.wheel(-2)
    editor.see_hen("_4Db.D4b.w")
    editor.click("C16")
    editor.see_hen("_16Cw_4Db.C16w.b")
    editor.press("Up")
    editor.see_hen("_16Qw_4Db.Q16w.b")
    editor.wheel(1)
    editor.see_hen("_16Qw_4DbQb.Q4b.w")


def test_keys_in_an_open_menu_are_the_menus(editor: Editor) -> None:
    editor.click("D4", "Q16")
    editor.see_hen("_16Qw_4Db.Q16w.b")
    editor.press("alt+v")
    editor.see_popup()
    editor.press("Home", "p", "t", "2", "Escape", "Escape", "Escape")
    editor.see_no_dialog()
    assert editor.hen() == "_16Qw_4Db.Q16w.b"
