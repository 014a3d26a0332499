"""The one table of the window's colours: light, dark, and both in high contrast."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtGui import QColor, QPalette

from hen_editor.core.diagnostics import Severity
from hen_editor.core.hen import TokenKind
from hen_editor.drawing import style
from hen_editor.drawing.shapes import Ink

INK, FAINT, TEXT, SEEN = 7.0, 4.5, 4.5, 3.0
"""The least contrast ratio of ink, of faint text, of any text, and of other things, such as the focus ring."""


class ThemeColors(NamedTuple):
    """The colours of a theme, which are defined only here; tinted grounds are mixed from them.

    Grounds, in three planes. background: around the board, behind tools and menus. window: of panels and dialogs. well:
    of players, headings and every other row. On them, base: of fields and lists. button: of buttons. tip: of tooltips.
    notice, badge: of bars that warn, and of a badge.

    Texts. ink: of almost all. faint: of less important text. disabled: of disabled controls. link, visited: of links.
    badge_ink: on a badge. tokens: of HEN, by the kind of token; stones are in ink. unfinished: of HEN being typed.

    Lines. line: between panels and around buttons and lists. frame: around what is filled in or checked.

    accent: of the active tool, the side to move, the current node, the primary button and the focus, unless the system
    has one. good: of what is right. error, warning: of problems; error of what is wrong, too. highlight: behind HEN
    that is pointed at.
    """

    is_dark: bool
    is_high_contrast: bool
    background: QColor
    window: QColor
    well: QColor
    base: QColor
    button: QColor
    tip: QColor
    notice: QColor
    badge: QColor
    ink: QColor
    faint: QColor
    disabled: QColor
    link: QColor
    visited: QColor
    badge_ink: QColor
    tokens: Mapping[TokenKind, QColor]
    unfinished: QColor
    line: QColor
    frame: QColor
    accent: QColor
    good: QColor
    error: QColor
    warning: QColor
    highlight: QColor

    @property
    def on_accent(self) -> QColor:
        """The ink on the accent."""
        return max((QColor("#ffffff"), QColor("#0d1620")), key=lambda ink: contrast(ink, self.accent))

    @property
    def grounds(self) -> tuple[QColor, ...]:
        """The grounds on which there can be a text or a focus ring."""
        return self.background, self.window, self.well, self.base, self.button, self.tip, self.notice

    @property
    def hover(self) -> QColor:
        """The ground of a button that the pointer is over."""
        return mixed(self.ink, self.button, 0.07)

    @property
    def pressed(self) -> QColor:
        """The ground of a button that is pressed."""
        return mixed(self.ink, self.button, 0.16)

    @property
    def ghost(self) -> QColor:
        """The ink of a word for what is empty, which steps back; the second grey in high contrast."""
        return self.faint if self.is_high_contrast else mixed(self.ink, self.window, 0.3)

    @property
    def chosen(self) -> QColor:
        """The ground of what is chosen: the active tool, a checked button, the card of the side to move."""
        return mixed(self.accent, self.window, 0.14)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Mix two colours, of which the first has a share from 0 to 1."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return QColor(*(round(a * share + b * (1 - share)) for a, b in pairs))


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as defined by WCAG 2."""
    return style.contrast(Ink(one.name()), Ink(other.name()))


def _channels(color: QColor) -> tuple[int, int, int]:
    return color.red(), color.green(), color.blue()


_TOKENS = (
    (TokenKind.ROW,),
    (TokenKind.COLUMN,),
    (TokenKind.COUNT,),
    (TokenKind.NUMBER,),
    (TokenKind.SIZE, TokenKind.ORDER),
    (TokenKind.KO, TokenKind.LAST_MOVE, TokenKind.TURN),
    (TokenKind.LABEL, TokenKind.MARK),
    (TokenKind.UNREADABLE,),
)


def _theme(*, is_dark: bool, tokens: str, is_high_contrast: bool = False, **named: str) -> ThemeColors:
    """Return the colours of a theme by their names. tokens: in the order of `_TOKENS`."""
    inks = zip(tokens.split(), _TOKENS, strict=True)
    of_kinds = MappingProxyType({kind: QColor(ink) for ink, kinds in inks for kind in kinds})
    colors = {key: QColor(name) for key, name in named.items()}
    return ThemeColors(is_dark=is_dark, is_high_contrast=is_high_contrast, tokens=of_kinds, **colors)


