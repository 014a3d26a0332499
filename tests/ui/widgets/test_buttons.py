"""Flat buttons, and a row that leaves out what it has no room for."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from hen_editor.ui.panels.position_bar import RoomyRow


@pytest.fixture
def row(qtbot: QtBot) -> RoomyRow:
    """Labels of 50 pixels each; the third is collapsible first, then the second."""
    made = RoomyRow()
    qtbot.addWidget(made)
    made.row.setContentsMargins(0, 0, 0, 0)
    made.row.setSpacing(10)
    labels = [QLabel(made) for _ in range(3)]
    for label in labels:
        label.setFixedSize(50, 20)
        made.row.addWidget(label)
    made.collapsible = (labels[2], labels[1])
    made.show()
    return made


def shown(row: RoomyRow) -> list[bool]:
    return [label.isVisible() for label in row.findChildren(QLabel)]


@pytest.mark.parametrize(
    ("width", "labels"),
    [(300, [True, True, True]), (170, [True, True, True]), (169, [True, True, False]), (109, [True, False, False])],
)
def test_what_has_no_room_is_left_out(row: RoomyRow, width: int, labels: list[bool]) -> None:
    row.resize(width, 20)
    assert shown(row) == labels


def test_what_was_left_out_comes_back(row: RoomyRow) -> None:
    for width in (60, 300):
        row.resize(width, 20)
    assert shown(row) == [True, True, True]


def test_the_row_asks_for_no_more_than_what_is_never_left_out(row: RoomyRow) -> None:
    for width in (60, 300):
        row.resize(width, 20)
        assert row.minimumSizeHint().width() == 50


def test_a_widget_that_grows_takes_the_room_of_the_others(row: RoomyRow, qtbot: QtBot) -> None:
    row.resize(180, 20)
    row.findChildren(QLabel)[0].setFixedWidth(100)
    qtbot.waitUntil(lambda: shown(row) == [True, True, False])
