"""The help window: the guide, HEN with live examples, and the keys, all searchable; and the About box."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QIcon,
    QImage,
    QPixmap,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QSplitter,
    QTabWidget,
    QTextBrowser,
    QTextEdit,
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
from hen_editor.languages import ENGLISH
from hen_editor.resources import GUIDE, application_icon_path
from hen_editor.styles import STYLES
from hen_editor.ui.dialogs.messages import message_box
from hen_editor.ui.style.roles import make_faint
from hen_editor.ui.translation import language
from hen_editor.ui.widgets.plain_text import EmptyNote, label
from hen_editor.ui.wording import message, with_native_keys

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
        self._search.setPlaceholderText(self.tr("Search this page"))
        self._search.setAccessibleName(self._search.placeholderText())
        self._search.setClearButtonEnabled(True)
        self._guide = GuidePages(self)
        self._examples = _Examples(self)
        self._keys = _Keys(keys, self)
        self._pages = QTabWidget(self)
        self._pages.addTab(self._guide, self.tr("Guide"))
        self._pages.addTab(self._with_words(self._examples), self.tr("HEN"))
        self._pages.addTab(self._keys, self.tr("Keys"))
        column = QVBoxLayout(self)
        column.addWidget(self._search)
        column.addWidget(self._pages)
        self.resize(*_SIZE)
        if parent is not None:  # the board stays in view
            self.move(parent.frameGeometry().topRight() - QPoint(_SIZE[0], 0))
        self._search.textChanged.connect(self._filter)
        self._examples.chosen.connect(self.example_chosen)
        self._search.setFocus()

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
        wanted = text.casefold().split()
        self._guide.filter(wanted)
        self._examples.filter(wanted)
        self._keys.filter(wanted)


# The guide: its pages in the user's language, with links and pictures.

_INDEX = "index.md"

_TERMINAL = "command-line.md"
"""The page whose keys are those of a terminal, which are the same on all systems."""

_MARKDOWN = QTextDocument.ResourceType.MarkdownResource

_CONTENTS = 180
"""The width of the list of pages, in pixels."""

_MARGIN = 12
"""The margin of a page, in pixels."""

_NOTE_MARGIN = 4
"""The margin of the line above the pages, in pixels."""

_MATCH = QColor(255, 214, 10, 110)
"""The background of a match, on light and dark pages."""

_MAX_MATCHES = 500

_LINK = re.compile(r"^\d+\. \[([^\]]+)\]\(([\w-]+\.md)\)", re.MULTILINE)


def guide_folder(code: str) -> Path:
    """Return the folder of the guide in a language, or in English if there is no such translation."""
    return next((folder for folder in (GUIDE / code, GUIDE / code[:2]) if folder.is_dir()), GUIDE / ENGLISH)


class GuidePages(QWidget):
    """The list of the guide's pages beside the open page, below a note if they are not in the user's language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        code = language()
        self._folder = guide_folder(code)
        note = label(self.tr("The guide is in English."), self)
        note.setMargin(_NOTE_MARGIN)
        make_faint(note)
        note.setVisible(self._folder.name == ENGLISH != code)
        self._wanted: Sequence[str] = ()
        self._contents = QListWidget(self)
        self._contents.setObjectName("guide-pages")
        self._contents.setAccessibleName(self.tr("Pages of the guide"))
        self._contents.setWordWrap(True)
        self._contents.setSpacing(2)
        self._contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = _Page(self)
        self._page.setAccessibleName(self.tr("The guide"))
        self._page.setPlaceholderText(self.tr("The guide was not found."))
        self._texts: dict[str, str] = {}
        index = self._text(_INDEX)
        for title, name in [(_title(index), _INDEX), *_LINK.findall(index)]:
            item = QListWidgetItem(title, self._contents)
            item.setData(Qt.ItemDataRole.UserRole, name)
            self._texts[name] = self._text(name).casefold()
        self._no_matches = EmptyNote(self.tr("No matches"), self._contents)
        self._no_matches.hide()
        pages = QSplitter(self)
        pages.addWidget(self._contents)
        pages.addWidget(self._page)
        pages.setStretchFactor(1, 1)
        pages.setSizes([_CONTENTS, 3 * _CONTENTS])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(note)
        column.addWidget(pages, 1)
        self._contents.currentItemChanged.connect(self._show_item)
        self._page.sourceChanged.connect(self._show_source)
        self._page.anchorClicked.connect(self._follow)
        self._contents.setCurrentRow(0)

    def filter(self, wanted: Sequence[str]) -> None:
        """List the pages that have all these words, and mark the words in the open page."""
        self._wanted = wanted
        items = [self._contents.item(row) for row in range(self._contents.count())]
        for item in items:
            text = self._texts[item.data(Qt.ItemDataRole.UserRole)]
            item.setHidden(not all(word in text for word in wanted))
        shown = [item for item in items if not item.isHidden()]
        self._no_matches.setVisible(not shown)
        if shown and self._contents.currentItem().isHidden():
            self._contents.setCurrentItem(shown[0])
        else:
            self._page.mark(wanted)

    def _text(self, name: str) -> str:
        return page_text(self._folder / name)

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._show(QUrl.fromLocalFile(str(self._folder / item.data(Qt.ItemDataRole.UserRole))))

    def _show(self, url: QUrl) -> None:
        self._page.setSource(url)

    def _show_source(self, url: QUrl) -> None:
        """Select the open page, which may have been reached by a link, and mark the words searched for in it."""
        for row in range(self._contents.count()):
            if self._contents.item(row).data(Qt.ItemDataRole.UserRole) == url.fileName():
                self._contents.setCurrentRow(row)
        self._page.mark(self._wanted)

    def _follow(self, link: QUrl) -> None:
        """Follow a link: open a page of the guide here, and anything else in its own program."""
        url = self._page.source().resolved(link)
        if url.isLocalFile() and url.fileName().endswith(".md"):
            self._show(url)
        else:
            QDesktopServices.openUrl(url)


