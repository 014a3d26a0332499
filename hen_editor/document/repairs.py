"""Repairs of the errors in a file: how often, and where."""

from bisect import bisect_right
from collections.abc import Sequence

from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.sgf import Collection, Place
from hen_editor.core.sgf.codes import AND_MORE


def repairs(problems: Sequence[Diagnostic]) -> tuple[int, bool]:
    """Count the repairs among the problems of reading a file, except notes; return whether there are more.

    >>> from hen_editor.core import sgf
    >>> repairs(sgf.parse("Dear Sir (;b[dd])").diagnostics)
    (1, False)
    """
    count = sum(problem.severity is not Severity.NOTE for problem in problems)
    return count, any(problem.code == AND_MORE.code for problem in problems)


def place_of(collection: Collection, problem: Diagnostic) -> Place | None:
    """Return the node of a problem of reading a file: its own, or the one that contains or precedes its text.

    None if that node no longer exists.
    """
    source, node = collection.source, problem.node
    if node is None and problem.span is not None:
        node = max(bisect_right(source.starts, problem.span.start) - 1, 0)
    if node is None:
        return None
    games = enumerate(collection.games)
    return next((Place(index, node) for index, tree in games if tree.source is source and node in tree), None)
