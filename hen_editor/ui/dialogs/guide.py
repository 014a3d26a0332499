"""The guide: its pages in the user's language, with links and pictures, and a search through all of them."""

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QDesktopServices, QImage, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSplitter, QTextBrowser, QTextEdit, QVBoxLayout, QWidget

from hen_editor.core.texts import shortened
from hen_editor.languages import ENGLISH
from hen_editor.resources import GUIDE
from hen_editor.ui.style.roles import make_faint
from hen_editor.ui.translation import language
from hen_editor.ui.widgets.plain_text import EmptyNote, label
from hen_editor.ui.wording import with_native_keys

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

_EXCERPT = 60
"""About how many characters of a page are shown around a match."""

_NAME = Qt.ItemDataRole.UserRole

_LINK = re.compile(r"^\d+\. \[([^\]]+)\]\(([\w-]+\.md)\)", re.MULTILINE)


def guide_folder(code: str) -> Path:
    """Return the folder of the guide in a language, or in English if there is no such translation."""
    return next((folder for folder in (GUIDE / code, GUIDE / code[:2]) if folder.is_dir()), GUIDE / ENGLISH)


class GuidePages(QWidget):
    """The list of the guide's pages beside the open page, below a note if they are not in the user's language.

    Of a search, the list shows the pages found, each with the words around its first match.
    """

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
        index = page_text(self._folder / _INDEX)
        self._titles = {_INDEX: _title(index), **{name: title for title, name in _LINK.findall(index)}}
        for name, title in self._titles.items():
            item = QListWidgetItem(title, self._contents)
            item.setData(_NAME, name)
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

    def filter(self, wanted: Sequence[str]) -> int:
        """List the pages that have all these words, and mark the words in the open page; return how many there are."""
        self._wanted = wanted
        items = [self._contents.item(row) for row in range(self._contents.count())]
        for item in items:
            name = item.data(_NAME)
            text = self._texts[name] if wanted else ""
            item.setHidden(not all(word in text.casefold() for word in wanted))
            item.setText("\n".join(filter(None, dict.fromkeys((self._titles[name], excerpt(text, wanted))))))
        shown = [item for item in items if not item.isHidden()]
        self._no_matches.setVisible(not shown)
        if shown and self._contents.currentItem().isHidden():
            self._contents.setCurrentItem(shown[0])
        else:
            self._page.mark(wanted)
        return len(shown)

    def show_page(self, name: str) -> None:
        """Open a page, by the name of its file."""
        self._show(QUrl.fromLocalFile(str(self._folder / name)))

    def go_on(self) -> None:
        """Go to the next match: in this page, or else in the next one of the list, after the last in the first."""
        if self._page.go_on():
            return
        rows = [row for row in range(self._contents.count()) if not self._contents.item(row).isHidden()]
        if rows:
            self._contents.setCurrentRow(next((row for row in rows if row > self._contents.currentRow()), rows[0]))
            self._page.mark(self._wanted)  # again, from the beginning, if it is the only page

    @cached_property
    def _texts(self) -> Mapping[str, str]:
        """The texts of the pages as they are read, by their names."""
        document, texts = QTextDocument(), dict[str, str]()
        for name in self._titles:
            document.setMarkdown(page_text(self._folder / name))
            texts[name] = document.toPlainText()
        return texts

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.show_page(item.data(_NAME))

    def _show(self, url: QUrl) -> None:
        self._page.setSource(url)

    def _show_source(self, url: QUrl) -> None:
        """Select the open page, which may have been reached by a link, and mark the words searched for in it."""
        for row in range(self._contents.count()):
            if self._contents.item(row).data(_NAME) == url.fileName():
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
        self._matches: list[int] = []

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
        found, self._matches = list[QTextEdit.ExtraSelection](), []
        for word in words:
            cursor = self.document().find(word)
            while not cursor.isNull() and len(found) < _MAX_MATCHES:
                selection = QTextEdit.ExtraSelection()
                selection.cursor = cursor
                selection.format.setBackground(_MATCH)
                found.append(selection)
                cursor = self.document().find(word, cursor)
        self.setExtraSelections(found)
        self._matches = sorted(selection.cursor.selectionStart() for selection in found)
        self.go_on()

    def go_on(self) -> bool:
        """Scroll to the next of the words searched for; return whether there was one left."""
        if not self._matches:
            return False
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._matches.pop(0))
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        return True


def page_text(path: Path) -> str:
    """Return the text of a page, with keys written as the system does; empty if there is no such page."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return text if path.name == _TERMINAL else with_native_keys(text)


def _title(text: str) -> str:
    """Return the title of a page."""
    return text.partition("\n")[0].removeprefix("# ")


def excerpt(text: str, words: Sequence[str]) -> str:
    """Return the words around the first of some words in a text, within its line; empty if it has none.

    >>> excerpt("What is at the place where something else was counts as replaced.", ["replaced"])
    '…something else was counts as replaced.'
    """
    for line in text.splitlines():
        places = [place for word in words if (place := line.casefold().find(word)) >= 0]
        if places:
            start = max(0, min(places) - _EXCERPT // 2)
            start = line.find(" ", start) + 1 if start else 0
            return f"{'…' * bool(start)}{shortened(line[start:].strip(), _EXCERPT)}"
    return ""
