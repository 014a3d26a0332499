"""The help window, What's This and the About box: made from the program's own tables, searched, and put to use."""

import re
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTabWidget,
    QTextBrowser,
    QTreeWidget,
    QWhatsThis,
    QWidget,
)
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.hen import codes
from hen_editor.core.hen.guide import MISTAKES, PARTS
from hen_editor.resources import GUIDE
from hen_editor.ui.commands.help import describe, explanation
from hen_editor.ui.dialogs.guide import GuidePages, guide_folder
from hen_editor.ui.dialogs.help import HelpWindow, about_box
from hen_editor.ui.hen_field.message_line import MessageLine
from hen_editor.ui.hen_field.messages import MessageOffer
from hen_editor.ui.translation import LANGUAGE
from hen_editor.ui.widgets.plain_text import EmptyNote
from hen_editor.ui.window.main_window import MainWindow
from hen_editor.ui.wording import with_native_keys
from tests.ui.gestures import keys, show_game


@pytest.fixture
def help_window(window: MainWindow) -> Iterator[HelpWindow]:
    keys(window, "F1")
    made = window.findChild(HelpWindow)
    assert made is not None
    yield made
    made.close()


def examples_of(help_window: HelpWindow) -> QListWidget:
    (examples,) = (found for found in help_window.findChildren(QListWidget) if found.accessibleName().startswith("Ex"))
    return examples


def items(help_window: HelpWindow) -> list[QListWidgetItem]:
    examples = examples_of(help_window)
    return [examples.item(row) for row in range(examples.count())]


def shown(help_window: HelpWindow) -> list[str]:
    return [item.text() for item in items(help_window) if not item.isHidden()]


def search(help_window: HelpWindow, text: str) -> None:
    help_window.findChild(QLineEdit).setText(text)


def test_each_kind_of_problem_of_a_text_is_among_the_mistakes() -> None:
    told = {problem.code for text in MISTAKES for problem in hen.read(text).diagnostics}
    of_positions = {codes.TOO_WIDE.code, codes.LABEL_LEFT_OUT.code, codes.NUMBER_LEFT_OUT.code}
    assert told == {kind.code for kind in codes.ALL} - of_positions
    assert [text for text in MISTAKES if len(hen.read(text).diagnostics) != 1] == []


def test_a_click_on_an_example_puts_it_on_the_board(window: MainWindow, help_window: HelpWindow) -> None:
    (item,) = (item for item in items(help_window) if item.text().startswith(".5x5_3Cb.w\n"))
    examples = examples_of(help_window)
    examples.scrollToItem(item)
    QTest.mouseClick(
        examples.viewport(), Qt.MouseButton.LeftButton, pos=examples.visualItemRect(item).topLeft() + examples.pos()
    )
    assert hen.format(window.document.snapshot.position) == ".5x5_3Cb.w"


def test_one_example_follows_another_and_undo_goes_back(window: MainWindow, help_window: HelpWindow) -> None:
    for text in (".5x5_3Cb.w", ".7x3_2bwrglyp"):
        help_window.example_chosen.emit(text)
        assert window.document.snapshot.hen_text.text == text
    window.document.undo_stack.undo()
    assert window.document.snapshot.hen_text.text == ".5x5_3Cb.w"


def test_a_mistake_is_explained_in_the_field(window: MainWindow, help_window: HelpWindow) -> None:
    help_window.example_chosen.emit("_19RBW")
    line = window.hen_field.findChild(MessageLine)
    assert line.message.text.startswith("“RBW” mixes up upper and lower case")
    assert line.message.buttons[0].offer is MessageOffer.FIX


def test_an_example_replaces_no_game(window: MainWindow, help_window: HelpWindow) -> None:
    show_game(window, "(;SZ[5];B[aa];W[bb])")
    help_window.example_chosen.emit(".5x5_3Cb.w")
    assert window.document.snapshot.tree.node_count == 3
    offers = [button.offer for button in window.hen_field.findChild(MessageLine).message.buttons]
    assert offers == [MessageOffer.OPEN_AS_NEW, MessageOffer.ADD_AS_VARIATION]


def test_both_pages_are_made_from_tables_and_searched(window: MainWindow, help_window: HelpWindow) -> None:
    texts = shown(help_window)
    for part in PARTS:
        assert any(part.meaning in text and part.example in text for text in texts)
    assert sum(not item.icon().isNull() for item in items(help_window)) == len(PARTS) + len(hen.EXAMPLES)
    search(help_window, "order colours")
    assert [text.split("\n")[0] for text in shown(help_window)] == [".5x5_3B~1~2~3~brw", ".5x5~b"]
    search(help_window, "fork")
    table = help_window.findChild(QTreeWidget)
    menus = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
    rows = [menu.child(row) for menu in menus for row in range(menu.childCount())]
    assert len(rows) == sum(bool(action.shortcuts()) for action in window.commands.children() if action.objectName())
    assert [row.text(1) for row in rows if not row.isHidden()] == ["Ctrl+Up", "Ctrl+Down"]
    assert [row.toolTip(0) for row in rows if not row.isHidden()] == ["Go to the previous fork", "Go to the next fork"]
    assert not table.horizontalScrollBar().isVisible()
    notes = [page.findChild(EmptyNote) for page in (examples_of(help_window), table)]
    assert {note.text() for note in notes} == {"No matches"}
    for text, empty in (("", [False, False]), ("fork", [True, False]), ("qqq", [True, True])):
        search(help_window, text)
        assert [not note.isHidden() for note in notes] == empty, text


