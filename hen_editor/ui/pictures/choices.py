"""What the user chooses of a picture, kept in the settings."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QSettings

from hen_editor.core.drawing.draw import Drawing
from hen_editor.core.drawing.figure import Names, Sides
from hen_editor.document import own_styles
from hen_editor.rendering.painting import height
from hen_editor.ui.settings import chosen, keep

LONGEST = 7000
"""The longest side of a picture in pixels: to draw one that is square takes 250 MB."""

INCH = 2.54
"""Centimetres."""

SCREEN = 96
"""Pixels of SVG to an inch."""

HIGHEST = 9999
"""The highest number of a move."""

_GROUP = "picture"


class PictureFormat(Enum):
    """The format of a file; the value is its name."""

    PNG = "PNG"
    SVG = "SVG"
    PDF = "PDF"


class Part(Enum):
    """Which part of the board the picture has: what the window shows, all, that around the stones, the selection."""

    SHOWN = "shown"
    WHOLE = "whole"
    AROUND = "around"
    SELECTION = "selection"


class Numbers(Enum):
    """Which moves have numbers: those that have them on the board, none, all, the last ones, or some of the line."""

    SHOWN = "shown"
    NONE = "none"
    ALL = "all"
    LAST = "last"
    RANGE = "range"


class Unit(Enum):
    """How the size is given: by the width in pixels or centimetres, or by the pixels from line to line.

    The value is the name of the field with the number.
    """

    PIXELS = "pixels"
    CENTIMETRES = "centimetres"
    CELL = "cell"


class Carries(Enum):
    """What can be read back from the picture: its position, the whole game too, or nothing."""

    POSITION = "position"
    GAME = "game"
    NOTHING = "nothing"


class PictureChoices(NamedTuple):
    """How a picture looks, how large it is and what it carries.

    style: the name of a style, or of a file of the user's own. transparent: whether board and page have no colour.
    cell: the pixels from line to line. last_moves, first, last: how many of the last moves are numbered, or which of
    the line; from_one: beginning with 1. title, caption: of one picture only, and not kept.
    """

    format: PictureFormat = PictureFormat.PNG
    style: str = "wood"
    transparent: bool = False
    part: Part = Part.SHOWN
    sides: Sides = Sides.FOUR
    names: Names = Names.LETTERS
    numbers: Numbers = Numbers.SHOWN
    last_moves: int = 10
    first: int = 1
    last: int = 50
    from_one: bool = False
    marks: bool = True
    labels: bool = True
    last_move: bool = True
    ko: bool = True
    next_moves: bool = False
    turn: bool = False
    unit: Unit = Unit.PIXELS
    pixels: int = 800
    centimetres: float = 8.0
    cell: int = 40
    dpi: int = 300
    carries: Carries = Carries.POSITION
    title: str = ""
    caption: str = ""

    def width(self, drawing: Drawing) -> int:
        """Return the width in pixels: what is wanted, if no side is too long."""
        return max(1, round(min(self._wanted(drawing), _widest(drawing))))

    def is_too_large(self, drawing: Drawing) -> bool:
        """Return whether the picture is smaller than wanted, as one of its sides would be too long."""
        return self._wanted(drawing) > _widest(drawing)

    def height(self, drawing: Drawing) -> int:
        """Return the height in pixels."""
        return height(drawing, self.width(drawing))

    def width_in_centimetres(self, drawing: Drawing) -> float:
        """Return the width on paper, where a pixel is that of SVG unless centimetres are given."""
        return self.centimetres if self.unit is Unit.CENTIMETRES else self.width(drawing) / SCREEN * INCH

    def _wanted(self, drawing: Drawing) -> float:
        if self.unit is Unit.PIXELS:
            return self.pixels
        if self.unit is Unit.CENTIMETRES:
            return self.centimetres / INCH * self.dpi
        return self.cell * drawing.width


def _widest(drawing: Drawing) -> float:
    return LONGEST * min(1.0, drawing.width / drawing.height)


RANGES = {Unit.PIXELS: (50, LONGEST), Unit.CENTIMETRES: (1, 100), Unit.CELL: (4, 400)}
"""The least and the largest size in each unit."""

DPI = (50, 2400)
"""The least and the largest resolution."""


def kept_choices() -> PictureChoices:
    """Return the choices made last."""
    usual = PictureChoices()
    kept = PictureChoices(*map(_kept, PictureChoices._fields, usual))  # type: ignore[arg-type]  # each as usual
    limits = {**{unit.value: limits for unit, limits in RANGES.items()}, "dpi": DPI}
    limits |= dict.fromkeys(("last_moves", "first", "last"), (1, HIGHEST))
    wrong = {
        name: getattr(usual, name)
        for name, (least, largest) in limits.items()
        if not least <= getattr(kept, name) <= largest
    }
    is_offered = kept.style != "transparent" and own_styles.named(kept.style) is not None
    return kept._replace(**wrong, title="", caption="", style=kept.style if is_offered else usual.style)


def keep_choices(choices: PictureChoices) -> None:
    """Store choices as those made last."""
    values = {name: value.value if isinstance(value, Enum) else value for name, value in choices._asdict().items()}
    keep({f"{_GROUP}/{name}": value for name, value in values.items() if name not in ("title", "caption")})


def _kept(name: str, usual: object) -> object:
    key = f"{_GROUP}/{name}"
    if isinstance(usual, Enum):
        return chosen(key, usual)
    value = QSettings().value(key, usual, type=type(usual))
    return value if isinstance(value, type(usual)) else usual
