"""A node's comment, name, annotations and raw properties, and their removal by kind."""

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum

from hen_editor.core import markup, sgf
from hen_editor.core.board import Stones
from hen_editor.core.convert.hen_property import HEN_PROPERTY as HEN
from hen_editor.core.convert.hen_property import without_markup
from hen_editor.core.convert.writing import with_values
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.markup_overlay import with_greyed_out, with_view
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.replay import replays
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.core.sgf.encoding.charsets import has_surrogate, restore_undecodable
from hen_editor.core.sgf.properties import is_identifier
from hen_editor.core.sgf.text_values import write_text
from hen_editor.core.sgf.tokens import pieces_of
from hen_editor.core.texts import pattern, repeated

MOVE_ANNOTATIONS = ("TE", "BM", "DO", "IT")
"""A good, bad, doubtful or interesting move; a node has at most one of them."""

POSITION_ANNOTATIONS = ("GB", "GW", "DM", "UC")
"""A position good for Black, good for White, even, or unclear; a node has at most one of them."""

HOTSPOT = "HO"

ANNOTATIONS = (*MOVE_ANNOTATIONS, *POSITION_ANNOTATIONS, HOTSPOT)

_WITHOUT_VALUE = frozenset({"DO", "IT"})

Properties = Mapping[str, tuple[str, ...]]
"""Identifiers with their raw values, still escaped."""

_INSIDE = repeated(r"[^\]\\]+|\\.")
_VALUE = pattern(rf"\[({_INSIDE})\]", re.DOTALL)
_VALUES = pattern(rf"\s*\[{_INSIDE}\]\s*" + repeated(rf"\[{_INSIDE}\]\s*"), re.DOTALL)


def with_comment(snapshot: Snapshot, comment: str) -> Snapshot:
    """Set the node's comment, or remove it if the text is empty."""
    return _with_text(snapshot, "C", comment)


def with_node_name(snapshot: Snapshot, name: str) -> Snapshot:
    """Set the node's name, or remove it if the text is empty."""
    return _with_text(snapshot, "N", name)


def with_fix(snapshot: Snapshot, problem: Diagnostic) -> Snapshot:
    """Set the properties with which the fix of a problem replaces one of its node; a problem without one stays."""
    tree, node, text = snapshot.tree, problem.node, problem.replacement
    if node is None or node not in tree or text is None:
        return snapshot
    for piece in pieces_of(text, 0, len(text)):
        if piece.name:
            tree = tree.with_raw(node, piece.name, piece.values)
    return edited(snapshot, tree)


def with_annotation_toggled(snapshot: Snapshot, name: str, node: NodeId | None = None) -> Snapshot:
    """Set an annotation of a node, by default the current one, replacing another of its kind, or remove it if set.

    Raises ValueError for any other name.
    """
    if name not in ANNOTATIONS:
        raise ValueError(f"{name} is not an annotation")
    tree, node = snapshot.tree, snapshot.node if node is None else node
    standing = tree.node(node).raw
    kind = next(names for names in (MOVE_ANNOTATIONS, POSITION_ANNOTATIONS, (HOTSPOT,)) if name in names)
    for other in kind:
        tree = tree.without_property(node, other)
    if name not in standing:
        tree = tree.with_property(node, name, True if name in _WITHOUT_VALUE else 1)
    return edited(snapshot, tree)


def properties(snapshot: Snapshot) -> Properties:
    """Return the properties of the node."""
    return dict(snapshot.tree.node(snapshot.node).raw)


def read_values(text: str) -> tuple[str, ...]:
    r"""Return the raw values in a text; a text without brackets is a single value.

    >>> read_values("[dd][pp]"), read_values("half a ]"), read_values("")
    (('dd', 'pp'), ('half a \\]',), ('',))
    """
    if _VALUES.fullmatch(text):
        return tuple(_VALUE.findall(text))
    return (write_text(text),)


def write_values(values: tuple[str, ...]) -> str:
    """Return raw values in brackets, as in a file."""
    return "".join(f"[{value}]" for value in values)


def problems(snapshot: Snapshot, wanted: Properties) -> tuple[Diagnostic, ...]:
    """Return the problems that properties would have in this node."""
    return sgf.check_node(_with(snapshot, wanted), snapshot.node)


