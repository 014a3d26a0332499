"""What the HEN field does together with its window: its looks, its buttons, the list of problems."""

from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QSettings, Qt, QUrl
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFontDatabase,
    QGuiApplication,
    QHelpEvent,
    QKeySequence,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListView, QPlainTextEdit, QToolButton, QToolTip
from pytestqt.qtbot import QtBot

from hen_editor.core import hen
from hen_editor.core.board import BoardSize, Point
from hen_editor.core.game.overlay import Overlay
from hen_editor.core.hen import TokenKind
from hen_editor.document import files
from hen_editor.ui.hen_field.coloring import formats
from hen_editor.ui.hen_field.editor import HenEditor
from hen_editor.ui.hen_field.message_line import BADGE, MessageLine
from hen_editor.ui.panels.paste_strip import PasteStrip
from hen_editor.ui.state import State
from hen_editor.ui.window.main_window import MainWindow
from tests.drawing.pictures import made
from tests.ui.fields import layout_action
from tests.ui.gestures import Mouse, keys, show_game, shown_picture, write
from tests.ui.opening import open_file

LEFT = Qt.MouseButton.LeftButton


def editor(window: MainWindow) -> HenEditor:
    (found,) = window.hen_field.findChildren(HenEditor)
    return found


def press(window: MainWindow, title: str) -> None:
    """Press the button that has this tooltip or this text."""
    buttons = [each for each in window.hen_field.findChildren(QToolButton) if each.isVisible()]
    (button,) = (each for each in buttons if title in (each.toolTip(), each.text()))
    QTest.mouseClick(button, LEFT)


def typed(window: MainWindow, text: str) -> MainWindow:
    field = editor(window)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    return window


class Laid(NamedTuple):
    """A stretch of the text with the format that is laid over it."""

    text: str
    ink: str
    is_underlined: bool


def laid(window: MainWindow) -> list[Laid]:
    text = editor(window).text()
    wave = QTextCharFormat.UnderlineStyle.WaveUnderline
    return [
        Laid(
            text[one.start : one.start + one.length],
            one.format.foreground().color().name(),
            one.format.underlineStyle() is wave,
        )
        for one in editor(window).document().begin().layout().formats()
    ]


def underlined(window: MainWindow) -> list[str]:
    """Return the stretches of the text that are underlined."""
    return [one.text for one in laid(window) if one.is_underlined]


def badge_of(window: MainWindow) -> QLabel:
    (badge,) = (label for label in window.hen_field.findChildren(QLabel) if label.text() == BADGE)
    return badge


def test_the_text_is_plain_of_equal_width_and_wraps(window: MainWindow) -> None:
    field = editor(window)
    assert isinstance(field, QPlainTextEdit)
    field.insertPlainText("_19" + "bw" * 300)
    assert field.font().family() == QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    assert field.horizontalScrollBar().maximum() == 0


def test_problems_are_underlined_where_they_are(window: MainWindow) -> None:
    typed(window, "_19Ib_18Kb")
    assert underlined(window) == ["Ib"]


def test_tokens_are_coloured_by_their_kind(window: MainWindow) -> None:
    typed(window, "_19Kb2~1~bw.K19b.w.A1-x")
    inks = {one.text: one.ink for one in laid(window)}
    kinds = {
        "_19": TokenKind.ROW,
        "K": TokenKind.COLUMN,
        "2": TokenKind.COUNT,
        "~1": TokenKind.NUMBER,
        "~bw": TokenKind.ORDER,
        ".K19b": TokenKind.LAST_MOVE,
        ".w": TokenKind.TURN,
        ".A1-x": TokenKind.LABEL,
    }
    expected = formats(window.hen_field.palette()).tokens
    assert inks == {text: expected[kind].foreground().color().name() for text, kind in kinds.items()}


def test_a_tooltip_tells_the_problem_that_the_pointer_is_on(window: MainWindow, qtbot: QtBot) -> None:
    typed(window, "_19Ib_18Kb")
    field = editor(window)
    field.caret = 4
    for place, told in ((field.cursorRect().center(), "<qt>I is not a column; did you mean J?</qt>"), (QPoint(), "")):
        event = QHelpEvent(QEvent.Type.ToolTip, place, field.viewport().mapToGlobal(place))
        QApplication.sendEvent(field.viewport(), event)
        qtbot.waitUntil(lambda told=told: QToolTip.text() == told)


