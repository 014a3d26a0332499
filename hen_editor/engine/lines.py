"""What an engine thinks of a whole line, and of the first moves of a problem."""

from collections.abc import Iterable, Iterator, Sequence
from threading import Event
from typing import NamedTuple

from hen_editor.core.board import BLACK, Area, Point, Stones
from hen_editor.core.game import problem
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.engine.engine import NEVER, ONE_MOVE, Engine, SearchLimits
from hen_editor.engine.protocol import Analysis

MISTAKES = (2.0, 5.0, 10.0)
"""The points from which on a move is a small, a large, and a very large mistake."""

AS_GOOD = 0.5
"""Up to how many points a move may lose and still be as good as the best one."""

_MARGIN = 1
"""How many lines around its stones the moves of a problem are."""


def analyze_nodes(
    engine: Engine, tree: GameTree, nodes: Iterable[NodeId], limits: SearchLimits = ONE_MOVE, stop: Event = NEVER
) -> Iterator[tuple[NodeId, Analysis | None]]:
    """Yield nodes, each with its analysis, until the event is set. To resume, give the nodes that are missing."""
    for node in nodes:
        engine.put(tree, node)
        found = engine.analyze(limits, stop=stop)
        if stop.is_set():
            return
        yield node, found


def points_lost(before: Analysis, after: Analysis) -> float | None:
    """Return how many points the move between two analyses lost, as the side that made it sees it; None if unknown.

    It is unknown for engines without a search, since what GNU Go estimates depends on whose turn it is, and for the
    second of two moves of one side: that it would be its turn was not foreseen before it.
    """
    if before.score_lead is None or after.score_lead is None or not (before.visits and after.visits):
        return None
    if before.turn is after.turn:
        return None
    return (before.score_lead - after.score_lead) * (1 if before.turn is BLACK else -1)


class FirstMoves(NamedTuple):
    """What an engine thinks of the first moves of a problem: no proof, but a witness.

    node: where the problem starts. analysis: of the moves near its stones, None if it sees none. named: those that its
    reading of life and death names, which none but GNU Go's does.
    """

    node: NodeId
    analysis: Analysis | None
    named: frozenset[Point]

    @property
    def seen(self) -> Sequence[Point | None]:
        """The moves that it considers, the best one first; None for a pass."""
        candidates = () if self.analysis is None else self.analysis.candidates
        return [*dict.fromkeys((*(each.move for each in candidates), *sorted(self.named)))]

    @property
    def preferred(self) -> Sequence[Point | None]:
        """Those of them that are best or as good, the best one first."""
        good: set[Point | None] = {*self.named}
        if (found := self.analysis) is not None:
            losses = ((each.move, found.points_lost(each)) for each in found.candidates)
            good |= {found.best.move, *(move for move, lost in losses if lost is not None and lost <= AS_GOOD)}
        return [move for move in self.seen if move in good]


def first_moves(engine: Engine, tree: GameTree, limits: SearchLimits = ONE_MOVE, stop: Event = NEVER) -> FirstMoves:
    """Return what an engine thinks of the first moves of the problem of a game."""
    node = problem.start(tree)
    engine.put(tree, node)
    region = problem_region(Replay.of(tree, node).stones)
    return FirstMoves(node, engine.analyze(limits, stop=stop, region=region), engine.fighting_moves())


def problem_region(stones: Stones) -> list[Point]:
    """Return the empty points among and around the stones of a problem; all if there are no stones."""
    size = stones.size
    if not stones:
        return [*size.points()]
    (left, top), (right, bottom) = Area.around(stones)
    columns, rows = range(left - _MARGIN, right + _MARGIN + 1), range(top - _MARGIN, bottom + _MARGIN + 1)
    return [point for point in size.points() if point.column in columns and point.row in rows and point not in stones]
