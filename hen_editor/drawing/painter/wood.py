"""What boards of pixels are filled with: a colour, or straight-grained wood."""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import ceil, sin, tau
from random import Random

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QTransform, qRgb

from hen_editor.drawing.painter.outlines import color
from hen_editor.drawing.shapes import Ink

_SIDE = 1024
"""The side in pixels of the largest texture; smaller ones have the same grain, finer."""

_FINE = 4
"""Profile samples per pixel, for smooth curves."""

_SWAY = 40
"""How far the grain bends to either side, in pixels."""


def board_brush(inks: Sequence[Ink], board: QRectF) -> QBrush:
    """Return what a board is filled with: nothing, a plain colour, or wood between two colours.

    board: its place on the painter's surface, in pixels.
    """
    if len(inks) < 2:
        return QBrush(color(inks[0])) if inks else QBrush()
    stretch = max(1.0, board.width() / _SIDE, board.height() / _SIDE)
    brush = QBrush(_texture(*inks, ceil(board.width() / stretch), ceil(board.height() / stretch)))
    brush.setTransform(QTransform(stretch, 0, 0, stretch, board.x(), board.y()))
    return brush


@lru_cache(maxsize=4)
def _texture(light: Ink, dark: Ink, width: int, height: int) -> QImage:
    share = max(width, height) / _SIDE
    profile = _profile(share)
    shifts = (_shift(row, share) for row in range(height))
    pixels = b"".join([profile[shift : shift + width * _FINE : _FINE] for shift in shifts])
    image = QImage(pixels, width, height, width, QImage.Format.Format_Indexed8)
    image.setColorTable(_shades(color(light), color(dark)))
    return image.convertToFormat(QImage.Format.Format_RGB32)


def _shift(row: int, share: float) -> int:
    """Return the profile offset of the middle of a row's first pixel: all rings bend together."""
    turn = tau * row / (_SIDE * share)
    bend = 1 + 0.55 * sin(0.42 * turn + 0.6) + 0.3 * sin(1.1 * turn) + 0.06 * sin(2.9 * turn)
    return round(share * _FINE * _SWAY * bend) + _FINE // 2


def _profile(share: float) -> bytes:
    """Return the darkness of the wood across the grain, at a share of its largest size."""
    levels = _year_rings()
    image = QImage(levels, len(levels), 1, len(levels), QImage.Format.Format_Grayscale8)
    smooth = Qt.TransformationMode.SmoothTransformation
    fine = image.scaled(ceil(len(levels) * _FINE * share), 1, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    grey = fine.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(grey.constBits())


@cache
def _year_rings() -> bytes:
    """Return the darkness at each pixel: growth rings that darken to a sharp edge."""
    random, levels = Random(361), list[float]()
    age = 0.0
    while len(levels) < _SIDE + 3 * _SWAY:
        width = round(random.uniform(7, 15))
        depth = 105 * random.uniform(0.35, 1.0)
        ground = 70 + 34 * sin(age) + random.uniform(-12, 12)
        age += random.uniform(0.1, 0.5)
        levels += [ground + depth * (step / width) ** 2.6 for step in range(width)]
    return bytes([min(255, max(0, round(level))) for level in levels[: _SIDE + 3 * _SWAY]])


def _shades(light: QColor, dark: QColor) -> list[int]:
    red, green, blue = light.red(), light.green(), light.blue()
    to_red, to_green, to_blue = dark.red() - red, dark.green() - green, dark.blue() - blue
    shares = [level / 255 for level in range(256)]
    return [
        qRgb(round(red + to_red * share), round(green + to_green * share), round(blue + to_blue * share))
        for share in shares
    ]
