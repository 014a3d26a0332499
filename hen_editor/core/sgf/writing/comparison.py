"""Compare games with games that were read, node by node."""

from collections.abc import Generator, Iterator, Mapping

from hen_editor.core.sgf.collection import Collection
from hen_editor.core.sgf.node import NodeId
from hen_editor.core.sgf.tokens import escaped
from hen_editor.core.sgf.tree import GameTree

LINES = 256
"""How many lines of nodes are compared at a time."""

LONGEST_LINE = 256
"""The most nodes of a line."""


def comparing(collection: Collection, read: Collection) -> Generator[float, None, bool]:
    """Return whether, in slices, unedited games have all nodes and properties of these games, and no others.

    Yields the progress, from 0 to 1.
    """
    if len(collection.games) != len(read.games):
        return False
    done, total = 0, sum(map(len, collection.games))
    for tree, there in zip(collection.games, read.games, strict=True):
        if len(tree) != len(there):
            return False
        for count, nodes in enumerate(_compared(tree, there)):
            if not nodes:
                return False
            done += nodes
            if count % LINES == 0:
                yield done / total
    return True


def _compared(tree: GameTree, there: GameTree) -> Iterator[int]:
    """Yield for each line of nodes, in file order, how many they are; 0 unless they are there, with as many children.

    A line is a run of unedited nodes, each the only child of the one before. Properties are read only where the texts
    differ, or the same text may have other properties because it is damaged.
    """
    is_damaged = any(source.damaged or source.unclosed for source in (tree.source, there.source))
    node_there = there.root
    stack = [tree.root]
    while stack:
        first = stack.pop()
        last = first if is_damaged else _end_of_line(tree, first)
        last_there = node_there + last - first
        children = tree.children(last)
        is_there = (
            last_there < there.span.stop
            and len(children) == len(there.children(last_there))
            and (
                (not is_damaged and _text(tree, first, last) == _text(there, node_there, last_there))
                or _have_same_properties(tree, range(first, last + 1), there, range(node_there, last_there + 1))
            )
        )
        yield last + 1 - first if is_there else 0
        stack.extend(reversed(children))
        node_there = last_there + 1


def _end_of_line(tree: GameTree, first: NodeId) -> NodeId:
    """Return the last node of a line: up to there, no text in the source separates the nodes."""
    source, edited = tree.source, tree.edited
    if not tree.span.root <= first < tree.span.stop or first in edited:
        return first
    starts, ends = source.starts, source.ends
    last, limit = first, min(first + LONGEST_LINE, tree.span.stop) - 1
    while last < limit and ends[last] == starts[last + 1] and not (edited and last + 1 in edited):
        last += 1
    return last


def _text(tree: GameTree, first: NodeId, last: NodeId) -> str:
    edited = tree.edited.get(first) if tree.edited else None
    if edited is not None and edited.pieces is not None:
        return "".join([piece.text for piece in edited.pieces])
    source = tree.source
    return source.text[source.starts[first] : source.ends[last]]


def _have_same_properties(tree: GameTree, nodes: range, there: GameTree, nodes_there: range) -> bool:
    """Return whether the nodes of a line have the same properties, and all but the last one child there."""
    return all(
        _mean_the_same(tree.node(node).raw, there.node(other).raw)
        and (node == nodes[-1] or len(there.children(other)) == 1)
        for node, other in zip(nodes, nodes_there, strict=True)
    )


def _mean_the_same(raw: Mapping[str, tuple[str, ...]], there: Mapping[str, tuple[str, ...]]) -> bool:
    """Return whether raw properties are the same, but for escapes that some bytes around them make unnecessary."""
    return raw == there or _escaped(raw) == _escaped(there)


def _escaped(raw: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {name: tuple(map(escaped, values)) for name, values in raw.items()}
