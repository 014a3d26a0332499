"""Files of several games: rows dragged in the list, and saved as they stand there."""

from pathlib import Path

from tests.e2e.conftest import StartEditor

POSITIONS = "# One\n.9x9_1 A b\n# Two\n_19 w\n# Three\n.9x9_9b\n"
FIRST, UNDER_THE_LAST = (390, 200), (390, 480)
"""Where these are on the list, the window standing in the middle of the screen."""


def test_a_position_is_dragged_to_the_end_and_saved_there(start_editor: StartEditor, tmp_path: Path) -> None:
    path = tmp_path / "three.hen"
    path.write_text(POSITIONS)
    editor = start_editor(str(path))
    editor.see_title("three.hen")
    x, y = FIRST
    editor.desktop.drag(FIRST, (x, y + 20), (x, y + 90), UNDER_THE_LAST, pause=0.1)
    editor.see_title("three.hen*")
    editor.save("three.hen")
    assert path.read_text() == "# Two\n_19 w\n# Three\n.9x9_9b\n# One\n.9x9_1 A b\n"
