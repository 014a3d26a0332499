"""Light and dark, and colours that stay apart for every kind of eyes."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QStyleHints
from PySide6.QtWidgets import (
    QApplication,
)

from hen_editor.core.board import Color
from hen_editor.drawing.painter.outlines import color as ink_color
from hen_editor.ui.colors import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, colors_of, contrast
from hen_editor.ui.theme import (
    ICON_COLORS,
    STONE_COLORS,
    Scheme,
    Theme,
    board_colors,
    ink_on,
    is_dark,
    palette,
)

SIGHT = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What becomes of linear red, green and blue: Machado, Oliveira and Fernandes, 2009, full severity."""


def seen(color: QColor, sight: str) -> tuple[float, float, float]:
    """Return lightness, a* and b* (CIE Lab) of a colour as such eyes see it."""
    channels = (color.redF(), color.greenF(), color.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    r, g, b = (min(1.0, max(0.0, sum(k * c for k, c in zip(row, linear, strict=True)))) for row in SIGHT[sight])
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: QColor, other: QColor, sight: str) -> float:
    return sum((a - b) ** 2 for a, b in zip(seen(one, sight), seen(other, sight), strict=True)) ** 0.5


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    before = qapp.palette()
    theme = Theme(qapp)
    yield theme
    theme.choose(Scheme.SYSTEM)
    theme.deleteLater()
    qapp.setPalette(before)


@pytest.mark.parametrize("sight", SIGHT)
def test_seven_stones_stay_apart_for_all_eyes(sight: str) -> None:
    for one, other in combinations(STONE_COLORS.values(), 2):
        assert distance(one, other, sight) > 25, (one.name(), other.name())


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("sight", "least"), [("usual", 30), ("protanopia", 12), ("deuteranopia", 12)])
def test_stones_stay_apart_from_the_wood(sight: str, least: float, dark: bool) -> None:
    for stone in STONE_COLORS.values():
        for wood in map(ink_color, board_colors(dark=dark).style.board):
            assert distance(stone, wood, sight) > least, (stone.name(), wood.name())


@pytest.mark.parametrize("color", Color)
def test_numbers_on_stones_can_be_read(color: Color) -> None:
    assert contrast(ink_on(color), STONE_COLORS[color]) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
def test_texts_and_coordinates_on_wood_can_be_read(dark: bool) -> None:
    style = board_colors(dark=dark).style
    darkest = ink_color(style.board[-1])
    assert contrast(ink_color(style.marks), darkest) >= 4.5
    assert contrast(ink_color(style.coordinates), darkest) >= 3.5


@pytest.mark.parametrize("dark", [False, True])
def test_texts_of_the_palette_can_be_read(dark: bool) -> None:
    roles = palette(DARK if dark else LIGHT)
    role = QPalette.ColorRole
    for text, ground in [
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
        (role.Link, role.Window),
        *((role.PlaceholderText, ground) for ground in (role.Base, role.AlternateBase, role.Window)),
    ]:
        assert contrast(roles.color(text), roles.color(ground)) >= 4.5, (text, ground)


@pytest.mark.parametrize("dark", [False, True])
def test_a_disabled_field_looks_so_with_a_text_or_without(dark: bool) -> None:
    group, role, roles = QPalette.ColorGroup, QPalette.ColorRole, palette(DARK if dark else LIGHT)
    for text in (role.Text, role.PlaceholderText):
        faded, ground = roles.color(group.Disabled, text), roles.color(role.Base)
        assert contrast(faded, ground) < contrast(roles.color(group.Active, text), ground)


def test_a_black_stone_in_a_bar_is_filled_in_the_dark() -> None:
    assert contrast(ICON_COLORS[Color.BLACK], DARK.well) > 1.4


@pytest.mark.parametrize("dark", [False, True])
def test_the_three_planes_of_the_window_can_be_told_apart(dark: bool) -> None:
    colors = DARK if dark else LIGHT
    assert board_colors(dark=dark).table == colors.background
    for one, other in combinations((colors.background, colors.window, colors.well), 2):
        assert contrast(one, other) > 1.05


def test_a_palette_says_whether_it_is_dark() -> None:
    assert is_dark(palette(DARK))
    assert not is_dark(palette(LIGHT))


def test_what_is_chosen_is_shown_at_once(theme: Theme, qapp: QApplication) -> None:
    for scheme, dark in [(Scheme.DARK, True), (Scheme.LIGHT, False), (Scheme.DARK, True)]:
        theme.choose(scheme)
        assert theme.scheme is scheme
        assert is_dark(qapp.palette()) is dark


def test_the_system_is_followed_until_something_is_chosen(
    theme: Theme, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_dark_after(scheme: Qt.ColorScheme) -> bool:
        monkeypatch.setattr(QStyleHints, "colorScheme", lambda hints: scheme)  # the platform of tests has none
        qapp.styleHints().colorSchemeChanged.emit(scheme)
        return is_dark(qapp.palette())

    dark, light = Qt.ColorScheme.Dark, Qt.ColorScheme.Light
    assert [is_dark_after(scheme) for scheme in (dark, light, dark)] == [True, False, True]
    theme.choose(Scheme.LIGHT)
    assert not is_dark_after(dark)


def test_high_contrast_follows_the_system_where_qt_tells_it(
    theme: Theme, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not hasattr(qapp.styleHints(), "accessibility"):
        pytest.skip("since Qt 6.10")
    from PySide6.QtGui import QAccessibilityHints

    monkeypatch.setattr(QAccessibilityHints, "contrastPreference", lambda hints: Qt.ContrastPreference.HighContrast)
    for chosen, shown in ((Scheme.SYSTEM, HIGH_LIGHT), (Scheme.DARK, DARK), (Scheme.HIGH_DARK, HIGH_DARK)):
        theme.choose(chosen)
        assert colors_of(qapp.palette()).window == shown.window


def test_an_accent_of_the_system_is_taken(qapp: QApplication) -> None:
    before, own = qapp.palette(), QPalette()
    own.setColor(QPalette.ColorRole.Accent, QColor("#8a2be2"))
    qapp.setPalette(own)
    theme = Theme(qapp)
    assert qapp.palette().accent().color() == QColor("#8a2be2")
    theme.deleteLater()
    qapp.setPalette(before)
