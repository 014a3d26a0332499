"""The move numbers of stones at a node, numbered stones as moves, and moves as numbered stones."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from hen_editor.core import markup, rules
from hen_editor.core.board import Color, Point, Stones
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.editing import codes
from hen_editor.core.editing.apply import applied, applied_after
from hen_editor.core.editing.paint import numbered
from hen_editor.core.editing.play import with_move
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.game.numbering import number_of
from hen_editor.core.moves import made_moves
from hen_editor.core.position import PLAIN_ORDER, Move, Position
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
            placed_by[tree.size.point(index)] = number, Color(chr(cell)), made
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


def to_moves(snapshot: Snapshot) -> Parsed[Snapshot]:
    """Play the numbered stones as moves, in ascending order, after a setup of all other stones.

    A bare game is replaced; in any other the setup and the moves are a new variation. Labels and marks go to the last
    move. Refused, with the snapshot unchanged, if a number appears twice or the moves do not lead to the same board.
    """
    shown = snapshot.position
    problem = _obstacle(shown)
    if problem is not None:
        return Parsed(snapshot, (problem,))
    moves = _moves(shown.numbers, shown)
    order = PLAIN_ORDER if set(shown.order) == set(PLAIN_ORDER) else shown.order
    first = moves[0].color
    start = Position(_without(shown, shown.numbers), turn=None if first is order[0] else first, order=order)
    after = applied(snapshot, start) if snapshot.is_written_anew else applied_after(snapshot, start)
    for move in moves:
        after = with_move(after, move)
    return Parsed(applied(after, replace(after.position, labels=shown.labels, marks=shown.marks)))


def of_moves(snapshot: Snapshot, count: int) -> Parsed[Snapshot]:
    """Write numbers on the stones of the last moves, at most `count`, at this node.

    The numbers begin with 1, or in an order of more colours with the first that gives every stone its colour.
    Captured stones have none; on a point played twice the later move counts.
    """
    shown = snapshot.position
    tree = snapshot.tree
    played = [move for node in tree.path(snapshot.node) for move in made_moves(tree.node(node))]
    moves = played[-count:] if count > 0 else []
    numbers = {move.point: index for index, move in enumerate(moves) if move.point is not None}
    standing = {point: index for point, index in numbers.items() if shown.stones.get(point) is moves[index].color}
    if not standing:
        return Parsed(snapshot, (codes.NO_MOVES.at(),))
    first = _first_number(moves, shown.order)
    labels = {point: label for point, label in shown.labels.items() if point not in standing}
    numbers = {point: index + first for point, index in standing.items()}
    return Parsed(applied(snapshot, numbered(snapshot, replace(shown, labels=labels, numbers=numbers), standing)))


def _moves(numbers: Mapping[Point, int], shown: Position) -> list[Move]:
    return [Move(shown.stones[point], point) for point in sorted(numbers, key=numbers.__getitem__)]


def _without(shown: Position, points: Iterable[Point]) -> Stones:
    return shown.stones.with_stones(dict.fromkeys(points))


def _obstacle(shown: Position) -> Diagnostic | None:
    """Return why the numbers cannot be played as moves."""
    if not shown.numbers:
        return codes.NO_NUMBERS.at()
    places: dict[int, list[Point]] = {}
    for point, number in shown.numbers.items():
        places.setdefault(number, []).append(point)
    for number, points in places.items():
        if len(points) > 1:
            names = tuple(point.name(shown.size) for point in sorted(points))
            return codes.NUMBER_TWICE.at(points=points, number=number, names=names)
    stones = _without(shown, shown.numbers)
    for number, (point,) in sorted(places.items()):
        played = rules.play(stones, shown.stones[point], point)
        if played.captured:
            names = tuple(captured.name(shown.size) for captured in played.captured)
            return codes.NUMBERS_CAPTURE.at(
                points=[point, *played.captured], number=number, point=point.name(shown.size), names=names
            )
        stones = played.stones
    return None


def _first_number(moves: list[Move], order: tuple[Color, ...]) -> int:
    """Return the first number that gives every move its colour in the order of play, or 1.

    Black and White are numbered from 1 whoever begins.
    """
    if set(order) == set(PLAIN_ORDER):
        return 1
    for first in range(1, len(order) + 1):
        if all(move.color is order[(first + index - 1) % len(order)] for index, move in enumerate(moves)):
            return first
    return 1
