"""A changed position put into the game: where each difference is written.

All edits of a position, typed, painted or pasted, come through `placed`. A turn, ko or last move that the new
position leaves out is the one that the game implies.
"""

from dataclasses import replace

from hen_editor.core import markup, rules
from hen_editor.core.convert import writing
from hen_editor.core.convert.hen_property import with_hen_property
from hen_editor.core.editing.snapshot import HenField, Snapshot, edited, has_move
from hen_editor.core.position import Position
from hen_editor.core.replay import Replay, moves_of
from hen_editor.core.sgf import GameTree


def placed(snapshot: Snapshot, after: Position, field: HenField | None = None) -> Snapshot:
    """Return the snapshot with the differences between its position and another written into its game.

    A bare game is written anew. Beside a move, changed stones go into the setup of the root where the move is the
    first after it, else into a new setup node after the move, to which the cursor goes. Everything else is changed
    on the node itself. Raises ValueError for a board of another size in a game that is not bare.
    """
    tree, node, before = snapshot.tree, snapshot.node, snapshot.position
    if snapshot.is_bare:
        tree, node = writing.write_anew(tree, before, after)
        return edited(snapshot, tree, node, field)
    if before.size != after.size:
        raise ValueError(f"a game on {before.size} cannot take a position on {after.size}")
    if before.stones == after.stones or not has_move(tree, node):
        return edited(snapshot, _in_place(tree, node, before, after), node, field)
    set_up = _set_up_at_root(tree, node, after)
    if set_up is not None:
        return edited(snapshot, _in_place(set_up, node, replace(before, stones=after.stones), after), node, field)
    tree, node = _set_up_after(tree, node, before, after)
    return edited(snapshot, tree, node, field)


def placed_after(snapshot: Snapshot, after: Position, field: HenField | None = None) -> Snapshot:
    """Return the snapshot with a position in a new setup node, the last child of the node shown.

    Raises ValueError for a position of another size.
    """
    if snapshot.position.size != after.size:
        raise ValueError(f"a game on {snapshot.position.size} cannot take a position on {after.size}")
    tree, node = _set_up_after(snapshot.tree, snapshot.node, snapshot.position, after)
    return edited(snapshot, tree, node, field)


def _in_place(tree: GameTree, node: int, before: Position, after: Position) -> GameTree:
    tree = writing.with_setup(tree, node, before.stones.changes_to(after.stones))
    tree = writing.with_markup(tree, node, before, after)
    if after.turn is not before.turn and not has_move(tree, node):
        tree = writing.with_turn(tree, node, after.turn)
    return with_hen_property(tree, node, after)


def _set_up_after(tree: GameTree, node: int, before: Position, after: Position) -> tuple[GameTree, int]:
    tree, child = tree.with_child(node, {})
    tree = writing.with_setup(tree, child, before.stones.changes_to(after.stones))
    unmarked = replace(before, labels={}, marks={}, numbers={})
    tree = writing.with_markup(tree, child, unmarked, after)
    return with_hen_property(tree, child, after), child


def _set_up_at_root(tree: GameTree, node: int, after: Position) -> GameTree | None:
    """Change the root's setup so that the first move leads to the wanted stones; None where that cannot be."""
    root, moves = tree.root, moves_of(tree.node(node))
    if tree.parent(node) != root or has_move(tree, root) or len(moves) != 1:
        return None
    standing = Replay.of(tree, root)
    if not standing.stones:
        return None
    (move,) = moves
    changes = Replay.of(tree, node).stones.changes_to(after.stones)
    fitting = []
    for setup in (standing.stones.with_stones(changes), *writing.setups_before(replace(after, last_move=move))):
        played = rules.Played(setup, (), None) if move.point is None else rules.play(setup, move.color, move.point)
        if played.stones == after.stones:
            fitting.append((played.ko != after.ko, setup))
    if not fitting:
        return None
    _, setup = min(fitting, key=lambda pair: pair[0])
    shown, said = standing.position().value, standing.said
    kept = () if said is None else said.labels
    return _in_place(tree, root, shown, markup.renumbered(replace(shown, stones=setup), standing.order, kept))
