"""The icons are one set, drawn alike, and the examples are as good as they claim."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from hen_editor.core import hen, sgf
from hen_editor.resources import EXAMPLES, RESOURCES, application_icon_path, icon_path
from tests.each import for_each, holds_for_each

ICONS = sorted((RESOURCES / "icons").glob("*.svg"))
STYLE = {
    "viewBox": "0 0 24 24",
    "fill": "none",
    "stroke": "currentColor",
    "stroke-width": "1.75",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
}


def drawn(svg: bytes) -> QImage:
    picture = QImage(24, 24, QImage.Format.Format_ARGB32)
    picture.fill(QColor("transparent"))
    painter = QPainter(picture)
    QSvgRenderer(svg).render(painter)
    painter.end()
    return picture


@for_each(ICONS, lambda icon: icon.stem)
def test_every_icon_is_drawn_in_the_one_style(icon: Path) -> None:
    assert STYLE.items() <= ElementTree.parse(icon).getroot().attrib.items()


def test_every_icon_takes_the_colour_of_the_theme_and_keeps_off_the_edge(qapp: QApplication) -> None:
    def is_good(icon: Path) -> None:
        picture = drawn(icon.read_bytes().replace(b"currentColor", b"#ff0000"))
        colours = {picture.pixelColor(x, y).name() for x in range(24) for y in range(24)}
        assert "#ff0000" in colours
        edge = [picture.pixelColor(i, j).alpha() for i in range(24) for j in (0, 23)]
        edge += [picture.pixelColor(j, i).alpha() for i in range(24) for j in (0, 23)]
        assert max(edge) < 64

    holds_for_each(ICONS, is_good, lambda icon: icon.stem)


def test_icon_path_finds_an_icon_by_its_name() -> None:
    assert icon_path("open") in ICONS
    assert application_icon_path().is_file()


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.hen")), ids=lambda path: path.stem)
def test_the_hen_examples_are_canonical(path: Path) -> None:
    title, text = path.read_text(encoding="utf-8").splitlines()
    assert title.startswith("# ")
    assert hen.format(hen.parse_strict(text)) == text


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.sgf")), ids=lambda path: path.stem)
def test_the_sgf_examples_have_no_problems(path: Path) -> None:
    data = path.read_bytes()
    parsed = sgf.parse(data)
    assert parsed.diagnostics == ()
    assert sgf.format(parsed.value) == data


def test_there_are_examples_of_both_notations() -> None:
    assert {path.suffix for path in EXAMPLES.iterdir()} == {".sgf", ".hen"}
