"""The welcome page: what an empty window offers to begin with."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QImage,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from hen_editor.core import hen
from hen_editor.document import files
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.clipboard import FILES_TYPE, clipboard_data, formats_of, holds_picture, holds_text
from hen_editor.ui.colors import colors_of
from hen_editor.ui.icons import icon
from hen_editor.ui.session.command import Actions
from hen_editor.ui.settings import recent_files, recent_positions
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import faint_font, make_faint, semibold
from hen_editor.ui.thumbnails import Look, Thumbnails, painted
from hen_editor.ui.tree.view import TreeView
from hen_editor.ui.widgets.buttons import IconButton
from hen_editor.ui.widgets.plain_text import ElidedLabel, show_tip, without_mnemonic

_RECENT, _EXAMPLES = 3, 3
"""How many recent files and examples are offered."""

_SMALL = 40
"""The side of the picture of a recent file, in pixels."""

_GAP, _INSET, _APART = 8, 12, 12
"""The gap between two rows, at the sides of one, and between its icon, its words and its key, in pixels."""


class _Room(NamedTuple):
    """What is between rows, above and below the words of a button, and the sides of examples, in pixels.

    has_names: whether examples have their names below them.
    """

    gap: int
    padding: int
    example: int
    has_names: bool


_ROOMS = _Room(_GAP, 10, 64, has_names=True), _Room(_GAP, 10, 56, has_names=False), _Room(4, 4, 44, has_names=False)
"""The one that is wanted, and those for when not all rows would fit with the one before."""

_LONGEST_LINE = _ROOMS[0].example - 6
"""The width of a line of the name of an example, in pixels."""

_WORDS = Qt.TextFlag.TextShowMnemonic | Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter


class _Row(IconButton):
    """A button as wide as the page: its icon, its words, and faintly others below them, and its key where it fits.

    padding: above and below the words, in pixels.
    """

    def __init__(self, words: str, parent: QWidget, *, below: str = "", end: str = "") -> None:
        super().__init__(parent, flat=False)
        self._below, self._end = below, end
        self.padding = 0
        self.setText(without_mnemonic(words))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        words, below = QFontMetrics(self.font()).height(), QFontMetrics(faint_font(self.font())).height()
        above = words + (below if self._below else 0) + 2 * self.padding
        return QSize(super().sizeHint().width(), max(above, self.iconSize().height() + _GAP))

    def paintEvent(self, event: QPaintEvent) -> None:
        colors, painter = colors_of(self.palette()), QStylePainter(self)
        ground = QStyleOptionToolButton()
        self.initStyleOption(ground)
        ground.icon, ground.text = QIcon(), ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, ground)
        inner = self.rect().adjusted(_INSET, 0, -_INSET, 0)
        side = self.iconSize().width()
        self.icon().paint(painter, self._mirrored(QRect(inner.x(), (self.height() - side) // 2, side, side)))
        inner.setLeft(inner.x() + side + _APART)
        painter.setPen(colors.faint)
        painter.setFont(faint_font(self.font()))
        width = painter.fontMetrics().horizontalAdvance(self._end)
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text()).width()
        if self._end and words + _APART + width <= inner.width():
            end = QRect(inner.right() - width, 0, width + 1, self.height())
            painter.drawText(self._mirrored(end), _WORDS, self._end)
            inner.setRight(inner.right() - width - _APART)
        if self._below:
            lower = QRect(inner.x(), self.height() // 2, inner.width(), painter.fontMetrics().height())
            self._write(painter, lower, without_mnemonic(self._below))
            inner.setTop(lower.y() - self.fontMetrics().height())
            inner.setBottom(lower.y())
        painter.setPen(colors.ink)
        painter.setFont(semibold(self.font()) if self._below else self.font())
        self._write(painter, inner, self.text())

    def _write(self, painter: QPainter, room: QRect, text: str) -> None:
        elided = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideMiddle, room.width(), Qt.TextFlag.TextShowMnemonic
        )
        painter.drawText(self._mirrored(room), _WORDS, elided)

    def _mirrored(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)


class Welcome(QWidget):
    """Covers the tree while a document is new and empty, or so again: with recent files, examples, what can be pasted.

    If not all of it fits, what is needed least is left out first: the examples, recent files, and so on. open_file:
    opens a recent file.
    """

    def __init__(self, actions: Actions, examples: QMenu, open_file: Callable[[Path], object], tree: TreeView) -> None:
        super().__init__(tree.viewport())
        self._open_file = open_file
        self._first = self._label(self.tr("Click the board to play, or"))
        self._open = self._button(actions["open"], self.tr("Open a file"))
        self._paste = self._button(actions["paste"], self.tr("Paste a HEN or a game"))
        self._recent: list[QToolButton] = []
        self._caption_of_recent = self._caption(self.tr("Last files"))
        self._caption_of_recent.hide()
        self._caption_of_examples = self._caption(self.tr("Examples"))
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        self._examples = [self._example(action) for action in examples.actions()[:_EXAMPLES]]
        for button, _ in self._examples:
            row.addWidget(button)
        self._learn = self._button(actions["help"], self.tr("What is HEN?"))
        self._learn.setAutoRaise(True)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for part in (self._first, self._open, self._paste, self._caption_of_recent, self._caption_of_examples):
            column.addWidget(part)
        column.addLayout(row)
        column.addWidget(self._learn)
        column.addStretch(1)
        self._is_filled = False
        self._wanted = 0
        self._show_what_fits()
        tree.cover_with(self)
        self._is_clipboard_shown = False
        self._paste.installEventFilter(self)
        QGuiApplication.clipboard().dataChanged.connect(self._forget_clipboard)

    def sizeHint(self) -> QSize:
        """Return the size in which everything fits."""
        return QSize(self._column.sizeHint().width(), self._wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_what_fits()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._show_what_fits()

    def _rows(self) -> list[list[QWidget]]:
        """Return the widgets in rows, the most needed rows first."""
        single: list[QWidget] = [self._open, self._paste, self._first, self._learn, *self._recent]
        if self._recent:
            single.append(self._caption_of_recent)
        examples: list[QWidget] = [button for button, _ in self._examples]
        return [*([widget] for widget in single), examples, [self._caption_of_examples]]

    def _show_what_fits(self) -> None:
        for room in _ROOMS:
            self._give(room)
            down = sum(_height(row) + room.gap for row in self._rows()) - room.gap
            across = sum(button.minimumSizeHint().width() + _GAP for button, _ in self._examples) - _GAP
            if room is _ROOMS[0]:
                self._wanted = down
            if down <= self.height() and across <= self.width():
                break
        gap = room.gap
        below = self.height() + gap
        for row in self._rows():
            below -= _height(row) + gap
            beside = self.width() + _GAP
            for widget in row:
                beside -= widget.minimumSizeHint().width() + _GAP
                widget.setVisible(below >= 0 and (beside >= 0 or len(row) == 1))
        self._column.activate()  # at once: painting before that would show the old places

    def _give(self, room: _Room) -> None:
        style = Qt.ToolButtonStyle.ToolButtonTextUnderIcon if room.has_names else Qt.ToolButtonStyle.ToolButtonIconOnly
        self._column.setSpacing(room.gap)
        for row in (self._open, self._paste, self._learn):
            row.padding = room.padding
            row.updateGeometry()
        for button, _ in self._examples:
            button.setIconSize(QSize(room.example, room.example))
            button.setToolButtonStyle(style)

    def show_state(self, state: State) -> None:
        """Show the page only for a new, empty document."""
        snapshot, is_new = state.snapshot, state.path is None and not state.is_modified
        is_offered = is_new and snapshot.tree.node_count == 1 and not snapshot.position.stones
        if is_offered and self.isHidden():
            self._list_recent()
        self.setVisible(is_offered)
        if is_offered and not self._is_filled:
            self._is_filled = True
            for button, path in self._examples:
                call_soon(self, partial(self._show_picture, button, path))

    def _list_recent(self) -> None:
        """List the recent files, with their stored positions: no file is read."""
        for gone in self._recent:
            self._column.removeWidget(gone)
            gone.hide()  # the event loop deletes it only later
            gone.deleteLater()
        positions = recent_positions()
        self._recent = [self._file(path, positions.get(path, "")) for path in recent_files()[:_RECENT]]
        for place, button in enumerate(self._recent, self._column.indexOf(self._caption_of_recent) + 1):
            self._column.insertWidget(place, button)
        self._caption_of_recent.hide()  # unless there are some
        self._show_what_fits()

    def _file(self, path: Path, position: str) -> QToolButton:
        name = files.readable(path.name)
        button = _Row(name, self, below=files.readable(path.parent.name))
        button.setAccessibleName(name)
        button.setAutoRaise(True)
        show_tip(button, files.readable(path))
        read = hen.parse(position) if position else None
        button.setIcon(
            icon("open") if read is None or not read.ok else QIcon(painted(read.value.stones, Look.of(self, _SMALL)))
        )
        button.setIconSize(QSize(_SMALL, _SMALL))
        button.clicked.connect(lambda: self._open_file(path))
        return button

    def _example(self, action: QAction) -> tuple[QToolButton, Path]:
        button = QToolButton(self)
        button.setAutoRaise(True)
        button.setIcon(icon("play"))
        button.setFont(faint_font(self.font()))
        button.setText(without_mnemonic(_in_two_lines(action.text(), button.fontMetrics())))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        show_tip(button, action.text())
        button.setAccessibleName(action.text())
        button.clicked.connect(action.trigger)
        return button, Path(str(action.data()))

    def _show_picture(self, button: QToolButton, path: Path) -> None:
        picture = _picture_of_example(path, Look.of(self, _ROOMS[0].example))
        if picture is not None:
            button.setIcon(QIcon(QPixmap.fromImage(picture)))

    def _show_clipboard(self) -> None:
        """Show the kind of what would be pasted, never the text itself, which the other program would have to send."""
        formats = formats_of(clipboard_data())
        if FILES_TYPE in formats:
            shown = self.tr("Paste the files")
        elif holds_picture(formats):
            shown = self.tr("Paste the picture")
        elif holds_text(formats):
            shown = self.tr("Paste the text")
        else:
            shown = self.tr("Paste a HEN or a game")
        self._paste.setText(without_mnemonic(shown))

    def _forget_clipboard(self) -> None:
        """Show a general text on pasting, until the pointer or the focus on the button asks for the kind."""
        self._is_clipboard_shown = False
        self._paste.setText(without_mnemonic(self.tr("Paste a HEN or a game")))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Query the clipboard only when needed: the program that owns it may not respond."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn) and not self._is_clipboard_shown:
            self._is_clipboard_shown = True
            self._show_clipboard()
        return super().eventFilter(watched, event)

    def _label(self, words: str) -> ElidedLabel:
        made = ElidedLabel(self)
        made.setText(words)
        return made

    def _caption(self, words: str) -> ElidedLabel:
        made = self._label(words)
        make_faint(made)
        return made

    def _button(self, action: QAction, words: str) -> _Row:
        button = _Row(words, self, end=action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        button.setIcon(action.icon())
        button.setToolTip(action.toolTip())
        button.clicked.connect(action.trigger)
        return button


def _in_two_lines(words: str, metrics: QFontMetrics) -> str:
    """Return the name of an example in two lines, the second maybe empty, that are no wider than its picture."""
    spaces = [place for place, character in enumerate(words) if character == " "]
    lines = [words, " "]
    if spaces and metrics.horizontalAdvance(words) > _LONGEST_LINE:
        middle = min(spaces, key=lambda place: abs(place - len(words) / 2))
        lines = [words[:middle], words[middle + 1 :]]
    return "\n".join(metrics.elidedText(line, Qt.TextElideMode.ElideRight, _LONGEST_LINE) for line in lines)


@lru_cache(maxsize=4 * _EXAMPLES)
def _picture_of_example(path: Path, look: Look) -> QImage | None:
    """Return the thumbnail of an example, made once for all windows; None if it holds no games."""
    games = files.read(path).collection
    return None if games is None else Thumbnails().picture(games.games[0], look).toImage()


def _height(row: Sequence[QWidget]) -> int:
    return max(widget.sizeHint().height() for widget in row)
