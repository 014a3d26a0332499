"""The welcome page: what an empty window offers to begin with."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from hen_editor.core import hen
from hen_editor.document import files
from hen_editor.ui.call_soon import call_soon
from hen_editor.ui.clipboard import FILES_TYPE, clipboard_data, formats_of, holds_picture, holds_text
from hen_editor.ui.icons import icon
from hen_editor.ui.session.command import Actions
from hen_editor.ui.settings import recent_files, recent_positions
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import make_faint
from hen_editor.ui.thumbnails import Look, Thumbnails, painted
from hen_editor.ui.tree.view import TreeView
from hen_editor.ui.widgets.buttons import IconButton
from hen_editor.ui.widgets.plain_text import ElidedLabel, show_tip, without_mnemonic

_RECENT, _EXAMPLES = 3, 3
"""How many recent files and examples are offered."""

_SMALL, _LARGE = 32, 64
"""The sides of the pictures of recent files and of examples, in pixels."""

_GAP, _TIGHT_GAP = 8, 4
"""The gap between two rows, and a smaller one for when not all rows would fit with it, in pixels."""

_PADDING = 5
"""The padding above and below the text of a button, in pixels."""

_LONGEST_NAME = 22
"""The room for the name of a file, in characters of average width."""


class Welcome(QWidget):
    """Covers the tree while a document is new and empty: with recent files, examples, and what can be pasted.

    If not all of it fits, what is needed least is left out first: the examples, recent files, and so on. open_file:
    opens a recent file.
    """

    def __init__(self, actions: Actions, examples: QMenu, open_file: Callable[[Path], object], tree: TreeView) -> None:
        super().__init__(tree.viewport())
        self._open_file = open_file
        self._first = self._caption(self.tr("Click the board to play, or"))
        self._open = self._button(actions["open"], self.tr("Open a file"))
        self._paste = self._button(actions["paste"], self.tr("Paste a HEN or a game"))
        self._recent: list[QToolButton] = []
        self._caption_of_examples = self._caption(self.tr("Examples"))
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        self._examples = [self._example(action) for action in examples.actions()[:_EXAMPLES]]
        for button, _ in self._examples:
            row.addWidget(button)
        row.addStretch(1)
        self._learn = self._button(actions["help"], self.tr("Learn HEN"))
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        for part in (self._first, self._open, self._paste, self._caption_of_examples):
            column.addWidget(part)
        column.addLayout(row)
        column.addWidget(self._learn)
        column.addStretch(1)
        self._is_filled = False
        tree.cover_with(self)
        self._is_clipboard_shown = False
        self._paste.installEventFilter(self)
        QGuiApplication.clipboard().dataChanged.connect(self._forget_clipboard)

    def sizeHint(self) -> QSize:
        """Return the size in which everything fits."""
        return QSize(self._column.sizeHint().width(), sum(_height(row) + _GAP for row in self._rows()) - _GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_what_fits()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._show_what_fits()

    def _rows(self) -> list[list[QWidget]]:
        """Return the widgets in rows, the most needed rows first."""
        single = [self._open, self._paste, self._first, self._learn, *self._recent]
        return [*([widget] for widget in single), [button for button, _ in self._examples], [self._caption_of_examples]]

    def _show_what_fits(self) -> None:
        gap = _GAP if self.height() >= self.sizeHint().height() else _TIGHT_GAP
        self._column.setSpacing(gap)
        below = self.height() + gap
        for row in self._rows():
            below -= _height(row) + gap
            beside = self.width() + _GAP
            for widget in row:
                beside -= widget.minimumSizeHint().width() + _GAP
                widget.setVisible(below >= 0 and (beside >= 0 or len(row) == 1))
        self._column.activate()  # at once: painting before that would show the old places

    def show_state(self, state: State) -> None:
        """Show the page only for a new, empty document."""
        snapshot = state.snapshot
        is_offered = state.is_fresh and snapshot.tree.node_count == 1 and not snapshot.position.stones
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
        for place, button in enumerate(self._recent, self._column.indexOf(self._paste) + 1):
            self._column.insertWidget(place, button)
        self._show_what_fits()

    def _file(self, path: Path, position: str) -> QToolButton:
        name = files.readable(path.name)
        button = self._made(self._elided(name, _LONGEST_NAME))
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
        button.setIconSize(QSize(_LARGE, _LARGE))
        show_tip(button, action.text())
        button.setAccessibleName(action.text())
        button.clicked.connect(action.trigger)
        return button, Path(str(action.data()))

    def _show_picture(self, button: QToolButton, path: Path) -> None:
        picture = _picture_of_example(path, Look.of(self, _LARGE))
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

    def _elided(self, text: str, length: int) -> str:
        metrics = self.fontMetrics()
        return metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, length * metrics.averageCharWidth())

    def _caption(self, words: str) -> ElidedLabel:
        made = ElidedLabel(self)
        made.setText(words)
        make_faint(made)
        return made

    def _button(self, action: QAction, words: str) -> QToolButton:
        button = self._made(words)
        button.setIcon(action.icon())
        button.setToolTip(action.toolTip())
        button.clicked.connect(action.trigger)
        return button

    def _made(self, words: str) -> QToolButton:
        button = _TallButton(self, flat=False)
        button.setText(without_mnemonic(words))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return button


@lru_cache(maxsize=4 * _EXAMPLES)
def _picture_of_example(path: Path, look: Look) -> QImage | None:
    """Return the thumbnail of an example, made once for all windows; None if it holds no games."""
    games = files.read(path).collection
    return None if games is None else Thumbnails().picture(games.games[0], look).toImage()


class _TallButton(IconButton):
    """A button with padding above and below its text."""

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, self.fontMetrics().height() + 2 * _PADDING))


def _height(row: Sequence[QWidget]) -> int:
    return max(widget.sizeHint().height() for widget in row)
