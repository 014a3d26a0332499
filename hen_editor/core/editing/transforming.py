"""Transforms as edits: of this position, this variation, this game or all games of the file."""

from dataclasses import replace
from enum import Enum

from hen_editor.core import transform
from hen_editor.core.convert import node_to_position
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing.apply import applied, in_place
from hen_editor.core.editing.snapshot import Scope, Snapshot, edited, with_collection
from hen_editor.core.game.line import has_move
from hen_editor.core.progress import Progress, share_of, unreported
from hen_editor.core.replay import Replay
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.transform import Transform, codes

_SHARE = 0.9
"""The share of transforming in the progress; the rest is the replay to the cursor."""


class Extent(Enum):
    """What is transformed.

    POSITION: the position of this node, as if it were edited: what follows is replayed. A game that is nothing but a
    position is transformed as a whole. VARIATION: this node and all after it. GAME: this game. FILE: all games.
    """

    POSITION = "position"
    VARIATION = "variation"
    GAME = "game"
    FILE = "file"


def transformed(
    snapshot: Snapshot, wanted: Transform, extent: Extent, *, with_names: bool = False, progress: Progress = unreported
) -> Parsed[Snapshot]:
    """Transform this extent; the cursor stays. The problems say what was left out, or kept as it was.

    with_names: change the names of points in comments and names too. A refused transform changes nothing, and is an
    error.
    """
    if extent is Extent.FILE:
        share = share_of(progress, 0, _SHARE)
        all_games = transform.collection(snapshot.collection, wanted, with_names=with_names, progress=share)
        _replay(all_games.value.games[snapshot.game], snapshot.node, progress)
        is_same = all_games.value is snapshot.collection
        return Parsed(snapshot if is_same else with_collection(snapshot, all_games.value), all_games.diagnostics)
    if extent is Extent.POSITION and not snapshot.is_bare:
        progress(1.0)
        return _position_transformed(snapshot, wanted, with_names=with_names)
    start = snapshot.node if extent is Extent.VARIATION else None
    share = share_of(progress, 0, _SHARE)
    found = transform.game(snapshot.tree, wanted, start, with_names=with_names, progress=share)
    _replay(found.value, snapshot.node, progress)
    return Parsed(edited(snapshot, found.value), found.diagnostics)


def _replay(tree: GameTree, node: NodeId, progress: Progress) -> None:
    """Replay a transformed game to a node, so that its position is at hand."""
    Replay.along(tree, tree.path(node), progress=share_of(progress, _SHARE, 1))


def _position_transformed(snapshot: Snapshot, wanted: Transform, *, with_names: bool) -> Parsed[Snapshot]:
    tree, node, before = snapshot.tree, snapshot.node, snapshot.position
    if not tree.is_go:
        return Parsed(snapshot, (codes.NOT_GO_KEPT.at(),))
    if wanted.is_identity(tree.size):
        return Parsed(snapshot)
    if wanted.on(tree.size).target != tree.size:
        return Parsed(snapshot, (codes.VARIATION_SIZE.at(),))
    if wanted.swaps_colors:
        before = before.with_implied_turn()  # so that `PL` sets it: an order of play would affect what follows, too
    after = transform.position(before, wanted)
    if snapshot.scope is not Scope.HERE or has_move(tree, node):
        return Parsed(applied(snapshot, after.value), after.diagnostics)
    # Arrows and the like, which no position has, go along; the players and the result are not the position's.
    tree = transform.node(tree, node, replace(wanted, swaps_colors=False), with_names=with_names)
    tree = in_place(tree, node, node_to_position(tree, node), after.value)
    return Parsed(edited(snapshot, tree), after.diagnostics)
