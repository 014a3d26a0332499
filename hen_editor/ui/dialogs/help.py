"""The help window: the guide, HEN with live examples, and the keys, all searchable; and the About box."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal, qVersion
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QTabWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hen_editor import __version__
from hen_editor.core import hen
from hen_editor.core.board import BoardSize
from hen_editor.core.hen.guide import MISTAKES, PARTS
from hen_editor.core.position import Position
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.drawing.draw import draw
from hen_editor.drawing.figure import Figure, Sides, around
from hen_editor.drawing.painter.painting import image
from hen_editor.resources import application_icon_path
from hen_editor.styles import STYLES
from hen_editor.ui.dialogs.guide import GuidePages
from hen_editor.ui.dialogs.messages import message_box
from hen_editor.ui.widgets.plain_text import EmptyNote, label
from hen_editor.ui.wording import message

translate = QCoreApplication.translate

_SIZE = 640, 640


class KeyLine(NamedTuple):
    """A command as it is listed: its title, its keys as text, and its tip."""

    words: str
    keys: str
    tip: str


class HelpWindow(QDialog):
    """Shows the guide, a page on HEN and one on the keys.

    keys: the commands that have keys, by the titles of their menus.
    example_chosen: the HEN of an example, to be shown on the board.
    """

    example_chosen = Signal(str)

    def __init__(self, keys: Mapping[str, Sequence[KeyLine]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Help"))
        self._search = QLineEdit(self)
        self._search.setPlaceholderText(self.tr("Search all pages"))
        self._search.setAccessibleName(self._search.placeholderText())
        self._search.setClearButtonEnabled(True)
        self._guide = GuidePages(self)
        self._examples = _Examples(self)
        self._keys = _Keys(keys, self)
        self._pages = QTabWidget(self)
        self._titles = (self.tr("Guide"), self.tr("HEN"), self.tr("Keys"))
        for page, title in zip((self._guide, self._with_words(self._examples), self._keys), self._titles, strict=True):
            self._pages.addTab(page, title)
        column = QVBoxLayout(self)
        column.addWidget(self._search)
        column.addWidget(self._pages)
        self.resize(*_SIZE)
        if parent is not None:  # the board stays in view
            self.move(parent.frameGeometry().topRight() - QPoint(_SIZE[0], 0))
        self._search.textChanged.connect(self._filter)
        self._search.returnPressed.connect(self._go_on)
        self._examples.chosen.connect(self.example_chosen)
        self._search.setFocus()

    def show_page(self, name: str) -> None:
        """Show a page of the guide, by the name of its file."""
        self._pages.setCurrentWidget(self._guide)
        self._guide.show_page(name)

    def _with_words(self, examples: QWidget) -> QWidget:
        """Return the examples below a sentence on what HEN is."""
        page = QWidget(self)
        about = self.tr(
            "HEN writes a Go position in one line: rows begin with _ and a number, columns are capital letters, stones "
            "small ones. Click an example to see it on the board."
        )
        words = label(about, page)
        words.setWordWrap(True)
        column = QVBoxLayout(page)
        column.addWidget(words)
        column.addWidget(examples)
        return page

    def _filter(self, text: str) -> None:
        """Search all tabs, count on each what was found, and leave one without matches for another one."""
        wanted = text.casefold().split()
        counts = [tab.filter(wanted) for tab in (self._guide, self._examples, self._keys)]
        for tab, (title, count) in enumerate(zip(self._titles, counts, strict=True)):
            self._pages.setTabText(tab, f"{title} ({count})" if wanted else title)
        if any(counts) and not counts[self._pages.currentIndex()]:
            self._pages.setCurrentIndex(next(tab for tab, count in enumerate(counts) if count))

    def _go_on(self) -> None:
        if self._pages.currentWidget() is self._guide:
            self._guide.go_on()


# HEN, with live examples.

_BOARD = 112
_LONGEST = 60
"""The most characters of a HEN that are shown."""

_SMALL = BoardSize(9, 9)
_HEN = Qt.ItemDataRole.UserRole

_EXAMPLES = (
    QT_TRANSLATE_NOOP("HelpWindow", "A position with a ko and a last move"),
    QT_TRANSLATE_NOOP("HelpWindow", "The ear-reddening move, with squares and a circle"),
    QT_TRANSLATE_NOOP("HelpWindow", "Numbered moves and a label"),
)
"""The titles of `hen.EXAMPLES`."""


class _Examples(QListWidget):
    """The parts of HEN and whole positions, each with a board, and the problems that a HEN can have.

    chosen: the HEN of the item that was clicked, or opened with Enter.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Examples of HEN"))
        self.setIconSize(QSize(_BOARD, _BOARD))
        self.setWordWrap(True)
        self.setSpacing(3)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._add_heading(self.tr("The parts of a HEN"))
        for part in PARTS:
            meaning = translate("HenGuide", part.meaning)
            self._add_with_board(f"{part.form}   {meaning}", part.example)
        self._add_heading(self.tr("Whole positions"))
        for words, text in zip(_EXAMPLES, hen.EXAMPLES, strict=True):
            self._add_with_board(translate("HelpWindow", words), text)
        self._add_heading(self.tr("Mistakes and their messages"))
        for text in MISTAKES:
            self._add(" ".join(message(problem) for problem in hen.parse(text).diagnostics), text)
        self._no_matches = EmptyNote(self.tr("No matches"), self)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def filter(self, wanted: Sequence[str]) -> int:
        """Show the items that have all these words; without any, the headings too. Return how many are shown."""
        for item in self._items():
            is_heading = item.data(_HEN) is None
            text = item.text().casefold()
            item.setHidden(bool(wanted) and (is_heading or not all(word in text for word in wanted)))
        count = sum(not item.isHidden() for item in self._items())
        self._no_matches.setVisible(not count)
        return count

    def _items(self) -> Iterator[QListWidgetItem]:
        return (self.item(row) for row in range(self.count()))

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text, self)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = item.font()
        font.setBold(True)
        item.setFont(font)

    def _add(self, words: str, text: str) -> QListWidgetItem:
        shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
        item = QListWidgetItem(f"{shown}\n{words}", self)
        item.setData(_HEN, text)
        item.setToolTip(self.tr("Click to see it on the board"))
        return item

    def _add_with_board(self, words: str, text: str) -> None:
        picture = _board(hen.parse(text).value, self.devicePixelRatioF())
        self._add(words, text).setIcon(QIcon(picture))

    def _choose(self, item: QListWidgetItem) -> None:
        if item.data(_HEN) is not None:
            self.chosen.emit(item.data(_HEN))


