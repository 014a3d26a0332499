"""The text editor of the HEN field, with colours, highlights, and tips on its problems."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from math import ceil
from typing import TypeAlias

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QMimeData, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QFontDatabase,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QSizePolicy, QTextEdit, QToolTip, QWidget

from hen_editor.core import hen
from hen_editor.core.diagnostics import Diagnostic, Span
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.clipboard import (
    ClipboardContents,
    formats_of,
    holds_files,
    holds_picture,
    holds_text,
    is_other_notation,
    whole_hen,
)
from hen_editor.ui.hen_typing import LINE_BREAK, LONG_TEXT_LENGTH, MAX_CHARACTERS, difference, held
from hen_editor.ui.style.roles import show_focus
from hen_editor.ui.widgets.input import ENTER, is_history_key, is_plain
from hen_editor.ui.widgets.plain_text import from_first_character, tooltip
from hen_editor.ui.wording import message

MAX_HIGHLIGHTS = 20
"""The most spans of text that are highlighted at once."""

FEWEST_LINES, MAX_LINES = 1, 5
_LARGER, _PADDING = 1.25, 5
"""How many times larger than other texts this text is, and its distance from the frame in pixels."""

_CONTROL = Qt.KeyboardModifier.ControlModifier

FormattedSpan: TypeAlias = tuple[int, int, QtGui.QTextCharFormat]
"""Where a span of a text begins and ends, and its format."""


class HenEditor(QPlainTextEdit):
    """Edits a HEN text in one line, or up to five while the user types. Positions are counted in characters.

    edited: the text after a change by the user. whole_pasted: a HEN pasted to replace the whole text; not inserted.
    other_pasted: the `ClipboardContents` of a paste or drop that is not HEN, but can be read; not inserted.
    too_long: a change was rejected because the text would be too long.
    entered, left: the user has gone to the field or away from it. done: Enter was pressed. focus_changed: it has gained
    or lost the focus, which it also does with its window. completion_wanted: Ctrl+Space was pressed. height_changed: it
    needs another height.
    explain: returns the explanation of a character that has no problem, or an empty text. color: returns the formats of
    a text that the user has just changed, and that is not long, given the position of the caret.
    """

    edited = Signal(object)
    whole_pasted = Signal(str)
    other_pasted = Signal(object)
    too_long = Signal()
    entered = Signal()
    left = Signal()
    done = Signal()
    focus_changed = Signal()
    completion_wanted = Signal()
    height_changed = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        explain: Callable[[int], str] = lambda place: "",
        color: Callable[[str, int], Iterable[FormattedSpan]] = lambda text, caret: (),
    ) -> None:
        super().__init__(parent)
        show_focus(self)
        self._explain = explain
        self._color_typed = color
        self.setAccessibleName(self.tr("HEN"))
        self.setAccessibleDescription(self.tr("The position of the board as text; what is typed is shown on the board"))
        self._invite()
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        if (size := QtGui.QFontInfo(self.font()).pointSizeF()) > 0:  # a platform without fonts has none
            font.setPointSizeF(size * _LARGER)
        self.setFont(font)
        self.document().setDocumentMargin(_PADDING)
        self._text = ""
        self._offsets = Offsets("")
        self._lines = FEWEST_LINES
        self._tips: Sequence[tuple[Span, Diagnostic]] = ()
        self._drags_own_text = False
        self._coloring = Coloring(self.document())
        self._formats: Iterable[FormattedSpan] | None = None
        self.document().contentsChange.connect(self._color)
        self.textChanged.connect(self._emit_edited)

    # The text.

    def text(self) -> str:
        """Return the text. `toPlainText` would turn no-break spaces into plain ones."""
        return LINE_BREAK.sub("\n", self.document().toRawText())

    def set_text(self, text: str, formats: Iterable[FormattedSpan] | None = None) -> None:
        """Show a text as returned by `held`. The common beginning and end stay untouched, as do caret and selection.

        formats: of the whole text, if it is not long; it is then laid out only once.
        """
        before, self._text = self._text, text
        caret, offsets = self.caret, self._offsets
        start, before_end, end = difference(before, text)
        self._offsets, self._formats = Offsets(text), formats
        self._write(offsets, start, before_end, text[start:end])
        self._formats = None
        if start < caret < before_end:
            self.caret = min(caret, end)

    def lock(self, locked: bool) -> None:
        """Enable or disable editing."""
        if locked == self.isReadOnly():
            return  # the first access to a viewport created by Qt is expensive; see `known_viewport`
        self.setReadOnly(locked)
        self._invite()
        self.viewport().setBackgroundRole(QPalette.ColorRole.AlternateBase if locked else QPalette.ColorRole.Base)

    def _invite(self) -> None:
        """Show the placeholder in an empty, editable field: as many of its words as fit on one line."""
        forms = (
            self.tr("Type a HEN such as _16Qb_4Dw, or paste one; F1 explains it"),
            self.tr("Type a HEN, or paste one; F1 explains it"),
            self.tr("Type a HEN, or paste one"),
        )
        metrics = self.fontMetrics()
        # Without text there is no scroll bar, so the viewport (costly to ask for, see `known_viewport`) is as wide.
        room = self.contentsRect().width() - 2 * round(self.document().documentMargin()) - 1
        fitting = (form for form in forms if metrics.horizontalAdvance(form) <= room)
        words = next(fitting, None) or metrics.elidedText(forms[-1], Qt.TextElideMode.ElideRight, room)
        self.setPlaceholderText("" if self.isReadOnly() else words)

    def replace(self, span: Span, text: str) -> None:
        """Replace a span of the text as if the user had typed it."""
        self._write(self._offsets, span.start, span.end, text)
        self.caret = span.start + len(text)

    @property
    def caret(self) -> int:
        """The position of the caret."""
        return self._offsets.characters(self.textCursor().position())

    @caret.setter
    def caret(self, place: int) -> None:
        self.select(Span(place, place))

    def text_before_caret(self) -> str:
        """Return the text up to the caret."""
        return self._text[: self.caret]

    def select(self, span: Span) -> None:
        """Select a span of the text and scroll to it."""
        cursor = self.textCursor()
        for place, mode in zip(span, (QTextCursor.MoveMode.MoveAnchor, QTextCursor.MoveMode.KeepAnchor), strict=True):
            cursor.setPosition(self._offsets.units(min(place, len(self._text))), mode)
        self.setTextCursor(cursor)

    def _write(self, offsets: Offsets, start: int, end: int, text: str) -> None:
        cursor = QTextCursor(self.document())
        cursor.setPosition(offsets.units(start))
        cursor.setPosition(offsets.units(end), QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(from_first_character(text))

    def _emit_edited(self) -> None:
        text = self.text()
        self._offsets = Offsets(text)
        if len(text) > MAX_CHARACTERS:
            kept, self._text = self._text, text
            self.set_text(kept)
            self.too_long.emit()
            return
        if text != self._text:  # otherwise `set_text` made the change, or only colours have changed
            self._text = text
            self.edited.emit(text)
            self.fit()
        self._show_bar_if_needed()

    # Formats and highlights.

    def span_in_view(self) -> Span:
        """Return the visible span; all of a short text."""
        if len(self._text) <= LONG_TEXT_LENGTH:
            return Span(0, len(self._text))
        port = self.viewport().rect()
        first, last = self.cursorForPosition(port.topLeft()), self.cursorForPosition(port.bottomRight())
        return Span(self._offsets.characters(first.position()), self._offsets.characters(last.position()))

    def show_formats(self, formats: Iterable[FormattedSpan], view: Span) -> None:
        """Set the formats of the visible part, later ones over earlier ones."""
        self._coloring.show(formats, view, self._offsets)

    def show_tips(self, tips: Sequence[tuple[Span, Diagnostic]]) -> None:
        """Show these problems as tooltips of their spans."""
        self._tips = tips

    def highlight(self, formats: Iterable[FormattedSpan]) -> None:
        """Highlight spans in the visible part; only the first few, since Qt paints many slowly."""
        view = self.span_in_view()
        in_view = (one for one in formats if one[0] < view.end and view.start < one[1])
        self.setExtraSelections([self._selection(*one) for one in islice(in_view, MAX_HIGHLIGHTS)])

    def _color(self, position: int, removed: int, added: int) -> None:
        """Set the formats of a change before layout: those given to `set_text`; in a long text, shift the old ones."""
        if self._formats is not None:
            self._coloring.set(self._formats, Span(0, len(self._text)), self._offsets)
        elif self.document().characterCount() > LONG_TEXT_LENGTH:
            self._coloring.keep_in_place(position, removed, added)
        elif (text := self.text()) != self._text:
            offsets = Offsets(text)
            caret = offsets.characters(self.textCursor().position())
            self._coloring.set(self._color_typed(text, caret), Span(0, len(text)), offsets)

    def _selection(self, start: int, end: int, format: QtGui.QTextCharFormat) -> QTextEdit.ExtraSelection:
        made = QTextEdit.ExtraSelection()
        made.format = format
        made.cursor = QTextCursor(self.document())
        made.cursor.setPosition(self._offsets.units(start))
        made.cursor.setPosition(self._offsets.units(end), QTextCursor.MoveMode.KeepAnchor)
        return made

    # Keys, pasting, dropping.

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_for_window(event):
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_for_list = event.key() in ENTER and QApplication.activePopupWidget() is not None
        if _is_for_window(event) or is_for_list:
            event.ignore()
        elif self.isReadOnly() and event.matches(QKeySequence.StandardKey.Paste):
            self.paste()  # Qt would do nothing
        elif event.key() in ENTER and is_plain(event):
            self.done.emit()
        elif event.key() in ENTER and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.insertPlainText("\n")  # Qt would insert another kind of line break
        elif event.key() == Qt.Key.Key_Space and event.modifiers() == _CONTROL:
            self.completion_wanted.emit()
        elif event.key() == Qt.Key.Key_Tab and event.modifiers() == _CONTROL and not self.isReadOnly():
            self.insertPlainText("\t")
        else:
            super().keyPressEvent(event)
            if not self.hasFocus():
                self.setTextCursor(self.textCursor())  # else Qt shows the caret even after a key that leaves the field

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.createStandardContextMenu(event.pos())
        for action in menu.actions():
            if action.objectName() in ("edit-undo", "edit-redo"):
                menu.removeAction(action)  # there is only the window's undo history
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def createMimeDataFromSelection(self) -> QMimeData:
        # Created by Qt: on some platforms the clipboard outlives Python, and a Python object would crash at exit.
        data = super().createMimeDataFromSelection()
        text = data.text()
        data.clear()
        data.setText(from_first_character(text))
        return data

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        formats = formats_of(source)  # formats alone, not contents: menus call this, too
        return holds_text(formats) or holds_picture(formats)

    def insertFromMimeData(self, source: QMimeData) -> None:
        contents = ClipboardContents.of(source)
        text = contents.text
        if not self._drags_own_text and self._is_other(contents):
            self.other_pasted.emit(contents)
            return
        if len(text) > MAX_CHARACTERS:
            self.too_long.emit()
            return
        text = held(text)
        cursor = self.textCursor()
        replaces_all = cursor.hasSelection() and cursor.selectedText() == self.document().toRawText()
        whole = None if self._drags_own_text else hen.extract(text) if replaces_all else whole_hen(text)
        kept = 0 if whole is not None else len(self.text()) - (cursor.selectionEnd() - cursor.selectionStart())
        if kept + len(text if whole is None else whole) > MAX_CHARACTERS:
            self.too_long.emit()
        elif whole is None:
            cursor.insertText(from_first_character(text))
            # Later: during a drop Qt has not laid out the new lines, and would look for the caret in the old ones.
            call_soon(self, self.ensureCursorVisible)
        else:
            self.whole_pasted.emit(whole)
            self.caret = len(self._text)

    def _is_other(self, contents: ClipboardContents) -> bool:
        """Return whether what is pasted is for the window: files, a picture without text, or another notation."""
        if contents.paths or self.isReadOnly():  # Qt would offer the addresses of files as text
            return True
        text, cursor = contents.text, self.textCursor()
        if not text.strip():
            return bool(contents.pictures) or contents.picture is not None
        start, end = map(self._offsets.characters, (cursor.selectionStart(), cursor.selectionEnd()))
        return is_other_notation(held(text), self._text[:start], self._text[end:])

    def paste_over(self) -> None:
        """Paste as if all of the text were selected."""
        before, cursor = self.text(), self.textCursor()
        self.selectAll()
        self.paste()
        if self.text() == before:
            self.setTextCursor(cursor)

    def insert_point(self, name: str) -> None:
        """Insert a point at the caret, with the dot that begins a part, unless read-only."""
        if self.isReadOnly():
            return
        data = QMimeData()
        begins = self.document().characterAt(self.textCursor().selectionStart() - 1) == "."
        data.setText(name if begins else f".{name}")
        self.insertFromMimeData(data)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Leave files to the window, which opens them."""
        if holds_files(event.mimeData()):
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self._drags_own_text = event.source() == self.viewport()
        super().dropEvent(event)
        self._drags_own_text = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.entered.emit()
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.fit()  # not after a click, which would then be on another line

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.focus_changed.emit()
            self.left.emit()
            if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
                self._set_lines(FEWEST_LINES)
                self.verticalScrollBar().setValue(0)

    # Pointer and size.

    def tip_at(self, pos: QPoint) -> str:
        """Return the tooltip at a viewport position, or an empty text."""
        place = self._place_under(pos)
        tips = (message(problem) for span, problem in self._tips if span.start <= place < span.end)
        return next(tips, None) or (self._explain(place) if place >= 0 else "")

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            tip = self.tip_at(event.pos())
            QToolTip.showText(event.globalPos(), tooltip(*tip.split("\n")), self.viewport())
            return True
        return super().viewportEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(480, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint whole lines only: the margins would show parts of the lines above and below."""
        super().paintEvent(event)
        if self.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            return  # there are no other lines; see `lock` for the viewport
        port, line = self.viewport(), self._line_height()
        first = self.cursorRect(self.cursorForPosition(QPoint(0, line // 2))).top()
        top = first if first >= 0 else first + line  # the top of the first whole line
        above, below = port.rect(), port.rect()
        above.setHeight(top)
        below.setTop(top + self._lines * line)
        painter, ground = QtGui.QPainter(port), port.palette().color(port.backgroundRole())
        for strip in (above, below):
            painter.fillRect(strip, ground)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._invite()
        self._show_bar_if_needed()
        if not self.hasFocus():
            self.verticalScrollBar().setValue(0)  # to the whole first line: Qt had the last one at the lower edge

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._invite()

    def _place_under(self, pos: QPoint) -> int:
        """Return the index of the character at a viewport position, or -1."""
        cursor = self.cursorForPosition(pos)
        edge = self.cursorRect(cursor)
        width = self.fontMetrics().averageCharWidth()
        if abs(pos.x() - edge.x()) > width or not edge.top() <= pos.y() <= edge.bottom():
            return -1
        return self._offsets.characters(cursor.position()) - (pos.x() < edge.x())

    @property
    def extra_height(self) -> int:
        """How much higher the field is than with one line, in pixels."""
        return (self._lines - 1) * self._line_height()

    def _line_height(self) -> int:
        """Return the height of a line in the layout, in pixels; `fontMetrics` rounds it down for some fonts."""
        return ceil(QtGui.QFontMetricsF(self.font()).lineSpacing())

    def _height(self) -> int:
        margins = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        return self._lines * self._line_height() + margins + 1

    def fit(self, *, grows: bool = True) -> None:
        """Grow with the text, and shrink if two lines are empty; a text not changed by the user scrolls instead."""
        needed = self._lines_up_to(MAX_LINES + 1)
        lines = min(max(needed, FEWEST_LINES), MAX_LINES)
        if (grows and lines > self._lines) or needed <= self._lines - 2:
            self._set_lines(lines)

    def _set_lines(self, lines: int) -> None:
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()
            self._show_bar_if_needed()
            self.height_changed.emit()

    def _show_bar_if_needed(self) -> None:
        is_needed = self._lines_up_to(self._lines + 1) > self._lines
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if is_needed else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(policy)

    def _lines_up_to(self, most: int) -> int:
        layout, block, lines = self.document().documentLayout(), self.document().begin(), 0
        while block.isValid() and lines < most:
            layout.blockBoundingRect(block)  # forces layout
            lines += block.layout().lineCount()
            block = block.next()
        return lines


def _is_for_window(event: QKeyEvent) -> bool:
    """Return whether a key belongs to the window, as undo, redo and Esc do."""
    return event.key() == Qt.Key.Key_Escape or is_history_key(event)


class Offsets:
    """Conversion between positions in characters, as Python counts, and in UTF-16 units, as Qt does.

    >>> offsets = Offsets("a🙂b")
    >>> offsets.units(2), offsets.characters(3)
    (3, 2)
    """

    def __init__(self, text: str) -> None:
        wide = [] if text.isascii() else [at for at, character in enumerate(text) if character > "\uffff"]
        self._wide = wide
        self._wide_units = [at + before for before, at in enumerate(wide)]

    def units(self, characters: int) -> int:
        """Return the position in units of a position in characters."""
        return characters + bisect_left(self._wide, characters) if self._wide else characters

    def characters(self, units: int) -> int:
        """Return the position in characters of a position in units."""
        return units - bisect_left(self._wide_units, units)


class Coloring:
    """Applies formats to a document.

    Laying out a line takes time quadratic in its number of formats, so a long text has them only in its visible part.
    `keep_in_place` moves them along with typing until new ones are set.
    """

    def __init__(self, document: QTextDocument) -> None:
        self._document = document

    def show(self, formats: Iterable[FormattedSpan], view: Span, offsets: Offsets) -> None:
        """Set the formats of the lines in a part of the text, and lay it out again."""
        self.set(formats, view, offsets)
        start = offsets.units(view.start)
        self._document.markContentsDirty(start, offsets.units(view.end) - start)

    def set(self, formats: Iterable[FormattedSpan], view: Span, offsets: Offsets) -> None:
        """Set the formats of the lines in a part of the text. Call it on `contentsChange`, before layout."""
        ranges = self._by_block(formats, view, offsets)
        block, end = self._document.findBlock(offsets.units(view.start)), offsets.units(view.end)
        while block.isValid() and block.position() <= end:
            block.layout().setFormats(ranges.get(block.position(), []))
            block = block.next()

    def keep_in_place(self, position: int, removed: int, added: int) -> None:
        """Shift the formats after a change of the text. Call it on `contentsChange`, before layout."""
        if removed == added:
            return
        block = self._document.findBlock(position)
        place = position - block.position()
        moved = []
        for kept in block.layout().formats():
            if kept.start >= place + removed:
                kept.start += added - removed
            if kept.start + kept.length <= block.length():
                moved.append(kept)
        block.layout().setFormats(moved)

    def _by_block(
        self, formats: Iterable[FormattedSpan], view: Span, offsets: Offsets
    ) -> dict[int, list[QtGui.QTextLayout.FormatRange]]:
        """Return the formats of a part of the text, split at line ends, by the positions where their lines begin."""
        units, first, last = offsets.units, offsets.units(view.start), offsets.units(view.end)
        ranges: dict[int, list[QtGui.QTextLayout.FormatRange]] = {}
        begin = end = 0
        in_block: list[QtGui.QTextLayout.FormatRange] = []
        for start, after, format in formats:
            place, stop = units(start), units(after)
            if place < first or stop > last:
                place, stop = max(place, first), min(stop, last)
            while place < stop:
                if not begin <= place < end:
                    block = self._document.findBlock(place)
                    if not block.isValid():
                        break
                    begin, end = block.position(), block.position() + block.length()
                    in_block = ranges.setdefault(begin, [])
                made = QtGui.QTextLayout.FormatRange()
                made.start = place - begin
                made.length = min(stop, end) - place
                made.format = format
                in_block.append(made)
                place = end
        return ranges
