"""Arrows, lines, territory, greyed-out points and the view: set and removed at this node.

Greyed-out points and the view are inherited, and written only where they differ from the inherited ones. Games other
than Go stay unchanged.
"""

from collections.abc import Collection, Iterable, Mapping
from enum import Enum

from hen_editor.core import markup
from hen_editor.core.board import Area, Color, Point, PointPair, Stones
from hen_editor.core.convert.writing import with_list, with_values
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.game.overlay import TERRITORY, inherited, lines_of
from hen_editor.core.rules import WorkingBoard
from hen_editor.core.sgf import GameTree

_NEAR = 0.4
"""How close to the centre of a point, in cells, a line must pass to run over it."""


class LineKind(Enum):
    """Arrows or lines; the value is the property."""

    ARROW = "AR"
    LINE = "LN"


def with_line_toggled(snapshot: Snapshot, kind: LineKind, start: Point, end: Point) -> Snapshot:
    """Draw an arrow or a line between two points, or remove it if it exists; a line has no direction."""
    if start == end or not snapshot.tree.is_go:
        return snapshot
    there = lines_of(snapshot.tree.node(snapshot.node), kind.value)
    same = {(start, end)} if kind is LineKind.ARROW else {(start, end), (end, start)}
    kept = tuple(line for line in there if line not in same)
    return _with_lines(snapshot, kind, kept if len(kept) < len(there) else (*there, (start, end)))


def without_lines_over(snapshot: Snapshot, points: Iterable[Point]) -> Snapshot:
    """Remove the arrows and lines that run over any of the points."""
    points = tuple(points)
    for kind in LineKind:
        there = lines_of(snapshot.tree.node(snapshot.node), kind.value)
        kept = tuple(line for line in there if not any(runs_over(line, point) for point in points))
        if len(kept) < len(there):
            snapshot = _with_lines(snapshot, kind, kept)
    return snapshot


def runs_over(line: PointPair, point: Point) -> bool:
    """Return whether a line between two points runs over a point.

    >>> [runs_over((Point(0, 0), Point(4, 4)), Point(3, row)) for row in (2, 3, 4)]
    [False, True, False]
    """
    (start_x, start_y), (end_x, end_y) = line
    across, down = end_x - start_x, end_y - start_y
    length = across * across + down * down
    share = ((point.column - start_x) * across + (point.row - start_y) * down) / length if length else 0.0
    share = min(1.0, max(0.0, share))
    off_x, off_y = start_x + share * across - point.column, start_y + share * down - point.row
    return off_x * off_x + off_y * off_y <= _NEAR * _NEAR


def with_territory(snapshot: Snapshot, points: Iterable[Point], color: Color | None) -> Snapshot:
    """Mark points as territory of Black or White, or of neither with None. No point belongs to both.

    Raises ValueError for any other colour: SGF has territory for these two only.
    """
    if color not in (None, *TERRITORY.values()):
        raise ValueError(f"SGF has no territory for {color}")
    if not snapshot.tree.is_go:
        return snapshot
    tree, changed = snapshot.tree, dict.fromkeys(points)
    for name, owner in TERRITORY.items():
        there = [*markup.points_of(tree.node(snapshot.node), name)]
        if owner is color:
            wanted = [*there, *(point for point in changed if point not in there)]
        else:
            wanted = [point for point in there if point not in changed]
        tree = with_list(tree, snapshot.node, name, wanted)
    return edited(snapshot, tree)


def with_count(snapshot: Snapshot, owners: Mapping[Point, Color], result: str | None = None) -> Snapshot:
    """Mark exactly these points as territory of their owners, and set the result of the game, unless it is None."""
    if not snapshot.tree.is_go:
        return snapshot
    tree = snapshot.tree
    for name, color in TERRITORY.items():
        tree = with_list(tree, snapshot.node, name, [point for point, owner in owners.items() if owner is color])
    return edited(snapshot, tree if result is None else tree.with_property(tree.root, "RE", result))


def region(stones: Stones, point: Point) -> list[Point]:
    """Return the region of an empty point, itself included, or the points of a stone's chain."""
    size = stones.size
    return [size.point(index) for index in sorted(WorkingBoard.of(stones).chain(size.index(point)))]


def with_greyed_out(snapshot: Snapshot, points: Iterable[Point], greyed_out: bool) -> Snapshot:
    """Grey out points, or show them as usual again, from this node on."""
    changed, there = frozenset(points), inherited(snapshot.tree, snapshot.node, "DD")
    return edited(snapshot, _with_inherited(snapshot, "DD", there | changed if greyed_out else there - changed))


def with_view(snapshot: Snapshot, corners: PointPair | None) -> Snapshot:
    """Crop the view to the rectangle between two corners from this node on, or with None show the whole board."""
    if corners is None:
        return edited(snapshot, _with_inherited(snapshot, "VW", frozenset()))
    first, last = area = Area.around(corners)
    if area == Area.whole(snapshot.tree.size):
        return with_view(snapshot, None)
    points = frozenset(area.points())
    if points == inherited(snapshot.tree, snapshot.node, "VW") or not snapshot.tree.is_go:
        return snapshot
    tree = _with_inherited(snapshot, "VW", points)
    if "VW" in tree.node(snapshot.node).raw:
        # A compressed point list: a list of all its points could be a page long.
        tree = tree.with_raw(snapshot.node, "VW", (f"{first.sgf}:{last.sgf}" if first != last else first.sgf,))
    return edited(snapshot, tree)


def without_overlay_at(snapshot: Snapshot, points: Collection[Point]) -> Snapshot:
    """Remove what HEN lacks from points: territory, greying out, selection, and lines that run over them."""
    tree, node = snapshot.tree, snapshot.node
    for name in (*TERRITORY, "SL"):
        tree = with_list(tree, node, name, [p for p in markup.points_of(tree.node(node), name) if p not in points])
    return with_greyed_out(without_lines_over(edited(snapshot, tree), points), points, False)


def _with_lines(snapshot: Snapshot, kind: LineKind, lines: tuple[PointPair, ...]) -> Snapshot:
    return edited(snapshot, with_values(snapshot.tree, snapshot.node, kind.value, lines))


def _with_inherited(snapshot: Snapshot, name: str, points: frozenset[Point]) -> GameTree:
    """Set `DD` or `VW` at this node, if that differs from the inherited points."""
    tree, node = snapshot.tree, snapshot.node
    if points == inherited(tree, node, name) or not tree.is_go:
        return tree
    if points == inherited(tree, tree.parent(node), name):
        return tree.without_property(node, name)
    in_order = sorted(points, key=tree.size.index)
    return with_values(tree, node, name, in_order) if points else tree.with_property(node, name, ())
