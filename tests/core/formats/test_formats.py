"""What holds for every row of the table of formats."""

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hen_editor.core import hen, sgf
from hen_editor.core.convert import node_to_position, position_to_game
from hen_editor.core.diagnostics import MAX_PER_KIND
from hen_editor.core.formats import (
    HEN,
    SGF,
    Format,
    WritableFormat,
    of_magic,
    of_suffix,
    recognised,
    writable,
)
from hen_editor.core.position import Position
from hen_editor.core.sgf import Collection, GameTree
from hen_editor.drawing.formats import GIF, PDF, PNG, SVG
from hen_editor.formats import FORMATS
from tests.drawing.pictures.made import comment, compressed_text, gif, pdf, png, stream, svg, text
from tests.effort import fewer
from tests.games import told
from tests.made_up import MADE
from tests.strategies import holdable_positions

ROWS = (*FORMATS, MADE)

every_written_row = pytest.mark.parametrize("row", writable(ROWS), ids=lambda row: row.name)
every_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)


def shown(game: GameTree) -> Position:
    return node_to_position(game, [*game.main_line()][-1])


def moves(row: WritableFormat) -> Collection:
    """Return a collection of which a row loses nothing."""
    text = "(;SZ[9]AB[dd]AW[ee])" if row is HEN else "(;SZ[9];B[dd];W[ee])(;SZ[13];B[aa])"
    return sgf.parse(text).value


def test_no_two_rows_have_a_name_or_a_suffix_in_common() -> None:
    assert len({row.name for row in ROWS}) == len(ROWS)
    assert len({row.title for row in writable(ROWS)}) == len(writable(ROWS))
    suffixes = [suffix for row in ROWS for suffix in row.suffixes]
    assert len({*suffixes}) == len(suffixes)
    assert all(suffix.startswith(".") and suffix == suffix.casefold() for suffix in suffixes)


@every_row
def test_a_file_is_recognised_by_its_suffix_in_any_case(row: Format) -> None:
    assert [of_suffix(suffix.upper(), ROWS) for suffix in row.suffixes] == [row for _ in row.suffixes]
    assert of_suffix("", ROWS) is None


@every_written_row
def test_what_a_row_writes_it_recognises_and_reads_without_a_problem(row: WritableFormat) -> None:
    games = moves(row)
    assert row.losses(games) == ()
    data = row.write(games)
    read = row.read(data)
    assert recognised(data, formats=ROWS) is row
    assert (read.refusal, read.diagnostics) == (None, ())
    assert read.collection is not None
    assert [shown(game) for game in read.collection.games] == [shown(game) for game in games.games]


@every_written_row
def test_a_file_that_was_not_edited_is_written_as_it_was(row: WritableFormat) -> None:
    data = b"# One\n.9x9_1 A b\n#\n_19 w\n" if row is HEN else row.write(moves(row))
    read = row.read(data)
    assert read.collection is not None
    assert row.write(read.collection, read.kept) == data


@every_row
@given(data=st.binary(max_size=60) | st.text(max_size=40))
def test_a_row_reads_anything_without_raising(row: Format, data: bytes | str) -> None:
    shares: list[float] = []
    read = row.read(data, progress=shares.append)
    assert all(0 <= share <= 1 for share in shares)
    assert read.refusal is not None or read.collection.games
    assert read.refusal is None or read.refusal.message.endswith(".")


@every_row
def test_what_is_no_file_of_a_row_is_refused_in_a_sentence(row: Format) -> None:
    read = row.read(b"Dear Sir")
    assert read.refusal is not None
    assert read.refusal.message.endswith(".")


@fewer(20)
@given(position=holdable_positions())
def test_a_position_survives_in_the_formats_that_hold_positions(position: Position) -> None:
    game = position_to_game(position)
    for row in (SGF, HEN):
        read = row.read(row.write(Collection.of([game])))
        assert read.collection is not None
        assert shown(read.collection.games[0]) == told(position)


RECOGNISED = {
    "SGF": (b"(;B[dd])", "", SGF),
    "SGF without a bracket": (b";B[dd]", ".hen", SGF),
    "SGF in a mail": (b"Dear Ann\n( ;B[dd])", ".txt", SGF),
    "SGF in UTF-16": ("(;B[dd])".encode("utf-16"), "", SGF),
    "HEN whatever the name": (b" .9x9_5Eb", ".sgf", HEN),
    "HEN after a mark": (b"\xef\xbb\xbf_19b", "", HEN),
    "HEN of which a title looks like SGF": (b"# (;-)\n_19b", "", HEN),
    "what may be either, by its name": (b"9x9", ".SGF", SGF),
    "what may be either": (b"9x9", ".txt", HEN),
    "a picture whatever the name": (b"\x89PNG\r\n\x1a\n(;B[dd])", ".sgf", PNG),
    "a picture of which the name says what it is": (b"<!DOCTYPE", ".svg", SVG),
    "a picture in text": (b'<?xml version="1.0"?>\n<!-- (;B[dd]) -->\n<svg>', "", SVG),
    "a document": (b"%PDF-1.4 (;B[dd])", "", PDF),
    "a page with a picture": (b"<html><svg>(;B[dd])</svg>", "", SGF),
    "what begins like no other": (b"MADE\n9 dd", ".sgf", MADE),
}


