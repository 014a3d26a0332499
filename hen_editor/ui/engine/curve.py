"""The score of a game, or else the win rate, as a curve over the slider."""

from collections.abc import Mapping, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hen_editor.core.sgf import NodeId
from hen_editor.drawing.painter.painting import painter_on
from hen_editor.ui.colors import colors_of, mixed
from hen_editor.ui.engine.words import percent
from hen_editor.ui.panels.navigation_bar import LineSlider
from hen_editor.ui.style.roles import faint_font
from hen_editor.ui.style.shapes import hairline, paint_box

HEIGHT = 44
"""In pixels."""

_EDGE = 5
"""The room above and below the curve, and before its texts, in pixels."""

_LEAST_SCALE = 5
"""The fewest points at the upper and the lower edge."""


class ScoreCurve(QWidget):
    """Shows how far Black (above) or White (below) is ahead at the nodes of a line; a click goes to a node.

    slider: that of the line.
    """

    def __init__(self, slider: LineSlider) -> None:
        super().__init__(slider.parentWidget())
        self.setAccessibleName(self.tr("Score"))
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._slider = slider
        self._scores: Mapping[NodeId, float] = {}
        self._scale: int | None = None  # for chances
        self._picture: QPixmap | None = None
        self._pictured: tuple[Sequence[NodeId], float] = (), 1.0
        slider.valueChanged.connect(lambda: self.update())

    def show_scores(self, scores: Mapping[NodeId, float], *, are_rates: bool = False) -> None:
        """Show the scores of a game in points, or Black's chances to win it, 0 to 1; be hidden if there are none."""
        self.setVisible(bool(scores))
        if scores is not self._scores:
            self._scores, self._picture = scores, None
            self._scale = None if are_rates else max([_LEAST_SCALE, *(ceil(abs(each)) for each in scores.values())])
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, shown = QPainter(self), (self._slider.line, self.devicePixelRatioF())
        if self._picture is None or self._pictured[0] is not shown[0] or self._pictured[1] != shown[1]:
            self._picture, self._pictured = self._painted(), shown
        painter.drawPixmap(0, 0, self._picture)
        x = self._slider.centre_of(self._slider.value())
        painter.fillRect(QRectF(x - 1, 0, 2, self.height()), colors_of(self.palette()).accent)

    def _painted(self) -> QPixmap:
        """Return the curve of the line: it is the same after most steps."""
        colors, middle = colors_of(self.palette()), self.height() / 2
        picture = QPixmap(self.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        with painter_on(picture) as painter:
            paint_box(painter, self.rect(), colors.well, None)
            painter.setPen(QPen(colors.line, hairline(painter)))
            painter.drawLine(QPointF(0, middle), QPointF(self.width(), middle))
            painter.setFont(faint_font(self.font()))
            painter.setPen(colors.faint)
            room = self.rect().adjusted(
                round(self._slider.centre_of(0)) + _EDGE, 0, 0, 0
            )  # beside the line at the start
            most = f" {percent(1.0)}" if self._scale is None else f"+{self._scale}"
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, f"B{most}")
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, f"W{most}")
            for part in self.parts():
                ends = QPointF(part.last().x(), middle), QPointF(part.first().x(), middle)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(mixed(colors.ink, colors.well, 0.18))
                painter.drawPolygon(QPolygonF([*part.toList(), *ends]))
                painter.setPen(QPen(colors.ink, 1.2))
                painter.drawPolyline(part)
        return picture

    def parts(self) -> Sequence[QPolygonF]:
        """Return the parts of the curve: where a score is unknown, it has a gap."""
        parts, middle = [QPolygonF()], self.height() / 2
        for place, node in enumerate(self._slider.line):
            score = self._scores.get(node)
            if score is not None:
                share = 2 * score - 1 if self._scale is None else score / self._scale
                y = middle - (middle - _EDGE) * share
                parts[-1].append(QPointF(self._slider.centre_of(place), y))
            elif not parts[-1].isEmpty():
                parts.append(QPolygonF())
        return [part for part in parts if not part.isEmpty()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._picture = None

    # What the user does.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.mouseMoveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go to the node below the pointer, while the button is held."""
        self._slider.want(self._slider.place_at(event.position().x()))
