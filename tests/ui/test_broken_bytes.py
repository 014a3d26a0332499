"""Undecodable bytes survive edits beside them, and what is only shown stays intact."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QTextEdit

from hen_editor.core.formats import SGF
from hen_editor.ui.board.label_editor import LabelEditor
from hen_editor.ui.panels.comment_box import CommentBox
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.gestures import Mouse
from tests.ui.opening import open_file

READ = "(;SZ[9]CA[windows-1251]PB[Анна~]GC[Ход~]LB[ee:ю~]N[имя~]C[Хорошо~ и ~ здесь])".encode("cp1251").replace(
    b"~", b"\x98"
)


@pytest.fixture
def box(window: MainWindow, tmp_path: Path) -> CommentBox:
    """The comment box of a window with a file whose bytes windows-1251 has not all characters for."""
    open_file(window, tmp_path / "game.sgf", READ)
    window.session.files.opening.read_again("cp1251")
    return window.findChild(CommentBox)


def written(window: MainWindow) -> bytes:
    return window.document.written(SGF)


@pytest.mark.parametrize(
    ("place", "before", "after"),
    [
        (0, "[Хорошо", "[xХорошо"),
        (7, "~ и", "~x и"),
        (8, " и", " xи"),
        (11, "~ здесь", "~x здесь"),
        (17, "здесь]", "здесьx]"),
    ],
)
def test_a_comment_keeps_them_where_something_is_written_beside(
    window: MainWindow, box: CommentBox, place: int, before: str, after: str
) -> None:
    comment = box.findChild(QTextEdit)
    assert comment.toPlainText() == "Хорошо\ufffd и \ufffd здесь"
    caret = comment.textCursor()
    caret.setPosition(place)
    comment.setTextCursor(caret)
    QTest.keyClicks(comment, "x")
    old, new = (text.encode("cp1251").replace(b"~", b"\x98") for text in (before, after))
    assert written(window) == READ.replace(old, new)


def test_what_is_written_in_their_place_takes_it(window: MainWindow, box: CommentBox) -> None:
    comment = box.findChild(QTextEdit)
    comment.selectAll()
    QTest.keyClicks(comment, "x")
    assert b"C[x]" in written(window)


def test_the_name_of_a_node_keeps_them(window: MainWindow, box: CommentBox) -> None:
    name = box.findChild(QLineEdit)
    assert name.text() == "имя\ufffd"
    name.end(False)
    QTest.keyClicks(name, "x")
    assert written(window) == READ.replace(b"\x98]C", b"\x98x]C")


@pytest.mark.parametrize(("typed", "after"), [("", "ю~]N"), ("x", "ю~x]N")])
def test_a_label_keeps_them(window: MainWindow, box: CommentBox, typed: str, after: str) -> None:
    window.commands["letter"].trigger()
    Mouse(window).double_click("E5")
    editor = window.findChild(LabelEditor)
    assert editor.text() == "ю\ufffd"
    editor.end(False)
    QTest.keyClicks(editor, typed)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    old, new = (text.encode("cp1251").replace(b"~", b"\x98") for text in ("ю~]N", after))
    assert written(window) == READ.replace(old, new)


@pytest.mark.parametrize("dialog", ["game-info", "properties"])
def test_a_dialog_that_shows_them_changes_nothing(window: MainWindow, box: CommentBox, dialog: str) -> None:
    Answers("OK")(window.commands[dialog].trigger)
    assert written(window) == READ
    assert not window.document.is_modified
