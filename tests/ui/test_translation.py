"""The language of the window: the one chosen, else the system's; its numbers, and fonts for its characters."""

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication

from hen_editor import languages
from hen_editor.drawing.painter.texts import has_glyphs
from hen_editor.ui.commands.edit import redo_words, undo_words
from hen_editor.ui.translation import LANGUAGE, can_be_shown, language, translate_into
from hen_editor.ui.window.main_window import MainWindow
from hen_editor.ui.wording import grouped


def test_the_language_is_the_one_that_is_chosen(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "offered", lambda: ["en", "it", "ja"])
    QSettings().setValue(LANGUAGE, "ja")
    assert language() == "ja"
    QSettings().setValue(LANGUAGE, "ko")  # offered once, or only in a later version
    assert language() == languages.best(QLocale.system().uiLanguages(), languages.offered())


def test_numbers_are_those_of_the_language(qapp: QApplication) -> None:
    before = QLocale()
    try:
        for code, number in (("de", "60.001"), ("en", "60,001"), ("ja", "60,001")):
            for translator in translate_into(qapp, code):
                qapp.removeTranslator(translator)
            assert grouped(60_001) == number
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("code", sorted({*languages.TITLES} - {"en"}))
def test_buttons_of_qt_are_translated(qapp: QApplication, code: str) -> None:
    before = QLocale()
    translators = translate_into(qapp, code)
    try:
        assert qapp.translate("QPlatformTheme", "Cancel") != "Cancel"
    finally:
        for translator in translators:
            qapp.removeTranslator(translator)
        QLocale.setDefault(before)


@pytest.mark.parametrize("code", languages.offered())
def test_undo_has_the_name_of_its_command_where_there_is_no_change(
    qapp: QApplication, window: MainWindow, code: str
) -> None:
    before = QLocale()
    translators = translate_into(qapp, code)
    try:
        found = undo_words(window.session), redo_words(window.session)
        assert found == (qapp.translate("Commands", "&Undo"), qapp.translate("Commands", "&Redo"))
    finally:
        for translator in translators:
            qapp.removeTranslator(translator)
        QLocale.setDefault(before)


def test_characters_that_no_font_has_are_noticed(qapp: QApplication) -> None:
    assert has_glyphs("Rotate by 180°")
    assert not has_glyphs("Rotate \u0378")
    assert can_be_shown("it")
