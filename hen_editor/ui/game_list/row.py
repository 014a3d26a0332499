"""How a game is painted in the list: its thumbnail, name, result and date, and a bar at the current one."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from hen_editor.ui.game_list.model import GameModel
from hen_editor.ui.miniature import SIDE, Look, Thumbnails
from hen_editor.ui.widgets.long_text import draw_wrapped

_PADDING = 5
_GAP = 8
_BAR = 3
_LINES_OF_NAME = 2


class GameRow(QStyledItemDelegate):
    """Paints the rows of one list, all of the same height."""

    def __init__(self, view: QListView, model: GameModel) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._thumbnails = Thumbnails()

    def forget(self) -> None:
        """Clear the cache of thumbnails."""
        self._thumbnails.forget()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, SIDE + 2 * _PADDING)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        style = self._view.style()
        option.state &= ~style.StateFlag.State_HasFocus  # the selection shows it
        style.drawPrimitive(style.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._view)
        palette = option.palette
        is_shown = index.row() == self._model.shown
        is_selected = bool(option.state & style.StateFlag.State_Selected)
        rect = option.rect
        if is_shown:
            bar = palette.color(QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Highlight)
            painter.fillRect(QRect(rect.left(), rect.top(), _BAR, rect.height()), bar)
        inside = rect.adjusted(_BAR + _PADDING, _PADDING, -_PADDING, -_PADDING)
        painter.drawPixmap(inside.topLeft(), self.picture(index))
        inside.setLeft(inside.left() + SIDE + _GAP)
        painter.save()
        painter.setClipRect(inside)
        ink = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        faded = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.PlaceholderText
        font = option.font
        if self._model.facts(index).name:
            painter.setPen(palette.color(faded))
            inside.setTop(inside.top() + draw_wrapped(painter, inside, str(index.row() + 1), 1))
        font.setBold(is_shown)
        painter.setFont(font)
        painter.setPen(palette.color(ink))
        inside.setTop(inside.top() + draw_wrapped(painter, inside, self._model.name(index), _LINES_OF_NAME))
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(palette.color(faded))
        draw_wrapped(painter, inside, self._model.detail(index), 1)
        painter.restore()

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Show the editor of a name beside the thumbnail, below the number."""
        room = option.rect.adjusted(_BAR + _PADDING + SIDE + _GAP, _PADDING + option.fontMetrics.height(), -_PADDING, 0)
        editor.setGeometry(room.left(), room.top(), room.width(), editor.sizeHint().height())

    def picture(self, index: QModelIndex | QPersistentModelIndex) -> QPixmap:
        """Return the thumbnail of a game at the screen's resolution."""
        return self._thumbnails.picture(self._model.game(index), Look.of(self._view, SIDE))
