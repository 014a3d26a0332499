"""Commands on the current game and on the games of the file."""

from collections.abc import Sequence

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
from hen_editor.ui.commands.command import Command, translate
from hen_editor.ui.commands.places import GAME, GAMES, NAVIGATE, Place
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.window.session import Session
from hen_editor.ui.wording import message


def go_to_game(session: Session, game: int) -> None:
    """Go to a game: to its start, or to its end if it is a single position."""
    games = session.document.snapshot.collection.games
    if 0 <= game < len(games):
        session.document.go(initial_node(games[game]), game)


def step_game(session: Session, step: int) -> None:
    """Go to the next game (1) or the previous one (-1); while problems are solved, to one with a move to find."""
    if session.state.is_solving:
        session.problem_wanted.emit(step)
    else:
        go_to_game(session, shown(session) + step)


def add_game(session: Session, place: int) -> None:
    """Insert an empty game with the same board size at an index."""
    session.document.add_game(Position(Stones(session.document.snapshot.position.size)), place)


def add_game_from_hen(session: Session, place: int) -> None:
    """Insert a game with the position of the HEN on the clipboard at an index."""
    text = pasted_hen(QGuiApplication.clipboard().text())
    if text is None:
        session.show_status(translate("Commands", "Clipboard has no HEN."))
        return
    read = hen.parse(text)
    for problem in read.diagnostics:
        if problem.severity is Severity.ERROR:
            words = translate("Commands", "The HEN on the clipboard has an error: {what}")
            session.show_status(words.format(what=message(problem)))
            return
    session.document.add_game(read.value, place)


def remove_games(session: Session, games: Sequence[int]) -> None:
    """Remove games, unless none would be left."""
    if len(games) >= len(session.document.snapshot.collection.games):
        session.show_status(translate("Commands", "A file needs at least one game."))
    else:
        session.document.remove_games(games)


def move_games(session: Session, games: Sequence[int], place: int) -> None:
    """Move games before the one now at an index, or to the end."""
    if 0 <= place <= len(session.document.snapshot.collection.games):
        session.document.move_games(games, place)


def ask_for_info(session: Session) -> None:
    """Edit the game info in a dialog."""
    from hen_editor.ui.dialogs.game.game_info import GameInfoDialog

    tree = session.document.snapshot.tree
    dialog = GameInfoDialog(game_info(tree), session.window, too_long(tree))
    if run(dialog):
        after = with_handicap(session.document.snapshot, dialog.texts())
        session.document.edit(after, translate("Commands", "Game info"))


def ask_for_properties(session: Session) -> None:
    """Edit the properties of this node in a dialog."""
    from hen_editor.ui.dialogs.game.properties import PropertiesDialog

    snapshot = session.document.snapshot
    dialog = PropertiesDialog(
        nodes.properties(snapshot), lambda wanted: nodes.problems(snapshot, wanted), session.window
    )
    if run(dialog):
        after = nodes.with_properties(session.document.snapshot, dialog.properties())
        session.document.edit(after, translate("Commands", "Properties"))


def shown(session: Session) -> int:
    """Return the index of the current game."""
    return session.document.snapshot.game


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
        lambda session: step_game(session, -1),
        keys=("Ctrl+PgUp",),
    ),
    Command(
        "next-game",
        QT_TRANSLATE_NOOP("Commands", "Next &game"),
        QT_TRANSLATE_NOOP("Commands", "Go to the next game of the file"),
        (Place(NAVIGATE, 5),),
        lambda session: step_game(session, 1),
        keys=("Ctrl+PgDown",),
    ),
    Command(
        "add-game",
        QT_TRANSLATE_NOOP("Commands", "&Add game"),
        QT_TRANSLATE_NOOP("Commands", "Add an empty game of the same size after this one"),
        (Place(GAMES, 1),),
        lambda session: add_game(session, shown(session) + 1),
        icon="add",
        edits=True,
    ),
    Command(
        "add-game-from-hen",
        QT_TRANSLATE_NOOP("Commands", "Add game from &HEN"),
        QT_TRANSLATE_NOOP("Commands", "Add a game with the position of the HEN on the clipboard"),
        (Place(GAMES, 1),),
        lambda session: add_game_from_hen(session, shown(session) + 1),
        edits=True,
    ),
    Command(
        "duplicate-game",
        QT_TRANSLATE_NOOP("Commands", "&Duplicate game"),
        QT_TRANSLATE_NOOP("Commands", "Add a copy of this game after it"),
        (Place(GAMES, 1),),
        lambda session: session.document.duplicate_games([shown(session)]),
        icon="duplicate",
        edits=True,
    ),
    Command(
        "remove-game",
        QT_TRANSLATE_NOOP("Commands", "&Remove game"),
        QT_TRANSLATE_NOOP("Commands", "Remove this game from the file"),
        (Place(GAMES, 1),),
        lambda session: remove_games(session, [shown(session)]),
        icon="remove",
        edits=True,
    ),
    Command(
        "move-game-up",
        QT_TRANSLATE_NOOP("Commands", "Move game &up"),
        QT_TRANSLATE_NOOP("Commands", "Move this game up by one"),
        (Place(GAMES, 2),),
        lambda session: move_games(session, [shown(session)], shown(session) - 1),
        icon="earlier",
        edits=True,
        enabled=lambda session: shown(session) > 0,
    ),
    Command(
        "move-game-down",
        QT_TRANSLATE_NOOP("Commands", "Move game d&own"),
        QT_TRANSLATE_NOOP("Commands", "Move this game down by one"),
        (Place(GAMES, 2),),
        lambda session: move_games(session, [shown(session)], shown(session) + 2),
        icon="later",
        edits=True,
        enabled=lambda session: shown(session) + 1 < len(session.document.snapshot.collection.games),
    ),
)
