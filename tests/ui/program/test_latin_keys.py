"""Shortcuts with letters, where the keyboard has letters of another script alone."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from hen_editor.core.board import Point
from hen_editor.ui.command_table import BY_NAME
from hen_editor.ui.program.latin_keys import LatinKeys, latin_key
from hen_editor.ui.window.main_window import MainWindow

_MODIFIER = Qt.KeyboardModifier
_NONE, _CTRL = _MODIFIER.NoModifier, _MODIFIER.ControlModifier

# Scan codes of X11, and the letters on these keys.
P, C, Z, S = 33, 54, 52, 39
RUSSIAN = {P: "З", C: "С", Z: "Я", S: "Ы"}

US = "QWERTYUIOPASDFGHJKLZXCVBNM"
PLACES = [*range(24, 34), *range(38, 47), *range(52, 59)]
LETTERS = {
    "Russian": "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ",
    "Ukrainian": "ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ",
    "Greek": ";ΣΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ",
    "Hebrew": "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    "Arabic": "ضصثقفغعهخحشسيبلاتنمئءؤر\0ىة",
    "Georgian": "ქწერტყუიოპასდფგჰჯკლზხცვბნმ",
}
"""What the keys type, row by row, that are Q to P, A to L and Z to M in the USA."""


@pytest.fixture
def keyboard(qapp: QApplication, window: MainWindow) -> Iterator[MainWindow]:
    """The window of a program that looks at keys as on X11."""
    latin = LatinKeys(qapp, "xcb")
    latin.listen(window.windowHandle())
    yield window
    window.windowHandle().removeEventFilter(latin)
    latin.deleteLater()


def event(character: str, place: int, modifiers: Qt.KeyboardModifier = _NONE, virtual: int = 0) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, ord(character), modifiers, place, virtual, 0, character.lower())


def press(window: MainWindow, place: int, modifiers: Qt.KeyboardModifier = _NONE) -> None:
    """Press a key as Qt hands it to a window, once it is no shortcut."""
    QCoreApplication.sendEvent(window.windowHandle(), event(RUSSIAN[place], place, modifiers))


@pytest.mark.parametrize("language", LETTERS)
def test_keys_are_known_by_their_places(language: str) -> None:
    keys = [(latin, letter, place) for latin, letter, place in zip(US, LETTERS[language], PLACES, strict=True)]
    found = {latin: latin_key(event(letter, place), "xcb") for latin, letter, place in keys if letter.isalpha()}
    assert found == {latin: Qt.Key(ord(latin)) for latin in found}
    assert len(found) > 20


@pytest.mark.parametrize(
    ("platform", "place", "virtual"),
    [("xcb", C, 0x6D3), ("wayland", C, 0x6D3), ("wayland-egl", C, 0x6D3), ("windows", C - 8, 0x43), ("cocoa", 0, 8)],
)
def test_each_system_has_its_codes_of_places(platform: str, place: int, virtual: int) -> None:
    assert latin_key(event("С", place, virtual=virtual), platform) == Qt.Key.Key_C
    assert latin_key(event("С", place, virtual=virtual), "offscreen") is None


@pytest.mark.parametrize("character", ["C", "É", "Ł", "İ", "Ș", "№", "’", "ß", "3"])
def test_latin_letters_and_signs_are_what_they_are(character: str) -> None:
    """Dvorak and AZERTY have their letters elsewhere on purpose."""
    assert latin_key(event(character, C), "xcb") is None


def test_plain_letters_and_those_with_ctrl_are_keys_of_the_board(keyboard: MainWindow) -> None:
    given = given_to(keyboard)
    keyboard.board.setFocus()
    press(keyboard, P)
    press(keyboard, C, _CTRL)
    press(keyboard, C, _CTRL | _MODIFIER.ShiftModifier)
    assert given == ["pass", "copy", "copy-as"]


def test_the_tree_has_its_own(keyboard: MainWindow) -> None:
    given = given_to(keyboard)
    keyboard.document.play(Point(3, 3))
    keyboard.tree.setFocus()
    press(keyboard, C, _CTRL)
    assert given == ["copy-variation"]


def test_text_that_is_typed_stays_russian_and_shortcuts_of_fields_work(keyboard: MainWindow) -> None:
    given = given_to(keyboard)
    editor = keyboard.comment_box.editor
    editor.setFocus()
    for place in (P, S):
        press(keyboard, place)
    assert editor.toPlainText() == "зы"
    editor.selectAll()
    press(keyboard, C, _CTRL)
    assert QGuiApplication.clipboard().text() == "зы"
    press(keyboard, Z, _CTRL)
    assert given == ["undo"]


def test_a_key_without_a_shortcut_goes_on(keyboard: MainWindow) -> None:
    reached = []

    class Widget(QWidget):
        def keyPressEvent(self, event: QKeyEvent) -> None:
            reached.append(event.text())

    widget = Widget(keyboard)
    widget.show()
    widget.setFocus()
    press(keyboard, S)
    assert reached == ["ы"]


def given_to(window: MainWindow) -> list[str]:
    """Return the list of the commands that are given from now on."""
    given: list[str] = []
    for name in BY_NAME:
        window.commands[name].triggered.connect(lambda checked=False, name=name: given.append(name))
    return given
