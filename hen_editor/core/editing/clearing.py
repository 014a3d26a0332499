"""Removing comments, markup and the like by kind, from a node or the whole game."""

from collections.abc import Iterable, Iterator
from enum import Enum

from hen_editor.core import markup
from hen_editor.core.board import Stones
from hen_editor.core.convert.hen_property import NAME as HEN
from hen_editor.core.convert.hen_property import without_markup
from hen_editor.core.convert.writing import with_values
from hen_editor.core.editing.markup_overlay import with_dimmed, with_view
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.replay import replays
from hen_editor.core.sgf import GameTree, NodeId


class Kind(Enum):
    """What can be removed; the value lists the properties.

    Labels are letters, numbers and texts. `LB` and `HEN` can contain more than labels and marks.
    """

    COMMENTS = ("C",)
    NODE_NAMES = ("N",)
    LABELS = ("L",)
    MARKS = (*markup.MARKS, "SL", "M")
    LINES = ("AR", "LN")
    TERRITORY = ("TB", "TW")
    DIMMED = ("DD",)
    VIEW = ("VW",)
    ANNOTATIONS = ("TE", "BM", "DO", "IT", "GB", "GW", "DM", "UC", "HO", "V")
    TIMES = ("BL", "WL", "OB", "OW")


MARKUP = (Kind.LABELS, Kind.MARKS, Kind.LINES, Kind.TERRITORY, Kind.DIMMED, Kind.VIEW)
"""Everything shown on the board other than the position."""


def cleared(snapshot: Snapshot, kinds: Iterable[Kind], *, whole_game: bool = False) -> Snapshot:
    """Remove everything of these kinds from this node, or from all nodes of the game.

    For a single node, inherited dimmed points and view are reset. Stones of colours that SGF lacks stay, with the
    letters that show them to other programs. Games other than Go stay unchanged: their properties may mean something
    else.
    """
    chosen, tree = frozenset(kinds), snapshot.tree
    if not tree.is_go:
        return snapshot
    here = [(snapshot.node, snapshot.position.stones)]
    for node, stones in _nodes_with_stones(tree, labels_go=Kind.LABELS in chosen) if whole_game else here:
        tree = _cleared(tree, node, stones, chosen)
    snapshot = edited(snapshot, tree)
    if Kind.DIMMED in chosen and not whole_game:
        snapshot = with_dimmed(snapshot, snapshot.tree.size.points(), False)
    if Kind.VIEW in chosen and not whole_game:
        snapshot = with_view(snapshot, None)
    return snapshot


def _nodes_with_stones(tree: GameTree, *, labels_go: bool) -> Iterator[tuple[NodeId, Stones]]:
    """Iterate over the nodes of a game with their stones.

    Unless labels are removed and there is `HEN[...]`, the game is not replayed: an empty board stands in for its
    stones, none of which has a letter to keep.
    """
    if labels_go and any(HEN in tree.node(node).raw for node in tree.walk()):
        return ((node, state.stones) for node, state in replays(tree))
    return ((node, Stones(tree.size)) for node in tree.walk())


def _cleared(tree: GameTree, node: NodeId, stones: Stones, kinds: frozenset[Kind]) -> GameTree:
    there = tree.node(node)
    for name in {name for kind in kinds for name in kind.value} & there.raw.keys():
        tree = tree.without_property(node, name)
    if Kind.LABELS in kinds and "LB" in there.raw:
        pairs = markup.label_pairs(there)
        letters = [(point, text) for point, text in pairs if text == markup.color_letter(stones.get(point))]
        tree = with_values(tree, node, "LB", letters) if letters else tree.without_property(node, "LB")
    if HEN in there.raw:
        tree = without_markup(tree, node, labels=Kind.LABELS in kinds, marks=Kind.MARKS in kinds)
    return tree
