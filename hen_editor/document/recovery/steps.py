"""The steps of a document's undo history that its journal holds."""

from PySide6.QtGui import QUndoStack

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.document.change import Change
from hen_editor.document.recovery.journal import RecordedStep


class RecordedSteps:
    """The steps of an undo history that are recorded, each with the snapshot that it led to then.

    Places in a journal also count the steps that the history has dropped: `forgotten`.
    """

    def __init__(self, stack: QUndoStack) -> None:
        self.forgotten = 0
        self._stack = stack
        self._steps: list[tuple[Change, Snapshot]] = []
        self._is_begun = False

    @property
    def done(self) -> int:
        """The place of the last step that is done."""
        return self.forgotten + self._stack.index()

    def is_behind(self) -> bool:
        """Whether the history has other steps than are recorded; growth of the last one does not count."""
        count = self._stack.count()
        return count != len(self._steps) or (count > 0 and self._change(count - 1) is not self._steps[-1][0])

    def take(self) -> tuple[int | None, list[RecordedStep]]:
        """Mark all steps as recorded. Return from which place on they were not, None if all were, and those steps."""
        count = self._stack.count()
        self._forget_oldest()
        same = min(len(self._steps), count)
        while same and not self._is_recorded(same - 1):
            same -= 1
        new = [self._change(index) for index in range(same, count)]
        if self._is_begun and same == len(self._steps) == count:
            return None, []
        if not same and new and self._steps and self._steps[0][0].before.collection is not new[0].before.collection:
            self.forgotten += len(self._steps) + 1  # the history has dropped all recorded steps
        self._is_begun = True
        self._steps[same:] = [(change, change.after) for change in new]
        return self.forgotten + same, [RecordedStep(one.text(), one.before, one.after) for one in new]

    def _forget_oldest(self) -> None:
        oldest = self._change(0) if self._stack.count() else None
        gone = next((place for place, (change, _) in enumerate(self._steps) if change is oldest), 0)
        del self._steps[:gone]
        self.forgotten += gone

    def _is_recorded(self, index: int) -> bool:
        change, after = self._steps[index]
        return self._change(index) is change and change.after is after

    def _change(self, index: int) -> Change:
        change = self._stack.command(index)
        assert isinstance(change, Change)
        return change
