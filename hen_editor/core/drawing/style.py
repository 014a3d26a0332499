"""How a board looks: its colours, widths and the finish of its stones."""

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from hen_editor.core.board import Color
from hen_editor.core.drawing.shapes import Ink


class Finish(Enum):
    """What stones are like: round, with light and shadow; flat; or flat, with heraldic hatching instead of colours."""

    ROUND = "round"
    FLAT = "flat"
    HATCHED = "hatched"


CLEAR = Ink("#000000", 0.0)
"""No colour at all."""


class Style(NamedTuple):
    """Colours, and widths in cells.

    page: around the board, under title and caption. board: no colour, a plain one, or the lightest and the darkest of
    wood. halo: around arrows and lines. selection: of `SL`. veil: over dimmed and hidden points. on_light, on_dark:
    what is written on stones. text: title and caption. marks: marks and labels on empty points.
    """

    page: Ink = Ink("#ffffff")
    board: tuple[Ink, ...] = (Ink("#efce8c"), Ink("#d3a35a"))
    line: Ink = Ink("#3a2813")
    line_width: float = 0.027
    border_width: float = 0.027
    hoshi_radius: float = 0.09
    coordinates: Ink = Ink("#5a4022")
    text: Ink = Ink("#1c140a")
    marks: Ink = Ink("#1c140a")
    halo: Ink = Ink("#ffffff", 0.843)
    selection: Ink = Ink("#1769d2")
    veil: Ink = Ink("#dedad2")
    finish: Finish = Finish.ROUND
    shadow: Ink = Ink("#140a00", 0.588)
    edge: Ink = Ink("#000000", 0.431)
    edge_of_white: Ink = Ink("#463a24", 0.471)
    edge_width: float = 0.018
    on_light: Ink = Ink("#14110c")
    on_dark: Ink = Ink("#ffffff")
    black: Ink = Ink("#242428")
    white: Ink = Ink("#f3f0e8")
    red: Ink = Ink("#b9231b")
    green: Ink = Ink("#22a578")
    blue: Ink = Ink("#2450b4")
    yellow: Ink = Ink("#f7d21e")
    purple: Ink = Ink("#b98ae6")

    def stone(self, color: Color) -> Ink:
        """Return the colour of a stone."""
        return self[_STONES[color]]  # type: ignore[return-value]  # these fields are inks

    def on(self, color: Color | None) -> Ink:
        """Return the ink with the best contrast on a stone of this colour, or on the board."""
        if color is None:
            return self.marks
        if self.is_hatched(color):
            return self.on_light
        return _legible(self.on_light, self.on_dark, self.stone(color))

    def is_hatched(self, color: Color | None) -> bool:
        """Tell whether a stone has hatching instead of its colour."""
        return self.finish is Finish.HATCHED and color not in (None, Color.BLACK, Color.WHITE)


_STONES = {color: Style._fields.index(color.name.lower()) for color in Color}

WOOD = Style()

_PRINT = Style(
    page=Ink("#ffffff"),
    board=(Ink("#ffffff"),),
    line=Ink("#000000"),
    line_width=0.03,
    border_width=0.055,
    hoshi_radius=0.1,
    coordinates=Ink("#000000"),
    text=Ink("#000000"),
    marks=Ink("#000000"),
    halo=Ink("#ffffff"),
    selection=Ink("#808080"),
    veil=Ink("#ffffff"),
    finish=Finish.HATCHED,
    shadow=CLEAR,
    edge=Ink("#000000"),
    edge_of_white=Ink("#000000"),
    edge_width=0.04,
    on_light=Ink("#000000"),
    on_dark=Ink("#ffffff"),
    black=Ink("#000000"),
    white=Ink("#ffffff"),
)

STYLES = {
    "wood": WOOD,
    "dark": WOOD._replace(
        page=Ink("#2a2b2e"),
        board=(Ink("#c69c5e"), Ink("#a67a40")),
        line=Ink("#21160a"),
        coordinates=Ink("#3a2711"),
        text=Ink("#e8e6e1"),
        marks=Ink("#120c05"),
        selection=Ink("#0f5fd0"),
        veil=Ink("#37393d"),
    ),
    "print": _PRINT,
    "grey": _PRINT._replace(
        board=(Ink("#e4e4e4"),),
        line=Ink("#555555"),
        coordinates=Ink("#555555"),
        veil=Ink("#f4f4f4"),
        finish=Finish.FLAT,
        edge=Ink("#222222"),
        edge_of_white=Ink("#555555"),
        black=Ink("#222222"),
        red=Ink("#606060"),
        green=Ink("#a9a9a9"),
        blue=Ink("#454545"),
        yellow=Ink("#d8d8d8"),
        purple=Ink("#8a8a8a"),
    ),
    "contrast": _PRINT._replace(
        board=(Ink("#fff2a8"),),
        line_width=0.05,
        border_width=0.08,
        hoshi_radius=0.13,
        selection=Ink("#0057d9"),
        finish=Finish.FLAT,
        edge_width=0.06,
        red=Ink("#c00000"),
        green=Ink("#00a651"),
        blue=Ink("#0033cc"),
        yellow=Ink("#ffe600"),
        purple=Ink("#d58cff"),
    ),
    "transparent": WOOD._replace(
        page=CLEAR,
        board=(),
        line=Ink("#7d7468"),
        line_width=0.035,
        border_width=0.05,
        hoshi_radius=0.1,
        coordinates=Ink("#7d7468"),
        text=Ink("#7d7468"),
        marks=Ink("#8a6a3c"),
        veil=Ink("#9a948a"),
    ),
}
"""The styles that come with the program, by name."""


@lru_cache(maxsize=64)
def _legible(one: Ink, other: Ink, ground: Ink) -> Ink:
    """Return which of two colours has the better contrast on a third."""
    return max((one, other), key=lambda ink: contrast(ink, ground))


def contrast(one: Ink, other: Ink) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as defined by WCAG 2.

    >>> round(contrast(Ink("#000000"), Ink("#ffffff")), 2)
    21.0
    """
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def channels(ink: Ink) -> tuple[float, float, float]:
    """Return red, green and blue of a colour, from 0 to 1."""
    number = int(ink.rgb[1:], 16)
    return (number >> 16) / 255, (number >> 8 & 255) / 255, (number & 255) / 255


def _luminance(ink: Ink) -> float:
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4 for channel in channels(ink)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
