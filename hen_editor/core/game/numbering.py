"""Moves numbered on one board, as books print them: captured stones stay, and what has no room is put in words."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import NamedTuple

from hen_editor.core.board import BoardSize, Color, Point, Stones
from hen_editor.core.game.line import moves_per_node
from hen_editor.core.moves import made_moves
from hen_editor.core.position import Move, Position
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, Node, NodeId

Repeated = tuple[int, int | Point | None]
"""A move without a stone of its own: its number, then the number on its point, else the point, or None for a pass."""


NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
"""Keeps words on one line."""


class MoveNumbering(NamedTuple):
    """A board with numbered moves.

    position: the one after the last move, with all stones shown. numbers: those on stones. repeated: the moves without
    a stone of their own, in the order of play. played: the position without captured stones, if there may be any.
    """

    position: Position
    numbers: Mapping[Point, int] = {}
    repeated: tuple[Repeated, ...] = ()
    played: Position | None = None

    def caption(
        self,
        at: str = "{move} at {place}",
        passed: str = "{move} passes",
        name: Callable[[Point, BoardSize], str] = Point.name,
    ) -> str:
        r"""Return what books print below a board: the moves without a stone of their own, each on one line.

        name: returns that of a point.

        >>> MoveNumbering(Position(), {}, ((53, 80), (60, Point(3, 15)), (62, None))).caption()
        '53\xa0at\xa080, 60\xa0at\xa0D4, 62\xa0passes'
        """
        at, passed = (words.replace(" ", NO_BREAK_SPACE) for words in (at, passed))
        return ", ".join(
            passed.format(move=move)
            if place is None
            else at.format(move=move, place=name(place, self.position.size) if isinstance(place, Point) else place)
            for move, place in self.repeated
        )

    def lowered(self, by: int) -> "MoveNumbering":
        """Return the board with smaller numbers."""
        return self._replace(
            numbers={point: number - by for point, number in self.numbers.items()},
            repeated=tuple(
                (move - by, place if place is None or isinstance(place, Point) else place - by)
                for move, place in self.repeated
            ),
        )


def numbered(
    tree: GameTree,
    node: NodeId,
    first: int,
    last: int,
    start: int | None = None,
    *,
    removes_captured: bool = False,
) -> MoveNumbering:
    """Return a board with numbered moves of the path to a node.

    first, last: which moves, counted from 1 at the root. start: the number of the first one; None: its own, which `MN`
    may set, as it may set those after it. removes_captured: whether stones captured by these moves are gone, rather
    than stay as they do in books.

    >>> from hen_editor.core import sgf
    >>> tree = sgf.parse("(;SZ[9];B[ba];W[aa];B[ab];W[cc];B[dd];W[aa])").value.games[0]
    >>> numbered(tree, 6, 1, 6).repeated
    ((6, 2),)
    """
    path = tree.path(node)
    counts = [*accumulate(moves_per_node(tree, path))]
    path = path[: max(1, bisect_right(counts, last))]
    begin = bisect_left(counts, max(first, 1), 0, len(path))
    state = Replay.of(tree, path[begin - 1]) if begin else Replay(tree.size)
    board, number = _Board(state.stones), number_after(tree, path[:begin])
    for each in path[begin:]:
        read, before = tree.node(each), state.stones
        state.step(read)
        moves = made_moves(read)
        for move in moves:
            number, start = number_of(read, number + 1) if start is None else start, None
            board.play(move, number, over_others=removes_captured)
        if removes_captured:
            board.change(board.stones(tree.size).changes_to(state.stones))
        elif not moves:
            board.change(before.changes_to(state.stones))
    return board.numbered(Replay.of(tree, path[-1]).position(tree).value)


class _Board:
    """What is shown while moves are numbered: stones, the numbers on them, and the points of all moves."""

    def __init__(self, stones: Stones) -> None:
        self._stones = dict(stones)
        self._numbers = dict[Point, int]()
        self._moves = list[tuple[int, Point | None]]()

    def stones(self, size: BoardSize) -> Stones:
        return Stones(size, self._stones)

    def play(self, move: Move, number: int, *, over_others: bool) -> None:
        color, point = move
        self._moves.append((number, point))
        if point is not None and (over_others or point not in self._stones):
            self._stones[point], self._numbers[point] = color, number

    def change(self, changes: Mapping[Point, Color | None]) -> None:
        for point, color in changes.items():
            if color is None:
                self._stones.pop(point, None)
            else:
                self._stones[point] = color
            self._numbers.pop(point, None)

    def numbered(self, last: Position) -> MoveNumbering:
        """Return what is shown, with the rest of the last position."""
        numbers = self._numbers
        repeated = [
            (number, None if point is None else numbers.get(point, point))
            for number, point in self._moves
            if point is None or numbers.get(point) != number
        ]
        stones = self.stones(last.size)
        ko = None if last.ko is None or last.ko in stones else last.ko
        move = last.last_move
        if move is not None and move.point is not None and stones.get(move.point) is not move.color:
            move = None  # an older stone is in its place
        shown = replace(last, stones=stones, ko=ko, last_move=move)
        return MoveNumbering(shown, dict(numbers), tuple(repeated), last)


def number_after(tree: GameTree, path: Sequence[NodeId]) -> int:
    """Return the number of the last move on a path from the root, which `MN` may set; 0 if there is none."""
    number = 0
    for node, moves in zip(path, tree.move_only_nodes(path), strict=True):
        if moves is not None:
            number += len(moves)
            continue
        read = tree.node(node)
        for _ in made_moves(read):
            number = number_of(read, number + 1)
    return number


def number_of(node: Node, counted: int) -> int:
    """Return the number of a node's move: that of its `MN`, else as counted."""
    number = node.get("MN") if "MN" in node.raw else None
    return number if isinstance(number, int) else counted
