"""Files of HEN: one position, or several, with titles or a line or paragraph each."""

from functools import partial

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hen_editor.core import codes, hen
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.convert import hen_file
from hen_editor.core.formats import Read
from hen_editor.core.formats.hen import HEN
from hen_editor.core.hen import entries
from hen_editor.core.hen.entries import Entry
from hen_editor.core.position import Position
from tests.core.hen.lists import LISTS, SINGLE
from tests.core.hen.test_linear import HOSTILE
from tests.each import for_each
from tests.steps import grows_in_line, steps
from tests.strategies import holdable_positions

PIECES = ["# A", "#", ".9x9", ".9x9b", ".9x9_5Eb", "_5b", "_19b", ".b", "_19w.w", "", " ", "?", "\r", "x"]


@pytest.mark.parametrize(("text", "positions"), LISTS.values(), ids=LISTS)
def test_without_titles_each_line_or_paragraph_is_a_position(text: str, positions: list[str]) -> None:
    assert entries.read(text) == tuple(Entry(position) for position in positions)
    found = [text[start:end].strip() for _, (start, end) in entries.spans(text)]
    assert [one.splitlines() for one in found] == [one.splitlines() for one in positions]


@pytest.mark.parametrize("text", [*SINGLE.values(), "one\ntwo\n", ""])
def test_what_gives_nothing_twice_is_one_position(text: str) -> None:
    assert len(entries.read(text)) == len(entries.spans(text)) == 1


whole = st.builds(partial(hen.format, always_size=True), holdable_positions(st.just(BoardSize(9, 9))))
broken = st.sampled_from(["?", "_5Ib", ".9x9_5Eb.", "some words", "# not", ".E5-a", "_", "x" * 200])


@given(st.lists(whole, min_size=2, max_size=6), st.data())
def test_a_broken_line_costs_no_other_line(lines: list[str], data: st.DataObject) -> None:
    for line in data.draw(st.lists(broken, max_size=len(lines))):
        lines.insert(data.draw(st.integers(0, len(lines))), line.replace("# not", "not"))
    assert [entry.text for entry in entries.read("\n".join(lines))] == lines


@given(holdable_positions())
def test_a_position_on_several_lines_is_one_position(position: Position) -> None:
    text = hen.format(position, multiline=True)
    assert [entry.text for entry in entries.read(text)] == [text]


@given(st.lists(st.sampled_from(PIECES), max_size=8).map("\n".join))
def test_each_line_is_a_position_where_that_is_wanted(text: str) -> None:
    found = entries.spans(text, as_lines=True)
    lines = [line for line in text.replace("\r", "\n").split("\n") if line.strip() and not line.startswith("#")]
    assert [text[start:end].strip() for _, (start, end) in found if text[start:end].strip()] == [
        line.strip() for line in lines
    ]


def test_lines_below_a_title_are_a_list_too() -> None:
    assert entries.read("# Ladders\n.9x9_5Eb\n.9x9_4Eb\n# Nets\n.9x9\n_3Eb\n") == (
        Entry(".9x9_5Eb", "Ladders"),
        Entry(".9x9_4Eb"),
        Entry(".9x9\n_3Eb", "Nets"),
    )


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("_16Qb\n_4Dw\n_3Cb", 3),
        (".9x9_5Eb\n_4Eb.b\n", 2),
        (".9x9\n_5Eb\n_4Eb\n", 0),
        ("_19b\n_18w\n.b", 0),
        ("# Title\n_16Qb\n_4Dw", 0),
        ("_16Qb_4Dw", 0),
        ("_16Qb\n_4Dw\n_16Qb", 0),
    ],
)
def test_a_note_tells_that_lines_were_read_as_one_position(text: str, count: int) -> None:
    notes = [problem for problem in HEN.read(text).diagnostics if problem.code == codes.LINES_OF_ONE.code]
    assert notes == ([codes.LINES_OF_ONE.at(count=count)] if count else [])


@pytest.mark.parametrize(
    "text", ["\x1c", "\x0b\x1f\n\x85\n", "\u2028", "# Title\n\x1c\n", "# One\n_19b\n# Two\n\x0c\n"]
)
def test_characters_that_are_no_spaces_of_hen_are_unreadable(text: str) -> None:
    read = HEN.read(text)
    assert codes.NO_HEN.at() == read.refusal or "One" in text
    assert [problem.code for problem in read.diagnostics] == ["unexpected"]


@pytest.mark.parametrize("text", ["", " \t\r\n", "\u00a0\n", "\ufeff\n\u3000\n", "# Title\n\n"])
def test_spaces_alone_are_an_empty_board(text: str) -> None:
    read = HEN.read(text)
    assert (read.refusal, read.diagnostics) == (None, ())


@pytest.mark.parametrize("between", ["\x0b", "\x0c", "\x1c", "\x85", "\u2028"])
def test_only_line_breaks_of_hen_begin_a_line(between: str) -> None:
    assert [entry.text for entry in entries.read(f"_19b{between}# One{between}.b\n")] == [
        f"_19b{between}# One{between}.b"
    ]


def test_a_note_tells_that_there_are_no_titles() -> None:
    read = HEN.read(b".9x9_5Eb\n.9x9_4Eb\n.9x9_3Eb\n")
    assert read.collection is not None
    assert len(read.collection.games) == 3
    assert read.diagnostics == (codes.NO_TITLES.at(count=3),)
    assert HEN.write(read.collection, read.kept) == b".9x9_5Eb\n.9x9_4Eb\n.9x9_3Eb\n"


