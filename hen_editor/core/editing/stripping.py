"""Comments, markup and other things about positions taken off, at a node or in the whole game."""

from collections.abc import Iterable
from enum import Enum

from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.sgf import NodeId


class Kind(Enum):
    """What can be taken off; the value lists the properties."""

    COMMENTS = "C"
    NODE_NAMES = "N"
    LABELS = "LB L"
    MARKS = "TR SQ CR MA SL M"
    LINES = "AR LN"
    TERRITORY = "TB TW"
    DIMMED = "DD VW"
    ANNOTATIONS = "TE BM DO IT GB GW DM UC HO V"
    TIMES = "BL WL OB OW"


def stripped(snapshot: Snapshot, kinds: Iterable[Kind], *, whole_game: bool = False) -> Snapshot:
    """Take things of these kinds off the node, or off all nodes of the game.

    In a game that is not Go the properties may mean something else: it stays as it is.
    """
    tree = snapshot.tree
    if not tree.is_go:
        return snapshot
    names = frozenset(name for kind in kinds for name in kind.value.split())
    nodes: Iterable[NodeId] = tree.walk() if whole_game else (snapshot.node,)
    for node in nodes:
        for name in names & tree.node(node).raw.keys():
            tree = tree.without_property(node, name)
    return edited(snapshot, tree)
