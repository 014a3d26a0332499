"""The mouse on the board, row by row of the table of gestures, in the real window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip, QWidget

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.core.formats import HEN
from hen_editor.core.position import Mark
from hen_editor.document import files
from hen_editor.ui.board.label_editor import LabelEditor
from hen_editor.ui.board.picture import Arrow, Ghost, Preview, Sign, Territory
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.window.main_window import MainWindow
from tests.core.editing.test_variations import body
from tests.drawing.pictures import made
from tests.ui.gestures import CONTROL, LEFT, NONE, NOTCH, RIGHT, SHIFT, Mouse, keys, show_game, shown_picture

GAME = "(;SZ[9];B[ee];W[cc](;B[gg];W[gc])(;B[cg]))"
KO = "(;SZ[9];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[ii];W[bb];B[cb])"
SUICIDE = "(;SZ[9]RU[{rules}]AW[ba][bb][ac][hi][ih]AB[aa];W[ee])"
"""Black to play: at A8 two stones would have no liberty, at J1 one."""


@pytest.fixture
def nine(window: MainWindow) -> MainWindow:
    """The window with an empty 9x9 board."""
    show_game(window, "(;SZ[9])")
    return window


@pytest.fixture
def game(window: MainWindow) -> MainWindow:
    """The window with a small game, at its beginning."""
    show_game(window, GAME)
    return window


@pytest.fixture
def mouse(window: MainWindow) -> Mouse:
    return Mouse(window)


def show_text(window: MainWindow, text: str) -> None:
    """Show a position on the 9x9 board, as its text says, in a document of its own."""
    window.document.begin(files.of_text(".9x9" + text, [HEN]))


def take(window: MainWindow, tool: str) -> None:
    window.commands[tool].trigger()


def shown(window: MainWindow) -> str:
    """The position as HEN, without its size and the turn of Black."""
    text = hen.format(window.document.snapshot.position).removeprefix(".9x9")
    return text[:-2] if text.endswith(".b") else text.replace(".b.", ".")


def steps(window: MainWindow) -> int:
    return window.document.undo_stack.count()


def said(window: MainWindow) -> str:
    return window.statusBar().currentMessage()


def preview(window: MainWindow) -> Preview:
    return shown_picture(window).preview


# hover


@pytest.mark.parametrize(
    ("tool", "text", "what"),
    [
        ("play", "", BLACK),
        ("play", ".w", WHITE),
        ("play", "_5Ew", None),
        ("black", "_5Eb", Sign.ERASE),
        ("white", "_5Eb", WHITE),
        ("red", "", Color.RED),
        ("erase", "", None),
        ("erase", ".E5-x", Sign.ERASE),
        ("circle", "", Mark.CIRCLE),
        ("circle", ".E5-CR", Sign.ERASE),
        ("letter", ".A1-A", "B"),
        ("number", ".A1-1", "2"),
        ("label", "", "…"),
        ("ko", "", Sign.KO),
        ("last-move", "_5Eb", Sign.LAST_MOVE),
        ("territory", "", Territory(BLACK)),
        ("dim", "", Sign.GREYED_OUT),
        ("arrow", "", None),
        ("select", "_5Eb", None),
    ],
)
def test_hover_shows_a_ghost_of_what_a_click_would_do(
    nine: MainWindow, mouse: Mouse, tool: str, text: str, what: object
) -> None:
    show_text(nine, text)
    take(nine, tool)
    mouse.move("E5")
    assert [(ghost.point, ghost.what) for ghost in preview(nine).ghosts] == ([(mouse.at("E5"), what)] if what else [])


@pytest.mark.parametrize("tool", ["black", "circle", "letter", "erase", "ko", "territory"])
def test_nothing_covers_what_a_click_has_just_made(nine: MainWindow, mouse: Mouse, tool: str) -> None:
    take(nine, tool)
    mouse.move("E5")
    mouse.click("E5")
    assert preview(nine).ghosts == ()
    mouse.move("D4")
    assert [ghost.point for ghost in preview(nine).ghosts] == ([] if tool == "erase" else [mouse.at("D4")])
    mouse.move("E5")
    assert [ghost.what for ghost in preview(nine).ghosts] == ([] if tool == "erase" else [Sign.ERASE])


@pytest.mark.parametrize(
    ("tool", "text", "point", "word"),
    [
        ("play", "_5Ew", "E5", "There is a stone on that point."),
        ("play", ".E5", "E5", "Ko: you can't retake here yet."),
        ("play", "_9Bw_8w", "A9", "Suicide: that move would have no liberties."),
        ("ko", "_5Ew", "E5", "There is a stone on that point."),
        ("last-move", "", "E5", "There is no stone on that point."),
    ],
)
def test_what_is_not_allowed_has_no_ghost_and_is_refused_with_a_reason(
    nine: MainWindow, mouse: Mouse, tool: str, text: str, point: str, word: str
) -> None:
    show_text(nine, text)
    take(nine, tool)
    mouse.move(point)
    assert preview(nine) == Preview()
    mouse.click(point)
    assert (preview(nine), said(nine), steps(nine)) == (Preview(), word, 0)


def test_the_ghost_is_seen(nine: MainWindow, mouse: Mouse) -> None:
    mouse.move("")
    bare = nine.board.grab().toImage()
    mouse.move("E5")
    with_ghost = nine.board.grab().toImage()
    place = nine.board.centre_of(mouse.at("E5")).toPoint() + QPoint(5, 5)
    assert with_ghost.pixelColor(place).lightness() < bare.pixelColor(place).lightness() - 20


def test_hover_shows_the_coordinates_in_the_status_bar(nine: MainWindow, mouse: Mouse) -> None:
    mouse.move("E5")
    assert (nine.point_label.text(), nine.point_label.isVisible()) == ("E5", True)
    assert nine.statusBar().isAncestorOf(nine.point_label)
    mouse.move("")
    assert nine.point_label.text() == ""


# left click, play tool


def test_left_click_with_the_play_tool_plays_and_captures(nine: MainWindow, mouse: Mouse) -> None:
    mouse.click("A9", "B9", "E5", "A8")
    assert shown(nine) == "_9Bw_8w_5Eb.A8w"
    assert (nine.document.snapshot.captures[WHITE], steps(nine)) == (1, 4)


def test_left_click_with_the_play_tool_steps_into_the_variation_that_has_the_move(
    game: MainWindow, mouse: Mouse
) -> None:
    mouse.click("E5", "C7", "C3")
    assert game.document.snapshot.node == 5
    assert steps(game) == 0


def test_left_click_with_the_play_tool_is_refused_on_occupied_points_and_on_the_ko_point(
    window: MainWindow, mouse: Mouse
) -> None:
    show_game(window, KO)
    keys(window, "End")
    mouse.click("C8")
    assert said(window) == "There is a stone on that point."
    mouse.click("B8")
    assert said(window) == "Ko: you can't retake here yet."
    assert steps(window) == 0
    mouse.click("J9", "J8", "B8")
    assert (said(window), steps(window)) == ("", 3)


@pytest.mark.parametrize(
    ("rules", "point", "is_refused"),
    [("", "A8", True), ("Japanese", "A8", True), ("NZ", "A8", False), ("GOE", "A8", False), ("NZ", "J1", True)],
)
def test_left_click_with_the_play_tool_is_refused_where_it_is_suicide_by_the_rules(
    window: MainWindow, mouse: Mouse, rules: str, point: str, is_refused: bool
) -> None:
    show_game(window, SUICIDE.format(rules=rules))
    keys(window, "End")
    mouse.click(point)
    assert said(window) == ("Suicide: that move would have no liberties." if is_refused else "")
    assert steps(window) == (not is_refused)


def test_moves_read_from_sgf_are_never_refused(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]AW[ab][ba];B[ee];W[ee];B[aa])")
    keys(window, "End")
    assert window.document.snapshot.move_number == 3
    assert shown(window) == "_9Bw_8w_5Ew.A9b.w"


# left and right click, stone tool


def test_left_click_with_a_stone_tool_places_and_on_the_same_colour_erases(nine: MainWindow, mouse: Mouse) -> None:
    take(nine, "black")
    mouse.click("E5")
    assert shown(nine) == "_5Eb"
    mouse.click("E5")
    assert shown(nine) == ""
    mouse.click("E5", button=RIGHT)
    mouse.click("E5")
    assert shown(nine) == "_5Eb"


@pytest.mark.parametrize(("tool", "other"), [("black", "w"), ("white", "b"), ("green", "b")])
def test_right_click_with_a_stone_tool_is_the_other_colour(
    nine: MainWindow, mouse: Mouse, tool: str, other: str
) -> None:
    take(nine, tool)
    mouse.click("E5", button=RIGHT)
    assert shown(nine) == f"_5E{other}"


# drag


@pytest.mark.parametrize(
    ("tool", "button", "before", "after"),
    [
        ("black", LEFT, "", "_9b3"),
        ("black", RIGHT, "", "_9w3"),
        ("black", LEFT, "_9b3", ""),
        ("black", LEFT, "_9wb", "_9b3"),
        ("erase", LEFT, "_9bw.C9-x", ""),
        ("triangle", LEFT, "", ".A9-TR.B9-TR.C9-TR"),
        ("triangle", LEFT, ".A9-TR.B9-TR", ""),
        ("triangle", LEFT, ".A9-SQ", ".A9-TR.B9-TR.C9-TR"),
        ("letter", LEFT, ".J9-B", ".J9-B.A9-A.B9-C.C9-D"),
        ("number", LEFT, "", ".A9-1.B9-2.C9-3"),
        ("number", LEFT, "_9bwb", "_9~1~2~3"),
        ("letter", LEFT, ".A9-A.C9-x", ""),
    ],
)
def test_drag_with_a_stone_erase_or_mark_tool_paints(
    nine: MainWindow, mouse: Mouse, tool: str, button: Qt.MouseButton, before: str, after: str
) -> None:
    show_text(nine, before)
    start = nine.document.snapshot
    take(nine, tool)
    mouse.drag("A9", "C9", button=button)
    assert shown(nine) == after
    keys(nine, "Ctrl+Z")
    assert nine.document.snapshot == start


@pytest.mark.parametrize("tool", ["arrow", "line"])
def test_drag_with_the_arrow_or_the_line_tool_draws(nine: MainWindow, mouse: Mouse, tool: str) -> None:
    take(nine, tool)
    mouse.press("A9")
    mouse.move("C7")
    assert preview(nine).arrow == Arrow((mouse.at("A9"), mouse.at("C7")), tool == "arrow")
    mouse.release("C7")
    name = {"arrow": "AR", "line": "LN"}[tool]
    assert body(nine.document.snapshot) == f"(;{name}[aa:cc])"
    mouse.drag("A9", "C7")
    assert body(nine.document.snapshot) == "(;)"


@pytest.mark.parametrize("tool", ["arrow", "line"])
def test_a_click_with_the_arrow_or_the_line_tool_removes_what_the_ghost_says(
    nine: MainWindow, mouse: Mouse, tool: str
) -> None:
    take(nine, tool)
    mouse.drag("A9", "C7")
    mouse.move("B8")
    ghosts = (Ghost(mouse.at("B8"), Sign.ERASE),)
    assert preview(nine).ghosts == ghosts
    mouse.press("B8")
    assert preview(nine).ghosts == ghosts
    mouse.release("B8")
    assert body(nine.document.snapshot) == "(;)"
    before = nine.document.undo_stack.count()
    mouse.click("E5")
    assert nine.document.undo_stack.count() == before


# drag a stone (select tool)


def test_drag_a_stone_with_the_select_tool_moves_it(nine: MainWindow, mouse: Mouse) -> None:
    show_text(nine, "_9bw")
    take(nine, "select")
    mouse.press("A9")
    mouse.move("E5")
    assert (preview(nine).ghosts, preview(nine).lifted) == ((Ghost(mouse.at("E5"), BLACK),), {mouse.at("A9")})
    mouse.release("E5")
    assert (shown(nine), steps(nine)) == ("_9Bw_5Eb", 1)


def pointer(window: MainWindow) -> Qt.CursorShape:
    return window.board.viewport().cursor().shape()


def test_the_pointer_shows_where_a_drag_with_the_select_tool_moves_stones(nine: MainWindow, mouse: Mouse) -> None:
    show_text(nine, "_9bw")
    take(nine, "select")
    mouse.drag("E5", "A9")
    mouse.move("C7")
    assert pointer(nine) is Qt.CursorShape.ArrowCursor
    mouse.move("B9")
    assert pointer(nine) is Qt.CursorShape.SizeAllCursor
    take(nine, "play")
    assert pointer(nine) is Qt.CursorShape.ArrowCursor


def test_a_drag_from_an_empty_point_in_the_frame_selects_anew(nine: MainWindow, mouse: Mouse) -> None:
    show_text(nine, "_9bw")
    take(nine, "select")
    mouse.drag("E5", "A9")
    mouse.drag("D6", "B8")
    assert (shown(nine), steps(nine)) == ("_9bw", 0)
    assert preview(nine).frame == (mouse.at("D6"), mouse.at("B8"))


def test_a_drag_from_a_stone_in_the_frame_moves_all_in_it(nine: MainWindow, mouse: Mouse) -> None:
    show_text(nine, "_9bw")
    take(nine, "select")
    mouse.drag("E5", "A9")
    mouse.drag("A9", "A8")
    assert (shown(nine), steps(nine)) == ("_8bw", 1)


def test_ctrl_a_selects_all_points_that_are_shown(nine: MainWindow, mouse: Mouse) -> None:
    show_text(nine, "_9bw")
    keys(nine, "Ctrl+A")
    assert nine.session.state.tool == "select"
    assert preview(nine).frame == (mouse.at("A9"), mouse.at("J1"))
    keys(nine, "Del")
    assert shown(nine) == ""


def test_drag_a_stone_off_the_board_removes_it(nine: MainWindow, mouse: Mouse) -> None:
    show_text(nine, "_9bw")
    take(nine, "select")
    mouse.drag("A9", "B8", "")
    assert (shown(nine), steps(nine)) == ("_9Bw", 1)


def test_drag_a_stone_onto_another_is_refused(nine: MainWindow, mouse: Mouse) -> None:
    show_text(nine, "_9bw")
    take(nine, "select")
    mouse.drag("A9", "B9")
    assert (shown(nine), steps(nine), said(nine)) == ("_9bw", 0, "There is a stone on that point.")


def test_a_move_dragged_keeps_its_subtree(game: MainWindow, mouse: Mouse) -> None:
    keys(game, "Right")
    take(game, "select")
    mouse.drag("E5", "E3")
    assert body(game.document.snapshot) == "(;;B[eg];W[cc](;B[gg];W[gc])(;B[cg]))"
    assert steps(game) == 1


def test_esc_puts_a_dragged_stone_back(nine: MainWindow, mouse: Mouse) -> None:
    show_text(nine, "_9bw")
    take(nine, "select")
    mouse.press("A9")
    mouse.move("E5")
    keys(nine, "Esc")
    mouse.release("E5")
    assert (shown(nine), steps(nine), preview(nine)) == ("_9bw", 0, Preview())


# marks and labels


def test_shift_click_with_a_mark_tool_marks_the_whole_chain(nine: MainWindow, mouse: Mouse) -> None:
    show_text(nine, "_9b2Eb_8Bbw")
    take(nine, "square")
    mouse.click("B9", modifiers=SHIFT)
    assert nine.document.snapshot.position.marks == dict.fromkeys(map(mouse.at, ("A9", "B9", "B8")), Mark.SQUARE)
    assert steps(nine) == 1
    mouse.click("B9", modifiers=SHIFT)
    assert shown(nine) == "_9b2Eb_8Bbw"


@pytest.mark.parametrize(
    ("tool", "text"),
    [("cross", "_5Eb.E5-CR"), ("triangle", ".E5-TR"), ("letter", ".E5-A"), ("number", ".E5-x"), ("label", ".E5-x")],
)
def test_right_click_on_a_mark_with_a_mark_tool_removes_it(
    nine: MainWindow, mouse: Mouse, tool: str, text: str
) -> None:
    show_text(nine, text)
    take(nine, tool)
    mouse.click("E5", button=RIGHT)
    assert (shown(nine), steps(nine)) == (text.partition(".")[0], 1)
    mouse.click("E5", button=RIGHT)
    assert steps(nine) == 1


@pytest.mark.parametrize("tool", ["letter", "number", "select"])
@pytest.mark.parametrize(("key", "after"), [("Return", ".E5-ko"), ("Esc", ".E5-A")])
def test_double_click_on_a_label_edits_its_text(
    nine: MainWindow, mouse: Mouse, tool: str, key: str, after: str
) -> None:
    show_text(nine, ".E5-A")
    take(nine, tool)
    mouse.double_click("E5")
    (editor,) = nine.findChildren(LabelEditor)
    assert (editor.text(), editor.selectedText(), editor.hasFocus()) == ("A", "A", True)
    QTest.keyClicks(editor, "ko")
    QTest.keySequence(editor, key)
    assert (shown(nine), nine.board.hasFocus()) == (after, True)
    keys(nine, "Ctrl+Z")
    assert shown(nine) == ".E5-A"


@pytest.mark.parametrize("mark", ["\ufeff", "\ufffe"])
def test_an_edit_of_a_label_keeps_a_byte_order_mark_in_front(nine: MainWindow, mouse: Mouse, mark: str) -> None:
    show_text(nine, f".E5-{mark}A")
    take(nine, "letter")
    mouse.double_click("E5")
    keys(nine, "End", "b", "Return")
    assert shown(nine) == f".E5-{mark}Ab"


def test_double_click_on_a_stone_with_a_label_edits_the_label_with_the_select_tool(
    game: MainWindow, mouse: Mouse
) -> None:
    keys(game, "Right", "9")
    mouse.click("E5")
    take(game, "select")
    mouse.double_click("E5")
    assert [editor.text() for editor in game.findChildren(LabelEditor)] == ["A"]


# to the move that placed a stone


@pytest.mark.parametrize("tool", ["play", "black", "triangle", "letter", "select"])
def test_ctrl_click_on_a_stone_goes_to_the_move_that_placed_it(game: MainWindow, mouse: Mouse, tool: str) -> None:
    keys(game, "End")
    take(game, tool)
    mouse.click("C7", modifiers=CONTROL)
    assert (game.document.snapshot.move_number, steps(game)) == (2, 0)


@pytest.mark.parametrize("tool", ["play", "select"])
def test_double_click_on_a_stone_goes_to_the_move_that_placed_it(game: MainWindow, mouse: Mouse, tool: str) -> None:
    keys(game, "End")
    take(game, tool)
    mouse.double_click("E5")
    assert (game.document.snapshot.move_number, steps(game)) == (1, 0)
    assert said(game) == ""


@pytest.mark.parametrize("begins", ["(;SZ[9];B[aa])", "(;SZ[13])"])
def test_opening_or_beginning_a_document_chooses_the_play_tool(game: MainWindow, mouse: Mouse, begins: str) -> None:
    take(game, "triangle")
    show_game(game, begins)
    mouse.click("C3")
    assert (game.session.state.tool, game.document.snapshot.position.marks) == ("play", {})
    assert game.commands["play"].isChecked()


@pytest.mark.parametrize(("shown", "name", "expected"), [("children", "C3", "C3"), ("siblings", "C7", "C7")])
def test_a_click_on_a_next_move_steps_to_it(
    game: MainWindow, mouse: Mouse, shown: str, name: str, expected: str
) -> None:
    show_game(game, "(;SZ[9];B[ee](;W[cc];B[gg])(;W[cg]C[quiet]))")
    keys(game, "Right", *(["Right", "Down"] if shown == "siblings" else []))
    game.commands[f"next-moves-{shown}"].trigger()
    mouse.move(name)
    assert preview(game).ghosts == (Ghost(mouse.at(name), WHITE),)
    mouse.click(name)
    last = game.document.snapshot.position.last_move
    assert last is not None
    assert (last.point, steps(game)) == (mouse.at(expected), 0)


def test_the_pointer_on_a_next_move_shows_how_its_comment_begins(
    game: MainWindow, mouse: Mouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda where, text, widget: tips.append(text))
    show_game(game, "(;SZ[9];B[ee](;W[cc];B[gg])(;W[cg]N[1<2]C[" + "x" * 400 + "]))")
    keys(game, "Right")
    for name in ("C3", "C7", "A1"):
        place = game.board.centre_of(mouse.at(name)).toPoint()
        port = game.board.viewport()
        QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, place, port.mapToGlobal(place)))
    assert tips == ["<qt>1&lt;2<p>" + "x" * 300 + "…</p></qt>", "", ""]


# wheel


def moves(window: MainWindow, mouse: Mouse, *turns: int) -> list[int]:
    """Turn the wheel, and return the number of the move after each turn."""
    numbers = []
    for turned in turns:
        mouse.wheel(turned)
        numbers.append(window.document.snapshot.move_number)
    return numbers


def test_wheel_next_and_previous_move_accumulated_for_touchpads(game: MainWindow, mouse: Mouse) -> None:
    assert moves(game, mouse, -NOTCH, -2 * NOTCH, NOTCH, 2 * NOTCH, NOTCH) == [1, 3, 2, 0, 0]
    assert moves(game, mouse, *[-NOTCH // 3] * 6) == [0, 0, 1, 1, 1, 2]
    assert moves(game, mouse, -NOTCH // 2, NOTCH // 2, NOTCH // 2) == [2, 2, 1]


def test_a_key_comes_after_turns_of_the_wheel_that_still_wait(game: MainWindow, mouse: Mouse) -> None:
    mouse.wheel(-NOTCH, -2 * NOTCH, handled=False)
    assert game.document.snapshot.move_number == 0
    keys(game, "Left")
    assert game.document.snapshot.move_number == 2


def test_shift_wheel_variations(game: MainWindow, mouse: Mouse) -> None:
    keys(game, "Right", "Right", "Right")
    mouse.wheel(-NOTCH, modifiers=SHIFT)
    assert shown(game) == "_7Cw_5Eb_3Cb.C3b.w"
    mouse.wheel(NOTCH, modifiers=SHIFT)
    assert shown(game) == "_7Cw_5Eb_3Gb.G3b.w"


def test_ctrl_wheel_zoom(game: MainWindow, mouse: Mouse) -> None:
    mouse.wheel(NOTCH, modifiers=CONTROL)
    assert game.board.magnification == pytest.approx(1.2)
    mouse.wheel(-NOTCH, modifiers=CONTROL)
    assert game.board.magnification == 1
    assert game.document.snapshot.move_number == 0


# drop


def drop(window: MainWindow, data: QMimeData, widget: QWidget) -> None:
    """Drag something from another program into the window and drop it on a widget, which takes a copy of it."""
    place = widget.mapTo(window, widget.rect().center())
    how = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, data, LEFT, NONE
    entering, dropping = QDragEnterEvent(place, *how), QDropEvent(QPointF(place), *how)
    for event in (entering, dropping):
        event.setDropAction(Qt.DropAction.MoveAction)
        QApplication.sendEvent(window.windowHandle(), event)
        assert event.isAccepted()
    assert dropping.dropAction() is Qt.DropAction.CopyAction
    QApplication.processEvents()


def text_data(text: str) -> QMimeData:
    data = QMimeData()
    data.setText(text)
    return data


@pytest.mark.parametrize("name", ["board", "tree", "hen_field", "comment_box", "node_name"])
def test_a_dropped_file_is_opened(window: MainWindow, tmp_path: Path, name: str) -> None:
    path = tmp_path / "dropped.sgf"
    path.write_text(GAME)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    drop(window, data, window.comment_box.findChild(QLineEdit) if name == "node_name" else getattr(window, name))
    assert window.document.path == path
    assert body(window.document.snapshot) == GAME.replace("SZ[9]", "")


@pytest.mark.parametrize(
    ("text", "stones"),
    [
        (".9x9_5Eb", "_5Eb"),
        ("https://play.goshawk.cc/playgo/goban.html#.9x9_5Eb", "_5Eb"),
        ("(;SZ[9];B[ee];W[cc])", ""),
    ],
)
def test_a_dropped_text_is_pasted(nine: MainWindow, text: str, stones: str) -> None:
    drop(nine, text_data(text), nine.board)
    assert shown(nine) == stones
    assert len(nine.document.snapshot.tree) == (3 if text.startswith("(") else 1)


def test_a_dropped_text_that_says_nothing_is_refused_with_a_word(nine: MainWindow) -> None:
    drop(nine, text_data("Dear Sir"), nine.board)
    assert (said(nine), steps(nine)) == (
        "Nothing to paste: no SGF, HEN, text diagram or list of moves was found.",
        0,
    )


def test_a_text_dropped_on_the_field_is_the_fields(nine: MainWindow) -> None:
    field = nine.hen_field.findChild(HenEditor)
    drop(nine, text_data("_1Ab"), field)
    assert field.text() == ".9x9_1Ab"
    assert shown(nine) == "_1b"


def test_a_dropped_picture_is_pasted(nine: MainWindow) -> None:
    data = QMimeData()
    data.setImageData(QImage(1, 1, QImage.Format.Format_RGB32))
    data.setData("image/png", made.png(made.text(b".9x9_5Gb.b")))
    drop(nine, data, nine.board)
    assert shown(nine) == "_5Gb"
