"""The editor of HEN text: what it holds, what is laid over it, what it tells of the pointer."""

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QTextCharFormat
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.diagnostics import Span
from hen_editor.ui.hen_field.editor import HenEditor, Offsets
from hen_editor.ui.hen_typing import LONG_TEXT_LENGTH, held
from tests.ui.hen_field.conftest import Desk

ANY_TEXT = st.text(st.characters(exclude_categories=[]) | st.sampled_from("\r\n\u2028\u2029\u00a0\ufdd0\ufeff🙂\0"))


@pytest.fixture
def editor(qtbot: QtBot) -> HenEditor:
    editor = HenEditor()
    qtbot.addWidget(editor)
    editor.resize(600, 60)
    return editor


def formats_over(editor: HenEditor) -> list[tuple[str, str]]:
    """The stretches that have a colour, and its name."""
    block = editor.document().begin()
    text = block.text().encode("utf-16-le")
    return [
        (
            text[2 * each.start : 2 * (each.start + each.length)].decode("utf-16-le"),
            each.format.foreground().color().name(),
        )
        for each in block.layout().formats()
    ]


def inked(color: str) -> QTextCharFormat:
    made = QTextCharFormat()
    made.setForeground(QColor(color))
    return made


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(ANY_TEXT, max_size=4))
@example(["\ufeff", "a", "a\ufeff", "\ufffeb"])
def test_what_is_shown_is_held_and_is_no_edit(editor: HenEditor, texts: list[str]) -> None:
    emitted: list[str] = []
    editor.edited.connect(emitted.append)
    for text in texts:
        editor.set_text(held(text))
        assert editor.text() == held(text)
    assert emitted == []


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ANY_TEXT, st.integers(0, 30))
@example("\ufeff", 1)
def test_the_caret_is_counted_in_characters(editor: HenEditor, text: str, place: int) -> None:
    shown = held(text)
    editor.set_text(shown)
    editor.caret = place
    assert editor.caret == min(place, len(shown))


@given(ANY_TEXT)
def test_places_in_characters_and_in_units_are_the_same_places(text: str) -> None:
    text = held(text)
    offsets = Offsets(text)
    for place in range(len(text) + 1):
        units = len(text[:place].encode("utf-16-le")) // 2
        assert (offsets.units(place), offsets.characters(units)) == (units, place)


@pytest.mark.parametrize(
    ("before", "caret", "after", "moved"),
    [
        ("_3Kb", 4, "_3Kbw", 5),
        ("_3Kb.b", 4, "_3Kbw.b", 5),
        ("_3Kb.b", 2, "_19b_3Kb.b", 6),
        ("_3Kb", 3, "_19b.w", 3),
        ("_19b.w", 6, "", 0),
    ],
)
def test_the_caret_stays_with_what_stays(editor: HenEditor, before: str, caret: int, after: str, moved: int) -> None:
    editor.set_text(before)
    editor.caret = caret
    editor.set_text(after)
    assert editor.caret == moved


def test_replacing_is_an_edit_with_the_caret_behind_it(editor: HenEditor) -> None:
    emitted: list[str] = []
    editor.edited.connect(emitted.append)
    editor.set_text(".A1-🙂_19Ib")
    editor.replace(Span(8, 9), "J")
    assert (emitted, editor.caret) == ([".A1-🙂_19Jb"], 9)


@pytest.mark.parametrize("mark", ["\ufeff", "\ufffe"])
def test_an_edit_keeps_a_byte_order_mark_in_front(desk: Desk, mark: str) -> None:
    desk.editor.replace(Span(0, 0), f"{mark}_3K")
    desk.keys("b")
    assert desk.emitted[-1][0] == desk.text == desk.document.snapshot.hen_text.text == f"{mark}_3Kb"


@pytest.mark.parametrize("mark", ["\ufeff", "\ufffe"])
def test_a_selection_is_copied_with_the_byte_order_mark_in_front(editor: HenEditor, mark: str) -> None:
    editor.set_text(f"{mark}_3Kb")
    editor.selectAll()
    editor.cut()
    editor.paste()
    assert editor.text() == f"{mark}_3Kb"


