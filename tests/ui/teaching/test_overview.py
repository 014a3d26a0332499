"""The table of a collection: what it says of each game, how it is sorted, and where it leads."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.progress import unreported
from hen_editor.ui.teaching.overview import Column, OverviewDialog, check_each
from hen_editor.ui.teaching.web_page import WebPageDialog
from hen_editor.ui.window.main_window import MainWindow
from tests.steps import reports
from tests.ui.answers import Answers
from tests.ui.gestures import show_game

COLLECTION = (
    "(;SZ[9]GN[b10]AB[ee]AW[ef](;B[de]C[RIGHT];W[ff];B[dd])(;B[ff]C[Wrong.]))"
    "(;SZ[9]N[<b>B2</b>]AB[ee]AW[ef];W[de])"
    "(;SZ[9]PB[Ann];B[cc];W[dd])"
    "(;SZ[9]AB[ee]AW[ef])"
    "(;GM[3]GN[x])"
)
Key = Qt.Key


class Shown:
    """The table on the screen, and where it has led."""

    def __init__(self, qtbot: QtBot) -> None:
        self.led: list[object] = []
        games = check_each(sgf.parse(COLLECTION).value.games, unreported)
        self.dialog = OverviewDialog(games, 1, {"&Worksheet": lambda chosen: self.led.append(("worksheet", chosen))})
        self.dialog.game_chosen.connect(self.led.append)
        self.table = self.dialog.table
        qtbot.addWidget(self.dialog)
        with qtbot.waitExposed(self.dialog):
            self.dialog.show()

    def texts(self, column: Column) -> list[str]:
        model = self.table.model()
        return [model.index(row, column).data() for row in range(model.rowCount())]

    def click(self, row: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        where = self.table.visualRect(self.table.model().index(row, 0)).center()
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, modifier, where)


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_each_game_has_a_row_that_says_what_it_is_and_what_it_lacks(shown: Shown) -> None:
    assert {column: shown.texts(column) for column in Column} == {
        Column.NUMBER: ["1", "2", "3", "4", "5"],
        Column.TITLE: ["b10", "<b>B2</b>", "Ann - ?", "", "x"],
        Column.PLAYER: ["Black", "White", "Black", "Black", ""],
        Column.MOVES: ["3", "1", "2", "0", "0"],
        Column.VARIATIONS: ["1", "0", "0", "0", "0"],
        Column.SOLUTION: ["Marked", "Not marked", "Game record", "None", ""],
        Column.LACKS: [
            "",
            "No move is marked as right; its first line counts as that. It shows no wrong move.",
            "",
            "No move solves it.",
            "",
        ],
        Column.ENGINE: ["", "", "", "", ""],
    }
    tip = shown.table.model().index(1, Column.TITLE).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "<qt>&lt;b&gt;B2&lt;/b&gt;</qt>"
    assert shown.table.selected() == [1]


@pytest.mark.parametrize(
    ("column", "order"), [(Column.MOVES, "45231"), (Column.TITLE, "42315"), (Column.PLAYER, "51342")]
)
def test_a_click_on_a_heading_sorts_the_rows_by_what_they_show(shown: Shown, column: Column, order: str) -> None:
    shown.table.sortByColumn(column, Qt.SortOrder.AscendingOrder)
    assert "".join(shown.texts(Column.NUMBER)) == order
    assert shown.table.selected() == [1]


def test_a_click_goes_to_a_game_behind_and_enter_or_a_double_click_closes_the_table_besides(shown: Shown) -> None:
    shown.table.sortByColumn(Column.NUMBER, Qt.SortOrder.DescendingOrder)
    shown.click(0)
    assert (shown.led, shown.dialog.isVisible()) == ([4], True)
    shown.click(2, Qt.KeyboardModifier.ControlModifier)
    assert (shown.led, shown.table.selected()) == ([4], [2, 4])
    QTest.keyClick(shown.table, Key.Key_Return)
    assert (shown.led, shown.dialog.isVisible(), shown.dialog.result()) == ([4, 2], False, 1)


def test_buttons_act_on_the_selected_games_once_the_table_is_closed(shown: Shown) -> None:
    flags = QItemSelectionModel.SelectionFlag
    shown.table.selectionModel().select(shown.table.model().index(3, 0), flags.Select | flags.Rows)
    buttons = {button.text(): button for button in shown.dialog.findChildren(QPushButton)}
    buttons["&Worksheet"].click()
    assert (shown.led, shown.dialog.isVisible()) == ([], False)
    assert shown.dialog.wanted is not None
    shown.dialog.wanted()
    assert shown.led == [("worksheet", [1, 3])]


def test_the_number_to_check_goes_to_the_next_problem_that_lacks_something_in_the_order_shown(shown: Shown) -> None:
    assert (shown.dialog.title.text(), shown.dialog.next_to_check.text()) == ("3 problems.", "2 to check")
    for _ in range(3):
        shown.dialog.next_to_check.click()
    assert (shown.led, shown.table.selected(), shown.dialog.isVisible()) == ([3, 1, 3], [3], True)
    shown.table.sortByColumn(Column.NUMBER, Qt.SortOrder.DescendingOrder)
    shown.table.select(4)
    shown.dialog.next_to_check.click()
    assert shown.led[-1] == 3


@pytest.mark.parametrize(
    ("games", "problems"), [("(;SZ[9]PB[Ann];B[cc])", 0), (COLLECTION.partition("(;SZ[9]N")[0], 1)]
)
def test_where_nothing_is_to_be_checked_that_is_said(qtbot: QtBot, games: str, problems: int) -> None:
    dialog = OverviewDialog(check_each(sgf.parse(games).value.games, unreported), 0, {})
    qtbot.addWidget(dialog)
    assert dialog.title.text().startswith(f"{problems} problem")
    assert dialog.title.text().endswith(" Nothing to check.")
    assert [button.text() for button in dialog.findChildren(QPushButton) if "check" in button.text()] == []


def test_progress_is_reported_for_each_game_and_within_a_long_one() -> None:
    games = sgf.parse("(;SZ[9])" * 4).value.games
    assert {0.0, 0.25, 0.5, 0.75} <= {*reports(lambda progress: check_each(games, progress))}
    [long] = sgf.parse(f"(;SZ[9]{';B[aa];W[]' * 2_000})").value.games
    assert len({*reports(lambda progress: check_each([long], progress))}) > 10


def test_the_command_leads_from_the_table_to_a_game_and_a_web_page_of_some(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show_game(window, COLLECTION)

    def choose(dialog: OverviewDialog | WebPageDialog) -> bool:
        if isinstance(dialog, WebPageDialog):
            return True
        dialog.table.clicked.emit(dialog.table.model().index(0, 0))
        dialog.table.selectionModel().select(
            dialog.table.model().index(1, 0),
            QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows,
        )
        next(each for each in dialog.findChildren(QPushButton) if each.text() == "We&b page...").click()
        return True

    monkeypatch.setattr("hen_editor.ui.teaching.commands.run", choose)
    Answers(tmp_path / "some.html")(window.commands["overview"].trigger)
    page = (tmp_path / "some.html").read_text(encoding="utf-8")
    assert [title in page for title in ("b10", "b>B2", "Ann - ?")] == [True, True, False]
    assert window.document.snapshot.game == 0


SIGN = """
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget
from hen_editor.core import sgf
from hen_editor.core.progress import unreported
from hen_editor.ui.teaching.overview import Column, OverviewTable, check_each
application = QApplication([])
parent = QWidget()
table = OverviewTable(check_each(sgf.parse("(;SZ[9]AB[ee])").value.games, unreported), parent)
index, option = table.model().index(0, Column.LACKS), QStyleOptionViewItem()
option.decorationSize = table.iconSize()
table.itemDelegateForIndex(index).initStyleOption(option, index)
print(option.icon.isNull(), option.decorationSize.width())
"""


@pytest.mark.parametrize("scale", ["1", "2"])
def test_the_sign_of_what_is_lacking_is_as_large_at_every_scaling(scale: str) -> None:
    environment = {**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", SIGN], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "18"]
