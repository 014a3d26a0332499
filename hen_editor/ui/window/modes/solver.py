"""Solving the problems of a file: moves are answered from the tree, which is hidden meanwhile."""

from collections.abc import Generator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from hen_editor.core.board import Point
from hen_editor.core.game import solution
from hen_editor.core.game.line import has_move
from hen_editor.core.game.solution import Solution, Verdict
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.commands.game.game import go_to_game
from hen_editor.ui.commands.tools.tools import take
from hen_editor.ui.dialogs.progress import completed
from hen_editor.ui.state import State

if TYPE_CHECKING:
    from hen_editor.ui.panels.solve_bar import SolveBar
    from hen_editor.ui.window.main_window import MainWindow

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
        self._tree: GameTree | None = None  # the game that is shown to be solved
        self._solution: Solution | None = None  # None if it has no moves to find
        self._reached = set[NodeId]()  # where the moves made have led
        self._missed: NodeId | None = None  # where the last move tried is not in the tree
        self._outcomes: dict[int, bool] = {}  # by the index of the game: whether the first answer solved it
        window.tools.solve.tried = self.attempt
        window.document.opened.connect(self._outcomes.clear)
        # Queued: what follows goes to another node, once all views show this one.
        self.left.connect(self._follow, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Begin the problem of the current game, if it has a move to find; go on among problems even if not."""
        window, tree = self._window, self._window.document.snapshot.tree
        found: list[Solution | None] = []
        if not completed(_finding(tree, found), self.tr("Reading the problem..."), window):
            return
        [solution] = found
        if solution is None and not window.state.is_solving:
            window.show_status(self._nothing())
            window.commands.refresh()  # the tool is checked that is in use
            return
        self._tree, self._solution, self._missed = tree, solution, None
        self._reached.clear()
        if solution is not None:
            self._reach(solution, solution.start)
            window.document.go(solution.start)
        window.comparer.end()
        take(window, TOOL)
        self._show(window.state)
        window.board.setFocus()

    def reached(self, node: NodeId) -> NodeId:
        """Return the last node on the way to one that the moves made have led to: steps do not show what follows."""
        if self._solution is None:
            return node
        path = self._window.document.snapshot.tree.path(node)
        return next((above for above in reversed(path) if above in self._reached), path[0])

    def show_state(self, state: State) -> None:
        """Show what is asked, or how the answer was; show the tree again when that is over."""
        is_on = state.is_solving and self._tree is not None
        hiding, tree = self._window.hiding, self._window.tree
        (hiding.hide if is_on else hiding.show)(tree, self)
        if self._bar is not None:
            self._bar.setVisible(is_on)
        if not is_on:
            return
        if state.snapshot.tree is self._tree:
            self._show(state)
        else:
            self.left.emit()

    def _follow(self) -> None:
        """Begin the problem of another game; stop where the game was edited."""
        tree, shown = self._window.document.snapshot.tree, self._tree
        if self._window.state.is_solving and shown is not None and tree is not shown:
            (self._end if tree.is_state_of(shown) else self.begin)()

    def _show(self, state: State) -> None:
        bar, snapshot = self._shown_bar(), state.snapshot
        if self._solution is None:
            self._window.tools.solve.player = None
            bar.show_no_problem(self._nothing())
        else:
            self._await_move(self._solution, snapshot.node)
            bar.show_problem(self._solution, snapshot.node, is_missing=snapshot.node == self._missed)
        has_next = snapshot.game + 1 < len(snapshot.collection.games)
        solved, tried = sum(self._outcomes.values()), len(self._outcomes)
        bar.show_score(solved, tried, has_previous=snapshot.game > 0, has_next=has_next)

    def _await_move(self, found: Solution, node: NodeId) -> None:
        """Await the player's move at a node, or record how the moves up to it do."""
        verdict = found.verdict(node)
        moves = found.moves(node) if verdict is Verdict.OPEN else []
        tool = self._window.tools.solve
        tool.player, tool.moves = found.color if moves else None, found.points(moves)
        if node not in self._reached:
            self._record(is_solved=False)
        if verdict is not Verdict.OPEN:
            self._record(is_solved=verdict is Verdict.RIGHT)

    def _record(self, *, is_solved: bool) -> None:
        """Keep how the user did with this problem at first."""
        self._outcomes.setdefault(self._window.document.snapshot.game, is_solved)

    def go_to_problem(self, step: int) -> None:
        """Go to the next game with a move to find (step 1), or to the previous one (-1)."""
        window, found = self._window, list[int]()
        snapshot = window.document.snapshot
        games = snapshot.collection.games
        others = range(snapshot.game + step, len(games) if step > 0 else -1, step)
        if not completed(_finding_problem(games, others, found), self.tr("Looking for a problem..."), window):
            return
        if found:
            go_to_game(window, found[0])
        elif step > 0:
            window.show_status(self.tr("This is the last problem of the file."))
        else:
            window.show_status(self.tr("This is the first problem of the file."))

    def attempt(self, point: Point | None) -> None:
        """Make the player's move to a point, or a pass, if the problem has it; out of turn, show the answer awaited."""
        found = self._solution
        if found is None:
            return
        node = self._window.document.snapshot.node
        move, answer = found.move(node, point), found.answer(node)
        if move is not None:
            self._play(found, move)
        elif found.moves(node):
            self._missed = node
            self._record(is_solved=False)
            self._show(self._window.state)
        elif answer is not None:
            self._window.document.go(answer)

    def _play(self, found: Solution, move: NodeId) -> None:
        self._missed = None
        answer = found.answer(move)
        self._reach(found, move if answer is None else answer)
        self._window.document.go(move)
        if answer is not None:
            QTimer.singleShot(found.pause(move), self, partial(self._answer, found.tree, move, answer))

    def _reach(self, found: Solution, node: NodeId) -> None:
        self._reached.update(found.tree.path(node))

    def _answer(self, tree: GameTree, move: NodeId, answer: NodeId) -> None:
        """Answer a move, unless the user has gone elsewhere."""
        shown = self._window.state
        if shown.is_solving and shown.snapshot.tree is tree and shown.snapshot.node == move:
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

    def _end(self) -> None:
        if self._window.state.is_solving:
            take(self._window, "play")

    def _nothing(self) -> str:
        return self.tr("This game has no moves to find.")

    def _shown_bar(self) -> "SolveBar":
        if self._bar is None:
            from hen_editor.ui.panels.solve_bar import SolveBar

            window = self._window
            self._bar = SolveBar(window)
            for wanted, do in (
                (self._bar.again_wanted, self._again),
                (self._bar.move_wanted, self._show_move),
                (self._bar.previous_wanted, partial(self.go_to_problem, -1)),
                (self._bar.next_wanted, partial(self.go_to_problem, 1)),
                (self._bar.end_wanted, self._end),
            ):
                wanted.connect(partial(window.dispatch, do))
            window.column.insertWidget(window.column.indexOf(window.board), self._bar)
        return self._bar


def _finding(tree: GameTree, found: list[Solution | None]) -> Generator[float, None, None]:
    found.append((yield from solution.finding(tree)))


def _finding_problem(
    games: Sequence[GameTree], wanted: Sequence[int], found: list[int]
) -> Generator[float, None, None]:
    """Find the first of the wanted games, by index, that has a move to find; yields the progress."""
    for count, game in enumerate(wanted):
        if any(has_move(games[game], node) for node in games[game].main_line()):
            found.append(game)
            return
        yield count / len(wanted)
