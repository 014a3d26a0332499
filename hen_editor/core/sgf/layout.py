"""How the brackets of a game stand in its source, and the text of a game whose tree has changed."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hen_editor.core.sgf.node import NodeId
from hen_editor.core.sgf.source import GameSpan, Source
from hen_editor.core.sgf.tokens import Piece
from hen_editor.core.sgf.tree import GameTree

LONGEST_LINE = 100
"""How many characters of new nodes stand in a line before another is begun."""


class Chunk(NamedTuple):
    """A stretch of the text to write: new text, or the source's from `start` to `end`."""

    text: str
    start: int = -1
    end: int = -1


class _Layout(NamedTuple):
    """The text around the nodes of a loaded game.

    leads: where the text before each node begins that belongs to it. opened: how many brackets are opened in it.
    closers: the text of each bracket that closes one of a node's own, the innermost first. tail: what follows them all.
    """

    leads: dict[NodeId, int]
    opened: dict[NodeId, int]
    closers: dict[NodeId, list[tuple[int, int]]]
    tail: tuple[int, int]


_NOBODY = -1


def _layout(source: Source, span: GameSpan) -> _Layout:
    text, starts, ends = source.text, source.starts, source.ends
    leads: dict[NodeId, int] = {}
    opened: dict[NodeId, int] = {}
    closers: dict[NodeId, list[tuple[int, int]]] = {}
    stack: list[NodeId] = []
    position = span.start
    for node in range(span.root, span.stop + 1):
        gap_end = starts[node] if node < span.stop else span.end
        begin = position
        for place in range(position, gap_end):
            if text[place] == "(":
                stack.append(_NOBODY)
            elif text[place] == ")" and stack and (owner := stack.pop()) != _NOBODY:
                closers.setdefault(owner, []).append((begin, place + 1))
                begin = place + 1
        if node == span.stop:
            return _Layout(leads, opened, closers, (begin, gap_end))
        leads[node] = begin
        for depth in range(len(stack) - 1, -1, -1):
            if stack[depth] != _NOBODY:
                break
            stack[depth] = node
            opened[node] = opened.get(node, 0) + 1
        position = ends[node]
    raise AssertionError("a game has a last gap")


def chunks_of_game(tree: GameTree, *, is_last: bool) -> Iterator[Chunk]:
    """Give the text of a game in stretches; what was not edited is a stretch of its source.

    is_last: nothing follows this game in its file, so what the source does not close may stay open.
    """
    span = tree.span
    ends_file = span.stop > span.root and span.end == len(tree.source.text)
    may_stay = span.stop > span.root and (is_last or not ends_file)
    if may_stay and not tree.edited and not tree.removed:
        yield Chunk("", span.start, span.end)
    elif may_stay and _has_its_structure(tree):
        yield from _edited_in_place(tree)
    else:
        yield from _Arrangement(tree, is_last=is_last).chunks()


def _has_its_structure(tree: GameTree) -> bool:
    """Tell whether only texts of nodes changed since the game was loaded."""
    source, span = tree.source, tree.span
    if tree.removed or source.unclosed:
        return False
    return all(
        span.root <= node < span.stop
        and edited.children == source.children(node, span.stop)
        and (edited.parent is None or edited.parent == source.parents[node])
        for node, edited in tree.edited.items()
    )


def _edited_in_place(tree: GameTree) -> Iterator[Chunk]:
    position = tree.span.start
    for node in sorted(tree.edited):
        yield Chunk("", position, tree.source.starts[node])
        yield from _chunks_of_pieces(tree.pieces(node))
        position = tree.source.ends[node]
    yield Chunk("", position, tree.span.end)


def _chunks_of_pieces(pieces: Iterable[Piece]) -> Iterator[Chunk]:
    for piece in pieces:
        yield Chunk(piece.text) if piece.start < 0 else Chunk("", piece.start, piece.start + len(piece.text))


class _Arrangement:
    """Writes a game whose tree is not the source's: each node with its own text, and brackets where they are needed."""

    def __init__(self, tree: GameTree, *, is_last: bool) -> None:
        self._tree = tree
        self._is_last = is_last
        is_loaded = tree.span.stop > tree.span.root
        self._layout = _layout(tree.source, tree.span) if is_loaded else _Layout({}, {}, {}, (0, 0))
        self._column = 0
        self._unclosed: NodeId | None = None
        self._unwritten = 0

    def chunks(self) -> Iterator[Chunk]:
        """Give the text of the game."""
        stack = [(self._tree.root, not self._layout.leads, True)]
        while stack:
            node, is_bracketed, begins = stack.pop()
            if not begins:
                yield from self._end(node, is_bracketed)
                continue
            is_added = is_bracketed and not self._layout.opened.get(node)
            yield from self._beginning(node, is_added)
            stack.append((node, is_added, False))
            children = self._tree.children(node)
            stack.extend((child, len(children) > 1, True) for child in reversed(children))
        if not self._is_last:
            yield from self._what_is_missing()
        yield Chunk("", *self._layout.tail)

    def _beginning(self, node: NodeId, is_bracket_added: bool) -> Iterator[Chunk]:
        """Give a node with what stands before it."""
        tree, lead = self._tree, self._layout.leads.get(node)
        edited = tree.edited.get(node)
        is_as_read = lead is not None and (edited is None or edited.pieces is None)
        if self._unwritten or not (is_as_read and self._unclosed == node - 1):
            yield from self._what_is_missing()
        self._unclosed = None
        pieces = tree.pieces(node) if not is_as_read else ()
        if lead is None:
            yield Chunk(self._new_lead(node, pieces, is_bracket_added))
        else:
            yield Chunk("", lead, tree.source.starts[node])
            yield Chunk("(" if is_bracket_added else "")
            self._column = 0
        if is_as_read:
            yield Chunk("", tree.source.starts[node], tree.source.ends[node])
            self._unclosed = node if node in tree.source.unclosed else None
        else:
            yield from _chunks_of_pieces(pieces)

    def _new_lead(self, node: NodeId, pieces: Iterable[Piece], is_bracket_added: bool) -> str:
        """Return what stands before a new node: variations and overlong lines begin a line."""
        length = sum(len(piece.text) for piece in pieces)
        is_root = node == self._tree.root
        is_after_root = self._tree.parent(node) == self._tree.root and not self._layout.leads
        breaks = not is_root and (is_bracket_added or is_after_root or self._column + length > LONGEST_LINE)
        self._column = length if breaks else self._column + length
        return ("\n" if breaks else "") + ("(" if is_bracket_added else "")

    def _end(self, node: NodeId, is_bracket_added: bool) -> Iterator[Chunk]:
        """Give the brackets that close after a node and all that follows it."""
        closers = self._layout.closers.get(node, [])
        if is_bracket_added or closers:
            yield from self._what_is_missing()
        yield Chunk(")" if is_bracket_added else "")
        yield from (Chunk("", *closer) for closer in closers)
        self._unwritten += self._layout.opened.get(node, 0) - len(closers)

    def _what_is_missing(self) -> Iterator[Chunk]:
        """Give the brackets that the source leaves out, which are needed where anything follows."""
        yield Chunk(("]" if self._unclosed is not None else "") + ")" * self._unwritten)
        self._unclosed, self._unwritten = None, 0
