"""A drawing as SVG 1.1, written by hand: short, the same everywhere, without clipping and without filters."""

from collections.abc import Callable, Iterable, Mapping
from html import escape
from itertools import groupby
from typing import TypeAlias

from hen_editor.drawing.draw import Drawing
from hen_editor.drawing.shapes import (
    Circle,
    Copy,
    Fill,
    Glyph,
    Ink,
    Outline,
    Radial,
    Rect,
    Shape,
    Step,
    Stroke,
    Symbol,
    Text,
)
from hen_editor.drawing.words import estimated_width

_CAPITALS = 0.36
"""Half the height of capitals, in heights of the font."""

_SCALED = '<g transform="scale(.01)">{}</g>'
"""Around texts: fonts smaller than a pixel are not drawn by all programs."""


Outlines: TypeAlias = Callable[[Text], Iterable[Glyph]]
"""Returns the letters of a text as outlines."""


def svg(drawing: Drawing, width: float = 600, *, outlines: Outlines | None = None, prefix: str = "") -> str:
    """Return a drawing as SVG.

    width: in pixels of 1/96 inch. outlines: makes letters into shapes, so that no font is needed; else they are texts.
    prefix: begins all ids, which are to be unique within a page.
    """
    sheet, box = Sheet(outlines, prefix), drawing.box
    layers = sheet.layers(drawing)
    root = (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" '
        f'width="{_number(width)}" height="{_number(width * box.height / box.width)}" viewBox="{view_box(drawing)}" '
        f"{TEXT_ATTRIBUTES}>"
    )
    definitions = sheet.definitions()
    return "\n".join([root, *([definitions] if definitions else []), *layers, "</svg>\n"])


def view_box(drawing: Drawing) -> str:
    """Return the `viewBox` of a drawing: its place and size, in cells."""
    return " ".join(map(_number, drawing.box))


TEXT_ATTRIBUTES = 'font-family="sans-serif" text-anchor="middle"'
"""The attributes of the element that contains the layers of a sheet."""


