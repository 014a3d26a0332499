"""The figures whose drawings are kept as files; `python -m tests.drawing.figures` writes these anew."""

from pathlib import Path
from random import Random

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Area, BoardSize, Color, Point, Stones
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Position
from hen_editor.core.symmetry import Symmetry
from hen_editor.drawing.draw import draw
from hen_editor.drawing.figure import Figure, Names, Sides
from hen_editor.drawing.svg import svg
from hen_editor.styles import STYLES

FOLDER = Path(__file__).parents[1] / "vectors" / "drawing"

_COLORS = {Point(column, 1): color for column, color in enumerate(Color)}
_MARKED = hen.parse_strict(".9x9_5Eb_4Gw.E5-a.F5-CR.G5-SQ.G4-TR.C3-MA.A1-long.B2-星.J9.E5b")
_OVERLAY = Overlay(
    arrows=((Point(0, 0), Point(2, 1)),),
    lines=((Point(0, 2), Point(2, 2)),),
    territory={Point(8, 8): BLACK, Point(8, 7): WHITE},
    selected=frozenset({Point(6, 0)}),
    greyed_out=frozenset({Point(7, 0)}),
)

FIGURES = {
    "empty-wood": (Figure(Position(Stones(BoardSize(9, 9)))), "wood"),
    "markup-print": (Figure(_MARKED, _OVERLAY, title="Problem 1", caption="7 at 4", turn=BLACK), "print"),
    "markup-transparent": (Figure(_MARKED, _OVERLAY, sides=Sides.TWO, names=Names.CJK), "transparent"),
    "colors-print": (Figure(Position(Stones(BoardSize(7, 3), _COLORS)), sides=Sides.NONE), "print"),
    "colors-wood": (Figure(Position(Stones(BoardSize(7, 3), _COLORS)), sides=Sides.NONE), "wood"),
    "colors-contrast": (Figure(Position(Stones(BoardSize(7, 3), _COLORS)), sides=Sides.NONE), "contrast"),
    "part-grey": (Figure(hen.parse_strict("_17CbDw_16Db"), part=Area(Point(0, 0), Point(6, 5))), "grey"),
    "rotated": (
        Figure(hen.parse_strict(".5x7_7Ab_1Ew"), symmetry=Symmetry.ROTATE_RIGHT, names=Names.NUMBERS),
        "contrast",
    ),
    "view": (Figure(hen.parse_strict(".9x9_5Eb_9Aw"), Overlay(view=frozenset({Point(4, 4)}))), "dark"),
}


def many_stones(*, numbered: bool) -> Figure:
    """Return a figure of a board with 200 stones."""
    points = Random(361).sample(BoardSize().points(), 200)
    stones = {point: (BLACK, WHITE)[number % 2] for number, point in enumerate(points)}
    numbers = {point: number + 1 for number, point in enumerate(points)} if numbered else {}
    return Figure(Position(Stones(BoardSize(), stones)), numbers=numbers)


def drawn(name: str) -> str:
    """Draw a figure as SVG."""
    figure, style = FIGURES[name]
    return svg(draw(figure, STYLES[style]))


if __name__ == "__main__":
    for name in FIGURES:
        (FOLDER / f"{name}.svg").write_text(drawn(name), encoding="utf-8")
