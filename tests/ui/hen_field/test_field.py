"""The HEN field and a document: what is typed, pasted and undone, and what is said about it."""

from time import monotonic

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QLocale, QMimeData, Qt, QTimer
from PySide6.QtGui import QAction, QInputMethodEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from hen_editor.core import hen, sgf
from hen_editor.core.board import BLACK, BoardSize, Point, Stones
from hen_editor.core.diagnostics import Severity, Span
from hen_editor.core.editing import variations
from hen_editor.core.editing.snapshot import DraftReason
from hen_editor.core.position import Mark, Position
from hen_editor.document.files import File
from hen_editor.ui.colors import DARK, LIGHT
from hen_editor.ui.hen_field.coloring import formats
from hen_editor.ui.hen_field.field import SIZE_PAUSE_MS
from hen_editor.ui.hen_field.message_line import BADGE
from hen_editor.ui.hen_field.messages import MessageOffer
from hen_editor.ui.theme import palette
from tests.games import RED_AND_BLUE
from tests.steps import steps
from tests.ui.fields import layout_action
from tests.ui.hen_field.conftest import Desk

K10 = Point(9, 9)
K1 = Point(9, 18)
OPENING = (Point(3, 3), Point(15, 3), Point(15, 15))
LIMIT = 100_000
"""The most characters in the field."""
LONG = 4_000
"""The most characters that are read at each keystroke."""
REST, PATIENCE = 100, 1_000
"""The milliseconds after a keystroke in which a longer text is not read, and an unfinished part is no error."""


def play_opening(desk: Desk) -> None:
    for point in OPENING:
        desk.document.play(point)


# Typing.


def test_what_is_typed_is_on_the_board_at_once(desk: Desk) -> None:
    desk.keys("_10Kb")
    assert dict(desk.document.snapshot.position.stones) == {K10: BLACK}
    assert desk.message == ""


def test_every_keystroke_is_reported_once(desk: Desk) -> None:
    desk.keys("_1Kb")
    assert [text for text, _ in desk.emitted] == ["_", "_1", "_1K", "_1Kb"]


def test_a_text_that_is_typed_is_laid_out_once_with_its_colours(desk: Desk) -> None:
    layout, block = desk.editor.document().documentLayout(), desk.editor.document().begin()
    shown = list[list[tuple[int, int]]]()
    for laid_out in (layout.update, layout.updateBlock):
        laid_out.connect(lambda _: shown.append([(each.start, each.length) for each in block.layout().formats()]))
    desk.keys("_1Kb")
    assert shown == [[(0, 1), (0, 1)], [(0, 2), (0, 2)], [(0, 2), (2, 1), (2, 1)], [(0, 2), (2, 1)]]


def test_showing_a_snapshot_tells_nothing(desk: Desk) -> None:
    play_opening(desk)
    desk.document.go(desk.document.snapshot.tree.root)
    desk.document.undo_stack.undo()
    assert desk.emitted == []


def test_spelling_and_caret_stay_while_the_text_means_the_same(desk: Desk) -> None:
    desk.keys("_3 Kb  ~bw")
    desk.editor.caret = 4
    desk.document.end_burst()
    desk.document.type_comment("No other move.")
    assert (desk.text, desk.editor.caret) == ("_3 Kb  ~bw", 4)


def test_the_text_is_rewritten_where_the_board_changes(desk: Desk) -> None:
    desk.keys("_3 Kb")
    desk.document.set_stones([K10], BLACK)
    assert hen.parse(desk.text).value.stones.keys() == {K10, Point(9, 16)}


def test_the_caret_stays_by_what_it_stood_at(desk: Desk) -> None:
    desk.keys("_3Kb_2Lw.b")
    desk.editor.caret = 4
    desk.document.set_stones([Point(0, 0)], BLACK)
    assert (desk.text, desk.editor.caret) == ("_19b_3Kb_2Lw.b", 8)


