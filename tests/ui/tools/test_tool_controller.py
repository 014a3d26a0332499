"""What the mouse does on the board, by tool."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, WHITE, BoardSize, Color, Point, Stones
from hen_editor.core.editing import paint, snapshot
from hen_editor.core.editing.markup_overlay import LineKind
from hen_editor.core.position import Mark, Position
from hen_editor.document.document import Document
from hen_editor.document.files import File
from hen_editor.pasting.actions import PastePreview
from hen_editor.ui.board.picture import Sign
from hen_editor.ui.board.view import BoardView
from hen_editor.ui.session.mirror import Mirror
from hen_editor.ui.tools.markup_tools import LabelTool, LineTool, MarkTool, TextTool
from hen_editor.ui.tools.stone_tools import EraseTool, KoTool, LastMoveTool, PlayTool, StoneTool
from hen_editor.ui.tools.tool import Tool
from hen_editor.ui.tools.tool_controller import ToolController

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SIZE = BoardSize(9, 9)


def unanswered(point: Point) -> None:
    """Ask for a label and get no answer."""


def at(name: str) -> Point:
    point = Point.from_name(name, SIZE)
    assert point is not None
    return point


class Table:
    """A 9x9 board with a tool controller."""

    def __init__(self, qtbot: QtBot) -> None:
        self.board = BoardView()
        qtbot.addWidget(self.board)
        self.document = Document(self.board)
        self.document.type_hen(".9x9")
        self.document.end_burst()
        self.board.resize(500, 500)
        self.board.show()
        self._tools: dict[str, Tool] = {"play": PlayTool()}
        self.tool_controller = ToolController(self.board, self.document, self._tools, self.board)
        self.mirror = Mirror(self.document, self.board)
        self.mirror.views = [self.tool_controller, self.board]
        self.messages: list[str] = []
        self.tool_controller.status_message.connect(self.messages.append)
        self._qtbot = qtbot

    def use(self, tool: Tool) -> None:
        """Choose a tool."""
        self.tool_controller.finish()
        name = str(len(self._tools))
        self._tools[name] = tool
        self.mirror.show(self.mirror.state._replace(chosen_tool=name))

    @property
    def hen(self) -> str:
        """The position as HEN, without its size."""
        return hen.format(self.document.snapshot.position).removeprefix(".9x9")

    @property
    def steps(self) -> int:
        """How many undo steps there are, besides the one that made the board small."""
        return self.document.undo_stack.count() - 1

    def place(self, name: str) -> QPoint:
        return self.board.centre_of(at(name)).toPoint()

    def click(self, name: str, button: Qt.MouseButton = LEFT, modifier: Qt.KeyboardModifier | None = None) -> None:
        modifiers = modifier or Qt.KeyboardModifier.NoModifier
        self._qtbot.mouseClick(self.board.viewport(), button, modifiers, self.place(name))

    def double_click(self, name: str) -> None:
        self.click(name)
        self._qtbot.mouseDClick(self.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, self.place(name))

    def click_again(
        self, name: str, button: Qt.MouseButton = LEFT, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Click where the last click was, so soon that Qt takes the two for a double click."""
        self._qtbot.mouseDClick(self.board.viewport(), button, modifier, self.place(name))

    def drag(self, *names: str, button: Qt.MouseButton = LEFT) -> None:
        viewport = self.board.viewport()
        self._qtbot.mousePress(viewport, button, Qt.KeyboardModifier.NoModifier, self.place(names[0]))
        for name in names[1:]:
            self._qtbot.mouseMove(viewport, self.place(name))
        self._qtbot.mouseRelease(viewport, button, Qt.KeyboardModifier.NoModifier, self.place(names[-1]))


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def test_clicks_play_in_turn(table: Table) -> None:
    for name in ("E5", "C3", "G7"):
        table.click(name)
    assert table.hen == "_7Gb_5Eb_3Cw.G7b.w"
    assert table.steps == 3


