"""The shapes that controls are painted with, at each scale of the screen."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from hen_editor.ui.style.shapes import paint_line


@pytest.mark.parametrize("scale", [1, 2, 3])
@pytest.mark.parametrize("across", [True, False])
def test_a_line_is_as_wide_as_one_pixel_of_the_device(scale: int, across: bool) -> None:
    image = QImage(12 * scale, 8 * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        paint_line(painter, QRect(0, 0, 12, 8), QColor("black"), across=across)
    inked = [
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).value() < 255
    ]
    assert len(inked) == (image.width() if across else image.height())
    assert len({place[across] for place in inked}) == 1
