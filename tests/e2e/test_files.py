"""Files as a new user meets them: saved under a name, opened again, refused, and the questions before they are lost."""

from pathlib import Path

import pytest

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Stones
from hen_editor.drawing.pictures import Contents, png
from tests.drawing.pictures import made
from tests.e2e.conftest import StartEditor
from tests.e2e.editor import Editor

GAME = "(;GM[1]FF[4]SZ[9]C[A small game.];B[ee];W[gc](;B[cc])(;B[gg]C[Another way.]))"


def test_a_position_is_saved_as_hen_and_opened_again(editor: Editor, start_editor: StartEditor, tmp_path: Path) -> None:
    editor.replace_field(".9x9_5Gb_4G~3")
    editor.see_title("Untitled*")
    editor.press("ctrl+s")
    save_under(editor, tmp_path / "corner.hen")
    assert (tmp_path / "corner.hen").read_text() == ".9x9_5Gb_4G~3\n"
    editor.press("ctrl+q")
    editor.see_end()
    again = start_editor()
    again.press("ctrl+o")
    name_file(again, tmp_path / "corner.hen")
    again.see_title("corner.hen")
    again.see_no_dialog()
    again.see_stones(hen.parse_strict(".9x9_5Gb_4G~3").stones)  # where the dialog was, all is painted again
    again.enter_field()
    assert again.field_text() == ".9x9_5Gb_4G~3"


def test_a_game_saved_as_hen_asks_what_to_do_and_is_saved_as_sgf(editor: Editor, tmp_path: Path) -> None:
    editor.click("D4", "Q16", "Q4")
    editor.press("ctrl+shift+s")
    name_file(editor, tmp_path / "game.hen")
    editor.see_dialog()
    editor.press("Return")
    editor.see_dialog()
    editor.press("Return")
    editor.see_title("game.sgf")
    assert (tmp_path / "game.sgf").read_text().endswith(";B[dp];W[pd];B[pp])\n")
    assert not (tmp_path / "game.hen").exists()


def test_a_picture_on_the_clipboard_gives_its_position(editor: Editor) -> None:
    editor.desktop.copy(png.with_contents(made.png(), Contents(".7x7_4Cbwb", "Corner")), "image/png")
    editor.press("ctrl+v")
    editor.see_stones(hen.parse_strict(".7x7_4Cbwb").stones)
    editor.see_hen(".7x7_4Cbwb")


def test_closing_with_changes_asks_and_esc_stays(editor: Editor) -> None:
    editor.click("D4")
    editor.see_title("Untitled*")
    editor.press("ctrl+q")
    editor.see_dialog()
    editor.press("Escape")
    editor.see_no_dialog()
    assert editor.hen() == "_4Db.D4b.w"
    editor.press("ctrl+q")
    editor.see_dialog()
    editor.press("Tab", "space")
    editor.see_end()


@pytest.mark.parametrize(
    ("name", "contents"),
    [("letter.sgf", b"Dear Sir,\n"), ("empty.sgf", b""), ("picture.sgf", bytes(range(256))), ("directory", None)],
)
def test_a_file_that_cannot_be_read_leaves_the_document_as_it_is(
    start_editor: StartEditor, tmp_path: Path, name: str, contents: bytes | None
) -> None:
    path = tmp_path / name
    if contents is None:
        path.mkdir()
    else:
        path.write_bytes(contents)
    editor = start_editor(str(path))
    editor.see_dialog()
    editor.press("Return")
    editor.see_no_dialog()
    editor.see_title("Untitled")
    assert editor.hen() == ".19x19"


def test_a_pasted_game_is_opened_with_its_variations(editor: Editor) -> None:
    editor.desktop.copy(GAME)
    editor.press("ctrl+v")
    editor.see_stones(Stones(BoardSize(9, 9)))
    editor.see_hen(".9x9")
    editor.press("End")
    editor.see_hen(".9x9_7CbGw_5Eb.C7b.w")
    editor.press("Down")
    editor.see_hen(".9x9_7Gw_5Eb_3Gb.G3b.w")


def save_under(editor: Editor, path: Path) -> None:
    """Answer the dialog that asks for a file, and wait until it is saved."""
    name_file(editor, path)
    editor.see_title(path.name)
    editor.see_no_dialog()


def name_file(editor: Editor, path: Path) -> None:
    """Answer the dialog that asks for a file, which may be open for a while yet."""
    editor.see_dialog()
    editor.press("ctrl+a")
    editor.type(str(path))
    editor.press("Return")
