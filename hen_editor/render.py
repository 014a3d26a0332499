"""Pictures of positions, for programs: SVG without Qt, PNG and PDF with it, each carrying its position as HEN.

>>> from hen_editor import render
>>> from hen_editor.core import Position
>>> render.svg(Position().play("D4"), arrows=[("D4", "Q16")], title="The first move")[:4]
'<svg'
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from numbers import Real
from types import UnionType
from typing import TypeAlias, TypedDict, Unpack, get_args, get_origin, get_type_hints

from hen_editor.core import hen
from hen_editor.core.board import Area, BoardSize, Color, Point, PointPair
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark, Position
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.texts import Data
from hen_editor.drawing import codes, embedding
from hen_editor.drawing.draw import Drawing
from hen_editor.drawing.figure import Figure, Names, Sides
from hen_editor.drawing.pictures import png as png_file
from hen_editor.drawing.request import MAX_PIXELS, BoardPart, PictureFormat, PictureRequest, PictureSize, SizeUnit
from hen_editor.drawing.style import Style
from hen_editor.styles import STYLES

__all__ = ["AnyPoint", "Choices", "Svg", "embed", "pdf", "png", "svg"]

AnyPoint: TypeAlias = Point | str
"""A point or its name, such as D4."""


class Choices(TypedDict, total=False):
    """What is chosen of a picture; without it, the whole board is shown in the style `print` with all coordinates.

    style: one of `STYLES` by its name, or any other. title, caption: above and below the board. turn: whether a stone
    below the board shows who is to move. marks, labels: beside those of the position. selected: points that are
    emphasised. territory: points and their owners. arrows, lines: from one point to another. part: which part of the
    board is shown. symmetry: how it is rotated or mirrored. last_move, ko: whether they are marked.
    """

    style: str | Style
    title: str
    caption: str
    turn: bool
    marks: Mapping[AnyPoint, Mark]
    labels: Mapping[AnyPoint, str]
    selected: Iterable[AnyPoint]
    territory: Mapping[AnyPoint, Color]
    arrows: Iterable[tuple[AnyPoint, AnyPoint]]
    lines: Iterable[tuple[AnyPoint, AnyPoint]]
    part: BoardPart | Area
    sides: Sides
    names: Names
    symmetry: Symmetry
    last_move: bool
    ko: bool


_KINDS = get_type_hints(Choices)
"""The types of each choice."""

MIN_WIDTH, MAX_WIDTH = 0.1, 1_000_000
"""The least and the greatest width of a picture, whatever its unit."""


class Svg(str):
    """A picture as SVG, which notebooks show."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def svg(position: Position, width: float = 600, **choices: Unpack[Choices]) -> Svg:
    """Return a position as SVG. width: in pixels of 1/96 inch.

    Raises KeyError for a point that is not on the board, TypeError for a choice that there is not or of another type,
    and ValueError for a width, style or part that there is not.
    """
    request, figure, drawing = _drawn(position, PictureFormat.SVG, PictureSize(amount=width), choices)
    size = request.size.screen_pixels(drawing)
    return Svg(embedding.svg(drawing, size, embedding.contents(figure)).decode())


def png(position: Position, width: int = 600, **choices: Unpack[Choices]) -> bytes:
    """Return a position as PNG, drawn by Qt. width: in pixels.

    Raises errors as `svg` does, ValueError for too many pixels, and RuntimeError in another thread than the main one if
    no PNG or PDF was drawn before.
    """
    return _painted(position, PictureFormat.PNG, PictureSize(amount=width), choices)


def pdf(position: Position, width: float = 12, **choices: Unpack[Choices]) -> bytes:
    """Return a position as a PDF of one page, drawn by Qt. width: in centimetres. Raises errors as `png` does."""
    return _painted(position, PictureFormat.PDF, PictureSize(SizeUnit.CENTIMETRES, width), choices)


def embed(png: Data, position: Position, title: str = "") -> bytes:
    """Return a PNG, whatever it shows, that carries a position, so that programs can read it from the picture.

    Raises ValueError if it is no PNG, carries a position already, or if the board is too wide for HEN.
    """
    _require(position, (Position,), "position")
    _require(title, (str,), "title")
    contents = embedding.contents(Figure(position, title=title))
    if contents is None:
        raise ValueError(f"HEN holds boards up to {hen.MAX_COLUMNS} columns wide")
    return png_file.with_contents(bytes(png), contents)


