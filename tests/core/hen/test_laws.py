"""What holds of HEN for every text and every position."""

import json
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from hen_editor.core import hen
from hen_editor.core.board import Point
from hen_editor.core.diagnostics import NotationError, Severity
from hen_editor.core.position import Position
from tests.core.hen.grammar import Text, nearly_valid_texts, valid_texts
from tests.core.hen.vectors import DIRECTORY
from tests.each import holds_for_each
from tests.fuzz import laws
from tests.strategies import hen_texts, holdable_positions, positions

any_texts = st.one_of(hen_texts, st.text(max_size=60), st.text(st.characters(), max_size=20))


@given(holdable_positions(), st.booleans(), st.booleans())
def test_what_is_written_reads_as_the_same_position(position: Position, always_size: bool, multiline: bool) -> None:
    text = hen.format(position, always_size=always_size, multiline=multiline)
    parsed = hen.parse(text)
    assert parsed.value == position
    assert parsed.ok


@given(holdable_positions())
def test_labels_and_marks_keep_their_order(position: Position) -> None:
    read = hen.parse_strict(hen.format(position))
    assert list(read.labels) == list(position.labels)
    assert list(read.marks) == list(position.marks)


@given(holdable_positions())
def test_canonical_text_has_no_errors_of_grammar_nor_spaces(position: Position) -> None:
    text = hen.format(position)
    assert not any(character.isspace() for character in text)
    told = {diagnostic.code for diagnostic in hen.parse(text).diagnostics}
    assert told <= {
        "rectangle",
        "label-tilde",
        "label-like-mark",
        "last-move-empty",
        "last-move-color",
        "ko-occupied",
        "mover-to-play",
    }


@given(holdable_positions())
@example(hen.parse_strict(".A19-1~"))
def test_a_web_address_carries_the_position(position: Position) -> None:
    text = hen.web_text(position)
    assert text.isascii()
    assert hen.parse_strict(text) == position
    found = hen.extract(f"https://play.goshawk.cc/playgo/goban.html#{text}")
    assert found == (text or None)


@given(any_texts)
@example("_1 9b.A1-foo bar")
@example(".A1-%25%32%35%FF.A1-%43R")
def test_the_canonical_text_of_any_text_is_a_fixed_point(text: str) -> None:
    canonical = hen.format(hen.parse(text).value)
    assert hen.format(hen.parse_strict(canonical)) == canonical


@given(any_texts)
@example("\ud800.A1-\ud800")
@example("._~-x")
def test_any_text_has_a_position_tokens_in_order_and_problems_in_their_place(text: str) -> None:
    reading = hen.read(text)
    end = 0
    for token in reading.tokens:
        assert end <= token.start < token.end <= len(text)
        end = token.end
    for diagnostic in reading.diagnostics:
        assert diagnostic.span is not None
        assert 0 <= diagnostic.span.start < diagnostic.span.end <= len(text)
    assert list(reading.diagnostics) == sorted(reading.diagnostics, key=lambda diagnostic: diagnostic.span or ())


@given(any_texts)
def test_every_character_is_whitespace_in_a_token_or_the_place_of_a_problem(text: str) -> None:
    reading = hen.read(text)
    covered = {index for token in reading.tokens for index in range(token.start, token.end)}
    told = [diagnostic.span for diagnostic in reading.diagnostics if diagnostic.span]
    covered |= {index for span in told for index in range(*span)}
    encoded_spaces = ("%20", "%09", "%0A", "%0D", "%0a", "%0d")
    for index, character in enumerate(text):
        around = text[max(0, index - 2) : index + 3]
        assert index in covered or character in " \t\r\n" or any(space in around for space in encoded_spaces)


@given(st.one_of(any_texts, nearly_valid_texts()))
@example("_19bw_19b")
@example("_19bAw")
@example("_19Sb3_0b_20w")
@example("_1b.K1_1b.A1-a _2w?")
@example(".A1-a_2w.?")
def test_parsing_gives_the_same_position_and_problems_as_reading_with_tokens(text: str) -> None:
    laws.parsing(hen.read(text))


@given(any_texts)
def test_strict_reading_refuses_exactly_the_texts_with_errors(text: str) -> None:
    parsed = hen.parse(text)
    if parsed.ok:
        assert hen.parse_strict(text) == parsed.value
    else:
        with pytest.raises(NotationError) as refusal:
            hen.parse_strict(text)
        assert refusal.value.diagnostics == parsed.diagnostics


@given(any_texts)
def test_validation_tells_what_reading_tells(text: str) -> None:
    parsed, report = hen.parse(text), hen.validate(text)
    assert report.ok == parsed.ok
    assert set(parsed.diagnostics) <= {*report.errors, *report.warnings, *report.notes}