LIGHT = _theme(
    is_dark=False,
    background="#f5f4f2",
    window="#fbfaf9",
    well="#ecebe8",
    base="#ffffff",
    button="#fefdfc",
    tip="#fffdf5",
    notice="#fdf3d8",
    badge="#f8dfae",
    ink="#1f1e1c",
    faint="#68635b",
    disabled="#9b978f",
    link="#1f5f9f",
    visited="#6b4a99",
    badge_ink="#573a00",
    tokens="#1f1e1c #0a6f6a #775a10 #9c2f7a #66594a #7a3fa8 #2b702f #68635b",
    unfinished="#6f6b64",
    line="#e4e1dc",
    frame="#8b877f",
    accent="#2a65ad",
    good="#1f7a3d",
    error="#b3261e",
    warning="#b86e00",
    highlight="#ffe7a3",
)

DARK = _theme(
    is_dark=True,
    background="#1c1d1f",
    window="#232527",
    well="#2b2d30",
    base="#1a1b1d",
    button="#292b2d",
    tip="#34353a",
    notice="#40371f",
    badge="#5a4414",
    ink="#ecebe8",
    faint="#a5a199",
    disabled="#74757a",
    link="#7db4ec",
    visited="#b79be0",
    badge_ink="#ffe0a3",
    tokens="#ecebe8 #5fc9bd #d6b56a #ea9bcd #b8ab95 #c39be8 #8fcf8f #a9a7a2",
    unfinished="#a09e9a",
    line="#343639",
    frame="#808289",
    accent="#7fb2ee",
    good="#6cc58a",
    error="#f08a80",
    warning="#f5b942",
    highlight="#5a4a1c",
)

HIGH_LIGHT = _theme(
    is_dark=False,
    is_high_contrast=True,
    background="#f0f0f0",
    window="#ffffff",
    well="#f4f4f4",
    base="#ffffff",
    button="#ffffff",
    tip="#ffffff",
    notice="#fff6d5",
    badge="#ffe9a8",
    ink="#000000",
    faint="#3d3d3d",
    disabled="#6a6a6a",
    link="#00409c",
    visited="#56208c",
    badge_ink="#000000",
    tokens="#000000 #00534e #574000 #7a1160 #4a4033 #5b1f92 #0f4f14 #3d3d3d",
    unfinished="#4a4a4a",
    line="#4a4a4a",
    frame="#000000",
    accent="#0048b0",
    good="#005a1e",
    error="#a80000",
    warning="#7a4600",
    highlight="#ffe58a",
)

HIGH_DARK = _theme(
    is_dark=True,
    is_high_contrast=True,
    background="#1c1c1c",
    window="#000000",
    well="#141414",
    base="#000000",
    button="#000000",
    tip="#000000",
    notice="#2b2200",
    badge="#3d3000",
    ink="#ffffff",
    faint="#d4d4d4",
    disabled="#8f8f8f",
    link="#8cc4ff",
    visited="#d9b8ff",
    badge_ink="#ffffff",
    tokens="#ffffff #6ee8da #ecca7c #ffb0dd #d6cab6 #dab8ff #a5e6a5 #d4d4d4",
    unfinished="#c4c4c4",
    line="#b4b4b4",
    frame="#ffffff",
    accent="#7cbcff",
    good="#7be09a",
    error="#ff8a80",
    warning="#ffc94d",
    highlight="#5c4a00",
)

THEMES = LIGHT, DARK, HIGH_LIGHT, HIGH_DARK

PROBLEM_SIGNS = MappingProxyType(
    {
        Severity.ERROR: (QColor("#e55f5f"), QColor("#ffffff")),
        Severity.WARNING: (QColor("#f5c542"), QColor("#1e1d1b")),
    }
)
"""The colours of the sign of a problem in the tree, and of the exclamation mark on it, on any ground."""

MISTAKE_TONES = (QColor("#e3b341"), QColor("#e07b39"), QColor("#cf3a30"))
"""The colours of the dots of small, large and very large mistakes in the tree."""


def colors_of(palette: QPalette) -> ThemeColors:
    """Return the colours of the theme that a palette was made for, with its accent."""
    role = QPalette.ColorRole
    return _colors(*(palette.color(each).rgb() for each in (role.Window, role.WindowText, role.Accent)))


@cache
def _colors(window: int, ink: int, accent: int) -> ThemeColors:
    grounds = [theme for theme in THEMES if theme.window.rgb() == window]
    dark = QColor(window).lightness() < QColor(ink).lightness()
    return (grounds or [DARK if dark else LIGHT])[0]._replace(accent=QColor(accent))


def with_accent(theme: ThemeColors, accent: QColor) -> ThemeColors:
    """Return a theme with another accent, made lighter or darker if it would not stand out from its grounds."""
    toward = QColor("#ffffff" if theme.is_dark else "#000000")
    least = FAINT if theme.is_high_contrast else SEEN
    for step in range(21):
        shown = mixed(toward, accent, step / 20)
        made = theme._replace(accent=shown)
        seen = all(contrast(shown, ground) >= least for ground in theme.grounds)
        if seen and contrast(shown, made.on_accent) >= TEXT:
            return made
    return theme
