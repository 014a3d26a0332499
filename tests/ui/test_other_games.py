"""A game that is not Go in the window: what needs a position is not offered, and the bar says why."""

from pathlib import Path

import pytest

from hen_editor.ui.panels.player_cards import FaintLine
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.opening import open_file


@pytest.fixture
def hex_game(window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window with a game of Hex in front of one of Go."""
    open_file(window, tmp_path / "hex.sgf", "(;GM[11]SZ[9];B[a3]C[good];W[b4])(;SZ[9];B[aa])")
    return window


def words(window: MainWindow) -> list[str]:
    cards = window.player_cards
    lines = [line.text() for line in cards.findChildren(FaintLine) if line.isVisible()]
    return [*(card.accessibleName() for card in cards.cards), *lines]


@pytest.mark.parametrize("name", ["turn", "pass", "black", "order", "numbers-to-moves", "clear-markup", "move-numbers"])
def test_what_needs_a_position_is_offered_in_a_game_of_go_alone(hex_game: MainWindow, name: str) -> None:
    assert not hex_game.commands[name].isEnabled()
    hex_game.commands["next-game"].trigger()
    assert hex_game.commands[name].isEnabled()


@pytest.mark.parametrize("name", ["forward", "game-info", "properties", "copy-variation", "annotate-te"])
def test_what_needs_no_position_stays_offered(hex_game: MainWindow, name: str) -> None:
    assert hex_game.commands[name].isEnabled()


def test_a_node_is_deleted_in_a_game_that_is_not_go(hex_game: MainWindow) -> None:
    hex_game.commands["forward"].trigger()
    assert hex_game.commands["delete"].isEnabled()


def test_the_cards_name_no_side_to_move_in_a_game_that_is_not_go(hex_game: MainWindow) -> None:
    assert "Not a Go game" in words(hex_game)
    assert not [shown for shown in words(hex_game) if "to play" in shown or "Captures" in shown]
    hex_game.commands["next-game"].trigger()
    assert words(hex_game)[1] == "White, Captures: 0, to play"
