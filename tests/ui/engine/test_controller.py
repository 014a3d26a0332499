"""An engine beside the board: what it thinks is shown, only of what is shown, and it is never in the way."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.core.editing.snapshot import edited
from hen_editor.engine.engines import EngineSpec, engine_named, to_text
from hen_editor.engine.live import NodeAnalysis
from hen_editor.engine.protocol import Analysis, CandidateMove
from hen_editor.ui.dialogs.guide import GuidePages
from hen_editor.ui.engine import controller, known
from hen_editor.ui.engine.bar import EngineBar
from hen_editor.ui.engine.controller import EngineController
from hen_editor.ui.state import CandidateFigures
from hen_editor.ui.window.main_window import MainWindow
from tests.engine.scripts import needs_gnugo, spec
from tests.ui.answers import Answers
from tests.ui.gestures import click, keys, show_game

PATIENCE_MS = 20_000

GAME = "(;SZ[9]KM[6.5];B[ee];W[cc];B[dd];W[gg])"
A9, B9, C9 = Point(0, 0), Point(1, 0), Point(2, 0)


@pytest.fixture
def use(engines: list[EngineSpec]) -> Callable[..., None]:
    """Let the engine that is found be a scripted one with these faults."""
    return lambda *faults: engines.__setitem__(0, spec(*faults))


@pytest.fixture
def analysing(window: MainWindow, qtbot: QtBot) -> Callable[[str], MainWindow]:
    """Open a game, and let the engine think of its beginning."""

    def begin(text: str = GAME) -> MainWindow:
        show_game(window, text)
        window.board.setFocus()
        keys(window, "Ctrl+Alt+A")
        until(qtbot, lambda: len(discs(window)) == 10)
        return window

    return begin


def until(qtbot: QtBot, is_so: Callable[[], bool]) -> None:
    qtbot.waitUntil(is_so, timeout=PATIENCE_MS)


def engine(window: MainWindow) -> EngineController:
    found = window.findChild(EngineController)
    assert found is not None
    return found


def bar(window: MainWindow) -> EngineBar:
    found = window.findChild(EngineBar)
    assert found is not None
    return found


def discs(window: MainWindow) -> dict[Point, str]:
    """The moves that are shown, with their words."""
    return {point: disc.words for point, disc in window.board.analysis.discs.items()}


def written(window: MainWindow) -> str:
    return sgf.format(window.document.snapshot.collection).decode().replace("\n", "")


def test_it_shows_good_moves_and_who_leads_and_follows_what_is_shown(analysing, qtbot: QtBot) -> None:
    window = analysing()
    before = written(window)
    assert [*discs(window).values()] == ["0.0", *(f"\u2212{lost}.0" for lost in range(1, 10))]
    assert [disc.is_best for disc in window.board.analysis.discs.values()] == [True] + [False] * 9
    assert (bar(window).name.text(), bar(window).lead.text()) == ("Scripted", "Even")
    keys(window, "Right")
    assert (discs(window), bar(window).lead.text()) == ({}, "")
    until(qtbot, lambda: bar(window).lead.text() == "Black leads by 10.0")
    assert bar(window).rate.text() == "99 %"
    assert (written(window), window.document.is_modified) == (before, False)
    keys(window, "Ctrl+Alt+A")
    assert (discs(window), bar(window).isVisible()) == ({}, False)


def test_figures_of_what_is_no_longer_shown_are_dropped(analysing, use, qtbot: QtBot) -> None:
    use("stops-late=60")
    window = analysing()
    keys(window, "Right")
    running = engine(window).running
    tree, node = window.document.snapshot.tree, window.document.snapshot.node
    late = Analysis((CandidateMove(B9, 1),), WHITE)
    other = sgf.parse_strict(GAME).games[0]
    for found in (NodeAnalysis(tree, tree.root, (), late), NodeAnalysis(other, node, (), late)):
        running.keep(found)
        engine(window).look()
        assert (discs(window), engine(window).analysis) == ({}, None)
    running.keep(NodeAnalysis(tree, node, (), late))
    engine(window).look()
    assert [*discs(window)] == [B9]


def test_what_the_engine_thinks_stays_while_only_words_are_edited(analysing) -> None:
    window = analysing()
    window.document.type_comment("A comment", seen=window.document.snapshot)
    assert discs(window)
    window.commands["turn"].trigger()
    assert not discs(window)


@pytest.mark.parametrize(("name", "value"), [("KM", 0.5), ("RU", "Chinese"), ("HA", 2)])
def test_what_it_thought_with_other_komi_or_rules_goes_even_while_it_rests(analysing, name: str, value: object) -> None:
    window = analysing()
    bar(window).buttons["pause"].click()
    now = window.document.snapshot
    window.document.edit(edited(now, now.tree.with_property(now.tree.root, "GC", "A game")), "Game")
    assert discs(window)
    now = window.document.snapshot
    window.document.edit(edited(now, now.tree.with_property(now.tree.root, name, value)), "Game")
    assert (discs(window), bar(window).lead.text()) == ({}, "")


def test_a_click_plays_a_move_and_the_pointer_shows_its_line(analysing, qtbot: QtBot) -> None:
    window = analysing()
    QTest.mouseMove(window.board.viewport(), window.board.centre_of(B9).toPoint())
    assert window.board.analysis.line == ((B9, BLACK), (A9, WHITE))
    assert window.board.analysis.numbers == {B9: 1, A9: 2}
    QTest.mouseMove(window.board.viewport(), window.board.centre_of(Point(8, 8)).toPoint())
    assert window.board.analysis.line == ()
    click(window, B9)
    assert window.document.snapshot.position.last_move.point == B9


def test_its_line_is_a_variation_in_one_step_from_the_menu_of_the_point(analysing) -> None:
    window = analysing()
    before = written(window)
    for point, is_there in ((B9, True), (Point(5, 5), False)):
        window.session.board_cursor.go_to(point)
        window.commands.refresh()
        assert window.commands["add-line-here"].isVisible() is is_there
    window.session.board_cursor.go_to(B9)
    window.commands["add-line-here"].trigger()
    assert written(window).endswith("(;B[ba];W[aa]))")
    assert window.document.snapshot.node == window.document.snapshot.tree.root
    window.commands["undo"].trigger()
    assert written(window) == before


def test_a_line_is_refused_as_any_edit_in_a_document_that_is_read_only(analysing, qtbot: QtBot) -> None:
    window = analysing()
    window.document.set_read_only(is_read_only=True)
    with qtbot.waitSignal(window.document.edit_refused):
        bar(window).buttons["line"].click()
    assert window.statusBar().currentMessage() != "The game has this line already."


def test_the_best_move_has_a_key_and_can_be_heard(analysing, monkeypatch, qtbot: QtBot) -> None:
    said = []
    monkeypatch.setattr(controller, "announce", lambda widget, words: said.append(words))
    monkeypatch.setattr(controller, "SAID_MS", 0)
    window = analysing()
    until(qtbot, lambda: said == ["Best move: A9. Even, 50 %"])
    keys(window, "Ctrl+Alt+Return")
    assert window.document.snapshot.position.last_move.point == A9


def test_win_rates_and_ownership_are_shown_if_wanted(analysing, qtbot: QtBot) -> None:
    window = analysing("(;SZ[9]AB[cc][dc][cd]AW[gg]PL[B])")
    assert window.board.analysis.ownership == {}
    window.commands["figures-win-rate"].trigger()
    assert [*discs(window).values()][:2] == ["99 %", "99 %"]
    keys(window, "Ctrl+Alt+O")
    assert window.session.state.analysis.figures is CandidateFigures.WIN_RATE
    assert window.board.analysis.ownership == {}  # stones are their own


def test_while_a_problem_is_solved_or_counted_nothing_is_betrayed(analysing, qtbot: QtBot) -> None:
    window = analysing()
    window.commands["count"].trigger()
    assert (discs(window), bar(window).lead.text(), bar(window).isVisible()) == ({}, "", True)
    keys(window, "Esc")
    until(qtbot, lambda: bool(discs(window)))
    window.commands["solve"].trigger()
    assert window.session.state.is_solving
    assert (discs(window), bar(window).buttons["best"].isEnabled()) == ({}, False)


def test_it_pauses_and_goes_on(analysing, qtbot: QtBot) -> None:
    window = analysing()
    bar(window).buttons["pause"].click()
    keys(window, "Right")
    assert (bar(window).buttons["pause"].text(), discs(window)) == ("Resume", {})
    bar(window).buttons["pause"].click()
    until(qtbot, lambda: bool(discs(window)))


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        ("dies-at=name", "The engine ended (exit status 3): “No such network”."),
        ("dies-after=3", "The engine ended"),
        ("floods-at=komi", "The engine writes without end, and was stopped."),
    ],
)
def test_what_fails_is_said_in_the_bar_and_can_be_started_again(
    window: MainWindow, engines: list[EngineSpec], qtbot: QtBot, fault: str, says: str
) -> None:
    engines[0] = spec(fault)
    window.commands["analyse"].trigger()
    until(qtbot, lambda: bar(window).sentence.text().startswith(says))
    assert bar(window).buttons["details"].isVisible() is (fault == "dies-at=name")
    engines[0] = spec()
    engine(window).running.spec = spec()
    bar(window).buttons["pause"].click()
    until(qtbot, lambda: bool(discs(window)))
    assert not bar(window).sentence.isVisible()


def test_what_it_has_written_can_be_read(window: MainWindow, engines: list[EngineSpec], qtbot: QtBot) -> None:
    engines[0] = spec("dies-at=name", "log=2")
    window.commands["analyse"].trigger()
    until(qtbot, lambda: bar(window).buttons["details"].isVisible())
    answers = Answers("OK")
    answers(bar(window).buttons["details"].click)
    assert "Tuning 1" in answers.asked[0]


def test_a_position_that_it_refuses_is_said_and_the_next_one_is_analysed(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, "(;SZ[21];B[aa])")
    window.commands["analyse"].trigger()
    until(qtbot, lambda: "unacceptable size" in bar(window).sentence.text())
    show_game(window, GAME)
    until(qtbot, lambda: bool(discs(window)))


def test_what_the_engine_is_not_told_can_be_read(analysing) -> None:
    window = analysing(GAME.replace("KM", "RU[House]KM"))
    answers = Answers("OK")
    answers(bar(window).buttons["details"].click)
    assert answers.asked == ["Scripted Engines do not know the rules “House”; Japanese ones are used."]


def test_an_engine_that_is_not_there_is_said(window: MainWindow, engines: list[EngineSpec], qtbot: QtBot) -> None:
    engines[0] = EngineSpec("Lost", "/no/such/engine")
    window.commands["analyse"].trigger()
    until(qtbot, lambda: bar(window).sentence.text() == "There is no program /no/such/engine.")
    window.commands["analyse"].trigger()
    assert not bar(window).isVisible()


def test_without_an_engine_a_sentence_says_how_to_get_one(window: MainWindow, engines: list[EngineSpec]) -> None:
    engines.clear()
    for name in ("analyse", "new-engine-game"):
        answers = Answers("Cancel")
        answers(window.commands[name].trigger)
        assert "No engine was found." in answers.asked[0]
        assert not window.session.state.analysis.is_on
        assert not window.commands["analyse"].isChecked()


def test_the_guide_says_how_to_get_one(window: MainWindow, engines: list[EngineSpec], qtbot: QtBot) -> None:
    engines.clear()
    Answers("How to get one")(window.commands["analyse"].trigger)
    page = window.findChild(GuidePages).findChild(QTextBrowser)
    assert page.source().fileName() == "engines.md"


def test_an_engine_is_offered_as_long_as_it_is_there(
    window: MainWindow, engines: list[EngineSpec], qtbot: QtBot
) -> None:
    engines.append(EngineSpec("Other", engines[0].command, is_ours=True))
    window.commands["analyse"].trigger()
    other = bar(window).name.menu().actions()[1]
    engines.pop()
    engine(window).find(lambda spec: None)
    other.trigger()
    assert bar(window).name.text() == "Other"
    window.commands["analyse"].trigger()
    window.commands["analyse"].trigger()
    assert bar(window).name.text() == "Scripted"
    until(qtbot, lambda: bar(window).name.menu() is None)


def test_the_engine_that_was_used_last_is_used_again(window: MainWindow, engines: list[EngineSpec]) -> None:
    engines.append(EngineSpec("Other", engines[0].command, is_ours=True))
    window.commands["analyse"].trigger()
    assert bar(window).name.text() == "Scripted"
    bar(window).name.menu().actions()[1].trigger()
    assert bar(window).name.text() == "Other"
    window.commands["analyse"].trigger()
    window.commands["analyse"].trigger()
    assert bar(window).name.text() == "Other"


def test_of_engines_that_were_added_with_one_name_the_chosen_one_is_started(
    window: MainWindow, engines: list[EngineSpec]
) -> None:
    added = [EngineSpec("Mine", f"/no/such/mine {number}") for number in range(2)]
    QSettings().setValue(known.ADDED, to_text(added))
    window.commands["analyse"].trigger()
    for checked in range(2):
        actions = bar(window).name.menu().actions()
        assert [action.text() for action in actions] == ["Mine", "Mine 2", "Scripted"]
        assert actions[checked].isChecked()
        actions[1].trigger()
        window.commands["analyse"].trigger()
        window.commands["analyse"].trigger()
        assert engine(window).running.spec.command == "/no/such/mine 1"


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


@pytest.mark.parametrize("faults", [["never-quits", "survives-eof"], ["stops-late=60"], ["hangs-at=komi"], []], ids=str)
def test_no_process_is_left_when_the_window_closes(
    window: MainWindow, engines: list[EngineSpec], tmp_path: Path, qtbot: QtBot, faults: list[str]
) -> None:
    noted = tmp_path / "pid"
    engines[0] = spec(f"pid={noted}", *faults)
    window.commands["analyse"].trigger()
    until(qtbot, lambda: noted.exists() and bool(noted.read_text()))
    window.close()
    until(qtbot, lambda: not is_alive(int(noted.read_text())))


def test_nothing_in_the_window_moves_when_figures_change(analysing, qtbot: QtBot) -> None:
    window = analysing()
    rooms = lambda: [(part.geometry(), part.isVisible()) for part in bar(window).parts]  # noqa: E731
    before = rooms()
    for name in ("Right", "Right", "Left"):
        keys(window, name)
        assert rooms() == before
        until(qtbot, lambda: bool(discs(window)))
        assert rooms() == before


@needs_gnugo
def test_gnu_go_shows_its_own_values_of_moves_and_no_figures_that_it_lacks(
    window: MainWindow, engines: list[EngineSpec], qtbot: QtBot
) -> None:
    engines[0] = engine_named("GNU Go")
    show_game(window, GAME)
    window.commands["analyse"].trigger()
    until(qtbot, lambda: bool(discs(window)))
    values = [float(words) for words in discs(window).values()]
    assert values == sorted(values, reverse=True)
    assert values[0] > 0
    assert "leads by" in bar(window).lead.text()
    assert not any(part.isVisible() for part in (bar(window).rate, bar(window).visits, bar(window).rate_line))
