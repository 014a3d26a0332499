"""Wood with straight grain, as of a board sawn along the heart of the tree."""

from math import sin, tau
from random import Random

from PySide6.QtGui import QColor, QImage, QPixmap, qRgb

SIDE = 1024
"""Width and height of the texture in pixels."""

_FINE = 4
"""Steps of the grain's profile in a pixel, so that its curves have no stairs."""

_SWAY = 40
"""How far the grain bends to either side, in pixels."""


def wood_texture(light: QColor, dark: QColor) -> QPixmap:
    """Return SIDE x SIDE pixels of wood between two colours; the grain is always the same."""
    profile = _year_rings(Random(361))
    rows = (_shift(row) for row in range(SIDE))
    pixels = b"".join(profile[shift : shift + SIDE * _FINE : _FINE] for shift in rows)
    image = QImage(pixels, SIDE, SIDE, SIDE, QImage.Format.Format_Indexed8)
    image.setColorTable([_between(light, dark, level / 255) for level in range(256)])
    return QPixmap.fromImage(image)


def _shift(row: int) -> int:
    """Return where in the profile a row begins: all rings bend together, as they do in a tree."""
    turn = tau * row / SIDE
    return round(_FINE * _SWAY * (1 + 0.55 * sin(0.42 * turn + 0.6) + 0.3 * sin(1.1 * turn) + 0.06 * sin(2.9 * turn)))


def _year_rings(random: Random) -> bytes:
    """Return the darkness of the wood across the grain: wood of spring, darker to the sharp end of each year."""
    length = (SIDE + 2 * _SWAY) * _FINE
    levels: list[float] = []
    age = 0.0
    while len(levels) < length:
        width = round(random.uniform(7, 15) * _FINE)
        depth = random.uniform(0.35, 1.0)
        ground = 70 + 34 * sin(age) + random.uniform(-12, 12)
        age += random.uniform(0.1, 0.5)
        levels += [ground + 105 * depth * (step / width) ** 2.6 for step in range(width)]
    return bytes(min(255, max(0, round(level))) for level in _smooth(levels[:length], _FINE))


def _smooth(levels: list[float], width: int) -> list[float]:
    """Return the mean of each level and the `width` to either side of it."""
    sums = [0.0]
    for level in [levels[0]] * width + levels + [levels[-1]] * width:
        sums.append(sums[-1] + level)
    span = 2 * width + 1
    return [(end - start) / span for start, end in zip(sums, sums[span:], strict=False)]


def _between(light: QColor, dark: QColor, share: float) -> int:
    def mixed(one: int, other: int) -> int:
        return round(one + (other - one) * share)

    return qRgb(mixed(light.red(), dark.red()), mixed(light.green(), dark.green()), mixed(light.blue(), dark.blue()))