@pytest.mark.parametrize(("data", "suffix", "row"), RECOGNISED.values(), ids=RECOGNISED)
def test_a_file_is_recognised_by_its_content_before_its_name(data: bytes, suffix: str, row: Format) -> None:
    assert recognised(data, suffix, ROWS) is row


def carried(data: bytes) -> list[Position]:
    read = recognised(data, formats=FORMATS).read(data)
    assert read.collection is not None
    return [shown(game) for game in read.collection.games]


def test_a_picture_with_a_game_is_that_game_and_the_positions_that_are_not_in_it() -> None:
    in_it, not_in_it = b".9x9_6Db", b".9x9_1Ab.b"
    game = compressed_text(b"(;SZ[9];B[dd];W[ee])", b"SGF")
    positions = carried(png(text(in_it), game, text(not_in_it)))
    assert positions == [hen.parse(".9x9_6Db_5Ew.E5w.b").value, hen.parse(".9x9_1Ab.b").value]


def test_what_a_picture_carries_in_vain_is_told() -> None:
    read = PNG.read(png(text(b"a chicken"), compressed_text(b"a chicken", b"SGF"), text(b".9x9_5Eb5")))
    assert [problem.code for problem in read.diagnostics[:2]] == ["carried-text-not-sgf", "carried-text-not-hen"]
    assert all(problem.span is None for problem in read.diagnostics)
    assert read.collection is not None
    assert len(read.collection.games) == 1
    read = PNG.read(png(text(b"a chicken")))
    assert read.refusal is not None
    assert read.refusal.message == "A text in it that should be HEN is not, and was left out."


NOTHING = {
    PNG: (png(), "This picture carries no position: no text in it is named HEN or SGF."),
    GIF: (gif(comment(b"Hello")), "This picture carries no position: no comment in it begins with “HEN:”."),
    SVG: (
        svg("<desc>A pig.</desc>"),
        "This picture carries no position: it has no data-hen, and no HEN in its metadata or descriptions.",
    ),
    PDF: (pdf(stream(b"q")), "This document carries no position: no .hen or .sgf file is attached to it."),
}


@pytest.mark.parametrize("row", NOTHING, ids=lambda row: row.name)
def test_a_picture_without_a_position_is_refused_with_what_was_looked_for(row: Format) -> None:
    data, message = NOTHING[row]
    read = row.read(data)
    assert read.refusal is not None
    assert read.refusal.message == message


def test_without_magic_bytes_no_format_is_recognised() -> None:
    assert of_magic(b"(;B[dd])", FORMATS) is None


def test_hen_refuses_a_board_it_has_no_letters_for() -> None:
    with pytest.raises(ValueError, match="30x30"):
        HEN.write(sgf.parse("(;SZ[30])").value)
    assert hen.MAX_COLUMNS < 30


def test_a_position_of_a_hen_file_takes_less_than_2_500_bytes() -> None:
    data = b"".join(b"# %d\n.9x9_5Gb_4Cw.C4w-TR\n" % number for number in range(200))
    HEN.read(data)  # what is made once
    tracemalloc.start()
    try:
        read = HEN.read(data)
        assert read.collection is not None
        assert len(read.collection.games) == 200
        assert tracemalloc.get_traced_memory()[0] < 200 * 2_500
    finally:
        tracemalloc.stop()


def test_problems_of_one_kind_in_a_hen_file_are_listed_up_to_a_limit_and_then_counted() -> None:
    read = HEN.read(b"# A\n.9x9_5Gb-TR\n" * 1_000)
    assert len(read.diagnostics) == MAX_PER_KIND + 1
    assert read.diagnostics[-1].message.startswith("800 more of this kind: ")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8"])
def test_a_hen_file_of_powershell_is_read(encoding: str) -> None:
    read = HEN.read("# Ä\n.9x9_5Gb\n".encode(encoding), None)
    assert read.refusal is None
    assert read.collection is not None
    assert HEN.write(read.collection, read.kept) == "# Ä\n.9x9_5Gb\n".encode()
