"""A game against an engine: it answers until the game is over, or the user does something else."""

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, WHITE, BoardSize, Point
from hen_editor.engine.engines import EngineSpec, engine_named
from hen_editor.ui.engine.new_game import NewEngineGameDialog
from hen_editor.ui.state import EngineEffort
from hen_editor.ui.window.main_window import MainWindow
from tests.engine.scripts import needs_gnugo, spec
from tests.ui.answers import once_shown
from tests.ui.engine.uses import bar, offered, press, until_idle, uses, written
from tests.ui.gestures import click, keys, show_game

SIMPLE = "lacks=kata-analyze,lz-analyze"
"""An engine that can only play: its first move is B9, the next ones D9, F9, H9."""

OVER_ELSEWHERE = "The engine no longer plays: another position is shown."


@pytest.fixture
def playing(window: MainWindow, qtbot: QtBot, engines: list[EngineSpec]) -> Callable[..., MainWindow]:
    """Open a game, and let an engine that can only play make the moves of White."""

    def begin(*faults: str, text: str = "(;SZ[9])", side: str = "white") -> MainWindow:
        engines[0] = spec(SIMPLE, *faults)
        show_game(window, text)
        window.commands[f"engine-plays-{side}"].trigger()
        until_idle(window, qtbot)
        return window

    return begin


def moves(window: MainWindow) -> str:
    return written(window).removeprefix("(;").removesuffix(")").replace("CA[UTF-8]", "")


def answer_to(window: MainWindow, qtbot: QtBot, play: Callable[[], object]) -> None:
    """Make a move, and wait until it is answered."""
    number = window.document.snapshot.move_number
    play()
    qtbot.waitUntil(lambda: window.document.snapshot.move_number == number + 2, timeout=20_000)
    until_idle(window, qtbot)


def test_it_answers_each_move(playing, qtbot: QtBot) -> None:
    window = playing()
    assert (bar(window).sentence.text(), moves(window)) == ("Plays White. Your move.", "")
    assert offered(window) == ["back", "resign", "stop", "close"]
    answer_to(window, qtbot, lambda: click(window, Point(4, 4)))
    answer_to(window, qtbot, lambda: click(window, Point(5, 5)))
    assert moves(window) == ";B[ee];W[ba];B[ff];W[da]"
    assert not window.board.analysis.discs


def test_it_begins_where_it_is_its_turn(playing, qtbot: QtBot) -> None:
    window = playing(side="black", text="(;SZ[9]AB[aa]AW[ii])")
    qtbot.waitUntil(lambda: moves(window).endswith(";B[ba]"), timeout=20_000)
    assert bar(window).sentence.text() == "Plays Black. Your move."
    assert window.commands["engine-plays-black"].isChecked()
    window.commands["engine-plays-black"].trigger()
    assert uses(window).player.color is None


def test_an_engine_that_analyses_plays_its_best_move(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, "(;SZ[9])")
    window.commands["effort-least"].trigger()
    window.commands["engine-plays-white"].trigger()
    until_idle(window, qtbot)
    answer_to(window, qtbot, lambda: click(window, Point(4, 4)))
    assert moves(window) == ";B[ee];W[aa]"


def test_two_passes_end_the_game_and_its_dead_stones_are_counted(playing, qtbot: QtBot) -> None:
    window = playing("genmove=pass")
    window.commands["pass"].trigger()
    qtbot.waitUntil(lambda: window.session.state.counting is not None, timeout=20_000)
    until_idle(window, qtbot)
    assert moves(window) == ";B[];W[]"
    assert (uses(window).player.color, bar(window).sentence.text()) == (None, "Two passes: the game is over.")


def test_it_plays_nothing_where_the_game_is_over(window: MainWindow) -> None:
    show_game(window, "(;SZ[9];B[];W[])")
    window.document.go([*window.document.snapshot.tree.main_line()][-1])
    window.commands["engine-plays-white"].trigger()
    assert not window.commands["engine-plays-white"].isChecked()
    assert (uses(window).player.color, window.statusBar().currentMessage()) == (None, "Two passes: the game is over.")


def test_why_a_game_ended_is_read_only_until_the_engine_goes_on(playing) -> None:
    window = playing()
    press(window, "resign")
    press(window, "pause")
    press(window, "pause")
    assert bar(window).sentence.text() == ""


def test_an_engine_may_resign(playing, qtbot: QtBot) -> None:
    window = playing("genmove=resign")
    click(window, Point(4, 4))
    qtbot.waitUntil(lambda: uses(window).player.color is None, timeout=20_000)
    assert (bar(window).sentence.text(), moves(window)) == ("White resigns: the game is over.", "RE[B+R];B[ee]")


def test_so_may_the_user_and_a_result_of_the_game_stays(playing) -> None:
    window = playing(text="(;SZ[9]RE[B+3])")
    press(window, "resign")
    assert (bar(window).sentence.text(), moves(window)) == ("Black resigns: the game is over.", "RE[B+3]")
    assert offered(window) == ["pause", "close"]


def test_moves_are_taken_back_as_one_step_for_two(playing, qtbot: QtBot) -> None:
    window = playing()
    answer_to(window, qtbot, lambda: click(window, Point(4, 4)))
    answer_to(window, qtbot, lambda: click(window, Point(5, 5)))
    press(window, "back")
    assert moves(window) == ";B[ee];W[ba]"
    answer_to(window, qtbot, lambda: click(window, Point(6, 6)))
    assert moves(window) == ";B[ee];W[ba];B[gg];W[da]"
    press(window, "back")
    press(window, "back")
    press(window, "back")
    assert (moves(window), window.statusBar().currentMessage()) == ("", "There is no move to take back.")
    assert uses(window).player.color is WHITE


