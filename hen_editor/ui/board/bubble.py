"""A bubble beside a point of the board: why nothing could be done there, or whether an answer is right."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from hen_editor.core.board import Point
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.colors import colors_of
from hen_editor.ui.icons import icon
from hen_editor.ui.style.shapes import paint_box, smooth

SHOWN_MS = 2_000
"""For how long a bubble is shown, unless something else is done before."""

_PADDING, _GAP, _TIP, _WIDEST = 10, 6, 7, 260
"""The distance of the words from the edge and from an icon, the height of the tip, the most width of the words, in
pixels."""

_ICON = 16
"""The side of an icon before the words, in pixels."""

_INPUT = {
    *(QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.Wheel),
    *(QEvent.Type.MouseButtonPress, QEvent.Type.FocusOut),
}

_WORDS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class Bubble(QWidget):
    """Says a sentence beside a point for a while, or until the next input; the mouse goes through it."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board.viewport())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._board = board
        self._point: Point | None = None
        self._words = ""
        self._icon = QIcon()
        self._is_at_right = True
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        board.laid_out.connect(self._place)
        for source in (board, board.viewport()):
            source.installEventFilter(self)

    @property
    def words(self) -> str:
        """What is said, empty if nothing is."""
        return "" if self.isHidden() else self._words

    def say(self, point: Point, words: str, sign: str = "") -> None:
        """Say a sentence beside a point, at its right where there is room, and never over it.

        sign: the name of the icon before the words, if any.
        """
        self._point, self._words, self._icon = point, words, icon(sign) if sign else QIcon()
        self._place()
        self.show()
        self.raise_()
        self.update()
        self._timer.start()

    def _place(self) -> None:
        if (point := self._point) is None:
            return
        before = 0 if self._icon.isNull() else _ICON + _GAP
        viewport, centre = self._board.viewport().rect(), self._board.centre_of(point).toPoint()
        cell = abs(self._board.centre_of(self._board.beside(point, 1, 0)).x() - self._board.centre_of(point).x())
        off = round(0.6 * cell)
        self._is_at_right = centre.x() < viewport.center().x() or centre.x() + off + _WIDEST < viewport.width()
        room = (viewport.width() - centre.x() if self._is_at_right else centre.x()) - off - _TIP - 3 * _PADDING - before
        text = self.fontMetrics().boundingRect(QRect(0, 0, max(min(room, _WIDEST), 1), 10_000), _WORDS, self._words)
        self.resize(before + text.width() + 2 * _PADDING + _TIP + 1, text.height() + 2 * (_PADDING - 3))
        left = centre.x() + off if self._is_at_right else centre.x() - off - self.width()
        self.move(left, min(max(centre.y() - self.height() // 2, 0), viewport.height() - self.height()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go with the next input."""
        if event.type() in _INPUT:
            self.hide()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = colors_of(self.palette()), QPainter(self)
        ground, ink = (colors.tip, colors.ink) if colors.is_dark else (colors.ink, colors.base)
        box = self.rect().adjusted(_TIP if self._is_at_right else 0, 0, 0 if self._is_at_right else -_TIP, 0)
        paint_box(painter, box, ground, colors.frame if colors.is_dark else None)
        middle, edge = self.height() / 2, box.left() if self._is_at_right else box.right() + 1
        end = edge - _TIP if self._is_at_right else edge + _TIP
        with smooth(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawPolygon(
                QPolygonF([QPointF(edge, middle - _TIP), QPointF(end, middle), QPointF(edge, middle + _TIP)])
            )
        inner = box.adjusted(_PADDING, 0, -_PADDING, 0)
        if not self._icon.isNull():
            self._icon.paint(painter, QRect(inner.left(), (self.height() - _ICON) // 2, _ICON, _ICON))
            inner.setLeft(inner.left() + _ICON + _GAP)
        painter.setPen(ink)
        painter.drawText(inner, _WORDS, self._words)