def test_an_invalid_text_leaves_the_last_valid_board_with_a_badge(window: MainWindow) -> None:
    window.resize(1280, 800)  # a narrow line has no room for it
    typed(window, "_4Qb")
    badge = badge_of(window)
    assert (len(shown_picture(window).position.stones), badge.isVisible()) == (1, False)
    QTest.keyClicks(editor(window), "w_19Ib")
    assert (len(shown_picture(window).position.stones), badge.isVisible()) == (2, True)


def test_notes_are_in_the_list_only(window: MainWindow) -> None:
    typed(window, ".13x9_5Kb")
    QTest.keyClick(editor(window), Qt.Key.Key_Home)
    assert (underlined(window), window.hen_field.findChild(MessageLine).message.text) == ([], "")
    problems = window.problem_dock.findChild(QListView).model()
    (listed,) = (problems.index(row, 0).data() for row in range(problems.rowCount()))
    assert "13x9, not a square" in listed


@pytest.mark.parametrize(("text", "part"), [("_19K", "K"), ("_18b.K10-", ".K10-")])
def test_an_unfinished_part_is_coloured_as_unfinished(window: MainWindow, text: str, part: str) -> None:
    typed(window, text)
    ink = formats(window.hen_field.palette()).unfinished.foreground().color().name()
    assert "".join(one.text for one in laid(window) if one.ink == ink) == part
    QTest.keyClick(editor(window), Qt.Key.Key_Left)
    assert ink not in [one.ink for one in laid(window)]


def test_the_token_at_the_caret_highlights_its_points_on_the_board(window: MainWindow) -> None:
    typed(window, "_19Kb2.b")
    assert shown_picture(window).highlighted == frozenset()
    editor(window).caret = 5
    assert shown_picture(window).highlighted == {Point(9, 0), Point(10, 0)}
    window.board.setFocus()
    assert shown_picture(window).highlighted == frozenset()


def test_the_pointer_on_a_point_highlights_its_tokens(window: MainWindow) -> None:
    typed(window, "_19Kb_18Kw.K19b")
    mouse = Mouse(window)
    mouse.move("K19")
    assert [lit.cursor.selectedText() for lit in editor(window).extraSelections()] == ["K", "b", ".K19b"]
    mouse.move("A1")
    assert editor(window).extraSelections() == []


def test_a_long_text_is_seen_from_its_first_line_again_once_it_is_left(window: MainWindow) -> None:
    window.document.type_hen("".join(f"_{row}bwbwbwbwbwbwbwbwbwb" for row in range(19, 0, -1)), whole=True)
    field = editor(window)
    QTest.qWait(50)
    start = QTextCursor(field.document())
    before = field.cursorRect(start)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, "_3Kb_")
    QTest.qWait(50)
    assert field.cursorRect(start) != before
    QTest.keyClick(field, Qt.Key.Key_Escape)
    window.board.setFocus()
    QTest.qWait(50)
    assert field.cursorRect(start) == before


def test_escape_gives_back_nothing_that_was_typed_before_the_file_was_saved(window: MainWindow, tmp_path: Path) -> None:
    open_file(window, tmp_path / "position.hen", ".9x9_5Eb\n")
    field = typed(window, ".9x9_5Eb_3Cb").hen_field.editor
    window.commands["save"].trigger()
    saved = window.document.snapshot
    QTest.keyClicks(field, "_2Bw_!")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ".9x9_5Eb_3Cb"
    assert (window.document.snapshot, window.document.is_modified) == (saved, False)


def test_escape_drops_alone_a_draft_that_was_there_when_the_file_was_saved(window: MainWindow, tmp_path: Path) -> None:
    path = open_file(window, tmp_path / "position.hen", ".9x9_5Eb\n")
    field = typed(window, ".9x9_5Eb_3Cb_!").hen_field.editor
    window.commands["save"].trigger()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (f"{field.text()}\n", window.document.is_modified) == (path.read_text(), False)


def test_the_message_begins_where_the_text_does(window: MainWindow) -> None:
    above, below = (widget.mapTo(window, QPoint()).x() for widget in (editor(window), window.statusBar()))
    assert above == below


def test_a_long_text_unfolds_when_the_keys_come_to_it(window: MainWindow) -> None:
    window.document.type_hen("".join(f"_{row}bwbwbwbwbwbwbwbwbwb" for row in range(19, 0, -1)), whole=True)
    field = editor(window)
    window.board.setFocus()
    height = field.height()
    keys(window, "F6")
    assert field.height() >= 3 * height // 2
    keys(window, "F6")
    assert field.height() == height