def test_a_long_text_without_hen_is_refused_at_once() -> None:
    read = HEN.read(b"x" * 1_000_000 + b"\n" + b"y" * 1_000_000)
    assert read.refusal is not None
    assert read.refusal.code == codes.LONG_HEN.code


@example(".9x9\n_5b\n\n.9x9b\n\n9", False)
@given(st.lists(st.sampled_from(PIECES), max_size=8).map("\n".join), st.booleans())
def test_what_was_read_is_read_again_as_it_is_written(text: str, as_lines: bool) -> None:
    found = entries.read(text)
    again = entries.read(entries.write(found, as_lines=as_lines))
    assert [(entry.text, entry.title or "") for entry in again] == [(entry.text, entry.title or "") for entry in found]


@for_each([*HOSTILE, "#\n", ".9x9\n", ".9x9\n\n", " \n", "\r"])
def test_splitting_a_file_takes_linear_time(piece: str) -> None:
    assert grows_in_line(lambda count: steps(entries.read, piece * count), 400 // len(piece))


WRITTEN = {
    "a byte order mark": "\ufeff.9x9_5Eb\n",
    "line breaks of Windows": "# One\r\n.9x9_5Eb\r\n# Two\r\n.9x9_4Eb\r\n",
    "line breaks of old Macs": "# One\r.9x9_5Eb\r# Two\r.9x9_4Eb\r",
    "blank lines before, between and behind": "\n\n# One\n\n.9x9_5Eb\n\n\n# Two\n .9x9_4Eb \n\n",
    "no line break at the end": "# One\n.9x9_5Eb\n# Two\n.9x9_4Eb",
    "a position of several lines": "# One\n.9x9\n_5 E b\n\n_4Eb\n# Two\n.9x9_4Eb\n",
    "lines without titles": "\r\n.9x9_5Eb\r\n\r\n.9x9_4Eb\r\n.9x9_3Eb",
    "a title of odd spacing": "#   One   two\n.9x9_5Eb\n#\n.9x9_4Eb\n",
    "paragraphs": ".9x9\n_5Eb\n.b\n\n.9x9\n_4Eb\n.w\n",
    "a line that cannot be read": ".9x9_5Eb\n\n  see there \n.9x9_4Eb",
    "a line with an error": ".9x9_5Eb\r\n.9x9_5Ib\r\n.9x9_4Eb\r\n",
    "lines below a title": "# Nets\n.9x9_5Eb\n.9x9_4Eb\n",
}


def games_of(text: str) -> Read:
    read = HEN.read(text.encode())
    assert read.collection is not None
    return read


@pytest.mark.parametrize("text", WRITTEN.values(), ids=WRITTEN)
def test_a_file_that_nobody_edited_is_written_byte_for_byte(text: str) -> None:
    read = games_of(text)
    assert read.collection is not None
    assert HEN.write(read.collection, read.kept) == text.encode()


@given(st.lists(st.sampled_from(PIECES), max_size=8), st.sampled_from(["\n", "\r\n", "\r"]), st.booleans())
def test_any_file_that_nobody_edited_is_written_byte_for_byte(lines: list[str], line_end: str, marked: bool) -> None:
    text = "\ufeff" * marked + line_end.join(lines)
    read = HEN.read(text.encode())
    if read.collection is not None and read.refusal is None:
        assert HEN.write(read.collection, read.kept) == text.encode()


@pytest.mark.parametrize("number", [0, 1])
def test_a_copy_is_spelt_as_the_position_it_follows(number: int) -> None:
    spellings = [".9x9_5Ebb\n", ".9x9_5E b2\n"]
    read = games_of("# One\n".join(["", *spellings]))
    assert read.collection is not None
    copied = read.collection.with_games_inserted(number + 1, [read.collection.games[number].copied()])
    spellings.insert(number, spellings[number])
    assert HEN.write(copied, read.kept).decode() == "# One\n".join(["", *spellings])


@pytest.mark.parametrize("text", WRITTEN.values(), ids=WRITTEN)
def test_an_edit_changes_its_own_entry_only(text: str) -> None:
    read = games_of(text)
    assert read.collection is not None
    games = read.collection.games
    for index, game in enumerate(games):
        edited = game.with_property(game.root, "AW", [Point(0, 0)])
        after = read.collection.with_game(index, edited)
        written = HEN.write(after, read.kept).decode()
        before, now = (entries.read_pieces(each)[1] for each in (text, written))
        assert [*before[:index], *before[index + 1 :]] == [*now[:index], *now[index + 1 :]]
        assert now[index].count("\n") - now[index].count("\r\n") == 0 or "\r\n" not in text
        assert entries.read(written)[index].title == entries.read(text)[index].title
        assert hen_file.held(edited) == hen_file.held(games_of(written).collection.games[index])


@pytest.mark.parametrize("before", ["", " ", "\ufeff", "\u200b", "\u00a0"])
def test_what_cannot_be_seen_before_a_line_is_passed_over(before: str) -> None:
    lines = [f"{before}.9x9_5Eb", f"{before}_19b.b", f"{before}~wb.9x9_4Eb"]
    assert len(entries.read("\n".join(lines))) == 3
