"""The dialog that compares two states of a file."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListView, QPlainTextEdit
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.game.difference import differences
from hen_editor.core.sgf import Collection
from hen_editor.ui.dialogs.compare import BoardThumbnail, CompareDialog, Side

BEFORE = "(;SZ[9]PB[Ito];B[aa]C[one];W[bb](;B[cc])(;B[dd]))"


def read(text: str) -> Collection:
    collection = sgf.parse(text).value
    assert collection is not None
    return collection


def compared(qtbot: QtBot, after: str, before: str = BEFORE) -> CompareDialog:
    mine, theirs = read(before), read(after)
    dialog = CompareDialog(Side("Mine", mine), Side("Theirs", theirs), differences(mine, theirs))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def listed(dialog: CompareDialog) -> list[str]:
    model = dialog.findChildren(QListView)[0].model()
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def texts(dialog: CompareDialog) -> list[str]:
    return [field.toPlainText() for field in dialog.findChildren(QPlainTextEdit)]


def boards(dialog: CompareDialog) -> list[int]:
    """Return how many stones each board shows, -1 for no board."""
    return [-1 if shown.stones is None else len(shown.stones) for shown in dialog.findChildren(BoardThumbnail)]


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (BEFORE.replace("Ito", "Cho"), "Start: Black changed"),
        (BEFORE.replace("one", "two"), "Move 1: comment changed"),
        (BEFORE.replace("B[cc]", "B[cc]ZZ[x];W[ee];B[ff]"), "Move 3: ZZ changed"),
        (BEFORE.replace("(;B[dd])", ""), "Move 3: 1 node removed"),
        (BEFORE.replace("(;B[dd])", "(;B[dd])(;B[ee];W[ff])"), "Move 3: 2 nodes added"),
        (BEFORE.replace("(;B[cc])(;B[dd])", "(;B[dd])(;B[cc])"), "Move 2: variations in a different order"),
        (f"{BEFORE}(;SZ[13])", "Game 2 added: 1 node"),
    ],
)
def test_what_differs_is_listed(qtbot: QtBot, after: str, expected: str) -> None:
    assert listed(compared(qtbot, after))[0] == expected


def test_in_several_games_the_game_is_named(qtbot: QtBot) -> None:
    dialog = compared(qtbot, f"(;SZ[13]){BEFORE.replace('one', 'two')}", f"(;SZ[13]){BEFORE}(;SZ[19])")
    assert listed(dialog) == ["Game 2, move 1: comment changed", "Game 3 removed: 1 node"]


def test_the_first_is_shown_and_then_the_one_that_is_clicked(qtbot: QtBot) -> None:
    dialog = compared(qtbot, BEFORE.replace("one", "two").replace("B[dd]", "B[dd];W[ee]") + "(;SZ[9]AB[aa:cc])")
    assert texts(dialog) == ["comment: one", "comment: two"]
    assert boards(dialog) == [1, 1]
    shown = dialog.findChildren(QListView)[0]
    for row, expected in ((1, [3, 4]), (2, [-1, 9])):
        place = shown.visualRect(shown.model().index(row, 0)).center()
        QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert texts(dialog) == ["", ""]
        assert boards(dialog) == expected


def test_nothing_to_list_is_said(qtbot: QtBot) -> None:
    dialog = compared(qtbot, BEFORE)
    assert "Both contain the same games." in [label.text() for label in dialog.findChildren(QLabel)]
    assert not dialog.findChildren(QListView)[0].isVisible()
    assert boards(dialog) == [0, 0]


def test_other_games_have_no_board(qtbot: QtBot) -> None:
    dialog = compared(qtbot, "(;GM[2]C[x])", "(;GM[2]C[y])")
    assert boards(dialog) == [-1, -1]
    assert texts(dialog) == ["comment: y", "comment: x"]


def test_texts_are_not_edited(qtbot: QtBot) -> None:
    assert all(field.isReadOnly() for field in compared(qtbot, BEFORE).findChildren(QPlainTextEdit))
