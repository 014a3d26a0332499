"""SGF markup that HEN lacks: arrows, lines, territory, dimmed points, the view."""

from bisect import bisect_right
from collections.abc import Mapping
from typing import NamedTuple

from hen_editor.core import markup
from hen_editor.core.board import BLACK, SGF_LETTERS, WHITE, Area, Color, Point
from hen_editor.core.sgf import GameTree, Node, NodeId
from hen_editor.core.sgf.per_game import PerGame

Line = tuple[Point, Point]
"""An arrow or a line: its start and end."""

TERRITORY = {"TB": BLACK, "TW": WHITE}
"""The territory properties and their owners."""

INHERITED = ("DD", "VW")
"""The properties inherited by descendants until set again; an empty value resets them."""

_SPELLINGS = (*INHERITED, "VieW")
"""What to search for in the text of a file to find the nodes that may have one of these."""


class Overlay(NamedTuple):
    """The markup of a node other than that of its position.

    arrows, lines: without duplicates. territory: points and their owners. selected: points of `SL`. dimmed: points
    greyed out. view: the visible points, None for all. letters, marked: `L` and `M` of old files; such a mark is a
    triangle on a stone, else a cross.
    """

    arrows: tuple[Line, ...] = ()
    lines: tuple[Line, ...] = ()
    territory: Mapping[Point, Color] = {}
    selected: frozenset[Point] = frozenset()
    dimmed: frozenset[Point] = frozenset()
    view: frozenset[Point] | None = None
    letters: Mapping[Point, str] = {}
    marked: frozenset[Point] = frozenset()

    @property
    def part(self) -> Area | None:
        """The part of the board to show, around the visible points; None for all of it."""
        return None if self.view is None else Area.around(self.view)

    @classmethod
    def of(cls, tree: GameTree, node: NodeId) -> "Overlay":
        """Return the overlay at a node; dimmed points and the view may be inherited."""
        properties = tree.node(node)
        dimmed, view = (inherited(tree, node, name) for name in INHERITED)
        if properties.raw.keys().isdisjoint(_OWN):
            return cls(dimmed=dimmed, view=view or None)
        return cls(
            lines_of(properties, "AR"),
            lines_of(properties, "LN"),
            {point: color for name, color in TERRITORY.items() for point in markup.points_of(properties, name)},
            frozenset(markup.points_of(properties, "SL")),
            dimmed,
            view or None,
            letters_of(properties),
            frozenset(markup.points_of(properties, "M")),
        )


_OWN = frozenset({"AR", "LN", "SL", "L", "M", *TERRITORY})


def letters_of(node: Node) -> Mapping[Point, str]:
    """Return the letters of `L` for its points, starting with a."""
    return dict(zip(markup.points_of(node, "L"), SGF_LETTERS, strict=False))


def lines_of(node: Node, name: str) -> tuple[Line, ...]:
    """Return the arrows or lines of a node between different points, without duplicates."""
    value = node.get(name)
    found: dict[Line, None] = {}
    for pair in value if isinstance(value, tuple) else ():
        if isinstance(pair, tuple) and len(pair) == 2:
            start, end = pair
            if isinstance(start, Point) and isinstance(end, Point) and start != end:
                found[start, end] = None
    return tuple(found)


def inherited(tree: GameTree, node: NodeId | None, name: str) -> frozenset[Point]:
    """Return the points of `DD` or `VW` in effect at a node: its own or inherited ones.

    None above the root.
    """
    teller = None if node is None else _source_node(tree, node, name)
    return frozenset() if teller is None else frozenset(markup.points_of(tree.node(teller), name))


def _source_node(tree: GameTree, node: NodeId, name: str) -> NodeId | None:
    """Return the source node of a property: the last one on the path that has it."""
    if name in tree.node(node).raw:
        return node
    known = _CANDIDATES.of(tree)
    known.look_as_far_as(tree, node)
    damaged = tree.source.damaged
    if not (known.nodes or damaged or tree.edited):
        return None
    for step in reversed(tree.path(node)):
        edited = tree.edited.get(step)
        if edited is not None and edited.pieces is not None:
            if any(piece.name == name for piece in edited.pieces):
                return step
        elif (step in known.nodes or step in damaged) and name in tree.node(step).raw:
            return step
    return None


class _Candidates:
    """The undamaged nodes of a file that may have `DD` or `VW`, as far as its text has been searched.

    Examining every node on a path would take too long, and so would searching all of a large text at once; nodes are in
    the same order in the tree and in the text.
    """

    def __init__(self) -> None:
        self.nodes: set[NodeId] = set()
        self._end = 0

    def look_as_far_as(self, tree: GameTree, node: NodeId) -> None:
        """Search the text up to the end of a node; all of it for a node that is not in it."""
        source, span = tree.source, tree.span
        end = source.ends[node] if span.root <= node < span.stop else span.end
        if end <= self._end:
            return
        for word in _SPELLINGS:
            place = source.text.find(word, max(self._end, span.start), end)
            while place >= 0:
                found = bisect_right(source.starts, place, span.root, span.stop) - 1
                self.nodes.add(found)
                place = source.text.find(word, max(place + 1, source.ends[found]), end)
        self._end = end


_CANDIDATES = PerGame(_Candidates)
