"""The dialog that shows and changes the properties of a node as they stand in the file."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.properties import Properties, is_identifier, read_values, write_values
from hen_editor.core.sgf.charsets import whole_text
from hen_editor.core.sgf.help import HELP

SIZE = 620, 420
"""The width and height of the dialog in pixels, where a long comment has room."""


class PropertiesDialog(QDialog):
    """A table of identifiers and values. What is odd is explained below it; only a wrong identifier is refused.

    look: finds what is odd about properties.
    """

    def __init__(
        self,
        properties: Properties,
        look: Callable[[Properties], Iterable[Diagnostic]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setWindowTitle(self.tr("Properties of the node"))
        self.resize(*SIZE)
        self._table = QTableWidget(0, 2, self)
        self._table.setHorizontalHeaderLabels([self.tr("Property"), self.tr("Values")])
        self._table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self._table.verticalHeader().hide()
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        for name, values in properties.items():
            self._append(name, whole_text(write_values(values)))
        self._help, self._odd = QLabel(self), QLabel(self)
        for label in (self._help, self._odd):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        add, remove = QPushButton(self.tr("&Add"), self), QPushButton(self.tr("&Remove"), self)
        add.clicked.connect(self._add)
        remove.clicked.connect(self._remove)
        standard = QDialogButtonBox.StandardButton
        self._buttons = QDialogButtonBox(standard.Ok | standard.Cancel, self)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        below = QHBoxLayout()
        below.addWidget(add)
        below.addWidget(remove)
        below.addWidget(self._buttons, stretch=1)
        column = QVBoxLayout(self)
        column.addWidget(self._table)
        column.addWidget(self._help)
        column.addWidget(self._odd)
        column.addLayout(below)
        self._table.itemChanged.connect(self._check)
        self._table.currentCellChanged.connect(self._explain)
        self._table.setCurrentCell(0, 1)
        self._explain()
        self._check()

    def properties(self) -> Properties:
        """Return the properties in the table; values of an identifier that stands there twice are joined."""
        wanted: dict[str, tuple[str, ...]] = {}
        for row in range(self._table.rowCount()):
            name = self._text(row, 0)
            if name or self._text(row, 1):
                wanted[name] = (*wanted.get(name, ()), *read_values(self._text(row, 1)))
        return wanted

    def _text(self, row: int, column: int) -> str:
        item = self._table.item(row, column)
        text = item.text() if item else ""
        return text if column else text.strip()

    def _append(self, name: str, values: str) -> None:
        row = self._table.rowCount()
        self._table.insertRow(row)
        for column, text in enumerate((name, values)):
            item = QTableWidgetItem(text)
            item.setToolTip(HELP.get(name, ""))
            self._table.setItem(row, column, item)

    def _add(self) -> None:
        self._append("", "")
        row = self._table.rowCount() - 1
        self._table.setCurrentCell(row, 0)
        self._table.edit(self._table.model().index(row, 0))

    def _remove(self) -> None:
        if self._table.currentRow() >= 0:
            self._table.removeRow(self._table.currentRow())
            self._check()

    def _explain(self) -> None:
        row = self._table.currentRow()
        name = self._text(row, 0) if row >= 0 else ""
        private = self.tr("A property that SGF does not know; it is kept as it stands.")
        self._help.setText(f"{name}: {HELP.get(name, private)}" if name else "")

    def _check(self) -> None:
        wanted = self.properties()
        wrong = [name for name in wanted if not is_identifier(name)]
        sentence = self.tr("“{name}” cannot be the name of a property: it is made of capital letters, as KM.")
        said = [sentence.format(name=name) for name in wrong]
        if not wrong:
            said = [problem.message for problem in self._look(wanted)]
        self._odd.setText("\n".join(dict.fromkeys(said)))
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not wrong)
        self._explain()
