"""What an engine is used for, beside following what is shown."""

from PySide6.QtCore import QObject

from hen_editor.ui.engine.controller import EngineController
from hen_editor.ui.engine.game_analysis import GameAnalysis
from hen_editor.ui.engine.player import EnginePlayer
from hen_editor.ui.session.session import Session
from hen_editor.ui.state import State


class EngineUses(QObject):
    """The engine of a window, and what it is used for.

    controller: of the engine. game: analyses games. player: plays.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.controller = EngineController(session)
        self.game = GameAnalysis(session, self.controller)
        self.player = EnginePlayer(session, self.controller)
        session.engine = self

    def show_state(self, state: State) -> None:
        """Show what is known of the game and the position of a state."""
        self.game.show_state(state)
        self.controller.show_state(state)
