"""Pictures made by programs: what is asked for is on them, and they carry their position."""

import re
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction

import pytest
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage

from hen_editor import render
from hen_editor.core import BoardSize, Color, Mark, Point, Position, Stones, hen
from hen_editor.core.board import Area
from hen_editor.drawing.pictures import read
from hen_editor.drawing.request import BoardPart

pytestmark = pytest.mark.usefixtures("qapp")  # which PNG and PDF would make otherwise, of another class

POSITION = hen.parse_strict(".19x19_17Cb_16CwDb.C16w")

FILES: dict[str, Callable[..., bytes]] = {
    "SVG": lambda *given, **choices: render.svg(*given, **choices).encode(),
    "PNG": render.png,
    "PDF": render.pdf,
}


@pytest.mark.parametrize("name", FILES)
def test_a_picture_carries_its_position(name: str) -> None:
    data = FILES[name](POSITION, 12, marks={"A1": Mark.CIRCLE}, labels={"B2": "x"}, title="Ladder")
    [carried] = read(name, data).positions
    found = hen.parse_strict(carried.text)
    assert found.stones == POSITION.stones
    assert found.marks == {POSITION.size.find("A1"): Mark.CIRCLE}
    assert found.labels == {POSITION.size.find("B2"): "x"}


@pytest.mark.parametrize("name", FILES)
def test_a_picture_of_the_empty_board_carries_its_size(name: str) -> None:
    [carried] = read(name, FILES[name](Position())).positions
    assert carried.text == ".19x19"


def test_what_is_chosen_is_drawn() -> None:
    plain = render.svg(POSITION)
    choices = [
        {"style": "wood"},
        {"title": "Ladder"},
        {"caption": "Ladder"},
        {"turn": True},
        {"marks": {"A1": Mark.CIRCLE}},
        {"labels": {"A1": "x"}},
        {"selected": ["A1"]},
        {"territory": {"A1": Color.BLACK}},
        {"arrows": [("A1", "B2")]},
        {"lines": [("A1", "B2")]},
        {"part": BoardPart.AROUND},
        {"part": Area(Point(0, 0), Point(4, 4))},
        {"sides": render.Sides.NONE},
        {"names": render.Names.NUMBERS},
        {"symmetry": render.Symmetry.ROTATE_LEFT},
        {"last_move": False},
    ]
    drawn = [render.svg(POSITION, **choice) for choice in choices]
    assert len({plain, *drawn}) == len(drawn) + 1
    assert {*render.Choices.__annotations__} == {name for choice in choices for name in choice} | {"ko"}


def test_a_position_is_embedded_in_any_png() -> None:
    image = QImage(3, 2, QImage.Format.Format_RGB32)
    image.fill(0)
    buffer = QBuffer()
    image.save(buffer, "png")
    data = render.embed(buffer.data().data(), POSITION, "Ladder")
    [carried] = read("PNG", data).positions
    assert hen.parse_strict(carried.text) == POSITION
    assert b"Ladder" in data
    assert QImage.fromData(data).size() == image.size()
    with pytest.raises(ValueError, match="carries a position already"):
        render.embed(data, POSITION)
    with pytest.raises(ValueError, match="25 columns"):
        render.embed(buffer.data().data(), Position(Stones(BoardSize(26, 26))))


def test_a_point_off_the_board_is_named() -> None:
    with pytest.raises(KeyError, match="U20"):
        render.svg(POSITION, arrows=[("A1", "U20")])


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    "part", [Area(Point(3, 3), Point(22, 8)), Area(Point(-2, 0), Point(8, 8)), Area(Point(4, 4), Point(0, 0))]
)
def test_a_part_that_is_not_on_the_board_is_refused(name: str, part: Area) -> None:
    with pytest.raises(ValueError, match="is not a part of a board of 19x19"):
        FILES[name](POSITION, part=part)


