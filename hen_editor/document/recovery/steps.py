"""The steps of a document that its journal has, and what it lacks of the undo history."""

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple
from weakref import ReferenceType, WeakKeyDictionary, ref

from PySide6.QtGui import QUndoStack

from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.sgf import Collection
from hen_editor.document.change import Change
from hen_editor.document.recovery.journal import JournalWriter, Recording, UndoPosition


class UndoHistory:
    """The undo history of a document, as its stack has it."""

    def __init__(self, stack: QUndoStack) -> None:
        self.stack = stack

    @property
    def index(self) -> int:
        """How many steps are done."""
        return self.stack.index()

    @property
    def count(self) -> int:
        """How many steps there are."""
        return self.stack.count()

    def change(self, place: int) -> Change | None:
        """Return a step, None if there is none at this place."""
        found = self.stack.command(place) if 0 <= place < self.count else None
        return found if isinstance(found, Change) else None

    def changes(self, start: int, stop: int) -> list[Change]:
        """Return some of the steps."""
        return [change for place in range(start, stop) if (change := self.change(place)) is not None]

    def place_of(self, games: Collection | None) -> int | None:
        """Return after how many steps the games are these, None if they never are."""
        changes = self.changes(0, self.count)
        if changes and changes[0].before.collection is games:
            return 0
        return next((place for place, change in enumerate(changes, 1) if change.after.collection is games), None)


class _Step(NamedTuple):
    """A step of the journal, which may be several of the history: the first and the last one, and what they led to."""

    first: "ReferenceType[Change] | None"
    last: "ReferenceType[Change] | None"
    after: Snapshot


class RecordedSteps:
    """What a journal has of the undo history of a document.

    The first of the steps stands for what there was before them. done: the place of the one that is done last.
    dropped: how many steps of the journal are older than those here. was_lost: whether the history has gone back beyond
    the beginning of the journal.
    """

    def __init__(self, base: Snapshot, top: Change | None = None, dropped: int = 0) -> None:
        self.was_lost = False
        self._done = 0
        self._firsts = WeakKeyDictionary[Change, int]()
        self._lasts = WeakKeyDictionary[Change, int]()
        self._begin(base, top, dropped)

    @classmethod
    def beginning(
        cls, history: UndoHistory, now: Snapshot, start: int, stop: int
    ) -> tuple["RecordedSteps", list[Recording]]:
        """Return what records these steps of a history and its present state, and a journal that has them."""
        changes = history.changes(start, stop)
        base = changes[0].before if changes else now
        steps = cls(base, history.change(start - 1))
        steps._add([[change] for change in changes])
        made: list[Recording] = [partial(JournalWriter.state, now=base), *map(_recorded, changes)]
        if undone := stop - history.index:
            made.append(steps._move(len(changes) - undone))
        return steps, [*made, partial(JournalWriter.go, now=now)]

    @classmethod
    def recovered(cls, history: UndoHistory, now: Snapshot, dropped: int) -> "RecordedSteps":
        """Return the steps of a journal that was read, after `dropped` of it that the history has no more."""
        changes = history.changes(0, history.count)
        steps = cls(changes[0].before if changes else now, dropped=dropped)
        steps._add([[change] for change in changes])
        steps._done = history.index
        return steps

    def position_of(self, games: Collection | None) -> UndoPosition:
        """Return after how many steps of the journal the games are these, None if they never are."""
        if games is self._steps[self._done].after.collection:
            return self._dropped + self._done
        found = (place for place, step in enumerate(self._steps) if step.after.collection is games)
        return next((self._dropped + place for place in found), None)

    def follow(self, history: UndoHistory, now: Snapshot, *, is_grouped: bool, is_resting: bool) -> list[Recording]:
        """Return what records what was done since.

        is_grouped: record several new steps as one. is_resting: also when the last step only goes on, as in typing.
        """
        self._forget_old()
        index = history.index
        place, position = self._known_place(history)
        if position is None:
            self._begin(now, history.change(index - 1))
            self.was_lost = True
            return [partial(JournalWriter.state, now=now)]
        is_moved = (place, position) != (index, self._done)
        made = self._growth() if is_moved else []
        if position != self._done:
            made.append(self._move(position))
        new = history.changes(place, index)
        if new:
            del self._steps[position + 1 :]
            groups = [new] if is_grouped else [[change] for change in new]
            self._add(groups)
            self._done = len(self._steps) - 1
            made += [_recorded(group[-1], group[0].before) for group in groups]
        elif position + 1 < len(self._steps) and not _is(self._steps[position + 1].first, history.change(index)):
            del self._steps[position + 1 :]
            made.append(JournalWriter.drop)
        return made + (self._growth() if is_resting or is_moved else [])

    def _begin(self, base: Snapshot, top: Change | None, dropped: int = 0) -> None:
        self._steps = [_Step(None, None if top is None else ref(top), base)]
        self._done = 0
        self._dropped = dropped
        self._has_top = top is not None
        if top is not None:
            self._lasts[top] = dropped

    def _forget_old(self) -> None:
        """Forget the oldest steps that the history has no more."""
        while self._done > 1 and (first := self._steps[1].first) is not None and first() is None:
            del self._steps[0]
            self._steps[0] = self._steps[0]._replace(first=None)
            self._done -= 1
            self._dropped += 1

    def _known_place(self, history: UndoHistory) -> tuple[int, int | None]:
        """Return the last place of the history, up to the present one, that the journal has, and its position there."""
        index = history.index
        if (position := self._position(self._lasts, history.change(index - 1))) is not None:
            return index, position
        if (position := self._position(self._firsts, history.change(index))) is not None:
            return index, position - 1
        for place in range(index - 1, 0, -1):
            if (position := self._position(self._lasts, history.change(place - 1))) is not None:
                return place, position
        is_bottom = not (self._has_top or self._dropped)
        return 0, 0 if is_bottom else None

    def _position(self, places: "WeakKeyDictionary[Change, int]", change: Change | None) -> int | None:
        """Return the position of a step by its last or its first change, None if it is not among the steps."""
        position = -1 if change is None else places.get(change, -1) - self._dropped
        if not 0 <= position < len(self._steps):
            return None
        step = self._steps[position]
        return position if change in (step.first and step.first(), step.last and step.last()) else None

    def _growth(self) -> list[Recording]:
        """Return what records that the last step of the journal has gone on."""
        step = self._steps[self._done]
        change = None if step.last is None or self._done == 0 else step.last()
        after = getattr(change, "after", None)
        if after is None or after is step.after:
            return []
        self._steps[self._done] = step._replace(after=after)
        return [partial(JournalWriter.grow, after=after)]

    def _move(self, position: int) -> Recording:
        count, self._done = position - self._done, position
        games = self._steps[position].after.collection
        if count > 0:
            return partial(JournalWriter.redo, count=count, now=games)
        return partial(JournalWriter.undo, count=-count, now=games)

    def _add(self, groups: Iterable[list[Change]]) -> None:
        for group in groups:
            self._firsts[group[0]] = self._lasts[group[-1]] = self._dropped + len(self._steps)
            self._steps.append(_Step(ref(group[0]), ref(group[-1]), group[-1].after))
        self._done = len(self._steps) - 1


def _recorded(change: Change, before: Snapshot | None = None) -> Recording:
    return partial(JournalWriter.step, text=change.text(), before=before or change.before, after=change.after)


def _is(reference: "ReferenceType[Change] | None", change: Change | None) -> bool:
    return reference is not None and change is not None and reference() is change
