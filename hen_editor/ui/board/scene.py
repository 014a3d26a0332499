"""The board's scene: its ground as background, everything else as foreground. Units are device pixels."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from hen_editor.core.board import Area, Point
from hen_editor.core.position import Position
from hen_editor.core.symmetry import Symmetry
from hen_editor.drawing.figure import Names
from hen_editor.drawing.painter.painting import Raster
from hen_editor.drawing.style import Style
from hen_editor.ui.board.geometry import Geometry
from hen_editor.ui.board.ground import Ground
from hen_editor.ui.board.motion import NOTHING_MOVES, MovingStones, StoneMotion
from hen_editor.ui.board.overlay import BoardPainter
from hen_editor.ui.board.picture import Picture
from hen_editor.ui.theme import BoardColors, board_colors

_SMALLEST_LABEL = 7
"""The height in logical pixels of the font of labels below which long ones are cut off rather than shrunk."""

_MANY = 120
"""The number of changed points from which the whole board is repainted."""


class Framing(NamedTuple):
    """How the board is viewed, which changes none of its points.

    coordinates, names: whether lines are named around it, and how. symmetry: how it is rotated or mirrored. part: the
    only points that are shown, None for all. tight: whether it has no margins above and below.
    """

    coordinates: bool = True
    symmetry: Symmetry = Symmetry.IDENTITY
    part: Area | None = None
    names: Names = Names.LETTERS
    tight: bool = False


class Surface(NamedTuple):
    """What the board is painted on: device pixels, how many of them make a logical one, and the look.

    magnification: how much larger it is than its visible part. style: how the board looks, None for the theme's style.
    hatching: whether coloured stones are hatched in any style.
    """

    width: int
    height: int
    scale: float
    dark: bool
    font: QFont
    framing: Framing
    magnification: float
    style: Style | None
    hatching: bool

    @property
    def colors(self) -> BoardColors:
        """The board's colours."""
        return board_colors(self.style, dark=self.dark, hatching=self.hatching)


class BoardScene(QGraphicsScene):
    """Shows a picture of the board and repaints only what has changed.

    It has no items: items for stones and markup would take twice as long to paint.

    exposed: the parts that are being painted, if they are known; Qt reports only the rectangle around all of them.
    """

    def __init__(self, surface: Surface) -> None:
        super().__init__()
        self._surface = surface
        self._picture = Picture(Position())
        self._geometry = _fitted(self._picture, self._surface)
        self._layers: _Layers | None = None
        self._motion: StoneMotion | None = None
        self.exposed: Sequence[QRectF] = ()
        self.lay_out(surface)

    @property
    def picture(self) -> Picture:
        """The current picture."""
        return self._picture

    @property
    def geometry(self) -> Geometry:
        """The current geometry."""
        return self._geometry

    @property
    def surface(self) -> Surface:
        """The current surface."""
        return self._surface

    @property
    def moving(self) -> MovingStones:
        """The stones that are being animated."""
        return NOTHING_MOVES if self._motion is None else self._motion.moving

    def show_picture(self, picture: Picture) -> None:
        """Show this picture; animations that lead to another position end at once."""
        before, self._picture = self._picture, picture
        if self._motion is not None and before.position is not picture.position:
            self._motion.end()
        if before.position.size != picture.position.size:
            self.lay_out(self._surface)
            return
        changed = before.changes_to(picture)
        if len(changed) >= min(_MANY, picture.position.size.count):
            self.update()
            return
        self._update_points(changed)

    def move_stones(self, moving: MovingStones) -> None:
        """Animate stones: some that are on the board come in, others that no longer are fade out."""
        if self._motion is None:
            self._motion = StoneMotion(self)
            self._motion.stepped.connect(self._update_points)
        self._motion.begin(moving)

    def _update_points(self, points: Iterable[Point]) -> None:
        for point in points:
            self.update(QRectF(*self._geometry.reach(point)))

    def lay_out(self, surface: Surface) -> None:
        """Show the same picture on another surface, whose resources are created at the first paint."""
        self._surface = surface
        self._geometry = _fitted(self._picture, surface)
        self._layers = None
        self.setSceneRect(QRectF(0, 0, surface.width, surface.height))
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.drawPixmap(rect, self._prepared().ground, rect)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._prepared().board.paint(painter, self._picture, self.exposed or [QRectF(rect)], self.moving)

    def _prepared(self) -> "_Layers":
        if self._layers is None:
            self._layers = self._made_layers()
        return self._layers

    def _made_layers(self) -> "_Layers":
        surface, geometry = self._surface, self._geometry
        colors = surface.colors
        smallest = min(_SMALLEST_LABEL * surface.scale / geometry.cell, 0.5)
        raster = Raster(geometry.cell, geometry.line, smallest_text=smallest)
        ground = Ground(geometry, colors, raster)
        board = BoardPainter(geometry, ground, colors, raster, surface.scale, surface.font)
        return _Layers(ground.pixmap(surface.width, surface.height), board)


class _Layers(NamedTuple):
    ground: QPixmap
    board: BoardPainter


def _fitted(picture: Picture, surface: Surface) -> Geometry:
    size, framing = picture.position.size, surface.framing
    part = framing.part
    return Geometry.fit(
        size,
        surface.width,
        surface.height,
        scale=surface.scale,
        coordinates=framing.coordinates,
        names=framing.names,
        symmetry=framing.symmetry,
        magnification=surface.magnification,
        part=part if part is not None and size.holds(part.lower_right) else None,
        line_width=surface.colors.style.line_width,
        tight=framing.tight,
    )
