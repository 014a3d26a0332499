"""The colours of HEN text: a format for each kind of token and for each severity of problem."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6 import QtGui
from PySide6.QtGui import QColor, QFont, QPalette

from hen_editor.core.diagnostics import Severity
from hen_editor.core.hen import TokenKind
from hen_editor.ui.theme import is_dark


class Formats(NamedTuple):
    """The formats of one theme. Stones have no format: they have the colour of plain text."""

    tokens: Mapping[TokenKind, QtGui.QTextCharFormat]
    underlines: Mapping[Severity, QtGui.QTextCharFormat]
    unfinished: QtGui.QTextCharFormat
    highlight: QtGui.QTextCharFormat


def formats(palette: QPalette) -> Formats:
    """Return the formats with good contrast to a palette's base colour."""
    colors = _DARK if is_dark(palette) else _LIGHT
    tokens = {kind: _inked(color) for color, kinds in zip(colors.tokens, _KINDS, strict=True) for kind in kinds}
    tokens[TokenKind.ROW].setFontWeight(QFont.Weight.Bold)
    unfinished = _inked(colors.unfinished)
    unfinished.setFontItalic(True)
    highlight = QtGui.QTextCharFormat()
    highlight.setBackground(QColor(colors.highlight))
    underlines = {Severity.ERROR: _underlined(colors.error), Severity.WARNING: _underlined(colors.warning)}
    return Formats(tokens, underlines, unfinished, highlight)


class _Colors(NamedTuple):
    """The names of the colours of one theme; `tokens` in the order of `_KINDS`."""

    tokens: tuple[str, ...]
    unfinished: str
    highlight: str
    error: str
    warning: str


_KINDS = (
    (TokenKind.ROW,),
    (TokenKind.COLUMN,),
    (TokenKind.COUNT,),
    (TokenKind.NUMBER,),
    (TokenKind.SIZE, TokenKind.ORDER),
    (TokenKind.KO, TokenKind.LAST_MOVE, TokenKind.TURN),
    (TokenKind.LABEL, TokenKind.MARK),
    (TokenKind.UNREADABLE,),
)

_LIGHT = _Colors(
    tokens=("#1f5f9f", "#0a736e", "#866415", "#7a3fa8", "#6b5f4b", "#a5421a", "#2b762f", "#b3261e"),
    unfinished="#757169",
    highlight="#ffe7a3",
    error="#d32f2f",
    warning="#c77700",
)

_DARK = _Colors(
    tokens=("#7db4ec", "#5fc9bd", "#d6b56a", "#c39be8", "#b8ab95", "#f0a070", "#8fcf8f", "#ff8a80"),
    unfinished="#9a9ca2",
    highlight="#5a4a1c",
    error="#ff6b60",
    warning="#f5b942",
)


def _inked(color: str) -> QtGui.QTextCharFormat:
    made = QtGui.QTextCharFormat()
    made.setForeground(QColor(color))
    return made


def _underlined(color: str) -> QtGui.QTextCharFormat:
    made = QtGui.QTextCharFormat()
    made.setUnderlineStyle(QtGui.QTextCharFormat.UnderlineStyle.WaveUnderline)
    made.setUnderlineColor(QColor(color))
    return made
