"""What a newcomer is offered to begin with."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from PySide6.QtCore import QEvent, QMimeData, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QFocusEvent, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget

from hen_editor.core.board import BoardSize, Point
from hen_editor.core.position import Position, Stones
from hen_editor.ui.settings import recent_files, recent_positions
from hen_editor.ui.tree.view import PADDING
from hen_editor.ui.window.main_window import MainWindow
from hen_editor.ui.window.welcome import Welcome
from tests.ui.answers import Answers
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


def test_it_is_back_after_everything_is_undone(window: MainWindow, welcome: Welcome) -> None:
    click(window, Point(3, 3))
    click(window, Point(4, 4))
    window.document.undo_stack.undo()
    assert not welcome.isVisible()
    window.document.undo_stack.undo()
    assert welcome.isVisible()
    window.document.undo_stack.redo()
    assert not welcome.isVisible()


def test_before_any_file_was_opened_there_is_no_word_of_last_files(welcome: Welcome) -> None:
    assert "Last files" not in whole_parts(welcome)


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


def clipboard(text: str = "", image: QImage | None = None, url: str = "") -> QMimeData:
    data = QMimeData()
    if text:
        data.setText(text)
    if image is not None:
        data.setImageData(image)
    if url:
        data.setUrls([QUrl.fromLocalFile(url)])
    return data


@pytest.mark.parametrize("by", [QEvent.Type.Enter, QEvent.Type.FocusIn])
@pytest.mark.parametrize(
    ("data", "kind"),
    [
        ({"text": "a password"}, "the text"),
        ({"image": QImage(1, 1, QImage.Format.Format_RGB32)}, "the picture"),
        ({"url": "/game.sgf", "text": "game.sgf"}, "the files"),
        ({}, "a HEN or a game"),
    ],
)
def test_the_kind_of_what_the_clipboard_holds_is_shown_where_it_is_pasted(
    welcome: Welcome, data: dict[str, Any], kind: str, by: QEvent.Type
) -> None:
    QApplication.clipboard().setMimeData(clipboard(**data))
    paste = button(welcome, "Paste a HEN or a game")
    QApplication.sendEvent(paste, QEvent(by) if by is QEvent.Type.Enter else QFocusEvent(by))
    assert paste.text() == f"Paste {kind}"
    QApplication.clipboard().clear()
    assert paste.text() == "Paste a HEN or a game"


def test_the_ring_around_the_tree_touches_no_button(window: MainWindow, welcome: Welcome) -> None:
    port = window.tree.viewport().rect()
    assert welcome.x() == port.right() - welcome.geometry().right() >= PADDING


def test_an_example_is_shown(window: MainWindow, welcome: Welcome) -> None:
    (example,) = (each for each in welcome.findChildren(QToolButton) if each.accessibleName() == "Annotated game")
    QTest.qWait(20)
    before = example.icon().pixmap(64, 64).toImage()
    assert before.pixelColor(32, 32) != before.pixelColor(0, 0)
    QTest.mouseClick(example, Qt.MouseButton.LeftButton)
    assert window.document.snapshot.tree.node_count > 1
    assert not welcome.isVisible()


def test_a_recent_file_is_offered_with_its_position_even_if_it_is_gone(
    window: MainWindow, welcome: Welcome, tmp_path: Path
) -> None:
    path = open_file(window, tmp_path / "game.sgf", "(;SZ[9];B[ee])")
    path.unlink()
    window.document.new(Position())
    offered = button(welcome, "game.sgf")
    assert offered.isVisible()
    assert "Last files" in whole_parts(welcome)
    assert offered.accessibleName() == "game.sgf"
    assert recent_positions() == {path: ".9x9_5Eb"}
    picture = offered.icon().pixmap(32, 32).toImage()
    assert picture.pixelColor(16, 16).lightness() < picture.pixelColor(4, 4).lightness()
    answers = Answers("OK")
    answers(lambda: QTest.mouseClick(offered, Qt.MouseButton.LeftButton))
    assert answers.asked


def test_a_game_on_a_board_that_hen_cannot_store_is_remembered_without_a_position(
    window: MainWindow, welcome: Welcome, tmp_path: Path
) -> None:
    path = open_file(window, tmp_path / "wide.sgf", "(;SZ[30];B[ee])")
    assert recent_files() == [path]
    assert recent_positions() == {}
    copy = tmp_path / "copy.sgf"
    assert window.session.files.writer.save(copy)
    assert recent_files() == [copy, path]
    window.document.new(Position())
    assert button(welcome, "wide.sgf").isVisible()


def test_the_tree_of_a_new_document_still_takes_clicks(window: MainWindow, welcome: Welcome) -> None:
    assert not welcome.geometry().contains(window.tree.viewport().rect().topLeft())
    assert window.tree.viewport().childAt(20, 20) is None


def whole_parts(welcome: Welcome) -> dict[str, QRect]:
    """Where the texts and buttons are that can be seen; all of each is seen, and none is upon another."""
    around = welcome.rect()
    shown: dict[str, QRect] = {}
    parts: list[QWidget] = [*welcome.findChildren(QToolButton), *welcome.findChildren(QLabel)]
    for part in (each for each in parts if each.isVisible()):
        place = QRect(part.mapTo(welcome, QPoint()), part.size())
        assert around.contains(place)
        assert place.height() >= part.sizeHint().height()
        assert not any(place.intersects(other) for other in shown.values())
        shown[part.accessibleName() or part.property("text")] = place
    return shown


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(some.integers(200, 420), some.lists(some.integers(0, 600), min_size=2, max_size=4), some.integers(6, 30))
def test_what_does_not_fit_is_left_out_in_the_order_of_need(
    window: MainWindow, welcome: Welcome, width: int, heights: list[int], size: int
) -> None:
    font = QFont(welcome.font())
    font.setPixelSize(size)
    welcome.setFont(font)
    before: set[str] = set()
    for height in sorted(heights):
        welcome.resize(width, height)
        QApplication.processEvents()
        shown = set(whole_parts(welcome))
        assert shown >= before
        assert "Open a file" in shown or not shown
        before = shown
    welcome.resize(width, welcome.sizeHint().height())
    assert {"Open a file", "Click the board to play, or", "What is HEN?", "Examples"} <= set(whole_parts(welcome))


@pytest.mark.parametrize("height", range(560, 800, 30))
def test_the_comment_gives_it_the_room_that_it_needs(window: MainWindow, welcome: Welcome, height: int) -> None:
    window.resize(1280, height)
    QTest.qWait(5)
    box = window.comment_box
    assert welcome.height() >= welcome.sizeHint().height() or box.height() == box.minimumSizeHint().height()


@pytest.mark.parametrize("size", [(1280, 800), (933, 600), (700, 450), (512, 350)])
def test_in_a_small_window_it_is_below_the_first_node(
    window: MainWindow, welcome: Welcome, size: tuple[int, int]
) -> None:
    window.resize(*size)
    QTest.qWait(5)
    area = window.tree.area_of(window.document.snapshot.node)
    assert area is not None
    assert not welcome.geometry().intersects(area)
    assert ("Examples" in whole_parts(welcome)) is (size[1] > 450)
