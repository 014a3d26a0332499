"""The line at the lower edge of a window: messages of the HEN field, a status for a while, and a count of problems."""

from collections.abc import Callable
from functools import partial
from operator import attrgetter

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QMenu, QSizePolicy, QStatusBar, QToolButton, QWidget

from hen_editor.core.diagnostics import Severity
from hen_editor.core.texts import QT_TRANSLATE_NOOP
from hen_editor.ui.colors import colors_of
from hen_editor.ui.hen_field.messages import Button, Message, MessageOffer
from hen_editor.ui.icons import icon
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import Role, give_role
from hen_editor.ui.widgets.announcing import announce
from hen_editor.ui.widgets.buttons import FlatButton, IconButton, icon_side, make_room, show_words
from hen_editor.ui.widgets.plain_text import ElidedLabel, label, show_tip, without_mnemonic

BADGE = QT_TRANSLATE_NOOP("MessageLine", "Showing last valid position")
_WIDEST_BUTTON = 300
"""The width in pixels beyond which the text of a button is elided."""

_LEAST_TEXT = 120
"""The width in pixels that buttons and choices leave to the text."""

_GAP = 8

_ICONS = {
    Severity.ERROR: "problem-error",
    Severity.WARNING: "problem-warning",
    Severity.NOTE: "problem-note",
}

_VALID = "tick"
"""The icon before a verdict."""


class MessageLine(QWidget):
    """Shows a status while there is one, else a message, a hint or a verdict; text that is too long is elided.

    Its height is the same whatever it shows. pressed: the `Button` pressed by the user. pointed: the `Button` that has
    the pointer or the focus, None when none has any longer.
    """

    pressed = Signal(object)
    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = Message()
        self._status = self._hint = self._verdict = self._lead = ""
        self._is_verdict_wanted = True
        self._icon = label("", self)
        self._shown_icon = ""
        self._badge = _Badge(self.tr(BADGE), self)
        self._badge.setToolTip(self.tr("The text is not applied: the board shows the last valid position."))
        self._text = ElidedLabel(self)
        self._buttons: list[QToolButton] = []
        self._choices: QWidget | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP)
        self._row.addWidget(self._icon)
        self._row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(_Room(self._text, self))
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
            fix = next((button.label for button in message.buttons if button.offer is MessageOffer.FIX), "")
            words = self.tr("{problem} Fix: {fix}.") if fix else "{problem}"
            announce(self, words.format(problem=message.text, fix=without_mnemonic(fix)))

    @property
    def text(self) -> str:
        """The text that is shown."""
        return self._status or self._message.text or self._hint or (self._verdict if self._is_verdict_wanted else "")

    @property
    def hint(self) -> str:
        """The hint shown while there is no message."""
        return self._hint

    def show_hint(self, hint: str) -> None:
        """Set the hint to show while there is no message."""
        if hint != self._hint:
            self._hint = hint
            self._show_words()

    def show_verdict(self, verdict: str, lead: str) -> None:
        """Set the sentence about a text that is shown while there is neither a message nor a hint.

        lead: its beginning, which stands out.
        """
        if verdict != self._verdict:
            self._verdict, self._lead = verdict, lead
            self._show_words()

    def want_verdict(self, *, wanted: bool) -> None:
        """Show the sentence about a text, or nothing in its place."""
        self._is_verdict_wanted = wanted
        self._show_words()

    def show_status(self, status: str) -> None:
        """Set the text to show instead of everything but the buttons; empty for none."""
        if status != self._status:
            self._status = status
            self._show_words()
            if not isinstance(QApplication.activePopupWidget(), QMenu):  # screen readers read the tip of a menu's entry
                announce(self, status)

    def show_choices(self, choices: QWidget | None) -> None:
        """Show choices at the end of the line, as far as they fit, instead of any others."""
        if choices is None and self._choices is None:
            return
        before, self._choices = self._choices, choices
        if before is not None:
            before.hide()  # the event loop deletes it only later: one of its buttons may be under a click
            before.deleteLater()
        if choices is not None:
            self._row.addWidget(choices)
        self._show_what_fits()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._height())  # messages never widen the window

    def _height(self) -> int:
        return max(self.fontMetrics().lineSpacing(), self._extent()) + _GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_what_fits()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._shown_icon = ""  # so that it is drawn anew
            self._show_icon()
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _show(self) -> None:
        self._show_words()
        before, self._buttons = self._buttons, [self._button(button) for button in self._message.buttons]
        for old in before:
            same = next((new for new in self._buttons if old.hasFocus() and new.text() == old.text()), None)
            if same is not None:
                same.setFocus()
            old.hide()  # the event loop deletes it only later: its click may be what changes the message
            old.deleteLater()
        self._show_what_fits()

    def _show_words(self) -> None:
        is_said = bool(self._status or self._message.text)
        role = QPalette.ColorRole.WindowText if is_said else QPalette.ColorRole.PlaceholderText
        if role is not self._text.foregroundRole():  # a change of the palette costs more than one of the text
            self._text.setForegroundRole(role)
        self._text.lead = "" if is_said or self._hint else self._lead
        self._text.setText(self.text)
        self._show_icon()
        self._show_what_fits()

    def _show_what_fits(self) -> None:
        """Show what fits beside the whole sentence: buttons, of which the first is always shown, the badge, choices.

        Beside choices, the beginning of their hint is enough.
        """
        beside = self.width() - sum(map(self._width_of, (self._icon, *self._buttons[:1])))
        room = beside - max(_LEAST_TEXT, self._text.sizeHint().width())
        shown = set[QWidget]()
        for part in (*self._buttons[1:], self._badge):
            is_wanted = part is not self._badge or (self._message.badge and not self._status)
            if is_wanted and self._width_of(part) <= room:
                room -= self._width_of(part)
                shown.add(part)
        others = sum(map(self._width_of, shown))
        for part in (*self._buttons[1:], self._badge):
            part.setVisible(part in shown)
        if self._choices is not None:
            self._choices.setVisible(self._width_of(self._choices) <= beside - others - _LEAST_TEXT)

    def _width_of(self, part: QWidget) -> int:
        return part.sizeHint().width() + self._row.spacing()

    def _show_icon(self) -> None:
        name = self._icon_name()
        if name and name != self._shown_icon:
            self._shown_icon = name
            extent = self._extent()
            made = icon(name, ink=attrgetter("good") if name == _VALID else None)
            self._icon.setPixmap(made.pixmap(QSize(extent, extent), self.devicePixelRatioF()))
        self._icon.setVisible(bool(name))

    def _icon_name(self) -> str:
        """Return the name of the icon of what is shown, empty for none."""
        if self._status or (self._hint and not self._message.text):
            return ""
        severity = self._message.severity
        if severity is not None:
            return _ICONS[severity]
        return _VALID if self.text and not self._message.text else ""

    def _extent(self) -> int:
        return icon_side(self)

    def _button(self, button: Button) -> QToolButton:
        made = IconButton(self, flat=False)
        made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)  # all buttons have the same height
        shown = made.fontMetrics().elidedText(button.label, Qt.TextElideMode.ElideRight, _WIDEST_BUTTON)
        made.setText(without_mnemonic(shown))
        show_tip(made, button.label)
        if button.offer in (MessageOffer.FIX, MessageOffer.FIX_ALL):
            made.setIcon(icon("fix"))
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        made.clicked.connect(lambda: self.pressed.emit(button))
        made.installEventFilter(_Pointing(partial(self.pointed.emit, button), partial(self.pointed.emit, None), made))
        self._row.insertWidget(self._row.count() - (self._choices is not None), made)
        made.show()
        return made


