"""Reading a node whose text is not well-formed: what its author meant, and what had to be assumed."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from hen_editor.core.diagnostics import Span
from hen_editor.core.sgf import codes
from hen_editor.core.sgf.problems import Problems
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
)

STEPS = 200
"""How many odd places of a node are dealt with at a time, or how many properties at least."""

MOST_PLAIN = 32 * 1024
"""How many characters of a node without anything odd are read at a time."""


@dataclass(slots=True)
class _Part:
    """A piece in the making: a property with the spans of its values, or noise."""

    name: str
    start: int
    end: int
    values: list[tuple[int, int]] = field(default_factory=list)
    told_unescaped: bool = False


@dataclass(slots=True)
class Draft:
    """A damaged node in the making; it stays open, as what follows may turn out to be part of it.

    plain: where its text stands as long as nothing odd was met in it: it is not cut into parts until then. is_read:
    whether its text was read to where the node seems to end.
    """

    node: int
    plain: Span | None
    parts: list[_Part] = field(default_factory=list)
    last_property: _Part | None = None
    unclosed: bool = False
    is_read: bool = False

    def add(self, part: _Part) -> None:
        """Add a piece at the end."""
        self.parts.append(part)
        if part.name:
            self.last_property = part

    def pieces(self, text: str) -> Iterator[Piece]:
        """Go through the pieces of the node's text."""
        for part in self.parts:
            values = tuple([text[start:end] for start, end in part.values])
            yield Piece(part.name, values, text[part.start : part.end], part.start)