def with_properties(snapshot: Snapshot, wanted: Properties) -> Snapshot:
    """Replace the node's properties; unchanged ones keep their bytes.

    Raises ValueError for an invalid property name that the node did not have.
    """
    for name in wanted.keys() - properties(snapshot).keys():
        if not is_identifier(name):
            raise ValueError(f"{name!r} is not a property name")
    return edited(snapshot, _with(snapshot, wanted))


def _with_text(snapshot: Snapshot, name: str, text: str) -> Snapshot:
    tree, node = snapshot.tree, snapshot.node
    if tree.node(node).get(name, "") == text:
        return snapshot
    tree = tree.with_property(node, name, text) if text else tree.without_property(node, name)
    return edited(snapshot, tree)


def _with(snapshot: Snapshot, wanted: Properties) -> GameTree:
    tree, node, standing = snapshot.tree, snapshot.node, properties(snapshot)
    for name in standing.keys() - wanted.keys():
        tree = tree.without_property(node, name)
    for name, values in wanted.items():
        before = standing.get(name, ())
        if values is before:
            continue
        kept = _restore_undecodable(values, write_values(before)) if before else values
        if before != kept or name not in standing:
            tree = tree.with_raw(node, name, kept)
    return tree


def _restore_undecodable(values: tuple[str, ...], before: str) -> tuple[str, ...]:
    return read_values(restore_undecodable(write_values(values), before)) if has_surrogate(before) else values


class RemovableKind(Enum):
    """What can be removed; the value lists the properties.

    Labels are letters, numbers and texts. `LB` and `HEN` can contain more than labels and marks.
    """

    COMMENTS = ("C",)
    NODE_NAMES = ("N",)
    LABELS = ("L",)
    MARKS = (*markup.MARKS, "SL", "M")
    LINES = ("AR", "LN")
    TERRITORY = ("TB", "TW")
    GREYED_OUT = ("DD",)
    VIEW = ("VW",)
    ANNOTATIONS = ("TE", "BM", "DO", "IT", "GB", "GW", "DM", "UC", "HO", "V")
    TIMES = ("BL", "WL", "OB", "OW")


MARKUP = (
    RemovableKind.LABELS,
    RemovableKind.MARKS,
    RemovableKind.LINES,
    RemovableKind.TERRITORY,
    RemovableKind.GREYED_OUT,
    RemovableKind.VIEW,
)
"""Everything shown on the board other than the position."""


def cleared(snapshot: Snapshot, kinds: Iterable[RemovableKind], *, whole_game: bool = False) -> Snapshot:
    """Remove everything of these kinds from this node, or from all nodes of the game.

    For a single node, inherited greyed-out points and view are reset. Stones of colours that SGF lacks stay, with the
    letters that show them to other programs. Games other than Go stay unchanged: their properties may mean something
    else.
    """
    chosen, tree = frozenset(kinds), snapshot.tree
    if not tree.is_go:
        return snapshot
    here = [(snapshot.node, snapshot.position.stones)]
    for node, stones in _nodes_with_stones(tree, labels_go=RemovableKind.LABELS in chosen) if whole_game else here:
        tree = _cleared(tree, node, stones, chosen)
    snapshot = edited(snapshot, tree)
    if RemovableKind.GREYED_OUT in chosen and not whole_game:
        snapshot = with_greyed_out(snapshot, snapshot.tree.size.points(), False)
    if RemovableKind.VIEW in chosen and not whole_game:
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


def _cleared(tree: GameTree, node: NodeId, stones: Stones, kinds: frozenset[RemovableKind]) -> GameTree:
    there = tree.node(node)
    for name in {name for kind in kinds for name in kind.value} & there.raw.keys():
        tree = tree.without_property(node, name)
    if RemovableKind.LABELS in kinds and "LB" in there.raw:
        pairs = markup.label_pairs(there)
        letters = [(point, text) for point, text in pairs if text == markup.color_letter(stones.get(point))]
        tree = with_values(tree, node, "LB", letters) if letters else tree.without_property(node, "LB")
    if HEN in there.raw:
        tree = without_markup(tree, node, labels=RemovableKind.LABELS in kinds, marks=RemovableKind.MARKS in kinds)
    return tree
