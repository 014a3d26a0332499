"""The properties of a node as they stand in the file, read and written as texts with their brackets."""

import re
from collections.abc import Mapping

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import Snapshot, edited
from hen_editor.core.patterns import pattern
from hen_editor.core.sgf import GameTree, check_node
from hen_editor.core.sgf.encoding.charsets import has_surrogate, restore_undecodable
from hen_editor.core.sgf.properties import is_identifier
from hen_editor.core.sgf.texts import write_text

Properties = Mapping[str, tuple[str, ...]]
"""Identifiers with their raw values, still escaped."""

_VALUE = r"\[((?:[^\]\\]|\\.)*+)\]"
_VALUES = pattern(rf"\s*(?:{_VALUE}\s*)++", re.DOTALL)
_ONE_VALUE = pattern(_VALUE, re.DOTALL)


def properties(snapshot: Snapshot) -> Properties:
    """Return the properties of the node."""
    return dict(snapshot.tree.node(snapshot.node).raw)


def read_values(text: str) -> tuple[str, ...]:
    r"""Return the raw values in a text; one that is not in brackets is the one value that it says.

    >>> read_values("[dd][pp]"), read_values("half a ]"), read_values("")
    (('dd', 'pp'), ('half a \\]',), ('',))
    """
    if _VALUES.fullmatch(text):
        return tuple(_ONE_VALUE.findall(text))
    return (write_text(text),)


def write_values(values: tuple[str, ...]) -> str:
    """Return raw values as they stand in a file."""
    return "".join(f"[{value}]" for value in values)


def problems(snapshot: Snapshot, wanted: Properties) -> tuple[Diagnostic, ...]:
    """Return what is odd about properties, were they those of the node."""
    return check_node(_with(snapshot, wanted), snapshot.node)


def with_properties(snapshot: Snapshot, wanted: Properties) -> Snapshot:
    """Give the node these properties and no others; those that are as they were keep their bytes.

    Raises ValueError for a name that cannot be an identifier.
    """
    for name in wanted:
        if not is_identifier(name):
            raise ValueError(f"{name!r} cannot be the name of a property")
    return edited(snapshot, _with(snapshot, wanted))


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
