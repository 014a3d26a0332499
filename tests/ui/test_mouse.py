"""The mouse on the board, row by row of its table, in the real window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from hen_editor.core import hen
from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.core.position import Mark
from hen_editor.ui.board.label_editor import LabelEditor
from hen_editor.ui.board.scene import BoardScene
from hen_editor.ui.main_window import MainWindow
from tests.ui.window import click

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
GAME = "(;GM[1]SZ[9];B[ee];W[cc](;B[gg];W[gc])(;B[cg]))"
KO = "(;GM[1]SZ[9];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[ii];W[bb];B[cb])"
SUICIDE = "(;GM[1]SZ[9]{rules}AW[ba][bb][ac]AB[aa];W[ii])"
A9, B9, C9, A8, E5 = Point(0, 0), Point(1, 0), Point(2, 0), Point(0, 1), Point(4, 4)


@pytest.fixture
def nine(window: MainWindow) -> MainWindow:
    """The window with an empty 9x9 board."""
    window.commands["new-9"].trigger()
    window.board.setFocus()
    return window


def opened(window: MainWindow, tmp_path: Path, text: str) -> MainWindow:
    path = tmp_path / "game.sgf"
    path.write_text(text)
    assert window.files.open_path(path)
    return window


def take(window: MainWindow, tool: str) -> None:
    window.commands[tool].trigger()


def place(window: MainWindow, point: Point) -> QPoint:
    return window.board.centre_of(point).toPoint()


def drag(
    window: MainWindow, *points: Point, button: Qt.MouseButton = LEFT, modifiers: Qt.KeyboardModifier = NONE
) -> None:
    """Press on the first point, move over the others, and release on the last."""
    drag_to(window, *[place(window, point) for point in points], button=button, modifiers=modifiers)


def drag_to(
    window: MainWindow, *places: QPoint, button: Qt.MouseButton = LEFT, modifiers: Qt.KeyboardModifier = NONE
) -> None:
    viewport = window.board.viewport()
    QTest.mousePress(viewport, button, modifiers, places[0])
    for at in places[1:]:
        QTest.mouseMove(viewport, at)
    QTest.mouseRelease(viewport, button, modifiers, places[-1])


def turn_wheel(window: MainWindow, *deltas: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
    viewport = window.board.viewport()
    at = QPointF(place(window, E5))
    for delta in deltas:
        event = QWheelEvent(
            at, QPointF(viewport.mapToGlobal(at.toPoint())), QPoint(), QPoint(0, delta),
            Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)


def drop(window: MainWindow, data: QMimeData) -> None:
    at, copy = place(window, E5), Qt.DropAction.CopyAction
    entered = QDragEnterEvent(at, copy, data, LEFT, NONE)
    QApplication.sendEvent(window, entered)
    assert entered.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(at), copy, data, LEFT, NONE))


def shown(window: MainWindow) -> str:
    """The position as HEN, without its size and turn."""
    return hen.format(window.document.snapshot.position).removeprefix(".9x9").removesuffix(".b")


def said(window: MainWindow) -> str:
    return window.statusBar().currentMessage()


def ghosts(window: MainWindow) -> list[Point]:
    scene = window.board.scene()
    assert isinstance(scene, BoardScene)
    return [ghost.point for ghost in scene.picture.preview.ghosts]


def test_hovering_shows_a_ghost_and_the_point_in_the_status_bar(nine: MainWindow) -> None:
    QTest.mouseMove(nine.board.viewport(), place(nine, E5))
    assert ghosts(nine) == [E5]
    assert "E5" in [label.text() for label in nine.statusBar().findChildren(QLabel)]


def test_a_left_click_plays_and_captures(nine: MainWindow) -> None:
    for point in (A9, B9, E5, A8):
        click(nine, point)
    assert A9 not in nine.document.snapshot.position.stones
    assert nine.document.snapshot.captures[WHITE] == 1


def test_a_left_click_steps_into_the_variation_that_has_the_move(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, GAME).document.go(2)
    click(window, Point(2, 6))
    assert window.document.snapshot.node == 5
    assert not window.document.is_modified


def test_occupied_points_and_the_ko_point_are_refused_with_a_word(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, KO)
    window.commands["last"].trigger()
    click(window, Point(2, 1))
    assert said(window) == "There is a stone on that point."
    click(window, Point(1, 1))
    assert said(window) == "That point is ko: it cannot be retaken now."
    assert not window.document.is_modified


@pytest.mark.parametrize(("rules", "is_refused"), [("", True), ("RU[Japanese]", True), ("RU[NZ]", False)])
def test_suicide_is_refused_but_for_two_stones_where_the_rules_allow_it(
    window: MainWindow, tmp_path: Path, rules: str, is_refused: bool
) -> None:
    opened(window, tmp_path, SUICIDE.format(rules=rules))
    window.commands["last"].trigger()
    click(window, A8)
    assert said(window) == ("That move would have no liberty." if is_refused else "")
    assert window.document.is_modified is not is_refused


def test_moves_read_from_a_file_are_never_refused(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, "(;GM[1]SZ[9];B[ee];W[ee])")
    window.commands["last"].trigger()
    assert window.document.snapshot.move_number == 2
    assert window.document.snapshot.position.stones[E5] is WHITE


def test_the_stone_tool_places_and_on_the_same_colour_erases(nine: MainWindow) -> None:
    take(nine, "black")
    click(nine, E5)
    assert nine.document.snapshot.position.stones[E5] is BLACK
    click(nine, E5)
    assert not nine.document.snapshot.position.stones


def test_a_right_click_places_the_other_colour(nine: MainWindow) -> None:
    take(nine, "black")
    click(nine, E5, RIGHT)
    assert nine.document.snapshot.position.stones[E5] is WHITE


@pytest.mark.parametrize(
    ("tool", "painted"),
    [
        ("black", "_9b3"),
        ("triangle", ".A9-TR.B9-TR.C9-TR"),
        ("letter", ".A9-A.B9-B.C9-C"),
        ("number", ".A9-1.B9-2.C9-3"),
    ],
)
def test_a_drag_paints_and_numbers_and_letters_count_up(nine: MainWindow, tool: str, painted: str) -> None:
    take(nine, tool)
    drag(nine, A9, B9, C9)
    assert shown(nine).replace(".b", "") == painted
    assert nine.document.undo_stack.count() == 1


@pytest.mark.parametrize("tool", ["black", "triangle"])
def test_a_stroke_that_starts_on_the_same_thing_erases(nine: MainWindow, tool: str) -> None:
    take(nine, tool)
    drag(nine, A9, B9, C9)
    drag(nine, A9, B9)
    assert "A9" not in shown(nine)
    assert len(nine.document.snapshot.position.stones) + len(nine.document.snapshot.position.marks) == 1


def test_the_select_tool_drags_a_stone(nine: MainWindow) -> None:
    take(nine, "black")
    click(nine, A9)
    take(nine, "select")
    drag(nine, A9, B9, E5)
    assert list(nine.document.snapshot.position.stones) == [E5]


def test_a_stone_dragged_off_the_board_is_gone(nine: MainWindow) -> None:
    take(nine, "black")
    click(nine, A9)
    take(nine, "select")
    drag_to(nine, place(nine, A9), place(nine, B9), QPoint(1, 1))
    assert not nine.document.snapshot.position.stones


def test_a_move_that_is_dragged_keeps_what_follows_it(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, GAME).document.go(1)
    take(window, "select")
    drag(window, E5, Point(4, 5), Point(4, 6))
    tree = window.document.snapshot.tree
    assert tree.node(1).raw["B"] == ("eg",)
    assert len(tree) == 6
    assert window.document.undo_stack.count() == 1


def test_shift_and_click_mark_the_whole_chain(nine: MainWindow) -> None:
    take(nine, "black")
    drag(nine, A9, B9, C9)
    take(nine, "square")
    click(nine, B9, LEFT, SHIFT)
    assert set(nine.document.snapshot.position.marks) == {A9, B9, C9}


def test_a_right_click_on_a_mark_removes_it(nine: MainWindow) -> None:
    take(nine, "circle")
    click(nine, E5)
    assert nine.document.snapshot.position.marks == {E5: Mark.CIRCLE}
    take(nine, "cross")
    click(nine, E5, RIGHT)
    assert not nine.document.snapshot.position.marks


def test_a_double_click_on_a_label_edits_its_text(nine: MainWindow) -> None:
    take(nine, "letter")
    click(nine, E5)
    QTest.mouseDClick(nine.board.viewport(), LEFT, NONE, place(nine, E5))
    (editor,) = nine.findChildren(LabelEditor)
    line = editor if isinstance(editor, QLineEdit) else editor.findChildren(QLineEdit)[0]
    line.selectAll()
    QTest.keyClicks(line, "ko")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert nine.document.snapshot.position.labels == {E5: "ko"}


@pytest.mark.parametrize("tool", ["play", "black", "select"])
def test_ctrl_and_click_go_to_the_move_that_placed_a_stone(window: MainWindow, tmp_path: Path, tool: str) -> None:
    opened(window, tmp_path, GAME).document.go(4)
    take(window, tool)
    click(window, E5, LEFT, CTRL)
    assert window.document.snapshot.node == 1
    assert not window.document.is_modified


@pytest.mark.parametrize("tool", ["play", "select"])
def test_a_double_click_goes_to_the_move_that_placed_a_stone(window: MainWindow, tmp_path: Path, tool: str) -> None:
    opened(window, tmp_path, GAME).document.go(4)
    take(window, tool)
    click(window, E5)
    QTest.mouseDClick(window.board.viewport(), LEFT, NONE, place(window, E5))
    assert window.document.snapshot.node == 1
    assert not window.document.is_modified


def test_the_wheel_goes_through_the_moves_and_adds_up_small_turns(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, GAME).document.go(0)
    turn_wheel(window, -120)
    assert window.document.snapshot.node == 1
    turn_wheel(window, -40, -40)
    assert window.document.snapshot.node == 1
    turn_wheel(window, -40)
    assert window.document.snapshot.node == 2
    turn_wheel(window, 120)
    assert window.document.snapshot.node == 1


def test_shift_and_the_wheel_go_through_the_variations(window: MainWindow, tmp_path: Path) -> None:
    opened(window, tmp_path, GAME).document.go(3)
    turn_wheel(window, -120, modifiers=SHIFT)
    assert window.document.snapshot.node == 5


def test_ctrl_and_the_wheel_zoom(nine: MainWindow) -> None:
    turn_wheel(nine, 120, modifiers=CTRL)
    assert nine.board.magnification > 1
    turn_wheel(nine, -120, modifiers=CTRL)
    assert nine.board.magnification == pytest.approx(1)


def test_a_dropped_text_is_pasted(nine: MainWindow) -> None:
    data = QMimeData()
    data.setText(".9x9_5Eb")
    drop(nine, data)
    assert list(nine.document.snapshot.position.stones) == [E5]


def test_a_dropped_file_is_opened(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "dropped.sgf"
    path.write_text(GAME)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    drop(window, data)
    assert len(window.document.snapshot.tree) == 6
