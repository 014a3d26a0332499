"""The state of typing in the HEN field: the text and its reading, the caret, and what may be incomplete."""

from functools import lru_cache
from typing import NamedTuple

from hen_editor.core import hen
from hen_editor.core.board import Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.snapshot import DraftReason, Snapshot
from hen_editor.core.texts import pattern

MAX_CHARACTERS = 100_000
"""The most characters in the field."""

LONG_TEXT_LENGTH = 4_000
"""The length in characters from which a text is read and coloured only after a pause in typing."""

MOST_SUGGESTED = 1_000
"""The longest text, in characters, for which one fix of the whole text is sought; a full board has 800 characters."""

LINE_BREAK = pattern("\r\n|[\r\u2028\u2029\ufdd0\ufdd1]")
"""What a Qt document takes for the end of a line, or stores as one."""


def held(text: str) -> str:
    """Return a text as a Qt document holds it: one kind of line break, no lone surrogates."""
    return LINE_BREAK.sub("\n", text).encode(errors="ignore").decode()


def is_editable(snapshot: Snapshot) -> bool:
    """Return whether the position of a snapshot can be edited as text."""
    is_narrow = snapshot.position.size.columns <= hen.MAX_COLUMNS
    return snapshot.tree.is_go and is_narrow and len(snapshot.hen_text.text) <= MAX_CHARACTERS


def text_in_field(snapshot: Snapshot) -> str:
    """Return the text that the field shows for a snapshot."""
    return held(snapshot.hen_text.text) if is_editable(snapshot) else ""


def difference(before: str, after: str) -> tuple[int, int, int]:
    """Return the end of the common prefix of two texts, and the start of their common suffix in each."""
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    same = 0
    while same < shorter - start and before[-1 - same] == after[-1 - same]:
        same += 1
    return start, len(before) - same, len(after) - same


def moved_caret(caret: int, before: str, after: str) -> int:
    """Return where a caret goes when another text replaces the one it is in: it stays beside the same characters.

    >>> moved_caret(4, "_3Kb.b", "_19b_3Kb.b"), moved_caret(4, "_3Kb.b", "_3")
    (8, 2)
    """
    start, before_end, end = difference(before, after)
    if caret < start:
        return caret
    if caret >= before_end:
        return end + caret - before_end
    return end if caret == start else min(caret, end)  # Qt moves a caret behind text inserted at its position


@lru_cache(maxsize=1)
def _suggestion(text: str) -> Diagnostic | None:
    """Return `hen.suggestion`, cached for the latest text: it takes as long as reading the text dozens of times."""
    return hen.suggestion(text)


_UNREAD = hen.read("")


class HenTyping(NamedTuple):
    """The text in the HEN field, and what the user does there.

    text: of the snapshot shown, or typed since. reading: of the text; of none while a long text is not read yet.
    caret: its index in the text. has_focus: whether the text is being edited. is_part_open: whether the part before the
    caret was typed just now, so that it may be incomplete; is_size_open: the same for the size.
    """

    text: str = ""
    reading: hen.Reading = _UNREAD
    caret: int = 0
    has_focus: bool = False
    is_part_open: bool = False
    is_size_open: bool = False

    @classmethod
    def of(cls, reading: hen.Reading, caret: int, *, has_focus: bool, is_part_open: bool) -> "HenTyping":
        """Return the typing for a text that was read; its size is open while the caret is directly after it."""
        size = reading.size_span
        return cls(reading.text, reading, caret, has_focus, is_part_open, size is not None and size.end == caret)

    @property
    def is_read(self) -> bool:
        """Whether the text is read."""
        return self.reading.text == self.text

    @property
    def problems(self) -> tuple[Diagnostic, ...]:
        """The problems to show now, including notes, in text order, without those of what is still being typed."""
        if self.is_size_open:
            return ()
        if not self.is_part_open:
            return self.reading.diagnostics
        unfinished = self.reading.unfinished(self.caret)
        return tuple(problem for problem in self.reading.diagnostics if problem is not unfinished)

    @property
    def suggestion(self) -> Diagnostic | None:
        """A fix of the whole text for a common misspelling (`hen.suggestion`); none while a part is being typed."""
        if self.reading.ok or self.is_size_open or self.is_part_open:
            return None
        return _suggestion(self.text) if self.is_read and len(self.text) <= MOST_SUGGESTED else None

    @property
    def meant(self) -> str | None:
        """The text with its fixes; None if it has errors even so, or is too long to find that out at once."""
        if len(self.text) > MOST_SUGGESTED:
            return None
        whole = self.suggestion
        fixed = hen.fixed(self.text) if whole is None else whole.replacement
        return fixed if fixed is not None and hen.read(fixed).ok else None

    @property
    def points_at_caret(self) -> frozenset[Point]:
        """The points of the token at the caret, while the text is being edited."""
        token = self.reading.token_at(self.caret) if self.has_focus and self.is_read else None
        return frozenset() if token is None else frozenset(token.points)

    def showing(self, snapshot: Snapshot) -> "HenTyping":
        """Return the typing once the field shows a snapshot: unchanged if the snapshot has this text."""
        text = text_in_field(snapshot)
        if text == self.text:
            return self
        return HenTyping(
            text,
            hen.read(text) if len(text) <= LONG_TEXT_LENGTH else _UNREAD,
            moved_caret(self.caret, self.text, text),
            self.has_focus,
            is_size_open=snapshot.hen_text.draft is DraftReason.UNSETTLED,
        )
