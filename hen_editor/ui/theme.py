"""Light, dark and high-contrast themes: the application's palette and style, the colours of board and stones."""

from enum import Enum
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from hen_editor.core.board import BLACK, Color
from hen_editor.drawing.painter.outlines import color
from hen_editor.drawing.shapes import Ink
from hen_editor.drawing.style import Style
from hen_editor.styles import STYLES
from hen_editor.ui.colors import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, ThemeColors, colors_of, mixed, with_accent
from hen_editor.ui.style.painted import PaintedStyle


class Scheme(Enum):
    """The user's choice of a theme: that of the system, or a fixed one. The value is stored in the settings."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_LIGHT = "light-contrast"
    HIGH_DARK = "dark-contrast"


class Theme(QObject):
    """Gives the application the palette of a theme, as the system or the user chooses it, and our own style.

    Widgets are notified by `QEvent.Type.PaletteChange`, as of any change of the palette.
    """

    def __init__(self, application: QApplication, scheme: Scheme = Scheme.SYSTEM) -> None:
        super().__init__(application)
        self._application = application
        self._scheme = scheme
        self._accent = _accent_of(application)
        self._style = application.style()
        if not isinstance(self._style, PaintedStyle):
            self._style = PaintedStyle()
            application.setStyle(self._style)
        self._hints = application.styleHints()  # held: PySide deletes the objects that it returns together with it
        self._hints.colorSchemeChanged.connect(self._apply)
        if hasattr(self._hints, "accessibility"):  # since Qt 6.10
            self._hints.accessibility().contrastPreferenceChanged.connect(self._apply)
        self.choose(scheme)

    @property
    def scheme(self) -> Scheme:
        """The user's choice."""
        return self._scheme

    def choose(self, scheme: Scheme) -> None:
        """Apply a scheme to the application."""
        self._scheme = scheme
        self._hints.setColorScheme(_QT_SCHEMES[scheme])
        self._apply()

    @Slot()
    def _apply(self) -> None:
        colors = _CHOSEN.get(self._scheme) or self._of_system()
        self._application.setPalette(palette(with_accent(colors, self._accent or colors.accent)))

    def _of_system(self) -> ThemeColors:
        dark = self._hints.colorScheme() is Qt.ColorScheme.Dark
        if hasattr(self._hints, "accessibility"):  # since Qt 6.10
            wanted = self._hints.accessibility().contrastPreference()
            if wanted is Qt.ContrastPreference.HighContrast:
                return HIGH_DARK if dark else HIGH_LIGHT
        return DARK if dark else LIGHT


_CHOSEN = {Scheme.LIGHT: LIGHT, Scheme.DARK: DARK, Scheme.HIGH_LIGHT: HIGH_LIGHT, Scheme.HIGH_DARK: HIGH_DARK}

_QT_SCHEMES = {
    Scheme.SYSTEM: Qt.ColorScheme.Unknown,
    Scheme.LIGHT: Qt.ColorScheme.Light,
    Scheme.DARK: Qt.ColorScheme.Dark,
    Scheme.HIGH_LIGHT: Qt.ColorScheme.Light,
    Scheme.HIGH_DARK: Qt.ColorScheme.Dark,
}

_NO_ACCENT = QColor("#308cc6")
"""The accent of Qt's style, where the system has none."""


def _accent_of(application: QApplication) -> QColor | None:
    """Return the accent of the system, if Qt knows one."""
    accent = application.palette().color(QPalette.ColorRole.Accent)
    made_here = {each.accent.name() for each in _CHOSEN.values()}
    return None if accent == _NO_ACCENT or accent.name() in made_here else accent


def is_dark(palette: QPalette) -> bool:
    """Return whether a palette has light text on a dark background."""
    return colors_of(palette).is_dark


def palette(colors: ThemeColors) -> QPalette:
    """Return the application's palette in the colours of a theme."""
    made, group = QPalette(), QPalette.ColorGroup.Disabled
    for role, shown in {
        _ROLE.Window: colors.window,
        _ROLE.WindowText: colors.ink,
        _ROLE.Base: colors.base,
        _ROLE.AlternateBase: colors.well,
        _ROLE.ToolTipBase: colors.tip,
        _ROLE.ToolTipText: colors.ink,
        _ROLE.Text: colors.ink,
        _ROLE.PlaceholderText: colors.faint,
        _ROLE.Button: colors.button,
        _ROLE.ButtonText: colors.ink,
        _ROLE.BrightText: colors.on_accent,
        _ROLE.Light: mixed(QColor("white"), colors.button, 0.5),
        _ROLE.Midlight: colors.hover,
        _ROLE.Mid: colors.line,
        _ROLE.Dark: colors.frame,
        _ROLE.Shadow: mixed(QColor("black"), colors.frame, 0.6),
        _ROLE.Highlight: colors.accent,
        _ROLE.HighlightedText: colors.on_accent,
        _ROLE.Link: colors.link,
        _ROLE.LinkVisited: colors.visited,
        _ROLE.Accent: colors.accent,
    }.items():
        made.setColor(role, shown)
    for role in (_ROLE.WindowText, _ROLE.Text, _ROLE.ButtonText, _ROLE.PlaceholderText):
        made.setColor(group, role, colors.disabled)
    made.setColor(group, _ROLE.Highlight, colors.disabled)
    made.setColor(group, _ROLE.HighlightedText, colors.window)
    return made


_ROLE = QPalette.ColorRole


class BoardColors(NamedTuple):
    """The colours of the board and of what is shown over it.

    style: of pictures that look like the board. table: around the board. highlight: of points, a selection, the cursor.
    """

    style: Style
    table: QColor
    highlight: QColor
    warning: QColor
    shadow: QColor


@cache
def board_colors(style: Style | None = None, *, dark: bool, hatching: bool = False) -> BoardColors:
    """Return the colours of the board in a style, by default the theme's; those around the board are the theme's.

    hatching: whether coloured stones are hatched in any style.
    """
    table = (DARK if dark else LIGHT).background
    style = style or STYLES["dark" if dark else "wood"]._replace(veil=Ink(table.name()))
    style = style._replace(hatching=style.hatching or hatching)
    warning, shadow = map(QColor, _DARK_SIGNS if dark else _LIGHT_SIGNS)
    return BoardColors(style, table, color(style.selection), warning, shadow)


_LIGHT_SIGNS, _DARK_SIGNS = ("#c62f1d", "#78281a08"), ("#b41f10", "#96000000")
"""The colours of warnings, and of the shadow around the board."""

STONE_COLORS = {stone: color(STYLES["wood"].stone(stone)) for stone in Color}
"""The stones' colours, the same in both themes; they also differ in lightness, for colour-blind users."""

ICON_COLORS = {**STONE_COLORS, BLACK: QColor("black")}
"""The colours of stones in bars and lists: a black that does not look like a hollow ring in a dark window."""


def ink_on(stone: Color) -> QColor:
    """Return the ink with the best contrast on a stone of this colour."""
    return color(STYLES["wood"].on(stone))
