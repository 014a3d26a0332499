"""Commands on the current game and on the games of the file."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from hen_editor.core import hen
from hen_editor.core.board import Stones
from hen_editor.core.diagnostics import Severity
from hen_editor.core.editing import nodes
from hen_editor.core.editing.game_info import game_info, too_long, with_handicap
from hen_editor.core.game.line import initial_node
from hen_editor.core.position import Position
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui.clipboard import pasted_hen
from hen_editor.ui.commands.command import Command, Place, translate
from hen_editor.ui.commands.places import GAME, GAMES, NAVIGATE
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.window.main_window import MainWindow


def go_to_game(window: "MainWindow", game: int) -> None:
    """Go to a game: to its start, or to its end if it is a single position."""
    games = window.document.snapshot.collection.games
    if 0 <= game < len(games):
        window.document.go(initial_node(games[game]), game)


def step_game(window: "MainWindow", step: int) -> None:
    """Go to the next game (1) or the previous one (-1); while problems are solved, to one with a move to find."""
    if window.state.is_solving:
        window.solver.go_to_problem(step)
    else:
        go_to_game(window, shown(window) + step)


def add_game(window: "MainWindow", place: int) -> None:
    """Insert an empty game with the same board size at an index."""
    window.document.add_game(Position(Stones(window.document.snapshot.position.size)), place)


def add_game_from_hen(window: "MainWindow", place: int) -> None:
    """Insert a game with the position of the HEN on the clipboard at an index."""
    text = pasted_hen(QGuiApplication.clipboard().text())
    if text is None:
        window.show_status(translate("Commands", "Clipboard has no HEN."))
        return
    read = hen.parse(text)
    for problem in read.diagnostics:
        if problem.severity is Severity.ERROR:
            words = translate("Commands", "The HEN on the clipboard has an error: {what}")
            window.show_status(words.format(what=message(problem)))
            return
    window.document.add_game(read.value, place)


def remove_games(window: "MainWindow", games: Sequence[int]) -> None:
    """Remove games, unless none would be left."""
    if len(games) >= len(window.document.snapshot.collection.games):
        window.show_status(translate("Commands", "A file needs at least one game."))
    else:
        window.document.remove_games(games)


def move_games(window: "MainWindow", games: Sequence[int], place: int) -> None:
    """Move games before the one now at an index, or to the end."""
    if 0 <= place <= len(window.document.snapshot.collection.games):
        window.document.move_games(games, place)


def ask_for_info(window: "MainWindow") -> None:
    """Edit the game info in a dialog."""
    from hen_editor.ui.dialogs.game.game_info import GameInfoDialog

    tree = window.document.snapshot.tree
    dialog = GameInfoDialog(game_info(tree), window, too_long(tree))
    if run(dialog):
        after = with_handicap(window.document.snapshot, dialog.texts())
        window.document.edit(after, translate("Commands", "Game info"))


def ask_for_properties(window: "MainWindow") -> None:
    """Edit the properties of this node in a dialog."""
    from hen_editor.ui.dialogs.game.properties import PropertiesDialog

    snapshot = window.document.snapshot
    dialog = PropertiesDialog(nodes.properties(snapshot), lambda wanted: nodes.problems(snapshot, wanted), window)
    if run(dialog):
        after = nodes.with_properties(window.document.snapshot, dialog.properties())
        window.document.edit(after, translate("Commands", "Properties"))


def shown(window: "MainWindow") -> int:
    """Return the index of the current game."""
    return window.document.snapshot.game


COMMANDS = (
    Command(
        "game-info",
        QT_TRANSLATE_NOOP("Commands", "Game in&fo..."),
        QT_TRANSLATE_NOOP("Commands", "Edit players, result, komi and other game info"),
        (Place(GAME, 3),),
        ask_for_info,
        keys=("Ctrl+I",),
        edits=True,
    ),
    Command(
        "properties",
        QT_TRANSLATE_NOOP("Commands", "Node &properties..."),
        QT_TRANSLATE_NOOP("Commands", "Edit the SGF properties of this node"),
        (Place(GAME, 3),),
        ask_for_properties,
        edits=True,
    ),
    Command(
        "previous-game",
        QT_TRANSLATE_NOOP("Commands", "Previous g&ame"),
        QT_TRANSLATE_NOOP("Commands", "Go to the previous game of the file"),
        (Place(NAVIGATE, 5),),
        lambda window: step_game(window, -1),
        keys=("Ctrl+PgUp",),
    ),
    Command(
        "next-game",
        QT_TRANSLATE_NOOP("Commands", "Next &game"),
        QT_TRANSLATE_NOOP("Commands", "Go to the next game of the file"),
        (Place(NAVIGATE, 5),),
        lambda window: step_game(window, 1),
        keys=("Ctrl+PgDown",),
    ),
    Command(
        "add-game",
        QT_TRANSLATE_NOOP("Commands", "&Add game"),
        QT_TRANSLATE_NOOP("Commands", "Add an empty game of the same size after this one"),
        (Place(GAMES, 1),),
        lambda window: add_game(window, shown(window) + 1),
        icon="add",
        edits=True,
    ),
    Command(
        "add-game-from-hen",
        QT_TRANSLATE_NOOP("Commands", "Add game from &HEN"),
        QT_TRANSLATE_NOOP("Commands", "Add a game with the position of the HEN on the clipboard"),
        (Place(GAMES, 1),),
        lambda window: add_game_from_hen(window, shown(window) + 1),
        edits=True,
    ),
    Command(
        "duplicate-game",
        QT_TRANSLATE_NOOP("Commands", "&Duplicate game"),
        QT_TRANSLATE_NOOP("Commands", "Add a copy of this game after it"),
        (Place(GAMES, 1),),
        lambda window: window.document.duplicate_games([shown(window)]),
        icon="duplicate",
        edits=True,
    ),
    Command(
        "remove-game",
        QT_TRANSLATE_NOOP("Commands", "&Remove game"),
        QT_TRANSLATE_NOOP("Commands", "Remove this game from the file"),
        (Place(GAMES, 1),),
        lambda window: remove_games(window, [shown(window)]),
        icon="remove",
        edits=True,
    ),
    Command(
        "move-game-up",
        QT_TRANSLATE_NOOP("Commands", "Move game &up"),
        QT_TRANSLATE_NOOP("Commands", "Move this game up by one"),
        (Place(GAMES, 2),),
        lambda window: move_games(window, [shown(window)], shown(window) - 1),
        icon="earlier",
        edits=True,
        enabled=lambda window: shown(window) > 0,
    ),
    Command(
        "move-game-down",
        QT_TRANSLATE_NOOP("Commands", "Move game d&own"),
        QT_TRANSLATE_NOOP("Commands", "Move this game down by one"),
        (Place(GAMES, 2),),
        lambda window: move_games(window, [shown(window)], shown(window) + 2),
        icon="later",
        edits=True,
        enabled=lambda window: shown(window) + 1 < len(window.document.snapshot.collection.games),
    ),
)
