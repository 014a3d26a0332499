"""Styles as TOML: read, written, and what is wrong in them."""

import pytest

from hen_editor.core.drawing.shapes import Ink
from hen_editor.core.drawing.style import STYLES
from hen_editor.core.drawing.style_file import read, written


@pytest.mark.parametrize("name", STYLES)
def test_a_style_is_read_as_it_is_written(name: str) -> None:
    again = read(written(STYLES[name]))
    assert again.diagnostics == ()
    assert written(again.value) == written(STYLES[name])


def test_a_style_is_its_base_with_what_differs() -> None:
    style = read('base = "dark"\nline = "#12345680"\nhoshi-radius = 0\nboard = []\n').value
    assert style == STYLES["dark"]._replace(line=Ink("#123456", 128 / 255), hoshi_radius=0.0, board=())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("line = ", "style-not-toml"),
        ('base = "oak"', "style-unknown"),
        ('lines = "#000000"', "style-key"),
        ('line = "black"', "style-color"),
        ("line = 3", "style-color"),
        ('board = "#ffffff"', "style-board"),
        ('board = ["#ffffff", "#000000", "#ffffff"]', "style-board"),
        ("line-width = 1", "style-width"),
        ("line-width = true", "style-width"),
        ('finish = "shiny"', "style-finish"),
        ("finish = []", "style-finish"),
    ],
)
def test_what_is_wrong_is_told_and_the_rest_is_read(text: str, code: str) -> None:
    read_style = read(text)
    assert [problem.code for problem in read_style.diagnostics] == [code]
    assert read_style.diagnostics[0].message
    assert read_style.value == STYLES["print"]
