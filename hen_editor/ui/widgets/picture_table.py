"""A table of items, each with a picture of a board, and buttons for the selected items."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from hen_editor.core.board import Area, Stones
from hen_editor.ui.thumbnails import THUMBNAIL_SIDE, Look, as_icon, painted
from hen_editor.ui.widgets.plain_text import EmptyNote

Item = TypeVar("Item")


class PictureTable(QTreeWidget, Generic[Item]):
    """Shows each item, which must be hashable, in a row that begins with a picture; the first one is selected.

    The second column is for numbers. nothing: a text to show while there are no items.
    """

    def __init__(self, headings: Sequence[str], parent: QWidget, nothing: str = "") -> None:
        super().__init__(parent)
        self._nothing = EmptyNote(nothing, self)
        self._nothing.show()
        self._rows: dict[Item, QTreeWidgetItem] = {}
        self._boards: dict[Item, tuple[Stones, Area | None]] = {}  # the boards in the pictures
        self.setHeaderLabels([*headings])
        self.setRootIsDecorated(False)
        self.setIconSize(QSize(THUMBNAIL_SIDE, THUMBNAIL_SIDE))
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def add(self, item: Item, texts: Sequence[str], tip: str = "") -> None:
        """Add an item with room for its picture. tip: the tooltip of its first column."""
        self._nothing.hide()
        row = self._rows[item] = QTreeWidgetItem([*texts])
        row.setToolTip(0, tip)
        row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        blank = QPixmap(self.iconSize() * self.devicePixelRatioF())
        blank.setDevicePixelRatio(self.devicePixelRatioF())
        blank.fill(Qt.GlobalColor.transparent)
        row.setIcon(0, QIcon(blank))
        self.addTopLevelItem(row)
        if self.topLevelItemCount() == 1:
            self.setCurrentItem(row)

    def remove(self, item: Item) -> None:
        """Remove an item."""
        self.takeTopLevelItem(self.indexOfTopLevelItem(self._rows.pop(item)))
        self._boards.pop(item, None)
        self._nothing.setVisible(not self._rows)

    def remove_all(self) -> None:
        """Remove all items."""
        self._nothing.show()
        self._rows.clear()
        self._boards.clear()
        self.clear()

    def selected(self) -> list[Item]:
        """Return the selected items."""
        return [item for item, row in self._rows.items() if row.isSelected()]

    def show_text(self, item: Item, column: int, text: str) -> None:
        """Show another text in a column of an item, unless it was removed."""
        if item in self._rows:
            self._rows[item].setText(column, text)

    def show_picture(self, item: Item, stones: Stones, part: Area | None = None) -> None:
        """Show the picture of an item, unless it was removed. part: of the board, by default around its stones."""
        if item in self._rows:
            self._boards[item] = stones, part
            self._rows[item].setIcon(0, as_icon(painted(stones, Look.of(self, THUMBNAIL_SIDE), part)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for item, board in self._boards.items():
                self.show_picture(item, *board)


class TableButtons(QDialogButtonBox):
    """The buttons below a table: some for the selected items, and one that closes the dialog."""

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close, dialog)
        self.rejected.connect(dialog.reject)

    def add(self, text: str, tip: str, do: Callable[[], object]) -> QPushButton:
        """Add a button that Enter does not press."""
        button = self.addButton(text, QDialogButtonBox.ButtonRole.ActionRole)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        button.clicked.connect(do)
        return button
