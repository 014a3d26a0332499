"""The command palette: finds commands by their words, and runs the chosen one."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHeaderView, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from hen_editor.ui.colors import colors_of
from hen_editor.ui.style.shapes import paint_box
from hen_editor.ui.widgets.plain_text import EmptyNote

_SIZE = QSize(640, 460)
_MARGIN, _TOP = 8, 32
_NAME = Qt.ItemDataRole.UserRole
_LIST_KEYS = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_WORD = re.compile(r"\w+")


class PaletteEntry(NamedTuple):
    """A command as it is listed: its title and that of its menu, its tip and key, and whether it is enabled.

    words: its title, after that of its submenu if it is in one, as in "Transform: Swap colours".
    """

    name: str
    words: str
    menu: str
    tip: str
    key: str
    is_enabled: bool = True


class CommandPalette(QDialog):
    """A sheet at the top of a window that lists commands while one types their words, the best match first.

    It is as high as its list needs; its upper edge stays. It is accepted with a `chosen` one, and closed by a click
    beside it.

    commands: in the order of the menus. recent: the names of the commands used last, the newest first.
    chosen: the name of the command to run, once the dialog is accepted.
    """

    def __init__(self, commands: Sequence[PaletteEntry], recent: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Popup)
        self.setWindowTitle(self.tr("Command palette"))
        self.setAccessibleName(self.windowTitle())
        self.chosen = ""
        self._commands = commands
        self._recent = recent
        self._search = QLineEdit(self)
        self._search.setPlaceholderText(self.tr("Type words of a command"))
        self._search.setAccessibleName(self._search.placeholderText())
        self._search.setToolTip(self.tr("Beginnings of words are enough; Enter runs the selected command"))
        self._search.textChanged.connect(self._list)
        self._search.returnPressed.connect(self._choose)
        self._table = QTreeWidget(self)
        self._table.setColumnCount(3)
        self._table.setHeaderHidden(True)
        self._table.setRootIsDecorated(False)
        self._table.setUniformRowHeights(True)
        self._table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._table.setMinimumHeight(1)
        self._table.setAccessibleName(self.tr("Commands"))
        self._table.header().setStretchLastSection(False)
        for column, mode in enumerate((QHeaderView.ResizeMode.Stretch, *[QHeaderView.ResizeMode.ResizeToContents] * 2)):
            self._table.header().setSectionResizeMode(column, mode)
        self._table.itemClicked.connect(self._choose)
        self._no_matches = EmptyNote(self.tr("No matches"), self._table)
        rows = QVBoxLayout(self)
        rows.addWidget(self._search)
        rows.addWidget(self._table)
        rows.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        rows.setSpacing(_MARGIN)
        self._lay_at_top()
        self._most = self.height()
        self._list("")
        self._search.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the list handle the keys that move in it, although the focus stays in the search field.

        They are not sent as events: a list at its end would pass them back to here, again and again.
        """
        if event.key() in _LIST_KEYS:
            self._table.keyPressEvent(event)
            event.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet with a line around it."""
        colors = colors_of(self.palette())
        paint_box(QPainter(self), self.rect(), colors.window, colors.frame, 0)

    def _lay_at_top(self) -> None:
        """Place the sheet below the menu bar of the window, centred and within the window."""
        around = self.parentWidget()
        if around is None:
            self.resize(_SIZE)
            return
        self.resize(_SIZE.boundedTo(around.size() - QSize(2 * _MARGIN, 2 * _TOP)))
        self.move(around.mapToGlobal(QPoint((around.width() - self.width()) // 2, _TOP)))

    def _list(self, sought: str) -> None:
        self._table.clear()
        rows = [self._row(command) for command in found(self._commands, sought, self._recent)]
        self._table.addTopLevelItems(rows)
        self._no_matches.setVisible(not rows)
        self._table.setCurrentItem(next((row for row in rows if not row.isDisabled()), QTreeWidgetItem()))
        self._fit(len(rows))

    def _fit(self, count: int) -> None:
        """Fit the height to the number of rows (one, with a note, if there are none), at most the initial height."""
        around = 3 * _MARGIN + self._search.sizeHint().height() + 2 * self._table.frameWidth()
        self.resize(self.width(), min(around + max(count, 1) * self._row_height, self._most))

    @property
    def _row_height(self) -> int:
        return self.fontMetrics().height() + _MARGIN

    def _row(self, command: PaletteEntry) -> QTreeWidgetItem:
        row = QTreeWidgetItem([command.words, command.menu, command.key])
        row.setData(0, _NAME, command.name)
        row.setDisabled(not command.is_enabled)
        row.setSizeHint(0, QSize(0, self._row_height))
        if command.is_enabled:
            for column in (1, 2):
                row.setForeground(column, self.palette().placeholderText())
        for column in range(self._table.columnCount()):
            row.setToolTip(column, command.tip)
        return row

    def _choose(self) -> None:
        row = self._table.currentItem()
        if row is not None and not row.isDisabled():
            self.chosen = str(row.data(0, _NAME))
            self.accept()


def found(commands: Iterable[PaletteEntry], sought: str, recent: Sequence[str]) -> list[PaletteEntry]:
    """Return the commands that have all the words, the best matches first; among equals, enabled, then recent ones.

    >>> commands = [
    ...     PaletteEntry("last", "End of line", "Navigate", "", "End"),
    ...     PaletteEntry("line", "Line", "Tools", "", ""),
    ... ]
    >>> [command.name for command in found(commands, "li", [])], [c.name for c in found(commands, "li", ["line"])]
    (['last', 'line'], ['line', 'last'])
    >>> [command.name for command in found(commands, "tool lin", [])]
    ['line']
    """
    wanted = _words(sought)
    places: Mapping[str, int] = {name: place for place, name in enumerate(recent)}

    def order(command: PaletteEntry) -> tuple[int, bool, int]:
        return _rank(command, wanted), not command.is_enabled, places.get(command.name, len(places))

    return sorted((command for command in commands if _rank(command, wanted) < len(_MATCHES)), key=order)


def _rank(command: PaletteEntry, wanted: Iterable[str]) -> int:
    """Return how well a command matches, 0 being best; `len(_MATCHES)` if a word is missing."""
    missing = len(_MATCHES)
    ranks = (next((rank for rank, match in enumerate(_MATCHES) if match(command, word)), missing) for word in wanted)
    return max(ranks, default=0)


def _begins_word(text: str, sought: str) -> bool:
    return any(word.startswith(sought) for word in _words(text))


_MATCHES: Sequence[Callable[[PaletteEntry, str], bool]] = (
    lambda command, word: word in _words(command.words.rpartition(":")[2]),
    lambda command, word: _begins_word(command.words.rpartition(":")[2], word),
    lambda command, word: _begins_word(command.words, word),
    lambda command, word: "".join(each[0] for each in _words(command.words)).startswith(word),
    lambda command, word: _begins_word(command.menu, word),
    lambda command, word: _begins_word(f"{command.tip} {command.key}", word),
    lambda command, word: word in f"{command.words} {command.menu} {command.tip}".casefold(),
)
"""The ways in which a word can match, the best first."""


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())
