"""Variations: copied, pasted, reordered, made the start of the game, moved to a new game.

The cursor moves along. The text of remaining nodes is kept.
"""

from collections.abc import Mapping, Sequence
from itertools import chain, pairwise

from hen_editor.core import markup, sgf
from hen_editor.core.convert import position_to_game
from hen_editor.core.diagnostics import Parsed
from hen_editor.core.editing import codes
from hen_editor.core.editing.games import naming_encoding
from hen_editor.core.editing.snapshot import KeptDraft, Snapshot, at, edited, with_draft_kept
from hen_editor.core.game.navigate import variation_start
from hen_editor.core.game.overlay import INHERITED, source_node
from hen_editor.core.moves import moves_of
from hen_editor.core.sgf import PROPERTIES, Category, Collection, GameTree, NodeId
from hen_editor.core.sgf.edits import Branch, without_properties

_OF_A_GAME = frozenset(
    name for name, kind in PROPERTIES.items() if kind.category in (Category.ROOT, Category.GAME_INFO)
)
"""The properties of a whole game, which variations do not have."""

_WRITTEN = frozenset({"FF", "GM", "CA", "AP", "SZ"})
"""The properties that every new game has."""

_REWRITTEN = frozenset({*("B", "W", "AB", "AW", "AE", "PL", "KO", "MN", "HEN"), *markup.PROPERTIES})
"""The properties that describe a position: a setup node that shows it gets its own."""


