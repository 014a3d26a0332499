"""The bars of modes: comparing, solving, counting, finding a text, reading a file."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QSizePolicy,
    QStatusBar,
    QToolButton,
    QWidget,
)

from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.core.positions.differences import DifferenceKind
from hen_editor.core.sgf import NodeId
from hen_editor.teaching.scoring import number, result
from hen_editor.teaching.solution import WORDS, Solution
from hen_editor.ui.bars.bar import Bar, BarButton, BarContent, Note
from hen_editor.ui.counting import Counting
from hen_editor.ui.files.reader import Loading
from hen_editor.ui.icons import icon
from hen_editor.ui.signs import difference_sign
from hen_editor.ui.solving import Solving
from hen_editor.ui.state import State
from hen_editor.ui.widgets.input import ENTER
from hen_editor.ui.widgets.plain_text import ElidedLabel, label
from hen_editor.ui.window.panes import PanedWindow
from hen_editor.ui.wording import color_name

translate = QCoreApplication.translate

MAX_DIFFERENCES = 361
"""The number of points for which there is room from the beginning: those of the largest usual board."""

MANY_MATCHES = 88
"""The number of matches for which there is room from the beginning."""

_STEPS = 1000
_PROGRESS_WIDTH = 220


def _above_board(bar: Bar, window: PanedWindow) -> Bar:
    window.column.insertWidget(window.column.indexOf(window.board), bar)
    return bar


# Comparing: with what, and a legend of the signs on the board.


def comparison_bar(window: PanedWindow) -> Bar:
    """Return a bar above the board for a comparison; its sentence takes one line, whatever the room."""
    middle = ElidedLabel(window, Qt.TextElideMode.ElideMiddle)
    return _above_board(Bar("comparison-bar", window, middle=middle), window)


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


# Solving: whose move it is, or how the answer was, and the score.


class Score(NamedTuple):
    """How many of the problems that were tried were solved."""

    solved: int
    tried: int


def solving_bar(window: PanedWindow) -> Bar:
    """Return a bar above the board for a problem; its buttons stay in place from move to move."""
    return _above_board(Bar("solving-bar", window, widest=_words("missed")), window)


def problem_content(
    solving: Solving, found: Solution, node: NodeId, score: Score, do: Mapping[str, Callable[[], object]]
) -> BarContent:
    """Return that the player is to move at a node, or how the moves made are, and what happens next.

    do: the actions of the enabled buttons, by name: ask, move, again, whole, previous, next, end.
    """
    feedback = found.feedback(node)
    asks = feedback in ("find", "found")
    unusable = set() if asks else {"ask"} if feedback in ("right", "reply") else {"ask", "move"}
    do = {name: each for name, each in do.items() if name not in unusable}
    if node == solving.missed:
        return _solving_content(_words("missed"), icon("wrong"), score, do)
    if node == solving.hinted:
        return _solving_content(_hint(solving, found, node), found.color, score, do)
    sentence, passing = _words(feedback).format(color=color_name(found.color)), found.passing(node)
    if passing is not None and asks:
        sentence = f"{_words('passes').format(color=color_name(passing))} {sentence}"
    sign = icon("right" if feedback in ("right", "solved") else "wrong")
    return _solving_content(sentence, found.color if asks else sign, score, do, is_solved=feedback == "solved")


def no_problem_content(sentence: str, score: Score, do: Mapping[str, Callable[[], object]]) -> BarContent:
    """Return a sentence on a game that has nothing to solve."""
    others = {name: each for name, each in do.items() if name in ("previous", "next", "end")}
    return _solving_content(sentence, icon("problem-note"), score, others)


def _hint(solving: Solving, found: Solution, node: NodeId) -> str:
    part, size = solving.hinted_part(node), solving.tree.size
    if part is None:
        return _words("pass_hint").format(color=color_name(found.color))
    return _words("hint").format(first=part.upper_left.name(size), last=part.lower_right.name(size))


def _solving_content(
    sentence: str,
    shown: QIcon | Color,
    score: Score,
    do: Mapping[str, Callable[[], object]],
    *,
    is_solved: bool = False,
) -> BarContent:
    buttons = (
        BarButton(_words("ask"), translate("SolveBar", "Mark some points, one of them the right one"), do.get("ask")),
        BarButton(_words("move"), translate("SolveBar", "Show the next move of the solution"), do.get("move")),
        BarButton(_words("again"), translate("SolveBar", "Go back to the start of this problem"), do.get("again")),
        BarButton(_words("whole"), "", do.get("whole"), icon="view"),
        BarButton(_words("previous"), "", do.get("previous"), icon="previous"),
        BarButton(
            _words("next"),
            translate("SolveBar", "Go to the next problem of this file"),
            do.get("next"),
            is_primary=is_solved and "next" in do,
        ),
        BarButton(translate("SolveBar", "Stop solving problems (Esc)"), "", do.get("end"), icon="close"),
    )
    note = Note(_in_words(score) if score.tried else "", room=[_in_words(Score(10, 10))])
    return BarContent(sentence, buttons, shown, [note])


def _in_words(score: Score) -> str:
    return _words("score").format(solved=score.solved, tried=score.tried)


def _words(name: str) -> str:
    return translate("Solving", WORDS[name])


# Counting: the score by territory and by area, what it consists of, and what can be done with it.

_BETWEEN_COLUMNS = 16

_WIDEST_COUNT = "Territory W+10.5 Black 110 = 100 + 10 captured White 116.5 = 100 + 10 captured + 6.5 komi"
"""A row that must fit beside the buttons."""


class CountBar(Bar):
    """Shows a count above the board."""

    def __init__(self, window: PanedWindow) -> None:
        self._table = ScoreTable(window)
        super().__init__("counting-bar", window, middle=self._table, widest=_WIDEST_COUNT)
        _above_board(self, window)

    def show_counting(self, counting: Counting, do: Mapping[str, Callable[[], object]]) -> None:
        """Show a count. do: the actions of the buttons, by name."""
        self._table.show_counting(counting)
        if counting.is_guessing:
            do = {name: each for name, each in do.items() if name in ("clear", "cancel")}
        self.show_content(BarContent("", _count_buttons(counting, do), icon("count")))


class ScoreTable(QWidget):
    """A hint what to do, and a line each for territory and area with result and points; the one that counts is bold."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_BETWEEN_COLUMNS)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(4, 1)
        self._hint = ElidedLabel(self)
        grid.addWidget(self._hint, 0, 0, 1, 5)
        self._rows = [[*(label("", self) for _ in range(2)), *(ElidedLabel(self) for _ in range(2))] for _ in range(2)]
        for row, labels in enumerate(self._rows, start=1):
            for column, each in enumerate(labels):
                grid.addWidget(each, row, column)

    def show_counting(self, counting: Counting) -> None:
        """Show a count."""
        self._hint.setText(_count_hint(counting))
        score = counting.score
        titles = translate("CountBar", "Territory"), translate("CountBar", "Area")
        results = (result(score.territory), result(score.area)) if not counting.is_guessing else ("", "")
        sums = (_territory_sums(counting), _area_sums(counting)) if not counting.is_guessing else (("", ""), ("", ""))
        for labels, title, found, points in zip(self._rows, titles, results, sums, strict=True):
            for shown, text in zip(labels, (title, found, *points), strict=True):
                shown.setText(text)
        for labels, counts in zip(self._rows, (not score.counts_area, score.counts_area), strict=True):
            for shown in labels[:2]:
                _set_strong(shown, is_strong=counts)


