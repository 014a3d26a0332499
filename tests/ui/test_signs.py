"""The signs of annotations, comments and problems: seen on every ground they are drawn on."""

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPen

from hen_editor.core.diagnostics import Severity
from hen_editor.ui.colors import PROBLEM_SIGNS, THEMES, ThemeColors, contrast
from hen_editor.ui.icons import icon
from hen_editor.ui.signs import ANNOTATION_SIGNS, annotation_rim, paint_annotation
from hen_editor.ui.theme import palette
from hen_editor.ui.tree.painting import Artist
from hen_editor.ui.tree.shown import SIGNS as SIGNS_IN_TREE

LEAST = 3
"""The least contrast of a sign, by WCAG 2."""


@pytest.mark.parametrize("name", ANNOTATION_SIGNS)
def test_a_sign_on_the_board_stands_out_from_its_rim(name: str) -> None:
    assert contrast(ANNOTATION_SIGNS[name][0], annotation_rim(name)) >= LEAST


@pytest.mark.parametrize("name", ["TE", "BM"])
def test_a_tick_or_cross_can_be_read_on_its_disc(name: str) -> None:
    assert contrast(ANNOTATION_SIGNS[name][0], QColor("white")) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_signs_in_the_tree_stand_out_from_its_ground(qapp: QGuiApplication, theme: ThemeColors) -> None:
    ground = Artist(palette(theme), QFont(), 24, 1).ground
    signs = {name: ANNOTATION_SIGNS[name][0] for name in SIGNS_IN_TREE}
    signs |= {"comment": theme.faint, "error": PROBLEM_SIGNS[Severity.ERROR][0]}
    assert [name for name, color in signs.items() if contrast(color, ground) < LEAST] == []


@pytest.mark.parametrize("severity", PROBLEM_SIGNS)
def test_an_exclamation_mark_stands_out_from_its_disc(severity: Severity) -> None:
    assert contrast(*PROBLEM_SIGNS[severity]) >= LEAST


def test_no_two_signs_of_moves_differ_by_their_colour_alone(qapp: QGuiApplication) -> None:
    def mask(sign: str) -> list[bool]:
        image = QImage(12, 12, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        paint_annotation(painter, sign, 6, 6, 24 * 0.22, QPen(Qt.PenStyle.NoPen))
        painter.end()
        return solid(image)

    masks = [mask(sign) for sign in SIGNS_IN_TREE]
    icons = [
        solid(icon(f"{name}").pixmap(16, 16).toImage())
        for name in ("good-move", "bad-move", "doubtful-move", "interesting-move", "hotspot")
    ]
    for shapes, least in ((masks, 15), (icons, 25)):
        for one, other in combinations(shapes, 2):
            assert sum(here != there for here, there in zip(one, other, strict=True)) >= least


def solid(image: QImage) -> list[bool]:
    """Return which pixels of an image are covered, white lines on a sign being none of it."""
    pixels = ((x, y) for y in range(image.height()) for x in range(image.width()))
    colors = (image.pixelColor(x, y) for x, y in pixels)
    return [color.alpha() > 127 and color.lightness() < 200 for color in colors]
