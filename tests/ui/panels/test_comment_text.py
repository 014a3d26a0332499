"""The names of points in comments, which are live."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BoardSize, Point
from hen_editor.ui.panels.comment_text import CommentText
from hen_editor.ui.window.main_window import MainWindow


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Black Q16, then d4.", ["Q16", "D4"]),
        ("No I5, Z9, K20, K0 or aK10b", []),
        ("(K10)-K11/K12", ["K10", "K11", "K12"]),
        ("𝄞 K10", ["K10"]),
    ],
)
def test_names_of_points_on_the_board_are_found(qtbot: QtBot, text: str, names: list[str]) -> None:
    box = CommentText()
    qtbot.addWidget(box)
    box.setPlainText(text)
    assert [point.name(BoardSize()) for point in box.mentions()] == names


def test_what_is_off_a_smaller_board_is_no_name_there(qtbot: QtBot) -> None:
    box = CommentText()
    qtbot.addWidget(box)
    box.setPlainText("Q16 and C3")
    box.show_size(BoardSize(9, 9))
    assert box.mentions() == [Point(2, 6)]


def test_the_pointer_on_a_name_tells_its_point_until_it_leaves(qtbot: QtBot) -> None:
    box = CommentText()
    qtbot.addWidget(box)
    box.setPlainText("See K10 here")
    box.show()
    told: list[Point | None] = []
    box.pointed.connect(told.append)
    cursor = box.textCursor()
    for place in (5, 10):
        cursor.setPosition(place)
        QTest.mouseMove(box.viewport(), box.cursorRect(cursor).center() + QPoint(1, 0))
    QTest.mouseMove(box.viewport(), box.cursorRect(cursor).center() + QPoint(200, 0))
    assert told == [Point(9, 9), None]


def test_a_middle_click_on_the_board_writes_the_name_as_one_edit(window: MainWindow) -> None:
    (comment,) = window.comment_box.findChildren(QPlainTextEdit)
    comment.setFocus()
    QTest.keyClicks(comment, "Black at")
    where = window.board.centre_of(Point(15, 3)).toPoint()
    QTest.mouseClick(window.board.viewport(), Qt.MouseButton.MiddleButton, pos=where)
    assert comment.toPlainText() == "Black at Q16"
    assert window.document.snapshot.tree.node(window.document.snapshot.node).get("C") == "Black at Q16"
    assert not window.document.snapshot.position.stones
