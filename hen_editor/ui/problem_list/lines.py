"""The line numbers of a text, counted on demand."""

from bisect import bisect_right
from operator import itemgetter

LONGEST_EXCERPT = 80


class Lines:
    """The line numbers of a text of any length; counting continues from the nearest known position."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._known: list[tuple[int, int]] = [(0, 1)]  # an offset, and its line number

    def number(self, offset: int) -> int:
        r"""Return the line of a character, counted from 1; `\r\n`, `\n` and `\r` end a line.

        >>> lines = Lines("(;B[dd]\r\n;W[ee]\n)")
        >>> lines.number(16), lines.number(9), lines.number(2)
        (3, 2, 1)
        """
        place = bisect_right(self._known, offset, key=itemgetter(0))
        start, number = self._known[place - 1]
        text = self.text
        number += sum(text.count(end, start, offset) for end in "\r\n") - text.count("\r\n", start, offset)
        if offset > start and text[offset - 1] != "\r":  # nothing is stored between the two characters of a line break
            self._known.insert(place, (offset, number))
        return number

    def excerpt(self, start: int, end: int) -> str:
        """Return a span of the text on one line, shortened."""
        stretch = " ".join(self.text[start : min(end, start + 4 * LONGEST_EXCERPT)].split())
        return stretch if len(stretch) <= LONGEST_EXCERPT else stretch[: LONGEST_EXCERPT - 1] + "…"
