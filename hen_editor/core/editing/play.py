"""Playing moves, as new variations or steps into those that have them, and editing single ones."""

from collections.abc import Iterable
from dataclasses import replace

from hen_editor.core import markup
from hen_editor.core.board import Color, Point
from hen_editor.core.convert.hen_property import is_writable, with_hen_property
from hen_editor.core.convert.writing import Changes, with_list, with_markup, with_setup
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import codes
from hen_editor.core.editing.snapshot import Snapshot, at, edited
from hen_editor.core.moves import MOVE_NAMES, made_moves
from hen_editor.core.position import PLAIN_ORDER, Move, Position, color_after
from hen_editor.core.replay import allows_suicide
from hen_editor.core.rules import Refusal
from hen_editor.core.sgf import GameTree, NodeId


def refusal(snapshot: Snapshot, point: Point, color: Color | None = None) -> Refusal | None:
    """Return why a point is illegal for a player, by default the one to move, or None if it is legal."""
    allowed = allows_suicide(snapshot.tree.node(snapshot.tree.root))
    return snapshot.position.refusal(Move(color or snapshot.position.mover, point), allow_suicide=allowed)


def played(snapshot: Snapshot, point: Point | None, color: Color | None = None) -> Snapshot:
    """Play a move for a player, by default the one to move, or pass with None, even if `refusal` forbids it.

    If a variation already has the move, the cursor steps into it, which is not an edit.
    """
    tree, node = snapshot.tree, snapshot.node
    move = Move(color or snapshot.position.mover, point)
    there = _variation_with(tree, node, move)
    return with_move(snapshot, move) if there is None else at(snapshot, snapshot.game, there)


def with_move(snapshot: Snapshot, move: Move) -> Snapshot:
    """Add a move of any colour as the last child of this node, and go there, if the game can hold it."""
    tree, node = snapshot.tree, snapshot.node
    if not tree.is_go or not (move.color in PLAIN_ORDER or is_writable(tree.size)):
        return snapshot
    if move.color in PLAIN_ORDER:
        tree, child = tree.with_child(node, {MOVE_NAMES[move.color]: move.point})
    else:
        tree, child = _with_colored_move(snapshot, move)
    return edited(snapshot, tree, child)


def with_line(snapshot: Snapshot, points: Iterable[Point | None]) -> Snapshot:
    """Add moves of both players in turn after this node, None for a pass, up to one that is illegal; the cursor stays.

    Moves that a variation already has are not added again.
    """
    tree, node, position = snapshot.tree, snapshot.node, snapshot.position
    allowed = allows_suicide(tree.node(tree.root))
    for point in points:
        move = Move(position.mover, point)
        if move.color not in PLAIN_ORDER or position.refusal(move, allow_suicide=allowed) is not None:
            break
        there = _variation_with(tree, node, move)
        if there is None:
            tree, there = tree.with_child(node, {MOVE_NAMES[move.color]: point})
        node, position = there, position.after(move)
    return edited(snapshot, tree)


def _variation_with(tree: GameTree, node: int, move: Move) -> int | None:
    """Return the first child with a move."""
    return next((child for child in tree.children(node) if made_moves(tree.node(child))[-1:] == [move]), None)


def _with_colored_move(snapshot: Snapshot, move: Move) -> tuple[GameTree, int]:
    """Add a move of a colour that SGF lacks: the stone in `HEN[...]`, its captures in `AE`."""
    before = snapshot.position
    tree, child = snapshot.tree.with_child(snapshot.node, {})
    unmarked, after = replace(before, labels={}, marks={}, numbers={}), before.after(move)
    tree = with_colored_stone(tree, child, before.stones.changes_to(after.stones), after)
    tree = with_markup(tree, child, unmarked, after)
    return with_hen_property(tree, child, after), child


def with_colored_stone(tree: GameTree, node: int, changes: Changes, after: Position) -> GameTree:
    """Set up the result of a move of a colour that SGF lacks; `AE` also has the point of a suicide."""
    tree = with_setup(tree, node, changes)
    last = after.last_move
    if last is None or last.point is None or last.point in after.stones:
        return tree
    return with_list(tree, node, "AE", dict.fromkeys([*markup.points_of(tree.node(node), "AE"), last.point]))


def with_move_before(snapshot: Snapshot, point: Point | None) -> Parsed[Snapshot]:
    """Insert a move, or a pass with None, before the node, for the player to move there; go to the inserted move.

    Refused, with the snapshot unchanged, before the root, and for players other than Black and White.
    """
    parent = snapshot.tree.parent(snapshot.node)
    if parent is None:
        return Parsed(snapshot, (codes.BEFORE_ROOT.at(),))
    color = at(snapshot, snapshot.game, parent).position.mover
    if color not in PLAIN_ORDER:
        return Parsed(snapshot, (codes.NOT_BLACK_OR_WHITE.at(),))
    return Parsed(edited(snapshot, *snapshot.tree.with_parent_inserted(snapshot.node, {MOVE_NAMES[color]: point})))


def exchanged(snapshot: Snapshot) -> Parsed[Snapshot]:
    """Exchange the points of the node's move and of the same player's move before it.

    Comments, markup and all else stay at their nodes. Refused, with the snapshot unchanged, if there are no two moves.
    """
    tree, node = snapshot.tree, snapshot.node
    color = _mover(tree, node)
    if color is None:
        return Parsed(snapshot, (codes.NOT_BLACK_OR_WHITE.at(),))
    *above, _ = tree.path(node)
    earlier = next((other for other in reversed(above) if _mover(tree, other) is color), None)
    if earlier is None:
        return Parsed(snapshot, (codes.NO_EARLIER_MOVE.at(),))
    name = MOVE_NAMES[color]
    raw, raw_earlier = tree.node(node).raw[name], tree.node(earlier).raw[name]
    return Parsed(edited(snapshot, tree.with_raw(node, name, raw_earlier).with_raw(earlier, name, raw)))


def recolored(snapshot: Snapshot) -> Parsed[Snapshot]:
    """Give the node's move to the other player. Refused, with the snapshot unchanged, if there is none."""
    tree, node = snapshot.tree, snapshot.node
    color = _mover(tree, node)
    if color is None:
        return Parsed(snapshot, (codes.NOT_BLACK_OR_WHITE.at(),))
    name, other = MOVE_NAMES[color], MOVE_NAMES[color_after(color, PLAIN_ORDER)]
    raw = tree.node(node).raw[name]
    return Parsed(edited(snapshot, tree.without_property(node, name).with_raw(node, other, raw)))


def _mover(tree: GameTree, node: NodeId) -> Color | None:
    """Return who makes the move of a node, None unless it has one move, of Black or White."""
    made = made_moves(tree.node(node)) if tree.is_go else []
    return made[0].color if len(made) == 1 and made[0].color in PLAIN_ORDER else None
