"""Markup taken off the node shown, by kind."""

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum

from hen_editor.core.editing.markup_overlay import with_dimmed, with_view
from hen_editor.core.editing.place import placed
from hen_editor.core.editing.snapshot import Snapshot, edited


class MarkupKind(Enum):
    """A kind of markup; the value lists the properties that no position holds and only the node has."""

    LABELS = ("L",)
    MARKS = ("SL", "M")
    LINES = ("AR", "LN")
    TERRITORY = ("TB", "TW")
    DIMMED = ("DD",)
    VIEW = ("VW",)


def without_markup(snapshot: Snapshot, kinds: Iterable[MarkupKind]) -> Snapshot:
    """Take all markup of these kinds off the node shown. Labels are letters, numbers of stones and texts.

    Dimmed points and the view are reset where they come from a node above. A game that is not Go stays as it is.
    """
    chosen = frozenset(kinds)
    tree = snapshot.tree
    if not tree.is_go:
        return snapshot
    for kind in chosen:
        for name in kind.value:
            tree = tree.without_property(snapshot.node, name)
    snapshot = edited(snapshot, tree)
    if MarkupKind.DIMMED in chosen:
        snapshot = with_dimmed(snapshot, snapshot.tree.size.points(), False)
    if MarkupKind.VIEW in chosen:
        snapshot = with_view(snapshot, None)
    shown = snapshot.position
    if MarkupKind.LABELS in chosen:
        shown = replace(shown, labels={}, numbers={})
    if MarkupKind.MARKS in chosen:
        shown = replace(shown, marks={})
    return snapshot if shown == snapshot.position else placed(snapshot, shown)
