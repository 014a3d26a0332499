"""Boards drawn in any style that programs, books and web pages may have, with what is truly on them.

No style of any one program is copied: colours, lines, stones, marks and all that spoils a picture are drawn by lot.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen, QPolygonF, QRadialGradient

from hen_editor.drawing.painter.pictures import ready
from hen_editor.recognition import Corners, Pixels
from hen_editor.recognition.decoding.decoder import pixels_of

FONTS = (
    *("DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Liberation Sans", "Liberation Sans Narrow"),
    *("Liberation Serif", "Liberation Mono", "Nimbus Sans", "Nimbus Roman", "Nimbus Sans Narrow"),
    *("Noto Sans CJK JP", "URW Bookman", "URW Gothic", "C059"),
)
"""Others are left for judging."""


class Written(NamedTuple):
    """A text on a point, and where its letters begin and end, in cells to the right of the point."""

    text: str
    cuts: tuple[float, ...]


@dataclass(frozen=True)
class Made:
    """A picture of a board, where its outermost lines cross, and 0, 1, 2 for each empty, black and white point.

    written: texts by row and column.
    """

    pixels: Pixels
    corners: Corners
    points: list[list[int]]
    written: Mapping[tuple[int, int], Written]


class _Style:
    """Colours and sizes by lot; sizes in cells."""

    def __init__(self, lot: Random) -> None:
        kind = lot.choice(("paper", "paper", "wood", "wood", "wood", "dark", "coloured", "grey"))
        self.kind = kind
        hue = lot.random()
        if kind == "paper":
            self.board = QColor.fromHsvF(hue, lot.uniform(0, 0.08), lot.uniform(0.88, 1))
        elif kind == "wood":
            self.board = QColor.fromHsvF(lot.uniform(0.05, 0.14), lot.uniform(0.2, 0.85), lot.uniform(0.5, 0.98))
        elif kind == "dark":
            self.board = QColor.fromHsvF(hue, lot.uniform(0, 0.4), lot.uniform(0.1, 0.4))
        elif kind == "coloured":
            self.board = QColor.fromHsvF(hue, lot.uniform(0.2, 0.8), lot.uniform(0.4, 0.9))
        else:
            self.board = QColor.fromHsvF(hue, 0, lot.uniform(0.45, 0.9))
        light = self.board.lightnessF()
        self.page = lot.choice((self.board, QColor("white"), QColor.fromHsvF(hue, lot.random(), lot.random())))
        self.is_dark = kind == "dark" or (light < 0.5 and lot.random() < 0.3)
        self.line = QColor.fromHsvF(hue, 0.1, lot.uniform(0.55, 1) if self.is_dark else lot.uniform(0, 0.25))
        self.line.setAlphaF(lot.uniform(0.35, 1))
        self.line_width = lot.choice((0.02, 0.03, 0.04, 0.06))
        self.edge_width = self.line_width * lot.choice((1, 1, 1.5, 2.5))
        self.star = lot.choice((0, 0.07, 0.1, 0.13))
        self.radius = lot.uniform(0.4, 0.51)
        self.jitter = lot.choice((0, 0, 0.02, 0.05))
        self.black = lot.uniform(0, 0.22) if not self.is_dark else lot.uniform(0, 0.15)
        self.white = lot.uniform(0.85, 1)
        self.shine = lot.choice((0, 0, lot.uniform(0.1, 0.55)))
        self.shade = lot.choice((0, 0, lot.uniform(0.03, 0.35)))
        self.shadow = lot.choice((0, 0, lot.uniform(0.1, 0.5)))
        self.shadow_offset = lot.uniform(0, 0.12), lot.uniform(0, 0.14)
        outlined = (kind == "paper" and max(self.shade, self.shadow) < 0.1) or lot.random() < 0.35
        self.outline = lot.uniform(0.02, 0.09) if outlined else 0
        self.outline_color = QColor.fromHsvF(0, 0, lot.uniform(0, 0.5 if kind == "paper" else 0.75))
        self.black_outline = lot.random() < 0.4 or (self.is_dark and lot.random() < 0.6)
        self.black_outline_color = QColor.fromHsvF(0, 0, lot.uniform(0, 0.9 if self.is_dark else 0.4))
        self.grain = lot.choice((0, 0, lot.uniform(0.02, 0.12))) if kind in ("wood", "coloured") else 0
        self.hatched = kind == "paper" and lot.random() < 0.1
        self.font = QFont(lot.choice(FONTS))
        self.font.setBold(lot.random() < 0.5)
        self.font.setStretch(lot.choice((100, 100, 80, 62)))
        self.mark = lot.choice((None, None, QColor.fromHsvF(lot.random(), 0.9, lot.uniform(0.5, 0.95))))
        self.mark_width = lot.uniform(0.03, 0.1)


def made(lot: Random, columns: int | None = None, rows: int | None = None, *, numbered: bool = False) -> Made:
    """Return a board by lot; its picture has little beside the board. numbered: whether most stones have numbers."""
    ready()
    columns, rows = columns or lot.choice((5, 7, 9, 9, 13)), rows or lot.choice((5, 7, 9, 9))
    style = _Style(lot)
    cell = lot.choice((13, 15, 18, 22, 26, 32, 40, 60) if numbered else (8, 10, 12, 15, 18, 22, 26, 32, 40))
    supersampled = 2 if cell < 20 and lot.random() < 0.5 else 1
    drawn = cell * supersampled
    margin = lot.choice((0.25, 0.45, 0.55, 0.8, 1.2, 1.6))
    room = lot.choice((0.3, 0.5, 0.55, 0.7, margin, margin))  # of the board around its lines; the page is beyond
    image = QImage(
        round((columns - 1 + 2 * margin) * drawn), round((rows - 1 + 2 * margin) * drawn), QImage.Format.Format_RGB32
    )
    image.fill(style.page)
    stones, empties = lot.choice((0.1, 0.3, 0.5, 0.8)), lot.uniform(0.3, 0.7)
    points = [
        [0 if lot.random() > stones else 1 if lot.random() < empties else 2 for _ in range(columns)]
        for _ in range(rows)
    ]
    edges = [lot.random() < 0.6 for _ in range(4)]
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, lot.random() < 0.85)
    rim = max(0.0, margin - room) * drawn
    board = QRectF(rim, rim, image.width() - 2 * rim, image.height() - 2 * rim)
    painter.fillRect(board, style.board)
    painter.setClipRect(board.adjusted(-0.05 * drawn, -0.05 * drawn, 0.05 * drawn, 0.05 * drawn))
    if style.grain:
        _draw_grain(painter, style, lot, image.width(), image.height())
    origin = margin * drawn
    if not lot.random() < 0.3:  # lines in the middle of pixels, or anywhere
        origin = round(origin) + 0.5
    painter.translate(origin, origin)
    painter.scale(drawn, drawn)
    if style.hatched:
        painter.setPen(QPen(QColor(120, 120, 120), 0.02))
        for step in range(-rows * 3, columns * 3):
            painter.drawLine(QPointF(step / 3, -0.5), QPointF(step / 3 + rows, rows - 0.5))
    _draw_lines(painter, style, columns, rows, edges)
    if lot.random() < 0.5:
        _draw_coordinates(painter, style, lot, columns, rows)
    written = _draw_points(painter, style, lot, points, numbered=numbered)
    painter.end()
    if supersampled > 1:
        image = image.scaled(
            image.width() // supersampled,
            image.height() // supersampled,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    pixels = spoiled(pixels_of(image), lot)
    start = (origin / supersampled) - 0.5
    right, bottom = start + (columns - 1) * cell, start + (rows - 1) * cell
    return Made(pixels, ((start, start), (right, start), (right, bottom), (start, bottom)), points, written)


def _draw_grain(painter: QPainter, style: _Style, lot: Random, width: int, height: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    y = 0.0
    while y < max(width, height):
        step = lot.uniform(1, 8)
        color = QColor(0, 0, 0) if lot.random() < 0.6 else QColor(255, 255, 255)
        color.setAlphaF(lot.uniform(0, style.grain * 2))
        painter.setBrush(color)
        painter.drawRect(QRectF(0, y, width, step))
        y += step


def _draw_lines(painter: QPainter, style: _Style, columns: int, rows: int, edges: list[bool]) -> None:
    left, top, right, bottom = edges
    x1, x2 = 0 if left else -2, columns - 1 if right else columns + 1
    y1, y2 = 0 if top else -2, rows - 1 if bottom else rows + 1
    for column in range(columns):
        is_edge = (column == 0 and left) or (column == columns - 1 and right)
        painter.setPen(QPen(style.line, style.edge_width if is_edge else style.line_width))
        painter.drawLine(QPointF(column, y1), QPointF(column, y2))
    for row in range(rows):
        is_edge = (row == 0 and top) or (row == rows - 1 and bottom)
        painter.setPen(QPen(style.line, style.edge_width if is_edge else style.line_width))
        painter.drawLine(QPointF(x1, row), QPointF(x2, row))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.line)
    if style.star:
        for column in range(2, columns - 1, 4):
            for row in range(2, rows - 1, 2):
                painter.drawEllipse(QPointF(column, row), style.star, style.star)


def _draw_coordinates(painter: QPainter, style: _Style, lot: Random, columns: int, rows: int) -> None:
    for column in range(columns):
        _draw_text(painter, style, column, -0.9, 0.5, "ABCDEFGHJKLMNOPQRST"[column], style.line)
    for row in range(rows):
        _draw_text(painter, style, -0.9, row, 0.5, str(rows - row + lot.choice((0, 8))), style.line)


def _draw_points(
    painter: QPainter, style: _Style, lot: Random, points: list[list[int]], *, numbered: bool
) -> dict[tuple[int, int], Written]:
    shares = [lot.choice((0, 0, lot.uniform(0.05, 0.9))) for _ in range(3)]
    number_share, marked, lettered = (lot.uniform(0.3, 1), *shares[1:]) if numbered else shares
    size, is_squeezed = lot.uniform(0.4, 0.8), lot.random() < 0.4
    written = {}
    is_hinted = lot.random() < 0.15
    is_counted = lot.random() < 0.12
    is_blank = lot.random() < 0.5  # lines are left out around marks on empty points, of which there are many
    places = [
        (column + lot.uniform(-1, 1) * style.jitter, row + lot.uniform(-1, 1) * style.jitter, color)
        for row, line in enumerate(points)
        for column, color in enumerate(line)
    ]
    if style.shadow:
        painter.setPen(Qt.PenStyle.NoPen)
        for x, y, color in places:
            if color:
                center = QPointF(x + style.shadow_offset[0], y + style.shadow_offset[1])
                gradient = QRadialGradient(center, style.radius * 1.15)
                gradient.setColorAt(0.7, QColor(0, 0, 0, int(255 * style.shadow)))
                gradient.setColorAt(1, QColor(0, 0, 0, 0))
                painter.setBrush(gradient)
                painter.drawEllipse(center, style.radius * 1.15, style.radius * 1.15)
    for x, y, color in places:
        if color:
            _draw_stone(painter, style, x, y, color == 1)
    for index, (x, y, color) in enumerate(places):
        row, column = divmod(index, len(points[0]))
        ink = QColor(255, 255, 255) if color == 1 else QColor(0, 0, 0) if color == 2 else style.line
        if color and lot.random() < number_share:
            number = str(lot.choice((lot.randrange(1, 10), lot.randrange(10, 100), lot.randrange(100, 300))))
            height, stretch = (size if numbered else lot.uniform(0.4, 0.75)), style.font.stretch()
            if len(number) == 3 and is_squeezed:
                style.font.setStretch(round(0.66 * stretch))
            elif len(number) == 3:
                height *= 0.75
            cuts = _draw_text(painter, style, x, y, height, number, ink)
            style.font.setStretch(stretch)
            written[row, column] = Written(number, tuple(cut - column for cut in cuts))
        elif lot.random() < marked * (1 if color or is_blank else 0.3):
            if not color and is_blank:
                _draw_blank(painter, style, lot, x, y)
            _draw_mark(painter, style, lot, x, y, style.mark or ink)
        elif lot.random() < lettered * 0.4:
            if not color and lot.random() < 0.7:  # lines are left out around a letter
                _draw_blank(painter, style, lot, x, y)
            text = lot.choice("ABCDEFGHabcdefghxyzOX")
            _draw_text(painter, style, x, y, lot.uniform(0.4, 0.8), text, style.mark or ink)
        elif not color and is_hinted and lot.random() < 0.1:
            _draw_hint(painter, style, lot, x, y)
        elif is_counted and lot.random() < 0.5:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(*(lot.choice((0, 255)),) * 3))
            side = lot.uniform(0.2, 0.36)
            painter.drawRect(QRectF(x - side / 2, y - side / 2, side, side))
    return written


def _draw_stone(painter: QPainter, style: _Style, x: float, y: float, black: bool) -> None:
    center, radius = QPointF(x, y), style.radius
    value = style.black if black else style.white
    base = QColor.fromHsvF(0, 0, value)
    if black and style.shine:
        gradient = QRadialGradient(QPointF(x - radius * 0.3, y - radius * 0.35), radius * 1.2)
        gradient.setColorAt(0, QColor.fromHsvF(0, 0, min(1, value + style.shine)))
        gradient.setColorAt(0.6, base)
        painter.setBrush(gradient)
    elif not black and style.shade:
        gradient = QRadialGradient(QPointF(x - radius * 0.3, y - radius * 0.35), radius * 1.5)
        gradient.setColorAt(0.3, base)
        gradient.setColorAt(1, QColor.fromHsvF(0, 0, max(0, value - style.shade * 1.5)))
        painter.setBrush(gradient)
    else:
        painter.setBrush(base)
    outline = style.outline if not black or style.black_outline else 0
    color = style.black_outline_color if black else style.outline_color
    painter.setPen(QPen(color, outline) if outline else Qt.PenStyle.NoPen)
    painter.drawEllipse(center, radius - outline / 2, radius - outline / 2)


def _draw_blank(painter: QPainter, style: _Style, lot: Random, x: float, y: float) -> None:
    """Leave out the lines around a point, as far as what is on it needs, or to the middle of the next lines."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.board)
    across, down = lot.uniform(0.25, 0.5), lot.uniform(0.25, 0.5)
    area = QRectF(x - across, y - down, 2 * across, 2 * down)
    if lot.random() < 0.5:
        painter.drawRect(area)
    else:
        painter.drawEllipse(area)