def test_a_line_that_is_scrolled_to_is_seen_as_high_as_the_first(window: MainWindow) -> None:
    window.document.type_hen(f".A1-{'b' * 400}", whole=True)
    field = editor(window)
    small = field.font()
    small.setPointSize(7)
    field.setFont(small)
    ink: list[int] = []
    for line in (0, 1, 2):
        field.verticalScrollBar().setValue(line)
        QTest.qWait(300)  # until it is coloured
        picture = field.viewport().grab().toImage()
        places = ((x, y) for x in range(100, 160) for y in range(picture.height()))
        ink.append(sum(picture.pixelColor(x, y).lightness() < 128 for x, y in places))
    assert ink == [ink[0]] * 3
    assert ink[0]


def test_more_problems_are_in_the_list(window: MainWindow) -> None:
    typed(window, "_19Ib_18Ib_17Ib")
    window.problem_dock.hide()
    press(window, "2 more")
    assert window.problem_dock.isVisible()


def test_the_fix_of_a_common_misspelling_can_be_made_by_its_key_as_soon_as_it_is_shown(
    window: MainWindow, qtbot: QtBot
) -> None:
    typed(window, "19KBW2")
    qtbot.waitUntil(lambda: window.commands["fix-problem"].isEnabled())
    keys(window, "Alt+Return")
    assert hen.read(editor(window).text()).ok


def test_normalising_writes_the_canonical_form(window: MainWindow) -> None:
    typed(window, ".19x19 _19 bw2 _18b.b")
    layout_action(window.hen_field, "Normalise to canonical form").trigger()
    assert editor(window).text() == "_19bw2_18b.b"


def test_one_row_a_line_and_back(window: MainWindow) -> None:
    typed(window, "_19bw2_18b.b")
    layout_action(window.hen_field, "One row per line").trigger()
    assert editor(window).text() == "_19 bw2\n_18 b\n.b"
    layout_action(window.hen_field, "One row per line").trigger()
    assert editor(window).text() == "_19bw2_18b.b"


def test_the_buttons_copy_and_paste(window: MainWindow) -> None:
    typed(window, "_4Qb.w")
    press(window, "Copy")
    assert QApplication.clipboard().text() == "_4Qb.w"
    QApplication.clipboard().setText(".9x9_5Eb")
    press(window, "Paste")
    assert window.document.snapshot.position.size.columns == 9


@pytest.mark.parametrize(
    ("setting", "address"),
    [
        (None, "https://play.goshawk.cc/playgo/goban.html#_4Qb.w"),
        ("https://example.org/{HEN}/board", "https://example.org/_4Qb.w/board"),
        ("https://example.org/?hen=$hen$#top", "https://example.org/?hen=_4Qb.w#top"),
    ],
)
def test_the_address_that_is_copied_is_a_setting(window: MainWindow, setting: str | None, address: str) -> None:
    if setting is not None:
        QSettings().setValue("address", setting)
    typed(window, "_4Qb.w")
    press(window, "Link")
    assert QApplication.clipboard().text() == address


def test_an_empty_field_says_what_can_be_written(window: MainWindow) -> None:
    assert "paste" in editor(window).placeholderText()


@pytest.fixture
def game(window: MainWindow) -> MainWindow:
    """A game of which a move is shown."""
    window.document.begin(files.of_text("(;SZ[19];B[ee];W[cc])"))
    window.document.type_comment("typed")
    window.document.end_burst()
    window.document.go([*window.document.snapshot.tree.main_line()][2])
    return window


OTHER = "This is not HEN: it was pasted into the window."


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("(;SZ[19];B[dd];W[pp])", "SGF"),
        (";B[dd];W[pp]", "SGF"),
        ("$$Bc19 Cut\n$$ +-------\n$$ | . . X .\n$$ | . O 1 .", "Diagram"),
        (". . . . .\n. X . O .\n. . X . .\n. . O . .\n. . . . .", "Likely a diagram"),
        ("B D4 W Q16", "2 move"),
        ("Is .19x19_5Gb.b better, or .19x19_4Gw.b?", "1 of 2"),
        ("$$ . X O .\n$$ . . . .\n" * 200, ""),
        (".19x19_5Gb.b or " * 400 + ".19x19_4Gw.b?", "1 of 2"),
    ],
)
def test_what_is_no_hen_but_can_be_read_is_pasted_into_the_window(
    game: MainWindow, qtbot: QtBot, text: str, kind: str
) -> None:
    game.hen_field.setFocus()
    QTest.keyClicks(editor(game), ".b")
    before = game.document.snapshot
    QGuiApplication.clipboard().setText(text)
    QTest.keySequence(editor(game), QKeySequence(QKeySequence.StandardKey.Paste))
    qtbot.waitUntil(lambda: not game.session.files.pasting.reader.is_busy, timeout=20_000)
    assert editor(game).text() == before.hen_text.text
    assert game.document.snapshot == before
    strip = game.findChild(PasteStrip)
    assert strip.isVisible() == bool(kind)
    if kind:
        assert strip.findChild(QLabel).text().startswith(kind)
        assert game.statusBar().currentMessage() == ""


