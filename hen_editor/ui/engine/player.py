"""A game against an engine: it answers each move until the game is over, or the user does something else."""

from collections.abc import Callable, Mapping
from functools import partial
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from hen_editor.core.board import BLACK, Color
from hen_editor.core.editing.snapshot import Snapshot, at, edited
from hen_editor.core.editing.variations import without_subtree
from hen_editor.core.game.line import has_move
from hen_editor.core.position import PLAIN_ORDER, Move, color_after
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engine import Engine
from hen_editor.engine.engines import EngineSpec
from hen_editor.ui.engine.controller import EngineController, is_same_position
from hen_editor.ui.engine.known import BOUNDS, EffortBounds
from hen_editor.ui.engine.task import EngineTask
from hen_editor.ui.state import EngineEffort
from hen_editor.ui.widgets.transient import run
from hen_editor.ui.wording import color_name, message, without_key

if TYPE_CHECKING:
    from hen_editor.ui.session.session import Session


class EnginePlayer(QObject):
    """Lets an engine play one side.

    color: the side it plays, None if it does not play.
    """

    def __init__(self, session: "Session", controller: EngineController) -> None:
        super().__init__(controller)
        self._session, self._controller = session, controller
        self.color: Color | None = None
        self._seen = session.document.snapshot
        # Queued: an answer must wait until all views show the move of the user.
        session.document.changed.connect(self._follow, Qt.ConnectionType.QueuedConnection)

    def begin(self, color: Color) -> None:
        """Let the engine play a side from here on; it is started if it does not run."""
        self.color, self._seen = color, self._session.document.snapshot
        self._session.panes.board.setFocus()
        self._answer()

    def toggle(self, color: Color) -> None:
        """Let the engine play a side, or no longer."""
        if self.color is color:
            self.stop()
        else:
            self.begin(color)

    def begin_game(self) -> None:
        """Ask for the size, handicap and sides of a game, and start it as a new document."""
        self._controller.find(self._ask_for_game)

    def _ask_for_game(self, spec: EngineSpec) -> None:
        from hen_editor.ui.engine.new_game import NewEngineGameDialog

        efforts = {
            effort: without_key(self._session.commands[f"effort-{effort.value}"].text()) for effort in EngineEffort
        }
        mode = self._session.state.analysis
        dialog = NewEngineGameDialog(spec.name, efforts, mode.effort, self._session.dialog_parent)
        if run(dialog) and self._session.files.new_game(dialog.tree()):
            self._session.commands[f"effort-{dialog.effort.value}"].trigger()
            self.begin(dialog.engine_color)

    def stop(self, note: str = "") -> None:
        """Let it play no longer. note: why, if not because the user wants that."""
        self.color = None
        self._controller.rest(note)

    def leave(self) -> None:
        """Play no longer: something else is wanted of the engine."""
        self.color = None

    def actions(self) -> Mapping[str, Callable[[], object]]:
        """Return what the bar offers meanwhile."""
        return {"back": self.take_back, "resign": self.resign, "stop": self.stop}

    def sentence(self) -> str:
        """Return whom it plays, and whose turn it is."""
        is_turn = self._seen.position.mover is self.color
        words = self.tr("Plays {color}. Thinking...") if is_turn else self.tr("Plays {color}. Your move.")
        return "" if self.color is None else words.format(color=color_name(self.color))

    def take_back(self) -> None:
        """Take back the last move of the user, with the answer if there is one."""
        now = self._session.document.snapshot
        back = 1 if now.position.mover is self.color else 2
        path = now.tree.path(now.node)
        if self.color is None or len(path) <= back:
            self._session.show_status(self.tr("There is no move to take back."))
            return
        taken = path[-back:]
        if any(len(now.tree.children(node)) > (node != now.node) for node in taken):
            self._session.document.go(path[-back - 1])  # what else is there stays
        else:
            after = without_subtree(at(now, now.game, taken[0]))
            self._session.document.edit(after, self.tr("Take back"))
        self._seen = self._session.document.snapshot
        self._answer()

    def resign(self) -> None:
        """Let the user lose."""
        if self.color is not None:
            self._end_with(self.color)

    def _end_with(self, winner: Color) -> None:
        now = self._session.document.snapshot
        if not str(now.tree.node(now.tree.root).get("RE", "")).strip():
            letter = "B" if winner is BLACK else "W"
            tree = now.tree.with_property(now.tree.root, "RE", f"{letter}+R")
            self._session.document.edit(edited(now, tree), self.tr("Resign"))
        loser = color_name(color_after(winner, PLAIN_ORDER))
        self.stop(self.tr("{color} resigns: the game is over.").format(color=loser))

    def _follow(self) -> None:
        """Answer a move; stop if anything else has happened."""
        now, before = self._session.document.snapshot, self._seen
        if self.color is None or now is before:
            return
        is_move = now.tree.parent(now.node) == before.node and has_move(now.tree, now.node)
        if is_same_position(now, before):
            self._seen = now
        elif is_move and now.tree.is_state_of(before.tree):
            self._seen = now
            self._answer()
        else:
            self.stop(self.tr("The engine no longer plays: another position is shown."))

    def _answer(self) -> None:
        """Let the engine move if it is its turn; count if the game is over."""
        now = self._seen
        if _is_over(now):
            self.stop(self.tr("Two passes: the game is over."))
            if "count" in self._session.commands.by_name:
                self._session.commands["count"].trigger()
            return
        is_turn = now.position.mover is self.color
        question = partial(_question, now.tree, BOUNDS[self._session.state.analysis.effort])
        task = EngineTask([now.node] if is_turn else [], question, self._take)
        self._controller.do(task, self)

    def _take(self, node: NodeId, found: Move | EngineError | None) -> None:
        """Play what the engine has answered."""
        if self.color is None or self._session.document.snapshot.node != node:
            return
        if found is None:
            self._end_with(color_after(self.color, PLAIN_ORDER))
        elif isinstance(found, EngineError):
            self.stop(message(found.problem))
        elif (refused := self._session.document.play(found.point, found.color)) is not None:
            self.stop(message(refused))
        elif self._session.document.snapshot.node == node:
            self.stop()  # the document has become read-only
        else:
            self._seen = self._session.document.snapshot
            self._answer()


def _question(tree: GameTree, bounds: EffortBounds, engine: Engine, node: NodeId, stop: Event) -> Move | None:
    engine.put(tree, node)
    engine.set_level(bounds.level)
    return engine.genmove(bounds.limits, stop)


def _is_over(now: Snapshot) -> bool:
    """Return whether the last two moves are passes."""
    parent = now.tree.parent(now.node)
    return parent is not None and _is_pass(now) and _is_pass(at(now, now.game, parent))


def _is_pass(snapshot: Snapshot) -> bool:
    last = snapshot.position.last_move
    return last is not None and last.point is None
