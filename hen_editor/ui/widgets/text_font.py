"""The font of the text in a field: its family and its size, which Ctrl+wheel changes."""

from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QFontDatabase, QFontInfo, QWheelEvent
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from hen_editor.ui.settings import keep
from hen_editor.ui.widgets.input import Wheel


class TextFamily:
    """Sets the font family of the text in a field, in later sessions too.

    key: of the family in the settings. is_fixed: whether the font should be monospaced. default: the family of the
    system's font.
    """

    def __init__(self, field: QPlainTextEdit | QTextEdit, key: str, *, is_fixed: bool) -> None:
        self.key = key
        self.is_fixed = is_fixed
        self.default = QFontInfo(field.font()).family()
        self._field = field
        self._default_families = field.font().families()
        self.show(self.stored_last)

    @property
    def stored_last(self) -> str:
        """The family stored last, perhaps by another window; the default if there is none or it is not installed."""
        family = str(QSettings().value(self.key, ""))
        return family if family and QFontDatabase.hasFamily(family) else self.default

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


MIN_POINTS, MAX_POINTS = 6, 48
"""The sizes in points that can be chosen."""


class TextSize(QObject):
    """Sets the size of the text in a field, in points, in later sessions too.

    key: of the size in the settings. default: the size of the system's font.
    """

    def __init__(self, field: QPlainTextEdit | QTextEdit, key: str) -> None:
        super().__init__(field)
        self.key = key
        self.default = QFontInfo(field.font()).pointSize()
        self.field = field
        self._wheel = Wheel()
        self._before: int | None = None
        self._factor = 1.0
        self.show(self.stored_last)
        field.viewport().installEventFilter(self)

    @property
    def stored_last(self) -> int:
        """The size stored last, perhaps by another window; the default if there is none."""
        size = QSettings().value(self.key, self.default, type=int)
        return size if isinstance(size, int) and MIN_POINTS <= size <= MAX_POINTS else self.default

    @property
    def size(self) -> int:
        """The size that is shown."""
        return QFontInfo(self.field.font()).pointSize()

    @property
    def kept(self) -> int:
        """The size to be stored: the one shown, or if that is enlarged, the one before."""
        return self.size if self._before is None else self._before

    @property
    def stored(self) -> int:
        """The size to be stored; 0 for the default, which follows the system's font."""
        return 0 if self.kept == self.default else self.kept

    def enlarge(self, factor: float) -> None:
        """Show the text larger; until `restore`, sizes are not stored."""
        self._before, self._factor = self.size, factor
        self.show(round(self.size * factor))

    def restore(self) -> None:
        """Show the text as before it was enlarged."""
        size, self._before = self.kept, None
        self.show(size)

    def choose(self, size: int) -> None:
        """Show the text in a size to be stored; text that is enlarged shows it enlarged."""
        if self._before is None:
            self.show(size)
        elif size != self._before:
            self._before = size
            self.show(round(size * self._factor))

    def show(self, size: int) -> None:
        """Show the text in a size, or in the nearest that can be chosen."""
        size = min(max(size, MIN_POINTS), MAX_POINTS)
        if size != self.size:
            font = self.field.font()
            font.setPointSize(size)
            self.field.setFont(font)
            self.field.updateGeometry()

    def step(self, points: int) -> None:
        """Show the text in a size that is larger by some points, and store that size unless the text is enlarged."""
        self.show(self.size + points)
        if self._before is None:
            keep({self.key: self.stored})

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QWheelEvent) or event.modifiers() != Qt.KeyboardModifier.ControlModifier:
            return super().eventFilter(watched, event)
        if notches := self._wheel.notches(event.angleDelta().y()):
            self.step(notches)
        return True
