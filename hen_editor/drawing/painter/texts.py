"""Texts that fit into their room, as letters or as outlines, and which of them the fonts of the system have."""

from collections.abc import Iterator
from functools import cache, lru_cache
from math import floor
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainterPath, QTextLayout

from hen_editor.drawing.figure import CJK_NUMERALS, Names
from hen_editor.drawing.shapes import Glyph, Step, Text

MEASURED_SIZE = 100
"""The size in pixels at which texts are measured, whatever size they are drawn at."""

SMALLEST_TEXT = 0.22
"""The height of a font, in cells, below which a text is cut off rather than shrunk."""

_STEP = 0.02
"""Heights of shrunk texts are multiples of this, so that pictures have fewer outlines of one letter."""

_EXACT = 0.002
"""How far curves may be from one another to be the same, in cells."""

LIGATURES = QFont.Tag("liga")
"""The feature of fonts that is switched off, as PDF would have "ﬁ" as a letter, which no one searches for."""

_LONGEST = 200
"""The characters of a text that are considered: no picture has room for more."""


class Fitted(NamedTuple):
    """A text as it fits: what is left of it, the height of its font, and its base line's start from the middle."""

    text: str
    height: float
    x: float
    y: float


def font(*, bold: bool) -> QFont:
    """Return the font of texts, the program's own, which may change, at the size at which they are measured."""
    return _font(QGuiApplication.font().family(), bold=bold)


@lru_cache(maxsize=8)
def _font(family: str, *, bold: bool) -> QFont:
    made = QFont()
    made.setFamily(family)
    made.setPixelSize(MEASURED_SIZE)
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setFeature(LIGATURES, 0)
    return made


def fitted(
    text: str, height: float, room: float, *, bold: bool, level: bool, smallest: float = SMALLEST_TEXT
) -> Fitted:
    """Return a text shrunk and then cut off to fit its room. smallest: the height below which fonts are not shrunk."""
    return _fitted(QGuiApplication.font().family(), text, height, room, bold, level, smallest)


@lru_cache(maxsize=4096)
def _fitted(family: str, text: str, height: float, room: float, bold: bool, level: bool, smallest: float) -> Fitted:
    metrics = QFontMetricsF(_font(family, bold=bold))
    text = text[:_LONGEST]
    ink = _ink(metrics, text, level=level)
    size = min(height, floor(room * MEASURED_SIZE / max(ink.width(), 1.0) / _STEP) * _STEP)
    if size < min(smallest, height):
        size = min(smallest, height)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room * MEASURED_SIZE / size)
        ink = _ink(metrics, text, level=level)
    share = size / MEASURED_SIZE
    return Fitted(text, size, -ink.center().x() * share, -ink.center().y() * share)


def _ink(metrics: QFontMetricsF, text: str, *, level: bool) -> QRectF:
    ink = metrics.tightBoundingRect(text)
    if level:
        ink.setTop(-metrics.capHeight())
        ink.setBottom(0)
    return ink


def outlines(text: Text) -> Iterator[Glyph]:
    """Return the letters of a text as outlines."""
    for steps, x, y in _outlined(QGuiApplication.font().family(), text._replace(x=0, y=0)):
        yield Glyph(steps, text.x + x, text.y + y)


@lru_cache(maxsize=4096)
def _outlined(family: str, text: Text) -> tuple[Glyph, ...]:
    fit = fitted(text.text, text.height, text.room, bold=text.bold, level=text.level)
    layout = QTextLayout(fit.text, _font(family, bold=text.bold))
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    share, base = fit.height / MEASURED_SIZE, line.ascent()
    glyphs = (
        Glyph(_steps(run.rawFont().pathForGlyph(index), share), fit.x + at.x() * share, fit.y + (at.y() - base) * share)
        for run in layout.glyphRuns()
        for index, at in zip(run.glyphIndexes(), run.positions(), strict=True)
    )
    return tuple(glyph for glyph in glyphs if glyph.outline)


def _steps(path: QPainterPath, share: float) -> tuple[Step, ...]:
    """Return the steps of a path at a share of its size."""
    elements = [path.elementAt(index) for index in range(path.elementCount())]
    places = [(round(element.x * share, 4), round(element.y * share, 4)) for element in elements]
    steps: list[Step] = []
    for at, (element, place) in enumerate(zip(elements, places, strict=True)):
        if element.type == QPainterPath.ElementType.MoveToElement:
            steps += [("Z", ()), ("M", place)] if steps else [("M", place)]
        elif element.type == QPainterPath.ElementType.LineToElement:
            steps.append(("L", place))
        elif element.type == QPainterPath.ElementType.CurveToElement:
            steps.append(_curve(*places[at - 1 : at + 3]))
    return (*steps, ("Z", ())) if steps else ()


_Place = tuple[float, float]


def _curve(start: _Place, control: _Place, other: _Place, end: _Place) -> Step:
    """Return a cubic curve, as the quadratic one that it is in most fonts."""
    x, y = ((3 * b - a) / 2 for a, b in zip(start, control, strict=True))
    to_x, to_y = ((3 * b - a) / 2 for a, b in zip(end, other, strict=True))
    if abs(x - to_x) + abs(y - to_y) < _EXACT:
        return "Q", (round((x + to_x) / 2, 4), round((y + to_y) / 2, 4), *end)
    return "C", (*control, *other, *end)


# What the fonts of the system have.


def shown_names(names: Names) -> Names:
    """Return how lines can be named with the fonts of the system: by numbers, where these lack kanji numerals."""
    return Names.NUMBERS if names is Names.CJK and not has_kanji_numerals() else names


@cache
def has_kanji_numerals() -> bool:
    """Return whether the fonts of the system have kanji numerals."""
    return has_glyphs(CJK_NUMERALS)


def has_glyphs(text: str) -> bool:
    """Return whether the fonts of the system have all characters of a text of one line."""
    layout = QTextLayout(text, QFont())
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return all(0 not in run.glyphIndexes() for run in layout.glyphRuns())
