"""Variations: copied, pasted, put in another order, flattened, split off as a game of their own.

The cursor goes along. The text of nodes that stay is kept as it was read.
"""

from collections.abc import Sequence
from itertools import pairwise

from hen_editor.core import markup, sgf
from hen_editor.core.convert import position_to_game
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import codes
from hen_editor.core.editing.snapshot import Snapshot, at, edited
from hen_editor.core.sgf import PROPERTIES, Category, Collection, GameTree, NodeId
from hen_editor.core.sgf.branch import Branch, without_properties

_OF_A_GAME = frozenset(
    name for name, kind in PROPERTIES.items() if kind.category in (Category.ROOT, Category.GAME_INFO)
)
"""The properties that speak of a whole game: no variation holds them."""

_WRITTEN = frozenset({"FF", "GM", "CA", "AP", "SZ"})
"""The properties that every new game has."""

_REWRITTEN = frozenset({*("B", "W", "AB", "AW", "AE", "PL", "KO", "MN", "HEN"), *markup.PROPERTIES})
"""What a position says: a node that shows it as a setup says it in its own way."""


def copied(snapshot: Snapshot) -> str:
    """Return the node and all that follows as SGF: a game with an empty root before it.

    Bytes that are no characters become U+FFFD.
    """
    tree = GameTree.new(snapshot.tree.size)
    if not snapshot.tree.is_go:
        tree = tree.with_raw(tree.root, "GM", snapshot.tree.node(snapshot.tree.root).raw["GM"])
    first, *rest = snapshot.tree.branch(snapshot.node)
    if snapshot.node == snapshot.tree.root:
        first = without_properties(first, _OF_A_GAME)
    tree, _ = tree.with_branch(tree.root, [first, *rest])
    return sgf.format(Collection.of([tree]).converted_to_utf8().value).decode()


def pasted(snapshot: Snapshot, text: str) -> Parsed[Snapshot]:
    """Put the games of an SGF text behind the node as variations; the cursor goes to the first node of the first.

    A root that holds nothing but what speaks of a game is left out. Refused, with the snapshot as it is, where the
    text is no SGF or of another size of board.
    """
    games = sgf.parse(text).value.games
    if not games:
        return Parsed(snapshot, (codes.NO_VARIATION.at(),))
    for game in games:
        if game.is_go != snapshot.tree.is_go:
            return Parsed(snapshot, (codes.OTHER_GAME.at(),))
        if game.size != snapshot.tree.size:
            return Parsed(snapshot, (codes.OTHER_SIZE.at(found=game.size, wanted=snapshot.tree.size),))
    tree, first = snapshot.tree, None
    for branch in (branch for game in games for branch in _variations(game)):
        tree, node = tree.with_branch(snapshot.node, branch)
        first = node if first is None else first
    if first is None:
        return Parsed(snapshot, (codes.NO_VARIATION.at(),))
    return Parsed(edited(snapshot, tree, first))


def promoted(snapshot: Snapshot) -> Snapshot:
    """Make the line to the node the main line: at each fork on the way its move comes first."""
    tree, path = snapshot.tree, snapshot.tree.path(snapshot.node)
    for parent, child in pairwise(path):
        tree = tree.with_children_order(parent, sorted(tree.children(parent), key=lambda other: other != child))
    return edited(snapshot, tree)


def shifted(snapshot: Snapshot, offset: int) -> Snapshot:
    """Move the variation that the node begins so many places down among its siblings, or up; as far as it can go."""
    parent = snapshot.tree.parent(snapshot.node)
    if parent is None:
        return snapshot
    siblings = snapshot.tree.children(parent)
    place = siblings.index(snapshot.node)
    return placed_at(snapshot, snapshot.node, max(0, min(place + offset, len(siblings) - 1)))


def placed_at(snapshot: Snapshot, node: NodeId, place: int) -> Snapshot:
    """Put the variation that a node begins at a place among its siblings."""
    parent = snapshot.tree.parent(node)
    if parent is None:
        return snapshot
    order = [sibling for sibling in snapshot.tree.children(parent) if sibling != node]
    order.insert(place, node)
    return edited(snapshot, snapshot.tree.with_children_order(parent, order))


