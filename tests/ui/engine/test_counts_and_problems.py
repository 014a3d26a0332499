"""What an engine says where others ask: which stones are dead, and what the first moves of problems are."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, Point
from hen_editor.core.progress import unreported
from hen_editor.engine.engines import EngineSpec, engine_named
from hen_editor.engine.lines import FirstMoves
from hen_editor.engine.protocol import Analysis, CandidateMove
from hen_editor.ui.engine import words
from hen_editor.ui.session.session import MarkedProblem
from hen_editor.ui.teaching.counter import Counter
from hen_editor.ui.teaching.overview import Column, OverviewDialog, check_each
from hen_editor.ui.window.main_window import MainWindow
from tests.engine.scripts import needs_gnugo, spec
from tests.ui.answers import Answers
from tests.ui.engine.uses import press, until_idle, uses
from tests.ui.gestures import keys, show_game, shown_picture

FINISHED = (
    "(;SZ[9]KM[6.5]RU[Japanese]"
    "AB[da][db][dc][ad][bd][cd][dd][de][df][ef][ff][gf][hf][if][dg][dh][di][hb]"
    "AW[ea][eb][ec][ed][ae][be][ce][ee][fe][ge][he][ie][cf][cg][ch][ci][bb][gb][hc][gh])"
)
DEAD = {Point(7, 1), Point(1, 1), Point(6, 7)}
"""Its dead stones, which our playouts find; the scripted engine takes all stones for alive."""


def count(window: MainWindow, qtbot: QtBot, *, engine: bool) -> frozenset[Point]:
    """Open a finished game, start an engine if wanted, and return the stones that are guessed to be dead."""
    show_game(window, FINISHED)
    if engine:
        keys(window, "Ctrl+Alt+A")
        qtbot.waitUntil(lambda: uses(window).controller.is_free, timeout=20_000)
    keys(window, "Ctrl+Alt+K")
    qtbot.waitUntil(lambda: not window.session.state.counting.is_guessing, timeout=60_000)
    assert window.session.state.counting.is_guess
    return shown_picture(window).dead


@pytest.mark.parametrize(("engine", "faults", "dead"), [(True, [], set()), (False, [], DEAD), (True, ["lz"], DEAD)])
def test_an_engine_that_runs_guesses_first_else_our_playouts(
    window: MainWindow, qtbot: QtBot, engines: list[EngineSpec], engine: bool, faults: list[str], dead: set[Point]
) -> None:
    engines[0] = spec(*(["lacks=kata-analyze"] if faults else []))
    assert count(window, qtbot, engine=engine) == dead


def test_guess_again_asks_our_playouts(window: MainWindow, qtbot: QtBot) -> None:
    assert not count(window, qtbot, engine=True)
    window.findChild(Counter).guess()
    qtbot.waitUntil(lambda: not window.session.state.counting.is_guessing, timeout=60_000)
    assert shown_picture(window).dead == DEAD


def test_an_engine_that_is_closed_meanwhile_leaves_the_guess_to_our_playouts(
    window: MainWindow, qtbot: QtBot, engines: list[EngineSpec]
) -> None:
    engines[0] = spec("lacks=kata-analyze,lz-analyze", "hangs-at=final_status_list")
    show_game(window, FINISHED[:-1] + ";B[];W[])")
    keys(window, "Ctrl+Alt+A", "End")
    qtbot.waitUntil(lambda: uses(window).controller.is_free, timeout=20_000)
    keys(window, "Ctrl+Alt+K")
    assert window.session.state.counting.is_guessing
    press(window, "close")
    qtbot.waitUntil(lambda: not window.session.state.counting.is_guessing, timeout=60_000)
    assert shown_picture(window).dead == DEAD


@pytest.mark.parametrize("leave", ["cancel", "mark"])
def test_a_count_that_is_left_asks_the_engine_no_more(window: MainWindow, qtbot: QtBot, leave: str) -> None:
    show_game(window, FINISHED)
    window.commands["effort-much"].trigger()
    keys(window, "Ctrl+Alt+A")
    qtbot.waitUntil(lambda: uses(window).controller.is_free, timeout=20_000)
    window.commands["count"].trigger()
    assert uses(window).controller.is_working
    counter = window.findChild(Counter)
    if leave == "mark":
        counter.toggle(Point(3, 0))
        assert shown_picture(window).dead
    else:
        counter.cancel()
    assert uses(window).controller.is_free
    assert not counter.is_guessing


@needs_gnugo
def test_gnugo_finds_the_dead_stones(window: MainWindow, qtbot: QtBot, engines: list[EngineSpec]) -> None:
    engines[0] = engine_named("GNU Go")
    assert count(window, qtbot, engine=True) == DEAD


# Problems.

A, B, C = Point(0, 0), Point(1, 0), Point(2, 0)


@pytest.mark.parametrize(
    ("right", "candidates", "named", "said"),
    [
        ([A], {A: 5.0}, [], "Prefers A9."),
        ([], {A: 5.0}, [], "Prefers A9."),
        ([A], {A: 5.0, B: 4.8}, [], "Prefers A9. Also works: B9."),
        ([B], {A: 5.0, B: 0.0}, [], "B9 is marked right, but the engine prefers A9."),
        ([B], {A: 5.0}, [], "B9 is marked right, but the engine prefers A9. Does not see B9."),
        ([A, C], {A: 5.0}, [C], "Prefers A9."),
        ([C], {}, [C], "Prefers C9."),
        ([C], {}, [], "Sees no good move. Does not see C9."),
    ],
)
def test_the_words_are_those_of_a_witness(
    right: list[Point], candidates: dict[Point, float], named: list[Point], said: str
) -> None:
    found = tuple(CandidateMove(move, 3, score_lead=lead) for move, lead in candidates.items())
    analysis = Analysis(found, BLACK, 7) if found else None
    tree = sgf.parse_strict("(;SZ[9])").games[0]
    assert words.testimony(FirstMoves(0, analysis, frozenset(named)), MarkedProblem(tree, right)) == said


PROBLEMS = (
    "(;SZ[9]AB[bb]AW[cc]PL[B](;B[aa]TE[1])(;B[ab]))"
    "(;SZ[9]AB[bb]AW[cc]PL[B](;B[dd]TE[1]))"
    "(;SZ[9]PB[Ann]PW[Bo];B[ee];W[dd])"
    "(;SZ[9]AB[bb]RE[?]AW[cc]PL[B]HEN[.9x9_9Ag];B[dd]TE[1])"
)


@pytest.fixture
def overview(window: MainWindow, qtbot: QtBot) -> OverviewDialog:
    """The table of the problems, and an engine that can be asked."""
    return shown_overview(window, qtbot, PROBLEMS)


def shown_overview(window: MainWindow, qtbot: QtBot, text: str) -> OverviewDialog:
    show_game(window, text)
    window.commands["effort-least"].trigger()
    games = check_each(window.document.snapshot.collection.games, unreported)
    dialog = OverviewDialog(games, 0, {}, window, window.session.engine)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def said(dialog: OverviewDialog) -> list[str]:
    model = dialog.table.model()
    return [model.index(row, Column.ENGINE).data() for row in range(model.rowCount())]


def test_each_problem_is_judged_in_the_table_and_nothing_is_changed(
    window: MainWindow, qtbot: QtBot, overview: OverviewDialog
) -> None:
    before = window.document.snapshot
    assert overview.table.isColumnHidden(Column.ENGINE)
    QTest.mouseClick(overview.ask, Qt.MouseButton.LeftButton)
    assert (overview.ask.text(), overview.title.text()) == ("&Cancel", "Asking the engine...")
    until_idle(window, qtbot)
    assert not overview.table.isColumnHidden(Column.ENGINE)
    judged = said(overview)
    assert re.fullmatch(r"Prefers A9\. \(\d+ visits?\)", judged[0])
    assert judged[1].startswith("D6 is marked right, but the engine prefers A9.")
    assert judged[2] == ""
    assert "Engines know black and white stones only" in judged[3]
    assert (overview.ask.text(), window.document.snapshot) == ("Check with &engine", before)


def test_asking_is_cancelled_and_goes_on_with_what_is_missing(
    window: MainWindow, qtbot: QtBot, overview: OverviewDialog
) -> None:
    window.commands["effort-medium"].trigger()
    overview.ask.click()
    qtbot.waitUntil(lambda: any(said(overview)), timeout=20_000)
    first = said(overview)[0]
    overview.ask.click()
    assert overview.ask.text() == "Check with &engine"
    overview.ask.click()
    until_idle(window, qtbot)
    assert [bool(each) for each in said(overview)] == [True, True, False, True]
    assert said(overview)[0] == first


def test_what_an_engine_says_is_to_be_checked_by_the_user(window: MainWindow, qtbot: QtBot) -> None:
    dialog = shown_overview(window, qtbot, "(;SZ[9]AB[ee]AW[ef](;B[de]C[RIGHT];W[ff];B[dd])(;B[ff]C[Wrong.]))")
    assert dialog.title.text().endswith(" Nothing to check.")
    dialog.ask.click()
    until_idle(window, qtbot)
    assert "but the engine prefers" in said(dialog)[0]
    assert "Nothing to check" not in dialog.title.text()
    dialog.ask.click()
    assert dialog.title.text() == "The engine has been asked about every problem."


def test_where_no_problem_is_to_be_asked_about_that_is_said(window: MainWindow, qtbot: QtBot) -> None:
    games = check_each(sgf.parse("(;SZ[9]PB[Ann]PW[Bo];B[ee];W[dd])").value.games, unreported)
    dialog = OverviewDialog(games, 0, {}, window, window.session.engine)
    qtbot.addWidget(dialog)
    dialog.ask.click()
    assert (dialog.title.text(), dialog.ask.text()) == ("Nothing to check.", "Check with &engine")
    assert not uses(window).controller.is_working
    assert dialog.table.isColumnHidden(Column.ENGINE)


def test_without_an_engine_asking_ends_at_once(overview: OverviewDialog, engines: list[EngineSpec]) -> None:
    engines.clear()
    Answers("Cancel")(overview.ask.click)
    assert overview.ask.text() == "Check with &engine"


def test_closing_the_table_ends_asking(window: MainWindow, qtbot: QtBot, overview: OverviewDialog) -> None:
    overview.ask.click()
    overview.reject()
    assert not uses(window).controller.is_working
    qtbot.waitUntil(lambda: uses(window).controller.is_free, timeout=20_000)


@needs_gnugo
def test_gnugo_is_a_witness(
    window: MainWindow, qtbot: QtBot, engines: list[EngineSpec], overview: OverviewDialog
) -> None:
    engines[0] = engine_named("GNU Go")
    overview.ask.click()
    until_idle(window, qtbot)
    assert all(said(overview)[row] for row in (0, 1, 3))