def _draw_mark(painter: QPainter, style: _Style, lot: Random, x: float, y: float, ink: QColor) -> None:
    size = lot.uniform(0.15, 0.36)
    painter.setPen(QPen(ink, style.mark_width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    kind = lot.choice(("circle", "square", "triangle", "cross", "plus", "dot", "filled"))
    if kind == "circle":
        painter.drawEllipse(QPointF(x, y), size, size)
    elif kind == "square":
        painter.drawRect(QRectF(x - size, y - size, 2 * size, 2 * size))
    elif kind == "triangle":
        painter.drawPolygon(
            QPolygonF(
                [QPointF(x, y - size * 1.1), QPointF(x + size, y + size * 0.7), QPointF(x - size, y + size * 0.7)]
            )
        )
    elif kind == "cross":
        painter.drawLine(QPointF(x - size, y - size), QPointF(x + size, y + size))
        painter.drawLine(QPointF(x + size, y - size), QPointF(x - size, y + size))
    elif kind == "plus":
        painter.drawLine(QPointF(x - size, y), QPointF(x + size, y))
        painter.drawLine(QPointF(x, y - size), QPointF(x, y + size))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        if kind == "dot":
            painter.drawEllipse(QPointF(x, y), size * 0.6, size * 0.6)
        else:
            painter.drawRect(QRectF(x - size * 0.6, y - size * 0.6, size * 1.2, size * 1.2))


def _draw_hint(painter: QPainter, style: _Style, lot: Random, x: float, y: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    color = QColor.fromHsvF(lot.random(), lot.uniform(0.5, 1), lot.uniform(0.5, 1))
    color.setAlphaF(lot.uniform(0.5, 1))
    painter.setBrush(color)
    radius = lot.uniform(0.25, 0.48)
    painter.drawEllipse(QPointF(x, y), radius, radius)
    if lot.random() < 0.7:
        _draw_text(painter, style, x, y, 0.3, f"{lot.randrange(10, 99)}.{lot.randrange(10)}", QColor(0, 0, 0))


def _draw_text(
    painter: QPainter, style: _Style, x: float, y: float, height: float, text: str, ink: QColor
) -> list[float]:
    """Write a text around a place; return where its letters begin and end."""
    painter.save()
    painter.translate(x, y)
    painter.scale(0.01, 0.01)
    font = QFont(style.font)
    font.setPixelSize(max(1, round(height * 100)))
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(QRectF(-100, -100, 200, 200), Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
    metrics = QFontMetricsF(font)
    start = -metrics.horizontalAdvance(text) / 2
    return [x + (start + metrics.horizontalAdvance(text[:count])) / 100 for count in range(len(text) + 1)]


def spoiled(pixels: Pixels, lot: Random) -> Pixels:
    """Return a picture as scanning, scaling and saving leave it."""
    values = pixels.astype(np.float32)
    noise = np.random.default_rng(lot.randrange(1 << 30))
    if lot.random() < 0.25:
        values = blurred(values, lot.choice((1, 1, 2)))
    if lot.random() < 0.2:
        values += noise.normal(0, lot.uniform(2, 14), values.shape[:2])[..., None]
    if lot.random() < 0.15:
        values *= np.linspace(lot.uniform(0.7, 1), 1, values.shape[1])[None, :, None]
    if lot.random() < 0.2:
        values = np.repeat(values.mean(axis=2, keepdims=True), 3, axis=2)
    if lot.random() < 0.1:
        values = 255 - (255 - values) * lot.uniform(0.5, 0.9)
    if lot.random() < 0.06:  # a scan of black and white alone, where ink runs or lines break
        threshold = np.quantile(values.mean(axis=2), 0.5) * lot.uniform(0.55, 0.85)
        values = np.where(
            values.mean(axis=2, keepdims=True) + noise.normal(0, 12, values.shape[:2])[..., None] < threshold,
            0.0,
            255.0,
        )
        values = blurred(np.repeat(values, 3, axis=2), lot.choice((0, 1)))
    pixels = np.clip(values, 0, 255).astype(np.uint8)
    return jpeg(pixels, lot.randrange(30, 96)) if lot.random() < 0.5 else pixels


def blurred(values: np.ndarray, times: int) -> np.ndarray:
    """Return values smoothed by a small bell, some times."""
    for _ in range(times):
        for axis in (0, 1):
            padded = np.pad(values, [(1, 1) if axis == n else (0, 0) for n in range(values.ndim)], mode="edge")
            count = values.shape[axis]
            low, middle, high = (np.take(padded, range(start, start + count), axis) for start in range(3))
            values = (low + 2 * middle + high) / 4
    return values


def jpeg(pixels: Pixels, quality: int) -> Pixels:
    """Return a picture as JPEG of a quality leaves it."""
    image = image_of(pixels)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "JPG", quality)
    read = QImage.fromData(QByteArray(buffer.data()), "JPG")
    return pixels_of(read)


def image_of(pixels: Pixels) -> QImage:
    """Return an array of pixels as a picture."""
    height, width = pixels.shape[:2]
    return QImage(np.ascontiguousarray(pixels).tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888).copy()
