"""The brackets of a game in its source, and the text of a game whose tree has changed."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from hen_editor.core.sgf.node import NodeId
from hen_editor.core.sgf.tokens import WORD, Piece, closed, is_unclosed
from hen_editor.core.sgf.tree import GameTree

LONGEST_LINE = 100
"""The line length after which new nodes begin another line."""


class Chunk(NamedTuple):
    """A part of the text to write: new text, or the source text from `start` to `end`."""

    text: str
    start: int = -1
    end: int = -1


class Chunks:
    """Collects chunks; adjacent parts of the source are merged."""

    def __init__(self) -> None:
        self._done: list[Chunk] = []
        self._start = self._end = 0

    def add_source(self, start: int, end: int) -> None:
        """Add a part of the source."""
        if start != self._end:
            self._finish_stretch(start)
        self._end = end

    def ends_at(self, position: int) -> bool:
        """Return whether the last addition was source text up to a position."""
        return self._start < self._end == position

    def add_text(self, text: str) -> None:
        """Add a text that is not in the source."""
        if text:
            self._finish_stretch(self._end)
            self._done.append(Chunk(text))

    def add_pieces(self, pieces: Sequence[Piece]) -> None:
        """Add the pieces of a node, apart where they would run together."""
        for before, piece in pairwise((_NOTHING, *pieces)):
            self.add_text(_gap(before, piece))
            text, closing = closed(piece) if is_unclosed(piece) else (piece.text, "")
            if piece.start < 0:
                self.add_text(text)
            else:
                self.add_source(piece.start, piece.start + len(text))
            self.add_text(closing)

    def all(self) -> list[Chunk]:
        """Return what was added."""
        self._finish_stretch(self._end)
        return self._done

    def _finish_stretch(self, next_start: int) -> None:
        if self._end > self._start:
            self._done.append(Chunk("", self._start, self._end))
        self._start = self._end = next_start


_NOTHING = Piece("", (), "")


def _gap(before: Piece, after: Piece) -> str:
    """Return what separates a property from the unread text before it.

    That text may end in a word or a truncated character, which would swallow what follows.
    """
    if before.name or not after.name or 0 <= after.start == before.start + len(before.text):
        return ""
    if not before.text[-1:].isascii():
        return "\n"
    return " " if before.text.endswith(tuple(WORD)) else ""


class _Layout(NamedTuple):
    """The text around the lines of a loaded game.

    lines: the first node of each line, and the last. A line is a run of adjacent unedited nodes, each the only child of
    the one before. leads: where the text begins that belongs to the first node of each line and precedes it. opened:
    how many brackets are opened in that text. closers: the text of each bracket that closes one that a node opened, the
    innermost first. tail: what follows them all.
    """

    lines: dict[NodeId, NodeId]
    leads: dict[NodeId, int]
    opened: dict[NodeId, int]
    closers: dict[NodeId, list[tuple[int, int]]]
    tail: tuple[int, int]


_NO_NODE = -1
_BRACKETS = frozenset("()")


def _layout(tree: GameTree) -> _Layout:
    """Assign each bracket of a game to a node: an opening one to the node that follows it.

    The root has the game's own, even if the source leaves it out. A bracket that closes the whole game before its last
    node is superfluous; it belongs to no node and is left out.
    """
    source, span = tree.source, tree.span
    text = source.text
    layout = _Layout(_lines(tree), {}, {}, {}, (span.end, span.end))
    stack: list[NodeId] = []
    if text[span.start] != "(":
        layout.opened[span.root] = 1
    position = span.start
    for node, last in layout.lines.items():
        start = source.starts[node]
        layout.leads[node] = _assign_gap(text, position, start, stack, layout.closers, closes_game=False)
        while stack and stack[-1] == _NO_NODE:
            stack.pop()
            layout.opened[node] = layout.opened.get(node, 0) + 1
        stack.extend([node] * layout.opened.get(node, 0))
        position = source.ends[last]
    end = _assign_gap(text, position, span.end, stack, layout.closers, closes_game=True)
    return layout._replace(tail=(end, span.end))


def _lines(tree: GameTree) -> dict[NodeId, NodeId]:
    """Return the lines of a layout: one begins after each gap; each edited node is a line by itself."""
    source, (_, _, root, stop) = tree.source, tree.span
    gaps = zip(source.ends[root : stop - 1], source.starts[root + 1 : stop], strict=True)
    after_gaps = [node for node, (end, start) in enumerate(gaps, root + 1) if end != start]
    edited = [node for known in tree.edited for node in (known, known + 1) if root <= node < stop]
    firsts = sorted({root, *after_gaps, *edited})
    return dict(zip(firsts, [*(node - 1 for node in firsts[1:]), stop - 1], strict=True))


def _assign_gap(
    text: str,
    start: int,
    end: int,
    stack: list[NodeId],
    closers: dict[NodeId, list[tuple[int, int]]],
    *,
    closes_game: bool,
) -> int:
    """Process the brackets between two nodes; return where the text that belongs to the next one begins."""
    for position in range(start, end):
        if text[position] == "(":
            stack.append(_NO_NODE)
        elif text[position] == ")" and len(stack) == 1 and not closes_game:
            start = position + 1
        elif text[position] == ")" and stack and (owner := stack.pop()) >= 0:
            closers.setdefault(owner, []).append((start, position + 1))
            start = position + 1
    return start


def is_as_read(tree: GameTree, *, is_last: bool) -> bool:
    """Return whether the text of a game is exactly its source text.

    is_last: nothing follows this game in its file, so brackets that the source does not close may stay open.
    """
    return not tree.edited and not tree.removed and _may_stay(tree, is_last=is_last)


def chunks_of_game(tree: GameTree, *, is_last: bool, is_moved: bool) -> list[Chunk]:
    """Return the text of a game in chunks; unedited parts refer to its source.

    is_last: as for `is_as_read`. is_moved: the text before the game differs from its source.
    """
    out = Chunks()
    if is_moved or tree.root in tree.edited:  # otherwise the root is recognised without it
        out.add_text(_missing_opening(tree))
    if is_as_read(tree, is_last=is_last):
        out.add_source(tree.span.start, tree.span.end)
        return out.all()
    if _may_stay(tree, is_last=is_last) and _has_its_structure(tree):
        return _edited_in_place(tree, out)
    return Arrangement(tree, out, is_last=is_last).chunks()


def _may_stay(tree: GameTree, *, is_last: bool) -> bool:
    """Return whether a game has a source, and brackets that the source leaves open may stay open."""
    span = tree.span
    return span.stop > span.root and (is_last or span.end < len(tree.source.text))


def _has_its_structure(tree: GameTree) -> bool:
    """Return whether only the text of nodes changed since the game was loaded."""
    source, span = tree.source, tree.span
    if tree.removed or source.unclosed:
        return False
    return all(
        span.root <= node < span.stop
        and edited.children == source.children(node, span.stop)
        and (edited.parent is None or edited.parent == source.parents[node])
        for node, edited in tree.edited.items()
    )


def _edited_in_place(tree: GameTree, out: Chunks) -> list[Chunk]:
    position = tree.span.start
    for node in sorted(tree.edited):
        out.add_source(position, tree.source.starts[node])
        out.add_pieces(tree.pieces(node))
        position = tree.source.ends[node]
    out.add_source(position, tree.span.end)
    return out.all()


def _missing_opening(tree: GameTree) -> str:
    """Return the opening bracket if the source lacks it."""
    text, span = tree.source.text, tree.span
    return "(" if span.stop > span.root and text[span.start] != "(" else ""


class Arrangement:
    """Writes a game whose structure has changed: each node with its own text, and brackets where needed."""

    def __init__(self, tree: GameTree, out: Chunks, *, is_last: bool) -> None:
        self._tree = tree
        self._is_last = is_last
        self._is_loaded = tree.span.stop > tree.span.root
        self._layout = _layout(tree) if self._is_loaded else _Layout({}, {}, {}, {}, (0, 0))
        self._out = out
        self._column = 0
        self._unclosed: NodeId | None = None
        self._cut_off = (0, 0)
        self._closing = ""
        self._unwritten = 0

    def chunks(self) -> list[Chunk]:
        """Return the text of the game."""
        opened, lines, children_of = self._layout.opened, self._layout.lines, self._tree.children
        stack = [(self._tree.root, not self._is_loaded, True)]
        while stack:
            node, is_bracketed, begins = stack.pop()
            if not begins:
                self._end(node, is_bracketed)
                continue
            is_added = is_bracketed and node not in opened
            self._begin(node, is_added)
            if is_added or node in opened:
                stack.append((node, is_added, False))
            children = children_of(lines.get(node, node))
            stack.extend([(child, len(children) > 1, True) for child in reversed(children)])
        if not self._is_last:
            self._add_what_is_missing()
        self._leave_open()
        self._out.add_source(*self._layout.tail)
        return self._out.all()

    def _begin(self, node: NodeId, is_bracket_added: bool) -> None:
        """Add a node and the rest of its line, with the text before them."""
        tree, lead = self._tree, self._layout.leads.get(node)
        edited = tree.edited.get(node)
        is_as_read = lead is not None and (edited is None or edited.pieces is None)
        if self._unwritten or self._unclosed is not None:
            self._close_before(node, is_as_read)
        if lead is None:
            self._add_new(node, is_bracket_added)
            return
        last = self._layout.lines[node]
        start, end = tree.source.starts[node], tree.source.ends[last]
        self._column = 0
        is_begun = self._out.ends_at(lead) or not _BRACKETS.isdisjoint(tree.source.text[lead:start])
        self._out.add_source(lead, start)
        if is_bracket_added:
            self._out.add_text("(")
        if is_as_read and (is_bracket_added or not is_begun) and tree.source.text[start] != ";":
            self._out.add_text(";")
        if is_as_read:
            self._add_as_read(start, end, last)
        else:
            self._out.add_pieces(tree.pieces(node))

    def _add_new(self, node: NodeId, is_bracket_added: bool) -> None:
        """Add a new node; variations and overlong lines begin a new line of text."""
        pieces = self._tree.pieces(node)
        length = sum([len(piece.text) for piece in pieces])
        is_after_root = not self._is_loaded and self._tree.parent(node) == self._tree.root
        breaks = is_bracket_added or is_after_root or self._column + length > LONGEST_LINE
        if breaks and node != self._tree.root:
            self._out.add_text("\n")
            self._column = 0
        self._column += length
        self._out.add_text("(" if is_bracket_added else "")
        self._out.add_pieces(pieces)

    def _end(self, node: NodeId, is_bracket_added: bool) -> None:
        """Add the brackets that close after a node and its descendants."""
        closers = self._layout.closers.get(node, [])
        if is_bracket_added or closers:
            self._add_what_is_missing()
        self._out.add_text(")" if is_bracket_added else "")
        for start, end in closers:
            self._out.add_source(start, end)
        self._unwritten += self._layout.opened.get(node, 0) - len(closers)

    def _add_as_read(self, start: int, end: int, last: NodeId) -> None:
        """Add the text of nodes; the end of an unclosed value is held back until the next addition."""
        source = self._tree.source
        self._unclosed = last if last in source.unclosed else None
        kept = end
        if self._unclosed is not None:
            piece = source.pieces(last)[-1]
            text, self._closing = closed(piece)
            kept = piece.start + len(text)
        self._out.add_source(start, kept)
        self._cut_off = (kept, end)

    def _close_before(self, node: NodeId, is_as_read: bool) -> None:
        """Close what the source leaves open, unless the source's own next node follows."""
        if self._unwritten or not is_as_read or self._unclosed != node - 1:
            self._add_what_is_missing()
        self._leave_open()

    def _add_what_is_missing(self) -> None:
        """Add the brackets that the source leaves out, needed as soon as anything follows."""
        self._out.add_text(self._closing if self._unclosed is not None else "")
        self._out.add_text(")" * self._unwritten)
        self._unclosed, self._unwritten = None, 0

    def _leave_open(self) -> None:
        """Leave an unclosed value as it is in the source."""
        if self._unclosed is not None:
            self._out.add_source(*self._cut_off)
            self._unclosed = None
