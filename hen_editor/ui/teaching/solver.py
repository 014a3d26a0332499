"""Solving the problems of a file: moves are answered from the tree, which is hidden meanwhile."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from hen_editor.core.board import Area, Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game import problem
from hen_editor.core.game.judgement import Verdict
from hen_editor.core.game.line import has_move
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.teaching import solution
from hen_editor.teaching.solution import Solution, around_problem
from hen_editor.teaching.solving import Solving
from hen_editor.ui.bars.bar import BarContent, LazyBar
from hen_editor.ui.commands.view import show_whole_board
from hen_editor.ui.dialogs.progress import completed
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import step_back
from hen_editor.ui.teaching.solving_bar import Score, no_problem_content, problem_content, solving_bar, words

if TYPE_CHECKING:
    from hen_editor.ui.session.session import Session


class Solver(QObject):
    """Lets the user solve problems."""

    def __init__(self, session: "Session") -> None:
        super().__init__(session)
        self._session = session
        self._bar = LazyBar(partial(solving_bar, session.panes))
        session.panes.player_cards.offer_solving(session.commands["solve"])
        self._is_hiding = False  # whether the tree, and the signs for moves, are hidden
        self._outcomes: dict[object, bool] = {}  # by the key of the game: whether the first answer solved it
        session.tools.solve.solving = lambda: session.state.solving
        session.tools.solve.tried = self.attempt
        session.document.destination = lambda tree, node: session.state.destination(tree, node)
        session.document.step_stopped.connect(self._explain)
        session.document.opened.connect(self._outcomes.clear)
        session.solve = self.go_to_problem
        # Queued: `_follow` may go to another node, which must wait until all views show this one.
        session.document.changed.connect(self._follow, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Begin the problem of the current game, if it has a move to find; while solving, also a game without one."""
        session, tree = self._session, self._session.document.snapshot.tree
        found: list[Solution | None] = []
        reading = self.tr("Reading the problem...")
        was_solving = session.state.is_solving
        if not completed(lambda progress: found.append(solution.find(tree, progress)), reading, session.dialog_parent):
            return
        if session.document.snapshot.tree is not tree or session.state.is_solving is not was_solving:
            return  # the user has gone on; another problem begins by itself
        [problem] = found
        if problem is None and not session.state.is_solving:
            session.show_status(self._nothing())
            return
        solving = Solving(tree, problem)
        if problem is not None:
            session.document.go(problem.start)
            solving = solving._replace(area=around_problem(problem)).reaching(problem.start)
        session.set_state(session.state._replace(solving=solving, chosen_tool="play", comparison=None, counting=None))
        session.panes.board.setFocus()

    def show_state(self, state: State) -> None:
        """Show the question, or the verdict on the answer; show the tree again when solving is over."""
        panes = self._session.panes
        if state.is_solving is not self._is_hiding:
            self._is_hiding = state.is_solving
            for pane in (panes.tree, *panes.comment_box.buttons):
                (panes.hiding.hide if state.is_solving else panes.hiding.show)(pane, self)
            for behind in filter(None, (panes.tool_palette, panes.game_list_dock.widget())):  # a dock may be a window
                step_back(behind, wanted=state.is_solving)
        if state.solving is not None and state.snapshot.tree is state.solving.tree:
            self._bar.show(self._content(state.solving, state.snapshot))
        if not state.is_solving:
            self._bar.hide()

    def _follow(self) -> None:
        """Begin the problem of another game, if another one is shown now."""
        state = self._session.state
        if state.solving is not None and state.snapshot.tree is not state.solving.tree:
            self.begin()

    def _explain(self) -> None:
        """Say why a step was stopped."""
        self._session.show_status(self.tr("What follows is hidden until you find it."))

    def _content(self, solving: Solving, snapshot: Snapshot) -> BarContent:
        """Record the verdict on an answer, and return the content of the bar: the verdict, or the question."""
        found, node = solving.solution, snapshot.node
        if found is not None and found.verdict(node) is not Verdict.OPEN and node in solving.reached:
            self._record(is_solved=found.verdict(node) is Verdict.RIGHT)
        score = Score(sum(self._outcomes.values()), len(self._outcomes))
        do = self._buttons(
            is_part=solving.area not in (None, Area.whole(snapshot.position.size)),
            has_previous=snapshot.game > 0,
            has_next=snapshot.game + 1 < len(snapshot.collection.games),
        )
        if found is None:
            return no_problem_content(self._nothing(), score, do)
        return problem_content(solving, found, node, score, do)

    def _buttons(self, *, is_part: bool, has_previous: bool, has_next: bool) -> Mapping[str, Callable[[], object]]:
        """Return what the buttons of the bar do, by their names. is_part: whether a part of the board can be shown."""
        do: dict[str, Callable[[], object]] = {
            "ask": self._hint,
            "move": self._show_move,
            "again": self._again,
            "end": partial(self._session.end_mode, "solving"),
        }
        if is_part:
            do["whole"] = partial(show_whole_board, self._session)
        if has_previous:
            do["previous"] = partial(self.go_to_problem, -1)
        if has_next:
            do["next"] = partial(self.go_to_problem, 1)
        return {name: partial(self._session.dispatch, each) for name, each in do.items()}

    def _record(self, *, is_solved: bool) -> None:
        """Record whether the user's first answer solved this problem."""
        self._outcomes.setdefault(self._session.document.snapshot.tree.game_key, is_solved)

    def go_to_problem(self, step: int) -> None:
        """Go to the next game with a move to find (step 1), or to the previous one (-1), or begin with this one (0)."""
        if not step:
            self.begin()
            return
        session, found = self._session, list[int | None]()
        snapshot = session.document.snapshot
        games = snapshot.collection.games
        others = range(snapshot.game + step, len(games) if step > 0 else -1, step)
        looking = self.tr("Looking for a problem...")
        if not completed(
            lambda progress: found.append(_find_problem(games, others, progress)), looking, session.dialog_parent
        ):
            return
        [other] = found
        if other is not None:
            session.document.go(problem.start(games[other]), other)
        elif step > 0:
            session.show_status(self.tr("This is the last problem of the file."))
        else:
            session.show_status(self.tr("This is the first problem of the file."))

    def attempt(self, point: Point | None) -> None:
        """Make the player's move on a point, or a pass, if the problem has it; out of turn, show the awaited answer."""
        solving, node = self._session.state.solving, self._session.document.snapshot.node
        if solving is None or solving.solution is None:
            return
        found = solving.solution
        move, answer = found.move(node, point), found.answer(node)
        if move is not None:
            self._play(found, move)
        elif found.moves(node):
            self._record(is_solved=False)
            self._set(solving._replace(missed=node))
            self._say_at(point, "missed", is_right=False)
        elif answer is not None:
            self._session.document.go(answer)

    def _play(self, found: Solution, move: NodeId) -> None:
        """Make a move of the player; the answer follows after a pause, or on a click if there is much to read."""
        answer, pause = found.answer(move), found.pause(move)
        self._reach(move if answer is None else answer)
        self._session.document.go(move)
        is_wrong = found.verdict(move) is Verdict.WRONG
        point = next(iter(found.points([move])), None)
        self._say_at(point, "wrong" if is_wrong else "solved" if answer is None else "right", is_right=not is_wrong)
        if answer is not None and pause is not None:
            QTimer.singleShot(pause, self, partial(self._answer, found.tree, move, answer))

    def _say_at(self, point: Point | None, name: str, *, is_right: bool) -> None:
        """Say beside the stone whether an answer is right, where the eye is; a pass has no place."""
        if point is not None:
            self._session.panes.bubble.say(point, words(name), "right" if is_right else "wrong")

    def _reach(self, node: NodeId) -> None:
        if (solving := self._session.state.solving) is not None:
            self._set(solving.reaching(node))

    def _set(self, solving: Solving) -> None:
        self._session.set_state(self._session.state._replace(solving=solving))

    def _answer(self, tree: GameTree, move: NodeId, answer: NodeId) -> None:
        """Answer a move, unless the user has gone elsewhere."""
        shown = self._session.state
        if shown.is_solving and shown.snapshot.tree is tree and shown.snapshot.node == move:
            self._session.document.go(answer)

    def _again(self) -> None:
        solving = self._session.state.solving
        if solving is not None and solving.solution is not None:
            self._set(solving._replace(missed=None, hinted=None))
            self._session.document.go(solving.solution.start)
            self._session.panes.board.setFocus()

    def _hint(self) -> None:
        """Mark some points, one of which is a right move."""
        if (solving := self._session.state.solving) is not None:
            self._set(solving._replace(missed=None, hinted=self._session.document.snapshot.node))
            self._session.panes.board.setFocus()

    def _show_move(self) -> None:
        """Show the next right move, which does not count as solving the problem, or the awaited answer."""
        solving, node = self._session.state.solving, self._session.document.snapshot.node
        if solving is None or (found := solving.solution) is None:
            return
        moves, answer = found.right(node), found.answer(node)
        if moves:
            self._record(is_solved=False)
            self._play(found, moves[0])
        elif answer is not None:
            self._session.document.go(answer)

    def _nothing(self) -> str:
        return self.tr("This game has no moves to find.")


def _find_problem(games: Sequence[GameTree], wanted: Sequence[int], progress: Progress) -> int | None:
    """Return the index of the first of the wanted games that has a move to find, None if none has."""
    for count, game in enumerate(wanted):
        progress(count / len(wanted))
        tree = games[game]
        _, *after = tree.main_line(problem.start(tree))
        if any(has_move(tree, node) for node in after):
            return game
    return None
