"""The messages of the HEN field: a sentence and what can be done about it, in the line below the text."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from hen_editor.core import hen
from hen_editor.core.diagnostics import Diagnostic, Severity
from hen_editor.core.editing.snapshot import DraftReason, KeptDraft, Snapshot
from hen_editor.core.game.line import move_number
from hen_editor.core.translatable import QT_TRANSLATE_NOOP
from hen_editor.ui import wording
from hen_editor.ui.hen_typing import MAX_CHARACTERS
from hen_editor.ui.icons import icon
from hen_editor.ui.theme import is_dark
from hen_editor.ui.widgets.plain_text import ElidedLabel, label, tooltip, without_mnemonic

BADGE = QT_TRANSLATE_NOOP("MessageLine", "Showing last valid position")
_WIDEST_BUTTON = 220
_LEAST_TEXT = 120
_ICONS = {
    Severity.ERROR: "problem-error",
    Severity.WARNING: "problem-warning",
    Severity.NOTE: "problem-note",
}

_LIGHT_BADGE, _DARK_BADGE = ("#f8dfae", "#573a00"), ("#5a4414", "#ffe0a3")


class MessageOffer(Enum):
    """Something that a button of the message line can do."""

    FIX = "fix"
    FIX_ALL = "fix all"
    LIST_PROBLEMS = "list problems"
    OPEN_AS_NEW = "open as a new position"
    ADD_AS_VARIATION = "add as a variation"
    RESTORE = "restore"
    DISCARD = "discard"


class Button(NamedTuple):
    """A button: its offer, its text, and what it applies to."""

    offer: MessageOffer
    label: str
    about: Diagnostic | KeptDraft | None = None


class Message(NamedTuple):
    """A sentence of the message line.

    severity: that of the icon before it. badge: whether to show that the board differs from the text.
    """

    text: str = ""
    severity: Severity | None = None
    badge: bool = False
    buttons: tuple[Button, ...] = ()


class Messages(QObject):
    """Composes the messages."""

    def reason_to_lock(self, snapshot: Snapshot) -> Message | None:
        """Return why the position cannot be edited as text, None if it can."""
        if not snapshot.tree.is_go:
            return Message(self.tr("This game is not Go: it has no position to show or edit."), Severity.NOTE)
        if snapshot.position.size.columns > hen.MAX_COLUMNS:
            too_wide, *_ = hen.holdable(snapshot.position).diagnostics
            return Message(wording.message(too_wide), too_wide.severity)
        length = len(snapshot.hen_text.text)
        if length > MAX_CHARACTERS:
            words = self.tr("The HEN of this position has %Ln characters; the limit is {limit}.", "", length)
            return Message(words.format(limit=QLocale().toString(MAX_CHARACTERS)), Severity.NOTE)
        return None

    def message(self, snapshot: Snapshot, reading: hen.Reading, problems: Sequence[Diagnostic]) -> Message:
        """Return the message: on a draft, else on drafts left at other nodes, else on problems of the text.

        reading: of the field's text. problems: the errors and warnings to show, errors first.
        """
        match snapshot.hen_text.draft:
            case DraftReason.OTHER_SIZE:
                here, there = snapshot.position.size, reading.position.size
                words = self.tr("This game is on {here}; a {there} position does not fit.")
                return self._refused(words.format(here=here, there=there), reading, problems)
            case DraftReason.WHOLE:
                again = Button(MessageOffer.ADD_AS_VARIATION, self.tr("Add as a variation"))
                words = self.tr("This game already has moves. Add it as a variation, or open it as a new position.")
                return self._refused(words, reading, problems, again)
            case DraftReason.EMPTY:
                words = self.tr("Empty text does not change the board. Press Esc to restore the position.")
                return Message(words, Severity.NOTE)
            case DraftReason.INVALID if problems:
                return Message(wording.message(problems[0]), problems[0].severity, True, self._about(problems))
            case DraftReason.UNSETTLED:
                return Message()
        if snapshot.drafts:
            return self._kept(snapshot, problems)
        if problems:
            return Message(wording.message(problems[0]), problems[0].severity, False, self._about(problems))
        return Message()

    def _refused(self, text: str, reading: hen.Reading, problems: Sequence[Diagnostic], *others: Button) -> Message:
        """Report that the game cannot accept a text, before any error in it; a valid text can go elsewhere."""
        if reading.ok:
            open_as_new = Button(MessageOffer.OPEN_AS_NEW, self.tr("Open as a new position"))
            buttons = (open_as_new, *others, *self._more(len(problems)))
            return Message(text, Severity.WARNING, True, buttons)
        sentences = " ".join([text, *(wording.message(problem) for problem in problems[:1])])
        return Message(sentences, Severity.ERROR, True, self._about(problems))

    def _kept(self, snapshot: Snapshot, problems: Sequence[Diagnostic]) -> Message:
        """Report where the latest draft was left."""
        draft = snapshot.drafts[-1]
        restore = Button(MessageOffer.RESTORE, self.tr("Restore"), draft)
        discard = Button(MessageOffer.DISCARD, self.tr("Discard"), draft)
        buttons = (restore, discard, *self._more(len(problems)))
        return Message(self._where_left(snapshot, draft), Severity.NOTE, False, buttons)

    def _where_left(self, snapshot: Snapshot, draft: KeptDraft) -> str:
        move = move_number(snapshot.collection.games[draft.game], draft.node)
        match move > 0, draft.game == snapshot.game:
            case True, True:
                words = self.tr("Unfinished text at move {move}")
            case True, False:
                words = self.tr("Unfinished text at move {move} of game {game}")
            case False, True:
                words = self.tr("Unfinished text at the start")
            case _:
                words = self.tr("Unfinished text at the start of game {game}")
        return words.format(move=move, game=draft.game + 1)

    def _about(self, problems: Sequence[Diagnostic]) -> tuple[Button, ...]:
        """Offer to fix the first problem or all of them, and to list the others."""
        first = (
            Button(MessageOffer.FIX, wording.fix_label(problem), problem)
            for problem in problems[:1]
            if problem.replacement is not None
        )
        fixable = sum(problem.replacement is not None for problem in problems)
        all_words = self.tr("Fix all %n", "", fixable)
        every = (Button(MessageOffer.FIX_ALL, all_words),) if fixable > 1 else ()
        return (*first, *every, *self._more(len(problems) - 1))

    def _more(self, count: int) -> tuple[Button, ...]:
        words = self.tr("%n more", "", count)
        return (Button(MessageOffer.LIST_PROBLEMS, words),) if count > 0 else ()


class MessageLine(QWidget):
    """Shows a message, or a hint if there is none; one that is too long is elided, with all of it as a tooltip.

    pressed: the `Button` pressed by the user.
    """

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = Message()
        self._hint = ""
        self._icon = label("", self)
        self._badge = _Badge(self.tr(BADGE), self)
        self._badge.setToolTip(self.tr("The text is not applied: the board shows the last valid position."))
        self._text = ElidedLabel(self)
        self._buttons: list[QToolButton] = []
        self._choices: QWidget | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addWidget(self._icon)
        self._row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._text)
        self._show()

    @property
    def message(self) -> Message:
        """The present message."""
        return self._message

    @property
    def buttons(self) -> list[QToolButton]:
        """The buttons of the message, in order."""
        return self._buttons

    def show_message(self, message: Message) -> None:
        """Show another message."""
        if message != self._message:
            self._message = message
            self._show()

    @property
    def hint(self) -> str:
        """The hint shown while there is no message."""
        return self._hint

    def show_hint(self, hint: str) -> None:
        """Set the hint to show while there is no message."""
        if hint != self._hint:
            self._hint = hint
            self._show_text()

    def show_choices(self, choices: QWidget | None) -> None:
        """Show choices at the end of the line as far as there is room for them, in place of any others."""
        if self._choices is not None:
            self._choices.hide()
            self._choices.deleteLater()
        self._choices = choices
        if choices is not None:
            self._row.addWidget(choices)
        self._show_what_fits()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())  # messages never widen the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_what_fits()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_icon()

    def _show(self) -> None:
        self._show_icon()
        self._show_text()
        for old in self._buttons:
            old.hide()
            old.deleteLater()
        self._buttons = [self._button(button) for button in self._message.buttons]
        self._show_what_fits()

    def _show_text(self) -> None:
        role = QPalette.ColorRole.WindowText if self._message.text else QPalette.ColorRole.PlaceholderText
        self._text.setForegroundRole(role)
        self._text.setText(self._message.text or self._hint)

    def _show_what_fits(self) -> None:
        """Show the badge, and then the choices, if there is room for them and for some of the sentence."""
        used = sum(part.sizeHint().width() + self._row.spacing() for part in (self._icon, *self._buttons))
        room = self.width() - used - _LEAST_TEXT
        optional = ((self._badge, self._message.badge), (self._choices, True))
        for part, is_wanted in optional:
            if part is not None:
                width = part.sizeHint().width()
                part.setVisible(is_wanted and width <= room)
                room -= width if is_wanted else 0

    def _show_icon(self) -> None:
        severity = self._message.severity
        if severity is not None:
            style = self.style()
            extent = style.pixelMetric(style.PixelMetric.PM_SmallIconSize)
            self._icon.setPixmap(icon(_ICONS[severity]).pixmap(QSize(extent, extent), self.devicePixelRatioF()))
        self._icon.setVisible(severity is not None)

    def _button(self, button: Button) -> QToolButton:
        made = QToolButton(self)
        made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)  # all of the same height
        shown = made.fontMetrics().elidedText(button.label, Qt.TextElideMode.ElideRight, _WIDEST_BUTTON)
        made.setText(without_mnemonic(shown))
        made.setToolTip(tooltip(button.label))
        if button.offer in (MessageOffer.FIX, MessageOffer.FIX_ALL):
            made.setIcon(icon("fix"))
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        made.clicked.connect(lambda: self.pressed.emit(button))
        self._row.insertWidget(self._row.count() - (self._choices is not None), made)
        made.show()
        return made


class _Badge(QLabel):
    """A short text on a coloured background."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setContentsMargins(8, 1, 8, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, ink = _DARK_BADGE if is_dark(self.palette()) else _LIGHT_BADGE
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(self.rect(), self.height() / 2, self.height() / 2)
        painter.setPen(QColor(ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
