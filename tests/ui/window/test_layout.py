"""Where the panes of a window are, that they stay there while one steps, and that the next window has them there."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui import settings
from hen_editor.ui.hen_field.messages import MessageLine
from hen_editor.ui.settings import chosen
from hen_editor.ui.theme import Scheme
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import keys, show_game

LONG = "Words that fill some lines of the comment. " * 40
BUSY = f"""(;SZ[9]PB[Ann]PW[Bob]KM[6.5]C[start];B[aa]TR[cc]LB[dd:A]
(;W[ba]N[a name]C[{LONG}];B[gg]AR[aa:ii]TB[ih];W[]GW[1];AB[cc:gg]HO[1]C[{LONG}];PL[W]MN[20];W[ii];B[];W[]
;AE[cc:gg]AB[ca][ea][ga][ia][bb][db][fb][hb][ac][ic][bh][dh][fh]AW[hi]TR[aa:ii]C[a long HEN];B[cd];W[ce];B[cf];W[cg]
;AB[hi][gi][ih][hh]C[no liberties])
(;W[ca]))"""
"""What makes all panes show little and much: comments, a name, markup, captures, a pass, setup, odd positions."""


def resize(window: MainWindow, width: int, height: int) -> None:
    window.resize(width, height)
    QTest.qWait(1)


def place(window: MainWindow, pane: QWidget) -> QRect:
    return QRect(pane.mapTo(window, QPoint()), pane.size())


def test_the_board_is_large_with_the_game_at_its_right_and_the_hen_below(window: MainWindow) -> None:
    resize(window, 1280, 800)
    board, hen, game, problems, turn = (
        place(window, pane)
        for pane in (window.board, window.hen_field, window.game_dock, window.problem_dock, window.position_bar)
    )
    assert board.width() > 0.65 * window.width()
    assert board.height() > 0.6 * window.height()
    assert (hen.left(), hen.width(), hen.top()) == (board.left(), board.width(), board.bottom() + 1)
    assert game.left() > board.right()
    assert problems.left() > board.right()
    assert turn.bottom() + 1 == board.top()
    assert turn.height() < 40
    name, comment = window.comment_box.findChild(QLineEdit), window.comment_box.editor
    parts = [window.tree, name, comment, window.navigation]
    places = [place(window, part) for part in parts]
    assert all(game.contains(each) for each in places)
    assert [each.top() for each in places] == sorted(each.top() for each in places)
    line, field = (place(window, window.hen_field.findChild(kind)) for kind in (MessageLine, QPlainTextEdit))
    assert line.top() > field.bottom()
    assert hen.contains(line)


def places(window: MainWindow) -> dict[QWidget, QRect]:
    """Where everything in the window is but what is in a field that scrolls, or a part of the message."""
    QApplication.processEvents()
    words = window.hen_field.findChild(MessageLine)
    return {
        widget: place(window, widget)
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and not words.isAncestorOf(widget) and not _scrolls(widget)
    }


def _scrolls(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QAbstractScrollArea):
        parent = parent.parentWidget()
    return parent is not None


@pytest.mark.parametrize(
    ("size", "text", "command"),
    [((1280, 800), BUSY, "letter"), ((1024, 700), BUSY[:-1], "play")],
    ids=["sound", "damaged"],
)
def test_stepping_through_a_game_moves_nothing(
    window: MainWindow, size: tuple[int, int], text: str, command: str
) -> None:
    resize(window, *size)
    show_game(window, text)
    window.commands[command].trigger()
    assert bool(window.session.state.problems) is (text != BUSY)
    before, corner = places(window), window.board.part.lower_right
    cell = window.board.centre_of(corner)
    for key in ["Right"] * 15 + ["Home", "Right", "Right", "Down", "Ctrl+Up", "End"]:
        keys(window, key)
        assert places(window) == before, key
        assert window.board.centre_of(corner) == cell


def test_a_pane_can_be_folded_away_and_the_comment_has_the_room_of_an_empty_problem_list(window: MainWindow) -> None:
    resize(window, 1280, 800)
    comment = window.comment_box.editor
    with_one_line = comment.height()
    assert with_one_line > 150
    window.problem_dock.close()
    assert not window.problem_dock.isVisible()
    QTest.qWait(1)
    assert comment.height() > with_one_line
    window.show_problem_list()
    QTest.qWait(1)
    assert comment.height() < with_one_line


def test_the_next_window_has_the_panes_where_they_were(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, 780, 640)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.game_dock)
    window.problem_dock.setFloating(True)
    window.tool_bar.hide()
    QTest.qWait(1)
    width = window.game_dock.width()
    assert window.close()
    again = MainWindow(window.session.theme)
    qtbot.addWidget(again)
    again.show()
    qtbot.waitExposed(again)
    assert (again.width(), again.height(), again.game_dock.width()) == (780, 640, width)
    assert again.dockWidgetArea(again.game_dock) is Qt.DockWidgetArea.LeftDockWidgetArea
    assert place(again, again.board).left() > place(again, again.game_dock).right()
    assert (again.problem_dock.isFloating(), again.tool_bar.isVisible()) == (True, False)


def test_what_is_chosen_in_the_view_menu_is_so_in_the_next_window(window: MainWindow, qtbot: QtBot) -> None:
    fresh = window.session.state
    for name in ("coordinates", "move-numbers", "next-moves-none", "tree-down"):
        window.commands[name].trigger()
    for name in ("dark-theme", "system-theme"):
        window.commands[name].trigger()
        assert chosen("theme", Scheme.SYSTEM) is window.session.theme.scheme
    assert window.close()
    again = MainWindow(window.session.theme)
    qtbot.addWidget(again)
    for part in ("coordinates", "numbering", "next_moves", "tree_direction"):
        assert getattr(again.session.state, part) == getattr(window.session.state, part) != getattr(fresh, part)


def test_a_layout_for_a_larger_screen_is_restored_to_a_maximized_window_and_replaced_by_another(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(3_000, 1_500)
    QApplication.processEvents()
    window.resizeDocks([window.game_dock], [2_000], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    state = window.saveState()
    window.showMaximized()
    settings.keep({"window/geometry": window.saveGeometry(), "window/state": state})
    another = MainWindow(window.session.theme)
    qtbot.addWidget(another)
    another.show()
    assert another.restoreState(state)
    another.resize(900, 700)
    QApplication.processEvents()
    assert another.game_dock.width() < 900
