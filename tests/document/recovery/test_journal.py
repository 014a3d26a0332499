"""The laws of the journal: what is read from it is what was done, and of a part of it what was done first."""

import json
from bisect import bisect_right

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.editing.play import played
from hen_editor.core.editing.snapshot import HenText, of_position
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection
from hen_editor.document.files import File
from hen_editor.document.recovery.journal import (
    JournalLine,
    JournalWriter,
    LineEnd,
    RecordedStep,
    Update,
    format_line,
    last_end,
    read_line,
    read_lines,
)
from hen_editor.document.recovery.recovered import Recovered, recovered
from hen_editor.document.recovery.state import EntryNumbers, ReadEntries, file_record, read_file
from tests.core.editing.all_edits import Choices
from tests.core.editing.machine import numbers, source
from tests.document.recovery.alike import same
from tests.document.recovery.sittings import WAYS, SittingState, is_as, rich_sitting, sat
from tests.effort import fewer, is_thorough, third
from tests.steps import grows_in_line, steps

Sitting = tuple[bytes, list[SittingState]]


def of_numbers(number: int, ways: list[tuple[str, int]]) -> Sitting:
    choose = Choices(number)
    return sat(b"" if choose.below(5) == 0 else source(choose), ways)


sittings = st.builds(of_numbers, numbers, st.lists(st.tuples(st.sampled_from(WAYS), numbers), max_size=10))


@settings(suppress_health_check=list(HealthCheck))
@given(sittings)
def test_what_is_recovered_is_the_document_with_its_history(qapp: object, sitting: Sitting) -> None:
    data, states = sitting
    assert is_as(recovered(data), states[-1]) if states else not data


def is_after_a_prefix(found: Recovered | None, states: list[SittingState], length: int) -> bool:
    """Return whether what was recovered of lines of so many bytes is what the document was, or came right after."""
    place = bisect_right(states, length, key=lambda state: state.length)
    if found is None:
        assert place == 0
        return True
    last, following = states[max(place - 1, 0)], states[min(place, len(states) - 1)]
    if length == last.length:
        return is_as(found, last)
    known = [last, following]
    shown = [one for state in known for step in state.steps for one in (step.before, step.after)]
    shown += [state.now for state in known]
    assert any(is_shown(found, one) for one in shown)
    return abs(found.index - last.index) <= 3


def is_shown(found: Recovered, wanted: object) -> bool:
    try:
        return same(found.snapshot._replace(**DRAWN), wanted._replace(**DRAWN))
    except AssertionError:
        return False


def is_of(found: Recovered | None, states: list[SittingState]) -> bool:
    """Return whether what was recovered, if anything, is a document as it was, with steps of its history."""
    if found is None:
        return True
    steps = [step for state in states for step in state.steps]
    shown = [*[state.now for state in states], *[one for step in steps for one in (step.before, step.after)]]
    assert any(is_shown(found, one) for one in shown)
    return {step.text for step in found.steps} <= {step.text for step in steps}


DRAWN = {"chosen_scope": None, "set_up_in": None}


@pytest.mark.long
@settings(fewer(6), suppress_health_check=list(HealthCheck))
@given(sittings)
def test_a_journal_cut_anywhere_holds_what_was_done_first(qapp: object, sitting: Sitting) -> None:
    data, states = sitting
    ends = [line.end for line in read_lines(data)]
    known: dict[int, Recovered | None] = {}
    for length in third(range(len(data) + 1), len(data)):
        whole = bisect_right(ends, length)
        if whole not in known:
            known[whole] = recovered(data[:length])
            assert is_after_a_prefix(known[whole], states, ends[whole - 1] if whole else 0)
        assert [line.end for line in read_lines(data[:length])] == ends[:whole]


def test_a_journal_with_everything_in_it_has_a_state_for_each_of_its_lines(qapp: object) -> None:
    data, states = rich_sitting()
    for state in states:
        assert is_as(recovered(data[: state.length]), state)
    for line in read_lines(data):
        assert is_after_a_prefix(recovered(data[: line.end]), states, line.end)


def test_with_any_byte_of_a_whole_journal_missing_or_damaged_nothing_is_invented(qapp: object) -> None:
    data, states = rich_sitting()
    whole = [*read_lines(data)]
    ends = [line.end for line in whole]
    assert ends[-1] == len(data)
    flips, apart = (range(1, 256), 1) if is_thorough() else ((1, 0x80), 101)
    for place in range(len(data)):
        count = bisect_right(ends, place)
        start, end = ends[count - 1] if count else 0, ends[count]
        line = data[start:end]
        at = place - start
        damaged = [line[:at], *(line[:at] + bytes([line[at] ^ flip]) + line[at + 1 :] for flip in flips)]
        assert all(read_line(each) is None for one in damaged for each in one.splitlines(keepends=True))
        for one in damaged[:2] if place % apart == 0 else ():
            found = recovered(data[:start] + one + data[end:])
            if count and any("file" in later.record for later in whole[count + 1 :]):
                assert found is not None
                assert not found.is_whole
            assert is_of(found, states)


