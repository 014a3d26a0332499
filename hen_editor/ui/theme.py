"""Light and dark: the application's palette, the board's colours and the seven colours of stones."""

from enum import Enum
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QBrush, QColor, QPalette
from PySide6.QtWidgets import QApplication

from hen_editor.core.board import BLACK, Color
from hen_editor.core.drawing import style
from hen_editor.core.drawing.shapes import Ink
from hen_editor.core.drawing.style import Style
from hen_editor.rendering.outlines import color
from hen_editor.styles import STYLES


class Scheme(Enum):
    """The user's choice: follow the system, or always one of the two. The value is stored in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(QObject):
    """Keeps the application's palette light or dark, following the system or the user's choice.

    Widgets are notified by `QEvent.Type.PaletteChange`, as of any change of the palette, and call `is_dark`.
    """

    def __init__(self, application: QApplication, scheme: Scheme = Scheme.SYSTEM) -> None:
        super().__init__(application)
        self._application = application
        self._scheme = scheme
        application.styleHints().colorSchemeChanged.connect(self._apply)
        self.choose(scheme)

    @property
    def scheme(self) -> Scheme:
        """The user's choice."""
        return self._scheme

    def choose(self, scheme: Scheme) -> None:
        """Apply a scheme to the application."""
        self._scheme = scheme
        self._application.styleHints().setColorScheme(_QT_SCHEMES[scheme])
        self._apply()

    @Slot()
    def _apply(self) -> None:
        if self._scheme is Scheme.SYSTEM:
            dark = self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        else:
            dark = self._scheme is Scheme.DARK
        self._application.setPalette(palette(dark=dark))
        for name, made in class_palettes(dark=dark).items():
            self._application.setPalette(made, name)  # type: ignore[arg-type] # bytes are refused


_QT_SCHEMES = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
}


def is_dark(palette: QPalette) -> bool:
    """Return whether a palette has light text on a dark background."""
    return (
        palette.color(QPalette.ColorRole.Window).lightness() < palette.color(QPalette.ColorRole.WindowText).lightness()
    )


def palette(*, dark: bool) -> QPalette:
    """Return the application's palette."""
    roles = _DARK_ROLES if dark else _LIGHT_ROLES
    made = QPalette()
    for role, name in roles.items():
        made.setColor(role, QColor(name))
    faded = QColor(_DARK_FADED if dark else _LIGHT_FADED)
    for role in _TEXT_ROLES:
        made.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return made


def class_palettes(*, dark: bool) -> dict[str, QPalette]:
    """Return the palettes of widgets with frames, by their classes, none of which inherits another.

    Fusion draws frames in a darker `Window`, the ring of what has the focus in a darker `Highlight`, and the lines
    between the commands of a menu in a darker `Base`.
    """
    framed = palette(dark=dark)
    frame, faded = _DARK_FRAMES if dark else _LIGHT_FRAMES
    framed.setBrush(_ROLE.Window, _for_frame(frame))
    framed.setBrush(QPalette.ColorGroup.Disabled, _ROLE.Window, _for_frame(faded))
    menu, ringed = QPalette(framed), QPalette(framed)
    if dark:
        menu.setColor(_ROLE.Base, QColor("#303135"))
        ringed.setColor(_ROLE.Highlight, QColor("#7db4ec"))
        ringed.setColor(_ROLE.HighlightedText, QColor("#101214"))
    return {"QAbstractItemView": framed, "QMenu": menu, **dict.fromkeys(_CONTROLS, ringed)}


def _for_frame(name: str) -> QBrush:
    """Return a brush that fills nothing, as the corner between scroll bars, but from which frames have this colour."""
    return QBrush(QColor(name).lighter(_DARKER_FRAME), Qt.BrushStyle.NoBrush)


_CONTROLS = (
    *("QAbstractSpinBox", "QCheckBox", "QComboBox", "QLineEdit", "QPlainTextEdit"),
    *("QPushButton", "QRadioButton", "QTextEdit", "QToolButton"),
)

_DARKER_FRAME = 140
"""How much darker Fusion draws frames, in percent."""