def test_what_is_no_hen_and_is_opened_at_once_is_said(window: MainWindow, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("(;SZ[19];B[dd];W[pp])")
    press(window, "Paste")
    qtbot.waitUntil(lambda: len(window.document.snapshot.tree) == 3)
    assert window.statusBar().currentMessage() == OTHER


@pytest.mark.parametrize("text", ["b2", ".K10-a", "_5Gb", "no HEN", "x D4", " "])
def test_a_piece_of_hen_and_what_nobody_can_read_goes_in_at_the_caret(game: MainWindow, text: str) -> None:
    game.hen_field.setFocus()
    editor(game).selectAll()
    QGuiApplication.clipboard().setText(text)
    QTest.keySequence(editor(game), QKeySequence(QKeySequence.StandardKey.Paste))
    assert editor(game).text() == text


def test_a_picture_is_pasted_into_the_window(game: MainWindow, qtbot: QtBot) -> None:
    game.hen_field.setFocus()
    text = editor(game).text()
    data = QMimeData()
    data.setData("image/png", made.png(made.text(b".9x9_5Gb.b")))
    QGuiApplication.clipboard().setMimeData(data)
    QTest.keySequence(editor(game), QKeySequence(QKeySequence.StandardKey.Paste))
    qtbot.waitUntil(lambda: game.findChild(PasteStrip).isVisible())
    assert editor(game).text() == text


def test_a_picture_with_a_file_beside_it_is_pasted_into_the_window(game: MainWindow, qtbot: QtBot) -> None:
    game.commands["copy-picture"].trigger()
    text = editor(game).text()
    game.commands["paste-hen"].trigger()
    qtbot.waitUntil(lambda: game.findChild(PasteStrip).isVisible())
    assert editor(game).text() == text


def test_the_button_pastes_a_hen_in_place_of_the_text(window: MainWindow) -> None:
    for text in ("_19b", "_1Kw.b", "_4Dd"):
        QGuiApplication.clipboard().setText(text)
        press(window, "Paste")
        assert editor(window).text() == text


def test_the_button_says_that_there_is_nothing_to_paste(window: MainWindow) -> None:
    QGuiApplication.clipboard().clear()
    press(window, "Paste")
    assert window.statusBar().currentMessage().startswith("Nothing to paste")


def test_a_hen_pasted_whole_into_a_file_of_problems_loses_none(window: MainWindow, qtbot: QtBot) -> None:
    window.document.begin(files.of_text("(;SZ[9]AB[aa]PL[W];W[bb])(;SZ[9]AB[cc])"), saved=False)
    text, games = editor(window).text(), window.document.snapshot.collection.games
    for pasted in (".9x9_5Eb", "_5Eb"):
        QGuiApplication.clipboard().setText(pasted)
        press(window, "Paste")
        qtbot.waitUntil(lambda: window.findChild(PasteStrip).isVisible())
        assert (editor(window).text(), window.document.snapshot.collection.games) == (text, games)
        keys(window, "Esc")


@pytest.mark.parametrize(
    ("text", "fix"), [(".9x9_5Ib", "Change I to J"), (".9x9_E5b_G5w", "Read all rows as number, column, stones")]
)
def test_a_hen_typed_with_a_mistake_into_a_file_of_problems_becomes_a_new_one_once_it_is_fixed(
    window: MainWindow, qtbot: QtBot, text: str, fix: str
) -> None:
    window.document.begin(files.of_text("(;SZ[9]AB[aa]PL[W];W[bb])(;SZ[9]AB[cc])"), saved=False)
    before = window.document.snapshot.collection.games
    window.resize(1280, 800)
    typed(window, text)
    line = window.hen_field.findChild(MessageLine)
    qtbot.waitUntil(lambda: [each.text() for each in line.buttons if each.isVisible()][:2] == [fix, "As new game"])
    meant = line.message.buttons[1].about
    QTest.mouseMove(line.buttons[1])
    press(window, "As new game")
    first, _, last = window.document.snapshot.collection.games
    assert (first, last) == before
    assert window.document.snapshot.game == 1
    assert dict(window.document.snapshot.position.stones) == dict(hen.parse(meant).value.stones)
    assert (window.document.snapshot.drafts, line.message.text) == ((), "")
    assert window.board.hasFocus()
    window.document.undo_stack.setIndex(0)
    assert window.document.snapshot.collection.games == before


@pytest.mark.parametrize(
    ("text", "offers"),
    [
        (".13x13_5Eb", ["As new game", "Open as a new position"]),
        (".13x13_5Ib", ["Change to “Jb”", "As new game"]),
    ],
)
def test_a_hen_of_another_size_becomes_a_new_problem_beside_the_others(
    window: MainWindow, qtbot: QtBot, text: str, offers: list[str]
) -> None:
    window.document.begin(files.of_text("(;SZ[9]AB[aa]PL[W];W[bb])(;SZ[9]AB[cc])"), saved=False)
    window.resize(1920, 800)
    typed(window, text)
    line = window.hen_field.findChild(MessageLine)
    qtbot.waitUntil(lambda: [each.text() for each in line.buttons if each.isVisible()][:2] == offers)
    press(window, "As new game")
    assert [game.size for game in window.document.snapshot.collection.games] == [
        BoardSize(*[n] * 2) for n in (9, 13, 9)
    ]


@pytest.mark.parametrize(
    ("games", "text"),
    [
        ("(;SZ[9]AB[aa])", ".9x9_5Ib"),
        ("(;SZ[9]AB[aa])(;SZ[9]AB[cc])", ".9x9_5Ib_12Cb"),  # with another mistake that has no fix
    ],
)
def test_a_hen_with_a_mistake_is_not_offered_as_a_new_game_where_it_is_alone_or_cannot_be_one(
    window: MainWindow, qtbot: QtBot, games: str, text: str
) -> None:
    window.document.begin(files.of_text(games), saved=False)
    typed(window, text)
    line = window.hen_field.findChild(MessageLine)
    qtbot.waitUntil(lambda: line.message.text != "")
    assert "As new game" not in [each.text() for each in line.buttons]


def test_a_file_is_pasted_into_the_window_which_opens_it(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "other.sgf"
    path.write_text("(;SZ[13])")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    QGuiApplication.clipboard().setMimeData(data)
    window.hen_field.setFocus()
    QTest.keySequence(editor(window), QKeySequence(QKeySequence.StandardKey.Paste))
    qtbot.waitUntil(lambda: window.document.path == path)


# Fixes.


def shown(window: MainWindow) -> str:
    """Return the position that the board shows, as HEN."""
    return hen.format(window.board.figure.position)


@pytest.mark.parametrize("text", ["_E5b_G5w", "_19Ib_17Kb"])
def test_a_fix_is_previewed_while_its_button_is_pointed_at(window: MainWindow, qtbot: QtBot, text: str) -> None:
    typed(window, "_3Kb")
    window.document.end_burst()
    typed(window, text)
    line = window.hen_field.findChild(MessageLine)
    qtbot.waitUntil(lambda: window.session.state.typing.is_part_open is False)
    button, before = line.buttons[0], hen.format(window.document.snapshot.position)
    pointed = [
        (lambda: QApplication.sendEvent(button, QEnterEvent(QPointF(), QPointF(), QPointF())), QEvent.Type.Leave),
        (lambda: QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn)), QEvent.Type.FocusOut),
    ]
    for point, leaving in pointed:
        point()
        assert shown(window) != before
        assert hen.format(window.document.snapshot.position) == before
        event = QFocusEvent(leaving) if leaving is QEvent.Type.FocusOut else QEvent(leaving)
        QApplication.sendEvent(button, event)
        assert shown(window) == before
    pointed[0][0]()
    button.click()
    assert shown(window) == hen.format(window.document.snapshot.position) != before
    assert window.session.state.preview is None


