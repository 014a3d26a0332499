"""The tree widget: what is seen of the tree, and what the user's hands do with it."""

import random

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QAction, QColor, QHelpEvent, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QToolTip
from pytestqt.qtbot import QtBot

from hen_editor.core import codes, hen
from hen_editor.core.board import BLACK, WHITE, Point
from hen_editor.core.diagnostics import DiagnosticKind, Severity
from hen_editor.core.editing import hen_text
from hen_editor.core.editing.snapshot import edited
from hen_editor.core.sgf import GameTree, NodeId
from hen_editor.ui.problems import ListedProblem, ProblemSource
from hen_editor.ui.state import State, TreeDirection
from hen_editor.ui.theme import ICON_COLORS
from hen_editor.ui.tree.painting import Artist
from hen_editor.ui.tree.view import CELL, CELL_SIZES, MARGIN, PADDING, TreeView
from tests.games import opened


def played(tree: GameTree, node: NodeId, moves: int) -> tuple[GameTree, list[NodeId]]:
    """Play moves from a node on; return the tree and the new nodes. Black moves at even steps from there."""
    nodes = []
    for number in range(moves):
        tree, node = tree.with_child(node, {"BW"[number % 2]: Point(number % 19, number // 19 % 19)})
        nodes.append(node)
    return tree, nodes


@pytest.fixture
def view(qtbot: QtBot) -> TreeView:
    view = TreeView()
    view.resize(340, 200)
    qtbot.addWidget(view)
    view.show()
    return view


def place(view: TreeView, step: int, lane: int) -> QPoint:
    """Return the middle of a cell in the viewport."""
    left = PADDING + step * CELL + CELL // 2 - view.horizontalScrollBar().value()
    return QPoint(left, PADDING + lane * CELL + CELL // 2 - view.verticalScrollBar().value())


def color_at(view: TreeView, step: int, lane: int, aside: int = 0) -> QColor:
    """Return the colour shown at the left edge of a stone, where no number stands, or `aside` pixels right of it."""
    picture = view.viewport().grab().toImage()
    where = place(view, step, lane) + QPoint(aside - CELL // 4 - 1, CELL // 6)
    ratio = picture.devicePixelRatio()
    return picture.pixelColor(round(where.x() * ratio), round(where.y() * ratio))


def is_ground(view: TreeView, step: int, lane: int) -> bool:
    """Return whether nothing is drawn in the middle of a cell."""
    picture = view.viewport().grab().toImage()
    return picture.pixelColor(place(view, step, lane)) == picture.pixelColor(1, 1)


def test_the_tree_fades_where_it_goes_on(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 40)
    for node, fades in ((nodes[0], (False, True)), (nodes[20], (True, True)), (nodes[-1], (True, False))):
        view.show_tree(tree, node)
        picture, bar = view.viewport().grab().toImage(), view.horizontalScrollBar()
        assert (bar.value() > 0, bar.value() < bar.maximum()) == fades
        ground, row = picture.pixelColor(1, picture.height() - 1).lightness(), place(view, 0, 0).y()
        edges = (picture.pixelColor(x, row).lightness() for x in (0, picture.width() - 1))
        assert all(abs(edge - ground) < 15 for edge, fade in zip(edges, fades, strict=True) if fade)


def in_view(view: TreeView, step: int, lane: int) -> bool:
    return view.viewport().rect().contains(place(view, step, lane))


def test_stones_are_drawn_in_the_moves_colours(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 3)
    tree, _ = tree.with_child(nodes[0], {"B": Point(9, 9)})
    view.show_tree(tree, 0)
    assert color_at(view, 1, 0) == ICON_COLORS[BLACK]
    assert color_at(view, 2, 0) == ICON_COLORS[WHITE]
    assert color_at(view, 2, 1) == ICON_COLORS[BLACK]
    assert color_at(view, 3, 1) == color_at(view, 8, 4)


def test_a_click_on_a_node_tells_the_node(view: TreeView, qtbot: QtBot) -> None:
    tree, nodes = played(GameTree.new(), 0, 3)
    tree, variation = tree.with_child(nodes[0], {"W": Point(9, 9)})
    view.show_tree(tree, 0)
    clicked: list[int] = []
    view.node_clicked.connect(clicked.append)
    for step, lane in ((1, 0), (2, 1), (7, 3), (3, 0)):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, step, lane))
    assert clicked == [nodes[0], variation, nodes[2]]


def test_a_click_goes_to_what_is_seen_after_scrolling(view: TreeView, qtbot: QtBot) -> None:
    tree, nodes = played(GameTree.new(), 0, 100)
    view.show_tree(tree, nodes[79])
    with qtbot.waitSignal(view.node_clicked) as emitted:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, 78, 0))
    assert emitted.args == [nodes[77]]


def test_the_right_button_goes_to_the_node_that_its_menu_is_for(view: TreeView, qtbot: QtBot) -> None:
    tree, nodes = played(GameTree.new(), 0, 3)
    view.show_tree(tree, 0)
    with qtbot.waitSignal(view.node_clicked) as emitted:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=place(view, 1, 0))
    assert emitted.args == [nodes[0]]


