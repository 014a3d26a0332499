"""The dialog with a game's information, in the window."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCalendarWidget, QComboBox, QDialogButtonBox, QLabel, QLineEdit, QTabWidget, QTextEdit
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.game.info import FIELDS, remark
from hen_editor.ui.dialogs.game_info import TOO_LONG, DayPicker, GameInfoDialog
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.opening import open_file

EMPTY = dict.fromkeys(FIELDS, "")


def line(dialog: GameInfoDialog, name: str) -> QLineEdit:
    return next(found for found in dialog.findChildren(QLineEdit) if found.accessibleName() == FIELDS[name])


def remarks(dialog: GameInfoDialog) -> list[QLabel]:
    return [label for label in dialog.findChildren(QLabel) if "Change to" in label.text() or label.text().endswith(".")]


def test_a_remark_explains_and_its_link_fixes(qtbot: QtBot) -> None:
    dialog = GameInfoDialog({**EMPTY, "KM": "6,5"})
    qtbot.addWidget(dialog)
    (said,) = remarks(dialog)
    assert said.text().startswith("Komi is a number")
    link = re.search('href="([^"]+)"', said.text())
    assert link is not None
    said.linkActivated.emit(link[1])
    assert dialog.texts()["KM"] == "6.5"
    assert not remarks(dialog)


def test_no_break_spaces_stay_where_something_is_written_beside(qtbot: QtBot) -> None:
    dialog = GameInfoDialog({**EMPTY, "GC": "a\u00a0b\nc"})
    qtbot.addWidget(dialog)
    QTest.keyClicks(dialog.findChild(QTextEdit), "x")
    assert dialog.texts()["GC"] == "xa\u00a0b\nc"


def test_undo_takes_back_what_was_written_and_no_more(qtbot: QtBot) -> None:
    dialog = GameInfoDialog({**EMPTY, "GC": "a comment"})
    qtbot.addWidget(dialog)
    field = dialog.findChild(QTextEdit)
    QTest.keyClicks(field, "x")
    for _ in range(3):
        field.undo()
    assert dialog.texts()["GC"] == "a comment"


@pytest.mark.parametrize("mark", ["\ufeff", "\ufffe"])
def test_an_edit_keeps_a_byte_order_mark_in_front(qtbot: QtBot, mark: str) -> None:
    dialog = GameInfoDialog({**EMPTY, "PB": f"{mark}Kim", "GC": f"{mark}Good"})
    qtbot.addWidget(dialog)
    for field in (line(dialog, "PB"), dialog.findChild(QTextEdit)):
        QTest.keyClick(field, Qt.Key.Key_End)
        QTest.keyClicks(field, "!")
    assert (dialog.texts()["PB"], dialog.texts()["GC"]) == (f"{mark}Kim!", f"{mark}Good!")


def test_a_field_that_is_too_long_cannot_be_edited_and_says_so(qtbot: QtBot) -> None:
    dialog = GameInfoDialog({**EMPTY, "GN": "beginning", "GC": "long"}, None, frozenset({"GN", "GC"}))
    qtbot.addWidget(dialog)
    QTest.keyClicks(line(dialog, "GN"), "x")
    QTest.keyClicks(dialog.findChild(QTextEdit), "x")
    assert (dialog.texts()["GN"], dialog.texts()["GC"]) == ("beginning", "long")
    assert {said.text() for said in remarks(dialog)} == {f"{FIELDS[name]}. {TOO_LONG}" for name in ("GN", "GC")}


@pytest.mark.parametrize(
    "about", ["one\ntwo", "a\u00a0b", "a\u2028b\u2029c", "\ufeffx"], ids=["lines", "no-break", "separators", "mark"]
)
def test_untouched_texts_stay_as_they_are(qtbot: QtBot, about: str) -> None:
    texts = {name: f"\ufeff{name} <b>x</b>" for name in FIELDS} | {"GC": about, "PB": "x" * 40_000}
    dialog = GameInfoDialog(texts)
    qtbot.addWidget(dialog)
    assert dialog.texts() == texts


@pytest.mark.parametrize(("accepted", "steps"), [(True, 1), (False, 0)])
def test_the_command_writes_what_was_changed_as_one_undo_step(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accepted: bool, steps: int
) -> None:
    open_file(window, tmp_path / "game.sgf", "(;SZ[9]PB[Kim];B[cc];W[dd])")

    def answered(dialog: GameInfoDialog) -> bool:
        line(dialog, "PW").setText("Lee")
        line(dialog, "RE").setText("B+R")
        return accepted

    monkeypatch.setattr(GameInfoDialog, "exec", answered)
    window.commands["game-info"].trigger()
    assert window.document.undo_stack.count() == steps
    written = sgf.format(window.document.snapshot.collection).decode()
    assert written == f"(;SZ[9]PB[Kim]{'PW[Lee]RE[B+R]' if accepted else ''};B[cc];W[dd])"


def test_the_first_page_begins_with_the_name_of_the_game(qtbot: QtBot) -> None:
    dialog = GameInfoDialog(EMPTY)
    qtbot.addWidget(dialog)
    first = dialog.findChild(QTabWidget).widget(0)
    assert first.isAncestorOf(line(dialog, "GN"))


def test_rules_and_results_are_chosen_or_typed(qtbot: QtBot) -> None:
    dialog = GameInfoDialog({**EMPTY, "RU": "Tibetan"})
    qtbot.addWidget(dialog)
    rules, result = [line(dialog, name).parent() for name in ("RU", "RE")]
    assert (rules.currentText(), result.currentText()) == ("Tibetan", "")
    assert {"Japanese", "Chinese", "AGA", "GOE", "NZ"} <= {rules.itemText(row) for row in range(rules.count())}
    offered = [result.itemText(row) for row in range(result.count())]
    assert [text for text in offered if remark("RE", text) is not None] == []
    result.setCurrentText("W+R")
    assert (dialog.texts()["RE"], dialog.texts()["RU"]) == ("W+R", "Tibetan")
    QTest.keyClicks(line(dialog, "RU"), "!")
    assert dialog.texts()["RU"] == "Tibetan!"


def test_days_are_chosen_in_a_calendar(qtbot: QtBot) -> None:
    dialog = GameInfoDialog({**EMPTY, "DT": "1846-09-11"})
    qtbot.addWidget(dialog)
    picker = dialog.findChild(DayPicker)
    picker.menu().aboutToShow.emit()
    calendar = picker.menu().findChild(QCalendarWidget)
    assert (calendar.yearShown(), calendar.monthShown()) == (1846, 9)
    for day in (15, 14, 11):
        calendar.clicked.emit(QDate(1846, 9, day))
    assert dialog.texts()["DT"] == "1846-09-14,15"


def test_a_day_chosen_in_the_calendar_leaves_dates_that_are_no_days(qtbot: QtBot) -> None:
    dialog = GameInfoDialog({**EMPTY, "DT": "1996-05,1997-03-04,Spring 1998"})
    qtbot.addWidget(dialog)
    picker = dialog.findChild(DayPicker)
    picker.menu().aboutToShow.emit()
    calendar = picker.menu().findChild(QCalendarWidget)
    calendar.clicked.emit(QDate(1999, 1, 2))
    assert dialog.texts()["DT"] == "1996-05,1997-03-04,Spring 1998,1999-01-02"
    calendar.clicked.emit(QDate(1999, 1, 2))
    assert dialog.texts()["DT"] == "1996-05,1997-03-04,Spring 1998"


def test_nothing_moves_when_remarks_come_while_one_types(qtbot: QtBot) -> None:
    dialog = GameInfoDialog(EMPTY)
    qtbot.addWidget(dialog)
    dialog.show()
    fields = dialog.findChildren(QLineEdit) + dialog.findChildren(QDialogButtonBox)

    def places() -> list[QPoint]:
        dialog.layout().activate()
        return [each.mapTo(dialog, QPoint()) for each in fields]

    before = dialog.size(), places()
    for name, text in (("KM", "6,5"), ("RE", "white by resignation")):
        line(dialog, name).setText(text)
    assert len(remarks(dialog)[0].text().split("<br>")) == 2
    assert (dialog.size(), places()) == before


def test_it_fits_on_a_small_screen_at_200_percent(qtbot: QtBot) -> None:
    dialog = GameInfoDialog(EMPTY)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.height() < 480


def test_tab_goes_through_the_rows(qtbot: QtBot) -> None:
    dialog = GameInfoDialog(EMPTY)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    line(dialog, "GN").setFocus()
    names = []
    for _ in range(11):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached = dialog.focusWidget()
        field = reached.lineEdit() if isinstance(reached, QComboBox) else reached
        names.append(field.accessibleName())
    rows = [FIELDS[name] for name in ("RE", "RU", "KM", "HA", "TM", "OT", "EV", "RO", "DT")]
    assert names == [*rows, "Choose days in a calendar", FIELDS["PC"]]
