"""Where the panes of a window are, that they stay there while one steps, and that the next window has them there."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QRegion, QStatusTipEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit, QPlainTextEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.ui import settings
from hen_editor.ui.board.scene import BoardScene
from hen_editor.ui.engine.bar import EngineBar
from hen_editor.ui.hen_field.message_line import MessageLine
from hen_editor.ui.panels.tool_cell import ToolCell
from hen_editor.ui.settings import chosen
from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.window.main_window import LAYOUT_VERSION, MainWindow, first_size
from tests import fonts
from tests.conftest import LETTERS
from tests.ui.gestures import keys, show_game, write

LONG = "Words that fill some lines of the comment. " * 40
BUSY = f"""(;SZ[9]PB[Ann]PW[Bob]KM[6.5]C[start];B[aa]TR[cc]LB[dd:A]
(;W[ba]N[a name]C[{LONG}];B[gg]AR[aa:ii]TB[ih];W[]GW[1];AB[cc:gg]HO[1]C[{LONG}];PL[W]MN[20];W[ii];B[];W[]
;AE[cc:gg]AB[ca][ea][ga][ia][bb][db][fb][hb][ac][ic][bh][dh][fh]AW[hi]TR[aa:ii]C[a long HEN];B[cd];W[ce];B[cf];W[cg]
;AB[hi][gi][ih][hh]C[no liberties])
(;W[ca]))"""
"""What makes all panes show little and much: comments, a name, markup, captures, a pass, setup, odd positions."""


def resize(window: MainWindow, width: int, height: int) -> None:
    window.resize(width, height)
    for _ in range(3):  # the layouts of what is inside each other come one after the other
        QTest.qWait(1)


def place(window: MainWindow, pane: QWidget) -> QRect:
    return QRect(pane.mapTo(window, QPoint()), pane.size())


def test_the_board_is_large_with_the_game_at_its_right_and_the_hen_below(window: MainWindow) -> None:
    resize(window, 1280, 800)
    board, hen, game, tools = (
        place(window, pane) for pane in (window.board, window.hen_field, window.game_dock, window.tool_palette)
    )
    assert board.width() > 0.6 * window.width()
    assert (hen.left(), hen.right(), hen.bottom()) == (0, window.width() - 1, window.height() - 1)
    assert hen.top() == board.bottom() + 1
    assert tools.right() < board.left()
    assert board.right() < game.left()
    players, name, comment = window.player_cards, window.comment_box.findChild(QLineEdit), window.comment_box.editor
    parts = [players, name, comment, window.tree, window.navigation]
    places = [place(window, part) for part in parts]
    assert all(game.contains(each) for each in places)
    assert [each.top() for each in places] == sorted(each.top() for each in places)
    line, field = (place(window, window.hen_field.findChild(kind)) for kind in (MessageLine, QPlainTextEdit))
    assert line.top() > field.bottom()
    assert hen.contains(line)


@pytest.fixture
def usual_font(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A text of 12 pixels in each window, as most desktops have it, and of the usual height in the HEN field."""
    fonts.install("Usual Mono", LETTERS, ascent=930, width=600)
    monkeypatch.setattr(QFontDatabase, "systemFont", lambda kind: QFont("Usual Mono"))
    font = QFont(qapp.font())
    font.setPixelSize(12)
    with fonts.program_font(qapp, font):
        yield


def share_of_the_board(window: MainWindow) -> float:
    """The height of the wood, of that of the window without its frame."""
    scene = window.board.scene()
    assert isinstance(scene, BoardScene)
    return scene.geometry.wood.height / window.board.devicePixelRatioF() / window.height()


@pytest.mark.usefixtures("usual_font")
@pytest.mark.parametrize(("size", "share"), [((1280, 800), 0.82), ((1024, 700), 0.80), ((1920, 1080), 0.87)])
def test_the_board_has_most_of_the_height_of_the_window(
    window: MainWindow, size: tuple[int, int], share: float
) -> None:
    resize(window, *size)
    assert share_of_the_board(window) >= share


@pytest.mark.usefixtures("usual_font")
@pytest.mark.parametrize(("size", "share"), [((1280, 800), 0.82), ((1024, 700), 0.70), ((1920, 1080), 0.87)])
def test_so_it_has_beside_the_list_of_games(window: MainWindow, size: tuple[int, int], share: float) -> None:
    resize(window, *size)
    show_game(window, "(;SZ[19])(;SZ[19])")
    resize(window, *size)
    assert window.game_list_dock.isVisible()
    assert share_of_the_board(window) >= share


