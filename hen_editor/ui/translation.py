"""The translations of the program's texts."""

from PySide6.QtCore import QCoreApplication, QTranslator

from hen_editor.resources import TRANSLATIONS


def install_translation(application: QCoreApplication) -> None:
    """Have texts with numbers shown in the singular or the plural; the texts in the source are English otherwise."""
    translator = QTranslator(application)
    translator.load(str(TRANSLATIONS / "hen_editor_en.qm"))
    application.installTranslator(translator)
