"""The problem list: what a click, a key and the fix button tell."""

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListView, QStyleOptionViewItem, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.diagnostics import CHANGE, DiagnosticKind, Severity, Span
from hen_editor.core.game.legality import Judged, Legality, RefusedMove, problems
from hen_editor.core.rules import Refusal
from hen_editor.ui.panels.problem_list import PART_ROLE, ProblemList, ProblemRow
from hen_editor.ui.problems import ListedProblem, ProblemSource
from hen_editor.ui.widgets.long_text import wrapped_height
from hen_editor.ui.widgets.plain_text import tooltip
from tests.fonts import installed, with_fallback
from tests.steps import steps

COLUMN_I = DiagnosticKind("column-i", Severity.ERROR, "I is not a column.", CHANGE)
FIXABLE = ListedProblem(COLUMN_I.at(Span(3, 4), replacement="J", meant="J"), ProblemSource.TEXT)
KO_OCCUPIED = DiagnosticKind("ko-occupied", Severity.WARNING, "The ko point A1 has a stone.")
ODD = ListedProblem(KO_OCCUPIED.at(), ProblemSource.POSITION)


class Shown:
    """A problem list on the screen, and what it has emitted."""

    def __init__(self, qtbot: QtBot) -> None:
        self.widget = ProblemList()
        qtbot.addWidget(self.widget)
        self.activated: list[ListedProblem] = []
        self.fixes: list[ListedProblem] = []
        self.widget.activated.connect(self.activated.append)
        self.widget.fix_requested.connect(self.fixes.append)
        self.widget.resize(360, 200)
        with qtbot.waitExposed(self.widget):
            self.widget.show()

    @property
    def view(self) -> QListView:
        return self.widget.findChild(QListView)

    @property
    def title(self) -> str:
        return self.widget.findChild(QLabel).text()

    @property
    def fix(self) -> QToolButton:
        return self.widget.findChild(QToolButton)

    def click(self, row: int) -> None:
        place = self.view.visualRect(self.view.model().index(row, 0)).center()
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_no_problems_are_reported_too(shown: Shown) -> None:
    assert (shown.title, shown.fix.isEnabled()) == ("No problems", False)


def test_a_click_goes_to_the_problem_once(shown: Shown) -> None:
    shown.widget.show_problems([ODD, FIXABLE])
    assert shown.title == "1 error, 1 warning"
    shown.click(1)
    assert shown.activated == [ODD]


def test_enter_goes_to_the_problem_once(shown: Shown) -> None:
    shown.widget.show_problems([ODD, FIXABLE])
    QTest.keyClick(shown.view, Qt.Key.Key_Down)
    QTest.keyClick(shown.view, Qt.Key.Key_Down)
    QTest.keyClick(shown.view, Qt.Key.Key_Return)
    assert shown.activated == [ODD]


def test_no_fix_is_offered_for_the_text_of_a_file_that_was_read(shown: Shown) -> None:
    shown.widget.show_problems([FIXABLE._replace(source=ProblemSource.FILE)])
    shown.click(0)
    assert (shown.fix.isEnabled(), shown.fix.toolTip()) == (False, tooltip("This problem has no fix"))


def test_the_fix_button_fixes_the_chosen_problem(shown: Shown) -> None:
    shown.widget.show_problems([ODD, FIXABLE])
    shown.click(1)
    assert not shown.fix.isEnabled()
    shown.click(0)
    assert shown.fix.toolTip() == tooltip("Change to “J”")
    shown.fix.click()
    assert shown.fixes == [FIXABLE]


def test_the_chosen_problem_stays_chosen(shown: Shown) -> None:
    shown.widget.show_problems([FIXABLE, ODD])
    shown.click(1)
    shown.widget.show_problems([ODD])
    assert shown.view.currentIndex().row() == 0
    shown.widget.show_problems([FIXABLE])
    assert not shown.view.currentIndex().isValid()
    assert shown.activated == [ODD]


