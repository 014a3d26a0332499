"""The games of the file as commands: gone to, added, duplicated, removed and moved."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from hen_editor.core import hen
from hen_editor.core.board import Stones
from hen_editor.core.diagnostics import Severity
from hen_editor.core.editing import nodes
from hen_editor.core.editing.game_info import game_info, too_long, with_game_info
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.beginning import initial_node
from hen_editor.core.position import Position
from hen_editor.document.document import Document
from hen_editor.ui.clipboard import pasted_hen
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import message


class GameCommands(QObject):
    """Carries out commands on the games of a document: those of the menu on the game shown, the list's on any.

    finish_typing: takes into the document what the user has typed and what still waits for a rest.

    said: a word for the player on what was refused.
    """

    said = Signal(str)

    def __init__(self, document: Document, finish_typing: Callable[[], None], window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._finish_typing = finish_typing
        self._window = window

    def by_name(self) -> Mapping[str, Callable[[], object]]:
        """Return the commands by the names of their actions."""
        return {
            "next-game": partial(self._step, 1),
            "previous-game": partial(self._step, -1),
            "add-game": lambda: self.add(self._shown + 1),
            "add-game-from-hen": lambda: self.add_from_hen(self._shown + 1),
            "duplicate-game": lambda: self.duplicate([self._shown]),
            "remove-game": lambda: self.remove([self._shown]),
            "move-game-up": lambda: self.move([self._shown], self._shown - 1),
            "game-info": self.ask_for_info,
            "properties": self.ask_for_properties,
            "move-game-down": lambda: self.move([self._shown], self._shown + 2),
        }

    def go_to(self, game: int) -> None:
        """Show a game: its beginning, or its end where it is one position."""
        self._finish_typing()
        games = self._document.snapshot.collection.games
        if 0 <= game < len(games):
            self._document.go(initial_node(games[game]), game)

    def add(self, place: int) -> None:
        """Add an empty game on a board like the one shown, at a place among the games."""
        self._finish_typing()
        self._document.add_game(Position(Stones(self._document.snapshot.position.size)), place)

    def add_from_hen(self, place: int) -> None:
        """Add a game that shows the position of the HEN on the clipboard, at a place among the games."""
        text = pasted_hen(QGuiApplication.clipboard().text())
        if text is None:
            self.said.emit(self.tr("There is no HEN on the clipboard."))
            return
        read = hen.parse(text)
        for problem in read.diagnostics:
            if problem.severity is Severity.ERROR:
                self.said.emit(self.tr("The HEN on the clipboard has an error: {what}").format(what=message(problem)))
                return
        self._finish_typing()
        self._document.add_game(read.value, place)

    def duplicate(self, games: Sequence[int]) -> None:
        """Put a copy of each of these games after it."""
        self._finish_typing()
        self._document.duplicate_games(games)

    def remove(self, games: Sequence[int]) -> None:
        """Remove games; say so where none would be left."""
        self._finish_typing()
        if len(games) >= len(self._document.snapshot.collection.games):
            self.said.emit(self.tr("A file holds at least one game."))
        else:
            self._document.remove_games(games)

    def move(self, games: Sequence[int], place: int) -> None:
        """Put games in front of the one that is now at a place, or at the end."""
        self._finish_typing()
        if 0 <= place <= len(self._document.snapshot.collection.games):
            self._document.move_games(games, place)

    def ask_for_info(self) -> None:
        """Show what the game says of itself in a dialog, and write what is changed there."""
        from hen_editor.ui.dialogs.game_info import GameInfoDialog

        self._finish_typing()
        tree = self._document.snapshot.tree
        dialog = GameInfoDialog(game_info(tree), self._window, too_long(tree))
        if run(dialog):
            after = with_game_info(self._document.snapshot, dialog.texts())
            self._document.edit(after, self.tr("Game information"))

    def ask_for_properties(self) -> None:
        """Show the properties of the node in a dialog, and write what is changed there."""
        from hen_editor.ui.dialogs.properties import PropertiesDialog

        self._finish_typing()
        snapshot = self._document.snapshot
        dialog = PropertiesDialog(
            nodes.properties(snapshot), lambda wanted: nodes.problems(snapshot, wanted), self._window
        )
        if run(dialog):
            after = nodes.with_properties(self._document.snapshot, dialog.properties())
            self._document.edit(after, self.tr("Properties"))

    def made_list(self) -> tuple[QWidget, Callable[[Snapshot], None]]:
        """Make the list of the games, and return it with what shows it a snapshot."""
        from hen_editor.ui.game_list.panel import GameList

        made = GameList()
        made.game_chosen.connect(self.go_to)
        made.added.connect(self.add)
        made.added_from_hen.connect(self.add_from_hen)
        made.duplicated.connect(self.duplicate)
        made.removed.connect(self.remove)
        made.moved.connect(self.move)
        return made, made.show_snapshot

    @property
    def _shown(self) -> int:
        return self._document.snapshot.game

    def _step(self, offset: int) -> None:
        self.go_to(self._shown + offset)
