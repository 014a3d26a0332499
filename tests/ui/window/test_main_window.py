"""The window: its views, its keys, and one document behind them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QTextEdit
from pytestqt.qtbot import QtBot

from hen_editor.core import hen, sgf
from hen_editor.core.board import BoardSize, Point, Stones
from hen_editor.core.formats import SGF
from hen_editor.core.position import Position
from hen_editor.ui.colors import contrast
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.theme import Scheme, Theme
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.answers import Answers
from tests.ui.gestures import show_game
from tests.ui.opening import open_file
from tests.ui.patience import wait_for_nothing

GAME = "(;GM[1]SZ[9]C[start];B[ee]C[first];W[cc](;B[gg];W[gc])(;B[cg]N[other]))"
NOTHING_FOUND = "Nothing to paste: no SGF, HEN, text diagram or list of moves was found."
Key = Qt.Key


@pytest.fixture
def game(window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window with a small game."""
    open_file(window, tmp_path / "game.sgf", GAME)
    return window


def press(window: MainWindow, qtbot: QtBot, *keys: Qt.Key, ctrl: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    for key in keys:
        qtbot.keyClick(window.focusWidget(), key, modifier)


def field(window: MainWindow) -> HenEditor:
    return window.hen_field.findChild(HenEditor)


def click(window: MainWindow, qtbot: QtBot, point: Point) -> None:
    place = window.board.centre_of(point).toPoint()
    qtbot.mouseClick(window.board.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.parametrize("at_once", [True, False])
def test_a_new_window_has_the_title_of_a_document_without_a_file(
    qtbot: QtBot, qapp: QApplication, at_once: bool
) -> None:
    window = MainWindow(Theme(qapp), at_once=at_once)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.complete()
    assert window.windowTitle() == "Untitled[*]"
    assert not window.isWindowModified()


def test_the_keys_go_through_the_game(game: MainWindow, qtbot: QtBot) -> None:
    numbers = []
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_End, Key.Key_Home):
        press(game, qtbot, key)
        numbers.append(game.document.snapshot.move_number)
    assert numbers == [1, 2, 3, 3, 2, 3, 0]  # back to the end of the variation that was left


def test_the_wheel_goes_through_the_game(game: MainWindow) -> None:
    viewport = game.board.viewport()
    for delta, number in ((-120, 1), (-120, 2), (120, 1)):
        event = QWheelEvent(
            QPointF(9, 9), QPointF(viewport.mapToGlobal(QPoint(9, 9))), QPoint(), QPoint(0, delta),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)
        QApplication.processEvents()
        assert game.document.snapshot.move_number == number


def test_the_field_follows_the_game(game: MainWindow, qtbot: QtBot) -> None:
    press(game, qtbot, Key.Key_Right)
    assert field(game).text() == ".9x9_5Eb.E5b.w"


def test_what_is_typed_in_the_field_is_on_the_board_at_once(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(field(window), "_16Qb")
    assert window.document.snapshot.position.stones == hen.parse("_16Qb").value.stones
    assert field(window).text() == "_16Qb"


def test_undo_in_the_field_is_the_windows(window: MainWindow, qtbot: QtBot) -> None:
    field(window).setFocus()
    qtbot.keyClicks(field(window), "_16Qb")
    press(window, qtbot, Key.Key_Z, ctrl=True)
    assert field(window).text() == ""
    assert window.document.undo_stack.count() == 1
    press(window, qtbot, Key.Key_Y, ctrl=True)
    assert field(window).text() == "_16Qb"


def test_digits_and_letters_are_text_in_the_field_and_commands_on_the_board(window: MainWindow, qtbot: QtBot) -> None:
    press(window, qtbot, Key.Key_3)
    assert window.commands["white"].isChecked()
    field(window).setFocus()
    qtbot.keyClicks(field(window), "_1b")
    assert window.commands["white"].isChecked()


def test_arrow_keys_in_the_comment_stay_there(game: MainWindow, qtbot: QtBot) -> None:
    comment = game.comment_box.findChild(QTextEdit)
    comment.setFocus()
    press(game, qtbot, Key.Key_Right)
    assert game.document.snapshot.move_number == 0


def test_a_comment_is_written_into_its_node(game: MainWindow, qtbot: QtBot) -> None:
    press(game, qtbot, Key.Key_Right)
    comment = game.comment_box.findChild(QTextEdit)
    comment.setFocus()
    qtbot.keyClicks(comment, "The ")
    assert game.document.snapshot.tree.node(game.document.snapshot.node).get("C") == "The first"
    game.board.setFocus()
    press(game, qtbot, Key.Key_Left)
    assert comment.toPlainText() == "start"


@pytest.mark.parametrize("piece", ["words and more\n", "\\\\\n", "\\\n"])
def test_only_the_beginning_of_a_long_comment_is_read_and_it_stays_as_it_is(
    window: MainWindow, tmp_path: Path, piece: str
) -> None:
    path = tmp_path / "long.sgf"
    comment = piece * 150_000
    path.write_bytes(f"(;SZ[9]C[{comment}];B[cc];W[dd])".encode())
    window.session.files.open_path(path)
    shown = window.comment_box.findChild(QTextEdit)
    assert shown.isReadOnly()
    window.document.type_node_name("name")
    assert window.document.written(SGF) == f"(;SZ[9]C[{comment}]N[name];B[cc];W[dd])".encode()


def test_a_click_in_the_tree_goes_to_the_node(game: MainWindow) -> None:
    last = [*game.document.snapshot.tree.walk()][-1]
    game.tree.node_clicked.emit(last)
    assert game.document.snapshot.node == last


def test_copy_and_paste_go_by_the_focus(window: MainWindow, qtbot: QtBot) -> None:
    click(window, qtbot, Point(15, 3))
    press(window, qtbot, Key.Key_C, ctrl=True)
    assert QGuiApplication.clipboard().text() == "_16Qb.Q16b.w"
    QGuiApplication.clipboard().setText("https://play.goshawk.cc/playgo/goban.html#.9x9_5Eb")
    press(window, qtbot, Key.Key_V, ctrl=True)
    qtbot.keyClick(window.focusWidget(), Key.Key_Return)
    assert window.document.snapshot.position == hen.parse(".9x9_5Eb").value


def test_a_file_pasted_into_the_comment_is_opened_and_not_written_there(
    game: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "other.sgf"
    path.write_text("(;SZ[13]C[other])")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    QGuiApplication.clipboard().setMimeData(data)
    game.comment_box.findChild(QTextEdit).setFocus()
    press(game, qtbot, Qt.Key.Key_V, ctrl=True)
    qtbot.waitUntil(lambda: game.document.path == path)
    assert game.comment_box.findChild(QTextEdit).toPlainText() == "other"


def test_a_picture_of_the_board_pasted_into_the_comment_is_offered_and_not_written_there(
    game: MainWindow, qtbot: QtBot
) -> None:
    before = game.document.written(SGF)
    game.commands["copy-picture"].trigger()
    game.comment_box.findChild(QTextEdit).setFocus()
    press(game, qtbot, Qt.Key.Key_V, ctrl=True)
    qtbot.waitUntil(lambda: game.session.state.preview is not None)
    assert game.document.written(SGF) == before


def test_sgf_is_pasted_as_a_new_document(window: MainWindow, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText(GAME)
    press(window, qtbot, Key.Key_V, ctrl=True)
    assert len(window.document.snapshot.tree) == 6
    answers = Answers("Discard")
    assert answers(window.close) is True
    assert answers.asked == ["Save the changes to Untitled?"]


def test_a_window_stays_open_where_an_exception_keeps_its_changes_from_being_saved(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    window.document.type_comment("mine")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", fail)
    QCoreApplication.postEvent(window, QCloseEvent())  # as a click on the X of its frame does
    with qtbot.captureExceptions() as raised:
        Answers("Save")(lambda: qtbot.waitUntil(lambda: bool(raised)))
    assert window.isVisible()
    assert [kind for kind, *_ in raised] == [MemoryError]


@pytest.mark.parametrize("text", ["", "Dear Sir", "(", "\0", "\ud800", "[" * 1000])
def test_rubbish_is_not_pasted(window: MainWindow, qtbot: QtBot, text: str) -> None:
    before = window.document.snapshot
    data = QMimeData()
    data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)
    press(window, qtbot, Key.Key_V, ctrl=True)
    assert window.document.snapshot is before
    assert window.statusBar().currentMessage() == NOTHING_FOUND


def test_a_long_text_is_not_searched_for_a_hen(window: MainWindow, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText(".9x9" + "_5Eb" * 30_000)
    before = window.document.snapshot
    window.commands["paste"].trigger()
    qtbot.waitUntil(lambda: not window.session.files.opening.reader.is_busy)
    assert window.document.snapshot is before
    said = window.statusBar().currentMessage()
    assert said == "The text is not SGF, and too long to search for anything else (over 100,000 characters)."


def test_a_long_game_is_pasted_while_the_window_stays_alive(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_nothing(monkeypatch)
    QGuiApplication.clipboard().setText("(;SZ[9]" + ";B[dd];W[ee]" * 50_000 + ")")
    before = window.document.snapshot
    window.commands["paste"].trigger()
    assert window.session.files.opening.reader.is_busy
    assert window.document.snapshot is before
    qtbot.waitUntil(lambda: not window.session.files.opening.reader.is_busy, timeout=20_000)
    assert len(window.document.snapshot.tree) == 100_001
    assert window.document.is_modified


@pytest.mark.parametrize("command", ["paste", "paste-variation"])
def test_there_is_nothing_to_paste_on_an_empty_clipboard(window: MainWindow, command: str) -> None:
    QGuiApplication.clipboard().clear()
    window.commands[command].trigger()
    assert window.statusBar().currentMessage() == NOTHING_FOUND


def test_a_hen_pasted_over_a_game_waits_for_an_answer(game: MainWindow, qtbot: QtBot) -> None:
    game.document.type_comment("typed")
    before = game.document.snapshot
    QGuiApplication.clipboard().setText(".9x9_5Eb2")
    press(game, qtbot, Key.Key_V, ctrl=True)
    assert game.session.state.preview is not None
    press(game, qtbot, Key.Key_Escape)
    assert game.session.state.preview is None
    assert game.document.snapshot is before


def test_escape_goes_back_to_the_play_tool_and_the_board(window: MainWindow, qtbot: QtBot) -> None:
    press(window, qtbot, Key.Key_5)
    field(window).setFocus()
    press(window, qtbot, Key.Key_Escape)
    assert window.commands["play"].isChecked()
    assert window.board.hasFocus()


@pytest.mark.parametrize("address", ["file:///a%00b.sgf", "file:///missing%E9.sgf", "file:///" + "x" * 5000])
def test_a_name_that_no_file_has_is_refused_when_it_is_dropped(window: MainWindow, address: str) -> None:
    data = QMimeData()
    data.setData("text/uri-list", address.encode())
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(5, 5), *how))
    answers = Answers("OK")
    QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), *how))
    answers(QApplication.processEvents)
    assert "could not be opened." in answers.asked[0]


def test_a_dropped_file_is_opened(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_text(GAME)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(5, 5), *how)
    QApplication.sendEvent(window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), *how))
    QApplication.processEvents()
    assert window.document.path == path


