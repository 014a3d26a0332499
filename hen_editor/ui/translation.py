"""The translations of the program's texts."""

from PySide6.QtCore import QCoreApplication, QTranslator

from hen_editor.resources import TRANSLATIONS


def install_translation(application: QCoreApplication) -> None:
    """Install the English plural forms; all other texts are English in the source."""
    translator = QTranslator(application)
    translator.load(str(TRANSLATIONS / "hen_editor_en.qm"))
    application.installTranslator(translator)
