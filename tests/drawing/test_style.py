"""Styles as TOML: read, written, and what is wrong in them."""

import tomllib
from pathlib import Path

import pytest

from hen_editor.drawing.shapes import Ink
from hen_editor.drawing.style import read_style, to_toml
from hen_editor.resources import style_paths
from hen_editor.styles import STYLES


@pytest.mark.parametrize("name", STYLES)
def test_a_style_is_read_as_it_is_written(name: str) -> None:
    again = read_style(to_toml(STYLES[name]), STYLES)
    assert again.diagnostics == ()
    assert again.value == STYLES[name]


@pytest.mark.parametrize("path", style_paths().values(), ids=style_paths())
def test_styles_that_come_with_the_program_are_whole(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert read_style(text, STYLES).diagnostics == ()
    assert "base" in tomllib.loads(text) or path.stem == "wood"


def test_a_style_is_its_base_with_what_differs() -> None:
    style = read_style('base = "dark"\nline = "#12345680"\nhoshi-radius = 0\nboard = []\n', STYLES).value
    assert style == STYLES["dark"]._replace(line=Ink("#123456", 0.502), hoshi_radius=0.0, board=())


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
        ("hatching = 1", "style-switch"),
        ("line = " + "1" * 9_000, "style-not-toml"),
        ("line = " + "[" * 4_000, "style-not-toml"),
        ('line = "#000000"' + "\n" * 10_000, "style-too-long"),
    ],
)
def test_what_is_wrong_is_told_and_the_rest_is_read(text: str, code: str) -> None:
    found = read_style(text, STYLES)
    assert [problem.code for problem in found.diagnostics] == [code]
    assert found.diagnostics[0].message
    assert found.value == STYLES["print"]


@pytest.mark.parametrize(
    ("text", "code"),
    [("line.{} = 1", "style-color"), ("base.{} = 1", "style-unknown"), ("board = [{{{} = 1}}]", "style-board")],
)
def test_a_key_of_very_many_parts_is_told(text: str, code: str) -> None:
    """Newer versions of Python refuse it before the style does."""
    found = read_style(text.format(".".join("a" * 4_900)), STYLES)
    assert [problem.code for problem in found.diagnostics] in ([code], ["style-not-toml"])
    assert found.diagnostics[0].message
    assert found.value == STYLES["print"]