def test_what_else_follows_stays_when_moves_are_taken_back(playing, qtbot: QtBot) -> None:
    window = playing(text="(;SZ[9](;B[ee];W[ba];B[aa])(;B[dd]))")
    answer_to(window, qtbot, lambda: click(window, Point(4, 4)))
    before = written(window)
    press(window, "back")
    assert (written(window), window.document.snapshot.move_number) == (before, 0)


@pytest.mark.parametrize("do", ["step", "stones", "undo", "new"])
def test_it_stops_when_the_user_does_something_else(playing, qtbot: QtBot, do: str) -> None:
    window = playing()
    answer_to(window, qtbot, lambda: click(window, Point(4, 4)))
    elsewhere = {
        "step": lambda: keys(window, "Left"),
        "stones": lambda: window.document.set_stones([Point(7, 7)], BLACK),
        "undo": lambda: keys(window, "Ctrl+Z"),
        "new": lambda: show_game(window, "(;SZ[9])"),
    }
    elsewhere[do]()
    qtbot.waitUntil(lambda: uses(window).player.color is None)
    assert (bar(window).sentence.text(), offered(window)) == (OVER_ELSEWHERE, ["pause", "close"])
    press(window, "pause")
    assert bar(window).sentence.text() != OVER_ELSEWHERE


def test_words_and_marks_do_not_stop_it(playing, qtbot: QtBot) -> None:
    window = playing()
    answer_to(window, qtbot, lambda: click(window, Point(4, 4)))
    window.document.type_comment("A comment", seen=window.document.snapshot)
    window.document.set_label([Point(0, 0)], "A")
    answer_to(window, qtbot, lambda: click(window, Point(5, 5)))
    assert uses(window).player.color is WHITE


def test_it_stops_where_nothing_can_be_played_any_more(playing, qtbot: QtBot) -> None:
    window = playing()
    click(window, Point(4, 4))
    window.document.set_read_only(is_read_only=True)
    qtbot.waitUntil(lambda: uses(window).player.color is None, timeout=20_000)
    assert moves(window) == ";B[ee]"


def test_another_task_ends_it(playing, qtbot: QtBot) -> None:
    window = playing()
    window.commands["analyse-game"].trigger()
    assert uses(window).player.color is None
    until_idle(window, qtbot)


def test_an_engine_that_dies_is_said_and_can_be_started_again(playing, qtbot: QtBot) -> None:
    window = playing("dies-at=genmove")
    click(window, Point(4, 4))
    qtbot.waitUntil(lambda: uses(window).player.color is None, timeout=20_000)
    assert "No such network" in bar(window).sentence.text()
    assert offered(window) == ["details", "pause", "close"]


def test_what_it_refuses_is_said(playing, qtbot: QtBot) -> None:
    window = playing("genmove=nonsense")
    click(window, Point(4, 4))
    qtbot.waitUntil(lambda: uses(window).player.color is None, timeout=20_000)
    assert "nonsense" in bar(window).sentence.text()


def test_closing_the_bar_ends_it(playing, qtbot: QtBot) -> None:
    window = playing()
    press(window, "close")
    assert (uses(window).player.color, window.session.state.analysis.is_on) == (None, False)
    click(window, Point(4, 4))
    QTest.qWait(0)
    assert moves(window) == ";B[ee]"


def test_a_game_with_a_handicap_is_a_new_document(window: MainWindow, qtbot: QtBot, engines: list[EngineSpec]) -> None:
    engines[0] = spec(SIMPLE)
    offered_there = list[str]()

    def choose(dialog: NewEngineGameDialog) -> None:
        offered_there.extend(box.itemText(row) for box in dialog.findChildren(QComboBox) for row in range(box.count()))
        dialog.color.setCurrentIndex(1)
        dialog.handicap.setCurrentIndex(dialog.handicap.findData(4))
        dialog.accept()

    window.commands["effort-medium"].setText("普通(&M)")  # as in Japanese
    once_shown(NewEngineGameDialog, choose)
    window.commands["new-engine-game"].trigger()
    assert "普通" in offered_there
    until_idle(window, qtbot)
    assert window.document.is_fresh
    assert uses(window).player.color is BLACK
    now = window.document.snapshot
    assert (now.position.size, len(now.position.stones), now.position.mover) == (BoardSize(9, 9), 4, WHITE)
    answer_to(window, qtbot, lambda: click(window, Point(4, 4)))


def test_only_usual_handicaps_are_offered(window: MainWindow) -> None:
    dialog = NewEngineGameDialog("KataGo", {EngineEffort.LEAST: "Little"}, EngineEffort.LEAST, window)
    assert [dialog.handicap.itemData(row) for row in range(dialog.handicap.count())] == [0, 2, 3, 4, 5]
    root = dialog.tree().node(dialog.tree().root)
    assert (root["KM"], root["PW"], "HA" in root) == (6.5, "KataGo", False)
    dialog.handicap.setCurrentIndex(1)
    root = dialog.tree().node(dialog.tree().root)
    assert (root["KM"], root["HA"], root["PL"]) == (0.5, 2, WHITE)


@needs_gnugo
def test_a_game_against_gnugo_goes_to_its_count(window: MainWindow, qtbot: QtBot, engines: list[EngineSpec]) -> None:
    engines[0] = engine_named("GNU Go")
    show_game(window, "(;SZ[5]KM[0.5]AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de][ec])")
    window.commands["engine-plays-white"].trigger()
    until_idle(window, qtbot)
    while window.session.state.counting is None:
        number = window.document.snapshot.move_number
        window.commands["pass"].trigger()
        qtbot.waitUntil(lambda n=number: window.document.snapshot.move_number == n + 2, timeout=60_000)
        QTest.qWait(0)
    until_idle(window, qtbot)
    assert window.session.state.counting.is_guess
