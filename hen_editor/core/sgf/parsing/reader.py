"""One pass over an SGF text that collects its nodes in flat arrays."""

import re
from array import array
from typing import Final

from hen_editor.core.diagnostics import DiagnosticLog
from hen_editor.core.progress import Progress
from hen_editor.core.sgf import codes
from hen_editor.core.sgf.encoding.decode import Decoded
from hen_editor.core.sgf.parsing.repair import NodeBuilder, NodeRepair
from hen_editor.core.sgf.source import NO_PARENT, GameSpan, Source
from hen_editor.core.sgf.tokens import (
    GAME,
    GAP,
    MOVE_LENGTH,
    NODE,
    NODES_WITHOUT_VALUES,
    NOISE,
    ODD_NODE,
    WHITESPACE,
    Piece,
    end_of,
)

CHARACTERS_READ_AT_ONCE = 32 * 1024
"""How many characters are read at a time: some 4 milliseconds of short nodes."""

COST_OF_REPAIR = 64
"""How many characters of well-formed nodes can be read in the time that one error takes."""

PARENTS_AT_ONCE = 64 * 1024
"""How many parents are computed at a time."""

PIECES_AT_ONCE = 2048
"""How many pieces of damaged nodes are created at a time."""

_GAME_CHARACTER = re.compile(r"[(;]")
_EMPTY_VARIATION = re.compile(rf"\([{WHITESPACE}]*\)")


