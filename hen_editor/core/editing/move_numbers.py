"""The move numbers of the stones on the board at a node."""

from collections.abc import Mapping
from dataclasses import replace

from hen_editor.core import markup
from hen_editor.core.board import Color, Point, color_of_cell
from hen_editor.core.editing.apply import applied
from hen_editor.core.editing.paint import numbered
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.numbering import number_of
from hen_editor.core.moves import made_moves
from hen_editor.core.replay import SETUP
from hen_editor.core.sgf import GameTree, Node, NodeId


def move_numbers(snapshot: Snapshot, *, after: NodeId | None = None, last: int | None = None) -> dict[Point, int]:
    """Return the number of the move that placed each stone, for stones placed by moves; passes count.

    after: count from 1 after this node; nothing is numbered unless it is on the path. last: number only this many of
    the last moves. `MN` sets the number of a move.
    """
    tree, path = snapshot.tree, snapshot.tree.path(snapshot.node)
    if after is not None:
        path = path[path.index(after) + 1 :] if after in path else []
    placed_by: dict[Point, tuple[int, Color, int]] = {}
    number = made = 0
    for node, moves in zip(path, tree.move_only_nodes(path), strict=True):
        for index, cell in moves or ():
            number, made = number + 1, made + 1
            color = color_of_cell(cell)
            assert color is not None
            placed_by[tree.size.point(index)] = number, color, made
        if moves is not None:
            continue
        properties = tree.node(node)
        for point in _set_up(properties):
            placed_by.pop(point, None)
        for move in made_moves(properties):
            number, made = number_of(properties, number + 1), made + 1
            if move.point is not None:
                placed_by[move.point] = number, move.color, made
    stones, first = snapshot.position.stones, 0 if last is None else made - last
    return {
        point: number
        for point, (number, color, count) in placed_by.items()
        if count > first and stones.get(point) is color
    }


def with_move_numbers(snapshot: Snapshot, numbers: Mapping[Point, int]) -> Snapshot:
    """Write numbers on stones as markup, replacing their labels and numbers."""
    shown = snapshot.position
    labels = {point: label for point, label in shown.labels.items() if point not in numbers}
    after = replace(shown, labels=labels, numbers={**shown.numbers, **numbers})
    after = numbered(snapshot, after, numbers)
    return snapshot if after == shown else applied(snapshot, after)


def _set_up(node: Node) -> list[Point]:
    return [point for name in SETUP if name in node.raw for point in markup.points_of(node, name)]


def move_that_placed(tree: GameTree, node: NodeId, point: Point) -> NodeId | None:
    """Return the node whose move placed the stone on a point, None if setup did."""
    for step in reversed(tree.path(node)):
        properties = tree.node(step)
        if any(move.point == point for move in made_moves(properties)):
            return step
        if point in _set_up(properties):
            return None
    return None