def copied(snapshot: Snapshot) -> str:
    """Return the node and its descendants as SGF: a game with an empty root before them.

    Undecodable bytes become U+FFFD.
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
    """Add the games of an SGF text after the node as variations; the cursor goes to the first node of the first.

    A root with nothing but properties of a game is left out. Refused, with the snapshot unchanged, if the text is not
    SGF or has another board size.
    """
    return grafted(snapshot, sgf.parse(text).value.games)


def grafted(snapshot: Snapshot, games: Sequence[GameTree]) -> Parsed[Snapshot]:
    """Add games after the node as variations, as `pasted` does."""
    for game in games:
        if game.is_go != snapshot.tree.is_go:
            return Parsed(snapshot, (codes.OTHER_GAME.at(),))
        if game.size != snapshot.tree.size:
            return Parsed(snapshot, (codes.OTHER_SIZE.at(found=game.size, wanted=snapshot.tree.size),))
    tree, firsts = snapshot.tree.with_branches(snapshot.node, chain.from_iterable(map(_variations, games)))
    if not firsts:
        return Parsed(snapshot, (codes.NO_VARIATION.at(),))
    return Parsed(edited(snapshot, tree, firsts[0]))


def promoted(snapshot: Snapshot) -> Snapshot:
    """Make the line to the node the main line: at each fork its move comes first."""
    tree, path = snapshot.tree, snapshot.tree.path(snapshot.node)
    for parent, child in pairwise(path):
        tree = tree.with_children_order(parent, sorted(tree.children(parent), key=lambda other: other != child))
    return edited(snapshot, tree)


def shifted(snapshot: Snapshot, offset: int) -> Snapshot:
    """Move the variation that the node is in down or up among its siblings, as far as it can go."""
    start = variation_start(snapshot.tree, snapshot.node)
    parent = None if start is None else snapshot.tree.parent(start)
    if start is None or parent is None:
        return snapshot
    siblings = snapshot.tree.children(parent)
    index = siblings.index(start)
    return moved_to(snapshot, start, max(0, min(index + offset, len(siblings) - 1)))


def moved_to(snapshot: Snapshot, node: NodeId, index: int) -> Snapshot:
    """Move the variation that a node begins to an index among its siblings."""
    parent = snapshot.tree.parent(node)
    if parent is None:
        return snapshot
    order = [sibling for sibling in snapshot.tree.children(parent) if sibling != node]
    order.insert(index, node)
    return edited(snapshot, snapshot.tree.with_children_order(parent, order))


def without_node(snapshot: Snapshot) -> Snapshot:
    """Delete only the node: its children move to its parent, where the cursor goes. The root stays."""
    parent = snapshot.tree.parent(snapshot.node)
    return snapshot if parent is None else edited(snapshot, snapshot.tree.without_node(snapshot.node), parent)


def with_node_before(snapshot: Snapshot) -> Snapshot:
    """Insert an empty node before the node, and go there; not before the root."""
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
    """Start the game with the position at the node, as setup; what follows stays, what led there is removed.

    Games other than Go stay unchanged.
    """
    if not snapshot.tree.is_go:
        return snapshot
    tree, nodes = _from_here(snapshot)
    game, hen_text = snapshot.game, snapshot.hen_text
    drafts = tuple(
        kept._replace(node=nodes[kept.node]) if kept.game == game else kept
        for kept in snapshot.drafts
        if kept.game != game or kept.node in nodes
    )
    return edited(snapshot._replace(drafts=drafts), tree, tree.root, None if hen_text.draft is None else hen_text)


def split_off(snapshot: Snapshot) -> Snapshot:
    """Move the node and its descendants to a new game that starts with the position there.

    Games other than Go stay unchanged.
    """
    if snapshot.tree.parent(snapshot.node) is None or not snapshot.tree.is_go:
        return snapshot
    tree, nodes = _from_here(snapshot)
    rest, index = without_subtree(snapshot), snapshot.game + 1
    collection = rest.collection.with_games_inserted(index, [tree])
    drafts = tuple(
        KeptDraft(index, nodes[kept.node], kept.hen_text)
        if kept.game == snapshot.game and kept.node in nodes
        else kept._replace(game=kept.game + (kept.game >= index))
        for kept in with_draft_kept(snapshot).drafts
    )
    return at(rest._replace(collection=collection, drafts=drafts), index, tree.root)


def _variations(game: GameTree) -> Sequence[Branch]:
    """Return the game as a branch without properties of a game, or its variations if its root is then empty."""
    first, *rest = game.branch(game.root)
    first = without_properties(first, _OF_A_GAME)
    names, children = {piece.name for piece in first.pieces if piece.name}, game.children(game.root)
    tell_turn = bool(children) and all(moves_of(game.node(child)) for child in children)
    if names and not (names == {"PL"} and tell_turn):
        return [[first, *rest]]
    return [game.branch(child) for child in children]


def _from_here(snapshot: Snapshot) -> tuple[GameTree, Mapping[NodeId, NodeId]]:
    """Return a new game that starts with the position at the node, and what that and its descendants are there.

    The game's properties stay, and the node's texts, annotations and markup, also inherited ones; its descendants
    follow.
    """
    old, root = snapshot.tree, snapshot.tree.root
    tree = position_to_game(snapshot.position, at_root=True)
    shown = tree.root
    for name, values in old.node(root).raw.items():
        if name in _OF_A_GAME and name not in _WRITTEN:
            tree = tree.with_raw(tree.root, name, values)
    for name, values in old.node(snapshot.node).raw.items():
        if name not in _OF_A_GAME and name not in _REWRITTEN and name not in tree.node(shown).raw:
            tree = tree.with_raw(shown, name, values)
    for name in INHERITED:
        source = source_node(old, snapshot.node, name)
        values = () if source is None else old.node(source).raw[name]
        if any(map(str.strip, values)):
            tree = tree.with_raw(shown, name, values)
    tree, _ = tree.with_branches(shown, map(old.branch, old.children(snapshot.node)))
    nodes = dict(zip(old.walk(snapshot.node), tree.walk(), strict=True))
    return naming_encoding(tree, snapshot.collection), nodes


def without_subtree(snapshot: Snapshot) -> Snapshot:
    """Delete the node and its descendants; the cursor goes to its parent. The root cannot be deleted."""
    tree, node = snapshot.tree, snapshot.node
    parent = tree.parent(node)
    return snapshot if parent is None else edited(snapshot, tree.without_subtree(node), parent)
