"""The guide in the window: its pages in the user's language, with links and pictures."""

import re
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QDesktopServices, QImage, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSplitter, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from hen_editor.languages import ENGLISH
from hen_editor.resources import GUIDE
from hen_editor.ui.style.roles import make_faint
from hen_editor.ui.translation import language
from hen_editor.ui.widgets.plain_text import EmptyNote, label

INDEX = "index.md"

_MARKDOWN = QTextDocument.ResourceType.MarkdownResource

_CONTENTS = 180
"""The width of the list of pages, in pixels."""

_MARGIN = 12
"""The margin of a page, in pixels."""

_NOTE_MARGIN = 4
"""The margin of the line above the pages, in pixels."""

_MATCH = QColor(255, 214, 10, 110)
"""The ground of a match, on light and dark pages."""

_MAX_MATCHES = 500

_LINK = re.compile(r"^\d+\. \[([^\]]+)\]\(([\w-]+\.md)\)", re.MULTILINE)


def guide_folder(code: str) -> Path:
    """Return the folder of the guide in a language, or that in English."""
    return next((folder for folder in (GUIDE / code, GUIDE / code[:2]) if folder.is_dir()), GUIDE / ENGLISH)


class GuidePages(QWidget):
    """The list of the guide's pages beside the page that is read, below a line on their language if it is another."""

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
        index = self._text(INDEX)
        for title, name in [(_title(index), INDEX), *_LINK.findall(index)]:
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
        """Show the pages that have all these words, and where the words are in the one that is read."""
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
        path = self._folder / name
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._show(QUrl.fromLocalFile(str(self._folder / item.data(Qt.ItemDataRole.UserRole))))

    def _show(self, url: QUrl) -> None:
        self._page.setSource(url)

    def _show_source(self, url: QUrl) -> None:
        """Select the page that is read, which may have been reached by a link, and mark what is sought in it."""
        for row in range(self._contents.count()):
            if self._contents.item(row).data(Qt.ItemDataRole.UserRole) == url.fileName():
                self._contents.setCurrentRow(row)
        self._page.mark(self._wanted)

    def _follow(self, link: QUrl) -> None:
        """Follow a link: to a page of the guide here, to anything else in its own program."""
        url = self._page.source().resolved(link)
        if url.isLocalFile() and url.fileName().endswith(".md"):
            self._show(url)
        else:
            QDesktopServices.openUrl(url)


class _Page(QTextBrowser):
    """Shows a page with its pictures as wide as there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.document().setDocumentMargin(_MARGIN)
        # A bar that comes and goes would change the width, and so the height of the pictures, and so the bar.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._fitted = 0

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Return a picture that fits, in the resolution of the screen; anything else as Qt loads it."""
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
        """Give the words that are sought a ground of their own, and scroll to the first of them."""
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


def _title(text: str) -> str:
    """Return the title of a page."""
    return text.partition("\n")[0].removeprefix("# ")
