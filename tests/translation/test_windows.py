"""The window in each language, and in one whose texts are longer than those of all: nothing is cut, or in English."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QLocale, QSize, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from hen_editor import languages
from hen_editor.document import files
from hen_editor.languages import ENGLISH
from hen_editor.resources import TRANSLATIONS
from hen_editor.ui.command_table import COMMANDS
from hen_editor.ui.session.menus import BOARD_MENU, COPY_MENU, VARIATIONS
from hen_editor.ui.theme import Theme
from hen_editor.ui.translation import translate_into
from hen_editor.ui.widgets.plain_text import ElidedLabel
from hen_editor.ui.window.main_window import MainWindow
from tests.translation.unfinished import messages
from tests.ui.commands.situations import SITUATIONS, show_anew
from tests.ui.dialogs.cut_words import cut_in_dialogs

SMALL = QSize(1024, 700)

LONGER = "longer"
"""The language in which every word has a third more letters, as German and French have where they are longest."""

in_all = pytest.mark.parametrize("spoken", [*languages.offered(), LONGER], indirect=True)

POPPED_UP = (BOARD_MENU, COPY_MENU, VARIATIONS)

ABOUT_FILES = {"read-only", "a file on its way", "presenting"}


class Longer(QTranslator):
    """Makes every word a third longer."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return re.sub(r"(?<![{&<])\b([A-Za-z]{3,})\b(?![}>;])", lambda word: _longer(word[1]), source)


def _longer(word: str) -> str:
    return word + (word[1:] * 2)[: max(1, len(word) // 3)].lower()


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language that is spoken; windows made meanwhile speak it."""
    before = QLocale()
    translators = [Longer()] if request.param == LONGER else translate_into(qapp, request.param)
    if request.param == LONGER:
        qapp.installTranslator(translators[0])
    yield request.param
    for translator in translators:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)
    translate_into(qapp, ENGLISH)


@pytest.fixture
def small(spoken: str, qtbot: QtBot, qapp: QApplication) -> MainWindow:
    """A window of the smallest usual size in that language."""
    window = MainWindow(Theme(qapp))
    qtbot.addWidget(window, before_close_func=lambda closed: closed.leave())
    window.resize(SMALL)
    window.show()
    qtbot.waitExposed(window)
    return window


def cut(top: QWidget) -> list[str]:
    """Return the texts of labels and buttons that have less room than they need."""
    found = []
    for widget in (*top.findChildren(QLabel), *top.findChildren(QAbstractButton)):
        text = widget.text()
        if widget.isVisibleTo(top) and text and not isinstance(widget, ElidedLabel) and _is_cut(widget):
            found.append(f"{type(widget).__name__}: {text}")
    return found


@cache
def english(code: str) -> frozenset[str]:
    """Return the English texts that read otherwise in a language."""
    if code in (ENGLISH, LONGER):
        return frozenset()
    path = TRANSLATIONS / f"hen_editor_{code}.ts"
    pairs = [(plain(message.source), {*map(plain, message.forms)}) for message in messages(path)]
    same = {source for source, forms in pairs if source in forms}
    return frozenset(source for source, _ in pairs if re.search("[A-Za-z]{3}", source)) - same


def plain(text: str) -> str:
    """Return a text without its mnemonic and its tags."""
    return re.sub(r"\(&.\)|&(?!\w+;)|<[^>]+>", "", text)


def shown_texts(top: QWidget) -> Iterator[str]:
    """Yield the texts that a window or a dialog shows, or has ready to be shown."""
    for action in top.findChildren(QAction):
        yield from (action.text(), action.toolTip(), action.statusTip())
    for widget in (top, *top.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.windowTitle(), widget.accessibleName(), widget.accessibleDescription())
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()


def in_english(top: QWidget, code: str) -> list[str]:
    """Return what is shown in English while another language is spoken."""
    return sorted({*map(plain, shown_texts(top))} & english(code))


def _is_cut(widget: QLabel | QAbstractButton) -> bool:
    if widget.hasHeightForWidth():
        return widget.height() < widget.heightForWidth(widget.width())
    needed = widget.minimumSizeHint()
    return widget.width() < needed.width() or widget.height() < needed.height() - 1  # of the space around the words


@in_all
def test_nothing_is_cut_or_in_english_in_a_small_window(
    small: MainWindow, spoken: str, subtests: pytest.Subtests
) -> None:
    for name in [name for name in SITUATIONS if name not in ABOUT_FILES]:
        with subtests.test(name):
            show_anew(small, files.of_text(SITUATIONS[name].text))
            SITUATIONS[name].begins(small)
            QApplication.processEvents()
            assert small.size() == SMALL
            assert cut(small) == []
            assert in_english(small, spoken) == []


@pytest.mark.parametrize("spoken", [ENGLISH], indirect=True)
def test_english_would_be_found(small: MainWindow) -> None:
    assert {"Cut variation", "Board", "Undo"} - {*in_english(small, "it")} == set()


@in_all
def test_no_menu_has_a_letter_twice(small: MainWindow) -> None:
    popped_up = [QMenu(small) for _ in POPPED_UP]
    for menu, shown in zip(popped_up, POPPED_UP, strict=True):
        small.commands.fill(menu, shown)
    doubled = {}
    for menu in (*small.findChildren(QMenu), small.menuBar()):
        texts = [action.text() for action in menu.actions() if action.isVisible()]
        letters = [letter.lower() for text in texts for letter in re.findall("&([^&])", text)]
        if twice := {letter for letter in letters if letters.count(letter) > 1}:
            doubled[" ".join(texts)] = twice
    assert doubled == {}


@in_all
def test_every_command_of_a_menu_has_a_letter(small: MainWindow) -> None:
    found = [small.commands[command.name].text() for command in COMMANDS if command.places]
    assert [text for text in found if text and not re.search("&[^&]", text)] == []


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")  # menus, offscreen
@in_all
def test_no_dialog_cuts_a_word_has_a_letter_twice_or_is_in_english(small: MainWindow, spoken: str) -> None:
    assert cut_in_dialogs(small, lambda dialog: in_english(dialog, spoken))[1] == []
