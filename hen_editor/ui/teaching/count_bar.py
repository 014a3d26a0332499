"""The bar of a count: the score by territory and by area, what it consists of, and what can be done with it."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from hen_editor.core.board import BLACK, WHITE
from hen_editor.teaching.scoring import Counting, number, result
from hen_editor.ui.bars.bar import Bar, BarButton, BarContent
from hen_editor.ui.bars.modes import above_board
from hen_editor.ui.icons import icon
from hen_editor.ui.session.panes import Panes
from hen_editor.ui.widgets.plain_text import ElidedLabel, label
from hen_editor.ui.wording import color_name

translate = QCoreApplication.translate

_BETWEEN_COLUMNS = 16

_WIDEST_COUNT = "Territory W+10.5 Black 110 = 100 + 10 captured White 116.5 = 100 + 10 captured + 6.5 komi"
"""A row that must fit beside the buttons."""


class CountBar(Bar):
    """Shows a count above the board."""

    def __init__(self, panes: Panes) -> None:
        self._table = ScoreTable(panes.centre)
        super().__init__("counting-bar", panes.centre, middle=self._table, widest=_WIDEST_COUNT)
        above_board(self, panes)

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
    """Return the result that the game says, if any, and what to do."""
    if not counting.recorded.result:
        return _what_to_do(counting)
    recorded = translate("CountBar", "Recorded: {result}.").format(result=counting.recorded.result)
    return f"{recorded} {_what_to_do(counting)}"


def _what_to_do(counting: Counting) -> str:
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
    if counting.is_recorded:
        return translate("CountBar", "Dead stones as this node marks them: click a chain that is wrong.")
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
