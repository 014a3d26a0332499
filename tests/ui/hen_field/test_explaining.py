"""What the field explains: what may come next, what a token says, and what can be inserted."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.diagnostics import Severity
from hen_editor.core.hen.guide import PARTS, Expected, begun, completions, expected
from hen_editor.core.hen.tokens import TokenKind
from hen_editor.ui.hen_field import hints
from hen_editor.ui.hen_field.hints import ChoiceButtons
from tests.ui.hen_field.conftest import Desk

offscreen = pytest.mark.qt_log_ignore("does not support grabbing the keyboard", "does not support raise()")
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_each_kind_of_token_has_a_part_with_an_example_without_problems() -> None:
    assert {part.kind for part in PARTS} == {*TokenKind} - {TokenKind.UNREADABLE}
    for part in PARTS:
        reading = hen.read(part.example)
        assert not hen.validate(part.example).errors, part.example
        assert not hen.validate(part.example).warnings, part.example
        assert part.kind in {token.kind for token in reading.tokens}


@pytest.mark.parametrize(
    ("before", "follows"),
    [
        ("_4_", Expected.ROW),
        ("_19bwb2", Expected.MORE),
        ("_19 Q", Expected.STONE),
        ("_19Qb~", Expected.NUMBER),
        ("_19Q~", Expected.NUMBER),
        ("_19~3", Expected.MORE),
        ("_19~b", Expected.ORDER),
        ("_19b.", Expected.AFTER_DOT),
        (".9", Expected.SIZE),
        (".9x", Expected.SIZE),
        (".9x9", Expected.PART),
        (".K", Expected.POINT_ROW),
        (".K10", Expected.AFTER_POINT),
        (".K10-", Expected.LABEL),
        (".K10-a ", Expected.PART),
        (".p", Expected.PASS),
        (".pb", Expected.PART),
        ("_19?", Expected.PART),
    ],
)
def test_what_follows_is_known_from_what_is_before_the_caret(before: str, follows: Expected) -> None:
    assert expected(before) is follows


def test_what_is_offered_can_be_read_apart_from_the_room_there_is() -> None:
    for part in PARTS:
        size = hen.read(part.example).position.size
        for end in range(len(part.example) + 1):
            before = part.example[:end]
            for added in completions(before, size):
                text = before + added[len(begun(before)) :]
                reading = hen.read(text)
                errors = {problem.code for problem in reading.diagnostics if problem.severity is Severity.ERROR}
                unfinished = reading.unfinished(len(text))
                assert errors <= {unfinished and unfinished.code, "run-off-board"}, text


def test_the_line_says_what_may_follow_while_the_field_is_edited(desk: Desk) -> None:
    assert desk.line.hint.startswith("Next: _ and a row")
    desk.keys("_16")
    assert desk.line.hint == "Next: column, then stones: b w r g l y p, or ~n"
    desk.keys("?")
    assert desk.message.startswith("“?” in row 16")  # a problem goes first
    desk.editor.clearFocus()
    assert desk.line.hint == ""


def test_the_field_keeps_its_height_with_a_hint(desk: Desk) -> None:
    height = desk.field.sizeHint().height()
    desk.editor.clearFocus()
    assert desk.field.sizeHint().height() == height


@pytest.mark.parametrize(
    ("text", "place", "tip"),
    [
        ("_16Qb3", 4, "b: Black at Q16, R16, S16"),
        ("_16Qb.w", 6, ".w: White to play"),
        ("_16Qb.Q16b", 7, ".Q16b: Black played at Q16"),
        (".pw", 1, ".pw: White passed"),
        (".Q16-CR", 3, ".Q16-CR: Circle at Q16"),
        ("~bwr", 1, "~bwr: Black, White, Red"),
        (".9x9", 1, ".9x9"),
    ],
)
def test_a_token_is_explained_under_the_pointer(desk: Desk, text: str, place: int, tip: str) -> None:
    desk.keys(text)
    cursor = desk.editor.textCursor()
    cursor.setPosition(place)
    where = desk.editor.cursorRect(cursor).center() + QPoint(3, 0)
    first, *rest = desk.editor.tip_at(where).split("\n")
    assert first == tip
    assert rest


@offscreen
def test_what_comes_next_is_chosen_from_a_list(desk: Desk, qtbot: QtBot) -> None:
    desk.keys("_16Q")
    QTest.keyClick(desk.editor, Qt.Key.Key_Space, CONTROL)
    offered = QApplication.activePopupWidget()
    assert isinstance(offered, QListView)
    assert [offered.model().index(row, 0).data() for row in range(2)] == ["b   Black", "w   White"]
    bars = (offered.horizontalScrollBar(), offered.verticalScrollBar())
    assert not any(bar.isVisible() for bar in bars)
    QTest.keyClick(offered, Qt.Key.Key_Down)
    QTest.keyClick(offered, Qt.Key.Key_Return)
    assert desk.text == "_16Qw"
    assert QApplication.activePopupWidget() is None


@offscreen
def test_typing_goes_on_past_the_list(desk: Desk) -> None:
    desk.keys("_16Q")
    QTest.keyClick(desk.editor, Qt.Key.Key_Space, CONTROL)
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_B)
    assert desk.text == "_16Qb"
    assert QApplication.activePopupWidget() is None


@offscreen
def test_esc_closes_the_list_alone(desk: Desk) -> None:
    desk.keys("_16Q")
    QTest.keyClick(desk.editor, Qt.Key.Key_Space, CONTROL)
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)
    assert (QApplication.activePopupWidget(), desk.text) == (None, "_16Q")


@offscreen
def test_the_list_is_closed_when_the_caret_leaves_its_place(desk: Desk) -> None:
    desk.keys("_16Qb_4")
    QTest.keyClick(desk.editor, Qt.Key.Key_Space, CONTROL)
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Left)
    assert (QApplication.activePopupWidget(), desk.editor.caret, desk.text) == (None, 6, "_16Qb_4")


def buttons(desk: Desk) -> list[QToolButton]:
    """Return the buttons of what is offered unasked, as far as they are visible."""
    return [
        button
        for row in desk.line.findChildren(ChoiceButtons)
        for button in row.findChildren(QToolButton)
        if button.isVisible()
    ]


@pytest.fixture
def hesitant(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Desk:
    """A desk where each keystroke is followed by a pause."""
    monkeypatch.setattr(hints, "HESITATION_MS", 0)
    return Desk(qtbot)


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("_16Q", ["b", "w", "r", "g", "l", "y", "p", "~"]),
        (".K10-", ["CR", "SQ", "TR", "MA"]),
        (".1", ["13x13", "19x19"]),
        ("_16Qb", []),  # nothing is missing
        ("_16", []),  # too many choices to be of help
    ],
)
def test_few_choices_for_an_incomplete_part_are_offered_after_a_pause(
    hesitant: Desk, qtbot: QtBot, text: str, offered: list[str]
) -> None:
    height = hesitant.field.sizeHint().height()
    hesitant.keys(text)
    assert not buttons(hesitant)
    qtbot.wait(10)
    assert [button.text() for button in buttons(hesitant)] == offered
    assert hesitant.field.sizeHint().height() == height
    assert QApplication.activePopupWidget() is None


def test_a_choice_is_inserted_by_a_click_and_typing_goes_on(hesitant: Desk, qtbot: QtBot) -> None:
    hesitant.keys(".1")
    qtbot.waitUntil(lambda: bool(buttons(hesitant)))
    first, _ = buttons(hesitant)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert hesitant.text == ".13x13"
    assert hesitant.editor.hasFocus()
    assert not buttons(hesitant)
    hesitant.keys("_1")
    assert hesitant.text == ".13x13_1"


def test_choices_take_no_key(hesitant: Desk, qtbot: QtBot) -> None:
    hesitant.keys("_16Q")
    qtbot.waitUntil(lambda: bool(buttons(hesitant)))
    QTest.keyClick(hesitant.editor, Qt.Key.Key_Left)
    assert hesitant.editor.caret == 3
    assert not buttons(hesitant)
    QTest.keyClick(hesitant.editor, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: bool(buttons(hesitant)))
    hesitant.keys("b")
    assert (hesitant.text, buttons(hesitant)) == ("_16Qb", [])


def test_choices_leave_room_for_the_message(hesitant: Desk, qtbot: QtBot) -> None:
    hesitant.window.resize(400, 140)
    hesitant.keys("_16Q")
    qtbot.wait(10)
    assert not buttons(hesitant)


def test_choices_go_with_the_focus(hesitant: Desk, qtbot: QtBot) -> None:
    hesitant.keys("_16Q")
    qtbot.waitUntil(lambda: bool(buttons(hesitant)))
    hesitant.editor.clearFocus()
    assert not buttons(hesitant)


def test_the_only_choice_is_inserted_at_once(desk: Desk) -> None:
    desk.keys(".K10-T")
    QTest.keyClick(desk.editor, Qt.Key.Key_Space, CONTROL)
    assert (desk.text, QApplication.activePopupWidget()) == (".K10-TR", None)
