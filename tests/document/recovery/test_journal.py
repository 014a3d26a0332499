"""The laws of the journal: what is read from it is what was done, and of a part of it what was done first."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.editing import games, hen_text, nodes, play, snapshot, variations
from hen_editor.core.editing.snapshot import Snapshot
from hen_editor.core.position import Position
from hen_editor.core.slices import finished
from hen_editor.document import files
from hen_editor.document.files import File
from hen_editor.document.recovery import differences
from hen_editor.document.recovery.journal import (
    Beginning,
    Journal,
    JournalLine,
    OnDisk,
    Stamp,
    UndoStep,
    format_line,
    read_lines,
)
from hen_editor.document.recovery.recovered import Recovered, continued, recovered, recovering
from tests.core.editing.all_edits import EDITS, Choices
from tests.core.editing.machine import numbers, savable, source
from tests.effort import fewer, is_thorough, third


@pytest.fixture(autouse=True, scope="module")
def steps_in_parts() -> Iterator[None]:
    """Let steps of three nodes be prepared in parts, as those of hundreds are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(differences, "FEW", 2)
        yield


def entries(now: Snapshot) -> list[object]:
    """Return all that the games of a snapshot consist of, with the ids of their nodes."""
    return [
        [
            (node, tree.parent(node), tree.children(node), tree.pieces(node), tree.edited.get(node))
            for node in tree.walk()
        ]
        + [tree.size, tree.is_go, tree.removed, tree.node_count, tree.root]
        for tree in now.collection.games
    ]


def same(found: Snapshot, wanted: Snapshot) -> bool:
    """Return whether two snapshots of two sittings are the same: ids, bytes, cursor, field and drafts."""
    assert (found.game, found.node) == (wanted.game, wanted.node)
    assert found.hen_text == wanted.hen_text
    assert found.drafts == wanted.drafts
    assert (found.chosen_scope, found.set_up_in) == (wanted.chosen_scope, wanted.set_up_in)
    assert found.collection.before == wanted.collection.before
    assert found.collection.is_converted == wanted.collection.is_converted
    assert found.collection.encoding == wanted.collection.encoding
    assert entries(found) == entries(wanted)
    assert sgf.format(savable(found.collection)) == sgf.format(savable(wanted.collection))
    assert (found.move_number, found.captures) == (wanted.move_number, wanted.captures)
    return True


def stamp() -> tuple[float, int]:
    """Return a moment at which something is not saved."""
    return 0.0, 1


def begun(what: Beginning, stamp: Stamp) -> tuple[Journal, bytes]:
    """Begin a journal at once; return its first lines, too."""
    first: list[bytes] = []
    journal = finished(Journal.beginning(what, stamp, keep_nothing, first.append))
    return journal, b"".join(first)


def keep_nothing(data: bytes) -> int:
    return 0