@pytest.mark.parametrize(
    ("choices", "error", "sentence"),
    [
        ({"theme": "wood"}, TypeError, "theme is not a choice of a picture: style, title, "),
        ({"width": 0}, ValueError, "width must be from 0.1 to 1,000,000, not 0"),
        ({"width": -1}, ValueError, "width must be from 0.1 to 1,000,000, not -1"),
        ({"width": float("nan")}, ValueError, "width must be from 0.1 to 1,000,000, not nan"),
        ({"width": float("inf")}, ValueError, "width must be from 0.1 to 1,000,000, not inf"),
        ({"width": "600"}, TypeError, "width must be of type Real, not '600'"),
        ({"style": "wod"}, ValueError, "There is no style “wod”, only "),
        ({"style": None}, TypeError, "style must be of type str or Style, not None"),
        ({"title": 5}, TypeError, "title must be of type str, not 5"),
        ({"caption": b"x"}, TypeError, "caption must be of type str, not b'x'"),
        ({"turn": "no"}, TypeError, "turn must be of type bool, not 'no'"),
        ({"sides": "none"}, TypeError, "sides must be of type Sides, not 'none'"),
        ({"names": "A1"}, TypeError, "names must be of type Names, not 'A1'"),
        ({"part": "auto"}, TypeError, "part must be of type BoardPart or Area, not 'auto'"),
        ({"symmetry": 90}, TypeError, "symmetry must be of type Symmetry, not 90"),
        ({"marks": ["A1"]}, TypeError, "marks must be of type Mapping, not ['A1']"),
        ({"marks": {"A1": "CR"}}, TypeError, "what is at A1 must be of type Mark, not 'CR'"),
        ({"labels": {"A1": 5}}, TypeError, "what is at A1 must be of type str, not 5"),
        ({"territory": {"A1": "b"}}, TypeError, "what is at A1 must be of type Color, not 'b'"),
        ({"selected": "A1"}, TypeError, "selected must be of type Iterable, not 'A1'"),
        ({"selected": [(0, 0)]}, TypeError, "a point must be a Point or its name, not (0, 0)"),
        ({"arrows": [5]}, ValueError, "an arrow or a line must be a pair of points, not 5"),
        ({"arrows": ["A1"]}, ValueError, "an arrow or a line must be a pair of points, not 'A1'"),
        ({"lines": [("A1",)]}, ValueError, "an arrow or a line must be a pair of points, not ('A1',)"),
    ],
)
@pytest.mark.parametrize("name", FILES)
def test_what_cannot_be_drawn_is_refused_in_words(
    name: str, choices: dict[str, object], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=f"^{re.escape(sentence)}"):
        FILES[name](POSITION, **choices)


def test_a_width_may_be_any_real_number() -> None:
    assert render.svg(POSITION, Fraction(601, 2)) == render.svg(POSITION, 300.5)
    assert render.png(POSITION, Fraction(600)) == render.png(POSITION)


def test_what_is_no_position_and_pixels_that_no_computer_holds_are_refused_in_words() -> None:
    with pytest.raises(TypeError, match=r"position must be of type Position, not '\.19x19'"):
        render.svg(".19x19")
    with pytest.raises(ValueError, match="a picture has up to 120,000,000 pixels; one 20,000 wide would have more"):
        render.png(POSITION, 20_000)


def test_a_notebook_shows_svg() -> None:
    picture = render.svg(Position())
    assert picture._repr_svg_() == picture
    assert picture.startswith("<svg")


def test_the_first_png_is_drawn_in_the_main_thread_and_later_ones_in_any() -> None:
    program = """
from concurrent.futures import ThreadPoolExecutor
from hen_editor import render
from hen_editor.core import Position

with ThreadPoolExecutor(8) as pool:
    error = pool.submit(render.png, Position()).exception()
    assert isinstance(error, RuntimeError) and "main thread" in str(error), error
    picture = render.png(Position())
    assert {*pool.map(render.png, [Position()] * 20)} == {picture}
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_svg_needs_no_qt() -> None:
    program = (
        "import sys; from hen_editor import render; from hen_editor.core import Position; "
        "render.svg(Position().play('D4')); assert 'PySide6' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
