"""The one undo command: an edit is two snapshots."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QSettings
from PySide6.QtGui import QUndoCommand

from hen_editor.core.board import BoardSize
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.file_bytes import MEGABYTE

UNDO_MEGABYTES = 200
"""The default memory for the undo history of a document."""

LEAST_STEPS = 1_000
"""The number of steps that can be undone, however much memory they take."""

_BYTES_PER_POINT = 100
"""The memory of a step per point of a board full of stones or marks, as measured; its snapshots share the rest."""


class UndoStep(NamedTuple):
    """A step of an undo history that no document has yet."""

    text: str
    before: Snapshot
    after: Snapshot


class Change(QUndoCommand):
    """Replaces one snapshot by another; changes of the same gesture merge into one step.

    show: shows a snapshot. gesture: the gesture the change belongs to, None for a separate change. A gesture that ends
    where it began leaves no command.
    """

    def __init__(
        self, show: Callable[[Snapshot], None], before: Snapshot, after: Snapshot, text: str, gesture: int | None
    ) -> None:
        super().__init__(text)
        self.show = show
        self.before = before
        self.after = after
        self.gesture = gesture

    def undo(self) -> None:
        """Show the snapshot before the change."""
        self.show(self.before)

    def redo(self) -> None:
        """Show the snapshot after the change."""
        self.show(self.after)

    def id(self) -> int:
        """All changes may merge; `mergeWith` decides."""
        return 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge a later change of the same gesture."""
        if not isinstance(other, Change) or self.gesture is None or other.gesture != self.gesture:
            return False
        self.after = other.after
        vars(other).clear()  # Qt deletes the command, but PySide keeps its Python object, and that the snapshots
        self.setObsolete(self.after == self.before)
        return True


def undo_megabytes() -> int:
    """Return the memory for the undo history of a document in the user's settings."""
    megabytes = str(QSettings().value("undo/megabytes", UNDO_MEGABYTES))
    return int(megabytes) if megabytes.isdecimal() and len(megabytes) < 7 else UNDO_MEGABYTES


def undo_limit(size: BoardSize) -> int:
    """Return how many steps the undo history of a document with a board of this size may have.

    As many as fit the memory in the user's settings, but at least `LEAST_STEPS`. The memory is an estimate, as if each
    step filled the board. Most take a tenth of that, whatever the size of the game; steps that fill the board with
    stones, marks and labels at once take three times as much, and those that replace the text of every node or long
    comments as much as that text.
    """
    return max(LEAST_STEPS, undo_megabytes() * MEGABYTE // (_BYTES_PER_POINT * size.count))
