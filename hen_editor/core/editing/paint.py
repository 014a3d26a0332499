"""Setting stones, marks and labels on points, and the turn."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from hen_editor.core import markup
from hen_editor.core.board import BoardSize, Color, Point
from hen_editor.core.convert.hen_property import is_writable
from hen_editor.core.convert.writing import with_start_said
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing import codes
from hen_editor.core.editing.apply import applied
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.moves import says_turn, turn_beside_move
from hen_editor.core.position import PLAIN_ORDER, Mark, Move, Position
from hen_editor.core.replay import Replay

Shown = TypeVar("Shown")


def can_keep(size: BoardSize, color: Color) -> bool:
    """Return whether a game can hold stones of a colour: SGF has black and white, the others are in `HEN[...]`."""
    return color in PLAIN_ORDER or is_writable(size)


def refusal(snapshot: Snapshot, *, needs_hen: bool) -> Diagnostic | None:
    """Return why the position at a node cannot be edited; None if it can.

    needs_hen: whether the edited one has something that only `HEN[...]` can hold.
    """
    if not snapshot.tree.is_go:
        return codes.NOT_GO.at()
    return codes.NEEDS_HEN.at() if needs_hen and not is_writable(snapshot.tree.size) else None


def with_stones(snapshot: Snapshot, points: Iterable[Point], color: Color | None) -> Snapshot:
    """Place stones of a colour on points, or with None remove them.

    A removed stone takes its number and the last move with it; a stone on the ko point clears the ko. A colour that the
    game cannot hold changes nothing.
    """
    if color is not None and not can_keep(snapshot.position.size, color):
        return snapshot
    before = without_implied_turn(snapshot)
    changes = {point: color for point in points if before.stones.get(point) is not color}
    if not changes:
        return snapshot
    stones = before.stones.with_stones(changes)
    last, ko = before.last_move, before.ko
    after = replace(
        before,
        stones=stones,
        ko=None if ko in changes else ko,
        last_move=None if last is not None and last.point in changes else last,
        numbers=_with(before.numbers, changes, None),
    )
    return applied(snapshot, numbered(snapshot, after))


def with_mark(snapshot: Snapshot, points: Iterable[Point], mark: Mark | None) -> Snapshot:
    """Set a mark on points, replacing any other mark, or with None remove marks."""
    before = without_implied_turn(snapshot)
    return _applied_if_changed(snapshot, replace(before, marks=_with(before.marks, points, mark)))


def with_label(snapshot: Snapshot, points: Iterable[Point], label: str | None) -> Snapshot:
    """Set a label on points, replacing any other label or number, or with None remove both.

    Whole numbers on stones are move numbers if all of them fit an order of play. White space in a label becomes single
    spaces; a blank label counts as none.
    """
    before, points = without_implied_turn(snapshot), tuple(points)
    text = None if label is None else " ".join(label.split()) or None
    labels, numbers = _with(before.labels, points, text), _with(before.numbers, points, None)
    after = numbered(snapshot, replace(before, labels=labels, numbers=numbers), points)
    return _applied_if_changed(snapshot, after)


def with_turn(snapshot: Snapshot, color: Color) -> Snapshot:
    """Set whose turn it is; a move before a problem still says it."""
    after = _applied_if_changed(snapshot, replace(snapshot.position, turn=color))
    if turn_beside_move(snapshot.tree.node(snapshot.node)) is None:
        return after
    return edited(after, with_start_said(after.tree, after.node))


def with_order(snapshot: Snapshot, order: tuple[Color, ...]) -> Snapshot:
    """Set the order of play. If the numbers on stones do not fit it, all become labels.

    Raises ValueError for fewer than two colours.
    """
    return _applied_if_changed(snapshot, markup.renumbered(without_implied_turn(snapshot), order))


def with_ko(snapshot: Snapshot, point: Point | None) -> Snapshot:
    """Set the ko point; with None only the last move decides."""
    return _applied_if_changed(snapshot, replace(without_implied_turn(snapshot), ko=point))


def with_last_move(snapshot: Snapshot, point: Point | None) -> Snapshot:
    """Set the stone on a point as the last move; with None, or on an empty point, use the game's own."""
    before = without_implied_turn(snapshot)
    color = None if point is None else before.stones.get(point)
    return _applied_if_changed(snapshot, replace(before, last_move=None if color is None else Move(color, point)))


def label_at(position: Position, point: Point) -> str | None:
    """Return the label on a point, or else the number on its stone."""
    number = position.numbers.get(point)
    return position.labels.get(point, None if number is None else str(number))


def next_letter(position: Position, start: str | None = None) -> str:
    """Return the first unused letter, from a letter on: A to Z, a to z, then A again."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    first = max(0, letters.find(start or "A"))
    used = set(position.labels.values())
    return next((letter for letter in letters[first:] + letters[:first] if letter not in used), letters[first])


def next_number(position: Position, start: str | None = None) -> str:
    """Return the first unused whole number, from a number on, else from 1."""
    first = int(start) if start is not None and start.isdecimal() else 1
    used = set(position.labels.values()) | set(map(str, position.numbers.values()))
    return next(number for k in range(first, first + len(used) + 1) if (number := str(k)) not in used)


def _with(shown: Mapping[Point, Shown], points: Iterable[Point], value: Shown | None) -> dict[Point, Shown]:
    """Return a mapping with one value for all of the points, in last position, or without them."""
    points = tuple(dict.fromkeys(points))
    kept = {point: old for point, old in shown.items() if point not in points}
    return kept if value is None else kept | dict.fromkeys(points, value)


def numbered(snapshot: Snapshot, after: Position, touched: Container[Point] = ()) -> Position:
    """Reclassify whole numbers on stones in a changed position: as numbers if all fit an order of play, else as labels.

    An order set by the game stays. A whole number that is explicitly a label stays one, except on touched points.
    """
    replay = Replay.of(snapshot.tree, snapshot.node)
    hen_labels = () if replay.hen_position is None else replay.hen_position.labels
    return markup.renumbered(after, replay.order, {point for point in hen_labels if point not in touched})


def without_implied_turn(snapshot: Snapshot) -> Position:
    """Return the position at this node, without its turn if that is only implied."""
    position, node = snapshot.position, snapshot.tree.node(snapshot.node)
    goes_without_saying = position.turn is position.implied_turn and not says_turn(node)
    return replace(position, turn=None) if goes_without_saying else position


def _applied_if_changed(snapshot: Snapshot, after: Position) -> Snapshot:
    return snapshot if after in (snapshot.position, without_implied_turn(snapshot)) else applied(snapshot, after)
