"""What a tree view shows: a tree, its current node and its collapsed nodes, what each looks like, and its tooltip."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import Color, Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.game.line import moves_per_node
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.game.search import SamePositions
from hen_editor.core.moves import MOVES, made_moves
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.core.replay import SETUP, Replay
from hen_editor.core.sgf import GameTree, Node, NodeId
from hen_editor.ui.tree.layout import Cell, Layout, LayoutCache
from hen_editor.ui.widgets.plain_text import escaped
from hen_editor.ui.wording import grouped, listed, message

SIGNS = ("TE", "BM", "DO", "IT", "HO")
"""The annotations that are drawn, the first one on a node."""

LONGEST_COMMENT = 600
"""The most characters of a comment in a tooltip."""

MAX_SAME_POSITIONS = 5
"""The most other moves with the same position that a tooltip names."""

_SIDE = 160
"""The side of the board in a tooltip, in pixels."""


class ShownTree:
    """A tree with its layout and glyphs, its current node with the path to it, and its collapsed nodes.

    Descendants of collapsed nodes are not laid out. Going to one of them expands what hides it. Nodes stay collapsed
    through edits and while another game of the file is shown.
    """

    def __init__(self, tree: GameTree, node: NodeId) -> None:
        self.tree = tree
        self.node = node
        self.layout_cache = LayoutCache(tree, node)
        self.glyphs = Glyphs(tree)
        self.path: dict[int, int] = {}
        self._folded: frozenset[NodeId] = frozenset()
        self.mark_path()

    @property
    def layout(self) -> Layout:
        """The layout of the tree, or an approximation until it is ready."""
        return self.layout_cache.layout

    @property
    def current_cell(self) -> Cell | None:
        """The current node's cell; None while a provisional layout lacks it."""
        return self.layout.cell(self.node) if self.node in self.layout else None

    def show(self, tree: GameTree, node: NodeId) -> tuple[Cell, Cell] | None:
        """Switch to this tree and this node.

        If nothing else has changed, and the current node has moved along one line of the tree, return the cells that it
        has moved from and to, otherwise None.
        """
        before, layout, lines, start = self.tree, self.layout, self.path.keys(), self.current_cell
        folded = self._folded if tree.ids is self.tree.ids else frozenset()
        in_sight = tree is self.tree and node in self.layout and not self.layout_cache.is_provisional
        if not in_sight and folded:
            above = folded.intersection(tree.path(node)[:-1])
            folded = folded - above if above else folded
        self._set(tree, node, folded)
        end = self.current_cell
        if tree is not before or self.layout is not layout or self.path.keys() != lines or start is None or end is None:
            return None
        return start, end

    def mark_path(self) -> None:
        """Find the path to the current node in a new layout."""
        if self.node in self.layout:
            self.path = self.layout.path(self.node)

    def fold_or_unfold(self) -> None:
        """Collapse or expand the current node."""
        if self.node in self._folded:
            self.unfold(self.node)
        else:
            self.fold()

    def fold(self) -> None:
        """Collapse the current node."""
        if self.tree.children(self.node):
            self._fold(self._folded | {self.node})

    def fold_variations(self) -> None:
        """Collapse every variation to its first move, except the main line and the path to the current node."""
        tree = self.tree
        lines = {*tree.main_line(), *tree.path(self.node)}
        beside = (child for node in lines for child in tree.children(node) if child not in lines)
        self._fold((self._folded - lines).union(child for child in beside if tree.children(child)))

    def unfold(self, node: NodeId) -> None:
        """Expand a node and all its descendants."""
        folded = self._folded - {node}
        self._fold(folded.difference(self.tree.walk(node)) if folded else folded)

    def _fold(self, folded: frozenset[NodeId]) -> None:
        if folded != self._folded:
            self._set(self.tree, self.node, folded)

    def _set(self, tree: GameTree, node: NodeId, folded: frozenset[NodeId]) -> None:
        if tree is not self.tree:
            self.glyphs.set_tree(tree)
        if tree is not self.tree or folded is not self._folded:
            self.layout_cache.set_tree(tree, node, folded)
        self.layout_cache.show(node)
        self.tree, self.node, self._folded = tree, node, folded
        self.mark_path()


class Shape(Enum):
    """What a node does."""

    STONE = auto()
    PASS = auto()
    SETUP = auto()
    DOT = auto()


class NodeGlyph(NamedTuple):
    """A node as it is drawn.

    color: whose move it is; for setup, the colour of its first stone that SGF lacks, else None. sign: the property name
    of its annotation.
    """

    shape: Shape
    color: Color | None = None
    has_comment: bool = False
    sign: str = ""


