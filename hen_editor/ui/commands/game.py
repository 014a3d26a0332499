"""Commands on the current game and on the games of the file; rotating, mirroring and resizing them."""

from collections.abc import Sequence

from hen_editor.core import hen
from hen_editor.core.board import Stones
from hen_editor.core.diagnostics import Parsed, Severity
from hen_editor.core.editing import nodes
from hen_editor.core.editing.games import copied, with_handicap
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.editing.transforming import Extent, transformed
from hen_editor.core.game.info import game_info, too_long
from hen_editor.core.game.problem import initial_node
from hen_editor.core.position import Position
from hen_editor.core.progress import Progress
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.transform import Transform
from hen_editor.ui.clipboard import clipboard_data, pasted_hen, pasted_text
from hen_editor.ui.commands.edit import copy
from hen_editor.ui.commands.navigate import is_back_at
from hen_editor.ui.dialogs.progress import result_of
from hen_editor.ui.session.command import Command, is_go, translate
from hen_editor.ui.session.menus import GAME, GAMES, NAVIGATE, TRANSFORM, MenuPlace
from hen_editor.ui.session.session import Session
from hen_editor.ui.state import End
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import SYMMETRIES, message, without_key

# Games.


def go_to_game(session: Session, game: int) -> None:
    """Go to a game: to its start, or to its end if it is a single position."""
    games = session.document.snapshot.collection.games
    if 0 <= game < len(games):
        session.document.go(initial_node(games[game]), game)


def step_game(session: Session, step: int) -> None:
    """Go to the next game (1) or the previous one (-1); while problems are solved, to one with a move to find."""
    if session.state.is_solving:
        session.solve(step)
    else:
        go_to_game(session, shown(session) + step)


def add_game(session: Session, place: int) -> None:
    """Insert an empty game with the same board size at an index."""
    session.document.add_game(Position(Stones(session.document.snapshot.position.size)), place)


def add_game_from_hen(session: Session, place: int) -> None:
    """Insert a game with the position of the HEN on the clipboard at an index."""
    text = pasted_hen(pasted_text(clipboard_data()))
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


def copy_games(session: Session, games: Sequence[int]) -> None:
    """Copy games with all their variations as SGF."""
    one, several = translate("Commands", "Game copied as SGF."), translate("Commands", "Games copied as SGF.")
    copy(session, Parsed(copied(session.document.snapshot, games)), one if len(games) == 1 else several)


def ask_for_info(session: Session) -> None:
    """Edit the game info in a dialog."""
    from hen_editor.ui.dialogs.game_info import GameInfoDialog

    snapshot = session.document.snapshot
    dialog = GameInfoDialog(game_info(snapshot.tree), session.dialog_parent, too_long(snapshot.tree))
    if run(dialog) and is_back_at(session, snapshot):
        after = with_handicap(session.document.snapshot, dialog.texts())
        session.document.edit(after, translate("Commands", "Game info"))


def ask_for_properties(session: Session) -> None:
    """Edit the properties of this node in a dialog."""
    from hen_editor.ui.dialogs.properties import PropertiesDialog

    snapshot = session.document.snapshot
    dialog = PropertiesDialog(
        nodes.properties(snapshot), lambda wanted: nodes.problems(snapshot, wanted), session.dialog_parent
    )
    if run(dialog) and is_back_at(session, snapshot):
        after = nodes.with_properties(session.document.snapshot, dialog.properties())
        session.document.edit(after, translate("Commands", "Properties"))


def shown(session: Session) -> int:
    """Return the index of the current game."""
    return session.document.snapshot.game


_GAMES = (
    Command(
        "game-info",
        "Game in&fo...",
        "Edit players, result, komi and other game info",
        (MenuPlace(GAME, 3),),
        ask_for_info,
        keys=("Ctrl+I",),
        edits=True,
    ),
    Command(
        "properties",
        "Node &properties...",
        "Edit the SGF properties of this node",
        (MenuPlace(GAME, 3),),
        ask_for_properties,
        edits=True,
    ),
    Command(
        "previous-game",
        "Previous g&ame",
        "Go to the previous game of the file",
        (MenuPlace(NAVIGATE, 5),),
        lambda session: step_game(session, -1),
        keys=("Ctrl+PgUp",),
    ),
    Command(
        "next-game",
        "Next &game",
        "Go to the next game of the file",
        (MenuPlace(NAVIGATE, 5),),
        lambda session: step_game(session, 1),
        keys=("Ctrl+PgDown",),
    ),
    Command(
        "add-game",
        "&Add game",
        "Add an empty game of the same size after this one",
        (MenuPlace(GAMES, 1),),
        lambda session: add_game(session, shown(session) + 1),
        icon="add",
        edits=True,
    ),
    Command(
        "add-files",
        "Add &from files...",
        "Add the games of several files after this one",
        (MenuPlace(GAMES, 1),),
        lambda session: session.files.add(),
        edits=True,
    ),
    Command(
        "add-game-from-hen",
        "Add game from &HEN",
        "Add a game with the position of the HEN on the clipboard",
        (MenuPlace(GAMES, 1),),
        lambda session: add_game_from_hen(session, shown(session) + 1),
        edits=True,
    ),
    Command(
        "duplicate-game",
        "&Duplicate game",
        "Add a copy of this game after it",
        (MenuPlace(GAMES, 1),),
        lambda session: session.document.duplicate_games([shown(session)]),
        icon="duplicate",
        edits=True,
    ),
    Command(
        "remove-game",
        "&Remove game",
        "Remove this game from the file",
        (MenuPlace(GAMES, 1),),
        lambda session: remove_games(session, [shown(session)]),
        icon="remove",
        edits=True,
    ),
    Command(
        "move-game-up",
        "Move game &up",
        "Move this game up by one",
        (MenuPlace(GAMES, 2),),
        lambda session: move_games(session, [shown(session)], shown(session) - 1),
        icon="earlier",
        edits=True,
        enabled=lambda session: shown(session) > 0,
    ),
    Command(
        "move-game-down",
        "Move game d&own",
        "Move this game down by one",
        (MenuPlace(GAMES, 2),),
        lambda session: move_games(session, [shown(session)], shown(session) + 2),
        icon="later",
        edits=True,
        enabled=lambda session: shown(session) + 1 < len(session.document.snapshot.collection.games),
    ),
)