def _board(position: Position, scale: float) -> QPixmap:
    """Return a small picture of a position with coordinates; of a large board, only the part around the stones."""
    figure = Figure(position, sides=Sides.TWO)
    if position.size.columns > _SMALL.columns:
        figure = figure._replace(part=around(figure))
    made = QPixmap.fromImage(image(draw(figure, STYLES["wood"]), round(_BOARD * scale)))
    made.setDevicePixelRatio(scale)
    return made


# The keys.


class _Keys(QTreeWidget):
    """The keys by menu; tooltips say what the commands do."""

    def __init__(self, keys: Mapping[str, Sequence[KeyLine]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Commands and their keys"))
        self.setHeaderLabels([self.tr("Command"), self.tr("Keys")])
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setUniformRowHeights(True)
        self._menus: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        for menu, lines in keys.items():
            heading = QTreeWidgetItem(self, [menu])
            self._menus.append((heading, [_row(heading, line) for line in lines]))
        self.expandAll()
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self._no_matches = EmptyNote(self.tr("No matches"), self)

    def filter(self, wanted: Sequence[str]) -> int:
        """Show the commands with all these words in their line, tooltip or menu; return how many are shown."""
        for heading, rows in self._menus:
            for row in rows:
                text = " ".join([heading.text(0), row.text(0), row.text(1), row.toolTip(0)]).casefold()
                row.setHidden(not all(word in text for word in wanted))
            heading.setHidden(all(row.isHidden() for row in rows))
        count = sum(not row.isHidden() for _, rows in self._menus for row in rows)
        self._no_matches.setVisible(not count)
        return count


def _row(heading: QTreeWidgetItem, line: KeyLine) -> QTreeWidgetItem:
    row = QTreeWidgetItem(heading, [line.words, line.keys])
    for column in range(row.columnCount()):
        row.setToolTip(column, line.tip)
    return row


# The About box.

_LINKS = (
    (QT_TRANSLATE_NOOP("AboutBox", "The HEN specification"), "https://github.com/hemme/hen-spec"),
    (QT_TRANSLATE_NOOP("AboutBox", "The MIT licence"), "https://opensource.org/license/mit"),
)


def about_box(parent: QWidget) -> QMessageBox:
    """Return the About box; the caller opens it."""
    box = message_box(parent, "")
    box.setWindowTitle(translate("AboutBox", "About HEN Editor"))
    box.setIconPixmap(QIcon(str(application_icon_path())).pixmap(96, 96, QIcon.Mode.Normal))
    box.setTextFormat(Qt.TextFormat.RichText)
    what = translate("AboutBox", "An editor for Go positions in HEN and games in SGF.")
    box.setText(f"<h3>HEN Editor {__version__}</h3><p>{what}</p>")
    about = translate(
        "AboutBox",
        "HEN (Hemme Notation) is one line of text for one Go position. Free software under the MIT licence.",
    )
    links = [f'<a href="{address}">{translate("AboutBox", words)}</a>' for words, address in _LINKS]
    box.setInformativeText(f"<p>{about}</p><p>{'<br>'.join(links)}</p><p>Qt {qVersion()}</p>")
    box.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
    box.addButton(QMessageBox.StandardButton.Ok)
    return box
