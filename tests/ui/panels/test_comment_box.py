"""The name and comment fields: what the user writes is emitted once, what is shown never."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt
from PySide6.QtGui import QAction, QFocusEvent, QFont, QKeySequence, QPalette, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMainWindow, QTextEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.editing import snapshot
from hen_editor.ui.colors import colors_of
from hen_editor.ui.panels.comment_box import CommentBox, CommentText
from hen_editor.ui.state import State
from hen_editor.ui.theme import Scheme
from hen_editor.ui.widgets.long_text import MAX_LINE, MAX_TEXT
from hen_editor.ui.window.main_window import MainWindow
from tests.ui.gestures import show_game


class Heard:
    """What a comment box has emitted."""

    def __init__(self, box: CommentBox) -> None:
        self.comments: list[str] = []
        self.names: list[str] = []
        self.finished = 0
        box.comment_edited.connect(self.comments.append)
        box.name_edited.connect(self.names.append)
        box.editing_finished.connect(self._finish)

    def _finish(self) -> None:
        self.finished += 1


@pytest.fixture
def box(qtbot: QtBot) -> CommentBox:
    box = CommentBox()
    qtbot.addWidget(box)
    return box


@pytest.fixture
def heard(box: CommentBox) -> Heard:
    return Heard(box)


def name_of(box: QWidget) -> QLineEdit:
    return box.findChild(QLineEdit)


SIZES = st.integers(8, 40)
DEEDS = st.lists(
    st.sampled_from(["show", "show nothing", "type", "break", "back", "clear", "paste", "paste rich"]),
    min_size=1,
    max_size=8,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(SIZES, DEEDS)
def test_lines_are_half_their_size_apart_whatever_is_done_and_the_text_stays_plain(
    qtbot: QtBot, size: int, deeds: list[str]
) -> None:
    box = CommentBox()
    qtbot.addWidget(box)
    comment, plain = comment_of(box), QTextEdit().currentCharFormat().font()
    box.show()
    font = comment.font()
    font.setPixelSize(size)
    comment.setFont(font)
    for deed in deeds:
        data = QMimeData()
        match deed:
            case "show":
                box.show_comment("", "Words at K10.\nMore words.")
            case "show nothing":
                box.show_comment("", "")
            case "type":
                QTest.keyClicks(comment, "abc")
            case "break":
                QTest.keyClick(comment, Qt.Key.Key_Return)
            case "back":
                QTest.keyClick(comment, Qt.Key.Key_Backspace)
            case "clear":
                comment.selectAll()
                QTest.keyClick(comment, Qt.Key.Key_Delete)
            case "paste":
                data.setText("one\ntwo")
                comment.insertFromMimeData(data)
            case "paste rich":
                data.setHtml("<h1>one</h1><p>two <b>three</b></p>")
                data.setText("one\ntwo three")
                comment.insertFromMimeData(data)
    comment.moveCursor(QTextCursor.MoveOperation.End)
    lines = comment.document().blockCount()
    QTest.keyClick(comment, Qt.Key.Key_Return)
    assert comment.document().blockCount() == lines + 1
    box.resize(2000, 400)
    QApplication.processEvents()
    block = comment.document().begin()
    apart = set()
    while block.isValid():
        assert {format.format.fontWeight() for format in block.textFormats()} <= {plain.weight().value, 0}
        here, block = comment.cursorRect(QTextCursor(block)).top(), block.next()
        apart |= {comment.cursorRect(QTextCursor(block)).top() - here} if block.isValid() else set()
    assert all(1.35 <= each / size <= 1.7 for each in apart), apart


def test_a_name_or_the_point_in_its_place_is_a_heading(box: CommentBox) -> None:
    name = box.findChild(QLineEdit)
    assert name.font().weight() == QFont.Weight.DemiBold
    for text, point in (
        ("(;SZ[9])", ""),
        ("(;SZ[9]B[ee])", "E5"),
        ("(;SZ[9]W[])", "Pass"),
        ("(;SZ[9]HEN[.9x9_9Ar.A9r])", "A9"),
        ("(;SZ[9]AB[ee])", ""),
    ):
        box.show_state(State(snapshot.of_collection(sgf.parse(text).value)))
        assert (name.text(), name.placeholderText()) == ("", point)
        assert box.findChild(QLabel).pixmap().isNull() is not bool(point)


def comment_of(box: QWidget) -> QTextEdit:
    return box.findChild(QTextEdit)


def test_shows_a_name_and_a_comment(box: CommentBox) -> None:
    box.show_comment("Ear-reddening move", "Shusaku\nagainst Gennan")
    assert name_of(box).text() == "Ear-reddening move"
    assert comment_of(box).toPlainText() == "Shusaku\nagainst Gennan"


def test_what_is_too_long_is_cut_and_cannot_be_written(box: CommentBox, heard: Heard) -> None:
    box.show_comment("n" * 20_000, "c" * 1_000_000)
    assert len(name_of(box).text()) == 10_000
    assert len(comment_of(box).toPlainText()) == MAX_LINE
    _, notice = box.findChildren(QLabel)
    assert notice.isVisibleTo(box)
    assert notice.text().startswith(f"Only the first {box.locale().toString(20_000)} characters are shown.")
    for field in (name_of(box), comment_of(box)):
        QTest.keyClicks(field, "x")
    box.insert_point("D4")
    assert heard.comments == heard.names == []

    box.show_comment("name", "comment")
    assert not notice.isVisibleTo(box)
    for field in (name_of(box), comment_of(box)):
        QTest.keyClicks(field, "x")
    assert (heard.comments, heard.names) == (["xcomment"], ["xname"])


@pytest.mark.parametrize("text", ["words\n" * 20_000, "c" * (MAX_LINE + 1)])
def test_what_is_too_long_is_not_pasted(box: CommentBox, heard: Heard, text: str) -> None:
    box.show_comment("name", "comment")
    pasted = QMimeData()
    pasted.setText(text)
    comment_of(box).insertFromMimeData(pasted)
    assert heard.comments == []
    assert comment_of(box).toPlainText() == "comment"
    _, notice = box.findChildren(QLabel)
    assert notice.isVisibleTo(box)
    for limit in (MAX_TEXT, MAX_LINE):
        assert box.locale().toString(limit) in notice.text()

    QTest.keyClicks(comment_of(box), "x")
    box.show_comment("name", "xcomment")
    assert not notice.isVisibleTo(box)


@pytest.mark.parametrize(
    "text",
    ["", "plain", "two\nlines", "no\u00a0break", "a\u2029b", "a\u2028b", "a\r\nb", "\ufdd0", "a\tb", "乗\U0001f600"],
)
def test_what_is_shown_is_no_edit(box: CommentBox, heard: Heard, text: str) -> None:
    box.show_comment(text, text)
    box.show_comment("other", "other")
    box.show_comment(text, text)
    assert (heard.names, heard.comments) == ([], [])


def test_typing_tells_the_whole_text_at_each_key(box: CommentBox, heard: Heard, qtbot: QtBot) -> None:
    box.show_comment("", "Good")
    comment_of(box).moveCursor(comment_of(box).textCursor().MoveOperation.End)
    qtbot.keyClicks(comment_of(box), "!?")
    qtbot.keyClicks(name_of(box), "ko")
    assert heard.comments == ["Good!", "Good!?"]
    assert heard.names == ["k", "ko"]


def test_an_edit_keeps_the_no_break_spaces_of_the_rest(box: CommentBox, heard: Heard, qtbot: QtBot) -> None:
    box.show_comment("", "6\u00a0dan")
    qtbot.keyClick(comment_of(box), Qt.Key.Key_Delete)
    assert heard.comments == ["\u00a0dan"]


@pytest.mark.parametrize("mark", ["\ufeff", "\ufffe"])
def test_an_edit_keeps_a_byte_order_mark_in_front(box: CommentBox, heard: Heard, qtbot: QtBot, mark: str) -> None:
    box.show_comment(f"{mark}ko", f"{mark}Good")
    for field in (name_of(box), comment_of(box)):
        qtbot.keyClick(field, Qt.Key.Key_End)
        qtbot.keyClicks(field, "!")
    assert (heard.names, heard.comments) == ([f"{mark}ko!"], [f"{mark}Good!"])


@pytest.mark.parametrize("mark", ["\ufeff", "\ufffe"])
def test_a_text_with_a_byte_order_mark_in_front_is_selected_where_it_is(box: CommentBox, mark: str) -> None:
    box.show_comment("", f"ko, {mark}ko")
    box.select(f"{mark}ko")
    cursor = comment_of(box).textCursor()
    assert (cursor.selectionStart(), cursor.selectionEnd()) == (4, 7)


def test_the_caret_stays_when_the_same_text_is_shown_again(box: CommentBox, heard: Heard, qtbot: QtBot) -> None:
    box.show_comment("", "Goo")
    comment_of(box).moveCursor(comment_of(box).textCursor().MoveOperation.End)
    qtbot.keyClick(comment_of(box), "d")
    box.show_comment("", "Good")
    qtbot.keyClicks(comment_of(box), "!")
    assert heard.comments == ["Good", "Good!"]


def test_typing_back_to_what_was_shown_first_is_reported_too(box: CommentBox, heard: Heard, qtbot: QtBot) -> None:
    box.show_comment("", "")
    qtbot.keyClick(comment_of(box), "a")
    qtbot.keyClick(comment_of(box), Qt.Key.Key_Backspace)
    assert heard.comments == ["a", ""]


@pytest.mark.parametrize("field", [name_of, comment_of])
@pytest.mark.parametrize("action_is_enabled", [True, False])
def test_undo_and_redo_are_the_windows(
    qtbot: QtBot, field: Callable[[QWidget], QWidget], action_is_enabled: bool
) -> None:
    window = QMainWindow()
    box = CommentBox(window)
    window.setCentralWidget(box)
    triggered = []
    for key in (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo):
        action = QAction(key.name, window, enabled=action_is_enabled)
        action.setShortcuts(key)
        action.triggered.connect(lambda _=False, name=key.name: triggered.append(name))
        window.addAction(action)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    field(box).setFocus()
    qtbot.waitUntil(field(box).hasFocus)
    heard = Heard(box)
    qtbot.keyClicks(field(box), "ab")
    qtbot.keyClick(field(box), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(field(box), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert triggered == (["Undo", "Redo"] if action_is_enabled else [])
    assert [*heard.names, *heard.comments] == ["a", "ab"]


def test_leaving_a_field_finishes_the_editing(box: CommentBox, heard: Heard, qtbot: QtBot) -> None:
    box.show()
    box.activateWindow()
    comment_of(box).setFocus()
    qtbot.waitUntil(comment_of(box).hasFocus)
    assert heard.finished == 0
    qtbot.keyClick(comment_of(box), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert name_of(box).hasFocus()
    assert heard.finished == 1


def test_the_menu_of_a_field_does_not_finish_the_editing(box: CommentBox, heard: Heard, qtbot: QtBot) -> None:
    box.show()
    box.activateWindow()
    comment_of(box).setFocus()
    qtbot.waitUntil(comment_of(box).hasFocus)
    QApplication.sendEvent(comment_of(box), QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))
    assert heard.finished == 0
    QApplication.sendEvent(comment_of(box), QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.MouseFocusReason))
    assert heard.finished == 1


def test_the_comment_has_no_history_of_its_own(box: CommentBox, qtbot: QtBot) -> None:
    qtbot.keyClicks(comment_of(box), "ab")
    assert not comment_of(box).document().isUndoAvailable()


def underlined(box: CommentText) -> list[str]:
    return [selection.cursor.selectedText() for selection in box.extraSelections()]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Black Q16, then d4.", ["Q16", "d4"]),
        ("No I5, Z9, K20, K0 or aK10b", []),
        ("(K10)-K11/K12", ["K10", "K11", "K12"]),
        ("𝄞 K10", ["K10"]),
    ],
)
def test_names_of_points_on_the_board_are_found(qtbot: QtBot, text: str, names: list[str]) -> None:
    box = CommentText()
    qtbot.addWidget(box)
    box.setPlainText(text)
    assert underlined(box) == names


def test_columns_beyond_the_25th_have_two_letters(qtbot: QtBot) -> None:
    box = CommentText()
    qtbot.addWidget(box)
    box.setPlainText("AA5, Z30 and BC7")
    box.show_size(BoardSize(30, 30))
    assert underlined(box) == ["AA5", "Z30"]


def test_what_is_off_a_smaller_board_is_no_name_there(qtbot: QtBot) -> None:
    box = CommentText()
    qtbot.addWidget(box)
    box.setPlainText("Q16 and C3")
    box.show_size(BoardSize(9, 9))
    assert underlined(box) == ["C3"]


def test_the_pointer_on_a_name_tells_its_point_until_it_leaves(qtbot: QtBot) -> None:
    box = CommentText()
    qtbot.addWidget(box)
    box.setPlainText("See K10 here")
    box.show()
    emitted: list[Point | None] = []
    box.pointed.connect(emitted.append)
    cursor = box.textCursor()
    for place in (5, 10):
        cursor.setPosition(place)
        QTest.mouseMove(box.viewport(), box.cursorRect(cursor).center() + QPoint(1, 0))
    QTest.mouseMove(box.viewport(), box.cursorRect(cursor).center() + QPoint(200, 0))
    assert emitted == [Point(9, 9), None]


def test_a_middle_click_on_the_board_writes_the_name_as_one_edit(window: MainWindow) -> None:
    (comment,) = window.comment_box.findChildren(QTextEdit)
    comment.setFocus()
    QTest.keyClicks(comment, "Black at")
    where = window.board.centre_of(Point(15, 3)).toPoint()
    QTest.mouseClick(window.board.viewport(), Qt.MouseButton.MiddleButton, pos=where)
    assert comment.toPlainText() == "Black at Q16"
    assert window.document.snapshot.tree.node(window.document.snapshot.node).get("C") == "Black at Q16"
    assert not window.document.snapshot.position.stones


def test_the_comment_is_the_largest_text_with_its_name_in_bold_above_it(window: MainWindow) -> None:
    box = window.comment_box
    usual, shown = window.font().pointSizeF(), box.editor.font().pointSizeF()
    assert shown == round(1.15 * usual)
    assert name_of(box).font().pointSizeF() == shown
    name_of(box).setText("A name")
    assert name_of(box).font().weight() > box.editor.font().weight()


def test_what_a_move_can_be_called_steps_back_behind_its_name(window: MainWindow) -> None:
    annotate = next(each for each in window.comment_box.findChildren(QToolButton) if each.text() == "Annotate")
    assert annotate.palette().buttonText().color() == colors_of(window.palette()).faint


def test_the_comment_and_the_name_have_a_frame_only_while_they_are_edited(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]C[Words.]N[A name])")
    box = window.comment_box
    for field in (box.editor, name_of(box)):
        window.board.setFocus()
        ground = window.palette().window().color()
        picture = field.grab().toImage()
        assert all(picture.pixelColor(x, 1) == ground for x in range(20, field.width() - 20))
        field.setFocus()
        assert field.grab().toImage().pixelColor(field.width() // 2, 1) != ground


def test_an_empty_comment_steps_back_and_the_point_of_a_move_is_its_name_in_every_theme(window: MainWindow) -> None:
    show_game(window, "(;SZ[9];B[ee])")
    role = QPalette.ColorRole.PlaceholderText
    for scheme in (Scheme.LIGHT, Scheme.DARK, Scheme.HIGH_LIGHT, Scheme.LIGHT):
        window.session.theme.choose(scheme)
        QApplication.processEvents()
        colors = colors_of(window.comment_box.palette())
        assert comment_of(window.comment_box).palette().color(role) == colors.ghost
        assert name_of(window.comment_box).palette().color(role) == colors.ink


@pytest.mark.parametrize("size", [8, 11, 15, 24])
def test_in_the_least_room_one_line_is_seen_without_a_scroll_bar(window: MainWindow, size: int) -> None:
    editor = window.comment_box.editor
    font = editor.font()
    font.setPointSize(size)
    editor.setFont(font)
    QTest.qWait(1)
    assert editor.minimumSizeHint().height() >= editor.height_for("Words")
