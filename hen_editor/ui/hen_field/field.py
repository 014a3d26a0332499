"""The HEN field: mirrors the text of a snapshot, and reports the user's edits."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from operator import is_

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hen_editor.core import hen
from hen_editor.core.board import BLACK, Color, Point
from hen_editor.core.diagnostics import Diagnostic, Report, Severity, Span
from hen_editor.core.editing.snapshot import NodeKey, Snapshot
from hen_editor.ui.clipboard import ClipboardContents
from hen_editor.ui.colors import colors_of
from hen_editor.ui.hen_field.buttons import HenButtons
from hen_editor.ui.hen_field.coloring import Formats, ReadingPainter, formats
from hen_editor.ui.hen_field.editor import FormattedSpan, HenEditor
from hen_editor.ui.hen_field.hints import Explanations, Suggestions
from hen_editor.ui.hen_field.message_line import MessageBar, MessageLine
from hen_editor.ui.hen_field.messages import Button, Message, MessageOffer, Messages
from hen_editor.ui.hen_typing import LONG_TEXT_LENGTH, MAX_CHARACTERS, HenTyping, text_in_field
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import make_faint, make_heading
from hen_editor.ui.widgets.announcing import announce
from hen_editor.ui.widgets.input import is_history_key
from hen_editor.ui.widgets.plain_text import label
from hen_editor.ui.wording import fix_label

PARSING_PAUSE_MS = 100
"""The pause in typing after which a long text is parsed, in milliseconds."""

SIZE_PAUSE_MS = 600
"""The pause after which a size counts as complete, in milliseconds."""

INCOMPLETE_PAUSE_MS = 1_000
"""The pause in typing after which an incomplete part is reported as an error, in milliseconds."""


_MARGIN, _GAP = 12, 8

_LEAST_FIELD = 480
"""The least width of the text in pixels; where labels of the buttons would leave less, they have icons alone."""


class HenField(QWidget):
    """Shows the HEN of the document's position with its problems, and lets the user edit it.

    It is a strip of two rows: the text with its buttons, and the message line. With more lines of text it is higher; in
    what is above its height with one line, only the text is visible.

    typed: the `HenTyping` after each change of the text by the user. caret_moved: the `HenTyping` after any other
    change. pasted_whole: a text pasted to replace the whole. pasted_other: the `ClipboardContents` of what is not HEN,
    but can be read. draft_dropped: Esc was pressed on a draft; the snapshot before the text was edited, since the field
    got the focus, the document was saved, or something else changed it. editing_finished: the text has lost the focus.
    done: Enter was pressed on a text that the board shows. layout_requested: as `HenButtons.layout_wanted`.
    restore_requested, discard_requested: a `KeptDraft`. new_game_requested: the text once it is fixed, and the snapshot
    before it was edited. open_as_new_requested, add_as_variation_requested: the text. problems_requested: show all
    problems. variations_requested: show those that the file hides. fix_pointed: the text with the fix whose button is
    pointed at, None when none is any longer. height_changed: it needs another height.
    """

    typed = Signal(object)
    caret_moved = Signal(object)
    pasted_whole = Signal(str)
    pasted_other = Signal(object)
    draft_dropped = Signal(object)
    editing_finished = Signal()
    done = Signal()
    layout_requested = Signal(bool)
    restore_requested = Signal(object)
    discard_requested = Signal(object)
    new_game_requested = Signal(object, object)
    open_as_new_requested = Signal(object)
    add_as_variation_requested = Signal(object)
    problems_requested = Signal()
    variations_requested = Signal()
    fix_pointed = Signal(object)
    height_changed = Signal()

    def __init__(self, snapshot: Snapshot, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._snapshot = self._before_typing = snapshot
        self._typing = HenTyping()
        self._mover = BLACK
        self._shown: tuple[Snapshot, bool, HenTyping, Color, bool] | None = None
        self._hidden_in: object = None  # the last file of which it was said that it hides its variations
        self._hidden_at: NodeKey | None = None  # the node where that is said now
        self._pointed: Point | None = None
        self._refusal: Message | None = None
        self._rest = self._timer(PARSING_PAUSE_MS, self._report_text)
        self._settling = self._timer(SIZE_PAUSE_MS, self._settle)
        self._patience = self._timer(INCOMPLETE_PAUSE_MS, self._report_caret)
        self._explanations = Explanations(self)
        self._editor = HenEditor(self, self._explanation, self._color)
        self._painter = ReadingPainter(self._editor, lambda: self._formats)
        self._line = MessageLine(self)
        self.message_bar = MessageBar(self._line, self)
        self._messages = Messages(self)
        self._suggestions = Suggestions(self._editor, self._line, lambda: self._typing.reading)
        self._build()
        self._connect()

    # Display.

    @property
    def editor(self) -> HenEditor:
        """The editor of the text."""
        return self._editor

    @property
    def height_of_line(self) -> int:
        """Its height with one line of text."""
        return self.sizeHint().height() - self._editor.extra_height

    @property
    def panes(self) -> tuple[QWidget, ...]:
        """Its parts in the order in which Tab goes through them."""
        return self._editor, self._line, self.buttons

    def want_verdict(self, *, wanted: bool) -> None:
        """Say in the message line that a text is valid, or nothing in its place."""
        self._line.want_verdict(wanted=wanted)

    def show_state(self, state: State) -> None:
        """Show the text of a state; if it is already shown, caret and spelling stay."""
        shown = state.snapshot, state.is_read_only, state.typing, state.mover, state.hides_variations
        if self._shown is None or not all(map(is_, shown, self._shown)):
            self._shown = None
            self._show(*shown)
            self._shown = shown

    def _show(
        self, snapshot: Snapshot, is_read_only: bool, typing: HenTyping, mover: Color, hides_variations: bool
    ) -> None:
        before = self._snapshot
        if hides_variations and self._hidden_in is not snapshot.collection.source:
            self._hidden_in, self._hidden_at = snapshot.collection.source, snapshot.node_key
        elif self._hidden_at != snapshot.node_key or not hides_variations:
            self._hidden_at = None
        if snapshot is not before:
            self._before_typing = snapshot
        waits = self._rest.isActive() and _same_field(before, snapshot)
        self._editor.lock(is_read_only or self._messages.reason_to_lock(snapshot) is not None)
        if typing.text != self._editor.text() and not waits:
            self._stop_waiting()
            self._write(typing)
            if typing.has_focus and typing.caret != self._editor.caret:
                self._editor.caret = typing.caret
            if _is_same_node(before, snapshot):
                self._editor.fit(grows=False)  # the user undid what was typed, or dropped it
            if not typing.is_read:
                self._rest.start()
        self._snapshot, self._typing, self._mover = snapshot, typing, mover
        if not typing.is_size_open:
            self._settling.stop()
        elif not self._settling.isActive():
            self._settling.start()
        self._refresh()
        self._show_pointed()
        self._enable_buttons()

    def _write(self, typing: HenTyping) -> None:
        """Write another text, coloured unless it is long."""
        if typing.is_read and len(typing.text) <= LONG_TEXT_LENGTH:
            self._painter.write(typing.reading, typing.problems, _span(typing.reading.unfinished(typing.caret)))
        else:
            self._editor.set_text(typing.text)

    @property
    def snapshot(self) -> Snapshot:
        """The snapshot whose text is shown, apart from edits by the user."""
        return self._snapshot

    def highlight_tokens_of(self, point: Point | None) -> None:
        """Highlight the tokens about a point of the board, or none."""
        if point != self._pointed:
            self._pointed = point
            self._show_pointed()

    # Called from outside.

    def flush(self) -> None:
        """Apply pending edits at once, for example before saving."""
        if self._rest.isActive():
            self._report_text()
        if self._settling.isActive():
            self._settle()

    def keep_typed(self) -> None:
        """Let Esc give back only what is there now, for example once that is being saved."""
        self._before_typing = self._snapshot

    def _end(self) -> None:
        """Leave the text for the board once it is what the board shows."""
        self.flush()
        if self._snapshot.hen_text.draft is None:
            self.done.emit()

    def fix(self, problem: Diagnostic) -> None:
        """Fix a problem of the text, if it is still there."""
        self.flush()
        if problem.replacement is None or problem.span is None or problem not in self._known_problems():
            return
        self._take_focus()
        self._editor.replace(problem.span, problem.replacement)
        self.flush()
        announce(self, self.tr("Fixed: {fix}.").format(fix=fix_label(problem)))

    def _known_problems(self) -> Sequence[Diagnostic]:
        """Return the problems of the text; one about the whole text comes first."""
        whole = self._typing.suggestion
        return (*(() if whole is None else (whole,)), *self._typing.reading.diagnostics)

    def _take_focus(self) -> None:
        """Take the focus after a fix, but not in a presentation, which shows the messages without the field."""
        if self._editor.isVisible():
            self._editor.setFocus()

    def fix_all(self) -> None:
        """Fix every problem of the text that can be fixed."""
        self.flush()
        text = self._editor.text()
        self._take_focus()
        self._editor.replace(Span(0, len(text)), hen.fixed(text))
        self.flush()
        announce(self, self.tr("All problems that can be fixed are fixed."))

    @property
    def can_fix(self) -> bool:
        """Whether one of the problems of the text can be fixed."""
        return bool(self._fixable())

    def fix_first(self) -> None:
        """Fix the problem at the caret while the text is edited, otherwise the worst one that can be fixed."""
        self.flush()
        fixable = self._fixable()
        at_caret = [problem for problem in fixable if self._is_at_caret(problem)] if self._editor.hasFocus() else []
        for problem in (*at_caret, *fixable)[:1]:
            self.fix(problem)

    def _fixable(self) -> Sequence[Diagnostic]:
        """Return the problems of the text that can be fixed, the worst first."""
        if self._editor.isReadOnly():
            return ()
        report = Report.of(problem for problem in self._known_problems() if problem.replacement is not None)
        return *report.errors, *report.warnings, *report.notes

    def _is_at_caret(self, problem: Diagnostic) -> bool:
        span = problem.span
        return span is not None and span.start <= self._editor.caret <= span.end

    def select_problem(self, problem: Diagnostic) -> None:
        """Go to a problem of the text and select its span."""
        self._editor.setFocus()
        if problem.span is not None:
            self._editor.select(problem.span)

    # User actions.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._has_draft():
            self.draft_dropped.emit(self._before_typing)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if is_history_key(event) and self._rest.isActive():
                self._report_text()  # otherwise undo would revert an earlier change
            event.setAccepted(event.key() == Qt.Key.Key_Escape and self._has_draft())
            return event.isAccepted()
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
            self.height_changed.emit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line between the strip and what is above it."""
        line = QRect(0, self._editor.extra_height, self.width(), 1)
        QPainter(self).fillRect(line, colors_of(self.palette()).line)

    def _follow_height(self) -> None:
        """Follow the height of the text at once: the layouts would do so later, and one after the other."""
        self._row.invalidate()
        self.row.updateGeometry()
        self.height_changed.emit()

    def _arrange(self) -> None:
        """Show the labels of the buttons if they fit; mask all but the text above the height with one line."""
        margins = 2 * _MARGIN + 2 * _GAP + self._caption.sizeHint().width()
        self.buttons.show_words(wanted=self.width() - margins - self.buttons.width_with_words >= _LEAST_FIELD)
        extra = self._editor.extra_height
        height = max(self._editor.sizeHint().height() - extra, self.buttons.sizeHint().height())
        for beside in (self._caption, self.buttons):
            beside.setFixedHeight(height)
        if extra and self.row.isVisible():
            self._column.activate()  # now: the mask needs the new geometry of the editor
            self._row.activate()
            below = QRect(0, extra, self.width(), self.height() - extra)
            field = QRect(self._editor.mapTo(self, QPoint()), self._editor.size())
            self.setMask(QRegion(below).united(field))
        else:
            self.clearMask()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.__dict__.pop("_formats", None)
            self._painter.paint()
            self._show_pointed()

    def _has_draft(self) -> bool:
        if self._rest.isActive():
            self._report_text()
        return self._snapshot.hen_text.draft is not None

    def _follow_text(self) -> None:
        self._stop_waiting()
        self._suggestions.renew()
        self._patience.start()
        if len(self._editor.text()) > LONG_TEXT_LENGTH:
            self._rest.start()
        else:
            self._report_text()

    def _paste_whole(self, text: str) -> None:
        self._stop_waiting()
        before = self._before_typing
        self.pasted_whole.emit(text)
        self._before_typing = before  # what is shown now comes from the paste

    def _refuse_text(self) -> None:
        words = self.tr("Too long: the field is limited to %Ln characters.", "", MAX_CHARACTERS)
        self._refusal = Message(words, Severity.WARNING)
        self._refresh()

    def _follow_caret(self) -> None:
        self._suggestions.renew()
        if self._editor.text() != self._typing.text:
            return  # the caret moves because of a change that is not reported yet
        if self._typing.is_size_open and not self._is_at_size():
            self._settle()
        self._report_caret()

    def _enter(self) -> None:
        self.keep_typed()
        self._report_caret()

    def _leave(self) -> None:
        self.flush()
        self._patience.stop()
        self._suggestions.hide()
        self._report_caret()
        self.editing_finished.emit()

    def _press(self, button: Button) -> None:
        match button:
            case Button(MessageOffer.FIX, _, Diagnostic() as problem):
                self.fix(problem)
            case Button(MessageOffer.FIX_ALL):
                self.fix_all()
            case Button(MessageOffer.LIST_PROBLEMS):
                self.problems_requested.emit()
            case Button(MessageOffer.NEW_GAME, _, str() as text):
                self.new_game_requested.emit(text, self._before_typing)
            case Button(MessageOffer.OPEN_AS_NEW):
                self.open_as_new_requested.emit(self._editor.text())
            case Button(MessageOffer.ADD_AS_VARIATION):
                self.add_as_variation_requested.emit(self._editor.text())
            case Button(MessageOffer.RESTORE, _, draft):
                self.restore_requested.emit(draft)
            case Button(MessageOffer.DISCARD, _, draft):
                self.discard_requested.emit(draft)
            case Button(MessageOffer.SHOW_VARIATIONS):
                self.variations_requested.emit()

    def _point_to(self, button: Button | None) -> None:
        """Emit the text with the fix whose button is pointed at, None for no button or one without a fix."""
        text = self._editor.text()
        match button:
            case Button(MessageOffer.FIX, _, Diagnostic(span=Span() as span, replacement=str() as replacement)):
                self.fix_pointed.emit(text[: span.start] + replacement + text[span.end :])
            case Button(MessageOffer.FIX_ALL):
                self.fix_pointed.emit(hen.fixed(text))
            case Button(MessageOffer.NEW_GAME, _, str() as meant):
                self.fix_pointed.emit(meant)
            case _:
                self.fix_pointed.emit(None)

    def insert_point(self, name: str) -> None:
        """Insert a point at the caret, as the beginning of a part of its own."""
        self._editor.insert_point(name)

    @property
    def can_edit(self) -> bool:
        """Whether the text can be edited."""
        return not self._editor.isReadOnly()

    def paste(self) -> None:
        """Paste HEN in place of the text, anything else into the window."""
        self._editor.setFocus()
        if self._editor.canPaste():
            self._editor.paste_over()
        else:
            self.pasted_other.emit(ClipboardContents())

    def _request_layout(self, multiline: bool) -> None:
        self._editor.setFocus()
        self.layout_requested.emit(multiline)
        self._editor.fit()
        self._enable_buttons()

    # Reporting what the user does.

    def _color(self, text: str, caret: int) -> Iterable[FormattedSpan]:
        """Return the formats of a text that is being typed, before it is reported, so that it is laid out only once."""
        typing = HenTyping.of(self._painter.reading_of(text), caret, has_focus=True, is_part_open=True)
        return self._painter.formats_of(typing.reading, typing.problems, _span(typing.reading.unfinished(caret)))

    def _report_text(self) -> None:
        """Report the text as read now; the snapshot's own text, if it is long and read only now, is not typed."""
        self._rest.stop()
        typing = HenTyping.of(
            self._painter.reading_of(self._editor.text()),
            self._editor.caret,
            has_focus=self._editor.hasFocus(),
            is_part_open=self._patience.isActive(),
        )
        if typing.text == text_in_field(self._snapshot):
            self._typing = typing._replace(is_size_open=self._typing.is_size_open)
            self.caret_moved.emit(self._typing)
        else:
            self._report_typed(typing)

    def _settle(self) -> None:
        """Report the text, taking its size for complete."""
        self._settling.stop()
        self._report_typed(self._present()._replace(is_size_open=False))

    def _report_typed(self, typing: HenTyping) -> None:
        self._typing, before = typing, self._before_typing
        self.typed.emit(typing)
        self._before_typing = before  # what is shown now comes from typing

    def _report_caret(self) -> None:
        typing = self._present()
        if typing != self._typing:
            self._typing = typing
            self._refresh()
            self.caret_moved.emit(typing)

    def _present(self) -> HenTyping:
        """Return the `HenTyping` of the text as last read, with the present caret and focus."""
        editor = self._editor
        return self._typing._replace(
            caret=editor.caret, has_focus=editor.hasFocus(), is_part_open=self._patience.isActive()
        )

    def _stop_waiting(self) -> None:
        self._refusal = None
        self._suggestions.hide()
        for timer in (self._rest, self._settling, self._patience):
            timer.stop()

    def _is_at_size(self) -> bool:
        """Return whether the caret is after the last digit of the size, which may be incomplete."""
        size = self._typing.reading.size_span
        return size is not None and size.end == self._editor.caret

    def _explanation(self, place: int) -> str:
        """Return the explanation of the token at a character; empty if the text is not read yet."""
        reading = self._typing.reading
        if self._editor.text() != reading.text:
            return ""
        token = reading.token_at(place + 1)
        return "" if token is None or token.start > place else self._explanations.of(reading, token)

    # Display of the text as it was read.

    def _refresh(self) -> None:
        """Colour the text, underline its problems and show the first, ignoring those of what is still being typed."""
        reading, problems = self._typing.reading, self._typing.problems
        self._painter.show(reading, problems, _span(reading.unfinished(self._editor.caret)))
        self._line.show_message(self._message(problems))
        verdict = self._messages.verdict(self._snapshot, self._mover) if reading.text else ("", "")
        self._line.show_verdict(*verdict)  # an empty field says by itself what can be typed

    def _message(self, problems: Sequence[Diagnostic]) -> Message:
        reason = self._messages.reason_to_lock(self._snapshot)
        if reason is not None:
            return reason
        if self._refusal is not None:
            return self._refusal
        report = Report.of(problems)
        message = self._messages.message(self._snapshot, self._typing, (*report.errors, *report.warnings))
        return self._messages.hidden_variations() if self._hidden_at and not message.text else message

    def _show_pointed(self) -> None:
        """Highlight the tokens about the point, unless text and board show positions of different sizes."""
        point, reading = self._pointed, self._typing.reading
        is_on_board = reading.position.size == self._snapshot.position.size
        tokens = reading.tokens_at(point) if point is not None and is_on_board else ()
        self._editor.highlight([(token.start, token.end, self._formats.highlight) for token in tokens])

    @cached_property
    def _formats(self) -> Formats:
        """The formats of the theme, created once there is text to colour."""
        return formats(self.palette())

    def _enable_buttons(self) -> None:
        is_locked = self._editor.isReadOnly()
        can_be_laid_out = not is_locked and self._snapshot.hen_text.draft is None
        self.buttons.show_state(can_lay_out=can_be_laid_out, multiline=self._snapshot.hen_text.multiline)

    # Construction.

    def _build(self) -> None:
        self.buttons = HenButtons(self)
        self.setAutoFillBackground(True)
        self._caption = label(self.tr("HEN"), self)
        make_faint(self._caption)
        make_heading(self._caption)
        self._caption.setBuddy(self._editor)
        self.row = QWidget(self)
        self._row = row = QHBoxLayout(self.row)
        row.setContentsMargins(_MARGIN, _GAP, _MARGIN, 0)
        row.setSpacing(_GAP)
        row.addWidget(self._caption, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self._editor, 1)
        row.addWidget(self.buttons, 0, Qt.AlignmentFlag.AlignBottom)
        below = QHBoxLayout()
        below.setContentsMargins(_MARGIN + self._caption.sizeHint().width() + _GAP, 0, _MARGIN, 0)
        below.addWidget(self.message_bar)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.row)
        column.addLayout(below)
        self.setFocusProxy(self._editor)

    def _connect(self) -> None:
        self._editor.edited.connect(self._follow_text)
        self._editor.whole_pasted.connect(self._paste_whole)
        self._editor.other_pasted.connect(self.pasted_other)
        self._editor.too_long.connect(self._refuse_text)
        self._editor.cursorPositionChanged.connect(self._follow_caret)
        self._editor.entered.connect(self._enter)
        self._editor.left.connect(self._leave)
        self._editor.done.connect(self._end)
        self._line.pressed.connect(self._press)
        self._line.pointed.connect(self._point_to)
        self._editor.height_changed.connect(self._follow_height)
        self.buttons.layout_wanted.connect(self._request_layout)

    def _timer(self, interval: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=interval)
        timer.timeout.connect(then)
        return timer


def _span(problem: Diagnostic | None) -> Span | None:
    return None if problem is None else problem.span


def _is_same_node(one: Snapshot, other: Snapshot) -> bool:
    return one.tree.is_state_of(other.tree) and one.node == other.node


def _same_field(one: Snapshot, other: Snapshot) -> bool:
    """Return whether two snapshots show the same field at the same node of one game."""
    return _is_same_node(one, other) and one.hen_text == other.hen_text