def test_a_search_counts_on_every_tab_and_leaves_one_without_matches(help_window: HelpWindow) -> None:
    tabs = help_window.findChild(QTabWidget)

    def titles() -> list[str]:
        return [tabs.tabText(tab) for tab in range(tabs.count())]

    before = titles()
    search(help_window, "right-click")
    assert (tabs.currentIndex(), titles()) == (2, ["Guide (0)", "HEN (0)", "Keys (1)"])
    search(help_window, "conformance")
    assert (tabs.currentIndex(), titles()) == (0, ["Guide (2)", "HEN (0)", "Keys (0)"])
    QTest.keyClick(help_window.findChild(QLineEdit), Qt.Key.Key_Return)
    assert help_window.isVisible()
    search(help_window, "")
    assert titles() == before


def test_by_keys_what_has_the_focus_is_explained(window: MainWindow) -> None:
    window.comment_box.setFocus()
    keys(window, "Shift+F1")
    assert window.statusBar().currentMessage().startswith("Click what is to be explained, or press Shift+F1 again")
    keys(window, "Shift+F1")
    shown = QApplication.activePopupWidget()
    assert shown is not None
    assert shown.metaObject().className() == "QWhatsThat"
    assert not QWhatsThis.inWhatsThisMode()
    shown.close()


def test_every_visible_control_says_what_it_is(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]PB[Ann];B[aa];W[bb])(;SZ[9])")
    describe(window.session)
    kinds = (QAbstractButton, QLineEdit, QAbstractScrollArea)
    controls = [widget for widget in window.findChildren(QWidget) if isinstance(widget, kinds) and widget.isVisible()]

    assert controls
    assert [(type(control).__name__, control.objectName()) for control in controls if not explanation(control)] == []
    assert [name for name in ("open", "play", "pass") if not window.commands[name].whatsThis()] == []


# The guide.


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
    return [title for title, *_ in listed(guide)]


def listed(guide: GuidePages) -> list[list[str]]:
    """Return the lines of the pages that are listed."""
    pages = guide.findChild(QListWidget)
    return [pages.item(row).text().split("\n") for row in range(pages.count()) if not pages.item(row).isHidden()]


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
    assert all("conformance" in words for _, words in listed(guide))
    guide.filter(["no such word"])
    assert contents(guide) == []
    guide.filter([])
    assert all(len(lines) == 1 for lines in listed(guide))
    assert page(guide).extraSelections() == []


def test_what_is_only_in_an_address_is_not_found(guide: GuidePages) -> None:
    assert "hearing.md" in (GUIDE / "en" / "index.md").read_text(encoding="utf-8")
    assert guide.filter(["hearing.md"]) == 0


def test_one_goes_from_match_to_match_and_page_to_page(guide: GuidePages) -> None:
    guide.filter(["conformance"])
    count = len(page(guide).extraSelections())
    seen = []
    for _ in range(count):
        seen.append((page(guide).source().fileName(), page(guide).textCursor().position()))
        guide.go_on()
    assert len({*seen}) == count
    assert {name for name, _ in seen} == {"command-line.md"}
    assert page(guide).source().fileName() == "implementers.md"
    for _ in page(guide).extraSelections():
        guide.go_on()
    assert (page(guide).source().fileName(), page(guide).textCursor().position()) == seen[0]


@pytest.mark.parametrize(
    ("name", "system", "shown"),
    [
        ("pasting.md", "darwin", "⌘V"),
        ("pasting.md", "linux", "Ctrl+V"),
        ("keys.md", "darwin", "⇧⌘P"),
        ("command-line.md", "darwin", "Ctrl+C"),
    ],
)
def test_macos_has_its_own_signs_for_keys(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str, system: str, shown: str
) -> None:
    """Those of a terminal are the same everywhere."""
    monkeypatch.setattr(sys, "platform", system)
    guide = GuidePages()
    qtbot.addWidget(guide)
    page(guide).anchorClicked.emit(QUrl(name))
    assert shown in page(guide).toPlainText()
    guide.filter([shown.casefold()])
    assert guide.findChild(QListWidget).currentItem().data(Qt.ItemDataRole.UserRole) == name


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ctrl+Alt+Shift+Left, Shift+P.", "⌥⇧⌘Left, ⇧P."),
        ("ます。Ctrl+ホイール", "ます。⌘ホイール"),
        ("Ctrl+Pag↓ o Alt+Su", "⌘Pag↓ o ⌥Su"),
        ("Ctrl++ and Ctrl+-", "⌘+ and ⌘-"),
        ("Shift and 1+1", "Shift and 1+1"),
    ],
)
def test_keys_in_a_text_have_the_signs_and_the_order_of_macos(
    monkeypatch: pytest.MonkeyPatch, text: str, shown: str
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert with_native_keys(text) == shown


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


# The About box.


def test_the_specification_and_the_licence_are_links_and_the_text_can_be_selected(window: MainWindow) -> None:
    box = about_box(window)
    links = re.findall('href="([^"]+)"', box.informativeText())
    assert links == ["https://github.com/hemme/hen-spec", "https://opensource.org/license/mit"]
    texts = [shown for shown in box.findChildren(QLabel) if shown.text()]
    assert len(texts) == 2
    for shown in texts:
        assert shown.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
        assert shown.openExternalLinks()
