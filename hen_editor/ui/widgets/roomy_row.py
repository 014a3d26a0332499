"""A row of widgets that hides those for which it has no room."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QWidget


class RoomyRow(QWidget):
    """A row whose widgets are added to `row`; if it is too narrow, those in `collapsible` are hidden, in order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = QHBoxLayout(self)
        self.row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.collapsible: Sequence[QWidget] = ()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_out()

    def event(self, event: QEvent) -> bool:
        taken = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._leave_out()
        return taken

    def _leave_out(self) -> None:
        used = self._least_width()
        has_room = True
        for widget in reversed(self.collapsible):
            used += self._width_of(widget)
            has_room = has_room and used <= self.width()
            if has_room == widget.isHidden():
                widget.setVisible(has_room)

    def _least_width(self) -> int:
        shown = (self._width_of(widget) for widget in self.collapsible if not widget.isHidden())
        return self.row.sizeHint().width() - sum(shown)

    def _width_of(self, widget: QWidget) -> int:
        return widget.sizeHint().expandedTo(widget.minimumSize()).width() + self.row.spacing()
