"""The font family of the text in a field."""

from PySide6.QtCore import QSettings
from PySide6.QtGui import QFontDatabase, QFontInfo
from PySide6.QtWidgets import QPlainTextEdit


class TextFamily:
    """Keeps the font family of the text in a field, in later sessions too.

    key: of the family in the settings. is_fixed: whether all characters are to be as wide. default: the family of the
    system's font.
    """

    def __init__(self, field: QPlainTextEdit, key: str, *, is_fixed: bool) -> None:
        self.key = key
        self.is_fixed = is_fixed
        self.default = QFontInfo(field.font()).family()
        self._field = field
        self._default_families = field.font().families()
        stored = str(QSettings().value(key, ""))
        if stored and QFontDatabase.hasFamily(stored):
            self.show(stored)

    @property
    def family(self) -> str:
        """The family that is shown."""
        return QFontInfo(self._field.font()).family()

    @property
    def stored(self) -> str:
        """The family to be stored; empty for the default, which follows the system's font."""
        return "" if self.family == self.default else self.family

    def show(self, family: str) -> None:
        """Show the text in a font of a family."""
        if family != self.family:
            font = self._field.font()
            font.setFamilies(self._default_families if family == self.default else [family])
            self._field.setFont(font)
            self._field.updateGeometry()