def test_pointing_at_a_fix_that_adds_a_node_leaves_the_focus_and_the_comment_to_the_user(
    window: MainWindow, qtbot: QtBot
) -> None:
    show_game(window, "(;SZ[19];B[dd];W[pp])")
    window.document.go(2)
    typed(window, "_19KBW")
    qtbot.waitUntil(lambda: window.session.state.typing.is_part_open is False)
    button, comment = window.hen_field.findChild(MessageLine).buttons[0], window.comment_box.editor
    before = shown(window)
    comment.setFocus()
    QApplication.sendEvent(button, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert shown(window) != before
    QTest.keyClicks(comment, "ab")
    assert comment.toPlainText() == "ab"
    window.tree.setFocus()
    QApplication.sendEvent(button, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert shown(window) != before
    assert window.focusWidget() is window.tree


def test_a_fix_for_another_size_is_shown_without_the_markup_of_this_one(window: MainWindow, qtbot: QtBot) -> None:
    show_game(window, "(;SZ[19]TB[ss]AR[aa:pp])")
    typed(window, ".9x9_E5b")
    qtbot.waitUntil(lambda: window.session.state.typing.is_part_open is False)
    button = window.hen_field.findChild(MessageLine).buttons[0]
    QApplication.sendEvent(button, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert shown(window) == ".9x9_5Eb"
    assert window.board.figure.overlay == Overlay()


def test_a_fix_that_goes_while_a_paste_is_shown_does_not_end_that(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(window, "_3Kb")
    window.document.end_burst()
    show = window.hen_field.show_state

    def show_and_hide_fix(state: State) -> None:
        show(state)
        window.hen_field.fix_pointed.emit(None)

    monkeypatch.setattr(window.hen_field, "show_state", show_and_hide_fix)
    QGuiApplication.clipboard().setText("_3Kb and .9x9_5Eb")
    window.commands["paste"].trigger()
    assert window.findChild(PasteStrip).isVisible()
    assert window.session.state.preview is not None


HIDING = "(;SZ[9]ST[2];B[ee](;W[cc](;B[gg])(;B[gc]))(;W[dd]))"


def said(window: MainWindow) -> tuple[str, list[str]]:
    """Return the message and its buttons."""
    line = window.hen_field.findChild(MessageLine)
    return line.message.text, [button.text() for button in line.buttons]


def test_it_is_said_once_that_a_file_hides_its_variations_and_a_button_shows_them(window: MainWindow) -> None:
    window.document.begin(files.of_text(HIDING))
    nodes = [*window.document.snapshot.tree.main_line()]
    place = window.board.mapTo(window, window.board.rect().center())
    assert said(window) == ("", [])
    window.document.go(nodes[1])
    assert said(window) == ("This file asks not to show its variations on the board.", ["Show variations"])
    assert window.board.mapTo(window, window.board.rect().center()) == place
    for node in (nodes[2], nodes[1]):
        window.document.go(node)
        assert said(window) == ("", [])
    window.document.begin(files.of_text(HIDING))
    window.document.go([*window.document.snapshot.tree.main_line()][1])
    assert not shown_picture(window).next_moves
    press(window, "Show variations")
    assert {point.name(BoardSize(9, 9)) for point in shown_picture(window).next_moves} == {"C7", "D6"}
    assert said(window) == ("", [])


@pytest.mark.parametrize("text", [HIDING.replace("ST[2]", ""), "(;SZ[9]ST[2];B[ee];W[cc])"])
def test_nothing_is_said_where_nothing_is_hidden(window: MainWindow, text: str) -> None:
    window.document.begin(files.of_text(text))
    window.document.go([*window.document.snapshot.tree.main_line()][1])
    assert said(window) == ("", [])


def test_enter_is_done_and_gives_the_keys_to_the_board_unless_the_text_has_an_error(window: MainWindow) -> None:
    editor = window.hen_field.editor
    editor.setFocus()
    write(window, ".5x5_3Cb")
    keys(window, "Return")
    assert window.board.hasFocus()
    assert editor.text() == ".5x5_3Cb"
    editor.setFocus()
    keys(window, "Ctrl+End")
    write(window, "_9!")
    keys(window, "Return")
    assert editor.hasFocus()
    assert editor.text() == ".5x5_3Cb_9!"


def test_shift_and_enter_begin_a_line_as_a_file_has_them(window: MainWindow) -> None:
    editor = window.hen_field.editor
    editor.setFocus()
    write(window, ".5x5_3Cb")
    keys(window, "Shift+Return")
    write(window, "_2Cw")
    assert editor.text() == ".5x5_3Cb\n_2Cw"
    assert window.document.snapshot.position.stones.cells.count(b"w") == 1