class Sitting:
    """A document with its history, and its journal."""

    def __init__(self, opened: File) -> None:
        assert opened.collection is not None
        now = snapshot.of_collection(opened.collection)
        self.opened = opened
        self.now = now
        self.journal, self.data = begun(self.beginning(), stamp)
        self.steps: list[UndoStep] = []
        self.done = 0
        self.states = [self.state()]

    def begin_anew(self) -> list[UndoStep]:
        """Begin the journal with what there is; return the steps that are older than it."""
        older, self.steps, self.done = self.steps, [], 0
        self.journal, self.data = begun(self.beginning(), stamp)
        self.states = [self.state()]
        return older

    def state(self) -> tuple[int, list[UndoStep], int, Snapshot]:
        """Return the length of the journal and the document at that length."""
        return len(self.data), list(self.steps), self.done, self.now

    def _write(self, data: bytes) -> None:
        *before, last = data.splitlines(keepends=True) or [b""]
        for line in before:  # what other games were read from comes before the step that shows them
            self.data += line
            self.states.append((len(self.data), *self.states[-1][1:]))
        self.data += last
        self.states.append(self.state())

    def edit(self, after: Snapshot) -> None:
        for part in filter(None, self.journal.prepare(after)):
            self._write(part)
        step = UndoStep("step", self.now, after)
        self.steps[self.done :] = [step]
        self.done += 1
        self.now = after
        self._write(self.journal.step(step))

    def grow(self, after: Snapshot) -> None:
        self.steps[-1] = self.steps[-1]._replace(after=after)
        self.now = after
        self._write(self.journal.grown(after))

    def drop(self) -> None:
        self.done -= 1
        self.now = self.steps.pop().before
        self._write(self.journal.dropped(self.now))

    def undo(self) -> None:
        self.done -= 1
        self.now = self.steps[self.done].before
        self._write(self.journal.undone(self.steps[self.done], is_known=True))

    def undo_older(self, step: UndoStep) -> None:
        self.now = step.before
        self.steps.insert(0, step)
        self._write(self.journal.undone(step, is_known=False))

    def redo(self) -> None:
        self.now = self.steps[self.done].after
        self.done += 1
        self._write(self.journal.redone(self.steps[self.done - 1]))

    def rest(self) -> None:
        self._write(self.journal.gone(self.now))

    def close(self) -> None:
        self._write(self.journal.on_disk(OnDisk("game.sgf"), saved=True))
        self._write(self.journal.closed())

    def beginning(self) -> Beginning:
        return Beginning(self.opened, self.now, OnDisk.of(self.opened))

    def do(self, way: str, choose: Choices) -> None:
        """Do what is named so, where it can be done."""
        if way == "undo" and self.done:
            self.undo()
        elif way == "redo" and self.done < len(self.steps):
            self.redo()
        elif way == "drop" and self.steps and self.done == len(self.steps):
            self.drop()
        elif way == "rest":
            self.rest()
        elif way == "convert":
            self.edit(self.now._replace(collection=self.now.collection.converted_to_utf8().value))
        elif way == "reload":
            data = source(choose)
            read = sgf.parse(data if choose.is_so() else data.decode(errors="replace")).value
            if read.games:
                self.edit(snapshot.of_collection(read))
        elif way == "grow":
            after = EDITS["nodes.with_comment"](self.now, choose)
            if self.steps and self.done == len(self.steps) and after != self.now:
                self.grow(after)
        elif way in EDITS:
            after = EDITS[way](self.now, choose)
            if after.collection is self.now.collection and after.hen_text == self.now.hen_text:
                self.now = after
            else:
                self.edit(after)

    @classmethod
    def continued(cls, sitting: "Sitting", found: Recovered) -> "Sitting":
        """Return the sitting with what was recovered of another."""
        again = cls(sitting.opened)
        again.journal = continued(found, stamp, keep_nothing)
        again.data, again.steps, again.done = sitting.data[: found.length], [*found.steps], found.index
        again.now = found.snapshot
        again.states = [again.state()]
        return again


def is_as(found: Recovered | None, state: tuple[int, Sequence[UndoStep], int, Snapshot]) -> bool:
    length, steps, done, now = state
    assert found is not None
    assert found.length == length
    assert (len(found.steps), found.index) == (len(steps), done)
    for one, other in zip(found.steps, steps, strict=True):
        assert same(one.before, other.before)
        assert same(one.after, other.after)
    return same(found.snapshot, now)


SGF = files.format_of(Path("a.sgf"))
NEW = File(collection=snapshot.of_position(Position()).collection)

WAYS = (*EDITS, *EDITS, *["undo"] * 8, *["redo"] * 6, *["grow"] * 4, "drop", "rest", "convert", "reload")


def opened(number: int) -> File:
    """Return a file that a number chooses: a new one, one as pasted, or one with any bytes."""
    choose = Choices(number)
    if choose.below(6) == 0:
        return NEW
    data = source(choose)
    if choose.below(6) == 0:
        pasted = files.of_text(data.decode(errors="replace"))
        return pasted if pasted.collection is not None else NEW
    read = files.finished(files.reading_games(None, data, [SGF]))
    return read if read.collection is not None and read.format is not None else NEW


def sat(file: File, ways: Sequence[tuple[str, int]]) -> Sitting:
    """Return a sitting in which all this was done."""
    sitting = Sitting(file)
    for way, number in ways:
        sitting.do(way, Choices(number))
    sitting.rest()
    return sitting


sittings = st.builds(
    sat,
    numbers.map(opened),
    st.lists(st.tuples(st.sampled_from(WAYS), numbers), max_size=12),
)


@settings(fewer(100), suppress_health_check=list(HealthCheck))
@given(sittings)
def test_what_is_recovered_is_the_document_with_its_history(sitting: Sitting) -> None:
    assert is_as(recovered(sitting.data), sitting.states[-1])