class _Page(QTextBrowser):
    """Shows a page, with its pictures as wide as fits."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(_MARGIN)
        # A scroll bar that comes and goes would change the width, so the height of the pictures, so the bar again.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._fitted = 0

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Return the text of a page, or a picture scaled to fit, in the resolution of the screen."""
        if kind == _MARKDOWN.value:
            return page_text(Path(QUrl(url).toLocalFile()))
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return super().loadResource(kind, url)
        self._fitted = self.viewport().width()
        picture = QImage(self.source().resolved(QUrl(url)).toLocalFile())
        margin = 2 * round(self.document().documentMargin())
        scale = self.devicePixelRatioF()
        width = round(min(picture.width(), max(self.viewport().width() - margin, 1) * scale))
        smooth = Qt.TransformationMode.SmoothTransformation
        scaled = picture.scaledToWidth(width, smooth) if picture.width() > width else picture
        scaled.setDevicePixelRatio(scale)
        return scaled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pictures of the page into its new width."""
        super().resizeEvent(event)
        if self._fitted not in (0, self.viewport().width()):
            self._fitted = 0
            before = self.verticalScrollBar().value()
            self.reload()
            self.verticalScrollBar().setValue(before)

    def setSource(self, name: QUrl | str, /, type: QTextDocument.ResourceType = _MARKDOWN) -> None:
        """Show a page."""
        self._fitted = 0
        super().setSource(name, type)

    def mark(self, words: Sequence[str]) -> None:
        """Highlight the words searched for, and scroll to the first of them."""
        found: list[QTextEdit.ExtraSelection] = []
        for word in words:
            cursor = self.document().find(word)
            while not cursor.isNull() and len(found) < _MAX_MATCHES:
                selection = QTextEdit.ExtraSelection()
                selection.cursor = cursor
                selection.format.setBackground(_MATCH)
                found.append(selection)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(found)
        if found:
            first = min((selection.cursor for selection in found), key=QTextCursor.selectionStart)
            first.clearSelection()
            self.setTextCursor(first)
            self.ensureCursorVisible()


def page_text(path: Path) -> str:
    """Return the text of a page, with keys written as the system does; empty if there is no such page."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return text if path.name == _TERMINAL else with_native_keys(text)


def _title(text: str) -> str:
    """Return the title of a page."""
    return text.partition("\n")[0].removeprefix("# ")


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

    def filter(self, wanted: Sequence[str]) -> None:
        """Show the items that have all these words; without any, the headings too."""
        for item in self._items():
            is_heading = item.data(_HEN) is None
            text = item.text().casefold()
            item.setHidden(bool(wanted) and (is_heading or not all(word in text for word in wanted)))
        self._no_matches.setVisible(all(item.isHidden() for item in self._items()))

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

    def filter(self, wanted: Sequence[str]) -> None:
        """Show the commands that have all these words in their line, their tooltip or their menu."""
        for heading, rows in self._menus:
            for row in rows:
                text = " ".join([heading.text(0), row.text(0), row.text(1), row.toolTip(0)]).casefold()
                row.setHidden(not all(word in text for word in wanted))
            heading.setHidden(all(row.isHidden() for row in rows))
        self._no_matches.setVisible(all(heading.isHidden() for heading, _ in self._menus))


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