def _set_strong(shown: QLabel, *, is_strong: bool) -> None:
    font = QFont(shown.font())
    font.setWeight(QFont.Weight.DemiBold if is_strong else QFont.Weight.Normal)
    shown.setFont(font)


def _count_hint(counting: Counting) -> str:
    if counting.is_guessing:
        return translate("CountBar", "Guessing which stones are dead...")
    if counting.counted.open:
        words = translate(
            "CountBar", "The borders are not closed: {count} points beside both colours count for neither."
        )
        return words.format(count=len(counting.counted.open))
    if counting.is_guess and counting.counted.seki:
        return translate("CountBar", "Dead stones and a seki are a guess: click a chain that is wrong.")
    if counting.is_guess:
        return translate("CountBar", "The dead stones are a guess: click a chain that is wrong.")
    if counting.counted.seki:
        return translate("CountBar", "Click a chain to mark it dead or alive. Eyes in a seki are no territory.")
    return translate("CountBar", "Click a chain to mark it dead or alive.")


def _territory_sums(counting: Counting) -> tuple[str, str]:
    points, total = counting.counted.territory, counting.score.territory
    captured = {color: counting.terms.prisoners.get(color, 0) + counting.counted.captured(color) for color in total}
    black = translate("CountBar", "{color} {total} = {points} + {captured} captured")
    white = translate("CountBar", "{color} {total} = {points} + {captured} captured + {komi} komi")
    return (
        black.format(
            color=color_name(BLACK), points=points(BLACK), captured=captured[BLACK], total=number(total[BLACK])
        ),
        white.format(
            color=color_name(WHITE),
            points=points(WHITE),
            captured=captured[WHITE],
            komi=number(counting.terms.komi),
            total=number(total[WHITE]),
        ),
    )


def _area_sums(counting: Counting) -> tuple[str, str]:
    terms, points, total = counting.terms, counting.counted.area, counting.score.area
    black = translate("CountBar", "{color} {points}")
    white = translate("CountBar", "{color} {total} = {points} + {komi} komi")
    if terms.compensation:
        white = translate("CountBar", "{color} {total} = {points} + {komi} komi + {handicap} handicap")
    return black.format(color=color_name(BLACK), points=points(BLACK)), white.format(
        color=color_name(WHITE),
        points=points(WHITE),
        komi=number(terms.komi),
        handicap=terms.compensation,
        total=number(total[WHITE]),
    )


def _count_buttons(counting: Counting, do: Mapping[str, Callable[[], object]]) -> list[BarButton]:
    tip = translate("CountBar", "Mark the territory in this node, and set the result of the game to {result}")
    texts = {
        "guess": (
            translate("CountBar", "Guess again"),
            translate("CountBar", "Guess anew, and longer, which stones are dead"),
        ),
        "clear": (translate("CountBar", "Clear"), translate("CountBar", "Mark all stones alive")),
        "done": (translate("CountBar", "Done"), translate("CountBar", "Mark the territory in this node")),
        "result": (translate("CountBar", "Done with result"), tip.format(result=counting.score.result)),
        "cancel": (translate("CountBar", "Cancel"), translate("CountBar", "Stop counting; nothing is written (Esc)")),
    }
    return [BarButton(*words, do.get(name)) for name, words in texts.items()]


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
