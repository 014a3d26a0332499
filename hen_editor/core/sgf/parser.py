"""Reading SGF: the bytes of a file to its games, with every repair told."""

import re
from array import array
from typing import Final

from hen_editor.core.diagnostics import Diagnostic, NotationError, Parsed, Report
from hen_editor.core.sgf import codes
from hen_editor.core.sgf.check import check_collection
from hen_editor.core.sgf.collection import Collection
from hen_editor.core.sgf.encoding import Decoded, decode, with_byte_escapes
from hen_editor.core.sgf.problems import Problems
from hen_editor.core.sgf.repair import Draft, NodeRepair
from hen_editor.core.sgf.source import NO_PARENT, GameSpan, Source
from hen_editor.core.sgf.tokens import GAME, GAP, NODE, NOISE, ODD_NODE, WHITESPACE, end_of

_EMPTY_VARIATION = re.compile(rf"\([{WHITESPACE}]*\)")


def parse(data: bytes | str) -> Parsed[Collection]:
    """Read an SGF file, or SGF text that came without bytes, whatever state it is in.

    The diagnostics are those of the encoding and of the syntax, with their repairs; `check_collection` finds those of
    the properties. A text without any game gives a collection of none and an error.
    """
    reader = _Reader(decode(data))
    if reader.problems and (meant := with_byte_escapes(reader.decoded)):
        reader = min(reader, _Reader(meant), key=lambda read: len(read.problems))
    problems = (*reader.decoded.diagnostics, *reader.problems.diagnostics())
    return Parsed(Collection.of_source(reader.source()), problems)


def validate(data: bytes | str) -> Report:
    """Return every problem of an SGF text: encoding, syntax and properties."""
    parsed = parse(data)
    return Report.of((*parsed.diagnostics, *_problems_of_properties(parsed.value)))


def parse_strict(data: bytes | str) -> Collection:
    """Read an SGF text that has no errors, in its properties neither. Raises NotationError with all its problems.

    >>> parse_strict("Dear friend")
    Traceback (most recent call last):
    hen_editor.core.diagnostics.NotationError: There is no game here: an SGF game begins with (; and none does.
    """
    parsed = parse(data)
    problems = (*parsed.diagnostics, *_problems_of_properties(parsed.value))
    if Report.of(problems).errors:
        raise NotationError(problems)
    return parsed.value


def _problems_of_properties(collection: Collection) -> tuple[Diagnostic, ...]:
    return tuple([problem for found in check_collection(collection) for problem in found])