@settings(suppress_health_check=list(HealthCheck))
@given(sittings, st.data())
def test_of_a_journal_with_a_byte_changed_what_else_is_whole_is_read(
    qapp: object, sitting: Sitting, data: st.DataObject
) -> None:
    journal, states = sitting
    if not journal:
        return
    place = data.draw(st.integers(0, len(journal) - 1))
    changed = bytearray(journal)
    changed[place] ^= data.draw(st.integers(1, 255))
    assert is_of(recovered(bytes(changed)), states)


def test_a_record_of_an_edit_is_as_long_as_the_file_compressed(qapp: object) -> None:
    text = b"(;SZ[19]" + b";B[aa];W[bb]" * 5_000 + b")"
    _, states = sat(text, [("type", 0), ("type", 3)])
    assert states
    assert states[-1].length - states[0].length < 2_000


def journal_of(count: int) -> bytes:
    """Return the journal of a document in whose HEN field so many texts were typed, one after the other."""
    now, writer, data = of_position(Position()), JournalWriter(), b""
    for place in range(count + 1):
        before, now = now, now._replace(hen_text=HenText(str(place)))
        steps = [RecordedStep("Type HEN", before, now)] if place else []
        update = Update(max(0, place - 1), steps, place, 0, now, File(), Collection.of([]), None, True, False, 0)
        data += writer.lines(update)
    return data


def test_each_step_is_recorded_and_read_without_going_through_all_before_it(qapp: object) -> None:
    assert len(recovered(journal_of(10)).steps) == 10
    assert grows_in_line(lambda count: steps(journal_of, count), 200)
    assert grows_in_line(lambda count: steps(recovered, journal_of(count)), 200)


def test_a_journal_of_another_version_is_not_read(qapp: object) -> None:
    data, _ = rich_sitting()
    found = [dict(line.record) for line in read_lines(data)]
    for version in (2, 4):
        found[0]["v"] = version
        lines = [{name: value for name, value in record.items() if name != "n"} for record in found]
        assert recovered(b"".join(format_line(number, record) for number, record in enumerate(lines))) is None


def test_a_new_node_has_an_id_of_its_own_after_recovery(qapp: object) -> None:
    data, _ = sat(b"(;SZ[9];B[aa])", [("type", 1), ("type", 2), ("undo", 0)])
    found = recovered(data)
    assert found is not None
    assert played(found.snapshot, Point(8, 8)).node not in {*found.snapshot.tree.walk()}


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
    assert [*read_lines(data)] == [JournalLine({"n": 0, "text": text}, len(data), follows=True)]


@given(st.text(st.characters()), st.booleans())
def test_the_end_of_the_last_whole_line_is_enough_to_list_a_document(text: str, is_closed: bool) -> None:
    end = LineEnd(5, 2, "/home/ann/a.sgf", text, is_closed)
    data = format_line(0, {"text": text, "end": end.as_record()}) + format_line(1, {"text": ',"end":{}} 00000000'})[:-1]
    assert last_end(data) == end
    assert last_end(data[-20:]) is None


def test_cut_anywhere_the_whole_lines_are_read() -> None:
    for length in range(len(WHOLE)):
        assert records_in(WHOLE[:length]) == RECORDS[: WHOLE.count(b"\n", 0, length)]


def test_with_any_byte_changed_the_other_lines_are_read() -> None:
    for place in range(len(WHOLE)):
        for bit in range(8):
            changed = bytearray(WHOLE)
            changed[place] ^= 1 << bit
            damaged = WHOLE.count(b"\n", 0, place)
            found = [*read_lines(bytes(changed))]
            assert [line.record["n"] for line in found if line.follows][:damaged] == [*range(damaged)]
            assert all(line.record["n"] != damaged for line in found)


def test_a_line_after_a_missing_one_does_not_follow() -> None:
    data = b"".join(format_line(number, {}) for number in (0, 2, 3))
    assert [line.follows for line in read_lines(data)] == [True, False, True]


def test_a_line_that_was_overtaken_is_left_out() -> None:
    data = b"".join(format_line(number, {}) for number in (0, 1, 1, 0, 2))
    assert [line.record["n"] for line in read_lines(data)] == [0, 1, 2]


@pytest.mark.parametrize("is_converted", [False, True])
@pytest.mark.parametrize(
    ("declared", "named"), [("CA[GBK]", "UTF-8"), ("CA[GBK]", "foo"), ("CA[GBK]", ""), ("", "Big5")]
)
def test_a_game_that_was_edited_to_declare_another_encoding_is_recovered_with_both(
    declared: str, named: str, is_converted: bool
) -> None:
    games = sgf.parse(f"(;SZ[9]{declared}PB[围棋手];B[aa]C[中])".encode("gbk")).value
    games = games.converted_to_utf8().value if is_converted else games
    edited = games.with_game(0, games.games[0].with_property(0, "CA", named).with_property(0, "C", "x"))
    record, _ = file_record(edited, EntryNumbers())
    found = read_file(json.loads(json.dumps(record)), ReadEntries()).collection
    assert found.games[0].node(0).raw == edited.games[0].node(0).raw
    assert {one.node for one in found.unencodable()} == {one.node for one in edited.unencodable()}
    assert sgf.format(found.converted_to_utf8().value) == sgf.format(edited.converted_to_utf8().value)
