"""What an engine is used for: beside following what is shown, games, counts and problems."""

from collections.abc import Callable, Sequence
from functools import partial
from threading import Event

from PySide6.QtCore import QObject

from hen_editor.core.board import Point
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engine import Engine, SearchLimits
from hen_editor.engine.lines import FirstMoves, first_moves
from hen_editor.ui.engine import words
from hen_editor.ui.engine.controller import EngineController
from hen_editor.ui.engine.game_analysis import GameAnalysis
from hen_editor.ui.engine.known import BOUNDS
from hen_editor.ui.engine.player import EnginePlayer
from hen_editor.ui.engine.task import EngineTask
from hen_editor.ui.session.session import MarkedProblem, Session
from hen_editor.ui.state import State
from hen_editor.ui.wording import message


class EngineUses(QObject):
    """The engine of a window, and what it is used for.

    controller: of the engine. game: analyses games. player: plays.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self.controller = EngineController(session)
        self.game = GameAnalysis(session, self.controller)
        self.player = EnginePlayer(session, self.controller)
        session.engine = self

    def show_state(self, state: State) -> None:
        """Show what is known of the game and the position of a state."""
        self.game.show_state(state)
        self.controller.show_state(state)

    def guess_dead(self, tree: GameTree, node: NodeId, then: Callable[[frozenset[Point] | None], object]) -> bool:
        """Ask which stones are dead, as `EngineActions` says."""
        if not self.controller.is_free:
            return False
        found: list[object] = []

        def finish(is_complete: bool) -> None:
            then(next((each for each in found if isinstance(each, frozenset)), None))

        question, title = partial(_dead_stones, tree, self._limits), self.tr("Looking for dead stones...")
        self.controller.do(EngineTask([node], question, lambda _, dead: found.append(dead), finish, title))
        return True

    def check_problems(
        self, problems: Sequence[MarkedProblem], show: Callable[[int, str], object], finished: Callable[[bool], object]
    ) -> None:
        """Ask about the first moves of problems, as `EngineActions` says."""

        def take(number: int, found: FirstMoves | EngineError) -> None:
            if isinstance(found, EngineError):
                show(number, message(found.problem))
            else:
                visits = 0 if found.analysis is None else found.analysis.visits
                said, searched = words.testimony(found, problems[number]), self.tr("%Ln visit(s)", "", visits)
                show(number, f"{said} ({searched})" if visits else said)

        question, title = partial(_first_moves, problems, self._limits), self.tr("Checking problems: {done} of {total}")
        self.controller.do(EngineTask(range(len(problems)), question, take, finished, title))

    def cancel(self) -> None:
        """End what was asked for, as `EngineActions` says."""
        self.controller.cancel()

    @property
    def _limits(self) -> SearchLimits:
        return BOUNDS[self._session.state.analysis.effort].limits


def _dead_stones(tree: GameTree, limits: SearchLimits, engine: Engine, node: NodeId, stop: Event) -> frozenset[Point]:
    engine.put(tree, node)
    return engine.dead_stones(limits, stop)


def _first_moves(
    problems: Sequence[MarkedProblem], limits: SearchLimits, engine: Engine, number: int, stop: Event
) -> FirstMoves:
    return first_moves(engine, problems[number].tree, limits, stop)
