"""The signs of annotations, comments and problems: seen on every ground they are drawn on."""

import pytest
from PySide6.QtGui import QFont, QGuiApplication

from hen_editor.core.diagnostics import Severity
from hen_editor.ui.annotation_signs import SIGNS, rim
from hen_editor.ui.theme import contrast, palette
from hen_editor.ui.tree.artist import COMMENT, PROBLEMS, Artist
from hen_editor.ui.tree.glyph import SIGNS as SIGNS_IN_TREE

LEAST = 3
"""The least contrast of a sign, by WCAG 2."""


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_on_the_board_stands_out_from_its_rim(name: str) -> None:
    assert contrast(SIGNS[name][0], rim(name)) >= LEAST


@pytest.mark.parametrize("dark", [False, True])
def test_signs_in_the_tree_stand_out_from_its_ground(qapp: QGuiApplication, dark: bool) -> None:
    ground = Artist(palette(dark=dark), QFont(), 24, 1).ground
    signs = {name: SIGNS[name][0] for name in SIGNS_IN_TREE}
    signs |= {"comment": COMMENT, "error": PROBLEMS[Severity.ERROR][0]}
    assert [name for name, color in signs.items() if contrast(color, ground) < LEAST] == []


@pytest.mark.parametrize("severity", PROBLEMS)
def test_an_exclamation_mark_stands_out_from_its_disc(severity: Severity) -> None:
    assert contrast(*PROBLEMS[severity]) >= LEAST
