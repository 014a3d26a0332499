"""How a game begins: whether it is one position, and at which node it is first shown."""

from hen_editor.core.replay import MOVES, Replay, moves_of
from hen_editor.core.sgf import GameTree, NodeId


def has_move(tree: GameTree, node: int) -> bool:
    """Tell whether a node holds a move."""
    return tree.begins_with_move(node) or not tree.node(node).raw.keys().isdisjoint(MOVES)


def is_first_after_setup(tree: GameTree, node: int) -> bool:
    """Tell whether a node is the first move after a root that holds stones: both together are a position."""
    root = tree.root
    if tree.parent(node) != root or has_move(tree, root) or len(moves_of(tree.node(node))) != 1:
        return False
    return bool(Replay.of(tree, root).stones)


def initial_node(tree: GameTree) -> NodeId:
    """Return the node at which a game is first shown: the end of a bare game, which is one position, else the root."""
    children = tree.children(tree.root)
    return children[0] if children and is_bare(tree) else tree.root


def is_bare(tree: GameTree) -> bool:
    """Tell whether a game is a single position: a root without a move, and at most one move after it."""
    root = tree.root
    return len(tree) <= 2 and not has_move(tree, root) and all(has_move(tree, child) for child in tree.children(root))
