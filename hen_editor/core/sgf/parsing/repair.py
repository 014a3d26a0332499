"""Repairs of nodes that are not well-formed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from hen_editor.core.diagnostics import DiagnosticLog, Span
from hen_editor.core.sgf import codes
from hen_editor.core.sgf.properties import PROPERTIES
from hen_editor.core.sgf.tokens import (
    BRACKET,
    LOOSE_VALUE,
    MOVE_CUT_OFF,
    NOISE,
    VALUES,
    WELL_FORMED,
    WHITESPACE,
    WORD,
    Piece,
    canonical_name,
    end_of,
    end_of_long_value,
    pieces_of,
    value_spans,
    whole,
    with_move_escaped,
)

ERRORS_AT_ONCE = 200
"""How many errors in a node are processed at a time, or how many properties at least."""

CHARACTERS_AT_ONCE = 32 * 1024
"""How many characters of a node without errors are read at a time."""


@dataclass(slots=True)
class _Part:
    """A piece being read: a property with the spans of its values, or noise."""

    name: str
    start: int
    end: int
    values: list[tuple[int, int]] = field(default_factory=list)
    is_unescaped_reported: bool = False


@dataclass(slots=True)
class NodeBuilder:
    """A damaged node being read; it stays open, as what follows may turn out to be part of it.

    plain: the span of its text until the first error is found; only then is it split into parts. is_read: whether its
    text was read to the apparent end of the node.
    """

    node: int
    plain: Span | None
    parts: list[_Part] = field(default_factory=list)
    last_property: _Part | None = None
    unclosed: bool = False
    is_read: bool = False

    def add(self, part: _Part) -> None:
        """Append a piece."""
        self.parts.append(part)
        if part.name:
            self.last_property = part

    def pieces(self, text: str) -> Iterator[Piece]:
        """Iterate over the pieces of the node's text; the raw value of an unclosed one is as it would be closed."""
        for part in self.parts:
            values = tuple([text[start:end] for start, end in part.values])
            if self.unclosed and values and part is self.last_property:
                values = (*values[:-1], with_move_escaped(values[-1]))
            yield Piece(part.name, values, text[part.start : part.end], part.start)


