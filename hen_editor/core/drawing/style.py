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

    page: Ink
    board: tuple[Ink, ...]
    line: Ink
    line_width: float
    border_width: float
    hoshi_radius: float
    coordinates: Ink
    text: Ink
    marks: Ink
    halo: Ink
    selection: Ink
    veil: Ink
    finish: Finish
    shadow: Ink
    edge: Ink
    edge_of_white: Ink
    edge_width: float
    on_light: Ink
    on_dark: Ink
    black: Ink
    white: Ink
    red: Ink
    green: Ink
    blue: Ink
    yellow: Ink
    purple: Ink

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
