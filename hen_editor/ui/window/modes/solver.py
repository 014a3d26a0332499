"""Solving the problems of a file: moves are answered from the tree, which is hidden meanwhile."""

from collections.abc import Generator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from hen_editor.core.board import Point
from hen_editor.core.game import solution
from hen_editor.core.game.solution import Solution, Verdict
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.commands.tools import take
from hen_editor.ui.dialogs.progress import completed
from hen_editor.ui.state import State

if TYPE_CHECKING:
    from hen_editor.ui.panels.solve_bar import SolveBar
    from hen_editor.ui.window.main_window import MainWindow

ANSWER_DELAY = 400
"""How long after the player's move the answer is shown, in milliseconds."""

TOOL = "solve"


class Solver(QObject):
    """Lets the user solve problems while the solve tool is active; another tool, an edit or another file ends that.

    left: another game is shown than that of the problem, or it was edited.
    """

    left = Signal()

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._bar: SolveBar | None = None
        self._solution: Solution | None = None
        self._missed: NodeId | None = None  # where the last move tried is not in the tree
        self._outcomes: dict[int, bool] = {}  # by the index of the game: whether the first answer solved it
        window.tools.solve.tried = self._try
        window.document.opened.connect(self._outcomes.clear)
        # Queued: what follows goes to another node, once all views show this one.
        self.left.connect(self._follow, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Begin the problem of the current game, if it has a move to find."""
        window = self._window
        found: list[Solution | None] = []
        if not completed(_finding(window.document.snapshot.tree, found), self.tr("Reading the problem..."), window):
            return
        self._solution, self._missed = found[0], None
        if self._solution is None:
            window.show_status(self.tr("This game has no moves to find."))
            self._end()
            window.commands.refresh()  # the tool is checked that is in use
            return
        window.document.go(self._solution.start)
        take(window, TOOL)
        self._show(self._solution, window.state)
        window.board.setFocus()

    def show_state(self, state: State) -> None:
        """Show what is asked, or how the answer was; show the tree again when that is over."""
        is_on = state.tool == TOOL and self._solution is not None
        hiding, tree = self._window.hiding, self._window.tree
        (hiding.hide if is_on else hiding.show)(tree, self)
        if self._bar is not None:
            self._bar.setVisible(is_on)
        if not is_on or self._solution is None:
            return
        if state.snapshot.tree is self._solution.tree:
            self._show(self._solution, state)
        else:
            self.left.emit()

    def _follow(self) -> None:
        """Begin the problem of another game; stop where the game was edited."""
        tree, solution = self._window.document.snapshot.tree, self._solution
        if self._window.state.tool == TOOL and solution is not None and tree is not solution.tree:
            (self._end if tree.is_state_of(solution.tree) else self.begin)()

    def _show(self, found: Solution, state: State) -> None:
        node, games = state.snapshot.node, state.snapshot.collection.games
        verdict = found.verdict(node)
        is_turn = verdict is Verdict.OPEN and bool(found.moves(node))
        self._window.tools.solve.player = found.color if is_turn else None
        if verdict is not Verdict.OPEN:
            self._record(is_solved=verdict is Verdict.RIGHT)
        bar = self._shown_bar()
        bar.show_problem(verdict, found.color, is_missing=node == self._missed)
        bar.show_score(sum(self._outcomes.values()), len(self._outcomes), has_next=state.snapshot.game + 1 < len(games))

    def _record(self, *, is_solved: bool) -> None:
        """Keep how the user did with this problem at first."""
        self._outcomes.setdefault(self._window.document.snapshot.game, is_solved)

    def _try(self, point: Point) -> None:
        if self._solution is None:
            return
        node = self._window.document.snapshot.node
        move = self._solution.move(node, point)
        if move is None:
            self._missed = node
            self._record(is_solved=False)
            self._show(self._solution, self._window.state)
        else:
            self._play(self._solution, move)

    def _play(self, found: Solution, move: NodeId) -> None:
        self._missed = None
        self._window.document.go(move)
        answer = found.answer(move)
        if answer is not None:
            QTimer.singleShot(ANSWER_DELAY, self, partial(self._answer, found.tree, move, answer))

    def _answer(self, tree: GameTree, move: NodeId, answer: NodeId) -> None:
        """Answer a move, unless the user has gone elsewhere."""
        shown = self._window.state
        if shown.tool == TOOL and shown.snapshot.tree is tree and shown.snapshot.node == move:
            self._window.document.go(answer)

    def _again(self) -> None:
        if self._solution is not None:
            self._missed = None
            self._window.document.go(self._solution.start)

    def _show_move(self) -> None:
        """Show the next right move, and its answer; the problem does not count as solved."""
        if self._solution is None:
            return
        following = next(self._solution.rest(self._window.document.snapshot.node), None)
        if following is not None:
            self._record(is_solved=False)
            self._play(self._solution, following)

    def _next(self) -> None:
        self._window.commands["next-game"].trigger()

    def _end(self) -> None:
        if self._window.state.tool == TOOL:
            take(self._window, "play")

    def _shown_bar(self) -> "SolveBar":
        if self._bar is None:
            from hen_editor.ui.panels.solve_bar import SolveBar

            window = self._window
            self._bar = SolveBar(window)
            for wanted, do in (
                (self._bar.again_wanted, self._again),
                (self._bar.move_wanted, self._show_move),
                (self._bar.next_wanted, self._next),
                (self._bar.end_wanted, self._end),
            ):
                wanted.connect(partial(window.dispatch, do))
            window.column.insertWidget(window.column.indexOf(window.board), self._bar)
        return self._bar


def _finding(tree: GameTree, found: list[Solution | None]) -> Generator[float, None, None]:
    found.append((yield from solution.finding(tree)))
