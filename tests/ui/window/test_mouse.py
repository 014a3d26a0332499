"""A middle click on the board: the name of a point in a text, or the selection pasted."""

import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from hen_editor.core.board import Point
from hen_editor.ui.window import mouse as window_mouse
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import Mouse, press, show_game

MIDDLE = Qt.MouseButton.MiddleButton
OFF_BOARD = ""
COMMENT = "See here (and), there"


@pytest.fixture
def mouse(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Mouse:
    """A mouse, with a HEN selected in another program."""
    selection = QMimeData()
    selection.setText(".9x9_5Ew")
    monkeypatch.setattr(window_mouse, "clipboard_data", lambda mode: selection)
    show_game(window, f"(;SZ[9]C[{COMMENT}];B[cc];W[dd])")
    window.board.setFocus()
    return Mouse(window)


def text_of(view: QWidget) -> QPlainTextEdit | QTextEdit:
    text = view.focusProxy()
    assert isinstance(text, QPlainTextEdit | QTextEdit)
    text.setFocus()
    return text


def place_caret(text: QPlainTextEdit | QTextEdit, place: int, end: int | None = None) -> None:
    cursor = text.textCursor()
    cursor.setPosition(place)
    if end is not None:
        cursor.setPosition(end, cursor.MoveMode.KeepAnchor)
    text.setTextCursor(cursor)


NAMED_IN_WORDS = {
    0: "C7 See here (and), there",
    3: "See C7 here (and), there",
    4: "See C7 here (and), there",
    6: "See he C7 re (and), there",
    10: "See here (C7 and), there",
    13: "See here (and C7), there",
    14: "See here (and) C7, there",
    15: "See here (and), C7 there",
    21: "See here (and), there C7",
}
"""What becomes of the comment, by the place of the caret."""


def test_a_point_is_named_in_the_comment_apart_from_the_words(window: MainWindow, mouse: Mouse) -> None:
    for place, expected in NAMED_IN_WORDS.items():
        comment = text_of(window.comment_box)
        comment.setPlainText(COMMENT)
        place_caret(comment, place)
        mouse.click("C7", button=MIDDLE)
        assert comment.toPlainText() == expected
        assert comment.hasFocus()


def test_a_point_is_a_part_of_its_own_in_the_hen(window: MainWindow, mouse: Mouse) -> None:
    for text, place, expected in (("_5Gb", 4, "_5Gb.C7"), (".", 1, ".C7"), ("_5Gb.b", 4, "_5Gb.C7.b")):
        field = text_of(window.hen_field)
        field.setPlainText(text)
        place_caret(field, place)
        mouse.click("C7", button=MIDDLE)
        assert field.toPlainText() == expected
        assert field.hasFocus()
    assert text_of(window.comment_box).toPlainText() == COMMENT


def test_elsewhere_the_selection_is_pasted(window: MainWindow, mouse: Mouse) -> None:
    window.document.type_node_name("begun")
    for name in ("C7", "C7", OFF_BOARD):
        comment = text_of(window.comment_box)
        place_caret(comment, 0, 3)
        mouse.click(name, button=MIDDLE)
        assert window.session.state.preview is not None
        assert window.session.state.preview.snapshot.position.stones.keys() == {Point(4, 4)}
        press(window, Qt.Key.Key_Escape)
        assert window.session.state.preview is None
    assert comment.toPlainText() == COMMENT


def test_a_text_that_is_hidden_by_the_click_does_not_keep_the_focus(window: MainWindow, mouse: Mouse) -> None:
    """As the HEN is in a presentation, which shows it only as long as something pasted is offered."""
    press(window, Qt.Key.Key_F11)
    window.paste_text("B D4 W Q16")
    field = text_of(window.hen_field)
    assert field.hasFocus()
    mouse.click("C7", button=MIDDLE)
    assert not field.isVisible()
    assert window.focused is not None
    assert window.focused.isVisible()
    press(window, Qt.Key.Key_F11)