def without_node(snapshot: Snapshot) -> Snapshot:
    """Delete the node alone: what follows it follows its parent, where the cursor goes. The root stays."""
    parent = snapshot.tree.parent(snapshot.node)
    return snapshot if parent is None else edited(snapshot, snapshot.tree.without_node(snapshot.node), parent)


def with_node_before(snapshot: Snapshot) -> Snapshot:
    """Insert an empty node before the node, and go there. None goes before the root."""
    if snapshot.tree.parent(snapshot.node) is None:
        return snapshot
    return edited(snapshot, *snapshot.tree.with_parent_inserted(snapshot.node, {}))


def with_node_after(snapshot: Snapshot) -> Snapshot:
    """Insert an empty node between the node and the next of its line, or at the end, and go there."""
    children = snapshot.tree.children(snapshot.node)
    if not children:
        return edited(snapshot, *snapshot.tree.with_child(snapshot.node, {}))
    return edited(snapshot, *snapshot.tree.with_parent_inserted(children[0], {}))


def flattened(snapshot: Snapshot) -> Snapshot:
    """Begin the game with the position at the node, as a setup; what follows the node stays, what led there goes.

    A game that is not Go stays as it is.
    """
    if not snapshot.tree.is_go:
        return snapshot
    tree, shown = _from_here(snapshot)
    snapshot = snapshot._replace(drafts=tuple(kept for kept in snapshot.drafts if kept.game != snapshot.game))
    return edited(snapshot, tree, shown)


def split_off(snapshot: Snapshot) -> Snapshot:
    """Take the node and what follows out of the game and make a game of it, which begins with the position there.

    A game that is not Go stays as it is.
    """
    if snapshot.tree.parent(snapshot.node) is None or not snapshot.tree.is_go:
        return snapshot
    tree, shown = _from_here(snapshot)
    rest, place = without_subtree(snapshot), snapshot.game + 1
    collection = rest.collection.with_games_inserted(place, [tree])
    drafts = tuple(kept._replace(game=kept.game + 1) if kept.game >= place else kept for kept in rest.drafts)
    return at(rest._replace(collection=collection, drafts=drafts), place, shown)


def _variations(game: GameTree) -> Sequence[Branch]:
    """Return what a game says beside what speaks of the game: itself, or where its root says nothing, what follows."""
    first, *rest = game.branch(game.root)
    first = without_properties(first, _OF_A_GAME)
    if any(piece.name for piece in first.pieces):
        return [[first, *rest]]
    return [game.branch(child) for child in game.children(game.root)]


def _from_here(snapshot: Snapshot) -> tuple[GameTree, NodeId]:
    """Return a new game that begins with the position at the node, and the node that shows it.

    The game's own properties stay, and the node's text, annotations and markup; what follows the node follows there.
    """
    old, root = snapshot.tree, snapshot.tree.root
    tree = position_to_game(snapshot.position)
    shown = [*tree.main_line()][-1]
    for name, values in old.node(root).raw.items():
        if name in _OF_A_GAME and name not in _WRITTEN:
            tree = tree.with_raw(tree.root, name, values)
    for name, values in old.node(snapshot.node).raw.items():
        if name not in _OF_A_GAME and name not in _REWRITTEN and name not in tree.node(shown).raw:
            tree = tree.with_raw(shown, name, values)
    for child in old.children(snapshot.node):
        tree, _ = tree.with_branch(shown, old.branch(child))
    return tree, shown


def without_subtree(snapshot: Snapshot) -> Snapshot:
    """Delete the node and all that follows; the cursor goes to its parent. The root cannot be deleted."""
    tree, node = snapshot.tree, snapshot.node
    parent = tree.parent(node)
    return snapshot if parent is None else edited(snapshot, tree.without_subtree(node), parent)
