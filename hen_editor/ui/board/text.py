"""Texts that fit into a box: labels, numbers, coordinates."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QStaticText, QTextLayout

_MEASURED = 100
"""The size in pixels at which texts are measured, whatever size they are drawn at."""

_KEPT = 4_000
"""The number of cached texts."""

_LONGEST = 100
"""The characters of a text that are considered: no box has room for more."""


class _Fitted(NamedTuple):
    font: QFont
    text: QStaticText
    offset: QPointF
    bounds: QRectF


class TextArt:
    """Draws texts in one font, as large as a limit and the space allow; caches the layout."""

    def __init__(self, font: QFont, *, smallest: float, largest: float) -> None:
        self._font = QFont(font)
        self._font.setPixelSize(_MEASURED)
        self._metrics = QFontMetricsF(self._font)
        self._smallest = smallest
        self._largest = max(smallest, largest)
        self._fitted: dict[tuple[str, float, bool], _Fitted] = {}

    def width(self, text: str) -> float:
        """Return the width of a text at the largest size."""
        return self._metrics.horizontalAdvance(text) * self._largest / _MEASURED

    def draw(
        self, painter: QPainter, text: str, x: float, y: float, width: float = 1e9, *, level: bool = False
    ) -> None:
        """Draw a text with its ink centred on (x, y), shrunk and then truncated to fit a width.

        `level`: align adjacent texts on one baseline, whatever their letters.
        """
        fitted = self._fit(text, width, level=level)
        painter.setFont(fitted.font)
        painter.drawStaticText(QPointF(round(x + fitted.offset.x()), round(y + fitted.offset.y())), fitted.text)

    def bounds(self, text: str, width: float) -> QRectF:
        """Return the bounding box of such a text's ink, around its centre."""
        return self._fit(text, width, level=False).bounds

    def _fit(self, text: str, width: float, *, level: bool) -> _Fitted:
        key = text, width, level
        known = self._fitted.get(key)
        if known is None:
            if len(self._fitted) >= _KEPT:
                self._fitted.clear()
            known = self._fitted[key] = self._made(text, width, level=level)
        return known

    def _made(self, text: str, width: float, *, level: bool) -> _Fitted:
        text = text[:_LONGEST]
        ink = self._ink(text, level=level)
        pixels = min(self._largest, width * _MEASURED / max(ink.width(), 1.0))
        if pixels < self._smallest:
            pixels = self._smallest
            text = self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, width * _MEASURED / pixels)
            ink = self._ink(text, level=level)
        font = QFont(self._font)
        font.setPixelSize(max(1, round(pixels)))
        share = font.pixelSize() / _MEASURED
        static = QStaticText(text)
        static.setTextFormat(Qt.TextFormat.PlainText)
        static.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
        static.prepare(font=font)
        # QStaticText is placed by the upper left of its line; ink is measured from the base line.
        offset = QPointF(-ink.center().x() * share, -(ink.center().y() + self._ascent(text)) * share)
        bounds = QRectF(0, 0, ink.width() * share, ink.height() * share)
        bounds.moveCenter(QPointF(0, 0))
        return _Fitted(font, static, offset, bounds)

    def _ascent(self, text: str) -> float:
        """Return how far below its upper edge a line has its base line: other fonts may serve what this one lacks."""
        if text.isascii():
            return self._metrics.ascent()
        layout = QTextLayout(text, self._font)
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        return line.ascent()

    def _ink(self, text: str, *, level: bool) -> QRectF:
        ink = self._metrics.tightBoundingRect(text)
        if level:
            ink.setTop(-self._metrics.capHeight())
            ink.setBottom(0)
        return ink
