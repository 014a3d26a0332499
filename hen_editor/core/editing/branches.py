"""Nodes and variations taken off the game."""

from hen_editor.core.editing.snapshot import Snapshot, edited


def without_subtree(snapshot: Snapshot) -> Snapshot:
    """Delete the node and all that follows; the cursor goes to its parent. The root cannot be deleted."""
    tree, node = snapshot.tree, snapshot.node
    parent = tree.parent(node)
    return snapshot if parent is None else edited(snapshot, tree.without_subtree(node), parent)
