"""The user's own styles: files in a folder of the program's data."""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from hen_editor.document import own_styles
from hen_editor.drawing.shapes import Ink
from hen_editor.styles import STYLES
from hen_editor.ui.dialogs.offered_styles import offered_styles

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def folder() -> Path:
    own_styles.folder().mkdir(parents=True)
    return own_styles.folder()


def test_they_are_offered_after_those_of_the_program(folder: Path) -> None:
    (folder / "mine.toml").write_text('base = "dark"\nline = "#123456"\n')
    (folder / "wood.toml").write_text('base = "wood"\nline = "#654321"\n')
    (folder / "notes.txt").write_text("not a style")
    (folder / "unreachable.toml").symlink_to("x" * 300)
    assert [*offered_styles(QWidget()).titles.items()] == [
        ("wood", "Wood"),
        ("dark", "Dark wood"),
        ("print", "Black and white"),
        ("grey", "Greyscale"),
        ("contrast", "High contrast"),
        ("mine.toml", "mine"),
        ("wood.toml", "wood"),
    ]
    assert own_styles.named("mine.toml") == STYLES["dark"]._replace(line=Ink("#123456"))
    assert own_styles.named("wood") == STYLES["wood"] != own_styles.named("wood.toml")
    assert {*offered_styles(QWidget()).titles} >= {*STYLES} - {"transparent"}


def test_a_broken_one_is_told_with_its_file_and_place_and_the_others_are_offered(folder: Path) -> None:
    for name, data in {
        "a": b"line = ",
        "b": b'line = "black"',
        "c": b'# \xe4\nline = "#000000"',
        "d": b'base = "oak"',
        "good": b"",
    }.items():
        (folder / f"{name}.toml").write_bytes(data)
    offered = offered_styles(QWidget())
    assert [name for name in offered.titles if name not in STYLES] == ["good.toml"]
    a, b, c, d = offered.problems
    assert a == "a.toml: It is not TOML: Invalid value (at end of document)."
    assert b.startswith("b.toml: “line” is not a color")
    assert c.startswith("c.toml: It is not TOML: 'utf-8' codec can't decode byte 0xe4 in position 2")
    assert d.startswith("d.toml: There is no style “oak”, only ")
    assert (own_styles.named("a.toml"), own_styles.named("gone.toml"), own_styles.named("../x")) == (None, None, None)


def test_there_need_not_be_any() -> None:
    assert (own_styles.paths(), offered_styles(QWidget()).problems) == ({}, [])


def test_one_that_is_no_file_of_a_style_is_told_at_once(folder: Path) -> None:
    (folder / "deep.toml").write_text("a" + ".a" * 100_000 + " = 1")
    (folder / "long.toml").write_bytes(b"#" + "ä".encode() * 10_000_000)
    (folder / "endless.toml").symlink_to("/proc/kmsg")
    (folder / "many.toml").write_text("".join(f"a{number} = 1\n" for number in range(400_000)))
    os.mkfifo(folder / "waiting.toml")
    offered = offered_styles(QWidget())
    assert {*offered.titles} <= {*STYLES}
    assert [problem for problem in offered.problems if not problem.startswith("endless")] == [
        f"{name}.toml: It is not a style: it has over 10,000 characters." for name in ("deep", "long", "many")
    ]