def test_formats_lie_over_characters(editor: HenEditor) -> None:
    editor.set_text(".A1-🙂_19Kb")
    editor.show_formats([(0, 5, inked("#112233")), (5, 8, inked("#445566"))], Span(0, 10))
    assert formats_over(editor) == [(".A1-🙂", "#112233"), ("_19", "#445566")]


def test_colours_follow_what_is_typed_into_a_long_text(editor: HenEditor) -> None:
    text = "_3Kb" * (LONG_TEXT_LENGTH // 2)
    editor.set_text(text)
    editor.show_formats([(0, 2, inked("#112233")), (4, 6, inked("#445566"))], Span(0, 100))
    editor.replace(Span(3, 3), "www")
    assert formats_over(editor) == [("_3", "#112233"), ("_3", "#445566")]


def test_the_pointer_on_a_problem_tells_it(editor: HenEditor) -> None:
    editor.set_text("_19Ib")
    (problem,) = hen.parse("_19Ib").diagnostics
    editor.show_tips([(Span(3, 4), problem)])
    left, right = (edge_of(editor, place) for place in (3, 4))
    below = editor.cursorRect().bottom() + 9
    for beside, tip in ((left - 2, ""), (left + 1, problem.message), (right - 1, problem.message), (right + 2, "")):
        assert editor.tip_at(QPoint(beside, 10)) == tip
        assert editor.tip_at(QPoint(beside, below)) == ""
    assert editor.tip_at(QPoint(500, 10)) == ""


def edge_of(editor: HenEditor, place: int) -> int:
    editor.caret = place
    return editor.cursorRect().center().x()


def dropped(editor: HenEditor, data: QMimeData) -> None:
    place, action = QPointF(editor.viewport().rect().center()), Qt.DropAction.CopyAction
    editor.dropEvent(QDropEvent(place, action, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier))


def test_a_dropped_text_is_taken_as_a_pasted_one(editor: HenEditor) -> None:
    wholes: list[str] = []
    editor.whole_pasted.connect(wholes.append)
    data = QMimeData()
    data.setText("https://play.goshawk.cc/playgo/goban.html#_5Gb")
    dropped(editor, data)
    data.setText("_3Kb")
    dropped(editor, data)
    assert (wholes, editor.text()) == (["_5Gb"], "_3Kb")


def test_a_text_dropped_near_the_end_of_many_lines_is_there_and_seen(editor: HenEditor) -> None:
    text = f".19x19_19{'bw' * 100}.K10-circle"
    editor.set_text(text)
    editor.resize(200, 100)
    editor.show()
    editor.caret = len(text) - 1
    place, action = QPointF(editor.cursorRect().center()), Qt.DropAction.CopyAction
    data = QMimeData()
    data.setText("l.A1-circ")
    editor.dropEvent(QDropEvent(place, action, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier))
    assert editor.text() == text[:-1] + "l.A1-circ" + text[-1]
    assert editor.viewport().rect().contains(editor.cursorRect().center())


def test_a_dropped_file_is_left_to_the_window(editor: HenEditor) -> None:
    dropped, text = QMimeData(), QMimeData()
    dropped.setUrls([QUrl.fromLocalFile("/game.sgf")])
    for data in (dropped, text):
        data.setText("/game.sgf")
    action, button, no_key = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for data, is_taken in ((dropped, False), (text, True)):
        event = QDragEnterEvent(QPoint(5, 5), action, data, button, no_key)
        event.ignore()
        editor.dragEnterEvent(event)
        assert event.isAccepted() is is_taken


def test_what_is_copied_is_plain_text(editor: HenEditor) -> None:
    editor.set_text("_3Kb\n_2Lw")
    editor.selectAll()
    data = editor.createMimeDataFromSelection()
    assert (data.formats(), data.text()) == (["text/plain"], "_3Kb\n_2Lw")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(30, 900), st.integers(6, 40))
def test_what_an_empty_field_says_has_room_in_one_line(editor: HenEditor, width: int, size: int) -> None:
    editor.show()
    font = editor.font()
    font.setPixelSize(size)
    editor.setFont(font)
    editor.resize(width, 60)
    room = editor.viewport().width() - 2 * editor.document().documentMargin()
    assert editor.fontMetrics().horizontalAdvance(editor.placeholderText()) <= room
    editor.resize(80 * size, 60)
    assert editor.placeholderText().startswith("Type a HEN such as")
