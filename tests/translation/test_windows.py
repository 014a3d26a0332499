"""The window in each language that is offered, and in one whose texts are longer than those of all: nothing is cut."""

import os
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QSize, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from hen_editor import languages
from hen_editor.languages import ENGLISH
from hen_editor.ui.commands.command import BOARD_MENU, COPY_MENU, VARIATIONS
from hen_editor.ui.commands.table import COMMANDS
from hen_editor.ui.theme import Theme
from hen_editor.ui.translation import translate_into
from hen_editor.ui.widgets.plain_text import ElidedLabel
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.commands.situations import SITUATIONS
from tests.ui.dialogs.cut_words import cut_in_dialogs
from tests.ui.gestures import show_game

SMALL = QSize(1024, 700)

LONGER = "longer"
"""The language in which every word has a third more letters, as German and French have where they are longest."""

ALL = (*languages.offered(), LONGER)
IN_EVERY_RUN = ALL if os.environ.get("HYPOTHESIS_PROFILE") == "thorough" else ("fr", LONGER)
"""The languages in which every dialog and situation is looked at: in all it takes minutes."""

in_all = pytest.mark.parametrize("spoken", ALL, indirect=True)
in_some = pytest.mark.parametrize("spoken", IN_EVERY_RUN, indirect=True)

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


def _is_cut(widget: QLabel | QAbstractButton) -> bool:
    if widget.hasHeightForWidth():
        return widget.height() < widget.heightForWidth(widget.width())
    needed = widget.minimumSizeHint()
    return widget.width() < needed.width() or widget.height() < needed.height() - 1  # of the space around the words


@in_some
@pytest.mark.parametrize("name", [name for name in SITUATIONS if name not in ABOUT_FILES])
def test_nothing_is_cut_in_a_small_window(small: MainWindow, name: str) -> None:
    show_game(small, SITUATIONS[name].text)
    SITUATIONS[name].begins(small)
    QApplication.processEvents()
    assert small.size() == SMALL
    assert cut(small) == []


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
@in_some
def test_no_dialog_cuts_a_word_or_has_a_letter_twice(small: MainWindow) -> None:
    assert cut_in_dialogs(small)[1] == []
