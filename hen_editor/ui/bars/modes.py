"""The bars of modes: comparing, finding a text, reading a file."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QProgressBar,
    QSizePolicy,
    QStatusBar,
    QToolButton,
    QWidget,
)

from hen_editor.core.positions.differences import DifferenceKind
from hen_editor.ui.bars.bar import Bar, BarButton, BarContent, Note
from hen_editor.ui.loading import Loading
from hen_editor.ui.session.panes import Panes
from hen_editor.ui.signs import difference_sign
from hen_editor.ui.state import State
from hen_editor.ui.widgets.input import ENTER
from hen_editor.ui.widgets.plain_text import ElidedLabel

translate = QCoreApplication.translate

MAX_DIFFERENCES = 361
"""The number of points for which there is room from the beginning: those of the largest usual board."""

MANY_MATCHES = 88
"""The number of matches for which there is room from the beginning."""

_STEPS = 1000
_PROGRESS_WIDTH = 220


def above_board(bar: Bar, panes: Panes) -> Bar:
    """Return a bar in its place above the board."""
    panes.column.insertWidget(panes.column.indexOf(panes.board), bar)
    return bar


# Comparing: with what, and a legend of the signs on the board.


def comparison_bar(panes: Panes) -> Bar:
    """Return a bar above the board for a comparison; its sentence takes one line, whatever the room."""
    middle = ElidedLabel(panes.centre, Qt.TextElideMode.ElideMiddle)
    return above_board(Bar("comparison-bar", panes.centre, middle=middle), panes)


def comparison_content(state: State, end: Callable[[], object]) -> BarContent | None:
    """Return what the board is compared with, and how many points differ; None if with nothing. end: ends it."""
    if state.comparison is None:
        return None
    comparison, position = state.comparison, state.snapshot.position
    counts = Counter(each.kind for each in comparison.on_points(position).values())
    words = translate("ComparisonBar", "Compared with {title}")
    if comparison.position.size != position.size:
        words = translate("ComparisonBar", "Compared with {title}: the boards differ in size")
    elif not counts:
        words = translate("ComparisonBar", "Compared with {title}: no differences")
    tip = translate("ComparisonBar", "Stop showing what differs (Esc)")
    legend = [
        Note(_counted(kind, counts[kind]), partial(difference_sign, kind), [_counted(kind, MAX_DIFFERENCES)])
        for kind in DifferenceKind
    ]
    button = BarButton(translate("ComparisonBar", "End"), tip, end)
    return BarContent(words.format(title=comparison.title), [button], notes=legend)


def _counted(kind: DifferenceKind, count: int) -> str:
    words = {
        DifferenceKind.ADDED: translate("ComparisonBar", "{count} added"),
        DifferenceKind.REMOVED: translate("ComparisonBar", "{count} removed"),
        DifferenceKind.CHANGED: translate("ComparisonBar", "{count} changed"),
    }
    return words[kind].format(count=count)


# Finding a text in comments and node names.


class FindBar(Bar):
    """A search field with buttons for the next and the previous match.

    text_changed: the new search text. wanted: go to the next (1) or previous (-1) match. closed: it was hidden.
    """

    text_changed = Signal(str)
    wanted = Signal(int)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        self._field = QLineEdit()
        purpose = translate("FindBar", "Find in comments")
        super().__init__("find-bar", parent, middle=self._field, widest=purpose)
        self._field.setPlaceholderText(purpose)
        self._field.setAccessibleName(purpose)
        self._field.setClearButtonEnabled(True)
        self._field.textChanged.connect(self.text_changed)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.setFocusProxy(self._field)
        self.show_count(None)

    @property
    def text(self) -> str:
        """The search text."""
        return self._field.text()

    def open(self) -> None:
        """Show the bar and select its text for typing another."""
        self.show()
        self._field.setFocus()
        self._field.selectAll()

    def show_count(self, count: int | None) -> None:
        """Show the number of matching nodes; None if it is unknown."""
        none = self.tr("No matches")
        words = self.tr("%Ln match(es)", "", count) if count else none
        shown = words if count is not None and self.text else ""
        buttons = (
            BarButton(self.tr("Previous match (Shift+F3)"), "", partial(self.wanted.emit, -1), icon="previous"),
            BarButton(self.tr("Next match (F3)"), "", partial(self.wanted.emit, 1), icon="next"),
            BarButton(self.tr("Close (Esc)"), "", self._close, icon="close"),
        )
        self.show_content(
            BarContent("", buttons, notes=[Note(shown, room=[self.tr("%Ln match(es)", "", MANY_MATCHES), none])])
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter for the next match, Shift+Enter for the previous, and Esc to close."""
        if event.key() in ENTER:
            self.wanted.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    def _close(self) -> None:
        self.hide()
        self.closed.emit()


# Reading a file, if it is large: the progress.


class ReadingBar:
    """The bar in the status bar while a large file is read. cancel: called by its button with what is being read."""

    def __init__(self, status_bar: QStatusBar, cancel: Callable[[Loading], object]) -> None:
        self._status_bar = status_bar
        self._cancel = cancel
        self._loading: Loading | None = None
        self._bar: Bar | None = None

    def show_state(self, state: State) -> None:
        """Show what is being read."""
        if state.loading is self._loading:
            return
        self._loading = state.loading
        if self._bar is not None:
            self._status_bar.removeWidget(self._bar)
            self._bar.deleteLater()
            self._bar = None
        if state.loading is not None:
            self._bar = _loading_bar(state.loading, self._status_bar, self._cancel)
            self._status_bar.insertPermanentWidget(1, self._bar)  # after the message
            self._bar.show()


def _loading_bar(loading: Loading, parent: QWidget, cancel: Callable[[Loading], object]) -> Bar:
    bar = Bar("loading-bar", parent, middle=ElidedLabel(parent))
    bar.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
    bar.grid.setContentsMargins(0, 0, 0, 0)
    bar.grid.setHorizontalSpacing(8)
    line = bar.fontMetrics().lineSpacing()
    progress = _Progress(bar)
    progress.setFixedSize(_PROGRESS_WIDTH, line - 4)
    loading.progressed.connect(progress.show_share)
    bar.add(progress)
    button = BarButton(translate("LoadingBar", "Cancel"), "", partial(cancel, loading))
    bar.show_content(BarContent(translate("LoadingBar", "Opening {file}").format(file=loading.name), [button]))
    for shown in bar.findChildren(QToolButton):
        shown.setFixedHeight(line)  # keeps the height of the status bar
    return bar


class _Progress(QProgressBar):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(0, _STEPS)
        self.setTextVisible(False)
        self.setAccessibleName(translate("LoadingBar", "Loading progress"))

    def show_share(self, share: float) -> None:
        """Show how much is done, from 0 to 1."""
        self.setValue(round(share * _STEPS))
