"""Drawings as PNG, SVG and PDF: what is seen in them, and what they carry."""

from itertools import groupby, product
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from hen_editor.core import hen
from hen_editor.core.board import BLACK, BoardSize, Point, Stones
from hen_editor.core.position import Position
from hen_editor.drawing import embedding, parts
from hen_editor.drawing.draw import Drawing, draw
from hen_editor.drawing.figure import Figure, Sides
from hen_editor.drawing.painter import pictures
from hen_editor.drawing.painter.outlines import color, discs, paint_outlines
from hen_editor.drawing.painter.painting import Raster, image, paint
from hen_editor.drawing.painter.texts import fitted, font
from hen_editor.drawing.pictures import read
from hen_editor.drawing.shapes import Circle, Copy, Symbol, Text
from hen_editor.styles import STYLES
from tests.drawing.figures import FIGURES, many_stones
from tests.each import for_each
from tests.ui.pdf import pages

pytestmark = pytest.mark.usefixtures("qapp")

FIGURE = Figure(hen.parse_strict(".9x9_5EbFw.C3-a.D3-星.E5b"), title="Problem 12", caption="53 at 80")
WIDE = Figure(Position(Stones(BoardSize(26, 5))))


def drawing(name: str) -> Drawing:
    figure, style = FIGURES[name]
    return draw(figure, STYLES[style])


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of two pictures of one size, from 0 to 255."""
    left, right = map(grey_pixels, (one, other))
    return sum(abs(a - b) for a, b in zip(left, right, strict=True)) / len(left)


def grey_pixels(made: QImage) -> bytes:
    grey = made.convertToFormat(QImage.Format.Format_Grayscale8)  # its rows end with bytes that are no pixels
    return b"".join(bytes(grey.constScanLine(row)[: grey.width()]) for row in range(grey.height()))


def on_white(width: int, height: int) -> QImage:
    made = QImage(width, height, QImage.Format.Format_RGB32)
    made.fill("white")
    return made


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("outlined", [True, False], ids=["outlines", "texts"])
def test_an_svg_is_seen_as_it_is_painted(name: str, outlined: bool) -> None:
    made = drawing(name)
    width, height = 400, round(400 * made.height / made.width)
    svg, painted = on_white(width, height), on_white(width, height)
    for target in (svg, painted):
        painter = QPainter(target)
        if target is svg:
            QSvgRenderer(QByteArray(pictures.svg(made, 400, outlined=outlined))).render(painter, QRectF(target.rect()))
        else:
            paint(painter, made, QRectF(target.rect()))
        painter.end()
    assert difference(svg, painted) < (1.5 if outlined else 3)
    assert difference(svg, on_white(width, height)) > 3


@pytest.mark.parametrize("width", [200, 599, 600, 2000])
def test_a_png_is_as_wide_as_wanted_and_all_its_lines_are_alike(width: int) -> None:
    made = image(draw(Figure(Position()), STYLES["print"]), width)
    assert made.width() == width
    row = made.height() // 2 + round(width / 80)
    strokes = [
        len(list(run)) for ink, run in groupby(made.pixelColor(x, row).lightness() for x in range(width)) if not ink
    ]
    outer, inner = {strokes[0], strokes[-1]}, set(strokes[1:-1])
    assert (len(strokes), len(outer), len(inner)) == (19, 1, 1)


def test_what_cannot_be_seen_through_has_no_alpha_and_what_is_grey_no_colours() -> None:
    def format_of(style: str) -> QImage.Format:
        return QImage.fromData(pictures.png(draw(FIGURE, STYLES[style]), 200)).format()

    assert format_of("print") == QImage.Format.Format_Grayscale8
    assert format_of("wood") == QImage.Format.Format_RGB32
    assert format_of("transparent") == QImage.Format.Format_ARGB32


@pytest.mark.parametrize("style", ["print", "wood", "transparent"])
def test_a_png_has_the_pixels_that_were_painted(style: str) -> None:
    made = draw(FIGURE, STYLES[style])
    painted = image(made, 199)
    expected = painted.convertToFormat(QImage.Format.Format_RGBA8888)
    assert QImage.fromData(pictures.png(made, 199)).convertToFormat(QImage.Format.Format_RGBA8888) == expected


def test_stones_have_their_colours() -> None:
    figure, _ = FIGURES["colors-wood"]
    made = image(draw(figure, STYLES["wood"]), 700)
    for point, stone in figure.position.stones.items():
        x, y = (
            round(made.width() * (place + 0.62 + 0.12) / size) for place, size in zip(point, (7.24, 7.24), strict=True)
        )
        seen, expected = made.pixelColor(x, y), color(STYLES["wood"].stone(stone))
        assert max(abs(a - b) for a, b in zip(seen.getRgb(), expected.getRgb(), strict=True)) < 60, stone


def test_a_large_picture_looks_like_a_small_one() -> None:
    made = drawing("colors-wood")
    small, large = image(made, 362), image(made, 1810)
    assert difference(large.scaled(small.size(), mode=Qt.TransformationMode.SmoothTransformation), small) < 5


@for_each(product(range(4, 60, 5), [1, 2, 3]))
def test_stones_and_lines_share_a_middle_so_both_are_crisp(case: tuple[int, int]) -> None:
    cell, line = case
    made, raster = on_white(2 * cell + 1, 2 * cell + 1), Raster(cell, line)
    painter = QPainter(made)
    stone = parts.stone(BLACK, STYLES["print"]._replace(edge_width=0))
    raster.paint(painter, [Copy(Symbol("stone", stone), 0, 0)], cell + raster.middle, cell + raster.middle)
    painter.end()
    row = [made.pixelColor(x, cell).red() for x in range(made.width())]
    black = [x for x, red in enumerate(row) if red < 60]
    assert len(black) % 2 == line % 2
    assert len(black) <= cell
    assert sum(black) / len(black) == cell - (line % 2 == 0) / 2


def test_a_resolution_is_written_down() -> None:
    made = QImage.fromData(pictures.png(draw(FIGURE, STYLES["print"]), 200, dpi=300))
    assert made.dotsPerMeterX() == made.dotsPerMeterY() == 11811


@pytest.mark.parametrize("format_name", ["PNG", "SVG", "PDF"])
def test_pictures_carry_their_position_and_game(format_name: str) -> None:
    made = draw(FIGURE, STYLES["print"])
    carried = embedding.contents(FIGURE, "(;SZ[9]AB[ee])")
    write = {"PNG": pictures.png, "SVG": pictures.svg, "PDF": pictures.pdf}[format_name]
    data = write(made, 100, carried)
    assert embedding.carries(format_name, data, FIGURE)
    assert not embedding.carries(format_name, data, Figure(Position()))
    assert not embedding.carries(format_name, write(made, 100), FIGURE)
    assert embedding.carries(format_name, data, FIGURE, "(;SZ[9]AB[ee])")
    assert not embedding.carries(format_name, data, FIGURE, "(;SZ[9])")


def test_pictures_tell_their_position_in_words() -> None:
    made, carried = draw(FIGURE, STYLES["print"]), embedding.contents(FIGURE)
    words = "9x9, White to play, last move Black E5. Black: E5. White: F5."
    assert QImage.fromData(pictures.png(made, 100, carried)).text("Description") == words
    assert f"<title>Problem 12</title><desc>{words}</desc>" in pictures.svg(made, 100, carried).decode()


@pytest.mark.parametrize("format_name", ["PNG", "SVG", "PDF"])
def test_a_board_too_wide_for_hen_carries_its_game_alone(format_name: str) -> None:
    assert embedding.contents(WIDE) is None
    write = {"PNG": pictures.png, "SVG": pictures.svg, "PDF": pictures.pdf}[format_name]
    data = write(draw(WIDE, STYLES["print"]), 100, embedding.contents(WIDE, "(;SZ[26:5])"))
    assert embedding.carries(format_name, data, WIDE, "(;SZ[26:5])")
    assert not embedding.carries(format_name, data, WIDE, "(;SZ[26])")
    assert read(format_name, data).positions == ()


def test_a_page_is_as_large_as_the_picture_with_words_as_text_and_no_pixels(tmp_path: Path) -> None:
    made = draw(FIGURE, STYLES["print"])
    (tmp_path / "page.pdf").write_bytes(pictures.pdf(made, 100))
    [page] = pages(tmp_path / "page.pdf")
    points = QSizeF(100, 100 * made.height / made.width) * (72 / 25.4)
    assert page.size == (pytest.approx(points.width(), abs=1), pytest.approx(points.height(), abs=1))
    assert page.pictures == []
    assert {"Problem 12", "53 at 80"} <= set(page.texts)


def test_what_fades_is_on_a_page_as_discs_that_look_like_it() -> None:
    shadow, _, shine, _ = parts.stone(BLACK, STYLES["wood"])
    for circle in (shadow, shine):
        assert isinstance(circle, Circle)
        seen = []
        for shapes in ([circle], discs(circle)):
            seen.append(on_white(200, 200))
            painter = QPainter(seen[-1])
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_outlines(painter, shapes, 100, 100, 150)
            painter.end()
        assert difference(*seen) < 1
    assert b"/S /Alpha" not in pictures.pdf(drawing("colors-wood"), 100)


def test_a_drawing_fills_its_page(tmp_path: Path) -> None:
    figure = Figure(hen.parse_strict(".9x5.A5-a.J1-a"), sides=Sides.NONE)
    made = draw(figure, STYLES["print"])
    (tmp_path / "page.pdf").write_bytes(pictures.pdf(made, 50))
    [page] = pages(tmp_path / "page.pdf")
    first, last = (line.start for line in page.lines)
    assert abs(last.x() - first.x()) == pytest.approx(page.size[0] * 8 / made.width, abs=0.1)
    assert abs(last.y() - first.y()) == pytest.approx(page.size[1] * 4 / made.height, abs=0.1)


def test_a_text_too_long_for_its_room_is_shrunk_and_then_cut_off() -> None:
    long = Figure(hen.parse_strict(".9x9_5Eb.E5-a%20very%20long%20label"), sides=Sides.NONE)
    short = long._replace(labels=False)
    pixels = [image(draw(figure, STYLES["print"]), 400) for figure in (long, short)]
    middle, reach = 200, 20
    for x in range(400):
        if not middle - reach < x < middle + reach:
            assert all(pixels[0].pixel(x, y) == pixels[1].pixel(x, y) for y in range(180, 220))
    assert pixels[0] != pixels[1]


def test_texts_follow_the_font_of_the_program() -> None:
    usual = QGuiApplication.font()
    assert font(bold=True).family() == usual.family()
    try:
        QGuiApplication.setFont(QFont("Another"))
        assert font(bold=True).family() == "Another"
    finally:
        QGuiApplication.setFont(usual)
    assert font(bold=True).family() == usual.family()


def test_two_hundred_numbers_as_outlines_are_no_large_file() -> None:
    assert len(pictures.svg(draw(many_stones(numbered=True), STYLES["print"]), 600)) < 80_000


def test_the_application_there_is_is_used(qapp: QGuiApplication) -> None:
    assert pictures.ready() is qapp


@pytest.mark.parametrize("size", [BoardSize(1, 1), BoardSize(52, 52), BoardSize(5, 30)], ids=str)
@pytest.mark.parametrize("width", [20, 300])
def test_boards_of_any_size_can_be_painted(size: BoardSize, width: int) -> None:
    made = draw(Figure(Position(Stones(size), labels={Point(0, 0): "a"})), STYLES["wood"])
    assert image(made, width).height() == pytest.approx(width * made.height / made.width, abs=width / 10 + 1)


@pytest.mark.parametrize(("lines", "width"), [(9, 32), (19, 32), (19, 48), (19, 64), (52, 100), (52, 200)])
def test_the_lines_of_a_tiny_picture_leave_stones_to_be_seen(lines: int, width: int) -> None:
    figure = Figure(Position(Stones(BoardSize(lines, lines))), sides=Sides.NONE)
    pixels = sorted(grey_pixels(image(draw(figure, STYLES["print"]), width)))
    assert sum(pixels) / len(pixels) > 200  # of 255: most of it is paper
    assert pixels[len(pixels) // 20] > 120  # no line is as dark as a stone, as one that fills its pixels would be


@pytest.mark.parametrize(
    "title",
    [
        "A very long title of a problem that certainly has no room on one line of the picture, nor on two",
        "隅の死活問題。黒先で生きられるかどうかをよく考えてみてください、答えは次のページにあります。",
    ],
)
def test_all_lines_of_a_long_title_are_of_one_size(title: str) -> None:
    made = draw(Figure(Position(Stones(BoardSize(9, 9))), title=title), STYLES["print"])
    lines = [shape for layer in made.layers if layer.name == "words" for shape in layer.shapes]
    assert len(lines) == 4
    for line in lines:
        assert isinstance(line, Text)
        assert fitted(line.text, line.height, line.room, bold=line.bold, level=line.level).height == line.height
