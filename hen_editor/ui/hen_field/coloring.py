"""How a HEN text is coloured: formats for kinds of tokens and problems, and the painter that applies them."""

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
from hen_editor.ui.colors import colors_of
from hen_editor.ui.hen_field.editor import FormattedSpan, HenEditor

_BEYOND_VIEW = 1_000
"""How many characters of a long text are coloured before and after those in view."""

_AFTER_SCROLLING_MS = 50
"""The delay after which text scrolled into view is coloured, in milliseconds."""


class Formats(NamedTuple):
    """The formats of one theme. Stones have no format: they have the colour of plain text."""

    tokens: Mapping[TokenKind, QtGui.QTextCharFormat]
    underlines: Mapping[Severity, QtGui.QTextCharFormat]
    unfinished: QtGui.QTextCharFormat
    highlight: QtGui.QTextCharFormat


def formats(palette: QPalette) -> Formats:
    """Return the formats with good contrast to a palette's base colour."""
    colors = colors_of(palette)
    tokens = {kind: _inked(ink) for kind, ink in colors.tokens.items()}
    tokens[TokenKind.ROW].setFontWeight(QFont.Weight.Bold)
    unfinished = _inked(colors.unfinished)
    unfinished.setFontItalic(True)
    highlight = QtGui.QTextCharFormat()
    highlight.setBackground(colors.highlight)
    underlines = {Severity.ERROR: _underlined(colors.error), Severity.WARNING: _underlined(colors.warning)}
    return Formats(tokens, underlines, unfinished, highlight)


def _inked(color: QColor) -> QtGui.QTextCharFormat:
    made = QtGui.QTextCharFormat()
    made.setForeground(color)
    return made


def _underlined(color: QColor) -> QtGui.QTextCharFormat:
    made = QtGui.QTextCharFormat()
    made.setUnderlineStyle(QtGui.QTextCharFormat.UnderlineStyle.WaveUnderline)
    made.setUnderlineColor(color)
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
        self._scrolled = QTimer(self, singleShot=True, interval=_AFTER_SCROLLING_MS)
        self._scrolled.timeout.connect(self._paint_view)
        editor.verticalScrollBar().valueChanged.connect(self._scrolled.start)

    def show(self, reading: hen.Reading, shown: tuple[Diagnostic, ...], unfinished: Span | None) -> None:
        """Paint a reading of the editor's text, with the problems to show and the part that is still being typed."""
        if reading is not self._reading or (shown, unfinished) != (self._shown, self._unfinished):
            self._set_reading(reading, shown, unfinished)
            self.paint()

    def write(self, reading: hen.Reading, shown: tuple[Diagnostic, ...], unfinished: Span | None) -> None:
        """Show the text of a reading that is not long, and paint it, so that it is laid out once."""
        self._editor.set_text(reading.text, self.formats_of(reading, shown, unfinished))

    def formats_of(
        self, reading: hen.Reading, shown: tuple[Diagnostic, ...], unfinished: Span | None
    ) -> Iterator[FormattedSpan]:
        """Return the formats with which the editor is about to paint a reading that is not long."""
        self._set_reading(reading, shown, unfinished)
        self._painted = Span(0, len(reading.text))
        return self._formats_in(self._painted)

    def reading_of(self, text: str) -> hen.Reading:
        """Return the reading of a text: the one that is painted, if it is of that text."""
        return self._reading if self._reading.text == text else hen.read(text)

    def _set_reading(self, reading: hen.Reading, shown: tuple[Diagnostic, ...], unfinished: Span | None) -> None:
        self._reading, self._shown, self._unfinished = reading, shown, unfinished
        self._editor.show_tips(
            [(_visible(problem.span), problem) for problem in shown if self._is_underlined(problem) and problem.span]
        )

    def _paint_view(self) -> None:
        view = self._editor.span_in_view()
        if not self._painted.start <= view.start <= view.end <= self._painted.end:
            self.paint()

    def paint(self) -> None:
        """Repaint: the text or its formats have changed."""
        view = self._editor.span_in_view()
        self._painted = Span(max(view.start - _BEYOND_VIEW, 0), min(view.end + _BEYOND_VIEW, len(self._reading.text)))
        self._editor.show_formats(self._formats_in(self._painted), self._painted)

    def _formats_in(self, stretch: Span) -> Iterator[FormattedSpan]:
        tokens = self._reading.tokens
        first = bisect_left(tokens, stretch.start, key=lambda token: token.end)
        end = bisect_left(tokens, stretch.end, key=lambda token: token.start)
        inks = self._formats().tokens if first < end else {}
        for kind, start, after, _ in tokens[first:end]:
            ink = inks.get(kind)
            if ink is not None:
                yield start, after, ink
        if self._unfinished is not None:
            yield *self._unfinished, self._formats().unfinished
        for problem in self._shown:
            if problem.span is not None and self._is_underlined(problem):
                span = _visible(problem.span)
                if span.start < stretch.end and stretch.start < span.end:
                    yield *span, self._formats().underlines[problem.severity]

    def _is_underlined(self, problem: Diagnostic) -> bool:
        return problem.severity in self._formats().underlines


def _visible(span: Span) -> Span:
    """Return a span of at least one character, so that an underline is visible."""
    return span if span.start < span.end else Span(max(span.start - 1, 0), max(span.start, 1))
