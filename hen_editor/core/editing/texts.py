"""Comments and node names."""

from hen_editor.core.editing.snapshot import Snapshot, edited


def with_comment(snapshot: Snapshot, comment: str) -> Snapshot:
    """Write the comment of the node, or with an empty text take it off."""
    return _with_text(snapshot, "C", comment)


def with_node_name(snapshot: Snapshot, name: str) -> Snapshot:
    """Write the name of the node, or with an empty text take it off."""
    return _with_text(snapshot, "N", name)


def _with_text(snapshot: Snapshot, name: str, text: str) -> Snapshot:
    tree, node = snapshot.tree, snapshot.node
    if tree.node(node).get(name, "") == text:
        return snapshot
    tree = tree.with_property(node, name, text) if text else tree.without_property(node, name)
    return edited(snapshot, tree)
