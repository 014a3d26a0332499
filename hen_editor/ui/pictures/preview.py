"""The preview of a picture for another program."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hen_editor.core.drawing.draw import Drawing
from hen_editor.rendering.painting import image

_LEAST, _USUAL = 240, 440
"""The width and the height of the preview."""

_SQUARE = 8
_GREY = QColor("#e6e6e6")
"""The side of the squares behind a transparent picture, and the colour of every other one."""


class PicturePreview(QWidget):
    """Shows a drawing as large as fits, on squares where it is transparent."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawing: Drawing | None = None
        self._image = QImage()
        self.setMinimumSize(_LEAST, _LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_drawing(self, drawing: Drawing) -> None:
        """Show a drawing."""
        self._drawing = drawing
        self._image = QImage()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_USUAL, _USUAL)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._drawing is None:
            return
        scale = self.devicePixelRatioF()
        width = min(self.width(), int(self.height() * self._drawing.width / self._drawing.height))
        pixels = max(1, int(width * scale))
        if self._image.width() != pixels:
            self._image = image(self._drawing, pixels)
            self._image.setDevicePixelRatio(scale)
        place = QRect(QRect().topLeft(), self._image.deviceIndependentSize().toSize())
        place.moveCenter(self.rect().center())
        painter = QPainter(self)
        if self._image.hasAlphaChannel():
            _paint_squares(painter, place)
        painter.drawImage(place.topLeft(), self._image)


def _paint_squares(painter: QPainter, place: QRect) -> None:
    painter.fillRect(place, Qt.GlobalColor.white)
    for row in range(0, place.height(), _SQUARE):
        for column in range(row % (2 * _SQUARE), place.width(), 2 * _SQUARE):
            square = QRect(place.x() + column, place.y() + row, _SQUARE, _SQUARE)
            painter.fillRect(square & place, _GREY)
