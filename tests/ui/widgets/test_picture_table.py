"""The table of items with pictures, and its buttons."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.board import BLACK, Area, Point
from hen_editor.ui.theme import STONE_COLORS
from hen_editor.ui.thumbnails import THUMBNAIL_SIDE
from hen_editor.ui.widgets.picture_table import PictureTable, TableButtons
from hen_editor.ui.widgets.plain_text import EmptyNote

STONES = hen.parse(".9x9_5Eb").value.stones


@pytest.fixture
def dialog(qtbot: QtBot) -> QDialog:
    made = QDialog()
    qtbot.addWidget(made)
    return made


def filled(dialog: QDialog) -> PictureTable[str]:
    table = PictureTable[str](["Name", "Count", "Contents"], dialog)
    for item in ("one", "two", "three"):
        table.add(item, [item, "1", ""], f"tip of {item}")
    return table


def test_a_table_without_items_says_so(dialog: QDialog) -> None:
    table = PictureTable[str](["Name", "Count"], dialog, "Nothing here")
    note = table.findChild(EmptyNote)
    assert (note.text(), note.isHidden()) == ("Nothing here", False)
    table.add("one", ["one", "1"])
    assert note.isHidden()
    table.remove("one")
    assert not note.isHidden()


def test_the_first_item_is_selected_until_another_one_is(dialog: QDialog) -> None:
    table = filled(dialog)
    assert table.selected() == ["one"]
    table.setCurrentItem(table.topLevelItem(2))
    assert table.selected() == ["three"]
    table.remove("three")
    assert table.topLevelItemCount() == 2


def test_a_picture_is_of_the_part_of_the_board_that_is_wanted(dialog: QDialog) -> None:
    table = filled(dialog)
    table.show_picture("one", STONES, Area(Point(4, 4), Point(4, 4)))
    table.show_picture("two", STONES)
    first, second = (table.topLevelItem(row).icon(0).pixmap(THUMBNAIL_SIDE).toImage() for row in (0, 1))
    corner = QPoint(THUMBNAIL_SIDE // 4, THUMBNAIL_SIDE // 4)
    assert first.pixelColor(corner) == STONE_COLORS[BLACK] != second.pixelColor(corner)


def test_a_picture_looks_the_same_in_a_selected_row_with_the_focus(dialog: QDialog, qtbot: QtBot) -> None:
    table = filled(dialog)
    table.resize(400, 300)
    for item in ("one", "two"):
        table.show_picture(item, STONES)
    table.setFocus()
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(table.hasFocus)
    QTest.keyClick(table, Qt.Key.Key_Home)  # Qt shows the focus of those who use the keyboard
    shown = table.viewport().grab().toImage()
    places = [table.visualItemRect(table.topLevelItem(row)).topLeft() + QPoint(15, 15) for row in range(2)]
    selected, other = (shown.copy(QRect(place, QSize(50, 50))) for place in places)
    assert selected == other


def test_what_becomes_known_of_a_removed_item_is_not_shown(dialog: QDialog) -> None:
    table = filled(dialog)
    table.remove("one")
    table.show_text("one", 2, "late")
    table.show_picture("one", STONES)
    table.show_text("two", 2, "in time")
    assert [table.topLevelItem(row).text(2) for row in range(2)] == ["in time", ""]


def test_a_button_does_something_and_the_last_one_closes_the_dialog(dialog: QDialog, qtbot: QtBot) -> None:
    pressed = []
    buttons = TableButtons(dialog)
    button = buttons.add("&Open", "Open it", lambda: pressed.append("open"))
    button.click()
    assert (pressed, button.autoDefault()) == (["open"], False)
    with qtbot.waitSignal(dialog.rejected):
        buttons.button(TableButtons.StandardButton.Close).click()
