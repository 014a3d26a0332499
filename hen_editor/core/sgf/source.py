"""A loaded file: its text, its bytes, and its nodes as flat arrays that all its games share."""

from array import array
from bisect import bisect_right
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import Enum
from operator import sub
from typing import NamedTuple

from hen_editor.core.progress import Progress, unreported
from hen_editor.core.sgf.tokens import BRACKET, Piece, has_more_properties, pieces_of
from hen_editor.core.texts import line_end

NO_PARENT = 0xFFFFFFFF

LONG_NODE = 4096
"""The length from which the text of a node is examined only on demand, and the result then remembered."""

NODES_AT_ONCE = 64 * 1024
"""How many nodes are examined at a time."""

_SHORTEST_PROPERTY = len("B[]")


class EncodingReason(Enum):
    """Why an encoding was chosen; the value is a sentence for the user."""

    MARK = "Its first bytes identify the encoding."
    NAMED = "The file declares it in CA, and all its bytes fit."
    ASCII = "It is plain ASCII, which is the same in all encodings."
    UTF8 = "It is valid UTF-8, which text in other encodings hardly ever is."
    SWITCHES = "It uses the escape sequences of this encoding."
    GUESSED = "Its characters are common in this encoding."
    ASKED = "You selected it."
    TEXT = "The text was not read from a file."


class Segment(NamedTuple):
    """A part of the file in one encoding: where its characters and its bytes begin and end; why it was chosen."""

    start: int
    end: int
    first_byte: int
    last_byte: int
    codec: str
    reason: EncodingReason


class GameSpan(NamedTuple):
    """The span of a game in the text, and its range of node ids, which begins with the root."""

    start: int
    end: int
    root: int
    stop: int


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """The text of a file and the nodes read from it, in file order.

    starts, ends: the span of each node's text; parents: the parent's id, or NO_PARENT; siblings: the id of the
    next variation, or 0. A node's first child, if it has any, is the node that follows it.
    damaged: the pieces of those nodes whose text is not well-formed.
    unclosed: nodes whose last value has no closing bracket.
    between_nodes: the spans of text between and around nodes other than brackets of variations.
    """

    text: str
    data: bytes | None = None
    segments: tuple[Segment, ...] = ()
    starts: "array[int]" = field(default_factory=lambda: array("I"))
    ends: "array[int]" = field(default_factory=lambda: array("I"))
    parents: "array[int]" = field(default_factory=lambda: array("I"))
    siblings: "array[int]" = field(default_factory=lambda: array("I"))
    damaged: Mapping[int, tuple[Piece, ...]] = field(default_factory=dict)
    unclosed: AbstractSet[int] = frozenset()
    games: tuple[GameSpan, ...] = ()
    between_nodes: tuple[tuple[int, int], ...] = ()

    @property
    def line_end(self) -> str:
        """How the first line of the text ends; empty if it has only one."""
        return line_end(self.text)

    def parent(self, node: int) -> int | None:
        """Return the parent of a node in the file; None for a root."""
        parent = self.parents[node]
        return None if parent == NO_PARENT else parent

    def children(self, node: int, stop: int) -> tuple[int, ...]:
        """Return the children of a node in the file, in the game whose ids end at `stop`."""
        child = node + 1
        if child >= stop or self.parents[child] != node:
            return ()
        children = [child]
        while child := self.siblings[child]:
            children.append(child)
        return tuple(children)

    def main_line(self, node: int, stop: int) -> range:
        """Return the nodes from this one along first children to the end, in the game whose ids end at `stop`."""
        last = node
        while last + 1 < stop and self.parents[last + 1] == last:
            last += 1
        return range(node, last + 1)

    def pieces(self, node: int) -> tuple[Piece, ...]:
        """Return the pieces of a node's text as they are in the file."""
        damaged = self.damaged.get(node)
        return damaged if damaged is not None else tuple(pieces_of(self.text, self.starts[node], self.ends[node]))

    def has_crowded_node(self, limit: int, progress: Progress = unreported) -> bool:
        """Return whether a node has more properties than this: the last step of reading."""
        for first in range(0, len(self.starts), NODES_AT_ONCE):
            lengths = map(sub, self.ends[first : first + NODES_AT_ONCE], self.starts[first : first + NODES_AT_ONCE])
            long = [node for node, length in enumerate(lengths, first) if length > limit * _SHORTEST_PROPERTY]
            for node in long:
                if self._is_crowded(node, limit):
                    return True
                progress(1.0)
            progress(1.0)
        return False

    def _is_crowded(self, node: int, limit: int) -> bool:
        if node in self.damaged:
            return len([piece for piece in self.damaged[node] if piece.name]) > limit
        return has_more_properties(self.text, self.starts[node], self.ends[node], limit)

    @property
    def is_damaged(self) -> bool:
        """Whether some of the text could not be read, or only by repairs."""
        return bool(self.damaged or self.unclosed or self.between_nodes)

    def brackets_outside_values(self) -> list[int]:
        """Return the positions of square brackets that neither open nor close a value, in order."""
        pieces = (piece for pieces in self.damaged.values() for piece in pieces if not piece.name)
        stretches = (*self.between_nodes, *((piece.start, piece.start + len(piece.text)) for piece in pieces))
        return sorted(found.start() for stretch in stretches for found in BRACKET.finditer(self.text, *stretch))

    def codec_at(self, offset: int) -> str:
        """Return the encoding of the character at an offset of the text."""
        index = bisect_right(self.segments, offset, key=lambda segment: segment.start)
        return self.segments[index - 1].codec if index else "utf-8"


NEW_GAME = Source("")
"""The source shared by all games that were made rather than read."""

NOT_READ = GameSpan(0, 0, 0, 0)
"""The span of such a game."""


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    r"""Return the line and column of a character, both counted from 1; `\r\n`, `\n` and `\r` end a line.

    >>> line_and_column("(;B[dd]\r\n;W[ee])", 9)
    (2, 1)
    """
    before = text[:offset].replace("\r\n", "\n").replace("\r", "\n")
    return before.count("\n") + 1, len(before) - before.rfind("\n")
