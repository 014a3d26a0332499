"""The solution of a problem: which moves of the player to move are right, and how the other side answers."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from hen_editor.core.board import Area, Color, Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.game import problem
from hen_editor.core.game.judgement import MAX_LENGTH, Verdict, judgement
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.moves import made_moves
from hen_editor.core.position import Move
from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.texts import joined
from hen_editor.drawing.figure import around_points

WORDS = {
    "find": "Find the best move for {color}.",
    "found": "Right! Find the next move for {color}.",
    "right": "Right!",
    "solved": "Solved!",
    "wrong": "Wrong. Try again.",
    "reply": "Wrong. Click the board to see the reply.",
    "passes": "{color} passes.",
    "missed": "This move is not in the file. Try another one.",
    "hint": "One of the marked points, {first} to {last}.",
    "pass_hint": "Does {color} have to play at all?",
    "score": "First try: {solved} of {tried}",
    "ask": "Hint",
    "move": "Show move",
    "again": "Try again",
    "whole": "Whole board",
    "previous": "Previous problem",
    "next": "Next problem",
}
"""The texts for whoever solves a problem, in the window and on a page."""

NODES_PER_REPORT = 256
"""How many nodes are examined between two reports of progress."""

PAUSE_MS = 400
"""The pause between the player's move and the answer, if the move has no comment to read first."""

PAUSE_PER_CHARACTER_MS = 40
"""How much longer the pause is for each character of the comment."""

LONGEST_PAUSE_MS = 4_000
"""The longest pause."""

LEAST_LINES = 9
"""The fewest lines of a problem's board that are shown, so that its size tells little of where the moves are."""

HINT_SIDE = 4
"""The side, in points, of the square that a hint marks."""

