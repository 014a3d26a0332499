"""Moving stones on the board: those of moves with their moves, all others as setup.

Labels and marks move with their stone.
"""

from collections.abc import Container, Mapping
from dataclasses import replace
from typing import TypeVar

from hen_editor.core import markup, rules
from hen_editor.core.board import Color, Point
from hen_editor.core.convert import node_to_position
from hen_editor.core.convert.hen_property import HEN_PROPERTY as HEN
from hen_editor.core.convert.hen_property import with_hen_property
from hen_editor.core.convert.writing import with_markup
from hen_editor.core.editing.apply import applied
from hen_editor.core.editing.move_numbers import move_that_placed
from hen_editor.core.editing.paint import numbered, without_implied_turn
from hen_editor.core.editing.play import with_colored_stone
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.moves import MOVES, made_moves
from hen_editor.core.position import Move
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId

Destinations = Mapping[Point, Point | None]
"""The destinations of stones, None for off the board."""

_Value = TypeVar("_Value")


def with_stone_moved(snapshot: Snapshot, start: Point, end: Point | None) -> Snapshot:
    """Move the stone on a point to another point, or off the board.

    A stone placed by a move on the path is moved by changing that move, which keeps what follows. The node of a removed
    move stays if it has other properties. Nothing happens without a stone at the start, or with one at the end.
    """
    stones = snapshot.position.stones
    if start not in stones or (end is not None and end in stones):
        return snapshot
    node = move_that_placed(snapshot.tree, snapshot.node, start)
    return with_stones_moved(snapshot, {start: end}) if node is None else _with_move_moved(snapshot, node, start, end)


def with_stones_moved(snapshot: Snapshot, destinations: Destinations, *, copy: bool = False) -> Snapshot:
    """Move stones as setup, with their labels and marks, replacing any stones at their destinations.

    copy: keep the originals; numbers are not copied.
    """
    before = without_implied_turn(snapshot)
    destinations = {start: end for start, end in destinations.items() if start in before.stones}
    arriving = {end: before.stones[start] for start, end in destinations.items() if end is not None}
    leaving: dict[Point, Color | None] = {} if copy else dict.fromkeys(destinations)
    stones = before.stones.with_stones({**leaving, **arriving})
    touched = before.stones.changes_to(stones).keys()
    if not touched:
        return snapshot
    gone = () if copy else destinations
    numbers = {} if copy else _arrived(before.numbers, destinations)
    last = before.last_move
    if last is not None and last.point is not None and (last.point in gone or last.point in touched):
        last = None if copy else _moved(last, destinations)
    after = replace(
        before,
        stones=stones,
        ko=None if before.ko in touched else before.ko,
        last_move=last,
        labels=_without(before.labels, gone) | _arrived(before.labels, destinations),
        marks=_without(before.marks, gone) | _arrived(before.marks, destinations),
        numbers=_without(before.numbers, {*gone, *arriving}) | numbers,
    )
    return applied(snapshot, numbered(snapshot, after))


def _with_move_moved(snapshot: Snapshot, node: NodeId, start: Point, end: Point | None) -> Snapshot:
    tree = _with_move_on(snapshot.tree, node, start, end)
    path = tree.path(snapshot.node)
    # From the move to this node, everything on that point refers to its stone.
    for step in path[path.index(node) :]:
        if step in (node, snapshot.node) or HEN in tree.node(step).raw:
            tree = _with_writing_moved(tree, step, {start: end})
    if end is None and node != tree.root and not tree.node(node).raw:
        parent = tree.parent(node)
        return edited(snapshot, tree.without_node(node), parent if node == snapshot.node else snapshot.node)
    return edited(snapshot, tree)


def _with_move_on(tree: GameTree, node: NodeId, start: Point, end: Point | None) -> GameTree:
    """Change the point of a node's move, the last one there, or remove the move."""
    *_, move = (move for move in made_moves(tree.node(node)) if move.point == start)
    for name, color in MOVES.items():
        if color is move.color:
            return tree.without_property(node, name) if end is None else tree.with_property(node, name, end)
    return _with_colored_move_on(tree, node, move, end)


def _with_colored_move_on(tree: GameTree, node: NodeId, move: Move, end: Point | None) -> GameTree:
    """Do so with a move of a colour that SGF lacks: its stone is in `HEN[...]`, its captures in `AE`."""
    before = Replay.before(tree, node)
    played = rules.Played(before.stones, (), None) if end is None else rules.play(before.stones, move.color, end)
    shown = node_to_position(tree, node)
    last = None if end is None else Move(move.color, end)
    after = replace(shown, stones=played.stones, ko=played.ko, last_move=last, numbers={})
    tree = with_colored_stone(tree, node, shown.stones.changes_to(after.stones), after)
    return with_hen_property(with_markup(tree, node, shown, after), node, after)


def _with_writing_moved(tree: GameTree, node: NodeId, destinations: Destinations) -> GameTree:
    """Move a node's labels, marks and last move."""
    state = Replay.of(tree, node)
    now = state.position(tree).value
    last = now.last_move
    if last is not None and last.point in destinations:
        last = _moved(last, destinations)
    wanted = replace(
        now,
        last_move=last,
        labels=_without(now.labels, destinations) | _arrived(now.labels, destinations),
        marks=_without(now.marks, destinations) | _arrived(now.marks, destinations),
    )
    wanted = markup.renumbered(wanted, state.order, () if state.hen_position is None else state.hen_position.labels)
    if wanted == now:
        return tree
    return with_hen_property(with_markup(tree, node, now, wanted), node, wanted)


def _moved(move: Move, destinations: Destinations) -> Move | None:
    """Return a move with its stone moved, None if that is removed or has no destination."""
    end = None if move.point is None else destinations.get(move.point)
    return None if end is None else Move(move.color, end)


def _without(shown: Mapping[Point, _Value], points: Container[Point]) -> dict[Point, _Value]:
    return {point: value for point, value in shown.items() if point not in points}


def _arrived(shown: Mapping[Point, _Value], destinations: Destinations) -> dict[Point, _Value]:
    return {end: shown[start] for start, end in destinations.items() if end is not None and start in shown}
