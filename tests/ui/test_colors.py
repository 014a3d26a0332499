"""The contrast of what is seen in every theme, with any accent of the system."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QPalette

from hen_editor.core.hen import TokenKind
from hen_editor.ui import colors
from hen_editor.ui.colors import (
    DARK,
    FAINT,
    HIGH_DARK,
    HIGH_LIGHT,
    INK,
    LIGHT,
    SEEN,
    TEXT,
    THEMES,
    ThemeColors,
    colors_of,
    contrast,
    with_accent,
)
from hen_editor.ui.theme import palette

ANY_COLOR = st.integers(0, 0xFFFFFF).map(QColor.fromRgb)
NAMES = {id(LIGHT): "light", id(DARK): "dark", id(HIGH_LIGHT): "high-light", id(HIGH_DARK): "high-dark"}

each_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: NAMES[id(theme)])


@each_theme
def test_ink_and_faint_text_can_be_read_on_every_ground(theme: ThemeColors) -> None:
    for ground in (*theme.grounds, theme.hover, theme.pressed, theme.chosen):
        assert contrast(theme.ink, ground) >= INK, ground.name()
    for ground in (theme.window, theme.base, theme.well, theme.button, theme.chosen):
        assert contrast(theme.faint, ground) >= FAINT, ground.name()
    assert contrast(theme.badge_ink, theme.badge) >= INK


@each_theme
def test_what_steps_back_does_so_and_what_cannot_be_used_still_more(theme: ThemeColors) -> None:
    for ground in (theme.window, theme.base):
        ink, faint, disabled = (contrast(text, ground) for text in (theme.ink, theme.faint, theme.disabled))
        assert ink > 1.4 * faint
        assert faint > 1.4 * disabled
        assert disabled >= 2.5


@each_theme
def test_links_tokens_and_problems_can_be_read(theme: ThemeColors) -> None:
    for text in (theme.link, theme.visited):
        assert contrast(text, theme.base) >= TEXT
        assert contrast(text, theme.window) >= TEXT
    for text in (*theme.tokens.values(), theme.unfinished):
        assert contrast(text, theme.base) >= TEXT, text.name()
    for text in (theme.good, theme.error):
        for ground in (theme.base, theme.window, theme.button):
            assert contrast(text, ground) >= TEXT, text.name()
    assert contrast(theme.warning, theme.base) >= SEEN


@each_theme
def test_frames_of_what_is_filled_in_can_be_seen(theme: ThemeColors) -> None:
    assert contrast(theme.frame, theme.base) >= SEEN
    assert contrast(theme.frame, theme.window) >= SEEN
    assert contrast(theme.line, theme.window) >= 1.25


@pytest.mark.parametrize("theme", [HIGH_LIGHT, HIGH_DARK])
def test_high_contrast_has_more_of_it(theme: ThemeColors) -> None:
    assert contrast(theme.ink, theme.window) == pytest.approx(21)
    for text in (
        theme.faint,
        theme.link,
        theme.visited,
        theme.good,
        theme.error,
        theme.unfinished,
        *theme.tokens.values(),
    ):
        assert contrast(text, theme.base) >= INK, text.name()
    for line in (theme.line, theme.frame, theme.accent):
        assert contrast(line, theme.window) >= INK


@each_theme
def test_no_token_is_red_or_the_accent(theme: ThemeColors) -> None:
    assert set(TokenKind) - theme.tokens.keys() == {TokenKind.STONE}
    for kind, ink in theme.tokens.items():
        for other in (theme.error, theme.accent):
            apart = abs(ink.hslHue() - other.hslHue())
            assert ink.hslSaturation() < 60 or min(apart, 360 - apart) >= 20, kind


@each_theme
@given(accent=ANY_COLOR)
def test_any_accent_of_the_system_can_be_seen_and_written_on(theme: ThemeColors, accent: QColor) -> None:
    shown = with_accent(theme, accent)
    for ground in shown.grounds:
        assert contrast(shown.accent, ground) >= SEEN, ground.name()
    assert contrast(shown.on_accent, shown.accent) >= TEXT
    assert contrast(shown.ink, shown.chosen) >= INK


@each_theme
@given(accent=ANY_COLOR)
def test_a_palette_tells_the_theme_and_the_accent_that_it_was_made_of(theme: ThemeColors, accent: QColor) -> None:
    made = with_accent(theme, accent)
    assert colors_of(palette(made)) == made


def test_the_accents_of_the_table_are_kept() -> None:
    for theme in THEMES:
        assert with_accent(theme, theme.accent) == theme


def test_another_palette_has_the_colours_of_the_nearest_theme() -> None:
    assert colors_of(QPalette(QColor("#304050"))).is_dark
    assert not colors_of(QPalette(QColor("#d0e0f0"))).is_dark


def test_contrast_is_counted_as_wcag_does() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("white"), QColor("#767676")) == pytest.approx(4.54, abs=0.01)


NAMES_COLORS = {
    "colors.py": "the table",
    "theme.py": "what Qt needs besides, and stones",
    "thumbnails.py": "the edge of stones on wood",
    "signs.py": "the meanings of signs, the same on all grounds",
    "icons.py": "the rim of a stone",
    "board/analysis.py": "discs and squares on wood",
    "board/overlay.py": "white on wood, and an eraser",
    "dialogs/guide.py": "a marker on a page of any ground",
    "dialogs/picture.py": "paper",
    "engine/bar.py": "the light of an engine, the same on all grounds",
    "files/printing.py": "paper",
    "recognition/screenshots.py": "shade and lines on what the screen shows",
    "recognition/views.py": "rims that are seen on any picture, and stones",
    "style/painted.py": "no colour at all",
}
A_COLOR = re.compile(r"""QColor\(["'\d]|GlobalColor\.(?!transparent)|["']#[0-9a-fA-F]{6,8}["']""")


def test_views_name_no_colours_of_their_own() -> None:
    ui = Path(colors.__file__).parent
    naming = {str(path.relative_to(ui)) for path in ui.rglob("*.py") if A_COLOR.search(path.read_text("utf-8"))}
    assert naming == NAMES_COLORS.keys()
