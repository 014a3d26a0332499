"""The navigation buttons and the move number."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.ui.panels.navigation_bar import MoveNumber, NavigationBar

NAMES = ("First", "Back 10", "Previous", "Next", "Forward 10", "Last")


@pytest.fixture
def actions(qtbot: QtBot) -> list[QAction]:
    return [QAction(name) for name in NAMES]


@pytest.fixture
def bar(qtbot: QtBot, actions: list[QAction]) -> NavigationBar:
    bar = NavigationBar(actions)
    qtbot.addWidget(bar)
    return bar


def buttons(bar: NavigationBar) -> list[QToolButton]:
    return bar.findChildren(QToolButton)


def test_there_is_a_button_for_each_action_in_order(bar: NavigationBar) -> None:
    assert [button.text() for button in buttons(bar)] == list(NAMES)


def test_a_button_does_what_its_action_does(bar: NavigationBar, actions: list[QAction], qtbot: QtBot) -> None:
    with qtbot.waitSignal(actions[3].triggered):
        qtbot.mouseClick(buttons(bar)[3], Qt.MouseButton.LeftButton)


def test_a_button_is_off_while_its_action_is(bar: NavigationBar, actions: list[QAction]) -> None:
    actions[0].setEnabled(False)
    assert [button.isEnabled() for button in buttons(bar)] == [False, True, True, True, True, True]


def test_a_separator_is_a_gap_and_no_button(qtbot: QtBot) -> None:
    gap = QAction()
    gap.setSeparator(True)
    first, last = QAction("First"), QAction("Last")
    bar = NavigationBar([first, gap, last])
    qtbot.addWidget(bar)
    assert [button.text() for button in buttons(bar)] == ["First", "Last"]


def test_the_move_number_is_shown_in_words_or_figures(qtbot: QtBot) -> None:
    number = MoveNumber()
    qtbot.addWidget(number)
    words, figures = (number.fontMetrics().horizontalAdvance(text) for text in ("Move 211 of 211", "211 / 211"))
    for width, shown in ((words, "Move 34 of 211"), (words - 1, "34 / 211"), (figures, "34 / 211"), (figures - 1, "")):
        number.resize(width, 20)
        number.show_move(34, 211)
        number.grab()
        assert number.text() == shown
        assert number.toolTip() == ("" if shown.startswith("Move") else "Move 34 of 211")


@pytest.mark.parametrize("room", [-1, 0])
def test_the_move_number_has_one_form_along_a_line(qtbot: QtBot, room: int) -> None:
    number = MoveNumber()
    qtbot.addWidget(number)
    number.resize(number.fontMetrics().horizontalAdvance("Move 100 of 100") + room, 20)
    forms = set()
    for move in range(101):
        number.show_move(move, 100)
        forms.add("Move" in number.text())
    assert len(forms) == 1


def test_the_keys_stay_where_they_are_when_a_button_is_clicked(bar: NavigationBar) -> None:
    assert {button.focusPolicy() for button in buttons(bar)} == {Qt.FocusPolicy.TabFocus}


def test_a_move_number_shown_already_is_not_painted_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []
    monkeypatch.setattr(MoveNumber, "paintEvent", lambda number, event: painted.append(number.text()))
    number = MoveNumber()
    qtbot.addWidget(number)
    number.resize(200, 20)
    with qtbot.waitExposed(number):
        number.show()
    for move, total in ((0, None), (0, 2), (0, 2), (1, 2), (1, 2), (1, None)):
        number.show_move(move, total)
        QApplication.processEvents()
    assert painted == ["Move 0", "Move 0 of 2", "Move 1 of 2", "Move 1"]
