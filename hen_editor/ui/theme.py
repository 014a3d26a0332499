"""Light and dark: the application's palette, the board's colours and the seven colours of stones."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from hen_editor.core.board import Color


class Scheme(Enum):
    """The user's choice: follow the system, or always one of the two. The value is stored in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Theme(QObject):
    """Keeps the application's palette light or dark, following the system or the user's choice.

    Widgets are notified by `QEvent.Type.PaletteChange`, as of any change of the palette, and call `is_dark`.
    """

    def __init__(self, application: QGuiApplication, scheme: Scheme = Scheme.SYSTEM) -> None:
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


_QT_SCHEMES = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
}


def is_dark(palette: QPalette) -> bool:
    """Tell whether a palette has light text on a dark background."""
    return (
        palette.color(QPalette.ColorRole.Window).lightness() < palette.color(QPalette.ColorRole.WindowText).lightness()
    )


def palette(*, dark: bool) -> QPalette:
    """Return the application's palette."""
    roles = _DARK_ROLES if dark else _LIGHT_ROLES
    made = QPalette()
    for role, color in roles.items():
        made.setColor(role, QColor(color))
    faded = QColor(_DARK_FADED if dark else _LIGHT_FADED)
    for role in _TEXT_ROLES:
        made.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return made


_ROLE = QPalette.ColorRole
_TEXT_ROLES = (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText)

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
    """The colours of the board: lightest and darkest wood, lines, coordinates, and overlays."""

    table: QColor
    wood_light: QColor
    wood_dark: QColor
    line: QColor
    coordinate: QColor
    ink: QColor
    lit: QColor
    warning: QColor
    shadow: QColor


def board_colors(*, dark: bool) -> BoardColors:
    """Return the board's colours."""
    return _DARK_BOARD if dark else _LIGHT_BOARD


_LIGHT_BOARD = BoardColors(
    table=QColor("#dedad2"),
    wood_light=QColor("#efce8c"),
    wood_dark=QColor("#d3a35a"),
    line=QColor("#3a2813"),
    coordinate=QColor("#5a4022"),
    ink=QColor("#1c140a"),
    lit=QColor("#1769d2"),
    warning=QColor("#c62f1d"),
    shadow=QColor(40, 26, 8, 120),
)

_DARK_BOARD = BoardColors(
    table=QColor("#37393d"),
    wood_light=QColor("#c69c5e"),
    wood_dark=QColor("#a67a40"),
    line=QColor("#21160a"),
    coordinate=QColor("#3a2711"),
    ink=QColor("#120c05"),
    lit=QColor("#0f5fd0"),
    warning=QColor("#b41f10"),
    shadow=QColor(0, 0, 0, 150),
)

STONE_COLORS = {
    Color.BLACK: QColor("#242428"),
    Color.WHITE: QColor("#f3f0e8"),
    Color.RED: QColor("#b9231b"),
    Color.GREEN: QColor("#22a578"),
    Color.BLUE: QColor("#2450b4"),
    Color.YELLOW: QColor("#f7d21e"),
    Color.PURPLE: QColor("#b98ae6"),
}
"""The stones' colours, the same in both themes; they also differ in lightness, for colour-blind users."""

DARK_INK, LIGHT_INK = QColor("#14110c"), QColor("#ffffff")


def ink_on(color: Color) -> QColor:
    """Return the ink with the best contrast on a stone of this colour."""
    return max((DARK_INK, LIGHT_INK), key=lambda ink: contrast(ink, STONE_COLORS[color]))


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as defined by WCAG 2."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(color: QColor) -> float:
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
        for channel in (color.redF(), color.greenF(), color.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
