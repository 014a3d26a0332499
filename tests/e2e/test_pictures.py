"""Boards in pictures that carry nothing: pasted as another program copies them, opened, and seen on the screen."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from hen_editor.core import hen
from tests.e2e.conftest import StartEditor
from tests.e2e.editor import Editor
from tests.ui.recognition.pictures import picture

HEN = "_16DbQw_10Kb_9Kw_4DwQb_3Cb"
SHOW = """
import sys
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
label = QLabel()
label.setPixmap(QPixmap(sys.argv[1]))
label.setWindowTitle("another program")
label.show()
application.exec()
"""


@pytest.fixture
def board(qapp: QApplication, tmp_path: Path) -> Path:
    """The file of a picture of a board."""
    path = tmp_path / "board.png"
    picture(HEN, 600).save(str(path))
    return path


def test_a_picture_of_a_board_is_pasted_put_right_and_played_on(editor: Editor, board: Path) -> None:
    editor.desktop.copy(board.read_bytes(), "image/png")
    editor.press("ctrl+v")
    editor.see_dialog()
    editor.desktop.until("the board is read", lambda: _is_read(editor))
    editor.press("Return")
    editor.see_no_dialog()
    editor.see_stones(hen.parse_strict(HEN).stones)
    editor.click("C6")
    editor.see_hen("_16DbQw_10Kb_9Kw_6Cb_4DwQb_3Cb.C6b.w")
    editor.undo(2)
    editor.see_title("Untitled")


def test_esc_leaves_the_board_as_it_was(editor: Editor, board: Path) -> None:
    editor.desktop.copy(board.read_bytes(), "image/png")
    editor.press("ctrl+v")
    editor.see_dialog()
    editor.press("Escape")
    editor.see_no_dialog()
    editor.see_title("Untitled")


def test_a_picture_is_opened_from_the_command_line(start_editor: StartEditor, board: Path) -> None:
    editor = start_editor(str(board))
    editor.see_dialog()
    editor.desktop.until("the board is read", lambda: _is_read(editor))
    editor.press("Return")
    editor.see_no_dialog()
    editor.see_stones(hen.parse_strict(HEN).stones)


def test_a_board_of_another_program_is_taken_from_the_screen(editor: Editor, board: Path) -> None:
    command = [sys.executable, "-c", SHOW, str(board)]
    with subprocess.Popen(command, env={**editor.desktop.environment, "QT_QPA_PLATFORM": "xcb"}) as other:
        try:
            editor.desktop.until("the other program is seen", lambda: editor.desktop.windows_of(other.pid))
            editor.desktop.focus(editor.window)
            editor.press("ctrl+shift+p")
            editor.see_dialog()
            editor.type("screenshot")
            editor.press("Return")
            editor.see_dialog()
            editor.press("Return")  # the whole screen
            editor.see_dialog()
            editor.desktop.until("the board is read", lambda: _is_read(editor))
            editor.press("Return")
            editor.see_no_dialog()
            editor.see_stones(hen.parse_strict(HEN).stones)
        finally:
            other.terminate()


def _is_read(editor: Editor) -> bool:
    """Return whether the button that Enter presses is seen in the accent of the light theme."""
    accent = (0x2F, 0x6F, 0xB5)
    seen = editor.desktop.look()
    return any(color == accent for y in range(seen.height * 2 // 3, seen.height, 6) for color in seen.colors(y, 8))
