"""The guide in the help window: pages, links, search."""

import pytest
from PySide6.QtCore import QSettings, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.resources import GUIDE
from hen_editor.ui.dialogs.guide import GuidePages, guide_folder
from hen_editor.ui.translation import LANGUAGE


@pytest.fixture
def guide(qtbot: QtBot) -> GuidePages:
    guide = GuidePages()
    qtbot.addWidget(guide)
    guide.resize(640, 400)
    with qtbot.waitExposed(guide):
        guide.show()
    return guide


def contents(guide: GuidePages) -> list[str]:
    """Return the titles of the pages that are listed."""
    pages = guide.findChild(QListWidget)
    return [pages.item(row).text() for row in range(pages.count()) if not pages.item(row).isHidden()]


def page(guide: GuidePages) -> QTextBrowser:
    return guide.findChild(QTextBrowser)


def test_it_begins_with_the_list_of_pages(guide: GuidePages) -> None:
    assert contents(guide)[:3] == ["The guide to HEN Editor", "First steps", "HEN in ten minutes"]
    assert len(contents(guide)) == len([*(GUIDE / "en").glob("*.md")])
    assert page(guide).toPlainText().startswith("The guide to HEN Editor")


def test_a_link_leads_to_its_page_and_selects_it(guide: GuidePages) -> None:
    page(guide).anchorClicked.emit(QUrl("hen.md"))
    assert page(guide).toPlainText().startswith("HEN in ten minutes")
    assert guide.findChild(QListWidget).currentItem().text() == "HEN in ten minutes"


def test_what_is_no_page_is_opened_by_its_own_program(guide: GuidePages) -> None:
    opened: list[QUrl] = []

    class Handler(QWidget):
        @Slot(QUrl)
        def open(self, url: QUrl) -> None:
            opened.append(url)

    handler = Handler()
    QDesktopServices.setUrlHandler("https", handler, "open")
    page(guide).anchorClicked.emit(QUrl("https://github.com/hemme/hen-spec"))
    QDesktopServices.unsetUrlHandler("https")
    assert opened == [QUrl("https://github.com/hemme/hen-spec")]


def test_a_search_lists_the_pages_that_have_all_words_and_marks_them(guide: GuidePages) -> None:
    guide.filter(["conformance"])
    assert contents(guide) == ["The command line", "HEN for implementers"]
    marked = [selection.cursor.selectedText() for selection in page(guide).extraSelections()]
    assert {*marked} == {"conformance"}
    guide.filter(["no such word"])
    assert contents(guide) == []
    guide.filter([])
    assert len(contents(guide)) > 2
    assert page(guide).extraSelections() == []


def test_its_pictures_fit_into_the_page(guide: GuidePages) -> None:
    for width in (640, 900, 500):
        guide.resize(width, 400)
        QApplication.processEvents()
        assert page(guide).document().idealWidth() <= page(guide).viewport().width()


def test_a_language_without_a_guide_has_the_english_one() -> None:
    assert guide_folder("ko") == GUIDE / "en"
    assert guide_folder("en") == GUIDE / "en"
    assert guide_folder("ja") == GUIDE / "ja"


@pytest.mark.parametrize(
    ("code", "is_said", "title"),
    [
        ("en", False, "The guide to HEN Editor"),
        ("ko", True, "The guide to HEN Editor"),
        ("it", False, "La guida di HEN Editor"),
    ],
)
def test_it_says_that_it_is_in_english_where_the_language_is_another(
    qtbot: QtBot, code: str, is_said: bool, title: str
) -> None:
    QSettings().setValue(LANGUAGE, code)
    guide = GuidePages()
    qtbot.addWidget(guide)
    guide.show()
    notes = [note.text() for note in guide.findChildren(QLabel) if note.isVisible()]
    assert ("The guide is in English." in notes) == is_said
    assert contents(guide)[0] == title
