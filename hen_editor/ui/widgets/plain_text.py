"""Plain text in labels and tooltips, where Qt would interpret HTML."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QSizePolicy, QStyle, QVBoxLayout, QWidget

from hen_editor.ui.style.roles import make_faint, semibold

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})
"""The escapes of rich text; importing the module `html`, with all its entities, would take 1 % of the start."""


def label(text: str, parent: QWidget) -> QLabel:
    """Return a label that shows plain text."""
    made = QLabel(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    return made


class ElidedLabel(QLabel):
    """A one-line label that takes the available width and no more; if its text is elided, the tooltip shows all of it.

    mode: where the text is elided. lead: the beginning of the text that stands out, if it begins so.
    """

    def __init__(self, parent: QWidget, mode: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> None:
        super().__init__(parent)
        self._mode = mode
        self.lead = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, line = QPainter(self), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        room, text, pen = self.contentsRect(), self.text(), painter.pen()
        if self.lead and text.startswith(self.lead):
            text = text.removeprefix(self.lead)
            painter.setFont(semibold(self.font()))
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(room, line, self.lead)
            rest = room.adjusted(painter.fontMetrics().horizontalAdvance(self.lead), 0, 0, 0)
            room = QStyle.visualRect(self.layoutDirection(), room, rest)
            painter.setFont(self.font())
            painter.setPen(pen)
        shown = self.fontMetrics().elidedText(text, self._mode, room.width())
        painter.drawText(room, line, shown)
        tip = "" if shown == text else tooltip(self.text())
        if tip != self.toolTip():
            self.setToolTip(tip)


def tooltip(*paragraphs: str) -> str:
    """Return a tooltip of plain-text paragraphs, without empty ones."""
    first, *others = [escaped(text) for text in paragraphs if text] or [""]
    return first and f"<qt>{first}{''.join(f'<p>{other}</p>' for other in others)}</qt>"


def show_tip(widget: QWidget, *paragraphs: str) -> None:
    """Set the tooltip of a widget; a screen reader says it as plain text."""
    widget.setToolTip(tooltip(*paragraphs))
    widget.setAccessibleDescription("\n".join(filter(None, paragraphs)))


def escaped(text: str) -> str:
    """Escape a plain text for use as rich text."""
    return text.translate(_ESCAPES)


def title(name: str) -> str:
    """Return the window title for a document of this name, with the placeholder of the modified mark."""
    return name.replace("[*]", "[*][*]") + "[*]"


def from_first_character(text: str) -> str:
    """Return a text so that Qt does not lose its first character.

    PySide drops a byte order mark in front of a text, and swaps the bytes of one that begins with U+FFFE. A signal
    that carries such a text must be declared with `object`.
    """
    return "\ufeff" + text if text.startswith(("\ufeff", "\ufffe")) else text


def without_mnemonic(text: str) -> str:
    """Escape the ampersands of a text for a menu or a button."""
    return text.replace("&", "&&")


class EmptyNote(QLabel):
    """A text in the middle of an empty list that says why there is nothing."""

    def __init__(self, text: str, view: QAbstractScrollArea) -> None:
        super().__init__(view.viewport())
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        column = QVBoxLayout(view.viewport())
        column.setContentsMargins(0, 0, 0, 0)  # a list may be no higher than the text
        column.addWidget(self)
        self.hide()


CAPTION_INDENT = 4
"""The indent of the caption of a choice, in pixels."""


class CaptionedChoice(QWidget):
    """A caption with something to choose below it."""

    def __init__(self, caption: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.caption = label(caption, self)
        make_faint(self.caption)
        self.caption.setIndent(CAPTION_INDENT)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            self.caption.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(4)
        self.column.addWidget(self.caption)

    def width_with_words(self) -> int:
        """Return the width that the caption needs."""
        return self.caption.fontMetrics().horizontalAdvance(self.caption.text()) + 2 * CAPTION_INDENT

    def height_with_words(self) -> int:
        """Return the height with the caption, even while that is left out."""
        hidden = self.caption.sizeHint().height() + self.column.spacing() if self.caption.isHidden() else 0
        return self.sizeHint().height() + hidden

    def show_words(self, *, wanted: bool) -> None:
        """Show the caption, or leave it out where there is little room."""
        self.caption.setVisible(wanted)
