"""The analysis of a whole game: a curve, mistakes, and what is written if that is wanted."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.core.editing.snapshot import at, edited
from hen_editor.core.editing.variations import without_subtree
from hen_editor.core.sgf import NodeId
from hen_editor.engine.engines import EngineSpec, engine_named
from hen_editor.engine.protocol import Analysis, CandidateMove
from hen_editor.ui.engine.curve import HEIGHT, ScoreCurve
from hen_editor.ui.engine.game_analysis import AnalysedGame
from hen_editor.ui.window.main_window import MainWindow
from tests.engine.scripts import needs_gnugo, spec
from tests.ui.engine.uses import bar, offered, press, until_idle, uses, written
from tests.ui.gestures import keys, show_game

GAME = "(;SZ[9]KM[6.5];B[ee];W[ac];B[dd];W[gg])"
"""White's first move is on the edge: it costs ten points, and another one ten of its own."""


@pytest.fixture
def analysed(window: MainWindow, qtbot: QtBot) -> Callable[..., MainWindow]:
    """Open a game and have it analysed."""

    def analyse(text: str = GAME) -> MainWindow:
        show_game(window, text)
        window.board.setFocus()
        window.commands["effort-least"].trigger()
        window.commands["analyse-game"].trigger()
        until_idle(window, qtbot)
        return window

    return analyse


def curve(window: MainWindow) -> ScoreCurve:
    found = window.findChild(ScoreCurve)
    assert found is not None
    return found


def known(window: MainWindow) -> AnalysedGame:
    found = uses(window).game.shown
    assert found is not None
    return found


def test_it_goes_through_the_main_line_and_says_how_far_it_is(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, GAME)
    window.commands["analyse-game"].trigger()
    qtbot.waitUntil(lambda: bar(window).sentence.text() == "Analysing the game: 1 of 5", timeout=20_000)
    assert offered(window) == ["cancel", "close"]
    until_idle(window, qtbot)
    assert [*known(window).scores.values()] == [0, 10, 20, 30, 20]
    assert offered(window) == ["pause", "line", "best", "close"]


def test_it_resumes_what_is_missing(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, GAME)
    window.commands["analyse-game"].trigger()
    qtbot.waitUntil(lambda: bool(uses(window).game.is_known), timeout=20_000)
    press(window, "cancel")
    before = known(window).found
    assert 0 < len(before) < 5
    window.commands["analyse-game"].trigger()
    assert bar(window).sentence.text() == f"Analysing the game: {len(before)} of 5"
    until_idle(window, qtbot)
    after = known(window).found
    assert len(after) == 5
    assert all(after[node] is each for node, each in before.items())


def test_asked_for_twice_it_follows_the_game_all_the_same(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, GAME)
    window.commands["analyse-game"].trigger()
    qtbot.waitUntil(lambda: bool(uses(window).game.is_known), timeout=20_000)
    window.commands["analyse-game"].trigger()
    now = window.document.snapshot
    window.document.edit(without_subtree(at(now, now.game, [*now.tree.main_line()][2])), "Delete")
    until_idle(window, qtbot)
    assert len(known(window).found) < 3


def test_it_goes_on_when_another_game_of_the_file_is_edited(
    analysed, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = analysed("(;SZ[9];B[ee])" + GAME)
    first, second = window.document.snapshot.collection.games
    window.document.go(second.root, 1)
    add, added = AnalysedGame.add, []

    def add_and_edit(game: AnalysedGame, node: NodeId, found: Analysis) -> None:
        add(game, node, found)
        added.append(node)
        if len(added) == 1:
            window.document.go(first.root, 0)
            now = window.document.snapshot
            window.document.edit(without_subtree(at(now, 0, [*now.tree.main_line()][1])), "Delete")
            assert len(known(window).found) == 1

    monkeypatch.setattr(AnalysedGame, "add", add_and_edit)
    window.commands["analyse-game"].trigger()
    until_idle(window, qtbot)
    window.document.go(second.root, 1)
    assert len(known(window).found) == len(added) == 5


def test_it_ends_with_its_document(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, GAME)
    window.commands["analyse-game"].trigger()
    qtbot.waitUntil(lambda: bool(uses(window).game.is_known), timeout=20_000)
    show_game(window, "(;SZ[9])")
    until_idle(window, qtbot)
    assert window.statusBar().currentMessage() != "The game is analysed."


def test_a_game_that_it_refuses_is_not_said_to_be_analysed(
    window: MainWindow, qtbot: QtBot, engines: list[EngineSpec]
) -> None:
    engines[0] = spec("lacks=rectangular_boardsize")
    show_game(window, "(;SZ[9:13];B[ee])")
    window.commands["analyse-game"].trigger()
    until_idle(window, qtbot)
    assert window.statusBar().currentMessage() == "This engine knows square boards only; this one is 9x13."


def test_the_curve_is_shown_only_with_an_analysis_and_a_click_on_it_goes_there(analysed) -> None:
    window = analysed()
    line = window.navigation.slider.line
    assert (curve(window).isVisible(), curve(window).height()) == (True, HEIGHT)
    places = []
    for node in line:
        window.document.go(node)
        places.append((curve(window).geometry(), window.navigation.slider.geometry()))
    assert len(set(places)) == 1
    spot = QPoint(round(window.navigation.slider.centre_of(2)), 5)
    QTest.mouseClick(curve(window), Qt.MouseButton.LeftButton, pos=spot)
    assert window.document.snapshot.node == line[2]
    show_game(window, "(;SZ[9])")
    assert not curve(window).isVisible()


def test_the_curve_has_a_gap_where_nothing_is_known(analysed) -> None:
    window = analysed()
    line, scores = window.navigation.slider.line, known(window).scores
    curve(window).show_scores({node: score for node, score in scores.items() if node != line[2]})
    assert [part.size() for part in curve(window).parts()] == [2, 2]


def test_an_engine_without_scores_draws_its_win_rates_and_finds_no_mistakes(
    analysed, engines: list[EngineSpec]
) -> None:
    engines[0] = spec("lacks=kata-analyze")
    window = analysed("(;SZ[9];B[ee];W[ac])")
    assert [*known(window).rates.values()] == [0.5, 0.99, 0.99]
    [shape] = curve(window).parts()
    middle = HEIGHT / 2
    assert (curve(window).isVisible(), shape.first().y()) == (True, middle)
    assert 0 < shape.last().y() < middle / 3
    said = "The game is analysed. This engine gives no scores: mistakes cannot be found."
    assert window.statusBar().currentMessage() == said
    assert not any(window.commands[name].isEnabled() for name in ("next-mistake", "write-analysis"))


def test_keys_go_from_mistake_to_mistake(analysed) -> None:
    window = analysed("(;SZ[9];B[ee];W[ac];B[dd];W[ad];B[ff])")
    seen = []
    for key in ("F9", "F9", "F9", "Shift+F9", "Shift+F9"):
        keys(window, key)
        seen.append(window.document.snapshot.move_number)
    assert seen == [2, 4, 4, 2, 2]
    assert window.statusBar().currentMessage() == "No further mistake is known."


def test_mistakes_have_three_sizes_and_dots_in_the_tree(analysed) -> None:
    window = analysed("(;SZ[9];B[ee];W[dd];B[cc];W[ff])")
    game = AnalysedGame(window.document.snapshot.tree)
    leads = [0, -2.5, 3, -8, -8]
    for node, lead in enumerate(leads):
        turn = WHITE if node % 2 else BLACK
        game.add(node, Analysis((CandidateMove(None),), turn, visits=1, score_lead=lead))
    assert game.mistakes == {1: 1, 2: 2, 3: 3}
    pictures = []
    for mistakes in ({}, {2: 1}, {2: 2}, {2: 3}):
        window.tree.show_mistakes(mistakes)
        pictures.append(window.tree.grab().toImage())
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])


