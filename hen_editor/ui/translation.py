"""The language of the user interface: which one it is, and its texts, including Qt's own."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QSettings, QTranslator

from hen_editor import languages
from hen_editor.drawing.painter.texts import has_glyphs
from hen_editor.languages import ENGLISH
from hen_editor.resources import TRANSLATIONS

LANGUAGE = "language"
"""The key of the language in the settings; empty for the system's."""

LACKING_FONT = "English is shown: no font on this computer has the characters of your language."
"""A message that exists only in English."""

_SAMPLES = {"ja": "日本語あア", "ko": "한국어", "zh_CN": "简体中文", "zh_TW": "繁體中文"}
"""Characters of languages whose fonts a system may lack."""


def language() -> str:
    """Return the language chosen in the preferences, otherwise the best one for the system's languages."""
    return languages.best([str(QSettings().value(LANGUAGE, "")), *QLocale.system().uiLanguages()], languages.offered())


def translate_into(application: QCoreApplication, code: str) -> list[QTranslator]:
    """Use a language for texts, dates and numbers from now on; return its translators, our own last.

    If the language is the best one for the system's languages, dates and numbers keep the format of the system.
    """
    system = QLocale.system()
    is_of_system = languages.best(system.uiLanguages(), languages.offered()) == code
    has_language = system.language() is not QLocale.Language.C
    QLocale.setDefault(system if is_of_system and has_language else QLocale(code))
    translators = []
    of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    lacking_there, ours = (f"qt_{code}", str(TRANSLATIONS / "qt")), (languages.file_name(code), str(TRANSLATIONS))
    for name, folder in (ours,) if code == ENGLISH else ((f"qtbase_{code}", of_qt), lacking_there, ours):
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)
            translators.append(translator)
    return translators


def can_be_shown(code: str) -> bool:
    """Return whether the fonts of the system have the characters of a language."""
    return code not in _SAMPLES or has_glyphs(_SAMPLES[code])