class NodeRepair:
    """Reads damaged nodes of one text; never looks at a stretch of it more than a fixed number of times."""

    def __init__(self, text: str, problems: Problems) -> None:
        self.text: Final = text
        self.problems: Final = problems
        self._bracket = -1

    def begin(self, node: int, start: int, end: int) -> Draft:
        """Make a draft of a node whose text is well-formed between two offsets."""
        return Draft(node, Span(start, end))

    def _add_well_formed(self, draft: Draft, start: int, end: int) -> None:
        if draft.plain is not None:
            draft.plain = Span(draft.plain.start, end)
            return
        for piece in pieces_of(self.text, start, end):
            if draft.parts and not piece.name:
                draft.parts[-1].end += len(piece.text)
            elif piece.text:
                part = _Part(piece.name, piece.start, piece.start + len(piece.text))
                part.values = value_spans(self.text, part.start, part.end) if piece.name else []
                draft.add(part)

    def stands_in_value(self, position: int, draft: Draft) -> bool:
        """Tell whether the next bracket closes a value though none is open: the text before it belongs to the last."""
        return self.precedes_closing(position) and not draft.unclosed and self._has_property(draft)

    def precedes_closing(self, position: int) -> bool:
        """Tell whether the next bracket of a value closes one."""
        bracket = self._next_bracket(position)
        return self.text[bracket : bracket + 1] == "]"

    def _has_property(self, draft: Draft) -> bool:
        if draft.plain is not None:
            return self.text.rfind("]", *draft.plain) >= 0
        return draft.last_property is not None

    def _cut(self, draft: Draft) -> None:
        """Cut a draft into its parts, before the first odd place of it is dealt with."""
        if draft.plain is not None:
            (start, end), draft.plain = draft.plain, None
            self._add_well_formed(draft, start, end)

    def read_on(self, draft: Draft, position: int) -> int:
        """Read the node's text from here on into the draft, as far as some steps go; return where they end.

        Where they reach the end of the node, `draft.is_read` is set.
        """
        begun, most_parts = position, len(draft.parts) + STEPS
        for _ in range(STEPS):
            if draft.unclosed:
                break
            if len(draft.parts) > most_parts or (draft.plain is not None and position - begun > MOST_PLAIN):
                return position
            end = end_of(WELL_FORMED, self.text, position)
            if end > position:
                self._add_well_formed(draft, position, end)
                if self.text[end : end + 1] not in ("", ";", "(", ")"):
                    position = end  # there may be more: a pattern goes only so far at a time
                    continue
            position = end_of(NOISE, self.text, end)
            character = self.text[position : position + 1]
            if position == end and character in ("", ";", "(", ")"):
                break
            self._cut(draft)
            position = self._read_odd(draft, end, position, character)
        else:
            return position
        draft.is_read = True
        return position

    def close_value(self, draft: Draft, position: int) -> int:
        """End the last value at the next closing bracket instead of at the one that ended it; return where that is."""
        self._cut(draft)
        return self._extend(draft, self._next_bracket(position))

    def _next_bracket(self, position: int) -> int:
        if self._bracket < position:
            found = BRACKET.search(self.text, position)
            self._bracket = found.start() if found else len(self.text)
        return self._bracket

    def _read_odd(self, draft: Draft, start: int, end: int, character: str) -> int:
        """Read what is not well-formed: noise from `start` to `end`, then this character; return where to go on."""
        if character == "[":
            return self._read_odd_value(draft, start, end)
        if self.stands_in_value(end, draft):
            return self._extend(draft, self._next_bracket(end))
        return self._pass_over(draft, start, end + 1 if character == "]" else end)

    def _read_odd_value(self, draft: Draft, start: int, opening: int) -> int:
        """Read a value that has an odd name, none, or no end; its bracket stands at `opening`."""
        before = self.text[start:opening].rstrip(WHITESPACE)
        name = before[len(before.rstrip(WORD)) :]
        noise = before[: len(before) - len(name)]
        last = draft.last_property
        if not before and last is not None and draft.parts[-1] is last:
            return self._read_values(draft, last, opening)
        if _is_name(name, after_noise=bool(noise.strip(WHITESPACE)), after_value=last is not None):
            return self._read_property(draft, start, start + len(noise), name, opening)
        closed = LOOSE_VALUE.match(self.text, opening)
        end = closed.end() if closed else len(self.text)
        if last is None:
            draft.add(_Part("", start, end))
            draft.unclosed = not closed
            self.problems.add(codes.UNNAMED_VALUE, start, end, draft.node)
            return end
        return self._extend(draft, end - 1) if closed else self._add_unclosed(draft, last, opening, goes_on=True)

    def _read_property(self, draft: Draft, start: int, name_start: int, name: str, opening: int) -> int:
        if name_start > start:
            self._pass_over(draft, start, name_start)
        part = _Part(canonical_name(name), name_start, opening)
        draft.add(part)
        if name.islower():
            self.problems.add(
                codes.LOWER_CASE, name_start, name_start + len(name), draft.node, name=name, meant=part.name
            )
        return self._read_values(draft, part, opening)

    def _read_values(self, draft: Draft, part: _Part, opening: int) -> int:
        values = VALUES.match(self.text, opening)
        if values is None:
            end = end_of_long_value(self.text, opening)
            if end < 0:
                return self._add_unclosed(draft, part, opening)
            part.values.append((opening + 1, end - 1))
            part.end = end
            return end
        part.values += value_spans(self.text, opening, values.end())
        part.end = values.end()
        return part.end

    def _add_unclosed(self, draft: Draft, part: _Part, opening: int, *, goes_on: bool = False) -> int:
        """Give a property a value that has no end of its own: it ends where it swallowed a move, or with the text.

        goes_on: its last value goes on to there, as the bracket is one in its text.
        """
        end = len(self.text)
        if swallowing := LOOSE_VALUE.match(self.text, opening):
            end = self.text.rindex(";", opening, swallowing.end())
        elif swallowed := MOVE_CUT_OFF.search(whole(self.text[opening:])):
            end = opening + swallowed.start()
        if end < len(self.text):
            before = self.text[opening:end].rstrip(WHITESPACE)
            end = opening + len(before) - 1 if before.endswith("(") else end
        while draft.parts[-1] is not part:
            draft.parts.pop()
        start = part.values.pop()[0] if goes_on else opening + 1
        part.values.append((start, opening + 1 + len(whole(self.text[opening + 1 : end]))))
        part.end = end
        draft.unclosed = True
        self.problems.add(codes.UNCLOSED, opening, end, draft.node, name=part.name)
        return end

    def _extend(self, draft: Draft, closing: int) -> int:
        """Let the last value run on to the closing bracket that stands there."""
        while not draft.parts[-1].values:
            draft.parts.pop()
        part = draft.parts[-1]
        if not part.told_unescaped:
            self.problems.add(codes.UNESCAPED, part.values[-1][1], closing + 1, draft.node, name=part.name)
            part.told_unescaped = True
        part.values[-1] = part.values[-1][0], closing
        part.end = closing + 1
        return part.end

    def _pass_over(self, draft: Draft, start: int, end: int) -> int:
        text = self.text[start:end].strip(WHITESPACE)
        draft.add(_Part("", start, end))
        if text.isascii() and text.isalnum():
            self.problems.add(codes.NO_VALUE, start, end, draft.node, name=text[:30])
        else:
            self.problems.add(codes.NOISE, start, end, draft.node, text=text[:30])
        return end


def _is_name(name: str, *, after_noise: bool, after_value: bool) -> bool:
    """Tell whether a word before a value names a property, or is prose inside a text whose brackets are not escaped."""
    if not name:
        return False
    if after_value and after_noise:
        return name.isupper()
    if name.islower():
        return not after_value or name.upper() in PROPERTIES
    return True
