"""Single moves of a game: inserted, exchanged, recoloured. What follows stays."""

from hen_editor.core.board import Color, Point
from hen_editor.core.convert.writing import MOVE_NAMES
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import codes
from hen_editor.core.editing.play import mover
from hen_editor.core.editing.snapshot import Snapshot, at, edited
from hen_editor.core.moves import made_moves
from hen_editor.core.position import PLAIN_ORDER, color_after
from hen_editor.core.sgf import GameTree, NodeId


def with_move_before(snapshot: Snapshot, point: Point | None) -> Parsed[Snapshot]:
    """Insert a move, or a pass with None, before the node, for the player to move there; go to the inserted move.

    Refused, with the snapshot unchanged, before the root, and for players other than Black and White.
    """
    parent = snapshot.tree.parent(snapshot.node)
    if parent is None:
        return Parsed(snapshot, (codes.BEFORE_ROOT.at(),))
    color = mover(at(snapshot, snapshot.game, parent))
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