def test_a_refused_move_gives_a_message_and_does_nothing(table: Table) -> None:
    table.click("E5")
    table.click("E5")
    assert table.messages == ["", "", "There is a stone on that point."]
    assert table.steps == 1


def test_a_ko_is_refused_until_a_move_was_played_elsewhere(table: Table) -> None:
    table.document.type_hen(".9x9_5Dbw_4CbwFw_3Dbw.b")
    table.click("E4")
    assert table.hen == "_5Dbw_4CbEbw_3Dbw.D4.E4b.w"
    table.click("D4")
    assert table.messages[-1] == "Ko: you can't retake here yet."
    for name in ("H1", "J1", "D4"):
        table.click(name)
    assert table.hen == "_5Dbw_4CbwFw_3Dbw_1Hwb.E4.D4w.b"


@pytest.mark.parametrize(("tool", "text"), [(KoTool(), ".9x9"), (LastMoveTool(), ".9x9_5Eb.E5b")])
def test_nothing_but_being_read_only_is_said_where_nothing_can_be_removed(table: Table, tool: Tool, text: str) -> None:
    table.document.type_hen(text)
    table.use(KoTool())
    table.click("E5")
    table.use(tool)
    table.document.set_read_only(is_read_only=True)
    table.messages.clear()
    table.click("E5")
    assert not any(table.messages)


def test_ctrl_click_goes_to_the_move_that_placed_the_stone(table: Table) -> None:
    for name in ("E5", "C3", "G7"):
        table.click(name)
    table.click("E5", modifier=Qt.KeyboardModifier.ControlModifier)
    assert table.document.snapshot.move_number == 1


def test_double_click_goes_to_the_move_that_placed_the_stone(table: Table) -> None:
    for name in ("E5", "C3"):
        table.click(name)
    table.double_click("E5")
    assert table.document.snapshot.move_number == 1


def test_the_stone_tool_places_and_on_the_same_colour_erases(table: Table) -> None:
    table.use(StoneTool(BLACK))
    table.click("E5")
    assert table.hen == "_5Eb"
    table.click("E5")
    assert table.hen == ""


def test_the_right_button_places_the_other_colour(table: Table) -> None:
    table.use(StoneTool(WHITE))
    table.click("E5", RIGHT)
    table.click("D5")
    assert table.hen == "_5Dwb"


def test_on_a_board_that_can_keep_two_colours_others_are_refused_in_words(table: Table) -> None:
    table.document.new(Position(Stones(BoardSize(26, 19), {Point(3, 3): BLACK})))
    before = table.document.snapshot
    table.use(StoneTool(Color.RED))
    table.board.click(Point(3, 3), LEFT)
    assert table.messages[-1] == "Boards with more than 25 columns allow only black and white stones."
    assert table.document.snapshot == before
    table.board.click(Point(4, 3), RIGHT)
    assert table.messages[-1] == ""
    assert dict(table.document.snapshot.position.stones) == {Point(3, 3): BLACK, Point(4, 3): BLACK}


def test_in_a_game_that_is_not_go_a_press_is_refused_in_words(table: Table) -> None:
    table.document.begin(File(collection=sgf.parse("(;GM[11];B[a3])").value))
    before = table.document.snapshot
    table.use(StoneTool(BLACK))
    table.board.click(Point(3, 3), LEFT)
    assert table.messages[-1] == "This game is not Go: nothing can be placed on the board."
    assert table.document.snapshot == before


@pytest.mark.parametrize("color", list(Color))
def test_every_colour_can_be_placed(table: Table, color: Color) -> None:
    table.use(StoneTool(color))
    table.click("E5")
    assert dict(table.document.snapshot.position.stones) == {at("E5"): color}