class Sheet:
    """Drawings of one page, in one style, with what they share defined once. See `svg`."""

    def __init__(self, outlines: Outlines | None = None, prefix: str = "") -> None:
        self._outlines = outlines
        self._prefix = prefix
        self._definitions: list[str] = []
        self._gradients: dict[Fill, str] = {}
        self._symbols: dict[Symbol, str] = {}
        self._glyphs: dict[tuple[Step, ...], str] = {}

    def layers(self, drawing: Drawing) -> list[str]:
        """Return the layers of a drawing as elements; they use the definitions of the sheet."""
        return [self._layer(layer.name, layer.shapes) for layer in drawing.layers]

    def definitions(self) -> str:
        """Return what the layers made up to now use, as an element; empty if nothing."""
        return f"<defs>{''.join(self._definitions)}</defs>" if self._definitions else ""

    def _layer(self, name: str, shapes: Iterable[Shape]) -> str:
        runs = groupby(shapes, lambda shape: isinstance(shape, Text) and self._outlines is None)
        written = (
            _SCALED.format("".join(map(self._shape, run))) if are_texts else "".join(map(self._shape, run))
            for are_texts, run in runs
        )
        return f'<g id="{self._prefix}{name}" class="{name}">{"".join(written)}</g>'

    def _shape(self, shape: Shape) -> str:
        if isinstance(shape, Copy):
            return self._use(self._symbol(shape.symbol), shape.x, shape.y)
        return self._text(shape) if isinstance(shape, Text) else self._outline(shape)

    def _outline(self, shape: Outline) -> str:
        look = self._filled(shape.fill) + self._stroked(shape.stroke)
        if isinstance(shape, Circle):
            return f'<circle{_places({"cx": shape.x, "cy": shape.y})} r="{_number(shape.radius)}"{look}/>'
        if isinstance(shape, Rect):
            size = f' width="{_number(shape.width)}" height="{_number(shape.height)}"'
            return f"<rect{_places({'x': shape.x, 'y': shape.y})}{size}{look}/>"
        return f'<path d="{_path(shape.steps)}"{look}/>'

    def _symbol(self, symbol: Symbol) -> str:
        known = self._symbols.get(symbol)
        if known is None:
            known = self._symbols[symbol] = f"{self._prefix}{symbol.name}"
            self._define(f'<g id="{known}">{"".join(map(self._outline, symbol.shapes))}</g>')
        return known

    def _filled(self, fill: Fill | None) -> str:
        if fill is None:
            return ' fill="none"'
        if isinstance(fill, Ink):
            return _colored("fill", fill)
        return f' fill="url(#{self._gradient(fill)})"'

    def _gradient(self, fill: Fill) -> str:
        known = self._gradients.get(fill)
        if known is not None or isinstance(fill, Ink):
            return known or ""
        known = self._gradients[fill] = f"{self._prefix}shade-{len(self._gradients) + 1}"
        stops = "".join(f'<stop offset="{_number(share)}"{_colored("stop", ink)}/>' for share, ink in fill.stops)
        if isinstance(fill, Radial):
            kind, place = "radial", {"cx": fill.x, "cy": fill.y, "r": fill.radius}
        else:
            kind, place = "linear", {"x1": fill.x, "y1": fill.y, "x2": fill.to_x, "y2": fill.to_y}
        values = "".join(f' {name}="{_number(value)}"' for name, value in place.items())
        self._define(f'<{kind}Gradient id="{known}" gradientUnits="userSpaceOnUse"{values}>{stops}</{kind}Gradient>')
        return known

    def _stroked(self, stroke: Stroke | None) -> str:
        if stroke is None:
            return ""
        ends = "" if stroke.cap == "butt" else f' stroke-linecap="{stroke.cap}"'
        joins = "" if stroke.join == "miter" else f' stroke-linejoin="{stroke.join}"'
        return f'{_colored("stroke", stroke.ink)} stroke-width="{_number(stroke.width)}"{ends}{joins}'

    def _text(self, text: Text) -> str:
        """Return a text: outlines, or letters in hundredths of a cell."""
        color = _colored("fill", text.ink)
        if self._outlines is not None:
            glyphs = [self._use(self._glyph(glyph), glyph.x, glyph.y) for glyph in self._outlines(text)]
            return f"<g{color}>{''.join(glyphs)}</g>"
        size = min(text.height, text.room / max(estimated_width(text.text), 0.1))
        weight = ' font-weight="600"' if text.bold else ""
        place = _places({"x": round(100 * text.x), "y": round(100 * (text.y + _CAPITALS * size))})
        words = escape(_plain(text.text), quote=False)
        return f'<text{place} font-size="{round(100 * size)}"{weight}{color}>{words}</text>'

    def _glyph(self, glyph: Glyph) -> str:
        known = self._glyphs.get(glyph.outline)
        if known is None:
            known = self._glyphs[glyph.outline] = f"{self._prefix}glyph-{len(self._glyphs) + 1}"
            self._define(f'<path id="{known}" d="{_path(glyph.outline)}"/>')
        return known

    def _define(self, element: str) -> None:
        self._definitions.append(element)

    def _use(self, name: str, x: float, y: float) -> str:
        return f'<use xlink:href="#{name}"{_places({"x": x, "y": y})}/>'


def _places(places: Mapping[str, float]) -> str:
    """Return attributes that are not 0, which they are by default."""
    return "".join(f' {name}="{_number(place)}"' for name, place in places.items() if _number(place) != "0")


def _colored(what: str, ink: Ink) -> str:
    color, opacity = ("stop-color", "stop-opacity") if what == "stop" else (what, f"{what}-opacity")
    faint = "" if ink.opacity == 1 else f' {opacity}="{_number(ink.opacity)}"'
    return f' {color}="{_short(ink.rgb)}"{faint}'


def _short(rgb: str) -> str:
    """Return a colour with one digit a channel where that is the same."""
    return f"#{rgb[1]}{rgb[3]}{rgb[5]}" if rgb[1::2] == rgb[2::2] else rgb


def _path(steps: Iterable[Step]) -> str:
    written: list[str] = []
    x = y = 0.0
    for letter, numbers in steps:
        if letter == "L" and numbers[1] == y:
            written.append(f"H{_number(numbers[0])}")
        elif letter == "L" and numbers[0] == x:
            written.append(f"V{_number(numbers[1])}")
        else:
            written.append(letter + " ".join(map(_number, numbers)).replace(" -", "-"))
        if numbers:
            x, y = numbers[-2:]
    return "".join(written)


def _number(number: float) -> str:
    """Return a number with up to three decimals."""
    text = f"{number:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _plain(text: str) -> str:
    """Return a text with spaces for characters that XML cannot have."""
    return "".join(
        letter if letter >= " " and not 0xD800 <= ord(letter) <= 0xDFFF and letter not in "\ufffe\uffff" else " "
        for letter in text
    )
