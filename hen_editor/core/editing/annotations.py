"""Annotations of a move and of a position, as FF[4] has them: at most one of each kind, and the hotspot."""

from hen_editor.core.editing.snapshot import Snapshot, edited

MOVE = ("TE", "BM", "DO", "IT")
"""A good, bad, doubtful or interesting move."""

POSITION = ("GB", "GW", "DM", "UC")
"""A position good for Black, good for White, even, or unclear."""

HOTSPOT = "HO"

ALL = (*MOVE, *POSITION, HOTSPOT)

_WITHOUT_VALUE = frozenset({"DO", "IT"})


def toggled(snapshot: Snapshot, name: str) -> Snapshot:
    """Put an annotation on the node in place of another of its kind, or take it off where it is.

    Raises ValueError for a name that is no annotation.
    """
    if name not in ALL:
        raise ValueError(f"{name} is no annotation")
    tree, node = snapshot.tree, snapshot.node
    standing = tree.node(node).raw
    kind = next(names for names in (MOVE, POSITION, (HOTSPOT,)) if name in names)
    for other in kind:
        tree = tree.without_property(node, other)
    if name not in standing:
        tree = tree.with_property(node, name, True if name in _WITHOUT_VALUE else 1)
    return edited(snapshot, tree)
