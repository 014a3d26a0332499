"""The analysis of a whole game: its score as a curve over the slider, and its mistakes in the tree."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from hen_editor.core.editing.play import with_line
from hen_editor.core.editing.snapshot import Snapshot, at, edited
from hen_editor.core.game.line import has_move
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.engine.codes import EngineError
from hen_editor.engine.engine import Engine, SearchLimits
from hen_editor.engine.lines import MISTAKES, points_lost
from hen_editor.engine.protocol import Analysis
from hen_editor.engine.sync import COUNTING
from hen_editor.ui.engine.curve import ScoreCurve
from hen_editor.ui.engine.known import BOUNDS, last_name
from hen_editor.ui.engine.task import EngineTask
from hen_editor.ui.state import State
from hen_editor.ui.wording import message

if TYPE_CHECKING:
    from hen_editor.ui.engine.controller import EngineController
    from hen_editor.ui.session.session import Session

_OF_POSITION = ("B", "W", "AB", "AW", "AE", "PL", "HEN", "KO", "SZ", *COUNTING)
"""The properties that make a position what it is for an engine."""


class AnalysedGame:
    """What an engine thinks of the nodes of a game.

    tree: the state of the game that this is about. cancel: ends the task that asks about it. scores: the points that
    Black leads by. rates: Black's chances to win, 0 to 1. mistakes: the moves that lost points: 1 for a small mistake,
    2 for a large one, 3 for a very large one. found, scores, rates and mistakes are by node, and replaced whenever they
    change.
    """

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.cancel: Callable[[], object] = lambda: None
        self.found: Mapping[NodeId, Analysis] = {}
        self.scores: Mapping[NodeId, float] = {}
        self.rates: Mapping[NodeId, float] = {}
        self.mistakes: Mapping[NodeId, int] = {}

    def add(self, node: NodeId, found: Analysis) -> None:
        """Add what was found of a node."""
        self.found = {**self.found, node: found}
        if (score := found.score_lead) is not None:
            before = self._before(node)
            if before is not None and before.score_lead is not None and not found.visits:
                score = (score + before.score_lead) / 2  # an estimate depends on whose turn it is
            self.scores = {**self.scores, node: score}
        if found.win_rate is not None:
            self.rates = {**self.rates, node: found.win_rate}
        for move in (node, *self.tree.children(node)):
            if size := self._size_of_mistake(move):
                self.mistakes = {**self.mistakes, move: size}

    def follow(self, tree: GameTree) -> None:
        """Forget what is no longer about the same position in another state; if that is anything, ask no more."""
        before, self.tree = self.tree, tree
        if tree is before:
            return
        changed = [before.root]
        if tree.is_edit_of(before):
            edited = tree.edited_since(before)
            changed = [node for node in edited if node in before and _position(tree, node) != _position(before, node)]
        gone = {node for start in changed for node in before.walk(start)}
        gone.update(node for node in self.found if node not in tree)
        if gone:
            self.cancel()
            self.found = {node: found for node, found in self.found.items() if node not in gone}
            self.scores = {node: score for node, score in self.scores.items() if node not in gone}
            self.rates = {node: rate for node, rate in self.rates.items() if node not in gone}
            self.mistakes = {node: size for node, size in self.mistakes.items() if node not in gone}

    def _before(self, node: NodeId) -> Analysis | None:
        parent = self.tree.parent(node)
        return None if parent is None else self.found.get(parent)

    def _size_of_mistake(self, node: NodeId) -> int:
        before, after = self._before(node), self.found.get(node)
        if before is None or after is None or not has_move(self.tree, node):
            return 0
        lost = points_lost(before, after)
        return 0 if lost is None else sum(lost > points for points in MISTAKES)


_NOTHING = AnalysedGame(GameTree.new())


def _position(tree: GameTree, node: NodeId) -> object:
    """Return what a node does to the position before it, and which that is; None if the node is not there."""
    if node not in tree:
        return None
    raw = tree.node(node).raw
    return tree.parent(node), [raw.get(name) for name in _OF_POSITION]


class GameAnalysis(QObject):
    """Analyses games, shows what is known of the one that is shown, and writes it if that is wanted."""

    def __init__(self, session: "Session", controller: "EngineController") -> None:
        super().__init__(controller)
        self._session, self._controller = session, controller
        self._games: dict[object, AnalysedGame] = {}
        self._curve: ScoreCurve | None = None
        self._is_refused = False
        session.document.opened.connect(self._forget)

    @property
    def shown(self) -> AnalysedGame | None:
        """What is known of the game that is shown."""
        return self._games.get(self._session.document.snapshot.tree.game_key)

    @property
    def is_known(self) -> bool:
        """Whether scores of the game that is shown are known, and so its mistakes."""
        return self.shown is not None and bool(self.shown.scores)

    def analyse(self) -> None:
        """Analyse the main line of the game as far as it is not, or anew if all of it is."""
        tree, effort = self._session.document.snapshot.tree, self._session.state.analysis.effort
        game = self._games.setdefault(tree.game_key, AnalysedGame(tree))
        game.follow(tree)
        line = [*tree.main_line()]
        if not (missing := [node for node in line if node not in game.found]):
            game = self._games[tree.game_key] = AnalysedGame(tree)
            missing = line
        question = partial(_question, tree, BOUNDS[effort].limits)
        title, before = self.tr("Analysing the game: {done} of {total}"), len(line) - len(missing)
        take, finish = partial(self._take, game), partial(self._finish, game)
        task = EngineTask(missing, question, take, finish, title, before)
        self._is_refused, game.cancel = False, task.cancel
        self._controller.do(task)

    def go_to_mistake(self, step: int) -> None:
        """Go to the next mistake of the main line (1), or to the previous one (-1)."""
        snapshot, game = self._session.document.snapshot, self.shown
        line = {node: place for place, node in enumerate(snapshot.tree.main_line())}
        here = max(line.get(node, 0) for node in snapshot.tree.path(snapshot.node))
        places = sorted(line[node] for node in (game.mistakes if game is not None else ()) if node in line)
        beyond = [place for place in places if (place - here) * step > 0]
        if beyond:
            self._session.document.go([*line][min(beyond) if step > 0 else max(beyond)])
        elif game is not None and not any(each.visits for each in game.found.values()):
            self._session.show_status(self.tr("This engine only estimates the score, too roughly to find mistakes."))
        else:
            self._session.show_status(self.tr("No further mistake is known."))

    def write(self) -> None:
        """Write the scores into the game, and at each mistake the best line as a variation, as one undo step."""
        document, game = self._session.document, self.shown
        if game is not None:
            document.edit(with_results(document.snapshot, game, last_name()), self.tr("Write analysis"))

    def _forget(self) -> None:
        """Forget the games of another document."""
        for game in self._games.values():
            game.cancel()
        self._games.clear()

    def show_state(self, state: State) -> None:
        """Show what is known of the game, unless that would tell the moves of a problem."""
        game = self._games.get(state.snapshot.tree.game_key)
        if game is not None:
            game.follow(state.snapshot.tree)
        self._show(state, game)

    def _show(self, state: State, game: AnalysedGame | None) -> None:
        shown = _NOTHING if game is None or state.is_solving else game
        self._session.panes.tree.show_mistakes(shown.mistakes)
        scores = shown.scores or shown.rates
        if self._curve is None and scores:
            self._curve = ScoreCurve(self._session.panes.navigation.slider)
            self._session.panes.navigation.add_above(self._curve)
        if self._curve is not None:
            self._curve.show_scores(scores, are_rates=not shown.scores)

    def _take(self, game: AnalysedGame, node: NodeId, found: Analysis | EngineError | None) -> None:
        if isinstance(found, Analysis):
            if node in game.tree:  # or it was deleted before it was its turn
                game.add(node, found)
        elif isinstance(found, EngineError):
            self._is_refused = True
            self._session.show_status(message(found.problem))
        if self.shown is game:
            self._show(self._session.state, game)

    def _finish(self, game: AnalysedGame, is_complete: bool) -> None:
        if is_complete and not self._is_refused:
            known = self.tr("The game is analysed.")
            no_scores = self.tr("This engine gives no scores: mistakes cannot be found.")
            self._session.show_status(known if game.scores else f"{known} {no_scores}")


def _question(tree: GameTree, wanted: SearchLimits, engine: Engine, node: NodeId, stop: Event) -> Analysis | None:
    """Analyse a node, if only by an estimate of the score where the engine does not search."""
    engine.put(tree, node)
    if not engine.can_analyze:
        return Analysis((), engine.turn, score_lead=engine.estimate())
    found = engine.analyze(wanted, stop=stop)
    return None if found is None else replace(found, ownership=())  # which is much, and not shown


def with_results(snapshot: Snapshot, game: AnalysedGame, name: str) -> Snapshot:
    """Write the scores (`V`), and what was best instead of each mistake as a variation with a name."""
    tree = snapshot.tree
    for node, score in game.scores.items():
        tree = tree.with_property(node, "V", round(score, 1))
    now = edited(snapshot, tree)
    for node in game.mistakes:
        parent = tree.parent(node)
        best = None if parent is None else game.found[parent].best
        if parent is not None and best is not None:
            now = with_line(at(now, now.game, parent), best.line or (best.move,))
            for added in {*now.tree.children(parent)} - {*tree.children(parent)}:
                now = edited(now, now.tree.with_property(added, "N", name))
    return at(now, snapshot.game, snapshot.node)
