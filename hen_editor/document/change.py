"""The one undo command: an edit is two snapshots."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from hen_editor.core.editing.snapshot import Snapshot


class Change(QUndoCommand):
    """Replaces one snapshot by another; changes of the same gesture merge into one step.

    gesture: the gesture the change belongs to, None for a separate change. A gesture that ends where it began leaves no
    command.
    """

    def __init__(
        self, show: Callable[[Snapshot], None], before: Snapshot, after: Snapshot, text: str, gesture: int | None
    ) -> None:
        super().__init__(text)
        self._show = show
        self.before = before
        self.after = after
        self.gesture = gesture

    def undo(self) -> None:
        """Show the snapshot before the change."""
        self._show(self.before)

    def redo(self) -> None:
        """Show the snapshot after the change."""
        self._show(self.after)

    def id(self) -> int:
        """All changes may merge; `mergeWith` decides."""
        return 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Merge a later change of the same gesture."""
        if not isinstance(other, Change) or self.gesture is None or other.gesture != self.gesture:
            return False
        self.after = other.after
        self.setObsolete(self.after == self.before)
        return True
