"""Typing in the HEN field: a text as an edit of the game, or as a draft.

An edit is a difference: what the text meant before is compared with what it means now, and only the differences are
written. What HEN cannot express stays.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias, TypeVar

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing import codes
from hen_editor.core.editing.apply import applied, applied_after
from hen_editor.core.editing.snapshot import DraftReason, HenText, KeptDraft, Snapshot, with_draft_kept
from hen_editor.core.position import Position

Shown = TypeVar("Shown")

Typed: TypeAlias = str | hen.Reading
"""A text that was typed, or as it was read already."""


def typed(
    base: Snapshot, text: Typed, *, now: Snapshot | None = None, settled: bool = True, whole: bool = False
) -> Snapshot:
    """Return the snapshot after a text was typed in the HEN field, in a burst of typing that began with `base`.

    An applied text replaces the earlier result of the burst; a draft leaves the position as it is `now`.
    settled: False while a size is being typed, with its last digit before the caret. whole: the text was pasted as a
    whole, which only a bare game accepts. Games other than Go accept no text.
    """
    if not base.tree.is_go:
        return now or base
    reading, text = (hen.read(text), text) if isinstance(text, str) else (text, text.text)
    if text == base.hen_text.text and not (settled and base.hen_text.draft is DraftReason.UNSETTLED):
        return base
    size_is_said = reading.size_span is not None
    always_size = size_is_said if reading.position.size == BoardSize() else base.hen_text.always_size
    hen_text = HenText.of(text, reading.position, always_size=always_size)
    draft = _draft(base, reading, settled=settled, whole=whole)
    if draft is not None:
        now = now or base
        return now._replace(hen_text=hen_text.as_draft(draft, now.hen_text))
    old = _meaning(base)
    if reading.position == old:
        return base._replace(hen_text=hen_text)
    return applied(base, _target(base, old, reading.position), hen_text)


def draft_dropped(snapshot: Snapshot, before: Snapshot | None = None) -> Snapshot:
    """Return the snapshot with the text of the position in the field instead of a draft.

    before: the snapshot in which typing began. Unless it had a draft already, it is returned, so that all is undone.
    """
    if snapshot.hen_text.draft is None:
        return snapshot
    if before is not None and before.hen_text.draft is None:
        return before
    return snapshot._replace(hen_text=snapshot.hen_text.without_draft(snapshot.position))


def refusal(snapshot: Snapshot, text: str) -> Diagnostic | None:
    """Return why the position of a text cannot be added to the game."""
    if not snapshot.tree.is_go:
        return codes.NOT_GO.at()
    here, there = snapshot.position.size, hen.parse(text).value.size
    return None if here == there else codes.PASTE_OF_OTHER_SIZE.at(here=here, there=there)


def added_as_variation(snapshot: Snapshot, text: str) -> Snapshot:
    """Return the snapshot with the position of a text in a new node after this one, where the cursor goes.

    Raises ValueError if the text has another board size than the game.
    """
    parsed = hen.parse(text)
    added = applied_after(snapshot, parsed.value, HenText.of(text, parsed.value if parsed.ok else None))
    return added._replace(hen_text=added.hen_text.showing(added.position))


def draft_restored(snapshot: Snapshot, draft: KeptDraft) -> Snapshot:
    """Return the snapshot with a kept draft in the field; another draft there is kept instead."""
    if draft not in snapshot.drafts:
        return snapshot
    return draft_discarded(with_draft_kept(snapshot), draft)._replace(hen_text=draft.hen_text)


def draft_discarded(snapshot: Snapshot, draft: KeptDraft) -> Snapshot:
    """Return the snapshot without a kept draft."""
    return snapshot._replace(drafts=tuple(kept for kept in snapshot.drafts if kept is not draft))


def laid_out(snapshot: Snapshot, *, multiline: bool) -> Snapshot:
    """Return the snapshot with the field in canonical form, on one line or one row per line. A draft stays as it is."""
    if snapshot.hen_text.draft is not None:
        return snapshot
    hen_text = snapshot.hen_text._replace(multiline=multiline, always_size=False)
    return snapshot._replace(hen_text=hen_text.written(snapshot.position))


def _draft(base: Snapshot, reading: hen.Reading, *, settled: bool, whole: bool) -> DraftReason | None:
    """Return why a text is not applied; what the game cannot accept comes before any error."""
    if reading.ok and not reading.text.strip():
        return None if Position().agrees_with(base.position) else DraftReason.EMPTY
    if not base.is_written_anew:
        # A text without a readable size means 19x19; if it has errors, one of them may hide the size.
        if reading.position.size != base.position.size and (reading.size_span is not None or reading.ok):
            return DraftReason.OTHER_SIZE if settled else DraftReason.UNSETTLED
        if whole and not base.is_bare and not reading.position.agrees_with(base.position):
            return DraftReason.WHOLE
    if not reading.ok:
        return DraftReason.INVALID
    return None if settled or reading.position.size == base.position.size else DraftReason.UNSETTLED


def _meaning(base: Snapshot) -> Position:
    """Return what the field meant: the position of its text, or for a draft what HEN can express of the position."""
    return base.hen_text.position or hen.holdable(base.position).value or base.position


def _target(base: Snapshot, old: Position, new: Position) -> Position:
    """Return the base's position with the differences between the old text's meaning and the new one."""
    before = base.position
    if new.size != before.size:
        unwritten = {p: text for p, text in before.labels.items() if p not in old.labels and new.size.holds(p)}
        return replace(new, labels={**unwritten, **new.labels})
    return Position(
        before.stones.with_stones(old.stones.changes_to(new.stones)),
        ko=new.ko if base.is_written_anew or new.ko != old.ko else before.ko,
        last_move=new.last_move if base.is_written_anew or new.last_move != old.last_move else before.last_move,
        turn=new.turn if base.is_written_anew or new.turn is not old.turn else before.turn,
        labels=_changed(before.labels, old.labels, new.labels),
        marks=_changed(before.marks, old.marks, new.marks),
        numbers=_changed(before.numbers, old.numbers, new.numbers),
        order=new.order if new.order != old.order else before.order,
    )


def _changed(
    before: Mapping[Point, Shown], old: Mapping[Point, Shown], new: Mapping[Point, Shown]
) -> dict[Point, Shown]:
    """Return the mapping `before` with the differences from the old to the new one applied."""
    kept = {point: shown for point, shown in before.items() if point in new or point not in old}
    return kept | {point: shown for point, shown in new.items() if point not in old or old[point] != shown}
