"""How a HEN text is coloured: a format for each kind of token and of problem, and a reading painted with them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QColor, QFont, QPalette

from hen_editor.core import hen
from hen_editor.core.diagnostics import Diagnostic, Severity, Span
from hen_editor.core.hen import TokenKind
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.theme import is_dark

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

_BEYOND_VIEW = 1_000
"""How many characters of a long text are coloured before and after those in view."""

_AFTER_SCROLLING = 50
"""The delay after which text scrolled into view is coloured, in milliseconds."""


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


class ReadingPainter(QObject):
    """Paints a reading over an editor's text, only where something has changed.

    formats: returns the formats of the theme; not called while there is nothing to paint.
    """

    def __init__(self, editor: HenEditor, formats: Callable[[], Formats]) -> None:
        super().__init__(editor)
        self._editor = editor
        self._formats = formats
        self._reading = hen.read("")
        self._shown: tuple[Diagnostic, ...] = ()
        self._unfinished: Span | None = None
        self._painted = Span(0, 0)
        self._scrolled = QTimer(self, singleShot=True, interval=_AFTER_SCROLLING)
        self._scrolled.timeout.connect(self._paint_view)
        editor.verticalScrollBar().valueChanged.connect(self._scrolled.start)

    def show(self, reading: hen.Reading, shown: tuple[Diagnostic, ...], unfinished: Span | None) -> None:
        """Paint a reading of the editor's text, with the problems to show and the part that is still being typed."""
        if reading is self._reading and (shown, unfinished) == (self._shown, self._unfinished):
            return
        self._reading, self._shown, self._unfinished = reading, shown, unfinished
        self._editor.show_tips(
            [(_visible(problem.span), problem) for problem in shown if self._is_underlined(problem) and problem.span]
        )
        self.paint()

    def _paint_view(self) -> None:
        view = self._editor.span_in_view()
        if not self._painted.start <= view.start <= view.end <= self._painted.end:
            self.paint()

    def paint(self) -> None:
        """Repaint: the text or its formats have changed."""
        view = self._editor.span_in_view()
        self._painted = Span(max(view.start - _BEYOND_VIEW, 0), min(view.end + _BEYOND_VIEW, len(self._reading.text)))
        self._editor.show_formats(self._formats_in(self._painted), self._painted)

    def _formats_in(self, stretch: Span) -> Iterator[tuple[Span, QtGui.QTextCharFormat]]:
        tokens = self._reading.tokens
        first = bisect_left(tokens, stretch.start, key=lambda token: token.end)
        end = bisect_left(tokens, stretch.end, key=lambda token: token.start)
        inks = self._formats().tokens if first < end else {}
        for token in tokens[first:end]:
            ink = inks.get(token.kind)
            if ink is not None:
                yield token.span, ink
        if self._unfinished is not None:
            yield self._unfinished, self._formats().unfinished
        for problem in self._shown:
            if problem.span is not None and self._is_underlined(problem):
                span = _visible(problem.span)
                if span.start < stretch.end and stretch.start < span.end:
                    yield span, self._formats().underlines[problem.severity]

    def _is_underlined(self, problem: Diagnostic) -> bool:
        return problem.severity in self._formats().underlines


def _visible(span: Span) -> Span:
    """Return a span of at least one character, so that an underline is visible."""
    return span if span.start < span.end else Span(max(span.start - 1, 0), max(span.start, 1))