@pytest.mark.usefixtures("usual_font")
@pytest.mark.parametrize(("size", "share"), [((1280, 800), 0.82), ((1024, 700), 0.80), ((1920, 1080), 0.87)])
def test_so_it_has_above_the_bar_of_an_engine(window: MainWindow, size: tuple[int, int], share: float) -> None:
    bar = EngineBar(window, lambda name: None)
    bar.show()
    state = window.session.state
    window.session.set_state(state._replace(analysis=state.analysis._replace(is_on=True)))
    resize(window, *size)
    assert (bar.height(), place(window, bar).top()) == (24, place(window, window.board).bottom() + 1)
    assert share_of_the_board(window) >= share


def test_a_window_of_800_by_600_can_be_used(window: MainWindow) -> None:
    show_game(window, BUSY)
    resize(window, 800, 600)
    assert (window.width(), window.height()) == (800, 600)
    assert share_of_the_board(window) >= 0.6
    assert abs(window.game_dock.width() - 240) <= 8
    assert window.hen_field.editor.width() >= 400


@pytest.mark.parametrize(
    ("screen", "first"),
    [
        ((1920, 1080), (1440, 810)),
        ((2560, 1440), (1600, 1000)),
        ((3840, 2160), (1600, 1000)),
        ((1280, 800), (1024, 700)),
    ],
)
def test_a_first_window_takes_three_quarters_of_the_screen(screen: tuple[int, int], first: tuple[int, int]) -> None:
    assert first_size(QSize(*screen)) == QSize(*first)


@given(some.integers(320, 8000), some.integers(240, 5000))
def test_a_first_window_never_reaches_beyond_the_screen(width: int, height: int) -> None:
    first = first_size(QSize(width, height))
    assert first.width() < width
    assert first.height() < height