def _painted(position: Position, row: PictureFormat, size: PictureSize, choices: Choices) -> bytes:
    from hen_editor.drawing.painter import pictures

    pictures.ready()
    request, figure, drawing = _drawn(position, row, size, choices)
    if row is PictureFormat.PNG and request.size.has_too_many_pixels(drawing):
        raise ValueError(
            f"a picture has up to {MAX_PIXELS:,} pixels; one {request.size.amount:,g} wide would have more"
        )
    return pictures.picture_file(drawing, request, embedding.contents(figure))


def _drawn(
    position: Position, row: PictureFormat, size: PictureSize, choices: Choices
) -> tuple[PictureRequest, Figure, Drawing]:
    _require_valid(position, size.amount, choices)
    point = position.size.find
    shown = replace(
        position,
        marks={**position.marks, **{point(at): mark for at, mark in choices.get("marks", {}).items()}},
        labels={**position.labels, **{point(at): text for at, text in choices.get("labels", {}).items()}},
    )
    overlay = Overlay(
        arrows=tuple(_pair(position.size, pair) for pair in choices.get("arrows", ())),
        lines=tuple(_pair(position.size, pair) for pair in choices.get("lines", ())),
        territory={point(at): color for at, color in choices.get("territory", {}).items()},
        selected=frozenset(map(point, choices.get("selected", ()))),
    )
    style = choices.get("style", "print")
    request = PictureRequest(
        STYLES[style] if isinstance(style, str) else style,
        row,
        size._replace(amount=float(size.amount)),
        part=choices.get("part", BoardPart.WHOLE),
        sides=choices.get("sides", Sides.FOUR),
        names=choices.get("names", Names.LETTERS),
        symmetry=choices.get("symmetry", Symmetry.IDENTITY),
        last_move=choices.get("last_move", True),
        ko=choices.get("ko", True),
        turn=choices.get("turn", False),
        title=choices.get("title", ""),
        caption=choices.get("caption", ""),
        outlined=False,
    )
    figure = request.figure_of(shown, overlay)
    return request, figure, request.drawing(figure)


def _pair(size: BoardSize, pair: object) -> PointPair:
    if not isinstance(pair, Sequence) or isinstance(pair, str) or len(pair) != 2:
        raise ValueError(f"an arrow or a line must be a pair of points, not {pair!r:.60}")
    start, end = pair
    return size.find(start), size.find(end)


# What cannot be drawn.


def _require_valid(position: Position, width: float, choices: Choices) -> None:
    """Raise TypeError or ValueError for what cannot be drawn, unless a point is not on the board."""
    _require(position, (Position,), "position")
    if unknown := [*choices.keys() - _KINDS.keys()]:
        raise TypeError(f"{unknown[0]} is not a choice of a picture: {', '.join(_KINDS)}")
    _require(width, (Real,), "width")
    if not MIN_WIDTH <= width <= MAX_WIDTH:
        raise ValueError(f"width must be from {MIN_WIDTH} to {MAX_WIDTH:,}, not {width}")
    for name, given in choices.items():
        kinds = get_args(_KINDS[name]) if isinstance(_KINDS[name], UnionType) else (_KINDS[name],)
        _require(given, tuple(get_origin(kind) or kind for kind in kinds), name)
    on_points: Mapping[type, Mapping[AnyPoint, object]] = {
        Mark: choices.get("marks", {}),
        str: choices.get("labels", {}),
        Color: choices.get("territory", {}),
    }
    for kind, values in on_points.items():
        for point, value in values.items():
            _require(value, (kind,), f"what is at {point}")
    style = choices.get("style")
    if isinstance(style, str) and style not in STYLES:
        raise ValueError(codes.UNKNOWN_STYLE.at(name=style, names=tuple(STYLES)).message)


def _require(given: object, types: tuple[type, ...], what: str) -> None:
    """Raise TypeError for a value of another type; a text is no iterable of points."""
    if not isinstance(given, types) or (Iterable in types and isinstance(given, str)):
        raise TypeError(f"{what} must be of type {' or '.join(kind.__name__ for kind in types)}, not {given!r:.60}")
