"""A node's comment and name, its annotations, and its raw properties."""

import re
from collections.abc import Mapping

from hen_editor.core import sgf
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.patterns import pattern
from hen_editor.core.sgf import GameTree
from hen_editor.core.sgf.encoding.charsets import has_surrogate, restore_undecodable
from hen_editor.core.sgf.properties import is_identifier
from hen_editor.core.sgf.texts import write_text

MOVE_ANNOTATIONS = ("TE", "BM", "DO", "IT")
"""A good, bad, doubtful or interesting move; a node has at most one of them."""

POSITION_ANNOTATIONS = ("GB", "GW", "DM", "UC")
"""A position good for Black, good for White, even, or unclear; a node has at most one of them."""

HOTSPOT = "HO"

ANNOTATIONS = (*MOVE_ANNOTATIONS, *POSITION_ANNOTATIONS, HOTSPOT)

_WITHOUT_VALUE = frozenset({"DO", "IT"})

Properties = Mapping[str, tuple[str, ...]]
"""Identifiers with their raw values, still escaped."""

_VALUE = r"\[((?:[^\]\\]|\\.)*+)\]"
_VALUES = pattern(rf"\s*(?:{_VALUE}\s*)++", re.DOTALL)
_ONE_VALUE = pattern(_VALUE, re.DOTALL)


def with_comment(snapshot: Snapshot, comment: str) -> Snapshot:
    """Set the node's comment, or remove it if the text is empty."""
    return _with_text(snapshot, "C", comment)


def with_node_name(snapshot: Snapshot, name: str) -> Snapshot:
    """Set the node's name, or remove it if the text is empty."""
    return _with_text(snapshot, "N", name)


def with_annotation_toggled(snapshot: Snapshot, name: str) -> Snapshot:
    """Set an annotation of the node, replacing another of its kind, or remove it if set.

    Raises ValueError for any other name.
    """
    if name not in ANNOTATIONS:
        raise ValueError(f"{name} is not an annotation")
    tree, node = snapshot.tree, snapshot.node
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
        return tuple(_ONE_VALUE.findall(text))
    return (write_text(text),)


def write_values(values: tuple[str, ...]) -> str:
    """Return raw values in brackets, as in a file."""
    return "".join(f"[{value}]" for value in values)


def problems(snapshot: Snapshot, wanted: Properties) -> tuple[Diagnostic, ...]:
    """Return the problems that properties would have in this node."""
    return sgf.check_node(_with(snapshot, wanted), snapshot.node)


def with_properties(snapshot: Snapshot, wanted: Properties) -> Snapshot:
    """Replace the node's properties; unchanged ones keep their bytes.

    Raises ValueError for an invalid property name.
    """
    for name in wanted:
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
