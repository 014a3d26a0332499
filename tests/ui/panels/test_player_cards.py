"""The player cards: what they say, that they stay where they are, and where a click leads."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from hen_editor.core import sgf
from hen_editor.core.board import BLACK, WHITE, Color
from hen_editor.core.editing import snapshot
from hen_editor.ui.colors import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, SEEN, ThemeColors, contrast
from hen_editor.ui.panels.player_cards import FaintLine, PlayerCards
from hen_editor.ui.state import State
from hen_editor.ui.theme import ICON_COLORS, palette
from hen_editor.ui.window.main_window import MainWindow
from tests.games import RED_AND_BLUE
from tests.ui.answers import Answers
from tests.ui.gestures import keys, show_game

CAPTURE = "(;SZ[9]AB[ba]AW[aa]PB[Honinbo Shusaku]BR[4d]PW[井上幻庵因碩]KM[0]HA[2]RE[B+2];B[ab];W[ee];B[ff])"


def said(window: MainWindow) -> list[str]:
    return [card.accessibleName() for card in window.player_cards.cards]


def lines(window: MainWindow) -> list[str]:
    return [line.text() for line in window.player_cards.findChildren(FaintLine) if line.isVisible()]


def line(window: MainWindow, words: str) -> FaintLine:
    (found,) = (one for one in window.player_cards.findChildren(FaintLine) if one.text().startswith(words))
    return found


def click(button: QAbstractButton, at: QPoint | None = None) -> None:
    """Click a button as the pointer would: what is over it there gets the click."""
    inside = button.rect().center() if at is None else at
    window = button.window()
    place = button.mapTo(window, inside)
    top = window.childAt(place)
    QTest.mouseClick(top, Qt.MouseButton.LeftButton, pos=top.mapFrom(window, place))


def places(cards: PlayerCards) -> list[QRect]:
    return [each.geometry() for each in (cards, *cards.cards, *cards.findChildren(FaintLine))]


def test_a_game_without_players_has_its_title_there_unless_it_is_seen_below(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]GN[Corner]C[Black to live.]AB[aa]KM[0])")
    assert lines(window) == ["Corner, Komi 0"]
    show_game(window, "(;SZ[9]C[Black to live.\nEasy.]AB[aa]KM[0];B[bb];W[cc])")
    assert lines(window) == ["Komi 0"]
    keys(window, "Right")
    assert lines(window) == ["Black to live, Komi 0"]
    show_game(window, "(;SZ[9]GN[Corner]PB[Ann])")
    assert lines(window) == []


def test_players_are_named_with_rank_captures_and_turn_and_below_komi_handicap_and_result(window: MainWindow) -> None:
    show_game(window, CAPTURE)
    keys(window, "Right")
    assert said(window) == [
        "Black, Honinbo Shusaku 4d, Captures: 1",
        "White, 井上幻庵因碩, Captures: 0, to play",
    ]
    assert lines(window) == ["Komi 0, Handicap 2, B+2"]
    show_game(window, "(;SZ[9]PB[Ann]KM[6.5]RU[Japanese])")
    assert lines(window) == ["Komi 6.5, Japanese rules"]


def test_only_a_title_stands_out_of_the_facts(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]C[Black to live.]AB[aa]KM[0];B[bb];W[cc])")
    assert not line(window, "Komi").is_heading
    keys(window, "Right")
    assert line(window, "Black to live").is_heading
    show_game(window, "(;SZ[9]PB[Ann]GN[Final]KM[0])")
    assert not line(window, "Komi").is_heading


def test_a_problem_is_solved_from_its_title(window: MainWindow) -> None:
    (solve,) = (each for each in window.player_cards.findChildren(QAbstractButton) if each.text() == "Solve")
    show_game(window, "(;SZ[9]PB[Ann]AB[aa];B[bb])")
    assert not solve.isVisible()
    show_game(window, "(;SZ[9]GN[Corner]AB[aa];B[bb])")
    assert solve.isVisible()
    click(solve)
    assert window.session.state.is_solving
    assert not solve.isVisible()
    keys(window, "Escape")
    assert solve.isVisible()


def test_what_is_known_is_named(window: MainWindow) -> None:
    assert said(window) == ["Black, Captures: 0, to play", "White, Captures: 0"]
    assert lines(window) == []
    show_game(window, "(;PW[Bob])")
    assert said(window) == ["Black, Captures: 0, to play", "White, Bob, Captures: 0"]
    show_game(window, RED_AND_BLUE)
    assert {"Red, Captures: 0, to play", "Blue, Captures: 0"} <= set(said(window))
    assert lines(window) == ["Order: Red, Blue"]
    show_game(window, "(;SZ[5];W[aa]HEN[.5x5~wb_5~1])")
    assert lines(window) == []
    show_game(window, "(;GM[11]PB[Ann]PW[Bob])")
    assert said(window) == ["Black, Ann", "White, Bob"]


def test_the_side_to_move_is_lit(window: MainWindow) -> None:
    show_game(window, "(;SZ[9];B[ab];W[ee];B[ff])")
    for lit in (0, 1, 0):
        picture = window.player_cards.grab().toImage()
        rows = [card.geometry() for card in window.player_cards.cards]
        grounds = [picture.pixelColor(row.center().x(), row.top() + 3) for row in rows]
        bars = [picture.pixelColor(row.left() + 1, row.center().y()) for row in rows]
        assert grounds == ([LIGHT.chosen, LIGHT.well] if lit == 0 else [LIGHT.well, LIGHT.chosen])
        assert bars == ([LIGHT.accent, LIGHT.well] if lit == 0 else [LIGHT.well, LIGHT.accent])
        keys(window, "Right")


def test_a_long_name_is_elided_and_nothing_moves_while_stepping(window: MainWindow) -> None:
    show_game(window, CAPTURE.replace("Honinbo Shusaku", "Honinbo " * 40))
    QTest.qWait(1)
    before = places(window.player_cards)
    for _ in range(3):
        keys(window, "Right")
        assert places(window.player_cards) == before
    assert "Honinbo Honinbo" in window.player_cards.cards[0].toolTip()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_two_players_have_a_row_each_as_wide_as_the_panel(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    show_game(window, "(;SZ[9]PB[Kobayashi Koichi]BR[9 dan]PW[Li];B[ab];W[ee])")
    QTest.qWait(1)
    black, white = window.player_cards.cards
    assert black.x() == white.x()
    assert black.geometry().bottom() < white.y()
    assert (black.height(), white.height()) == (40, 40)
    assert black.width() == white.width() >= window.player_cards.width() - 10


def test_the_pencil_and_what_is_below_open_the_game_info(window: MainWindow) -> None:
    show_game(window, CAPTURE.replace("HA[2]", ""))
    QTest.qWait(1)
    (pencil,) = (
        button
        for button in window.player_cards.findChildren(QToolButton)
        if button.accessibleName() == "Click to edit the game info"
    )
    for button in (pencil, line(window, "Komi")):
        answers = Answers("OK")
        answers(lambda button=button: click(button))
        assert answers.asked == ["Game info"]
    assert window.player_cards.rect().contains(pencil.geometry())


@pytest.mark.parametrize("key", ["", "Right"])
def test_a_click_on_a_row_lets_that_side_play_next(window: MainWindow, key: str) -> None:
    show_game(window, "(;SZ[9]PL[B];W[aa])")
    QTest.qWait(1)
    keys(window, *filter(None, [key]))
    for side, turn in ((1, ".w"), (1, ".w"), (0, ".b"), (0, ".b")):
        click(window.player_cards.cards[side])
        assert window.hen_field.editor.text().endswith(turn)
        assert window.board.hasFocus()
    assert window.document.undo_stack.count() == 2


def test_a_colour_of_many_is_chosen_by_one_click(window: MainWindow) -> None:
    show_game(window, RED_AND_BLUE)
    QTest.qWait(1)
    (blue,) = (card for card in window.player_cards.cards if card.seat.color is Color.BLUE)
    click(blue)
    assert window.document.snapshot.position.mover is Color.BLUE


def test_in_a_game_that_is_not_go_a_click_opens_the_game_info(window: MainWindow) -> None:
    show_game(window, "(;GM[11]PB[Ann]PW[Bob])")
    QTest.qWait(1)
    answers = Answers("OK")
    answers(lambda: click(window.player_cards.cards[1]))
    assert answers.asked == ["Game info"]


def test_space_on_a_row_lets_that_side_play_next_and_keeps_the_focus(window: MainWindow) -> None:
    for place in (1, 0):
        card = window.player_cards.cards[place]
        card.setFocus()
        keys(window, "Space")
        assert said(window)[place].endswith("to play")
        assert card.hasFocus()


def test_the_pointer_on_the_other_row_says_what_a_click_does(window: MainWindow) -> None:
    black, white = window.player_cards.cards
    before = [card.grab().toImage() for card in (black, white)]
    for card in (black, white):
        card.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    after = [card.grab().toImage() for card in (black, white)]
    assert after[0] == before[0]
    assert after[1] != before[1]
    assert white.accessibleDescription() == "Click to let this side play next (T)"


def test_a_click_on_the_order_of_play_asks_for_another(window: MainWindow) -> None:
    show_game(window, RED_AND_BLUE)
    QTest.qWait(1)
    answers = Answers("OK")
    answers(lambda: click(line(window, "Order: ")))
    assert answers.asked == ["Order of play"]


def test_the_parts_below_keep_their_places_while_stepping(window: MainWindow) -> None:
    show_game(window, CAPTURE)
    QTest.qWait(1)
    parts = [window.player_cards, *window.player_cards.children(), *window.navigation.children()]
    widgets = [part for part in parts if part.isWidgetType()]
    before = [widget.geometry() for widget in widgets]
    for _ in range(3):
        keys(window, "Right")
        assert [widget.geometry() for widget in widgets] == before


def test_captures_and_the_move_number_are_shown_once(window: MainWindow) -> None:
    window.resize(1280, 800)
    QTest.qWait(20)
    show_game(window, CAPTURE)
    keys(window, "Right")
    shown = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    shown.append(window.navigation.number.text())
    assert [text for text in shown if "Captures" in text or "1 of 3" in text] == ["1 of 3"]


def test_a_name_is_shown_once(window: MainWindow) -> None:
    show_game(window, CAPTURE)
    texts = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    texts += [button.text() for button in window.findChildren(QAbstractButton) if button.isVisible()]
    assert [text for text in texts if "Shusaku" in text] == []
    assert sum("Shusaku" in each for each in said(window)) == 1


def test_each_player_has_a_stone_of_the_colour_in_two_columns(window: MainWindow) -> None:
    window.resize(1280, 800)
    show_game(window, RED_AND_BLUE)
    QTest.qWait(20)
    cards = window.player_cards.cards
    assert len(cards) == 4
    for card in cards:
        picture = card.grab().toImage()
        middle = card.stone().center() * picture.devicePixelRatio()
        assert picture.pixelColor(middle) == ICON_COLORS[card.seat.color]
    assert len({card.x() for card in cards}) == 2
    assert len({card.y() for card in cards}) == 2


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK], ids=["light", "dark", "light+", "dark+"])
@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_each_stone_is_seen_on_each_card(qtbot: QtBot, theme: ThemeColors, color: int) -> None:
    cards = PlayerCards()
    qtbot.addWidget(cards)
    cards.setPalette(palette(theme))
    cards.resize(300, 100)
    cards.show()
    card = cards.cards[color == WHITE]
    picture = card.grab().toImage()
    ground, y = picture.pixelColor(picture.width() // 2, 3), card.stone().center().y()
    row = [picture.pixelColor(x, y) for x in range(card.stone().left(), card.stone().right())]
    assert max(contrast(each, ground) for each in row) >= SEEN


def test_seven_players_leave_room_for_the_list_of_problems_in_a_low_window(window: MainWindow, qtbot: QtBot) -> None:
    two = window.player_cards.cards[0].height()
    window.resize(1024, 660)
    show_game(window, "(;SZ[5:7]HEN[.5x7_7bwrgl_6yp~bwrglyp])")
    window.commands["problem-panel"].trigger()
    qtbot.wait(50)
    assert len(window.player_cards.cards) == 7
    assert window.player_cards.cards[0].height() == 36 < two
    assert window.height() == 660


def test_captures_are_seen_where_the_rows_are_narrow(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]AB[bb:hb][ac]AW[aa:ia][ab];B[ib];W[ee])")  # ten: without fonts all digits are alike
    QTest.qWait(1)
    black, _ = window.player_cards.cards
    narrow = black.minimumSizeHint()
    black.resize(narrow)
    without = black.grab().toImage()
    keys(window, "Right", "Right")  # Black is to move again
    black.resize(narrow)
    assert black.grab().toImage() != without


@given(width=some.integers(120, 500), text=some.sampled_from([9, 12, 24]), count=some.integers(2, 7))
def test_cards_lie_inside_apart_and_as_wide_as_what_they_always_say(
    qapp: QApplication, width: int, text: int, count: int
) -> None:
    cards = PlayerCards()
    font = QFont(qapp.font())
    font.setPixelSize(text)
    cards.setFont(font)
    game = sgf.parse(f"(;SZ[9]KM[6.5]HEN[.9x9~{'bwrglyp'[:count]}])").value
    cards.show_state(State(snapshot.of_collection(game)))
    wide = max(width, cards.minimumSizeHint().width())
    cards.resize(wide, cards.sizeHint().height())
    cards.grab()  # which lays out what is not shown
    shown = [*cards.cards, *(line for line in cards.findChildren(FaintLine) if not line.isHidden())]
    assert len(shown) == count + (2 if count > 2 else 1)
    for place, part in enumerate(shown):
        assert cards.rect().contains(part.geometry())
        assert not any(part.geometry().intersects(other.geometry()) for other in shown[:place])
    assert all(card.width() >= card.minimumSizeHint().width() for card in cards.cards)


def test_the_time_left_is_shown_where_a_node_has_it(window: MainWindow) -> None:
    show_game(window, "(;SZ[9]TM[600]PB[Aki]PW[Ben];B[ee]BL[589.3]OB[3];W[cc]WL[3671];B[dd])")
    window.board.setFocus()
    keys(window, "Right")
    assert [card.seat.time for card in window.player_cards.cards] == ["9:49 (3)", ""]
    assert said(window)[0] == "Black, Aki, Captures: 0, Time left: 9:49 (3)"
    keys(window, "Right")
    assert [card.seat.time for card in window.player_cards.cards] == ["9:49 (3)", "1:01:11"]
    keys(window, "Right")
    assert [card.seat.time for card in window.player_cards.cards] == ["", "1:01:11"]