def test_the_title_tells_the_file_and_whether_it_is_modified(game: MainWindow, qtbot: QtBot) -> None:
    assert game.windowTitle() == "game.sgf[*]"
    assert not game.isWindowModified()
    press(game, qtbot, Key.Key_P)
    assert game.isWindowModified()


def test_the_side_to_move_is_changed_by_a_key(window: MainWindow, qtbot: QtBot) -> None:
    press(window, qtbot, Key.Key_T)
    assert field(window).text() == ".w"


def test_a_problem_of_the_position_is_listed_and_lit(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(field(window), ".2x2_2bw_1wb")
    qtbot.waitUntil(lambda: "no-liberties" in {one.diagnostic.code for one in window.session.state.problems})


def test_what_hen_cannot_hold_is_listed(window: MainWindow) -> None:
    window.document.set_label((Point(3, 15),), "two words")
    (problem,) = window.session.state.problems
    assert problem.diagnostic.message == "HEN cannot store the label “two words” at D4."


def test_moves_that_an_edit_makes_impossible_are_listed(game: MainWindow, qtbot: QtBot) -> None:
    press(game, qtbot, Key.Key_2)
    click(game, qtbot, Point(4, 4))
    qtbot.waitUntil(lambda: bool(game.session.state.problems))
    (problem,) = game.session.state.problems
    assert problem.diagnostic.message == "Move 1 at E5 can no longer be played: the point is occupied."
    field(game).setFocus()
    game.problem_list.activated.emit(problem)
    assert game.document.snapshot.move_number == 1
    assert game.session.state.highlighted == {Point(4, 4)}
    assert game.board.hasFocus()
    press(game, qtbot, Key.Key_Left)
    assert game.session.state.highlighted == frozenset()
    game.problem_list.activated.emit(problem)
    press(game, qtbot, Key.Key_Escape)
    assert game.session.state.highlighted == frozenset()


def test_a_move_just_off_the_board_is_made_a_pass(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    open_file(window, tmp_path / "game.sgf", "(;SZ[9];B[ee]C[x];W[jj]C[y])")
    qtbot.waitUntil(lambda: bool(window.session.state.problems))
    (problem,) = window.session.state.problems
    assert (problem.diagnostic.code, problem.diagnostic.fix.label) == ("sgf-perhaps-pass", "Make it a pass")
    window.problem_list.fix_requested.emit(problem)
    qtbot.waitUntil(lambda: not window.session.state.problems)
    assert sgf.format(window.document.snapshot.collection) == b"(;SZ[9];B[ee]C[x];W[]C[y])"
    assert window.document.undo_stack.undoText() == "Fix problem"
    window.document.undo_stack.undo()
    assert sgf.format(window.document.snapshot.collection) == b"(;SZ[9];B[ee]C[x];W[jj]C[y])"


def test_numbers_become_moves_and_moves_numbers(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(field(window), ".9x9_5E~1~2~3")
    window.commands["numbers-to-moves"].trigger()
    assert window.document.snapshot.move_number == 3
    Answers("2")(window.commands["moves-to-numbers"].trigger)
    assert sorted(window.document.snapshot.position.numbers.values()) == [1, 2]
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert field(window).text() == ".9x9_5E~1~2~3"


def test_numbers_that_cannot_be_moves_are_explained(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(field(window), ".9x9_5E~1~1")
    window.commands["numbers-to-moves"].trigger()
    assert window.statusBar().currentMessage().startswith("Number 1 appears at ")


def test_the_order_of_play_is_asked_for(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(field(window), "~rg")
    answers = Answers("OK")
    answers(window.commands["order"].trigger)
    assert answers.asked == ["Order of play"]
    assert [color.value for color in window.document.snapshot.position.order] == ["r", "g"]


def test_on_a_board_that_keeps_two_colours_there_is_no_order_to_ask_for(window: MainWindow) -> None:
    window.document.new(Position(Stones(BoardSize(26, 26))))
    window.commands["order"].trigger()
    assert window.statusBar().currentMessage() == "On boards with more than 25 columns only Black and White can play."


def test_closing_asks_about_changes(game: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    press(game, qtbot, Key.Key_P)
    answers = Answers("Cancel")
    assert answers(game.close) is False
    assert answers.asked == ["Save the changes to game.sgf?"]
    assert Answers("Save")(game.close) is True
    saved = GAME.replace("(;GM[1]SZ[9]C[start];", "(;GM[1]SZ[9]C[start](;")[:-1] + ")\n(;B[]))"
    assert (tmp_path / "game.sgf").read_text() == saved


def test_closing_an_untouched_window_asks_nothing(window: MainWindow) -> None:
    assert Answers()(window.close) is True


def test_closing_asks_about_an_unfinished_text(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(field(window), "_16")
    answers = Answers("Cancel")
    assert answers(window.close) is False
    assert "unfinished" in answers.asked[0]


def test_the_board_stays_where_it_was_first_painted(qtbot: QtBot, qapp: QApplication) -> None:
    window = MainWindow(Theme(qapp), at_once=False)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    docks = (window.game_dock, window.problem_dock)
    before = [part.geometry() for part in (window.board, window.hen_field, *docks)]
    window.complete()
    qtbot.wait(50)
    assert [part.geometry() for part in (window.board, window.hen_field, *docks)] == before


def test_the_window_has_its_icon(window: MainWindow) -> None:
    assert not window.windowIcon().pixmap(64, 64).isNull()


def test_the_status_bar_says_what_was_saved(game: MainWindow, tmp_path: Path) -> None:
    game.document.type_comment("changed")
    game.commands["save"].trigger()
    assert game.statusBar().currentMessage() == "Saved game.sgf"
    Answers(tmp_path / "other.sgf")(game.commands["save-as"].trigger)
    assert game.statusBar().currentMessage() == "Saved other.sgf"
    Answers("Cancel")(lambda: (game.session.show_status(""), game.commands["save-as"].trigger()))
    assert game.statusBar().currentMessage() == ""


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK])
def test_the_buttons_of_panels_can_be_seen(window: MainWindow, scheme: Scheme, request: pytest.FixtureRequest) -> None:
    before = QApplication.palette()
    request.addfinalizer(lambda: QApplication.setPalette(before))
    window.session.theme.choose(scheme)
    ground = QApplication.palette().window().color()
    window.commands["arrange-panels"].trigger()
    window.game_dock.setFloating(True)
    window.game_dock.setFloating(False)
    for dock in (window.game_dock, window.problem_dock, window.game_list_dock):
        for button in dock.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly):
            image = button.icon().pixmap(48, 48).toImage()
            pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
            assert max(contrast(pixel, ground) for pixel in pixels if pixel.alpha() == 255) >= 4.5


def test_a_point_that_was_pointed_at_on_the_board_before_has_no_name(window: MainWindow) -> None:
    window.show_point(Point(4, 8))
    assert window.point_label.text() == "E11"
    show_game(window, "(;SZ[52:3])")
    window.show_point(Point(4, 8))
    assert window.point_label.text() == ""
