"""The presentation: what it shows, and the way back to the layout as it was."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSettings, QSize, Qt
from PySide6.QtGui import QEnterEvent, QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from hen_editor.core import hen
from hen_editor.ui.bars.bar import Bar, BarContent
from hen_editor.ui.bars.notices import notice
from hen_editor.ui.hen_field.message_line import MessageLine
from hen_editor.ui.panels.comment_box import CommentText
from hen_editor.ui.panels.position_find_panel import PositionFindPanel
from hen_editor.ui.window.main_window import LAYOUT_VERSION, MainWindow
from tests.ui.gestures import click, keys, show_game

PANES = (
    *("menuBar", "statusBar", "tool_palette", "player_cards", "board"),
    *("game_dock", "tree", "comment_box", "problem_dock", "game_list_dock"),
)


@pytest.fixture
def game(window: MainWindow) -> MainWindow:
    show_game(window, "(;SZ[9]PB[Shusaku]C[Ear reddening.];B[ee]C[A move.];W[gg])")
    window.resize(760, 600)
    return window


def panes(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    yield "hen", window.hen_field.row
    for name in PANES:
        found = getattr(window, name)
        yield name, found if isinstance(found, QWidget) else found()


def layout(window: MainWindow) -> dict[str, tuple[QRect, float]]:
    for _ in range(3):  # the palette follows the room for the board
        QApplication.processEvents()
    return {name: (pane.geometry(), pane.fontInfo().pointSizeF()) for name, pane in panes(window) if pane.isVisible()}


def close_again(window: MainWindow, name: str) -> dict[str, tuple[QRect, float]]:
    """Open a pane if it is closed, and close it; return the layout with it."""
    pane = getattr(window, name)
    pane.hide()
    layout(window)
    pane.show()
    opened = layout(window)
    pane.hide()
    return opened


def shown(window: MainWindow) -> list[str]:
    QApplication.processEvents()
    return [name for name, pane in panes(window) if pane.isVisible() and pane.height() > 0]


@pytest.mark.parametrize(("closed", "back"), [("", "F11"), ("tool_palette", "Esc"), ("game_dock", "F11")])
def test_board_comment_and_players_are_alone_and_all_is_as_it_was_afterwards(
    game: MainWindow, closed: str, back: str
) -> None:
    game.game_panel.splitter.setSizes([100, 400])
    game.game_panel.splitter.splitterMoved.emit(100, 1)  # as by the mouse
    game.text_sizes[0].show(14)  # that of the comment, as Ctrl+wheel sets it
    reopened = close_again(game, closed) if closed else {}
    before = layout(game)
    keys(game, "F11")
    assert game.isFullScreen()
    assert shown(game) == ["statusBar", "player_cards", "board", "game_dock", "comment_box"]
    assert not game.point_label.isVisible()
    assert game.text_sizes[0].size > 1.4 * 14
    now = layout(game)
    for pane in {"board", "player_cards"} & before.keys():
        assert now[pane][0].height() > before[pane][0].height()
    keys(game, "Right")
    assert game.document.snapshot.move_number == 1
    keys(game, back)
    assert not game.isFullScreen()
    assert layout(game) == before
    assert game.text_sizes[0].size == 14
    assert not game.commands["presentation"].isChecked()
    if closed:
        assert close_again(game, closed) == reopened


def test_where_there_is_nothing_nothing_is_shown(window: MainWindow) -> None:
    show_game(window, "(;SZ[9];B[ee];W[cc])")
    comment = window.comment_box.findChild(CommentText)
    line = window.findChild(MessageLine)
    before = comment.placeholderText(), line.text
    assert before == ("Comment", "Valid: Black to play")
    keys(window, "F11", "Right")
    assert (comment.placeholderText(), line.text) == ("", "")
    assert not window.player_cards.info_button.isVisible()
    window.session.show_status("Ko: you can't retake here yet.")
    assert line.text == "Ko: you can't retake here yet."
    window.session.show_status("")
    keys(window, "Left", "F11")
    assert (comment.placeholderText(), line.text) == before
    assert window.player_cards.info_button.isVisible()


def test_a_text_size_is_not_kept_that_is_changed_in_a_presentation(game: MainWindow) -> None:
    game.text_sizes[0].show(14)
    keys(game, "F11")
    box = game.comment_box.editor.viewport()
    larger = game.text_sizes[0].size
    place = QPointF(box.rect().center())
    no, control = Qt.MouseButton.NoButton, Qt.KeyboardModifier.ControlModifier
    turned = QWheelEvent(place, place, QPoint(), QPoint(0, 120), no, control, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(box, turned)
    assert game.text_sizes[0].size == larger + 1
    assert not QSettings().contains(game.text_sizes[0].key)
    keys(game, "F11")
    assert game.text_sizes[0].size == 14


@pytest.mark.parametrize("solved_first", [True, False])
def test_the_tree_is_hidden_until_neither_the_presentation_nor_a_problem_hides_it(
    game: MainWindow, *, solved_first: bool
) -> None:
    steps = ["solve", "presentation"] if solved_first else ["presentation", "solve"]
    for begin in steps:
        game.commands[begin].trigger()
        assert not game.tree.isVisible()
    for end in ("play", "presentation") if solved_first else ("presentation", "play"):
        assert not game.tree.isVisible()
        game.commands[end].trigger()
    assert game.tree.isVisible()


def test_the_keys_of_the_menus_work_in_a_presentation(game: MainWindow) -> None:
    keys(game, "F11")
    click(game, game.board.part.lower_right)
    keys(game, "Ctrl+Z")
    assert game.document.snapshot.move_number == 0
    keys(game, "F11")


def test_the_keys_of_the_board_are_those_of_the_board_alone_in_a_presentation_begun_from_a_menu(
    game: MainWindow,
) -> None:
    game.commands.rest(True)  # while a menu is open
    game.commands["presentation"].trigger()
    game.commands.rest(False)
    keys(game, "Right", "Ctrl+C")
    assert game.document.snapshot.move_number == 1
    assert QGuiApplication.clipboard().text() == hen.format(game.document.snapshot.position)


def test_a_search_that_begins_in_a_presentation_leaves_the_keys_to_the_board(game: MainWindow) -> None:
    game.commands["find-position"].trigger()
    [panel] = game.findChildren(PositionFindPanel)
    keys(game, "F11")
    panel.settings_changed.emit()
    assert QApplication.focusWidget() is game.board


def test_a_window_closed_as_a_presentation_opens_as_it_was_before(game: MainWindow) -> None:
    state = game.saveState(LAYOUT_VERSION)
    keys(game, "F11")
    game.close()
    assert QSettings().value("window/state") == state
    assert not game.isFullScreen()


def test_notices_wait_until_the_presentation_ends(game: MainWindow) -> None:
    earlier, later = notice(game.session, "earlier"), notice(game.session, "later")
    earlier.show(BarContent("Changed before."))
    keys(game, "F11")
    later.show(BarContent("Changed meanwhile."))
    QApplication.processEvents()
    bars = game.notices.findChildren(Bar)
    assert [bar.isVisible() for bar in bars] == [False, False]
    keys(game, "F11")
    assert [bar.isVisible() for bar in bars] == [True, True]


@pytest.mark.parametrize(("text", "key"), [(".9x9_5Gx", "F8"), (".9x9_5GB", "Alt+Return")])
def test_a_problem_of_the_hen_text_ends_the_presentation_which_has_no_field_for_it(
    game: MainWindow, text: str, key: str
) -> None:
    game.document.type_hen(text)
    keys(game, "F11")
    keys(game, key)
    assert not game.session.state.is_presenting
    assert game.hen_field.isVisible()
    assert game.hen_field.isAncestorOf(QApplication.focusWidget())


def test_pointing_at_a_fix_leaves_the_board_of_a_presentation_as_large_as_it_is(game: MainWindow) -> None:
    game.document.type_hen(".9x9_5GB")
    keys(game, "F11")
    before = layout(game)
    button = game.hen_field.findChild(MessageLine).buttons[0]
    QApplication.sendEvent(button, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert game.session.state.preview is not None
    assert layout(game) == before


def test_a_fix_in_the_message_line_of_a_presentation_leaves_the_keys_to_the_board(game: MainWindow) -> None:
    game.document.type_hen(".9x9_5GB")
    keys(game, "F11")
    game.hen_field.fix_all()
    assert game.session.state.is_presenting
    assert QApplication.focusWidget() is game.board
    assert game.document.snapshot.hen_text.text == ".9x9_5Gb"


@pytest.mark.parametrize("command", ["presentation", "full-screen"])
def test_a_maximised_window_is_maximised_again_after_it_filled_the_screen(game: MainWindow, command: str) -> None:
    game.showMaximized()
    for _ in range(2):
        game.commands[command].trigger()
        assert game.isFullScreen()
        game.commands[command].trigger()
        assert game.windowState() == Qt.WindowState.WindowMaximized
    game.showNormal()
    assert game.size() == QSize(760, 600)
