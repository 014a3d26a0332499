"""The dialog for a web page of problems: what is chosen is on the page, and options are remembered."""

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.teaching.problems import WebPage
from hen_editor.ui.teaching.web_page import WebPageDialog
from tests.ui.fields import field

GAMES = sgf.parse("(;SZ[9]GN[One]AB[aa];W[bb])(;GM[2])(;SZ[9]GN[Two]AB[aa];W[bb])").value.games


def dialog(qtbot: QtBot) -> WebPageDialog:
    made = WebPageDialog(GAMES, "Lesson")
    qtbot.addWidget(made)
    return made


def test_a_page_has_all_go_games_and_their_title_unless_told_otherwise(qtbot: QtBot) -> None:
    shown = dialog(qtbot)
    assert shown.page() == WebPage("Lesson")
    assert shown.games() == [GAMES[0], GAMES[2]]


def test_what_is_chosen_is_on_the_page_and_options_are_remembered(qtbot: QtBot) -> None:
    shown = dialog(qtbot)
    shown.form.field("title").setText("Week 3")
    shown.form.field("introduction").setPlainText("Two problems.\nLook twice.")
    shown.form.field("games").setText("3")
    shown.form.field("order").setCurrentIndex(1)
    shown.form.field("names").setChecked(False)
    shown.form.field("moves").setChecked(False)
    chosen = WebPage("Week 3", "Two problems.\nLook twice.", names=False, moves=False, is_shuffled=True)
    assert (shown.page(), shown.games()) == (chosen, [GAMES[2]])
    shown.accept()
    assert dialog(qtbot).page() == chosen._replace(title="Lesson", introduction="")


@pytest.mark.parametrize(("games", "is_possible"), [("2", False), ("x", False), ("1-2", True), ("", True)])
def test_a_page_without_games_cannot_be_saved(qtbot: QtBot, games: str, is_possible: bool) -> None:
    shown = dialog(qtbot)
    shown.form.field("games").setText(games)
    assert field(shown, "Save as...", QPushButton).isEnabled() is is_possible
