"""A game as a persistent tree: flat arrays as loaded, and a map of the nodes edited since."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from itertools import repeat
from operator import itemgetter
from threading import Lock
from types import MappingProxyType
from typing import NamedTuple, Self

from rpds import HashTrieMap

from hen_editor import NAME, __version__
from hen_editor.core.board import BoardSize
from hen_editor.core.sgf.edits import (
    Branch,
    BranchNode,
    Edited,
    EditLog,
    as_new,
    edited_between,
    in_order,
    with_raw_values,
    written,
)
from hen_editor.core.sgf.node import Node, NodeId, NodeIds, PerGame, PlainMoves, facts_as_read, plain_moves, root_facts
from hen_editor.core.sgf.properties import is_identifier, property_type
from hen_editor.core.sgf.source import LONG_NODE, NEW_GAME, NO_PARENT, NOT_READ, GameSpan, Source
from hen_editor.core.sgf.text_values import with_line_ends
from hen_editor.core.sgf.tokens import (
    BESIDE_MOVE,
    BESIDE_UNMARKED_MOVE,
    LETTER_OF_MOVE,
    MOVE_LENGTH,
    Piece,
    escaped,
    pieces_with_names_of_sites,
    raw_properties,
    well_formed_properties,
    with_names_of_sites,
)
from hen_editor.core.sgf.values import write

RawProperties = Mapping[str, tuple[str, ...]]

CACHED_NODES = 8
"""How many long and edited nodes are remembered with their properties."""

FEW_PIECES = 64
"""An edited node of up to this many pieces is read anew each time, which is as fast as remembering its values."""

APPLICATION = (NAME, __version__)
"""The value of AP in new games."""


_UNEDITED: "HashTrieMap[NodeId, Edited]" = HashTrieMap()


class _Read(NamedTuple):
    """The raw values of a node, and the text they were read from."""

    text: object
    properties: RawProperties


class _ReadLast:
    """The long and the edited nodes of a game that were read last."""

    def __init__(self) -> None:
        self._by_node: dict[NodeId, _Read] = {}  # the latest at the end
        self._lock = Lock()

    def properties(self, node: NodeId, text: object, read: Callable[[], RawProperties]) -> RawProperties:
        """Return the raw values of a node, read only if its text has changed since the last time.

        So many nodes are remembered that a step to the next node, or an undo, reads nothing again.
        """
        with self._lock:
            found = self._by_node.pop(node, None)
        if found is None or found.text is not text:
            found = _Read(text, read())
        with self._lock:
            self._by_node[node] = found
            if len(self._by_node) > CACHED_NODES:
                del self._by_node[next(iter(self._by_node))]
        return found.properties


_READ_LAST = PerGame(_ReadLast)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class GameTree:
    """One game. Edits return new trees, which share everything unedited.

    An edit that changes nothing returns the tree itself. Methods that take a node raise KeyError if it is not in the
    tree; only the functions for moves, such as `move_only_nodes` and `begins_with_move`, which are called for very many
    nodes, do not look.

    size: the size of the board, from the root's SZ, else 19x19. is_go: whether GM is 1 or absent.
    source, span: the text that the game was read from, and its span there. edited: nodes that differ from the source.
    removed: ranges of ids of removed source nodes, ascending. ids: the supply of new ids, shared by all trees made from
    one another, so that an id is not reused even after an undo. log: the edits since the game was loaded or created;
    None if there are none.
    """

    root: NodeId
    size: BoardSize
    is_go: bool
    source: Source = field(repr=False)
    span: GameSpan
    edited: "HashTrieMap[NodeId, Edited]" = field(default_factory=HashTrieMap)
    removed: tuple[tuple[NodeId, NodeId], ...] = ()
    ids: NodeIds = field(default_factory=NodeIds, repr=False)
    node_count: int = 0
    log: EditLog | None = field(default=None, repr=False)

    @classmethod
    def new(cls, size: BoardSize | None = None, properties: Mapping[str, object] | None = None) -> Self:
        """Make a game of one node: FF[4]GM[1]CA[UTF-8]AP[..]SZ[..] and these properties.

        >>> GameTree.new(BoardSize(9, 9)).node(0)["SZ"]
        9
        """
        size = size or BoardSize()
        pieces = in_order({**_head(size), **written(properties or {}, size)})
        ids = NodeIds()
        root = next(ids)
        edited = HashTrieMap({root: Edited(None, (), pieces)})
        return cls(root, size, True, NEW_GAME, NOT_READ, edited, (), ids, 1)

    @classmethod
    def loaded(cls, source: Source, span: GameSpan, ids: NodeIds) -> Self:
        """Make the tree of a game as it is in its source."""
        size, is_go = facts_as_read(source, span.root)
        return cls(span.root, size, is_go, source, span, _UNEDITED, (), ids, span.stop - span.root)

    def __len__(self) -> int:
        """Return the number of nodes."""
        return self.node_count

    def __contains__(self, node: object) -> bool:
        if not isinstance(node, int):
            return False
        return node in self.edited or (self.span.root <= node < self.span.stop and not self._is_removed(node))

    @property
    def game_key(self) -> tuple[NodeIds, NodeId]:
        """A hashable key shared by all states of this game and by no other game."""
        return self.ids, self.root

    def is_state_of(self, other: "GameTree") -> bool:
        """Return whether this and another tree are states of one game."""
        return self.game_key == other.game_key

    def is_edit_of(self, other: "GameTree") -> bool:
        """Return whether this is another tree with edits, which `edited_since` tells; not where it was read anew."""
        return self.is_state_of(other) and self.source is other.source

    def node(self, node: NodeId) -> Node:
        """Return a node with its properties."""
        source, edited = self.source, self.edited.get(node)
        parent = self.parent(node)
        if (edited is None or edited.pieces is None) and node not in source.damaged:
            start, end = source.starts[node], source.ends[node]
            if end - start < LONG_NODE:
                raw = well_formed_properties(source.text, start, end)
            else:
                read = partial(well_formed_properties, source.text, start, end)
                raw = _READ_LAST.of(self).properties(node, source, read)
        else:
            pieces = self.pieces(node)
            if len(pieces) <= FEW_PIECES:
                raw = raw_properties(pieces)
            else:
                raw = _READ_LAST.of(self).properties(node, pieces, partial(raw_properties, pieces))
        if parent is None and self.is_go:
            raw = with_names_of_sites(raw)
        return Node(node, parent, self.size, MappingProxyType(raw), self.is_go)

    def move_only_nodes(self, nodes: Iterable[NodeId]) -> Iterator[PlainMoves | None]:
        """Yield for each node its moves if its only property is one move, or it has no property; else None.

        Always None for the root. No `Node` is created.

        >>> from hen_editor.core import sgf
        >>> tree = sgf.parse("(;SZ[9];B[da];W[ee]C[Good.];)").value.games[0]
        >>> [*tree.move_only_nodes([0, 1, 2, 3])]
        [None, (PlainMove(point_index=3, cell=98),), None, ()]
        """
        return self._moves(nodes, None)

    def moves_ignoring_annotations(self, nodes: Iterable[NodeId]) -> Iterator[PlainMoves | None]:
        """Yield the moves of nodes as `move_only_nodes` does, also of those with comments and other annotations.

        Nodes with setup, `PL`, `HEN` or a second move give None.

        >>> from hen_editor.core import sgf
        >>> tree = sgf.parse("(;SZ[9];B[da]C[Good.];W[ee]AE[dd];W[])").value.games[0]
        >>> [*tree.moves_ignoring_annotations([0, 1, 2, 3])]
        [None, (PlainMove(point_index=3, cell=98),), None, None]
        """
        return self._moves(nodes, BESIDE_MOVE)

    def moves_without_markup(self, nodes: Iterable[NodeId]) -> Iterator[PlainMoves | None]:
        """Yield the moves of nodes as `moves_ignoring_annotations` does, but None also for those with markup.

        >>> from hen_editor.core import sgf
        >>> tree = sgf.parse("(;SZ[9];B[da]C[Good.];W[ee]CR[dd])").value.games[0]
        >>> [*tree.moves_without_markup([0, 1, 2])]
        [None, (PlainMove(point_index=3, cell=98),), None]
        """
        return self._moves(nodes, BESIDE_UNMARKED_MOVE)

    def _moves(self, nodes: Iterable[NodeId], beside: re.Pattern[str] | None) -> Iterator[PlainMoves | None]:
        """Yield the moves of nodes without a value, or that begin with a move followed only by what matches `beside`.

        None for all others, and for the root.
        """
        source, edited, root = self.source, self.edited, self.root
        starts, ends, damaged = source.starts, source.ends, source.damaged
        moves_by_text = plain_moves(self.size) if self.is_go else {}
        for node in nodes:
            change = edited.get(node) if edited else None
            if change is None or change.pieces is None:
                text, start, end = source.text, starts[node], ends[node]
            else:
                text = "".join([piece.text[:LONG_NODE] for piece in change.pieces[:LONG_NODE]])
                start, end = 0, len(text)
            length = end - start
            if length == MOVE_LENGTH:
                moves = moves_by_text.get(text[start:end])
            elif length < MOVE_LENGTH or length >= LONG_NODE:
                moves = None  # the rest of a long node is examined only on demand
            elif (moves := moves_by_text.get(text[start : start + MOVE_LENGTH])) is not None:
                others = text[start + MOVE_LENGTH : end]
                if not (others.isspace() or (beside and node not in damaged and beside.fullmatch(others))):
                    moves = None
            if moves is None and length < LONG_NODE and text.find("[", start, end) < 0:
                moves = ()
            yield None if node == root else moves

    def begins_with_move(self, node: NodeId) -> bool:
        """Return whether a source node has a move as its first property, as most do; no `Node` is created."""
        in_source = self.span.root <= node < self.span.stop and node not in self.edited
        return in_source and self.source.text.startswith((";B[", ";W["), self.source.starts[node])

    def may_have_move(self, node: NodeId) -> bool:
        """Return whether a node may have a move of any colour; False only if it has none. No `Node` is created.

        A long node is not looked at, but may have one. Call it for nodes of this tree only, which it does not check.

        >>> from hen_editor.core import sgf
        >>> tree = sgf.parse("(;SZ[9];C[Good.];B[ee];HEN[.9x9_9Ar.A9r])").value.games[0]
        >>> [*map(tree.may_have_move, tree.walk())]
        [False, False, True, True]
        """
        source = self.source
        if node in self.edited or node in source.damaged:
            return True
        start, end = source.starts[node], source.ends[node]
        return end - start >= LONG_NODE or LETTER_OF_MOVE.search(source.text, start, end) is not None

    def may_have_move_after(self, node: NodeId, count: int) -> bool:
        """Return whether a node has a move among this many after another, in the order of the file.

        False only if none has: as with `may_have_move`, long texts and edited games are not looked at.
        """
        source, last = self.source, min(node + count, self.span.stop - 1)
        if self.edited or last <= node:
            return bool(self.edited)
        start, end = source.starts[node + 1], source.ends[last]
        return end - start >= LONG_NODE or LETTER_OF_MOVE.search(source.text, start, end) is not None

    def pieces(self, node: NodeId) -> tuple[Piece, ...]:
        """Return the pieces of a node's text."""
        edited = self.edited.get(node)
        known = None if edited is None else edited.pieces
        pieces = self._pieces_in_source(node) if known is None else known
        return pieces_with_names_of_sites(pieces) if node == self.root and self.is_go else pieces

    def _pieces_in_source(self, node: NodeId) -> tuple[Piece, ...]:
        if not self.span.root <= node < self.span.stop or self._is_removed(node):
            raise KeyError(node)
        return self.source.pieces(node)

    def parent(self, node: NodeId) -> NodeId | None:
        """Return the parent of a node; None for the root."""
        if self.edited and (edited := self.edited.get(node)) is not None:
            return edited.parent
        span = self.span
        if not span.root <= node < span.stop or (self.removed and self._is_removed(node)):
            raise KeyError(node)
        return None if node == span.root else self.source.parents[node]

    def children(self, node: NodeId) -> tuple[NodeId, ...]:
        """Return the children of a node, the main line first."""
        # Walking a tree spends most of its time here: the typical node has one child, the next node.
        if self.edited and (edited := self.edited.get(node)) is not None:
            return edited.children
        span, source, child = self.span, self.source, node + 1
        if not span.root < child <= span.stop or (self.removed and self._is_removed(node)):
            raise KeyError(node)
        if child == span.stop or source.parents[child] != node:
            return ()
        return source.children(node, span.stop) if source.siblings[child] else (child,)

    def first_child(self, node: NodeId) -> NodeId | None:
        """Return the first child of a node, which continues the main line; as fast however many others there are."""
        if self.edited and (edited := self.edited.get(node)) is not None:
            return edited.children[0] if edited.children else None
        if node not in self:
            raise KeyError(node)
        child = node + 1
        return child if child < self.span.stop and self.source.parents[child] == node else None

    def next_sibling(self, node: NodeId) -> NodeId | None:
        """Return the next sibling of a node, None for the last; as fast however many there are."""
        parent = self.parent(node)
        if parent is None:
            return None
        if (edited := self.edited.get(parent)) is None:
            return self.source.siblings[node] or None
        following = edited.children.index(node) + 1
        return edited.children[following] if following < len(edited.children) else None

    def path(self, node: NodeId) -> list[NodeId]:
        """Return the nodes from the root to this one, both included."""
        if node not in self:
            raise KeyError(node)
        parents, edited = self.source.parents, self.edited
        path = [node]
        if not edited:
            while (node := parents[node]) != NO_PARENT:
                path.append(node)
        else:
            known = edited.get(node)
            while (above := parents[node] if known is None else known.parent) is not None and above != NO_PARENT:
                path.append(above)
                node = above
                known = edited.get(node)
        path.reverse()
        return path

    def walk(self, start: NodeId | None = None) -> Iterator[NodeId]:
        """Iterate over the nodes from the root, or from `start`, depth first: the order of the file."""
        if start is None and not self.edited and not self.removed:
            yield from range(self.span.root, self.span.stop)
            return
        stack = [self.root if start is None else start]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(self.children(node)))

    def main_line(self, node: NodeId | None = None, limit: int | None = None) -> Iterator[NodeId]:
        """Iterate from the root, or from a node, along first children to the end, over at most this many nodes."""
        if node is None:
            node = self.root
        elif node not in self:
            raise KeyError(node)
        stop = self.span.stop if limit is None else min(node + limit, self.span.stop)
        if not self.edited:
            yield from self.source.main_line(node, stop)
            return
        yield node
        count = 1
        while (limit is None or count < limit) and (child := self.first_child(node)) is not None:
            node = child
            count += 1
            yield node

    def with_property(self, node: NodeId, name: str, value: object) -> Self:
        """Return this game with a property set to a typed value, or removed if FF[4] does not write the empty value.

        Raises TypeError or ValueError for a value that the property cannot have (see the table in `properties`), and
        for an invalid property name.
        """
        _require_identifier(name)
        size = self.size
        if name == "SZ" and node == self.root:
            size = BoardSize(52, 52)
        return self.with_raw(node, name, write(property_type(name), value, size))

    def without_property(self, node: NodeId, name: str) -> Self:
        """Return this game without a property of a node."""
        return self.with_raw(node, name, ())

    def with_raw(self, node: NodeId, name: str, raw: Sequence[str]) -> Self:
        """Return this game with a property set to raw values, or removed if there are none.

        Escapes without which a value would end early are added; line breaks become those of the file. Raises ValueError
        for an invalid property name, unless the node has it.
        """
        pieces = self.pieces(node)
        if raw and not (name and any(piece.name == name for piece in pieces)):
            _require_identifier(name)
        changed = with_raw_values(pieces, name, tuple(raw))
        if changed is pieces:
            return self
        line_end = self.source.line_end if any("\n" in value or "\r" in value for value in raw) else ""
        values = [with_line_ends(escaped(value), line_end) if line_end else escaped(value) for value in raw]
        changed = with_raw_values(pieces, name, tuple(values))
        if changed is pieces:
            return self
        edited = self.edited.insert(node, Edited(self.parent(node), self.children(node), changed))
        log = EditLog.after(self.log, (node,))
        if node != self.root or name not in ("SZ", "GM"):
            return replace(self, edited=edited, log=log)
        size, is_go = root_facts(changed)
        return replace(self, edited=edited, size=size, is_go=is_go, log=log)

    def with_child(
        self, parent: NodeId, properties: Mapping[str, object], index: int | None = None
    ) -> tuple[Self, NodeId]:
        """Return this game with a new child that has these typed values, and the child's id.

        index: its position among the children; None for the last.
        """
        children = list(self.children(parent))
        node = next(self.ids)
        children.insert(len(children) if index is None else index, node)
        edits = {
            node: Edited(parent, (), in_order(written(properties, self.size))),
            parent: self._edited(parent, children),
        }
        return self._with(edits, 1), node

    def copied(self) -> Self:
        """Return a copy of this game; only its key differs."""
        return replace(self, ids=NodeIds(next(self.ids)))

    def unsourced(self) -> Self:
        """Return this game detached from its source: each node with its properties as `as_new` writes them."""
        nodes = {
            node: Edited(self.parent(node), self.children(node), as_new(self.pieces(node))) for node in self.walk()
        }
        return replace(self, source=NEW_GAME, span=NOT_READ, edited=HashTrieMap(nodes), removed=())

    def branch(self, start: NodeId) -> Branch:
        """Return a node and its descendants; values keep their spelling but for missing escapes."""
        places: dict[NodeId | None, int] = {}
        branch: list[BranchNode] = []
        for node in self.walk(start):
            places[node] = len(branch)
            branch.append(BranchNode(places.get(self.parent(node), -1), as_new(self.pieces(node))))
        return branch

    def with_branch(self, parent: NodeId, branch: Branch) -> tuple[Self, NodeId]:
        """Return this game with a branch as a new last child of a node, and the id of the branch's first node.

        Raises ValueError for a branch without nodes.
        """
        tree, (first,) = self.with_branches(parent, [branch])
        return tree, first

    def with_branches(self, parent: NodeId, branches: Iterable[Branch]) -> tuple[Self, list[NodeId]]:
        """Return this game with branches as new last children of a node, and the ids of their first nodes.

        Raises ValueError for a branch without nodes.
        """
        edits: dict[NodeId, Edited] = {}
        firsts: list[NodeId] = []
        for branch in branches:
            if not branch:
                raise ValueError("a branch needs at least one node")
            nodes = [next(self.ids) for _ in branch]
            below: list[list[NodeId]] = [[] for _ in branch]
            for node, each in zip(nodes[1:], branch[1:], strict=True):
                below[each.parent].append(node)
            for number, (node, each) in enumerate(zip(nodes, branch, strict=True)):
                before = nodes[each.parent] if number else parent
                edits[node] = Edited(before, tuple(below[number]), each.pieces)
            firsts.append(nodes[0])
        if not firsts:
            return self, firsts
        growth = len(edits)
        edits[parent] = self._edited(parent, [*self.children(parent), *firsts])
        return self._with(edits, growth), firsts

    def with_parent_inserted(self, node: NodeId, properties: Mapping[str, object]) -> tuple[Self, NodeId]:
        """Return this game with a new node between a node and its parent, and the new node's id.

        Raises ValueError for the root.
        """
        parent = self._parent_of_not_root(node)
        inserted = next(self.ids)
        siblings = [inserted if sibling == node else sibling for sibling in self.children(parent)]
        edits = {
            inserted: Edited(parent, (node,), in_order(written(properties, self.size))),
            node: self._edited(node)._replace(parent=inserted),
            parent: self._edited(parent, siblings),
        }
        return self._with(edits, 1), inserted

    def without_node(self, node: NodeId) -> Self:
        """Return this game without a node; its children take its place. Raises ValueError for the root."""
        parent = self._parent_of_not_root(node)
        siblings = list(self.children(parent))
        at = siblings.index(node)
        siblings[at : at + 1] = self.children(node)
        edits = {child: self._edited(child)._replace(parent=parent) for child in self.children(node)}
        edits[parent] = self._edited(parent, siblings)
        return self._with(edits, -1, [node])

    def without_subtree(self, node: NodeId) -> Self:
        """Return this game without a node and its descendants. Raises ValueError for the root."""
        parent = self._parent_of_not_root(node)
        removed = list(self.walk(node))
        siblings = [sibling for sibling in self.children(parent) if sibling != node]
        return self._with({parent: self._edited(parent, siblings)}, -len(removed), removed)

    def with_children_order(self, node: NodeId, order: Sequence[NodeId]) -> Self:
        """Return this game with the children of a node in another order.

        Raises ValueError for any other nodes.
        """
        children = self.children(node)
        if tuple(order) == children:
            return self
        if sorted(order) != sorted(children):
            raise ValueError(f"{list(order)} are not the children {list(children)} of node {node}")
        return self._with({node: self._edited(node, order)}, 0)

    def edited_since(self, other: "GameTree") -> set[NodeId]:
        """Return the nodes whose entries in `edited` may differ between two trees made from one another.

        It takes as long as the edits between them, however large the game is.
        """
        return edited_between(self.log, other.log)

    def with_pieces(self, texts: Mapping[NodeId, tuple[Piece, ...]]) -> Self:
        """Return another state of this game, with these pieces as the texts of nodes.

        A node that is then as in its source is no longer among the edited ones.
        """
        entries = {node: self._entry(node, pieces) for node, pieces in texts.items()}
        return self.with_entries(entries, self.removed, self.node_count)

    def _entry(self, node: NodeId, pieces: tuple[Piece, ...]) -> Edited | None:
        """Return the entry of a node with these pieces in `edited`; None if the node is as in its source."""
        parent, children = self.parent(node), self.children(node)
        source, span = self.source, self.span
        if node not in self.edited or not span.root <= node < span.stop:
            return Edited(parent, children, pieces)
        if "".join([piece.text for piece in pieces]) != source.text[source.starts[node] : source.ends[node]]:
            return Edited(parent, children, pieces)
        above = None if node == span.root else source.parents[node]
        is_in_place = parent == above and children == source.children(node, span.stop)
        return None if is_in_place else Edited(parent, children, None)

    def with_entries(
        self, entries: Mapping[NodeId, Edited | None], removed: tuple[tuple[NodeId, NodeId], ...], node_count: int
    ) -> Self:
        """Return another state of this game, with these entries in `edited`; None removes an entry."""
        edited = self.edited.update({node: entry for node, entry in entries.items() if entry is not None})
        for node, entry in entries.items():
            if entry is None:
                edited = edited.discard(node)
        log = EditLog.after(self.log, tuple(entries))
        tree = replace(self, edited=edited, removed=removed, node_count=node_count, log=log)
        if self.root not in entries:
            return tree
        size, is_go = root_facts(tree.pieces(self.root))
        return replace(tree, size=size, is_go=is_go)

    @classmethod
    def of_entries(cls, root: NodeId, entries: Mapping[NodeId, Edited], ids: NodeIds) -> Self:
        """Make a game without a source from all its nodes."""
        size, is_go = root_facts(entries[root].pieces or ())
        return cls(root, size, is_go, NEW_GAME, NOT_READ, HashTrieMap(entries), (), ids, len(entries))

    def _is_removed(self, node: NodeId) -> bool:
        if not self.removed:
            return False
        following = bisect_right(self.removed, node, key=itemgetter(0))
        return following > 0 and node < self.removed[following - 1][1]

    def _parent_of_not_root(self, node: NodeId) -> NodeId:
        parent = self.parent(node)
        if parent is None:
            raise ValueError("the root of a game has no parent and cannot be removed")
        return parent

    def _edited(self, node: NodeId, children: Sequence[NodeId] | None = None) -> Edited:
        """Return a node's entry in the map of edits, or a new one, with other children if they are given."""
        edited = self.edited.get(node) or Edited(self.parent(node), self.children(node), None)
        return edited if children is None else edited._replace(children=tuple(children))

    def _with(self, edits: Mapping[NodeId, Edited], growth: int, removed: Sequence[NodeId] = ()) -> Self:
        edited = self.edited.update(edits)
        forgotten = [node for node in removed if node in edited]
        for node in forgotten:
            edited = edited.remove(node)
        gone = (node for node in removed if self.span.root <= node < self.span.stop)
        ranges = _ranges([*self.removed, *zip(gone, repeat(0))]) if removed else self.removed
        log = EditLog.after(self.log, (*edits, *forgotten))
        return replace(self, edited=edited, removed=ranges, node_count=self.node_count + growth, log=log)


def _require_identifier(name: str) -> None:
    if not is_identifier(name):
        raise ValueError(f"{name!r:.60} is not a property name")


def _ranges(spans: Sequence[tuple[NodeId, NodeId]]) -> tuple[tuple[NodeId, NodeId], ...]:
    """Sort and merge ranges of ids; a range that ends at 0 is a single id."""
    joined: list[tuple[NodeId, NodeId]] = []
    for start, given_stop in sorted(spans):
        stop = given_stop or start + 1
        if joined and joined[-1][1] == start:
            joined[-1] = joined[-1][0], stop
        else:
            joined.append((start, stop))
    return tuple(joined)


@lru_cache(maxsize=8)
def _head(size: BoardSize) -> Mapping[str, Piece]:
    """Return the properties that new games begin with, which share them."""
    head = {"FF": 4, "GM": 1, "CA": "UTF-8", "AP": APPLICATION, "SZ": (size.columns, size.rows)}
    return written(head, size)
