"""The dialogs for setting up a game: the size of its board, and the order of play."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Color
from hen_editor.ui.icons import STONE_ICON, stone_icon
from hen_editor.ui.widgets.fields import OkCancelButtons, number_box, push_button
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.wording import color_name

TITLE_WIDTH = 320
"""The width in pixels at which the title of the dialog is not cut off."""

MAX_TURNS = 20
"""The most turns of an order in the dialog."""


class NewBoardDialog(QDialog):
    """Asks for columns and rows, 1 to 52 each."""

    def __init__(self, size: BoardSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New board"))
        self._columns = number_box(1, 52, size.columns, self)
        self._columns.selectAll()  # so that typing replaces it
        self._rows = number_box(1, 52, size.rows, self)
        self._square = QCheckBox(self.tr("&Square"), self)
        self._square.setChecked(size.columns == size.rows)
        self._square.toggled.connect(self._keep_square)
        self._columns.valueChanged.connect(self._keep_square)
        self._rows.valueChanged.connect(self._leave_square)
        form = QFormLayout()
        form.addRow(self.tr("&Columns:"), self._columns)
        form.addRow(self.tr("&Rows:"), self._rows)
        form.addRow(self._square)
        self._note = label("", self)
        self._note.setWordWrap(True)
        self._note.setMinimumHeight(2 * self.fontMetrics().lineSpacing())  # the dialog does not grow when it is shown
        form.addRow(self._note)
        self._columns.valueChanged.connect(self._show_note)
        self._show_note()
        self.setMinimumWidth(TITLE_WIDTH)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(OkCancelButtons(self))

    def board_size(self) -> BoardSize:
        """Return the size that is chosen."""
        return BoardSize(self._columns.value(), self._rows.value())

    def _keep_square(self) -> None:
        if self._square.isChecked():
            self._rows.setValue(self._columns.value())

    def _leave_square(self) -> None:
        """Let the columns be: the user has chosen another number of rows."""
        if self._rows.value() != self._columns.value():
            self._square.setChecked(False)

    def _show_note(self) -> None:
        is_too_wide = self._columns.value() > hen.MAX_COLUMNS
        words = self.tr("HEN has no more than {columns} columns: save such a board as SGF.")
        self._note.setText(words.format(columns=hen.MAX_COLUMNS) if is_too_wide else "")


class OrderOfPlayDialog(QDialog):
    """Shows the order of play as a list that can be reordered, extended and shortened; two turns at least."""

    def __init__(self, order: tuple[Color, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Order of play"))
        self._list = QListWidget(self)
        self._list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self._list.setAccessibleName(self.tr("Order of play"))
        self._list.setIconSize(STONE_ICON)
        for color in order:
            self._append(color)
        self._list.setCurrentRow(0)
        self._list.model().rowsInserted.connect(self._enable)
        self._list.model().rowsRemoved.connect(self._enable)
        self._list.currentRowChanged.connect(self._enable)
        self._up = push_button(self.tr("Move &up"), lambda: self._move(-1), self)
        self._down = push_button(self.tr("Move &down"), lambda: self._move(1), self)
        self._remove = push_button(self.tr("&Remove"), lambda: self._list.takeItem(self._list.currentRow()), self)
        self._adders = [self._adder(color) for color in Color]
        self._build()
        self._enable()

    def order(self) -> tuple[Color, ...]:
        """Return the order that is shown."""
        return tuple(Color(self._list.item(row).data(Qt.ItemDataRole.UserRole)) for row in range(self._list.count()))

    def _build(self) -> None:
        beside = QGridLayout()
        for place, button in enumerate((self._up, self._down, self._remove)):
            beside.addWidget(button, place, 0)
        for place, button in enumerate(self._adders):
            beside.addWidget(button, place, 1)
        beside.setRowStretch(len(self._adders), 1)
        row = QHBoxLayout()
        row.addWidget(self._list)
        row.addLayout(beside)
        column = QVBoxLayout(self)
        explained = label(self.tr("Colours play in this order, repeating."), self)
        column.addWidget(explained)
        column.addLayout(row)
        column.addWidget(OkCancelButtons(self))

    def _adder(self, color: Color) -> QPushButton:
        button = push_button(self.tr("Add {color}").format(color=color_name(color)), lambda: self._append(color), self)
        button.setIcon(stone_icon(color, self.devicePixelRatioF()))
        button.setIconSize(STONE_ICON)
        return button

    def _append(self, color: Color) -> None:
        item = QListWidgetItem(stone_icon(color, self.devicePixelRatioF()), color_name(color))
        item.setData(Qt.ItemDataRole.UserRole, color.value)  # an enum does not survive a drag
        self._list.addItem(item)

    def _move(self, offset: int) -> None:
        row = self._list.currentRow()
        self._list.insertItem(row + offset, self._list.takeItem(row))
        self._list.setCurrentRow(row + offset)

    def _enable(self) -> None:
        row, count = self._list.currentRow(), self._list.count()
        self._up.setEnabled(row > 0)
        self._down.setEnabled(0 <= row < count - 1)
        self._remove.setEnabled(row >= 0 and count > 2)
        for button in self._adders:
            button.setEnabled(count < MAX_TURNS)
