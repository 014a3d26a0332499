"""The tool palette: its cells, the keys in it, and where it is."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QPoint, QRect, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.ui.panels.tool_palette import CELL, CellGrid, ToolCell
from hen_editor.ui.session.menus import CORNER_BUTTONS
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import keys, show_game


def cells(window: MainWindow) -> list[ToolCell]:
    return window.tool_palette.findChildren(ToolCell)


def cell(window: MainWindow, name: str) -> ToolCell:
    return next(each for each in cells(window) if each.defaultAction() is window.commands[name])


def resize(window: MainWindow, width: int, height: int) -> None:
    window.resize(width, height)
    for _ in range(3):  # the number of columns follows the height, and the board that number
        QApplication.processEvents()


@given(some.lists(some.integers(1, 12), min_size=1, max_size=5), some.integers(1, 8))
def test_cells_are_beside_each_other_in_rows_of_their_own_group(groups: list[int], columns: int) -> None:
    grid = CellGrid(groups, columns)
    corners = grid.corners()
    assert len(corners) == sum(groups)
    assert len({(corner.x(), corner.y()) for corner in corners}) == len(corners)
    whole = QRect(0, 0, grid.width, grid.height)
    assert all(whole.contains(QRect(corner.x(), corner.y(), CELL, CELL)) for corner in corners)
    ends = [sum(groups[:number]) for number in range(1, len(groups))]
    assert all(corners[end].x() == 0 and corners[end].y() > corners[end - 1].y() for end in ends)


@given(some.lists(some.integers(1, 12), min_size=1, max_size=5))
def test_more_columns_are_never_higher(groups: list[int]) -> None:
    heights = [CellGrid(groups, columns).height for columns in range(1, 9)]
    assert all(after <= before for before, after in pairwise(heights))


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (1920, 1080), (800, 600), (800, 480)])
def test_all_tools_are_seen_at_every_size(window: MainWindow, size: tuple[int, int]) -> None:
    resize(window, *size)
    room = window.tool_palette.rect()
    shown = [QRect(each.mapTo(window.tool_palette, QPoint()), each.size()) for each in cells(window)]
    assert all(room.contains(place) for place in shown)
    assert all(place.size().toTuple() == (CELL, CELL) for place in shown)
    window.commands["black"].trigger()
    QApplication.processEvents()
    chooser = window.scope_chooser
    assert room.contains(QRect(chooser.mapTo(window.tool_palette, QPoint()), chooser.size()))
    assert chooser.y() >= window.tool_palette.cells.geometry().bottom()


def test_it_has_as_many_columns_as_the_height_needs(window: MainWindow) -> None:
    resize(window, 1280, 800)
    assert window.tool_palette.cells.columns == 2
    resize(window, 1280, 560)
    assert window.tool_palette.cells.columns == 3
    resize(window, 1280, 800)
    assert window.tool_palette.cells.columns == 2


def test_it_is_one_tab_stop_and_arrows_go_to_the_cell_beside_or_below(window: MainWindow) -> None:
    resize(window, 1280, 800)
    keys(window, "5", "Shift+Tab")
    assert window.focusWidget() is cell(window, "triangle")
    for key, name in (
        *(("Right", "square"), ("Right", "square"), ("Down", "cross"), ("Left", "circle"), ("Up", "triangle")),
        *(("Up", "ko"), ("Down", "triangle"), ("Down", "circle"), ("Down", "letter"), ("Down", "label")),
        *(("Right", "label"), ("Down", "arrow"), ("Down", "territory")),
    ):
        keys(window, key)
        assert window.focusWidget() is cell(window, name), key
    assert window.session.state.tool == "triangle"
    keys(window, "Space")
    assert window.session.state.tool == "territory"
    assert window.document.snapshot.move_number == 0
    keys(window, "Tab")
    assert window.board.hasFocus()


def test_a_tool_that_is_chosen_by_enter_is_used_on_the_board_at_once(window: MainWindow) -> None:
    resize(window, 1280, 800)
    keys(window, "Shift+Tab", "Right", "Down", "Return", "Alt+Up", "Return")
    assert window.session.state.tool == "white"
    assert window.hen_field.editor.text() == "_10Kw"


def test_arrows_reach_every_tool(window: MainWindow) -> None:
    resize(window, 1280, 800)
    keys(window, "Shift+Tab")
    reached, ahead = set(), [window.focusWidget()]
    while ahead:
        here = ahead.pop()
        reached.add(here)
        for key in ("Right", "Left", "Down", "Up"):
            here.setFocus()
            keys(window, key)
            if (then := window.focusWidget()) not in (*reached, *ahead):
                ahead.append(then)
    assert reached == set(cells(window))


def test_arrows_in_it_take_no_step_in_the_game(window: MainWindow) -> None:
    show_game(window, "(;SZ[9];B[aa];W[bb])")
    keys(window, "Shift+Tab", "Right", "Down", "Left", "Up")
    assert window.document.snapshot.move_number == 0


def test_a_click_on_a_tool_leaves_the_keys_with_the_board(window: MainWindow) -> None:
    QTest.mouseClick(cell(window, "red"), Qt.MouseButton.LeftButton)
    assert window.session.state.tool == "red"
    assert cell(window, "red").isChecked()
    assert window.board.hasFocus()


def test_it_can_stand_at_the_right_and_be_hidden_and_is_so_in_the_next_window(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, 1024, 700)
    window.commands["palette-right"].trigger()
    resize(window, 1025, 700)
    assert window.tool_palette.x() >= window.game_dock.x() + window.game_dock.width()
    assert window.close()
    again = MainWindow(window.session.theme)
    qtbot.addWidget(again)
    again.show()
    qtbot.waitExposed(again)
    assert again.tool_palette.x() > again.game_dock.x()
    assert again.commands["palette-right"].isChecked()
    again.commands["tool-palette"].trigger()
    assert not again.tool_palette.isVisible()
    again.commands["palette-right"].trigger()
    QApplication.processEvents()
    assert again.tool_palette.isVisible()
    assert again.tool_palette.x() < again.game_dock.x()


def test_open_save_undo_and_redo_are_at_the_end_of_the_menu_bar(window: MainWindow) -> None:
    resize(window, 1024, 700)
    row = window.menuBar().cornerWidget()
    names = [each.defaultAction().objectName() for each in row.findChildren(type(cells(window)[0]).__mro__[1])]
    assert names == ["open", "save", "undo", "redo"]
    assert [action.objectName() for action in window.commands.in_menu(CORNER_BUTTONS)] == names
    assert row.geometry().right() == window.menuBar().rect().right()
    keys(window, "P")
    undo = next(each for each in row.children() if getattr(each, "text", str)().startswith("Undo"))
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert window.document.snapshot.move_number == 0
    assert window.board.hasFocus()


def test_a_layout_stored_by_an_older_version_is_refused_without_harm(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, 1280, 800)
    usual = window.tool_palette.width()
    QSettings().setValue("window/geometry", window.saveGeometry())
    QSettings().setValue("window/state", window.saveState())  # version 0, as before there was a palette
    again = MainWindow(window.session.theme)
    qtbot.addWidget(again)
    again.show()
    qtbot.waitExposed(again)
    QApplication.processEvents()
    assert again.tool_palette.isVisible()
    assert again.tool_palette.width() == usual
    assert again.game_dock.isVisible()
