"""The colours of HEN text can be read on both themes."""

import pytest
from PySide6.QtGui import QPalette

from hen_editor.core.diagnostics import Severity
from hen_editor.core.hen import TokenKind
from hen_editor.ui.hen_field.colors import formats
from hen_editor.ui.theme import contrast, palette

READABLE = 4.5
"""What WCAG 2 asks of text."""


@pytest.mark.parametrize("dark", [False, True])
def test_every_colour_of_text_can_be_read(dark: bool) -> None:
    shown = palette(dark=dark)
    ground, made = shown.color(QPalette.ColorRole.Base), formats(shown)
    for name, ink in [*made.tokens.items(), ("unfinished", made.unfinished)]:
        assert contrast(ink.foreground().color(), ground) >= READABLE, name


@pytest.mark.parametrize("dark", [False, True])
def test_text_on_lit_ground_can_be_read(dark: bool) -> None:
    made = formats(palette(dark=dark))
    for name, ink in made.tokens.items():
        assert contrast(ink.foreground().color(), made.lit.background().color()) >= 3.5, name


def test_every_token_but_a_stone_has_a_colour_and_every_problem_but_a_note_an_underline() -> None:
    made = formats(palette(dark=False))
    assert set(TokenKind) - made.tokens.keys() == {TokenKind.STONE}
    assert set(Severity) - made.underlines.keys() == {Severity.NOTE}