class _Pointing(QObject):
    """Calls back when a widget gets the pointer or the focus, and when it loses either or is hidden."""

    _GOT = QEvent.Type.Enter, QEvent.Type.FocusIn
    _LOST = QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide

    def __init__(self, got: Callable[[], object], lost: Callable[[], object], parent: QWidget) -> None:
        super().__init__(parent)
        self._got, self._lost = got, lost

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in self._GOT:
            self._got()
        elif event.type() in self._LOST:
            self._lost()
        return False


class _Room(QWidget):
    """Holds a label outside the layout of the window, so that a new text does not cause another layout."""

    def __init__(self, text: ElidedLabel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(text.sizePolicy())
        text.setParent(self)
        self._text = text

    def minimumSizeHint(self) -> QSize:
        return self._text.minimumSizeHint()

    def sizeHint(self) -> QSize:
        return self._text.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._text.setGeometry(self.rect())


class _Badge(QLabel):
    """A short text on a coloured background."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setContentsMargins(8, 1, 8, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = colors_of(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.badge)
        painter.drawRoundedRect(self.rect(), self.height() / 2, self.height() / 2)
        painter.setPen(colors.badge_ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class MessageBar(QStatusBar):
    """A status bar that consists of a message line, which shows its messages, and of what is added at the end."""

    def __init__(self, line: MessageLine, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.addPermanentWidget(line, 1)
        self.messageChanged.connect(line.show_status)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint no message: the line shows it."""


_MANY = 88
"""The number of problems that the count has room for from the beginning."""


class ProblemCount(FlatButton):
    """Shows the number of problems, or of notes if there is nothing worse; nothing where there are none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        give_role(self, Role.SAYING)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setToolTip(self.tr("Show or hide the list of problems"))
        make_room(self, [self._words(_MANY), self._words(_MANY, are_notes=True), ""])
        self._shown: tuple[int, bool, bool] | None = None

    def show_state(self, state: State) -> None:
        """Show the number of problems of a state, not counting summaries."""
        listed = [problem.diagnostic for problem in state.problems if not problem.is_summary]
        are_notes = all(each.severity is Severity.NOTE for each in listed)
        shown = len(listed), are_notes, state.is_solving
        if shown != self._shown:
            self._shown = shown
            has_words = bool(listed) and not state.is_solving
            show_words(self, self._words(len(listed), are_notes=are_notes) if has_words else "")
            self.setAccessibleName(self.text() or self.tr("No problems"))
            self.setEnabled(bool(listed) and not state.is_solving)

    def _words(self, count: int, *, are_notes: bool = False) -> str:
        if are_notes:
            return self.tr("%Ln note(s)", "", count)
        return self.tr("%Ln problem(s)", "", count)