def lost_moves(text: str) -> Judged:
    """Take all moves of a line for lost."""
    (tree,) = sgf.parse(text).value.games
    moves = [*tree.walk()][1:]
    refused = {node: RefusedMove(number, Refusal.OCCUPIED) for number, node in enumerate(moves, 1)}
    return Judged(tree, Legality(refused, frozenset(refused)))


def test_lost_moves_are_set_in_under_their_summary_and_each_can_be_gone_to(shown: Shown) -> None:
    state = lost_moves("(;SZ[9];B[ba];W[ca];B[da])")
    listed = [ListedProblem(found, ProblemSource.GAME, state.tree) for found in problems(state)]
    shown.widget.show_problems(listed)
    assert shown.title == "3 warnings"
    model = shown.view.model()
    rows = [(model.index(row, 0).data(), model.index(row, 0).data(PART_ROLE)) for row in range(4)]
    assert rows == [
        ("3 moves can no longer be played: 1, 2, 3.", False),
        ("Move 1 at B9: the point is occupied.", True),
        ("Move 2 at C9: the point is occupied.", True),
        ("Move 3 at D9: the point is occupied.", True),
    ]
    shown.click(2)
    shown.click(0)
    assert [problem.diagnostic.points for problem in shown.activated] == [(Point(2, 0),), ()]


def test_one_lost_move_has_no_summary(shown: Shown) -> None:
    state = lost_moves("(;SZ[9];B[ba])")
    shown.widget.show_problems([ListedProblem(found, ProblemSource.GAME, state.tree) for found in problems(state)])
    assert shown.title == "1 warning"
    assert not shown.view.model().index(0, 0).data(PART_ROLE)


def many_problems(number: int) -> list[ListedProblem]:
    kinds = [DiagnosticKind("code", list(Severity)[at % 3], f"Problem {at}.") for at in range(number)]
    return [ListedProblem(kind.at(Span(at, at + 1)), ProblemSource.TEXT) for at, kind in enumerate(kinds)]


def test_a_row_has_room_for_the_lines_of_the_font_that_draws_them(shown: Shown) -> None:
    with installed("Tall", "一", ascent=2000):
        shown.view.setFont(with_fallback(shown.view.font(), "Tall"))
        kind = DiagnosticKind("tall", Severity.ERROR, "一" * 40)
        shown.widget.show_problems([ListedProblem(kind.at(), ProblemSource.TEXT)])
        row = shown.view.visualRect(shown.view.model().index(0, 0))
        assert row.height() > wrapped_height("一" * 40, shown.view.font(), row.width(), 2)


class Painted(ProblemRow):
    """Notes the rows that are painted."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self.rows: set[int] = set()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.rows.add(index.row())
        super().paint(painter, option, index)


def test_of_thousands_of_problems_those_in_view_are_painted(shown: Shown) -> None:
    shown.widget.show_problems(many_problems(30_000))
    painted = Painted(shown.view)
    shown.view.setItemDelegate(painted)
    shown.widget.grab()
    assert painted.rows == {*range(len(painted.rows))}
    assert 0 < len(painted.rows) < 30


def test_problems_are_listed_in_steps_that_grow_with_their_number(shown: Shown) -> None:
    few, many = (steps(shown.widget.show_problems, many_problems(number)) for number in (1_000, 10_000))
    assert many <= 11 * few


@pytest.mark.parametrize(
    ("severities", "words"),
    [
        ("", "No problems"),
        ("E", "1 error"),
        ("WWE", "1 error, 2 warnings"),
        ("EEWNN", "2 errors, 1 warning, 2 notes"),
        ("E" * 1234, "1,234 errors"),
    ],
)
def test_the_title_counts_each_severity(shown: Shown, severities: str, words: str) -> None:
    kinds = {severity.name[0]: DiagnosticKind("odd", severity, "Odd.") for severity in Severity}
    shown.widget.show_problems([ListedProblem(kinds[letter].at(), ProblemSource.GAME) for letter in severities])
    assert shown.title == words