def test_a_mark_on_the_way_leaves_nothing_behind(desk: Desk) -> None:
    desk.keys("_10Kb.K1")
    assert desk.document.snapshot.position.ko == K1
    desk.keys("0-CR")
    position = desk.document.snapshot.position
    assert (position.ko, dict(position.marks)) == (None, {K10: Mark.CIRCLE})


def test_what_an_input_method_prepares_is_typed_once_it_is_committed(desk: Desk) -> None:
    desk.keys("_3K")
    before = desk.document.snapshot
    QApplication.sendEvent(desk.editor, QInputMethodEvent("ｂ", []))
    desk.mirror.show(desk.mirror.state._replace(chosen_tool="ko"))
    assert (desk.document.snapshot, desk.text) == (before, "_3K")
    assert desk.editor.textCursor().block().layout().preeditAreaText() == "ｂ"
    committed = QInputMethodEvent()
    committed.setCommitString("b")
    QApplication.sendEvent(desk.editor, committed)
    assert [text for text, _ in desk.emitted] == ["_", "_3", "_3K", "_3Kb"]
    assert dict(desk.document.snapshot.position.stones) == {Point(9, 16): BLACK}


# Sizes that are not typed to their end yet.


def test_a_size_waits_for_its_last_digit(desk: Desk, qtbot: QtBot) -> None:
    desk.keys(".13x1")
    assert desk.document.snapshot.position.size == BoardSize()
    desk.keys("3")
    assert desk.emitted[-1] == (".13x13", False)
    qtbot.waitUntil(lambda: desk.emitted[-1] == (".13x13", True), timeout=SIZE_PAUSE_MS + 1000)
    assert desk.document.snapshot.position.size == BoardSize(13, 13)


def test_another_character_settles_a_size(desk: Desk) -> None:
    desk.keys(".13x13_")
    assert desk.emitted[-1] == (".13x13_", True)


def test_a_caret_that_leaves_settles_a_size(desk: Desk) -> None:
    desk.keys(".13x13")
    QTest.keyClick(desk.editor, Qt.Key.Key_Home)
    assert desk.document.snapshot.position.size == BoardSize(13, 13)


def test_a_focus_that_leaves_settles_a_size(desk: Desk, qtbot: QtBot) -> None:
    desk.keys(".13x13")
    with qtbot.waitSignal(desk.field.editing_finished):
        desk.editor.clearFocus()
    assert desk.document.snapshot.position.size == BoardSize(13, 13)


def test_a_size_that_is_being_typed_gives_no_message(desk: Desk) -> None:
    desk.keys("_19b")
    desk.editor.caret = 0
    desk.keys(".13x1")
    assert (desk.message, desk.mirror.state.typing.problems) == ("", ())


# Undo.


def test_undo_takes_back_the_burst_and_brings_its_spelling_back(desk: Desk) -> None:
    desk.keys("_3 Kb")
    desk.document.end_burst()
    desk.keys(" w_19Q")
    desk.document.undo_stack.undo()
    assert desk.text == "_3 Kb"
    desk.document.undo_stack.undo()
    assert desk.text == ""


@pytest.mark.parametrize("key", [QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo])
def test_undo_and_redo_are_the_windows(desk: Desk, key: QKeySequence.StandardKey) -> None:
    asked: list[bool] = []
    action = QAction(desk.window)
    action.setShortcut(key)
    action.triggered.connect(lambda: asked.append(True))
    desk.window.addAction(action)
    desk.keys("_3Kb")
    QTest.keySequence(desk.editor, QKeySequence(key))
    assert (asked, desk.text) == ([True], "_3Kb")