_LIGHT_FRAMES, _DARK_FRAMES = ("#87847d", "#aaa7a1"), ("#83858c", "#4b4d52")
"""The colours of frames, and of those that are disabled."""

_ROLE = QPalette.ColorRole
_TEXT_ROLES = (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText, _ROLE.PlaceholderText)

_LIGHT_FADED, _DARK_FADED = "#a09c94", "#74767c"

_LIGHT_ROLES = {
    _ROLE.Window: "#f1efeb",
    _ROLE.WindowText: "#1e1d1b",
    _ROLE.Base: "#ffffff",
    _ROLE.AlternateBase: "#f7f5f2",
    _ROLE.ToolTipBase: "#fffdf5",
    _ROLE.ToolTipText: "#1e1d1b",
    _ROLE.Text: "#1e1d1b",
    _ROLE.PlaceholderText: "#6b6760",
    _ROLE.Button: "#eae7e1",
    _ROLE.ButtonText: "#1e1d1b",
    _ROLE.BrightText: "#ffffff",
    _ROLE.Light: "#ffffff",
    _ROLE.Midlight: "#f6f4f0",
    _ROLE.Mid: "#c3beb5",
    _ROLE.Dark: "#a8a39a",
    _ROLE.Shadow: "#6b675f",
    _ROLE.Highlight: "#2f6fb5",
    _ROLE.HighlightedText: "#ffffff",
    _ROLE.Link: "#1f5f9f",
    _ROLE.LinkVisited: "#6b4a99",
    _ROLE.Accent: "#2f6fb5",
}

_DARK_ROLES = {
    _ROLE.Window: "#2a2b2e",
    _ROLE.WindowText: "#e8e6e1",
    _ROLE.Base: "#1f2022",
    _ROLE.AlternateBase: "#26272a",
    _ROLE.ToolTipBase: "#3a3b3f",
    _ROLE.ToolTipText: "#e8e6e1",
    _ROLE.Text: "#e8e6e1",
    _ROLE.PlaceholderText: "#a0a2a8",
    _ROLE.Button: "#37383c",
    _ROLE.ButtonText: "#e8e6e1",
    _ROLE.BrightText: "#ffffff",
    _ROLE.Light: "#4b4d52",
    _ROLE.Midlight: "#404246",
    _ROLE.Mid: "#1b1c1e",
    _ROLE.Dark: "#17181a",
    _ROLE.Shadow: "#000000",
    _ROLE.Highlight: "#3874b9",
    _ROLE.HighlightedText: "#ffffff",
    _ROLE.Link: "#7db4ec",
    _ROLE.LinkVisited: "#b79be0",
    _ROLE.Accent: "#5b9be0",
}


class BoardColors(NamedTuple):
    """The colours of the board and of what is shown over it.

    style: that of pictures which look like it. table: around the board. highlight: for points, a selection, the cursor.
    """

    style: Style
    table: QColor
    highlight: QColor
    warning: QColor
    shadow: QColor


@cache
def board_colors(style: Style | None = None, *, dark: bool) -> BoardColors:
    """Return the board's colours in a style, or in that of the theme; those around the board are the theme's."""
    of_theme = STYLES["dark" if dark else "wood"]
    style = style or of_theme
    warning, shadow = map(QColor, _DARK_SIGNS if dark else _LIGHT_SIGNS)
    return BoardColors(style, color(of_theme.veil), color(style.selection), warning, shadow)


_LIGHT_SIGNS, _DARK_SIGNS = ("#c62f1d", "#78281a08"), ("#b41f10", "#96000000")
"""The colours of warnings, and of the shadow around the board."""

STONE_COLORS = {stone: color(STYLES["wood"].stone(stone)) for stone in Color}
"""The stones' colours, the same in both themes; they also differ in lightness, for colour-blind users."""

ICON_COLORS = {**STONE_COLORS, BLACK: QColor("black")}
"""The colours of stones in bars and lists: a black that does not look like a hollow ring in a dark window."""


def ink_on(stone: Color) -> QColor:
    """Return the ink with the best contrast on a stone of this colour."""
    return color(STYLES["wood"].on(stone))


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as defined by WCAG 2."""
    return style.contrast(Ink(one.name()), Ink(other.name()))
