"""How a problem is painted in the list: its icon, its sentence on one line or two, its location.

Problems included in a summary are indented below it.
"""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPalette
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from hen_editor.ui.problem_list.model import PART_ROLE, PLACE_ROLE
from hen_editor.ui.widgets.long_text import draw_wrapped

_PADDING = 4
_GAP = 6
_ROOM_FOR_ONE_LINE = 90
"""The width in characters from which a sentence gets one line; two in a narrower list."""


class ProblemRow(QStyledItemDelegate):
    """Paints the rows of one list, all of the same height."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        metrics = self._view.fontMetrics()
        return QSize(0, self._lines(metrics) * metrics.lineSpacing() + 2 * _PADDING)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        picture, text = QIcon(option.icon), option.text
        option.text, option.icon = "", QIcon()
        style = self._view.style()
        option.state &= ~style.StateFlag.State_HasFocus  # the selection shows it
        style.drawControl(style.ControlElement.CE_ItemViewItem, option, painter, self._view)
        is_selected = bool(option.state & style.StateFlag.State_Selected)
        metrics = QFontMetrics(option.font)
        inside = option.rect.adjusted(_GAP, _PADDING, -_GAP, -_PADDING)
        extent = style.pixelMetric(style.PixelMetric.PM_SmallIconSize)
        if index.data(PART_ROLE):
            inside.setLeft(inside.left() + extent + _GAP)
        mode = QIcon.Mode.Selected if is_selected else QIcon.Mode.Normal
        middle = inside.top() + (metrics.lineSpacing() - extent) // 2
        picture.paint(painter, QRect(inside.left(), middle, extent, extent), Qt.AlignmentFlag.AlignCenter, mode)
        inside.setLeft(inside.left() + extent + _GAP)
        painter.save()
        painter.setFont(option.font)
        ink = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        faded = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.PlaceholderText
        place = metrics.elidedText(index.data(PLACE_ROLE), Qt.TextElideMode.ElideRight, inside.width() // 3)
        painter.setPen(option.palette.color(faded))
        painter.drawText(inside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, place)
        painter.setPen(option.palette.color(ink))
        if place:
            inside.setRight(inside.right() - metrics.horizontalAdvance(place) - 2 * _GAP)
        draw_wrapped(painter, inside, text, self._lines(metrics))
        painter.restore()

    def _lines(self, metrics: QFontMetrics) -> int:
        return 1 if self._view.viewport().width() > _ROOM_FOR_ONE_LINE * metrics.averageCharWidth() else 2
