"""The keys of the window, row by row of the table of keys, pressed where the focus is."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QMenu, QTextEdit, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from hen_editor.core.board import BLACK, WHITE, BoardSize, Point
from hen_editor.drawing.figure import Names
from hen_editor.drawing.painter import texts as drawn_texts
from hen_editor.ui.bars.modes import FindBar
from hen_editor.ui.command_table import BY_NAME, COMMANDS
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.keymap import PRESETS, Keymap
from hen_editor.ui.panels.game_rows import GameRows
from hen_editor.ui.session.menus import ChoiceGroup
from hen_editor.ui.window.main_window import MainWindow
from tests.core.editing.test_variations import body
from tests.ui.answers import Answers
from tests.ui.gestures import Mouse, keys, show_game, write

GAME = """(;GM[1]FF[4]SZ[9]C[start];B[aa];W[ca]
(;B[ea]C[fork];W[ga](;B[ia];W[ac];B[cc];W[ec];B[gc];W[ic];B[ae];W[ce])(;B[gg]))
(;B[ee]C[other];W[ge]))"""
MAIN = "B[ea]C[fork];W[ga](;B[ia];W[ac];B[cc];W[ec];B[gc];W[ic];B[ae];W[ce])(;B[gg])"
OTHER = "B[ee]C[other];W[ge]"


@pytest.fixture
def game(window: MainWindow) -> MainWindow:
    """The window with a game that forks after the second move and again after the fourth, at its beginning."""
    show_game(window, GAME)
    return window


def here(window: MainWindow) -> str:
    """Return the point of the last move, empty at the beginning."""
    position = window.document.snapshot.position
    last = position.last_move
    return last.point.name(position.size) if last and last.point else ""


def visit(window: MainWindow, *names: str) -> list[str]:
    """Press keys, and return where each leads."""
    visited = []
    for name in names:
        keys(window, name)
        visited.append(here(window))
    return visited


def shown(window: MainWindow) -> str:
    return body(window.document.snapshot)


def comment(window: MainWindow) -> QTextEdit:
    return window.comment_box.findChild(QTextEdit)


def field(window: MainWindow) -> HenEditor:
    return window.hen_field.findChild(HenEditor)


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def picture(window: MainWindow) -> QImage:
    return window.board.grab().toImage()


# Ways through the game.


def test_right_and_left_next_and_previous_move(game: MainWindow) -> None:
    assert visit(game, "Right", "Right", "Left", "Left", "Left") == ["A9", "C9", "A9", "", ""]


def test_down_and_up_next_and_previous_variation(game: MainWindow) -> None:
    keys(game, "Right", "Right", "Right")
    assert visit(game, "Down", "Down", "Up", "Up") == ["E5", "E5", "E9", "E9"]


def test_pgdn_and_pgup_10_moves_home_and_end_first_and_last(game: MainWindow) -> None:
    assert visit(game, "PgDown", "End", "PgUp", "PgUp", "Home") == ["J7", "C5", "C9", "", ""]


def test_ctrl_up_and_down_previous_and_next_fork(game: MainWindow) -> None:
    assert visit(game, "Ctrl+Down", "Ctrl+Down", "Ctrl+Up", "Ctrl+Up") == ["C9", "G9", "C9", ""]


def test_ctrl_shift_up_and_down_previous_and_next_comment(game: MainWindow) -> None:
    assert visit(game, *["Ctrl+Shift+Down"] * 3, *["Ctrl+Shift+Up"] * 2) == ["E9", "E5", "E5", "E9", ""]


def test_ctrl_home_back_to_the_main_line(game: MainWindow) -> None:
    assert visit(game, *["Right"] * 3, "Down", "Right", "Ctrl+Home")[3:] == ["E5", "G5", "C9"]


# Edits of the tree.


def test_ctrl_alt_shift_left_make_main_line_ctrl_shift_left_and_right_reorder(game: MainWindow) -> None:
    keys(game, "Right", "Right", "Right", "Down")
    before, others_first = shown(game), f"(;C[start];B[aa];W[ca](;{OTHER})(;{MAIN}))"
    for forth, back in (("Ctrl+Alt+Shift+Left", "Ctrl+Z"), ("Ctrl+Shift+Left", "Ctrl+Shift+Right")):
        keys(game, forth)
        assert shown(game) == others_first
        assert here(game) == "E5"
        keys(game, back)
        assert shown(game) == before


@pytest.mark.parametrize(("pane", "key"), [("tree", "Del"), ("tree", "Ctrl+Del"), ("board", "Ctrl+Del")])
def test_delete_on_the_tree_and_ctrl_delete_delete_node_and_what_follows_undoable_no_question(
    game: MainWindow, pane: str, key: str
) -> None:
    before = shown(game)
    keys(game, "Right", "Right", "Right")
    getattr(game, pane).setFocus()
    Answers()(lambda: keys(game, key))
    assert shown(game) == f"(;C[start];B[aa];W[ca];{OTHER})"
    assert here(game) == "C9"
    keys(game, "Ctrl+Z")
    assert (shown(game), here(game)) == (before, "E9")


def test_delete_on_the_board_deletes_no_node(game: MainWindow) -> None:
    before = shown(game)
    keys(game, "Right", "Del")
    assert shown(game) == before


# The clipboard.


def test_what_is_copied_of_the_empty_board_is_not_blank(window: MainWindow) -> None:
    keys(window, "Ctrl+C")
    assert clipboard() == ".19x19"
    window.commands["copy-address"].trigger()
    assert clipboard().endswith("#.19x19")


def test_ctrl_c_x_v_on_the_board_copy_hen_and_paste(game: MainWindow) -> None:
    before = shown(game)
    keys(game, "Right", "Ctrl+C")
    assert clipboard() == ".9x9_9b.A9b.w"
    keys(game, "Ctrl+X")
    assert (shown(game), clipboard()) == (before, ".9x9_9b.A9b.w")
    QGuiApplication.clipboard().setText("(;SZ[13];B[aa])")
    keys(game, "Ctrl+V")
    assert game.document.snapshot.position.size == BoardSize(13, 13)


def test_ctrl_c_x_v_on_the_tree_copy_cut_and_paste_a_variation(game: MainWindow) -> None:
    keys(game, "Right", "Right", "Right", "Down")
    game.tree.setFocus()
    before = shown(game)
    keys(game, "Ctrl+C")
    assert clipboard().rstrip().endswith(f";{OTHER})")
    QGuiApplication.clipboard().clear()
    keys(game, "Ctrl+X")
    assert shown(game) == f"(;C[start];B[aa];W[ca];{MAIN})"
    keys(game, "Ctrl+V")
    assert shown(game) == before


@pytest.mark.qt_log_ignore("does not support (raise|grabbing the keyboard)")  # a popup on the offscreen platform
def test_the_keys_of_the_board_work_once_a_menu_is_gone_that_was_deleted_while_it_was_open(game: MainWindow) -> None:
    keys(game, "Right")
    menu = QMenu(game)
    menu.addAction("Entry")
    menu.popup(game.pos())
    delete(menu)
    keys(game, "Ctrl+C")
    assert clipboard() == ".9x9_9b.A9b.w"


@pytest.mark.parametrize("name", ["comment", "field"])
def test_ctrl_c_x_v_in_a_text_are_the_texts(window: MainWindow, name: str) -> None:
    text = {"comment": comment, "field": field}[name](window)
    text.setFocus()
    write(window, "_3Kb")
    keys(window, "Ctrl+A", "Ctrl+C")
    assert clipboard() == "_3Kb"
    keys(window, "Ctrl+X", "Ctrl+V", "Ctrl+V")
    assert text.toPlainText() == "_3Kb_3Kb"


@pytest.mark.parametrize(
    ("downs", "copied"),
    [
        (0, ".9x9_9b.A9b.w"),
        (1, "https://play.goshawk.cc/playgo/goban.html#.9x9_9b.A9b.w"),
        (2, "(;GM[1]FF[4]SZ[9]C[start]CA[UTF-8];B[aa];W[ca]"),
    ],
    ids=["HEN", "web address", "SGF"],
)
@pytest.mark.qt_log_ignore("does not support grabbing the keyboard")  # a popup on the offscreen platform
def test_ctrl_shift_c_copy_as(game: MainWindow, downs: int, copied: str) -> None:
    keys(game, "Right", "Ctrl+Shift+C")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    for key in (*[Qt.Key.Key_Down] * downs, Qt.Key.Key_Return):
        QTest.keyClick(menu, key)
    assert clipboard().startswith(copied)


@pytest.mark.parametrize("key", [Qt.Key.Key_C, Qt.Key.Key_V, Qt.Key.Key_X])
def test_keys_that_board_and_tree_both_have_do_nothing_in_the_menu_bar(window: MainWindow, key: Qt.Key) -> None:
    keys(window, "Alt+Up", "Return")
    before = window.document.snapshot
    window.menuBar().setFocus()
    QTest.keyClick(window.menuBar(), key, Qt.KeyboardModifier.ControlModifier)
    assert window.document.snapshot == before


# One history.


def test_ctrl_z_ctrl_shift_z_and_ctrl_y_one_history_for_everything(window: MainWindow) -> None:
    keys(window, "Alt+Up", "Return")
    comment(window).setFocus()
    write(window, "tengen")
    field(window).setFocus()
    keys(window, "Ctrl+End")
    write(window, ".A1-x")
    window.board.setFocus()
    keys(window, "5", "Return")
    stages = [f"(;{node})" for node in ("", ";B[jj]", ";B[jj]C[tengen]", ";B[jj]C[tengen]LB[as:x]")]
    assert shown(window) == "(;;B[jj]C[tengen]LB[as:x]TR[jj])"
    panes = (window.board, window.tree, window.comment_box, window.hen_field)
    for pane, stage in zip(panes, reversed(stages), strict=True):
        pane.setFocus()
        keys(window, "Ctrl+Z")
        assert shown(window) == stage
    for pane, key, stage in zip(panes[1:], ("Ctrl+Shift+Z", "Ctrl+Y", "Ctrl+Shift+Z"), stages[1:], strict=True):
        pane.setFocus()
        keys(window, key)
        assert shown(window) == stage


# Tools.

TOOLS = {
    "1": "Play",
    "2": "Black stones",
    "3": "White stones",
    "4": "Erase",
    "5": "Triangle",
    "6": "Square",
    "7": "Circle",
    "8": "Cross",
    "9": "Letters",
    "0": "Numbers",
    "Alt+0": "Select",
    "Alt+1": "Text label",
    "Alt+2": "Ko point",
    "Alt+3": "Last move",
    "Alt+4": "Arrow",
    "Alt+5": "Line",
    "Alt+6": "Territory",
    "Alt+7": "Grey out",
    "Alt+8": "Crop view",
}


@pytest.mark.parametrize("pane", ["board", "tree"])
def test_1_to_9_0_and_alt_digit_tools(window: MainWindow, pane: str) -> None:
    getattr(window, pane).setFocus()
    for key, title in TOOLS.items():
        keys(window, "2" if key == "1" else "1", key)
        assert [action.text().replace("&", "") for action in tools(window) if action.isChecked()] == [title]


def test_esc_cancels_the_gesture_first(window: MainWindow) -> None:
    mouse = Mouse(window)
    field(window).setFocus()
    write(window, "_19K")
    window.board.setFocus()
    keys(window, "5")
    before = window.document.snapshot
    mouse.press("D4")
    mouse.move("F4")
    assert window.document.snapshot != before
    keys(window, "Esc")
    assert window.document.snapshot == before
    mouse.release("F4")
    assert (window.document.snapshot, window.commands["triangle"].isChecked()) == (before, True)


@pytest.mark.parametrize("pane", ["board", "hen_field"])
def test_esc_drops_the_draft_then(window: MainWindow, pane: str) -> None:
    keys(window, "P", "5")
    window.hen_field.setFocus()
    write(window, "_19K")
    getattr(window, pane).setFocus()
    keys(window, "Esc")
    assert (field(window).text(), window.commands["triangle"].isChecked()) == (".pb.w", True)
    assert field(window).hasFocus() is (pane == "hen_field")


@pytest.mark.parametrize("pane", ["board", "tree", "hen_field", "comment_box"])
def test_esc_is_play_tool_and_focus_to_the_board_at_last(window: MainWindow, pane: str) -> None:
    keys(window, "5")
    getattr(window, pane).setFocus()
    keys(window, "Esc")
    assert (window.commands["play"].isChecked(), window.board.hasFocus()) == (True, True)


# Single letters.


def test_p_passes(game: MainWindow) -> None:
    keys(game, "End", "P")
    assert shown(game).count("W[ce];B[]") == 1


def test_t_changes_the_side_to_move(window: MainWindow) -> None:
    keys(window, "T")
    assert window.document.snapshot.position.turn is WHITE
    keys(window, "T")
    assert window.document.snapshot.position.turn is BLACK


def test_m_shows_move_numbers(game: MainWindow) -> None:
    keys(game, "End")
    plain = picture(game)
    keys(game, "M")
    assert picture(game) != plain
    keys(game, "M")
    assert picture(game) == plain


def test_k_shows_coordinates(window: MainWindow) -> None:
    with_names = picture(window)
    keys(window, "K")
    assert picture(window) != with_names
    keys(window, "K")
    assert picture(window) == with_names


@pytest.mark.parametrize("has_font", [True, False])
def test_kanji_numerals_are_shown_where_there_is_a_font_else_numbers_and_a_word(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, has_font: bool
) -> None:
    monkeypatch.setattr(drawn_texts, "has_kanji_numerals", lambda: has_font)
    letters = picture(window)
    keys(window, "K")
    window.commands["names-kanji"].trigger()
    assert window.session.state.coordinates
    assert window.commands["names-kanji"].text() == ("&Kanji numerals (1-一)" if has_font else "&Kanji numerals")
    assert window.board.figure.names is (Names.CJK if has_font else Names.NUMBERS)
    assert window.statusBar().currentMessage().startswith("No font") is not has_font
    assert picture(window) != letters
    window.commands["names-letters"].trigger()
    assert picture(window) == letters


@pytest.mark.parametrize("where", ["field", "comment", "name", "find"])
def test_single_letters_and_digits_act_only_while_board_or_tree_has_the_focus(window: MainWindow, where: str) -> None:
    keys(window, "Ctrl+F")
    texts: dict[str, QWidget] = {
        "field": field(window),
        "comment": comment(window),
        "name": window.comment_box.findChildren(QLineEdit, options=Qt.FindChildOption.FindDirectChildrenOnly)[0],
        "find": window.comment_box.findChild(FindBar).findChild(QLineEdit),
    }
    texts[where].setFocus()
    triggered = triggered_by_letters(window)
    write(window, "ptmk1234567890")
    assert triggered == []
    assert texts[where].property("plainText" if where in ("field", "comment") else "text") == "ptmk1234567890"
    for pane in (window.board, window.tree):
        pane.setFocus()
        write(window, "ptmk1234567890")
    assert len(triggered) == 28


def test_single_letters_and_digits_do_not_act_in_a_list(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, "(;SZ[9]LB[aa:two words])(;SZ[9])")
    qtbot.waitUntil(lambda: bool(window.session.state.problems))
    window.session.show_problem_list()
    triggered = triggered_by_letters(window)
    for view in (window.problem_list.findChild(QListView), window.game_list_dock.findChild(GameRows)):
        qtbot.waitUntil(view.isVisible)
        view.setFocus()
        write(window, "ptmk1234567890")
    assert triggered == []


def triggered_by_letters(window: MainWindow) -> list[str]:
    """Return a list to which each command that has a letter or a digit is added when it is triggered."""
    triggered: list[str] = []
    for name in ("pass", "turn", "move-numbers", "coordinates", *(action.objectName() for action in tools(window))):
        window.commands[name].triggered.connect(lambda checked=False, name=name: triggered.append(name))
    return triggered


def tools(window: MainWindow) -> list[QAction]:
    return [window.commands[command.name] for command in COMMANDS if command.choice is ChoiceGroup.TOOL]


# Places, texts, windows. Ctrl+P is tried in `test_printing`.


def test_ctrl_g_goes_to_a_move(game: MainWindow) -> None:
    answers = Answers("4")
    answers(lambda: keys(game, "Ctrl+G"))
    assert (answers.asked, here(game)) == (["Go to move"], "G9")


@pytest.mark.parametrize("name", ["Q16", "pd", "16-4"])
def test_ctrl_l_goes_to_a_point_by_name(window: MainWindow, name: str) -> None:
    Answers(name)(lambda: keys(window, "Ctrl+L", "Return"))
    assert here(window) == "Q16"


def test_ctrl_f_and_f3_find_in_comments(game: MainWindow) -> None:
    keys(game, "Ctrl+F")
    write(game, "r")
    assert visit(game, "F3", "F3", "F3", "Shift+F3", "Shift+F3") == ["E9", "E5", "", "E5", "E9"]
    assert comment(game).textCursor().selectedText() == "r"


def test_ctrl_i_shows_game_info(window: MainWindow) -> None:
    answers = Answers("Shusaku")
    answers(lambda: keys(window, "Ctrl+I"))
    assert (answers.asked, shown(window)) == (["Game info"], "(;PB[Shusaku])")


@pytest.mark.parametrize("pane", ["board", "tree"])
def test_f2_renames_the_node(game: MainWindow, pane: str) -> None:
    keys(game, "Right")
    getattr(game, pane).setFocus()
    keys(game, "F2")
    write(game, "first")
    keys(game, "Return")
    assert ";B[aa]N[first];" in shown(game)
    assert game.board.hasFocus()


def test_ctrl_e_exports_a_picture_and_ctrl_alt_c_copies_one(game: MainWindow) -> None:
    answers = Answers("OK", "Cancel")
    answers(lambda: keys(game, "Right", "Ctrl+E"))
    assert answers.asked == ["Export picture"] * 2  # how, and where to
    keys(game, "Ctrl+Alt+C")
    assert QGuiApplication.clipboard().mimeData().hasImage()


def test_shift_f11_full_screen(window: MainWindow) -> None:
    keys(window, "Shift+F11")
    assert window.isFullScreen()
    keys(window, "Shift+F11")
    assert not window.isFullScreen()


def test_alt_arrows_board_cursor_enter_place_shift_enter_other_colour_backspace_erase(window: MainWindow) -> None:
    keys(window, "2", "Alt+Right", "Alt+Right", "Alt+Up", "Return", "Alt+Left", "Alt+Down", "Shift+Return")
    assert clipboard_of(window) == "_11Lb_10Kw"
    keys(window, "Backspace")
    assert clipboard_of(window) == "_11Lb"


def clipboard_of(window: MainWindow) -> str:
    keys(window, "Ctrl+C")
    return clipboard()


@pytest.mark.parametrize("pane", ["board", "tree", "hen_field", "comment_box"])
def test_ctrl_pgdn_and_pgup_next_and_previous_game_of_the_file(window: MainWindow, pane: str) -> None:
    show_game(window, "(;SZ[9];B[aa])(;SZ[9];B[bb])")
    getattr(window, pane).setFocus()
    games = []
    for key in ("Ctrl+PgDown", "Ctrl+PgDown", "Ctrl+PgUp"):
        keys(window, key)
        games.append(window.document.snapshot.game)
    assert games == [1, 1, 0]


# The rest: the platform's standard keys.


def test_ctrl_n_o_s_and_ctrl_shift_s_new_open_and_save(window: MainWindow, tmp_path: Path) -> None:
    first, second = tmp_path / "first.sgf", tmp_path / "second.sgf"
    keys(window, "P")
    Answers(first)(lambda: keys(window, "Ctrl+S"))
    keys(window, "P")
    Answers()(lambda: keys(window, "Ctrl+S"))
    assert first.read_text().endswith(";B[];W[])\n")
    Answers(second)(lambda: keys(window, "Ctrl+Shift+S"))
    assert second.read_bytes() == first.read_bytes()
    keys(window, "Ctrl+N")
    assert (window.document.path, shown(window)) == (None, "(;)")
    Answers(first)(lambda: keys(window, "Ctrl+O"))
    assert window.document.path == first


def test_the_platforms_key_closes_the_window(window: MainWindow) -> None:
    keys(window, "P")
    key = QKeySequence(QKeySequence.StandardKey.Close).toString()
    answers = Answers("Cancel")
    answers(lambda: keys(window, key))
    assert (answers.asked, window.isVisible()) == (["Save the changes to Untitled?"], True)
    Answers("Discard")(lambda: keys(window, key))
    assert not window.isVisible()


def test_ctrl_q_quits(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.session.quit_wanted):
        keys(window, "Ctrl+Q")


def test_ctrl_plus_and_minus_zoom(window: MainWindow) -> None:
    keys(window, "Ctrl++", "Ctrl+=")
    assert window.board.magnification == pytest.approx(1.2**2)
    keys(window, "Ctrl+-", "Ctrl+-")
    assert window.board.magnification == 1


def test_ctrl_plus_and_minus_zoom_the_tree_or_the_text_that_has_the_focus(window: MainWindow) -> None:
    texts = {"comment_box": window.text_sizes[0], "hen_field": window.text_sizes[1]}
    for pane, size in texts.items():
        before = size.size
        getattr(window, pane).setFocus()
        keys(window, "Ctrl++", "Ctrl++", "Ctrl+-")
        assert size.size == before + 1
        keys(window, "Ctrl+-")
    show_game(window, GAME)
    window.tree.setFocus()
    before = window.tree.grab().toImage()
    keys(window, "Ctrl++")
    assert window.tree.grab().toImage() != before
    keys(window, "Ctrl+-")
    assert window.tree.grab().toImage() == before
    assert window.board.magnification == 1


@pytest.mark.qt_log_ignore("does not support raise")  # a dock that floats on the offscreen platform
def test_ctrl_plus_zooms_the_tree_in_a_panel_that_floats(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, GAME)
    window.game_dock.setFloating(True)
    window.game_dock.activateWindow()
    window.tree.setFocus()
    qtbot.waitUntil(window.tree.hasFocus)
    before = window.tree.grab().toImage()
    QTest.keyClick(window.tree, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert window.tree.grab().toImage() != before
    assert window.board.magnification == 1


# The Sabaki preset.


@pytest.fixture
def sabaki(game: MainWindow) -> MainWindow:
    """The window with the game and the keys of Sabaki."""
    game.commands.use_keys(Keymap(BY_NAME, "sabaki").sequences())
    return game


def test_in_the_sabaki_preset_down_and_up_go_along_the_game_and_right_and_left_across_it(sabaki: MainWindow) -> None:
    assert visit(sabaki, "Down", "Down", "Down", "Right", "Down") == ["A9", "C9", "E9", "E5", "G5"]
    assert visit(sabaki, "Up", "Left", "Right", "Ctrl+Left") == ["E5", "E9", "E5", "C9"]


SABAKI = {
    "Up": "back",
    "Down": "forward",
    "Left": "variation-up",
    "Right": "variation-down",
    "Ctrl+Left": "main-line",
    "Ctrl+P": "pass",
    "Ctrl+1": "black",
    "Ctrl+2": "cross",
    "Ctrl+3": "triangle",
    "Ctrl+4": "square",
    "Ctrl+5": "circle",
    "Ctrl+6": "line",
    "Ctrl+7": "arrow",
    "Ctrl+8": "letter",
    "Ctrl+9": "number",
}


@pytest.mark.parametrize("pane", ["board", "tree"])
@pytest.mark.parametrize(("key", "name"), SABAKI.items())
def test_the_sabaki_presets_differing_keys(sabaki: MainWindow, pane: str, key: str, name: str) -> None:
    getattr(sabaki, pane).setFocus()
    triggered: list[str] = []
    for each in PRESETS["sabaki"].keys:
        sabaki.commands[each].triggered.connect(lambda checked=False, each=each: triggered.append(each))
    keys(sabaki, key)
    assert triggered == [name]


SABAKI_IN_THE_WINDOW = {
    "Ctrl+E": "black",
    "Ctrl+B": "annotate-ho",
    "Ctrl+Shift+N": "new-window",
    "Ctrl+Shift+C": "coordinates",
    "Ctrl+Shift+M": "game-list-panel",
    "Ctrl+Alt+Left": "view-rotate-left",
    "Ctrl+Alt+Right": "view-rotate-right",
    "Ctrl+Alt+Down": "view-mirror",
    "Ctrl+Alt+0": "view-upright",
    "Ctrl+T": "game-panel",
}


def test_other_keys_of_the_sabaki_preset(sabaki: MainWindow) -> None:
    triggered: list[str] = []
    for each in BY_NAME:
        sabaki.commands[each].triggered.connect(lambda checked=False, each=each: triggered.append(each))
    keys(sabaki, *SABAKI_IN_THE_WINDOW)
    assert triggered == [*SABAKI_IN_THE_WINDOW.values()]


@pytest.mark.parametrize("preset", PRESETS)
def test_no_two_commands_of_a_preset_share_a_key(preset: str) -> None:
    keymap = Keymap(BY_NAME, preset)
    assert not [(name, key) for name in BY_NAME for key in keymap.keys(name) if keymap.others_with(key, name)]


def test_keys_that_the_sabaki_preset_takes_away_are_gone(sabaki: MainWindow) -> None:
    triggered: list[str] = []
    for name, pressed in PRESETS["sabaki"].keys.items():
        if not pressed:
            sabaki.commands[name].triggered.connect(lambda checked=False, name=name: triggered.append(name))
            keys(sabaki, *Keymap(BY_NAME).preset_keys(name))
    assert triggered == []


# From everywhere.

HISTORY = ("Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z")
"""The keys that the find bar has for the history of its own text."""


def test_every_key_of_the_window_works_wherever_the_focus_is(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, "(;SZ[9];B[zz])(;SZ[9])")
    qtbot.waitUntil(lambda: bool(window.session.state.problems))
    keys(window, "Ctrl+F")
    stops = [stop[0] for stop in window.controllers.tab_order.stops()]
    assert len(stops) > 12
    triggered: list[str] = []
    pressed: list[tuple[str, str]] = []
    for command in COMMANDS:
        action = window.commands[command.name]
        if action.shortcutContext() is Qt.ShortcutContext.WindowShortcut:
            action.triggered.disconnect()
            action.triggered.connect(lambda checked=False, name=command.name: triggered.append(name))
            action.setEnabled(True)
            pressed += [(command.name, key.toString()) for key in action.shortcuts()]
    assert len(pressed) > 40
    for stop in stops:
        for command_name, key in pressed:
            stop.setFocus()
            triggered.clear()
            keys(window, key)
            is_find = isinstance(stop, QLineEdit) and isinstance(stop.parentWidget(), FindBar)
            own = HISTORY if is_find else ("F2",) if isinstance(stop, GameRows) else ()
            assert triggered == ([] if key in own else [command_name]), (type(stop), stop.accessibleName(), key)


@pytest.mark.parametrize("pane", ["board", "tree", "hen_field", "comment_box", "tool_palette", "problem_list"])
def test_f2_f6_and_esc_work_from_everywhere(window: MainWindow, pane: str) -> None:
    show_game(window, "(;SZ[9];B[aa])")
    for key, then in (("F2", name_of_node), ("F6", pane_focused), ("Esc", lambda window: window.board)):
        window.board.setFocus()
        if pane == "tool_palette":
            keys(window, "Shift+Tab")
        else:
            getattr(window, pane).setFocus()
        focused = window.focusWidget()
        keys(window, key)
        assert window.focusWidget() is then(window)
        assert key != "F6" or window.focusWidget() is not focused


def test_f6_goes_to_the_list_of_games_too(window: MainWindow) -> None:
    show_game(window, "(;SZ[9])(;SZ[9])")
    rows = window.game_list_dock.findChild(GameRows)
    for key, then in (("F6", window.hen_field.editor), ("F6", rows), ("F6", window.comment_box.editor)):
        keys(window, key)
        assert window.focusWidget() is then
    keys(window, "Shift+F6")
    assert window.focusWidget() is rows


def test_f6_passes_over_what_cannot_have_the_focus_while_a_paste_is_offered(window: MainWindow) -> None:
    show_game(window, "(;SZ[9];B[aa])(;SZ[9])")
    window.document.play(Point(4, 4))
    window.paste_text("(;SZ[9];B[ee];W[gg])")
    QTest.qWait(1)
    assert not window.tree.isEnabled()
    for key in ("F6", "Shift+F6"):
        window.board.setFocus()
        reached = []
        for _ in range(5):
            keys(window, key)
            reached.append(window.focusWidget())
        assert {window.board, window.comment_box.editor} <= {*reached}


def name_of_node(window: MainWindow) -> QWidget:
    return window.comment_box.findChildren(QLineEdit, options=Qt.FindChildOption.FindDirectChildrenOnly)[0]


def pane_focused(window: MainWindow) -> QWidget:
    focused = window.focusWidget()
    assert focused in (window.board, window.hen_field.editor, window.tree, window.comment_box.editor)
    return focused


@pytest.mark.parametrize("pane", ["hen_field", "comment_box", "tree"])
def test_a_new_document_and_an_opened_one_give_the_board_the_keys(
    window: MainWindow, tmp_path: Path, pane: str
) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9];B[aa])")
    for key, answers in (("Ctrl+N", Answers()), ("Ctrl+O", Answers(path))):
        getattr(window, pane).setFocus()
        answers(partial(keys, window, key))
        assert window.focusWidget() is window.board