def test_an_empty_view_takes_clicks_and_wheel(view: TreeView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.node_clicked):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    turn(view, -120)
    assert view.horizontalScrollBar().value() == 0


def test_the_current_node_is_kept_in_view_with_what_comes_next(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 200)
    for step, node in enumerate([0, *nodes]):
        view.show_tree(tree, node)
        assert in_view(view, step, 0)
        assert in_view(view, min(step + 3, 200), 0)
    view.show_tree(tree, 0)
    assert view.horizontalScrollBar().value() == 0


def test_a_variation_far_below_is_scrolled_to(view: TreeView) -> None:
    tree = GameTree.new()
    for number in range(60):
        tree, node = tree.with_child(0, {"B": Point(number % 19, number // 19 % 19)})
    view.show_tree(tree, node)
    assert in_view(view, 1, 59)
    assert color_at(view, 1, 59) == ICON_COLORS[BLACK]


def test_the_current_node_has_a_ring(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 4)
    view.show_tree(tree, nodes[0])
    assert ring(view, 1) != ring(view, 3)
    view.show_tree(tree, nodes[2])
    assert ring(view, 1) != ring(view, 3)
    assert ring(view, 3) == view.palette().accent().color()


def ring(view: TreeView, step: int) -> QColor:
    picture = view.viewport().grab().toImage()
    return picture.pixelColor(place(view, step, 0) - QPoint(0, CELL // 2 - 1))


def is_strong(view: TreeView, step: int, lane: int) -> bool:
    """Return whether the line from this node to the next is as thick as on the way to the current node."""
    picture = view.viewport().grab().toImage()
    above = place(view, step, lane) + QPoint(CELL // 2, -2)
    ground = picture.pixelColor(above - QPoint(0, 4))
    return abs(picture.pixelColor(above).lightness() - ground.lightness()) > 60


def test_the_way_to_the_current_node_is_drawn_stronger(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 4)
    tree, variation = tree.with_child(nodes[0], {"W": Point(9, 9)})
    tree, _ = tree.with_child(variation, {"B": Point(9, 10)})
    view.show_tree(tree, nodes[1])
    assert [is_strong(view, step, 0) for step in range(4)] == [True, True, False, False]
    view.show_tree(tree, variation)
    assert [is_strong(view, step, 0) for step in range(4)] == [True, False, False, False]


def test_an_edited_tree_is_shown_at_once(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 3)
    view.show_tree(tree, nodes[-1])
    tree, node = tree.with_child(nodes[1], {"B": Point(9, 9)})
    view.show_tree(tree, node)
    assert color_at(view, 3, 1) == ICON_COLORS[BLACK]
    view.show_tree(tree.without_subtree(node), nodes[1])
    assert color_at(view, 3, 1) == color_at(view, 8, 4)


def test_a_large_tree_shows_a_new_variation_when_idle_and_stays_where_it_was(view: TreeView, qtbot: QtBot) -> None:
    tree, nodes = played(GameTree.new(), 0, 4000)
    view.show_tree(tree, nodes[2000])
    before = view.horizontalScrollBar().value()
    tree, node = tree.with_child(nodes[1999], {"W": Point(9, 9)})
    view.show_tree(tree, node)
    qtbot.waitUntil(lambda: color_at(view, 2001, 1) == ICON_COLORS[WHITE])
    assert view.horizontalScrollBar().value() == before
    assert [is_strong(view, step, 0) for step in (1999, 2000)] == [True, False]


def test_a_large_tree_does_not_show_what_was_cut_off(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 4000)
    view.show_tree(tree, nodes[3900])
    assert color_at(view, 3903, 0) != color_at(view, 3903, 3)
    view.show_tree(tree.without_subtree(nodes[3902]), nodes[3900])
    assert color_at(view, 3902, 0) == ICON_COLORS[WHITE]
    assert color_at(view, 3903, 0) == color_at(view, 3903, 3)


def test_a_double_click_folds_what_follows_a_node_and_a_click_on_the_sign_unfolds_it(
    view: TreeView, qtbot: QtBot
) -> None:
    tree, _ = played(GameTree.new(), 0, 6)
    view.show_tree(tree, 0)
    view.node_clicked.connect(lambda node: view.show_tree(tree, node))
    double_click(view, 3)
    assert not is_ground(view, 4, 0)
    assert [is_ground(view, step, 0) for step in (5, 6)] == [True, True]
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place(view, 4, 0))
    assert [color_at(view, step, 0) for step in (4, 5, 6)] == [ICON_COLORS[color] for color in (WHITE, BLACK, WHITE)]
    double_click(view, 3)
    double_click(view, 3)
    assert color_at(view, 6, 0) == ICON_COLORS[WHITE]


def test_a_double_click_folds_what_follows_a_node_that_the_first_click_scrolls_away(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 60)
    view.show_tree(tree, 0)
    view.node_clicked.connect(lambda node: view.show_tree(tree, node))
    last = max(step for step in range(60) if in_view(view, step, 0))
    double_click(view, last)
    assert view.horizontalScrollBar().value() > 0
    assert view.area_of(nodes[last - 1]) is not None
    assert view.area_of(nodes[last]) is None


def double_click(view: TreeView, step: int) -> None:
    """Click twice on a node of the main line, without moving the mouse."""
    there = place(view, step, 0)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=there)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=there)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=there)


def test_the_sign_tells_how_many_nodes_are_hidden(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 1500)
    view.show_tree(tree, nodes[0])
    view.collapse_branch()
    assert tooltip(view, 2, 0) == "Hidden nodes: 1,499. Click to show them."
    pictures = []
    for moves in (12, 13, 1500):
        tree, nodes = played(GameTree.new(), 0, moves)
        view.show_tree(tree, nodes[0])
        view.collapse_branch()
        around = QRect(place(view, 2, 0) - QPoint(CELL // 2, CELL // 2), QSize(CELL, CELL))
        pictures.append(view.viewport().grab(around).toImage())
    assert pictures[0] != pictures[1] != pictures[2]


def test_the_sign_is_right_clicked_for_the_node_before_it(view: TreeView, qtbot: QtBot) -> None:
    tree, nodes = played(GameTree.new(), 0, 6)
    view.show_tree(tree, nodes[2])
    view.collapse_branch()
    with qtbot.waitSignal(view.node_clicked) as emitted:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=place(view, 4, 0))
    assert emitted.args == [nodes[2]]


def test_the_current_node_stays_where_it_is_while_others_are_folded(view: TreeView) -> None:
    tree, first = GameTree.new().with_child(0, {"B": Point(0, 0)})
    for number in range(30):
        tree, aside = tree.with_child(first, {"W": Point(number % 19, 5)})
        for other in range(3):
            tree, _ = tree.with_child(aside, {"B": Point(other, 9)})
    view.show_tree(tree, aside)
    before = place(view, 2, 30 * 3 - 3)
    assert view.viewport().rect().contains(before)
    view.collapse_variations()
    assert color_at(view, 2, 29) == ICON_COLORS[WHITE]
    assert in_view(view, 2, 29)
    view.expand_all()
    assert in_view(view, 2, 30 * 3 - 3)


def test_a_large_tree_is_folded_when_idle(view: TreeView, qtbot: QtBot) -> None:
    tree, nodes = played(GameTree.new(), 0, 4000)
    view.show_tree(tree, nodes[2000])
    bar = view.horizontalScrollBar()
    whole = bar.maximum()
    view.collapse_branch()
    qtbot.waitUntil(lambda: bar.maximum() == whole - 1998 * CELL)
    assert color_at(view, 2001, 0) == ICON_COLORS[BLACK]
    view.show_tree(tree, nodes[2001])
    qtbot.waitUntil(lambda: bar.maximum() == whole)
    assert color_at(view, 2003, 0) == ICON_COLORS[BLACK]


def turn(view: TreeView, delta: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Turn the wheel over the middle of the view; a notch is 120."""
    middle = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        middle,
        QPointF(view.viewport().mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_the_wheel_scrolls_a_game_without_variations_sideways(view: TreeView) -> None:
    tree, _ = played(GameTree.new(), 0, 200)
    view.show_tree(tree, 0)
    turn(view, -120)
    assert view.horizontalScrollBar().value() == 3 * CELL
    turn(view, 120)
    assert view.horizontalScrollBar().value() == 0


def test_the_wheel_scrolls_down_and_with_shift_sideways(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 200)
    for number in range(60):
        tree, _ = tree.with_child(nodes[50], {"B": Point(number % 19, 9)})
    view.show_tree(tree, 0)
    turn(view, -120)
    assert (view.horizontalScrollBar().value(), view.verticalScrollBar().value()) == (0, 3 * CELL)
    turn(view, -120, Qt.KeyboardModifier.ShiftModifier)
    assert (view.horizontalScrollBar().value(), view.verticalScrollBar().value()) == (3 * CELL, 3 * CELL)


def test_the_wheel_with_ctrl_zooms_and_keeps_the_current_node_in_view(view: TreeView) -> None:
    tree, nodes = played(GameTree.new(), 0, 200)
    view.show_tree(tree, nodes[99])
    before = view.horizontalScrollBar().maximum()
    for _ in range(8):
        turn(view, 60, Qt.KeyboardModifier.ControlModifier)
    assert view.horizontalScrollBar().maximum() > 1.5 * before
    left = PADDING + 100 * CELL_SIZES[-1] - view.horizontalScrollBar().value()
    assert 0 <= left <= view.viewport().width() - CELL_SIZES[-1]
    for _ in range(20):
        turn(view, -120, Qt.KeyboardModifier.ControlModifier)
    assert view.horizontalScrollBar().maximum() < before


def test_arrow_keys_are_left_to_the_window(qtbot: QtBot) -> None:
    window = QMainWindow()
    view = TreeView(window)
    window.setCentralWidget(view)
    keys = [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Home]
    triggered: list[str] = []
    for key in keys:
        action = QAction(key.name, window, shortcut=key)
        action.triggered.connect(lambda _=False, name=key.name: triggered.append(name))
        window.addAction(action)
    qtbot.addWidget(window)
    window.resize(340, 200)
    window.show()
    window.activateWindow()
    tree, nodes = played(GameTree.new(), 0, 200)
    view.show_tree(tree, nodes[99])
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(30, 100))
    qtbot.waitUntil(view.hasFocus)
    before = view.horizontalScrollBar().value()
    for key in keys:
        qtbot.keyClick(view, key)
    assert triggered == [key.name for key in keys]
    assert view.horizontalScrollBar().value() == before


def test_a_key_without_an_action_does_not_scroll(view: TreeView, qtbot: QtBot) -> None:
    tree, nodes = played(GameTree.new(), 0, 200)
    view.show_tree(tree, nodes[99])
    before = view.horizontalScrollBar().value()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.horizontalScrollBar().value() == before


def test_the_tooltip_tells_name_and_comment_as_they_are(view: TreeView) -> None:
    tree, _ = GameTree.new().with_child(0, {"B": Point(3, 3), "N": "Joseki", "C": "1 < 2 & so on\nsecond line"})
    view.show_tree(tree, 0)
    text = tooltip(view, 1, 0)
    assert text.startswith("<img ")
    assert "Joseki" in text
    assert "1 &lt; 2 &amp; so on\nsecond line" in text


def on_screen(view: TreeView) -> QImage:
    """Return what the screen shows of a tree once all events are done."""
    QApplication.processEvents()
    return view.screen().grabWindow(view.winId()).toImage()


@pytest.mark.parametrize("direction", TreeDirection)
def test_after_each_step_the_screen_shows_what_is_painted_anew(view: TreeView, direction: TreeDirection) -> None:
    """A step along a line paints only what it changes."""
    tree, line = played(GameTree.new(), 0, 40)
    for node, moves in ((line[2], 12), (line[5], 3), (line[5], 20), (line[30], 6), (0, 30)):
        tree, _ = played(tree, node, moves)
    view.show_state(State(opened("(;)"), tree_direction=direction))
    wander = random.Random(1)
    node = 0
    nodes = [*tree.walk(0)]
    for _ in range(60):
        children, parent = tree.children(node), tree.parent(node)
        node = wander.choice([*children * 3, *([] if parent is None else [parent] * 2), wander.choice(nodes)])
        view.show_tree(tree, node)
        shown = on_screen(view)
        view.viewport().update()
        assert on_screen(view) == shown


@pytest.mark.parametrize("direction", TreeDirection)
def test_of_what_is_scrolled_only_what_comes_into_view_is_drawn(
    view: TreeView, direction: TreeDirection, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.resize(340, 340)
    tree, line = played(GameTree.new(), 0, 40)
    view.show_state(State(opened("(;)"), tree_direction=direction))
    view.show_tree(tree, line[14])
    QApplication.processEvents()
    drawn = []
    draw_node = Artist.draw_node
    monkeypatch.setattr(Artist, "draw_node", lambda *arguments: (drawn.append(1), draw_node(*arguments)))
    for node in line[15:25]:
        view.show_tree(tree, node)
        QApplication.processEvents()
    assert len(drawn) <= 10 * (MARGIN.step + 6)  # where the node was and is, the margin beyond, and the edges


TWICE = "(;SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa]))"


def test_a_position_that_is_elsewhere_too_has_a_sign_and_its_tooltip_says_where(view: TreeView) -> None:
    snapshot = opened(TWICE)
    view.show_state(State(snapshot))
    before = view.viewport().grab().toImage()
    view.show_state(State(snapshot, same_positions={3: (3, 6), 6: (3, 6)}))
    after = view.viewport().grab().toImage()
    for lane in (0, 1):
        cell = QRect(place(view, 3, lane) - QPoint(CELL // 2, CELL // 2), QSize(CELL, CELL))
        assert before.copy(cell) != after.copy(cell)
        assert "Same position elsewhere: move 3" in tooltip(view, 3, lane)
    assert "Same position" not in tooltip(view, 2, 0)


def test_of_many_moves_with_the_same_position_a_tooltip_names_the_first(view: TreeView) -> None:
    snapshot = opened(f"(;SZ[9]{';B[aa]' * 9})")
    nodes = tuple(range(1, 10))
    view.show_state(State(snapshot, same_positions=dict.fromkeys(nodes, nodes)))
    assert "Same position elsewhere: move 1, 2, 3, 4, 5 and others" in tooltip(view, 9, 0)


def test_a_move_that_was_deleted_is_not_named(view: TreeView) -> None:
    snapshot = opened(TWICE)
    tree = snapshot.tree.without_subtree(4)
    view.show_state(State(edited(snapshot, tree), same_positions={3: (3, 6), 6: (3, 6)}))
    assert "Same position" not in tooltip(view, 3, 0)


def test_a_node_with_a_problem_has_a_sign_and_its_tooltip_says_what_is_worst(view: TreeView) -> None:
    snapshot = opened("(;SZ[9];B[aa];W[bb];B[cc])")
    found = [
        codes.HEN_UNREADABLE.at(node=1, reason=codes.NO_HEN.at()),
        DiagnosticKind("worse", Severity.ERROR, "This is worse.").at(node=1),
        DiagnosticKind("note", Severity.NOTE, "This is a note.").at(node=2),
    ]
    view.show_state(State(snapshot))
    before = [at_cell(view, step) for step in range(4)]
    problems = tuple(ListedProblem(problem, ProblemSource.GAME, snapshot.tree) for problem in found)
    view.show_state(State(snapshot, problems=problems))
    assert [at_cell(view, step) != seen for step, seen in enumerate(before)] == [False, True, False, False]
    assert "This is worse." in tooltip(view, 1, 0)
    assert "note" not in tooltip(view, 2, 0)


def test_a_text_that_is_being_typed_and_its_problems_do_not_paint_the_tree_again(view: TreeView) -> None:
    class Paints(QObject):
        count = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.count += event.type() is QEvent.Type.Paint
            return False

    snapshot = opened("(;SZ[9];B[aa];W[bb];B[cc])")
    view.show_state(State(snapshot))
    QApplication.processEvents()
    paints = Paints()
    view.viewport().installEventFilter(paints)
    typed = hen_text.typed(snapshot, hen.read("_"))
    problems = tuple(ListedProblem(problem, ProblemSource.TEXT) for problem in hen.read("_").diagnostics)
    assert typed.tree is snapshot.tree
    assert problems
    view.show_state(State(typed, problems=problems))
    QApplication.processEvents()
    assert paints.count == 0
    view.viewport().update()
    QApplication.processEvents()
    assert paints.count == 1


def test_signs_and_comments_can_be_seen(view: TreeView) -> None:
    """Each covers an area of more than a tenth of the stone."""
    plain = None
    for properties in ("", "TE[1]", "BM[1]", "HO[1]", "C[x]"):
        view.show_state(State(opened(f"(;SZ[9];B[aa]{properties})")))
        other = at_cell(view, 1)
        plain = plain or other
        changed = sum(plain.pixel(x, y) != other.pixel(x, y) for x in range(CELL) for y in range(CELL))
        assert not properties or changed > CELL * CELL * 0.1, properties


def at_cell(view: TreeView, step: int) -> QImage:
    """Return the picture of a cell of the main line."""
    picture = view.viewport().grab().toImage()
    return picture.copy(QRect(place(view, step, 0) - QPoint(CELL // 2, CELL // 2), QSize(CELL, CELL)))


def tooltip(view: TreeView, step: int, lane: int) -> str:
    """Return the tooltip of a cell."""
    where = place(view, step, lane)
    QApplication.sendEvent(
        view.viewport(), QHelpEvent(QHelpEvent.Type.ToolTip, where, view.viewport().mapToGlobal(where))
    )
    return QToolTip.text()


def test_a_change_of_palette_is_painted(view: TreeView) -> None:
    tree, _ = played(GameTree.new(), 0, 3)
    view.show_tree(tree, 0)
    before = color_at(view, 8, 4)
    palette = view.palette()
    palette.setColor(palette.ColorRole.Window, QColor("#101010"))
    view.setPalette(palette)
    assert color_at(view, 8, 4).lightness() < before.lightness()
