"""What becomes of unsaved work when the X server under the program is killed."""

from pathlib import Path

from tests.e2e.conftest import StartEditor
from tests.e2e.desktop import PATIENCE, Desktop
from tests.e2e.editor import Editor

GAME = "(;GM[1]FF[4]SZ[19]C[A game.];B[dd];W[pp])"


def test_what_was_there_when_the_x_server_was_killed_is_offered_and_restored(
    desktop: Desktop, start_editor: StartEditor, tmp_path: Path
) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(GAME)
    (tmp_path / "crashing").mkdir()
    with Desktop(tmp_path / "crashing", 1400, 900) as crashing:
        editor = Editor(crashing, tmp_path, str(path))
        editor.see_title("game.sgf")
        editor.press("End")
        editor.click("C3", "Q3")
        editor.comment("Not saved yet.")
        editor.undo(2)
        there = editor.hen()
        editor.see_title("game.sgf*")
        crashing.crash()
        editor.process.wait(PATIENCE)
    assert path.read_text() == GAME
    again = start_editor()
    again.see_title("game.sgf")
    again.see_notice()
    again.press("shift+Tab", "space")  # back from the board to the first answer in the bar
    again.see_title("game.sgf*")
    again.see_hen(there)
    assert path.read_text() == GAME
    again.redo(2)
    again.save("game.sgf")
    assert path.read_text() == GAME.replace(")", ";B[cq];W[pq]C[Not saved yet.])")
