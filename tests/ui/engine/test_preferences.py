"""The engines in the preferences: found, added, removed, and tested at once."""

import sys

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from hen_editor.engine.engines import EngineSpec
from hen_editor.ui.commands.preferences import ask_for_preferences, preferences_dialog
from hen_editor.ui.engine import preferences
from hen_editor.ui.engine.known import added_engines
from hen_editor.ui.engine.preferences import EnginesPage
from hen_editor.ui.window.main_window import MainWindow
from tests.engine.scripts import spec
from tests.ui.answers import once_shown

PATIENCE_MS = 20_000


@pytest.fixture
def page(window: MainWindow) -> EnginesPage:
    """The page of engines, in its dialog."""
    found = preferences_dialog(window.session).findChild(EnginesPage)
    assert isinstance(found, EnginesPage)
    return found


def listed(page: EnginesPage) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


def log_of_test(page: EnginesPage, qtbot: QtBot) -> str:
    """What is told of a test, once it has ended."""
    qtbot.waitUntil(lambda: page.test.text() == "&Test", timeout=PATIENCE_MS)
    return page.log.toPlainText()


def test_an_engine_that_is_added_is_tested_at_once_and_kept(window: MainWindow, qtbot: QtBot) -> None:
    def add(dialog: QDialog) -> None:
        page = dialog.findChild(EnginesPage)
        assert isinstance(page, EnginesPage)
        assert page.isVisible()
        assert listed(page) == ["Scripted"]
        page.command.setText(spec("log=1").command)
        page.add.click()
        name = f"{sys.executable.rpartition('/')[2].removesuffix('.exe')} (added)"
        assert listed(page) == [name, "Scripted"]
        assert log_of_test(page, qtbot).splitlines()[:3] == [
            "Tuning 0",
            "Scripted 1.0",
            "Boards of up to 19 lines, rectangular ones too.",
        ]
        dialog.accept()

    once_shown(QDialog, add)
    ask_for_preferences(window.session, "engines")
    assert [each.command for each in added_engines()] == [spec("log=1").command]


def test_engines_of_one_program_have_names_of_their_own(page: EnginesPage) -> None:
    for strength in ("1", "10"):
        page.command.setText(f"/no/such/Scripted --level {strength}")
        page.add.click()
    assert listed(page) == ["Scripted (added)", "Scripted 2 (added)", "Scripted 3"]


def test_only_what_was_added_can_be_removed(window: MainWindow) -> None:
    QSettings().setValue("engines/added", '[{"name": "Mine", "command": "mine"}]')
    page = preferences_dialog(window.session).findChild(EnginesPage)
    assert isinstance(page, EnginesPage)
    assert listed(page) == ["Mine (added)", "Scripted"]
    page.list.setCurrentRow(1)
    assert not page.remove.isEnabled()
    page.list.setCurrentRow(0)
    page.remove.click()
    assert listed(page) == ["Scripted"]
    assert page.values() == {"engines/added": "[]"}


def test_nothing_is_removed_or_tested_where_no_engine_is_found(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preferences, "found_engines", lambda: ())
    page = preferences_dialog(window.session).findChild(EnginesPage)
    assert isinstance(page, EnginesPage)
    assert (listed(page), page.remove.isEnabled(), page.test.isEnabled()) == ([], False, False)


@pytest.mark.parametrize(
    ("faults", "says"),
    [
        (["dies-at=name"], "The engine ended (exit status 3): “No such network”."),
        (["lacks=kata-analyze,lz-analyze,top_moves_black"], "Plays only: it names no good moves."),
        (["lacks=rectangular_boardsize"], "Square boards of up to 19 lines."),
        (["lacks=boardsize"], "The engine refuses “boardsize"),
    ],
    ids=str,
)
def test_a_test_tells_what_an_engine_can_and_why_it_fails(
    window: MainWindow, engines: list[EngineSpec], qtbot: QtBot, faults: list[str], says: str
) -> None:
    engines[0] = spec(*faults)
    page = preferences_dialog(window.session).findChild(EnginesPage)
    assert isinstance(page, EnginesPage)
    page.test.click()
    assert says in log_of_test(page, qtbot)


def test_what_it_writes_is_shown_as_it_comes_and_the_test_can_be_stopped(
    window: MainWindow, engines: list[EngineSpec], qtbot: QtBot
) -> None:
    engines[0] = spec("log=10000")
    page = preferences_dialog(window.session).findChild(EnginesPage)
    assert isinstance(page, EnginesPage)
    page.test.click()
    qtbot.waitUntil(lambda: "Tuning 3" in page.log.toPlainText(), timeout=PATIENCE_MS)
    assert page.test.text() == "&Stop test"
    page.test.click()
    assert page.log.toPlainText().endswith("Stopped.")


def test_a_command_line_without_an_end_is_refused(page: EnginesPage) -> None:
    page.command.setText("gnugo 'x")
    page.add.click()
    assert (listed(page), page.log.toPlainText()[:10]) == (["Scripted"], "“gnugo 'x”")