@pytest.mark.long
@settings(fewer(10), suppress_health_check=list(HealthCheck))
@given(sittings)
def test_a_journal_cut_anywhere_holds_what_was_done_first(sitting: Sitting) -> None:
    states = iter([*sitting.states, None])
    state, following = None, next(states)
    for length in third(range(len(sitting.data) + 1), len(sitting.data)):
        while following is not None and following[0] <= length:
            state, following = following, next(states)
            assert is_as(recovered(sitting.data[:length]), state)
        found = recovered(sitting.data[:length])
        assert (found is None) if state is None else (found is not None and found.length == state[0])


@settings(fewer(10), suppress_health_check=list(HealthCheck))
@given(sittings, st.data())
def test_of_a_journal_with_a_byte_changed_what_was_done_before_it_is_read(
    sitting: Sitting, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(sitting.data) - 1))
    changed = bytearray(sitting.data)
    changed[place] ^= data.draw(st.integers(1, 255))
    whole = [state for state in sitting.states if state[0] <= place]
    found = recovered(bytes(changed))
    assert is_as(found, whole[-1]) if whole else found is None


def rich_sitting() -> Sitting:
    """Return a sitting of 4 kB with something of all that a journal holds."""
    read = files.finished(files.reading_games(None, b"(;SZ[5:4]GN[a];B[aa])\n(;SZ[3]GN[b]C[Gr\xf6\xdfe])", [SGF]))
    sitting = Sitting(read)

    def at(game: int) -> None:
        sitting.now = snapshot.at(sitting.now, game, sitting.now.collection.games[game].root)

    sitting.edit(play.played(sitting.now, Point(0, 1)))
    (older,) = sitting.begin_anew()
    sitting.undo_older(older)
    sitting.redo()
    sitting.edit(nodes.with_comment(sitting.now, "three"))
    sitting.grow(nodes.with_comment(sitting.now, "three words, 三十"))
    sitting.undo()
    sitting.undo()
    sitting.redo()
    sitting.edit(play.played(sitting.now, Point(2, 2)))
    sitting.edit(hen_text.typed(sitting.now, "_1A?"))
    at(1)
    sitting.rest()
    sitting.edit(hen_text.typed(sitting.now, ".3x3_1Ab"))
    sitting.edit(hen_text.typed(sitting.now, ".3x3_1Ab]"))
    at(0)
    sitting.edit(variations.without_node(sitting.now))
    sitting.edit(games.duplicated(sitting.now, [1]))
    sitting.edit(games.moved(sitting.now, [0], 2))
    sitting.edit(nodes.with_node_name(sitting.now, "\udcff"))
    sitting.drop()
    sitting.edit(sitting.now._replace(collection=sitting.now.collection.converted_to_utf8().value))
    sitting.edit(snapshot.of_collection(sgf.parse(b"(;SZ[3]PB[\xe9];B[aa](;W[bb])(;W[cc]))").value))
    sitting.edit(play.played(sitting.now, Point(0, 2)))
    for _ in range(4):
        sitting.undo()
    sitting.redo()
    sitting.redo()
    sitting.close()
    return sitting


def test_a_journal_with_everything_in_it_has_a_state_for_each_of_its_lines() -> None:
    sitting = rich_sitting()
    for state in sitting.states:
        assert is_as(recovered(sitting.data[: state[0]]), state)


def test_with_any_byte_of_a_whole_journal_missing_or_damaged_nothing_is_invented() -> None:
    data = rich_sitting().data
    whole = [*read_lines(data)]
    ends = [line.end for line in whole]
    flips, apart = (range(1, 256), 1) if is_thorough() else ((1, 0x80), 16)
    for place in range(len(data)):
        before = whole[: bisect_right(ends, place)]
        damaged = [data[:place], *(data[:place] + bytes([data[place] ^ flip]) + data[place + 1 :] for flip in flips)]
        assert all([*read_lines(one)] == before for one in damaged)
        for one in damaged[:2] if place % apart == 0 else ():
            assert length_of(recovered(one)) == (
                before[-1].end if any("state" in line.record for line in before) else 0
            )


def length_of(found: Recovered | None) -> int:
    return 0 if found is None else found.length