_WORD = "(?:RIGHT|FORCE|CHOICE|NOTTHIS)"
_MARK = re.compile(rf"(?:\({_WORD}\)|\b{_WORD}\b)[.!:,;]*")
"""The words with which problem collections mark nodes, and the punctuation after one."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The solution of a problem, as its tree says it.

    At a fork, the moves that are marked as right, or lead to such a node, solve the problem. If there are none, the
    first move does that is neither marked as wrong nor answered by a move that is (see `judgement`).

    tree: the game. start: the node of the problem. color: the player who is to solve it. good, bad: the nodes from the
    start on that are marked as good or lead there; those that are marked as bad. marked: all that are marked. played:
    the points of all moves.

    >>> from hen_editor.core import sgf
    >>> tree = sgf.parse("(;SZ[9]AB[ee](;B[dd];W[cc])(;B[ff]TE[1];W[gg];B[hh]))").value.games[0]
    >>> solution = find(tree)
    >>> [solution.verdict(node).value for node in (0, 1, 2, 3, 4, 5)]
    ['open', 'wrong', 'wrong', 'open', 'open', 'right']
    """

    tree: GameTree
    start: NodeId
    color: Color
    good: frozenset[NodeId]
    bad: frozenset[NodeId]
    marked: frozenset[NodeId]
    played: frozenset[Point]

    def move(self, node: NodeId, point: Point | None) -> NodeId | None:
        """Return the node of the player's move to a point, or of a pass (None), if the problem has it."""
        return self.points(self.moves(node)).get(point)

    def moves(self, node: NodeId) -> list[NodeId]:
        """Return the moves of the player that the problem has at a node."""
        return self._moves(node, own=True)

    def points(self, moves: Iterable[NodeId]) -> dict[Point | None, NodeId]:
        """Return moves by their points, a pass by None; of several moves to a point the first."""
        points: dict[Point | None, NodeId] = {}
        for child in moves:
            if (move := _move(self.tree, child)) is not None:
                points.setdefault(move.point, child)
        return points

    def answer(self, node: NodeId) -> NodeId | None:
        """Return how the other side answers at a node: the first of its moves there."""
        return next(iter(self._moves(node, own=False)), None)

    def pause(self, node: NodeId) -> int | None:
        """Return how long a move is shown before its answer, in milliseconds; None if the player wants to read first.

        The player does if the move is wrong and a comment says why.
        """
        comment = self._beginning(node)
        if comment and self.verdict(node) is Verdict.WRONG:
            return None
        return min(PAUSE_MS + PAUSE_PER_CHARACTER_MS * len(comment), LONGEST_PAUSE_MS)

    def remarks(self, node: NodeId) -> list[NodeId]:
        """Return the nodes whose comments are on a node: itself, and those without a move that follow it up to a fork.

        Only a move has such nodes: where there is none, each node is shown by itself.
        """
        found, following = [node], self.tree.children(node) if _move(self.tree, node) is not None else ()
        while len(following) == 1 and _move(self.tree, following[0]) is None:
            found.append(following[0])
            following = self.tree.children(following[0])
        return found

    def commented(self, node: NodeId) -> list[NodeId]:
        """Return the nodes whose comments are shown at a node: those on it, or else those on the move it answers."""
        for step in reversed(self.tree.path(node)):
            move = _move(self.tree, step)
            if move is None or move.color is self.color or self._beginning(step):
                return self.remarks(step if step == node else self._remarked(step))
        return [node]

    def _remarked(self, node: NodeId) -> NodeId:
        """Return the move that the comment of a node is on, the node itself if there is none."""
        for step, above in pairwise(reversed(self.tree.path(node))):
            if _move(self.tree, step) is not None:
                return step
            if step == self.start or len(self.tree.children(above)) != 1:
                return node
        return node

    def comment(self, node: NodeId) -> str:
        """Return the comment to be read at a node."""
        return joined(self.prose(each, str(self.tree.node(each).get("C", ""))) for each in self.commented(node))

    def _beginning(self, node: NodeId) -> str:
        """Return the beginning of each comment on a node, as the player reads it."""
        beginnings = ((each, self.tree.node(each).beginning("C", MAX_LENGTH)) for each in self.remarks(node))
        return joined(self.prose(each, comment) for each, comment in beginnings)

    def prose(self, node: NodeId, comment: str) -> str:
        """Return the comment of a node for the player: after the start, without the words that mark nodes."""
        return comment if node in self.tree.path(self.start) else prose(comment)

    def passing(self, node: NodeId) -> Color | None:
        """Return the colour of the other side if it passes at a node."""
        move = _move(self.tree, node)
        return move.color if move is not None and move.color is not self.color and move.point is None else None

    def right(self, node: NodeId) -> list[NodeId]:
        """Return the moves that solve the fork at a node."""
        moves = [move for move in self.moves(node) if move not in self.bad]
        return [move for move in moves if move in self.good] or moves[:1]

    def verdict(self, node: NodeId) -> Verdict:
        """Return whether the moves from the start to a node solve the problem."""
        above = self.start
        for step in self.tree.path(node)[len(self.tree.path(self.start)) :]:
            if _move(self.tree, step) is not None:
                if step in self.moves(above) and step not in self.right(above):
                    return Verdict.WRONG
                above = step
        if above == self.start or self.moves(above):
            return Verdict.OPEN
        answer = self.answer(above)
        return Verdict.OPEN if answer is not None and self.moves(answer) else Verdict.RIGHT

    def feedback(self, node: NodeId) -> str:
        """Return the key in `WORDS` of the task at a node, or of the verdict on the moves made."""
        match self.verdict(node):
            case Verdict.RIGHT:
                return "solved"
            case Verdict.WRONG:
                return "reply" if self.answer(node) is not None and self.pause(node) is None else "wrong"
            case Verdict.OPEN if not self.moves(node):
                return "right"
        made = (_move(self.tree, step) for step in self.tree.path(node)[len(self.tree.path(self.start)) :])
        return "found" if any(made) else "find"

    def hint(self, node: NodeId, area: Area) -> Area | None:
        """Return a small square within an area of the board that contains a right move at a node; None for a pass.

        The move is anywhere in it, but always at the same place.
        """
        move = next((_move(self.tree, child) for child in self.right(node)), None)
        if move is None or move.point is None or not area.holds(move.point):
            return None
        column, row = move.point
        left = _start(area.columns, column, 5 * column + 3 * row)
        top = _start(area.rows, row, 2 * column + 7 * row)
        right, bottom = area.lower_right
        return Area(Point(left, top), Point(min(left + HINT_SIDE - 1, right), min(top + HINT_SIDE - 1, bottom)))

    def rest(self, node: NodeId) -> Iterator[NodeId]:
        """Iterate over the rest of the solution after a node: right moves and the answers to them."""
        while following := self.right(node)[:1] or self._moves(node, own=False)[:1]:
            [node] = following
            yield node

    def _moves(self, node: NodeId, *, own: bool) -> list[NodeId]:
        """Return the moves after a node of the player or of the other side; nodes without a move may be before them."""
        found, waiting = list[NodeId](), [*reversed(self.tree.children(node))]
        while waiting:
            child = waiting.pop()
            move = _move(self.tree, child)
            if move is None:
                waiting.extend(reversed(self.tree.children(child)))
            elif (move.color is self.color) is own:
                found.append(child)
        return found


