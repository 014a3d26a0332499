"""Applying a changed position to the game: where each difference is written.

All edits of a position, typed, painted or pasted, go through `applied`, which respects the scope of the snapshot. A
turn, ko or last move missing from the new position is the one that the game implies. Games other than Go stay
unchanged.
"""

from dataclasses import replace

from hen_editor.core import markup
from hen_editor.core.board import BoardSize
from hen_editor.core.convert import writing
from hen_editor.core.convert.hen_property import HEN_PROPERTY as HEN
from hen_editor.core.convert.hen_property import with_hen_property
from hen_editor.core.diagnostics import Diagnostic, Parsed
from hen_editor.core.editing.snapshot import HenText, Scope, Snapshot, edited
from hen_editor.core.game.line import has_move
from hen_editor.core.moves import MOVES, moves_of
from hen_editor.core.position import Position
from hen_editor.core.replay import SETUP, Replay
from hen_editor.core.sgf import GameTree, NodeId


def applied(snapshot: Snapshot, after: Position, hen_text: HenText | None = None) -> Snapshot:
    """Return the snapshot with the differences between its position and another written to its game.

    A bare game is replaced. Otherwise the scope of the snapshot decides where changed stones go, except that they go to
    a new child if no setup before this move leads to them. Everything else is changed in the node itself. Raises
    ValueError for a board of another size unless the game is replaced.
    """
    tree, node, before = snapshot.tree, snapshot.node, snapshot.position
    if not tree.is_go:
        return snapshot
    if snapshot.is_written_anew:
        if before.size != after.size:
            tree = _resized(tree, after.size).value
            before = writing.node_to_position(tree, [*tree.main_line()][-1])
        tree, node = writing.write_anew(tree, before, after)
        if before.last_move != after.last_move:
            tree = writing.with_start_said(tree, node)
        return edited(snapshot, tree, node, hen_text)
    if before.size != after.size:
        raise ValueError(f"a game on {before.size} cannot take a position on {after.size}")
    if before.stones == after.stones:
        return edited(snapshot, in_place(tree, node, before, after), node, hen_text)
    scope, placed_here = snapshot.scope, None
    if scope is Scope.HERE and not has_move(tree, node):
        return edited(snapshot, in_place(tree, node, before, after), node, hen_text)
    if scope is Scope.HERE:
        set_up = _set_up_above(tree, tree.root, node, after)
        placed_here = None if set_up is None else edited(snapshot, set_up, node, hen_text)
    elif scope is Scope.BEFORE:
        placed_here = _applied_before(snapshot, after, hen_text)
    return applied_after(snapshot, after, hen_text) if placed_here is None else placed_here


def left_out(before: Snapshot, after: Snapshot) -> tuple[Diagnostic, ...]:
    """Return what a bare game, apart from its position, lost by an edit because the new board lacks its points."""
    tree, size = before.tree, after.position.size
    if not before.is_written_anew or tree.size == size:
        return ()
    for node in tree.main_line():
        if Replay.of(tree, node).hen_position is not None:
            tree = tree.without_property(node, HEN)
        for name in (*SETUP, *MOVES):
            tree = tree.without_property(node, name)
    return _resized(tree, size).diagnostics


def _resized(tree: GameTree, size: BoardSize) -> Parsed[GameTree]:
    """Return a game on a board of another size; the problems say what is not on that board and was left out."""
    from hen_editor.core import transform

    return transform.game(tree, transform.Transform(size=size))


def applied_after(snapshot: Snapshot, after: Position, hen_text: HenText | None = None) -> Snapshot:
    """Return the snapshot with a position in a new setup node, the last child of this node.

    Further edits go to the child, whatever scope was chosen. Raises ValueError for a position of another size.
    """
    if not snapshot.tree.is_go:
        return snapshot
    if snapshot.position.size != after.size:
        raise ValueError(f"a game on {snapshot.position.size} cannot take a position on {after.size}")
    tree, node = _set_up_after(snapshot.tree, snapshot.node, snapshot.position, after)
    return edited(snapshot._replace(chosen_scope=None, set_up_in=None), tree, node, hen_text)


def _applied_before(snapshot: Snapshot, after: Position, hen_text: HenText | None) -> Snapshot | None:
    """Write changed stones to a setup node before this node; None if its move then leads to other stones.

    A node inserted there since the cursor came here is reused, and removed when it becomes empty.
    """
    tree, node, above = snapshot.tree, snapshot.node, snapshot.set_up_in
    if above is None or tree.parent(node) != above:
        tree, above = tree.with_parent_inserted(node, {})
    set_up = _set_up_above(tree, above, node, after)
    if set_up is None:
        return None
    if not set_up.node(above).raw:
        return edited(snapshot._replace(set_up_in=None), set_up.without_node(above), node, hen_text)
    return edited(snapshot._replace(set_up_in=above), set_up, node, hen_text)


def in_place(tree: GameTree, node: NodeId, before: Position, after: Position) -> GameTree:
    """Write the differences between the position of a node and another into the node itself."""
    tree = writing.with_setup(tree, node, before.stones.changes_to(after.stones))
    tree = writing.with_markup(tree, node, before, after)
    if after.turn is not before.turn and not has_move(tree, node):
        tree = writing.with_turn(tree, node, after.turn)
    return with_hen_property(tree, node, after)


def _set_up_after(tree: GameTree, node: NodeId, before: Position, after: Position) -> tuple[GameTree, NodeId]:
    tree, child = tree.with_child(node, {})
    tree = writing.with_setup(tree, child, before.stones.changes_to(after.stones), before.stones)
    unmarked = replace(before, labels={}, marks={}, numbers={})
    tree = writing.with_markup(tree, child, unmarked, after)
    if after.turn is not writing.node_to_position(tree, child).turn:
        tree = writing.with_turn(tree, child, after.turn)
    return with_hen_property(tree, child, after), child


def _set_up_above(tree: GameTree, above: NodeId, node: NodeId, after: Position) -> GameTree | None:
    """Change the setup of a node so that its child shows the wanted position; None if the child's move prevents it.

    If setup in the child itself prevents it, that is changed.
    """
    standing, reached = Replay.of(tree, above), Replay.of(tree, node)
    shown = standing.position(tree).value
    own_ko, own_labels = (
        (None, {}) if standing.hen_position is None else (standing.hen_position.ko, standing.hen_position.labels)
    )
    setups = [standing.stones.with_stones(reached.stones.changes_to(after.stones))]
    moves = moves_of(tree.node(node))
    if len(moves) == 1:
        setups += writing.setups_before(replace(after, last_move=moves[0]))
    fitting = []
    for setup in setups:
        wanted = markup.renumbered(replace(shown, stones=setup, ko=own_ko), standing.order, own_labels)
        changed = in_place(tree, above, shown, wanted)
        reached = Replay.of(changed, node)
        if not moves or reached.stones == after.stones:
            fitting.append((reached.ko != after.ko, changed, reached.position(changed).value))
    if not fitting:
        return None
    _, changed, now = min(fitting, key=lambda found: found[0])
    return in_place(changed, node, now, after)
