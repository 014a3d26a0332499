"""The dialog that asks for the size of a new board."""

from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QFormLayout, QSpinBox, QVBoxLayout, QWidget

from hen_editor.core import hen
from hen_editor.core.board import BoardSize
from hen_editor.ui.widgets.plain_text import label

TITLE_WIDTH = 320
"""The width in pixels at which the title of the dialog is not cut off."""


class NewBoardDialog(QDialog):
    """Asks for columns and rows, 1 to 52 each."""

    def __init__(self, size: BoardSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New board"))
        self._columns = self._spin_box(size.columns)
        self._columns.selectAll()  # what is typed takes its place
        self._rows = self._spin_box(size.rows)
        self._square = QCheckBox(self.tr("&Square"), self)
        self._square.setChecked(size.columns == size.rows)
        self._rows.setEnabled(not self._square.isChecked())
        self._square.toggled.connect(self._keep_square)
        self._columns.valueChanged.connect(self._keep_square)
        form = QFormLayout()
        form.addRow(self.tr("&Columns:"), self._columns)
        form.addRow(self.tr("&Rows:"), self._rows)
        form.addRow(self._square)
        self._note = label("", self)
        self._note.setWordWrap(True)
        self._note.setMinimumHeight(2 * self.fontMetrics().lineSpacing())  # has room before it is shown
        form.addRow(self._note)
        self._columns.valueChanged.connect(self._show_note)
        self._show_note()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.setMinimumWidth(TITLE_WIDTH)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(buttons)

    def board_size(self) -> BoardSize:
        """Return the size that is chosen."""
        return BoardSize(self._columns.value(), self._rows.value())

    def _keep_square(self) -> None:
        self._rows.setEnabled(not self._square.isChecked())
        if self._square.isChecked():
            self._rows.setValue(self._columns.value())

    def _show_note(self) -> None:
        is_too_wide = self._columns.value() > hen.MAX_COLUMNS
        words = self.tr("HEN has no more than {columns} columns: save such a board as SGF.")
        self._note.setText(words.format(columns=hen.MAX_COLUMNS) if is_too_wide else "")

    def _spin_box(self, value: int) -> QSpinBox:
        box = QSpinBox(self)
        box.setRange(1, 52)
        box.setValue(value)
        return box
