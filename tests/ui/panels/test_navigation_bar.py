"""The navigation bar: its buttons, the move number, and the slider: where it is, what it shows, where it leads."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QFontMetrics, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSlider, QToolButton, QToolTip
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.board import Point
from hen_editor.core.editing import snapshot, variations
from hen_editor.ui.panels.navigation_bar import LineSlider, MoveNumber, NavigationBar
from hen_editor.ui.state import State
from hen_editor.ui.style.roles import large_font, semibold
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import keys, show_game

NAMES = ("First", "Back 10", "Previous", "Next", "Forward 10", "Last")


@pytest.fixture
def actions(qtbot: QtBot) -> list[QAction]:
    return [QAction(name) for name in NAMES]


@pytest.fixture
def bar(qtbot: QtBot, actions: list[QAction]) -> NavigationBar:
    bar = NavigationBar(actions)
    qtbot.addWidget(bar)
    return bar


def buttons(bar: NavigationBar) -> list[QToolButton]:
    return bar.findChildren(QToolButton)


def test_there_is_a_button_for_each_action_in_order(bar: NavigationBar) -> None:
    assert [button.text() for button in buttons(bar)] == list(NAMES)


def test_a_button_does_what_its_action_does(bar: NavigationBar, actions: list[QAction], qtbot: QtBot) -> None:
    with qtbot.waitSignal(actions[3].triggered):
        qtbot.mouseClick(buttons(bar)[3], Qt.MouseButton.LeftButton)


def test_a_button_is_off_while_its_action_is(bar: NavigationBar, actions: list[QAction]) -> None:
    actions[0].setEnabled(False)
    assert [button.isEnabled() for button in buttons(bar)] == [False, True, True, True, True, True]


def test_a_separator_is_a_gap_and_no_button(qtbot: QtBot) -> None:
    gap = QAction()
    gap.setSeparator(True)
    first, last = QAction("First"), QAction("Last")
    bar = NavigationBar([first, gap, last])
    qtbot.addWidget(bar)
    assert [button.text() for button in buttons(bar)] == ["First", "Last"]


def test_the_move_number_is_shown_in_words_or_figures(qtbot: QtBot) -> None:
    number = MoveNumber()
    qtbot.addWidget(number)
    bold = QFontMetrics(semibold(large_font(number.font()))).horizontalAdvance("211")
    words, figures = (bold + number.fontMetrics().horizontalAdvance(text) for text in (" of 211", " / 211"))
    for width, shown in ((words, "34 of 211"), (words - 1, "34 / 211"), (figures, "34 / 211"), (figures - 1, "")):
        number.resize(width, 20)
        number.show_move(34, 211)
        assert number.text() == shown
        assert number.toolTip() == number.accessibleName() == "Move 34 of 211"


@pytest.mark.parametrize("room", [-1, 0])
def test_the_move_number_has_one_form_along_a_line(qtbot: QtBot, room: int) -> None:
    number = MoveNumber()
    qtbot.addWidget(number)
    bold = QFontMetrics(semibold(large_font(number.font()))).horizontalAdvance("100")
    number.resize(bold + number.fontMetrics().horizontalAdvance(" of 100") + room, 20)
    forms = set()
    for move in range(101):
        number.show_move(move, 100)
        forms.add("of" in number.text())
    assert len(forms) == 1


def test_the_keys_stay_where_they_are_when_a_button_is_clicked(bar: NavigationBar) -> None:
    assert {button.focusPolicy() for button in buttons(bar)} == {Qt.FocusPolicy.TabFocus}


def test_a_move_number_shown_already_is_not_painted_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []
    monkeypatch.setattr(MoveNumber, "paintEvent", lambda number, event: painted.append(number.text()))
    number = MoveNumber()
    qtbot.addWidget(number)
    number.resize(200, 20)
    with qtbot.waitExposed(number):
        number.show()
    for move, total in ((0, None), (0, 2), (0, 2), (1, 2), (1, 2), (1, None)):
        number.show_move(move, total)
        QApplication.processEvents()
    assert painted == ["0", "0 of 2", "1 of 2", "1"]


# The slider.

GAME = "(;SZ[9]C[start];B[aa](;W[bb];B[cc]C[here];W[dd])(;W[ee];B[ff]))"


@pytest.fixture
def slider(window: MainWindow) -> LineSlider:
    """The slider of a window with a game of four moves, of which the second has another variation."""
    show_game(window, GAME)
    QTest.qWait(1)
    return window.navigation.slider


def at(slider: LineSlider, place: int) -> QPoint:
    return QPointF(slider.centre_of(place), slider.height() / 2).toPoint()


def move_number(window: MainWindow) -> int:
    return window.document.snapshot.move_number


def test_it_stands_where_the_node_is_in_its_line(window: MainWindow, slider: LineSlider) -> None:
    assert (slider.value(), slider.maximum()) == (0, 4)
    keys(window, "Right", "Right", "Down")
    assert (slider.value(), slider.maximum()) == (2, 3)
    keys(window, "End")
    assert slider.value() == 3


def test_ticks_are_at_comments_and_variations(slider: LineSlider) -> None:
    comments, forks = slider.ticks()
    assert ([*comments], [*forks]) == ([0, 3], [2])


def test_ticks_follow_what_becomes_of_their_nodes(window: MainWindow, slider: LineSlider) -> None:
    shown = [slider.ticks()]
    keys(window, "Right", "Right")
    for do in (
        lambda: window.document.type_comment("more"),
        lambda: window.document.play(Point(8, 8)),
        window.document.undo_stack.undo,
        window.document.undo_stack.undo,
        lambda: window.document.edit(variations.without_subtree(window.document.snapshot), "Delete from here"),
    ):
        do()
        fresh = LineSlider()
        fresh.show_state(window.session.state)
        assert slider.ticks() == fresh.ticks()
        shown.append(slider.ticks())
    assert shown == [([0, 3], [2]), ([0, 2, 3], [2]), ([0, 2], [2, 3]), ([0, 2, 3], [2]), ([0, 3], [2]), ([0], [])]


def test_ticks_are_painted_where_they_are_now(qtbot: QtBot) -> None:
    slider = LineSlider()
    qtbot.addWidget(slider)
    other = "(;SZ[9];B[aa]C[one](;W[bb])(;W[cc];B[dd]C[two];W[ee]))"
    for game, width, direction in (
        (GAME, 200, Qt.LayoutDirection.LeftToRight),
        (GAME, 320, Qt.LayoutDirection.LeftToRight),
        (GAME, 320, Qt.LayoutDirection.RightToLeft),
        (other, 320, Qt.LayoutDirection.RightToLeft),
    ):
        pictures = []
        fresh = LineSlider()
        qtbot.addWidget(fresh)
        for each in (slider, fresh):
            each.setLayoutDirection(direction)
            each.resize(width, each.sizeHint().height())
            each.show_state(State(snapshot.of_collection(sgf.parse(game).value)))
            pictures.append(each.grab().toImage())
        assert pictures[0] == pictures[1]


def test_a_click_and_a_drag_go_where_the_pointer_is(window: MainWindow, slider: LineSlider) -> None:
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=at(slider, 3))
    assert move_number(window) == 3
    for place in (4, 2, 0):
        QTest.mouseMove(slider, at(slider, place))
        QApplication.processEvents()
        assert move_number(window) == place
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=at(slider, 0))
    assert window.board.hasFocus()


def test_a_step_keeps_it_where_the_user_is_not(window: MainWindow, slider: LineSlider) -> None:
    heard: list[object] = []
    slider.node_wanted.connect(lambda tree, node: heard.append(node))
    keys(window, "Right", "Right", "Down", "Home", "End")
    assert heard == []


def test_the_keys_and_the_wheel_do_what_they_do_on_the_board(window: MainWindow, slider: LineSlider) -> None:
    slider.setFocus()
    numbers = []
    for key in ("Right", "Right", "Left", "End", "Home", "PgDown", "PgUp", "Right", "Right"):
        keys(window, key)
        numbers.append(move_number(window))
    assert numbers == [1, 2, 1, 4, 0, 4, 0, 1, 2]
    before = window.document.snapshot.node
    keys(window, "Down")
    assert window.document.snapshot.node != before
    keys(window, "Up")
    assert window.document.snapshot.node == before
    place, no = QPointF(at(slider, 0)), Qt.MouseButton.NoButton
    for turned, number in ((-120, 3), (120, 2)):
        wheel = QWheelEvent(
            place,
            place,
            QPoint(),
            QPoint(0, turned),
            no,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(slider, wheel)
        assert move_number(window) == number


def test_the_pointer_shows_the_position_in_small_and_goes_nowhere(window: MainWindow, slider: LineSlider) -> None:
    QTest.mouseMove(slider, at(slider, 1))
    QTest.mouseMove(slider, at(slider, 3))
    QApplication.processEvents()
    assert "<img" in QToolTip.text()
    assert move_number(window) == 0
    QToolTip.hideText()


def test_the_small_position_is_as_light_or_dark_as_the_window(window: MainWindow, slider: LineSlider) -> None:
    pictures = []
    for theme in ("light-theme", "dark-theme", "light-theme"):
        window.commands[theme].trigger()
        QTest.mouseMove(slider, at(slider, 1))
        QTest.mouseMove(slider, at(slider, 3))
        QApplication.processEvents()
        pictures.append(QToolTip.text())
        QToolTip.hideText()
    light, dark, again = pictures
    assert light == again != dark


def test_in_a_problem_it_tells_nothing(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]AB[aa]AW[bb];B[cc]C[right];W[dd];B[ee])")
    window.commands["solve"].trigger()
    slider = window.navigation.slider
    assert (slider.isEnabled(), slider.maximum(), [*map(len, slider.ticks())]) == (False, 0, [0, 0])
    window.commands["play"].trigger()
    assert (slider.isEnabled(), slider.maximum()) == (True, 3)


def test_a_screen_reader_moves_it(window: MainWindow, slider: LineSlider) -> None:
    slider.triggerAction(QSlider.SliderAction.SliderSingleStepAdd)
    assert move_number(window) == 1


@given(
    moves=some.integers(0, 300),
    width=some.integers(80, 500),
    direction=some.sampled_from([Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]),
)
def test_each_place_is_inside_and_found_again_where_there_is_room(
    qapp: QApplication, moves: int, width: int, direction: Qt.LayoutDirection
) -> None:
    slider = LineSlider()
    slider.setLayoutDirection(direction)
    slider.resize(width, slider.sizeHint().height())
    game = sgf.parse(f"(;SZ[9]{';B[]' * moves})").value
    slider.show_state(State(snapshot.of_collection(game)))
    assert slider.maximum() == moves
    places = [slider.centre_of(place) for place in range(moves + 1)]
    assert all(0 < x < width for x in places)
    assert places == sorted(places, reverse=direction is Qt.LayoutDirection.RightToLeft)
    assert [slider.place_at(x) for x in places] == [*range(moves + 1)]