class NodeRepair:
    """Reads the damaged nodes of one text, in linear time."""

    def __init__(self, text: str, problems: DiagnosticLog) -> None:
        self.text: Final = text
        self.problems: Final = problems
        self._bracket = -1

    def begin(self, node: int, start: int, end: int) -> NodeBuilder:
        """Start with a node whose text is well-formed between two offsets."""
        return NodeBuilder(node, Span(start, end))

    def pieces_of_words(self, node: int, start: int, end: int) -> tuple[Piece, ...]:
        """Return the pieces of a node that is a semicolon and words between two offsets; none if it has no words."""
        words = self.text[start + 1 : end].lstrip(WHITESPACE)
        if not words:
            return ()
        beginning = end - len(words)
        self._report_words(node, beginning, end)
        return Piece("", (), self.text[start:beginning], start), Piece("", (), words, beginning)

    def _add_well_formed(self, builder: NodeBuilder, start: int, end: int) -> None:
        if builder.plain is not None:
            builder.plain = Span(builder.plain.start, end)
            return
        for piece in pieces_of(self.text, start, end):
            if builder.parts and not piece.name:
                builder.parts[-1].end += len(piece.text)
            elif piece.text:
                part = _Part(piece.name, piece.start, piece.start + len(piece.text))
                part.values = value_spans(self.text, part.start, part.end) if piece.name else []
                builder.add(part)

    def stands_in_value(self, position: int, builder: NodeBuilder) -> bool:
        """Return whether the next bracket closes a value though none is open, so that it belongs to the last one."""
        return self.precedes_closing(position) and not builder.unclosed and self._has_property(builder)

    def precedes_closing(self, position: int) -> bool:
        """Return whether the next bracket of a value closes one."""
        bracket = self._next_bracket(position)
        return self.text[bracket : bracket + 1] == "]"

    def _has_property(self, builder: NodeBuilder) -> bool:
        if builder.plain is not None:
            return self.text.rfind("]", *builder.plain) >= 0
        return builder.last_property is not None

    def _cut(self, builder: NodeBuilder) -> None:
        """Split a node into its parts, before the first error in it is processed."""
        if builder.plain is not None:
            (start, end), builder.plain = builder.plain, None
            self._add_well_formed(builder, start, end)

    def read_on(self, builder: NodeBuilder, position: int) -> int:
        """Read some steps of the node's text from here on; return where they end.

        Sets `builder.is_read` at the end of the node.
        """
        begun, most_parts = position, len(builder.parts) + ERRORS_AT_ONCE
        for _ in range(ERRORS_AT_ONCE):
            if builder.unclosed:
                break
            if len(builder.parts) > most_parts or (builder.plain is not None and position - begun > CHARACTERS_AT_ONCE):
                return position
            end = end_of(WELL_FORMED, self.text, position)
            if end > position:
                self._add_well_formed(builder, position, end)
                if self.text[end : end + 1] not in ("", ";", "(", ")"):
                    position = end  # there may be more: a pattern matches only so much at a time
                    continue
            position = end_of(NOISE, self.text, end)
            character = self.text[position : position + 1]
            if position == end and character in ("", ";", "(", ")"):
                break
            self._cut(builder)
            position = self._read_odd(builder, end, position, character)
        else:
            return position
        builder.is_read = True
        return position

    def close_value(self, builder: NodeBuilder, position: int) -> int:
        """Extend the last value to the next closing bracket; return the end."""
        self._cut(builder)
        return self._extend(builder, self._next_bracket(position))

    def _next_bracket(self, position: int) -> int:
        if self._bracket < position:
            found = BRACKET.search(self.text, position)
            self._bracket = found.start() if found else len(self.text)
        return self._bracket

    def _read_odd(self, builder: NodeBuilder, start: int, end: int, character: str) -> int:
        """Read malformed text: noise from `start` to `end`, then this character; return where to continue."""
        if character == "[":
            return self._read_odd_value(builder, start, end)
        if self.stands_in_value(end, builder):
            return self._extend(builder, self._next_bracket(end))
        return self._skip(builder, start, end + 1 if character == "]" else end)

    def _read_odd_value(self, builder: NodeBuilder, start: int, opening: int) -> int:
        """Read a value with an odd name, no name or no end; its bracket is at `opening`."""
        before = self.text[start:opening].rstrip(WHITESPACE)
        name = before[len(before.rstrip(WORD)) :]
        noise = before[: len(before) - len(name)]
        last = builder.last_property
        if not before and last is not None and builder.parts[-1] is last:
            return self._read_values(builder, last, opening)
        if _is_name(name, after_noise=bool(noise.strip(WHITESPACE)), after_value=last is not None):
            return self._read_property(builder, start, start + len(noise), name, opening)
        closed = LOOSE_VALUE.match(self.text, opening)
        end = closed.end() if closed else len(self.text)
        if last is None:
            builder.add(_Part("", start, end))
            builder.unclosed = not closed
            self.problems.add_at(codes.UNNAMED_VALUE, start, end, builder.node)
            return end
        return self._extend(builder, end - 1) if closed else self._add_unclosed(builder, last, opening, goes_on=True)

    def _read_property(self, builder: NodeBuilder, start: int, name_start: int, name: str, opening: int) -> int:
        if name_start > start:
            self._skip(builder, start, name_start)
        part = _Part(canonical_name(name), name_start, opening)
        builder.add(part)
        if name.islower():
            self.problems.add_at(
                codes.LOWER_CASE, name_start, name_start + len(name), builder.node, name=name, meant=part.name
            )
        return self._read_values(builder, part, opening)

    def _read_values(self, builder: NodeBuilder, part: _Part, opening: int) -> int:
        values = VALUES.match(self.text, opening)
        if values is None:
            end = end_of_long_value(self.text, opening)
            if end < 0:
                return self._add_unclosed(builder, part, opening)
            part.values.append((opening + 1, end - 1))
            part.end = end
            return end
        part.values += value_spans(self.text, opening, values.end())
        part.end = values.end()
        return part.end

    def _add_unclosed(self, builder: NodeBuilder, part: _Part, opening: int, *, goes_on: bool = False) -> int:
        """Add an unclosed value to a property: it ends where it swallowed a move, or with the text.

        goes_on: extend its last value to there, as the bracket is part of its text.
        """
        end = len(self.text)
        if swallowing := LOOSE_VALUE.match(self.text, opening):
            end = self.text.rindex(";", opening, swallowing.end())
        elif swallowed := MOVE_CUT_OFF.search(whole(self.text[opening:])):
            end = opening + swallowed.start()
        if end < len(self.text):
            before = self.text[opening:end].rstrip(WHITESPACE)
            end = opening + len(before) - 1 if before.endswith("(") else end
        while builder.parts[-1] is not part:
            builder.parts.pop()
        start = part.values.pop()[0] if goes_on else opening + 1
        part.values.append((start, opening + 1 + len(whole(self.text[opening + 1 : end]))))
        part.end = end
        builder.unclosed = True
        self.problems.add_at(codes.UNCLOSED, opening, end, builder.node, name=part.name)
        return end

    def _extend(self, builder: NodeBuilder, closing: int) -> int:
        """Extend the last value to this closing bracket."""
        while not builder.parts[-1].values:
            builder.parts.pop()
        part = builder.parts[-1]
        if not part.is_unescaped_reported:
            self.problems.add_at(codes.UNESCAPED, part.values[-1][1], closing + 1, builder.node, name=part.name)
            part.is_unescaped_reported = True
        part.values[-1] = part.values[-1][0], closing
        part.end = closing + 1
        return part.end

    def _skip(self, builder: NodeBuilder, start: int, end: int) -> int:
        builder.add(_Part("", start, end))
        self._report_words(builder.node, start, end)
        return end

    def _report_words(self, node: int, start: int, end: int) -> None:
        """Report text that belongs to no property."""
        text = self.text[start:end].strip(WHITESPACE)
        if text.isascii() and text.isalnum():
            self.problems.add_at(codes.NO_VALUE, start, end, node, name=text[:30])
        else:
            self.problems.add_at(codes.NOISE, start, end, node, text=text[:30])


def _is_name(name: str, *, after_noise: bool, after_value: bool) -> bool:
    """Return whether a word before a value is a property name, not prose inside a text with unescaped brackets."""
    if not name:
        return False
    if after_value and after_noise:
        return name.isupper()
    if name.islower():
        return not after_value or name.upper() in PROPERTIES
    return True
