"""A problem being solved: what the user has found, and what may therefore be shown."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from hen_editor.core.board import Area, Color, Point
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.judgement import Verdict
from hen_editor.core.game.problem import start
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.teaching.solution import Solution


class Solving(NamedTuple):
    """A problem, and the moves made in it.

    tree: its game. solution: None if the game has no moves to find. area: the part of the board that it is about.
    reached: the nodes that the user's moves have led to. missed: the node at which the last attempt is not in the game.
    hinted: the node at which a hint was given.
    """

    tree: GameTree
    solution: Solution | None
    area: Area | None = None
    reached: frozenset[NodeId] = frozenset()
    missed: NodeId | None = None
    hinted: NodeId | None = None

    def reaching(self, node: NodeId) -> "Solving":
        """Return this once a node is reached, and with it the nodes before."""
        return self._replace(reached=self.reached.union(self.tree.path(node)), missed=None, hinted=None)

    def destination(self, tree: GameTree, node: NodeId) -> NodeId:
        """Return the last node on the path to a node that may be shown: in another game, at most its start."""
        if tree is self.tree and self.solution is None:
            return node
        reached = self.reached if tree is self.tree else frozenset(tree.path(start(tree)))
        shown, *path = tree.path(node)
        for step in path:
            if step not in reached:
                break
            shown = step
        return shown

    def moves(self, node: NodeId) -> Collection[Point | None]:
        """Return the points of the player's moves that the problem has at a node; None stands for a pass."""
        found = self.solution
        return found.points(found.moves(node)) if found and found.verdict(node) is Verdict.OPEN else ()

    def hinted_part(self, node: NodeId) -> Area | None:
        """Return a part of the board with a right move at a node in it, if a hint was given there; none for a pass."""
        if self.solution is None or self.area is None or node != self.hinted:
            return None
        return self.solution.hint(node, self.area)

    def hint(self, snapshot: Snapshot) -> frozenset[Point]:
        """Return the points of a hint, one of which is a right move, if a hint was given."""
        part = self.hinted_part(snapshot.node)
        return frozenset(() if part is None else part.points()).difference(snapshot.position.stones)

    def commented(self, node: NodeId) -> Sequence[NodeId]:
        """Return the nodes whose comments are shown at a node."""
        return [node] if self.solution is None else self.solution.commented(node)

    def remarks(self, node: NodeId) -> Sequence[NodeId]:
        """Return the nodes whose comments are on a node."""
        return [node] if self.solution is None else self.solution.remarks(node)

    def prose(self, node: NodeId, comment: str) -> str:
        """Return the comment of a node as it is shown: without the words that mark moves as right for programs."""
        return comment if self.solution is None else self.solution.prose(node, comment)

    def player(self, node: NodeId) -> Color | None:
        """Return the colour that is to find a move at a node, if there is one to be found."""
        return self.solution.color if self.solution and self.moves(node) else None
