"""Texts made by the grammar, and texts a few slips from it."""

from hypothesis import given

from hen_editor.core import hen
from hen_editor.core.diagnostics import Severity
from tests.core.hen.grammar import Text, nearly_valid_texts, valid_texts
from tests.fuzz import laws


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