def test_undo_tells_a_long_text_first(desk: Desk) -> None:
    desk.paste("_3Kb" * (LONG // 4 + 1))
    assert desk.emitted == []
    QTest.keySequence(desk.editor, QKeySequence(QKeySequence.StandardKey.Undo))
    assert [text for text, _ in desk.emitted] == [desk.text]


# Drafts.


def test_an_error_is_a_draft_with_a_badge_and_a_fix(desk: Desk) -> None:
    desk.keys("_19Ib.")
    desk.keys("b")
    assert desk.document.snapshot.hen_text.draft is DraftReason.INVALID
    assert desk.line.message.badge
    assert desk.message == "I is not a column; did you mean J?"
    desk.take(MessageOffer.FIX)
    assert (desk.text, desk.message) == ("_19Jb.b", "")
    assert dict(desk.document.snapshot.position.stones) == {Point(8, 0): BLACK}


def test_several_errors_are_fixed_at_once_as_one_step(desk: Desk) -> None:
    desk.keys("_19Ib_18Ib_17Kb")
    assert desk.offers == [MessageOffer.FIX, MessageOffer.FIX_ALL, MessageOffer.LIST_PROBLEMS]
    desk.document.end_burst()
    desk.take(MessageOffer.FIX_ALL)
    assert (desk.text, desk.message) == ("_19Jb_18Jb_17Kb", "")
    desk.document.undo_stack.undo()
    assert desk.text == "_19Ib_18Ib_17Kb"


def test_one_error_alone_offers_no_fix_for_all(desk: Desk) -> None:
    desk.keys("_19Ib_17Kb")
    assert desk.offers == [MessageOffer.FIX]


def test_what_a_habit_explains_has_one_fix_once_it_is_not_being_typed(desk: Desk, qtbot: QtBot) -> None:
    desk.keys("_E5b_G5w")
    label = "Read all rows as number, column, stones"
    qtbot.waitUntil(lambda: [button.label for button in desk.line.message.buttons[:1]] == [label])
    assert desk.offers == [MessageOffer.FIX]
    desk.document.end_burst()
    desk.take(MessageOffer.FIX)
    assert (desk.text, desk.message) == ("_5Eb_5Gw", "")
    desk.document.undo_stack.undo()
    assert desk.text == "_E5b_G5w"
    desk.field.fix_first()
    assert desk.text == "_5Eb_5Gw"


def test_escape_drops_a_draft(desk: Desk) -> None:
    desk.keys("_19Ib.b")
    QTest.keyClick(desk.editor, Qt.Key.Key_Escape)
    assert (desk.document.snapshot.hen_text.draft, desk.message) == (None, "")
    assert hen.parse(desk.text).ok


def test_escape_on_a_draft_gives_back_what_there_was_before_typing(desk: Desk) -> None:
    desk.keys("_19b2")
    desk.document.type_comment("Two stones.")
    before = desk.document.snapshot
    QTest.keySequence(desk.editor, QKeySequence(QKeySequence.StandardKey.SelectAll))
    for character in ".9x9_9b_":
        desk.keys(character)
        desk.document.end_burst()  # as after a pause
    desk.keys("!")
    QTest.keyClick(desk.editor, Qt.Key.Key_Escape)
    assert (desk.document.snapshot, desk.text) == (before, "_19b2")
    desk.document.undo_stack.undo()
    assert desk.text == ".9x9_9b_!"


def test_escape_gives_back_what_was_there_when_the_field_got_the_focus(desk: Desk) -> None:
    desk.keys("_19b2")
    desk.editor.clearFocus()
    desk.editor.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.keySequence(desk.editor, QKeySequence(QKeySequence.StandardKey.SelectAll))
    desk.keys("_!")
    QTest.keyClick(desk.editor, Qt.Key.Key_Escape)
    assert desk.text == "_19b2"


def test_a_draft_found_when_the_field_gets_the_focus_is_dropped_alone(desk: Desk) -> None:
    desk.keys("_19b2_!")
    desk.editor.clearFocus()
    desk.editor.setFocus(Qt.FocusReason.MouseFocusReason)
    desk.keys("!")
    QTest.keyClick(desk.editor, Qt.Key.Key_Escape)
    assert desk.text == "_19b2"


def test_escape_goes_on_to_the_window_where_there_is_no_draft(desk: Desk) -> None:
    desk.keys("_19K")
    QTest.keyClick(desk.editor, Qt.Key.Key_Escape)
    assert desk.window.escapes == 0
    QTest.keyClick(desk.editor, Qt.Key.Key_Escape)
    assert desk.window.escapes == 1


def test_a_draft_left_behind_is_offered_and_restored(desk: Desk) -> None:
    play_opening(desk)
    node = desk.document.snapshot.node
    desk.editor.caret = len(desk.text)
    desk.keys(".C")
    draft = desk.text
    desk.document.go(desk.document.snapshot.tree.root)
    assert desk.message == "Unfinished text at move 3"
    assert desk.offers == [MessageOffer.RESTORE, MessageOffer.DISCARD]
    desk.take(MessageOffer.RESTORE)
    assert (desk.document.snapshot.node, desk.text) == (node, draft)


def test_a_draft_left_behind_is_at_a_move_of_any_colour(desk: Desk) -> None:
    desk.document.begin(File(collection=sgf.parse(RED_AND_BLUE).value))
    desk.document.go(2)
    desk.editor.caret = len(desk.text)
    desk.keys(".C")
    desk.document.go(0)
    assert desk.message == "Unfinished text at move 2"


def test_a_draft_left_behind_is_discarded(desk: Desk) -> None:
    play_opening(desk)
    desk.keys("!")
    desk.document.go(desk.document.snapshot.tree.root)
    desk.take(MessageOffer.DISCARD)
    assert (desk.message, desk.document.snapshot.drafts) == ("", ())


def test_a_draft_at_a_deleted_move_goes_with_it_and_comes_back(desk: Desk) -> None:
    play_opening(desk)
    desk.keys("!")
    tree = desk.document.snapshot.tree
    desk.document.go(tree.children(tree.root)[0])
    desk.document.edit(variations.without_subtree(desk.document.snapshot), "Delete")
    assert desk.offers == []
    desk.document.undo_stack.undo()
    assert desk.offers == [MessageOffer.RESTORE, MessageOffer.DISCARD]


def test_an_empty_field_is_a_draft(desk: Desk) -> None:
    play_opening(desk)
    desk.editor.selectAll()
    QTest.keyClick(desk.editor, Qt.Key.Key_Delete)
    assert desk.document.snapshot.hen_text.draft is DraftReason.EMPTY
    assert desk.message.startswith("Empty text does not change the board")


# What is being typed is given time.


def test_an_unfinished_part_is_called_an_error_after_a_second(desk: Desk, qtbot: QtBot) -> None:
    since = monotonic()
    desk.keys("_19K")
    assert (desk.message, desk.line.message.badge, desk.mirror.state.typing.problems) == ("", False, ())
    qtbot.waitUntil(
        lambda: desk.message == "No stone follows column K in row 19; one was expected, as in “Kb”.",
        timeout=PATIENCE + 1000,
    )
    assert monotonic() - since > 0.9 * PATIENCE / 1000
    assert desk.line.message.badge


def test_an_unfinished_part_is_called_an_error_when_the_caret_leaves(desk: Desk) -> None:
    desk.keys("_19K")
    QTest.keyClick(desk.editor, Qt.Key.Key_Left)
    assert desk.message == "No stone follows column K in row 19; one was expected, as in “Kb”."


def test_other_errors_are_reported_at_once(desk: Desk) -> None:
    desk.keys("_19Ib_18K")
    assert desk.message == "I is not a column; did you mean J?"
    assert desk.offers == [MessageOffer.FIX]


def test_the_first_error_comes_before_warnings_and_notes_are_not_shown(desk: Desk) -> None:
    desk.keys(".A1-a.A1-b.A2-c~d.K99.b")
    severities = [problem.severity for problem in desk.mirror.state.typing.problems]
    assert sorted(severities, key=list(Severity).index) == list(Severity)
    assert desk.line.message.severity is Severity.ERROR
    assert [button.label for button in desk.line.message.buttons][-1] == "1 more"


# Pasting.


def test_a_pasted_size_replaces_the_whole_text(desk: Desk) -> None:
    desk.keys("_3Kb")
    desk.paste(".9x9_5Gb")
    assert desk.text == ".9x9_5Gb"
    assert desk.document.snapshot.position.size == BoardSize(9, 9)
    assert desk.editor.caret == len(desk.text)


def test_a_pasted_address_replaces_the_whole_text(desk: Desk) -> None:
    desk.keys("_3Kb")
    desk.paste("https://play.goshawk.cc/playgo/goban.html#_5Gb")
    assert desk.text == "_5Gb"


@pytest.mark.parametrize("text", ["_5Gb", "b2", "hello", "“_5Gb”", "a\nb"])
def test_any_other_text_goes_in_at_the_caret(desk: Desk, text: str) -> None:
    desk.keys("_3Kb")
    desk.editor.caret = 2
    desk.paste(text)
    assert desk.text == f"_3{text}Kb"


def test_a_paste_of_another_size_on_a_game_is_offered_as_new(desk: Desk, qtbot: QtBot) -> None:
    play_opening(desk)
    position = desk.document.snapshot.position
    desk.paste(".9x9_5Gb")
    assert desk.document.snapshot.position == position
    assert desk.message == "This game is on 19x19; a 9x9 position does not fit."
    with qtbot.waitSignal(desk.field.open_as_new_requested) as asked:
        desk.take(MessageOffer.OPEN_AS_NEW)
    assert asked.args == [".9x9_5Gb"]


def test_a_whole_paste_on_a_game_is_offered_as_a_variation_too(desk: Desk, qtbot: QtBot) -> None:
    play_opening(desk)
    desk.paste(".19x19_5Gb")
    assert desk.offers == [MessageOffer.OPEN_AS_NEW, MessageOffer.ADD_AS_VARIATION]
    with qtbot.waitSignal(desk.field.add_as_variation_requested) as asked:
        desk.take(MessageOffer.ADD_AS_VARIATION)
    assert asked.args == [".19x19_5Gb"]


@pytest.mark.parametrize("offer", [MessageOffer.OPEN_AS_NEW, MessageOffer.ADD_AS_VARIATION])
def test_a_text_is_offered_with_the_byte_order_mark_in_front(desk: Desk, qtbot: QtBot, offer: MessageOffer) -> None:
    play_opening(desk)
    desk.paste(".19x19_5Gb")
    desk.document.type_hen("\ufeff.19x19_5Gb", whole=True)
    requested = {
        MessageOffer.OPEN_AS_NEW: desk.field.open_as_new_requested,
        MessageOffer.ADD_AS_VARIATION: desk.field.add_as_variation_requested,
    }
    with qtbot.waitSignal(requested[offer]) as asked:
        desk.take(offer)
    assert asked.args == ["\ufeff.19x19_5Gb"]


def test_a_refused_paste_with_errors_is_fixed_first(desk: Desk) -> None:
    play_opening(desk)
    desk.paste(".9x9_5Ib")
    assert desk.message.startswith("This game is on 19x19")
    assert desk.message.endswith("I is not a column; did you mean J?")
    assert desk.offers == [MessageOffer.FIX]


# Limits.


def test_a_long_text_is_reported_when_the_keys_rest(desk: Desk, qtbot: QtBot) -> None:
    ordinary = "_3Kb" * (LONG // 4)
    desk.paste(ordinary)
    assert desk.emitted == [(ordinary, True)]
    desk.keys("w")
    assert len(desk.emitted) == 1
    assert REST in [timer.interval() for timer in desk.field.findChildren(QTimer) if timer.isActive()]
    qtbot.waitUntil(lambda: desk.emitted[1:] == [(ordinary + "w", True)], timeout=REST + 1000)


def test_saving_need_not_wait_for_a_long_text(desk: Desk) -> None:
    desk.paste("_3Kb" * (LONG // 4 + 1))
    desk.field.flush()
    assert desk.document.snapshot.hen_text.text == desk.text


def test_a_text_beyond_the_limit_is_refused_with_a_message(desk: Desk) -> None:
    desk.keys("_3Kb")
    desk.paste("b" * LIMIT)
    assert desk.text == "_3Kb"
    assert desk.message == f"Too long: the field is limited to {QLocale().toString(LIMIT)} characters."
    desk.keys("w")
    assert desk.message == ""


def test_a_text_beyond_the_limit_is_not_even_read(desk: Desk) -> None:
    data = QMimeData()
    data.setText("words " * LIMIT)
    assert steps(desk.editor.insertFromMimeData, data) < 10_000
    assert desk.message == f"Too long: the field is limited to {QLocale().toString(LIMIT)} characters."


def test_a_key_beyond_the_limit_is_refused_with_a_message(desk: Desk) -> None:
    desk.paste("b" * LIMIT)
    desk.keys("w")
    assert desk.text == "b" * LIMIT
    assert desk.message == f"Too long: the field is limited to {QLocale().toString(LIMIT)} characters."


def test_in_a_game_that_is_not_go_no_position_can_be_typed(desk: Desk) -> None:
    desk.document.begin(File(collection=sgf.parse("(;GM[11];B[a3])").value))
    desk.keys("_3Kb")
    assert desk.text == ""
    assert desk.message == "This game is not Go: it has no position to show or edit."


def test_a_board_too_wide_for_hen_cannot_be_edited(desk: Desk) -> None:
    desk.document.new(Position(Stones(BoardSize(26, 10))))
    desk.keys("_3Kb")
    assert (desk.text, desk.emitted) == ("", [])
    assert desk.message == "The board has 26 columns; HEN allows at most 25."
    assert desk.line.message.severity is Severity.ERROR  # as in the problem list
    assert desk.editor.placeholderText() == ""
    desk.document.new(Position())
    assert desk.editor.placeholderText().startswith("Type a HEN")
    desk.keys("_3Kb")
    assert desk.text == "_3Kb"


# Tokens and points.


def test_the_token_at_the_caret_highlights_its_points(desk: Desk) -> None:
    desk.keys("_10Kb2.b")
    desk.editor.caret = 5
    assert desk.mirror.state.highlighted_points == {K10, Point(10, 9)}
    desk.editor.clearFocus()
    assert desk.mirror.state.highlighted_points == frozenset()


def test_a_point_highlights_its_tokens(desk: Desk) -> None:
    desk.keys("_10Kb.K10b")
    desk.field.highlight_tokens_of(K10)
    lit = [selection.cursor.selectedText() for selection in desk.editor.extraSelections()]
    assert lit == ["K", "b", ".K10b"]
    desk.field.highlight_tokens_of(None)
    assert desk.editor.extraSelections() == []


# Layout.


def test_one_row_a_line_and_back(desk: Desk) -> None:
    desk.keys("_3 Kb_2Lw.b")
    position = desk.document.snapshot.position
    rows, height = layout_action(desk.field, "One row per line"), desk.editor.sizeHint().height()
    rows.trigger()
    assert (desk.text, rows.isChecked()) == (hen.format(position, multiline=True), True)
    assert desk.editor.sizeHint().height() > height
    rows.trigger()
    assert (desk.text, rows.isChecked()) == ("_3Kb_2Lw.b", False)


def test_the_message_line_never_moves_the_board(desk: Desk) -> None:
    height = desk.field.sizeHint().height()
    desk.keys("_19Ib.b")
    assert desk.line.message.buttons
    assert desk.field.sizeHint().height() == height


def test_no_message_widens_the_window(desk: Desk) -> None:
    width = desk.field.minimumSizeHint().width()
    desk.paste("_19" + "Ü" * 2000)
    assert desk.message
    assert desk.field.minimumSizeHint().width() == width


def test_a_narrow_line_keeps_its_buttons_and_leaves_out_the_badge(desk: Desk, qtbot: QtBot) -> None:
    desk.keys("_19Ib.b")
    badge = next(label for label in desk.line.findChildren(QLabel) if label.text() == BADGE)
    assert badge.isVisible()
    desk.window.resize(330, 140)
    qtbot.waitUntil(lambda: not badge.isVisible())
    assert all(button.isVisible() for button in desk.line.buttons)


def test_the_words_on_a_problem_go_before_the_badge_and_further_buttons(desk: Desk) -> None:
    desk.keys("_19Ib_0Kb_0Kb.b")
    badge = next(label for label in desk.line.findChildren(QLabel) if label.text() == BADGE)
    words = next(label for label in desk.line.findChildren(QLabel) if label.text() == desk.message)
    first, *others = desk.line.buttons
    assert others
    seen = set()
    for width in range(300, 1200, 10):
        desk.window.resize(width, 140)
        QApplication.processEvents()
        assert first.isVisible()
        extras = [part for part in (badge, *others) if part.isVisible()]
        seen.add(len(extras))
        assert not extras or words.width() >= words.fontMetrics().horizontalAdvance(desk.message)
    assert seen == set(range(len(others) + 2))


def test_colours_follow_the_theme(desk: Desk) -> None:
    desk.keys("_3Kb")
    for dark in (True, False):
        shown = palette(DARK if dark else LIGHT)
        desk.field.setPalette(shown)
        row = desk.editor.document().begin().layout().formats()[0]
        assert row.format.foreground() == formats(shown).tokens[hen.TokenKind.ROW].foreground()


def test_the_field_grows_with_what_is_typed_to_five_lines(desk: Desk) -> None:
    heights = []
    for lines in (1, 1, 2, 5, 9):
        desk.editor.replace(Span(0, len(desk.text)), "\n" * (lines - 1) + "_3Kb")
        heights.append(desk.editor.sizeHint().height())
    assert heights[0] == heights[1] < heights[2] < heights[3] == heights[4]


def test_the_field_is_as_high_as_before_when_a_long_draft_is_dropped_or_taken_back(desk: Desk) -> None:
    height = desk.editor.sizeHint().height()
    desk.editor.replace(Span(0, 0), "\n" * 4 + "_19K")
    assert desk.editor.sizeHint().height() > height
    QTest.keyClick(desk.editor, Qt.Key.Key_Escape)
    assert desk.editor.sizeHint().height() == height


def test_of_a_text_that_scrolls_only_whole_lines_are_painted(desk: Desk) -> None:
    desk.document.type_hen("\n".join(f"_8{column}b" for column in "EFHKLMNRT"))  # no problem is underlined
    seen = set()
    for line in (0, 1, 7):
        desk.editor.verticalScrollBar().setValue(line)
        shown, base = desk.editor.viewport().grab().toImage(), desk.editor.palette().base().color()
        rows = range(shown.height())
        inked = [y for y in rows if any(shown.pixelColor(x, y) != base for x in range(shown.width()))]
        seen.add(tuple(y - inked[0] for y in inked))
    (whole,) = seen  # the same of each line, and nothing of others
    assert whole[-1] < desk.editor.fontMetrics().lineSpacing()


def test_the_field_keeps_its_height_while_other_texts_are_shown(desk: Desk) -> None:
    height = desk.editor.sizeHint().height()
    for lines in (5, 1, 9):
        desk.document.type_hen("\n" * (lines - 1) + "_3Kb")
        assert desk.editor.sizeHint().height() == height
        assert desk.editor.verticalScrollBar().isVisible() == (lines > 2)


# Laws.


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(st.characters(exclude_categories=[]) | st.sampled_from("._~-x19KAbw%\r\n "), max_size=40))
def test_any_text_is_taken_and_undone(desk: Desk, text: str) -> None:
    before = desk.text
    desk.document.end_burst()
    desk.paste(text)
    desk.field.flush()
    assert desk.document.snapshot.hen_text.text == desk.text
    for stroke in (Qt.Key.Key_Left, Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
        QTest.keyClick(desk.editor, stroke)
    while desk.document.undo_stack.canUndo():
        desk.document.undo_stack.undo()
    assert desk.text == before
