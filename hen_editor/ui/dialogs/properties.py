"""The dialogs for the properties of a node, and for removing those of some kinds from a game."""

from collections.abc import Callable, Iterable
from itertools import islice

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QRadioButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core.diagnostics import Diagnostic
from hen_editor.core.editing.nodes import Properties, RemovableKind, read_values, write_values
from hen_editor.core.sgf.encoding.charsets import replace_undecodable
from hen_editor.core.sgf.properties import HELP, is_identifier
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.ui.widgets.fields import OkCancelButtons
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.wording import message

MAX_PROPERTIES = 500
"""The most properties shown."""

MAX_CHARACTERS = 10_000
"""The most characters of values shown and editable."""

_SIZE = 620, 420
"""The size of the dialog in pixels, with room for a long comment."""

_STRIPPED = {
    RemovableKind.COMMENTS: QT_TRANSLATE_NOOP("StripDialog", "&Comments"),
    RemovableKind.NODE_NAMES: QT_TRANSLATE_NOOP("StripDialog", "Node &names"),
    RemovableKind.LABELS: QT_TRANSLATE_NOOP("StripDialog", "&Labels"),
    RemovableKind.MARKS: QT_TRANSLATE_NOOP("StripDialog", "&Marks"),
    RemovableKind.LINES: QT_TRANSLATE_NOOP("StripDialog", "&Arrows and lines"),
    RemovableKind.TERRITORY: QT_TRANSLATE_NOOP("StripDialog", "&Territory"),
    RemovableKind.GREYED_OUT: QT_TRANSLATE_NOOP("StripDialog", "&Greyed-out points"),
    RemovableKind.VIEW: QT_TRANSLATE_NOOP("StripDialog", "Cropped &views"),
    RemovableKind.ANNOTATIONS: QT_TRANSLATE_NOOP("StripDialog", "Annotation&s"),
    RemovableKind.TIMES: QT_TRANSLATE_NOOP("StripDialog", "Remaining t&imes"),
}


class PropertiesDialog(QDialog):
    """A table of identifiers and values. Problems are shown below it; only a wrong identifier is rejected.

    Very many properties and very long values are truncated; what is not shown is kept.
    look: finds the problems of properties; not called if some properties are not shown.
    """

    def __init__(
        self,
        properties: Properties,
        look: Callable[[Properties], Iterable[Diagnostic]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setWindowTitle(self.tr("Node properties"))
        self.resize(*_SIZE)
        self._table = QTableWidget(0, 2, self)
        self._table.setAccessibleName(self.windowTitle())
        self._table.setHorizontalHeaderLabels([self.tr("Property"), self.tr("Values")])
        header = self._table.horizontalHeader()
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self._table.verticalHeader().hide()
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._given = properties
        self._hidden = dict(islice(properties.items(), MAX_PROPERTIES, None))
        for name, values in islice(properties.items(), MAX_PROPERTIES):
            self._append(name, *_shown(values))
        self._help, self._odd = label("", self), label("", self)
        for explained in (self._help, self._odd):
            explained.setWordWrap(True)
        add, remove = QPushButton(self.tr("&Add"), self), QPushButton(self.tr("&Remove"), self)
        add.clicked.connect(self._add)
        remove.clicked.connect(self._remove)
        self._buttons = OkCancelButtons(self)
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
        """Return the properties in the table; values of repeated identifiers are joined."""
        return self._with_rows(self._hidden)

    def _with_rows(self, others: Properties) -> dict[str, tuple[str, ...]]:
        """Return properties updated from the table."""
        wanted = {**others}
        for row in range(self._table.rowCount()):
            name = self._text(row, 0)
            if self._is_cut(row):
                values = self._given[name]
            elif name or self._text(row, 1):
                values = read_values(self._text(row, 1))
            else:
                continue
            wanted[name] = (*wanted[name], *values) if name in wanted else values
        return wanted

    def _is_cut(self, row: int) -> bool:
        item = self._table.item(row, 1)
        return item is not None and not item.flags() & Qt.ItemFlag.ItemIsEditable

    def accept(self) -> None:
        self._table.setCurrentCell(-1, -1)  # commits text that is still being edited
        if self._buttons.ok.isEnabled():
            super().accept()

    def _text(self, row: int, column: int) -> str:
        item = self._table.item(row, column)
        text = item.text() if item else ""
        return text if column else text.strip()

    def _append(self, name: str, values: str, is_whole: bool = True) -> None:
        row = self._table.rowCount()
        self._table.insertRow(row)
        for column, text in enumerate((name, values)):
            item = QTableWidgetItem(text)
            item.setToolTip(_help(name))
            if not is_whole:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
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
        words = _help(name) or self.tr("Unknown property; it is kept as it is.")
        self._help.setText(self.tr("{property}: {help}").format(property=name, help=words) if name else "")

    def _check(self) -> None:
        wanted = self._with_rows({})
        wrong = [name for name in wanted if name not in self._given and not is_identifier(name)]
        sentence = self.tr("“{name}” is not a property name: use capital letters, such as KM.")
        remarks = [sentence.format(name=name) for name in wrong]
        if not wrong and not self._hidden:
            remarks = [message(problem) for problem in self._look(wanted)]
        if self._hidden:
            words = self.tr("{shown} of {total} properties are shown. The others are kept.")
            number = self.locale().toString
            remarks.append(words.format(shown=number(MAX_PROPERTIES), total=number(len(self._given))))
        self._odd.setText("\n".join(dict.fromkeys(remarks)))
        self._buttons.ok.setEnabled(not wrong)
        self._explain()


def _help(name: str) -> str:
    """Return the help on a property, empty if it is not in SGF."""
    return QCoreApplication.translate("Properties", HELP[name]) if name in HELP else ""


def _shown(values: tuple[str, ...]) -> tuple[str, bool]:
    """Return values in brackets, truncated if long, and whether they are complete."""
    shown, length = list[str](), 0
    for value in values:
        shown.append(value[:MAX_CHARACTERS])
        length += len(value) + 2
        if length > MAX_CHARACTERS:
            return replace_undecodable(write_values(tuple(shown))[:MAX_CHARACTERS]) + "…", False
    return replace_undecodable(write_values(values)), True


class StripDialog(QDialog):
    """Asks which kinds of properties to remove, and whether from this node or the whole game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Remove comments and markup"))
        self._boxes = {kind: QCheckBox(self.tr(name), self) for kind, name in _STRIPPED.items()}
        grid = QGridLayout()
        for place, box in enumerate(self._boxes.values()):
            grid.addWidget(box, place // 2, place % 2)
            box.toggled.connect(self._allow)
        self._whole_game = QRadioButton(self.tr("&Whole game"), self)
        self._whole_game.setChecked(True)
        group = QGroupBox(self.tr("From"), self)
        inside = QVBoxLayout(group)
        inside.addWidget(self._whole_game)
        inside.addWidget(QRadioButton(self.tr("This n&ode"), self))
        self._buttons = OkCancelButtons(self)
        column = QVBoxLayout(self)
        column.addLayout(grid)
        column.addWidget(group)
        column.addWidget(self._buttons)
        self._allow()

    def kinds(self) -> list[RemovableKind]:
        """Return the selected kinds."""
        return [kind for kind, box in self._boxes.items() if box.isChecked()]

    def whole_game(self) -> bool:
        """Return whether to remove them from the whole game."""
        return self._whole_game.isChecked()

    def _allow(self) -> None:
        self._buttons.ok.setEnabled(bool(self.kinds()))