def test_a_longer_text_that_is_typed_grows_over_the_desk_and_the_board_keeps_its_size(window: MainWindow) -> None:
    resize(window, 1024, 700)
    editor, strip = window.hen_field.editor, window.hen_field
    before = {widget: place(window, widget) for widget in (window.board, window.game_dock, window.tool_palette)}
    low = place(window, strip)
    editor.setFocus()
    keys(window, "Ctrl+A")
    write(window, "_19" + "Ab" * 250)
    QApplication.processEvents()
    high = place(window, strip)
    line = editor.firstVisibleBlock().layout().lineAt(0).height()
    assert high.height() == low.height() + 4 * round(line)
    assert (high.left(), high.right(), high.bottom()) == (low.left(), low.right(), low.bottom())
    assert {widget: place(window, widget) for widget in before} == before
    above = QRect(0, 0, strip.width(), high.height() - low.height())
    seen = QRegion(above).intersected(strip.mask())
    assert seen.boundingRect().width() == editor.width()  # above its height with one line only the text is seen
    whole = QRect(editor.mapTo(strip, QPoint()), editor.size())
    assert QRegion(whole).subtracted(strip.mask()).isEmpty()
    spot = place(window, editor).topLeft() + QPoint(editor.width() // 2, 2)
    assert place(window, window.board).contains(spot)
    assert editor.isAncestorOf(window.childAt(spot))
    window.board.setFocus()
    QApplication.processEvents()
    assert place(window, strip) == low
    assert strip.mask().isEmpty()


@pytest.mark.parametrize(("width", "has_words"), [(1280, True), (1024, True), (700, False)])
def test_the_words_of_the_buttons_give_way_to_the_text(window: MainWindow, width: int, *, has_words: bool) -> None:
    resize(window, width, 700)
    shown = [each for each in window.hen_field.buttons.findChildren(QToolButton) if each.text() in ("Copy", "Link")]
    icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
    assert [each.toolButtonStyle() is not icon_only for each in shown] == [has_words] * 2
    assert all(each.width() >= each.sizeHint().width() for each in shown)


def test_the_message_line_says_what_was_just_done_and_then_again_what_is_wrong(window: MainWindow) -> None:
    line = window.hen_field.findChild(MessageLine)
    show_game(window, "(;SZ[9];B[aa])")
    keys(window, "Right")
    assert line.text == "Valid: last move A9, White to play"
    window.session.show_status("Something was done.")
    assert line.text == "Something was done."
    window.hen_field.setFocus()
    keys(window, "Ctrl+A")
    write(window, ".9x9_5GB")
    assert line.text == "Something was done."
    assert [button.text() for button in line.buttons if button.isVisible()] != []
    window.statusBar().clearMessage()
    assert line.text == line.message.text != ""


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", r"does not support raise\(\)")  # popups offscreen
def test_the_message_line_says_what_an_entry_of_a_menu_does_and_a_button_leaves_it_alone(window: MainWindow) -> None:
    line, menu = window.hen_field.findChild(MessageLine), window.menus.recent
    cell = window.tool_palette.findChildren(ToolCell)[0]
    window.session.show_status("HEN copied.")
    for tip in (cell.statusTip(), ""):
        QApplication.sendEvent(cell, QStatusTipEvent(tip))
        assert line.text == "HEN copied."
    menu.popup(window.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(window, QStatusTipEvent("Open a file"))
    assert line.text == "Open a file"
    menu.close()
    QApplication.sendEvent(window, QStatusTipEvent(""))
    assert line.text == ""


def test_panels_have_titles_only_while_they_are_arranged(window: MainWindow) -> None:
    def titles() -> list[bool]:
        docks = (window.game_dock, window.problem_dock, window.game_list_dock)
        return [dock.titleBarWidget() is None for dock in docks]

    assert titles() == [False] * 3
    window.commands["arrange-panels"].trigger()
    assert (titles(), window.tool_palette.isMovable()) == ([True] * 3, True)
    keys(window, "Esc")
    assert (titles(), window.tool_palette.isMovable()) == ([False] * 3, False)
    assert not window.commands["arrange-panels"].isChecked()


def test_what_is_read_from_the_right_has_the_palette_there_and_the_panel_at_the_left(
    qapp: QApplication,
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        window = MainWindow(Theme(qapp))
        window.show()
        resize(window, 1280, 800)
        board, game, tools = (place(window, pane) for pane in (window.board, window.game_dock, window.tool_palette))
        assert game.right() < board.left()
        assert board.right() < tools.left()
        copy, editor = place(window, window.hen_field.buttons), place(window, window.hen_field.editor)
        assert copy.right() < editor.left()
        show_game(window, BUSY)
        slider = window.navigation.slider
        assert slider.centre_of(0) < slider.centre_of(slider.maximum())  # as in the tree, and as the arrow keys go
        window.leave()
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_with_twice_the_font_size_nothing_is_cut(qapp: QApplication, size: tuple[int, int]) -> None:
    before = qapp.font()
    large = QFont(before)
    large.setPointSizeF(2 * before.pointSizeF())
    qapp.setFont(large)
    try:
        window = MainWindow(Theme(qapp))
        window.show()
        resize(window, *size)
        window.commands["black"].trigger()
        QApplication.processEvents()
        strip = window.hen_field
        shown = [*strip.buttons.findChildren(QToolButton), *window.tool_palette.findChildren(QToolButton)]
        shown += [strip.editor, window.problem_count, window.point_label, *strip.findChildren(MessageLine)]
        for each in (each for each in shown if each.isVisible()):
            least = each.minimumSizeHint()
            assert each.width() >= least.width(), each.toolTip()
            assert each.height() >= least.height(), each.toolTip()
            assert window.rect().contains(place(window, each)), each.toolTip()
        window.leave()
    finally:
        qapp.setFont(before)


def places(window: MainWindow) -> dict[QWidget, QRect]:
    """Where everything in the window is but what is in a field that scrolls, a part of the message, or on a stone."""
    QApplication.processEvents()
    words = window.hen_field.findChild(MessageLine)
    return {
        widget: place(window, widget)
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and not words.isAncestorOf(widget) and not _scrolls(widget)
    }


def _scrolls(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QAbstractScrollArea):
        parent = parent.parentWidget()
    return parent is not None


@pytest.mark.parametrize(
    ("size", "text", "command"),
    [((1280, 800), BUSY, "letter"), ((1024, 700), BUSY[:-1], "play")],
    ids=["sound", "damaged"],
)
def test_stepping_through_a_game_moves_nothing(
    window: MainWindow, size: tuple[int, int], text: str, command: str
) -> None:
    resize(window, *size)
    show_game(window, text)
    window.commands[command].trigger()
    assert bool(window.session.state.problems) is (text != BUSY)
    before, corner = places(window), window.board.part.lower_right
    cell = window.board.centre_of(corner)
    for key in ["Right"] * 15 + ["Home", "Right", "Right", "Down", "Ctrl+Up", "End"]:
        keys(window, key)
        assert places(window) == before, key
        assert window.board.centre_of(corner) == cell


class Requests(QObject):
    """Counts what a window is asked to do."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.counts = Counter[QEvent.Type]()
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.counts[event.type()] += 1
        return False


def test_a_step_is_painted_and_asks_the_window_for_no_layout(window: MainWindow) -> None:
    resize(window, 1280, 800)
    show_game(window, "(;SZ[9];B[aa]C[one];W[bb]TR[cc];B[cc]C[three];W[dd];B[ee];W[];B[ff];W[gg])")
    window.board.setFocus()
    keys(window, "Right")  # to a move, for which there are signs
    settle()
    requests = Requests(window)
    for key in ["Right"] * 6 + ["Left"] * 3:
        requests.counts.clear()
        keys(window, key)
        settle()
        assert requests.counts[QEvent.Type.UpdateRequest] > 0, key
        assert requests.counts[QEvent.Type.LayoutRequest] == 0, key


def settle() -> None:
    """Let layouts be made, each of which may ask for that around it."""
    for _ in range(20):
        QApplication.processEvents()


def test_a_pane_can_be_folded_away_and_the_tree_has_its_room(window: MainWindow) -> None:
    resize(window, 1280, 800)
    show_game(window, BUSY)
    assert not window.problem_dock.isVisible()
    alone = window.tree.height()
    assert alone > 150
    window.session.show_problem_list()
    QTest.qWait(1)
    assert window.tree.height() < alone
    window.problem_dock.hide()
    QTest.qWait(1)
    assert window.tree.height() == alone


def test_the_next_window_has_the_panes_where_they_were(window: MainWindow, qtbot: QtBot) -> None:
    resize(window, 780, 640)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, window.game_dock)
    window.session.show_problem_list()
    window.problem_dock.setFloating(True)
    window.tool_palette.hide()
    QTest.qWait(1)
    width = window.game_dock.width()
    assert window.close()
    again = MainWindow(window.session.theme)
    qtbot.addWidget(again)
    again.show()
    qtbot.waitExposed(again)
    assert (again.width(), again.height(), again.game_dock.width()) == (780, 640, width)
    assert again.dockWidgetArea(again.game_dock) is Qt.DockWidgetArea.LeftDockWidgetArea
    assert place(again, again.board).left() > place(again, again.game_dock).right()
    assert (again.problem_dock.isFloating(), again.tool_palette.isVisible()) == (True, False)


def test_what_is_chosen_in_the_view_menu_is_so_in_the_next_window(window: MainWindow, qtbot: QtBot) -> None:
    fresh = window.session.state
    for name in ("names-kanji", "coordinates", "move-numbers", "next-moves-none", "tree-down"):
        window.commands[name].trigger()
    for name in ("dark-theme", "system-theme"):
        window.commands[name].trigger()
        assert chosen("theme", Scheme.SYSTEM) is window.session.theme.scheme
    assert window.close()
    again = MainWindow(window.session.theme)
    qtbot.addWidget(again)
    for part in ("names", "coordinates", "numbering", "next_moves", "tree_direction"):
        assert getattr(again.session.state, part) == getattr(window.session.state, part) != getattr(fresh, part)


def test_a_layout_for_a_larger_screen_is_restored_to_a_maximized_window_and_replaced_by_another(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(3_000, 1_500)
    QApplication.processEvents()
    window.resizeDocks([window.game_dock], [2_000], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    state = window.saveState(LAYOUT_VERSION)
    window.showMaximized()
    settings.keep({"window/geometry": window.saveGeometry(), "window/state": state})
    another = MainWindow(window.session.theme)
    qtbot.addWidget(another)
    another.show()
    assert another.restoreState(state, LAYOUT_VERSION)
    another.resize(900, 700)
    QApplication.processEvents()
    assert another.game_dock.width() < 900


def test_a_window_may_be_resized_while_its_docks_have_no_place_yet(window: MainWindow) -> None:
    """Restoring a layout takes the docks out, and may resize the window before they are in again."""
    docks = (window.game_dock, window.problem_dock, window.game_list_dock)
    for dock in docks:
        window.removeDockWidget(dock)
    window.resize(window.width() + 100, window.height())
    assert [window.is_docked(dock) for dock in docks] == [False] * 3
