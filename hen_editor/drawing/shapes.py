"""What a drawing is made of. Lengths are cells: the distance between two lines of the board."""

from typing import Literal, NamedTuple, TypeAlias


class Ink(NamedTuple):
    """A plain colour: `#rrggbb`, and how opaque it is, from 0 to 1."""

    rgb: str
    opacity: float = 1.0

    def faint(self, share: float) -> "Ink":
        """Return this colour with a share of its opacity."""
        return Ink(self.rgb, round(self.opacity * share, 3))


Stops: TypeAlias = tuple[tuple[float, Ink], ...]
"""The colours of a gradient, each with its share of the way, from 0 to 1."""


class Radial(NamedTuple):
    """Colours from a centre to a circle around it."""

    x: float
    y: float
    radius: float
    stops: Stops


class Linear(NamedTuple):
    """Colours from one place to another."""

    x: float
    y: float
    to_x: float
    to_y: float
    stops: Stops


Fill: TypeAlias = Ink | Radial | Linear


class Stroke(NamedTuple):
    """An outline.

    least: its smallest width in pixels, where there are pixels and cells are not tiny. aligned: whether it is then as
    wide as whole pixels.
    """

    ink: Ink
    width: float
    cap: Literal["butt", "round", "square"] = "butt"
    join: Literal["miter", "round"] = "miter"
    least: float = 1.2
    aligned: bool = False


class Circle(NamedTuple):
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float
    fill: Fill | None = None
    stroke: Stroke | None = None


class Rect(NamedTuple):
    """A rectangle whose upper left corner is (x, y)."""

    x: float
    y: float
    width: float
    height: float
    fill: Fill | None = None
    stroke: Stroke | None = None

    @classmethod
    def around(cls, half: float, fill: Fill | None = None, stroke: Stroke | None = None) -> "Rect":
        """Return a square around the origin, by half its side."""
        return cls(-half, -half, 2 * half, 2 * half, fill, stroke)


Step: TypeAlias = tuple[Literal["M", "L", "Q", "C"], tuple[float, ...]] | tuple[Literal["Z"], tuple[()]]
"""A step of a path, as in SVG: go to a place, draw a line, a quadratic or a cubic curve, or close the figure."""


class Path(NamedTuple):
    """Lines and curves."""

    steps: tuple[Step, ...]
    fill: Fill | None = None
    stroke: Stroke | None = None

    @classmethod
    def through(
        cls, *places: tuple[float, float], closed: bool = False, fill: Fill | None = None, stroke: Stroke | None = None
    ) -> "Path":
        """Return straight lines from place to place."""
        return cls(straight(*places, closed=closed), fill, stroke)


def straight(*places: tuple[float, float], closed: bool = False) -> tuple[Step, ...]:
    """Return the steps of straight lines from place to place."""
    first, *others = places
    end: tuple[Step, ...] = (("Z", ()),) if closed else ()
    return (("M", first), *(("L", place) for place in others), *end)


class Text(NamedTuple):
    """A text with the middle of its ink on (x, y).

    height: the size of its font. room: its greatest width, to which it is shrunk and then cut off. level: placed by the
    height of capitals instead, so that texts side by side stand on one line.
    """

    text: str
    x: float
    y: float
    height: float
    room: float
    ink: Ink
    bold: bool = True
    level: bool = False


class Glyph(NamedTuple):
    """The outline of a letter, relative to (x, y): a place in the drawing."""

    outline: tuple[Step, ...]
    x: float
    y: float


class Symbol(NamedTuple):
    """Shapes around the origin that a drawing has in many places."""

    name: str
    shapes: "tuple[Circle | Rect | Path, ...]"


class Copy(NamedTuple):
    """A symbol with its origin on (x, y)."""

    symbol: Symbol
    x: float
    y: float


Outline: TypeAlias = Circle | Rect | Path
Shape: TypeAlias = Outline | Text | Copy


class Layer(NamedTuple):
    """Shapes of one kind, such as stones."""

    name: str
    shapes: tuple[Shape, ...]


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    def grown(self, by: float) -> "Box":
        """Return the rectangle with this much more on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)