@settings(fewer(50), suppress_health_check=list(HealthCheck))
@given(sittings, st.lists(st.tuples(st.sampled_from(WAYS), numbers), max_size=6))
def test_a_journal_that_was_read_goes_on(sitting: Sitting, ways: Sequence[tuple[str, int]]) -> None:
    found = recovered(sitting.data)
    assert found is not None
    again = Sitting.continued(sitting, found)
    for way, number in ways:
        again.do(way, Choices(number))
    again.rest()
    assert is_as(recovered(again.data), again.states[-1])


@settings(fewer(50), suppress_health_check=list(HealthCheck))
@given(sittings, st.integers(0, 20))
def test_a_journal_begun_in_the_middle_holds_older_steps_once_they_are_undone(sitting: Sitting, undone: int) -> None:
    sitting.journal, data = begun(sitting.beginning(), stamp)
    older = sitting.steps[: sitting.done][::-1][:undone]
    for step in older:
        data += sitting.journal.undone(step, is_known=False)
    found = recovered(data)
    assert found is not None
    assert found.index == 0
    assert len(found.steps) == len(older)
    now = sitting.now
    for step, kept in zip(older, reversed(found.steps), strict=True):
        now = step.before
        assert same(kept.after, step.after)
        assert same(kept.before, step.before)
    assert same(found.snapshot, now)


def test_a_new_node_has_an_id_of_its_own_after_recovery() -> None:
    sitting = Sitting(NEW)
    for column in range(5):
        sitting.edit(play.played(sitting.now, Point(column, 3)))
    for _ in range(3):
        sitting.undo()
    found = recovered(sitting.data)
    assert found is not None
    known = set(found.steps[-1].after.tree.walk())
    assert play.played(found.snapshot, Point(9, 9)).node not in known


def test_a_record_is_as_long_as_the_edit_not_as_the_document() -> None:
    text = "(;" + ";B[aa];W[bb]" * 5_000 + ")"
    sitting = Sitting(File(None, sgf.parse(text.encode()).value, data=text.encode(), format=SGF))
    length = len(sitting.data)
    sitting.edit(play.played(sitting.now, Point(3, 3)))
    assert len(sitting.data) - length < 1_000


def test_a_journal_of_a_later_program_is_not_read() -> None:
    found = [line.record for line in read_lines(Sitting(opened(7)).data)]
    found[0] = {**found[0], "v": 99}
    assert recovered(b"".join(format_line(record.pop("n"), record) for record in found)) is None


# The lines.

RECORDS = [{"say": "a\nb", "raw": "\udcff\ud83d\ude00"}, {}, {"at": [1, 2], "none": None}]
WHOLE = b"".join(format_line(number, record) for number, record in enumerate(RECORDS))


def records_in(data: bytes) -> list[object]:
    return [{key: value for key, value in found.record.items() if key != "n"} for found in read_lines(data)]


def test_lines_are_read_as_they_were_written() -> None:
    assert records_in(WHOLE) == RECORDS
    assert [found.end for found in read_lines(WHOLE)][-1] == len(WHOLE)


@given(st.text(st.characters()))
def test_any_text_is_kept(text: str) -> None:
    data = format_line(0, {"text": text})
    assert [*read_lines(data)] == [JournalLine({"n": 0, "text": text}, len(data))]


def test_cut_anywhere_the_whole_lines_are_read() -> None:
    for length in range(len(WHOLE)):
        assert records_in(WHOLE[:length]) == RECORDS[: WHOLE.count(b"\n", 0, length)]


def test_with_any_byte_changed_the_lines_before_it_are_read() -> None:
    for place in range(len(WHOLE)):
        for bit in range(8):
            changed = bytearray(WHOLE)
            changed[place] ^= 1 << bit
            assert records_in(bytes(changed)) == RECORDS[: WHOLE.count(b"\n", 0, place)]


def test_a_line_that_is_missing_ends_the_journal() -> None:
    assert records_in(format_line(0, {}) + format_line(2, {})) == [{}]


def test_a_journal_of_a_very_long_line_is_read_with_pauses_on_the_way_to_its_end() -> None:
    file = files.of_text(f"(;SZ[9]{';B[];W[]' * 3_000})")
    root = snapshot.of_collection(file.require_collection())
    at_end = snapshot.at(root, 0, 6_000)
    pauses = [
        len([*recovering(begun(Beginning(file, now), stamp)[1], lambda header, number: b"")])
        for now in (snapshot.at(root, 0, 1), at_end)
    ]
    assert pauses[1] - pauses[0] > 40