def find(tree: GameTree, progress: Progress = unreported) -> Solution | None:
    """Find the solution of a problem; None if the game has no move.

    It starts where `problem.start` says, and is solved by `problem.player`.
    """
    start = problem.start(tree)
    color = problem.player(tree, start)
    good, bad, answered, played = set[NodeId](), set[NodeId](), set[NodeId | None](), set[Point]()
    marked = set[NodeId]()
    made: dict[NodeId | None, NodeId | None] = {}  # the last move up to each node, None if the problem has none there
    for count, node in enumerate(tree.walk(start)):
        move, above = _move(tree, node), made.get(tree.parent(node))
        made[node] = above if move is None or node == start else node
        is_own = move is not None and move.color is color
        if move is not None and move.point is not None:
            played.add(move.point)
        mark = judgement(tree.node(node), color, is_own=is_own) if node != start else None
        if mark is not None:
            marked.add(node)
        if mark is Verdict.WRONG:
            if is_own:
                bad.add(node)
            else:
                answered.add(above)
        elif mark is Verdict.RIGHT:
            leading: NodeId | None = node
            while leading is not None and leading != start and leading not in good:
                good.add(leading)
                leading = tree.parent(leading)
        if count % NODES_PER_REPORT == 0:
            progress(count / len(tree))
    bad.update(move for move in answered if move is not None and move not in good)
    found = Solution(tree, start, color, frozenset(good), frozenset(bad), frozenset(marked), frozenset(played))
    return found if found.moves(start) else None


def prose(comment: str) -> str:
    """Return a comment without the words, in capitals, with which problem collections mark nodes.

    >>> prose("Two eyes. RIGHT")
    'Two eyes.'
    """
    if not _MARK.search(comment):
        return comment
    lines = []
    for line in comment.split("\n"):
        first, *others = _MARK.split(line)
        shown = " ".join(filter(None, map(str.strip, (first, *others)))) if others else line
        if shown or not others:
            lines.append(shown)
    return "\n".join(lines).strip("\n")


def _start(shown: range, line: int, number: int) -> int:
    """Return the first line of a hint that includes a line. number: decides how far from it the hint begins."""
    return max(shown.start, min(line - number % HINT_SIDE, shown.stop - HINT_SIDE))


def _move(tree: GameTree, node: NodeId) -> Move | None:
    return next(iter(made_moves(tree.node(node))), None)


def around_problem(found: Solution) -> Area:
    """Return the part of the board that a problem is about: with all its moves, or all that the game shows of it.

    >>> from hen_editor.core import sgf
    >>> part = around_problem(find(sgf.parse("(;AB[cc]AW[cd];B[bd])").value.games[0]))
    >>> part.upper_left, part.lower_right
    (Point(column=0, row=0), Point(column=8, row=8))
    """
    position, view = node_to_position(found.tree, found.start), Overlay.of(found.tree, found.start).view
    if view is not None:
        return Area.around(found.played | view)
    return around_points(found.played.union(position.stones), position.size, LEAST_LINES)