def glyph_of(node: Node) -> NodeGlyph:
    """Return what a node looks like."""
    has_comment = any(node.raw.get("C", ()))
    sign = next((name for name in SIGNS if name in node.raw), "")
    for name, color in MOVES.items():
        if name in node.raw and name in node:
            shape = Shape.STONE if isinstance(node[name], Point) else Shape.PASS
            return NodeGlyph(shape, color, has_comment, sign)
    is_setup = not node.raw.keys().isdisjoint(SETUP)
    if "HEN" not in node.raw:
        return NodeGlyph(Shape.SETUP if is_setup else Shape.DOT, None, has_comment, sign)
    for move in made_moves(node):
        return NodeGlyph(Shape.PASS if move.point is None else Shape.STONE, move.color, has_comment, sign)
    alone = Replay(node.size)
    alone.step(node)
    added = next((color for color in alone.stones.values() if color not in PLAIN_ORDER), None)
    return NodeGlyph(Shape.SETUP if is_setup or added else Shape.DOT, added, has_comment, sign)


class Glyphs:
    """The glyphs and move numbers of a game's nodes, computed on demand and cached across edits."""

    def __init__(self, tree: GameTree) -> None:
        self._tree = tree
        self._glyphs: dict[NodeId, tuple[object, NodeGlyph]] = {}  # with the node's text, by identity
        self._numbers: dict[NodeId, int] = {}

    def set_tree(self, tree: GameTree) -> None:
        """Switch to another tree, keeping the cache for unchanged nodes."""
        before, self._tree = self._tree, tree
        if (tree.source, tree.size, tree.is_go) != (before.source, before.size, before.is_go):
            self._glyphs, self._numbers = {}, {}
        elif not tree.is_state_of(before) or not all(
            map(self._is_number_right, self._numbers.keys() & tree.edited_since(before))
        ):
            self._numbers = {}

    def _is_number_right(self, node: NodeId) -> bool:
        """Return whether the known number of a node is its parent's plus the moves it has."""
        if node not in self._tree:
            return False
        parent, (moves,) = self._tree.parent(node), moves_per_node(self._tree, [node])
        above = 0 if parent is None else self._numbers.get(parent)
        return above is not None and self._numbers[node] == above + moves

    def of(self, node: NodeId) -> NodeGlyph:
        """Return what a node looks like."""
        edited = self._tree.edited.get(node)
        text = None if edited is None else edited.pieces
        known = self._glyphs.get(node)
        if known is not None and known[0] is text:
            return known[1]
        glyph = glyph_of(self._tree.node(node))
        self._glyphs[node] = text, glyph
        return glyph

    def move_number(self, node: NodeId) -> int:
        """Return the number of moves from the root to a node, both included."""
        path = []
        above: NodeId | None = node
        while above is not None and above not in self._numbers:
            path.append(above)
            above = self._tree.parent(above)
        path.reverse()
        number = 0 if above is None else self._numbers[above]
        for below, moves in zip(path, moves_per_node(self._tree, path), strict=True):
            number += moves
            self._numbers[below] = number
        return number


def rich_text(
    shown: ShownTree, node: NodeId, same: SamePositions, problem_of: Mapping[NodeId, Diagnostic], widget: QWidget
) -> str:
    """Return the tooltip of a node of a tree, `~node` for its fold. widget: supplies the colours and the font."""
    if node < 0:
        count = shown.layout.hidden[~node]
        words = QCoreApplication.translate("TreeView", "Hidden nodes: {count}. Click to show them.")
        return words.format(count=grouped(count))
    from hen_editor.ui.thumbnails import Look, painted_html

    values = shown.tree.node(node)
    name, comment = (str(values.get(ident) or "") for ident in ("N", "C"))
    if len(comment) > LONGEST_COMMENT:
        comment = comment[:LONGEST_COMMENT] + "…"
    stones = Replay.of(shown.tree, node).stones
    part = Overlay.of(shown.tree, node).part
    parts = [painted_html(stones, Look.of(widget, _SIDE), part)]
    parts += [escaped(_elsewhere(shown, node, same))] if node in same else []
    parts += [escaped(message(problem_of[node]))] if node in problem_of else []
    parts += [f"<b>{escaped(name)}</b>"] if name else []
    parts += [f'<span style="white-space: pre-wrap">{escaped(comment)}</span>'] if comment else []
    return "<br>".join(parts)


def _elsewhere(shown: ShownTree, node: NodeId, same: SamePositions) -> str:
    """Return in words the other moves after which the position of a node occurs."""
    others = [other for other in same[node] if other != node and other in shown.tree]
    if not others:
        return ""
    words = QCoreApplication.translate("TreeView", "Same position elsewhere: move {numbers}")
    if len(others) > MAX_SAME_POSITIONS:
        words = QCoreApplication.translate("TreeView", "Same position elsewhere: move {numbers} and others")
    numbers = dict.fromkeys(shown.glyphs.move_number(other) for other in others[:MAX_SAME_POSITIONS])
    return words.format(numbers=listed(grouped(number) for number in numbers))
