"""The board compared with another position: signs on the board, and a legend above it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from hen_editor.core.board import BoardSize, Stones
from hen_editor.core.position import Position
from hen_editor.core.positions.differences import DifferenceKind
from hen_editor.document import files
from hen_editor.ui.bars.bar import Bar
from hen_editor.ui.state import Comparison
from hen_editor.ui.theme import Scheme
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import shown_picture

GAME = "(;SZ[9];B[aa];W[ba];B[ee];W[ab];AE[ba]AW[ee]AB[gg])"


@pytest.fixture
def game(window: MainWindow) -> MainWindow:
    """A window at move 3 of a game; A9 is captured by move 4, and what follows changes stones."""
    window.document.begin(files.of_text(GAME))
    step(window, 3)
    return window


def step(window: MainWindow, moves: int) -> None:
    for _ in range(moves):
        window.commands["forward"].trigger()


def signs(window: MainWindow) -> dict[str, DifferenceKind]:
    """Return the signs on the board, by the names of their points."""
    size = window.document.snapshot.position.size
    return {point.name(size): each.kind for point, each in shown_picture(window).differences.items()}


def legend(window: MainWindow) -> list[str]:
    """Return the texts of the bar; none if it is not there."""
    found = [bar for bar in window.findChildren(Bar, "comparison-bar") if bar.isVisible()]
    return [label.text() for bar in found for label in bar.findChildren(QLabel) if label.text()]


def test_stones_that_were_added_removed_or_changed_since_have_signs(game: MainWindow) -> None:
    game.commands["compare-with-this"].trigger()
    assert signs(game) == {}
    assert legend(game)[0] == "Compared with move 3: no differences"
    step(game, 2)
    assert signs(game) == {
        "A9": DifferenceKind.REMOVED,
        "B9": DifferenceKind.REMOVED,
        "A8": DifferenceKind.ADDED,
        "E5": DifferenceKind.CHANGED,
        "G3": DifferenceKind.ADDED,
    }
    assert legend(game) == ["Compared with move 3", "2 added", "2 removed", "1 changed"]


def test_the_bar_keeps_its_places_while_counts_grow(game: MainWindow) -> None:
    game.commands["compare-with-this"].trigger()
    [bar] = game.findChildren(Bar, "comparison-bar")
    QTest.qWait(1)
    places = [label.geometry() for label in bar.findChildren(QLabel)]
    game.document.begin(files.of_text("(;SZ[19]AB[aa:ss])"))
    comparison = Comparison(Position(Stones(BoardSize(19, 19))), "move 3")
    game.session.set_state(game.session.state._replace(comparison=comparison))
    assert legend(game)[1] == "361 added"
    QTest.qWait(1)
    assert [label.geometry() for label in bar.findChildren(QLabel)] == places


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_each_sign_is_painted_and_goes_again(game: MainWindow, scheme: Scheme) -> None:
    game.session.theme.choose(scheme)
    step(game, 2)
    QTest.qWait(50)
    before = game.board.viewport().grab().toImage()
    game.commands["compare-with-previous"].trigger()
    assert game.board.viewport().grab().toImage() != before
    game.commands["end-comparison"].trigger()
    QTest.qWait(50)
    assert game.board.viewport().grab().toImage() == before
    game.session.theme.choose(Scheme.SYSTEM)


def test_the_previous_node(game: MainWindow) -> None:
    game.commands["compare-with-previous"].trigger()
    assert signs(game) == {"E5": DifferenceKind.ADDED}
    assert legend(game)[0] == "Compared with move 2"
    game.commands["first"].trigger()
    assert not game.commands["compare-with-previous"].isEnabled()


def test_the_position_on_the_clipboard(game: MainWindow) -> None:
    QGuiApplication.clipboard().setText("see .9x9_9Ab_5Ew")
    game.commands["compare-with-clipboard"].trigger()
    assert signs(game) == {"B9": DifferenceKind.ADDED, "E5": DifferenceKind.CHANGED}
    assert legend(game)[0] == "Compared with the clipboard"


def test_a_clipboard_without_a_position_is_refused(game: MainWindow) -> None:
    QGuiApplication.clipboard().setText("Dear Ann")
    game.commands["compare-with-clipboard"].trigger()
    assert game.statusBar().currentMessage() == "Clipboard has no position."
    assert legend(game) == []


def test_a_board_of_another_size_is_told(game: MainWindow) -> None:
    QGuiApplication.clipboard().setText(".13x13_5Eb")
    game.commands["compare-with-clipboard"].trigger()
    assert legend(game)[0] == "Compared with the clipboard: the boards differ in size"
    assert signs(game) == {}


def test_edits_are_compared_too(game: MainWindow) -> None:
    game.commands["compare-with-this"].trigger()
    game.document.type_hen(".9x9_9Abw_5Eb_4Ew.E5b")
    assert signs(game) == {"E4": DifferenceKind.ADDED}


def test_escape_ends_it_and_leaves_the_tool(game: MainWindow) -> None:
    game.commands["select"].trigger()
    game.commands["compare-with-previous"].trigger()
    QTest.keyClick(game.board, Qt.Key.Key_Escape)
    assert (signs(game), legend(game), game.session.state.tool) == ({}, [], "select")
    QTest.keyClick(game.board, Qt.Key.Key_Escape)
    assert game.session.state.tool == "play"


def test_its_button_ends_it(game: MainWindow) -> None:
    game.commands["compare-with-previous"].trigger()
    [button] = [each for bar in game.findChildren(Bar, "comparison-bar") for each in bar.findChildren(QToolButton)]
    button.click()
    assert (signs(game), legend(game)) == ({}, [])


def test_another_document_ends_it(game: MainWindow) -> None:
    game.commands["compare-with-previous"].trigger()
    game.document.begin(files.of_text("(;SZ[9];B[aa])"))
    assert legend(game) == []