def test_a_drag_paints_as_one_step(table: Table) -> None:
    table.use(StoneTool(BLACK))
    table.drag("A1", "E1", "E3")
    assert table.hen == "_3Eb_2Eb_1b5"
    assert table.steps == 1


def test_a_drag_that_starts_on_the_same_colour_erases(table: Table) -> None:
    table.use(StoneTool(BLACK))
    table.drag("A1", "E1")
    table.drag("B1", "D1")
    assert table.hen == "_1bEb"


def test_the_eraser_takes_everything_off_the_points_it_comes_over(table: Table) -> None:
    table.document.type_hen(".9x9_1b3.A1-SQ.B1-x.A2-y")
    table.use(EraseTool())
    table.drag("A1", "C1")
    assert table.hen == ".A2-y"


def test_a_mark_is_set_and_removed(table: Table) -> None:
    table.use(MarkTool(Mark.TRIANGLE))
    table.click("E5")
    assert table.hen == ".E5-TR"
    table.click("E5")
    assert table.hen == ""


def test_the_right_button_takes_any_mark_off(table: Table) -> None:
    table.document.type_hen(".9x9.E5-SQ")
    table.use(MarkTool(Mark.TRIANGLE))
    table.click("E5", RIGHT)
    assert table.hen == ""


def test_shift_marks_a_whole_chain(table: Table) -> None:
    table.document.type_hen(".9x9_5Eb2_4Eb_1Ab")
    table.use(MarkTool(Mark.CIRCLE))
    table.click("E5", modifier=Qt.KeyboardModifier.ShiftModifier)
    assert set(table.document.snapshot.position.marks) == {at("E5"), at("F5"), at("E4")}


def test_letters_count_up(table: Table) -> None:
    table.use(LabelTool(paint.next_letter, unanswered))
    for name in ("A1", "B1", "C1"):
        table.click(name)
    table.click("B1")
    table.click("D1")
    assert table.document.snapshot.position.labels == {at("A1"): "A", at("C1"): "C", at("D1"): "B"}


def test_numbers_on_stones_are_numbers_of_the_stones(table: Table) -> None:
    table.document.type_hen(".9x9_5Eb_4Ew")
    table.use(LabelTool(paint.next_number, unanswered))
    table.drag("E5", "E4")
    assert table.document.snapshot.position.numbers == {at("E5"): 1, at("E4"): 2}
    assert "HEN" not in table.document.snapshot.tree.node(table.document.snapshot.node).raw


def test_a_double_click_asks_for_the_text_of_a_label(table: Table) -> None:
    asked: list[Point] = []
    table.document.type_hen(".9x9.E5-A")
    table.use(LabelTool(paint.next_letter, asked.append))
    table.double_click("E5")
    assert asked == [at("E5")]
    assert table.document.snapshot.position.labels == {at("E5"): "A"}


def test_a_double_click_with_ctrl_edits_nothing_and_undoes_nothing(table: Table) -> None:
    asked: list[Point] = []
    for name in ("E5", "C3"):
        table.click(name)
    table.use(LabelTool(paint.next_letter, asked.append))
    control = Qt.KeyboardModifier.ControlModifier
    table.click("G7", modifier=control)
    table.click_again("G7", modifier=control)
    assert (asked, table.hen, table.steps) == ([], "_5Eb_3Cw.C3w.b", 2)


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_quick_clicks_on_one_point_are_all_clicks(table: Table, button: Qt.MouseButton) -> None:
    table.use(StoneTool(BLACK))
    table.click("E5", button)
    table.click_again("E5", button)
    assert table.hen == ""
    assert table.steps == 2


def test_a_quick_click_with_another_tool_is_a_click_of_that_tool(table: Table) -> None:
    table.use(StoneTool(BLACK))
    table.click("E5")
    table.use(LabelTool(paint.next_letter, unanswered))
    table.click_again("E5")
    assert table.hen == "_5Eb.E5-A"


