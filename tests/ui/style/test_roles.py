"""The fonts of roles."""

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from hen_editor.ui.style.roles import faint_font, scaled


@pytest.mark.usefixtures("qapp")
def test_a_font_is_scaled_whether_its_size_is_in_points_or_in_pixels() -> None:
    in_points, in_pixels = QFont(QApplication.font()), QFont(QApplication.font())
    in_points.setPointSizeF(20)
    in_pixels.setPixelSize(20)
    assert scaled(in_points, 0.5).pointSizeF() == 10
    assert scaled(in_pixels, 0.5).pixelSize() == 10
    assert faint_font(in_points).pointSizeF() < 20
    assert faint_font(in_pixels).pixelSize() < 20
