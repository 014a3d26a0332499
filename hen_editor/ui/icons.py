"""Icons: line drawings in the text colour, and stones."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPalette, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from hen_editor.core.board import Color
from hen_editor.core.position import PLAIN_ORDER
from hen_editor.drawing import parts
from hen_editor.drawing.painter.outlines import paint_outlines
from hen_editor.drawing.painter.painting import painter_on
from hen_editor.resources import icon_path
from hen_editor.styles import STYLES
from hen_editor.ui.colors import ThemeColors, colors_of
from hen_editor.ui.state import Hatching
from hen_editor.ui.theme import ICON_COLORS

FADING = 0.75
"""How far the fixed colours of a disabled icon are blended with the colour of disabled text."""

_DRAWN_STONE = 7.5 / 24
"""The radius of a stone in a line drawing, up to its rim, as a share of the width."""

STONE_ICON = QSize(18, 18)
"""The size of the icon of a stone."""


_COLORED_STONES = {f"{color.name.lower()}-stone": color for color in Color if color not in PLAIN_ORDER}


def icon(
    name: str,
    hatching: Hatching = Hatching.IN_HIGH_CONTRAST,
    *,
    ink: Callable[[ThemeColors], QColor] | None = None,
) -> QIcon:
    """Return the icon called `name`, sharp at any size, in the palette's button text colour at the time of painting.

    hatching: when the icon of a coloured stone is hatched. ink: another colour of the theme, unless it is disabled.
    """
    owner = QIcon(_LineDrawing(name, hatching, ink))
    # PySide ties the engine to the first icon made with it: when that icon is collected as garbage, PySide destroys the
    # engine before the icon releases it, and the program crashes. A copy has no such tie; Qt owns the engine it shares.
    return QIcon(owner)


class _LineDrawing(QIconEngine):
    """Renders an SVG file with `currentColor` replaced, reading it when painted."""

    def __init__(self, name: str, hatching: Hatching, ink: Callable[[ThemeColors], QColor] | None) -> None:
        super().__init__()
        self._name = name
        self._ink = ink
        self._hatching = hatching

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        scale = painter.device().devicePixelRatioF()
        picture = self.pixmap((rect.size().toSizeF() * scale).toSize(), mode, state)
        painter.drawPixmap(QRectF(rect), picture, QRectF(picture.rect()))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        if size.isEmpty():
            return QPixmap()  # for a button without room
        is_faded = mode is QIcon.Mode.Disabled
        ink = _ink(mode) if self._ink is None or is_faded else self._ink(colors_of(QGuiApplication.palette()))
        stone = _COLORED_STONES.get(self._name)
        if stone is not None and not self._hatching.applies(colors_of(QGuiApplication.palette())):
            stone = None
        key = f"hen-editor {self._name} {size.width()}x{size.height()} {ink.rgba():08x} {is_faded} {stone}"
        picture = QPixmap()
        if not QPixmapCache.find(key, picture):
            picture = _drawn(icon_path(self._name).read_bytes(), size, ink, FADING if is_faded else 0, stone)
            QPixmapCache.insert(key, picture)
        return picture

    def clone(self) -> QIconEngine:
        # PySide would free the copy before Qt owns it. Qt asks for one only when a pixmap is added to an icon.
        raise NotImplementedError("line drawings cannot be modified")


def _ink(mode: QIcon.Mode) -> QColor:
    palette = QGuiApplication.palette()
    if mode is QIcon.Mode.Disabled:
        return palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    if mode is QIcon.Mode.Selected:
        return palette.color(QPalette.ColorRole.HighlightedText)
    return palette.color(QPalette.ColorRole.ButtonText)


def _drawn(svg: bytes, size: QSize, ink: QColor, fading: float, hatched: Color | None) -> QPixmap:
    picture = QPixmap(size)
    picture.fill(Qt.GlobalColor.transparent)
    with painter_on(picture) as painter:
        QSvgRenderer(QByteArray(svg.replace(b"currentColor", ink.name().encode()))).render(painter)
        if hatched is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_hatching(painter, QRectF(picture.rect()).center(), size.width() * _DRAWN_STONE, hatched)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.setOpacity(fading)
        painter.fillRect(picture.rect(), ink)
    return picture


def stone_icon(color: Color, scale: float = 1.0) -> QIcon:
    """Return a small stone icon for a device pixel ratio, the same where it is selected."""
    picture = QPixmap(STONE_ICON * scale)
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    with painter_on(picture) as painter:
        paint_stone(painter, QRectF(QRect(QPoint(), STONE_ICON)), color)
    made = QIcon(picture)
    made.addPixmap(picture, QIcon.Mode.Selected)
    return made


def paint_hatching(painter: QPainter, centre: QPointF, radius: float, color: Color) -> None:
    """Paint the lines or dots that stand for a colour on a small stone of this radius."""
    lines = parts.hatching(color, STYLES["wood"], is_small=True)
    paint_outlines(painter, lines, centre.x(), centre.y(), radius / parts.RADIUS)


_RIM = QColor("#808080")


def paint_stone(painter: QPainter, place: QRectF, color: Color, rim: QColor = _RIM) -> None:
    """Paint a small stone with some room around it."""
    painter.setPen(rim)
    painter.setBrush(ICON_COLORS[color])
    painter.drawEllipse(place.adjusted(2.5, 2.5, -2.5, -2.5))
