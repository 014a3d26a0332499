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
    _take(editor)
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
    _take(editor)
    editor.see_no_dialog()
    editor.see_stones(hen.parse_strict(HEN).stones)


def test_a_board_of_another_program_is_taken_from_the_screen(editor: Editor, board: Path) -> None:
    command = [sys.executable, "-c", SHOW, str(board)]
    with subprocess.Popen(command, env={**editor.desktop.environment, "QT_QPA_PLATFORM": "xcb"}) as other:
        try:
            editor.desktop.until("the other program has the keyboard", lambda: _has_keyboard(editor, other.pid))
            editor.desktop.focus(editor.window)
            editor.press("alt+t")
            editor.see_popup()
            editor.press("h")
            _see_active(editor, "Screenshot")
            editor.press("Return")  # the whole screen
            _see_active(editor, "Board from picture")
            _take(editor)
            editor.see_no_dialog()
            editor.see_stones(hen.parse_strict(HEN).stones)
        finally:
            other.terminate()


def _see_active(editor: Editor, title: str) -> None:
    """Wait until a window has the keyboard whose title begins so."""
    desktop = editor.desktop
    desktop.until(f"{title} has the keyboard", lambda: desktop.title(desktop.active_window()).startswith(title))


def _has_keyboard(editor: Editor, process: int) -> bool:
    return editor.desktop.active_window() in editor.desktop.windows_of(process)


def _take(editor: Editor) -> None:
    """Press Enter until the sheet takes it: it does once the board is read."""

    def is_taken() -> bool:
        active = editor.desktop.active_window()
        if active != editor.window:
            editor.press("Return")
        return active == editor.window

    editor.desktop.until("the board is taken", is_taken)
