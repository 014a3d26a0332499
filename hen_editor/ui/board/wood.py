"""A texture of straight-grained wood."""

from math import sin, tau
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPixmap, qRgb

SIDE = 1024
"""The side in pixels of the largest texture; the grain is the same in all sizes."""

_FINE = 4
"""Profile samples per pixel, for smooth curves."""

_SWAY = 40
"""How far the grain bends to either side, in pixels."""


def wood_texture(light: QColor, dark: QColor, width: int = SIDE, height: int = SIDE) -> QPixmap:
    """Return a wood texture between two colours, at most SIDE x SIDE pixels."""
    profile = _profile()
    shifts = map(_shift, range(height))
    step = width + -width % 4  # QImage rows are 32-bit aligned
    pixels = b"".join([profile[shift : shift + step * _FINE : _FINE] for shift in shifts])
    image = QImage(pixels, width, height, step, QImage.Format.Format_Indexed8)
    image.setColorTable(_shades(light, dark))
    return QPixmap.fromImage(image)


def _shift(row: int) -> int:
    """Return the profile offset of a row: all rings bend together."""
    turn = tau * row / SIDE
    return round(_FINE * _SWAY * (1 + 0.55 * sin(0.42 * turn + 0.6) + 0.3 * sin(1.1 * turn) + 0.06 * sin(2.9 * turn)))


def _profile() -> bytes:
    """Return the darkness of the wood across the grain, interpolated between samples."""
    levels = _year_rings(Random(361))
    image = QImage(levels, len(levels), 1, len(levels), QImage.Format.Format_Grayscale8)
    smooth = Qt.TransformationMode.SmoothTransformation
    fine = image.scaled(len(levels) * _FINE, 1, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return bytes(fine.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def _year_rings(random: Random) -> bytes:
    """Return the darkness at each pixel: growth rings that darken to a sharp edge."""
    levels: list[float] = []
    age = 0.0
    while len(levels) < SIDE + 2 * _SWAY:
        width = round(random.uniform(7, 15))
        depth = 105 * random.uniform(0.35, 1.0)
        ground = 70 + 34 * sin(age) + random.uniform(-12, 12)
        age += random.uniform(0.1, 0.5)
        levels += [ground + depth * (step / width) ** 2.6 for step in range(width)]
    return bytes([min(255, max(0, round(level))) for level in levels[: SIDE + 2 * _SWAY]])


def _shades(light: QColor, dark: QColor) -> list[int]:
    red, green, blue = light.red(), light.green(), light.blue()
    to_red, to_green, to_blue = dark.red() - red, dark.green() - green, dark.blue() - blue
    shares = [level / 255 for level in range(256)]
    return [
        qRgb(round(red + to_red * share), round(green + to_green * share), round(blue + to_blue * share))
        for share in shares
    ]
