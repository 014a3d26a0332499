"""What a newcomer is offered to begin with."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from hen_editor.core.board import BoardSize, Point
from hen_editor.core.position import Position, Stones
from hen_editor.ui.window.main_window import MainWindow
from hen_editor.ui.window.welcome import Welcome
from tests.ui.gestures import click
from tests.ui.opening import open_file


@pytest.fixture
def welcome(window: MainWindow) -> Welcome:
    (found,) = window.findChildren(Welcome)
    return found


def button(welcome: Welcome, words: str) -> QToolButton:
    (found,) = (each for each in welcome.findChildren(QToolButton) if each.text() == words)
    return found


def test_a_new_document_offers_what_one_can_begin_with(window: MainWindow, welcome: Welcome) -> None:
    assert welcome.isVisible()
    click(window, Point(3, 3))
    assert not welcome.isVisible()
    window.document.new(Position(Stones(BoardSize(9, 9))))
    assert welcome.isVisible()


def test_each_button_begins_with_an_icon(welcome: Welcome) -> None:
    assert [each.text() for each in welcome.findChildren(QToolButton) if each.icon().isNull()] == []


def test_an_opened_file_takes_its_place(window: MainWindow, welcome: Welcome, tmp_path: Path) -> None:
    open_file(window, tmp_path / "game.sgf", "(;GM[1]SZ[9])")
    assert not welcome.isVisible()


def test_the_clipboard_is_pasted(window: MainWindow, welcome: Welcome) -> None:
    QApplication.clipboard().setText("_4Qb")
    QTest.mouseClick(button(welcome, "Paste a HEN or a game"), Qt.MouseButton.LeftButton)
    assert len(window.document.snapshot.position.stones) == 1
    assert not welcome.isVisible()


def test_an_example_is_shown(window: MainWindow, welcome: Welcome) -> None:
    menu = button(welcome, "Show an example").menu()
    menu.actions()[0].trigger()
    assert window.document.snapshot.tree.node_count > 1
    assert not welcome.isVisible()


def test_the_tree_of_a_new_document_still_takes_clicks(window: MainWindow, welcome: Welcome) -> None:
    assert not welcome.geometry().contains(window.tree.viewport().rect().topLeft())
    assert window.tree.viewport().childAt(20, 20) is None