@given(st.one_of(any_texts, any_texts.map(lambda text: f"https://example.org/hen{text}/a.png?hen={text}#{text}")))
def test_extracting_gives_a_text_that_begins_as_hen_or_nothing(text: str) -> None:
    found = hen.extract(text)
    assert found is None or found[0] in "._~%"


@given(holdable_positions())
def test_tokens_make_every_stone_of_the_position(position: Position) -> None:
    reading = hen.read(hen.format(position))
    stones = {hen.TokenKind.STONE, hen.TokenKind.NUMBER}
    made = [point for token in reading.tokens if token.kind in stones for point in token.points]
    assert sorted(made) == sorted(position.stones)


def pieces(reading: hen.Reading) -> list[tuple[str, hen.TokenKind, tuple[Point, ...]]]:
    return [(reading.text[slice(*token.span)], token.kind, token.points) for token in reading.tokens]


@given(st.one_of(holdable_positions().map(hen.format), valid_texts().map(lambda valid: valid.text)))
@example("_19bwb2Kw9_18Tb_17 Ab19_1~1bb")
def test_a_row_says_the_same_with_spaces_in_it(text: str) -> None:
    reading = hen.read(text)
    spaced = hen.read(" ".join(piece for piece, _, _ in pieces(reading)))
    assert pieces(spaced) == pieces(reading)
    assert spaced.position == reading.position


@given(holdable_positions(), st.booleans())
def test_writing_tells_which_token_says_what(position: Position, multiline: bool) -> None:
    written = hen.write(position, multiline=multiline)
    assert written.text == hen.format(position, multiline=multiline)
    assert written.position == position
    assert written.tokens == hen.tokens(written.text)
    for point in [*position.stones, *position.labels, *position.marks]:
        assert any(point in token.points for token in written.tokens_at(point))


@given(positions())
def test_what_hen_can_hold_of_a_position_is_written_and_the_rest_is_reported(position: Position) -> None:
    held = hen.holdable(position)
    if held.value is None:
        assert position.size.columns > 25
        assert [d.code for d in held.diagnostics if d.severity is Severity.ERROR] == ["too-wide"]
    else:
        assert hen.parse_strict(hen.format(held.value)) == held.value
        assert (held.value == position) == (not held.diagnostics)
    if held.diagnostics:
        with pytest.raises(ValueError, match="HEN cannot store"):
            hen.format(position)


@given(holdable_positions(), st.data())
def test_cutting_a_text_short_changes_only_its_last_token(position: Position, data: st.DataObject) -> None:
    text = hen.format(position)
    prefix = text[: data.draw(st.integers(0, len(text)))]
    whole = [(token.kind, *token.span) for token in hen.tokens(text)]
    cut = [(token.kind, *token.span) for token in hen.tokens(prefix)]
    assert cut[:-1] == whole[: max(0, len(cut) - 1)]


# Texts made by the grammar, and texts a few slips from it.


@given(valid_texts())
def test_a_valid_text_is_read_to_its_end_and_means_its_stones(valid: Text) -> None:
    reading = hen.read(valid.text)
    assert [d.message for d in reading.diagnostics if d.severity is Severity.ERROR] == []
    assert hen.TokenKind.UNREADABLE not in {token.kind for token in reading.tokens}
    assert reading.position.stones == valid.stones


@given(nearly_valid_texts())
def test_a_text_with_slips_keeps_the_laws_of_any_text(text: str) -> None:
    laws.text_laws(text)


@given(nearly_valid_texts())
def test_a_text_with_slips_is_fixed_without_new_errors(text: str) -> None:
    laws.fixes(text)


# What the byte fuzzer found worth keeping: short texts whose problems come together in no other vector.
#
# A line of the file is a text (as a JSON string), its canonical form (`-` where it is empty), and its problems with
# their places, parted by tabs.


FOUND = (DIRECTORY / "found-by-fuzzing.tsv").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("law", laws.TARGETS.values(), ids=laws.TARGETS)
def test_a_found_text_keeps_all_laws(law: Callable[[str], object]) -> None:
    holds_for_each([json.loads(line.split("\t")[0]) for line in FOUND], law)


def test_a_found_text_means_and_reports_what_it_did() -> None:
    def is_as_before(line: str) -> None:
        written, canonical, problems = line.split("\t")
        reading = hen.read(json.loads(written))
        assert (hen.format(reading.position) or "-") == canonical
        assert " ".join(f"{d.code}@{d.span.start}-{d.span.end}" for d in reading.diagnostics if d.span) == problems

    holds_for_each(FOUND, is_as_before)