def test_a_quick_click_with_another_button_is_a_click_of_that_button(table: Table) -> None:
    asked: list[Point] = []
    table.document.type_hen(".9x9.E5-B")
    table.use(LabelTool(paint.next_letter, asked.append))
    table.click("E5", RIGHT)
    table.click_again("E5")
    assert asked == []
    assert table.document.snapshot.position.labels == {at("E5"): "A"}


def test_a_quick_click_on_a_point_that_stays_empty_is_refused_again(table: Table) -> None:
    table.document.type_hen(".9x9_5Dbw_4CbwFw_3Dbw.b")
    table.click("E4")
    table.click("D4")
    table.click_again("D4")
    assert table.messages[1:] == ["", "Ko: you can't retake here yet."] * 2


def test_the_text_tool_asks_and_may_be_answered_with_nothing(table: Table) -> None:
    table.use(TextTool(unanswered))
    table.click("E5")
    assert table.steps == 0


@pytest.mark.parametrize("tool", [StoneTool(BLACK), MarkTool(Mark.CROSS), EraseTool()])
def test_escape_takes_a_drag_back(table: Table, qtbot: QtBot, tool: Tool) -> None:
    table.document.type_hen(".9x9_5Eb")
    table.document.end_burst()
    before, steps = table.document.snapshot, table.steps
    table.use(tool)
    qtbot.mousePress(table.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, table.place("D5"))
    qtbot.mouseMove(table.board.viewport(), table.place("E5"))
    assert table.tool_controller.cancel()
    assert table.document.snapshot == before
    assert table.steps == steps
    qtbot.mouseRelease(table.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, table.place("E5"))
    assert not table.tool_controller.cancel()


def test_an_undo_in_the_middle_of_a_drag_ends_it(table: Table, qtbot: QtBot) -> None:
    table.use(StoneTool(BLACK))
    qtbot.mousePress(table.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, table.place("D5"))
    table.document.undo_stack.undo()
    qtbot.mouseMove(table.board.viewport(), table.place("E5"))
    qtbot.mouseRelease(table.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, table.place("E5"))
    assert table.hen == ""
    table.document.undo_stack.redo()
    assert table.hen == "_5Db"


def test_a_drag_ends_where_another_board_is_shown_instead(table: Table, qtbot: QtBot) -> None:
    table.use(LineTool(LineKind.LINE))
    qtbot.mousePress(table.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, table.place("D5"))
    table.mirror.show(table.mirror.state._replace(preview=PastePreview(snapshot.of_position(Position()))))
    corner = table.board.centre_of(Point(18, 18)).toPoint()
    qtbot.mouseMove(table.board.viewport(), corner)
    table.tool_controller.finish()
    qtbot.mouseRelease(table.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, corner)
    assert table.hen == ""
    assert table.steps == 0


GHOSTS = {
    "play shows the side to move": (PlayTool(), ".9x9", BLACK),
    "play shows nothing on a stone": (PlayTool(), ".9x9_5Eb", None),
    "a stone": (StoneTool(WHITE), ".9x9", WHITE),
    "a stone of the same colour is erased": (StoneTool(WHITE), ".9x9_5Ew", Sign.ERASE),
    "a mark": (MarkTool(Mark.SQUARE), ".9x9_5Ew", Mark.SQUARE),
    "the next letter": (LabelTool(paint.next_letter, unanswered), ".9x9.A1-A", "B"),
    "nothing to erase": (EraseTool(), ".9x9", None),
    "something to erase": (EraseTool(), ".9x9.E5-x", Sign.ERASE),
}


@pytest.mark.parametrize(("tool", "text", "what"), GHOSTS.values(), ids=GHOSTS)
def test_the_ghost_shows_what_a_click_would_do(table: Table, tool: Tool, text: str, what: object) -> None:
    table.document.type_hen(text)
    ghost = tool.ghost(table.document.snapshot, at("E5"))
    assert (ghost.what if ghost else None) == what