def test_what_is_known_stays_while_the_position_is_the_same(analysed) -> None:
    window = analysed()
    nodes = [*window.document.snapshot.tree.main_line()]
    found = known(window).found
    window.document.go(nodes[2])
    window.document.type_comment("A comment", seen=window.document.snapshot)
    window.document.play(Point(8, 8))
    assert known(window).found == found
    now = window.document.snapshot
    window.document.edit(edited(now, now.tree.with_property(nodes[2], "W", Point(7, 7))), "Move")
    assert [*known(window).found] == nodes[:2]
    assert [*known(window).scores] == nodes[:2]
    assert known(window).mistakes == {}


@pytest.mark.parametrize("change", ["without", "before"])
def test_what_follows_a_node_that_came_or_went_is_forgotten(analysed, change: str) -> None:
    window = analysed()
    nodes, now = [*window.document.snapshot.tree.main_line()], window.document.snapshot
    if change == "without":
        tree = now.tree.without_node(nodes[3])
    else:
        tree, _ = now.tree.with_parent_inserted(nodes[3], {"B": Point(8, 8)})
    window.document.edit(edited(now, tree, tree.root), "Change")
    assert [*known(window).found] == nodes[:3]


def test_results_are_written_as_one_step_if_that_is_wanted(analysed) -> None:
    window = analysed("(;SZ[9]KM[6.5];B[ee];W[ac])")
    before = written(window)
    assert not window.document.is_modified
    window.commands["write-analysis"].trigger()
    assert written(window) == "(;KM[6.5]CA[UTF-8]V[0];B[ee]V[10](;W[ac]V[20])(;W[aa]N[Scripted]))"
    keys(window, "Ctrl+Z")
    assert (written(window), window.document.is_modified) == (before, False)


def test_it_tells_nothing_while_a_problem_is_solved(analysed) -> None:
    window = analysed("(;SZ[9]AB[ee];W[ac];B[dd])")
    assert curve(window).isVisible()
    window.commands["solve"].trigger()
    assert window.session.state.is_solving
    assert not curve(window).isVisible()
    assert window.tree.mistakes == {}


def test_an_engine_that_dies_keeps_what_is_known(window: MainWindow, qtbot: QtBot, engines: list[EngineSpec]) -> None:
    engines[0] = spec("dies-at=undo")
    show_game(window, "(;SZ[9];B[ee];W[dd](;B[ff])(;B[aa]))")
    window.commands["effort-least"].trigger()
    window.commands["analyse-game"].trigger()
    until_idle(window, qtbot)
    assert len(known(window).found) == 4


@needs_gnugo
def test_gnugo_estimates_the_score_and_names_no_mistakes(analysed, engines: list[EngineSpec]) -> None:
    engines[0] = engine_named("GNU Go")
    window = analysed("(;SZ[9];B[ee];W[aa];B[dd];W[ba])")
    assert len(known(window).scores) == 5
    assert [*known(window).scores.values()][-1] > 0
    keys(window, "F9")
    assert "only estimates" in window.statusBar().currentMessage()


def test_other_games_are_known_apart(analysed) -> None:
    window = analysed("(;SZ[9];B[ee])(;SZ[9];B[dd])")
    first = known(window)
    window.document.go(window.document.snapshot.collection.games[1].root, 1)
    assert not uses(window).game.is_known
    window.document.go(window.document.snapshot.collection.games[0].root, 0)
    assert known(window) is first