class Reader:
    """Reads the nodes of a text.

    stack: the node before each open bracket; empty between games. current: the node whose child comes next.
    branches, branch_parents: the nodes whose parent is not the previous node, and that parent. builders: the damaged
    nodes that may go on. damaged: the pieces of others.
    """

    def __init__(self, decoded: Decoded) -> None:
        self.decoded: Final = decoded
        self.text: Final = decoded.text
        self.problems: Final = DiagnosticLog()
        self.repair: Final = NodeRepair(decoded.text, self.problems)
        self.starts, self.ends, self.siblings = array("I"), array("I"), array("I")
        self.branches, self.branch_parents = array("I"), array("I")
        self.builders: dict[int, NodeBuilder] = {}
        self.damaged: dict[int, tuple[Piece, ...]] = {}
        self.games: list[GameSpan] = []
        self.between_nodes: list[tuple[int, int]] = []
        self.stack: list[int] = []
        self.current = self.closed_at = NO_PARENT
        self.last_variation: dict[int, int] = {}
        self._open_builder: NodeBuilder | None = None
        self._limit = CHARACTERS_READ_AT_ONCE

    def read(self, progress: Progress) -> Source:
        """Read the text and return the source."""
        position = 0
        while (start := self._next_game(position, progress)) < len(self.text):
            if start >= self._limit:
                self._report(start, progress)
            self._report_text_outside(position, start)
            if self._is_cut_off(position, start):
                position = self._resume_game(start, progress)
            else:
                position = self._read_game(start, progress)
        self._report_text_outside(position, len(self.text))
        if not self.games:
            self.problems.add_at(codes.NO_GAME, 0, len(self.text))
        return self._source(progress)

    def _report(self, position: int, progress: Progress) -> None:
        """Report that the text is read up to a position; the next report comes as many characters later."""
        self._make_room_for_siblings()  # in small steps, not for all nodes at the end
        self._limit = position + CHARACTERS_READ_AT_ONCE
        progress(min(position / len(self.text), 1.0))

    def _source(self, progress: Progress) -> Source:
        unclosed: set[int] = set()
        self._finish_builders(unclosed, progress)
        parents = self._parents(progress)
        self._make_room_for_siblings()
        return Source(
            self.text,
            self.decoded.data,
            self.decoded.segments,
            self.starts,
            self.ends,
            parents,
            self.siblings,
            self.damaged,
            unclosed,
            tuple(self.games),
            tuple(self.between_nodes),
        )

    def _parents(self, progress: Progress) -> "array[int]":
        """Return the parent of each node: the previous node, unless it begins a branch."""
        count = len(self.starts)
        parents = array("I", [NO_PARENT][:count])
        for first in range(0, count - 1, PARENTS_AT_ONCE):
            parents.extend(range(first, min(first + PARENTS_AT_ONCE, count - 1)))
            progress(1.0)
        for first in range(0, len(self.branches), PARENTS_AT_ONCE):
            some = slice(first, first + PARENTS_AT_ONCE)
            for node, parent in zip(self.branches[some], self.branch_parents[some], strict=True):
                parents[node] = parent
            progress(1.0)
        return parents

    def _finish_builders(self, unclosed: set[int], progress: Progress) -> None:
        """Make the pieces of the damaged nodes that were built, and add those with an unclosed last value to a set.

        The builders are freed one by one: freeing a million at once is a noticeable pause.
        """
        made = 0
        while self.builders:
            node, builder = self.builders.popitem()
            pieces: list[Piece] = []
            for piece in builder.pieces(self.text):
                pieces.append(piece)
                made += 1
                if made % PIECES_AT_ONCE == 0:
                    progress(1.0)
            self.damaged[node] = tuple(pieces)
            if builder.unclosed:
                unclosed.add(node)

    def _next_game(self, position: int, progress: Progress) -> int:
        """Return where the next game begins, or the end of the text."""
        text = self.text
        while position < len(text):
            for found in _GAME_CHARACTER.finditer(text, position, position + CHARACTERS_READ_AT_ONCE):
                if GAME.match(text, found.start()):
                    return found.start()
            position += CHARACTERS_READ_AT_ONCE
            self._report(position, progress)
        return len(text)

    def _report_text_outside(self, start: int, end: int) -> None:
        outside = self.text[start:end].strip(WHITESPACE + "\ufeff\0\x1a")
        if outside:
            kind = codes.TEXT_OUTSIDE if outside.strip(WHITESPACE + ")") else codes.EXTRA_CLOSING
            self.problems.add_at(kind, start, end)
            self.between_nodes.append((start, end))

    def _is_cut_off(self, position: int, start: int) -> bool:
        """Return whether the node here without a bracket was cut off from its game by a superfluous bracket."""
        if not self.games or self.text[start] != ";":
            return False
        return not self.text[position:start].strip(WHITESPACE + ")")

    def _read_game(self, start: int, progress: Progress) -> int:
        """Read one game from its first character; return where it ends."""
        self.current = NO_PARENT
        position = start
        if self.text[start] == "(":
            position += 1
        else:
            self.problems.add_at(codes.MISSING_OPENING, start, start + 1, len(self.starts))
        return self._read_to_end(start, position, len(self.starts), progress)

    def _resume_game(self, start: int, progress: Progress) -> int:
        """Resume the last game, which a bracket closed too early; return where it really ends."""
        game = self.games.pop()
        self.problems.add_at(codes.EXTRA_CLOSING, game.end - 1, game.end)
        self.current = self.closed_at
        return self._read_to_end(game.start, start, game.root, progress)

    def _read_to_end(self, start: int, position: int, root: int, progress: Progress) -> int:
        self.stack = [NO_PARENT]
        while self.stack:
            if self._open_builder is None:
                position = self._read_nodes(position, self._limit)
            if self.stack and position < self._limit:
                position = self._read_damaged(position, root)
                self._limit -= COST_OF_REPAIR
            if position >= self._limit or self._open_builder is not None:
                self._report(position, progress)
        self._limit -= COST_OF_REPAIR
        self.games.append(GameSpan(start, position, root, len(self.starts)))
        return position

    def _read_nodes(self, position: int, limit: int) -> int:
        """Read well-formed nodes as far as they go, or past the limit. This is the hot loop of reading."""
        stack, starts, ends = self.stack, self.starts, self.ends
        add_start, add_end = starts.append, ends.append
        current, node = self.current, len(starts)
        end = None  # so that the text before the first node is examined
        for found in NODE.finditer(self.text, position):
            start = found.end(1)
            if start != end:
                if start < 0:
                    break
                depth, gap = len(stack), self.text[position:start]
                if "()" in gap:
                    self._report_empty_variations(position, gap)
                for bracket in gap:
                    if bracket == "(":
                        stack.append(current)
                    elif bracket == ")":
                        self.closed_at, current = current, stack.pop()
                        if not stack:
                            return self._end_of_game(position, depth)
                if current != node - 1:
                    self._add_variation(current, node, start)
            add_start(start)
            position = end = found.end()
            if found.lastindex == 2:
                moves = range(found.start(2), end, MOVE_LENGTH)
                starts.extend(moves)
                ends.extend(moves)
                node += len(moves)
            add_end(end)
            current = node
            node += 1
            if end >= limit:
                break
        self.current = current
        return position

    def _end_of_game(self, position: int, depth: int) -> int:
        """Return the position after the bracket that closes the game, which is `depth` brackets deep here."""
        while depth:
            depth += {"(": 1, ")": -1}.get(self.text[position], 0)
            position += 1
        return position

    def _add_variation(self, parent: int, node: int, start: int) -> None:
        self.branches.append(node)
        self.branch_parents.append(parent)
        if parent != NO_PARENT:
            if self._follows_closing(start):
                self.problems.add_at(codes.MISSING_OPENING, start, start + 1, node)
            self._make_room_for_siblings()
            self.siblings[self.last_variation.get(parent, parent + 1)] = node
            self.last_variation[parent] = node

    def _follows_closing(self, position: int) -> bool:
        """Return whether a closing bracket, and perhaps white space, precedes this position."""
        position -= 1
        while self.text[position] in WHITESPACE:
            position -= 1
        return self.text[position] == ")"

    def _make_room_for_siblings(self) -> None:
        self.siblings.frombytes(bytes(4 * (len(self.starts) - len(self.siblings))))

    def _read_damaged(self, position: int, root: int) -> int:
        """Continue where no well-formed node follows: repair, an empty node, the end of the game or of the file."""
        if self._open_builder is not None:
            return self._read_on(self._open_builder, position)
        gap_end = end_of(GAP, self.text, position)
        depth, closes = len(self.stack), self._closes_game(position, gap_end)
        last = len(self.starts) - 1
        is_odd = gap_end == position and self.text[position : position + 1] not in ("", ";")
        may_go_on = not closes and last >= root and self.ends[last] == position
        if may_go_on and (is_odd or self.repair.precedes_closing(position)):
            builder = self.builders.get(last) or self.repair.begin(last, self.starts[last], position)
            if self.repair.stands_in_value(position, builder):
                return self._read_on(builder, self.repair.close_value(builder, position))
            if is_odd:
                return self._read_on(builder, position)
        self._open_and_close(position, gap_end)
        if not self.stack:
            return self._end_of_game(position, depth)
        if self.text[gap_end : gap_end + 1] in tuple("()" + WHITESPACE):
            return gap_end
        return self._read_odd_node(gap_end)

    def _closes_game(self, position: int, end: int) -> bool:
        depth = len(self.stack)
        for bracket in self.text[position:end]:
            depth += {"(": 1, ")": -1}.get(bracket, 0)
            if not depth:
                return True
        return False

    def _open_and_close(self, position: int, end: int) -> None:
        gap = self.text[position:end]
        self._report_empty_variations(position, gap)
        for bracket in gap:
            if bracket == "(":
                self.stack.append(self.current)
            elif bracket == ")":
                self.closed_at, self.current = self.current, self.stack.pop()
                if not self.stack:
                    return

    def _report_empty_variations(self, position: int, gap: str) -> None:
        for found in _EMPTY_VARIATION.finditer(gap):
            self.problems.add_at(codes.EMPTY_VARIATION, position + found.start(), position + found.end())

    def _read_odd_node(self, position: int) -> int:
        """Read a node that is empty, damaged or without its semicolon, or skip what is not a node."""
        if position == len(self.text):
            self.problems.add_at(codes.MISSING_CLOSING, position, position, count=len(self.stack))
            self.stack.clear()
            return position
        if found := NODES_WITHOUT_VALUES.match(self.text, position):
            return self._add_nodes_without_values(position, found.end())
        node = len(self.starts)
        if self.text[position] == ";":
            return self._read_on(self._add_node(position, position + 1), position + 1)
        if ODD_NODE.match(self.text, position):
            self.problems.add_at(codes.MISSING_SEMICOLON, position, position + 1, node)
            return self._read_on(self._add_node(position, position), position)
        end = max(end_of(NOISE, self.text, position), position + 1)
        self.problems.add_at(codes.NOISE, position, end, text=self.text[position:end][:30])
        self.between_nodes.append((position, end))
        return end

    def _add_nodes_without_values(self, position: int, end: int) -> int:
        """Add the nodes between two offsets, each a semicolon and white space or words; return where they end."""
        starts = [start for start in range(position, end) if self.text[start] == ";"]
        ends, first = [*starts[1:], end], len(self.starts)
        self._add_nodes(starts, ends)
        if self.text[position:end].strip(f";{WHITESPACE}"):
            for node, span in enumerate(zip(starts, ends, strict=True), first):
                if pieces := self.repair.pieces_of_words(node, *span):
                    self.damaged[node] = pieces
        return end

    def _add_node(self, start: int, end: int) -> NodeBuilder:
        self._add_nodes([start], [end])
        return self.repair.begin(self.current, start, end)

    def _add_nodes(self, starts: list[int], ends: list[int]) -> None:
        """Add nodes, each the child of the previous one."""
        node = len(self.starts)
        if self.current != node - 1:
            self._add_variation(self.current, node, starts[0])
        self.starts.extend(starts)
        self.ends.extend(ends)
        self.current = len(self.starts) - 1

    def _read_on(self, builder: NodeBuilder, position: int) -> int:
        """Read more of a node; return where it ends, or where the next slice of it begins."""
        position = self.repair.read_on(builder, position)
        self._open_builder = None if builder.is_read else builder
        if not builder.is_read:
            return position
        self.ends[builder.node] = position
        if builder.plain is None and (len(builder.parts) > 1 or builder.last_property or builder.unclosed):
            self.builders[builder.node] = builder
        return position
