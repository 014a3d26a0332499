"""The bar above the board while it is compared: with what, and the legend of the signs."""

from collections import Counter

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hen_editor.core.position import Position
from hen_editor.core.positions.differences import Kind
from hen_editor.ui.comparison import Comparison, sign
from hen_editor.ui.widgets.buttons import make_room, show_words, text_button
from hen_editor.ui.widgets.plain_text import ElidedLabel, label

_MOST = 361
"""The number of points for which there is room from the beginning: those of the largest usual board."""


class ComparisonBar(QWidget):
    """Shows what the board is compared with, and how much differs. end_wanted: the user ends the comparison."""

    end_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sentence = ElidedLabel(self, Qt.TextElideMode.ElideMiddle)
        self._signs = {kind: label("", self) for kind in Kind}
        self._counts = {kind: label("", self) for kind in Kind}
        for kind, count in self._counts.items():
            make_room(count, [self._counted(kind, _MOST)])
        tip = self.tr("Stop showing what differs (Esc)")
        end = text_button(self.tr("End"), tip, self)
        end.clicked.connect(self.end_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 4, 2)
        row.addWidget(self._sentence, stretch=1)
        for kind in Kind:
            row.addWidget(self._signs[kind])
            row.addWidget(self._counts[kind])
            row.addSpacing(8)
        row.addWidget(end)

    def show_comparison(self, comparison: Comparison, position: Position) -> None:
        """Show with what a position is compared, and how many points differ."""
        title, counts = comparison.title, Counter(each.kind for each in comparison.on_points(position).values())
        words = self.tr("Compared with {title}")
        if comparison.position.size != position.size:
            words = self.tr("Compared with {title}: the boards differ in size")
        elif not counts:
            words = self.tr("Compared with {title}: no differences")
        self._sentence.setText(words.format(title=title))
        side = self.fontMetrics().height()
        for kind, shown in self._counts.items():
            self._signs[kind].setPixmap(sign(kind, side, self.devicePixelRatioF()))
            show_words(shown, self._counted(kind, counts[kind]))

    def _counted(self, kind: Kind, count: int) -> str:
        words = {
            Kind.ADDED: self.tr("{count} added"),
            Kind.REMOVED: self.tr("{count} removed"),
            Kind.CHANGED: self.tr("{count} changed"),
        }
        return words[kind].format(count=count)
