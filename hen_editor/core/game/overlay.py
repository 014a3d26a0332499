"""SGF markup that HEN lacks: arrows, lines, territory, greyed-out points, the view."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from threading import Lock
from typing import NamedTuple

from hen_editor.core import markup
from hen_editor.core.board import BLACK, WHITE, Area, Color, Point, PointPair
from hen_editor.core.sgf import GameTree, Node, NodeId
from hen_editor.core.sgf.edits import EditLog, edited_between
from hen_editor.core.sgf.node import PerGame
from hen_editor.core.sgf.source import Source

TERRITORY = {"TB": BLACK, "TW": WHITE}
"""The territory properties and their owners."""

INHERITED = ("DD", "VW", "PM")
"""The properties inherited by descendants until set again; an empty value resets them."""

_SPELLINGS = (*INHERITED, "VieW", "PrintMode")
"""What to search for in the text of a file to find the nodes that may have one of these."""


class Overlay(NamedTuple):
    """The markup of a node other than that of its position.

    arrows, lines: without duplicates. territory: points and their owners. selected: points of `SL`. greyed_out: points
    greyed out. view: the visible points, None for all.
    """

    arrows: tuple[PointPair, ...] = ()
    lines: tuple[PointPair, ...] = ()
    territory: Mapping[Point, Color] = {}
    selected: frozenset[Point] = frozenset()
    greyed_out: frozenset[Point] = frozenset()
    view: frozenset[Point] | None = None

    @property
    def part(self) -> Area | None:
        """The part of the board to show, around the visible points; None for all of it."""
        return None if self.view is None else Area.around(self.view)

    @classmethod
    def of(cls, tree: GameTree, node: NodeId) -> "Overlay":
        """Return the overlay at a node; greyed-out points and the view may be inherited."""
        properties = tree.node(node)
        greyed_out, view = (inherited(tree, node, name) for name in ("DD", "VW"))
        if properties.raw.keys().isdisjoint(_OWN):
            return cls(greyed_out=greyed_out, view=view or None)
        return cls(
            lines_of(properties, "AR"),
            lines_of(properties, "LN"),
            {point: color for name, color in TERRITORY.items() for point in markup.points_of(properties, name)},
            frozenset(markup.points_of(properties, "SL")),
            greyed_out,
            view or None,
        )


_OWN = frozenset({"AR", "LN", "SL", *TERRITORY})


def lines_of(node: Node, name: str) -> tuple[PointPair, ...]:
    """Return the arrows or lines of a node between different points, without duplicates."""
    value = node.get(name)
    found: dict[PointPair, None] = {}
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
    source = None if node is None else source_node(tree, node, name)
    return frozenset() if source is None else frozenset(markup.points_of(tree.node(source), name))


def source_node(tree: GameTree, node: NodeId, name: str) -> NodeId | None:
    """Return the source node of a property in `INHERITED`: the last one on the path that has it."""
    if name in tree.node(node).raw:
        return node
    return next((step for step in _CANDIDATES.of(tree).on_path(tree, node) if name in tree.node(step).raw), None)


class _Candidates:
    """The nodes of a game that may have an inherited property: examining every node on a path would take too long.

    The text of the file is searched only as far as needed: searching all of a large one at once would take too long,
    too. Nodes are in the same order in the tree and in the text, so all nodes before that point are known.
    """

    def __init__(self) -> None:
        self._nodes: set[NodeId] = set()
        self._edited: set[NodeId] = set()
        self._lock = Lock()
        self._end = 0
        self._source: Source | None = None
        self._log: EditLog | None = None

    def on_path(self, tree: GameTree, node: NodeId) -> list[NodeId]:
        """Return those on the path to a node of a state of the game, the last one first."""
        with self._lock:
            self._look_as_far_as(tree, node)
            self._look_at_edits(tree)
            damaged = tree.source.damaged
            if not (self._nodes or damaged or self._edited):
                return []
            path = reversed(tree.path(node))
            return [step for step in path if step in self._edited or step in self._nodes or step in damaged]

    def _look_at_edits(self, tree: GameTree) -> None:
        """Examine the nodes edited since the state of the game that was examined last."""
        if tree.source is not self._source:
            self._edited.clear()
            nodes: Iterable[NodeId] = tree.edited
        else:
            nodes = edited_between(tree.log, self._log)
        self._source, self._log = tree.source, tree.log
        for node in nodes:
            entry = tree.edited.get(node)
            pieces = () if entry is None else entry.pieces or ()
            if any(piece.name in INHERITED for piece in pieces):
                self._edited.add(node)
            else:
                self._edited.discard(node)

    def _look_as_far_as(self, tree: GameTree, node: NodeId) -> None:
        """Search the text up to the end of a node; all of it for a node that is not in it."""
        source, span = tree.source, tree.span
        end = source.ends[node] if span.root <= node < span.stop else span.end
        if end <= self._end:
            return
        for word in _SPELLINGS:
            place = source.text.find(word, max(self._end, span.start), end)
            while place >= 0:
                found = bisect_right(source.starts, place, span.root, span.stop) - 1
                self._nodes.add(found)
                place = source.text.find(word, max(place + 1, source.ends[found]), end)
        self._end = end


_CANDIDATES = PerGame(_Candidates)
