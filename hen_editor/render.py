"""Pictures of positions, for programs: SVG without Qt, PNG and PDF with it, each carrying its position as HEN.

>>> from hen_editor import render
>>> from hen_editor.core import Position
>>> render.svg(Position().play("D4"), arrows=[("D4", "Q16")], title="The first move")[:4]
'<svg'
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TypeAlias, TypedDict, Unpack

from hen_editor.core import hen
from hen_editor.core.board import Area, Color, Point
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.position import Mark, Position
from hen_editor.core.symmetry import Symmetry
from hen_editor.core.texts import Data
from hen_editor.drawing import embedding
from hen_editor.drawing.draw import Drawing
from hen_editor.drawing.figure import Figure, Names, Sides
from hen_editor.drawing.pictures import png as png_file
from hen_editor.drawing.request import BoardPart, PictureFormat, PictureRequest, PictureSize, SizeUnit
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


class Svg(str):
    """A picture as SVG, which notebooks show."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def svg(position: Position, width: float = 600, **choices: Unpack[Choices]) -> Svg:
    """Return a position as SVG. width: in pixels of 1/96 inch.

    Raises KeyError for a point that is not on the board, and ValueError for a part that is not.
    """
    request, figure, drawing = _drawn(position, PictureFormat.SVG, PictureSize(amount=width), choices)
    size = request.size.screen_pixels(drawing)
    return Svg(embedding.svg(drawing, size, embedding.contents(figure)).decode())


def png(position: Position, width: int = 600, **choices: Unpack[Choices]) -> bytes:
    """Return a position as PNG, drawn by Qt. width: in pixels.

    Raises errors as `svg` does, and RuntimeError in another thread than the main one if no PNG or PDF was drawn before.
    """
    return _painted(position, PictureFormat.PNG, PictureSize(amount=width), choices)


def pdf(position: Position, width: float = 12, **choices: Unpack[Choices]) -> bytes:
    """Return a position as a PDF of one page, drawn by Qt. width: in centimetres. Raises errors as `png` does."""
    return _painted(position, PictureFormat.PDF, PictureSize(SizeUnit.CENTIMETRES, width), choices)


def embed(png: Data, position: Position, title: str = "") -> bytes:
    """Return a PNG, whatever it shows, that carries a position, so that programs can read it from the picture.

    Raises ValueError if it is no PNG, carries a position already, or if the board is too wide for HEN.
    """
    contents = embedding.contents(Figure(position, title=title))
    if contents is None:
        raise ValueError(f"HEN holds boards up to {hen.MAX_COLUMNS} columns wide")
    return png_file.with_contents(bytes(png), contents)


def _painted(position: Position, row: PictureFormat, size: PictureSize, choices: Choices) -> bytes:
    from hen_editor.drawing.painter import pictures

    pictures.ready()
    request, figure, drawing = _drawn(position, row, size, choices)
    return pictures.picture_file(drawing, request, embedding.contents(figure))


def _drawn(
    position: Position, row: PictureFormat, size: PictureSize, choices: Choices
) -> tuple[PictureRequest, Figure, Drawing]:
    point = position.size.find
    shown = replace(
        position,
        marks={**position.marks, **{point(at): mark for at, mark in choices.get("marks", {}).items()}},
        labels={**position.labels, **{point(at): text for at, text in choices.get("labels", {}).items()}},
    )
    overlay = Overlay(
        arrows=tuple((point(start), point(end)) for start, end in choices.get("arrows", ())),
        lines=tuple((point(start), point(end)) for start, end in choices.get("lines", ())),
        territory={point(at): color for at, color in choices.get("territory", {}).items()},
        selected=frozenset(map(point, choices.get("selected", ()))),
    )
    style = choices.get("style", "print")
    request = PictureRequest(
        STYLES[style] if isinstance(style, str) else style,
        row,
        size,
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
