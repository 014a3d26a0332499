"""What was begun before the document changed underneath: it ends, and leaves the document as the change left it."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.main_window import MainWindow
from tests.ui.window import show_game

GAMES = "(;SZ[9]AB[ee]AW[ef];B[gg];W[cc];B[cg])(;SZ[9]AB[ee]AW[ef])"


def step(window: MainWindow) -> None:
    window.document.go(window.document.snapshot.tree.root)


@pytest.fixture
def games(window: MainWindow) -> MainWindow:
    """The window with two games, the last node of the first shown, and an edit to be undone."""
    show_game(window, GAMES)
    document = window.document
    document.go([*document.snapshot.tree.walk()][-1])
    document.type_comment("Here")
    document.end_burst()
    return window


# Fields that missed a change.


class ViewError(Exception):
    """What a view raises in these tests in place of showing a snapshot."""


def fail(*shown: object, **options: object) -> None:
    raise ViewError


def test_an_error_in_one_view_keeps_no_other_from_showing_a_change(
    games: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(games.board, "show_position", fail)
        patch.setattr(games.tree, "show_tree", fail)
        step(games)
    assert [type(value) for _, value, _ in raised] == [ViewError, ViewError]
    assert games.hen_field.snapshot is games.document.snapshot
    assert games.comment_box.findChild(QPlainTextEdit).toPlainText() == ""


def test_a_key_in_a_hen_field_that_missed_a_move_takes_no_move_back(
    games: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_game(games, "(;SZ[9])")
    editor = games.findChild(HenEditor)
    with monkeypatch.context() as patch, qtbot.captureExceptions():
        patch.setattr(editor, "set_text", fail)
        games.document.play(Point(4, 4))
    played = games.document.snapshot
    editor.setFocus()
    QTest.keyClicks(editor, " ")
    assert games.document.snapshot is played
    assert editor.text() == played.field.text
    QTest.keyClicks(editor, " ")
    assert games.document.snapshot.position == played.position


def test_a_key_in_a_comment_that_missed_a_step_writes_nothing(
    games: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, qtbot.captureExceptions():
        patch.setattr(games.comment_box, "show_comment", fail)
        step(games)
    shown, comment = games.document.snapshot, games.comment_box.findChild(QPlainTextEdit)
    QTest.keyClicks(comment, "x")
    assert games.document.snapshot is shown
    assert comment.toPlainText() == ""