# Transforms.


def transform(
    session: Session, wanted: Transform, text: str, extent: Extent = Extent.GAME, *, with_names: bool = True
) -> None:
    """Transform this game, or another extent, showing progress, and report what could not be transformed.

    text: of the undo step. with_names: change the names of points in comments and names of nodes, too.
    """
    before = session.document.snapshot

    def work(progress: Progress) -> Parsed[Snapshot]:
        return transformed(before, wanted, extent, with_names=with_names, progress=progress)

    made = result_of(work, translate("Commands", "Transforming..."), session.dialog_parent)
    if made is None or session.document.snapshot is not before:  # a file may be reloaded meanwhile
        return
    session.end(End.TRANSFORM)
    session.document.edit(made.value, text)
    if made.diagnostics:
        session.show_status(message(made.diagnostics[0]))
    elif made.value == before:
        session.show_status(translate("Commands", "This leaves the game as it is."))


def ask_for_transform(session: Session) -> None:
    """Ask for a transform and its extent."""
    from hen_editor.ui.dialogs.transform import TransformDialog

    snapshot = session.document.snapshot
    dialog = TransformDialog(snapshot, session.dialog_parent)
    if run(dialog) and is_back_at(session, snapshot):
        text = translate("Commands", "Transform")
        transform(session, dialog.transform(), text, dialog.extent(), with_names=dialog.with_names())


def _transform(wanted: Transform, name: str, text: str, tip: str, section: int) -> Command:
    return Command(
        name,
        text,
        tip,
        (MenuPlace(TRANSFORM, section),),
        lambda session: transform(session, wanted, without_key(translate("Commands", text))),
        enabled=is_go,
        edits=True,
    )


_TRANSFORMS = (
    _transform(
        Transform(Symmetry.ROTATE_LEFT),
        "rotate-left",
        SYMMETRIES[Symmetry.ROTATE_LEFT],
        "Rotate this game by 90° to the left, with everything that names a point",
        1,
    ),
    _transform(
        Transform(Symmetry.ROTATE_RIGHT),
        "rotate-right",
        SYMMETRIES[Symmetry.ROTATE_RIGHT],
        "Rotate this game by 90° to the right, with everything that names a point",
        1,
    ),
    _transform(
        Transform(Symmetry.ROTATE_180),
        "rotate-180",
        SYMMETRIES[Symmetry.ROTATE_180],
        "Turn this game upside down, with everything that names a point",
        1,
    ),
    _transform(
        Transform(Symmetry.MIRROR_LEFT_RIGHT),
        "mirror-left-right",
        SYMMETRIES[Symmetry.MIRROR_LEFT_RIGHT],
        "Exchange left and right in this game",
        2,
    ),
    _transform(
        Transform(Symmetry.MIRROR_TOP_BOTTOM),
        "mirror-top-bottom",
        SYMMETRIES[Symmetry.MIRROR_TOP_BOTTOM],
        "Exchange top and bottom in this game",
        2,
    ),
    _transform(
        Transform(Symmetry.MIRROR_DIAGONAL),
        "mirror-diagonal",
        SYMMETRIES[Symmetry.MIRROR_DIAGONAL],
        "Exchange the upper right and the lower left in this game",
        2,
    ),
    _transform(
        Transform(Symmetry.MIRROR_ANTIDIAGONAL),
        "mirror-antidiagonal",
        SYMMETRIES[Symmetry.MIRROR_ANTIDIAGONAL],
        "Exchange the upper left and the lower right in this game",
        2,
    ),
    _transform(
        Transform(swaps_colors=True),
        "swap-colors",
        "&Swap colours",
        "Make black white and white black in this game, players and result included",
        3,
    ),
    Command(
        "transform",
        "&Transform...",
        "Rotate, mirror, shift or resize this position, variation, game, or all games",
        (MenuPlace(TRANSFORM, 4),),
        ask_for_transform,
        enabled=is_go,
        edits=True,
    ),
)


COMMANDS = (*_GAMES, *_TRANSFORMS)