class _Reader:
    """One pass over a text that collects its nodes in flat arrays.

    stack: the node at which each open bracket stands; empty between games. current: the node whose child comes next.
    """

    def __init__(self, decoded: Decoded) -> None:
        self.decoded: Final = decoded
        self.text: Final = decoded.text
        self.problems: Final = Problems()
        self.repair: Final = NodeRepair(decoded.text, self.problems)
        self.starts, self.ends, self.parents = array("I"), array("I"), array("I")
        self.variations: dict[int, int] = {}
        self.drafts: dict[int, Draft] = {}
        self.games: list[GameSpan] = []
        self.stack: list[int] = []
        self.current = self.closed_at = NO_PARENT
        self.last_variation: dict[int, int] = {}
        self._read()

    def source(self) -> Source:
        siblings = array("I", bytes(4 * len(self.starts)))
        for node, sibling in self.variations.items():
            siblings[node] = sibling
        return Source(
            self.text,
            self.decoded.data,
            self.decoded.segments,
            self.starts,
            self.ends,
            self.parents,
            siblings,
            {node: draft.pieces(self.text) for node, draft in self.drafts.items()},
            frozenset(node for node, draft in self.drafts.items() if draft.unclosed),
            tuple(self.games),
        )

    def _read(self) -> None:
        position = 0
        while opening := GAME.search(self.text, position):
            start = opening.start()
            self._tell_outside(position, start)
            position = self._go_on(start) if self._is_cut_off(position, start) else self._read_game(start)
        self._tell_outside(position, len(self.text))
        if not self.games:
            self.problems.add(codes.NO_GAME, 0, len(self.text))

    def _tell_outside(self, start: int, end: int) -> None:
        outside = self.text[start:end].strip(WHITESPACE + "\ufeff\0\x1a")
        if outside:
            kind = codes.TEXT_OUTSIDE if outside.strip(WHITESPACE + ")") else codes.EXTRA_CLOSING
            self.problems.add(kind, start, end)

    def _is_cut_off(self, position: int, start: int) -> bool:
        """Tell whether the node that stands here without a bracket was cut off from its game by a bracket too many."""
        between = self.text[position:start]
        return bool(self.games) and self.text[start] == ";" and not between.strip(WHITESPACE + ")")

    def _read_game(self, start: int) -> int:
        """Read one game from its first character; return where it ends."""
        self.current = NO_PARENT
        position = start
        if self.text[start] == "(":
            position += 1
        else:
            self.problems.add(codes.MISSING_OPENING, start, start + 1, len(self.starts))
        return self._read_to_end(start, position, len(self.starts))

    def _go_on(self, start: int) -> int:
        """Go on with the last game, which a bracket closed too early; return where it really ends."""
        game = self.games.pop()
        self.problems.add(codes.EXTRA_CLOSING, game.end - 1, game.end)
        self.current = self.closed_at
        return self._read_to_end(game.start, start, game.root)

    def _read_to_end(self, start: int, position: int, root: int) -> int:
        self.stack = [NO_PARENT]
        while self.stack:
            position = self._read_nodes(position)
            if self.stack:
                position = self._read_damaged(position, root)
        self.games.append(GameSpan(start, position, root, len(self.starts)))
        return position

    def _read_nodes(self, position: int) -> int:
        """Read well-formed nodes as far as they go. This loop is where the time of reading goes."""
        text, match, stack = self.text, NODE.match, self.stack
        add_start, add_end, add_parent = self.starts.append, self.ends.append, self.parents.append
        current, node = self.current, len(self.starts)
        while found := match(text, position):
            start = found.end(1)
            if start != position:
                depth, gap = len(stack), text[position:start]
                if "()" in gap:
                    self._tell_empty_variations(position, gap)
                for bracket in gap:
                    if bracket == "(":
                        stack.append(current)
                    elif bracket == ")":
                        self.closed_at, current = current, stack.pop()
                        if not stack:
                            return self._end_of_game(position, depth)
            if current != node - 1:
                self._add_variation(current, node)
            add_start(start)
            add_parent(current)
            current = node
            node += 1
            position = found.end()
            add_end(position)
        self.current = current
        return position

    def _end_of_game(self, position: int, depth: int) -> int:
        """Return the place after the bracket that closes the game, which is `depth` brackets deep here."""
        while depth:
            depth += {"(": 1, ")": -1}.get(self.text[position], 0)
            position += 1
        return position

    def _add_variation(self, parent: int, node: int) -> None:
        if parent != NO_PARENT:
            self.variations[self.last_variation.get(parent, parent + 1)] = node
            self.last_variation[parent] = node

    def _read_damaged(self, position: int, root: int) -> int:
        """Read on where no well-formed node follows: a repair, an empty node, the end of the game or of the file."""
        gap_end = end_of(GAP, self.text, position)
        depth, closes = len(self.stack), self._closes_game(position, gap_end)
        last = len(self.starts) - 1
        if not closes and last >= root and self.ends[last] == position:
            draft = self.drafts.get(last) or self.repair.begin(last, self.starts[last], position)
            if self.repair.stands_in_value(position, draft):
                return self._read_on(draft, self.repair.close_value(draft, position))
            if gap_end == position and self.text[position : position + 1] not in ("", ";"):
                return self._read_on(draft, position)
        self._open_and_close(position, gap_end)
        if not self.stack:
            return self._end_of_game(position, depth)
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
        self._tell_empty_variations(position, gap)
        for bracket in gap:
            if bracket == "(":
                self.stack.append(self.current)
            elif bracket == ")":
                self.closed_at, self.current = self.current, self.stack.pop()
                if not self.stack:
                    return

    def _tell_empty_variations(self, position: int, gap: str) -> None:
        for found in _EMPTY_VARIATION.finditer(gap):
            self.problems.add(codes.EMPTY_VARIATION, position + found.start(), position + found.end())

    def _read_odd_node(self, position: int) -> int:
        """Read a node that is empty, damaged or without its semicolon, or pass over what is no node."""
        if position == len(self.text):
            self.problems.add(codes.MISSING_CLOSING, position, position, count=len(self.stack))
            self.stack.clear()
            return position
        node = len(self.starts)
        if self.text[position] == ";":
            return self._read_on(self._add_node(position, position + 1), position + 1)
        if ODD_NODE.match(self.text, position):
            self.problems.add(codes.MISSING_SEMICOLON, position, position + 1, node)
            return self._read_on(self._add_node(position, position), position)
        end = max(end_of(NOISE, self.text, position), position + 1)
        self.problems.add(codes.NOISE, position, end, text=self.text[position:end][:30])
        return end

    def _add_node(self, start: int, end: int) -> Draft:
        node = len(self.starts)
        if self.current != node - 1:
            self._add_variation(self.current, node)
        self.starts.append(start)
        self.ends.append(end)
        self.parents.append(self.current)
        self.current = node
        return self.repair.begin(node, start, end)

    def _read_on(self, draft: Draft, position: int) -> int:
        """Read the rest of a node; return where it ends."""
        position = self.repair.read_on(draft, position)
        self.ends[draft.node] = position
        if len(draft.parts) > 1 or draft.unclosed:
            self.drafts[draft.node] = draft
        return position
