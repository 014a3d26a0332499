"""The lines of a journal: whole, or not there."""

from hypothesis import given
from hypothesis import strategies as st

from hen_editor.document.recovery.lines import Line, line, read

RECORDS = [{"say": "a\nb", "raw": "\udcff\ud83d\ude00"}, {}, {"at": [1, 2], "none": None}]
WHOLE = b"".join(line(number, record) for number, record in enumerate(RECORDS))


def records(data: bytes) -> list[object]:
    return [{key: value for key, value in found.record.items() if key != "n"} for found in read(data)]


def test_lines_are_read_as_they_were_written() -> None:
    assert records(WHOLE) == RECORDS
    assert [found.end for found in read(WHOLE)][-1] == len(WHOLE)


@given(st.text(st.characters()))
def test_any_text_is_kept(text: str) -> None:
    assert [*read(line(0, {"text": text}))] == [Line({"n": 0, "text": text}, len(line(0, {"text": text})))]


def test_cut_anywhere_the_whole_lines_are_read() -> None:
    for length in range(len(WHOLE)):
        assert records(WHOLE[:length]) == RECORDS[: WHOLE.count(b"\n", 0, length)]


def test_with_any_byte_changed_the_lines_before_it_are_read() -> None:
    for place in range(len(WHOLE)):
        for bit in range(8):
            changed = bytearray(WHOLE)
            changed[place] ^= 1 << bit
            assert records(bytes(changed)) == RECORDS[: WHOLE.count(b"\n", 0, place)]


def test_a_line_that_is_missing_ends_the_journal() -> None:
    assert records(line(0, {}) + line(2, {})) == [{}]
