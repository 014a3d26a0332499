"""The board as a table: in step with the board, said as it is shown, and edited by the keys of the board."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hen_editor.core.board import Point
from hen_editor.drawing.painter import texts
from hen_editor.ui.board.table import BoardTable
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.commands.situations import SITUATIONS
from tests.ui.gestures import keys, show_game, write

GAME = "(;SZ[9]AB[cc]AW[dc]LB[ee:a]TR[cc];B[gg];W[gf])"

Text = QAccessible.Text


@pytest.fixture
def table(window: MainWindow) -> BoardTable:
    """The table of a window, with the focus."""
    show_game(window, GAME)
    window.commands["board-table"].trigger()
    found = window.findChild(BoardTable)
    assert window.focusWidget() is found
    return found


def shown(table: BoardTable) -> list[str]:
    """Return the rows of a table as texts."""
    model = table.model()
    cells = [[model.index(row, column) for column in range(model.columnCount())] for row in range(model.rowCount())]
    return [" ".join(index.data() for index in row) for row in cells]


def heard(table: BoardTable) -> str:
    """Return what a screen reader says of the current cell."""
    return str(table.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))


def headings(table: BoardTable, orientation: Qt.Orientation) -> str:
    """Return the names of the columns or rows."""
    model = table.model()
    count = model.columnCount() if orientation is Qt.Orientation.Horizontal else model.rowCount()
    return " ".join(model.headerData(section, orientation) for section in range(count))


def test_each_point_is_where_the_board_shows_it(table: BoardTable) -> None:
    assert shown(table) == [
        "· · · · · · · · ·",
        "· · · · · · · · ·",
        "· · b△ w · · + · ·",
        "· · · · · · · · ·",
        "· · · · a · · · ·",
        "· · · · · · · · ·",
        "· · + · · · + · ·",
        "· · · · · · · · ·",
        "· · · · · · · · ·",
    ]
    assert headings(table, Qt.Orientation.Horizontal) == "A B C D E F G H J"
    assert headings(table, Qt.Orientation.Vertical) == "9 8 7 6 5 4 3 2 1"


def test_a_cell_says_what_the_cursor_of_the_board_says(window: MainWindow, table: BoardTable) -> None:
    table.show_point(Point(2, 2))
    assert heard(table) == "C7: Black, 3 liberties, triangle"
    keys(window, "Right", "Down", "Down", "Right")
    assert heard(table) == "E5: empty, star point, label a"
    assert window.board.cursor_point == Point(4, 4)
    keys(window, "Home")
    assert heard(table) == "A5: empty"


def test_a_screen_reader_finds_rows_columns_and_cells(table: BoardTable) -> None:
    table.show_point(Point(3, 2))
    interface = QAccessible.queryAccessibleInterface(table)
    assert interface.role() is QAccessible.Role.Table
    assert interface.text(Text.Name) == "Board as a table"
    assert "Arrow keys" in interface.text(Text.Description)
    names = [interface.child(number).text(Text.Name) for number in range(interface.childCount())]
    assert len(names) == 81 + 9 + 9 + 1  # with the headings of rows and columns, and the corner
    assert "D7: White, 3 liberties" in names


def test_enter_does_what_it_does_on_the_board(window: MainWindow, table: BoardTable) -> None:
    table.show_point(Point(4, 3))
    keys(window, "Return")
    assert window.document.snapshot.move_number == 1
    assert heard(table) == "E6: Black, 4 liberties, last move"
    assert window.focusWidget() is table
    keys(window, "3", "Right", "Return")  # the white stones
    assert heard(table) == "F6: White, 3 liberties"
    keys(window, "Backspace")
    assert heard(table) == "F6: empty"
    keys(window, "Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert shown(table)[3] == "· · · · · · · · ·"


def test_keys_of_the_game_work_but_for_those_that_move_over_the_table(window: MainWindow, table: BoardTable) -> None:
    keys(window, "Shift+R")
    assert window.statusBar().currentMessage().startswith("Row ")
    keys(window, "Right", "Left", "Up", "Down")
    assert window.document.snapshot.move_number == 0
    keys(window, "P")
    assert window.document.snapshot.move_number == 1


def test_a_key_is_about_the_current_cell_wherever_the_mouse_was(
    window: MainWindow, table: BoardTable, qtbot: QtBot
) -> None:
    table.show_point(Point(0, 0))
    keys(window, "Right")
    QTest.mouseMove(window.board.viewport(), window.board.centre_of(Point(8, 8)).toPoint() + QPoint(1, 1))
    QTest.mouseMove(window.board.viewport(), window.board.centre_of(Point(8, 8)).toPoint())
    qtbot.waitUntil(lambda: window.board.cursor_point is None)
    keys(window, "Return")
    assert window.document.snapshot.position.stones.get(Point(1, 0)) is not None


def test_the_cursor_of_the_board_moves_the_current_cell(window: MainWindow, table: BoardTable) -> None:
    window.board.setFocus()
    window.session.board_cursor.go_to(Point(2, 3))
    keys(window, "Alt+Up")
    assert table.current_point == Point(2, 2)


def test_the_table_is_rotated_and_cropped_as_the_board_is(window: MainWindow, table: BoardTable) -> None:
    table.show_point(Point(2, 2))
    window.commands["view-rotate-right"].trigger()
    assert headings(table, Qt.Orientation.Horizontal) == "1 2 3 4 5 6 7 8 9"
    assert headings(table, Qt.Orientation.Vertical) == "A B C D E F G H J"
    assert heard(table) == "C7: Black, 3 liberties, triangle"
    assert shown(table)[2] == "· · + · · · b△ · ·"
    window.commands["view-upright"].trigger()
    show_game(window, "(;SZ[9]AB[bb]VW[aa:cb])")
    assert shown(table) == ["· · ·", "· b ·"]
    assert headings(table, Qt.Orientation.Vertical) == "9 8"


def test_the_headings_are_the_coordinates_of_the_board(
    window: MainWindow, table: BoardTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "has_kanji_numerals", lambda: True)
    table.show_point(Point(2, 2))
    window.commands["names-kanji"].trigger()
    assert headings(table, Qt.Orientation.Horizontal) == "1 2 3 4 5 6 7 8 9"
    assert headings(table, Qt.Orientation.Vertical) == "一 二 三 四 五 六 七 八 九"
    assert heard(table) == "C7: Black, 3 liberties, triangle"  # the names of points stay what they are


def test_left_is_left_where_one_reads_from_the_right(window: MainWindow, table: BoardTable, qapp: QApplication) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        table.show_point(Point(4, 4))
        keys(window, "Left", "Left", "Right")
        assert table.current_point == Point(3, 4)
        a, b = (table.visualRect(table.model().index(0, column)).x() for column in (0, 1))
        assert a < b
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_cells_grow_with_the_font_and_the_current_one_is_in_view(window: MainWindow, table: BoardTable) -> None:
    before = table.columnWidth(0)
    font = table.font()
    font.setPointSizeF(2 * font.pointSizeF())
    table.setFont(font)
    assert table.columnWidth(0) > 1.7 * before
    assert table.columnWidth(0) >= table.fontMetrics().horizontalAdvance("w12")
    show_game(window, "(;SZ[19])")
    table.setFocus()
    table.show_point(Point(0, 0))
    keys(window, *["Right", "Down"] * 18)
    assert table.current_point == Point(18, 18)
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))


def test_a_hidden_table_is_shown_nothing(window: MainWindow, table: BoardTable, qtbot: QtBot) -> None:
    window.commands["board-table"].trigger()
    qtbot.waitUntil(lambda: window.focusWidget() is window.board)
    show_game(window, "(;SZ[5])")
    assert len(shown(table)) == 9
    window.commands["board-table"].trigger()
    assert len(shown(table)) == 5
    assert window.focusWidget() is table


def test_a_board_is_as_wide_as_any(window: MainWindow, table: BoardTable) -> None:
    show_game(window, "(;SZ[52]AB[aa])")
    assert shown(table)[0] == " ".join(["b", *"·" * 51])
    assert headings(table, Qt.Orientation.Horizontal).endswith(" AZ BA BB")


def test_a_label_is_written_from_the_table(window: MainWindow, table: BoardTable) -> None:
    window.commands["label"].trigger()
    table.setFocus()
    table.show_point(Point(0, 0))
    keys(window, "Return")
    write(window, "zz")
    keys(window, "Return")
    assert window.document.snapshot.position.labels[Point(0, 0)] == "zz"


def test_a_paste_that_is_offered_is_said_and_not_edited(window: MainWindow, table: BoardTable, qtbot: QtBot) -> None:
    table.show_point(Point(2, 2))
    before = window.document.snapshot
    window.paste_text("B D4 W C7")
    qtbot.waitUntil(lambda: window.session.state.preview is not None)
    table.setFocus()
    assert heard(table) == "C7: White, 4 liberties, last move"
    keys(window, "Return")
    assert window.document.snapshot is before
    keys(window, "Esc")
    assert heard(table) == "C7: Black, 3 liberties, triangle"


ABOUT_FILES = {"read-only", "a file on its way"}


@pytest.mark.parametrize("name", [name for name in SITUATIONS if name not in ABOUT_FILES])
def test_every_cell_is_said_in_every_situation(window: MainWindow, table: BoardTable, name: str) -> None:
    show_game(window, SITUATIONS[name].text)
    SITUATIONS[name].begins(window)
    if name == "presenting":
        assert not table.isVisible()
        return
    model, shown = table.model(), window.board.part
    said = [
        model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    ]
    assert len(said) == len(shown.columns) * len(shown.rows)
    assert [text for text in said if ": " not in text or "{" in text] == []
