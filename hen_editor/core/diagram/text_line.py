"""A line of text in which a diagram may be, and where it came from."""

from typing import NamedTuple

from hen_editor.core.diagnostics import Span


class DiagramTextLine(NamedTuple):
    """A line of a diagram, unwrapped, and the offsets of the text that it came from."""

    text: str
    start: int
    end: int

    def part(self, start: int, end: int | None = None) -> "DiagramTextLine":
        """Return a part of the line."""
        end = len(self.text) if end is None else end
        return DiagramTextLine(self.text[start:end], *self.span(start, end))

    def span(self, start: int, end: int) -> Span:
        """Return where a part of the line came from: all of the line where unwrapping has changed its length."""
        if self.end - self.start == len(self.text):
            return Span(self.start + start, self.start + end)
        return Span(self.start, self.end)
